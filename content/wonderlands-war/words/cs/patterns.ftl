# How Czech says the phrases of the game: one message per phrase, its roles as variables.
#   $mood    imp (udělejte), inf (udělat), sg3 (udělá), pl3 (udělají)
#   $person  of the role `who`: you, sg3, pl3
#   .not     when it does not hold; .minus when the number is below zero; .would when something else happens instead;
#   .during as an adverbial, before a condition that has an “otherwise”; .after, .before with a conjunction of their own;
#   .apart where a relative stands away from its noun; .yours where it only says that something is yours: svůj, váš;
#   .again and .again-too for one of what the condition before has counted
#   BEHIND   what is said about a noun, without the noun
#   NOTE     what is named here need not be named again: with again "yes" it becomes jich or 2 z nich (again "nobody": what is nobody's)
#   KNOWN    yes for what was noted and for a place that is now called zde, sem or tam
#   CLITIC   a word that goes to the second place of its clause: se, si, jste, but also je and má of a condition, which follow
#            “pokud” at once and otherwise stand behind their subject

## What players do

borrow = { $mood ->
    [inf] otáčet
    [sg3] otáčí
    [pl3] otáčejí
   *[imp] otáčejte
  } karty { PLACE($place, "from") }, dokud { $mood ->
    [inf] nenarazíte
    [sg3] nenarazí
    [pl3] nenarazí
   *[imp] nenarazíte
  } na kartu { NP($what, case: "ins", prep: "s", one: "unsaid") }, a { AGR("this", $what, case: "acc") } { NP($what, case: "acc", one: "unsaid") } si { $mood ->
    [inf] vypůjčit
    [sg3] vypůjčí
    [pl3] vypůjčí
   *[imp] vypůjčte
  } do konce { NP($when, case: "gen") } a { settling } { NUMBER($what) ->
    [pl] je
   *[sg] ji
  } do libovolné oblasti
bring = { PLACE($goal, "into") }{ CLITICS() } { moving } { NP($what, case: "acc", own: "yes") } ze sousedních oblastí
build = { WEIGHT($place) ->
    [heavy] { building } { NP($what, case: "acc") } { PLACE($place, "in", one: "unsaid") }
   *[light] { building } { PLACE($place, "in") } { NP($what, case: "acc") }
  }
choose = { picking } { NP($what, case: "acc") }
complete-free = bez ohledu na podmínky { $mood ->
    [inf] splnit
    [sg3] splní
    [pl3] splní
   *[imp] splňte
  } { NP($what, case: "acc") }
discard = { $mood ->
    [inf] odhodit
    [sg3] odhodí
    [pl3] odhodí
   *[imp] odhoďte
  } { NP($what, case: "acc") }
double = { doubling } { OF("strength", $what, case: "acc") }
double-next = { doubling } { WORD("strength", "acc") } { AGR("next", $what, case: "gen") } { NP($what, case: "gen") }, { AGR("which", $what, case: "acc") } { NP($who, case: "nom") } v této bitvě { placing } na stupnici aktivních žetonů,
draw-more = při { NP($when, case: "loc") } { drawing } { NP($what, case: "acc") } a { COUNT($k) } z vylosovaných žetonů si { picking }; ostatní { $mood ->
    [inf] vraťte
    [sg3] vrátí
    [pl3] vrátí
   *[imp] vraťte
  } do sáčku
draw-now = hned { drawing } { NP($what, case: "acc") }
draw-quests = { $mood ->
    [inf] dobrat
    [sg3] dobere
    [pl3] doberou
   *[imp] doberte
  } { CLITIC("si") } { NP($what, case: "acc") }
exchange = na stole { $mood ->
    [inf] vyměnit
    [sg3] vymění
    [pl3] vymění
   *[imp] vyměňte
  } { NP($what, case: "acc") } za vrchní kartu { PLACE($place, "from") }
forge = { $mood ->
    [inf] vykovat
    [sg3] vyková
    [pl3] vykovají
   *[imp] vykovejte
  } { NP($what, case: "acc") }
free = { moving } { PLACE($place, "from") } do vlastní zásoby { NP($what, case: "acc") }
gain = { gaining } { NP($what, case: "acc") }
gain-ally = { gaining } { NP($what, case: "acc", again: "nobody") }
gain-strength = { raising } svou sílu { COUNT($n, prep: "o") }
get = { WEIGHT($what) ->
    [heavy] { raising-always } { OF("strength", $what, case: "acc") } { COUNT($n, prep: "o") }
   *[light] { raising } { its-strength } { COUNT($n, prep: "o") }
  }
  .minus = { WEIGHT($what) ->
    [heavy] { lowering-always } { OF("strength", $what, case: "acc") } { COUNT($n, prep: "o") }
   *[light] { lowering } { its-strength } { COUNT($n, prep: "o") }
  }
