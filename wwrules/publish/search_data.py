"""What the search of one language needs: everything that can be found, the forms of its words, and names in other languages.

The index itself is made in the browser, in a few hundredths of a second; what is sent are titles, texts and forms.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator

from wwrules.model import Name
from wwrules.publish.book import Book
from wwrules.publish.data import as_json
from wwrules.publish.page_model import Finding, Page
from wwrules.publish.search_forms import analysers, forms_of_prose

GROUPS = ("terms", "entries", "rules", "rulings", "pages")
_OTHER_LETTERS = str.maketrans({"ł": "l", "đ": "d", "ґ": "г", "'": "", "’": "", "ʼ": ""})
_WORD = re.compile(r"[^\W_]+")


class _NoAccents(dict[int, int | None]):
    """What becomes of each letter once accents stand by themselves: they go, it stays."""

    def __missing__(self, letter: int) -> int | None:
        self[letter] = None if unicodedata.combining(chr(letter)) else letter
        return self[letter]


_NO_ACCENTS = _NoAccents()


def fold(text: str) -> str:
    """As people type who do not look for accents: the script of the search folds in the same way."""
    return unicodedata.normalize("NFD", text.lower().translate(_OTHER_LETTERS)).translate(_NO_ACCENTS)


def search_data(book: Book, pages: Iterable[Page]) -> str:
    """The data as a script, so that it can be read from a folder as well as from a server."""
    found = [one for page in pages for one in page.findings if one.title]
    lexicon = set(_form_groups(book.game.names.get(book.locale, {}).values()))
    known = {word for group in lexicon for word in group.split()}
    prose = forms_of_prose(book.locale, (f"{one.title} {one.text}" for one in found), fold, known)
    value = {
        "docs": [_doc(book, one) for one in found],
        "forms": sorted(lexicon | prose),
        "analysers": analysers(book.locale),
        "others": [_elsewhere(book, one) for one in found],
    }
    return f"wwrulesSearch({as_json(value)});\n"


def _doc(book: Book, one: Finding) -> list[object]:
    """Group, address, title, text, kind with the mark of a pack, and words that are written nowhere in it."""
    written = set(_WORD.findall(fold(f"{one.title} {one.text}")))
    further = dict.fromkeys(word for phrase in one.words for word in _further(phrase) if word not in written)
    where = " · ".join(filter(None, (one.kind, book.mark(one.maker))))
    return [GROUPS.index(one.group), one.address, one.title, one.text, where, " ".join(further)]


def _further(phrase: str) -> list[str]:
    """An id or number as it is, and the words of it."""
    whole = [phrase] if re.fullmatch(r"[a-z0-9./-]+", phrase) else []
    return [*whole, *_WORD.findall(fold(phrase))]


def _form_groups(names: Iterable[Name]) -> Iterator[str]:
    """Words that are forms of one another: the same place in the forms of a name."""
    for name in names:
        forms = [form for pair in name.forms.values() for form in pair]
        split = [_WORD.findall(fold(form)) for form in (name.text, *forms)]
        if len({len(words) for words in split}) == 1:
            for column in zip(*split, strict=True):
                alike = sorted(set(column))
                if len(alike) > 1:
                    yield " ".join(alike)


def _elsewhere(book: Book, one: Finding) -> str:
    """What it is called in the other languages, for readers who know it by another name."""
    if one.group not in ("terms", "entries"):
        return ""
    key = next((word for word in reversed(one.words) if word in book.game.definitions), "")
    names = (book.game.names.get(locale, {}).get(key) for locale in book.game.header.locales if locale != book.locale)
    return " ".join(dict.fromkeys(word for name in names if name for word in _WORD.findall(fold(name.text))))
