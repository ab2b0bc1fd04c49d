# How Ukrainian says the phrases of the game: one message per phrase, its roles as variables.
#   $mood    imp (зробіть), inf (зробити), sg3 (робить), pl3 (роблять)
#   $person  of the role `who`: you, sg3, pl3
#   .not     when it does not hold; .minus when the number is below zero; .would when something else happens instead;
#   .during as an adverbial, before a condition that has an “otherwise”; .after, .before with a conjunction of their own;
#   .apart where a relative stands away from its noun; .again and .again-too for one of what the condition before has counted
#   stress "once": ви is said only with the first of several conditions; own "yes": загін is свій загін where nothing else is said;
#   .yours where a relative only says that something is yours, and the noun takes свій or ваш
#   NOTE     what is named here need not be named again: with again "yes" it becomes їх or 2 з них, with again "nobody" what is nobody's;
#   KNOWN    yes for what was noted and for a place that is now called там
#   any "unsaid": without будь-який; COUNT prep: behind the bound (щонайменше на 4)

## What players do

borrow = { $mood ->
    [inf] позичити
    [sg3] позичає
    [pl3] позичають
   *[imp] позичте
  } до кінця { NP($when, case: "gen") } { NP($what, case: "acc") }, відкриваючи карти { PLACE($place, "from") }, доки не трапиться карта з фігуркою, і { putting } цю фігурку в будь-якому регіоні
bring = { moving } { PLACE($goal, "into") } { NP($what, case: "acc", own: "yes") } із сусідніх регіонів
build = { KNOWN($place) ->
    [yes] { building } { PLACE($place, "in") } { NP($what, case: "acc") }
   *[no] { building } { NP($what, case: "acc") } { PLACE($place, "in", one: "unsaid") }
  }
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
  } { NP($what, case: "acc") }, не виконуючи { NUMBER($what) ->
    [pl] їхніх
   *[sg] його
  } умов,
discard = { $mood ->
    [inf] скинути
    [sg3] скидає
    [pl3] скидають
   *[imp] скиньте
  } { NP($what, case: "acc") }
double = { doubling } { OF("strength", $what, case: "acc", one: "unsaid") }
double-next = { doubling } { WORD("strength", "acc") } { AGR("next", $what, case: "gen") } { NP($what, case: "gen") }, { AGR("which", $what, case: "acc") } { NP($who, case: "nom") } в цій битві { placing } в ряді активних жетонів,
draw-more = під час { NP($when, case: "gen") } { drawing } { NP($what, case: "acc") }, { keeping } { COUNT($k) } з витягнутих, а решту { returning } до мішечка
draw-now = відразу { drawing } { NP($what, case: "acc") }
draw-quests = { taking } { NP($what, case: "acc") } з колоди
exchange = { replacing } { NP($what, case: "acc") } на столі верхньою картою { NP($place, case: "gen") }
forge = { using } { NP($what, case: "acc") } для поліпшення
free = { $mood ->
    [inf] звільнити
    [sg3] звільняє
    [pl3] звільняють
   *[imp] звільніть
  } { PLACE($place, "from") } { NP($what, case: "acc") }
gain = { getting } { NP($what, case: "acc") }
gain-ally = { getting } { NP($what, case: "acc", again: "nobody") }
gain-strength = { raising } свою силу { COUNT($n, prep: "на") }
get = { WEIGHT($what) ->
    [heavy] { raising-always } { OF("strength", $what, case: "acc", one: "unsaid") } на { COUNT($n) }
   *[light] { raising } { its-strength } на { COUNT($n) }
  }
  .minus = { WEIGHT($what) ->
    [heavy] { lowering-always } { OF("strength", $what, case: "acc", one: "unsaid") } на { COUNT($n) }
   *[light] { lowering } { its-strength } на { COUNT($n) }
  }
give = { $mood ->
    [inf] віддати
    [sg3] віддає
    [pl3] віддають
   *[imp] віддайте
  } { NP($who, case: "dat") } { NP($what, case: "acc") }
lose = { KNOWN($place) ->
    [yes] { losing } { PLACE($place, "in") } { NP($what, case: "acc") }
   *[no] { losing } { NP($what, case: "acc") } { PLACE($place, "in") }
  }
lose-strength = { lowering } свою силу { COUNT($n, prep: "на") }
mend = { $mood ->
    [inf] відновити
    [sg3] відновлює
    [pl3] відновлюють
   *[imp] відновіть
  } { NP($what, case: "acc") }
move-between = { WEIGHT($what) ->
    [heavy] { moving } { PLACE($start, "from", one: "unsaid") } { PLACE($goal, "into", one: "unsaid") } щонайбільше { NP($what, case: "acc", own: "yes") }
   *[light] { moving } { NP($what, case: "acc", own: "yes") } { PLACE($start, "from", one: "unsaid") } { PLACE($goal, "into", one: "unsaid") }
  }
move-marker = { $mood ->
    [inf] переставити
    [sg3] переставляє
    [pl3] переставляють
   *[imp] переставте
  } { NP($what, case: "acc") } { PLACE($place, "into") }
