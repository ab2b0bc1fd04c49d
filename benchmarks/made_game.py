"""A large game made by chance from a seed: the pond of the tests, with a market of thousands of entries beside it.

The pond gives every check something to do; the vocabulary of the market is in `market/`, its decks and names are made here.
"""

from __future__ import annotations

import shutil
import textwrap
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from random import Random

HERE = Path(__file__).resolve().parent
POND = HERE.parent / "tests" / "games" / "pond"

SIZES = {"town": 100, "ware": 900, "merchant": 2000, "errand": 2000}
DECK = 80  # entries in one file
IDS = {kind: [f"{kind}-{number:04}" for number in range(size)] for kind, size in SIZES.items()}
GUILDS, HOURS = ("copper", "gold", "silver"), ("dawn", "dusk", "midnight", "noon")
WORDS = ("when", "you", "meet", "this", "take", "one", "card", "from", "the", "pile", "and", "give", "it", "to", "whoever")
SYLLABLES = {
    "pl": ("bły", "cza", "dźwię", "gro", "kró", "łą", "mie", "ną", "prze", "rzó", "sza", "ście", "trzy", "wró", "żó"),
    "cs": ("blá", "čtvr", "dě", "hru", "krá", "lou", "mě", "ně", "pří", "řež", "ští", "tře", "úz", "vrá", "žlu"),
}


def write_game(root: Path, seed: int) -> None:
    """Write the game below `root`, always the same for a seed."""
    chance = Random(seed)
    shutil.copytree(POND, root)
    shutil.copytree(HERE / "market", root, dirs_exist_ok=True)
    counted = {kind: _write_decks(root, kind, chance) for kind in SIZES}
    _write(root / "vocabulary" / "market-totals.yaml", _totals(counted))
    for locale, syllables in SYLLABLES.items():
        for kind, ids in IDS.items():
            _write(root / "words" / locale / "lexicon" / f"{kind}.yaml", _lexicon(ids, syllables, chance))


def break_game(root: Path) -> Path:
    """Give one entry, in the middle of all, a word where a number is wanted; give the file."""
    file = sorted((root / "cards" / "ware").iterdir())[5]
    before, found, after = file.read_text("utf-8").partition("    price: ")
    _write(file, [f"{before}{found}much{after.lstrip('0123456789')}".rstrip("\n")])
    return file


def _write(file: Path, lines: list[str]) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("\n".join(lines) + "\n", "utf-8")


# ---------------------------------------------------------------- decks


def _write_decks(root: Path, kind: str, chance: Random) -> dict[str, int]:
    """Write all entries of a kind; give their number and how many pieces they stand for."""
    pieces = 0
    for start in range(0, SIZES[kind], DECK):
        lines = ["type: entities", f"kind: {kind}", "provenance: {status: stand-in}", "entities:"]
        for number in range(start, min(start + DECK, SIZES[kind])):
            entry = ENTRIES[kind](number, chance)
            pieces += int(entry.get("count", 0)) * SIZES.get(entry.get("per", ""), 1)
            lines += [f"  {IDS[kind][number]}:", *_provenance(entry, chance)]
            lines += [f"    {name}: {value}" for name, value in entry.items()]
        _write(root / "cards" / kind / f"{kind}-{start:04}.yaml", lines)
    return {"entries": SIZES[kind], "pieces": pieces}


def _provenance(entry: dict[str, str], chance: Random) -> Iterator[str]:
    """Every fifth entry says itself where it comes from."""
    match chance.randrange(10):
        case 0:
            yield "    provenance: {status: printed, headings: {first: Targ, second: Trh}}"
        case 1:
            yield f"    provenance: {{status: partial, headings: {{first: Targ}}, ours: [{next(iter(entry))}]}}"


def _town(number: int, chance: Random) -> dict[str, str]:
    following = IDS["town"][(number + 1) % SIZES["town"]]
    return {"road": following, "size": _number(chance, 1, 100), "coast": _flag(chance)}


