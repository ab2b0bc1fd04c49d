"""The reader takes any bytes: it gives back what was written, or says in one line what is wrong and where."""

from __future__ import annotations

import subprocess
import sys
import unicodedata
from pathlib import Path

import pytest
from hypothesis import given, note
from hypothesis import strategies as st
from tables import POND, WONDERLANDS_WAR, cases, written
from trees import DATA, PRINTERS, plain, scalars
from yaml_printer import Printer

from wwrules import reports
from wwrules.limits import DEPTH, FILE_BYTES, NODES, SCALAR
from wwrules.load.characters import FORBIDDEN
from wwrules.load.nodes import SourceFile
from wwrules.load.reader import mappings_of, read

CONTENT_FILES = sorted([*POND.rglob("*.yaml"), *WONDERLANDS_WAR.rglob("*.yaml")])


def faults(data: bytes) -> list[str]:
    return [reports.line(one) for one in read("file.yaml", data)[1]]


# ---------------------------------------------------------------- tables


@pytest.mark.parametrize("case", cases("load/cases/reader.yaml"))
def test_a_file_gives(case):
    node, found = read("file.yaml", written(case["file"]))
    assert [reports.line(one) for one in found] == case.get("faults", [])
    if "reads" in case:
        assert plain(node) == case["reads"]


# Address space and processor time, so that a bomb ends the child and not the machine. Ordinary files need a tenth of it.
CONFINED = """
import resource, sys
resource.setrlimit(resource.RLIMIT_AS, (300_000_000, 300_000_000))
resource.setrlimit(resource.RLIMIT_CPU, (4, 4))
from wwrules.catalogue import describe
from wwrules.load.reader import read
for one in read("file.yaml", sys.stdin.buffer.read())[1][:1000]:
    print(f"{one.source.line}:{one.source.column}: {describe(one)} [{one.code}]")
"""


@pytest.mark.parametrize("case", cases("load/cases/hostile.yaml"))
def test_a_hostile_file_is_refused_quickly_and_in_little_memory(case):
    child = subprocess.run(
        [sys.executable, "-c", CONFINED], input=written(case["file"]), capture_output=True, check=False, timeout=60
    )
    assert child.returncode == 0, f"status {child.returncode}: {child.stderr.decode()[-500:]}"
    assert child.stdout.decode().partition("\n")[0] == case["says"]


# ---------------------------------------------------------------- properties


@given(st.one_of(st.binary(), st.text().map(lambda text: text.encode("utf-8", "surrogatepass"))))
def test_any_bytes_bring_faults_and_no_exception(data):
    hold_the_promises(data)


@given(st.text("ab: \n-[]{},#'\"\\|>&*!?%x0~<", max_size=40))
def test_any_signs_of_yaml_bring_faults_and_no_exception(text):
    hold_the_promises(text.encode())


@given(st.sampled_from(CONTENT_FILES), st.data())
def test_damaged_content_brings_faults_and_no_exception(file: Path, data):
    raw = bytearray(file.read_bytes())
    for _ in range(data.draw(st.integers(1, 4))):
        start = data.draw(st.integers(0, len(raw)))
        end = min(len(raw), start + data.draw(st.integers(0, 30)))
        other = data.draw(st.integers(0, len(raw)))
        raw[start:end] = data.draw(st.one_of(st.binary(max_size=6), st.just(bytes(raw[other : other + 40]))))
    hold_the_promises(bytes(raw))


def hold_the_promises(data: bytes) -> None:
    """What holds for every file, good or bad."""
    node, found = read("file.yaml", data)
    assert node is not None or found
    lines = data.decode("utf-8", "replace").removeprefix("\ufeff").replace("\r\n", "\n").split("\n")
    for one in found:
        assert reports.line(one).isprintable()
        assert 1 <= one.source.line <= len(lines)
        assert 1 <= one.source.column <= len(lines[one.source.line - 1]) + 1
    if not found:
        for scalar in scalars(node):
            assert not FORBIDDEN.search(scalar.text)
            assert unicodedata.is_normalized("NFC", scalar.text)


@given(DATA, PRINTERS, st.booleans(), st.booleans())
def test_what_is_printed_in_any_style_reads_back(data, random, windows, mark):
    page = Printer(random).document(data)
    note(repr(page))
    node, found = read("file.yaml", saved(page, windows=windows, mark=mark))
    assert [reports.line(one) for one in found] == []
    assert plain(node) == data


def saved(page: str, *, windows: bool, mark: bool) -> bytes:
    """As editors save: with line ends of Windows, with a byte order mark."""
    return (("\ufeff" if mark else "") + (page.replace("\n", "\r\n") if windows else page)).encode()


# ---------------------------------------------------------------- limits


