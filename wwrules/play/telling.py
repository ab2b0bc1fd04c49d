"""Facts of the log as sentences: what happened, in the words of the game, several of the same in one.

A language without grammar, and what a game has no words for, is told by names alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any

from wwrules.compile.decisions import owners
from wwrules.compile.program import Program
from wwrules.play.facts import Chronicler, Deed
from wwrules.play.sight import Sight
from wwrules.run.log_view import HIDDEN
from wwrules.run.state import State
from wwrules.run.values import Piece, Thing, Value
from wwrules.run.veil import is_hidden

_PARAGRAPHS = 2  # how many paragraphs of the rules are named after an event


class Teller:
    """Tells facts of one game. Whoever wants everything gets ids too."""

    def __init__(self, program: Program, *, ids: bool = False) -> None:
        self.program, self.ids = program, ids
        self.owners = owners(program)
        self.mentioned: dict[int, frozenset[str]] = {}  # rule -> the words in it
        self._followed: tuple[Sequence[dict[str, Any]] | None, Chronicler | None] = (None, None)
        first_pages = (program.game.header, *program.game.packs.values())
        self.homes = [one.source.file.rpartition("/")[0] for one in first_pages]  # folders of the game and its packs
        self.paragraphs: dict[str, list[str]] = {}
        for rule in program.game.rules.values():
            for text in rule.carried_out_by:
                self.paragraphs.setdefault(text.text, []).append(rule.id)
        for found in self.paragraphs.values():  # what is about little else comes first, what a pack says last
            found.sort(key=lambda one: ("/" in one, len(program.game.rules[one].carried_out_by)))

    def lines(self, sight: Sight, real: State, log: Sequence[dict[str, Any]], since: int = 0) -> Iterator[str]:
        """A line for each fact that is worth one, from some fact on. `real` knows pieces that went out of sight."""
        whole = sight if sight.state is real else Sight(sight.words, real, None)
        deeds = _merged(self._chronicler(whole, log, since).deeds(log, since))
        told = (self._sentence(sight, real, deed) + self._reference(sight, deed) for deed in deeds)
        for line, same in groupby(told):
            count = sum(1 for _ in same)
            yield line if count == 1 else f"{line} ×{count}"

    def _chronicler(self, sight: Sight, log: Sequence[dict[str, Any]], since: int) -> Chronicler:
        """Somebody who follows the log; the same who has followed it so far."""
        before, chronicler = self._followed
        told_so_far = chronicler is not None and chronicler.at == since and chronicler.teller is sight.words.storyteller
        if chronicler is not None and told_so_far and _goes_on(before, log, since):
            chronicler.look(sight)
        else:
            chronicler = Chronicler(self.program, sight, self.owners, everything=self.ids, known=self.mentioned)
        self._followed = (log, chronicler)
        return chronicler

    def _sentence(self, sight: Sight, real: State, deed: Deed) -> str:
        teller = sight.words.storyteller
        text = ""
        if teller is not None and deed.key:
            text, _ = teller.tell("log", deed.key, deed.words())
        if teller is not None and not text:
            text = next((said for key in deed.constructs if (said := teller.construct(key, deed.words())[0])), "")
        return text or self._plain(sight, real, deed.fact)

    # ------------------------------------------------------------ in brackets

    def _reference(self, sight: Sight, deed: Deed) -> str:
        """The card whose doing it is and the paragraphs of the rules; for those who want everything ids to look up."""
        fact = deed.fact
        found = [sight.words.entry(deed.card)] if deed.card else []
        name = str(fact.get("event") or fact.get("scope") or "")
        rules = self.paragraphs.get(name, [])[:_PARAGRAPHS] if fact["fact"] in ("event", "began") else []
        found += rules if self.ids else self._headings(sight, rules)
        if self.ids:
            found += [name] if name else []
            if isinstance(fact.get("rule"), int):
                place = self.program.places[fact["rule"]]
                found.append(f"{self.owners.get(fact['rule'], '')} {self._file(place.file)}:{place.line}".strip())
            if isinstance(fact.get("entry"), Thing):
                found.append(fact["entry"].id)
        return f" [{'; '.join(dict.fromkeys(found))}]" if found else ""

    def _file(self, file: str) -> str:
        """A file from the folder of its game or pack on: where that lies on somebody's machine concerns nobody."""
        home = next((one for one in self.homes if file.startswith(f"{one}/")), "")
        return f"{home.rpartition('/')[2]}{file.removeprefix(home)}" if home else file

    def _headings(self, sight: Sight, rules: Iterable[str]) -> list[str]:
        """Where the printed rules of the reader's edition have the first of these paragraphs."""
        edition = sight.words.locale
        headings = (self.program.game.rules[one].headings.get(edition, "") for one in rules)
        return [one.partition(";")[0] for one in headings if one][:1]

    # ------------------------------------------------------------ names alone

    def _plain(self, sight: Sight, real: State, fact: dict[str, Any]) -> str:
        words = {key: self._named(sight, real, key, value) for key, value in fact.items() if key != "fact"}
        return sight.words.say(f"play-log-{fact['fact']}", **{**_NOTHING, **words})

    def _named(self, sight: Sight, real: State, key: str, value: Value) -> str:
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
                return ", ".join(self._named(sight, real, "", one) for one in value)
        return sight.name(value)

    def _owner(self, sight: Sight, node: int) -> str:
        """The card or definition a rule stands in."""
        owner = self.owners.get(node, "")
        return sight.words.entry(owner) if owner in self.program.game.entities else sight.words.named(owner)


def _goes_on(before: Sequence[dict[str, Any]] | None, log: Sequence[dict[str, Any]], since: int) -> bool:
    """Tell whether a log has the same beginning as another: it is the same, or a copy that somebody has added to."""
    if before is None or before is log:
        return before is log
    return 0 < since <= min(len(before), len(log)) and before[since - 1] is log[since - 1]


def _merged(deeds: Iterable[Deed]) -> Iterator[Deed]:
    """Deeds that one sentence can tell together become one."""
    before: Deed | None = None
    for deed in deeds:
        if before is None:
            before = deed
        elif not before.take(deed):
            yield before
            before = deed
    if before is not None:
        yield before


# what a sentence may ask for and a fact may lack
_NOTHING = {"before": "–", "owner": "–", "this": "–", "you": "–", "by": "–", "piece": "–", "kind": "–", "entry": "–"}
