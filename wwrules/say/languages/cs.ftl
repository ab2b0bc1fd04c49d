# Czech constructs: what belongs to the language and to no game. A text that ends with a comma is a clause of its own.
# CLITICS() is where se, si, ho and the like of the clause go.

## Before the colon

when = když { $trigger },
when-if = když { $trigger } a { $condition },
when-if-other = když { $trigger } a { $condition },
before = než { $trigger },
after = poté, co { $trigger },
at = { $trigger }
while = dokud { $condition },
if = pokud { $condition },
and-if = {" "}a { $next }
but-if = , ale { $next }
or-if = {" "}nebo { $next }
once-per = jednou za { NP($scope, case: "acc") }
instead = místo toho
may-instead = můžete{ CLITICS() } místo toho
otherwise = jinak
if-do = pokud to uděláte,

## Behind the colon

then = { $about ->
    [them] {" "}a{ CLITICS() } { $next }
   *[other] {" "}a potom{ CLITICS() } { $next }
  }
then-if = , a pokud { $condition }, { $next }
step-if = { $step }, pokud { $condition },
next-time = až příště { $trigger }, { $steps }
may = můžete{ CLITICS() } { $step }
either = buď { $option }
or = , nebo { $option }
agent = { $about ->
    [them] { NP($agent, case: "nom") }{ CLITICS() } { $clause }
   *[other] { NP($agent, case: "nom", that: "full") }{ CLITICS() } { $clause }
  }
per = { $clause } za { NP($per, case: "acc") }
per-same = { $clause } za { AGR("each", $per, case: "acc") } z nich
list-and = { $first } a { $last }
list-or = { $first } nebo { $last }

## Names that never change, behind the noun of what has them

title = „{ $title }“
number = { $title }

## What happens, where a game has no words of its own for it

log-began = začíná { NAME($scope) }
log-carried = { NUMBER($what) ->
    [pl] { NP($what, case: "nom") } odteď patří k: { NAME($on) }
   *[sg] { NP($what, case: "nom") } odteď patří k: { NAME($on) }
  }
log-ended = končí { NAME($scope) }
log-event = { NAME($event) }: { NAME($with) }
log-event-alone = { NAME($event) }
log-granted = na { NP($who, case: "acc") } od této chvíle působí další efekt
log-made = { NUMBER($what) ->
    [pl] do hry přicházejí { NP($what, case: "nom") }
   *[sg] do hry přichází { NP($what, case: "nom") }
  }
log-moved = { NUMBER($what) ->
    [pl] { NP($what, case: "nom") } putují { PLACE($zone, "into") }
   *[sg] { NP($what, case: "nom") } putuje { PLACE($zone, "into") }
  }
log-nobody = { NUMBER($what) ->
    [pl] { NP($what, case: "nom") } už nepatří nikomu
   *[sg] { NP($what, case: "nom") } už nepatří nikomu
  }
log-no-room = pro { NP($what, case: "acc") } není místo
log-owner = { NUMBER($what) ->
    [pl] { NP($what, case: "nom") } od této chvíle patří { NP($value, case: "dat") }
   *[sg] { NP($what, case: "nom") } od této chvíle patří { NP($value, case: "dat") }
  }
log-over = hra končí
log-prevented = neproběhne { NAME($event) }
log-revealed = { NUMBER($who) ->
    [pl] { NP($who, case: "nom") } vidí { NP($what, case: "acc") }
   *[sg] { NP($who, case: "nom") } vidí { NP($what, case: "acc") }
  }
log-rolled = náhoda určuje: { NAME($what) }
log-rule = působí { NP($what, case: "nom") }
log-set-number = { NAME($attribute) }: nyní { COUNT($value) }
log-set-of-number = { NP($what, case: "nom") } – { NAME($attribute) }: nyní { COUNT($value) }
log-set-of-value = { NP($what, case: "nom") } – { NAME($attribute) }: nyní { NAME($called) }
log-set-value = { NAME($attribute) }: nyní { NAME($called) }
log-shuffled = míchání: { NAME($zone) }

## What effects ask

ask-either = Co si vyberete?
ask-instead = { $trigger }. Chcete{ CLITICS() } místo toho { $step }
ask-may = Chcete{ CLITICS() } { $step }
ask-neither = nic z toho
ask-role = Vyberte{ CLITICS() } { NP($what, case: "acc") }
