"""Answers that chance picks: how many is as likely as any other number, and so is each option."""

from collections import Counter

import pytest

from wwrules.run.seeds import mixed
from wwrules.trials.answers import numbered_choice

OPTIONS = ("a", "b", "c", "d", "e")


@pytest.mark.parametrize(("least", "most"), [(1, 1), (0, 1), (0, 0), (1, 3), (2, 2), (0, 5), (5, 5)])
def test_how_many_and_which_are_equally_likely(least, most):
    found = [numbered_choice(OPTIONS, least, most, mixed(7, number)) for number in range(6000)]
    assert all(len(set(one)) == len(one) and set(one) <= set(OPTIONS) for one in found)
    sizes = Counter(map(len, found))
    assert set(sizes) == set(range(least, most + 1))
    assert max(sizes.values()) < 1.15 * min(sizes.values())
    first = Counter(one[0] for one in found if one)
    assert not most or max(first.values()) < 1.25 * min(first.values())


def test_a_place_in_a_sequence_has_the_number_of_the_published_one():
    """The first numbers of SplitMix64 for the seed 1234567, as its author gives them."""
    assert [mixed(1234567, place) for place in (1, 2, 3)] == [6457827717110365317, 3203168211198807973, 9817491932198370423]
