gain = { $mood ->
    [inf] otrzymać
    [sg3] otrzymuje
    [pl3] otrzymują
   *[imp] otrzymaj
  } { NP($what, case: "acc") }
lose = { $mood ->
    [inf] stracić
    [sg3] traci
    [pl3] tracą
   *[imp] strać
  } { NP($what, case: "acc") }
have = { NP($who, case: "nom") } { having } { NP($what, case: "acc") }
  .not = { NP($who, case: "nom") } nie { having } { NP($what, case: "gen") }
having = { $person ->
    [sg3] ma
    [pl3] mają
   *[you] masz
  }
played = dochodzi do zagrania { NP($what, case: "gen") }
plays = { NP($who, case: "nom") } { $person ->
    [sg3] zagrywa
    [pl3] zagrywają
   *[you] zagrywasz
  } { NP($what, case: "acc") }
