"""The words of a game by class: what the tables of core, vocabulary and phrases make of a word, alone or with its neighbours.

Official text is read with official words only; the text of a pack with those of the pack as well. A class is a terminal of
`effects.lark`; a word may be in several, and the parser's state decides between them (`skeletons.py`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from wwrules.compile.core_words import CORE
from wwrules.compile.english import plural_of
from wwrules.compile.phrase_forms import Form, FormWord, form_of
from wwrules.model import Game

# Classes in the order in which they win where the parser accepts several. Words of the core come first.
ORDER = ("", "VERB", "NAME", "NOUN", "QUAL", "WORD")
CORE_TYPES = ("number", "quality", "player", "zone", "scope")


class Term(NamedTuple):
    """One or more words that belong together: their class and what they mean. `plural` is None where one word is both."""

    words: tuple[str, ...]
    type: str
    means: str
    plural: bool | None = False
    core: bool = False


@dataclass(frozen=True, slots=True)
class NounWord:
    """How a noun is written."""

    id: str
    singular: str
    plural: str
    unique: bool = False


@dataclass(slots=True)
class Tables:
    """All words that a text may use, with their types and forms."""

    pack: str = ""
    nouns: dict[str, NounWord] = field(default_factory=dict)
    names: dict[str, str] = field(default_factory=dict)  # id of an entry -> its words
    types: dict[str, frozenset[str]] = field(default_factory=dict)  # id -> itself and all that it belongs to
    qualities: dict[str, Form] = field(default_factory=dict)
    forms: dict[str, Form] = field(default_factory=dict)
    by_kind: dict[str, tuple[Form, ...]] = field(default_factory=dict)
    terms: dict[str, tuple[Term, ...]] = field(default_factory=dict)  # by first word, the longest first
    resolve: dict[str, str] = field(default_factory=dict)  # a type as it is written -> its full id

    def is_a(self, thing: str, types: Iterable[str]) -> bool:
        """Tell whether a noun or name is one of the types."""
        known = self.types.get(thing, frozenset((thing,)))
        return any(one in known for one in types)

    def comparable(self, thing: str, types: Iterable[str]) -> bool:
        """Tell whether a noun is one of the types or more general than one of them."""
        return any(one in self.types.get(thing, ()) or thing in self.types.get(one, ()) for one in types)

    def overlap(self, one: Iterable[str], other: Iterable[str]) -> bool:
        """Tell whether something can be of both types."""
        both = tuple(other)
        return any(self.is_a(thing, one) and self.is_a(thing, both) for thing in self.types) or bool(set(one) & set(both))

    def words_of(self, thing: str) -> str:
        """How a noun, name or type is called in a message."""
        noun = self.nouns.get(thing)
        return noun.singular if noun else self.names.get(thing, _spoken(thing))

    def of_types(self, types: Iterable[str]) -> list[str]:
        """The words for all that fits the types, as an author may write them."""
        wanted = tuple(types)
        nouns = (one.singular for one in self.nouns.values() if self.is_a(one.id, wanted))
        return [*nouns, *(words for name, words in self.names.items() if self.is_a(name, wanted))]


def _spoken(name: str) -> str:
    return name.rpartition("/")[2].replace("-", " ")


def tables_of(game: Game, pack: str = "") -> Tables:
    """The tables of a game: official words only, or with those of one pack. Nobody changes them."""
    made_of = tuple((id(one), len(one)) for one in (game.kinds, game.words, game.nouns, game.entities, game.phrases))
    known = game.word_tables.get(pack)
    if known is None or known[0] != made_of:
        known = game.word_tables[pack] = (made_of, _tables(game, pack))
    found: Tables = known[1]
    return found


def _tables(game: Game, pack: str) -> Tables:
    tables = Tables(pack)
    isa = dict(_isa(game, pack))
    tables.resolve = {name: name for name in isa} | {name.rpartition("/")[2]: name for name in isa if pack and "/" in name}
    own = {name: {tables.resolve.get(one, one) for one in general} for name, general in isa.items()}
    tables.types = {name: frozenset(_closure(own, name)) for name in own}
    _add_nouns(tables, game, isa)
    _add_names(tables, game, own)
    _add_phrases(tables, game)
    _index(tables)
    return tables


def _here(pack_of: str, pack: str) -> bool:
    return pack_of in ("", pack)


def _isa(game: Game, pack: str) -> Iterator[tuple[str, set[str]]]:
    """Every type with what its declarations say it belongs to."""
    found: dict[str, set[str]] = {name: set() for name in CORE_TYPES}
    for kind in game.kinds.values():
        if _here(_pack_of(kind.id), pack):
            found.setdefault(kind.id, set()).update(filter(None, (kind.isa,)))
    for word in game.words.values():
        if word.sort in ("zone", "scope") and _here(_pack_of(word.id), pack):
            found.setdefault(word.id, set()).add(word.sort)
    for noun in game.nouns.values():
        if _here(noun.pack, pack):
            found.setdefault(noun.id, set()).update(noun.isa)
    return iter(found.items())


def _pack_of(name: str) -> str:
    return name.rpartition("/")[0]


def _closure(isa: dict[str, set[str]], name: str) -> set[str]:
    seen, waiting = set(), [name]
    while waiting:
        here = waiting.pop()
        if here not in seen:
            seen.add(here)
            waiting.extend(isa.get(here, ()))
    return seen


def _add_nouns(tables: Tables, game: Game, isa: dict[str, set[str]]) -> None:
    for name in isa:
        if name in CORE_TYPES and name != "player":
            continue
        said = game.nouns.get(name)
        if said is not None and said.abstract:
            continue
        singular = (said.singular if said else "") or _spoken(name)
        plural = (said.plural if said else "") or plural_of(singular)
        tables.nouns[name] = NounWord(name, singular, plural, said.unique if said else False)


def _add_names(tables: Tables, game: Game, isa: dict[str, set[str]]) -> None:
    """Entries are names, unless they are declared to be nouns or have no name to be called by."""
    for entity in game.entities.values():
        kind = game.kinds[entity.kind]
        if _here(entity.pack, tables.pack) and entity.id not in isa and kind.names != "none":
            tables.names[entity.id] = _spoken(entity.id)
            tables.types[entity.id] = frozenset((entity.id, *tables.types.get(kind.id, ())))


def _add_phrases(tables: Tables, game: Game) -> None:
    kinds: dict[str, list[Form]] = {}
    for phrase in game.phrases.values():
        form = form_of(phrase, tables.resolve) if _here(phrase.pack, tables.pack) else None
        if form is None:
            continue
        tables.forms[form.id] = form
        if form.kind == "qualifier":
            tables.qualities[form.id] = form
        else:
            kinds.setdefault(form.kind, []).append(form)
    tables.by_kind = {kind: tuple(forms) for kind, forms in kinds.items()}


def _index(tables: Tables) -> None:
    """Every term by its first word: the longest first, among equals in the order of classes."""
    found: dict[str, set[Term]] = {}
    terms = list(_terms(tables))
    own = {term.words for term in terms if term.type == "NAME" and _of_pack(term, tables)}
    for term in terms:
        if term.words and (term.words not in own or term.type not in ("NOUN", "NAME") or term.core or _of_pack(term, tables)):
            found.setdefault(term.words[0], set()).add(term)
    rank = {name: number for number, name in enumerate(ORDER)}
    tables.terms = {
        first: tuple(sorted(terms, key=lambda one: (-len(one.words), 0 if one.core else rank[one.type], one.means)))
        for first, terms in found.items()
    }


def _of_pack(term: Term, tables: Tables) -> bool:
    """Tell whether a term is the pack's own; by the name of an entry it means its own one."""
    return bool(tables.pack) and term.means.startswith(f"{tables.pack}/")


def _terms(tables: Tables) -> Iterator[Term]:
    for words, (type_, means) in CORE.items():
        yield Term(tuple(words.split()), type_, means, core=True)
    for noun in tables.nouns.values():
        both = noun.singular == noun.plural
        yield Term(_read(noun.singular), "NOUN", noun.id, None if both else False)
        if not both:
            yield Term(_read(noun.plural), "NOUN", noun.id, plural=True)
    for name, words in tables.names.items():
        yield Term(_read(words), "NAME", name)
    for form in tables.forms.values():
        yield from _terms_of_form(form)


def _terms_of_form(form: Form) -> Iterator[Term]:
    words = [one for one in form.elements if isinstance(one, FormWord)]
    if form.kind == "qualifier":
        yield Term(tuple(one.text for one in words), "QUAL", form.id)
        return
    if form.kind == "verb" and not form.begins_with_role:
        yield Term((words[0].text,), "VERB", words[0].text)
    for one in words:
        yield from (Term((text,), "WORD", text) for text in one.texts)


def _read(words: str) -> tuple[str, ...]:
    """The words that are read: `the` is not."""
    return tuple(one for one in words.split() if one != "the")
