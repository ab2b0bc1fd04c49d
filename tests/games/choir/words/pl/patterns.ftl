sing = śpiewaj { NP($what, case: "acc") }
