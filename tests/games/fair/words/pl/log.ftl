market-day =
  .begins = jarmark się rozpoczyna
  .ends = jarmark się kończy
play-toy = { NP($who, case: "nom") } zagrywa { NP($what, case: "acc") }
coins = { NP($what, case: "nom") } ma teraz { SOME($value, "coin") }
shelf = { NP($what, case: "nom") } trafia na półkę
toy-hand = { NP($what, case: "nom") } trafia na rękę
