# How Ukrainian says the phrases of the game: one message per phrase, its roles as variables.
#   $mood    imp (зробіть), inf (зробити), sg3 (робить), pl3 (роблять)
#   $person  of the role `who`: you, sg3, pl3
#   .not     when it does not hold; .minus when the number is below zero; .would when something else happens instead;
#   .during as an adverbial, before a condition that has an “otherwise”; .after, .before with a conjunction of their own

## What players do

choose = { $mood ->
    [inf] вибрати
    [sg3] вибирає
    [pl3] вибирають
   *[imp] виберіть
  } { NP($what, case: "acc") }
complete-free = { $mood ->
    [inf] здійснити
    [sg3] здійснює
    [pl3] здійснюють
   *[imp] здійсніть
  } { NP($what, case: "acc") } без виконання умов
discard = { $mood ->
    [inf] скинути
    [sg3] скидає
    [pl3] скидають
   *[imp] скиньте
  } { NP($what, case: "acc") }
double = { doubling } { OF("strength", $what, case: "acc") }
double-next = { doubling } { WORD("strength", "acc") } { AGR("next", $what, case: "gen") } { NP($what, case: "gen") }, { AGR("which", $what, case: "acc") } { NP($who, case: "nom") } { placing } в цій битві,
draw-more = під час { NP($when, case: "gen") } { $mood ->
    [inf] витягнути
    [sg3] витягує
    [pl3] витягують
   *[imp] витягніть
  } { NP($what, case: "acc") } і { keeping } собі { COUNT($k) } з витягнутих жетонів
forge = { $mood ->
    [inf] використати
    [sg3] використовує
    [pl3] використовують
   *[imp] використайте
  } { NP($what, case: "acc") } для поліпшення
gain = { $mood ->
    [inf] отримати
    [sg3] отримує
    [pl3] отримують
   *[imp] отримайте
  } { NP($what, case: "acc") }
gain-ally = { gain }
get = { WEIGHT($what) ->
    [heavy] { raising } на { COUNT($n) } { OF("strength", $what, case: "acc") }
   *[light] { raising } { OF("strength", $what, case: "acc") } на { COUNT($n) }
  }
  .minus = { WEIGHT($what) ->
    [heavy] { lowering } на { COUNT($n) } { OF("strength", $what, case: "acc") }
   *[light] { lowering } { OF("strength", $what, case: "acc") } на { COUNT($n) }
  }
move-between = { $mood ->
    [inf] перемістити
    [sg3] переміщує
    [pl3] переміщують
   *[imp] перемістіть
  } { PLACE($start, "from") } { PLACE($goal, "into") } { NP($what, case: "acc") }
move-marker = { $mood ->
    [inf] переставити
    [sg3] переставляє
    [pl3] переставляють
   *[imp] переставте
  } { NP($what, case: "acc") } { PLACE($place, "into") }
place = { $mood ->
    [inf] розташувати
    [sg3] розташовує
    [pl3] розташовують
   *[imp] розташуйте
  } { NP($what, case: "acc") } { PLACE($place, "in") }
remove = { $mood ->
    [inf] вилучити
    [sg3] вилучає
    [pl3] вилучають
   *[imp] вилучіть
  } з гри { NP($what, case: "acc") }
return = { $mood ->
    [inf] повернути
    [sg3] повертає
    [pl3] повертають
   *[imp] поверніть
  } { NP($what, case: "acc") } { PLACE($place, "into") }
set-strength = { $mood ->
    [inf] вважати
    [sg3] вважає
    [pl3] вважають
   *[imp] вважайте
  }, що { OF("strength", $what, case: "nom") } дорівнює { COUNT($n) },
swap = { $mood ->
    [inf] обміняти
    [sg3] обмінює
    [pl3] обмінюють
   *[imp] обміняйте
  } { NP($what, case: "acc") } { NP($other, case: "acc", prep: "на") } { PLACE($place, "from") }
triple = { $mood ->
    [inf] потроїти
    [sg3] потроює
    [pl3] потроюють
   *[imp] потройте
  } { OF("strength", $what, case: "acc") }

## Standing rules

immune = { NP($source, case: "nom") } { NUMBER($source) ->
    [pl] не можуть
   *[sg] не може
  } впливати { NP($what, case: "acc", prep: "на") }

## Conditions

have = { NP($who, case: "nom") } { having } { NP($what, case: "acc") }
  .not = { NP($who, case: "nom") } не { having } { NP($what, case: "gen") }
have-fewer = { KIND($n) ->
    [number] { NP($who, case: "nom") } { having } менше ніж { COUNT($n, $what, case: "acc") }
   *[amount] { NP($who, case: "nom") } { having } менше { NP($what, case: "gen") }, ніж { MANY($n) },
  }
