"""Every card of the game in every language, from the command line."""

import json
import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner
from saying import LOCALES, cases, game
from test_speaker import changed, with_patterns

from wwrules.cli import main
from wwrules.say.report import report, say_game

CHOIR = Path(__file__).parents[1] / "games" / "choir"


def say(*arguments):
    return CliRunner().invoke(main, ["say", *arguments])


def test_the_cards_say_what_the_cases_say():
    expected = {(one["card"], locale): one[locale] for one in cases("allies") for locale in LOCALES}
    said = {(line.id, line.locale): line.text for line in say_game(game(), LOCALES, [one["card"] for one in cases("allies")])}
    assert said == expected


def test_a_card_is_said_in_one_language():
    result = say("red-rook-a", "--locale", "cs")
    assert (result.exit_code, result.output) == (0, "red-rook-a effect cs: Ostatní vaše žetony nemohou ovlivnit tento žeton.\n")


def test_sentences_come_as_data():
    text = "Inne twoje żetony nie mogą wpływać na ten żeton."
    line = {"id": "red-rook-a", "path": "effect", "locale": "pl", "text": text, "missing": []}
    assert json.loads(say("red-rook-a", "--locale", "pl", "--json").output) == [line]


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["red-rok-a"], "nothing called 'red-rok-a' has an effect; did you mean 'red-rook-a'?"),
        (["--locale", "de"], "'de' is not a language of this game; expected pl, uk, cs, en"),
    ],
)
def test_wrong_use_is_told(arguments, problem):
    result = say(*arguments)
    assert result.exit_code == 2
    assert result.output.rstrip().endswith(f"Error: {problem}")


def test_the_report_counts_what_is_said_and_names_what_is_not():
    silent = with_patterns(lambda text: text.replace("\ntriple =", "\nthrice ="))
    whole, broken = report(game(), ["pl"])["pl"], report(silent, ["pl"])["pl"]
    for name in ("texts", "patterns"):
        assert broken[name] == {"there": whole[name]["there"] - 1, "missing": whole[name]["missing"] + 1}
    assert (broken["words"], broken["qualities"]) == (whole["words"], whole["qualities"])
    assert [(one["kind"], one["id"], one["detail"]) for one in broken["gaps"] if one not in whole["gaps"]] == [
        ("pattern", "thrice", "phrase"),
        ("pattern", "triple", ""),
    ]


def test_check_counts_what_the_report_counts(tmp_path, monkeypatch):
    shutil.copytree(CHOIR, tmp_path / "content" / "choir")
    monkeypatch.chdir(tmp_path)
    checked = json.loads(CliRunner().invoke(main, ["check", "--format", "json"]).output)
    reported = json.loads(say("--report", "--json").output)
    shown = {
        locale: {name: one["missing"] for name, one in shares.items() if name not in ("gaps", "sentences")}
        for locale, shares in reported["choir"].items()
    }
    assert checked["missing"] == {"choir": shown}
    assert shown["cs"] == {"texts": 1, "patterns": 1, "words": 4, "qualities": 0, "paragraphs": 0}
    line = CliRunner().invoke(main, ["check"]).output
    assert " 20 names (10 words and patterns missing) checked in " in line
    shown = [line for line in say("--report").output.splitlines() if not line.startswith("   ") and "·" not in line]
    assert shown[:3] == [
        "choir pl: 3 texts generated, 1 missing; 1 of 2 phrases have a pattern, 1 of 5 nouns and 1 of 1 qualities a word; "
        "0 of 0 paragraphs are told",
        "  pattern hum",
        "  word hymn",
    ]


def test_what_cannot_be_read_is_missing_too():
    first = game().effect_texts[0]
    node = type(first.node)(first.node.file, first.node.line, first.node.column, "gain 1 grin.", "", 0, 0)
    broken = changed(effect_texts=[first._replace(node=node)])
    assert [(line.text, [one.kind for one in line.missing]) for line in say_game(broken, ["pl"])] == [("", ["effect"])]


def test_a_language_without_grammar_is_missing():
    assert {one.kind for line in say_game(game(), ["de"], ["rose-a"]) for one in line.missing} == {"language"}
