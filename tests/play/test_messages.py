"""What the terminal says is said in every language; only what is wrong with the use of a command stays English."""

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from wwrules.paths import LANGUAGES, MESSAGES

WRONG_USE = {
    "play-several-games", "play-unknown-game", "play-no-start", "play-wrong-players", "play-no-pair", "play-wrong-option",
    "play-no-save", "play-only-new", "play-other-game", "play-changed-game", "play-too-many-seats", "play-unreadable",
    "simulate-broken", "odds-unknown", "odds-unknown-word", "odds-wrong-answer", "odds-too-many",
    "play-unknown-bot", "play-no-evaluation", "simulate-other-results", "simulate-something-else", "simulate-in-use",
    "simulate-not-written", "simulate-lost", "simulate-no-dask", "simulate-no-cluster", "simulate-other-engine",
    "odds-ask-or-of", "odds-nobody", "odds-no-question", "play-other-packs",
}  # fmt: skip


def keys(locale: str) -> set[str]:
    entries = FluentParser().parse((MESSAGES / f"{locale}.ftl").read_text("utf-8")).body
    names = {entry.id.name for entry in entries if isinstance(entry, fluent.Message)}
    return {name for name in names if name.startswith(("play-", "simulate-", "odds-"))}


@pytest.mark.parametrize("locale", [one for one in LANGUAGES if one != "en"])
def test_everything_on_the_screen_is_said(locale):
    assert keys("en") >= WRONG_USE
    assert keys("en") - keys(locale) == WRONG_USE
