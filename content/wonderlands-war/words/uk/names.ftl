# How things stand in lists in Ukrainian: those of a kind (with the values that presentation/ shows), small shapes and symbols.

ally-chip = { NP($it, case: "nom") }
castle = { NP($it, case: "nom") } { NP($owner, case: "gen") }
chair = стілець { COUNT($number) }{ GIVEN($tea-table, before: ": ") }
forge-row = { NAME($theme) }
madness-chip = { NP($it, case: "nom") } (−{ SOME($chip-costs, "unit") })
standee = { NAME($it) } ({ NAME($owner) })
starting-chip = { NP($it, case: "nom") } із силою { COUNT($chip-strength) }
tea-card = { LIST(SOME($units, "unit"), $corner, $rewards) }{ GIVEN($lower, before: "; або ") }{ GIVEN($tainted, before: "; спотворений: ") }
unit = { NP($it, case: "nom") } { NP($owner, case: "gen") }

## Symbols on tea cards and forge spaces

discard-madness = вилучення божевілля
discard-shards = скидання уламків ({ COUNT($count) })
forge-ally = жетон поліпшення
reward-ability = уміння
reward-ally-chip = { AGR($level, $ally, case: "nom") } { NP($ally, case: "nom") }
reward-any-ally = { $level-id ->
    [strong] будь-який сильний союзник
   *[weak] будь-який слабкий союзник
  }
reward-followers = { SOME($count, "follower") }
reward-forge = поліпшення
reward-quest-1 = 1 місія
reward-quest-2 = 2 місії
reward-star = зірка
reward-units = { SOME($count, "unit") }
reward-wonderlander = дивокраєць
