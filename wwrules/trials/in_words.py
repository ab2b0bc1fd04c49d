"""What is to be thought of games that were played in several ways, in words: below the tables, on top of the page."""

from __future__ import annotations

from wwrules.play.sight import Words
from wwrules.trials.balance import BEYOND, FEW, SAME, Comparing, Shift
from wwrules.trials.judging import LITTLE, judgement
from wwrules.trials.measures import FIGURE, LENGTH, ROLE, SCORE, SEAT
from wwrules.trials.outcome import Outcome
from wwrules.trials.tables import about, is_a_share, name_of, shifted


def verdict_in_words(words: Words, outcome: Outcome) -> list[str]:
    """What was compared, whether packs are balanced, and what differs clearly; nothing where nothing was compared."""
    comparing = outcome.comparing
    if comparing is None:
        return []
    every = list(comparing.shifts(ROLE, SEAT, FIGURE, LENGTH))
    clear = [one for one in every if one.verdict not in (SAME, FEW)]
    beyond = [one for one in every if one.verdict == BEYOND]
    first, *others = [name_of(words, one.name) for one in outcome.plan.variants]
    said = words.say("simulate-compared", first=first, others=", ".join(others), games=comparing.games)
    told = [f"{said[0].upper()}{said[1:]}"]
    if outcome.program.game.packs:
        told.append(_balance(words, comparing))
    told.append(words.say("report-summary", every=len(every), clear=len(clear), beyond=len(beyond)))
    if clear:
        told.append(words.say("report-clear", measures=", ".join(_shift(words, comparing, one) for one in clear)))
    return told


def _balance(words: Words, comparing: Comparing) -> str:
    """Whether packs are balanced; where what players reach decides, from where to where, and which card does it."""
    word, decides, entry = judgement(comparing)
    if decides.key != (SCORE,):
        return words.say("report-balance", word=word, points=round(LITTLE * 100))
    said = words.say("report-scores", before=words.decimal(decides.other, 1), after=words.decimal(decides.one, 1))
    if not entry:
        return said
    more = dict(comparing.bringing())[entry]
    return f"{said} {words.say('report-brings', card=name_of(words, entry), points=words.decimal(more.value, 1, signed=True))}"


def _shift(words: Words, comparing: Comparing, one: Shift) -> str:
    """A measure and how far it has shifted."""
    share = is_a_share(comparing, one.key)
    return f"{about(words, one.key)} {shifted(words, one, share=share).partition(' ')[0]}"
