"""Every construct of the two languages is played, printed, documented and said. The constructs come from the grammars.

A construct that is added to a grammar fails here until it has a case that runs, a text that is printed and read back, an
example on its page, and (in the language of cards) a sentence in every language. The names of those that lack something are the
message.
"""

import re
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest
import yaml
from constructs import effect_constructs, procedure_constructs, used_in_effect, used_in_procedure
from tables import TESTS

from wwrules.compile import procedure_tree as tree
from wwrules.compile.core_functions import CORE
from wwrules.compile.effect_printer import print_effect
from wwrules.compile.effects import read_effect
from wwrules.compile.procedure_printer import print_procedure
from wwrules.compile.procedures import parse_body, parse_definitions, parse_expression
from wwrules.compile.program_check import RULES as CHECKED
from wwrules.compile.words import tables_of
from wwrules.diagnostics import Source
from wwrules.generate.emit_acts import STATEMENTS as GENERATED
from wwrules.generate.emit_values import EMITTERS
from wwrules.load.game import load_game
from wwrules.paths import CONTENT
from wwrules.run.expressions import EVALUATORS, FUNCTIONS
from wwrules.run.interpret import STATEMENTS

sys.path.insert(0, str(TESTS / "docs"))
from test_procedure_page import EXAMPLES, halves, noted

DOCS = TESTS.parent / "docs"
LOCALES = ("pl", "uk", "cs")
PARSERS: dict[str, Callable] = {"start": parse_definitions, "body": parse_body, "expression": parse_expression}
Procedures = Iterator[tuple[str, str]]  # what sort of text, and the text
Effects = Iterator[tuple[str, str, str]]  # the game whose words it uses, effect or condition, and the text


def nowhere(offset: int, length: int) -> Source:
    return Source("text", 1, offset + 1, length)


def written(file: Path):
    return yaml.safe_load(file.read_text("utf-8"))


# ---------------------------------------------------------------- the language of procedures


def played_procedures() -> Procedures:
    for file in sorted((TESTS / "run" / "cases").glob("*.yaml")):
        for case in written(file):
            yield "start", case.get("define", "")
            yield "body", case["do"]
            yield from (("body", text) for text in case.get("rules", {}).values())
            yield from (("expression", text) for text in case["expect"])
    for root in sorted(file.parent for file in (TESTS / "games").glob("*/flow.yaml")):
        game, _ = load_game(root)
        yield from (("start", text.text) for text in game.flow_texts)
        yield from (("body", text.text) for _, text in game.rule_texts)


def documented_procedures() -> Procedures:
    for example in EXAMPLES:
        define, do = halves(example)
        yield "start", define
        yield "body", do
        yield from (("expression", text) for text in noted(example, "then"))


def printed_procedures() -> Procedures:
    """Texts that are the same tree after they were printed."""
    for start, text in (*played_procedures(), *documented_procedures()):
        node, found = PARSERS[start](text, nowhere)
        assert found == [], text
        if PARSERS[start](print_procedure(node), nowhere) == (node, []):
            yield start, text


@pytest.mark.parametrize("where", [played_procedures, documented_procedures, printed_procedures])
def test_every_construct_of_procedures_is_there(where):
    used = frozenset().union(*(used_in_procedure(text, start) for start, text in where()))
    assert sorted(procedure_constructs() - used) == []
    named_by_games = ("call: ", "name: ", "attr: ")
    assert [one for one in sorted(used - procedure_constructs()) if not one.startswith(named_by_games)] == []


def test_the_engine_has_a_branch_for_every_node():
    assert set(STATEMENTS) == set(GENERATED) == set(tree.Statement.__args__)
    assert set(EVALUATORS) == set(EMITTERS) == set(tree.Expression.__args__)
    assert set(CHECKED) == {*tree.Statement.__args__, *tree.Expression.__args__}
    assert {*FUNCTIONS, "settled"} == set(CORE)


def test_every_function_has_a_row_on_the_page():
    page = (DOCS / "developers" / "procedures.md").read_text("utf-8")
    cells = re.findall(r"^\| (`.*?`(?:, `.*?`)*) \|", page, re.MULTILINE)
    named = {name for cell in cells for name in re.findall(r"`(\w+)\(", cell)}
    assert {name.replace("-", "_") for name in CORE} - named == set()


# ---------------------------------------------------------------- the language of cards


@cache
def words_of(game: str):
    """Tables of a game of the tests, or of the real one."""
    root = CONTENT / game if (CONTENT / game).is_dir() else TESTS / "games" / game
    return tables_of(load_game(root)[0])


def played_effects() -> Effects:
    cases = written(TESTS / "run" / "effects.yaml")
    yield from (("arena", "effect", case["effect"]) for case in cases["effects"])
    yield from (("arena", "condition", case["condition"]) for case in cases["conditions"])


def documented_effects() -> Effects:
    page = (DOCS / "authors" / "effects.md").read_text("utf-8")
    for kind, body in re.findall(r"```(effect|condition|action)\n(.*?)```", page, re.DOTALL):
        for line in body.strip().split("\n"):
            yield "wonderlands-war", "condition" if kind == "condition" else "effect", line


def said_effects() -> Effects:
    """Effects and conditions with their sentences in all languages; tests/say compares these with what is said."""
    for file in sorted((TESTS / "say" / "cases").glob("*.yaml")):
        cases = written(file)
        of_all = isinstance(cases, list) and set(LOCALES) <= cases[0].keys()  # others are of nouns, of entries, of one language
        for case in cases if of_all else ():
            assert set(LOCALES) <= case.keys()
            start = "condition" if "condition" in case else "effect"
            yield "wonderlands-war", start, case[start]


def printed_effects() -> Effects:
    """Texts that are the same tree after they were printed."""
    for game, start, text in (*played_effects(), *documented_effects(), *said_effects()):
        tables = words_of(game)
        node, found = read_effect(text, tables, nowhere, start)
        assert found == [], text
        if read_effect(print_effect(node, tables), tables, nowhere, start) == (node, []):
            yield game, start, text


@pytest.mark.parametrize("where", [played_effects, documented_effects, said_effects, printed_effects])
def test_every_construct_of_effects_is_there(where):
    used = frozenset().union(*(used_in_effect(text, words_of(game), start) for game, start, text in where()))
    assert sorted(effect_constructs() - used) == []
