"""The verdict on what lies at some paths: checked now, with what was counted; or as it was kept, if nothing has changed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from wwrules import pipeline
from wwrules.model import Game
from wwrules.remembered import Verdict, recall, remember


def judged(paths: Sequence[Path], *, words: bool = False) -> tuple[Verdict, list[Game]]:
    """Check what lies at some paths, and count what was looked at; with `words` look every word up."""
    checked = pipeline.check_paths(paths, words=words)
    counts = {
        "games": len(checked.games),
        "files": sum(len(game.files) for game in checked.games),
        "entities": sum(len(game.entities) for game in checked.games),
        "rules": sum(len(game.rules) for game in checked.games),
        "references": sum(len(game.references) for game in checked.games),
        "names": sum(len(names) for game in checked.games for names in game.names.values()),
    }
    return Verdict(checked.found, counts, _lacking(checked.games), checked.whole), checked.games


def kept_or_judged(paths: Sequence[Path]) -> Verdict:
    """The verdict as it was kept; or checked now and kept."""
    place, verdict = recall(paths)
    if verdict is None:
        verdict, _ = judged(paths)
        if place is not None:
            remember(place, verdict)
    return verdict


def _lacking(games: Iterable[Game]) -> dict[str, dict[str, dict[str, int]]]:
    """What each language of each game lacks: texts it cannot say, patterns, words, qualities."""
    spoken = [game for game in games if game.phrases and game.whole]
    if not spoken:
        return {}
    from wwrules.say.report import missing  # noqa: PLC0415 - so that games without phrases need no grammar

    return {game.header.id: missing(game) for game in spoken}
