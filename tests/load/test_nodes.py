"""Every letter of a text knows its place in the file, however it was written."""

from __future__ import annotations

import pytest
from hypothesis import given, note
from hypothesis import strategies as st
from tables import cases, written
from trees import DATA, PRINTERS, scalars
from yaml_printer import Printer

from wwrules.load.nodes import Mapping, Scalar, Sequence, SourceFile, follow
from wwrules.load.reader import read


@pytest.mark.parametrize("case", cases("load/cases/places.yaml"))
def test_a_word_knows_its_place(case):
    node, _ = read("file.yaml", written(case["file"]))
    scalar = next(one for one in scalars(node) if case["word"] in one.text)
    place = scalar.place(scalar.text.index(case["word"]), len(case["word"]))
    assert (f"{place.line}:{place.column}", place.length) == (case["at"], len(case["word"]))


@given(DATA, PRINTERS, st.booleans(), st.booleans())
def test_every_letter_of_every_text_knows_its_place(data, random, windows, mark):
    printer = Printer(random)
    page = printer.document(data)
    saved = ("\ufeff" if mark else "") + (page.replace("\n", "\r\n") if windows else page)
    note(repr(saved))
    node, _ = read("file.yaml", saved.encode())
    for scalar, (text, spans) in zip(scalars(node), printer.texts, strict=True):
        assert scalar.text == text
        for offset, (first, last) in enumerate(spans):
            note(f"letter {offset} of {text!r}")
            assert first <= scalar.place(offset)[1:3] <= last


# ---------------------------------------------------------------- what a fault about a whole value points at


@pytest.mark.parametrize(
    ("file", "at", "length"),
    [
        ("a: swan", (1, 4), 4),
        ("a: 'swan'", (1, 5), 4),
        ('a: "swan"', (1, 5), 4),
        ("a: |\n  swan\n  duck\n", (2, 3), 4),
        ("a: ''", (1, 5), 1),
        ("a: white swan\n  and duck", (1, 4), 10),
        ("a: 'white swan\n  and duck'", (1, 5), 10),
        ("a: [swan]", (1, 4), 1),
        ("a: {b: c}", (1, 4), 1),
        ("a:\n  - b", (2, 3), 1),
    ],
)
def test_a_value_points_at_as_much_as_stands_on_its_line(file, at, length):
    node, _ = read("file.yaml", file.encode())
    source = node.get("a").source
    assert (source[1:3], source.length) == (at, length)


# ---------------------------------------------------------------- the tree itself


def test_a_mapping_gives_values_keys_and_pairs():
    node, _ = read("file.yaml", b"swan: white\nduck: grey\n")
    assert isinstance(node, Mapping)
    assert node.get("duck").text == "grey"
    assert node.get("goose") is None
    assert node.key("duck").source[1:3] == (2, 1)
    assert [(key.text, value.text) for key, value in node.pairs()] == [("swan", "white"), ("duck", "grey")]


def test_a_path_leads_to_its_value():
    node, _ = read("file.yaml", b"birds: [{name: swan}, {name: duck}]")
    found = follow(node, ("birds", 1, "name"))
    assert isinstance(found, Scalar)
    assert found.text == "duck"
    assert isinstance(follow(node, ("birds",)), Sequence)
    assert follow(node, ()) is node


def test_places_count_from_one():
    assert SourceFile("file.yaml", "a\nb").at(1, 0) == ("file.yaml", 2, 1, 1)
    assert SourceFile("file.yaml", "a\nb").at(0, 0, 0).length == 1
