"""What the language can say of the hardest rules of three games. Each rule is shown by an example that runs and comes out as
written, or it is named as missing, with a text that one would want to write and that is refused today.
"""

from collections import Counter
from collections.abc import Iterator
from copy import copy
from dataclasses import fields, replace
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import yaml

from wwrules.catalogue import describe
from wwrules.compile import procedure_tree as tree
from wwrules.compile.checker import Checker
from wwrules.compile.effects import read_effect
from wwrules.compile.lower import CannotLowerError, lower, lower_action
from wwrules.compile.names import Names
from wwrules.compile.procedures import parse_body, parse_definitions, parse_expression
from wwrules.compile.program import Program, compile_game
from wwrules.compile.program_check import RULES, check_program
from wwrules.compile.statement_rules import Context, check_block
from wwrules.compile.types import PLAYER
from wwrules.compile.typing_rules import check_condition
from wwrules.compile.words import tables_of
from wwrules.diagnostics import Diagnostic, Severity, Source
from wwrules.model import Example
from wwrules.paths import CONTENT
from wwrules.pipeline import check_game
from wwrules.run.scenario import Scenario

HERE = Path(__file__).parent
GAMES = HERE.parent / "games"


class Checklist(NamedTuple):
    """The rules a table is about, and the game in whose words what is missing is tried."""

    ids: list[str]
    game: str


CHECKLISTS = {
    "broom-service": Checklist([f"bs_x{number:02}" for number in range(1, 36)], "brooms"),
    "evenfall": Checklist([f"ev_x{number:02}" for number in range(1, 36)], "coven"),
    "wonderlands-war": Checklist([f"ww-{number:02}" for number in range(1, 81)], "wonderlands-war"),
}
TABLES: dict[str, list[dict[str, Any]]] = {
    file.stem: yaml.safe_load(file.read_text("utf-8")) for file in sorted(HERE.glob("*.yaml"))
}
MISSING_AT_MOST = {("wonderlands-war",): 0, ("broom-service", "evenfall"): 3}


def shown(table: str) -> list[dict[str, Any]]:
    return [row for row in TABLES[table] if "shown-by" in row]


def missing(table: str) -> list[dict[str, Any]]:
    return [row for row in TABLES.get(table, ()) if "not-yet" in row]


SHOWN_BY = sorted({example for table in TABLES for row in shown(table) for example in row["shown-by"]})
SHOWN_GAMES = sorted({one.partition("/")[0] for one in SHOWN_BY})


def nowhere(offset: int, length: int) -> Source:
    return Source("table", 1, offset + 1, length)


@cache
def root_of(name: str) -> Path:
    roots = [folder / name for folder in (GAMES, CONTENT) if (folder / name / "game.yaml").is_file()]
    assert roots, f"there is no game '{name}'"
    return roots[0]


@cache
def checked(name: str) -> tuple[Program, list[Diagnostic]]:
    """A game, compiled once, with what a check of its folder finds."""
    game, found = check_game(root_of(name))
    assert game is not None
    return compile_game(game)[0], found


def program_of(name: str) -> Program:
    return checked(name)[0]


def example_of(path: str) -> tuple[Program, Example]:
    name, _, example = path.partition("/")
    program = program_of(name)
    assert example in program.game.examples, f"'{name}' has no example '{example}'"
    return program, program.game.examples[example]


# ---------------------------------------------------------------- the tables


@pytest.mark.parametrize("table", TABLES)
def test_every_rule_of_the_checklist_stands_in_the_table_once(table):
    found = Counter(row["rule"] for row in TABLES[table])
    assert found == Counter(CHECKLISTS[table].ids)


@pytest.mark.parametrize("table", TABLES)
def test_every_row_says_how_it_is_shown_or_what_is_missing(table):
    for row in TABLES[table]:
        assert set(row) in ({"rule", "about", "shown-by"}, {"rule", "about", "not-yet", "tried"}), row
        assert all(row.values()), row


@pytest.mark.parametrize(("tables", "most"), MISSING_AT_MOST.items(), ids=str)
def test_hardly_anything_is_missing(tables, most):
    for table in TABLES.keys() & set(tables):
        print(f"\n{table}: {len(shown(table))} shown, {len(missing(table))} not yet")  # noqa: T201 - the counts are the result
    assert sum(len(missing(table)) for table in tables) <= most


def test_the_table_of_evenfall_is_there():
    assert "evenfall" in TABLES


