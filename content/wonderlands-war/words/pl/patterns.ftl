# How Polish says the phrases of the game: one message per phrase, its roles as variables.
#   $mood    imp (zrób), inf (zrobić), sg3 (robi), pl3 (robią)
#   $person  of the role `who`: you, sg3, pl3
#   .not     when it does not hold; .minus when the number is below zero; .would when something else happens instead;
#   .during as an adverbial, before a condition; .after, .before with a conjunction of their own; .next behind “the next time”;
#   .apart what can stand elsewhere in the clause than behind its noun; .again and .again-too one of what was just counted
#   .yours   where a relative only says that something is yours, and the noun takes swój or twój
#   NOTE     what is named here need not be named again: with again "yes" it becomes ich or 2 z nich, with "nobody" what is nobody's
#   KNOWN    yes for what was noted and for a place that is now called tu or tam

## What players do

borrow = { $mood ->
    [inf] odkrywać
    [sg3] odkrywa
    [pl3] odkrywają
   *[imp] odkrywaj
  } karty { PLACE($place, "from") }, aż { $mood ->
    [inf] trafisz
    [sg3] trafi
    [pl3] trafią
   *[imp] trafisz
  } na kartę z { NP($what, case: "ins", one: "unsaid") }, a następnie { $mood ->
    [inf] wypożyczyć
    [sg3] wypożycza
    [pl3] wypożyczają
   *[imp] wypożycz
  } { AGR("that", $what, case: "acc") } { NP($what, case: "acc", one: "unsaid") } do końca { NP($when, case: "gen") } i { $mood ->
    [inf] umieścić
    [sg3] umieszcza
    [pl3] umieszczają
   *[imp] umieść
  } go w dowolnym regionie
bring = { moving } { PLACE($goal, "into") } { NP($what, case: "acc", own: "yes") } z sąsiednich regionów
build = { KNOWN($place) ->
    [yes] { building } { PLACE($place, "in") } { NP($what, case: "acc") }
   *[no] { building } { NP($what, case: "acc") } { PLACE($place, "in", one: "unsaid") }
  }
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
  } { NP($what, case: "acc") } bez spełnienia warunków
discard = { $mood ->
    [inf] odrzucić
    [sg3] odrzuca
    [pl3] odrzucają
   *[imp] odrzuć
  } { NP($what, case: "acc") }
double = { doubling } { its-strength }
double-next = { doubling } { WORD("strength", "acc") } { AGR("next", $what, case: "gen") } { NP($what, case: "gen") }, { AGR("which", $what, case: "acc") } { NP($who, case: "nom") } w tej bitwie { placing } na torze aktywnych żetonów,
draw-more = podczas { NP($when, case: "gen") } { taking } { NP($what, case: "acc") }, { keeping } { COUNT($k) } z dobranych żetonów, a resztę { $mood ->
    [inf] włożyć
    [sg3] wkłada
    [pl3] wkładają
   *[imp] włóż
  } z powrotem do worka
draw-now = od razu { drawing } { NP($what, case: "acc") }
draw-quests = { drawing } { NP($what, case: "acc") }
exchange = { replacing } { NP($what, case: "acc") } na stole wierzchnią kartą { PLACE($place, "from") }
forge = { forging } { NP($what, case: "acc") }
free = { $mood ->
    [inf] przenieść
    [sg3] przenosi
    [pl3] przenoszą
   *[imp] przenieś
  } { PLACE($place, "from") } do rezerwy { NP($what, case: "acc") }
gain = { getting } { NP($what, case: "acc") }
gain-ally = { getting } { NP($what, case: "acc", again: "nobody") }
gain-strength = { raising } swoją siłę o { COUNT($n) }
get = { WEIGHT($what) ->
    [heavy] { raising-always } o { COUNT($n) } { OF("strength", $what, case: "acc") }
   *[light] { raising } { its-strength } o { COUNT($n) }
  }
  .minus = { WEIGHT($what) ->
    [heavy] { lowering-always } o { COUNT($n) } { OF("strength", $what, case: "acc") }
   *[light] { lowering } { its-strength } o { COUNT($n) }
  }
give = { $mood ->
    [inf] oddać
    [sg3] oddaje
    [pl3] oddają
   *[imp] oddaj
  } { to-whom } { NP($what, case: "acc") }
lose = { KNOWN($place) ->
    [yes] { losing } { PLACE($place, "in") } { NP($what, case: "acc") }
   *[no] { losing } { NP($what, case: "acc") } { PLACE($place, "in") }
  }
lose-strength = { lowering } swoją siłę o { COUNT($n) }
mend = { $mood ->
    [inf] odwrócić
    [sg3] odwraca
    [pl3] odwracają
   *[imp] odwróć
  } { NP($what, case: "acc") } na sprawną stronę
move-between = { moving } { PLACE($start, "from", one: "unsaid") } { PLACE($goal, "into", one: "unsaid") } { WEIGHT($what) ->
    [heavy] maksymalnie { NP($what, case: "acc", own: "yes") }
   *[light] { NP($what, case: "acc", own: "yes") }
  }
move-marker = { $mood ->
    [inf] przestawić
    [sg3] przestawia
    [pl3] przestawiają
   *[imp] przestaw
  } { NP($what, case: "acc") } { PLACE($place, "into") }
must-draw = { NP($who, case: "nom") } { $person ->
    [sg3] musi
    [pl3] muszą
   *[you] musisz
  } wziąć udział w kolejnym dobieraniu