must-draw = { NP($who, case: "nom") } { $person ->
    [sg3] мусить
    [pl3] мусять
   *[you] мусите
  } зробити ще 1 хід у битві
pay-with = { $mood ->
    [inf] пожертвувати
    [sg3] жертвує
    [pl3] жертвують
   *[imp] пожертвуйте
  } { NP($what, case: "ins", again: "yes") }
place = { KNOWN($place) ->
    [yes] { putting } { PLACE($place, "in") } { NP($what, case: "acc") }
   *[no] { putting } { NP($what, case: "acc") } { PLACE($place, "in") }
  }
place-group = { putting } в 1 регіоні { NP($what, case: "acc") }
poison = { poisoning } { NP($what, case: "acc") }
poison-bags = { $mood ->
    [inf] додати
    [sg3] додає
    [pl3] додають
   *[imp] додайте
  } по 1 жетону отрути до мішечків { NP($who, case: "gen") }
poison-too = { poisoning } ще { NP($what, case: "acc") }
prepare-forging = { $mood ->
    [inf] отримати змогу використати
    [sg3] може використати
    [pl3] можуть використати
   *[imp] можете використати
  } для поліпшення ще { NP($what, case: "acc") }
put-quest-back = { returning } { NP($what, case: "acc") } до колоди
raise-castles = { raising } цінність своїх замків { COUNT($n, "victory-points", case: "acc", prep: "на") }
raise-leader = { KNOWN($what) ->
    [yes] { raising } її { COUNT($n, case: "acc", prep: "на") }
   *[no] { raising } силу свого лідера { COUNT($n, case: "acc", prep: "на") }
  }
refill = { $mood ->
    [inf] викласти
    [sg3] викладає
    [pl3] викладають
   *[imp] викладіть
  } карти на порожні місця за столом
remove = { removing } з гри { NP($what, case: "acc") }
replace = { replacing } { NP($what, case: "acc", own: "yes") } { PLACE($place, "in") } { NP($other, case: "ins") }
return = { WEIGHT($what) ->
    [heavy] { returning } { PLACE($place, "into") } { NP($what, case: "acc") }
   *[light] { returning } { NP($what, case: "acc") } { PLACE($place, "into") }
  }
roll = { $mood ->
    [inf] кинути
    [sg3] кидає
    [pl3] кидають
   *[imp] киньте
  } { NP($what, case: "acc") }
save = { losing } { NP($what, case: "acc", prep: "на") } менше
set-next = { believing }, що сила наступного жетона, який { NP($who, case: "nom") } { $person ->
    [sg3] розіграє
    [pl3] розіграють
   *[you] розіграєте
  }, дорівнює { COUNT($n) },
set-strength = { believing }, що { OF("strength", $what, case: "nom", one: "unsaid") } дорівнює { COUNT($n) },
sleep = { $mood ->
    [inf] проспати
    [sg3] просипає
    [pl3] просипають
   *[imp] проспіть
  } цей хід
swap = { $mood ->
    [inf] обміняти
    [sg3] обмінює
    [pl3] обмінюють
   *[imp] обміняйте
  } { NP($what, case: "acc") } { NP($other, case: "acc", prep: "на") } { PLACE($place, "from") }, відразу { AGR("exhausted", $other, case: "acc") },
take-from = { $mood ->
    [inf] забрати
    [sg3] забирає
    [pl3] забирають
   *[imp] заберіть
  } { NP($what, case: "acc") } { NP($who, case: "gen", prep: "у", one: "unsaid") }
take-out = назавжди { removing } { PLACE($place, "from") } { NP($what, case: "acc") }
take-sitting = { taking } { NP($what, case: "acc") }, не рухаючи свого лідера,
take-wonderlander = { taking } { NP($what, case: "acc") } { PLACE($place, "from") }
triple = { $mood ->
    [inf] потроїти
    [sg3] потроює
    [pl3] потроюють
   *[imp] потрійте
  } { OF("strength", $what, case: "acc", one: "unsaid") }
turn-round = під час цього ходу { $mood ->
    [inf] рухатися
    [sg3] рухається
    [pl3] рухаються
   *[imp] рухайтеся
  } проти годинникової стрілки
unlock = { $mood ->
    [inf] відкрити
    [sg3] відкриває
    [pl3] відкривають
   *[imp] відкрийте
  } { NP($what, case: "acc") }
win-from = { $mood ->
    [inf] вибрати { NP($who, case: "acc") }, а наприкінці наступного ходу в битві забрати в нього { NP($what, case: "acc") }, якщо на вашому першому активному жетоні вказано більшу силу, ніж на першому активному жетоні цього суперника,
    [sg3] вибирає { NP($who, case: "acc") }, а наприкінці наступного ходу в битві забирає в нього { NP($what, case: "acc") }, якщо на власному першому активному жетоні має більшу вказану силу,
    [pl3] вибирають { NP($who, case: "acc") }, а наприкінці наступного ходу в битві забирають у нього { NP($what, case: "acc") }, якщо на власному першому активному жетоні мають більшу вказану силу,
   *[imp] виберіть { NP($who, case: "acc") }, а наприкінці наступного ходу в битві заберіть у нього { NP($what, case: "acc") }, якщо на вашому першому активному жетоні вказано більшу силу, ніж на першому активному жетоні цього суперника,
  }

