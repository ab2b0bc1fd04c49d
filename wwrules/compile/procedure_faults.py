"""Pages of the faults found in procedures: flow, rules of entries, what is granted. Same shape as in `load/faults.py`.

The snippets stand in the arena, a small game of the tests. Faults that only playing can show have none.
"""

PAGES = {
    "procedure-syntax": """A procedure is written in the words of the language.

The message names the word that does not fit and what could stand in its place. Blocks have braces, statements begin with a word
such as `move` or `let`, line ends mean nothing, and a comment begins with `--`.

Fails: `move first(p.hand) too shelf`
Passes: `move first(p.hand) to shelf`
""",
    "not-a-rule": """What stands on an entry is a rule that waits for something.

A rule begins with `before`, `after`, `instead of`, `forbid`, `modify`, `while` or `share`. What is done at once belongs into
the flow of the game.

Fails: `move this to you.hand`
Passes: `instead of lost(this, you) { move this to you.hand }`
""",
    "defined-twice": """A procedure, scope, event or function is defined once, under a name that is no function of the language.

Fails: `event played()`
Passes: `event rung()`
""",
    "endless-phrase": """The body of a phrase does not loop: what cards say always ends.

`repeat` and `for each` end by themselves. What must go on until something holds belongs into a procedure of the flow.

Fails: `ring: {form: "ring the bell", body: "loop { announce rung() }"}`
Passes: `ring: {form: "ring the bell", body: announce rung()}`
""",
    "untold-cost": """A verb that takes something away says under `needs` what must be there for it.

`you may lose 2 coins` is offered only to whoever has 2 coins, and so is every other choice in which something is given, paid,
discarded or returned. The game learns from `needs` what that is: a condition about the roles, such as
`you.coins >= what` or, for anything that can be counted, `amount_of(you, what) >= what`. A role that stands alone is what was
picked for it, and all of that must be there. Where nothing is needed it says `"true"`.

Fails: `move: {form: "move {what: token} to {place: zone}", body: move what to place}`
Passes: `move: {form: "move {what: token} to {place: zone}", needs: what, body: move what to place}`
""",
    "unknown-name": """A name is known where it stands.

It is a local (a parameter, or something that `let`, `choose`, `for each`, `draw`, `roll` or `some` has named), an attribute or
zone of the game itself, an entry, a kind, or a value of an enumeration. What belongs to a player or a piece is written with its
owner: `p.hand`. What is set in one branch only, or inside a loop, is not known afterwards.

Fails: `p.score += turn`
Passes: `p.score += turns`
""",
    "unknown-attribute": """What stands after a dot is an attribute, a property or a zone of what stands before it.

A piece also has `owner`, `kind`, `zone`, `carrier`, `carried` and `entry`, a player has `seat` and whatever players decided
together.

Fails: `where t.migth > 2`
Passes: `where t.might > 2`
""",
    "unknown-definition": """What is called, announced, waited for or asked is defined in the flow.

`do` calls a procedure or scope, `announce` an event, rules wait for events, `until end of` and `once per` name a scope, and
functions stand in expressions.

Fails: `announce lsot(t, p)`
Passes: `announce lost(t, p)`
""",
    "unknown-kind": """The type of a parameter, and what is made, is known.

A type is a kind, an enumeration or a record of the game, or one of Player, Number, Truth, Text, Symbol, Piece, Zone, Scope,
Event, List.

Fails: `make 1 tokne in p.hand`
Passes: `make 1 token in p.hand`
""",
    "wrong-call": """A procedure or scope is called with `do`, an event with `announce`, and a function stands in an expression.

Fails: `announce tidy_up(p)`
Passes: `do tidy_up(p)`
""",
    "wrong-arguments": """A call and a pattern have as many arguments as what they name has parameters.

Fails: `do tidy_up(p, shelf)`
Passes: `do tidy_up(p)`
""",
    "wrong-value": """A value is what its place wants: a number where something is counted, a zone where something is moved to.

A piece may stand where a more special one is wanted, and something that may be nothing where it is wanted; the game then goes
on without it.

Fails: `p.score = p.hand`
Passes: `p.score = size(p.hand)`
""",
    "not-changeable": """Only locals and attributes can be changed, and the owner of a piece.

What is printed on an entry, where a piece lies and what kind it is stay as they are; `move` brings a piece elsewhere.

Fails: `if c { c.power = 3 }`
Passes: `if c { c.might = 3 }`
""",
    "not-modifiable": """What a rule modifies is an attribute, and a number, of a player, a piece or an entry.

Fails: `modify bright of t in you.field`
Passes: `modify might of t in you.field`
""",
    "maybe-nothing": """What may be nothing is tested before something is asked about it.

`best`, `first`, `last`, `draw` and `choose … optionally` may find nothing. The game goes on then, and everything about nothing
is nothing or 0; that is seldom what was meant.

Fails: `c.might = 3`
Passes: `if c { c.might = 3 }`
""",
    "misplaced-statement": """`leave` stands in a loop, `give` where something is given, `proceed` in a replacement.

`where` belongs to `make each`, and `between` to what a player decides: chance draws `exactly` so many, or `up to` so many.

Fails: `leave`
Passes: `give size(p.hand)`
""",
    "gives-nothing": """A procedure gives what its caller asks for: its head says `gives`, and its text has a `give`.

Fails: `let n = do tidy_up(p)`
Passes: `let n = do held_by(p)`
""",
    "repeated-name": """A name stands once in a list of parameters, a pattern or a list of options.

Fails: `procedure swap_places(one Token, one Token)`
Passes: `procedure swap_places(one Token, other Token)`
""",
    "nobody-asked": """It is known who decides: `by` names a player, or `you` is known.

Rules of entries and rules that are granted have an owner, who is `you`. A rule of the flow has none: it cannot be optional, but
may let a player choose.

Fails: `choose c from p.hand optionally`
Passes: `choose c from p.hand by p optionally`
""",
    "impure": """Conditions, modifiers, patterns and lists of options only look; `settled` would use up what was granted.

They are looked at as often as the game likes. Settle a value once, in a statement, and keep it.

Fails: `where settled(t.might) > 2`
Passes: `where t.might > 2`
""",
    "call-circle": """Nothing calls itself, directly or by way of others.

The message shows the way back. What is done again and again is a `loop`, `repeat` or `for each`.

Fails: `procedure tidy_up(p Player) { do tidy_up(p) }`
Passes: `procedure tidy_up(p Player) { move p.hand to p.field }`
""",
    "endless-loop": """A loop can end: it holds a decision, a `leave` of its own, a `give` or an `end game`.

Fails: `loop { turns += 1 }`
Passes: `loop { turns += 1  if turns > 9 { leave } }`
""",
    "trigger-circle": """Rules do not set each other off without end.

The message shows the events in their order. One of the rules on the way is limited by `once per` and a scope, or is granted for
a number of uses.

Fails: `after sung(some p) { announce sung(next(p)) }`
Passes: `after sung(some p) once per match { announce sung(next(p)) }`
""",
    "never-fires": """A rule can work: its event is announced, its condition can hold, and its piece lives in some zone.

Fails: `before played(this, you) where you.score > 20 optionally`
Passes: `before played(this, you) optionally`
""",
    "never-met": """A condition can hold: no amount is both large and small, and attributes stay within their range.

Fails: `before played(this, you) optionally { if you.score > 5 and you.score < 3 { you.score += 2 } }`
Passes: `before played(this, you) optionally { you.score += 2 }`
""",
    "never-offered": """An option can be offered: its condition can hold.

Attributes stay within the range that the vocabulary declares.

Fails: `"rest" where p.score > 20 { }`
Passes: `"rest" where p.score < 20 { }`
""",
    "endless-grant": """What a rule of an entry grants ends: with a scope, or after an event.

The flow of the game may grant something for good.

Fails:
    grant you { modify might of t in you.field where happening(played, t) by times 2 }
Passes:
    grant you { modify might of t in you.field where happening(played, t) by times 2 }
      until after next played(any, you) until end of match
""",
    "hidden-zone": """Options do not give away what lies in a zone that the one who is asked may not look into.

Reveal the pieces first, let their owner decide, or let chance `draw`. How many pieces lie in a zone is no secret.

Fails: `choose c from next(p).hand by p optionally`
Passes: `choose c from p.hand by p optionally`
""",
    "endless-growth": """A rule does not make new pieces each time it works, without any limit.

Pieces are made when a game is set up; afterwards they are moved. A rule that must make some is limited by `once per`.

Fails: `after sung(some p) { make 1 token in p.hand }`
Passes: `after sung(some p) once per match { make 1 token in p.hand }`
""",
    "runaway": """A game comes to a decision or to its end within 200,000 steps.

Found only while playing. The game is back at the last decision; the message says what it was doing. Look for a loop that is
left too late, or for rules that set each other off.
""",
    "too-many-decisions": """A game is over after at most 10,000 decisions.

Nobody plays so long. Found while playing, and before that where the number is written: a repetition that asks so often. Look
for a number with too many digits, or for rules that set each other off with a question in between.
""",
    "too-many-pieces": """A game has at most 50,000 pieces and waiting rules.

Found only while playing. Pieces are made when a game is set up; afterwards they are moved. The message names the question at
which the game had grown so far.
""",
    "too-many-facts": """The log of a game holds at most 200,000 facts.

Found only while playing. Something happens again and again between decisions; the message names the question at which the log
had grown so far.
""",
    "not-playable": """What a card says can be played: each of its phrases has a body that does it.

The message says what is missing: most often a phrase whose body cannot be read, or an action where only a rule can stand.
""",
}
