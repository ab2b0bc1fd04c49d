"""Packs that nobody should trust: one sound pack for the pond, and what strangers put in place of its files."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from hostile_archives import PACK as FIRST_PAGE

PACK = FIRST_PAGE.decode()
BIRDS = """type: entities
kind: bird
provenance: {status: stand-in}
entities:
  coot:
    count: 3
    colour: grey
    home: reeds
    intent: Hides from the [[swan]].
    effect: |
      gain 2 crumbs.
"""
NAMES = "type: lexicon\nwords:\n  coot: {name: Łyska, gender: f, origin: own}\n"
SOUND = {"pack.yaml": PACK, "cards/birds.yaml": BIRDS, "words/pl/lexicon.yaml": NAMES}
_BIRD, _FIRST, _NAMES = "cards/birds.yaml", "pack.yaml", "words/pl/lexicon.yaml"


class Hostile(NamedTuple):
    what: str
    place: str
    content: bytes
    code: str


def _coot(old: str, new: str) -> bytes:
    assert old in BIRDS
    return BIRDS.replace(old, new).encode()


def _value(written: str) -> bytes:
    """The coot with something else for its number."""
    return _coot("count: 3", f"count: {written}")


def _effect(text: str) -> bytes:
    return _coot("gain 2 crumbs.", text)


def packs() -> Iterator[Hostile]:
    """All of them, by what they attack."""
    yield from _yaml()
    yield from _scalars()
    yield from _letters()
    yield from _ids()
    yield from _shapes()
    yield from _places()
    yield from _effects()
    yield from _patterns()


def _yaml() -> Iterator[Hostile]:
    bomb = "a: &a [x,x,x,x,x,x,x,x,x]\n" + "".join(
        f"{chr(98 + k)}: &{chr(98 + k)} [{', '.join([f'*{chr(97 + k)}'] * 9)}]\n" for k in range(9)
    )
    merge = "a: &a {x: 1}\n" + "".join(
        f"{chr(98 + k)}: &{chr(98 + k)} {{<<: [{', '.join([f'*{chr(97 + k)}'] * 9)}]}}\n" for k in range(9)
    )
    for what, text, code in (
        ("an alias bomb", bomb, "anchor-or-alias"),
        ("a merge bomb", merge, "anchor-or-alias"),
        ("a list that holds itself", "type: &a [*a]\n", "anchor-or-alias"),
        ("a merge key", "type: entities\n<<: {kind: bird}\n", "merge-key"),
        ("deep brackets", "type: " + "[" * 100_000, "too-deep"),
        ("deep braces", "type: " + "{a: " * 50_000, "too-deep"),
        ("deep dashes", "- " * 50_000 + "x\n", "too-deep"),
        ("deep questions", "? " * 20_000 + "x\n", "too-deep"),
        ("many keys", "".join(f"k{k}: 1\n" for k in range(60_000)), "too-many-values"),
        ("many items", "type: [" + "a," * 60_000 + "]\n", "too-many-values"),
        ("a huge file", "type: entities\n# " + "x" * 1_100_000, "file-too-large"),
        ("a huge text", f"type: {'x' * 20_000}\n", "text-too-long"),
        ("nothing", "", "empty-file"),
        ("a comment", "# nothing\n", "empty-file"),
        ("a text", "just words\n", "wrong-type"),
        ("a number", "42\n", "wrong-type"),
        ("a list", "- a\n- b\n", "wrong-type"),
        ("two documents", "type: entities\n---\nkind: bird\n", "several-documents"),
        ("a directive", "%YAML 1.1\n---\ntype: entities\n", "directive"),
        ("a tab", "type: entities\n\tkind: bird\n", "yaml-syntax"),
        ("an open quote", 'type: "entities\n', "yaml-syntax"),
        ("an open bracket", "type: [entities\n", "yaml-syntax"),
        ("a stray bracket", "type: entities]\n]", "yaml-syntax"),
        ("a key twice", "type: entities\ntype: entities\n", "duplicate-key"),
        ("a list as key", "? [a, b]\n: 1\n", "key-not-text"),
        ("a mapping as key", "? {a: b}\n: 1\n", "key-not-text"),
        ("an object of Python", "type: !!python/object/apply:os.system ['true']\n", "tag"),
        ("a name of Python", "type: !!python/name:os.system\n", "tag"),
        ("a set", "type: !!set {a, b}\n", "tag"),
        ("an empty number", "type: !!int ''\n", "tag"),
        ("a tag of one's own", "type: !run true\n", "tag"),
        ("bytes", "type: !!binary aGk=\n", "tag"),
        ("folded text", "type: >\n  entities\n", "folded-scalar"),
    ):
        yield Hostile(f"yaml: {what}", _BIRD, text.encode(), code)


def _scalars() -> Iterator[Hostile]:
    for what, written in {
        "no": "no",
        "yes": "Yes",
        "off": "OFF",
        "one letter": "y",
        "a time": "12:30",
        "a long time": "1:2:3:4",
        "octal": "012",
        "octal again": "0o12",
        "hexadecimal": "0x1F",
        "binary": "0b11",
        "underscores": "1_000",
        "a date": "2001-12-14",
        "an impossible date": "2024-02-30",
        "a moment": "2001-12-14t21:59:43.10-05:00",
        "no number": ".nan",
        "endless": ".inf",
        "below endless": "-.inf",
        "an exponent": "1e3",
        "a large exponent": "1.0e+400",
        "null": "null",
        "a tilde": "~",
        "a dot": ".5",
        "a plus": "+3",
        "an equals sign": "=",
    }.items():
        yield Hostile(f"scalar: {what}", _BIRD, _value(written), "empty-value" if written in ("null", "~") else "wrong-type")
    for what, written, code in (
        ("five thousand digits", "9" * 4_990, "number-too-large"),
        ("sixteen digits", "1234567890123456", "number-too-large"),
        ("a negative one", "-3", "out-of-range"),
        ("a large one", "1000000", "out-of-range"),
        ("a half", "3.5", "wrong-type"),
        ("a text", '"3"', "wrong-type"),
        ("a list", "[3]", "wrong-type"),
        ("a mapping", "{a: 3}", "wrong-type"),
        ("Arabic digits", "\u0663", "wrong-type"),
        ("wide digits", "\uff13", "wrong-type"),
        ("nothing", "", "empty-value"),
    ):
        yield Hostile(f"number: {what}", _BIRD, _value(written), code)


def _letters() -> Iterator[Hostile]:
    for what, letter in {
        "a turn of direction": "\u202e",
        "an isolated turn": "\u2067",
        "a zero-width space": "\u200b",
        "a joiner": "\u200d",
        "a word joiner": "\u2060",
        "a mark in the middle": "\ufeff",
        "a line separator": "\u2028",
        "a next line": "\x85",
        "an invisible tag": "\U000e0041",
        "a private letter": "\ue000",
        "a non-character": "\ufffe",
        "a bell": "\x07",
        "an escape": "\x1b",
        "delete": "\x7f",
        "nul": "\x00",
    }.items():
        yield Hostile(f"letters: {what}", _BIRD, _coot("Hides from", f"Hides{letter} from"), "forbidden-character")
    for what, escape in {
        "nul": "\\0",
        "an escape": "\\e[31m",
        "half a letter": "\\ud800",
        "a turn": "\\u202e",
        "too far": "\\U00110000",
    }.items():
        code = "yaml-syntax" if escape in ("\\ud800", "\\U00110000") else "forbidden-character"
        yield Hostile(f"escapes: {what}", _BIRD, _coot("intent: Hides from the [[swan]].", f'intent: "Hides{escape}."'), code)
    yield Hostile("letters: two alphabets", _NAMES, NAMES.replace("Łyska", "Łуska").encode(), "mixed-alphabets")
    yield Hostile("letters: loose accents", _NAMES, NAMES.replace("Łyska", "Łysko\u0301wka").encode(), "not-composed")
    yield Hostile("letters: another encoding", _NAMES, NAMES.encode("cp1250"), "not-utf8")
    yield Hostile("letters: two bytes each", _NAMES, NAMES.encode("utf-16"), "not-utf8")
    yield Hostile("letters: cut off", _NAMES, NAMES.encode() + b"\xc5", "not-utf8")
    yield Hostile("letters: overlong", _NAMES, NAMES.encode() + b"# \xc0\xaf\n", "not-utf8")


def _ids() -> Iterator[Hostile]:
    for what, name in {
        "capitals": "Coot",
        "another alphabet": "сoot",
        "a path": "../coot",
        "a path from the root": "/coot",
        "a space": "coot two",
        "a dot": "coot.x",
        "a hyphen first": "-coot",
        "two hyphens": "coot--x",
        "a digit first": "2coot",
        "an underscore": "coot_x",
        "another pack": "other/coot",
        "its own pack": "marsh/coot",
        "markup": "<b>",
        "a template": "{{coot}}",
        "very long": "c" * 65,
        "a line break": '"coot\\nx"',
    }.items():
        code = "text-too-long" if what == "very long" else "key-not-text" if what == "a template" else ""
        yield Hostile(f"id: {what}", _BIRD, _coot("  coot:", f"  {name}:"), code)
    for what, name in {
        "a path": "../../x",
        "an absolute one": "/etc",
        "capitals": "Marsh",
        "an address": "http://x",
    }.items():
        yield Hostile(f"pack id: {what}", _FIRST, PACK.replace("id: marsh", f'id: "{name}"').encode(), "")
    for what, name in {"a path": "../pond", "an address": "http://x/pond", "a list": "[pond]"}.items():
        yield Hostile(f"game: {what}", _FIRST, PACK.replace("for: pond", f"for: {name}").encode(), "")


def _shapes() -> Iterator[Hostile]:
    for what, old, new in (
        ("a key that nobody knows", "count: 3", "count: 3\n    run: rm"),
        ("a schema of its own", "type: entities", "type: entities\n$schema: http://x"),
        ("a reference", "type: entities", "type: entities\n$ref: file:///etc/passwd"),
        ("a template", "type: entities", "type: entities\ntemplate: ../x.html"),
        ("an unknown type", "type: entities", "type: script"),
        ("a type of another place", "type: entities", "type: flow"),
        ("an unknown kind", "kind: bird", "kind: wolf"),
        ("an unknown home", "home: reeds", "home: ../reeds"),
        ("an unknown colour", "colour: grey", "colour: red; background: url(http://x)"),
        ("a printed card", "{status: stand-in}", "{status: printed}"),
        ("an unknown status", "{status: stand-in}", "{status: official}"),
        ("a link to nothing", "[[swan]]", "[[../../etc/passwd]]"),
        ("an open link", "[[swan]]", "[[swan"),
        ("a key of objects", "count: 3", "__class__: 3"),
        ("entries as a list", "entities:\n  coot:", "entities:\n  - coot:"),
    ):
        yield Hostile(f"shape: {what}", _BIRD, _coot(old, new), "")
    for what, old, new in (
        ("no licence", "licence: MIT\n", ""),
        ("no authors", "authors: [Somebody]", "authors: []"),
        ("many authors", "[Somebody]", "[" + ", ".join(f"A{k}" for k in range(50)) + "]"),
        ("an unknown format", "format: 2", "format: 9"),
        ("a wild version", '"1.0.0"', '"latest"'),
        ("an unknown language", "[pl]", "[xx]"),
        ("a long name", "Marsh birds", "x" * 200),
        ("dependencies", "licence: MIT", "licence: MIT\nrequires: [other]"),
    ):
        yield Hostile(f"first page: {what}", _FIRST, PACK.replace(old, new).encode(), "")


def _places() -> Iterator[Hostile]:
    for place in (
        "flow/game.yaml",
        "vocabulary/kinds.yaml",
        "presentation/board.yaml",
        "presentation/icons/x.svg",
        "steps.yaml",
        "game.yaml",
        "cards/run.py",
        "cards/birds.yml",
        "cards/Birds.yaml",
        "cards/a b.yaml",
        "index.html",
        "assets/javascripts/bundle.js",
        "images/x.svg",
        "words/pl/evil.js",
        "cards/birds.yaml.exe",
        "templates/page.html",
        "mkdocs.yml",
        "setup.py",
        "cards/żuk.yaml",
    ):
        code = "wrong-type" if place == "game.yaml" else "unexpected-file"
        yield Hostile(f"place: {place}", place, b"type: entities\n", "" if place == "game.yaml" else code)


def _effects() -> Iterator[Hostile]:
    for what, text in {
        "Python": "__import__('os').system('true').",
        "a template": "gain {{ 7*7 }} crumbs.",
        "a pattern": "gain { $n } crumbs.",
        "an unknown word": "destroy everything.",
        "markup": "gain 2 <script>alert(1)</script>.",
        "a path": "gain ../../2 crumbs.",
        "a large number": f"gain {'9' * 12} crumbs.",
        "a number that no game can count": "gain 10000 crumbs.",
        "a negative number": "gain -2 crumbs.",
        "letters for digits": "gain ٢ crumbs.",
        "deep brackets": "(" * 50 + "gain 2 crumbs" + ")" * 50 + ".",
        "very long": "gain 2 crumbs. " * 300,
        "nothing": ".",
        "a procedure": "loop { }",
        "a comment": "-- gain 2 crumbs.",
        "another language": "zyskaj 2 okruchy.",
        "an owner of an owner": "gain your opponent's opponent's opponent's opponent's opponent's crumbs.",
        "control": "gain 2 crumbs; quit.",
        "many steps": "gain 1 crumb" + ", then gain 1 crumb" * 200 + ".",
        "two readings of nothing": "when when when: gain 2 crumbs.",
    }.items():
        yield Hostile(f"effect: {what}", _BIRD, _effect(text), "")


def _patterns() -> Iterator[Hostile]:
    for what, text in {
        "an unknown function": 'hoot = { SYSTEM("rm") }\n',
        "an unknown message": "hoot = { nothing-there }\n",
        "junk": "= = =\n",
        "no default": "hoot = { $n ->\n    [one] x\n  }\n",
        "very long": "hoot = " + "x" * 20_000 + "\n",
        "control": "hoot = a\x07b\n",
        "an unknown variable": "hoot = { $secret }\n",
    }.items():
        yield Hostile(f"pattern: {what}", "words/pl/patterns.ftl", text.encode(), "")


def phrases() -> Iterator[Hostile]:
    """Phrases with bodies that no pack may have, for a game that is played: what they say is compiled."""
    own = 'type: phrases\nverbs:\n  hoot:\n    form: "hoot {n: number} times"\n    body: |\n      BODY\n'
    for what, body in {
        "an endless loop": "loop { }",
        "a call of nothing": "do rm(n)",
        "Python": "import os",
        "not closed": "if n {",
        "an unknown event": "announce hooted()",
        "a loop in a loop": "loop { loop { } }",
        "questions without end": "repeat 9999999 { choose a from [1, 2] by you }",
        "questions without end, one in the other": "repeat 4000 { repeat 4000 { choose a from [1, 2] by you } }",
    }.items():
        yield Hostile(f"phrase: {what}", "phrases/own.yaml", own.replace("BODY", body).encode(), "")
    for what, text in {
        "of the game": "tour = Who pays?\n",
        "an option of the game": "tour =\n  .rest = pay\n",
        "of nothing": "hoot = How often?\n",
    }.items():
        yield Hostile(f"question: {what}", "words/en/questions.ftl", text.encode(), "misfit-telling")
