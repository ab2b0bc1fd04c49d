"""Forms are right: each form of a name is the one of its case and number, and its gender is that of its noun.

Held against a grammar of the language, only with `wwrules check --words`: an analyser for Polish and Ukrainian, for Czech the
noun of the school grammar that the lexicon names (`paradigm: hrad`), or that the forms show, and a dictionary. Words that
nobody knows are passed over.

Fails: `      gen: [pieśń, pieśni]`
Passes: `      gen: [pieśni, pieśni]`
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from wwrules.diagnostics import Diagnostic, Part, Source, fault
from wwrules.load.nodes import Mapping, Scalar, Sequence
from wwrules.model import Game, Name

if TYPE_CHECKING:
    from wwrules.words.phrases import Slip

CODE = "wrong-form"


def check(game: Game) -> Iterator[Diagnostic]:
    """Look at the names of every language that has an analyser."""
    from wwrules.words.phrases import entry_of, slips  # noqa: PLC0415 - most checks need no tools
    from wwrules.words.tools import tools  # noqa: PLC0415

    for locale, names in sorted(game.names.items()):
        analyser = tools(locale).analyser
        if analyser is not None:
            for name in names.values():
                for slip in slips(entry_of(name), analyser) if name.gender else ():
                    yield _fault(name, slip)


def _fault(name: Name, slip: Slip) -> Diagnostic:
    place = name.name_source if slip.state == "gender" else _place(name, *slip.cell)
    words = {"state": slip.state, "word": slip.word, "name": name.text, "form": Part("form-of-word", **slip.cell._asdict())}
    return fault(CODE, place, subject=name.id, hint=slip.right, **words)


def _place(name: Name, case: str, number: str) -> Source:
    """Where a form stands in the lexicon."""
    forms = name.node.get("forms") if name.node else None
    row = forms.get(case) if isinstance(forms, Mapping) else None
    item = row.items[number == "pl"] if isinstance(row, Sequence) else None
    return item.source if isinstance(item, Scalar) else name.name_source
