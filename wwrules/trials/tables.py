"""What came of many games, as tables for a terminal."""

from __future__ import annotations

from collections.abc import Iterator

from wwrules.play.sight import Words
from wwrules.play.widgets import plain_table
from wwrules.trials.balance import BEYOND, COMPARED, FEW, SAME, Comparing, Shift
from wwrules.trials.measures import FIGURE, HAD, LENGTH, RESULT, ROLE, ROLE_FIGURE, SEAT, TAKEN, USED
from wwrules.trials.outcome import Outcome
from wwrules.trials.summaries import Summing, median
from wwrules.trials.tallies import Estimate, Key, Tally

NONE = "–"


def tables(words: Words, outcome: Outcome, *, cards: bool = False) -> Iterator[str]:
    """All tables."""
    found = outcome.summing
    yield from _wins(words, found)
    yield ""
    yield from _spreads(words, found)
    if cards:
        yield ""
        yield from _cards(words, found)
    if idle := idle_in_words(words, found):
        yield from ("", idle)
    if outcome.comparing is not None:
        yield ""
        yield from _shifts(words, outcome.comparing)


def _wins(words: Words, found: Summing) -> Iterator[str]:
    heads = [words.say(f"simulate-{one}") for one in ("seat", "bot", "wins", "shared", "share", "result")]
    rows = []
    for seat in range(found.plan.seats):
        share, points = found.estimate((SEAT, str(seat + 1))), found.estimate((RESULT, str(seat + 1)))
        bot = found.plan.bots[seat] if seat < len(found.plan.bots) else "random"
        rows.append(
            [str(seat + 1), bot, str(found.alone[seat]), str(found.shared[seat]), percent(words, share), mean(words, points)]
        )
    yield from plain_table(heads, rows)
    roles = found.keys(ROLE)
    if roles:
        yield ""
        heads = [words.say(f"simulate-{one}") for one in ("role", "played", "share")]
        shares = [(key[1], found.estimate(key)) for key in roles]
        yield from plain_table(heads, [[name_of(words, role), str(one.games), percent(words, one)] for role, one in shares])


def _spreads(words: Words, found: Summing) -> Iterator[str]:
    heads = ["", *(words.say(f"simulate-{one}") for one in ("mean", "least", "median", "most"))]
    rows = []
    for key in [(LENGTH,), *found.keys(FIGURE)]:
        numbers = found.tally.numbers.get(key)
        if numbers:
            rows.append(
                [about(words, key), mean(words, found.estimate(key)), *map(str, (min(numbers), median(numbers), max(numbers)))]
            )
        else:
            rows.append([about(words, key), percent(words, found.estimate(key)), NONE, NONE, NONE])
    yield from plain_table(heads, rows)


def _cards(words: Words, found: Summing) -> Iterator[str]:
    heads = ["", *(words.say(f"simulate-{one}") for one in ("used", "taken", "won-with"))]
    every = sorted({key[1] for key in found.keys(HAD, USED, TAKEN)})
    yield from plain_table(heads, [[name_of(words, entry), *card_cells(words, found.tally, entry)] for entry in every])


def card_cells(words: Words, tally: Tally, entry: str) -> list[str]:
    """What an entry did: in how many games it worked of those in which it was held, how often it was taken, who won with it."""
    used = tally.sums.get((USED, entry))
    worked = words.say("simulate-worked", worked=used.much, held=used.of, share=words.percent(used.ratio, 1)) if used else NONE
    others = [(sort, entry) for sort in (TAKEN, HAD)]
    return [worked, *(percent(words, tally.share(key)) if key in tally.sums else NONE for key in others)]


def idle_in_words(words: Words, found: Summing) -> str:
    """Entries of which nothing ever came, by their names; nothing if there are none."""
    named = [words.say("simulate-idle-card", card=name_of(words, entry), games=games) for entry, games in found.idle()]
    return words.say("simulate-idle", cards=", ".join(named)) if named else ""


def _shifts(words: Words, found: Comparing) -> Iterator[str]:
    first, *others = [name_of(words, one.name) or NONE for one in found.plan.variants]
    yield words.say("simulate-compared", first=first, others=", ".join(others), games=found.games)
    heads = ["", *(words.say(f"simulate-{one}") for one in ("with", "without", "shift")), ""]
    rows = []
    for one in found.shifts(*(sort for sort in COMPARED if sort != ROLE_FIGURE)):
        is_share = is_a_share(found, one.key)
        cells = [
            *(value(words, number, share=is_share) for number in (one.one, one.other)),
            shifted(words, one, share=is_share),
        ]
        rows.append([about(words, one.key), *cells, _sign(one)])
    yield from plain_table(heads, rows)
    yield words.say("simulate-signs")


def _sign(one: Shift) -> str:
    if one.verdict in (SAME, FEW):
        return "=" if one.verdict == SAME else "?"
    return ("▲" if one.is_more else "▼") * (2 if one.verdict == BEYOND else 1)


# ---------------------------------------------------------------- words and numbers


def name_of(words: Words, key: str) -> str:
    """What an entry is called; anything else by itself."""
    if key in words.game.entities:
        return words.entry(key)
    return words.say("simulate-without-packs") if key == "without" else key


def about(words: Words, key: Key) -> str:
    """What a measure is about."""
    match key:
        case ("decisions",):
            return words.say("simulate-decisions")
        case ("seat", seat):
            return words.say("simulate-wins-of-seat", seat=seat)
        case ("role", role):
            return words.say("simulate-wins-of-role", role=name_of(words, role))
        case ("figure", name):
            return words.named(name)
        case ("figure-of-role", name, role):
            return f"{words.named(name)} – {name_of(words, role)}"
    return " ".join(key[1:])


def is_a_share(found: Comparing, key: Key) -> bool:
    """Tell whether a measure lies between 0 and 1."""
    figures = found.program.board.figures
    return key[0] in (SEAT, ROLE) or (len(key) > 1 and key[1] in figures and figures[key[1]].share_of is not None)


def verdict(words: Words, one: Shift) -> str:
    """What is to be thought of a shift."""
    return words.say(f"simulate-verdict-{one.verdict}", direction="more" if one.is_more else "less")


def percent(words: Words, one: Estimate) -> str:
    """A share with its interval."""
    return f"{words.percent(one.value, 1)} ({words.decimal(one.low * 100, 1)}–{words.percent(one.high, 1)})"


def mean(words: Words, one: Estimate) -> str:
    """A mean with its interval."""
    return f"{words.decimal(one.value, 2)} ± {words.decimal(one.high - one.value, 2)}"


def value(words: Words, number: float, *, share: bool) -> str:
    """A share or a mean."""
    return words.percent(number, 1) if share else words.decimal(number, 2)


def shifted(words: Words, one: Shift, *, share: bool) -> str:
    """A difference with its interval; that of shares in points of a hundred."""
    found, times, places = one.shift, 100 if share else 1, 1 if share else 2
    value, low, high = (words.decimal(number * times, places, signed=True) for number in (found.value, found.low, found.high))
    return f"{value} ({low} … {high})"