have-more = { KIND($n) ->
    [number] { NP($who, case: "nom") } { having } більше ніж { COUNT($n, $what, case: "acc") }
   *[amount] { NP($who, case: "nom") } { having } більше { NP($what, case: "gen") }, ніж { MANY($n) },
  }
have-most = { NP($who, case: "nom") } { having } більше { NP($what, case: "gen") }, ніж будь-хто інший,
is = { NP($what, case: "nom") } { AGR($q, $what, case: "nom") }
  .not = { NP($what, case: "nom") } не { AGR($q, $what, case: "nom") }
won = { NP($who, case: "nom", stress: "yes") } { winning }
  .not = { NP($who, case: "nom", stress: "yes") } не { winning }

## Amounts. `.many` follows “as many as” and “more than”.

strength-of = { OF("strength", $what, $case) }
  .many = { NP($what, case: "nom") } { NUMBER($what) ->
    [pl] мають
   *[sg] має
  } сили

## What is waited for

adds-strength = { NP($what, case: "nom") } додає силу
  .after = після додавання { OF("strength", $what, case: "gen") }
becomes-exhausted = виснажуєте { NP($what, case: "acc") }
  .before = перед виснаженням { NP($what, case: "gen") }
  .after = після виснаження { NP($what, case: "gen") }
  .next = виснажите { NP($what, case: "acc") }
  .would = маєте виснажити { NP($what, case: "acc") }
becomes-exhausted-by = із завершенням { NP($when, case: "gen") } виснажуєте { NP($what, case: "acc") }
  .would = із завершенням { NP($when, case: "gen") } маєте виснажити { NP($what, case: "acc") }
completes = { NP($who, case: "nom") } { $person ->
    [sg3] здійснює
    [pl3] здійснюють
   *[you] здійснюєте
  } { NP($what, case: "acc") }
  .before = { $person ->
    [sg3] перед тим як { NP($who, case: "nom") } здійснить { NP($what, case: "acc") },
    [pl3] перед тим як { NP($who, case: "nom") } здійснять { NP($what, case: "acc") },
   *[you] перед здійсненням { NP($what, case: "gen") }
  }
  .after = { $person ->
    [sg3] після того як { NP($who, case: "nom") } здійснить { NP($what, case: "acc") },
    [pl3] після того як { NP($who, case: "nom") } здійснять { NP($what, case: "acc") },
   *[you] після здійснення { NP($what, case: "gen") }
  }
  .next = { NP($who, case: "nom") } { $person ->
    [sg3] здійснить
    [pl3] здійснять
   *[you] здійсните
  } { NP($what, case: "acc") }
end-of = наприкінці { NP($when, case: "gen") }
forged = використовуєте { NP($what, case: "acc") } для поліпшення
  .before = перед використанням { NP($what, case: "gen") } для поліпшення
  .after = після використання { NP($what, case: "gen") } для поліпшення
  .next = використаєте { NP($what, case: "acc") } для поліпшення
forged-in = використовуєте { NP($what, case: "acc") } для поліпшення { PLACE($when, "in") }
played = розігруєте { NP($what, case: "acc") }
  .before = перед розігруванням { NP($what, case: "gen") }
  .after = після розігрування { NP($what, case: "gen") }
  .next = розіграєте { NP($what, case: "acc") }
  .during = під час розігрування { NP($what, case: "gen") }

## Behind a noun. $head is what is described; a pattern with $noun says the noun itself.

equal-to = стільки { NP($noun, case: "gen", number: "pl") }, скільки { MANY($n) },
in-place = { PLACE($place, "in") }
other-level = іншого рівня
stronger = , { AGR("which", $head, case: "nom") } { NUMBER($head) ->
    [pl] мають
   *[sg] має
  } більшу силу, ніж { NP($who, case: "nom", stress: "yes") },
that-have = , { AGR("which", $head, case: "acc") } { NP($who, case: "nom") } { having },
that-play = , { AGR("which", $head, case: "acc") } { NP($who, case: "nom") } { $person ->
    [sg3] розігрує
    [pl3] розігрують
   *[you] розігруєте
  },

## Verbs that several patterns share

doubling = { $mood ->
    [inf] подвоїти
    [sg3] подвоює
    [pl3] подвоюють
   *[imp] подвойте
  }
having = { $person ->
    [sg3] має
    [pl3] мають
   *[you] маєте
  }
keeping = { $mood ->
    [inf] залишити
    [sg3] залишає
    [pl3] залишають
   *[imp] залиште
  }
lowering = { $mood ->
    [inf] зменшити
    [sg3] зменшує
    [pl3] зменшують
   *[imp] зменште
  }
placing = { $person ->
    [sg3] розташує
    [pl3] розташують
   *[you] розташуєте
  }
raising = { $mood ->
    [inf] збільшити
    [sg3] збільшує
    [pl3] збільшують
   *[imp] збільште
  }
winning = { $person ->
    [sg3] перемагає
    [pl3] перемагають
   *[you] перемогли
  }
