"""Pages of the faults found while reading and typing files, before there is a model to check.

Same shape as the docstring of a check: what must hold, why, a snippet that fails and its cure. The snippets run as tests:
`{40 × x}` stands for x written forty times and `{byte FF}` for a raw byte, where the real thing would not fit on a page.
"""

PAGES = {
    "file-too-large": """A file has at most 1,000,000 bytes.

A deck or chapter of that size is a mistake or an attack; split it into files that a person can read. A picture is drawn at
most 640 points wide and high, so a smaller one looks the same.

Fails: `notice: A tiny game {200000 × made } up to try the reader and the checks on.`
Passes: `notice: A tiny game made up to try the reader and the checks on.`
""",
    "not-utf8": """Files are saved as UTF-8.

Editors on Windows may offer "ANSI" or "cp1250" instead; letters such as ł and є are then lost on other machines.

Fails: `decision: The youngest cannot w{byte E1}it.`
Passes: `decision: The youngest cannot wait.`
""",
    "forbidden-character": """Text holds nothing invisible: no control, direction, zero-width or private characters.

They come with copied text, change how a line is read, and can hide content from a reviewer. A no-break space, a thin space
and a soft hyphen are welcome.

Fails: `decision: "The youngest\\x1b cannot wait."`
Passes: `decision: The youngest cannot wait.`
""",
    "not-composed": """Letters with accents are single characters (Unicode form NFC).

The same `ó` can be written as one character or as two. They look alike and compare unequal, so search and checks would miss
one of them. Most editors write one; text copied from a PDF may have two.

Fails: `hunger: {name: gło\u0301d, gender: m-inan, origin: own}`
Passes: `hunger: {name: głód, gender: m-inan, origin: own}`
""",
    "mixed-alphabets": """A word is written in one alphabet.

Latin `a` and Cyrillic `а` look the same. A word with both cannot be found by search and is spelt wrong in each language.

Fails: `duck: {name: Кaczka, gender: f, origin: printed}`
Passes: `duck: {name: Kaczka, gender: f, origin: printed}`
""",
    "yaml-syntax": """A file is YAML.

The message says what the reader met and, for the usual slips, what to do: quotes around a text with a colon, spaces instead of
tabs, a closing quote.

Fails: `question: What if: no bird sleeps in the nest?`
Passes: `question: What if no bird sleeps in the nest?`
""",
    "empty-file": """A file holds something.

Fails:
    # nothing yet
Passes:
    type: renames
    renames:
      goose: {to: swan, since: "1.1.0"}
""",
    "several-documents": """A file holds one document: no `---` inside it.

Fails:
    type: scopes
    ---
    scopes:
Passes:
    type: scopes
    scopes:
""",
    "directive": """A file holds no `%` directives; every file is read in the same way.

Fails:
    %YAML 1.1
    ---
    type: scopes
Passes:
    type: scopes
""",
    "too-deep": """Values are nested at most 32 levels deep.

Fails: `concerns: {40 × [}swan{40 × ]}`
Passes: `concerns: [feed, morning, hunger]`
""",
    "too-many-values": """A file holds at most 50,000 values.

Fails: `concerns: [{50001 × a,}feed, morning, hunger]`
Passes: `concerns: [feed, morning, hunger]`
""",
    "text-too-long": """A text has at most 5,000 letters, a note at most 2,000, a name 80 and an id 64.

Fails: `answer: {900 × Nothing }happens.`
Passes: `answer: Nothing happens.`
""",
    "anchor-or-alias": """Anchors and aliases (`&name`, `*name`) are not used.

A few lines of them can stand for billions of values, and a reader has to jump to know what an entry says.

Fails:
    - {version: "1.1.0", note: "The goose became a [[swan]].", concerns: &birds [swan]}
Passes:
    - {version: "1.1.0", note: "The goose became a [[swan]].", concerns: [swan]}
""",
    "tag": """Tags (`!!int`, `!name`) are not used: the schema knows the type of every value.

Fails: `order: !!int 10`
Passes: `order: 10`
""",
    "merge-key": """Merge keys (`<<`) are not used; write out what an entry holds.

Fails: `meadow: {<<: {next: reeds}, shady: false}`
Passes: `meadow: {next: reeds, shady: false}`
""",
    "duplicate-key": """A key stands once in its mapping.

Other readers silently keep the last one, so half of an entry would be lost.

Fails:
    colour: white
    home: meadow
    colour: grey
Passes:
    colour: white
    home: meadow
""",
    "key-not-text": """Keys are words, not numbers, lists or `true`.

Fails: `editions: {1: {locale: pl, publisher: Trzcina, title: Staw}}`
Passes:
    editions:
      first: {locale: pl, publisher: Wydawnictwo Trzcina, title: Staw}
""",
    "ambiguous-scalar": """A text that YAML 1.1 and YAML 1.2 read differently stands in quotes.

To one reader `no` is the Norwegian language, to another it is false; `12:30` is a time or 750; `012` is 12 or 10; `1_000` and
dates likewise. Quotes make it text for everybody.

Fails: `colour: on`
Passes: `colour: "on"`
""",
    "empty-value": """A key has a value; what is not known is left out.

Fails: `plays:`
Passes: `plays: first`
""",
    "folded-scalar": """Long text is written plainly over several lines or as a `|` block, not folded with `>`.

Folding loses the place of a word, so a message could not point at it.

Fails: `intent: >`
Passes: `intent: |`
""",
    "unknown-key": """Only the keys that a file or entry knows may stand in it.

A misspelt key would otherwise be ignored without a word. What an entry may hold is declared by its kind in `vocabulary/`.

Fails: `shadey: true`
Passes: `shady: true`
""",
    "missing-key": """What a file or entry needs is there.

Fails: `stones: {shady: false}`
Passes: `stones: {next: meadow, shady: false}`
""",
    "wrong-type": """A value has the type its place wants: a whole number, text, `true` or `false`, a list or a mapping.

Fails: `count: four`
Passes: `count: 4`
""",
    "number-too-large": """A number has at most 15 digits.

Fails: `order: 1000000000000000`
Passes: `order: 10`
""",
    "unknown-value": """Where there are only certain values to choose from, one of them stands.

Fails: `colour: gray`
Passes: `colour: grey`
""",
    "malformed-id": """Ids are small Latin letters, digits and single hyphens; a rule has its chapter before a dot.

Fails: `first_feeder:`
Passes: `first-feeder:`
""",
    "malformed-text": """A version is three numbers with dots; a language is its two-letter code.

A range of versions is one version, or one or two bounds: `">=1.2.0 <2.0.0"`.

Fails: `version: "1.1"`
Passes: `version: "1.1.0"`
""",
    "out-of-range": """A number is within the range that its property declares.

Fails: `count: 40`
Passes: `count: 4`
""",
    "wrong-count": """A list or mapping has as many items as its place allows.

Fails: `see: []`
Passes: `see: [feeding.end]`
""",
    "wrong-place": """A file says what it is (`type`), and that may stand in its folder.

Fails:
    type: entities
    scopes:
Passes:
    type: scopes
    scopes:
""",
    "unexpected-file": """Every file of a game has a place in its tree, and a name of small letters, digits and hyphens.

The tree: `game.yaml`, `vocabulary/`, `phrases/`, `flow`, `cards/`, `rules/`, `rulings`, `divergences`, `examples`,
`glossary`, `faq`, `steps`, `words/<locale>/` with `lexicon`, `patterns`, `prose/`, `overrides`, `reviewed/`, `grammar.yaml`,
`spelling.yaml`, `log.ftl`, `questions.ftl`, `names.ftl`, `charts.ftl`, `constructs.ftl`, `presentation`,
`presentation/icons/*.svg`, `renames.yaml`, `changes.yaml`, `suppressions.yaml`.

A pack has no vocabulary, no flow, no steps, no presentation and no words for those: no grammar, and of the messages only
`patterns` and `questions.ftl`. It may have pictures, `images/*.png` and `images/*.jpg`.
Files whose name begins with a dot, README.md and LICENSE are left alone.
""",
    "not-an-icon": """An icon is an SVG file of plain shapes on a grid of 24 × 24, and nothing else.

Shapes are `path`, `circle`, `ellipse`, `rect`, `line`, `polyline`, `polygon` and `g`; their colours are `none` and
`currentColor`, so that one drawing serves light and dark pages and print. Text, styles, links and scripts are refused.

Fails: `<script>alert(1)</script>`
Passes: `<circle cx="14" cy="8.5" r="1" fill="currentColor" stroke="none"/>`
""",
    "unknown-figure": """A figure in prose that comes from content names a number that is there.

`{{bird.count}}` is replaced by a property of an entry. A reference can also name the row of a table (`feed.rows.2`), the nth
figure of an effect (`swan.effect.1`), `min`, `max` and `start` of an attribute, the `capacity` of a zone, a total,
`players.min` and `players.max`, and the nth figure of a definition of the flow (`flow.feed.1`).

Fails: `note: With {{players.most}} players take a second [[crumb]] each.`
Passes: `note: With {{players.max}} players take a second [[crumb]] each.`
""",
    "wrong-figure": """A figure that prose claims is the one that content has.

`{{players.max = 4}}` is held against the content. It is for numbers that the words around them agree with: when the number
changes, this fault leads to every sentence that somebody must look at, in every language.

Fails: `W grze {{players.max = 5}} osób każdy bierze drugi [[crumb|okruszek]].`
Passes: `W grze {{players.max = 4}} osób każdy bierze drugi [[crumb|okruszek]].`
""",
    "not-a-file": """A game is made of ordinary files: links, devices and pipes are not followed.

A link could lead out of the folder, to a file that is nobody's business.
""",
    "too-many-entries": """A pack has at most 6,000 entries, rules and other things with an id.

The largest game has a few hundred. A pack of more cannot be read by anybody, and keeps every computer busy that tries.
""",
    "too-many-files": """A game or pack has at most 2,000 files.

A deck or chapter is one file; a game of our size has about 120.
""",
    "unreadable-file": """Every file of a game can be read.

The system says why it cannot: most often its permissions.
""",
    "missing-file": """A game has a `game.yaml`, a pack a `pack.yaml`: its first page.

It says what the folder is, in which version and format, and in which languages.
""",
    "old-format": """Content is written in the format that this wwrules reads.

The format tells what a file may hold; it changes seldom. `wwrules upgrade` brings a pack or a game of an older format to the
present one: only the words that are different now are written anew, comments and layout stay.

In format 2 a pack says with `for` which game it is for; in format 1 the key was `game`.

Fails: `format: 1`
Passes: `format: 2`
""",
    "unsupported-format": """Content is not written in a format that this wwrules is too old for.

Whoever wrote it has a newer wwrules; get that one.

Fails: `format: 3`
Passes: `format: 2`
""",
    "unknown-game": """A pack names a game that is there to be added to.

Games are looked for beside the pack, in `./content` and in the installed package.
""",
    "unmet-need": """A pack gets what it needs: the game and other packs in versions that will do.

`needs` on its first page names them, each with a range: `needs: {pond: ">=1.1.0", reeds: ">=2.0.0 <3.0.0"}`. Needed packs are
looked for among those that are given, beside the pack, and in `./content`. A pack that mentions an entry of another one needs
that one, and says so.
""",
    "unused-suppression": """A suppression is there because of a fault. When the fault is gone, so is the reason for it.

Only faults found by checks can be accepted, and only for the entry that is named.
""",
}
