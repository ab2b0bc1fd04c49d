"""The procedure tier as text: each construct parses to its node, a slip is named with what could stand there, and a tree that
is printed parses back to itself."""

import inspect
from pathlib import Path

import pytest
import yaml
from hypothesis import given
from lark import Lark
from random_procedures import blocks, expressions, programs

from wwrules.catalogue import describe
from wwrules.compile import procedure_printer, program_check, waiting_rules
from wwrules.compile import procedure_tree as tree
from wwrules.compile.core_functions import CORE
from wwrules.compile.procedure_printer import print_procedure
from wwrules.compile.procedures import parse_body, parse_definitions, parse_expression
from wwrules.diagnostics import Source
from wwrules.load.game import load_game
from wwrules.run.expressions import FUNCTIONS

TESTS = Path(__file__).parents[1]
GRAMMAR = TESTS.parent / "wwrules" / "compile" / "procedures.lark"


def nowhere(offset: int, length: int) -> Source:
    return Source("text", 1, offset + 1, length)


def parsed(parse, text):
    node, found = parse(text, nowhere)
    assert found == [], (text, found)
    return node


def test_the_grammar_has_no_conflicts():
    starts = ["start", "body", "expression"]
    Lark(GRAMMAR.read_text("utf-8"), parser="lalr", strict=True, start=starts, maybe_placeholders=True)


# ---------------------------------------------------------------- each construct

N, X = tree.Number, tree.Name
P, Q, ONE, TWO = X("p"), X("q"), N(1), N(2)
EMPTY = tree.Block(())
LEAVE = tree.Block((tree.Leave(),))
RUNG = tree.Pattern("rung", ())

