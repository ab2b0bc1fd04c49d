"""A language to start from: valid as it stands, every gap counted, no word of another language in it."""

import json
import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner

from wwrules.cli import main
from wwrules.load.game import load_game
from wwrules.say.starting import WrongLocaleError, start_locale

CHOIR = Path(__file__).parents[1] / "games" / "choir"


@pytest.fixture
def folder(tmp_path, monkeypatch):
    shutil.copytree(CHOIR, tmp_path / "content" / "choir")
    monkeypatch.chdir(tmp_path)
    return tmp_path / "content" / "choir"


def run(*words):
    return CliRunner().invoke(main, list(words))


def test_a_new_language_is_clean_and_all_of_it_is_missing(folder):
    assert run("new", "locale", "sk").exit_code == 0
    assert run("check", "--strict").exit_code == 0
    shares = json.loads(run("say", "--report", "--locale", "sk", "--json").output)["choir"]["sk"]
    assert shares["texts"] == {"there": 0, "missing": 4}
    assert shares["patterns"] == {"there": 0, "missing": 2}
    assert {one["kind"] for one in shares["gaps"]} >= {"pattern", "word", "quality"}


def test_a_new_language_has_no_word_of_another(folder):
    run("new", "locale", "sk")
    written = [line for file in (folder / "words/sk").rglob("*.*") for line in file.read_text("utf-8").splitlines()]
    bare = [line for line in written if line.strip() and not line.lstrip().startswith("#")]
    assert not any(letter in line for line in bare for letter in "ąćęłńóśźżčřšžýáíéěů")


def test_words_and_patterns_make_sentences(folder):
    run("new", "locale", "sk")
    home = folder / "words/sk"
    (home / "lexicon/all.yaml").write_text(
        "type: lexicon\nwords:\n  song:\n    name: pieseň\n    gender: f\n    origin: own\n    forms: {nom: [pieseň, piesne], "
        "gen: [piesne, piesní], dat: [piesni, piesňam], acc: [pieseň, piesne], ins: [piesňou, piesňami], "
        "loc: [piesni, piesňach]}\n",
        "utf-8",
    )
    (home / "patterns.ftl").write_text('sing = zaspievajte { NP($what, case: "acc") }\n', "utf-8")
    assert run("say", "psalm", "--locale", "sk").output == "psalm effect sk: Zaspievajte 2 piesne.\n"
    assert run("check", "--strict").exit_code == 0


@pytest.mark.parametrize(
    ("locale", "key"), [("pl", "new-locale-exists"), ("zz", "new-locale-unknown"), ("../x", "new-locale-unknown")]
)
def test_what_cannot_be_started_is_told(folder, locale, key):
    game, _ = load_game(folder)
    with pytest.raises(WrongLocaleError) as told:
        start_locale(game, folder, locale)
    assert told.value.key == key
    assert run("new", "locale", locale).exit_code == 2
