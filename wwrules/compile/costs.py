"""What an option takes: offered is only what can be done, and what it costs must be there whole.

A phrase says under `needs` what it takes, as a condition about its roles. Lowering notes it beside the statement that does it
(`Costs`); here the needs of everything in an option come together in front of it. What is asked inside of an option is narrowed
to what can be paid: whoever has 3 coins is not offered 5. What happens without a choice looks at none of this and takes what
there is.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple, cast

from wwrules.compile import procedure_tree as tree
from wwrules.compile.rewriting import all_of, rewritten

Statements = tuple[tree.Statement, ...]


class Stock(NamedTuple):
    """So much must be there; several of the same are added up."""

    there: tree.Expression
    wanted: tree.Expression

    def test(self) -> tree.Expression:
        """The same as a condition."""
        return tree.Operation(">=", self.there, self.wanted)


Need = Stock | tree.Expression


@dataclass(slots=True)
class Costs:
    """What statements of an effect need, by identity, and which questions must be answered in full."""

    needs: dict[int, tuple[tree.Statement, list[Need]]] = field(
        default_factory=dict
    )  # the statement is kept: its id stays its own
    whole: dict[int, tree.Choose] = field(default_factory=dict)

    def note(self, statement: tree.Statement, tests: list[tree.Expression]) -> None:
        """Remember what must hold for a statement."""
        self.needs.setdefault(id(statement), (statement, []))[1].extend(map(_need, tests))

    def note_whole(self, asked: Statements) -> None:
        """Remember questions that ask for what is given away."""
        self.whole.update({id(one): one for one in asked if isinstance(one, tree.Choose)})


def terms(condition: tree.Expression) -> Iterator[tree.Expression]:
    """The parts of a condition that are joined by `and`."""
    if isinstance(condition, tree.Operation) and condition.operator == "and":
        yield from terms(condition.left)
        yield from terms(condition.right)
    else:
        yield condition


def offered(statements: Statements, costs: Costs, *, declinable: bool = False) -> tuple[tree.Expression | None, Statements]:
    """When an option is offered, and what is done then: its first step can do something, and all it takes is there."""
    statements = tuple(statements)
    first = statements[0] if statements else None
    if isinstance(first, tree.If) and len(first.branches) == 1 and first.otherwise is None:
        condition, block = first.branches[0]
        return _joined([condition, *_needs_of(block.statements, costs), *_needs_of(statements[1:], costs)]), statements
    if isinstance(first, tree.Choose):
        begun = _begun(first) if declinable else first
        costs.whole[id(begun)] = begun if id(first) in costs.whole else replace(begun, count=None)
        statements = (begun, *statements[1:])
    needs = _needs_of(statements, costs)
    if isinstance(first, tree.ForEach):
        needs.insert(0, tree.Tally("some_of", first.name, first.among, first.where))
    return _joined(needs), _narrowed(statements, costs)


def _begun(question: tree.Choose) -> tree.Choose:
    """The first question of something that could as well be left: nobody does it with nothing."""
    if question.count is not None and question.count.word == "up-to":
        return replace(question, count=tree.CountOf("between", question.count.number, tree.Number(1)))
    match question.among:
        case tree.Call(function="range", arguments=(tree.Number(value=0), most)) if question.count is None:
            return replace(question, among=tree.Call("range", (tree.Number(1), most)))
    return question


def _needs_of(statements: Statements, costs: Costs) -> list[Need]:
    found: list[Need] = []
    for number, one in enumerate(statements):
        found += costs.needs.get(id(one), (one, []))[1]
        match one:
            case tree.Choose():
                return [*found, *_of_question(one, _needs_of(statements[number + 1 :], costs), costs)]
            case tree.If(branches=branches, otherwise=otherwise):
                found += _of_branches(branches, otherwise, costs)
            case tree.Repeat(times=times, block=block):
                found += [_times(need, times) for need in _needs_of(block.statements, costs)]
            case tree.ForEach():
                found += _of_loop(one, statements[:number], costs)
            case tree.ChooseOne(options=options) if all(option.where is not None for option in options):
                found.append(_either([cast("tree.Expression", option.where) for option in options]))
    return found


def _of_question(question: tree.Choose, later: list[Need], costs: Costs) -> Iterator[Need]:
    """Something to pick with which all that follows can be paid; and so many of them, if they are given away."""
    known = costs.whole.get(id(question))
    about = [_test(one) for one in later if _mentions(one, question.name)]
    if known is not None or about:
        where = all_of([*([question.where] if question.where is not None else []), *about])
        count = known.count if known is not None else None
        least = count.least or (count.number if count.word == "exactly" else None) if count is not None else None
        if least is None:
            yield tree.Tally("some_of", question.name, question.among, where)
        else:
            yield Stock(tree.Tally("count", question.name, question.among, where), least)
    yield from (one for one in later if not _mentions(one, question.name))


def _of_branches(
    branches: tuple[tuple[tree.Expression, tree.Block], ...], otherwise: tree.Block | None, costs: Costs
) -> Iterator[Need]:
    """Each way needs something only if it is the one that is gone."""
    before: list[tree.Expression] = []
    last = ((None, otherwise),) if otherwise is not None else ()
    for condition, block in (*branches, *last):
        for need in _needs_of(block.statements, costs):
            gone = [tree.Not(condition)] if condition is not None else []
            yield _either([*before, *gone, _test(need)])
        before += [condition] if condition is not None else []


def _of_loop(loop: tree.ForEach, before: Statements, costs: Costs) -> Iterator[Need]:
    """What is done for each is needed for each."""
    asked = next((one for one in before if isinstance(one, tree.Choose) and loop.among == tree.Name(one.name)), None)
    for need in _needs_of(loop.block.statements, costs):
        if asked is not None:  # how many there will be is known only by the number that is asked for
            times = asked.count.number if asked.count is not None and asked.count.word == "exactly" else tree.Number(1)
            if not _mentions(need, loop.name):
                yield _times(need, cast("tree.Expression", times))
        elif _mentions(need, loop.name):
            failing = all_of([*([loop.where] if loop.where is not None else []), tree.Not(_test(need))])
            yield tree.Not(tree.Tally("some_of", loop.name, loop.among, failing))
        else:
            yield _times(need, tree.Tally("count", loop.name, loop.among, loop.where))


def _narrowed(statements: Statements, costs: Costs) -> Statements:
    """Questions offer only that with which all that follows can be paid."""
    done: list[tree.Statement] = []
    for number, one in enumerate(statements):
        about: list[tree.Expression] = []
        if isinstance(one, tree.Choose):
            about = [_test(need) for need in _needs_of(statements[number + 1 :], costs) if _mentions(need, one.name)]
        done.append(replace(one, where=all_of([*([one.where] if one.where else []), *about])) if about else one)  # type: ignore[union-attr]
    return tuple(done)


def _need(test: tree.Expression) -> Need:
    if isinstance(test, tree.Operation) and test.operator == ">=":
        return Stock(test.left, test.right)
    return test


def _test(need: Need) -> tree.Expression:
    return need.test() if isinstance(need, Stock) else need


def _times(need: Need, times: tree.Expression) -> Need:
    if isinstance(need, Stock):
        return need if times == tree.Number(1) else Stock(need.there, tree.Operation("*", need.wanted, times))
    return need if times == tree.Number(1) else _either([tree.Operation("<=", times, tree.Number(0)), need])


def _either(tests: list[tree.Expression]) -> tree.Expression:
    joined, *rest = tests
    for one in rest:
        joined = tree.Operation("or", joined, one)
    return joined


def _mentions(need: Need, name: str) -> bool:
    return any(isinstance(part, tree.Name) and part.id == name for part in tree.parts(_test(need)))


def _joined(needs: list[Need]) -> tree.Expression | None:
    """All of them as one condition, of parts of its own; what is needed twice is needed in sum."""
    sums: dict[tree.Expression, Any] = {}
    for need in needs:
        same = need.there if isinstance(need, Stock) else need
        wanted = tree.Operation("+", sums[same].wanted, need.wanted) if isinstance(need, Stock) and same in sums else None
        sums[same] = need if wanted is None else Stock(same, wanted)
    return cast("tree.Expression | None", rewritten(all_of([_test(one) for one in sums.values()]), {}, {}))