EXPRESSIONS = {
    "12": N(12),
    '"a label"': tree.Text("a label"),
    "tin_spoon": X("tin-spoon"),
    "p.tin_spoon.draw": tree.Attribute(tree.Attribute(P, "tin-spoon"), "draw"),
    "is_a(p, q)": tree.Call("is-a", (P, Q)),
    "f()": tree.Call("f", ()),
    "1 + 2 * p": tree.Operation("+", ONE, tree.Operation("*", TWO, P)),
    "1 - 2 - p": tree.Operation("-", tree.Operation("-", ONE, TWO), P),
    "(1 + 2) /up p": tree.Operation("/up", tree.Operation("+", ONE, TWO), P),
    "p / 2 <= 1": tree.Operation("<=", tree.Operation("/", P, TWO), ONE),
    "p in q and not p == 1 or q": tree.Operation(
        "or", tree.Operation("and", tree.Operation("in", P, Q), tree.Not(tree.Operation("==", P, ONE))), Q
    ),
    "-p * 2": tree.Operation("*", tree.Minus(P), TWO),
    "[p, q, 1]": tree.ListOf((P, Q, ONE)),
    "[]": tree.ListOf(()),
    "count(p in q)": tree.Tally("count", "p", Q, None),
    "some_of(p in q where p.x)": tree.Tally("some_of", "p", Q, tree.Attribute(P, "x")),
    "all_of(p in q)": tree.Tally("all_of", "p", Q, None),
    "collect(p in q)": tree.Tally("collect", "p", Q, None),
    "first(p in q where p.x)": tree.Tally("first", "p", Q, tree.Attribute(P, "x")),
    "last(p in q where p)": tree.Tally("last", "p", Q, P),
    "first(p in q)": tree.Call("first", (tree.Operation("in", P, Q),)),
    "sum(p.x for p in q where 1)": tree.Total("sum", tree.Attribute(P, "x"), "p", Q, ONE),
    "most(1 for p in q)": tree.Total("most", ONE, "p", Q, None),
    "least(1 for p in q)": tree.Total("least", ONE, "p", Q, None),
    "values(1 for p in q)": tree.Total("values", ONE, "p", Q, None),
    "best(p in q by high p, low 1)": tree.Best("best", "p", Q, None, (tree.Key("high", P), tree.Key("low", ONE))),
    "tied_best(p in q where 1 by low p)": tree.Best("tied_best", "p", Q, ONE, (tree.Key("low", P),)),
}
STATEMENTS = {
    "let x = 1": tree.Let("x", ONE),
    "let x = do f(p)": tree.Do("f", (P,), "x"),
    "do f()": tree.Do("f", ()),
    "p = 1": tree.Assign(P, "=", ONE),
    "p.x.y += 1": tree.Assign(tree.Attribute(tree.Attribute(P, "x"), "y"), "+=", ONE),
    "p -= 1": tree.Assign(P, "-=", ONE),
    "if p { leave } else if q { } else { leave }": tree.If(((P, LEAVE), (Q, EMPTY)), LEAVE),
    "if p { }": tree.If(((P, EMPTY),), None),
    "for each p in q { }": tree.ForEach("p", Q, None, None, EMPTY),
    "for each p in q where p clockwise from p { }": tree.ForEach("p", Q, P, tree.Order(P, ()), EMPTY),
    "for each p in q ordered by low p { }": tree.ForEach("p", Q, None, tree.Order(None, (tree.Key("low", P),)), EMPTY),
    "repeat 2 { leave }": tree.Repeat(TWO, LEAVE),
    "loop { leave }": tree.Loop(LEAVE),
    "give p": tree.Give(P),
    "move p to q": tree.Move(P, Q),
    "move p to q on top": tree.Move(P, Q, "top"),
    "move p to q at bottom": tree.Move(P, Q, "bottom"),
    "carry p on q": tree.Carry(P, Q),
    "make 2 token in q": tree.Make("token", Q, TWO, None, None, ()),
    "make each token in q owned by p where 1 with x = 1, y = 2": tree.Make(
        "token", Q, None, P, ONE, (tree.Setting("x", ONE), tree.Setting("y", TWO))
    ),
    "shuffle q": tree.Shuffle(Q),
    "choose x from q": tree.Choose("x", Q, None, None, None, None),
    "choose x from q where x by p optionally": tree.Choose("x", Q, X("x"), P, tree.CountOf("optionally"), None),
    "choose x from q exactly 2 else { leave }": tree.Choose("x", Q, None, None, tree.CountOf("exactly", TWO), LEAVE),
    "choose x from q up to 2": tree.Choose("x", Q, None, None, tree.CountOf("up-to", TWO), None),
    "choose x from q between 1 and 2": tree.Choose("x", Q, None, None, tree.CountOf("between", TWO, ONE), None),
    'choose one by p { "a" { } "b" where q { leave } }': tree.ChooseOne(
        P, (tree.Option("a", None, EMPTY), tree.Option("b", Q, LEAVE))
    ),
    "together p in q where 1 decide go from q optionally": tree.Together("p", Q, ONE, "go", Q, tree.CountOf("optionally")),
    "roll x from q": tree.Roll("x", Q),
    "draw x from q exactly 2": tree.Draw("x", Q, tree.CountOf("exactly", TWO)),
    "grant p { forbid rung() }": tree.Grant(P, (tree.Prohibition(RUNG, None),), None, ()),
    "grant p { forbid rung() } once until end of match": tree.Grant(
        P, (tree.Prohibition(RUNG, None),), ONE, (tree.Ending("match"),)
    ),
    "grant p { forbid rung() } at most 2 times until after next rung() where q until end of match": tree.Grant(
        P, (tree.Prohibition(RUNG, None),), TWO, (tree.Ending("", RUNG, Q), tree.Ending("match"))
    ),
    "announce rung(p)": tree.Announce("rung", (P,)),
    "proceed": tree.Proceed(),
    "proceed with x = 1": tree.Proceed("x", ONE),
    "reveal p to q": tree.Reveal(P, Q),
    "end game": tree.EndGame(),
}
RULES = {
    "before rung() { }": tree.Trigger("before", RUNG, None, "", False, EMPTY),
    "after rung(some x, any, 1) where q once per match optionally { leave }": tree.Trigger(
        "after", tree.Pattern("rung", (tree.Bind("x"), tree.Anything(), ONE)), Q, "match", True, LEAVE
    ),
    "instead of rung() { proceed }": tree.Replacement(RUNG, None, "", False, tree.Block((tree.Proceed(),))),
    "forbid rung() where q": tree.Prohibition(RUNG, Q),
    "modify might of t in q by plus 1": tree.Modifier("might", "t", Q, None, "plus", ONE),
    "modify might of t in q where p by set 1": tree.Modifier("might", "t", Q, P, "set", ONE),
    "share rules of p with q": tree.SharedRules(P, Q),
    "while p { forbid rung() while q { forbid rung() } }": tree.ConditionalRules(
        P, (tree.Prohibition(RUNG, None), tree.ConditionalRules(Q, (tree.Prohibition(RUNG, None),)))
    ),
}
DEFINITIONS = {
    "procedure f() { }": tree.Definition("procedure", "f", (), "", EMPTY),
    "scope f(p Player, t Tin_spoon) gives Number { leave }": tree.Definition(
        "scope", "f", (tree.Parameter("p", "player"), tree.Parameter("t", "tin-spoon")), "number", LEAVE
    ),
    "event f() { } -- what happens": tree.Definition("event", "f", (), "", EMPTY),
    "function f(p Player) = p": tree.Function("f", (tree.Parameter("p", "player"),), P),
    "check p in q where 1 { }": tree.StandingCheck("p", Q, ONE, EMPTY),
}


