"""Trees of the procedure tier, joined and changed: tests put together, bodies with names filled in."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, replace
from typing import Any

from wwrules.compile import effect_tree as effect
from wwrules.compile import procedure_tree as tree

Test = Callable[[tree.Expression], tree.Expression]


def all_of(tests: list[tree.Expression]) -> Any:
    """All of several tests; None where there are none."""
    if not tests:
        return None
    joined = tests[0]
    for one in tests[1:]:
        joined = tree.Operation("and", joined, one)
    return joined


def continued(block: tree.Block, inner: tree.Block) -> tree.Block:
    """`if you do`: goes on inside the branch in which it was done."""
    *before, last = block.statements
    if isinstance(last, tree.If) and len(last.branches) == 1 and last.otherwise is None:  # you may …, if …
        condition, done_if = last.branches[0]
        return tree.Block((*before, tree.If(((condition, continued(done_if, inner)),), None)))
    if isinstance(last, tree.ChooseOne) and last.options[-1].label == "skip":
        done = tuple(
            option
            if option.label == "skip"
            else replace(option, block=tree.Block((*option.block.statements, *inner.statements)))
            for option in last.options
        )
        return tree.Block((*before, replace(last, options=done)))
    return tree.Block((*block.statements, *inner.statements))


def is_same(known: tree.Expression, one: tree.Expression, *, several: bool = False) -> tree.Expression:
    """Test whether a thing is the one that is known, or one of several that are."""
    return tree.Operation("in" if several else "==", one, known)


_COMPARISONS = {"or-more": ">=", "at-least": ">=", "": ">=", "or-fewer": "<=", "at-most": "<=", "up-to": "<=", "exactly": "=="}


def enough(found: tree.Expression, value: effect.NounPhrase) -> tree.Expression:
    """Whether a number of things is what a noun phrase with a count asks for."""
    if value.determiner == "no":
        return tree.Operation("==", found, tree.Number(0))
    if value.count is None:
        return tree.Operation(">=", found, tree.Number(1))
    return _compared(value.count, found, _COMPARISONS[value.count.bound])


def compared(count: effect.Count, found: tree.Expression) -> tree.Expression:
    """Whether a number is the one, or one of those, that a count names; without a bound it is just that."""
    return _compared(count, found, _COMPARISONS[count.bound] if count.bound else "==")


def _compared(count: effect.Count, found: tree.Expression, word: str) -> tree.Expression:
    if len(count.numbers) > 1:
        word = "=="
    joined, *rest = [tree.Operation(word, found, _number(one)) for one in count.numbers]
    for other in rest:
        joined = tree.Operation("or", joined, other)
    return joined


def _number(value: int) -> tree.Expression:
    return tree.Number(value) if value >= 0 else tree.Minus(tree.Number(-value))


def for_this_noun(block: tree.Block) -> tree.Block:
    """A body in which what it asks about words (`if head(what) == …`) is decided: only the way for these words is left."""
    statements: list[tree.Statement] = []
    for one in block.statements:
        if isinstance(one, tree.If) and any(_is_decided(test) for test, _ in one.branches):
            statements += _ways_left(one)
        else:
            statements.append(one)
    return replace(block, statements=tuple(statements))


def _ways_left(node: tree.If) -> tuple[tree.Statement, ...]:
    """The branches that can still be taken; one that is sure to be taken is the last."""
    left: list[tuple[tree.Expression, tree.Block]] = []
    otherwise = node.otherwise
    for test, inner in node.branches:
        if _is_decided(test) and _holds(test):
            otherwise = inner
            break
        if not _is_decided(test):
            left.append((test, inner))
    last = for_this_noun(otherwise) if otherwise is not None else None
    if left:
        return (replace(node, branches=tuple(left), otherwise=last),)
    return last.statements if last is not None else ()


def rules_for_this_noun(rules: tuple[tree.Rule, ...]) -> tuple[tree.Rule, ...]:
    """The same for a body of rules, with `while`."""
    left: list[tree.Rule] = []
    for rule in rules:
        if not isinstance(rule, tree.ConditionalRules) or not _is_decided(rule.condition):
            left.append(rule)
        elif _holds(rule.condition):
            left += rules_for_this_noun(rule.rules)
    return tuple(left)


def _is_decided(test: tree.Expression) -> bool:
    match test:
        case tree.Not(value=inner):
            return _is_decided(inner)
        case tree.Operation(left=tree.Text(), right=tree.Text()) | tree.Name(id="true" | "false"):
            return True
    return False


def _holds(test: tree.Expression) -> bool:
    match test:
        case tree.Not(value=inner):
            return not _holds(inner)
        case tree.Operation(operator=word, left=left, right=right):
            return _is_decided(test) and (left == right) == (word == "==")
    return test == tree.Name("true")


Asked = Callable[[tree.Call, Callable[[Any], Any]], "tree.Expression | None"]


def rewritten(node: Any, names: dict[str, tree.Expression], tests: dict[str, Test], asked: Asked | None = None) -> Any:
    """A copy of a tree in which names stand for expressions, `x in name` for a test, and questions about roles for answers."""
    if isinstance(node, tuple):
        return tuple(rewritten(one, names, tests, asked) for one in node)
    if not isinstance(node, tree.Node):
        return node
    if isinstance(node, tree.Name):
        return names.get(node.id, node)
    if (
        isinstance(node, tree.Operation)
        and node.operator == "in"
        and isinstance(node.right, tree.Name)
        and node.right.id in tests
    ):
        return tests[node.right.id](rewritten(node.left, names, tests, asked))
    if isinstance(node, tree.Call) and asked is not None:
        answer = asked(node, lambda one: rewritten(one, names, tests, asked))
        if answer is not None:
            return answer
    if isinstance(node, _WAITING) and node.pattern is not None:
        node = _with_tests(node, names, tests)
    inner = {one.name: rewritten(getattr(node, one.name), names, tests, asked) for one in fields(node) if one.name != "span"}
    return replace(node, **inner)


_WAITING = tree.Trigger | tree.Replacement | tree.Prohibition | tree.Ending


def _with_tests(node: Any, names: dict[str, tree.Expression], tests: dict[str, Test]) -> Any:
    """A rule that waits for something that can only be tested: it meets anything there and looks whether it fits."""
    arguments: list[Any] = []
    found = [node.where] if node.where is not None else []
    for number, argument in enumerate(node.pattern.arguments):
        if isinstance(argument, tree.Name) and argument.id in tests and argument.id not in names:
            met = f"{argument.id}-met-{number}"
            arguments.append(tree.Bind(met))
            found.append(tree.Operation("in", tree.Name(met), argument))
        else:
            arguments.append(argument)
    return replace(node, pattern=replace(node.pattern, arguments=tuple(arguments)), where=all_of(found))
