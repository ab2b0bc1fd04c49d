"""English, by content alone: a game brings its grammar along, and nothing in the package knows that language."""

import pytest
from saying import game, read, speaker

from wwrules.say.grammar import LANGUAGES, language, language_of
from wwrules.say.lines import said_in


def test_the_package_does_not_know_english():
    assert language("en") is None
    assert not list(LANGUAGES.glob("en.*"))
    assert language_of(game(), "en") is not None


def test_every_effect_is_said_in_english():
    assert [(line.id, line.missing) for line in said_in(game(), "en") if line.missing] == []


@pytest.mark.parametrize(
    ("effect", "text"),
    [
        ("gain 1 shard.", "Gain 1 shard."),
        ("gain 5 shards.", "Gain 5 shards."),
        ("when you play an active chip: gain 2 VP.", "When you play an active chip, gain 2 VP."),
        ("when this chip is played: double this chip.", "When this chip is played, double the strength of this chip."),
        ("your other chips cannot affect this chip.", "Your other chips cannot affect this chip."),
        (
            "when this chip is played, if you have no castle in this region: you may triple this chip.",
            "When this chip is played and you do not have any castle in this region, you may triple the strength of this chip.",
        ),
        (
            "when this chip is played: choose another player, then return 1 madness chip on that player's madness track to "
            "that player's bag.",
            "When this chip is played, choose another player, then return 1 madness chip on the madness track of that player "
            "to the bag of that player.",
        ),
        ("at the end of battle: each opponent gains 1 shard.", "At the end of battle, each opponent gains 1 shard."),
    ],
)
def test_an_effect_is_said(effect, text):
    assert speaker("en").say(read(effect)) == (text, [])
