"""How far the words are: levels, states that follow from the texts themselves, the ledger and the report."""

import json
import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner
from saying import game

from wwrules.cli import main
from wwrules.fingerprints import LENGTH, fingerprint
from wwrules.load.game import load_game
from wwrules.say.levels import behaviour
from wwrules.say.lines import say_game
from wwrules.say.report import report
from wwrules.say.states import all_texts, sayings, state_of

GAMES = Path(__file__).parents[1] / "games"
DIFFERENCE = """
divergences:
  first-feeder:
    readings: {first: zaczyna najmłodszy, second: zaczyna najstarszy}
    decision: Najmłodszy nie umie czekać.
"""


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """A copy of two small games to write into."""
    for name in ("choir", "pond"):
        shutil.copytree(GAMES / name, tmp_path / "content" / name)
    monkeypatch.chdir(tmp_path)
    return tmp_path / "content"


def run(*words):
    return CliRunner().invoke(main, list(words))


def loaded(folder):
    return load_game(folder)[0]


def edit(file, old, new):
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new), "utf-8")


def untell(folder):
    """Take the Polish words of one paragraph away."""
    edit(folder / "pond/words/pl/prose/feeding.yaml", "  sleeping.start: Wieczorem ptaki idą do gniazda.\n", "")


def states(folder, locale="pl", sort="rules"):
    return {one.id: one.state for one in sayings(loaded(folder), locale) if one.sort == sort}


# ---------------------------------------------------------------- fingerprints


def test_a_fingerprint_knows_a_text_and_not_its_line_breaks():
    assert fingerprint("one  two\nthree") == fingerprint("one two three") != fingerprint("one two four")
    assert len(fingerprint("")) == LENGTH
    assert set(fingerprint("x")) <= set("bcdfghjklmnpqrst")


# ---------------------------------------------------------------- levels


def test_an_effect_is_generated_has_its_own_pattern_or_is_written_by_hand(folder):
    levels = {one.id: one.level for one in sayings(loaded(folder / "choir"), "pl") if one.sort == "effects"}
    assert levels == {
        "carol.effect": "generated",
        "psalm.effect": "generated",
        "echo.effect": "own",
        "moon.effect": "override",
    }


def test_a_text_by_hand_goes_when_its_effect_changes(folder):
    assert [line.text for line in say_game(loaded(folder / "choir"), ["pl"], ["moon"])] == [
        "Zaśpiewaj 2 pieśni, jedną po drugiej."
    ]
    edit(folder / "choir/cards/riddles.yaml", "sing 2 songs", "sing 3 songs")
    changed = loaded(folder / "choir")
    assert [line.text for line in say_game(changed, ["pl"], ["moon"])] == ["Śpiewaj 3 pieśni."]
    assert state_of(changed, "pl", "effects", "moon.effect") == "stale"
    assert behaviour(changed, ("moon", "effect")) in run("check").output


def test_words_of_an_effect_that_mean_the_same_have_one_fingerprint(folder):
    before = behaviour(loaded(folder / "choir"), ("moon", "effect"))
    edit(folder / "choir/cards/riddles.yaml", "sing 2 songs", "sing two songs")
    after = behaviour(loaded(folder / "choir"), ("moon", "effect"))
    assert after in (before, None)


# ---------------------------------------------------------------- states


def test_what_nobody_has_read_is_a_draft_and_what_is_not_told_is_missing(folder):
    untell(folder)
    assert states(folder / "pond") == {"feeding.start": "draft", "feeding.end": "draft", "sleeping.start": "missing"}


def test_a_sentence_is_reviewed_until_it_changes_and_stale_when_its_note_does(folder):
    assert run("review", "--locale", "pl", "--sort", "rules", "--mark").exit_code == 0
    assert states(folder / "pond")["feeding.end"] == "reviewed"
    edit(folder / "pond/rules/feeding.yaml", "when nobody is hungry", "when no bird is hungry")
    assert states(folder / "pond")["feeding.end"] == "stale"
    edit(folder / "pond/words/pl/prose/feeding.yaml", "gdy nikt nie jest głodny", "gdy żaden ptak nie jest głodny")
    assert states(folder / "pond")["feeding.end"] == "draft"
    assert states(folder / "pond")["feeding.start"] == "reviewed"