@pytest.mark.parametrize("text", EXPRESSIONS)
def test_an_expression(text):
    assert parsed(parse_expression, text) == EXPRESSIONS[text]


@pytest.mark.parametrize("text", STATEMENTS)
def test_a_statement(text):
    assert parsed(parse_body, text) == tree.Block((STATEMENTS[text],))


@pytest.mark.parametrize("text", RULES)
def test_a_rule(text):
    assert parsed(parse_body, text) == (RULES[text],)


@pytest.mark.parametrize("text", DEFINITIONS)
def test_a_definition(text):
    assert parsed(parse_definitions, text) == (DEFINITIONS[text],)


def test_every_construct_is_in_these_tables_has_a_printer_and_is_looked_at():
    trees = (*EXPRESSIONS.values(), *STATEMENTS.values(), *RULES.values(), *DEFINITIONS.values())
    shown = {type(part) for one in trees for part in tree.parts(one)}
    nodes = {one for _, one in inspect.getmembers(tree, inspect.isclass) if issubclass(one, tree.Node)} - {tree.Node}
    assert shown == nodes
    assert nodes - set(procedure_printer._PRINTERS) == {tree.Block, tree.CountOf, tree.Order, tree.Parameter}
    assert set(program_check.RULES) == {*tree.Expression.__args__, *tree.Statement.__args__}
    assert set(waiting_rules._RULES) == set(tree.Rule.__args__)


def test_the_checker_knows_the_functions_of_the_engine():
    assert set(CORE) == {*FUNCTIONS, "settled"}


# ---------------------------------------------------------------- slips

