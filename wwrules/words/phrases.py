"""Names of several words, word by word: which of them decline, what stands in each place of the table, and what should."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from wwrules.model import Name
from wwrules.words.readings import CELLS, NUMBERS, ONLY_PLURAL, Analyser, Cell, Table, basic_cell

LITTLE = 2  # letters of a word that changes with the sounds around it
WORD = re.compile(r"[^\W\d_]+(?:[’'-][^\W\d_]+)*")


class Slip(NamedTuple):
    """Something wrong with the forms of a name: which sort, where, the word, and what would be right."""

    state: str  # form, gender, words
    cell: Cell
    word: str
    right: str | None


@dataclass(frozen=True, slots=True)
class Entry:
    """A name with its forms, or with its basic form only."""

    name: str
    gender: str
    forms: Mapping[Cell, str]
    paradigm: str = ""


def entry_of(name: Name) -> Entry:
    """A word of a lexicon."""
    cells = {Cell(case, number): both[place] for case, both in name.forms.items() for place, number in enumerate(NUMBERS)}
    return Entry(name.text, name.gender, cells or {basic_cell(name.gender): name.text}, name.paradigm)


def cells_of(gender: str) -> list[Cell]:
    """The places that count: a word without singular has only plural ones."""
    return [cell for cell in CELLS if gender != ONLY_PLURAL or cell.number == "pl"]


def slips(entry: Entry, analyser: Analyser) -> list[Slip]:
    """What is wrong with the forms of a name. Words that the analyser does not know are passed over."""
    rows = {cell: WORD.findall(entry.forms[cell]) for cell in cells_of(entry.gender) if cell in entry.forms}
    basic = rows[basic_cell(entry.gender)]
    if uneven := next((cell for cell, row in rows.items() if len(row) != len(basic)), None):
        return [Slip("words", uneven, entry.forms[uneven], None)]
    tables = _tables(basic, entry, analyser)
    head = _head(tables, entry.gender)
    found: list[Slip] = []
    for place, word in enumerate(basic):
        column = {cell: row[place] for cell, row in rows.items()}
        if not tables[place] and not analyser.knows(word):
            continue
        declines = place == head or _must_decline(tables, basic, place, head)
        restless = [] if declines else _restless(column)
        wrong = _wrong(column, word, tables[place]) if declines or restless else []
        found += wrong if declines or (tables[place] and len(wrong) < len(restless)) else restless
    if head is not None and entry.gender != ONLY_PLURAL and not any(_fits(one, entry.gender) for one in tables[head]):
        found.append(Slip("gender", basic_cell(entry.gender), basic[head], tables[head][0].gender))
    return found


def proposals(entry: Entry, analyser: Analyser) -> list[tuple[dict[Cell, str], Table]]:
    """All forms of a name from its basic form, with the table of its head: one proposal for each word that the head may be."""
    basic = WORD.findall(entry.name)
    tables = _tables(basic, entry, analyser)
    head = _head(tables, entry.gender)
    if head is None:
        return []
    beside = {
        place: next(one for one in some if not one.noun)
        for place, some in enumerate(tables)
        if place != head and _must_decline(tables, basic, place, head)
    }
    return [
        ({cell: _written(entry.name, {**beside, head: one}, cell) for cell in cells_of(entry.gender)}, one)
        for one in tables[head]
        if _fits(one, entry.gender) and entry.gender in (one.gender, ONLY_PLURAL)
    ]


def _tables(basic: list[str], entry: Entry, analyser: Analyser) -> list[list[Table]]:
    return [analyser.tables(word, entry.gender, entry.paradigm) for word in basic]


def _head(tables: list[list[Table]], gender: str) -> int | None:
    """The noun that the others belong to: the first one of that gender that is no adjective; else one that may be."""
    nouns = [place for place, some in enumerate(tables) if any(one.noun for one in some)]

    def rank(place: int) -> tuple[bool, bool]:
        some = tables[place]
        return not any(_fits(one, gender) for one in some), not all(one.noun for one in some)

    return min(nouns, key=rank, default=None)


def _fits(table: Table, gender: str) -> bool:
    """Tell whether a noun has a gender; whether it is animate is a matter of sense."""
    return table.noun and (gender in ("", ONLY_PLURAL) or table.gender.partition("-")[0] in ("", gender.partition("-")[0]))


def _must_decline(tables: list[list[Table]], basic: list[str], place: int, head: int | None) -> bool:
    """An adjective goes with the noun that it stands before, or stands behind with nothing else to go with."""
    some = tables[place]
    if head is None or all(one.noun for one in some):
        return False
    following = basic[place + 1] if place + 1 < len(basic) else ""
    return place < head or (not any(one.noun for one in some) and len(following) <= LITTLE)


def _restless(column: Mapping[Cell, str]) -> list[Slip]:
    """Where a word that rests in a case does not: it is the same in all cases of a number, but for euphony in little words."""
    found = []
    for number in NUMBERS:
        row = {cell: word for cell, word in column.items() if cell.number == number}
        usual = max(row.values(), key=list(row.values()).count, default="")
        found += [
            Slip("form", cell, word, usual)
            for cell, word in row.items()
            if word != usual and max(len(word), len(usual)) > LITTLE
        ]
    return found


def _wrong(column: Mapping[Cell, str], word: str, tables: list[Table]) -> list[Slip]:
    """The places where a word has no right form, by the table that it fits best."""
    if not tables:
        return []
    table = min(tables, key=lambda one: (sum(not one.has(cell, form) for cell, form in column.items()), not one.noun))
    return [
        Slip("form", cell, form, _capital(next(iter(table.forms.get(cell, ())), None), word))
        for cell, form in column.items()
        if not table.has(cell, form)
    ]


def _written(name: str, chosen: Mapping[int, Table], cell: Cell) -> str:
    places = iter(range(len(name)))

    def form(found: re.Match[str]) -> str:
        table = chosen.get(next(places))
        some = table.forms.get(cell) if table else None
        return (_capital(some[0], found.group()) or "") if some else found.group()

    return WORD.sub(form, name)


def _capital(text: str | None, model: str) -> str | None:
    return text[:1].upper() + text[1:] if text and model[:1].isupper() else text
