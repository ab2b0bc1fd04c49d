"""Numbers agree: a rule in another language has the same figures as the paragraph it tells.

Fails: `feeding.end: Dzień kończy się, gdy 2 ptaki nie są głodne.`
Passes: `feeding.end: Dzień kończy się, gdy nikt nie jest głodny.`
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

from wwrules.diagnostics import Diagnostic, fault, listing
from wwrules.model import Game
from wwrules.notes import notes

CODE = "numbers-differ"
_LINK = re.compile(r"\[\[[^\[\]|]*(\|([^\[\]]+))?\]\]")


def check(game: Game) -> Iterator[Diagnostic]:
    """Compare each text with what it was written from."""
    sources = {one.id: one.text for one in notes(game)}
    for locale, texts in sorted(game.texts.items()):
        for text in texts.values():
            wanted, found = _numbers(sources.get(text.id, "")), _numbers(text.text)
            if text.id in sources and wanted != found:
                wanted_ones, shown = (listing(sorted(one.elements())) or "–" for one in (wanted, found))
                yield fault(CODE, text.source, subject=f"{locale}/{text.id}", wanted=wanted_ones, text=shown)


def _numbers(text: str) -> Counter[str]:
    """The figures of a text, those of ids in links left out."""
    return Counter(re.findall(r"\d+", _LINK.sub(lambda link: link.group(2) or "", text)))
