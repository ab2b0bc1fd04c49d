"""What is wrong with a procedure is said at its own word: every case of `cases/procedure-faults.yaml`, on the arena.

And what is right is left alone: the flows of all games, and every case of the engine.
"""

import shutil
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
import yaml
from hypothesis import given, settings
from random_procedures import programs

from wwrules import reports
from wwrules.catalogue import describe
from wwrules.compile.procedure_printer import print_procedure
from wwrules.compile.program import compile_game
from wwrules.diagnostics import Severity
from wwrules.load.game import load_game
from wwrules.load.nodes import Mapping
from wwrules.load.reader import read
from wwrules.model import Kind
from wwrules.paths import CONTENT
from wwrules.pipeline import check_game

HERE = Path(__file__).parent
GAMES = HERE.parent / "games"
FAULTS = yaml.safe_load((HERE / "cases" / "procedure-faults.yaml").read_text("utf-8"))
WITH_FLOW = sorted(path.parent for path in GAMES.glob("*/flow.yaml"))
HEAD = "type: flow\ntexts:\n  case: |\n"  # a text begins on line 4, in column 5


@cache
def arena():
    game, found = load_game(GAMES / "arena")
    assert found == []
    return game


def scalar_of(text):
    """A text as a file has it."""
    rows = "".join(f"    {row}\n" for row in text.rstrip("\n").split("\n"))
    node, found = read("case.yaml", (HEAD + rows).encode())
    assert isinstance(node, Mapping)
    assert found == []
    return node.get("texts").get("case")


def found_in(case, text):
    game = arena()
    kinds = {name: Kind(name, "", game.kinds["token"].source, isa="token") for name in case.get("kinds", ())}
    flow = [scalar_of(text)] if "flow" in case else []
    rules = [("plain", scalar_of(text))] if "rules" in case else []
    changed = replace(
        game,
        kinds=game.kinds | kinds,
        flow_texts=game.flow_texts + flow,
        rule_texts=game.rule_texts + rules,
    )
    return [one for one in compile_game(changed)[1] if one.source.file == "case.yaml"]


def marked(text):
    """The text without its marks, and the line and column of each mark in the file, with its length on that line."""
    places = []
    while "«" in text:
        start = text.index("«")
        text = text[:start] + text[start + 1 :]
        length = text.index("»") - start
        text = text.replace("»", "", 1)
        line, column = text[:start].count("\n"), start - text[:start].rfind("\n") - 1
        places.append((line + 4, column + 5, length))
    return text, places


@pytest.mark.parametrize("case", FAULTS, ids=[case["it"] for case in FAULTS])
def test_a_slip_is_found_at_its_word(case):
    text, (place, *_rest) = marked(case.get("flow") or case["rules"])
    found = found_in(case, text)
    report = "\n".join(reports.text(found))
    assert sorted(one.code for one in found) == sorted([case["code"], *case.get("also", ())]), report
    one = next(one for one in found if one.code == case["code"])
    assert one.source[1:3] == place[:2], report
    if "message" in case:
        assert describe(one) == case["message"]


def test_the_table_is_long_enough():
    assert len(FAULTS) >= 60
    assert sum("message" in case for case in FAULTS) >= 25


def test_a_word_is_underlined_as_a_whole():
    text, (place,) = marked("procedure f(p Player) { p.«scroe» += 1 }")
    (one,) = found_in({"flow": text}, text)
    assert one.source[1:] == place


# ---------------------------------------------------------------- what is right

RIGHT = [
    "procedure f() { let last_one = nobody  for each p in players { last_one = p }  if last_one { last_one.score += 1 } }",
    "procedure f(p Player) { choose t from p.hand by p optionally  if not t { turns = 0 } else { t.might = 2 } }",
    "procedure f(p Player) { loop { choose t from p.hand by p optionally  if not t { leave }  t.might += 1 } }",
    "procedure f(p Player) { let t = first(p.hand)  if t and t.might > 2 { turns = 1 } }",
    "procedure f(p Player) { let t = first(p.hand)  if t == nothing or t.might > 2 { turns = 1 } }",
    "procedure f(p Player) { choose t from p.hand by p else { turns = 0  end game }  turns = t.might }",
    "procedure f() { turns = best(p in players by high p.score).score }",
    "procedure f() { if turns > 2 { let n = 1 } else { let n = 2 }  turns = 2 }",
    "procedure f() { let n = 0  repeat 3 { n += turns }  turns = n }",
    "procedure f(p Player) { for each t in p.hand where is_a(t, charm) and t.power > 2 { move t to p.field } }",
    "procedure f(p Player) { for each t in p.hand where t.entry == doubler { t.owner = next(p) } }",
    "procedure f(t Token) { if t.kind == charm or t.kind in [token] { turns = 0 } }",
    "procedure f() { let here = north  repeat 2 { here = here.next }  here.bright = true }",
    "procedure f() { together p in players decide way from [stay, go]  turns = count(p in players where p.way == go) }",
    "procedure f() { choose way from [stay, go] by first(players)  if way == go { turns = 0 } }",
    "procedure f(p Player) { choose t from next(p).hand by next(p)  move t to shelf }",
    "procedure f(p Player) { reveal p.sack to p  choose t from p.sack by p  move t to shelf }",
    "procedure f(p Player) { choose one by p { \"look\" where size(next(p).hand) > 2 { turns = 0 } \"rest\" { turns = 1 } } }",
    "function mine() = size(you.hand)\nprocedure f() { grant players { after rung() { turns = mine() } } until end of match }",
    "procedure f() { grant players { after rung() { announce rung() } } once until end of match }",
    "instead of lost(some t, some p) where p.score > 19 { proceed with p = next(p) }",
    "procedure f(p Player) { let n = do held_by(p)  if n > 2 and n < 4 { turns = n } }",
    "procedure f() gives Player { for each p in players where p.score == 20 { give p }  give nobody }",
]  # fmt: skip


