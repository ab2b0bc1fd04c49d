"""`wwrules words scaffold` proposes what a lexicon can take as it is: tried on names whose forms we know."""

import pytest
import yaml
from click.testing import CliRunner
from word_tools import LOCALES, names, needs_tools

from wwrules.cli import main
from wwrules.words import tools as found_tools
from wwrules.words.phrases import entry_of
from wwrules.words.scaffold import as_yaml, propose

pytestmark = [pytest.mark.slow, needs_tools]

CASES = [
    ("pl", "kot", "m-anim", "kota, kotów"),
    ("pl", "czerwony wóz", "m-inan", "czerwonego wozu, czerwonych wozów"),
    ("uk", "картковий замок", "m", "карткового замку, карткових замків"),
    ("uk", "гравець", "m-anim", "гравця, гравців"),
    ("cs", "lodní lano", "neut", "lodního lana, lodních lan"),
    ("cs", "nůžky", "pl", "nůžek, nůžek"),
    ("cs", "úlomek", "m-inan", "úlomku, úlomků"),
]


@pytest.mark.parametrize(("locale", "name", "gender", "genitives"), CASES)
def test_a_name_is_declined(locale, name, gender, genitives):
    one = propose(name, locale, "thing")
    read = yaml.safe_load("\n".join(as_yaml(one, "unreviewed")))["thing"]
    assert (read["gender"], ", ".join(read["forms"]["gen"])) == (gender, genitives)


@pytest.mark.parametrize("locale", LOCALES)
def test_most_forms_of_the_game_would_have_been_proposed(locale):
    """A proposal is a start: where a language has a choice, or what belongs to a noun has a plural too, it may differ."""
    same = every = 0
    for entry in map(entry_of, names(locale)):
        one = propose(entry.name, locale, "thing", entry.gender, entry.paradigm)
        every += len(entry.forms)
        same += sum(one.forms.get(cell) == form for cell, form in entry.forms.items()) if one else 0
    assert same > 0.75 * every


def test_the_command_prints_a_lexicon_that_says_it_is_a_guess():
    result = CliRunner().invoke(main, ["words", "scaffold", "lodní lano", "--locale", "cs", "--id", "ship-rope"])
    assert result.exit_code == 0
    assert "unreviewed" in result.output
    read = yaml.safe_load(result.output)["words"]["ship-rope"]
    assert (read["paradigm"], read["forms"]["ins"]) == ("město", ["lodním lanem", "lodními lany"])


def test_a_word_of_no_language_is_wrong_use():
    result = CliRunner().invoke(main, ["words", "scaffold", "qwxz"])
    assert result.exit_code == 2
    assert "no language has forms of 'qwxz'" in result.output


def test_without_tools_the_command_says_what_is_missing(monkeypatch):
    monkeypatch.setattr(found_tools, "_is_there", lambda _: False)
    found_tools.tools.cache_clear()
    try:
        result = CliRunner().invoke(main, ["words", "scaffold", "kot", "--locale", "pl"])
    finally:
        monkeypatch.undo()
        found_tools.tools.cache_clear()
    assert result.exit_code == 2
    assert "'morfeusz2' is not installed" in result.output