## Standing rules

builds-anywhere = замок за перемогу { NP($who, case: "nom") } { $person ->
    [sg3] може
    [pl3] можуть
   *[you] можете
  } побудувати в будь-якому регіоні
counts = { OF("strength", $what, case: "nom", one: "unsaid") } дорівнює { COUNT($n) }
immune = { NP($source, case: "nom") } { NUMBER($source) ->
    [pl] не можуть
   *[sg] не може
  } впливати { NP($what, case: "acc", prep: "на") }
loses-first = { NP($who, case: "nom", stress: "yes") } { losing-now } { NP($what, case: "acc") } раніше за інші свої загони
spread = { NP($who, case: "nom") } { $person ->
    [sg3] може
    [pl3] можуть
   *[you] можете
  } розподіляти загони з { NP($what, case: "gen") } між кількома регіонами
walk-backwards = { NP($who, case: "nom", stress: "yes") } завжди { $person ->
    [sg3] рухається
    [pl3] рухаються
   *[you] рухаєтеся
  } проти годинникової стрілки

## Conditions

as-many = { NP($who, case: "nom") } { having } { NP($what, case: "gen", again: "yes") } стільки ж, скільки й { NP($other, case: "nom", stress: "yes") },
  .not = { NP($who, case: "nom") } не { having } { NP($what, case: "gen", again: "yes") } стільки ж, скільки { NP($other, case: "nom", stress: "yes") },
began-with = { NP($who, case: "nom", stress: "once") } { began } битву із силою { COUNT($n) }
  .not = { NP($who, case: "nom", stress: "once") } не { began } битви із силою { COUNT($n) }
began-without = { NP($who, case: "nom", stress: "once") } { began } битву без { NP($what, case: "gen") }
  .not = { NP($who, case: "nom", stress: "once") } не { began } битви без { NP($what, case: "gen") }
blocked = { NP($who, case: "nom", stress: "once") } { $person ->
    [sg3] заблокував
    [pl3] заблокували
   *[you] заблокували
  } щитом { COUNT($n, "chip", case: "acc") }
  .not = { NP($who, case: "nom", stress: "once") } не { $person ->
    [sg3] заблокував
    [pl3] заблокували
   *[you] заблокували
  } щитом { COUNT($n, "chip", case: "gen") }
drew = { NP($who, case: "nom", stress: "once") } { $person ->
    [sg3] зробив
    [pl3] зробили
   *[you] зробили
  } { COUNT($n, "draw", case: "acc") }
  .not = { NP($who, case: "nom", stress: "once") } не { $person ->
    [sg3] зробив
    [pl3] зробили
   *[you] зробили
  } { COUNT($n, "draw", case: "gen") }
end-with = { NP($who, case: "nom") } { $person ->
    [sg3] завершує
    [pl3] завершують
   *[you] завершуєте
  } битву із силою { COUNT($n) }
  .not = { NP($who, case: "nom") } не { $person ->
    [sg3] завершує
    [pl3] завершують
   *[you] завершуєте
  } битви із силою { COUNT($n) }
fewer-than-others = { HEAD($what) ->
    [leader-strength] { NP($who, case: "nom") } { having } слабшого лідера, ніж { NP($other, case: "nom", stress: "yes", each: "any") },
   *[other] { NP($who, case: "nom") } { having } менше { NP($what, case: "gen") }, ніж { NP($other, case: "nom", stress: "yes", each: "any") },
  }
  .not = { HEAD($what) ->
    [leader-strength] { NP($who, case: "nom") } не { having } слабшого лідера, ніж { NP($other, case: "nom", stress: "yes") },
   *[other] { NP($who, case: "nom") } не { having } менше { NP($what, case: "gen") }, ніж { NP($other, case: "nom", stress: "yes") },
  }
fought = { NP($who, case: "nom", stress: "once") } { $person ->
    [sg3] брав
    [pl3] брали
   *[you] брали
  } участь у битві
  .not = { NP($who, case: "nom", stress: "once") } не { $person ->
    [sg3] брав
    [pl3] брали
   *[you] брали
  } участі в битві
full = { NP($what, case: "acc") } заповнено
  .not = { NP($what, case: "gen") } не заповнено
has-more-printed = { NP($what, case: "loc", prep: "на") } вказано більшу силу, ніж { NP($other, case: "loc", prep: "на") },
  .not = { NP($what, case: "loc", prep: "на") } не вказано більшої сили, ніж { NP($other, case: "loc", prep: "на") },
have = { NP($who, case: "nom") } { having } { APART($what) } { NP($what, case: "acc", apart: "yes") }{ NOTE($what) }
  .not = { NP($who, case: "nom") } не { having } { APART($what) } { NP($what, case: "gen", apart: "yes") }
  .again = серед них хоча б 1 { BEHIND($what) }
  .again-too = хоча б 1 { BEHIND($what) }
have-fewer = { KIND($n) ->
    [number] { NP($who, case: "nom") } { having } менше ніж { COUNT($n, $what, case: "acc") }
   *[amount] { NP($who, case: "nom") } { having } менше { NP($what, case: "gen") }, ніж { MANY($n) },
  }
