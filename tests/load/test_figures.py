"""Figures of prose come from content: what can be named, and what happens when it cannot."""

from pathlib import Path

import pytest
from tables import official

from wwrules.load.figures import _definitions, _Figures
from wwrules.load.game import load_game

GAMES = Path(__file__).parents[1] / "games"


@pytest.fixture(scope="module")
def figures():
    return _Figures(official())


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("battle-track.to", "25"),
        ("tea-spaces.rows.4", "12"),
        ("starting-shards.rows.5", "3, 2, 1, 0, 0"),
        ("shard-die.faces", "0, 1, 1, 2, 2, 3"),
        ("shard-die.faces.count", "6"),
        ("shard-die.faces.max", "3"),
        ("rose-a.effect.2", "2"),
        ("quest-call-the-clams.feat.2", "6"),
        ("castle-value.max", "7"),
        ("madness-track.capacity", "4"),
        ("madness-chips", "34"),
        ("players.min", "2"),
        ("flow.quest-points.3", "3"),
        ("tea-spaces.rows.6", None),
        ("rose-a.effect.9", None),
        ("rose-a.effect", None),
        ("battle-track", None),
        ("battle-track.from.1", None),
        ("castle-value.of", None),
        ("flow.no-such-thing.1", None),
        ("", None),
        (".", None),
        ("players", None),
    ],
)
def test_a_number_has_a_name(figures, name, value):
    assert figures.value(name) == value


def test_definitions_of_the_flow_end_where_the_next_one_begins():
    text = "-- 9 of them\nfunction first_one(p) =\n  2 + 3\nprocedure second() { repeat 4 { } }"
    assert dict(_definitions(text)) == {"first-one": "(p) =\n  2 + 3\n", "second": "() { repeat 4 { } }"}
    assert list(_definitions("after draw(p) { }")) == []


@pytest.mark.parametrize("game", sorted(one.name for one in GAMES.iterdir() if (one / "game.yaml").is_file()))
def test_every_small_game_is_loaded(game):
    assert load_game(GAMES / game)[0] is not None


def test_what_people_read_holds_no_reference():
    game = official()
    read = [one.note for one in (*game.rules.values(), *game.told.glossary.values(), *game.told.steps.values())]
    read += [text for one in game.told.faq.values() for text in (one.question, one.answer)]
    read += [one.text for texts in game.texts.values() for one in texts.values()]
    assert not [text for text in read if "{{" in text]
