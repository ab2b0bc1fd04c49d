# How Polish says the phrases of the game: one message per phrase, its roles as variables.
#   $mood    imp (zrób), inf (zrobić), sg3 (robi), pl3 (robią)
#   $person  of the role `who`: you, sg3, pl3
#   .not     when it does not hold; .minus when the number is below zero; .would when something else happens instead;
#   .during as an adverbial, before a condition that has an “otherwise”; .after, .before with a conjunction of their own

## What players do

choose = { $mood ->
    [inf] wybrać
    [sg3] wybiera
    [pl3] wybierają
   *[imp] wybierz
  } { NP($what, case: "acc") }
complete-free = { $mood ->
    [inf] wykonać
    [sg3] wykonuje
    [pl3] wykonują
   *[imp] wykonaj
  } { NP($what, case: "acc") } bez spełniania warunków
discard = { $mood ->
    [inf] odrzucić
    [sg3] odrzuca
    [pl3] odrzucają
   *[imp] odrzuć
  } { NP($what, case: "acc") }
double = { doubling } { OF("strength", $what, case: "acc") }
double-next = { doubling } { WORD("strength", "acc") } { AGR("next", $what, case: "gen") } { NP($what, case: "gen") }, { AGR("which", $what, case: "acc") } { NP($who, case: "nom") } { placing } w tej bitwie,
draw-more = podczas { NP($when, case: "gen") } { $mood ->
    [inf] dobrać
    [sg3] dobiera
    [pl3] dobierają
   *[imp] dobierz
  } { NP($what, case: "acc") } i { keeping } { COUNT($k) } z dobranych żetonów
forge = { $mood ->
    [inf] przekuć
    [sg3] przekuwa
    [pl3] przekuwają
   *[imp] przekuj
  } { NP($what, case: "acc") }
gain = { $mood ->
    [inf] otrzymać
    [sg3] otrzymuje
    [pl3] otrzymują
   *[imp] otrzymaj
  } { NP($what, case: "acc") }
gain-ally = { gain }
get = { WEIGHT($what) ->
    [heavy] { raising } o { COUNT($n) } { OF("strength", $what, case: "acc") }
   *[light] { raising } { OF("strength", $what, case: "acc") } o { COUNT($n) }
  }
  .minus = { WEIGHT($what) ->
    [heavy] { lowering } o { COUNT($n) } { OF("strength", $what, case: "acc") }
   *[light] { lowering } { OF("strength", $what, case: "acc") } o { COUNT($n) }
  }
move-between = { $mood ->
    [inf] przesunąć
    [sg3] przesuwa
    [pl3] przesuwają
   *[imp] przesuń
  } { PLACE($start, "from") } { PLACE($goal, "into") } { NP($what, case: "acc") }
move-marker = { $mood ->
    [inf] przestawić
    [sg3] przestawia
    [pl3] przestawiają
   *[imp] przestaw
  } { NP($what, case: "acc") } { PLACE($place, "into") }
place = { $mood ->
    [inf] umieścić
    [sg3] umieszcza
    [pl3] umieszczają
   *[imp] umieść
  } { NP($what, case: "acc") } { PLACE($place, "in") }
remove = { $mood ->
    [inf] usunąć
    [sg3] usuwa
    [pl3] usuwają
   *[imp] usuń
  } z gry { NP($what, case: "acc") }
return = { $mood ->
    [inf] odłożyć
    [sg3] odkłada
    [pl3] odkładają
   *[imp] odłóż
  } { NP($what, case: "acc") } { PLACE($place, "into") }
set-strength = { $mood ->
    [inf] zmienić
    [sg3] zmienia
    [pl3] zmieniają
   *[imp] zmień
  } { OF("strength", $what, case: "acc") } na { COUNT($n) }
swap = { $mood ->
    [inf] wymienić
    [sg3] wymienia
    [pl3] wymieniają
   *[imp] wymień
  } { NP($what, case: "acc") } { NP($other, case: "acc", prep: "na") } { PLACE($place, "from") }
triple = { $mood ->
    [inf] potroić
    [sg3] potraja
    [pl3] potrajają
   *[imp] potrój
  } { OF("strength", $what, case: "acc") }

## Standing rules

immune = { NP($source, case: "nom") } { NUMBER($source) ->
    [pl] nie mogą
   *[sg] nie może
  } wpływać { NP($what, case: "acc", prep: "na") }

## Conditions

have = { NP($who, case: "nom") } { having } { NP($what, case: "acc") }
  .not = { NP($who, case: "nom") } nie { having } { NP($what, case: "gen") }
have-fewer = { KIND($n) ->
    [number] { NP($who, case: "nom") } { having } mniej niż { COUNT($n, $what, case: "acc") }
   *[amount] { NP($who, case: "nom") } { having } mniej { NP($what, case: "gen") }, niż { MANY($n) },
  }
