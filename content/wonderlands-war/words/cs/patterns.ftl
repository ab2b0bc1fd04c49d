# How Czech says the phrases of the game: one message per phrase, its roles as variables.
#   $mood    imp (udělejte), inf (udělat), sg3 (udělá), pl3 (udělají)
#   $person  of the role `who`: you, sg3, pl3
#   .not     when it does not hold; .minus when the number is below zero; .would when something else happens instead;
#   .during as an adverbial, before a condition that has an “otherwise”; .after, .before with a conjunction of their own
#   CLITIC   a word that goes to the second place of its clause

## What players do

choose = { $mood ->
    [inf] vybrat
    [sg3] vybere
    [pl3] vyberou
   *[imp] vyberte
  } { NP($what, case: "acc") }
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
double-next = { doubling } { WORD("strength", "acc") } { AGR("next", $what, case: "gen") } { NP($what, case: "gen") }, { AGR("which", $what, case: "acc") } { NP($who, case: "nom") } v této bitvě { placing },
draw-more = při { NP($when, case: "loc") } { $mood ->
    [inf] vylosovat
    [sg3] vylosuje
    [pl3] vylosují
   *[imp] vylosujte
  } { NP($what, case: "acc") } a { COUNT($k) } z vylosovaných žetonů si { keeping }
forge = { $mood ->
    [inf] vykovat
    [sg3] vyková
    [pl3] vykovají
   *[imp] vykovejte
  } { NP($what, case: "acc") }
gain = { $mood ->
    [inf] získat
    [sg3] získá
    [pl3] získají
   *[imp] získejte
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
    [inf] přesunout
    [sg3] přesune
    [pl3] přesunou
   *[imp] přesuňte
  } { PLACE($start, "from") } { PLACE($goal, "into") } { NP($what, case: "acc") }
move-marker = { $mood ->
    [inf] přemístit
    [sg3] přemístí
    [pl3] přemístí
   *[imp] přemístěte
  } { NP($what, case: "acc") } { PLACE($place, "into") }
place = { $mood ->
    [inf] umístit
    [sg3] umístí
    [pl3] umístí
   *[imp] umístěte
  } { NP($what, case: "acc") } { PLACE($place, "into") }
remove = { $mood ->
    [inf] odstranit
    [sg3] odstraní
    [pl3] odstraní
   *[imp] odstraňte
  } ze hry { NP($what, case: "acc") }
return = { $mood ->
    [inf] vrátit
    [sg3] vrátí
    [pl3] vrátí
   *[imp] vraťte
  } { NP($what, case: "acc") } { PLACE($place, "into") }
set-strength = { $mood ->
    [inf] změnit
    [sg3] změní
    [pl3] změní
   *[imp] změňte
  } { OF("strength", $what, case: "acc") } na { COUNT($n) }
swap = { $mood ->
    [inf] vyměnit
    [sg3] vymění
    [pl3] vymění
   *[imp] vyměňte
  } { NP($what, case: "acc") } { NP($other, case: "acc", prep: "za") } { PLACE($place, "from") }
triple = { $mood ->
    [inf] ztrojnásobit
    [sg3] ztrojnásobí
    [pl3] ztrojnásobí
   *[imp] ztrojnásobte
  } { OF("strength", $what, case: "acc") }

## Standing rules

immune = { NP($source, case: "nom") } { NUMBER($source) ->
    [pl] nemohou
   *[sg] nemůže
  } ovlivnit { NP($what, case: "acc") }

## Conditions

have = { having } { NP($who, case: "nom") } { NP($what, case: "acc") }
  .not = ne{ having } { NP($who, case: "nom") } { NP($what, case: "acc") }
have-fewer = { KIND($n) ->
    [number] { having } { NP($who, case: "nom") } méně než { COUNT($n, $what, case: "acc") }
   *[amount] { having } { NP($who, case: "nom") } méně { NP($what, case: "gen") }, než { MANY($n) },
  }