pay-with = { $mood ->
    [inf] poświęcić
    [sg3] poświęca
    [pl3] poświęcają
   *[imp] poświęć
  } { KNOWN($what) ->
    [yes] { NP($what, case: "acc", again: "yes") }
   *[no] { APART($what) } { NP($what, case: "acc", apart: "yes") }
  }
place = { KNOWN($place) ->
    [yes] { setting-up } { PLACE($place, "in") } { NP($what, case: "acc") }
   *[no] { setting-up } { NP($what, case: "acc") } { PLACE($place, "in") }
  }
place-group = { setting-up } w 1 regionie { NP($what, case: "acc") }
poison = { poisoning } { NP($what, case: "acc") }
poison-bags = { $mood ->
    [inf] włożyć
    [sg3] wkłada
    [pl3] wkładają
   *[imp] włóż
  } po 1 żetonie trucizny do { NUMBER($who) ->
    [pl] worków wybranych
   *[sg] worka
  } { NP($who, case: "gen") }
poison-too = { poisoning } jeszcze { NP($what, case: "acc") }
prepare-forging = { $mood ->
    [inf] zyskać możliwość dodatkowego przekucia { NP($what, case: "gen") }
    [sg3] może dodatkowo przekuć { NP($what, case: "acc") }
    [pl3] mogą dodatkowo przekuć { NP($what, case: "acc") }
   *[imp] możesz dodatkowo przekuć { NP($what, case: "acc") }
  }
put-quest-back = { $mood ->
    [inf] wtasować
    [sg3] wtasowuje
    [pl3] wtasowują
   *[imp] wtasuj
  } { NP($what, case: "acc") } z ręki z powrotem do talii zadań
raise-castles = { raising } wartość każdego swojego zamku o { COUNT($n, "victory-points", case: "acc") }
raise-leader = { KNOWN($what) ->
    [yes] { raising } ją o { COUNT($n) }
   *[no] { raising } { NP($what, case: "acc") } o { COUNT($n) }
  }
refill = { $mood ->
    [inf] uzupełnić
    [sg3] uzupełnia
    [pl3] uzupełniają
   *[imp] uzupełnij
  } puste pola herbatki
remove = { removing } z gry { NP($what, case: "acc") }
replace = { PLACE($place, "in") } { replacing } { NP($other, case: "ins") } { NP($what, case: "acc", own: "yes") }
return = { WEIGHT($what) ->
    [heavy] { putting-back } { PLACE($place, "into") } { NP($what, case: "acc") }
   *[light] { putting-back } { NP($what, case: "acc") } { PLACE($place, "into") }
  }
roll = { $mood ->
    [inf] rzucić
    [sg3] rzuca
    [pl3] rzucają
   *[imp] rzuć
  } { NP($what, case: "ins") }
save = { losing } o { NP($what, case: "acc") } mniej
set-next = { $mood ->
    [inf] zmienić na { COUNT($n) } siłę następnego żetonu, który { NP($who, case: "nom", that: "full") } { going-to-play },
    [sg3] zmienia na { COUNT($n) } siłę następnego żetonu, który { NP($who, case: "nom", that: "full") } { going-to-play },
    [pl3] zmieniają na { COUNT($n) } siłę następnego żetonu, który { NP($who, case: "nom", that: "full") } { going-to-play },
   *[imp] następny żeton, który { NP($who, case: "nom", that: "full") } { going-to-play }, będzie miał siłę { COUNT($n) }
  }
set-strength = { changing } { its-strength } na { COUNT($n) }
sleep = { $mood ->
    [inf] przespać
    [sg3] przesypia
    [pl3] przesypiają
   *[imp] prześpij
  } to dobieranie, nie wycofując się z bitwy,
swap = { $mood ->
    [inf] wymienić
    [sg3] wymienia
    [pl3] wymieniają
   *[imp] wymień
  } { NP($what, case: "acc") } { PLACE($place, "in") } { NP($other, case: "acc", prep: "na") }, { AGR("which", $other, case: "nom") } { NUMBER($other) ->
    [pl] trafiają
   *[sg] trafia
  } na obszar wyczerpania,
take-from = { $mood ->
    [inf] zabrać
    [sg3] zabiera
    [pl3] zabierają
   *[imp] zabierz
  } { WEIGHT($who) ->
    [heavy] { NP($what, case: "acc") } { to-whom }
   *[light] { to-whom } { NP($what, case: "acc") }
  }
take-out = { removing } z gry { NP($what, case: "acc") } { PLACE($place, "from") }
take-sitting = { taking } { NP($what, case: "acc") } bez przesuwania lidera
take-wonderlander = { taking } { NP($what, case: "acc") } { PLACE($place, "from") }
triple = { $mood ->
    [inf] potroić
    [sg3] potraja
    [pl3] potrajają
   *[imp] potrój
  } { its-strength }
turn-round = { $mood ->
    [inf] przesunąć
    [sg3] przesuwa
    [pl3] przesuwają
   *[imp] przesuń
  } lidera { backwards }
unlock = { $mood ->
    [inf] odblokować
    [sg3] odblokowuje
    [pl3] odblokowują
   *[imp] odblokuj
  } { NP($what, case: "acc") } swojej frakcji
