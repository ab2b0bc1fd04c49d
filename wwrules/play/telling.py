"""Facts of the log as lines: who and what by name, with ids where the reader wants to look them up."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Any

from wwrules.compile.decisions import owners
from wwrules.compile.program import Program
from wwrules.play.sight import Sight
from wwrules.run.log_view import HIDDEN
from wwrules.run.state import State
from wwrules.run.values import Piece, Thing, Value
from wwrules.run.veil import is_hidden

_PARAGRAPHS = 2  # how many rule paragraphs are named after an event
_QUIET = ("made", "shuffled", "granted", "carried")  # told only to those who want everything


class Teller:
    """Tells facts of one game."""

    def __init__(self, program: Program, *, ids: bool = False) -> None:
        self.program, self.ids = program, ids
        self.owners = owners(program)
        self.paragraphs: dict[str, list[str]] = {}
        for rule in program.game.rules.values():
            for text in rule.carried_out_by:
                self.paragraphs.setdefault(text.text, []).append(rule.id)

    def lines(self, sight: Sight, real: State, log: Iterable[dict[str, Any]]) -> Iterator[str]:
        """A line for each fact that is worth one, several of the same in one. `real` knows pieces that went out of sight."""
        told = (self._line(sight, real, fact) for fact in log if self.ids or self._is_worth_a_line(sight, fact))
        for line, same in groupby(told):
            count = sum(1 for _ in same)
            yield line if count == 1 else f"{line} ×{count}"

    def _is_worth_a_line(self, sight: Sight, fact: dict[str, Any]) -> bool:
        """Tell whether a player wants to read about it: not about what has no name, nor whose a piece is on paper."""
        named = fact.get("event") or fact.get("scope") or fact.get("attribute")
        return fact["fact"] not in _QUIET and (not isinstance(named, str) or named in sight.words.names)

    def _line(self, sight: Sight, real: State, fact: dict[str, Any]) -> str:
        words = {key: self._said(sight, real, key, value) for key, value in fact.items() if key != "fact"}
        line = sight.words.say(f"play-log-{fact['fact']}", **{**_NOTHING, **words})
        return line + self._reference(fact)

    def _said(self, sight: Sight, real: State, key: str, value: Value) -> str:
        match key, value:
            case "what", None:
                return "none"  # the game itself
            case _, "hidden" if value is HIDDEN or value == HIDDEN:
                return sight.words.say("play-unseen")
            case (("event" | "scope" | "attribute" | "kind"), str()):
                return sight.words.named(value)
            case (("rule" | "rules"), int()):
                return self._owner(sight, value)
            case _, Piece(number) if is_hidden(sight.state, number):
                entry = real.entries[number]
                return sight.words.entry(entry) if entry else sight.words.named(real.kinds[number])
            case "arguments", tuple():
                return ", ".join(self._said(sight, real, "", one) for one in value)
        return sight.name(value)

    def _owner(self, sight: Sight, node: int) -> str:
        """The card or definition a rule stands in."""
        owner = self.owners.get(node, "")
        return sight.words.entry(owner) if owner in self.program.game.entities else sight.words.named(owner)

    def _reference(self, fact: dict[str, Any]) -> str:
        """Ids to look up: of the event and its paragraphs, of the card, of the place where a rule is written."""
        found: list[str] = []
        if fact["fact"] in ("event", "began"):
            name = str(fact.get("event") or fact["scope"])
            found += ([name] if self.ids else []) + self.paragraphs.get(name, [])[:_PARAGRAPHS]
        if self.ids and isinstance(fact.get("rule"), int):
            place = self.program.places[fact["rule"]]
            found.append(f"{self.owners.get(fact['rule'], '')} {place.file}:{place.line}".strip())
        if self.ids and isinstance(fact.get("entry"), Thing):
            found.append(fact["entry"].id)
        return f" [{'; '.join(found)}]" if found else ""


# what a sentence may ask for and a fact may lack
_NOTHING = {"before": "–", "owner": "–", "this": "–", "you": "–", "by": "–", "piece": "–", "kind": "–", "entry": "–"}
