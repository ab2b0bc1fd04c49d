# English: how the phrases of the game are said. The forms of phrases/ are the model.

## Actions

borrow = { $mood ->
    [sg3] borrows
    [pl3] borrow
    [inf] borrow
   *[imp] borrow
  } { NP($what, case: "nom") } from { NP($place, case: "nom") } until the end of { NP($when, case: "nom") } and place it in any region
bring = { $mood ->
    [sg3] brings
    [pl3] bring
    [inf] bring
   *[imp] bring
  } { NP($what, case: "nom") } from next door to { NP($goal, case: "nom") }
exchange = { $mood ->
    [sg3] exchanges
    [pl3] exchange
    [inf] exchange
   *[imp] exchange
  } { NP($what, case: "nom") } for the top of { NP($place, case: "nom") }
give = { $mood ->
    [sg3] gives
    [pl3] give
    [inf] give
   *[imp] give
  } { NP($what, case: "nom") } to { NP($who, case: "nom") }
lose = { $mood ->
    [sg3] loses
    [pl3] lose
    [inf] lose
   *[imp] lose
  } { NP($what, case: "nom") } in { NP($place, case: "nom") }
poison = { $mood ->
    [sg3] poisons
    [pl3] poison
    [inf] poison
   *[imp] poison
  } { NP($what, case: "nom") }
poison-bags = { $mood ->
    [sg3] poisons
    [pl3] poison
    [inf] poison
   *[imp] poison
  } the bags of { NP($who, case: "nom") }
poison-too = { $mood ->
    [sg3] poisons
    [pl3] poison
    [inf] poison
   *[imp] poison
  } { NP($what, case: "nom") } too
refill = { $mood ->
    [sg3] refills
    [pl3] refill
    [inf] refill
   *[imp] refill
  } the tea table
replace = { $mood ->
    [sg3] replaces
    [pl3] replace
    [inf] replace
   *[imp] replace
  } { NP($what, case: "nom") } in { NP($place, case: "nom") } with { NP($other, case: "nom") }
take-from = { $mood ->
    [sg3] takes
    [pl3] take
    [inf] take
   *[imp] take
  } { NP($what, case: "nom") } from { NP($who, case: "nom") }
take-sitting = { $mood ->
    [sg3] takes
    [pl3] take
    [inf] take
   *[imp] take
  } { NP($what, case: "nom") } without moving
turn-round = { $mood ->
    [sg3] walks
    [pl3] walk
    [inf] walk
   *[imp] walk
  } counter-clockwise this turn
choose = { $mood ->
    [sg3] chooses
    [pl3] choose
    [inf] choose
   *[imp] choose
  } { NP($what, case: "nom") }
complete-free = { $mood ->
    [sg3] completes
    [pl3] complete
    [inf] complete
   *[imp] complete
  } { NP($what, case: "nom") } without meeting its conditions
move-between = { $mood ->
    [sg3] moves
    [pl3] move
    [inf] move
   *[imp] move
  } { NP($what, case: "nom") } from { NP($start, case: "nom") } to { NP($goal, case: "nom") }
move-marker = { $mood ->
    [sg3] moves
    [pl3] move
    [inf] move
   *[imp] move
  } { NP($what, case: "nom") } to { NP($place, case: "nom") }
place = { $mood ->
    [sg3] places
    [pl3] place
    [inf] place
   *[imp] place
  } { NP($what, case: "nom") } in { NP($place, case: "nom") }
discard = { $mood ->
    [sg3] discards
    [pl3] discard
    [inf] discard
   *[imp] discard
  } { NP($what, case: "nom") }
double = { $mood ->
    [sg3] doubles
    [pl3] double
    [inf] double
   *[imp] double
  } { OF("strength", $what, case: "nom") }
double-next = { $mood ->
    [sg3] doubles
    [pl3] double
    [inf] double
   *[imp] double
  } the strength of the next { NP($what, case: "nom") } that { NP($who, case: "nom") } { $person ->
    [sg3] places
    [pl3] place
   *[you] place
  } in this battle
draw-more = { $mood ->
    [sg3] draws
    [pl3] draw
    [inf] draw
   *[imp] draw
  } { NP($what, case: "nom") } on { NP($when, case: "nom") } and { $mood ->
    [sg3] keeps
    [pl3] keep
    [inf] keep
   *[imp] keep
  } { COUNT($k) } of the chips drawn
