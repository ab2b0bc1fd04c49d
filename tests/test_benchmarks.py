"""The games that `make bench` measures are without errors: nobody should find that out while measuring."""

from pathlib import Path

import pytest

from wwrules.diagnostics import Severity
from wwrules.pipeline import check_game

BENCHMARKS = Path(__file__).parents[1] / "benchmarks"


def errors(root: Path) -> list[str]:
    return [str(one) for one in check_game(root)[1] if one.severity is Severity.ERROR]


@pytest.mark.parametrize("game", ["war", "pig", "crowd"])
def test_games_that_are_played(game):
    assert errors(BENCHMARKS / game) == []


def test_the_game_made_by_chance(tmp_path, monkeypatch):
    monkeypatch.syspath_prepend(BENCHMARKS)
    from made_game import break_game, write_game

    write_game(tmp_path / "market", 1)
    assert errors(tmp_path / "market") == []
    break_game(tmp_path / "market")
    assert len(errors(tmp_path / "market")) == 1