win-from = { $mood ->
    [inf] wybrać { NP($who, case: "acc") }, { AGR("which", $who, case: "dat") } zabierzesz { NP($what, case: "acc") }, jeśli twój pierwszy żeton będzie miał większą wydrukowaną siłę niż jego pierwszy żeton,
    [sg3] wybiera { NP($who, case: "acc") }, { AGR("which", $who, case: "dat") } zabierze { NP($what, case: "acc") }, jeśli pierwszy żeton wybierającego będzie miał większą wydrukowaną siłę niż pierwszy żeton wybranego,
    [pl3] wybierają { NP($who, case: "acc") }, { AGR("which", $who, case: "dat") } zabiorą { NP($what, case: "acc") }, jeśli pierwszy żeton wybierającego będzie miał większą wydrukowaną siłę niż pierwszy żeton wybranego,
   *[imp] wybierz { NP($who, case: "acc") }, { AGR("which", $who, case: "dat") } zabierzesz { NP($what, case: "acc") }, jeśli twój pierwszy żeton będzie miał większą wydrukowaną siłę niż jego pierwszy żeton,
  }

## Standing rules

builds-anywhere = zamek za zwycięstwo { NP($who, case: "nom") } { being-able } wybudować w dowolnym regionie
counts = { NP($what, case: "nom") } { NUMBER($what) ->
    [pl] mają
   *[sg] ma
  } siłę { COUNT($n) }
immune = { NP($source, case: "nom") } { NUMBER($source) ->
    [pl] nie mogą
   *[sg] nie może
  } wpływać { NP($what, case: "acc", prep: "na") }
loses-first = spośród swoich jednostek { NP($what, case: "acc") } { NP($who, case: "nom") } { suffering-loss } w pierwszej kolejności
spread = { NP($who, case: "nom") } { being-able } rozdzielać jednostki z { NP($what, case: "gen") } pomiędzy kilka regionów
walk-backwards = { NP($who, case: "nom") } zawsze { $person ->
    [sg3] przesuwa
    [pl3] przesuwają
   *[you] przesuwasz
  } lidera { backwards }

## Conditions

as-many = { KNOWN($what) ->
    [yes] { NP($who, case: "nom") } { having } { NP($what, case: "gen", again: "yes") } { as-much } samo co { NP($other, case: "nom", stress: "yes") }
   *[no] { NP($who, case: "nom") } { having } { APART($what) } { as-much } samo { NP($what, case: "gen", apart: "yes") } co { NP($other, case: "nom", stress: "yes") }
  }
  .not = { NP($who, case: "nom") } nie { having } { APART($what) } { as-much } samo { NP($what, case: "gen", apart: "yes") } co { NP($other, case: "nom", stress: "yes") }
began-with = { NP($who, case: "nom") } { beginning } bitwę z siłą wynoszącą { COUNT($n) }
  .not = { NP($who, case: "nom") } nie { beginning } bitwy z siłą wynoszącą { COUNT($n) }
began-without = { NP($who, case: "nom") } { beginning } bitwę bez { NP($what, case: "gen") } w tym regionie
  .not = { NP($who, case: "nom") } { beginning } bitwę z { NP($what, case: "ins") } w tym regionie
blocked = w tej bitwie { NP($who, case: "nom") } { $person ->
    [sg3] blokuje
    [pl3] blokują
   *[you] blokujesz
  } tarczą { COUNT($n, "chip", case: "acc") }
  .not = w tej bitwie { NP($who, case: "nom") } nie { $person ->
    [sg3] blokuje
    [pl3] blokują
   *[you] blokujesz
  } tarczą { COUNT($n, "chip", case: "gen") }
drew = w tej bitwie { NP($who, case: "nom") } { taking-part } udział w { COUNT($n, "draw", case: "loc") }
  .not = w tej bitwie { NP($who, case: "nom") } nie { taking-part } udziału w { COUNT($n, "draw", case: "loc") }
end-with = na koniec bitwy { OF("strength", $who, case: "nom") } wynosi { COUNT($n) }
  .not = na koniec bitwy { OF("strength", $who, case: "nom") } nie wynosi { COUNT($n) }
fewer-than-others = { HEAD($what) ->
    [leader-strength] { smaller-leader-strength }
   *[other] { NP($who, case: "nom") } { having } { APART($what) } mniej { NP($what, case: "gen", apart: "yes") } niż { NP($other, case: "nom", stress: "yes") }
  }
  .not = { HEAD($what) ->
    [leader-strength] { NP($who, case: "nom") } nie { having } mniejszej { NP($what, case: "gen") } niż { NP($other, case: "nom", stress: "yes") }
   *[other] { NP($who, case: "nom") } nie { having } { APART($what) } mniej { NP($what, case: "gen", apart: "yes") } niż { NP($other, case: "nom", stress: "yes") }
  }
fought = w tej bitwie { taking-part } udział { NP($who, case: "nom") }
  .not = w tej bitwie nie { taking-part } udziału { NP($who, case: "nom") }
full = { NP($what, case: "nom") } { NUMBER($what) ->
    [pl] mają
   *[sg] ma
  } komplet żetonów
  .not = { NP($what, case: "nom") } nie { NUMBER($what) ->
    [pl] mają
   *[sg] ma
  } kompletu żetonów
has-more-printed = { OF("printed-strength", $what, case: "nom") } jest większa niż { OF("printed-strength", $other, case: "nom") }
  .not = { OF("printed-strength", $what, case: "nom") } nie jest większa niż { OF("printed-strength", $other, case: "nom") }
