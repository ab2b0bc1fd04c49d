# Ukrainian constructs: what belongs to the language and to no game. A text that ends with a comma is a clause of its own.

## Before the colon. `before` and `after` want another aspect of the verb: triggers say them by themselves (.before, .after).

when = коли { $trigger },
when-if = коли { $trigger } і { $condition },
when-if-other = коли { $trigger } і { $condition },
at = { $trigger }
while = поки { $condition },
if = якщо { $condition },
and-if = {" "}і { $next }
but-if = , але { $next }
while-if = , а { $next }
or-if = {" "}або { $next }
and-alone = , і { $next }
or-alone = , або { $next }
once-per = раз за { NP($scope, case: "acc") }
instead = натомість
may-instead = натомість можете
otherwise = інакше
if-do = якщо ви це зробите,

## Behind the colon

then = { $about ->
    [them] : { $next }
   *[other] , а потім { $next }
  }
then-if = , а якщо { $condition }, { $next }
step-if = { $step }, якщо { $condition },
next-time = наступного разу, коли { $trigger }, { $steps }
may = можете { $step }
either = або { $option }
or = , або { $option }
agent = { NP($agent, case: "nom") } { $clause }
per = { $clause } за { NP($per, case: "acc") }
per-same = { $clause } за { AGR("each", $per, case: "acc") } з них
list-and = { $first } і { $last }
list-or = { $first } або { $last }
