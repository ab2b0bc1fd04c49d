"""Where words go in Czech: clitics, short verbs, places, what is said behind a noun."""

import pytest
from saying import cases, read, read_condition, speaker

ALL = cases("czech")


@pytest.mark.parametrize("one", ALL, ids=lambda one: one.get("effect") or one["condition"])
def test_words_find_their_place(one):
    czech = speaker("cs")
    said = czech.say(read(one["effect"])) if "effect" in one else czech.say_condition(read_condition(one["condition"]))
    assert said == (one["cs"], [])
