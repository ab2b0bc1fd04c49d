"""Ukrainian, by pymorphy3: its tags in our terms. There a form that is not plural is singular without saying so."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cached_property
from typing import Any

from wwrules.words.readings import ONLY_PLURAL, Cell, Reading, Table, basic_cell, table_of

_CASES = {"nomn": "nom", "gent": "gen", "datv": "dat", "accs": "acc", "ablt": "ins", "loct": "loc"}
_GENDERS = {"masc": "m", "femn": "f", "neut": "neut"}
_DECLINE = ("NOUN", "ADJF", "PRTF", "NPRO")
_NOT_STANDARD = {"Erro", "Dist", "Infr", "Slng", "Arch"}


class Analyser:
    """Ukrainian words."""

    @cached_property
    def _tool(self) -> Any:
        import pymorphy3  # noqa: PLC0415 - the extra `words`

        return pymorphy3.MorphAnalyzer(lang="uk")

    def knows(self, word: str) -> bool:
        """Tell whether there is such a word in the standard language."""
        return any(_is_standard(one) for one in self._parsed(word))

    def lemmas(self, word: str) -> tuple[str, ...]:
        """Basic forms of the words that a form may belong to."""
        return tuple(dict.fromkeys(one.normal_form for one in self._parsed(word)))

    def tables(self, word: str, gender: str, paradigm: str = "") -> list[Table]:  # noqa: ARG002 - the tool knows how it declines
        """Tables of the words whose basic form this is; first those with all forms, because a rare homonym has gaps."""
        basic = basic_cell(gender)
        found: dict[str, Table] = {}
        for parse in self._parsed(word):
            here = [one for one in _readings(parse) if one.cell == basic]
            if any(one.noun or gender == ONLY_PLURAL or _goes_with(one, gender) for one in here):
                table = _usual_first(table_of(parse.normal_form, _forms(parse, gender), gender))
                found.setdefault(repr(table), table)
        return sorted(found.values(), key=lambda one: -len(one.forms))

    def _parsed(self, word: str) -> list[Any]:
        return [one for one in self._tool.parse(word.replace("’", "'")) if one.is_known]


def _forms(parse: Any, gender: str) -> Iterator[Reading]:
    for form in parse.lexeme:
        for one in _readings(form):
            yield one._replace(gender=gender) if not one.noun and _goes_with(one, gender) else one


def _usual_first(table: Table) -> Table:
    """Put first what is written most: of things -у and not -ові, beside them the accusative that is the nominative; -ому."""
    animate = table.gender.endswith("-anim")

    def order(cell: Cell, form: str) -> tuple[bool, bool]:
        like = table.forms.get(Cell("gen" if animate else "nom", cell.number), ())
        return (
            cell.case == "acc" and not table.noun and form not in like,
            form.endswith(("ові", "еві", "єві")) != animate if table.noun else form.endswith(("ім", "їм")),
        )

    return replace(
        table, forms={cell: tuple(sorted(some, key=lambda one: order(cell, one))) for cell, some in table.forms.items()}
    )


def _goes_with(one: Reading, gender: str) -> bool:
    """Beside an animate noun an adjective has the same forms, but for the accusative, which has both."""
    return one.gender in ("", gender, gender.partition("-")[0])


def _is_standard(parse: Any) -> bool:
    return not _NOT_STANDARD & set(map(str, parse.tag.grammemes))


def _readings(parse: Any) -> list[Reading]:
    tag = parse.tag
    case = _CASES.get(str(tag.case or "nomn"))
    if tag.POS not in _DECLINE or case is None or not _is_standard(parse):
        return []
    number = "pl" if "plur" in tag.grammemes else "sg"
    gender = _GENDERS.get(str(tag.gender), "")
    animate = "-anim" * (gender == "m" and "anim" in tag.grammemes and tag.POS == "NOUN")
    return [Reading(parse.word.replace("'", "’"), tag.POS == "NOUN", Cell(case, number), gender + animate)]