give = { $mood ->
    [inf] { NP($who, case: "dat") } dát
    [sg3] dá { NP($who, case: "dat") }
    [pl3] dají { NP($who, case: "dat") }
   *[imp] dejte { NP($who, case: "dat") }
  } { NP($what, case: "acc") }
lose = { PLACE($place, "in") }{ CLITICS() } { giving-up } { NP($what, case: "acc", own: "yes") }
lose-strength = { lowering } svou sílu { COUNT($n, prep: "o") }
mend = { $mood ->
    [inf] otočit
    [sg3] otočí
    [pl3] otočí
   *[imp] otočte
  } { NP($what, case: "acc") } nerozbitou stranou vzhůru
move-between = { moving } { PLACE($start, "from") } { PLACE($goal, "into", one: "unsaid") } { WEIGHT($what) ->
    [heavy] nejvýše { NP($what, case: "acc", own: "yes") }
   *[light] { NP($what, case: "acc", own: "yes") }
  }
move-marker = { $mood ->
    [inf] posunout
    [sg3] posune
    [pl3] posunou
   *[imp] posuňte
  } { NP($what, case: "acc") } { PLACE($place, "into") }
must-draw = { $mood ->
    [inf] určit, že { NP($who, case: "nom") } { having-to } znovu losovat,
    [sg3] { NP($who, case: "nom") } { having-to } znovu losovat
    [pl3] { NP($who, case: "nom") } { having-to } znovu losovat
   *[imp] { NP($who, case: "nom") } { having-to } znovu losovat
  }
pay-with = { KNOWN($what) ->
    [yes] { sacrificing } { NP($what, case: "acc", again: "yes") }
   *[no] { APART($what) } { sacrificing } { NP($what, case: "acc", apart: "yes") }
  }
place = { KNOWN($place) ->
    [yes] { settling } { CLITIC(PLACE($place, "into")) } { NP($what, case: "acc") }
   *[no] { settling } { NP($what, case: "acc") } { PLACE($place, "into") }
  }
place-group = { settling } do 1 oblasti { NP($what, case: "acc") }
poison = { poisoning } { NP($what, case: "acc") }
poison-bags = { NP($who, case: "dat") } { poisoning } { NUMBER($who) ->
    [pl] sáčky
   *[sg] sáček
  }
poison-too = { poisoning } ještě { NP($what, case: "acc") }
prepare-forging = { $mood ->
    [inf] získat možnost vykovat
    [sg3] může vykovat
    [pl3] mohou vykovat
   *[imp] můžete vykovat
  } { NP($what, case: "acc") } navíc
put-quest-back = { $mood ->
    [inf] za ně zamíchat
    [sg3] zamíchá
    [pl3] zamíchají
   *[imp] zamíchejte
  } { NP($what, case: "acc") } z ruky zpět do balíčku
raise-castles = { raising } hodnotu svých hradů { COUNT($n, prep: "o") }
raise-leader = { KNOWN($what) ->
    [yes] { raising } { CLITIC("ji") } { COUNT($n, prep: "o") }
   *[no] { raising } sílu svého velitele { COUNT($n, prep: "o") }
  }
refill = { $mood ->
    [inf] doplnit
    [sg3] doplní
    [pl3] doplní
   *[imp] doplňte
  } chybějící karty na stole
remove = { removing } ze hry { NP($what, case: "acc") }
replace = { PLACE($place, "in") }{ CLITICS() } { $mood ->
    [inf] nahradit
    [sg3] nahradí
    [pl3] nahradí
   *[imp] nahraďte
  } { NP($what, case: "acc", own: "yes") } { NP($other, case: "ins") }
return = { WEIGHT($what) ->
    [heavy] { returning } { PLACE($place, "into") } { NP($what, case: "acc") }
   *[light] { returning } { NP($what, case: "acc") } { PLACE($place, "into") }
  }
roll = { $mood ->
    [inf] hodit
    [sg3] hodí
    [pl3] hodí
   *[imp] hoďte
  } { NP($what, case: "ins") }
save = { $mood ->
    [inf] zachránit
    [sg3] zachrání
    [pl3] zachrání
   *[imp] zachraňte
  } { NP($what, case: "acc") }
