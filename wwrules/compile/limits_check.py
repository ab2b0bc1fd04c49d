"""What keeps a game from running on for ever: calls do not circle, loops can end, and looking changes nothing.

The engine has limits of its own; what is found here is found before anybody plays.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from wwrules.compile import procedure_tree as tree
from wwrules.compile.checker import Checker
from wwrules.compile.summaries import own_parts, own_summary, reached
from wwrules.compile.types import spoken
from wwrules.limits import DECISIONS

_ASKING = tree.Choose | tree.ChooseOne | tree.Together


def check_limits(checker: Checker) -> None:
    """Look at calls, loops, and what is only looked at."""
    _check_calls(checker)
    for node in checker.program.nodes:
        checker.subject = checker.subjects.get(id(node), "")
        if isinstance(node, tree.Loop) and not _can_end(checker, node):
            checker.fault("endless-loop", node)
        if isinstance(node, tree.Repeat) and asks_at_least(node) > DECISIONS:
            checker.fault("too-many-decisions", node, limit=DECISIONS)
        for expression in _looked_at(node):
            _check_pure(checker, expression)
    checker.subject = ""


# ---------------------------------------------------------------- calls


def _check_calls(checker: Checker) -> None:
    program = checker.program
    texts: dict[str, tree.Node] = {**program.definitions, **program.functions}
    calls = {name: _called(node, texts) for name, node in texts.items()}
    for name, path in circles({name: list(found) for name, found in calls.items()}):
        node = calls[name][path[1] if len(path) > 1 else name]
        checker.subject = name
        checker.fault("call-circle", node, _word(node), name=spoken(name), path=" → ".join(map(spoken, [*path, name])))


def _called(node: tree.Node, texts: Mapping[str, tree.Node]) -> dict[str, tree.Node]:
    """What a text calls, with the first place where it does."""
    found: dict[str, tree.Node] = {}
    for part in own_parts(node):
        if _word(part) in texts:
            found.setdefault(_word(part), part)
    return found


def _word(part: tree.Node) -> str:
    match part:
        case tree.Call(function=name) | tree.Do(procedure=name) | tree.Announce(event=name):
            return name
    return ""


def circles(next_of: Mapping[str, list[str]]) -> Iterator[tuple[str, list[str]]]:
    """Each way that leads back to its start, once: the start that comes first by name, and the steps."""
    for start in sorted(next_of):
        waiting, seen = [[start]], {start}
        while waiting:
            path = waiting.pop(0)
            steps = next_of.get(path[-1], [])
            if start in steps:
                if start == min(path):
                    yield start, path
                break
            for step in steps:
                if step not in seen:
                    seen.add(step)
                    waiting.append([*path, step])


# ---------------------------------------------------------------- loops


def _can_end(checker: Checker, loop: tree.Loop) -> bool:
    """A decision, the end of the game, a `give`, or a `leave` of this loop."""
    found = own_summary(checker.program, loop.block)
    gives = any(isinstance(part, tree.Give) for part in own_parts(loop.block))
    return found.asks or found.ends or gives or _leaves(loop.block)


def asks_at_least(node: tree.Repeat) -> int:
    """How often a repetition asks at least, as far as its number is written: itself, or in repetitions inside it."""
    asked = [asks_at_least(one) if isinstance(one, tree.Repeat) else isinstance(one, _ASKING) for one in node.block.statements]
    return node.times.value * max(asked, default=0) if isinstance(node.times, tree.Number) else 0


def _leaves(block: tree.Block) -> bool:
    """Tell whether `leave` in a block ends the loop around it, not one inside."""
    return any(isinstance(one, tree.Leave) or any(map(_leaves, _blocks(one))) for one in block.statements)


def _blocks(node: tree.Statement) -> Iterator[tree.Block]:
    """Blocks inside a statement that are no loops."""
    match node:
        case tree.If(branches=branches, otherwise=otherwise):
            yield from (block for _, block in branches)
            yield from [otherwise] if otherwise is not None else []
        case tree.ChooseOne(options=options):
            yield from (one.block for one in options)
        case tree.Choose(otherwise=tree.Block() as block):
            yield block


# ---------------------------------------------------------------- looking changes nothing


def _looked_at(node: tree.Node) -> Iterator[tree.Expression]:
    """Expressions of a node that are looked at as often as the game likes."""
    where = getattr(node, "where", None)
    if where is not None:
        yield where
    match node:
        case tree.Modifier(among=among, value=value):
            yield from (among, value)
        case tree.ConditionalRules(condition=condition):
            yield condition
        case tree.SharedRules(of=of, to=to):
            yield from (of, to)
        case tree.Pattern(arguments=arguments):
            yield from (one for one in arguments if not isinstance(one, tree.Bind | tree.Anything))
        case tree.Choose(among=among) | tree.Together(options=among) | tree.StandingCheck(among=among):
            yield among
        case tree.Key(value=value):
            yield value


def _check_pure(checker: Checker, expression: tree.Expression) -> None:
    """Only `settled` changes anything that an expression looks at; a function may hide it."""
    for part in tree.parts(expression):
        if isinstance(part, tree.Call) and any(map(_settles, reached(checker.program, part))):
            checker.fault("impure", part, part.function)
            return


def _settles(part: tree.Node) -> bool:
    return isinstance(part, tree.Call) and part.function == "settled"
