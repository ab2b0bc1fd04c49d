"""Phrases and nouns of a game: what the loader keeps, and what the checks find in them."""

import shutil

import pytest
from reading import GAMES, OFFICIAL, at, cases, tables

from wwrules.catalogue import describe
from wwrules.compile.effect_printer import print_effect
from wwrules.compile.effects import read_effect
from wwrules.compile.phrase_forms import FormRole, FormWord
from wwrules.compile.words import tables_of
from wwrules.load.game import load_game
from wwrules.paths import CONTENT
from wwrules.pipeline import check_game


@pytest.mark.parametrize("case", cases("phrases"), ids=lambda case: case["new"].strip()[:60])
def test_a_breakage_is_found_where_it_is(case, tmp_path):
    root = shutil.copytree(GAMES / "pond", tmp_path / "pond")
    file = root / case["file"]
    text = file.read_text("utf-8")
    assert case["old"] in text
    file.write_text(text.replace(case["old"], case["new"], 1), "utf-8")
    found = check_game(root)[1]
    said = [f"{one.source.line}:{one.source.column}: {describe(one)} [{one.code}]".replace(f"{root}/", "") for one in found]
    for sentence in case["says"]:
        if sentence[0].isdigit():
            assert sentence in said
        else:  # only the effects can tell
            assert said
            assert all("birds" in one.source.file for one in found)


def test_forms_know_their_words_roles_and_verbs():
    forms = tables(OFFICIAL).forms
    assert [one.text if isinstance(one, FormWord) else one.name for one in forms["double-next"].elements] == [
        "double", "next", "what", "who", "place", "this", "battle",
    ]  # fmt: skip
    verbs = {
        (name, one.text): one.subject for name, form in forms.items() for one in form.elements if isinstance(one, FormWord)
    }
    assert verbs["double-next", "double"] == ""
    assert verbs["double-next", "place"] == "who"
    assert verbs["return", "to"] is None
    assert verbs["played", "are"] == "what"
    assert verbs["won", "won"] is None


def test_types_are_what_the_vocabulary_and_the_nouns_say():
    types = tables(OFFICIAL).types
    assert types["rose"] == {"rose", "ally-chip", "chip", "piece"}
    assert types["bag"] == {"bag", "zone"}
    assert types["battle"] == {"battle", "scope"}
    assert types["shard"] == {"shard", "piece", "resource"}
    assert types["witzend"] == {"witzend", "region", "place"}


def test_an_entry_is_a_name_unless_it_is_declared_to_be_a_noun():
    words = tables(OFFICIAL)
    assert "witzend" in words.names
    assert "rose" in words.nouns
    assert "rose" not in words.names
    assert "resource" not in words.nouns  # a type only


def test_modes_are_the_usual_ones_unless_a_phrase_says_otherwise():
    forms = tables(OFFICIAL).forms
    modes = {(name, one.name): one.mode for name, form in forms.items() for one in form.elements if isinstance(one, FormRole)}
    assert modes["return", "what"] == "chosen"
    assert modes["played", "what"] == "filter"
    assert modes["swap", "other"] == "filter"
    assert modes["set-strength", "n"] == "amount"
    assert modes["is", "q"] == "quality"


def pack_with(folder, **files):
    (folder / "phrases").mkdir(parents=True)
    (folder / "pack.yaml").write_text(
        "type: pack\nid: more-birds\nfor: pond\nname: More birds\nversion: '1.0.0'\nformat: 2\nlicence: MIT\nauthors: [Me]\n"
        "locales: [pl]\n"
    )
    for name, text in files.items():
        (folder / "phrases" / f"{name}.yaml").write_text(text)
    loaded, found = load_game(GAMES / "pond", [folder])
    assert found == []
    said = [describe(one) for one in check_game(GAMES / "pond", [folder])[1] if str(folder.name) in one.source.file]
    return loaded, said


def test_a_pack_cannot_change_an_official_noun(tmp_path):
    loaded, said = pack_with(tmp_path / "more-birds", nouns="type: nouns\nnouns:\n  bird: {plural: birdies}\n")
    assert tables_of(loaded).nouns["bird"].plural == "birds"
    own = "in this pack it means the pack's own"
    assert said == [
        "'bird' already means 'bird'",
        f"'bird' is an id of the game too, in tests/games/pond/vocabulary/kinds.yaml, line 3; {own}",
    ]


def test_a_pack_cannot_say_an_official_phrase_again(tmp_path):
    verbs = "type: phrases\nverbs:\n  feed-in: {form: 'feed {what: bird} in {place: shore}', body: x}\n"
    _, said = pack_with(tmp_path / "more-birds", all=verbs + "  give: {form: 'gain {what: crumb}', body: x}\n")
    assert said == [
        "the form is that of 'feed' with the relative 'in-place' after a noun, so no text could say which is meant",
        "the form has the words of 'gain' and types that overlap, so no text could say which is meant",
    ]


def test_a_pack_has_its_own_words_beside_the_official_ones(tmp_path):
    loaded, said = pack_with(
        tmp_path / "more-birds",
        nouns="type: nouns\nnouns:\n  gull: {isa: [bird]}\n",
        all="type: phrases\nverbs:\n  chase: {form: 'chase {what: gull}', body: x}\n",
    )
    assert said == []
    assert "gull" not in tables_of(loaded).terms
    words = tables_of(loaded, "more-birds")
    assert words.types["more-birds/gull"] == {"more-birds/gull", "bird", "piece"}
    node, found = read_effect("chase 1 gull, then feed 1 gull.", words, at)
    assert found == []
    assert print_effect(node, words) == "chase 1 gull, then feed 1 gull."


def test_the_games_of_the_tests_have_sound_phrases():
    codes = {"malformed-form", "unknown-type", "unknown-role", "overlapping-forms", "unknown-word"}
    for name in ("coven", "brooms"):
        assert [describe(one) for one in check_game(GAMES / name)[1] if one.code in codes] == []
    found = check_game(CONTENT / OFFICIAL, [GAMES / "tea-pack"])[1]
    assert [describe(one) for one in found if "tea-pack" in one.source.file] == []


def test_conditions_may_stand_in_records_and_lists(tmp_path):
    root = shutil.copytree(GAMES / "pond", tmp_path / "pond")
    records, birds = root / "vocabulary" / "records.yaml", root / "cards" / "birds.yaml"
    only = "      only: {type: condition, optional: true, note: When it likes that}\n"
    records.write_text(records.read_text("utf-8") + only, "utf-8")
    meals = '[{amount: 2, where: meadow, only: you have 2 crumbs}, {amount: 1, only: "you has a bird"}]'
    birds.write_text(birds.read_text("utf-8").replace("[{amount: 2, where: meadow}]", meals), "utf-8")
    for lexicon in root.rglob("lexicon/all.yaml"):
        words = lexicon.read_text("utf-8").replace(
            "  property.per:", "  property.only: {name: x, origin: own}\n  property.per:"
        )
        lexicon.write_text(words, "utf-8")
    loaded, found = check_game(root)
    texts = [(one.entity, one.path, one.type) for one in loaded.effect_texts if one.type == "condition"]
    assert texts == [("duck", "likes.0.only", "condition"), ("duck", "likes.1.only", "condition")]
    assert [describe(one) for one in found] == ["'has' does not agree with its subject: say 'have'"]