set-next = { changing } sílu příštího žetonu, který { NP($who, case: "nom", that: "unsaid") } { playing }, na { COUNT($n) }
set-strength = { changing } { OF("strength", $what, case: "acc") } na { COUNT($n) }
sleep = { $mood ->
    [inf] zůstat stranou, aniž byste skončili,
    [sg3] zůstane stranou, aniž skončí,
    [pl3] zůstanou stranou, aniž skončí,
   *[imp] zůstaňte stranou, aniž byste skončili,
  }
swap = { $mood ->
    [inf] vyměnit
    [sg3] vymění
    [pl3] vymění
   *[imp] vyměňte
  } { NP($what, case: "acc") } { NP($other, case: "acc", prep: "za") } { PLACE($place, "from") } a { AGR("that-one", $other, case: "acc") } { $mood ->
    [inf] položit
    [sg3] položí
    [pl3] položí
   *[imp] položte
  } mezi své vyčerpané žetony
take-from = { gaining } { NP($what, case: "acc") } { NP($who, case: "gen", prep: "od") }
take-out = natrvalo { removing } { PLACE($place, "from") } { NP($what, case: "acc") }
take-sitting = { taking } { CLITIC("si") } { NP($what, case: "acc") }, aniž { $mood ->
    [inf] byste se pohnuli
    [sg3] se pohne
    [pl3] se pohnou
   *[imp] byste se pohnuli
  },
take-wonderlander = { taking } { CLITIC("si") } { PLACE($place, "from") } { NP($what, case: "acc") }
triple = { $mood ->
    [inf] ztrojnásobit
    [sg3] ztrojnásobí
    [pl3] ztrojnásobí
   *[imp] ztrojnásobte
  } { OF("strength", $what, case: "acc") }
turn-round = v tomto tahu{ CLITICS() } { $mood ->
    [inf] pohybovat
    [sg3] pohybuje
    [pl3] pohybují
   *[imp] pohybujte
  } { CLITIC("se") } proti směru hodinových ručiček
unlock = { $mood ->
    [inf] zpřístupnit
    [sg3] zpřístupní
    [pl3] zpřístupní
   *[imp] zpřístupněte
  } { NP($what, case: "acc") }
win-from = { picking } { NP($who, case: "acc") }, a pokud bude po příštím losování na { $mood ->
    [inf] vašem
    [sg3] jeho vlastním
    [pl3] jejich vlastním
   *[imp] vašem
  } prvním žetonu uvedena větší síla než na { NUMBER($who) ->
    [pl] jejich
   *[sg] jeho
  } prvním žetonu, { gaining } od { NUMBER($who) ->
    [pl] nich
   *[sg] něj
  } { NP($what, case: "acc") }

## Standing rules

builds-anywhere = hrad za vítězství { being-able } { NP($who, case: "nom") } postavit kdekoli
counts = počítejte { OF("strength", $what, case: "acc") } jako { COUNT($n) }
immune = { NP($source, case: "nom") } { NUMBER($source) ->
    [pl] nemohou
   *[sg] nemůže
  } ovlivnit { NP($what, case: "acc") }
loses-first = ze svých jednotek { parting } { NP($who, case: "nom") } nejdříve { NP($what, case: "acc") }
spread = jednotky { NP($what, case: "gen", prep: "z") } { being-able } { NP($who, case: "nom") } rozdělit do více oblastí
walk-backwards = { NP($who, case: "nom") } { walking } kolem stolu proti směru hodinových ručiček

## Conditions

as-many = { NP($who, case: "nom") } { CLITIC(having) } { KNOWN($what) ->
    [yes] { NP($what, case: "gen", again: "yes") } stejně
   *[no] { APART($what) } { equally-many }
  } jako { NP($other, case: "nom", stress: "yes") }
began-with = { starting } bitvu se silou { COUNT($n) }
began-without = { starting } bitvu { NP($what, case: "gen", prep: "bez") }
blocked = { $person ->
    [sg3] { NP($who, case: "nom") } zablokoval
    [pl3] { NP($who, case: "nom") } zablokovali
   *[you] zablokovali { CLITIC("jste") }
  } štítem { COUNT($n, "chip", case: "acc") }
drew = { $person ->
    [sg3] { NP($who, case: "nom") } { CLITIC("se") } zúčastnil
    [pl3] { NP($who, case: "nom") } { CLITIC("se") } zúčastnili
   *[you] zúčastnili { CLITIC("jste") } { CLITIC("se") }
  } { COUNT($n, "draw", case: "gen") }
