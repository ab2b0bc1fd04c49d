"""Faults as people and tools read them: the line, the caret below the word, JSON, GitHub annotations, SARIF."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path
from urllib.parse import unquote, urlparse

import pytest
from click.testing import CliRunner
from hypothesis import given
from hypothesis import strategies as st
from jsonschema import Draft7Validator
from tables import POND

from wwrules import reports
from wwrules.cli import _coloured, main
from wwrules.diagnostics import Diagnostic, Source, fault, remark
from wwrules.paths import LANGUAGES
from wwrules.pipeline import check_game

SARIF = json.loads((Path(__file__).parent / "data" / "sarif-2.1.0.schema.json").read_text("utf-8"))


def unknown(file: str, line: int = 3, column: int = 8, length: int = 4) -> Diagnostic:
    return fault("unknown-reference", Source(file, line, column, length), subject="duck", sort="shore", id="reds", hint="reeds")


SORTED = remark("unsorted-entries", Source("birds.yaml", 2, 1, 4), id="duck", before="swan")


# ---------------------------------------------------------------- text


def test_a_fault_is_one_line():
    assert list(reports.text([unknown("birds.yaml"), SORTED])) == [
        "birds.yaml:3:8: error: unknown shore 'reds'; did you mean 'reeds'? [unknown-reference]",
        "birds.yaml:2:1: warning: 'duck' stands after 'swan'; entries are sorted by id [unsorted-entries]",
    ]


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("pl", "błąd: nie ma hasła rodzaju „shore”: „reds”; może chodzi o „reeds”?"),
        ("uk", "помилка: немає запису виду «shore»: «reds»; можливо, «reeds»?"),
        ("cs", "chyba: neznámé heslo druhu „shore“: „reds“; nemá to být „reeds“?"),
    ],
)
def test_a_fault_is_told_in_every_language(locale, said):
    assert list(reports.text([unknown("birds.yaml")], locale)) == [f"birds.yaml:3:8: {said} [unknown-reference]"]


@pytest.mark.parametrize(
    ("locale", "severity", "summary"),
    [
        ("pl", "błąd", "1 błąd, 0 ostrzeżeń: 0 gier, 0 plików, 0 haseł, 0 zasad, 0 odwołań, 0 nazw; sprawdzono w 0,00 s"),
        (
            "uk",
            "помилка",
            "1 помилка, 0 попереджень: 0 ігор, 0 файлів, 0 записів, 0 правил, 0 посилань, 0 назв; перевірено за 0,00 с",
        ),
        (
            "cs",
            "chyba",
            "1 chyba, 0 upozornění: 0 her, 0 souborů, 0 hesel, 0 pravidel, 0 odkazů, 0 názvů; zkontrolováno za 0,00 s",
        ),
    ],
)
def test_check_says_all_of_its_report_in_the_language(locale, severity, summary, tmp_path):
    (tmp_path / "pack.yaml").write_text("type: [\n", "utf-8")
    told, counted = CliRunner().invoke(main, ["check", str(tmp_path), "--locale", locale]).output.splitlines()
    assert f": {severity}: " in told
    assert re.sub(r"\d+,\d\d", "0,00", counted) == summary


def test_on_a_terminal_the_severity_has_its_colour_in_every_language():
    for locale in LANGUAGES:
        assert "\x1b[31m" in _coloured(reports.line(unknown("birds.yaml"), locale), locale)
        assert "\x1b[33m" in _coloured(reports.line(SORTED, locale), locale)


# the line of the file, the word at fault, and what stands below it (columns of a terminal; `^` below each)
EXCERPTS = [
    ("home: reds", "reds", "      ^^^^"),
    ("żółw: reds", "reds", "      ^^^^"),
    ("猫猫: reds", "reds", "      ^^^^"),
    ("🐦: reds", "reds", "    ^^^^"),
    ("home: 猫猫", "猫猫", "      ^^^^"),
    ("x\u0323y\u0323: reds", "reds", "    ^^^^"),
    ("home: x\u0323y\u0323", "x\u0323y\u0323", "      ^^"),
    ("\thome: reds", "reds", "       ^^^^"),
    ("so\u00adft\u00a0: reds", "reds", "        ^^^^"),  # both are shown as blanks
]


@pytest.mark.parametrize(("line", "word", "below"), EXCERPTS)
def test_a_caret_stands_below_the_word(line, word, below, tmp_path):
    assert excerpt(tmp_path, line, word)[1] == f"    {below}"


@pytest.mark.parametrize("end", ["\n", "\r\n"])
@pytest.mark.parametrize("mark", ["", "\ufeff"])
def test_the_line_is_the_one_of_the_file(end, mark, tmp_path):
    file = tmp_path / "birds.yaml"
    file.write_bytes(f"{mark}one: two{end}home: reds{end}".encode())
    assert shown(unknown(str(file), 2, 7)) == ["    home: reds", "          ^^^^"]


def test_a_carriage_return_ends_no_line(tmp_path):
    file = tmp_path / "birds.yaml"
    file.write_bytes(b"one\rtwo\nhome: reds\n")
    assert shown(unknown(str(file), 2, 7)) == ["    home: reds", "          ^^^^"]


def test_a_long_line_is_shown_around_the_word(tmp_path):
    line, caret = excerpt(tmp_path, f"intent: {'a ' * 500}reds{' b' * 500}", "reds")
    assert len(line) <= 110
    start = caret.index("^")
    assert line[start : start + 4] == "reds"
    assert caret.strip() == "^^^^"


def test_a_caret_stays_within_its_line(tmp_path):
    file = tmp_path / "birds.yaml"
    file.write_text("home: reds\n")
    assert shown(unknown(str(file), 1, 7, 4000)) == ["    home: reds", "          ^^^^"]
    assert shown(unknown(str(file), 1, 11)) == ["    home: reds", "              ^"]


def test_what_cannot_be_printed_is_not_sent_to_the_terminal(tmp_path):
    line, _ = excerpt(tmp_path, "home: \x1b[31mreds\u202e", "reds")
    assert line.isprintable()


@pytest.mark.parametrize("content", [None, b"", b"\xff\xfe"], ids=["no file", "no line", "no text"])
def test_there_is_no_excerpt_without_a_line(content, tmp_path):
    if content is not None:
        (tmp_path / "birds.yaml").write_bytes(content)
    assert shown(unknown(str(tmp_path / "birds.yaml"))) == []


@given(st.text(st.characters(exclude_characters="\n\r", codec="utf-8"), max_size=80), st.integers(1, 90), st.integers(1, 90))
def test_any_line_has_two_lines_of_excerpt(tmp_path_factory, text, column, length):
    file = tmp_path_factory.getbasetemp() / "any.yaml"
    file.write_bytes(f"{text}\n".encode())
    line, caret = shown(unknown(str(file), 1, column, length))
    assert line.isprintable()
    assert set(caret) == {" ", "^"}


def excerpt(folder: Path, line: str, word: str) -> list[str]:
    """Show a fault in a file of three lines, the last of which is `line`."""
    file = folder / "birds.yaml"
    file.write_bytes(f"one: two\n\n{line}\n".encode())
    return shown(unknown(str(file), 3, line.index(word) + 1, len(word)))


def shown(one: Diagnostic) -> list[str]:
    return list(reports.text([one], excerpts=True))[1:]


# ---------------------------------------------------------------- for tools


def test_json_says_everything():
    assert list(reports.as_json([unknown("birds.yaml"), SORTED])) == [
        {
            "file": "birds.yaml",
            "line": 3,
            "column": 8,
            "length": 4,
            "severity": "error",
            "code": "unknown-reference",
            "message": "unknown shore 'reds'; did you mean 'reeds'?",
            "subject": "duck",
        },
        {
            "file": "birds.yaml",
            "line": 2,
            "column": 1,
            "length": 4,
            "severity": "warning",
            "code": "unsorted-entries",
            "message": "'duck' stands after 'swan'; entries are sorted by id",
        },
    ]


def test_github_gets_commands():
    odd = fault("unknown-game", Source("a,b:c%\n.yaml", 1, 2, 3), id="50%\r\n::error::")
    assert list(reports.github([unknown("birds.yaml"), SORTED, odd])) == [
        "::error file=birds.yaml,line=3,col=8,endColumn=12,title=unknown-reference::"
        "unknown shore 'reds'; did you mean 'reeds'?",
        "::warning file=birds.yaml,line=2,col=1,endColumn=5,title=unsorted-entries::"
        "'duck' stands after 'swan'; entries are sorted by id",
        "::error file=a%2Cb%3Ac%25%0A.yaml,line=1,col=2,endColumn=5,title=unknown-game::"
        "unknown game '50%25\ufffd\ufffd::error::'",
    ]


@pytest.mark.parametrize("found", [[], [unknown("birds.yaml")], [unknown("a b/žluť.yaml"), SORTED, unknown("/tmp/x.yaml")]])
def test_sarif_is_valid(found):
    log = json.loads(reports.sarif(found))
    assert [error.message for error in Draft7Validator(SARIF).iter_errors(log)] == []
    assert len(log["runs"][0]["results"]) == len(found)


def test_sarif_names_each_rule_once():
    plain = ["empty-file", "several-documents", "directive", "merge-key", "empty-value", "empty-file"]
    found = [unknown("birds.yaml"), SORTED, *(fault(code, Source("x.yaml", 1, 1)) for code in plain)]
    run = json.loads(reports.sarif(found))["runs"][0]
    rules = run["tool"]["driver"]["rules"]
    assert [rule["id"] for rule in rules] == sorted({one.code for one in found})
    for one, result in zip(found, run["results"], strict=True):
        assert rules[result["ruleIndex"]]["id"] == result["ruleId"] == one.code
        assert result["level"] == str(one.severity)


def test_sarif_places_the_word():
    result = json.loads(reports.sarif([unknown("birds.yaml")]))["runs"][0]["results"][0]
    place = result["locations"][0]["physicalLocation"]
    assert place["region"] == {"startLine": 3, "startColumn": 8, "endColumn": 12}
    assert place["artifactLocation"]["uri"] == "birds.yaml"


@pytest.mark.parametrize("name", ["a b.yaml", "žluť.yaml", "50%.yaml", "a#b?.yaml", "a:b.yaml", "x/y.yaml"])
def test_sarif_names_files_as_addresses(name, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    for file in (name, str(tmp_path / name)):
        log = json.loads(reports.sarif([unknown(file)]))
        uri = log["runs"][0]["results"][0]["locations"][0]["physicalLocation"]["artifactLocation"]["uri"]
        assert uri.isascii()
        assert not set(uri) & set(" #?")
        assert unquote(urlparse(uri).path) == file
        assert urlparse(uri).scheme == ("file" if file.startswith("/") else "")


def test_a_broken_game_is_reported_alike_in_every_format(tmp_path):
    birds = shutil.copytree(POND, tmp_path / "pond") / "cards" / "birds.yaml"
    birds.write_text(
        birds.read_text("utf-8").replace("home: meadow", "home: medow").replace("count: 4", "count: four"), "utf-8"
    )
    _, found = check_game(tmp_path / "pond")
    codes = [one.code for one in found]
    assert {"unknown-reference", "wrong-type"} <= set(codes)
    assert [line.rpartition("[")[2].rstrip("]") for line in reports.text(found)] == codes
    assert [one["code"] for one in reports.as_json(found)] == codes
    assert [one.partition("title=")[2].partition("::")[0] for one in reports.github(found)] == codes
    assert [one["ruleId"] for one in json.loads(reports.sarif(found))["runs"][0]["results"]] == codes


def test_equal_faults_are_folded_and_there_is_an_end():
    """Whoever reads them sees the first few of each sort, and how many more there are."""
    same = [fault("unknown-word", Source("a.yaml", line, 1), text="grob") for line in range(1, 101)]
    told = list(reports.text(same))
    assert len(told) == 11
    assert told[9] == "a.yaml:10:1: error: 'grob' is not a word of this game [unknown-word]"
    assert told[10] == "a.yaml: … and 90 more like these [unknown-word]"
    other = [fault("unknown-word", Source("a.yaml", line, 1), text=f"grob{line}") for line in range(1, 101)]
    told = list(reports.text(other))
    assert (len(told), told[-1]) == (41, "a.yaml: … and 60 more like these [unknown-word]")
    many = [fault("unknown-word", Source(f"{line}.yaml", 1, 1), text="x" * 9000) for line in range(1, 301)]
    told = list(reports.text(many))
    assert sum(map(len, told)) < 31_000
    assert told[-1] == f"… and {300 - len(told) + 1} more faults; mend these first, or see all with --format json"
    assert len(list(reports.as_json(many))) == 300
    assert len(list(reports.as_json(many * 20))) == 5000
    assert list(reports.github(same))[-1] == "::warning ::a.yaml: … and 90 more like these [unknown-word]"