SLIPS = {  # text -> column and sentence
    "let = 3": (5, "'=' does not fit here; expected a name"),
    "let x 3": (7, "'3' does not fit here; expected '='"),
    "move p too q": (8, "'too' does not fit here; expected "),
    "do f(p": (6, "'…' does not fit here; expected "),
    "choose x of q": (10, "'of' does not fit here; expected 'from'"),
    "for p in q { }": (5, "'p' does not fit here; expected 'each'"),
    "for each p of q { }": (12, "'of' does not fit here; expected 'in'"),
    "if p leave": (6, "'leave' does not fit here; expected "),
    "loop leave": (6, "'leave' does not fit here; expected '{'"),
    "end of match": (5, "'of' does not fit here; expected 'game'"),
    "grant p { }": (11, "'}' does not fit here; expected 'after', 'before', 'forbid', 'instead', 'modify', 'share', 'while'"),
    "choose one { a { } }": (14, "'a' does not fit here; expected a text in quotes"),
    "after rung { }": (12, "'{' does not fit here; expected '('"),
    "instead rung() { }": (9, "'rung' does not fit here; expected 'of'"),
    "modify might of t in q plus 1": (24, "'plus' does not fit here; expected "),
    "p ? q": (3, "'?' does not fit here; expected "),
    "p = ": (3, "'…' does not fit here; expected "),
    "grant p { forbid rung() } until match": (33, "'match' does not fit here; expected 'after', 'end'"),
    "after rung() once match { }": (19, "'match' does not fit here; expected 'per'"),
    "p == 1": (4, "'=' does not fit here; expected "),
}


@pytest.mark.parametrize("text", SLIPS)
def test_a_slip_is_named_with_what_could_stand_there(text):
    column, said = SLIPS[text]
    node, (found,) = parse_body(text, nowhere)
    assert node is None
    assert (found.code, found.source.column) == ("procedure-syntax", column)
    assert describe(found).startswith(said)
    assert said.endswith("expected ") or describe(found) == said


def test_a_slip_in_a_text_of_several_lines_is_at_its_own_line():
    game, _ = load_game(TESTS / "games" / "arena")
    text = game.flow_texts[0]
    _, (found,) = parse_definitions(text.text.replace("turns += 1", "turns ++ 1"), text.place)
    line = next(number for number, row in enumerate(text.file.lines, 1) if "event rung()" in row)
    assert found.source[1:3] == (line, text.file.lines[line - 1].index("+= 1") + 1)


@pytest.mark.parametrize("text", ["p" + " + p" * 3000, "p" + ".x" * 3000, "not " * 3000 + "p", "(" * 3000 + "p" + ")" * 3000])
def test_what_is_too_deep_is_refused(text):
    _, (found,) = parse_expression(text, nowhere)
    assert found.code == "too-deep"


# ---------------------------------------------------------------- the printer


def texts():
    """Every text of the games of the tests and of the cases of the engine."""
    for game in sorted(path.parent for path in (TESTS / "games").glob("*/game.yaml")):
        loaded, _ = load_game(game)
        yield from ((parse_definitions, text.text) for text in loaded.flow_texts)
        yield from ((parse_body, text.text) for _, text in loaded.rule_texts)
    for file in sorted((TESTS / "run" / "cases").glob("*.yaml")):
        for case in yaml.safe_load(file.read_text("utf-8")):
            yield parse_definitions, case.get("define", "")
            yield parse_body, case["do"]
            yield from ((parse_expression, text) for text in case.get("expect", ()))


def test_every_text_that_is_printed_parses_back_to_the_same_tree():
    for parse, text in texts():
        node = parsed(parse, text)
        assert parsed(parse, print_procedure(node)) == node, text


@given(expressions)
def test_a_random_expression_that_is_printed_parses_back(node):
    assert parsed(parse_expression, print_procedure(node)) == node


@given(blocks)
def test_random_statements_that_are_printed_parse_back(node):
    assert parsed(parse_body, print_procedure(node)) == node


@given(programs)
def test_a_random_program_that_is_printed_parses_back(nodes):
    assert parsed(parse_definitions, print_procedure(nodes)) == nodes


def test_long_blocks_have_a_line_for_each_statement():
    text = (
        "scope match() { do one_thing(p, q)  if first(p.hand) { leave } else { do another_thing(p, q)  repeat 2 { leave } } }"
    )
    assert print_procedure(parsed(parse_definitions, text)) == (
        "scope match() {\n"
        "  do one_thing(p, q)\n"
        "  if first(p.hand) { leave } else { do another_thing(p, q)  repeat 2 { leave } }\n"
        "}"
    )
