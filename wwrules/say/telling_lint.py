"""What is wrong with the log and the questions before anybody plays: words for nothing, and nothing to say for what happens.

`message_lint.py` has what holds for every message.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from fluent.syntax import ast

from wwrules.compile.alone import program_of
from wwrules.diagnostics import did_you_mean
from wwrules.model import Game
from wwrules.say.message_lint import Message, Slip, messages_of
from wwrules.say.patterns import nodes_of, references_of
from wwrules.say.tellings import LOG, QUESTIONS, log_messages, question_keys

_ALWAYS = {
    "who",
    "what",
    "value",
    "called",
    "turn",
    "by",
    "seat",
    "place",
    "source",
}  # what facts may have, whatever they are about


def telling_slips(game: Game, locale: str) -> Iterator[Slip]:
    """Mistakes in what one language has for players; a pack asks with its own phrases only."""
    told = [one for one in game.tellings if one.locale == locale]
    if not told:
        return
    for pack, sort, known, needed in (
        ("", LOG, *_log(game)),
        *((pack, QUESTIONS, *_asked(game, pack)) for pack in ("", *game.packs)),
    ):
        files = [one for one in told if (one.sort, one.pack) == (sort, pack)]
        if files:
            messages = messages_of((one.source.file, one.text) for one in files)
            yield from _misfits(messages, known)
            said = {one.key for one in messages}
            first = files[0].source
            yield from (Slip(key, first, f"silent-{sort}", locale) for key, other in needed if not {key, other} & said)


def quiet_slips(game: Game) -> Iterator[Slip]:
    """What is declared quiet and never happens."""
    if not game.presentation.quiet:
        return
    known = {*game.words, *(one.key for one in log_messages(game)), "player.rolled", "number.rolled"}
    for one in game.presentation.quiet.values():
        word, _, value = one.id.partition(".")
        is_number = value.lstrip("-").isdecimal() and word in game.words and game.words[word].settings.get("type") == "number"
        if one.id not in known and not is_number:
            yield Slip(one.id, one.source, "quiet", "", did_you_mean(one.id, known))


def _log(game: Game) -> tuple[dict[str, set[str]], list[tuple[str, str]]]:
    """The messages of the log with what they may speak about, and those that there must be, with what may stand for them."""
    every = log_messages(game)
    needed = [(one.key, one.instead) for one in every if one.needed]
    return {one.key: {*one.kinds, *one.words, *_ALWAYS} for one in every}, needed


def _asked(game: Game, pack: str) -> tuple[dict[str, set[str]], list[tuple[str, str]]]:
    asked = {key: names for key, names in question_keys(program_of(game)).items() if pack in _asking(game, key)}
    return {key: set(names or ()) for key, names in asked.items()}, [(key, "") for key in asked]


def _asking(game: Game, key: str) -> list[str]:
    """The packs with a phrase that asks so; what the game has too is the game's."""
    name = key.partition(".")[0]
    packs = [pack for pack in game.packs if f"{pack}/{name}" in game.phrases]
    return packs if packs and name not in game.phrases else [""]


def _misfits(messages: Iterable[Message], known: dict[str, set[str]]) -> Iterator[Slip]:
    every = list(messages)
    shared = {name for one in every for name in references_of(one.pattern)}
    for one in every:
        if one.key in shared or one.key.startswith("-"):
            continue
        if one.key not in known:
            yield Slip(one.key, one.place(), "nothing", "", did_you_mean(one.key, known))
            continue
        for used in nodes_of(one.pattern):
            if isinstance(used, ast.VariableReference) and used.id.name not in known[one.key]:
                yield Slip(one.key, one.place(used), "variable", used.id.name, did_you_mean(used.id.name, known[one.key]))