forge = { $mood ->
    [sg3] forges
    [pl3] forge
    [inf] forge
   *[imp] forge
  } { NP($what, case: "nom") }
gain = { $mood ->
    [sg3] gains
    [pl3] gain
    [inf] gain
   *[imp] gain
  } { NP($what, case: "nom") }
get = { NP($what, case: "nom") } { NUMBER($what) ->
    [pl] get
   *[sg] gets
  } { COUNT($n) } more strength
  .minus = { NP($what, case: "nom") } { NUMBER($what) ->
    [pl] get
   *[sg] gets
  } { COUNT($n) } less strength
remove = { $mood ->
    [sg3] removes
    [pl3] remove
    [inf] remove
   *[imp] remove
  } { NP($what, case: "nom") } from the game
return = { $mood ->
    [sg3] returns
    [pl3] return
    [inf] return
   *[imp] return
  } { NP($what, case: "nom") } to { NP($place, case: "nom") }
set-strength = { $mood ->
    [sg3] sets
    [pl3] set
    [inf] set
   *[imp] set
  } { OF("strength", $what, case: "nom") } to { COUNT($n) }
swap = { $mood ->
    [sg3] swaps
    [pl3] swap
    [inf] swap
   *[imp] swap
  } { NP($what, case: "nom") } with { NP($other, case: "nom") } from { NP($place, case: "nom") }
triple = { $mood ->
    [sg3] triples
    [pl3] triple
    [inf] triple
   *[imp] triple
  } { OF("strength", $what, case: "nom") }
build = { $mood ->
    [sg3] builds
    [pl3] build
    [inf] build
   *[imp] build
  } { NP($what, case: "nom") } in { NP($place, case: "nom") }
draw-quests = { $mood ->
    [sg3] draws
    [pl3] draw
    [inf] draw
   *[imp] draw
  } { NP($what, case: "nom") }
free = { $mood ->
    [sg3] frees
    [pl3] free
    [inf] free
   *[imp] free
  } { NP($what, case: "nom") } from { NP($place, case: "nom") }
gain-ally = { $mood ->
    [sg3] gains
    [pl3] gain
    [inf] gain
   *[imp] gain
  } { NP($what, case: "nom") }
mend = { $mood ->
    [sg3] mends
    [pl3] mend
    [inf] mend
   *[imp] mend
  } { NP($what, case: "nom") }
place-group = { $mood ->
    [sg3] places
    [pl3] place
    [inf] place
   *[imp] place
  } { NP($what, case: "nom") } together
prepare-forging = { $mood ->
    [sg3] forges
    [pl3] forge
    [inf] forge
   *[imp] forge
  } { NP($what, case: "nom") } more
put-quest-back = { $mood ->
    [sg3] puts
    [pl3] put
    [inf] put
   *[imp] put
  } { NP($what, case: "nom") } back
raise-castles = { $mood ->
    [sg3] raises
    [pl3] raise
    [inf] raise
   *[imp] raise
  } { NP($what, case: "nom") } by { COUNT($n) }
raise-leader = { $mood ->
    [sg3] raises
    [pl3] raise
    [inf] raise
   *[imp] raise
  } { NP($what, case: "nom") } by { COUNT($n) }
roll = { $mood ->
    [sg3] rolls
    [pl3] roll
    [inf] roll
   *[imp] roll
  } { NP($what, case: "nom") }
take-out = { $mood ->
    [sg3] takes
    [pl3] take
    [inf] take
   *[imp] take
  } { NP($what, case: "nom") } out of { NP($place, case: "nom") }
take-wonderlander = { $mood ->
    [sg3] takes
    [pl3] take
    [inf] take
   *[imp] take
  } { NP($what, case: "nom") } from { NP($place, case: "nom") }
unlock = { $mood ->
    [sg3] unlocks
    [pl3] unlock
    [inf] unlock
   *[imp] unlock
  } { NP($what, case: "nom") }
draw-now = { $mood ->
    [sg3] draws
    [pl3] draw
    [inf] draw
   *[imp] draw
  } { NP($what, case: "nom") } at once
gain-strength = { $mood ->
    [sg3] gains
    [pl3] gain
    [inf] gain
   *[imp] gain
  } { COUNT($n) } strength
lose-strength = { $mood ->
    [sg3] loses
    [pl3] lose
    [inf] lose
   *[imp] lose
  } { COUNT($n) } strength
