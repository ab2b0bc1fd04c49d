"""Curves: every share has its point, ends do not touch, and a name cannot leave its place."""

import re
from itertools import pairwise

from wwrules.publish.plots import Curve, curves


def drawn(*found: Curve) -> str:
    return str(curves("Title", (1, 2, 3), found, lambda share: f"{share:.0%}"))


def test_a_curve_has_a_point_for_each_number():
    svg = drawn(Curve("one", [1.0, 0.5, 0.0]))
    assert re.findall(r'points="([^"]*)"', svg) == ["84.0,14.0 296.0,119.0 508.0,224.0"]
    assert svg.count("<circle") == 3


def test_numbers_at_the_ends_keep_their_distance():
    svg = drawn(Curve("one", [1, 1, 0.5]), Curve("two", [1, 1, 0.5]), Curve("three", [1, 1, 0.52]))
    ends = sorted(float(one) for one in re.findall(r'class="end" x="[\d.]+" y="([\d.]+)"', svg))
    assert min(after - before for before, after in pairwise(ends)) > 18.5


def test_what_is_counted_stands_below_the_numbers():
    svg = str(curves("Title", (1, 2, 3), [Curve("one", [1, 1, 1])], str, "Crumbs & more"))
    assert '<text class="counted" x="296.0" y="282">Crumbs &amp; more</text>' in svg
    assert 'viewBox="0 0 560 290"' in svg


def test_names_are_escaped():
    assert "<b>" not in drawn(Curve("<b>", [0, 0, 0]))
