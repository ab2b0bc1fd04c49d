"""Ways to break what is written in words: effects, phrases, procedures, examples, patterns, lexicons, presentation."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from random import Random

from broken_keys import ODD_VALUES
from spots import ODD_NUMBERS, Spot, drawn_spot, files_in, is_scalar, named, read, spliced, write

ODD_STATEMENTS = (
    "loop { }", "loop { leave }", "repeat 99999999 { }", "end game", "give 7", "move nothing to nowhere", "announce zz()",
    "do zz()", "let x = x", "let x = 1 / 0", "let x = first([])", "x += 1", "for each x in players { do zz(x) }",
    "choose x from [] by you", "choose one by first(players) { }", "shuffle players", "roll x from []", "if { }", "}", "{",
    "make 0 zz in zz", "-- only a remark", "repeat -1 { end game }", "let x = [1, [2, [3]]]  let y = x + 1",
    "loop { let x = 1 }", "proceed", "end game  end game",
)  # fmt: skip
ODD_AMOUNTS = (
    "1 / 0", "first([])", "p.zz", "zz", "it", "p", "", "p.coins +", "nothing", "players", "[]", "size(p)", "- - 1",
    "true and 1", "((((1))))", "9999999999999999999999", "p == p", '"text"', "sum(1 for x in players)", "first(players).seat",
    "do zz()", "x in players",
)  # fmt: skip
PROCEDURES = (
    "texts", "body", "given", "play", "amount", "value", "while", "where", "of", "until", "expect", "answers", "result", "rows",
    "event", "means", "counts", "needs",
)  # fmt: skip
EXAMPLES = ("given", "play", "players", "answers", "expect", "draws")
PHRASES = ("form", "body", "event", "timing", "what", "lasts", "of", "fixed", "needs")


def _effects(spot: Spot) -> bool:
    return spot.path[-1] in {"effect", "ability", "feat", "goal"} and is_scalar(spot)


def _in_examples(spot: Spot) -> bool:
    return is_scalar(spot) and spot.path[0] == "examples" and any(part in spot.path for part in EXAMPLES)


def _in_procedures(spot: Spot) -> bool:
    return is_scalar(spot) and any(part in PROCEDURES for part in spot.path[1:])


def _odd_effects(chance: Random, text: str) -> str:
    """An effect that is deep, wide, empty, endless, shuffled, or of other words."""
    words = text.split() or ["zz"]
    head, _, tail = text.partition(":")
    body = (tail or text).strip(" \n.|") or "zz"
    number = chance.choice(["0", "-3", "1000000", "99999999999999999999", "1.5", "x"])
    shuffled = chance.sample(words, len(words))
    at = chance.randrange(len(words))
    return chance.choice([
        "", ".", ":", "zz", "when", f"{head}:", f"{head}: {body}", f"{head}: {', then '.join([body] * 200)}.",
        f"{head}: either {', or '.join([body] * 330)}.", f"{head}: {'you may ' * 60}{body}.",
        f"{head}: {'if you have 1 coin: ' * 80}{body}.", " ".join([text.strip()] * 60), " ".join(shuffled),
        " ".join(words[:at]), " ".join(words[at:]), " ".join([*words[:at], *words[at + 1 :]]),
        " ".join([*words[:at], words[at], *words[at:]]), re.sub(r"\d+", number, text), text.replace("this", "that"),
        text.replace("when", "at"), text.replace("gain", "lose"), text.upper(), f"{text.strip()} if you do: {body}.",
        f"if you do: {body}.", f"{head}: repeat.", f"once per day, {text.strip()}", f"{head}: for each {words[-1]} {body}.",
        text.replace(".", ""), text.replace(" ", "\u00a0"), "é" * 5000,
    ])  # fmt: skip


def _block(text: str, column: int) -> str:
    """A text as a block of YAML, below a key at a column."""
    inner = "\n".join(" " * (column + 2) + line for line in text.splitlines() or [""])
    return f"|\n{inner}\n"


def _write_words(file: Path, whole: str, spot: Spot, words: str) -> None:
    key = spot.entry[0]
    column = key - whole.rfind("\n", 0, key) - 1
    flow = "{" in whole[whole.rfind("\n", 0, key) + 1 : key]
    quoted = '"' + words.replace("\\", "\\\\").replace('"', '\\"').replace("\n", " ") + '"'
    spliced(file, whole, spot.start, spot.end, quoted if flow or "\n" not in words else _block(words, column))


def effect_odd(chance: Random, root: Path) -> str:
    file, whole, spot = drawn_spot(chance, root, _effects)
    words = _odd_effects(chance, str(spot.node.value))
    _write_words(file, whole, spot, words)
    return f"{named(file, root, spot)} is {words[:60]!r}"


def _cut(chance: Random, text: str) -> str:
    """A text that lacks something, has something twice, or has another word somewhere."""
    pieces = re.findall(r"\w+|\s+|[^\w\s]", text) or [""]
    at = chance.randrange(len(pieces))
    names = [piece for piece in pieces if piece[:1].isalpha()] or ["zz"]
    way = chance.choice(["cut", "begun", "gone", "doubled", "other", "line", "odd", "number"])
    if way == "number":
        return re.sub(r"\d+", lambda _: chance.choice(ODD_NUMBERS), text) if re.search(r"\d", text) else f"{text} 7"
    lines = text.splitlines() or [""]
    line = chance.randrange(len(lines))
    return {
        "cut": "".join(pieces[:at]),
        "begun": "".join(pieces[at:]),
        "gone": "".join([*pieces[:at], *pieces[at + 1 :]]),
        "doubled": "".join([*pieces[: at + 1], *pieces[at:]]),
        "other": "".join([*pieces[:at], chance.choice(names), *pieces[at + 1 :]]),
        "line": "\n".join([*lines[:line], *lines[line + 1 :]]),
        "odd": "\n".join([*lines[:line], chance.choice([*ODD_STATEMENTS, *ODD_AMOUNTS]), *lines[line:]]),
    }[way]


def procedure_cut(chance: Random, root: Path) -> str:
    file, whole, spot = drawn_spot(chance, root, _in_procedures)
    words = _cut(chance, str(spot.node.value))
    _write_words(file, whole, spot, words)
    return f"{named(file, root, spot)} is {words[:60]!r}"


def procedure_odd(chance: Random, root: Path) -> str:
    """A statement or amount of another sort altogether."""
    file, whole, spot = drawn_spot(chance, root, _in_procedures)
    statements = "\n" in str(spot.node.value) or spot.path[-1] in {"body", "given", "play"}
    words = chance.choice(ODD_STATEMENTS if statements else ODD_AMOUNTS)
    if "texts" in spot.path:
        words = re.sub(r"\{", lambda _: "{ " + words + " ", str(spot.node.value), count=1)
    _write_words(file, whole, spot, words)
    return f"{named(file, root, spot)} is {words[:60]!r}"


def phrase_odd(chance: Random, root: Path) -> str:
    file, whole, spot = drawn_spot(chance, root, lambda one: is_scalar(one) and one.path[-1] in PHRASES)
    old = str(spot.node.value)
    words = chance.choice([
        "", "zz", "{", "{zz}", "{what}", "{what: zz}", "{what: player} {what: player}", "{a: number}", old.replace("{", ""),
        f"{old} {old}", re.sub(r"\{.*?\}", "", old), old.upper(), "gain", "the", "when {what: toy}", "when", ":", "if",
        _cut(chance, old), "amount", "filter",
    ])  # fmt: skip
    _write_words(file, whole, spot, words)
    return f"{named(file, root, spot)} is {words[:60]!r}"


def pattern_odd(chance: Random, root: Path) -> str:
    """A Fluent file whose messages are gone, cut, circular, or call what there is not."""
    files = files_in(root, ".ftl")
    if not files:
        return phrase_odd(chance, root)
    file = chance.choice(files)
    text = read(file)
    messages = [found.start() for found in re.finditer(r"(?m)^[a-z]", text)] or [0]
    start = chance.choice(messages)
    end = min((one for one in messages if one > start), default=len(text))
    message = text[start:end]
    name = message.partition(" ")[0]
    new = chance.choice([
        "", f"{name} =\n", f"{name}\n", f"{name} = {{ {name} }}\n", f"{name} = {{ $zz }}\n", f"{name} = {{ ZZ($what) }}\n",
        f"{name} = {{ NP() }}\n", f'{name} = {{ NP($what, case: "zz") }}\n', f"{name} = {{ NP($what, zz: 1) }}\n",
        f"{name} = {{ 7 ->\n   *[zz] a\n  }}\n", message * 2, f"{name} = {{ $what ->\n    [a] b\n  }}\n",
        f'{name} = {{ COUNT("zz", "zz") }}\n', f'{name} = {{ WORD("zz", "acc") }}\n', message.replace("$", "$zz"),
        message.replace("*", ""), message.replace("{", ""), message.replace("}", ""), re.sub(r'"\w+"', '"zz"', message),
        _cut(chance, message) + "\n", f"{name} = {{ NP($what, case: $what) }}\n", f"{name} = {{ {name}.zz }}\n",
        f'{name} = {{ AGR("zz", $what, case: "acc") }}\n', f"{name} = {'{ ' * 200}{' }' * 200}\n",
        f"{name} = {{ NUMBER($what) }}\n", f"{name} = <script>\n", f"{name} = {'x ' * 5000}\n",
    ])  # fmt: skip
    write(file, text[:start] + new + text[end:])
    return f"{named(file, root)}: {name} is {new[:60]!r}"


def word_gone(chance: Random, root: Path) -> str:
    """A word of a lexicon, a form, a gender that is gone or odd."""
    file, whole, spot = drawn_spot(chance, root, lambda one: one.path[0] in {"words", "qualities"})
    start, end = spot.entry
    if chance.random() < 0.5:
        write(file, whole[:start] + whole[end:].removeprefix(", ").lstrip(" "))
        return f"{named(file, root, spot)} is gone"
    new = chance.choice(["[]", "{}", "zz", '" "', "[a]", "[a, b, c]", "{nom: [a, b]}", "none", "7", "{sg: a}"])
    spliced(file, whole, spot.start, spot.end, new)
    return f"{named(file, root, spot)} is {new}"


def example_odd(chance: Random, root: Path) -> str:
    """An example that is false, cannot be read, asks what nobody asks, or never ends."""
    file, whole, spot = drawn_spot(chance, root, _in_examples)
    inner = spot.path[2]
    odd = (
        *ODD_AMOUNTS,
        "true",
        "false",
        "it == 7",
        "ann.coins == 99",
        "blah blah 7",
        "first(players)",
        "nobody",
        "size(7) == 1",
    )
    statements = dict.fromkeys(("given", "play"), ODD_STATEMENTS)
    new = chance.choice({**statements, "players": ("zz", "ann", "players", "it", "you", "x")}.get(inner, odd))
    _write_words(file, whole, spot, new)
    return f"{named(file, root, spot)} is {new!r}"


def shown_odd(chance: Random, root: Path) -> str:
    """Something of the presentation that is odd: a figure, a panel, a chart, a page."""
    homes = [folder for folder in (root / "presentation", root / "starters") if folder.is_dir()]
    if not homes or not files_in(homes[0], ".yaml"):
        return procedure_cut(chance, root)
    home = chance.choice([one for one in homes if files_in(one, ".yaml")])
    file, whole, spot = drawn_spot(chance, home)
    new = chance.choice([*ODD_VALUES, *(f'"{one}"' for one in ODD_AMOUNTS if '"' not in one)])
    spliced(file, whole, spot.start, spot.end, new)
    return f"{named(file, root, spot)} is {new[:40]}"


SORTS: tuple[Callable[[Random, Path], str], ...] = (
    effect_odd, effect_odd, effect_odd, procedure_cut, procedure_cut, procedure_odd, procedure_odd, phrase_odd, phrase_odd,
    pattern_odd, pattern_odd, word_gone, word_gone, example_odd, example_odd, shown_odd, shown_odd,
)  # fmt: skip
