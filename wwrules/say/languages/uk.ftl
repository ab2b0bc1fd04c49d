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
then-if = , а якщо до того ж { $condition }, { $next }
step-if = { $step }, якщо { $condition },
next-time = наступного разу, коли { $trigger }, { $steps }
may = можете { $step }
either = або { $option }
or = , або { $option }
agent = { NP($agent, case: "nom") } { $clause }
agent-inf = змусити { NP($agent, case: "acc") } { $clause }
per = { $clause } за { NP($per, case: "acc") }
per-same = { $clause } за { AGR("each", $per, case: "acc") } { AGR("such", $per, case: "acc") } { WORD(HEAD($per), "acc") }
list-and = { $first } і { $last }
list-or = { $first } або { $last }

## Names that never change, behind the noun of what has them

title = «{ $title }»
number = { $title }

## What happens, where a game has no words of its own for it

log-began = починається { NAME($scope) }
log-carried = { NUMBER($what) ->
    [pl] { NP($what, case: "nom") } відтепер належать до «{ NAME($on) }»
   *[sg] { NP($what, case: "nom") } відтепер належить до «{ NAME($on) }»
  }
log-ended = завершується { NAME($scope) }
log-event = { NAME($event) }: { NAME($with) }
log-event-alone = { NAME($event) }
log-granted = відтепер на { NP($who, case: "acc") } діє додатковий ефект
log-made = { NUMBER($what) ->
    [pl] у гру входять { NP($what, case: "nom") }
   *[sg] у гру входить { NP($what, case: "nom") }
  }
log-moved = { NUMBER($what) ->
    [pl] { NP($what, case: "nom") } потрапляють { PLACE($zone, "into") }
   *[sg] { NP($what, case: "nom") } потрапляє { PLACE($zone, "into") }
  }
log-nobody = { NUMBER($what) ->
    [pl] { NP($what, case: "nom") } більше нікому не належать
   *[sg] { NP($what, case: "nom") } більше нікому не належить
  }
log-no-room = для { NP($what, case: "gen") } бракує місця
log-owner = { NUMBER($what) ->
    [pl] { NP($what, case: "nom") } відтепер належать { NP($value, case: "dat") }
   *[sg] { NP($what, case: "nom") } відтепер належить { NP($value, case: "dat") }
  }
log-over = гра завершується
log-prevented = не відбувається { NAME($event) }
log-revealed = { NUMBER($who) ->
    [pl] { NP($who, case: "nom") } бачать { NP($what, case: "acc") }
   *[sg] { NP($who, case: "nom") } бачить { NP($what, case: "acc") }
  }
log-rolled = результат жереба: { NAME($what) }
log-rule = діє { NP($what, case: "nom") }
log-set-number = { NAME($attribute) }: тепер { COUNT($value) }
log-set-of-number = { NP($what, case: "nom") } — { NAME($attribute) }: тепер { COUNT($value) }
log-set-of-value = { NP($what, case: "nom") } — { NAME($attribute) }: тепер { NAME($called) }
log-set-value = { NAME($attribute) }: тепер { NAME($called) }
log-shuffled = тасування: { NAME($zone) }

## What effects ask

ask-either = Що обираєте?
ask-instead = { $trigger }. Бажаєте натомість { $step }
ask-may = Бажаєте { $step }
ask-neither = нічого з цього
ask-role = Виберіть { NP($what, case: "acc") }