have-more = { KIND($n) ->
    [number] { NP($who, case: "nom") } { having } більше ніж { COUNT($n, $what, case: "acc") }
   *[amount] { NP($who, case: "nom") } { having } більше { NP($what, case: "gen") }, ніж { MANY($n) },
  }
have-most = { NP($who, case: "nom") } { having } більше { NP($what, case: "gen") }, ніж будь-хто інший,
hold = { PLACE($tracks, "in") } є { COUNT($n, "chip", case: "nom", prep: "по") }
  .not = { PLACE($tracks, "in") } немає { COUNT($n, "chip", case: "gen", prep: "по") }
is = { NP($what, case: "nom") } { AGR($q, $what, case: "nom") }
  .not = { NP($what, case: "nom") } не { AGR($q, $what, case: "nom") }
is-less = сила вашого лідера{ NOTE($what) } менша за { COUNT($n, case: "acc") }
  .not = сила вашого лідера не менша за { COUNT($n, case: "acc") }
leader-strength-is = сила вашого лідера становить { COUNT($n, case: "acc") }
  .not = сила вашого лідера не становить { COUNT($n, case: "acc") }
leads-by = { NP($who, case: "nom") } { COUNT($n, prep: "на") } { $person ->
    [sg3] переважає
    [pl3] переважають
   *[you] переважаєте
  } силою { NP($other, case: "acc") }
  .not = { NP($who, case: "nom") } не { $person ->
    [sg3] переважає
    [pl3] переважають
   *[you] переважаєте
  } силою { NP($other, case: "acc") } { COUNT($n, prep: "на") }
lie-in = { PLACE($place, "in") } є { NP($what, case: "nom", any: "unsaid") }{ NOTE($what) }
  .not = { PLACE($place, "in") } немає { NP($what, case: "gen") }
lie-on = { PLACE($place, "in") } { NUMBER($what) ->
    [pl] лежать
   *[sg] лежить
  } { NP($what, case: "nom") }
  .not = { PLACE($place, "in") } немає { NP($what, case: "gen") }
lost-units = { NP($who, case: "nom", stress: "once") } { lost } { COUNT($n, "unit", case: "acc") }
  .not = { NP($who, case: "nom", stress: "once") } не { lost } { COUNT($n, "unit", case: "gen") }
more-than-others = { HEAD($what) ->
    [leader-strength] { NP($who, case: "nom") } { having } сильнішого лідера, ніж { NP($other, case: "nom", stress: "yes", each: "any") },
   *[other] { NP($who, case: "nom") } { having } більше { NP($what, case: "gen") }, ніж { NP($other, case: "nom", stress: "yes", each: "any") },
  }
  .not = { HEAD($what) ->
    [leader-strength] { NP($who, case: "nom") } не { having } сильнішого лідера, ніж { NP($other, case: "nom", stress: "yes") },
   *[other] { NP($who, case: "nom") } не { having } більше { NP($what, case: "gen") }, ніж { NP($other, case: "nom", stress: "yes") },
  }
no-madness = цього ходу ніхто не зазнав божевілля
  .not = цього ходу хтось зазнав божевілля
only-there = { NP($who, case: "nom") } не { having } { PLACE($place, "in") } інших загонів, крім { NP($what, case: "gen") },
  .not = { NP($who, case: "nom") } { having } { PLACE($place, "in") } інші загони, крім { NP($what, case: "gen") },
own = { NP($who, case: "nom") } загалом { having } { NP($what, case: "acc") }
  .not = { NP($who, case: "nom") } загалом не { having } { NP($what, case: "gen") }
printed-is = { NP($what, case: "loc", prep: "на") } вказано силу { COUNT($n) }
  .not = { NP($what, case: "loc", prep: "на") } не вказано сили { COUNT($n) }
same-as-previous = { NP($what, case: "loc", prep: "на") } вказано таку саму силу, як і на { AGR("previous", $what, case: "loc") },
  .not = { NP($what, case: "loc", prep: "на") } вказано не таку саму силу, як на { AGR("previous", $what, case: "loc") },
same-type = { NP($what, case: "nom") } — союзники одного типу
show = серед { NP($what, case: "gen") } є { NP($kinds, case: "nom") }
  .not = серед { NP($what, case: "gen") } немає { NP($kinds, case: "gen") }
show-types = { NP($what, case: "nom") } { belonging } { COUNT($n, prep: "до") } різних типів
  .not = { NP($what, case: "nom") } не { belonging } { COUNT($n, prep: "до") } різних типів
stopped-earlier = { NP($who, case: "nom", stress: "once") } { $person ->
    [sg3] зупинився
    [pl3] зупинилися
   *[you] зупинилися
  } раніше за { NP($other, case: "acc") }
  .not = { NP($who, case: "nom", stress: "once") } не { $person ->
    [sg3] зупинився
    [pl3] зупинилися
   *[you] зупинилися
  } раніше за { NP($other, case: "acc") }