must-draw = { NP($who, case: "nom") } must draw again
pay-with = { $mood ->
    [sg3] pays
    [pl3] pay
    [inf] pay
   *[imp] pay
  } with { NP($what, case: "nom") }
save = { $mood ->
    [sg3] saves
    [pl3] save
    [inf] save
   *[imp] save
  } { NP($what, case: "nom") }
set-next = { $mood ->
    [sg3] sets
    [pl3] set
    [inf] set
   *[imp] set
  } the strength of the next chip that { NP($who, case: "nom") } { $person ->
    [sg3] plays
    [pl3] play
   *[you] play
  } to { COUNT($n) }
sleep = { $mood ->
    [sg3] sleeps
    [pl3] sleep
    [inf] sleep
   *[imp] sleep
  } through the draw
win-from = { $mood ->
    [sg3] wins
    [pl3] win
    [inf] win
   *[imp] win
  } { NP($what, case: "nom") } from { NP($who, case: "nom") } with the stronger first chip

## Standing rules

spread = { NP($who, case: "nom") } can spread units of { NP($what, case: "nom") } over several regions
walk-backwards = { NP($who, case: "nom") } always walk counter-clockwise
immune = { NP($source, case: "nom") } cannot affect { NP($what, case: "nom") }
builds-anywhere = { NP($who, case: "nom") } can build the castle for winning anywhere
counts = { NP($what, case: "nom") } { NUMBER($what) ->
    [pl] count
   *[sg] counts
  } as { COUNT($n) }
loses-first = { NP($who, case: "nom") } { $person ->
    [sg3] loses
    [pl3] lose
   *[you] lose
  } { NP($what, case: "nom") } first

## Conditions

have = { NP($who, case: "nom") } { $person ->
    [sg3] has
    [pl3] have
   *[you] have
  } { NP($what, case: "nom") }
  .not = { NP($who, case: "nom") } { $person ->
    [sg3] does not have
    [pl3] do not have
   *[you] do not have
  } { NP($what, case: "nom") }
have-fewer = { NP($who, case: "nom") } { $person ->
    [sg3] has
    [pl3] have
   *[you] have
  } fewer { NP($what, case: "nom") } than { COUNT($n) }
  .not = { NP($who, case: "nom") } { $person ->
    [sg3] does not have
    [pl3] do not have
   *[you] do not have
  } fewer { NP($what, case: "nom") } than { COUNT($n) }
have-more = { NP($who, case: "nom") } { $person ->
    [sg3] has
    [pl3] have
   *[you] have
  } more { NP($what, case: "nom") } than { COUNT($n) }
  .not = { NP($who, case: "nom") } { $person ->
    [sg3] does not have
    [pl3] do not have
   *[you] do not have
  } more { NP($what, case: "nom") } than { COUNT($n) }
have-most = { NP($who, case: "nom") } { $person ->
    [sg3] has
    [pl3] have
   *[you] have
  } the most { NP($what, case: "nom") }
  .not = { NP($who, case: "nom") } { $person ->
    [sg3] does not have
    [pl3] do not have
   *[you] do not have
  } the most { NP($what, case: "nom") }
is = { NP($what, case: "nom") } { NUMBER($what) ->
    [pl] are
   *[sg] is
  } { AGR($q, $what, case: "nom") }
  .not = { KIND($what) ->
    [nounphrase] there is not { NP($what, case: "nom") } that is { AGR($q, $what, case: "nom") }
   *[pronoun] { NP($what, case: "nom") } is not { AGR($q, $what, case: "nom") }
  }
won = { NP($who, case: "nom") } won
  .not = { NP($who, case: "nom") } did not win
as-many = { NP($who, case: "nom") } { $person ->
    [sg3] has
    [pl3] have
   *[you] have
  } as many { NP($what, case: "nom") } as { NP($other, case: "nom") }
  .not = { NP($who, case: "nom") } { $person ->
    [sg3] does not have
    [pl3] do not have
   *[you] do not have
  } as many { NP($what, case: "nom") } as { NP($other, case: "nom") }
began-with = { NP($who, case: "nom") } began with { COUNT($n) } strength
  .not = { NP($who, case: "nom") } did not begin with { COUNT($n) } strength
