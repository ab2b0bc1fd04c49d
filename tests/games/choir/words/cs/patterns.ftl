sing = zpívejte { NP($what, case: "acc") }
