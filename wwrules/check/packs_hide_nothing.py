"""Packs hide nothing: an exception of a pack is about a warning, or about a fault that hides none of its texts.

A pack may accept warnings, and faults of wording such as a name that is the same in two languages (`same-text`). Whatever
keeps a text from being read, said or told from another is mended, not accepted: readers would meet a card that says nothing,
or two that nobody can tell apart.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from wwrules.diagnostics import Diagnostic, Severity, fault
from wwrules.model import Suppression

CODE = "hidden-fault"
# errors, but of wording, and such as readers see: a card without a name goes by its id
MAY_BE_ACCEPTED = frozenset({"idle-rule", "misspelt-word", "missing-name", "same-text", "strange-term", "wrong-form"})


def may_accept(one: Suppression, diagnostic: Diagnostic) -> bool:
    """Tell whether an exception counts for a fault: the game decides for itself, a pack only about what hides nothing."""
    return not one.pack or diagnostic.severity is Severity.WARNING or one.code in MAY_BE_ACCEPTED


def check(refused: Iterable[Suppression]) -> Iterator[Diagnostic]:
    """A fault for each exception of a pack that would have hidden one; the hidden one is told as well."""
    for one in refused:
        yield fault(CODE, one.source, word=one.code, id=one.at)