# ---------------------------------------------------------------- what is shown


@pytest.mark.parametrize("name", SHOWN_GAMES)
def test_a_game_that_shows_something_has_no_faults(name):
    assert [describe(one) for one in checked(name)[1]] == []


@pytest.mark.parametrize("path", SHOWN_BY)
def test_an_example_expects_something_of_what_there_is(path):
    program, example = example_of(path)
    expected = [text for step in example.steps for text in step.get("expect", ())]
    assert expected, "an example that expects nothing shows nothing"
    assert [describe(one) for one in faults_in(program, example, expected)] == []


@pytest.mark.parametrize("path", SHOWN_BY)
def test_an_example_comes_out_as_written(path):
    program, example = example_of(path)
    names = {name: seat for seat, name in enumerate(example.players)}
    scenario = Scenario(program, len(example.players), example.given, example.play, names)
    assert len(list(scenario.run(list(example.steps)))) == len(example.steps)


def faults_in(program: Program, example: Example, expected: list[str]) -> list[Diagnostic]:
    """What the checker finds in the texts of an example; what is unknown would silently be nothing."""
    checker = Checker(program, RULES)
    names = Names({name.replace("_", "-"): PLAYER for name in example.players})
    block, unreadable = parse_body(f"{example.given}\n{example.play}", nowhere)
    if not isinstance(block, tree.Block):
        return unreadable
    program.adopt(block, nowhere)
    check_block(checker, block, names, Context())
    for text in expected:
        node, faults = parse_expression(text, nowhere)
        unreadable += faults
        if node is not None:
            program.adopt(node, nowhere)
            check_condition(checker, node, names)
    return unreadable + checker.found


# ---------------------------------------------------------------- what is missing


@pytest.mark.parametrize("table", TABLES)
def test_what_is_said_to_be_missing_is_refused(table):
    rows = missing(table)
    assert [row["rule"] for row in rows if is_accepted(program_of(CHECKLISTS[table].game), row["tried"])] == []


@pytest.mark.parametrize(
    ("text", "accepted"),
    [
        ("gain 2 VP for each sickle in your clan.", True),
        ("when you discover a site: gain 2 VP.", True),
        ("when you discover a dragon: gain 2 VP.", False),
        ("procedure feast(p Player) { p.herb += 1 }", True),
        ("procedure feast(p Player) { p.hreb += 1 }", False),
        ("for each p in players { p.herb += 1 }", True),
        ("for each p in players { rewind p }", False),
        ("after harvest(some p, any) { p.herb += 1 }", True),
        ("-- nothing", True),
    ],
)
def test_texts_that_can_be_said_are_told_from_others(text, accepted):
    assert is_accepted(program_of("coven"), text) == accepted


def is_accepted(program: Program, text: str) -> bool:
    """Tell whether a text is one of a game, read in any of the ways there are."""
    return any(not errors_with(program, nodes) for nodes in readings(program, text))


def readings(program: Program, text: str) -> Iterator[list[tree.Node]]:
    """A text as definitions, as statements, as what a card says, and as an action of a card."""
    for written in (text, f"procedure tried() {{ {text}\n}}"):
        nodes, found = parse_definitions(written, nowhere)
        if not found:
            yield nodes
    effect, found = read_effect(text, tables_of(program.game), nowhere)
    if found or effect is None:
        return
    parameters = (tree.Parameter("this", "piece"), tree.Parameter("you", "player"))
    for lowered in (
        lambda: list(lower(effect, program.game)),
        lambda: [tree.Definition("procedure", "tried", parameters, "", lower_action(effect, program.game))],
    ):
        try:
            yield lowered()
        except CannotLowerError:
            continue


def errors_with(base: Program, nodes: list[tree.Node]) -> list[Diagnostic]:
    """What is wrong with a game to which something is added."""
    program = replace(base, **{one.name: copy(getattr(base, one.name)) for one in fields(base)})
    program.definitions.pop("scenario", None)  # left behind by an example
    program.adopt(nodes, nowhere)
    for node in nodes:
        match node:
            case tree.Definition(name=name):
                program.definitions[name] = node
            case tree.Function(name=name):
                program.functions[name] = node
            case tree.StandingCheck():
                program.checks.append(node)
            case _:
                program.rules["tried"] = (*program.rules.get("tried", ()), node)
    return [one for one in check_program(program) if one.severity is Severity.ERROR]
