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

