market-day =
  .begins = trh začíná
  .ends = trh končí
play-toy = { NP($who, case: "nom") } zahraje { NP($what, case: "acc") }
coins = { NP($what, case: "nom") } teď má { SOME($value, "coin") }
shelf = { NP($what, case: "nom") } přichází na polici
toy-hand = { NP($what, case: "nom") } přichází na ruku
