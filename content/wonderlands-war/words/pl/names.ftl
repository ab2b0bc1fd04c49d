# How things stand in lists in Polish: those of a kind (with the values that presentation/ shows), small shapes and symbols.

ally-chip = { NP($it, case: "nom") }
castle = { NP($it, case: "nom") } { NP($owner, case: "gen") }
chair = krzesło { COUNT($number) }{ GIVEN($tea-table, before: ": ") }
forge-row = { NAME($theme) }
madness-chip = { NP($it, case: "nom") } (−{ SOME($chip-costs, "unit") })
standee = { NAME($it) } ({ NAME($owner) })
starting-chip = { NP($it, case: "nom") } (siła { COUNT($chip-strength) })
tea-card = { LIST(SOME($units, "unit"), $corner, $rewards) }{ GIVEN($lower, before: "; albo ") }{ GIVEN($tainted, before: "; spaczona: ") }
unit = { NP($it, case: "nom") } { NP($owner, case: "gen") }

## Symbols on tea cards and forge spaces

discard-madness = usunięcie żetonu szaleństwa
discard-shards = odrzucenie odłamków ({ COUNT($count) })
forge-ally = żeton kuźni
reward-ability = zdolność
reward-ally-chip = { AGR($level, $ally, case: "nom") } { NP($ally, case: "nom") }
reward-any-ally = { $level-id ->
    [strong] dowolny silny sprzymierzeniec
   *[weak] dowolny słaby sprzymierzeniec
  }
reward-followers = { SOME($count, "follower") }
reward-forge = przekuwanie
reward-quest-1 = 1 zadanie
reward-quest-2 = 2 zadania
reward-star = gwiazda
reward-units = { SOME($count, "unit") }
reward-wonderlander = mieszkaniec Krainy Czarów