strength-away = { OF("strength", $who, case: "nom") } відрізняється від { OF("strength", $other, case: "gen") } { COUNT($n, prep: "на") }
  .not = { OF("strength", $who, case: "nom") } не відрізняється від { OF("strength", $other, case: "gen") } { COUNT($n, prep: "на") }
stronger-than = { NP($who, case: "nom") } { having } більшу силу, ніж { NP($other, case: "nom", stress: "yes", each: "any") },
  .not = { NP($who, case: "nom") } не { having } більшої сили, ніж { NP($other, case: "nom", stress: "yes") },
took = { NP($who, case: "nom", stress: "once") } { $person ->
    [sg3] взяв
    [pl3] взяли
   *[you] взяли
  } { NP($what, case: "acc") }
  .not = { NP($who, case: "nom", stress: "once") } не { $person ->
    [sg3] взяв
    [pl3] взяли
   *[you] взяли
  } { NP($what, case: "gen") }
total-is = сума сил, вказаних { NP($what, case: "loc", prep: "на") }, становить { COUNT($n, case: "acc") }
  .not = сума сил, вказаних { NP($what, case: "loc", prep: "на") }, не становить { COUNT($n, case: "acc") }
without = { NP($place, case: "nom") } { NUMBER($place) ->
    [pl] лишаються
   *[sg] лишається
  } без { NP($what, case: "gen") }
  .not = немає { NP($place, case: "gen") } без { NP($what, case: "gen") }
won = { NP($who, case: "nom", stress: "once") } { winning }
  .not = { NP($who, case: "nom", stress: "once") } не { winning }
worth = { NP($what, case: "nom") } разом { NUMBER($what) ->
    [pl] варті
   *[sg] вартий
  } { NP($points, case: "acc") }
  .not = { NP($what, case: "nom") } разом не { NUMBER($what) ->
    [pl] варті
   *[sg] вартий
  } { NP($points, case: "acc") }

## Amounts. `.many` follows “as many as” and “more than”.

losses = { $case ->
    [gen] кількості
    [dat] кількості
    [acc] кількість
    [ins] кількістю
    [loc] кількості
   *[nom] кількість
  } загонів, які { NP($who, case: "nom", stress: "yes") } { lost },
  .many = загонів { NP($who, case: "nom", stress: "yes") } { lost }
points-of = { $case ->
    [gen] кількості
    [dat] кількості
    [acc] кількість
    [ins] кількістю
    [loc] кількості
   *[nom] кількість
  } ПБ за { NP($place, case: "acc") }
  .many = дає перемога { PLACE($place, "in") }
shown = { $case ->
    [gen] вказаного числа
    [dat] вказаному числу
    [acc] вказане число
    [ins] вказаним числом
    [loc] вказаному числі
   *[nom] вказане число
  }
  .many = вказано на символі
strength-of = { OF("strength", $what, $case) }
  .many = становить { OF("strength", $what, case: "nom", one: "unsaid") }

## What is waited for

adds-strength = { NP($what, case: "nom") } { NUMBER($what) ->
    [pl] додають
   *[sg] додає
  } силу
  .after = після того як { NP($what, case: "nom") } { NUMBER($what) ->
    [pl] додадуть
   *[sg] додасть
  } силу,
becomes-exhausted = виснажуєте { NP($what, case: "acc") }
  .before = перед виснаженням { NP($what, case: "gen") }
  .after = після виснаження { NP($what, case: "gen") }
  .next = виснажите { NP($what, case: "acc") }
  .would = маєте виснажити { NP($what, case: "acc") }
becomes-exhausted-by = наприкінці { NP($when, case: "gen") } виснажуєте { NP($what, case: "acc") }
  .would = наприкінці { NP($when, case: "gen") } маєте виснажити { NP($what, case: "acc") }
begins = { NP($when, case: "nom") } { NUMBER($when) ->
    [pl] починаються
   *[sg] починається
  }
  .before = перед початком { NP($when, case: "gen") }
  .after = після початку { NP($when, case: "gen") }
completes = { NP($who, case: "nom") } { $person ->
    [sg3] здійснює
    [pl3] здійснюють
   *[you] здійснюєте
  } { NP($what, case: "acc") }
  .before = { $person ->
    [sg3] перед тим як { NP($who, case: "nom") } здійснить { NP($what, case: "acc") },
    [pl3] перед тим як { NP($who, case: "nom") } здійснять { NP($what, case: "acc") },
   *[you] перед тим як здійсните { NP($what, case: "acc") },
  }
  .after = { $person ->
    [sg3] після того як { NP($who, case: "nom") } здійснить { NP($what, case: "acc") },
    [pl3] після того як { NP($who, case: "nom") } здійснять { NP($what, case: "acc") },
   *[you] після того як здійсните { NP($what, case: "acc") },
  }
  .next = { NP($who, case: "nom") } { $person ->
    [sg3] здійснить
    [pl3] здійснять
   *[you] здійсните
  } { NP($what, case: "acc") }
costs-units = через { NP($what, case: "acc", any: "unsaid") } { NP($who, case: "nom") } { losing-now } загони
  .would = через { NP($what, case: "acc", any: "unsaid") } { NP($who, case: "nom") } { having } втратити загони
  .next = через { NP($what, case: "acc", any: "unsaid") } { NP($who, case: "nom") } { $person ->
    [sg3] втратить
    [pl3] втратять
   *[you] втратите
  } загони