end-with = na konci bitvy { CLITIC(having) } { NP($who, case: "nom") } sílu { COUNT($n) }
fewer-than-others = { NP($who, case: "nom") } { CLITIC(having) } { APART($what) } { HEAD($what) ->
    [castle-value] menší { NP($what, case: "acc", apart: "yes") }
    [leader-strength] menší { NP($what, case: "acc", apart: "yes") }
   *[other] méně { NP($what, case: "gen", apart: "yes") }
  } než { NP($other, case: "nom", each: "whichever", stress: "yes") }
  .not = { NP($who, case: "nom") } { CLITIC(lacking) } { APART($what) } { HEAD($what) ->
    [castle-value] menší { NP($what, case: "acc", apart: "yes") }
    [leader-strength] menší { NP($what, case: "acc", apart: "yes") }
   *[other] méně { NP($what, case: "gen", apart: "yes") }
  } než { NP($other, case: "nom", each: "whichever", stress: "yes") }
fought = { $person ->
    [sg3] bojoval i { NP($who, case: "nom") }
    [pl3] bojovali i { NP($who, case: "nom") }
   *[you] bojovali { CLITIC("jste") }
  }
full = { NP($what, case: "nom") } { NUMBER($what) ->
    [pl] { CLITIC("jsou") } plné
   *[sg] { CLITIC("je") } plná
  }
has-more-printed = { NP($what, case: "loc", prep: "na") } { CLITIC("je") } uvedena větší síla než { NP($other, case: "loc", prep: "na") }
  .not = { NP($what, case: "loc", prep: "na") } není uvedena větší síla než { NP($other, case: "loc", prep: "na") }
have = { NP($who, case: "nom") } { CLITIC(having) } { APART($what) } { NP($what, case: "acc", apart: "yes") }{ NOTE($what) }
  .not = { NP($who, case: "nom") } { CLITIC(lacking) } { APART($what) } { NP($what, case: "acc", apart: "yes") }
  .again = z toho alespoň 1 { BEHIND($what) }
  .again-too = alespoň 1 { BEHIND($what) }
have-fewer = { KIND($n) ->
    [number] { NP($who, case: "nom") } { CLITIC(having) } méně než { COUNT($n, $what, case: "acc") }
   *[amount] { NP($who, case: "nom") } { CLITIC(having) } { APART($what) } méně { NP($what, case: "gen", apart: "yes") }, než { MANY($n) },
  }
  .not = { KIND($n) ->
    [number] { NP($who, case: "nom") } { CLITIC(lacking) } méně než { COUNT($n, $what, case: "acc") }
   *[amount] { NP($who, case: "nom") } { CLITIC(lacking) } { APART($what) } méně { NP($what, case: "gen", apart: "yes") }, než { MANY($n) },
  }
have-more = { KIND($n) ->
    [number] { NP($who, case: "nom") } { CLITIC(having) } více než { COUNT($n, $what, case: "acc") }
   *[amount] { NP($who, case: "nom") } { CLITIC(having) } { APART($what) } více { NP($what, case: "gen", apart: "yes") }, než { MANY($n) },
  }
  .not = { KIND($n) ->
    [number] { NP($who, case: "nom") } { CLITIC(lacking) } více než { COUNT($n, $what, case: "acc") }
   *[amount] { NP($who, case: "nom") } { CLITIC(lacking) } { APART($what) } více { NP($what, case: "gen", apart: "yes") }, než { MANY($n) },
  }
have-most = { NP($who, case: "nom") } { CLITIC(having) } { APART($what) } více { NP($what, case: "gen", apart: "yes") } než kdokoli jiný
  .not = { NP($who, case: "nom") } { CLITIC(lacking) } { APART($what) } více { NP($what, case: "gen", apart: "yes") } než kdokoli jiný
hold = { PLACE($tracks, "in") } leží { NUMBER($tracks) ->
    [pl] { COUNT($n, "chip", case: "loc", prep: "po") }
   *[sg] { COUNT($n, "chip", case: "nom") }
  }
is = { NP($what, case: "nom") } { NUMBER($what) ->
    [pl] { CLITIC("jsou") }
   *[sg] { CLITIC("je") }
  } { AGR($q, $what, case: "nom") }
  .not = { NP($what, case: "nom") } { NUMBER($what) ->
    [pl] { CLITIC("nejsou") }
   *[sg] { CLITIC("není") }
  } { AGR($q, $what, case: "nom") }
is-less = síla vašeho velitele{ NOTE($what) } { CLITIC("je") } menší než { COUNT($n) }
  .not = síla vašeho velitele { CLITIC("není") } menší než { COUNT($n) }
