"""`wwrules check --words` without its tools: it says what it lacks, finds what it can, and never falls over."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from wwrules.cli import main
from wwrules.words import dictionaries
from wwrules.words import tools as found_tools
from wwrules.words.dictionaries import dictionary_file
from wwrules.words.reading import ours, words_of

CHOIR = Path(__file__).parents[1] / "games" / "choir"


@pytest.fixture
def fresh_tools():
    found_tools.tools.cache_clear()
    yield
    found_tools.tools.cache_clear()


def check(*more: str) -> tuple[int, str]:
    result = CliRunner().invoke(main, ["check", str(CHOIR), "--words", *more])
    return result.exit_code, result.output


@pytest.mark.usefixtures("fresh_tools")
def test_without_any_tool_it_says_so(monkeypatch):
    monkeypatch.setattr(found_tools, "_is_there", lambda _: False)
    code, output = check()
    assert code == 0
    for package, locale in (("chunspell", "pl"), ("morfeusz2", "pl"), ("chunspell", "cs")):
        assert f"'{package}' is not installed, so that words of '{locale}' were not all looked up" in output


@pytest.mark.usefixtures("fresh_tools")
def test_without_dictionary_it_names_the_variable(monkeypatch):
    monkeypatch.setattr(found_tools, "dictionary_file", lambda _: None)
    pytest.importorskip("hunspell")
    assert "no dictionary of 'cs' was found; the variable DICPATH may name a folder" in check()[1]


@pytest.mark.usefixtures("fresh_tools")
def test_as_data_it_lists_what_it_lacks(monkeypatch):
    monkeypatch.setattr(found_tools, "_is_there", lambda _: False)
    assert '"lacking-tools": [' in check("--format", "json")[1]


def test_a_dictionary_is_found_where_the_user_says(tmp_path, monkeypatch):
    for name in ("xx_XX.dic", "xx_XX.aff", "yy_YY.dic"):
        (tmp_path / name).write_text("0\n", "utf-8")
    monkeypatch.setenv("DICPATH", str(tmp_path))
    assert dictionary_file("xx") == tmp_path / "xx_XX.dic"
    assert dictionary_file("yy") is None, "a list of words without its rules is no dictionary"


def test_a_dictionary_of_eight_bits_has_no_letters_of_others(tmp_path):
    pytest.importorskip("hunspell")
    (tmp_path / "xx_XX.dic").write_text("1\nkočka\n", "iso8859-2")
    (tmp_path / "xx_XX.aff").write_text("SET ISO8859-2\n", "ascii")
    words = dictionaries.Dictionary(tmp_path / "xx_XX.dic")
    assert [words.has(word) for word in ("kočka", "kočko", "кіт", "м’яч")] == [True, False, False, False]
    assert words.nearest("м’яч") is None


@pytest.mark.parametrize(("locale", "own"), [("pl", "przed brakuje"), ("uk", "перед бракує"), ("cs", "před chybí")])
def test_what_our_messages_quote_is_not_looked_up(locale, own):
    """Words of effects, keys and commands are the same in every language; everything else is read."""
    ours.cache_clear()
    told = {
        key: " ".join(word for piece in ours(locale) if piece.subject == key for _, word in words_of(piece.text))
        for key in QUOTING
    }
    assert told["missing-then"] == own
    assert "review" not in told["unknown-reading"]
    assert not {"say", "report", "locale"} & set(told["new-locale-written"].split())


QUOTING = ("missing-then", "unknown-reading", "new-locale-written")