def _ware(_: int, chance: Random) -> dict[str, str]:
    keeps = {"keeps": chance.choice(HOURS)} if chance.random() < 0.5 else {}
    return {
        "count": _number(chance, 1, 9),
        "price": _number(chance, 1, 999),
        "origin": chance.choice(IDS["town"]),
        **keeps,
        "fragile": _flag(chance),
        "intent": _text(chance),
    }


def _merchant(_: int, chance: Random) -> dict[str, str]:
    guild = chance.choice(GUILDS)
    per = {"per": "town"} if chance.random() < 0.05 else {}
    fee = {"fee": _number(chance, 1, 99)} if guild == "silver" else {}
    rivals = {"rivals": _list(chance.sample(IDS["merchant"], 2))} if chance.random() < 0.3 else {}
    return {
        "count": _number(chance, 1, 9),
        **per,
        "guild": guild,
        **fee,
        "home": chance.choice(IDS["town"]),
        "sells": _list(_load(chance) for _ in range(chance.randint(1, 3))),
        **rivals,
        "intent": _text(chance),
    }


def _errand(_: int, chance: Random) -> dict[str, str]:
    extra = f", extra: {_load(chance)}" if chance.random() < 0.3 else ""
    return {
        "giver": chance.choice(IDS["merchant"]),
        "way": _list(chance.sample(IDS["town"], chance.randint(2, 4))),
        "brings": _list(_load(chance) for _ in range(chance.randint(1, 3))),
        "hours": _list(chance.sample(HOURS, chance.randint(1, 4))),
        "pay": f"{{coins: {_number(chance, 0, 500)}{extra}}}",
        "urgent": _flag(chance),
        "days": _number(chance, 0, 30),
        "intent": _text(chance),
    }


ENTRIES: dict[str, Callable[[int, Random], dict[str, str]]] = {
    "town": _town,
    "ware": _ware,
    "merchant": _merchant,
    "errand": _errand,
}

# ---------------------------------------------------------------- values


def _number(chance: Random, low: int, high: int) -> str:
    return str(chance.randint(low, high))


def _flag(chance: Random) -> str:
    return chance.choice(("true", "false"))


def _list(items: Iterator[str] | list[str]) -> str:
    return f"[{', '.join(items)}]"


def _load(chance: Random) -> str:
    return f"{{ware: {chance.choice(IDS['ware'])}, amount: {_number(chance, 1, 50)}}}"


def _text(chance: Random) -> str:
    """A few sentences with two links, wrapped as authors do; every tenth as a block with its own lines."""
    words = chance.choices(WORDS, k=chance.randint(12, 45))
    words.insert(chance.randrange(1, 10), f"[[{chance.choice(IDS['town'])}]]")
    words.append(f"[[{chance.choice(IDS['ware'])}|this ware]].")
    text = " ".join(words).capitalize()
    if chance.random() < 0.1:
        return "|\n" + textwrap.indent(textwrap.fill(text, 100), "      ")
    return textwrap.fill(text, 120, subsequent_indent="      ", break_on_hyphens=False)


# ---------------------------------------------------------------- totals and names


def _totals(counted: dict[str, dict[str, int]]) -> list[str]:
    lines = ["type: totals", "totals:"]
    for kind, found in sorted(counted.items()):
        lines.append(f"  {kind}-cards: {{kind: {kind}, equals: {found['pieces'] or found['entries']}}}")
    return lines


def _lexicon(ids: list[str], syllables: tuple[str, ...], chance: Random) -> list[str]:
    every = ["".join(parts).capitalize() for parts in product(syllables, repeat=3)]
    names = chance.sample(every, len(ids))
    genders = chance.choices(("m-anim", "m-inan", "f", "neut"), k=len(ids))
    words = [
        f"  {one}: {{name: {name}, gender: {gender}, origin: own}}"
        for one, name, gender in zip(ids, names, genders, strict=True)
    ]
    return ["type: lexicon", "words:", *words]
