"""Pages of the faults found in sentences on cards and in the phrases they are made of. Same shape as in `load/faults.py`."""

PAGES = {
    "unknown-sign": """A sentence is words, numbers and the signs `. , : ( )`.

Fails: `gain 2 crumbs!`
Passes: `gain 2 crumbs.`
""",
    "form-mismatch": """What a sentence says fits the form of a phrase of the game.

The message shows the form that came nearest, what it wanted at that place, and what stands there instead.

Fails: `return 1 bird into your nest.`
Passes: `return 1 bird to your nest.`
""",
    "too-much": """Nothing stands after a phrase that is complete.

Fails: `gain 2 crumbs your nest.`
Passes: `gain 2 crumbs.`
""",
    "incomplete-phrase": """A phrase is said to its end.

Fails: `return 1 bird to.`
Passes: `return 1 bird to your nest.`
""",
    "unknown-phrase": """A clause is a phrase of the game.

Fails: `: 2 crumbs.`
Passes: `: gain 2 crumbs.`
""",
    "not-an-action": """Something happens after the colon; conditions and events stand before it.

Fails: `when a bird is fed, if you have no crumb: you have 2 crumbs.`
Passes: `when a bird is fed, if you have no crumb: gain 2 crumbs.`
""",
    "not-a-condition": """After if, unless and while something is tested.

Fails: `if you gain 1 crumb:`
Passes: `if you have no crumb:`
""",
    "not-a-trigger": """After when, before, after and at there is something to wait for.

`when` takes events (“when a bird is fed”), `at` takes moments (“at the start of the morning”).

Fails: `at a bird is fed,`
Passes: `when a bird is fed,`
""",
    "not-a-scope": """`once per` is followed by a stretch of play.

Fails: `once per bird,`
Passes: `once per day,`
""",
    "not-a-thing": """`for each` is followed by a thing that can be counted.

Fails: `gains 1 crumb for each you,`
Passes: `gains 1 crumb for each bird,`
""",
    "join-conditions": """Two conditions are joined by `and if` or `or if`; `and` and `or` alone join nouns.

Fails: `if you have no crumb or this bird is hungry:`
Passes: `if you have no crumb:`
""",
    "disagreement": """Words agree as in good English: `2 crumbs`, `an owl`, `each rival gains`.

A sentence is read without endings and articles and then compared with the one way to write it.

Fails: `each rival gain`
Passes: `each rival gains`
""",
    "wrong-quality": """A quality stands with a noun that it can describe.

Fails: `lose 1 hungry crumb.`
Passes: `lose 1 crumb.`
""",
    "unwanted-number": """A number stands where something is chosen or counted.

What is waited for or held against a rule is tested one by one, so a number has no meaning there.

Fails: `when 2 birds are fed,`
Passes: `when a bird is fed,`
""",
    "two-readings": """A sentence has one reading.

What can be read in two ways is refused and both readings are shown: `it` with two things mentioned before, `then` after
`you may` or `either`, `and if` beside `or if`, words that could belong to either of two nouns.

Fails: `you may lose 1 crumb, then feed it.`
Passes: `you may lose 1 crumb.`
""",
    "nothing-mentioned": """`it`, `them`, `that bird` and `those birds` stand for something that was mentioned before.

A new `when` begins anew; `if you do` and `otherwise` remember the sentence before them.

Fails: `return that bird to your nest.`
Passes: `return 1 bird to your nest.`
""",
    "missing-colon": """A colon stands between what is waited for or tested and what happens then.

Fails: `if you have no crumb gain 2 crumbs.`
Passes: `if you have no crumb: gain 2 crumbs.`
""",
    "missing-then": """Actions one after the other are joined by `then`.

Fails: `for each bird, feed this bird`
Passes: `for each bird, then feed this bird`
""",
    "missing-either": """A choice between actions begins with `either`; `or` alone joins nouns.

Fails: `you may lose 1 crumb or feed this bird.`
Passes: `you may lose 1 crumb.`
""",
    "same-option": """The options of a choice differ: where all of them are the same there is nothing to choose.

Fails: `either lose 1 crumb or lose 1 crumb.`
Passes: `you may lose 1 crumb.`
""",
    "misplaced-word": """A word of the language stands where a sentence can have it.

Fails: `return 1 and bird to your nest.`
Passes: `return 1 bird to your nest.`
""",
    "unfinished-sentence": """A sentence is finished.

Brackets are closed, and after what is waited for or tested comes a colon and what happens then.

Fails: `once per day, when a hungry bird is fed.`
Passes: `once per day, when a hungry bird is fed: you may lose 1 crumb.`
""",
    "lonely-guard": """What goes on with something stands behind it, and an effect waits for one event.

`otherwise` follows a sentence with `if`, `if you do` one with `you may`, `instead` an event in the same sentence. What is
tested stands beside what is waited for, before the one colon: `when …, if …: …`.

Fails: `if you do: return 1 bird to your nest.`
Passes: `return 1 bird to your nest.`
""",
    "unknown-role": """`roles` names only roles of the form.

Fails: `roles: {waht: amount}`
Passes: `roles: {what: amount}`
""",
    "unknown-type": """The type of a role, and what a noun belongs to, is a noun of the game.

Kinds, zones and scopes are nouns by themselves, and so are `player`, `zone`, `scope`, `number` and `quality`.

Fails: `form: "feed {what: brid}"`
Passes: `form: "feed {what: bird}"`
""",
}