have-more = { KIND($n) ->
    [number] { having } { NP($who, case: "nom") } více než { COUNT($n, $what, case: "acc") }
   *[amount] { having } { NP($who, case: "nom") } více { NP($what, case: "gen") }, než { MANY($n) },
  }
have-most = { having } { NP($who, case: "nom") } více { NP($what, case: "gen") } než kdokoli jiný
is = { NUMBER($what) ->
    [pl] jsou
   *[sg] je
  } { NP($what, case: "nom") } { AGR($q, $what, case: "nom") }
  .not = { NUMBER($what) ->
    [pl] nejsou
   *[sg] není
  } { NP($what, case: "nom") } { AGR($q, $what, case: "nom") }
won = { $person ->
    [sg3] { NP($who, case: "nom") } vítězí
    [pl3] { NP($who, case: "nom") } vítězí
   *[you] jste zvítězili
  }
  .not = { $person ->
    [sg3] { NP($who, case: "nom") } nevítězí
    [pl3] { NP($who, case: "nom") } nevítězí
   *[you] jste nezvítězili
  }

## Amounts. `.many` follows “as many as” and “more than”.

strength-of = { OF("strength", $what, $case) }
  .many = { NUMBER($what) ->
    [pl] mají
   *[sg] má
  } { NP($what, case: "nom") } síly

## What is waited for

adds-strength = { NP($what, case: "nom") } přidá sílu
  .after = po přidání { OF("strength", $what, case: "gen") }
becomes-exhausted = vyčerpáte { NP($what, case: "acc") }
  .would = máte vyčerpat { NP($what, case: "acc") }
becomes-exhausted-by = s koncem { NP($when, case: "gen") } vyčerpáte { NP($what, case: "acc") }
  .would = máte s koncem { NP($when, case: "gen") } vyčerpat { NP($what, case: "acc") }
completes = { NP($who, case: "nom") } { $person ->
    [sg3] splní
    [pl3] splní
   *[you] splníte
  } { NP($what, case: "acc") }
end-of = na konci { NP($when, case: "gen") }
forged = vykováte { NP($what, case: "acc") }
forged-in = { PLACE($when, "in") } vykováte { NP($what, case: "acc") }
played = zahrajete { NP($what, case: "acc") }
  .during = při zahrání { NP($what, case: "gen") }

## Behind a noun. $head is what is described; a pattern with $noun says the noun itself.

equal-to = tolik { NP($noun, case: "gen", number: "pl") }, kolik { MANY($n) },
in-place = { PLACE($place, "in") }
other-level = jiné úrovně
stronger = , { AGR("which", $head, case: "nom") } { NUMBER($head) ->
    [pl] mají
   *[sg] má
  } větší sílu než { NP($who, case: "nom", stress: "yes") },
that-have = , { AGR("which", $head, case: "acc") } { having } { NP($who, case: "nom") },
that-play = , { AGR("which", $head, case: "acc") } { $person ->
    [sg3] zahraje
    [pl3] zahrají
   *[you] zahrajete
  } { NP($who, case: "nom") },

## Verbs that several patterns share

doubling = { $mood ->
    [inf] zdvojnásobit
    [sg3] zdvojnásobí
    [pl3] zdvojnásobí
   *[imp] zdvojnásobte
  }
having = { $person ->
    [sg3] má
    [pl3] mají
   *[you] máte
  }
keeping = { $mood ->
    [inf] ponechat
    [sg3] ponechá
    [pl3] ponechají
   *[imp] ponechte
  }
lowering = { $mood ->
    [inf] snížit
    [sg3] sníží
    [pl3] sníží
   *[imp] snižte
  }
placing = { $person ->
    [sg3] umístí
    [pl3] umístí
   *[you] umístíte
  }
raising = { $mood ->
    [inf] zvýšit
    [sg3] zvýší
    [pl3] zvýší
   *[imp] zvyšte
  }