began-without = { NP($who, case: "nom") } began without { NP($what, case: "nom") }
  .not = { NP($who, case: "nom") } did not begin without { NP($what, case: "nom") }
blocked = { NP($who, case: "nom") } blocked { COUNT($n, "chip", case: "nom") }
  .not = { NP($who, case: "nom") } did not block { COUNT($n, "chip", case: "nom") }
drew = { NP($who, case: "nom") } drew in { COUNT($n, "draw", case: "nom") }
  .not = { NP($who, case: "nom") } did not draw in { COUNT($n, "draw", case: "nom") }
end-with = { NP($who, case: "nom") } { $person ->
    [sg3] ends
    [pl3] end
   *[you] end
  } with { COUNT($n) } strength
  .not = { NP($who, case: "nom") } { $person ->
    [sg3] does not end
    [pl3] do not end
   *[you] do not end
  } with { COUNT($n) } strength
fewer-than-others = { NP($who, case: "nom") } { $person ->
    [sg3] has
    [pl3] have
   *[you] have
  } fewer { NP($what, case: "nom") } than { NP($other, case: "nom") }
  .not = { NP($who, case: "nom") } { $person ->
    [sg3] does not have
    [pl3] do not have
   *[you] do not have
  } fewer { NP($what, case: "nom") } than { NP($other, case: "nom") }
fought = { NP($who, case: "nom") } fought
  .not = { NP($who, case: "nom") } did not fight
full = { NP($what, case: "nom") } { NUMBER($what) ->
    [pl] are
   *[sg] is
  } full
  .not = { NP($what, case: "nom") } { NUMBER($what) ->
    [pl] are not
   *[sg] is not
  } full
hold = { NP($tracks, case: "nom") } { NUMBER($tracks) ->
    [pl] hold
   *[sg] holds
  } { COUNT($n, "chip", case: "nom") }
leader-strength-is = { NP($what, case: "nom") } { NUMBER($what) ->
    [pl] are
   *[sg] is
  } { COUNT($n) }
  .not = { NP($what, case: "nom") } { NUMBER($what) ->
    [pl] are not
   *[sg] is not
  } { COUNT($n) }
leads-by = { NP($who, case: "nom") } { $person ->
    [sg3] leads
    [pl3] lead
   *[you] lead
  } { NP($other, case: "nom") } by { COUNT($n) }
  .not = { NP($who, case: "nom") } { $person ->
    [sg3] does not lead
    [pl3] do not lead
   *[you] do not lead
  } { NP($other, case: "nom") } by { COUNT($n) }
lie-on = { NP($what, case: "nom") } { NUMBER($what) ->
    [pl] lie
   *[sg] lies
  } on { NP($place, case: "nom") }
  .not = { NP($place, case: "nom") } does not hold { NP($what, case: "nom") }
lost-units = { NP($who, case: "nom") } lost { COUNT($n, "unit", case: "nom") }
  .not = { NP($who, case: "nom") } did not lose { COUNT($n, "unit", case: "nom") }
more-than-others = { NP($who, case: "nom") } { $person ->
    [sg3] has
    [pl3] have
   *[you] have
  } more { NP($what, case: "nom") } than { NP($other, case: "nom") }
  .not = { NP($who, case: "nom") } { $person ->
    [sg3] does not have
    [pl3] do not have
   *[you] do not have
  } more { NP($what, case: "nom") } than { NP($other, case: "nom") }
only-there = { NP($who, case: "nom") } { $person ->
    [sg3] has
    [pl3] have
   *[you] have
  } only { NP($what, case: "nom") } in { NP($place, case: "nom") }
  .not = { NP($who, case: "nom") } { $person ->
    [sg3] does not have
    [pl3] do not have
   *[you] do not have
  } only { NP($what, case: "nom") } in { NP($place, case: "nom") }
own = { NP($who, case: "nom") } { $person ->
    [sg3] owns
    [pl3] own
   *[you] own
  } { NP($what, case: "nom") }
  .not = { NP($who, case: "nom") } { $person ->
    [sg3] does not own
    [pl3] do not own
   *[you] do not own
  } { NP($what, case: "nom") }
printed-is = the printed strength of { NP($what, case: "nom") } is { COUNT($n) }
same-as-previous = { NP($what, case: "nom") } { NUMBER($what) ->
    [pl] have
   *[sg] has
  } the same printed strength as the previous one
  .not = { NP($what, case: "nom") } { NUMBER($what) ->
    [pl] do not have
   *[sg] does not have
  } the same printed strength as the previous one