have = { NP($who, case: "nom") } { having } { APART($what) } { NP($what, case: "acc", apart: "yes") }{ NOTE($what) }
  .not = { NP($who, case: "nom") } nie { having } { APART($what) } { NP($what, case: "gen", apart: "yes") }
  .again = w tym co najmniej 1 { BEHIND($what) }
  .again-too = co najmniej 1 { BEHIND($what) }
have-fewer = { KIND($n) ->
    [number] { NP($who, case: "nom") } { having } mniej niż { COUNT($n, $what, case: "acc") }
   *[amount] { NP($who, case: "nom") } { having } mniej { NP($what, case: "gen") }, niż { MANY($n) },
  }
  .not = { KIND($n) ->
    [number] { NP($who, case: "nom") } nie { having } mniej niż { COUNT($n, $what, case: "gen") }
   *[amount] { NP($who, case: "nom") } nie { having } mniej { NP($what, case: "gen") }, niż { MANY($n) },
  }
have-more = { KIND($n) ->
    [number] { NP($who, case: "nom") } { having } więcej niż { COUNT($n, $what, case: "acc") }
   *[amount] { NP($who, case: "nom") } { having } więcej { NP($what, case: "gen") }, niż { MANY($n) },
  }
  .not = { KIND($n) ->
    [number] { NP($who, case: "nom") } nie { having } więcej niż { COUNT($n, $what, case: "gen") }
   *[amount] { NP($who, case: "nom") } nie { having } więcej { NP($what, case: "gen") }, niż { MANY($n) },
  }
have-most = { NP($who, case: "nom") } { having } więcej { NP($what, case: "gen") } niż każdy inny gracz
  .not = { NP($who, case: "nom") } nie { having } więcej { NP($what, case: "gen") } niż każdy inny gracz
hold = { NUMBER($tracks) ->
    [pl] { PLACE($tracks, "in") } leży { COUNT($n, "chip", case: "acc", prep: "po") }
   *[sg] { NP($tracks, case: "nom") } ma { COUNT($n, "chip", case: "acc") }
  }
  .not = { NUMBER($tracks) ->
    [pl] { PLACE($tracks, "in") } nie leży { COUNT($n, "chip", case: "acc", prep: "po") }
   *[sg] { NP($tracks, case: "nom") } nie ma { COUNT($n, "chip", case: "gen") }
  }
is = { NP($what, case: "nom") } { being } { AGR($q, $what, case: "nom") }
  .not = { NP($what, case: "nom") } nie { being } { AGR($q, $what, case: "nom") }
is-less = siła twojego lidera{ NOTE($what) } jest mniejsza niż { COUNT($n) }
  .not = siła twojego lidera nie jest mniejsza niż { COUNT($n) }
leader-strength-is = siła twojego lidera{ NOTE($what) } wynosi { COUNT($n) }
  .not = siła twojego lidera nie wynosi { COUNT($n) }
leads-by = { NP($who, case: "nom") } { $person ->
    [sg3] przewyższa
    [pl3] przewyższają
   *[you] przewyższasz
  } siłą { COUNT($n, prep: "o") } { NP($other, case: "acc") }
  .not = { NP($who, case: "nom") } nie { $person ->
    [sg3] przewyższa
    [pl3] przewyższają
   *[you] przewyższasz
  } siłą { COUNT($n, prep: "o") } { NP($other, case: "acc") }
lie-in = { PLACE($place, "in") } { being } { NP($what, case: "nom") }{ NOTE($what) }
  .not = { PLACE($place, "in") } nie ma { NP($what, case: "gen") }
lie-on = { PLACE($place, "in") } { NUMBER($what) ->
    [pl] leżą
   *[sg] leży
  } { NP($what, case: "nom") }
  .not = { PLACE($place, "in") } nie ma { NP($what, case: "gen") }
lost-units = w tej bitwie { NP($who, case: "nom") } { suffering-loss } { COUNT($n, "unit", case: "acc") }
  .not = w tej bitwie { NP($who, case: "nom") } nie { suffering-loss } { COUNT($n, "unit", case: "gen") }
more-than-others = { HEAD($what) ->
    [leader-strength] { greater-leader-strength }
   *[other] { NP($who, case: "nom") } { having } { APART($what) } więcej { NP($what, case: "gen", apart: "yes") } niż { NP($other, case: "nom", stress: "yes") }
  }
  .not = { HEAD($what) ->
    [leader-strength] { NP($who, case: "nom") } nie { having } większej { NP($what, case: "gen") } niż { NP($other, case: "nom", stress: "yes") }
   *[other] { NP($who, case: "nom") } nie { having } { APART($what) } więcej { NP($what, case: "gen", apart: "yes") } niż { NP($other, case: "nom", stress: "yes") }
  }
no-madness = w tym dobieraniu nikt nie poniósł skutków żetonu szaleństwa
  .not = w tym dobieraniu ktoś poniósł skutki żetonu szaleństwa
only-there = { NP($who, case: "nom") } nie { having } { PLACE($place, "in") } jednostek innych niż { NP($what, case: "nom") }
  .not = { NP($who, case: "nom") } { having } { PLACE($place, "in") } jednostki inne niż { NP($what, case: "nom") }
own = { KIND($what) ->
    [nounlist] { NP($who, case: "nom") } { owning } łącznie { NP($what, case: "acc") }
   *[other] { NP($who, case: "nom") } { owning } { NP($what, case: "acc") }
  }
  .not = { NP($who, case: "nom") } nie { owning } { NP($what, case: "gen") }
