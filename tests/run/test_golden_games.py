"""Two whole games for each number of players go as in their reports, which were read with the rules in hand."""

import pytest
from golden_games import GAMES, HERE, played, report


@pytest.mark.parametrize("name", GAMES)
def test_a_game_goes_as_reported(name):
    written = (HERE / "golden" / f"{name}.txt").read_text("utf-8").splitlines()
    for number, (now, then) in enumerate(zip(report(played(name)).splitlines(), written, strict=True), 1):
        assert now == then, f"line {number}; `python tests/run/golden_games.py` writes the reports anew"
