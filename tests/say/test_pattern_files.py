"""Files of patterns are read like every other file: what is broken in them is told with its place, and nothing falls over."""

import pytest

from wwrules.catalogue import describe
from wwrules.load.pattern_files import read_patterns


@pytest.mark.parametrize(
    ("text", "faults"),
    [
        ("gain = otrzymaj { $what }\n", []),
        ("gain = otrzymaj { $what\n", ["1:1 'gain = otrzymaj { $what' is not a message in Fluent: id = text"]),
        ("# uwaga\n\ngain = a\nlose = b\ngain = c\n", ["5:1 duplicate key 'gain' (first on line 3)"]),
        ("gain = a\n\n-word = b\n-word = c\n", ["4:1 duplicate key '-word' (first on line 3)"]),
        ("gain = " + "{" * 500 + "$what" + "}" * 500 + "\n", ["1:40 nested deeper than 32 levels"]),
    ],
)
def test_a_broken_file_is_told(text, faults):
    file, found = read_patterns("patterns.ftl", text.encode())
    assert [f"{one.source.line}:{one.source.column} {describe(one)}" for one in found] == faults
    assert (file is None) == bool(faults)


def test_a_file_that_is_not_text_is_told():
    assert [one.code for one in read_patterns("patterns.ftl", b"gain = \xff\n")[1]] == ["not-utf8"]