same-type = { NP($what, case: "nom") } { NUMBER($what) ->
    [pl] are
   *[sg] is
  } of the same ally type
  .not = { NP($what, case: "nom") } { NUMBER($what) ->
    [pl] are not
   *[sg] is not
  } of the same ally type
show = { NP($what, case: "nom") } { NUMBER($what) ->
    [pl] show
   *[sg] shows
  } { NP($kinds, case: "nom") }
  .not = { NP($what, case: "nom") } { NUMBER($what) ->
    [pl] do not show
   *[sg] does not show
  } { NP($kinds, case: "nom") }
show-types = { NP($what, case: "nom") } { NUMBER($what) ->
    [pl] show
   *[sg] shows
  } { COUNT($n) } types
  .not = { NP($what, case: "nom") } { NUMBER($what) ->
    [pl] do not show
   *[sg] does not show
  } { COUNT($n) } types
stopped-earlier = { NP($who, case: "nom") } stopped earlier than { NP($other, case: "nom") }
  .not = { NP($who, case: "nom") } did not stop earlier than { NP($other, case: "nom") }
strength-away = { NP($who, case: "nom") } { $person ->
    [sg3] is
    [pl3] are
   *[you] are
  } { COUNT($n) } strength away from { NP($other, case: "nom") }
  .not = { NP($who, case: "nom") } { $person ->
    [sg3] is not
    [pl3] are not
   *[you] are not
  } { COUNT($n) } strength away from { NP($other, case: "nom") }
stronger-than = { NP($who, case: "nom") } { $person ->
    [sg3] has
    [pl3] have
   *[you] have
  } more strength than { NP($other, case: "nom") }
  .not = { NP($who, case: "nom") } { $person ->
    [sg3] does not have
    [pl3] do not have
   *[you] do not have
  } more strength than { NP($other, case: "nom") }
took = { NP($who, case: "nom") } took { NP($what, case: "nom") }
  .not = { NP($who, case: "nom") } did not take { NP($what, case: "nom") }
total-is = the printed strengths of { NP($what, case: "nom") } total { COUNT($n) }
without = { NP($place, case: "nom") } { NUMBER($place) ->
    [pl] are
   *[sg] is
  } without { NP($what, case: "nom") }
  .not = there is not { NP($place, case: "nom") } without { NP($what, case: "nom") }
worth = { NP($what, case: "nom") } { NUMBER($what) ->
    [pl] are
   *[sg] is
  } worth { NP($points, case: "nom") }
  .not = { NP($what, case: "nom") } { NUMBER($what) ->
    [pl] are not
   *[sg] is not
  } worth { NP($points, case: "nom") }
is-less = { NP($what, case: "nom") } { NUMBER($what) ->
    [pl] are
   *[sg] is
  } less than { COUNT($n) }
  .not = { NP($what, case: "nom") } { NUMBER($what) ->
    [pl] are not
   *[sg] is not
  } less than { COUNT($n) }
lie-in = there are { NP($what, case: "nom") } in { NP($place, case: "nom") }
has-more-printed = { NP($what, case: "nom") } { NUMBER($what) ->
    [pl] have
   *[sg] has
  } more printed strength than { NP($other, case: "nom") }
  .not = { NP($what, case: "nom") } { NUMBER($what) ->
    [pl] do not have
   *[sg] does not have
  } more printed strength than { NP($other, case: "nom") }
no-madness = nobody suffered madness this draw

## Amounts

strength-of = { OF("strength", $what, case: "nom") }
shown = the number shown
losses = the units { NP($who, case: "nom") } lost
points-of = the points of { NP($place, case: "nom") }

## Events

begins = { NP($when, case: "nom") } { NUMBER($when) ->
    [pl] begin
   *[sg] begins
  }
end-of-turn = the end of your turn
loses-to-a-chip = { NP($who, case: "nom") } { $person ->
    [sg3] loses
    [pl3] lose
   *[you] lose
  } { NP($what, case: "nom") } to { NP($other, case: "nom") }
madness-strikes = madness strikes
passes = { NP($who, case: "nom") } { $person ->
    [sg3] passes
    [pl3] pass
   *[you] pass
  } { NP($other, case: "nom") }