printed-is = { OF("printed-strength", $what, case: "nom") } wynosi { COUNT($n) }
  .not = { OF("printed-strength", $what, case: "nom") } nie wynosi { COUNT($n) }
same-as-previous = { NP($what, case: "nom") } { NUMBER($what) ->
    [pl] mają
   *[sg] ma
  } taką samą wydrukowaną siłę jak { AGR("previous", $what, case: "nom") }
  .not = { NP($what, case: "nom") } nie { NUMBER($what) ->
    [pl] mają
   *[sg] ma
  } takiej samej wydrukowanej siły jak { AGR("previous", $what, case: "nom") }
same-type = { NP($what, case: "nom") } { showing } ten sam rodzaj sprzymierzeńca
  .not = { NP($what, case: "nom") } nie { showing } tego samego rodzaju sprzymierzeńca
show = wśród { NP($what, case: "gen") } są żetony { NP($kinds, case: "gen") }
  .not = wśród { NP($what, case: "gen") } nie ma żetonów { NP($kinds, case: "gen") }
show-types = wśród { NP($what, case: "gen") } są żetony { COUNT($n) } różnych rodzajów
  .not = wśród { NP($what, case: "gen") } nie ma żetonów { COUNT($n) } różnych rodzajów
stopped-earlier = { NP($who, case: "nom") } { withdrawing } się wcześniej niż { NP($other, case: "nom", stress: "yes") }
  .not = { NP($who, case: "nom") } nie { withdrawing } się wcześniej niż { NP($other, case: "nom", stress: "yes") }
strength-away = { OF("strength", $who, case: "nom") } różni się od { OF("strength", $other, case: "gen") } o { COUNT($n) }
  .not = { OF("strength", $who, case: "nom") } nie różni się od { OF("strength", $other, case: "gen") } o { COUNT($n) }
stronger-than = { NP($who, case: "nom") } { having } większą siłę niż { NP($other, case: "nom", stress: "yes") }
  .not = { NP($who, case: "nom") } nie { having } większej siły niż { NP($other, case: "nom", stress: "yes") }
took = wśród zdobytych kart { NP($who, case: "nom") } { having } { NP($what, case: "acc") }
  .not = wśród zdobytych kart { NP($who, case: "nom") } nie { having } { NP($what, case: "gen") }
total-is = łączna wydrukowana siła { NP($what, case: "gen") } wynosi { COUNT($n) }
  .not = łączna wydrukowana siła { NP($what, case: "gen") } nie wynosi { COUNT($n) }
without = { NP($place, case: "nom") } { NUMBER($place) ->
    [pl] pozostają
   *[sg] pozostaje
  } bez { NP($what, case: "gen") }
  .not = { NP($place, case: "nom") } { NUMBER($place) ->
    [pl] nie pozostają
   *[sg] nie pozostaje
  } bez { NP($what, case: "gen") }
won = { NP($who, case: "nom") } { winning }
  .not = { NP($who, case: "nom") } nie { winning }
worth = łączna wartość { NP($what, case: "gen") } wynosi { NP($points, case: "nom") }
  .not = łączna wartość { NP($what, case: "gen") } nie wynosi { NP($points, case: "nom") }

## Amounts. `.many` follows “as many as” and “more than”.

losses = { $case ->
    [gen] liczby
    [dat] liczbie
    [acc] liczbę
    [ins] liczbą
    [loc] liczbie
   *[nom] liczba
  } jednostek utraconych w tym dobieraniu przez { NP($who, case: "acc") }
  .many = jednostek { NP($who, case: "nom") } { suffering-loss } w tym dobieraniu
points-of = { $case ->
    [gen] wartości
    [dat] wartości
    [acc] wartość
    [ins] wartością
    [loc] wartości
   *[nom] wartość
  } { NP($place, case: "gen") }
  .many = wynosi wartość { NP($place, case: "gen") }
shown = { $case ->
    [gen] liczby wskazanej
    [dat] liczbie wskazanej
    [acc] liczbę wskazaną
    [ins] liczbą wskazaną
    [loc] liczbie wskazanej
   *[nom] liczba wskazana
  } przez ten symbol
  .many = wskazuje ten symbol
strength-of = { OF("strength", $what, $case) }
  .many = { NP($what, case: "nom") } { NUMBER($what) ->
    [pl] mają
   *[sg] ma
  } siły

## What is waited for

adds-strength = { NP($what, case: "nom") } dodaje siłę
  .after = kiedy dodasz { OF("strength", $what, case: "acc") },
becomes-exhausted = wyczerpujesz { NP($what, case: "acc") }
  .before = przed wyczerpaniem { NP($what, case: "gen") }
  .after = po wyczerpaniu { NP($what, case: "gen") }
  .next = wyczerpiesz { NP($what, case: "acc") }
  .would = masz wyczerpać { NP($what, case: "acc") }
becomes-exhausted-by = na koniec { NP($when, case: "gen") } wyczerpujesz { NP($what, case: "acc") }
  .would = na koniec { NP($when, case: "gen") } masz wyczerpać { NP($what, case: "acc") }