def test_the_ledger_is_written_the_same_every_time(folder):
    file = folder / "pond/words/pl/reviewed/rules.yaml"
    assert run("review", "feeding.end", "--locale", "pl", "--mark").exit_code == 0
    one = file.read_bytes()
    assert run("review", "feeding.end", "--locale", "pl", "--mark").exit_code == 0
    assert file.read_bytes() == one
    assert run("review", "feeding", "--locale", "pl", "--mark").exit_code == 0
    assert file.read_text("utf-8").count("feeding.") == 2
    assert run("check", "--strict").exit_code == 0


def test_the_ledger_leaves_out_what_is_gone(folder):
    file = folder / "pond/words/pl/reviewed/rules.yaml"
    edit(file, "feeding.end:", "feeding.edn:")
    assert "no sentence is called 'feeding.edn'" in run("check").output
    run("review", "--locale", "pl", "--sort", "rules", "--mark")
    assert "edn" not in file.read_text("utf-8")


def test_every_part_of_a_question_is_a_sentence(folder):
    assert states(folder / "pond", sort="faq") == {"no-crumbs.question": "draft", "no-crumbs.answer": "draft"}
    assert set(states(folder / "pond", sort="glossary")) == {"crumb", "nest"}
    assert set(states(folder / "pond", sort="steps")) == {"lay-shores", "second-crumb"}
    with (folder / "pond/words/pl/prose/beside.yaml").open("a", encoding="utf-8") as file:
        file.write(DIFFERENCE)
    parts = ("readings.first", "readings.second", "decision")
    told, untold = ({f"{one}.{part}" for part in parts} for one in ("first-feeder", "title"))
    assert states(folder / "pond", sort="divergences") == dict.fromkeys(told, "draft") | dict.fromkeys(untold, "missing")


# ---------------------------------------------------------------- the command


def test_only_what_is_unread_is_shown_without_links(folder):
    run("review", "feeding.start", "--locale", "pl", "--mark")
    shown = run("review", "--locale", "pl", "--sort", "rules", "--sort", "faq").output
    assert "feeding.start" not in shown
    assert "no-crumbs.question [draft]\nCo, jeśli nie ma już okruszków?\n" in shown
    assert shown.endswith("pond pl: 4 sentences to be read\n")


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (
            ["feeding.edn", "--locale", "pl"],
            "nothing called 'feeding.edn' is said in this language; did you mean 'feeding.end'?",
        ),
        (["--locale", "de"], "'de' is not a language of this game; expected cs, en, pl"),
        (["--locale", "pl", "--sort", "rule"], "'rule' is no sort of sentence; expected changes, divergences, effects,"),
    ],
)
def test_wrong_use_of_review_is_told(folder, words, problem):
    result = run("review", *words)
    assert result.exit_code == 2
    assert problem in result.output


def test_a_signature_holds_until_a_text_changes(folder):
    def signed():
        return report(loaded(folder / "pond"), ["pl"])["pl"]["sentences"]["rules"]["signed"]

    assert signed() == []
    run("review", "--locale", "pl", "--sort", "rules", "--sign", 'Jan "Bocian" Nowak')
    assert signed() == ['Jan "Bocian" Nowak']
    assert run("check", "--strict").exit_code == 0
    edit(folder / "pond/words/pl/prose/feeding.yaml", "Dzień kończy się", "Dzień się kończy")
    assert signed() == []


# ---------------------------------------------------------------- the report


def test_the_report_adds_up():
    for locale, one in report(game(), game().header.locales).items():
        for sort, share in one["sentences"].items():
            assert share["all"] == sum(share["states"].values()), (locale, sort)
            assert share["all"] == sum(share["levels"].values()) + share["states"]["missing"], (locale, sort)


def test_the_report_comes_as_a_table_and_as_data(folder):
    untell(folder)
    lines = run("say", "--report", "--locale", "pl").output.splitlines()
    rows = [line.split() for line in lines if line.startswith("  rules")]
    assert rows == [["rules", *["·"] * 10], ["rules", "3", "·", "·", "·", "2", "1", "2", "·", "·", "·"]]
    data = json.loads(run("say", "--report", "--locale", "pl", "--json").output)
    assert data["pond"]["pl"]["sentences"]["rules"]["states"] == {"missing": 1, "draft": 2, "reviewed": 0, "stale": 0}


def test_texts_together_are_known_by_every_one_of_them():
    some = [one for one in sayings(game(), "pl") if one.sort == "rules"]
    assert all_texts(some) != all_texts([some[0]._replace(text="?"), *some[1:]])


def test_overrides_stay_few():
    for locale in game().header.locales:
        effects = report(game(), [locale])[locale]["sentences"]["effects"]
        assert effects["levels"]["override"] < 0.05 * effects["all"]
