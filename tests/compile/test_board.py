"""What `presentation/` looks at is known: every case of cases/board-faults.yaml, on the arena; what is right is left alone."""

import shutil
from pathlib import Path

import pytest
import yaml

from wwrules.catalogue import describe
from wwrules.pipeline import check_game

HERE = Path(__file__).parent
ARENA = HERE.parent / "games" / "arena"
FAULTS = yaml.safe_load((HERE / "cases" / "board-faults.yaml").read_text("utf-8"))
SOUND = """
player: first(entries(spot))
called:
  token: {name: it.entry, shows: [{value: it.might}, {value: it.owner, title: score}]}
panels:
  - {title: score, widget: table, each: player, where: p == you, show: [{value: p.score}, {value: p.sack, as: bag}]}
  - title: spot
    widget: ring
    each: spot
    first: first(entries(spot))
    next: it.next
    show: [{value: it.bright}, {value: it.ground}]
  - {title: score, widget: track, each: player, to: 9, marks: "[1, 2]", show: [{value: p.secret}]}
  - {title: turns, widget: counts, while: happening(match), show: [{value: turns + 1}, {value: 7, title: leading}]}
questions:
  tour: {ask: score, options: {rest: turns}}
  tour.c: {ask: score}
figures:
  score: {amount: p.score + size(p.hand), per: player}
  turns: {amount: turns, per: game}
"""


def faults_of(text: str, folder: Path) -> list[str]:
    root = shutil.copytree(ARENA, folder / "arena")
    (root / "presentation").mkdir()
    (root / "presentation" / "board.yaml").write_text(f"type: presentation\n{text}", "utf-8")
    return [
        f"{Path(one.source.file).name}:{one.source.line}:{one.source.column}:{one.source.length}: {describe(one)} [{one.code}]"
        for one in check_game(root)[1]
    ]


@pytest.mark.parametrize("case", FAULTS, ids=[case["it"] for case in FAULTS])
def test_a_fault_is_told_at_its_word(case, tmp_path):
    before, _, after = case["file"].partition("⟦")
    word = after.partition("⟧")[0]
    line, column = before.count("\n") + 2, len(before.rpartition("\n")[2]) + 1
    (found,) = faults_of(case["file"].replace("⟦", "").replace("⟧", ""), tmp_path)
    said, _, code = case["fault"].partition(" [")
    assert found.startswith(f"board.yaml:{line}:{column}:{len(word)}: {said}")
    assert found.endswith(f" [{code}")


def test_what_is_right_is_left_alone(tmp_path):
    assert faults_of(SOUND, tmp_path) == []
