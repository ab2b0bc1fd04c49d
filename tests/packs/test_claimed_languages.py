"""A pack is judged in the languages that it claims, and there everything that it does can be said."""

from pathlib import Path

import pytest

from wwrules.pipeline import check_game
from wwrules.reports import text

CHOIR = Path(__file__).parents[1] / "games" / "choir"
LONG = f"sing 2 songs{', then sing 2 songs' * 60}."


def found_in(home: Path, kind: str, effect: str, **names: str) -> list[str]:
    """What is wrong with a pack of one song for the choir, in the languages of its names."""
    first = f"type: pack\nid: mine\nversion: '1.0.0'\nformat: 2\nfor: choir\nname: Mine\nlocales: [{', '.join(names)}]\n"
    verses = "verses: 3, " if kind == "hymn" else ""
    entry = f"  dodo: {{{verses}effect: '{effect}'}}\n"
    files = {
        "pack.yaml": f"{first}licence: MIT\nauthors: [Somebody]\n",
        "cards/songs.yaml": f"type: entities\nkind: {kind}\nprovenance: {{status: stand-in}}\nentities:\n{entry}",
    }
    for locale, name in names.items():
        files[f"words/{locale}/lexicon.yaml"] = (
            f"type: lexicon\nwords:\n  dodo: {{name: {name}, gender: m-anim, origin: own}}\n"
        )
    for place, content in files.items():
        (home / "mine" / place).parent.mkdir(parents=True, exist_ok=True)
        (home / "mine" / place).write_text(content, "utf-8")
    return [line.replace(f"{home}/mine/", "") for line in text(check_game(CHOIR, [home / "mine"])[1])]


@pytest.mark.parametrize("kind", ["hymn", "riddle"])
def test_what_a_pack_does_can_be_said_of_every_kind(tmp_path, kind):
    column = 30 if kind == "hymn" else 19
    assert found_in(tmp_path, kind, "hum 1 song.", pl="Ptak", cs="Pták") == [
        f"cards/songs.yaml:5:{column}: error: this cannot be said in '{locale}'; missing: pattern hum [unsayable-text]"
        for locale in ("cs", "pl")
    ]


def test_only_in_the_languages_that_it_claims(tmp_path):
    (line,) = found_in(tmp_path, "riddle", "hum 1 song.", cs="Pták")
    assert " 'cs'" in line
    assert found_in(tmp_path / "2", "riddle", "sing 1 song.", cs="Pták") == []


def test_a_text_must_fit_a_card_only_where_it_is_told(tmp_path):
    (line,) = found_in(tmp_path, "hymn", LONG, pl="Ptak")
    assert line.endswith("[text-too-long-for-card]")
    assert "'pl'" in line


def test_a_proper_name_may_be_the_same_in_two_languages(tmp_path):
    assert found_in(tmp_path, "hymn", "sing 1 song.", pl="Dodo", cs="Dodo") == [
        "words/cs/lexicon.yaml:3:16: warning: 'Dodo' stands word for word in 'pl' too; translate it [same-text]"
    ]
    assert found_in(tmp_path / "2", "hymn", "sing 1 song.", pl="ptak", cs="ptak") == [
        "words/cs/lexicon.yaml:3:16: error: 'ptak' stands word for word in 'pl' too; translate it [same-text]"
    ]
