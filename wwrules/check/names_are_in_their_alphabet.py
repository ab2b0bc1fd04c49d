"""Names are in their alphabet: what something is called is written in letters of its language.

Each language declares its letters in its grammar (`alphabet`), and any of them may have an accent, so that a guest may be
called Žofie or André. A letter of another alphabet that looks the same, a mathematical or a wide one makes two names that no
reader can tell apart and no search finds. Digits, signs and Roman numerals belong to every language. A pack's own name is
written in letters of any language of the game.

Fails: `duck: {name: Ｋaczka, gender: f, origin: printed}`
Passes: `duck: {name: Kaczka, gender: f, origin: printed}`
"""

from __future__ import annotations

from collections.abc import Iterator

from wwrules.alphabets import Alphabet
from wwrules.diagnostics import Diagnostic, excerpt, fault
from wwrules.load.characters import code_point
from wwrules.load.nodes import Mapping, Node, Scalar, Sequence
from wwrules.model import Game
from wwrules.say.grammar import LATIN, alphabet_of

CODE = "foreign-letter"
_WORDS = ("name", "plural", "forms", "short", "also")  # keys of a word of a lexicon that hold what readers see


def check(game: Game) -> Iterator[Diagnostic]:
    """Look at every letter of every name."""
    for locale, names in game.names.items():
        alphabet = Alphabet(alphabet_of(game, locale))
        for name in names.values():
            for text in _texts(name.node):
                yield from _faults(alphabet, text, locale, name.id)
    every = Alphabet("".join([LATIN, *(alphabet_of(game, locale) for locale in game.spoken)]))
    for pack in game.packs.values():
        for _, letter in [*every.foreign(pack.name)][:1]:
            words = {"letter": letter, "character": code_point(letter), "name": excerpt(pack.name), "locale": "none"}
            yield fault(CODE, pack.places.get("name", pack.source), subject=pack.id, **words)


def _texts(node: Node | None) -> Iterator[Scalar]:
    for key in _WORDS:
        yield from _scalars(node.get(key) if isinstance(node, Mapping) else None)


def _scalars(node: Node | None) -> Iterator[Scalar]:
    if isinstance(node, Scalar):
        yield node
    elif isinstance(node, Sequence):
        for item in node.items:
            yield from _scalars(item)
    elif isinstance(node, Mapping):
        for key, value in node.pairs():
            if key.text != "gender":
                yield from _scalars(value)


def _faults(alphabet: Alphabet, text: Scalar, locale: str, subject: str) -> Iterator[Diagnostic]:
    for place, letter in [*alphabet.foreign(text.text)][:1]:  # one of a word is enough
        words = {"letter": letter, "character": code_point(letter), "name": excerpt(text.text), "locale": locale}
        yield fault(CODE, text.place(place), subject=subject, **words)
