gain = { $mood ->
    [inf] získat
    [sg3] získá
    [pl3] získají
   *[imp] získejte
  } { NP($what, case: "acc") }
lose = { $mood ->
    [inf] ztratit
    [sg3] ztratí
    [pl3] ztratí
   *[imp] ztraťte
  } { NP($what, case: "acc") }
have = { NP($who, case: "nom") } { having } { NP($what, case: "acc") }
  .not = { NP($who, case: "nom") } { lacking } { NP($what, case: "acc") }
having = { $person ->
    [sg3] má
    [pl3] mají
   *[you] máte
  }
lacking = { $person ->
    [sg3] nemá
    [pl3] nemají
   *[you] nemáte
  }
played = dojde k zahrání { NP($what, case: "gen") }
plays = { NP($who, case: "nom") } { $person ->
    [sg3] zahraje
    [pl3] zahrají
   *[you] zahrajete
  } { NP($what, case: "acc") }