begins = rozpoczyna się { NP($when, case: "nom") }
  .before = przed rozpoczęciem { NP($when, case: "gen") }
  .after = po rozpoczęciu { NP($when, case: "gen") }
  .next = rozpocznie się { NP($when, case: "nom") }
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
costs-units = { NP($who, case: "nom") } { suffering-loss } jednostki w wyniku działania { NP($what, case: "gen") }
  .next = { NP($who, case: "nom") } { going-to-lose } jednostki w wyniku działania { NP($what, case: "gen") }
  .would = { NP($who, case: "nom") } { having } stracić jednostki w wyniku działania { NP($what, case: "gen", any: "unsaid") }
counts-losses = { NP($who, case: "nom") } { $person ->
    [sg3] podlicza
    [pl3] podliczają
   *[you] podliczasz
  } straty
  .before = przed podliczeniem strat{ by }
  .after = po podliczeniu strat{ by }
  .next = { NP($who, case: "nom") } { $person ->
    [sg3] podliczy
    [pl3] podliczą
   *[you] podliczysz
  } straty
end-of = na koniec { NP($when, case: "gen") }
end-of-turn = na koniec swojej tury
forged = przekuwasz { NP($what, case: "acc") }
  .before = przed przekuciem { NP($what, case: "gen") }
  .after = po przekuciu { NP($what, case: "gen") }
  .next = przekujesz { NP($what, case: "acc") }
forged-in = przekuwasz { NP($what, case: "acc") } w { NP($when, case: "loc") }
joins = { NP($who, case: "nom") } { $person ->
    [sg3] przystępuje
    [pl3] przystępują
   *[you] przystępujesz
  } do { NP($when, case: "gen") }
  .next = { NP($who, case: "nom") } { $person ->
    [sg3] przystąpi
    [pl3] przystąpią
   *[you] przystąpisz
  } do { NP($when, case: "gen") }
  .would = { NP($who, case: "nom") } { having } przystąpić do { NP($when, case: "gen") }
loses = { NP($who, case: "nom") } { suffering-loss } { NP($what, case: "acc") }
  .before = przed utratą { NP($what, case: "gen") }{ by }
  .after = po utracie { NP($what, case: "gen") }{ by }
  .next = { NP($who, case: "nom") } { going-to-lose } { NP($what, case: "acc") }
  .would = { NP($who, case: "nom") } { having } stracić { NP($what, case: "acc") }
loses-to-a-chip = { NP($who, case: "nom") } { suffering-loss } { NP($what, case: "acc") } w wyniku działania { NP($other, case: "gen") }
  .next = { NP($who, case: "nom") } { going-to-lose } { NP($what, case: "acc") } w wyniku działania { NP($other, case: "gen") }
  .would = { NP($who, case: "nom") } { having } stracić { NP($what, case: "acc") } w wyniku działania { NP($other, case: "gen") }
madness-strikes = rozpatrujecie żetony szaleństwa
  .before = przed rozpatrzeniem żetonów szaleństwa
  .after = po rozpatrzeniu żetonów szaleństwa
  .next = rozpatrzycie żetony szaleństwa
passes = { NP($who, case: "nom") } { $person ->
    [sg3] mija
    [pl3] mijają
   *[you] mijasz
  } { OF("leader", $other, case: "acc") }
  .before = przed minięciem { OF("leader", $other, case: "gen") }{ by }
  .after = po minięciu { OF("leader", $other, case: "gen") }{ by }
  .next = { NP($who, case: "nom") } { $person ->
    [sg3] minie
    [pl3] miną
   *[you] miniesz
  } { OF("leader", $other, case: "acc") }
  .during = przy mijaniu { OF("leader", $other, case: "gen") }{ by }
places-leader = { NP($who, case: "nom") } { $person ->
    [sg3] umieszcza
    [pl3] umieszczają
   *[you] umieszczasz
  } { NP($what, case: "acc") } { PLACE($place, "in") }
  .next = { NP($who, case: "nom") } { placing } { NP($what, case: "acc") } { PLACE($place, "in") }
played = zagrywasz { NP($what, case: "acc") }
  .before = przed zagraniem { NP($what, case: "gen") }
  .after = po zagraniu { NP($what, case: "gen") }
  .next = zagrasz { NP($what, case: "acc") }
  .during = przy zagrywaniu { NP($what, case: "gen") }
plays = { NP($who, case: "nom") } { $person ->
    [sg3] zagrywa
    [pl3] zagrywają
   *[you] zagrywasz
  } { NP($what, case: "acc") }
  .before = przed zagraniem { NP($what, case: "gen") }{ by }
  .after = po zagraniu { NP($what, case: "gen") }{ by }
  .next = { NP($who, case: "nom") } { $person ->
    [sg3] zagra
    [pl3] zagrają
   *[you] zagrasz
  } { NP($what, case: "acc") }
  .during = przy zagrywaniu { NP($what, case: "gen") }{ by }
poisons = { NP($who, case: "nom") } { $person ->
    [sg3] zatruwa
    [pl3] zatruwają
   *[you] zatruwasz
  } { NP($what, case: "acc", number: "pl") }
  .before = przed zatruciem { NP($what, case: "gen", number: "pl") }{ by }
  .after = po zatruciu { NP($what, case: "gen", number: "pl") }{ by }
  .next = { NP($who, case: "nom") } { $person ->
    [sg3] zatruje
    [pl3] zatrują
   *[you] zatrujesz
  } { NP($what, case: "acc", number: "pl") }
