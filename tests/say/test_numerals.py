"""Figures as each language writes them."""

import pytest

from wwrules.say.numerals import decimal, percent


@pytest.mark.parametrize(
    ("locale", "number", "share"),
    [("en", "−12.50", "7.5%"), ("pl", "−12,50", "7,5%"), ("uk", "−12,50", "7,5\u00a0%"), ("cs", "−12,50", "7,5\u00a0%")],
)
def test_each_language_has_its_own_marks(locale, number, share):
    assert decimal(-12.5, 2, locale) == number
    assert percent(0.075, 1, locale) == share


def test_a_sign_stands_where_it_is_wanted():
    assert [decimal(number, 1, "pl", signed=True) for number in (1.25, -1.25, 0, -0.04)] == ["+1,2", "−1,2", "0,0", "0,0"]
