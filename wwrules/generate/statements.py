"""What can be seen of statements without writing them: which there are, which names they set, how many, how they end."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields

from wwrules.compile import procedure_tree as tree


def own_statements(node: object) -> Iterator[tree.Statement]:
    """Statements of a text, without those of rules that it grants."""
    match node:
        case tree.Block(statements=statements):
            for one in statements:
                yield one
                yield from own_statements(one)
        case tree.If(branches=branches, otherwise=otherwise):
            for _, block in branches:
                yield from own_statements(block)
            yield from own_statements(otherwise)
        case tree.ForEach(block=block) | tree.Repeat(block=block) | tree.Loop(block=block):
            yield from own_statements(block)
        case tree.Choose(otherwise=otherwise):
            yield from own_statements(otherwise)
        case tree.ChooseOne(options=options):
            for option in options:
                yield from own_statements(option.block)


def assigned(block: tree.Block) -> set[str]:
    """Names that statements give another value: locals, or attributes of the table."""
    targets = (one.target for one in own_statements(block) if isinstance(one, tree.Assign))
    return {str(one.id) for one in targets if isinstance(one, tree.Name)}


def declared(block: tree.Block) -> set[str]:
    """Names of locals that statements bring."""
    return {name for part in own_statements(block) for name in _set_by(part)}


def _set_by(part: tree.Statement) -> set[str]:
    match part:
        case (
            tree.Let(name=name) | tree.ForEach(name=name) | tree.Choose(name=name) | tree.Roll(name=name) | tree.Draw(name=name)
        ):
            return {str(name)}
        case tree.Do(into=name) if name:
            return {str(name)}
    return set()


def row_names(block: tree.Block, parameters: list[str]) -> frozenset[str]:
    """Names that only loops set, and that are looked at only in these loops."""
    every = list(own_statements(block))
    if any(isinstance(one, tree.Grant) for one in every):
        return frozenset()  # it remembers every name
    others = {
        *parameters,
        *assigned(block),
        *(name for one in every if not isinstance(one, tree.ForEach) for name in _set_by(one)),
    }
    found = {str(one.name) for one in every if isinstance(one, tree.ForEach)} - others
    nested = {str(one.name) for one in every if isinstance(one, tree.ForEach) and str(one.name) in declared(one.block)}
    return frozenset(name for name in found - nested if not _looks_at(block, name))


def row_lists(block: tree.Block, parameters: list[str]) -> frozenset[str]:
    """Names of lists that one search finds and of which nothing is wanted but their items, and how many they are."""
    every = list(own_statements(block))
    if any(isinstance(one, tree.Grant) for one in every):
        return frozenset()
    found = [str(one.name) for one in every if isinstance(one, tree.Let) and _is_search(one.value)]
    others = {
        *("you", "this"),  # which functions look at by themselves
        *parameters,
        *assigned(block),
        *(name for one in every if not (isinstance(one, tree.Let) and _is_search(one.value)) for name in _set_by(one)),
    }
    return frozenset(name for name in found if found.count(name) == 1 and name not in others and not _is_kept(block, name))


def _is_search(node: tree.Expression) -> bool:
    """Tell whether something is a list that is made by looking through another."""
    match node:
        case tree.Tally(word="collect", where=where):
            return where is not None
        case tree.Best(word="tied_best"):
            return True
    return False


def _is_kept(node: object, name: str) -> bool:
    """Tell whether something is done with a list besides going through it, counting it, and giving it to a function."""
    match node:
        case tree.Name(id=found):
            return found == name
        case tree.Call(arguments=given):
            return any(_is_kept(one, name) for one in given if not isinstance(one, tree.Name))
        case tree.Node():
            goes_through = isinstance(node, tree.Tally | tree.Total | tree.Best | tree.Together)
            goes_through = goes_through or (isinstance(node, tree.ForEach) and node.order is None)
            inner = {one.name: getattr(node, one.name) for one in fields(node)}
            if goes_through and isinstance(inner["among"], tree.Name):
                del inner["among"]
            return any(_is_kept(one, name) for one in inner.values())
        case tuple():
            return any(_is_kept(one, name) for one in node)
    return False


def _looks_at(node: object, name: str) -> bool:
    """Tell whether a name is looked at outside of what gives it a meaning of its own."""
    match node:
        case tree.Name(id=found):
            return found == name
        case tree.ForEach() | tree.Tally() | tree.Total() | tree.Best() | tree.Together() if node.name == name:
            return _looks_at(node.among, name)
        case tree.Node():
            return any(_looks_at(getattr(node, one.name), name) for one in fields(node))
        case tuple():
            return any(_looks_at(one, name) for one in node)
    return False


def gives(block: tree.Block) -> list[tree.Give]:
    """Statements that end a text."""
    return [one for one in own_statements(block) if isinstance(one, tree.Give)]


def leaves(block: tree.Block) -> bool:
    """Tell whether a loop around these statements may end before its time."""
    return any(isinstance(one, tree.Leave | tree.Give | tree.EndGame) for one in own_statements(block))


def size(block: tree.Block) -> int:
    """How many statements there are."""
    return sum(1 for _ in own_statements(block))
