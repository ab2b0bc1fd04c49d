"""What a language cannot say yet: a value beside the text, so that one run shows all gaps."""

from __future__ import annotations

from typing import NamedTuple


class Missing(NamedTuple):
    """A gap: the pattern, word, form, quality or language that is not there."""

    kind: str  # language, pattern, construct, word, quality; effect: what cannot be read cannot be said
    id: str  # of the phrase, construct, noun or qualifier; with .attribute where one of its variants is missing
    locale: str
    detail: str = ""  # what about it, if not all of it


class CannotSayError(LookupError):
    """Carries a gap to the place that notes it; never leaves the package."""

    def __init__(self, kind: str, name: str, detail: str = "") -> None:
        super().__init__(kind, name, detail)
        self.kind, self.name, self.detail = kind, name, detail