places-leader = { NP($who, case: "nom") } { $person ->
    [sg3] places
    [pl3] place
   *[you] place
  } { NP($what, case: "nom") } in { NP($place, case: "nom") }
plays = { NP($who, case: "nom") } { $person ->
    [sg3] plays
    [pl3] play
   *[you] play
  } { NP($what, case: "nom") }
poisons = { NP($who, case: "nom") } { $person ->
    [sg3] poisons
    [pl3] poison
   *[you] poison
  } { NP($what, case: "nom") }
reaches-head = { NP($who, case: "nom") } { $person ->
    [sg3] reaches
    [pl3] reach
   *[you] reach
  } { NP($place, case: "nom") }
rolls = { NP($who, case: "nom") } { $person ->
    [sg3] rolls
    [pl3] roll
   *[you] roll
  } { COUNT($n) } with { NP($what, case: "nom") }
start-of-tea = the start of the { NP($when, case: "nom") }
takes-tea-card = { NP($who, case: "nom") } { $person ->
    [sg3] takes
    [pl3] take
   *[you] take
  } { NP($what, case: "nom") }
visits-table = { NP($who, case: "nom") } { $person ->
    [sg3] visits
    [pl3] visit
   *[you] visit
  } the tea table
completes = { NP($who, case: "nom") } { $person ->
    [sg3] completes
    [pl3] complete
   *[you] complete
  } { NP($what, case: "nom") }
end-of = the end of { NP($when, case: "nom") }
adds-strength = { NP($what, case: "nom") } { NUMBER($what) ->
    [pl] add
   *[sg] adds
  } strength
becomes-exhausted = { NP($what, case: "nom") } { NUMBER($what) ->
    [pl] are
   *[sg] is
  } exhausted
becomes-exhausted-by = { NP($what, case: "nom") } { NUMBER($what) ->
    [pl] are
   *[sg] is
  } exhausted by the end of { NP($when, case: "nom") }
forged = { NP($what, case: "nom") } { NUMBER($what) ->
    [pl] are
   *[sg] is
  } forged
forged-in = { NP($what, case: "nom") } { NUMBER($what) ->
    [pl] are
   *[sg] is
  } forged in { NP($when, case: "nom") }
played = { NP($what, case: "nom") } { NUMBER($what) ->
    [pl] are
   *[sg] is
  } played
costs-units = { NP($what, case: "nom") } { NUMBER($what) ->
    [pl] cost
   *[sg] costs
  } { NP($who, case: "nom") } units
counts-losses = { NP($who, case: "nom") } { $person ->
    [sg3] counts
    [pl3] count
   *[you] count
  } losses
joins = { NP($who, case: "nom") } { $person ->
    [sg3] joins
    [pl3] join
   *[you] join
  } { NP($when, case: "nom") }
loses = { NP($who, case: "nom") } { $person ->
    [sg3] loses
    [pl3] lose
   *[you] lose
  } { NP($what, case: "nom") }
start-of-battle = the start of { NP($when, case: "nom") }
suffers = { NP($who, case: "nom") } { $person ->
    [sg3] suffers
    [pl3] suffer
   *[you] suffer
  } { NP($what, case: "nom") }
takes-second = { NP($who, case: "nom") } { $person ->
    [sg3] takes
    [pl3] take
   *[you] take
  } second place alone
wins = { NP($who, case: "nom") } { $person ->
    [sg3] wins
    [pl3] win
   *[you] win
  } the battle

## Behind the noun

of-printed-strength = of printed strength { COUNT($n) }
strongest = with the most strength
struck = struck by madness
equal-to = equal to { COUNT($n) }
in-place = in { NP($place, case: "nom") }
other-level = of the other level
stronger = with more strength than { NP($who, case: "nom") }
that-have = that { NP($who, case: "nom") } { $person ->
    [sg3] has
    [pl3] have
   *[you] have
  }
that-play = that { NP($who, case: "nom") } { $person ->
    [sg3] plays
    [pl3] play
   *[you] play
  }
on-board = on the board
who-fought = who fought
with-chips = with chips
with-die = with the shard die in the corner
with-figures = with figures
with-units = with { COUNT($n, "unit", case: "nom") }
buildable = free for building
level-shown = of the level shown
type-shown = of the type and level shown
lying-on = on { NP($place, case: "nom") }
same-printed = of the same printed strength as it
still-drawing = still drawing
