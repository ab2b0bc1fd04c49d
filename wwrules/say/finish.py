"""The last pass over a sentence: clitics go to their place, commas and spaces are put right, a capital and a full stop.

Texts on their way here hold marks. A clitic goes to the first landing place of its clause; without one it stays where it is.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import cache
from importlib import import_module
from importlib.util import find_spec

from wwrules.say.grammar import Sound

# private-use characters: the reader lets none into content
CLITIC, CLITIC_END, LANDING, CLAUSE, CLAUSE_END = "\ue000", "\ue001", "\ue002", "\ue003", "\ue004"
_PIECE = re.compile(f"{CLITIC}([^{CLITIC_END}]*){CLITIC_END}|([{LANDING}{CLAUSE}{CLAUSE_END}])")


@cache
def euphony(locale: str) -> Callable[[str], str]:
    """What words do to their neighbours: w/we, у/в, s/se. A language that needs more than its `sounds` has a module for it."""
    module = f"wwrules.say.languages.{locale}"
    pass_over: Callable[[str], str] = import_module(module).euphony if find_spec(module) else str
    return pass_over


def clitic(text: str) -> str:
    """Mark a word that stands second in its clause."""
    return f"{CLITIC}{text}{CLITIC_END}"


def clause(text: str) -> str:
    """Mark where a clause begins and ends, so that its clitics stay inside."""
    return f"{CLAUSE}{text}{CLAUSE_END}"


def finished(text: str, locale: str, sounds: Iterable[Sound] = ()) -> str:
    """A whole sentence from marked text."""
    said = loose(text, locale, sounds)
    end = said[-1:] if said.endswith(("?", "!")) else "."
    said = f"{said.rstrip(' ,.?!')}{end}"
    return said[:1].upper() + said[1:]


def loose(text: str, locale: str, sounds: Iterable[Sound] = ()) -> str:
    """The same where no sentence is wanted: a name, or what can be chosen."""
    return euphony(locale)(_sounding(_tidy(_settled(text)), sounds))


def _sounding(text: str, sounds: Iterable[Sound]) -> str:
    """Words that change before others."""
    for one in sounds:
        begins = "|".join(re.escape(letters) for letters in one.before)
        behind = f"(?= (?:{begins}))" if begins else r"(?!\w)"
        text = re.sub(rf"(?<!\w){re.escape(one.word)}{behind}", one.becomes, text)
    return text


def _settled(text: str) -> str:
    """Move each clitic to the first landing place of its clause."""
    out: list[str] = []
    landings: list[int | None] = [None]  # where the clitics of each open clause go: an index in `out`
    end = 0
    for piece in _PIECE.finditer(text):
        out.append(text[end : piece.start()])
        end = piece.end()
        match piece.group(2):
            case None:
                place = landings[-1]
                if place is None:
                    out.append(piece.group(1))
                else:
                    out[place] += f" {piece.group(1)}"
            case mark if mark == CLAUSE:
                landings.append(None)
            case mark if mark == CLAUSE_END:
                landings.pop()
            case _ if landings[-1] is None:
                landings[-1] = len(out)
                out.append("")
    return "".join([*out, text[end:]])


def _tidy(text: str) -> str:
    text = re.sub(r"\s+", " ", text).strip()
    text = re.sub(r"\s*,(\s*,)*", ",", text)
    text = re.sub(r"[\s,]*:", ":", text)
    text = re.sub(r",(?=[^\s\d])", ", ", text)
    return text.strip(" ,")
