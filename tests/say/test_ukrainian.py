"""Ukrainian sentences that no card has yet: other persons and numbers, commas where the subject changes."""

import pytest
from saying import cases, read, read_condition, speaker


@pytest.mark.parametrize("one", cases("ukrainian"), ids=lambda one: one.get("effect") or one["condition"])
def test_ukrainian_says_it(one):
    ukrainian = speaker("uk")
    said = ukrainian.say(read(one["effect"])) if "effect" in one else ukrainian.say_condition(read_condition(one["condition"]))
    assert said == (one["uk"], [])
