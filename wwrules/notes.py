"""Everything that is told in prose, with the English note that each language tells in its own words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from wwrules.model import Game

SORTS = ("rules", "rulings", "glossary", "faq", "steps", "divergences", "examples", "changes")


class Note(NamedTuple):
    """One text to tell: its sort, the id under which `game.texts` holds it in each language, and the note."""

    sort: str
    id: str
    text: str


def notes(game: Game) -> Iterator[Note]:
    """All of them, in reading order."""
    yield from (Note("rules", one.id, one.note) for one in game.rules.values())
    for ruling in game.rulings.values():
        yield from (Note("rulings", f"{ruling.id}.{part}", getattr(ruling, part)) for part in ("question", "answer", "why"))
    yield from (Note("glossary", one.id, one.note) for one in game.told.glossary.values())
    for faq in game.told.faq.values():
        yield from (Note("faq", f"{faq.id}.{part}", getattr(faq, part)) for part in ("question", "answer"))
    yield from (Note("steps", one.id, one.note) for one in game.told.steps.values())
    for difference in game.divergences.values():
        for edition, text in difference.readings.items():
            yield Note("divergences", f"{difference.id}.readings.{edition}", text)
        yield Note("divergences", f"{difference.id}.decision", difference.decision)
    for example in game.examples.values():
        yield Note("examples", f"{example.id}.note", example.note)
        for number, text in example.step_notes.items():
            yield Note("examples", f"{example.id}.steps.{number}", text)
    yield from (Note("changes", f"changes.{one.id}", one.note) for one in game.changes)
