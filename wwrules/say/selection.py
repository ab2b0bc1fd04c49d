"""Which sentences of a game are said: of some entries, a kind of entry, a pack, a word of the vocabulary, or all."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from wwrules.model import Game
from wwrules.say.lines import Line, say_game
from wwrules.say.tellings import Telling, tellings

EFFECTS = "effects"


def known_ids(game: Game, locales: Sequence[str]) -> set[str]:
    """What sentences can be asked for by: entries that do something, kinds, packs, what the log and questions are about."""
    entries = {one.entity for one in game.effect_texts}
    kinds = {kind for kind in game.kinds if any(game.is_a(game.entities[one].kind, kind) for one in entries)}
    told = {name for locale in locales for one in tellings(game, locale) for name in (one.id, _about(one))}
    return entries | kinds | told | game.packs.keys()


def say_selected(game: Game, locales: Sequence[str], ids: Iterable[str], sorts: Iterable[str] = ()) -> Iterator[Line]:
    """Say what was asked for; effects first, each in all languages."""
    wanted, chosen = set(ids), set(sorts)
    entries = wanted | {
        one.id for one in game.entities.values() if one.pack in wanted or any(_is_of(game, one.kind, kind) for kind in wanted)
    }
    if (not chosen or EFFECTS in chosen) and (not wanted or any(one.entity in entries for one in game.effect_texts)):
        yield from say_game(game, locales, entries)
    rows: dict[tuple[str, str], list[Telling]] = {}
    for one in (one for locale in locales for one in tellings(game, locale) if not chosen or one.sort in chosen):
        if not wanted or one.id in wanted or _about(one) in entries:
            rows.setdefault((one.sort, one.id), []).append(one)
    for one in (one for row in rows.values() for one in row):
        yield Line(one.id, one.sort, one.locale, one.text, list(one.missing))


def _is_of(game: Game, kind: str, wanted: str) -> bool:
    return wanted in game.kinds and game.is_a(kind, wanted)


def _about(one: Telling) -> str:
    return one.id.partition(".")[0]
