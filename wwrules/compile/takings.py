"""What the body of a phrase takes away from whoever acts, found without running it.

Something is taken where an attribute of `you` is lowered, where a piece from a zone of `you` is moved to somewhere else, and
where what was picked for a role is moved away; in procedures and events that the body calls too. What is taken after a question
of the body itself is left to that question, which is not asked where there is nothing to take.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from wwrules.compile import procedure_tree as tree
from wwrules.compile.phrase_forms import parts_of
from wwrules.model import Game, Phrase

if TYPE_CHECKING:
    from wwrules.compile.program import Program

_SAME_THINGS = ("first", "last", "top", "together-with", "without", "except-one")  # functions that give what they are given
_CHOSEN = ("", "chosen")


class _Names(NamedTuple):
    """What names stand for: whoever acts, and things that are theirs."""

    actor: frozenset[str]
    things: frozenset[str]

    def knowing(self, name: str) -> _Names:
        return _Names(self.actor, self.things | {name})


def taken(program: Program, phrase: Phrase, body: tree.Block) -> tree.Statement | None:
    """The first statement of a body that takes something away."""
    roles = {part.role for part in parts_of(phrase.form) if part.role and phrase.modes.get(part.role, "") in _CHOSEN}
    return next(_takings(program, body.statements, _Names(frozenset(("you",)), frozenset(roles)), ()), None)


def _takings(
    program: Program, statements: Sequence[tree.Statement], names: _Names, inside: tuple[str, ...]
) -> Iterator[tree.Statement]:
    for one in statements:
        if isinstance(one, tree.Choose) and not inside:
            return
        if _takes(program, one, names, inside):
            yield one
        match one:
            case tree.Let(name=name, value=value) if _is_theirs(program.game, value, names):
                names = names.knowing(name)
            case tree.If(branches=branches, otherwise=otherwise):
                blocks = (*(block for _, block in branches), *((otherwise,) if otherwise is not None else ()))
                yield from (found for block in blocks for found in _takings(program, block.statements, names, inside))
            case tree.Repeat(block=block):
                yield from _takings(program, block.statements, names, inside)
            case tree.ForEach(name=name, among=among, block=block):
                inner = names.knowing(name) if _is_theirs(program.game, among, names) else names
                yield from _takings(program, block.statements, inner, inside)


def _takes(program: Program, one: tree.Statement, names: _Names, inside: tuple[str, ...]) -> bool:
    match one:
        case tree.Assign(target=tree.Attribute(of=tree.Name(id=who)), operator="-="):
            return who in names.actor
        case tree.Move(what=what, to=to):
            return _is_theirs(program.game, what, names) and not _is_zone_of(program.game, to, names)
        case tree.Do(procedure=name, arguments=given) | tree.Announce(event=name, arguments=given):
            called = program.definitions.get(name)
            if called is None or name in inside:
                return False
            pairs = list(zip((one.name for one in called.parameters), given, strict=False))
            actor = frozenset(name for name, value in pairs if isinstance(value, tree.Name) and value.id in names.actor)
            things = frozenset(name for name, value in pairs if _is_theirs(program.game, value, names))
            return any(_takings(program, called.block.statements, _Names(actor, things), (*inside, name)))
    return False


def _is_theirs(game: Game, value: tree.Expression, names: _Names) -> bool:
    """Tell whether an expression gives things of whoever acts."""
    match value:
        case tree.Name(id=name):
            return name in names.things
        case tree.Attribute():
            return _is_zone_of(game, value, names)
        case tree.Call(function=function, arguments=arguments):
            return function in _SAME_THINGS and any(_is_theirs(game, one, names) for one in arguments)
        case tree.Tally(word="collect" | "first" | "last", among=among) | tree.Best(among=among):
            return _is_theirs(game, among, names)
        case tree.ListOf(items=items):
            return any(_is_theirs(game, one, names) for one in items)
    return False


def _is_zone_of(game: Game, value: tree.Expression, names: _Names) -> bool:
    match value:
        case tree.Attribute(of=tree.Name(id=who), name=name):
            word = game.words.get(name)
            return who in names.actor and word is not None and word.sort == "zone"
    return False
