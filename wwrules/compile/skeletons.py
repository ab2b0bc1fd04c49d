"""Words to the skeleton of a sentence: each word gets the class that the parser accepts at its place, the longest term first.

What comes out is the parse tree of `effects.lark`, whose leaves are lexemes with a number and a place, or what stopped it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from lark import Lark, Token, Tree, UnexpectedToken
from lark.parsers.lalr_interactive_parser import InteractiveParser

from wwrules.compile.core_words import ANOTHER
from wwrules.compile.grammars import parser_of
from wwrules.compile.scanning import Word
from wwrules.compile.words import Tables, Term

# A comma before one of these is decoration.
_AFTER_COMMA = frozenset((
    "WHEN", "BEFORE", "AFTER", "AT", "WHILE", "IF", "UNLESS", "ONCE_PER", "INSTEAD", "MAY_INSTEAD", "OTHERWISE", "IF_DO",
    "AND_IF", "OR_IF", "THEN", "MAY", "EITHER", "NEXT_TIME", "AND", "OR",
))  # fmt: skip
_SIGNS = {".": "DOT", ",": "COMMA", ":": "COLON", "(": "LPAR", ")": "RPAR"}


class Lexeme(Token):
    """A leaf of the skeleton: a token that knows its words, what they mean and its number in the sentence."""

    number: int
    words: tuple[str, ...]
    means: str
    plural: bool | None
    start: int
    end: int


@cache
def _parser() -> Lark:
    """Words are classified here and fed one by one, so the library's own lexer, which it must have, is never asked."""
    grammar = (Path(__file__).parent / "effects.lark").read_text("utf-8")
    return parser_of(grammar, ["effect", "condition"], lexer="basic", maybe_placeholders=False)


@dataclass(slots=True)
class Skeleton:
    """What became of one run of the parser: a tree, or the lexeme (None: the end of the text) that stopped it."""

    tree: Tree[Lexeme] | None
    lexemes: list[Lexeme]
    stopped: Lexeme | None = None
    expected: frozenset[str] = frozenset()
    unknown: list[Lexeme] = field(default_factory=list)
    used: int = 0  # how many of the words were read


def read_skeleton(words: list[Word], tables: Tables, start: str) -> Skeleton:
    """Read words as one or more sentences."""
    reading = _Reading(words, tables, _parser().parse_interactive(start=start))
    try:
        while reading.at < len(words):
            reading.step()
        tree = reading.parser.feed_eof(reading.lexemes[-1])  # type: ignore[no-untyped-call]
    except UnexpectedToken as error:
        stopped = error.token if isinstance(error.token, Lexeme) and error.token.type != "$END" else None
        return Skeleton(None, reading.lexemes, stopped, frozenset(error.expected or ()), reading.unknown, reading.at)
    return Skeleton(tree, reading.lexemes, unknown=reading.unknown, used=reading.at)


def begins_action(words: list[Word], at: int, tables: Tables) -> bool:
    """Tell whether an action can begin at a word: with its verb, with `you may`, `either` or a bracket."""
    if at >= len(words):
        return False
    if words[at].text == "(":
        return True
    first = next((term for term in _terms_at(words, at, tables) if term.type != "WORD"), None)
    return first is not None and first.type in ("VERB", "MAY", "EITHER")


def _terms_at(words: list[Word], at: int, tables: Tables) -> Iterator[Term]:
    """Terms that the words from here spell out, the longest first."""
    for term in tables.terms.get(words[at].text, ()) if at < len(words) else ():
        if len(term.words) == 1 or tuple(one.text for one in words[at : at + len(term.words)]) == term.words:
            yield term


@dataclass(slots=True)
class _Reading:
    """One run: the words, how far it got, and the parser."""

    words: list[Word]
    tables: Tables
    parser: InteractiveParser
    at: int = 0
    lexemes: list[Lexeme] = field(default_factory=list)
    unknown: list[Lexeme] = field(default_factory=list)
    choices: list[bool] = field(default_factory=lambda: [False])  # inside `either`, by depth of brackets

    def step(self) -> None:
        """Feed the term that begins here."""
        word = self.words[self.at]
        if word.sort == "sign":
            self._sign(word)
        elif word.sort in ("number", "signed"):
            self._feed("NUM" if word.sort == "number" else "SIGNED", 1, word.text)
        else:
            self._word()

    def _sign(self, word: Word) -> None:
        if word.text == "," and self._core_at(self.at + 1) in _AFTER_COMMA:
            self.at += 1
            return
        if word.text == "(":
            self.choices.append(False)
        elif word.text == ")" and len(self.choices) > 1:
            self.choices.pop()
        elif word.text in (".", ":"):
            self.choices[-1] = False
        self._feed(_SIGNS[word.text], 1, word.text)

    def _word(self) -> None:
        accepted = self.parser.choices()  # type: ignore[no-untyped-call]
        fitting = [term for term in _terms_at(self.words, self.at, self.tables) if self._class(term) in accepted]
        if fitting:
            self._take(self._chosen(fitting))
            return
        known = next(_terms_at(self.words, self.at, self.tables), None)
        if known is not None:  # a word that cannot stand here: the parser will say so
            self._take(known)
            return
        self._feed("NOUN" if "NOUN" in accepted else "WORD", 1, "", plural=None)

    def _chosen(self, fitting: list[Term]) -> Term:
        """The first, unless a quality would stand before a whole noun phrase: then it is a word of a form."""
        first = fitting[0]
        if first.type == "QUAL" and not first.core and self._noun_phrase_at(self.at + len(first.words)):
            return next((one for one in fitting if one.type == "WORD"), first)
        return first

    def _noun_phrase_at(self, at: int) -> bool:
        if at < len(self.words) and self.words[at].sort == "number":
            return True
        following = next(_terms_at(self.words, at, self.tables), None)
        return following is not None and following.type in ("DET", "NUM", "BOUND", "PRONOUN", "NAME")

    def _take(self, term: Term) -> None:
        type_ = self._class(term)
        if type_ == "EITHER":
            self.choices[-1] = True
        if term.means == ANOTHER:
            self._feed("NUM", 0, "1")
            self._feed("QUAL", 1, "other")
            return
        self._feed(type_, len(term.words), term.means, plural=term.plural)

    def _class(self, term: Term) -> str:
        """The class of a term here: `or` joins actions inside `either` and before an action."""
        if term.type == "OR" and self.choices[-1] and begins_action(self.words, self.at + 1, self.tables):
            return "ELSE"
        return term.type

    def _core_at(self, at: int) -> str:
        first = next(_terms_at(self.words, at, self.tables), None)
        return first.type if first is not None and first.core else ""

    def _feed(self, type_: str, length: int, means: str, plural: bool | None = False) -> None:
        taken = self.words[self.at : self.at + max(1, length)]
        lexeme = Lexeme(type_, " ".join(one.text for one in taken))
        lexeme.number = len(self.lexemes)
        lexeme.words = tuple(one.text for one in taken)
        lexeme.means, lexeme.plural = means, plural
        lexeme.start, lexeme.end = taken[0].start, taken[-1].end
        self.at += length
        self.lexemes.append(lexeme)
        if not means:
            self.unknown.append(lexeme)
        self.parser.feed_token(lexeme)
