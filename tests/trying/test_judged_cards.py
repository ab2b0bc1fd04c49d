"""Cards by people who had not seen how effects are tried: most that are dead are told, hardly any that is odd and lives.

The suite looks at a few of them; `make soak` at all, and holds the figures.
"""

import os

import pytest
from judging import cards, judged, judged_in_place, replaced

SOAK = int(os.environ.get("WWRULES_SOAK", "1"))
SAMPLE = {"dead-played-together", "dead-brave-face", "dead-ghost", "odd-once-a-war", "odd-second-rook", "odd-reward-crown"}


def wrong(rows):
    """How many dead ones were passed by, and how many were told that live."""
    return tuple(sum(not one.is_right for one in rows if one.card["verdict"] == verdict) for verdict in ("dead", "odd"))


@pytest.mark.slow
@pytest.mark.skipif(SOAK > 1, reason="all of them are looked at")
def test_some_cards_are_judged_right(tmp_path):
    rows = judged([one for one in cards() if one["id"] in SAMPLE], tmp_path)
    assert [one.card["id"] for one in rows if not one.is_right] == []


@pytest.mark.slow
@pytest.mark.skipif(SOAK == 1, reason="takes minutes")
def test_most_cards_in_packs_are_judged_right(tmp_path):
    passed_by, falsely_told = wrong(judged(cards(), tmp_path))
    assert passed_by <= 4
    assert falsely_told <= 2


@pytest.mark.slow
@pytest.mark.skipif(SOAK == 1, reason="takes minutes")
def test_most_texts_in_the_place_of_others_are_judged_right(tmp_path):
    passed_by, falsely_told = wrong([judged_in_place(one, tmp_path / "game") for one in replaced()])
    assert passed_by <= 12
    assert falsely_told <= 2