@pytest.mark.parametrize(("opening", "closing", "levels"), [("[", "]", 1), ("{a: ", "}", 1), ("[{a: ", "}]", 2)])
def test_depth_is_allowed_up_to_the_limit(opening, closing, levels):
    times = DEPTH // levels
    assert faults((opening * times + "x" + closing * times).encode()) == []
    deeper = faults((opening * (times + 1) + "x" + closing * (times + 1)).encode())
    assert [one.partition(" ")[2] for one in deeper] == ["error: nested deeper than 32 levels [too-deep]"]


def test_block_depth_is_allowed_up_to_the_limit():
    assert faults(b"- " * DEPTH + b"x") == []
    assert faults(b"- " * (DEPTH + 1) + b"x") == ["file.yaml:1:65: error: nested deeper than 32 levels [too-deep]"]


def test_values_are_allowed_up_to_the_limit():
    assert faults(b"- x\n" * (NODES - 1)) == []
    assert faults(b"- x\n" * NODES) == ["file.yaml:1:1: error: more than 50,000 values in one file [too-many-values]"]


def test_bytes_are_allowed_up_to_the_limit():
    assert faults(b"x\n" + b"#" * (FILE_BYTES - 2)) == []
    assert faults(b"x\n" + b"#" * (FILE_BYTES - 1)) == [
        "file.yaml:1:1: error: the file has more than 1,000,000 bytes; split it [file-too-large]"
    ]


def test_letters_are_allowed_up_to_the_limit():
    assert faults("ż".encode() * SCALAR) == []
    assert faults("ż".encode() * (SCALAR + 1)) == [
        "file.yaml:1:1: error: the text has 5,001 letters; at most 5,000 are allowed [text-too-long]"
    ]


# ---------------------------------------------------------------- edges

NOT_YAML, TAB, OPEN = "not valid YAML", "a tab cannot indent, use spaces", "a quote or bracket is not closed"
INDENTATION = "look at the indentation of this line and the one above"
SIGN = "put quotes around a text that begins with this sign"
FLOW = "inside { } and [ ] put quotes around a text with a comma, a colon or a bracket"


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("a: &b [x]", "1:4: error: anchors and aliases are not allowed: '&b'; write the value out [anchor-or-alias]"),
        ("a: !c {x: z}", "1:4: error: tags are not allowed: '!c'; the schema knows the type [tag]"),
        ("~", "1:1: error: the file is empty [empty-file]"),
        ("a: &b c", "1:4: error: anchors and aliases are not allowed: '&b'; write the value out [anchor-or-alias]"),
        ("a: !b c", "1:4: error: tags are not allowed: '!b'; the schema knows the type [tag]"),
        ("- a\nb: c", f"2:1: error: {NOT_YAML}: did not find expected '-' indicator; {INDENTATION} [yaml-syntax]"),
        ("a:\n  b: c\n\td: e", f"3:1: error: {NOT_YAML}: found a tab character that violates indentation; {TAB} [yaml-syntax]"),
        ("a: 'x\n\ty'\n\t- b", f"3:1: error: {NOT_YAML}: found character that cannot start any token; {TAB} [yaml-syntax]"),
        ("a: @b", f"1:4: error: {NOT_YAML}: found character that cannot start any token; {SIGN} [yaml-syntax]"),
        ("a: [b]c\nd: e", f"1:7: error: {NOT_YAML}: did not find expected key; {SIGN} [yaml-syntax]"),
        ("a: [x}", f"1:6: error: {NOT_YAML}: did not find expected ',' or ']'; {FLOW} [yaml-syntax]"),
        ("? [a\n", f"1:3: error: {NOT_YAML}: did not find expected ',' or ']'; {OPEN} [yaml-syntax]"),
        ('a: "x\n\nb: c', f"1:4: error: {NOT_YAML}: found unexpected end of stream; {OPEN} [yaml-syntax]"),
    ],
)
def test_a_small_file_gives_its_fault(text, line):
    assert faults(text.encode()) == [f"file.yaml:{line}"]


@pytest.mark.parametrize("text", ["a: ~", 'a: "\\0"', "a: >\n  x", f"a: {'x' * (SCALAR + 1)}", "a: *b"])
def test_a_value_gives_no_more_trouble_once_it_was_refused(text):
    node, found = read("file.yaml", text.encode())
    assert found != []
    assert node.get("a").refused


@pytest.mark.parametrize("text", ["a: no", "a: !b c", "a: &b c", "a: c"])
def test_a_value_gives_its_text_where_only_its_look_is_wrong(text):
    node, _ = read("file.yaml", text.encode())
    assert not node.get("a").refused


def test_a_file_gives_its_mappings_by_their_places():
    found = mappings_of(SourceFile("file.yaml", "a:\n  b: c\nd:\n  - {e: f}\n  - g\n"))
    assert {place: list(one.entries) for place, one in found.items()} == {(0, 0): ["a", "d"], (1, 2): ["b"], (3, 4): ["e"]}