reaches-head = { NP($who, case: "nom") } { $person ->
    [sg3] dociera
    [pl3] docierają
   *[you] docierasz
  } { PLACE($place, "into") }
  .next = { NP($who, case: "nom") } { $person ->
    [sg3] dotrze
    [pl3] dotrą
   *[you] dotrzesz
  } { PLACE($place, "into") }
rolls = { NP($who, case: "nom") } { $person ->
    [sg3] wyrzuca
    [pl3] wyrzucają
   *[you] wyrzucasz
  } na { NP($what, case: "loc") } { COUNT($n, "shard", case: "acc") }
  .next = { NP($who, case: "nom") } { $person ->
    [sg3] wyrzuci
    [pl3] wyrzucą
   *[you] wyrzucisz
  } na { NP($what, case: "loc") } { COUNT($n, "shard", case: "acc") }
start-of-battle = na początku { NP($when, case: "gen") }
start-of-tea = na początku { NP($when, case: "gen") }
suffers = { NP($who, case: "nom") } { $person ->
    [sg3] ponosi
    [pl3] ponoszą
   *[you] ponosisz
  } skutki { NP($what, case: "gen") }
  .next = { NP($who, case: "nom") } { $person ->
    [sg3] poniesie
    [pl3] poniosą
   *[you] poniesiesz
  } skutki { NP($what, case: "gen") }
takes-second = { NP($who, case: "nom") } samodzielnie { $person ->
    [sg3] zajmuje
    [pl3] zajmują
   *[you] zajmujesz
  } drugie miejsce
  .next = { NP($who, case: "nom") } samodzielnie { $person ->
    [sg3] zajmie
    [pl3] zajmą
   *[you] zajmiesz
  } drugie miejsce
  .would = { NP($who, case: "nom") } { having } otrzymać nagrodę za samodzielne zajęcie drugiego miejsca
takes-tea-card = { NP($who, case: "nom") } { taking-part } { NP($what, case: "acc") }
  .before = przed wzięciem { NP($what, case: "gen") }{ by }
  .after = po wzięciu { NP($what, case: "gen") }{ by }
  .next = { NP($who, case: "nom") } { $person ->
    [sg3] weźmie
    [pl3] wezmą
   *[you] weźmiesz
  } { NP($what, case: "acc") }
visits-table = { NP($who, case: "nom") } { $person ->
    [sg3] rozgrywa
    [pl3] rozgrywają
   *[you] rozgrywasz
  } swoją turę przy stole
  .next = { NP($who, case: "nom") } { $person ->
    [sg3] rozegra
    [pl3] rozegrają
   *[you] rozegrasz
  } swoją turę przy stole
  .would = { NP($who, case: "nom") } { having } rozegrać swoją turę przy stole
wins = { NP($who, case: "nom") } { winning } bitwę
  .after = po wygraniu bitwy{ by }
  .next = { NP($who, case: "nom") } { $person ->
    [sg3] wygra
    [pl3] wygrają
   *[you] wygrasz
  } bitwę

## Behind a noun. $head is what is described; a pattern with $noun says the noun itself.

buildable = , w { AGR("which", $head, case: "loc") } wolno ci budować,
equal-to = { GENDER($noun) ->
    [m-pers] tylu
   *[other] tyle
  } { NP($noun, case: "gen", number: "pl") }, { HEAD($n) ->
    [shown] { as-many-as }
   *[other] ile
  } { MANY($n) },
in-place = { PLACE($place, "in", again: "full") }
  .apart = { PLACE($place, "in") }
level-shown = wskazanego poziomu
lying-on = { PLACE($place, "from") }
of-printed-strength = o wydrukowanej sile { COUNT($n) }
on-board = na planszy
  .apart = na planszy
other-level = innego poziomu
same-printed = o takiej samej wydrukowanej sile
still-drawing = , { AGR("which", $head, case: "nom") } jeszcze { NUMBER($head) ->
    [pl] dobierają
   *[sg] dobiera
  } żetony,
stronger = , { AGR("which", $head, case: "nom") } { NUMBER($head) ->
    [pl] mają
   *[sg] ma
  } większą siłę niż { NP($who, case: "nom", stress: "yes") },
strongest = , { AGR("which", $head, case: "nom") } { NUMBER($head) ->
    [pl] mają
   *[sg] ma
  } największą siłę w bitwie,
struck = , { AGR("which", $head, case: "nom") } { NUMBER($head) ->
    [pl] ponieśli skutki żetonów
   *[sg] poniósł skutki żetonu
  } szaleństwa,
that-have = , { AGR("which", $head, case: "acc") } { NP($who, case: "nom") } { having },
  .yours = swój
that-play = , { AGR("which", $head, case: "acc") } { NP($who, case: "nom") } { $person ->
    [sg3] zagrywa
    [pl3] zagrywają
   *[you] zagrywasz
  },
type-shown = wskazanego rodzaju i poziomu
who-fought = w tej bitwie
with-chips = z żetonami
with-die = z kością odłamków w rogu
with-figures = z pionkiem
with-units = , { AGR("which", $head, case: "nom") } { NUMBER($head) ->
    [pl] pokazują
   *[sg] pokazuje
  } { COUNT($n, "unit", case: "acc") },

## Verbs that several patterns share

as-many-as = { GENDER($noun) ->
    [m-pers] ilu
   *[other] ile
  }
as-much = { GENDER($what) ->
    [m-pers] tylu
   *[other] tyle
  }
backwards = przeciwnie do ruchu wskazówek zegara
beginning = { $person ->
    [sg3] rozpoczyna
    [pl3] rozpoczynają
   *[you] rozpoczynasz
  }
