# Polish constructs: what belongs to the language and to no game. A text that ends with a comma is a clause of its own.

## Before the colon. `before` and `after` want another aspect of the verb: triggers say them by themselves (.before, .after).

when = kiedy { $trigger },
when-if = kiedy { $trigger }, a { $condition },
when-if-other = kiedy { $trigger }, a { $condition },
at = { $trigger }
while = dopóki { $condition },
if = jeśli { $condition },
and-if = { $turn ->
    [you] , a ty { $next }
    [they] , a { $next }
   *[same] {" "}i { $next }
  }
but-if = , ale { $next }
or-if = {" "}lub { $next }
once-per = raz na { NP($scope, case: "acc") }
instead = zamiast tego
may-instead = zamiast tego możesz{ CLITICS() }
otherwise = w przeciwnym razie
if-do = jeśli to zrobisz,

## Behind the colon

then = { $about ->
    [them] , a { $next }
   *[other] , a następnie { $next }
  }
then-if = , a następnie, jeśli { $condition }, { $next }
step-if = { $step }, jeśli { $condition },
next-time = następnym razem, kiedy { $trigger }, { $steps }
may = możesz{ CLITICS() } { $step }
either = albo { $option }
or = , albo { $option }
agent = { $about ->
    [them] { NP($agent, case: "nom") } { $clause }
   *[other] { NP($agent, case: "nom", that: "full") } { $clause }
  }
agent-inf = kazać { NP($agent, case: "dat") } { $clause }
per = { $clause } za { NP($per, case: "acc") }
per-same = { $clause } za { NP($per, case: "acc") }
list-and = { $first } i { $last }
list-or = { $first } lub { $last }

## Names that never change, behind the noun of what has them

title = „{ $title }”
number = { $title }

## What happens, where a game has no words of its own for it

log-began = rozpoczyna się { NAME($scope) }
log-carried = { NUMBER($what) ->
    [pl] { NP($what, case: "nom") } należą odtąd do: { NAME($on) }
   *[sg] { NP($what, case: "nom") } należy odtąd do: { NAME($on) }
  }
log-ended = kończy się { NAME($scope) }
log-event = { NAME($event) }: { NAME($with) }
log-event-alone = { NAME($event) }
log-granted = odtąd na { NP($who, case: "acc") } działa dodatkowy efekt
log-made = { NUMBER($what) ->
    [pl] do gry wchodzą { NP($what, case: "nom") }
   *[sg] do gry wchodzi { NP($what, case: "nom") }
  }
log-moved = { NUMBER($what) ->
    [pl] { NP($what, case: "nom") } trafiają { PLACE($zone, "into") }
   *[sg] { NP($what, case: "nom") } trafia { PLACE($zone, "into") }
  }
log-nobody = { NUMBER($what) ->
    [pl] { NP($what, case: "nom") } nie należą już do nikogo
   *[sg] { NP($what, case: "nom") } nie należy już do nikogo
  }
log-no-room = dla { NP($what, case: "gen") } brakuje miejsca
log-owner = { NUMBER($what) ->
    [pl] { NP($what, case: "nom") } należą odtąd do { NP($value, case: "gen") }
   *[sg] { NP($what, case: "nom") } należy odtąd do { NP($value, case: "gen") }
  }
log-over = gra się kończy
log-prevented = do skutku nie dochodzi { NAME($event) }
log-revealed = { NUMBER($who) ->
    [pl] { NP($who, case: "nom") } oglądają { NP($what, case: "acc") }
   *[sg] { NP($who, case: "nom") } ogląda { NP($what, case: "acc") }
  }
log-rolled = los wskazuje: { NAME($what) }
log-rule = działa { NP($what, case: "nom") }
log-set-number = { NAME($attribute) }: teraz { COUNT($value) }
log-set-of-number = { NP($what, case: "nom") } – { NAME($attribute) }: teraz { COUNT($value) }
log-set-of-value = { NP($what, case: "nom") } – { NAME($attribute) }: teraz { NAME($called) }
log-set-value = { NAME($attribute) }: teraz { NAME($called) }
log-shuffled = tasowanie: { NAME($zone) }

## What effects ask

ask-either = Co wybierasz?
ask-instead = { $trigger }. Chcesz zamiast tego{ CLITICS() } { $step }
ask-may = Chcesz{ CLITICS() } { $step }
ask-neither = żadne z nich
ask-role = Wybierz { APART($what) } { NP($what, case: "acc", apart: "yes") }
