"""Random trees of the procedure tier: whatever a text could say, with names that are no words of the language."""

from hypothesis import strategies as st

from wwrules.compile import procedure_tree as tree

names = st.sampled_from(["p", "t", "turns", "tin-spoon", "x1", "shelf", "might", "drawer", "lower", "each-one", "counted"])
types = st.sampled_from(["player", "number", "token", "tin-spoon"])
labels = st.text("ab ł{}[]()'#:-", max_size=8)
OPERATORS = ["or", "and", "+", "-", "*", "/", "/up", "==", "!=", "<", "<=", ">", ">=", "in"]


def some(strategy, least=0, most=2):
    return st.lists(strategy, min_size=least, max_size=most).map(tuple)


def maybe(strategy):
    return st.none() | strategy


def build(kind, *parts):
    return st.builds(kind, *parts)


def _larger(inner):
    key = build(tree.Key, st.sampled_from(["low", "high"]), inner)
    return st.one_of(
        build(tree.Attribute, inner, names),
        build(tree.Call, names, some(inner)),
        build(tree.Operation, st.sampled_from(OPERATORS), inner, inner),
        build(tree.Not, inner),
        build(tree.Minus, inner),
        build(tree.ListOf, some(inner)),
        build(tree.Tally, st.sampled_from(["count", "some_of", "all_of", "collect"]), names, inner, maybe(inner)),
        build(tree.Tally, st.sampled_from(["first", "last"]), names, inner, inner),
        build(tree.Total, st.sampled_from(["sum", "most", "least", "values"]), inner, names, inner, maybe(inner)),
        build(tree.Best, st.sampled_from(["best", "tied_best"]), names, inner, maybe(inner), some(key, 1)),
    )


simple = st.one_of(build(tree.Number, st.integers(0, 999_999_999)), build(tree.Text, labels), build(tree.Name, names))
expressions = st.recursive(simple, _larger, max_leaves=6)
keys = some(build(tree.Key, st.sampled_from(["low", "high"]), expressions), 1)
targets = st.recursive(build(tree.Name, names), lambda inner: build(tree.Attribute, inner, names), max_leaves=3)
numbers = st.one_of(
    build(tree.CountOf, st.just("optionally")),
    build(tree.CountOf, st.sampled_from(["exactly", "up-to"]), expressions),
    build(tree.CountOf, st.just("between"), expressions, expressions),
)
orders = build(tree.Order, expressions, st.just(())) | build(tree.Order, st.none(), keys)
patterns = build(tree.Pattern, names, some(build(tree.Bind, names) | build(tree.Anything) | expressions))
endings = build(tree.Ending, names) | build(tree.Ending, st.just(""), patterns, maybe(expressions))
settings = some(build(tree.Setting, names, expressions))
plain_statements = st.one_of(
    build(tree.Let, names, expressions),
    build(tree.Do, names, some(expressions), st.just("") | names),
    build(tree.Assign, targets, st.sampled_from(["=", "+=", "-="]), expressions),
    build(tree.Leave),
    build(tree.Give, expressions),
    build(tree.Move, expressions, expressions, st.sampled_from(["", "top", "bottom"])),
    build(tree.Carry, expressions, expressions),
    build(tree.Make, names, expressions, expressions, maybe(expressions), maybe(expressions), settings),
    build(tree.Make, names, expressions, st.none(), maybe(expressions), maybe(expressions), settings),
    build(tree.Shuffle, expressions),
    build(tree.Together, names, expressions, maybe(expressions), names, expressions, maybe(numbers)),
    build(tree.Roll, names, expressions),
    build(tree.Draw, names, expressions, maybe(numbers)),
    build(tree.Announce, names, some(expressions)),
    build(tree.Proceed) | build(tree.Proceed, names, expressions),
    build(tree.Reveal, expressions, expressions),
    build(tree.EndGame),
)


def blocks_of(statements):
    return build(tree.Block, some(statements))


def rules_of(blocks):
    where, once = maybe(expressions), st.just("") | names
    plain = st.one_of(
        build(tree.Trigger, st.sampled_from(["before", "after"]), patterns, where, once, st.booleans(), blocks),
        build(tree.Replacement, patterns, where, once, st.booleans(), blocks),
        build(tree.Prohibition, patterns, where),
        build(tree.Modifier, names, names, expressions, where, st.sampled_from(["plus", "minus", "times", "set"]), expressions),
        build(tree.SharedRules, expressions, expressions),
    )
    return plain | build(tree.ConditionalRules, expressions, some(plain, 1))


def _larger_statements(inner):
    blocks = blocks_of(inner)
    option = build(tree.Option, labels, maybe(expressions), blocks)
    return st.one_of(
        build(tree.If, some(st.tuples(expressions, blocks), 1), maybe(blocks)),
        build(tree.ForEach, names, expressions, maybe(expressions), maybe(orders), blocks),
        build(tree.Repeat, expressions, blocks),
        build(tree.Loop, blocks),
        build(tree.Choose, names, expressions, maybe(expressions), maybe(expressions), maybe(numbers), maybe(blocks)),
        build(tree.ChooseOne, maybe(expressions), some(option, 1)),
        build(tree.Grant, expressions, some(rules_of(blocks), 1), maybe(expressions), some(endings)),
    )


statements = st.recursive(plain_statements, _larger_statements, max_leaves=3)
blocks = blocks_of(statements)
rules = rules_of(blocks)
parameters = some(build(tree.Parameter, names, types))
definitions = st.one_of(
    build(tree.Definition, st.sampled_from(["procedure", "scope", "event"]), names, parameters, st.just("") | types, blocks),
    build(tree.Function, names, parameters, expressions),
    build(tree.StandingCheck, names, expressions, maybe(expressions), blocks),
)
programs = some(definitions | rules)