leader-strength-is = síla vašeho velitele { CLITIC("je") } { COUNT($n) }
leads-by = { NP($who, case: "nom") } { CLITIC(having) } { COUNT($n, prep: "o") } větší sílu než { NP($other, case: "nom", each: "whichever", stress: "yes") }
lie-in = { PLACE($place, "in") } { NUMBER($what) ->
    [pl] { CLITIC("jsou") }
   *[sg] { CLITIC("je") }
  } { NP($what, case: "nom") }{ NOTE($what) }
  .not = { PLACE($place, "in") } { NUMBER($what) ->
    [pl] { CLITIC("nejsou") }
   *[sg] { CLITIC("není") }
  } { NP($what, case: "nom") }
lie-on = { PLACE($place, "in") } leží { NP($what, case: "nom") }
  .not = { PLACE($place, "in") } neleží { NP($what, case: "nom") }
lost-units = { $person ->
    [sg3] { NP($who, case: "nom") } ztratil
    [pl3] { NP($who, case: "nom") } ztratili
   *[you] ztratili { CLITIC("jste") }
  } { COUNT($n, "unit", case: "acc") }
more-than-others = { NP($who, case: "nom") } { CLITIC(having) } { APART($what) } { HEAD($what) ->
    [castle-value] větší { NP($what, case: "acc", apart: "yes") }
    [leader-strength] větší { NP($what, case: "acc", apart: "yes") }
   *[other] více { NP($what, case: "gen", apart: "yes") }
  } než { NP($other, case: "nom", each: "whichever", stress: "yes") }
  .not = { NP($who, case: "nom") } { CLITIC(lacking) } { APART($what) } { HEAD($what) ->
    [castle-value] větší { NP($what, case: "acc", apart: "yes") }
    [leader-strength] větší { NP($what, case: "acc", apart: "yes") }
   *[other] více { NP($what, case: "gen", apart: "yes") }
  } než { NP($other, case: "nom", each: "whichever", stress: "yes") }
no-madness = při tomto losování nikoho nezasáhlo šílenství
  .not = při tomto losování někoho zasáhlo šílenství
only-there = { NP($who, case: "nom") } { CLITIC(having) } { PLACE($place, "in") } pouze { NP($what, case: "acc") }
own = { NP($who, case: "nom") } { owning } { KIND($what) ->
    [nounlist] dohromady { NP($what, case: "acc") }
   *[nounphrase] { NP($what, case: "acc") }
  }
printed-is = { NP($what, case: "loc", prep: "na") } { CLITIC("je") } uvedena síla { COUNT($n) }
same-as-previous = { NP($what, case: "loc", prep: "na") } { CLITIC("je") } uvedena stejná síla jako na předchozím žetonu
same-type = { NP($what, case: "nom") } jsou spojenci téhož typu
show = { NP($what, case: "ins", prep: "mezi") } { NUMBER($kinds) ->
    [pl] { CLITIC("jsou") }
   *[sg] { CLITIC("je") }
  } { NP($kinds, case: "nom") }
show-types = { NP($what, case: "ins", prep: "mezi") } { CLITIC("jsou") } žetony { COUNT($n) } různých typů
stopped-earlier = { $person ->
    [sg3] { NP($who, case: "nom") } skončil
    [pl3] { NP($who, case: "nom") } skončili
   *[you] skončili { CLITIC("jste") }
  } dříve než { NP($other, case: "nom", each: "whichever", stress: "yes") }
strength-away = { OF("strength", $who, case: "nom") } { CLITIC("se") } od { OF("strength", $other, case: "gen") } liší { COUNT($n, prep: "o") }
stronger-than = { NP($who, case: "nom") } { CLITIC(having) } větší sílu než { NP($other, case: "nom", each: "whichever", stress: "yes") }
  .not = { NP($who, case: "nom") } { CLITIC(lacking) } větší sílu než { NP($other, case: "nom", each: "whichever", stress: "yes") }
took = { $person ->
    [sg3] { NP($who, case: "nom") } získal
    [pl3] { NP($who, case: "nom") } získali
   *[you] získali { CLITIC("jste") }
  } { NP($what, case: "acc") }
total-is = součet sil uvedených { NP($what, case: "loc", prep: "na") } { CLITIC("je") } { COUNT($n) }
without = { NP($place, case: "nom") } { NUMBER($place) ->
    [pl] { CLITIC("jsou") }
   *[sg] { CLITIC("je") }
  } { NP($what, case: "gen", prep: "bez") }
  .not = { PLACE($place, "in") } nechybí { NP($what, case: "nom") }