counts-losses = { NP($who, case: "nom") } { $person ->
    [sg3] підраховує
    [pl3] підраховують
   *[you] підраховуєте
  } втрати за хід
  .next = { NP($who, case: "nom") } { $person ->
    [sg3] підрахує
    [pl3] підрахують
   *[you] підрахуєте
  } втрати за хід
end-of = наприкінці { NP($when, case: "gen") }
end-of-turn = наприкінці свого ходу
forged = використовуєте { NP($what, case: "acc") } для поліпшення
  .before = перед використанням { NP($what, case: "gen") } для поліпшення
  .after = після використання { NP($what, case: "gen") } для поліпшення
  .next = використаєте { NP($what, case: "acc") } для поліпшення
forged-in = використовуєте { NP($what, case: "acc") } для поліпшення { PLACE($when, "in") }
joins = { NP($who, case: "nom") } { $person ->
    [sg3] робить
    [pl3] роблять
   *[you] робите
  } { NP($when, case: "acc") }
  .would = { NP($who, case: "nom") } { having } зробити { NP($when, case: "acc") }
  .next = { NP($who, case: "nom") } { $person ->
    [sg3] зробить
    [pl3] зроблять
   *[you] зробите
  } { NP($when, case: "acc") }
loses = { NP($who, case: "nom") } { losing-now } { NP($what, case: "acc") }
  .would = { NP($who, case: "nom") } { having } втратити { NP($what, case: "acc") }
  .before = перед тим як { NP($who, case: "nom") } { $person ->
    [sg3] втратить
    [pl3] втратять
   *[you] втратите
  } { NP($what, case: "acc") },
  .after = після того як { NP($who, case: "nom") } { $person ->
    [sg3] втратить
    [pl3] втратять
   *[you] втратите
  } { NP($what, case: "acc") },
  .next = { NP($who, case: "nom") } { $person ->
    [sg3] втратить
    [pl3] втратять
   *[you] втратите
  } { NP($what, case: "acc") }
loses-to-a-chip = { NP($who, case: "nom") } { losing-now } { NP($what, case: "acc") } через { NP($other, case: "acc") }
  .after = після того як { NP($who, case: "nom") } { $person ->
    [sg3] втратить
    [pl3] втратять
   *[you] втратите
  } { NP($what, case: "acc") } через { NP($other, case: "acc") },
  .during = після того як { NP($who, case: "nom") } { $person ->
    [sg3] втратить
    [pl3] втратять
   *[you] втратите
  } { NP($what, case: "acc") } через { NP($other, case: "acc") },
  .next = { NP($who, case: "nom") } { $person ->
    [sg3] втратить
    [pl3] втратять
   *[you] втратите
  } { NP($what, case: "acc") } через { NP($other, case: "acc") }
madness-strikes = діє божевілля
  .before = перед дією божевілля
  .after = після дії божевілля
passes = { NP($who, case: "nom") } { $person ->
    [sg3] проходить
    [pl3] проходять
   *[you] проходите
  } повз { NP($other, case: "acc") }
  .before = перед тим як { NP($who, case: "nom") } { $person ->
    [sg3] пройде
    [pl3] пройдуть
   *[you] пройдете
  } повз { NP($other, case: "acc") },
  .after = після того як { NP($who, case: "nom") } { $person ->
    [sg3] пройде
    [pl3] пройдуть
   *[you] пройдете
  } повз { NP($other, case: "acc") },
  .next = { NP($who, case: "nom") } { $person ->
    [sg3] пройде
    [pl3] пройдуть
   *[you] пройдете
  } повз { NP($other, case: "acc") }
places-leader = { NP($who, case: "nom") } { $person ->
    [sg3] розташовує
    [pl3] розташовують
   *[you] розташовуєте
  } { NP($what, case: "acc") } { PLACE($place, "in") }
  .before = перед тим як { NP($who, case: "nom") } { $person ->
    [sg3] розташує
    [pl3] розташують
   *[you] розташуєте
  } { NP($what, case: "acc") } { PLACE($place, "in") },
  .after = після того як { NP($who, case: "nom") } { $person ->
    [sg3] розташує
    [pl3] розташують
   *[you] розташуєте
  } { NP($what, case: "acc") } { PLACE($place, "in") },
  .next = { NP($who, case: "nom") } { $person ->
    [sg3] розташує
    [pl3] розташують
   *[you] розташуєте
  } { NP($what, case: "acc") } { PLACE($place, "in") }
played = розігруєте { NP($what, case: "acc") }
  .before = перед розігруванням { NP($what, case: "gen") }
  .after = після розігрування { NP($what, case: "gen") }
  .next = розіграєте { NP($what, case: "acc") }
  .during = під час розігрування { NP($what, case: "gen") }
