# How things stand in lists in Czech: those of a kind (with the values that presentation/ shows), small shapes and symbols.

ally-chip = { NP($it, case: "nom") }
castle = { NP($it, case: "nom") } { NP($owner, case: "gen") }
chair = židle { COUNT($number) }{ GIVEN($tea-table, before: ": ") }
forge-row = { NAME($theme) }
madness-chip = { NP($it, case: "nom") } (−{ SOME($chip-costs, "unit") })
standee = { NAME($it) } ({ NAME($owner) })
starting-chip = { NP($it, case: "nom") } o síle { COUNT($chip-strength) }
tea-card = { LIST(SOME($units, "unit"), $corner, $rewards) }{ GIVEN($lower, before: "; nebo ") }{ GIVEN($tainted, before: "; zkažená: ") }
unit = { NP($it, case: "nom") } { NP($owner, case: "gen") }

## Symbols on tea cards and forge spaces

discard-madness = odhození šílenství
discard-shards = odhození úlomků ({ COUNT($count) })
forge-ally = žeton kovárny
reward-ability = schopnost
reward-ally-chip = { AGR($level, $ally, case: "nom") } { NP($ally, case: "nom") }
reward-any-ally = { $level-id ->
    [strong] jakýkoli silný spojenec
   *[weak] jakýkoli slabý spojenec
  }
reward-followers = { SOME($count, "follower") }
reward-forge = vykování
reward-quest-1 = 1 úkol
reward-quest-2 = 2 úkoly
reward-star = hvězda
reward-units = { SOME($count, "unit") }
reward-wonderlander = obyvatel Říše divů