won = { $person ->
    [sg3] { NP($who, case: "nom") } zvítězil
    [pl3] { NP($who, case: "nom") } zvítězili
   *[you] zvítězili { CLITIC("jste") }
  }
  .not = { $person ->
    [sg3] { NP($who, case: "nom") } nezvítězil
    [pl3] { NP($who, case: "nom") } nezvítězili
   *[you] nezvítězili { CLITIC("jste") }
  }
worth = { NP($what, case: "nom") } { NUMBER($what) ->
    [pl] přinášejí
   *[sg] přináší
  } celkem { NP($points, case: "acc") }

## Amounts. `.many` follows “as many as” and “more than”.

losses = { $case ->
    [nom] počet
    [gen] počtu
    [dat] počtu
    [acc] počet
    [ins] počtem
   *[loc] počtu
  } jednotek, které { having-lost },
  .many = { having-lost } jednotek
points-of = { $case ->
    [nom] odměna
    [gen] odměny
    [dat] odměně
    [acc] odměnu
    [ins] odměnou
   *[loc] odměně
  } za vítězství { PLACE($place, "in") }
  .many = činí odměna za vítězství { PLACE($place, "in") }
shown = { $case ->
    [nom] číslo
    [gen] čísla
    [dat] číslu
    [acc] číslo
    [ins] číslem
   *[loc] čísle
  } na symbolu
  .many = udává symbol
strength-of = { OF("strength", $what, $case) }
  .many = { NUMBER($what) ->
    [pl] mají
   *[sg] má
  } { NP($what, case: "nom") } síly

## What is waited for

adds-strength = přičtete { OF("strength", $what, case: "acc") }
  .after = po přičtení { OF("strength", $what, case: "gen") }
becomes-exhausted = vyčerpáte { NP($what, case: "acc") }
  .would = máte vyčerpat { NP($what, case: "acc") }
becomes-exhausted-by = na konci { NP($when, case: "gen") } vyčerpáte { NP($what, case: "acc") }
  .would = máte na konci { NP($when, case: "gen") } vyčerpat { NP($what, case: "acc") }
begins = začne { NP($when, case: "nom") }
  .before = před začátkem { NP($when, case: "gen") }
completes = { NP($who, case: "nom") } { $person ->
    [sg3] splní
    [pl3] splní
   *[you] splníte
  } { NP($what, case: "acc") }
costs-units = { having } { NP($who, case: "nom") } kvůli { NP($what, case: "dat") } ztratit jednotky
counts-losses = { NP($who, case: "nom") } po losování { $person ->
    [sg3] sčítá
    [pl3] sčítají
   *[you] sčítáte
  } své ztráty
end-of = na konci { NP($when, case: "gen") }
end-of-turn = na konci svého tahu
forged = vykováte { NP($what, case: "acc") }
forged-in = { PLACE($when, "in") } vykováte { NP($what, case: "acc") }
joins = se { NP($who, case: "nom") } { $person ->
    [sg3] účastní
    [pl3] účastní
   *[you] účastníte
  } { NP($when, case: "gen") }
  .would = { having } { NP($who, case: "nom") } přistoupit k { NP($when, case: "dat") }
loses = { NP($who, case: "nom") } { deprived } { NP($what, case: "acc") }
  .would = { having } { NP($who, case: "nom") } ztratit { NP($what, case: "acc") }
loses-to-a-chip = { NP($who, case: "nom") } kvůli { NP($other, case: "dat") } { deprived } { NP($what, case: "acc") }
  .during = { $person ->
    [sg3] když { NP($who, case: "nom") } kvůli { NP($other, case: "dat") } { deprived } { NP($what, case: "acc") },
    [pl3] když { NP($who, case: "nom") } kvůli { NP($other, case: "dat") } { deprived } { NP($what, case: "acc") },
   *[you] při ztrátě { AGR("own", $what, case: "gen") } { NP($what, case: "gen") } kvůli { NP($other, case: "dat") }
  }
madness-strikes = udeří šílenství
  .after = po vyhodnocení šílenství
passes = { NP($who, case: "nom") } { stepping } kolem { OF("leader", $other, case: "gen") }
  .during = { $person ->
    [sg3] když { NP($who, case: "nom") } { stepping } kolem { OF("leader", $other, case: "gen") },
    [pl3] když { NP($who, case: "nom") } { stepping } kolem { OF("leader", $other, case: "gen") },
   *[you] při průchodu kolem { OF("leader", $other, case: "gen") }
  }
