"""Cards whose verdict is known, written into packs and checked: what is told of dead ones, and of odd ones that live.

Run by itself it prints the tables of all cards, or of those that are named: `python tests/trying/judging.py dead-ghost`.
"""

import shutil
import sys
import tempfile
from collections import defaultdict
from pathlib import Path
from typing import Any, NamedTuple

import yaml

from wwrules.catalogue import describe
from wwrules.check import check
from wwrules.compile.program import compile_game
from wwrules.load.folders import folder_at
from wwrules.load.game import load_game
from wwrules.pipeline import check_game
from wwrules.trying.faults import PAGES as TRYING_PAGES
from wwrules.trying.texts import texts_work

GAME = Path(__file__).parents[2] / "content/wonderlands-war"
CARDS, REPLACED = (Path(__file__).with_name("judged") / name for name in ("cards.yaml", "replaced.yaml"))
# What is told of a text that does nothing; an example that no longer holds says nothing about that.
KINDS_OF_FAULT = {*TRYING_PAGES, "never-met", "never-fires", "unbegun-scope", "misdeclared", "trigger-circle", "equal-options"}
ALLIES = ("card-soldier", "creature", "flamingo", "red-rook", "rose")
FACTIONS = ("alice", "cheshire-cat", "jabberwock", "mad-hatter", "queen-of-hearts")
SIDES = ["many-players", "two-players"]
ROWS = {"fame": "reward-shield", "leader-strength": "reward-leader-strength", "followers": "reward-followers"}
ROWS["castles"] = "reward-castle-value"
LINKS = [{"above": 1, "space": 2, "gives": {"reward": "reward-shield"}}]
FILLERS = {  # sound abilities, for roles that no judged one has: how many there are, when they work, what they do
    "leader": (1, "own-tea-turn", "when you reach the head of the table: gain 1 VP."),
    "artifact": (2, "playing", "when you play an artifact chip: mend your shield."),
    "passive": (2, "placing-the-leader", "when you place your leader in a region: gain 1 VP."),
}
NAMELESS = ("faction-board", "wager-card", "tea-card")
Entries = dict[str, dict[str, dict[str, Any]]]  # kind -> id -> properties


class Judged(NamedTuple):
    """A card, and what was told of it."""

    card: dict[str, Any]
    told: list[str]

    @property
    def is_right(self) -> bool:
        """Something is told of what is dead, nothing of what lives."""
        return bool(self.told) == (self.card["verdict"] == "dead")


def cards() -> list[dict[str, Any]]:
    every = yaml.safe_load(CARDS.read_text("utf-8"))
    return [*every["dead"], *every["odd"]]


def judged(chosen: list[dict[str, Any]], folder: Path) -> list[Judged]:
    """Check cards, all at once."""
    packs = [_written(folder / name, name, entries) for name, entries in _packs(chosen).items()]
    game, faults = load_game(GAME, [folder_at(one) for one in packs])
    assert game is not None
    assert not faults, [describe(one) for one in faults]
    game.compiled = compile_game(game)
    found = [*check(game, (), game.compiled[1]), *texts_work(game, list(game.packs))]
    told = defaultdict(list)
    for one in found:
        told[one.subject.partition("/")[2]].append(f"{describe(one)} [{one.code}]")
    return [Judged(card, told[card["id"]]) for card in chosen]


def _packs(chosen: list[dict[str, Any]]) -> dict[str, Entries]:
    """A pack of each kind; factions have one of their own."""
    packs: dict[str, Entries] = defaultdict(lambda: defaultdict(dict))
    for card in chosen:
        kind, entry = card["kind"].split()[0], card["entry"][card["id"]]
        packs[entry["faction"] if kind == "ability" else f"judged-{kind}s"][kind].update(card["entry"])
    for name, entries in packs.items():
        if "ability" in entries:
            _add_faction(name, entries)
        _add_sets(entries)
        _add_tea_cards(entries)
    return packs


def _add_sets(entries: Entries) -> None:
    """Sets of five, filled up with sound cards."""
    cards_of = entries.get("ally-card", {})
    for number, name in enumerate(sorted({one["set"] for one in cards_of.values()}), 1):
        entries["ally-set"][name] = {"advised-order": number}
        for ally in {*ALLIES} - {one["ally"] for one in cards_of.values() if one["set"] == name}:
            text = "when this chip is played: gain 1 VP."
            filler = {"set": name, "ally": ally, "moments": ["playing"], "stacking": "each", "effect": text}
            cards_of[f"{name}-filler-{ally}"] = filler


