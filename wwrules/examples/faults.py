"""Pages of the faults of worked examples, in the shape of all such pages."""

PAGES = {
    "example-differs": """What a worked example expects is so when it is played.

The message shows the expectation and what came instead. Correct whichever is wrong: the example, or the card it shows. If the
new value is right, `wwrules accept` writes it into the example.

Fails: `expect: [ann.score == 6]`
Passes: `expect: [ann.score == 1]`
""",
    "unbegun-scope": """What works once per a stretch of play can work in a worked example that is about it.

The card waits for something that happens in the example, but works once per a stretch of play, and none has begun: so it does
nothing. Begin that stretch (`do morning()`) instead of calling what happens inside of it, or leave the card out of `concerns`.
""",
    "no-such-option": """An answer in a worked example is an option of whoever decides, or a test of `it`.

An option is named as it is called: a player by name, an entry by its id, a way to go on by its word. Or write something that is
true of it, as in `it.might == 2`; the first option of which it is true is taken.

Fails: `answers: {ann: wait}`
Passes: `answers: {ann: rest}`
""",
    "nothing-to-decide": """Who answers in a worked example has been asked.

The message says who must decide now. Answers stand in the step in which they are given, in the order of the questions.

Fails: `answers: {ben: rest}`
Passes: `answers: {ann: rest}`
""",
    "wrong-number-chosen": """An answer in a worked example chooses as many options as the question asks for.

Write several as a list, and none as `[]`.

Fails: `answers: {ann: []}`
Passes: `answers: {ann: rest}`
""",
    "example-unfinished": """A worked example ends when nobody has anything left to decide.

Write what is decided in further steps, or play less.

Fails:
    - answers: {ann: rest}
      expect: [turns == 12]
Passes:
    - answers: {ann: rest}
      expect: [turns == 12]
    - answers: {ben: rest}
      expect: [ben.score == 10]
""",
    "draw-not-there": """What a worked example draws can be drawn: something fits the test.

The message lists what could have come. Tests are used in their order, one for each time that chance decides.

Fails: `draws: [it.might == 8]`
Passes: `draws: [it.might == 3]`
""",
    "draw-left-over": """Everything that a worked example says is drawn has been drawn when it ends.

Fails: `draws: [it.might == 3, it.might == 2]`
Passes: `draws: [it.might == 3]`
""",
    "example-players": """The players of a worked example have names of their own, and are as many as the game has.

Fails: `players: [ann]`
Passes: `players: [ann, ben]`
""",
    "example-stopped": """A worked example can be played to its end within the limits.

All its steps together take at most 500,000 steps of the engine, and those of one pack 5,000,000; numbers stay small and calls
shallow. Look for a loop that is left too late.

Fails: `given: loop { turns += 1  if turns > 999999 { leave } }`
Passes: `given: turns = 1`
""",
    "note-to-reread": """What is told about a worked example goes with its values.

`wwrules accept` lists the notes of each step that it has changed, in every language: they may speak of the old value. Read
them, and correct those that do. Nothing else reports them.
""",
    "not-a-statement": """What a worked example sets up and plays are statements.

A rule that waits belongs on an entry or into the flow; `grant` gives one to a player for a while.

Fails: `play: after sung(some p) { p.score += 1 }`
Passes: `play: do tour(ann)`
""",
}
