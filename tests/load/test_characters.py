"""Text we can trust: what is refused, where the fault points, and what is welcome."""

from __future__ import annotations

import sys
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tables import POND, WONDERLANDS_WAR, cases, written

from wwrules import reports
from wwrules.load.characters import FORBIDDEN, code_point, decode

WELCOME = "\t\n\u00a0\u00ad\u200a\u202f"  # tab, line end, no-break space, soft hyphen, thin spaces
KINDS = ("Cc", "Cs", "Co", "Zl", "Zp")  # categories of Unicode: control, half letters, private, separators


@pytest.mark.parametrize("case", cases("load/cases/characters.yaml"))
def test_letters(case):
    _, found = decode("file.yaml", written(case["file"]))
    assert [reports.line(one) for one in found] == case.get("faults", [])


def test_no_control_private_or_separating_character_gets_through():
    every = (chr(number) for number in range(sys.maxunicode + 1))
    missed = [letter for letter in every if unicodedata.category(letter) in KINDS and not FORBIDDEN.match(letter)]
    assert [code_point(letter) for letter in missed if letter not in WELCOME] == []


# Default_Ignorable_Code_Point of Unicode: what a page shows as nothing. The soft hyphen is welcome all the same.
IGNORABLE = (
    "034F 061C 115F-1160 17B4-17B5 180B-180F 200B-200F 202A-202E 2060-206F 3164 FE00-FE0F FEFF FFA0 FFF0-FFF8 1BCA0-1BCA3 "
    "1D173-1D17A E0000-E0FFF"
)


def test_nothing_invisible_gets_through():
    missed = [
        f"U+{number:04X}"
        for span in IGNORABLE.split()
        for number in range(int(span.partition("-")[0], 16), int(span.rpartition("-")[2], 16) + 1)
        if not FORBIDDEN.match(chr(number))
    ]
    assert missed == []


def test_what_is_welcome_gets_through():
    letters = "Aążółw Їжак Řeřicha „cudzysłów” « » — – … ’ ½ × → ★ 🐦 猫" + WELCOME
    assert FORBIDDEN.search(letters) is None
    assert decode("file.yaml", letters.encode())[1] == []


@pytest.mark.parametrize("root", [POND, WONDERLANDS_WAR], ids=lambda root: root.name)
def test_the_games_are_clean(root):
    assert [one for file in root.rglob("*.yaml") for one in decode(file.name, file.read_bytes())[1]] == []


@given(st.one_of(st.binary(), st.text().map(str.encode), st.text("aа\u0301o'’\n\ufeff\u200b").map(str.encode)))
def test_every_fault_points_at_its_letter(data):
    file, found = decode("file.yaml", data)
    lines = data.decode("utf-8", "replace").removeprefix("\ufeff").replace("\r\n", "\n").split("\n")
    for one in found:
        line = lines[one.source.line - 1]
        rest = line[one.source.column - 1 :]
        match one.code:
            case "forbidden-character":
                assert code_point(rest[0]) == one.words["character"]
            case "mixed-alphabets":
                assert rest.startswith(str(one.words["letter"]))
            case "not-composed":
                assert unicodedata.normalize("NFC", line).startswith(line[: one.source.column - 1] + str(one.words["letter"]))
            case "not-utf8":
                assert rest.startswith("\ufffd")
    if not found:
        assert file.text == "\n".join(lines)
