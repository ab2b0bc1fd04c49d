"""Charts hold what their procedures decide and announce, in order, with the ways that lead on; words are held against them."""

import shutil
from pathlib import Path

import pytest
from tables import official

from wwrules.catalogue import describe
from wwrules.compile import procedure_tree as tree
from wwrules.compile.charting import Circle, Each, Fork, Step, charts
from wwrules.compile.program import compile_game
from wwrules.load.game import load_game
from wwrules.pipeline import check_game

GAMES = Path(__file__).parents[1] / "games"
TOUR = "type: presentation\ncharts:\n  tour: {draws: tour, title: score, inside: [played]}\n"


def game_with(name: str, folder: Path, files: dict[str, str]) -> Path:
    root = shutil.copytree(GAMES / name, folder / name)
    for place, text in files.items():
        (root / place).parent.mkdir(exist_ok=True, parents=True)
        (root / place).write_text(text, "utf-8")
    return root


def outline(steps) -> list:
    """A chart as short words."""
    found = []
    for one in steps:
        match one:
            case Step(sort=sort, keys=keys):
                found.append(f"{sort} {keys[0]}")
            case Fork(step=step, ways=ways):
                ways = {way.keys[0] + (" leaves" if way.leaves else ""): outline(way.steps) for way in ways}
                found.append({f"{step.sort} {step.keys[0]}": ways})
            case Circle(steps=inner):
                found.append({"again": outline(inner)})
            case Each(steps=inner):
                found.append({"each": outline(inner)})
    return found


def chart_of(root: Path, name: str):
    program, found = compile_game(load_game(root)[0])
    assert {one.code for one in found} <= {"missing-name"}  # not every step has words here
    return charts(program)[name]


def test_a_chart_shows_what_is_announced_and_decided(tmp_path):
    chart = chart_of(game_with("arena", tmp_path, {"presentation/charts.yaml": TOUR}), "tour")
    assert outline(chart.steps) == [
        "event tour.played",
        "event tour.lost",
        "event tour.sung",
        "choice tour.c",
        {"choice tour": {"tour.rest": [], "tour.ring": ["event tour.rung"]}},
    ]


def test_what_has_words_is_shown_too(tmp_path):
    words = "tour =\n  .score-2 = more points\n  .each-might = each strong token\nplayed =\n  .score = points\n"
    files = {"presentation/charts.yaml": TOUR, "words/en/charts.ftl": words}
    chart = chart_of(game_with("arena", tmp_path, files), "tour")
    assert outline(chart.steps)[:3] == [
        "change tour.score-2",
        {"each": ["event tour.played", "change played.score"]},
        "event tour.lost",
    ]


def test_a_loop_is_left_by_a_way(tmp_path):
    spec = "type: presentation\ncharts:\n  turn: {draws: turn, title: points}\n"
    words = "turn =\n  .at-stake-2 = more at stake\n  .points = points\n"
    root = game_with("pig", tmp_path, {"presentation/charts.yaml": spec, "words/en/charts.ftl": words})
    (circle,) = outline(chart_of(root, "turn").steps)
    first, stake, second, third = circle["again"]
    assert first == {"question turn.if-pips": {"turn.if-pips-yes leaves": [], "turn.if-pips-no": []}}
    assert stake == "change turn.at-stake-2"
    assert second["question turn.if-points"]["turn.if-points-yes leaves"] == ["change turn.points"]
    assert list(third["choice turn"]) == ["turn.roll", "turn.hold leaves"]


def test_words_of_no_step_and_steps_without_words_are_told(tmp_path):
    spec = "type: presentation\ncharts:\n  turn: {draws: turn, title: points}\n"
    words = "turn =\n  .if-pisp = a one?\n"
    root = game_with("pig", tmp_path, {"presentation/charts.yaml": spec, "words/en/charts.ftl": words})
    found = {(Path(one.source.file).name, one.source.line, one.code, describe(one)) for one in check_game(root)[1]}
    hint = "unknown step 'turn.if-pisp'; did you mean 'turn.if-pips'?"
    assert ("charts.ftl", 2, "unknown-reference", hint) in found
    assert (
        "charts.yaml",
        3,
        "missing-name",
        "'turn.if-pips' has no name in 'en'; expected 'turn.if-pips' in words/en/charts.ftl",
    ) in found


# ---------------------------------------------------------------- a real game

_DECIDES = (tree.Announce, tree.Choose, tree.ChooseOne, tree.Together)


@pytest.fixture(scope="module")
def program():
    made, found = compile_game(official())
    assert found == []
    return made


def _key(owner: str, node: tree.Node) -> str:
    match node:
        case tree.Announce(event=name) | tree.Choose(name=name) | tree.Together(decision=name):
            return f"{owner}.{name}"
    return owner


def _opened(program, spec) -> list[str]:
    """The definitions that a chart draws, each as often as it is reached."""
    found, left = [], [spec.draws]
    while left:
        name = left.pop()
        found.append(name)
        for part in tree.parts(program.definitions[name].block):
            called = getattr(part, "event", "") or getattr(part, "procedure", "")
            left += [called] if called in spec.inside and called in program.definitions else []
    return found


@pytest.mark.slow
def test_every_decision_and_every_event_of_a_procedure_is_in_its_chart(program):
    drawn = charts(program)
    assert drawn.keys() >= {"tea-turn", "battle", "scoring"}
    for chart in drawn.values():
        expected = sorted(
            _key(name, part)
            for name in _opened(program, chart.spec)
            for part in tree.parts(program.definitions[name].block)
            if isinstance(part, _DECIDES)
        )
        shown = sorted(
            next(key for key in step.keys if key in expected) for step in chart.shapes() if step.sort in ("event", "choice")
        )
        assert shown == expected, chart.spec.id


@pytest.mark.slow
def test_every_rule_of_an_entry_that_waits_for_an_event_is_listed_there(program):
    step = next(one for one in charts(program)["draw"].shapes() if one.id == "draw-play-chip")
    waiting = {
        entry
        for entry, rules in program.rules.items()
        for part in tree.parts(rules)
        if getattr(getattr(part, "pattern", None), "event", "") == "play-chip"
        and isinstance(part, tree.Trigger | tree.Replacement | tree.Prohibition)
    }
    assert {one.entry for one in step.hooks} == waiting
    assert len(waiting) > 10
    (end,) = (one for one in charts(program)["draw"].shapes() if one.keys[-1] == "end-of")
    assert not {one.entry for one in end.hooks} & {"red-rook-d", "rose-a"}  # those wait for the end of the battle


@pytest.mark.slow
def test_every_step_has_its_paragraphs(program):
    for chart in charts(program).values():
        for step in chart.shapes():
            assert step.rules, step.id
            assert set(step.rules) <= set(program.game.rules)
