"""Phrases differ: no text could be read as two of them.

Two phrases may share their words if the types of a role never overlap (`take {what: bird} …`, `take {what: crumb} …`). A form
may not be that of another phrase with a relative after one of its nouns, and no noun, name or quality may be spelt like
another, or like a quality and a noun side by side.

Fails: `form: "feed {what: bird} in {place: shore}"`
Passes: `form: "feed {what: bird} on {place: shore}"`
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from wwrules.compile.forms import PLAYER
from wwrules.compile.phrase_forms import Form, FormRole, FormWord
from wwrules.compile.words import Tables, tables_of
from wwrules.diagnostics import Diagnostic, Source, fault
from wwrules.load.nodes import Scalar
from wwrules.model import Game

CODE = "overlapping-forms"
_GROUPS = (("verb", "rule"), ("condition",), ("trigger",), ("amount",), ("relative",))
Elements = tuple[FormWord | FormRole, ...]


def check(game: Game) -> Iterator[Diagnostic]:
    """Compare the phrases of the game with each other, and those of each pack with all that its text can use."""
    for pack in ("", *game.packs):
        tables = tables_of(game, pack)
        yield from _words(game, tables)
        for kinds in _GROUPS:
            forms = [form for kind in kinds for form in tables.by_kind.get(kind, ())]
            yield from _overlaps(game, tables, forms)


def _overlaps(game: Game, tables: Tables, forms: list[Form]) -> Iterator[Diagnostic]:
    """Forms with the same words (perhaps with a relative inside one of them) and types that do not keep them apart."""
    spelt: dict[tuple[str, ...], list[tuple[Form, Elements]]] = defaultdict(list)
    for form in forms:
        for elements in _spellings(form):
            for other, others in spelt[_key(elements)]:
                if other is not form and _unify(tables, elements, others) and _share(tables, form, other):
                    yield from _report(game, tables, form, other, "")
            spelt[_key(elements)].append((form, elements))
    for form in forms:
        for relative in tables.by_kind.get("relative", ()):
            for elements in _with_relative(tables, form, relative):
                for other, others in spelt.get(_key(elements), ()):
                    if other is not form and _unify(tables, elements, others):
                        yield from _report(game, tables, other, form, relative.id)


def _spellings(form: Form) -> Iterator[Elements]:
    """A verb that begins with its own word may have its agent before it."""
    yield form.elements
    if form.kind == "verb" and not form.begins_with_role:
        yield (PLAYER, *form.elements)


def _with_relative(tables: Tables, form: Form, relative: Form) -> Iterator[Elements]:
    for number, element in enumerate(form.elements):
        if isinstance(element, FormRole) and any(tables.comparable(one, relative.of) for one in element.types):
            yield (*form.elements[: number + 1], *relative.elements, *form.elements[number + 1 :])


def _key(elements: Elements) -> tuple[str, ...]:
    return tuple(one.text if isinstance(one, FormWord) else "" for one in elements)


def _unify(tables: Tables, one: Elements, other: Elements) -> bool:
    pairs = [(a.types, b.types) for a, b in zip(one, other, strict=True) if isinstance(a, FormRole) and isinstance(b, FormRole)]
    return all(tables.overlap(a, b) for a, b in pairs)


def _share(tables: Tables, one: Form, other: Form) -> bool:
    """Relatives get into each other's way only after the same nouns."""
    return one.kind != "relative" or tables.overlap(one.of, other.of)


def _report(game: Game, tables: Tables, form: Form, other: Form, relative: str) -> Iterator[Diagnostic]:
    """At the phrase of the pack if one of them is; official phrases among themselves are looked at without packs."""
    ids = [form.id, other.id, *((relative,) if relative else ())]
    if tables.pack and not any(one.startswith(f"{tables.pack}/") for one in ids):
        return
    at = next((one for one in ids if tables.pack and one.startswith(f"{tables.pack}/")), form.id)
    node = game.phrases[at].node.get("form")
    source = node.source if isinstance(node, Scalar) else game.phrases[at].source
    state = "relative" if relative else "types"
    yield fault(CODE, source, subject=at, state=state, other=other.id if at != other.id else form.id, relative=relative)


def _words(game: Game, tables: Tables) -> Iterator[Diagnostic]:
    """Nouns, names and qualities that are spelt alike, or like a quality and a noun."""
    terms = [term for every in tables.terms.values() for term in every if term.type in ("NOUN", "NAME", "QUAL") or term.core]
    spelt: dict[tuple[str, ...], str] = {}
    order = ("NOUN", "NAME", "QUAL")
    for term in sorted(terms, key=lambda one: (not one.core, "/" in one.means, one.type in order and order.index(one.type))):
        first = spelt.setdefault(term.words, term.means)
        if first != term.means and not term.core and _concerns(tables, term.means):
            source = _source(game, term.means)
            yield fault(CODE, source, subject=term.means, state="words", text=" ".join(term.words), other=first)
    qualities = {term.words: term.means for term in terms if term.means in tables.qualities}
    nouns = {term.words: term.means for term in terms if term.type == "NOUN"}
    for words, name in (nouns | {term.words: term.means for term in terms if term.type == "NAME"}).items():
        for cut in range(1, len(words)):
            one, other = qualities.get(words[:cut]), nouns.get(words[cut:])
            if one and other and tables.comparable(other, tables.qualities[one].of):
                at = next((part for part in (name, one, other) if _concerns(tables, part)), None)
                if at is not None:
                    yield fault(CODE, _source(game, at), subject=at, state="joined", text=" ".join(words), one=one, other=other)


def _concerns(tables: Tables, name: str) -> bool:
    return not tables.pack or name.startswith(f"{tables.pack}/")


def _source(game: Game, name: str) -> Source:
    if name in game.nouns:
        return game.nouns[name].source
    return game.definitions[name][0].source if name in game.definitions else game.phrases[name].source
