"""Bodies know their nouns: what fits a role of a phrase is something that its body does or counts.

A body that asks for the noun (`if head(what) == …`) has a way for every noun that fits, or an `else`. One that only takes the
number that stands there has a role for one sort of thing: a sentence with any other would do the same as before. Name the nouns
in the form, `{what: coin|point}`, instead of one that stands for many.

Fails: `form: "lose {what: resource}"`
Passes: `form: "lose {what: crumb}"`
"""

from __future__ import annotations

from collections.abc import Iterator

from wwrules.compile import procedure_tree as tree
from wwrules.compile.idle_words import looks_at
from wwrules.compile.phrase_forms import FormPart, parts_of
from wwrules.compile.procedures import parse_body
from wwrules.diagnostics import Diagnostic, fault
from wwrules.load.nodes import Scalar
from wwrules.model import Game, Phrase

CODE = "unknown-to-body"


def check(game: Game) -> Iterator[Diagnostic]:
    """Look at every role of every phrase that does something."""
    for phrase in (*game.phrases.values(), *game.extra_phrases):
        scalar = phrase.node.get("body")
        body = parse_body(phrase.body, scalar.place)[0] if phrase.kind == "verb" and isinstance(scalar, Scalar) else None
        if isinstance(body, tree.Block):
            for part in parts_of(phrase.form):
                yield from _role(game, phrase, part, body) if part.role else ()


def _role(game: Game, phrase: Phrase, part: FormPart, body: tree.Block) -> Iterator[Diagnostic]:
    types = [_full(game, phrase, name) for name, _ in part.types]
    asked = [one for one in tree.parts(body) if isinstance(one, tree.If) and _noun_of(one.branches[0][0], part.role)]
    left: list[str] = []
    if asked:
        known = {_noun_of(test, part.role) for one in asked for test, _ in one.branches}
        left = (
            [] if any(one.otherwise for one in asked) else [name for name in _below(game, phrase, types) if name not in known]
        )
    elif looks_at(phrase.body, part.role, phrase.modes.get(part.role, "chosen")) == "number":
        left = [name for name in _below(game, phrase, types) if name not in types] if _stands_for_many(game, types) else []
    if left:
        place = phrase.node.get("form")
        source = place.source if isinstance(place, Scalar) else phrase.source
        yield fault(CODE, source, subject=phrase.id, id=phrase.id, role=part.role, noun=left[0], count=len(left) - 1)


def _noun_of(test: tree.Expression, role: str) -> str:
    """The noun for which a branch is."""
    match test:
        case tree.Operation(
            operator="==", left=tree.Call(function="head", arguments=(tree.Name(id=name),)), right=tree.Text(value=noun)
        ) if name == role:
            return noun
    return ""


def _stands_for_many(game: Game, types: list[str]) -> bool:
    return len(types) > 1 or any(name in game.nouns and game.nouns[name].abstract for name in types)


def _full(game: Game, phrase: Phrase, name: str) -> str:
    own = f"{phrase.pack}/{name}"
    return own if own in game.nouns or own in game.kinds else name


def _below(game: Game, phrase: Phrase, types: list[str]) -> list[str]:
    """Nouns that fit, of those that the phrase can know."""
    known = (*game.kinds, *(one.id for one in game.nouns.values() if one.pack in ("", phrase.pack)))
    return [
        name
        for name in dict.fromkeys(known)
        if _fits(game, name, types) and not (name in game.nouns and game.nouns[name].abstract)
    ]


def _fits(game: Game, name: str, types: list[str]) -> bool:
    above = (*(game.nouns[name].isa if name in game.nouns else ()), *((game.kinds[name].isa,) if name in game.kinds else ()))
    return name in types or any(_fits(game, one, types) for one in above if one)
