"""Polish sentences that no card has yet: other persons, other numbers, what is denied."""

import pytest
from saying import cases, read, speaker


@pytest.mark.parametrize("one", cases("polish"), ids=lambda one: one["effect"])
def test_polish_says_it(one):
    assert speaker("pl").say(read(one["effect"])) == (one["pl"], [])