@pytest.mark.parametrize("text", RIGHT)
def test_what_is_right_is_left_alone(text):
    assert list(reports.text(found_in({"flow": text}, text))) == []


@pytest.mark.parametrize("root", WITH_FLOW, ids=[root.name for root in WITH_FLOW])
def test_the_flow_of_a_little_game_is_clean(root):
    assert list(reports.text(check_game(root)[1])) == []


@pytest.mark.parametrize(
    "root", [root for root in sorted(CONTENT.iterdir()) if (root / "flow").is_dir()], ids=lambda one: one.name
)
def test_the_flow_of_a_game_is_clean(root):
    game, _ = load_game(root)
    assert list(reports.text(compile_game(game)[1])) == []


ENGINE_CASES = [
    pytest.param(case, id=f"{file.stem}: {case['it']}")
    for file in sorted((HERE.parent / "run" / "cases").glob("*.yaml"))
    for case in yaml.safe_load(file.read_text("utf-8"))
]
REFUSED = {"ends the body of an event with what it gives, not the event": "misplaced-statement"}  # the engine is total


@pytest.mark.parametrize("case", ENGINE_CASES)
def test_a_case_of_the_engine_is_clean(case):
    block = "".join(f"  {row}\n" for row in case["do"].rstrip("\n").split("\n"))
    text = f"{case.get('define', '')}\nprocedure tried() {{\n{block}}}"
    found = [one for one in found_in({"flow": text}, text) if one.severity is Severity.ERROR]
    assert [one.code for one in found] == [code for it, code in REFUSED.items() if it == case["it"]], found


def test_what_a_text_that_cannot_be_read_would_define_is_not_missed():
    text = "procedure f() { do g()  turn = 1 }\nprocedure h() { do i() }"
    broken = replace(arena(), flow_texts=[*arena().flow_texts, scalar_of("procedure g( {"), scalar_of(text)])
    found = [one for one in compile_game(broken)[1] if one.source.file == "case.yaml"]
    assert [one.code for one in found] == ["procedure-syntax", "unknown-name"]


# ---------------------------------------------------------------- whatever is written


def compiled_with(*texts):
    return compile_game(replace(arena(), flow_texts=[*arena().flow_texts, *map(scalar_of, texts)]))


@settings(max_examples=settings.default.max_examples // 4)
@given(programs)
def test_any_program_is_looked_at_and_every_fault_has_a_sentence(nodes):
    _, found = compiled_with(print_procedure(nodes) or "-- nothing")
    assert all(reports.text(found))


@pytest.mark.parametrize(
    "text", ["p" + " + p" * 190, "p" + ".x" * 190, "not " * 190 + "p", "p" + " and p" * 190, "- " * 190 + "p"]
)
def test_what_is_deep_is_looked_at(text):
    _, found = compiled_with(f"procedure f(p Player) {{ turns = {text} }}")
    assert {one.code for one in found} <= {"wrong-value", "unknown-attribute"}


def test_functions_that_call_others_twice_take_no_longer():
    texts = [f"function f{n}() = f{n + 1}() + f{n + 1}()" for n in range(60)]
    _, found = compiled_with("\n".join([*texts, "function f60() = 1"]))
    assert found == []


def test_a_warning_about_an_entry_can_be_accepted_with_a_reason(tmp_path):
    root = shutil.copytree(GAMES / "arena", tmp_path / "arena")
    charms, accepted = root / "cards" / "charms.yaml", root / "suppressions.yaml"
    text = charms.read_text("utf-8")
    charms.write_text(text.replace("(this, you) optionally", "(this, you) where you.score > 20 optionally"), "utf-8")
    assert [one.code for one in check_game(root)[1]] == ["never-fires"]
    reason = "  - {code: never-fires, at: thief, reason: It waits for a higher score.}\n"
    accepted.write_text(accepted.read_text("utf-8") + reason, "utf-8")
    assert list(reports.text(check_game(root)[1])) == []


def test_what_a_broken_vocabulary_would_declare_is_not_missed(tmp_path):
    root = shutil.copytree(GAMES / "arena", tmp_path / "arena")
    attributes = root / "vocabulary" / "attributes.yaml"
    attributes.write_text(attributes.read_text("utf-8").replace("max: 12", "most: 12"), "utf-8")
    codes = {one.code for one in check_game(root)[1]}
    assert not codes & {"unknown-name", "unknown-attribute", "wrong-value", "not-modifiable"}, codes
