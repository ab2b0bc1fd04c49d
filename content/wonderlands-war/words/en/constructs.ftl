# English constructs: what belongs to the language and to no game. A text that ends with a comma is a clause of its own.

## Before the colon

when = when { $trigger },
when-if = when { $trigger } and { $condition },
before = before { $trigger },
after = after { $trigger },
at = at { $trigger },
while = while { $condition },
if = if { $condition },
and-if = {" "}and { $next }
or-if = {" "}or { $next }
once-per = once per { NP($scope, case: "nom") },
instead = instead
may-instead = you may instead
otherwise = otherwise,
if-do = if you do,

## Behind the colon

then = , then { $next }
then-if = , then, if { $condition }, { $next }
step-if = { $step } if { $condition }
next-time = the next time { $trigger }, { $steps }
may = you may { $step }
either = either { $option }
or = {" "}or { $option }
agent = { NP($agent, case: "nom") } { $clause }
agent-inf = have { NP($agent, case: "nom") } { $clause }
per = { $clause } for { NP($per, case: "nom") }
per-same = { $clause } for each of them
list-and = { $first } and { $last }
list-or = { $first } or { $last }
