"""A word without quotes means the same to every reader, or it is refused."""

from __future__ import annotations

import math
import re

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from wwrules.load.scalars import WHOLE_NUMBER, is_not_text, is_null, read_differently

# what a word is without quotes -> words
WORDS = {
    "text to all": "swan, a-b, 1st, v1, 1.2.3, 3-4, 12-30, +, -, ., .., 1x, e5, 0-1, feeding.end, truee, nulls, так, ½, ١٢",
    "a number to all": "0, 7, -3, +5, 42, 1.5, -1.5, .5, 3.10",
    "a flag to all": "true, True, TRUE, false, False, FALSE",
    "nothing to all": "~, null, Null, NULL",
    "no number to calculate with": ".inf, -.inf, .Inf, .INF, .nan, .NaN, .NAN",
    "read differently": "y, Y, n, N, yes, Yes, YES, no, No, NO, on, On, ON, off, Off, OFF, 012, -012, 08, 0o14, 0x1F, 0b101, "
    "1_000, 1_000.5, 1.5_0, 1._, .5_0, 1.5_0e+3, 12:30, 190:20:30, 1:30.5, 1e3, 1.5e3, 1e+3, -.5, +.5, 2001-12-14, 2001-1-1, "
    "2001-12-14t21:59:43.1-05:00, =",
}


def words(kind: str) -> list[str]:
    return WORDS[kind].split(", ")


@pytest.mark.parametrize("word", words("read differently"))
def test_a_word_that_is_read_differently_is_refused(word):
    assert read_differently(word)


@pytest.mark.parametrize(
    "word", [one for kind in WORDS if kind != "read differently" for one in words(kind)], ids=lambda word: f"<{word}>"
)
def test_a_word_that_all_read_alike_is_not_refused(word):
    assert not read_differently(word)


@pytest.mark.parametrize("word", [*words("nothing to all"), ""])
def test_nothing_is_null(word):
    assert is_null(word)
    assert is_not_text(word)


@pytest.mark.parametrize("word", [*words("a number to all"), *words("a flag to all"), *words("no number to calculate with")])
def test_numbers_and_flags_are_no_text(word):
    assert is_not_text(word)
    assert not is_null(word)


@pytest.mark.parametrize("word", words("text to all"))
def test_text_is_text(word):
    assert not is_not_text(word)


def test_whole_numbers_are_plain_digits():
    taken = [word for word in ("0", "7", "-7", "120", "-0") if WHOLE_NUMBER.fullmatch(word)]
    refused = [word for word in ("+7", "07", "1.0", "1e3", "", "-", "١٢", "1 ", "7\n") if WHOLE_NUMBER.fullmatch(word)]
    assert taken == ["0", "7", "-7", "120", "-0"]
    assert refused == []


# ---------------------------------------------------------------- against the two versions of YAML

NUMBER_LIKE = st.one_of(
    st.text("0123456789+-_:.eExXoObB", min_size=1, max_size=9),
    st.from_regex(r"[-+]?[0-9_]{0,3}[.:]?[0-9_]{0,3}([eE][-+]?[0-9]{1,2}|:[0-9]{2})?", fullmatch=True),
)
WORD_LIKE = st.sampled_from(["true", "yes", "no", "on", "off", "y", "n", "null", "~", "=", ".inf", ".nan"]).map(str.upper)
DATE_LIKE = st.from_regex(r"[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}([Tt ][0-9:.]{1,8}Z?)?", fullmatch=True)


@given(st.one_of(NUMBER_LIKE, WORD_LIKE, DATE_LIKE))
def test_what_the_versions_of_yaml_read_differently_is_refused(text):
    if not same(version_1_1(text), version_1_2(text)):
        assert read_differently(text)


def version_1_1(text: str) -> object:
    """What PyYAML makes of a plain word; a word that makes it fail is like no other."""
    tag = yaml.SafeLoader("").resolve(yaml.ScalarNode, text, (True, False))
    try:
        return yaml.SafeLoader("").construct_object(yaml.ScalarNode(tag, text))
    except (ValueError, OverflowError, yaml.YAMLError):
        return object()


# The core schema, https://yaml.org/spec/1.2.2/#1032-tag-resolution
CORE = (
    (r"null|Null|NULL|~|", lambda _: None),
    (r"true|True|TRUE|false|False|FALSE", lambda text: text.lower() == "true"),
    (r"[-+]?[0-9]+", int),
    (r"0o[0-7]+", lambda text: int(text, 0)),
    (r"0x[0-9a-fA-F]+", lambda text: int(text, 0)),
    (r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?", float),
    (r"[-+]?\.(inf|Inf|INF)", lambda text: -math.inf if text.startswith("-") else math.inf),
    (r"\.(nan|NaN|NAN)", lambda _: math.nan),
)


def version_1_2(text: str) -> object:
    return next((make(text) for pattern, make in CORE if re.fullmatch(pattern, text)), text)


def same(one: object, other: object) -> bool:
    return type(one) is type(other) and (one == other or one != one)  # noqa: PLR0124 - not-a-number differs from itself
