"""The ledger of what was read afresh, as a file: the same readings give the same bytes on any machine."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from wwrules.model import Game
from wwrules.say.interface import LEDGERS
from wwrules.say.states import INTERFACE, Saying, all_texts, reading_of, readings, sayings, signatures
from wwrules.told import Signature

_HEAD = """\
type: review
# Written by `wwrules review`: fingerprints of each text as it was read, and of what it was written from.
"""


def ledger_file(game: Game, locale: str, sort: str) -> Path:
    """Where the ledger of one sort of sentence lies: in the game, or with the messages of the interface."""
    if sort in INTERFACE:
        return LEDGERS / locale / f"{sort}.yaml"
    return Path(game.header.source.file).parent / "words" / locale / "reviewed" / f"{sort}.yaml"


def ledger_text(game: Game, locale: str, sort: str, read: Iterable[Saying], signer: str = "") -> str:
    """The ledger with further sentences marked as read; what is no longer there is left out.

    A signer signs all sentences of the sort as they are now, and signs only once.
    """
    some = [one for one in sayings(game, locale) if one.sort == sort]
    known = {one.id for one in some if not one.of_pack}
    marked = {name: (one.text, one.origin) for name, one in readings(game, locale, sort).items() if name in known}
    marked |= {one.id: reading_of(one) for one in read if one.text}
    signed = [one for one in signatures(game, locale, sort) if one.by != signer]
    signed += [Signature(locale, sort, signer, all_texts(some))] if signer else []
    return "\n".join([*_HEAD.splitlines(), f"sort: {sort}", *_signed(signed), *_reviewed(marked), ""])


def _signed(signed: list[Signature]) -> list[str]:
    lines = [f'  - {{by: "{_quoted(one.by)}", texts: {one.texts}}}' for one in sorted(signed, key=lambda one: one.by)]
    return ["signed:", *lines] if lines else ["signed: []"]


def _quoted(name: str) -> str:
    return name.replace("\\", "\\\\").replace('"', '\\"')


def _reviewed(marked: dict[str, tuple[str, str]]) -> list[str]:
    lines = [f"  {name}: {text}-{origin}" for name, (text, origin) in sorted(marked.items())]
    return ["reviewed:", *lines] if lines else ["reviewed: {}"]