plays = { NP($who, case: "nom") } { $person ->
    [sg3] розігрує
    [pl3] розігрують
   *[you] розігруєте
  } { NP($what, case: "acc") }
  .during = { $person ->
    [sg3] коли { NP($who, case: "nom") } розігрує { NP($what, case: "acc") },
    [pl3] коли { NP($who, case: "nom") } розігрують { NP($what, case: "acc") },
   *[you] під час розігрування { NP($what, case: "gen") }
  }
  .before = перед тим як { NP($who, case: "nom") } { $person ->
    [sg3] розіграє
    [pl3] розіграють
   *[you] розіграєте
  } { NP($what, case: "acc") },
  .after = після того як { NP($who, case: "nom") } { $person ->
    [sg3] розіграє
    [pl3] розіграють
   *[you] розіграєте
  } { NP($what, case: "acc") },
  .next = { NP($who, case: "nom") } { $person ->
    [sg3] розіграє
    [pl3] розіграють
   *[you] розіграєте
  } { NP($what, case: "acc") }
poisons = { NP($who, case: "nom") } { $person ->
    [sg3] отруює
    [pl3] отруюють
   *[you] отруюєте
  } { NP($what, case: "acc", number: "pl") }
  .next = { NP($who, case: "nom") } { $person ->
    [sg3] отруїть
    [pl3] отруять
   *[you] отруїте
  } { NP($what, case: "acc", number: "pl") }
reaches-head = { NP($who, case: "nom") } { $person ->
    [sg3] дістається
    [pl3] дістаються
   *[you] дістаєтеся
  } { NP($place, case: "gen") }
  .next = { NP($who, case: "nom") } { $person ->
    [sg3] дістанеться
    [pl3] дістануться
   *[you] дістанетеся
  } { NP($place, case: "gen") }
rolls = { NP($what, case: "loc", prep: "на") } { NP($who, case: "dat") } випадає { COUNT($n) }
  .next = { NP($what, case: "loc", prep: "на") } { NP($who, case: "dat") } випаде { COUNT($n) }
start-of-battle = на початку { NP($when, case: "gen") }
start-of-tea = на початку { NP($when, case: "gen") }
suffers = { NP($who, case: "acc", prep: "на") } { NUMBER($what) ->
    [pl] діють
   *[sg] діє
  } { NP($what, case: "nom") }
  .next = { NP($who, case: "acc", prep: "на") } { NUMBER($what) ->
    [pl] подіють
   *[sg] подіє
  } { NP($what, case: "nom") }
takes-second = { NP($who, case: "nom") } одноосібно { $person ->
    [sg3] посідає
    [pl3] посідають
   *[you] посідаєте
  } друге місце
  .would = { NP($who, case: "nom") } { having } отримати ПБ за одноосібне друге місце
  .next = { NP($who, case: "nom") } одноосібно { $person ->
    [sg3] посяде
    [pl3] посядуть
   *[you] посядете
  } друге місце
takes-tea-card = { NP($who, case: "nom") } { $person ->
    [sg3] бере
    [pl3] беруть
   *[you] берете
  } { NP($what, case: "acc") }
  .before = перед тим як { NP($who, case: "nom") } { $person ->
    [sg3] візьме
    [pl3] візьмуть
   *[you] візьмете
  } { NP($what, case: "acc") },
  .after = після того як { NP($who, case: "nom") } { $person ->
    [sg3] візьме
    [pl3] візьмуть
   *[you] візьмете
  } { NP($what, case: "acc") },
  .next = { NP($who, case: "nom") } { $person ->
    [sg3] візьме
    [pl3] візьмуть
   *[you] візьмете
  } { NP($what, case: "acc") }
visits-table = { NP($who, case: "nom") } { $person ->
    [sg3] вирушає
    [pl3] вирушають
   *[you] вирушаєте
  } по карту чаювання
  .would = { NP($who, case: "nom") } { having } вирушити по карту чаювання
  .next = { NP($who, case: "nom") } { $person ->
    [sg3] вирушить
    [pl3] вирушать
   *[you] вирушите
  } по карту чаювання
wins = { NP($who, case: "nom") } { $person ->
    [sg3] перемагає
    [pl3] перемагають
   *[you] перемагаєте
  } в битві
  .before = перед тим як { NP($who, case: "nom") } { $person ->
    [sg3] переможе
    [pl3] переможуть
   *[you] переможете
  } в битві,
  .after = після того як { NP($who, case: "nom") } { $person ->
    [sg3] переможе
    [pl3] переможуть
   *[you] переможете
  } в битві,
  .next = { NP($who, case: "nom") } { $person ->
    [sg3] переможе
    [pl3] переможуть
   *[you] переможете
  } в битві

## Behind a noun. $head is what is described; a pattern with $noun says the noun itself.

buildable = , де можна будувати,
equal-to = стільки { NP($noun, case: "gen", number: "pl") }, скільки { MANY($n) },
in-place = { PLACE($place, "in", again: "full") }
  .apart = { PLACE($place, "in") }
level-shown = вказаного рівня
lying-on = { PLACE($place, "from") }
of-printed-strength = із вказаною силою { COUNT($n) }
on-board = на ігровому полі
other-level = іншого рівня
same-printed = із такою самою вказаною силою
still-drawing = , { AGR("which", $head, case: "nom") } ще { NUMBER($head) ->
    [pl] тягнуть
   *[sg] тягне
  } жетони,
