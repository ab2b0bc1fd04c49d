"""Figures in prose that come from content: `{{pond.depth}}` is put in, `{{pond.depth = 25}}` is held against it.

The first is for a number that stands alone; the second for one that words around it agree with, so that somebody looks at the
sentence when the number changes. What can be named: a property of an entry (`swan.rings`, the row of a table that begins with
a number: `crumbs.rows.4`), the nth figure of an effect (`swan.effect.2`), limits and start of an attribute (`hunger.max`), the
capacity of a zone, a total, the numbers of players (`players.min`), and the nth figure of a definition of the flow
(`flow.feed-birds.1`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Any

from wwrules.diagnostics import Diagnostic, did_you_mean, fault
from wwrules.load.nodes import Scalar
from wwrules.model import SENTENCES, Game

FIGURE = re.compile(r"\{\{([^{}=]*)(?:=([^{}]*))?\}\}")
_COMMENT = re.compile(r"--.*")
_NUMBER = re.compile(r"(?<![\w.])\d+(?!\w)")
_DEFINITION = re.compile(r"^\s*(?:function|procedure|event|scope)\s+(\w+)", re.MULTILINE)
_OF_LIST: dict[str, Callable[[list[int]], int]] = {"count": len, "sum": sum, "min": min, "max": max}


def fill_figures(game: Game) -> list[Diagnostic]:
    """Put the numbers into everything that people read, and report those that are unknown or not what the text says."""
    known = _Figures(game)
    filled: dict[str, str] = {}
    found: list[Diagnostic] = []
    for scalar in game.told.figured:
        found += known.faults(scalar)
        filled[scalar.text] = FIGURE.sub(known.shown, scalar.text)
    if filled:
        _replace(game, filled)
    return found


def _replace(game: Game, filled: Mapping[str, str]) -> None:
    tables: Iterable[tuple[dict[str, Any], tuple[str, ...]]] = (
        (game.rules, ("note",)),
        (game.rulings, ("question", "answer", "why")),
        (game.told.glossary, ("note",)),
        (game.told.faq, ("question", "answer")),
        (game.told.steps, ("note",)),
        (game.divergences, ("decision",)),
        (game.examples, ("note",)),
    )
    for table, fields in tables:
        for name, one in table.items():
            changed = {field: filled[getattr(one, field)] for field in fields if getattr(one, field) in filled}
            if changed:
                table[name] = replace(one, **changed)
    for name, difference in game.divergences.items():
        readings = {edition: filled.get(text, text) for edition, text in difference.readings.items()}
        game.divergences[name] = replace(difference, readings=readings)
    for name, example in game.examples.items():
        steps = tuple({**one, "note": filled.get(one["note"], one["note"])} if "note" in one else one for one in example.steps)
        game.examples[name] = replace(example, steps=steps)
    for texts in game.texts.values():
        texts |= {name: one._replace(text=filled[one.text]) for name, one in texts.items() if one.text in filled}


class _Figures:
    """Looks numbers up."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._effects = {(one.entity, one.path): one.node.text for one in game.effect_texts}
        self._flow = {name: text for scalar in game.flow_texts for name, text in _definitions(scalar.text)}

    def shown(self, reference: re.Match[str]) -> str:
        """What stands in the text: the number of the content, or the one that is written while the content has none."""
        return self.value(reference[1].strip()) or (reference[2] or reference[1]).strip()

    def faults(self, scalar: Scalar) -> Iterator[Diagnostic]:
        """References of one text that name no number, or claim another."""
        for one in FIGURE.finditer(scalar.text):
            name, claimed = one[1].strip(), None if one[2] is None else one[2].strip()
            place = scalar.place(one.start(), one.end() - one.start())
            value = self.value(name)
            if value is None and self._game.whole:
                yield fault("unknown-figure", place, text=name, hint=did_you_mean(name, self._likely(name)))
            elif None not in (value, claimed) and claimed != value:
                yield fault("wrong-figure", place, text=claimed, id=name, wanted=value)

    def value(self, name: str) -> str | None:
        """The number, or the numbers of a list, that a reference names."""
        head, *path = name.split(".")
        if head == "players" and len(path) == 1:
            return {"min": str(self._game.header.players[0]), "max": str(self._game.header.players[1])}.get(path[0])
        if head == "flow":
            return _nth(self._flow.get(path[0], ""), path[1]) if len(path) == 2 else None
        if not path:
            total = self._game.totals.get(head)
            return None if total is None else str(total.equals)
        if head in self._game.words:
            value = self._game.words[head].settings.get(path[0]) if len(path) == 1 else None
            return str(value) if isinstance(value, int) or str(value).isdigit() else None
        return self._of_entry(head, path)

    def _of_entry(self, head: str, path: list[str]) -> str | None:
        entity = self._game.entities.get(head)
        if entity is None:
            return None
        kind = self._game.kinds[entity.kind]
        one = (kind.properties or {}).get(path[0])
        if one is not None and one.type in SENTENCES:
            return _nth(self._effects.get((head, path[0]), ""), path[1]) if len(path) == 2 else None
        return _printed(_followed(entity.properties.get(path[0]), path[1:]))

    def _likely(self, name: str) -> list[str]:
        head, *_ = name.split(".")
        entity = self._game.entities.get(head)
        if entity is not None:
            return [f"{head}.{one}" for one in entity.properties]
        return [*self._game.totals, *(f"{one.id}.max" for one in self._game.words.values() if "max" in one.settings)]


def _definitions(text: str) -> Iterator[tuple[str, str]]:
    """The definitions of a text of the flow by name, each up to the next one."""
    bare = _COMMENT.sub("", text)
    starts = [*_DEFINITION.finditer(bare)]
    ends = [*(one.start() for one in starts[1:]), len(bare)]
    for one, end in zip(starts, ends, strict=False):  # a text may hold no definition at all
        yield one[1].replace("_", "-"), bare[one.end() : end]


def _nth(text: str, number: str) -> str | None:
    figures = _NUMBER.findall(text)
    return figures[int(number) - 1] if number.isdigit() and 0 < int(number) <= len(figures) else None


def _followed(value: object, path: list[str]) -> object:
    """A field of a record, the row of a table that begins with a number, or something about a list of numbers."""
    for key in path:
        if isinstance(value, dict):
            value = value.get(key)
        elif isinstance(value, list) and key in _OF_LIST and value and all(isinstance(one, int) for one in value):
            value = _OF_LIST[key](value)
        elif isinstance(value, list) and key.isdigit():
            rows = (one for one in value if isinstance(one, list) and one[:1] == [int(key)])
            value = next((row[1:] for row in rows), None)
        else:
            return None
    return value


def _printed(value: object) -> str | None:
    if isinstance(value, list) and value and all(isinstance(one, int) for one in value):
        return ", ".join(str(one) for one in value)
    return str(value) if isinstance(value, int) and not isinstance(value, bool) else None
