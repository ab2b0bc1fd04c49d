# Polish constructs: what belongs to the language and to no game. A text that ends with a comma is a clause of its own.

## Before the colon. `before` and `after` want another aspect of the verb: triggers say them by themselves (.before, .after).

when = kiedy { $trigger },
when-if = kiedy { $trigger } i { $condition },
at = { $trigger }
while = dopóki { $condition },
if = jeśli { $condition },
and-if = { $turn ->
    [you] , a ty { $next }
    [they] , a { $next }
   *[same] {" "}i { $next }
  }
or-if = {" "}lub { $next }
once-per = raz na { NP($scope, case: "acc") }
instead = zamiast tego
may-instead = zamiast tego możesz{ CLITICS() }
otherwise = w przeciwnym razie
if-do = jeśli to zrobisz,

## Behind the colon

then = , a następnie { $next }
then-if = , a jeśli { $condition }, { $next }
step-if = { $step }, jeśli { $condition },
next-time = następnym razem, kiedy { $trigger }, { $steps }
may = możesz{ CLITICS() } { $step }
either = albo { $option }
or = , albo { $option }
agent = { NP($agent, case: "nom") } { $clause }
per = { $clause } za { NP($per, case: "acc") }
per-same = { $clause } za { AGR("each", $per, case: "acc") } z nich
list-and = { $first } i { $last }
list-or = { $first } lub { $last }