def _add_tea_cards(entries: Entries) -> None:
    """Every reward stands on a tea card of each round."""
    for reward in entries.get("reward", {}):
        for each in ("i", "ii", "iii"):
            shown = {"round": each, "layout": "plain", "units": 1, "rewards": [{"reward": reward}]}
            entries["tea-card"][f"tea-{each}-{reward}"] = shown


def _add_faction(name: str, entries: Entries) -> None:
    """A faction with both sides of its board, an artifact and wagers; abilities that are wanting are filled up."""
    abilities = entries["ability"]
    for role, (wanted, moment, effect) in FILLERS.items():
        for number in range(wanted - sum(one["role"] == role for one in abilities.values())):
            filler = {"faction": name, "role": role, "sides": SIDES, "moments": [moment], "effect": effect}
            abilities[f"{name}-filler-{role}-{number}"] = filler
    of_role = {role: [one for one, entry in abilities.items() if entry["role"] == role] for role in FILLERS}
    entries["artifact"][f"{name}-artifact"] = {"strength": 3, "chips": 6}
    entries["faction"][name] = {"artifact": f"{name}-artifact", "hue": "ochre"}
    for side in SIDES:
        rows = [{"theme": theme, "spaces": [[{"reward": reward}]] * 4} for theme, reward in ROWS.items()]
        board = {"faction": name, "side": side, "leader-ability": of_role["leader"][0], "rows": rows, "links": LINKS}
        entries["faction-board"][f"{name}-board-{side}"] = {**board, "abilities": of_role["artifact"] + of_role["passive"]}
    for other in FACTIONS:
        entries["wager-card"][f"{other}-on-{name}"] = {"owner": other, "backs": name}
        entries["wager-card"][f"{name}-on-{other}"] = {"owner": name, "backs": other}


class _Plain(yaml.SafeDumper):
    def ignore_aliases(self, _: object) -> bool:
        return True  # content has none


def _written(folder: Path, name: str, entries: Entries) -> Path:
    header = {"type": "pack", "id": name, "version": "0.1.0", "format": 2, "for": "wonderlands-war", "name": name}
    files: dict[str, dict[str, Any]] = {
        "pack.yaml": {**header, "licence": "CC-BY-4.0", "authors": ["judge"], "locales": ["pl"]}
    }
    for kind, those in entries.items():
        stand_in = {"type": "entities", "kind": kind, "provenance": {"status": "stand-in"}}
        files[f"cards/{kind}.yaml"] = {**stand_in, "entities": dict(sorted(those.items()))}
    named = [one for kind, those in entries.items() if kind not in NAMELESS for one in those]
    words = {one: {"name": one.replace("-", " ").capitalize(), "gender": "m-inan", "origin": "own"} for one in sorted(named)}
    files["words/pl/lexicon/names.yaml"] = {"type": "lexicon", "words": words}
    for file, data in files.items():
        place = folder / file
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(yaml.dump(data, Dumper=_Plain, sort_keys=False, allow_unicode=True, width=130), "utf-8")
    return folder


def replaced() -> list[dict[str, Any]]:
    every: list[dict[str, Any]] = yaml.safe_load(REPLACED.read_text("utf-8"))
    return every


def judged_in_place(card: dict[str, Any], folder: Path) -> Judged:
    """Check the real game with one text in the place of another."""
    shutil.rmtree(folder, ignore_errors=True)
    game = shutil.copytree(GAME, folder / GAME.name)
    name, _, entry = card["model"].partition("#")
    data = yaml.load((game / name).read_text("utf-8"), yaml.CSafeLoader)
    data["entities"][entry] |= {card["field"]: card["text"], **(card.get("set") or {})}
    text = yaml.dump(data, Dumper=_Plain, sort_keys=False, allow_unicode=True, width=130)
    (game / name).write_text(text, "utf-8")
    found = [one for one in check_game(game)[1] if one.subject == entry and one.code in KINDS_OF_FAULT]
    return Judged(card, [f"{describe(one)} [{one.code}]" for one in found])


def table(rows: list[Judged]) -> list[str]:
    lines = []
    for verdict in ("dead", "odd"):
        those = [one for one in rows if one.card["verdict"] == verdict]
        right = sum(one.is_right for one in those)
        lines += [f"{verdict}: right about {right} of {len(those)}"]
        lines += [f"  {'   ' if one.is_right else '!!!'} {one.card['id']}: {'; '.join(one.told) or '-'}" for one in those]
    return lines


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as scratch:
        both = [[one for one in some if one["id"] in sys.argv[1:] or len(sys.argv) == 1] for some in (cards(), replaced())]
        sys.stdout.write("\n".join(table(judged(both[0], Path(scratch)))) + "\n")
        sys.stdout.write("\n".join(table([judged_in_place(one, Path(scratch) / "game") for one in both[1]])) + "\n")
