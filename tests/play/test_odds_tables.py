"""Tables of chances: held against arithmetic, and kept."""

from fractions import Fraction

import pytest
from running import program_of
from test_odds import hold_at

from wwrules.play import odds_tables
from wwrules.play.odds_tables import chances_of


@pytest.fixture(autouse=True)
def own_cache(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))


def test_rows_are_what_arithmetic_gives():
    found = chances_of(program_of("pig"))["points"]
    for row, before in (("at-stake", 0), ("hold-now", 5)):
        wanted = [
            sum((weight for points, weight in hold_at(6).items() if before + points >= number), Fraction(0))
            for number in (1, 6, 8)
        ]
        assert [one.share for one in found[row]["points"]] == wanted
    assert all(one.exact for row in found.values() for one in row["points"])


def test_what_was_worked_out_is_kept(monkeypatch):
    first = chances_of(program_of("pig"))
    monkeypatch.setattr(odds_tables, "_worked_out", lambda *_: pytest.fail("worked out again"))
    assert chances_of(program_of("pig")) == first