places-leader = { NP($who, case: "nom") } { placing } { NP($what, case: "acc") } { PLACE($place, "into") }
played = zahrajete { NP($what, case: "acc") }
  .during = při zahrání { NP($what, case: "gen") }
plays = { NP($who, case: "nom") } { playing } { NP($what, case: "acc") }
  .during = { $person ->
    [sg3] když { NP($who, case: "nom") } { playing } { NP($what, case: "acc") },
    [pl3] když { NP($who, case: "nom") } { playing } { NP($what, case: "acc") },
   *[you] při zahrání { NP($what, case: "gen") }
  }
poisons = { NP($who, case: "nom") } { $person ->
    [sg3] otráví
    [pl3] otráví
   *[you] otrávíte
  } { NP($what, case: "acc", number: "pl") }
reaches-head = { NP($who, case: "nom") } { $person ->
    [sg3] dorazí
    [pl3] dorazí
   *[you] dorazíte
  } { PLACE($place, "into") }
rolls = { NP($who, case: "nom") } { NP($what, case: "loc", prep: "na") } { $person ->
    [sg3] hodí
    [pl3] hodí
   *[you] hodíte
  } { COUNT($n) }
start-of-battle = na začátku { NP($when, case: "gen") }
start-of-tea = na začátku { NP($when, case: "gen") }
suffers = { NP($who, case: "acc") } { NUMBER($what) ->
    [pl] zasáhnou
   *[sg] zasáhne
  } { NP($what, case: "nom") }
takes-second = { NP($who, case: "nom") } { $person ->
    [sg3] získá odměnu za 2. místo jako jediný
    [pl3] získají odměnu za 2. místo jako jediní
   *[you] získáte odměnu za 2. místo jako jediný hráč
  }
  .would = { NP($who, case: "nom") } { $person ->
    [sg3] má získat odměnu za 2. místo jako jediný
    [pl3] mají získat odměnu za 2. místo jako jediní
   *[you] máte získat odměnu za 2. místo jako jediný hráč
  }
takes-tea-card = { NP($who, case: "nom") } { $person ->
    [sg3] získá
    [pl3] získají
   *[you] získáte
  } { NP($what, case: "acc") }
visits-table = { $person ->
    [sg3] je { NP($who, case: "nom") }
    [pl3] jsou { NP($who, case: "nom") }
   *[you] jste
  } na tahu u stolu
  .would = { having } { NP($who, case: "nom") } ve svém tahu posunout velitele kolem stolu
wins = { NP($who, case: "nom") } { $person ->
    [sg3] zvítězí
    [pl3] zvítězí
   *[you] zvítězíte
  } v bitvě

## Behind a noun. $head is what is described; a pattern with $noun says the noun itself.

buildable = , v { AGR("which", $head, case: "loc") } můžete stavět,
equal-to = tolik { NP($noun, case: "gen", number: "pl") }, kolik { MANY($n) },
in-place = { PLACE($place, "in") }
  .apart = { PLACE($place, "in") }
level-shown = vyobrazené úrovně
lying-on = { PLACE($place, "from") }
of-printed-strength = s uvedenou silou { COUNT($n) }
on-board = na herním plánu
  .apart = na herním plánu
other-level = jiné úrovně
same-printed = , na { AGR("which", $head, case: "loc") } je uvedena stejná síla jako na tomto žetonu,
still-drawing = , { AGR("which", $head, case: "nom") } ještě { NUMBER($head) ->
    [pl] losují
   *[sg] losuje
  },
stronger = , { AGR("which", $head, case: "nom") } { NUMBER($head) ->
    [pl] mají
   *[sg] má
  } větší sílu než { NP($who, case: "nom", stress: "yes") },
strongest = s největší silou v bitvě
struck = , { AGR("which", $head, case: "acc") } zasáhlo šílenství,
that-have = , { AGR("which", $head, case: "acc") } { having } { NP($who, case: "nom") },
  .yours = svůj
that-play = , { AGR("which", $head, case: "acc") } { playing } { NP($who, case: "nom") },
type-shown = vyobrazeného typu a úrovně
who-fought = v této bitvě
with-chips = se žetony
with-die = s kostkou úlomků v rohu
with-figures = s figurkou
with-units = { COUNT($n, "unit", case: "ins", prep: "s") }

## Verbs that several patterns share

being-able = { $person ->
    [sg3] může
    [pl3] mohou
   *[you] můžete
  }
building = { $mood ->
    [inf] postavit
    [sg3] postaví
    [pl3] postaví
   *[imp] postavte
  }