have-more = { KIND($n) ->
    [number] { NP($who, case: "nom") } { having } więcej niż { COUNT($n, $what, case: "acc") }
   *[amount] { NP($who, case: "nom") } { having } więcej { NP($what, case: "gen") }, niż { MANY($n) },
  }
have-most = { NP($who, case: "nom") } { having } więcej { NP($what, case: "gen") } niż ktokolwiek inny
is = { NP($what, case: "nom") } { being } { AGR($q, $what, case: "nom") }
  .not = { NP($what, case: "nom") } nie { being } { AGR($q, $what, case: "nom") }
won = { NP($who, case: "nom") } { winning }
  .not = { NP($who, case: "nom") } nie { winning }

## Amounts. `.many` follows “as many as” and “more than”.

strength-of = { OF("strength", $what, $case) }
  .many = { NP($what, case: "nom") } { NUMBER($what) ->
    [pl] mają
   *[sg] ma
  } siły

## What is waited for

adds-strength = { NP($what, case: "nom") } dodaje siłę
  .after = po dodaniu { OF("strength", $what, case: "gen") }
becomes-exhausted = wyczerpujesz { NP($what, case: "acc") }
  .before = przed wyczerpaniem { NP($what, case: "gen") }
  .after = po wyczerpaniu { NP($what, case: "gen") }
  .next = wyczerpiesz { NP($what, case: "acc") }
  .would = masz wyczerpać { NP($what, case: "acc") }
becomes-exhausted-by = z końcem { NP($when, case: "gen") } wyczerpujesz { NP($what, case: "acc") }
  .would = z końcem { NP($when, case: "gen") } masz wyczerpać { NP($what, case: "acc") }
completes = { NP($who, case: "nom") } { $person ->
    [sg3] wykonuje
    [pl3] wykonują
   *[you] wykonujesz
  } { NP($what, case: "acc") }
  .before = przed wykonaniem { NP($what, case: "gen") }{ by }
  .after = po wykonaniu { NP($what, case: "gen") }{ by }
  .next = { NP($who, case: "nom") } { $person ->
    [sg3] wykona
    [pl3] wykonają
   *[you] wykonasz
  } { NP($what, case: "acc") }
end-of = na koniec { NP($when, case: "gen") }
forged = przekuwasz { NP($what, case: "acc") }
  .before = przed przekuciem { NP($what, case: "gen") }
  .after = po przekuciu { NP($what, case: "gen") }
  .next = przekujesz { NP($what, case: "acc") }
forged-in = przekuwasz { NP($what, case: "acc") } { PLACE($when, "in") }
played = zagrywasz { NP($what, case: "acc") }
  .before = przed zagraniem { NP($what, case: "gen") }
  .after = po zagraniu { NP($what, case: "gen") }
  .next = zagrasz { NP($what, case: "acc") }
  .during = przy zagrywaniu { NP($what, case: "gen") }

## Behind a noun. $head is what is described; a pattern with $noun says the noun itself.

equal-to = { GENDER($noun) ->
    [m-pers] tylu
   *[other] tyle
  } { NP($noun, case: "gen", number: "pl") }, ile { MANY($n) },
in-place = { PLACE($place, "in") }
other-level = innego poziomu
stronger = , { AGR("which", $head, case: "nom") } { NUMBER($head) ->
    [pl] mają
   *[sg] ma
  } większą siłę niż { NP($who, case: "nom", stress: "yes") },
that-have = , { AGR("which", $head, case: "acc") } { NP($who, case: "nom") } { having },
that-play = , { AGR("which", $head, case: "acc") } { NP($who, case: "nom") } { $person ->
    [sg3] zagrywa
    [pl3] zagrywają
   *[you] zagrywasz
  },

## Verbs that several patterns share

being = { NUMBER($what) ->
    [pl] są
   *[sg] jest
  }
by = { $person ->
    [sg3] {" "}przez { NP($who, case: "acc") }
    [pl3] {" "}przez { NP($who, case: "acc") }
   *[you] {""}
  }
doubling = { $mood ->
    [inf] podwoić
    [sg3] podwaja
    [pl3] podwajają
   *[imp] podwój
  }
having = { $person ->
    [sg3] ma
    [pl3] mają
   *[you] masz
  }
keeping = { $mood ->
    [inf] zachować
    [sg3] zachowuje
    [pl3] zachowują
   *[imp] zachowaj
  }
lowering = { $mood ->
    [inf] zmniejszyć
    [sg3] zmniejsza
    [pl3] zmniejszają
   *[imp] zmniejsz
  }
placing = { $person ->
    [sg3] umieści
    [pl3] umieszczą
   *[you] umieścisz
  }
raising = { $mood ->
    [inf] zwiększyć
    [sg3] zwiększa
    [pl3] zwiększają
   *[imp] zwiększ
  }
winning = { $person ->
    [sg3] wygrywa
    [pl3] wygrywają
   *[you] wygrywasz
  }