stronger = , { AGR("which", $head, case: "nom") } { NUMBER($head) ->
    [pl] мають
   *[sg] має
  } більшу силу, ніж { NP($who, case: "nom", stress: "yes") },
strongest = , { AGR("which", $head, case: "nom") } { NUMBER($head) ->
    [pl] мають
   *[sg] має
  } найбільшу силу,
struck = , { AGR("which", $head, case: "nom") } { NUMBER($head) ->
    [pl] зазнали
   *[sg] зазнав
  } божевілля,
that-have = , { AGR("which", $head, case: "acc") } { having } { NP($who, case: "nom") },
  .yours = свій
that-play = , { AGR("which", $head, case: "acc") } { NP($who, case: "nom") } { $person ->
    [sg3] розігрує
    [pl3] розігрують
   *[you] розігруєте
  },
type-shown = вказаного типу й рівня
who-fought = у цій битві
with-chips = , { AGR("which", $head, case: "nom") } { giving } жетони,
with-die = із кубиком уламків у куті
with-figures = , { AGR("which", $head, case: "nom") } { giving } фігурки,
with-units = , на { AGR("which", $head, case: "loc") } вказано { COUNT($n, "unit", case: "acc") },

## Verbs that several patterns share

building = { $mood ->
    [inf] побудувати
    [sg3] будує
    [pl3] будують
   *[imp] побудуйте
  }
began = { $person ->
    [sg3] почав
    [pl3] почали
   *[you] почали
  }
belonging = { NUMBER($what) ->
    [pl] належать
   *[sg] належить
  }
believing = { $mood ->
    [inf] вважати
    [sg3] вважає
    [pl3] вважають
   *[imp] вважайте
  }
doubling = { $mood ->
    [inf] подвоїти
    [sg3] подвоює
    [pl3] подвоюють
   *[imp] подвійте
  }
drawing = { $mood ->
    [inf] витягнути
    [sg3] витягує
    [pl3] витягують
   *[imp] витягніть
  }
getting = { $mood ->
    [inf] отримати
    [sg3] отримує
    [pl3] отримують
   *[imp] отримайте
  }
having = { $person ->
    [sg3] має
    [pl3] мають
   *[you] маєте
  }
giving = { NUMBER($head) ->
    [pl] дають
   *[sg] дає
  }
its-strength = { KIND($what) ->
    [pronoun] { their-strength }
   *[other] { OF("strength", $what, case: "acc", one: "unsaid") }
  }
keeping = { $mood ->
    [inf] залишити
    [sg3] залишає
    [pl3] залишають
   *[imp] залиште
  }
losing = { $mood ->
    [inf] втратити
    [sg3] втрачає
    [pl3] втрачають
   *[imp] втратьте
  }
losing-now = { $person ->
    [sg3] втрачає
    [pl3] втрачають
   *[you] втрачаєте
  }
lost = { $person ->
    [sg3] втратив
    [pl3] втратили
   *[you] втратили
  }
lowering-always = { $mood ->
    [inf] зменшувати
    [sg3] зменшує
    [pl3] зменшують
   *[imp] зменшуйте
  }
lowering = { $mood ->
    [inf] зменшити
    [sg3] зменшує
    [pl3] зменшують
   *[imp] зменште
  }
moving = { $mood ->
    [inf] перемістити
    [sg3] переміщує
    [pl3] переміщують
   *[imp] перемістіть
  }
placing = { $person ->
    [sg3] розташує
    [pl3] розташують
   *[you] розташуєте
  }
poisoning = { $mood ->
    [inf] отруїти
    [sg3] отруює
    [pl3] отруюють
   *[imp] отруїть
  }
putting = { $mood ->
    [inf] розташувати
    [sg3] розташовує
    [pl3] розташовують
   *[imp] розташуйте
  }
raising-always = { $mood ->
    [inf] збільшувати
    [sg3] збільшує
    [pl3] збільшують
   *[imp] збільшуйте
  }
raising = { $mood ->
    [inf] збільшити
    [sg3] збільшує
    [pl3] збільшують
   *[imp] збільште
  }
removing = { $mood ->
    [inf] вилучити
    [sg3] вилучає
    [pl3] вилучають
   *[imp] вилучіть
  }
replacing = { $mood ->
    [inf] замінити
    [sg3] замінює
    [pl3] замінюють
   *[imp] замініть
  }
returning = { $mood ->
    [inf] повернути
    [sg3] повертає
    [pl3] повертають
   *[imp] поверніть
  }
taking = { $mood ->
    [inf] взяти
    [sg3] бере
    [pl3] беруть
   *[imp] візьміть
  }
using = { $mood ->
    [inf] використати
    [sg3] використовує
    [pl3] використовують
   *[imp] використайте
  }
their-strength = { GENDER($what) ->
    [pl] { WORD("strength", "acc") } цього жетона
   *[other] { OF("strength", $what, case: "acc", one: "unsaid") }
  }
winning = { $person ->
    [sg3] переміг
    [pl3] перемогли
   *[you] перемогли
  }