changing = { $mood ->
    [inf] změnit
    [sg3] změní
    [pl3] změní
   *[imp] změňte
  }
deprived = { $person ->
    [sg3] ztratí
    [pl3] ztratí
   *[you] ztratíte
  }
doubling = { $mood ->
    [inf] zdvojnásobit
    [sg3] zdvojnásobí
    [pl3] zdvojnásobí
   *[imp] zdvojnásobte
  }
drawing = { $mood ->
    [inf] vylosovat
    [sg3] vylosuje
    [pl3] vylosují
   *[imp] vylosujte
  }
equally-many = { HEAD($what) ->
    [castle-value] stejně velkou { NP($what, case: "acc", apart: "yes") }
    [leader-strength] stejně velkou { NP($what, case: "acc", apart: "yes") }
   *[other] stejný počet { NP($what, case: "gen", apart: "yes") }
  }
gaining = { $mood ->
    [inf] získat
    [sg3] získá
    [pl3] získají
   *[imp] získejte
  }
giving-up = { $mood ->
    [inf] obětovat
    [sg3] ztratí
    [pl3] ztratí
   *[imp] ztraťte
  }
having = { $person ->
    [sg3] má
    [pl3] mají
   *[you] máte
  }
having-lost = { $person ->
    [sg3] { NP($who, case: "nom") } ztratil
    [pl3] { NP($who, case: "nom") } ztratili
   *[you] jste ztratili
  }
having-to = { $person ->
    [sg3] musí
    [pl3] musejí
   *[you] musíte
  }
its-strength = { KIND($what) ->
    [pronoun] { their-strength }
   *[other] { OF("strength", $what, case: "acc") }
  }
lacking = { $person ->
    [sg3] nemá
    [pl3] nemají
   *[you] nemáte
  }
lowering = { $mood ->
    [inf] snížit
    [sg3] sníží
    [pl3] sníží
   *[imp] snižte
  }
lowering-always = { $mood ->
    [inf] snižovat
    [sg3] snižuje
    [pl3] snižují
   *[imp] snižujte
  }
moving = { $mood ->
    [inf] přesunout
    [sg3] přesune
    [pl3] přesunou
   *[imp] přesuňte
  }
owning = { $person ->
    [sg3] vlastní
    [pl3] vlastní
   *[you] vlastníte
  }
parting = { $person ->
    [sg3] ztrácí
    [pl3] ztrácejí
   *[you] ztrácíte
  }
picking = { $mood ->
    [inf] vybrat
    [sg3] vybere
    [pl3] vyberou
   *[imp] vyberte
  }
placing = { $person ->
    [sg3] umístí
    [pl3] umístí
   *[you] umístíte
  }
playing = { $person ->
    [sg3] zahraje
    [pl3] zahrají
   *[you] zahrajete
  }
poisoning = { $mood ->
    [inf] otrávit
    [sg3] otráví
    [pl3] otráví
   *[imp] otravte
  }
raising = { $mood ->
    [inf] zvýšit
    [sg3] zvýší
    [pl3] zvýší
   *[imp] zvyšte
  }
raising-always = { $mood ->
    [inf] zvyšovat
    [sg3] zvyšuje
    [pl3] zvyšují
   *[imp] zvyšujte
  }
removing = { $mood ->
    [inf] odstranit
    [sg3] odstraní
    [pl3] odstraní
   *[imp] odstraňte
  }
sacrificing = { $mood ->
    [inf] obětovat
    [sg3] obětuje
    [pl3] obětují
   *[imp] obětujte
  }
returning = { $mood ->
    [inf] vrátit
    [sg3] vrátí
    [pl3] vrátí
   *[imp] vraťte
  }
settling = { $mood ->
    [inf] umístit
    [sg3] umístí
    [pl3] umístí
   *[imp] umístěte
  }
starting = { $person ->
    [sg3] { NP($who, case: "nom") } začal
    [pl3] { NP($who, case: "nom") } začali
   *[you] začali { CLITIC("jste") }
  }
stepping = { $person ->
    [sg3] projde
    [pl3] projdou
   *[you] projdete
  }
taking = { $mood ->
    [inf] vzít
    [sg3] vezme
    [pl3] vezmou
   *[imp] vezměte
  }
their-strength = { GENDER($what) ->
    [pl] { WORD("strength", "acc") } tohoto žetonu
   *[other] { OF("strength", $what, case: "acc") }
  }
walking = { $person ->
    [sg3] se vždy pohybuje
    [pl3] se vždy pohybují
   *[you] vždy se pohybujete
  }
