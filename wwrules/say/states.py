"""Every sentence of a game in one language with its state: missing, draft, reviewed or stale.

A sentence is reviewed when the ledger in `words/<locale>/reviewed/` holds the fingerprint of its present text: a changed text
is a draft again by itself. It is stale when what it was written from has changed since: the note of a rule, or the effect
behind a text by hand.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from wwrules.compile.game_effects import read_effects
from wwrules.fingerprints import fingerprint
from wwrules.model import Game
from wwrules.notes import SORTS as PROSE
from wwrules.notes import notes
from wwrules.say.interface import interface, interface_readings, interface_signatures
from wwrules.say.levels import GENERATED, OVERRIDE, OWN, WRITTEN, canonical_texts, overrides, with_own_pattern
from wwrules.say.lines import once, said_in
from wwrules.told import Reading, Signature

MISSING, DRAFT, REVIEWED, STALE = "missing", "draft", "reviewed", "stale"
STATES = (MISSING, DRAFT, REVIEWED, STALE)


class Told(NamedTuple):
    """One sentence of a language before it is known who has read it."""

    id: str
    text: str  # empty where it is missing
    origin: str  # what it is written from
    level: str
    stale: bool = False


class Saying(NamedTuple):
    """One sentence of a language."""

    sort: str
    id: str  # of the rule, entry with its property, message, …
    locale: str
    text: str
    origin: str
    level: str  # see levels.py
    state: str

    @property
    def of_pack(self) -> bool:
        """Whether a pack says it; packs come and go, and no ledger of the game knows them."""
        return "/" in self.id


def sayings(game: Game, locale: str) -> list[Saying]:
    """All sentences of a language, sort by sort; looked at once for each game."""
    found: list[Saying] = once(game, ("sayings", locale), lambda: list(_sayings(game, locale)))
    return found


def _sayings(game: Game, locale: str) -> Iterator[Saying]:
    for sort, tell in SORTS.items():
        known = readings(game, locale, sort)
        for one in tell(game, locale):
            bare = Saying(sort, one.id, locale, one.text, one.origin, one.level, DRAFT)
            yield bare._replace(state=_state(one, bare, known.get(one.id)))


def state_of(game: Game, locale: str, sort: str, name: str) -> str:
    """The state of one sentence, for whoever shows it."""
    return next((one.state for one in sayings(game, locale) if (one.sort, one.id) == (sort, name)), MISSING)


def all_texts(some: list[Saying]) -> str:
    """Fingerprint of sentences of the game together: what a native speaker signs."""
    return fingerprint("\n".join(f"{one.id} {fingerprint(one.text)}" for one in some if not one.of_pack))


def reading_of(one: Saying) -> tuple[str, str]:
    """What the ledger holds when a sentence has been read: fingerprints of its text and of what it is written from."""
    return fingerprint(one.text), fingerprint(one.origin)


def signers(game: Game, locale: str, sort: str) -> list[str]:
    """The native speakers who have read all sentences of a sort as they are now."""
    now = all_texts([one for one in sayings(game, locale) if one.sort == sort])
    return [one.by for one in signatures(game, locale, sort) if one.texts == now]


def signatures(game: Game, locale: str, sort: str) -> list[Signature]:
    """Every signature for a sort of sentence, whether or not it still holds."""
    if sort in INTERFACE:
        return interface_signatures(locale, sort)
    return [one for one in game.told.signatures if (one.locale, one.sort) == (locale, sort)]


def readings(game: Game, locale: str, sort: str) -> dict[str, Reading]:
    """The ledger of one sort of sentence; that of the interface lies with its messages."""
    return interface_readings(locale, sort) if sort in INTERFACE else game.told.readings.get((locale, sort), {})


def _state(one: Told, bare: Saying, reading: Reading | None) -> str:
    if not one.text:
        return MISSING
    if one.stale:
        return STALE
    if reading is None or reading.text != fingerprint(one.text):
        return DRAFT
    return REVIEWED if reading_of(bare) == (reading.text, reading.origin) else STALE


# ---------------------------------------------------------------- the sorts


def _effects(game: Game, locale: str) -> Iterator[Told]:
    own, canonical = with_own_pattern(read_effects(game)[0]), canonical_texts(game)
    fresh, stale = overrides(game, locale)
    for line in said_in(game, locale):
        key = (line.id, line.path)
        level = OVERRIDE if key in fresh else OWN if key in own else GENERATED
        yield Told(f"{line.id}.{line.path}", line.text, canonical.get(key, ""), level, key in stale)


def _prose(sort: str) -> Callable[[Game, str], Iterator[Told]]:
    def tell(game: Game, locale: str) -> Iterator[Told]:
        texts = game.texts.get(locale, {})
        for note in notes(game):
            if note.sort == sort:
                yield Told(note.id, texts[note.id].text if note.id in texts else "", note.text, WRITTEN)

    return tell


def _interface(_game: Game, locale: str) -> Iterator[Told]:
    return (Told(name, text, origin, WRITTEN) for name, text, origin in interface(locale))


def _telling(sort: str) -> Callable[[Game, str], Iterator[Told]]:
    def tell(game: Game, locale: str) -> Iterator[Told]:
        from wwrules.say.tellings import tellings  # noqa: PLC0415 - most ask for cards and rules only

        some = (one for one in tellings(game, locale) if one.sort == sort)
        return (Told(one.id, one.text, one.id, GENERATED if one.generated else WRITTEN) for one in some)

    return tell


INTERFACE = ("ui",)
SORTS: dict[str, Callable[[Game, str], Iterator[Told]]] = {
    "effects": _effects,
    **{sort: _prose(sort) for sort in PROSE},
    **{sort: _telling(sort) for sort in ("log", "questions")},
    "ui": _interface,
}
