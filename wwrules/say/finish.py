"""The last pass over a sentence: clitics go to their place, commas and spaces are put right, a capital and a full stop.

Texts on their way here hold marks. A clitic goes to the first landing place of its clause; without one it stays where it is.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from wwrules.say.languages import cs, pl, uk

# private-use characters: the reader lets none into content
CLITIC, CLITIC_END, LANDING, CLAUSE, CLAUSE_END = "\ue000", "\ue001", "\ue002", "\ue003", "\ue004"
_PIECE = re.compile(f"{CLITIC}([^{CLITIC_END}]*){CLITIC_END}|([{LANDING}{CLAUSE}{CLAUSE_END}])")

# What words do to their neighbours, by language: w/we, у/в, s/se.
EUPHONY: dict[str, Callable[[str], str]] = {"cs": cs.euphony, "pl": pl.euphony, "uk": uk.euphony}


def clitic(text: str) -> str:
    """Mark a word that stands second in its clause."""
    return f"{CLITIC}{text}{CLITIC_END}"


def clause(text: str) -> str:
    """Mark where a clause begins and ends, so that its clitics stay inside."""
    return f"{CLAUSE}{text}{CLAUSE_END}"


def finished(text: str, locale: str) -> str:
    """A whole sentence from marked text."""
    said = loose(text, locale)
    end = said[-1:] if said.endswith(("?", "!")) else "."
    said = f"{said.rstrip(' ,.?!')}{end}"
    return said[:1].upper() + said[1:]


def loose(text: str, locale: str) -> str:
    """The same where no sentence is wanted: a name, or what can be chosen."""
    return EUPHONY.get(locale, str)(_tidy(_settled(text)))


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