being = { NUMBER($what) ->
    [pl] są
   *[sg] jest
  }
being-able = { $person ->
    [sg3] może
    [pl3] mogą
   *[you] możesz
  }
building = { $mood ->
    [inf] wybudować
    [sg3] buduje
    [pl3] budują
   *[imp] wybuduj
  }
by = { $person ->
    [sg3] {" "}przez { NP($who, case: "acc") }
    [pl3] {" "}przez { NP($who, case: "acc") }
   *[you] {""}
  }
changing = { $mood ->
    [inf] zmienić
    [sg3] zmienia
    [pl3] zmieniają
   *[imp] zmień
  }
doubling = { $mood ->
    [inf] podwoić
    [sg3] podwaja
    [pl3] podwajają
   *[imp] podwój
  }
drawing = { $mood ->
    [inf] dobrać
    [sg3] dobiera
    [pl3] dobierają
   *[imp] dobierz
  }
forging = { $mood ->
    [inf] przekuć
    [sg3] przekuwa
    [pl3] przekuwają
   *[imp] przekuj
  }
getting = { $mood ->
    [inf] otrzymać
    [sg3] otrzymuje
    [pl3] otrzymują
   *[imp] otrzymaj
  }
going-to-lose = { $person ->
    [sg3] straci
    [pl3] stracą
   *[you] stracisz
  }
going-to-play = { $person ->
    [sg3] zagra
    [pl3] zagrają
   *[you] zagrasz
  }
greater-leader-strength = { KNOWN($what) ->
    [yes] jest większa niż { OF("leader-strength", $other, case: "nom") }
   *[no] { NP($who, case: "nom") } { having } większą { NP($what, case: "acc") } niż { NP($other, case: "nom", stress: "yes") }
  }
having = { $person ->
    [sg3] ma
    [pl3] mają
   *[you] masz
  }
its-strength = { KIND($what) ->
    [pronoun] { strength-of-it }
   *[other] { OF("strength", $what, case: "acc") }
  }
keeping = { $mood ->
    [inf] zachować
    [sg3] zachowuje
    [pl3] zachowują
   *[imp] zachowaj
  }
losing = { $mood ->
    [inf] stracić
    [sg3] traci
    [pl3] tracą
   *[imp] strać
  }
lowering = { $mood ->
    [inf] zmniejszyć
    [sg3] zmniejsza
    [pl3] zmniejszają
   *[imp] zmniejsz
  }
lowering-always = { $mood ->
    [inf] zmniejszać
    [sg3] zmniejsza
    [pl3] zmniejszają
   *[imp] zmniejszaj
  }
moving = { $mood ->
    [inf] przesunąć
    [sg3] przesuwa
    [pl3] przesuwają
   *[imp] przesuń
  }
owning = { $person ->
    [sg3] posiada
    [pl3] posiadają
   *[you] posiadasz
  }
placing = { $person ->
    [sg3] umieści
    [pl3] umieszczą
   *[you] umieścisz
  }
poisoning = { $mood ->
    [inf] zatruć
    [sg3] zatruwa
    [pl3] zatruwają
   *[imp] zatruj
  }
putting-back = { $mood ->
    [inf] odłożyć
    [sg3] odkłada
    [pl3] odkładają
   *[imp] odłóż
  }
raising = { $mood ->
    [inf] zwiększyć
    [sg3] zwiększa
    [pl3] zwiększają
   *[imp] zwiększ
  }
raising-always = { $mood ->
    [inf] zwiększać
    [sg3] zwiększa
    [pl3] zwiększają
   *[imp] zwiększaj
  }
removing = { $mood ->
    [inf] usunąć
    [sg3] usuwa
    [pl3] usuwają
   *[imp] usuń
  }
replacing = { $mood ->
    [inf] zastąpić
    [sg3] zastępuje
    [pl3] zastępują
   *[imp] zastąp
  }
setting-up = { $mood ->
    [inf] umieścić
    [sg3] umieszcza
    [pl3] umieszczają
   *[imp] umieść
  }
showing = { NUMBER($what) ->
    [pl] przedstawiają
   *[sg] przedstawia
  }
smaller-leader-strength = { KNOWN($what) ->
    [yes] jest mniejsza niż { OF("leader-strength", $other, case: "nom") }
   *[no] { NP($who, case: "nom") } { having } mniejszą { NP($what, case: "acc") } niż { NP($other, case: "nom", stress: "yes") }
  }
strength-of-it = { GENDER($what) ->
    [pl] siłę tego żetonu
   *[other] { OF("strength", $what, case: "acc") }
  }
suffering-loss = { $person ->
    [sg3] traci
    [pl3] tracą
   *[you] tracisz
  }
taking = { $mood ->
    [inf] wziąć
    [sg3] bierze
    [pl3] biorą
   *[imp] weź
  }
taking-part = { $person ->
    [sg3] bierze
    [pl3] biorą
   *[you] bierzesz
  }
to-whom = { $person ->
    [sg3] { NP($who, case: "dat", one: "unsaid") }
    [pl3] { NP($who, case: "dat", one: "unsaid") }
   *[you] ci
  }
winning = { $person ->
    [sg3] wygrywa
    [pl3] wygrywają
   *[you] wygrywasz
  }
withdrawing = { $person ->
    [sg3] wycofuje
    [pl3] wycofują
   *[you] wycofujesz
  }
