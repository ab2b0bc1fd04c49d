"""What players read: the log in sentences, questions in words, and never an id or a word of another language."""

import random
import re
from functools import cache
from pathlib import Path

import pytest
import yaml
from running import Notes, program_of

from wwrules.compile.decisions import decisions
from wwrules.play.panels import panels
from wwrules.play.questions import Questions
from wwrules.play.sight import Sight, Words
from wwrules.play.table import Table
from wwrules.play.telling import Teller
from wwrules.play.widgets import panel_lines
from wwrules.run.session import Session
from wwrules.say.lint import rough
from wwrules.say.tellings import question_keys, tellings
from wwrules.trials.answers import random_answer

GAME = "wonderlands-war"
LOCALES = ("pl", "uk", "cs")
FOREIGN = {  # letters that only another of the three languages has
    "pl": r"[а-яіїєґА-ЯІЇЄҐ]|[čďěňřšťůýžáéíúČĎĚŇŘŠŤŮÝŽ]",
    "uk": r"[a-zA-Ząćęłńśźżáčďéěíňřšťúůýž]",
    "cs": r"[а-яіїєґА-ЯІЇЄҐ]|[ąćęłńśźżĄĆĘŁŃŚŹŻ]",
}
ROMAN = re.compile(r"\b(I|II|III)\b")  # the rounds
BRACKETS = re.compile(r"\s*\[[^\]]*\]$")


@cache
def words(locale):
    return Words(program_of(GAME), locale)


@cache
def ids():
    """Ids that nobody could take for a word: with a hyphen, or a dot."""
    game = program_of(GAME).game
    known = {*game.entities, *game.words, *game.kinds, *game.rules, *game.phrases, *program_of(GAME).definitions}
    names = {word.casefold() for table in game.names.values() for name in table.values() for word in name.text.split()}
    return {one for one in known if ("-" in one or "." in one) and one.casefold() not in names}


def played(seed, seats, stops=0):
    """A random game; where somebody must decide, some of the positions are shown."""
    session, chance = Session(program_of(GAME), seed, seats, {"mixed-sets": bool(seed % 2)}), random.Random(seed)
    while session.to_move:
        if stops and chance.random() < stops:
            yield session
        seat = session.to_move[0]
        session.answer(seat, *random_answer(session, seat, chance))
    yield session


def lines_of(locale, session, seat):
    sight = Sight.of(words(locale), session, seat)
    return list(Teller(program_of(GAME)).lines(sight, session.state, session.log_of(seat)))


def faults(locale, text):
    """Ids in a text, and letters of another language."""
    shown = {one for one in re.findall(r"[a-z0-9]+(?:[-.][a-z0-9]+)+", text) if one in ids()}
    foreign = re.findall(FOREIGN[locale], ROMAN.sub("", text))
    return sorted(shown) + foreign


# ---------------------------------------------------------------- nothing but words


def shown(locale, session, questions):
    """Everything that a player reads in a position; the log when the game is over."""
    seat = session.to_move[0] if session.to_move else 0
    sight = Sight.of(words(locale), session, seat)
    yield from (line for panel in panels(sight) for line in panel_lines(panel, 80))
    if session.to_move:
        question = questions.question(sight, session, seat)
        yield from (question.text, *question.about, *(one.label for one in question.choices))
    else:
        yield from lines_of(locale, session, seat)


@pytest.mark.slow
def test_twenty_games_show_no_id_and_no_other_language():
    questions = Questions(program_of(GAME))
    for seed in range(20):
        for session in played(seed, 2 + seed % 4, stops=0.01):
            for locale in LOCALES:
                assert [line for line in shown(locale, session, questions) if faults(locale, line)] == []


@pytest.mark.parametrize("locale", LOCALES)
def test_every_line_of_the_log_is_a_sentence(locale):
    *_, session = played(7, 3)
    told = [BRACKETS.sub("", line) for line in lines_of(locale, session, 1)]
    assert len(told) > 300
    assert [line for line in told if rough(line.partition(" ×")[0]) or "→" in line or faults(locale, line)] == []


@pytest.mark.parametrize("locale", LOCALES)
def test_everything_that_can_be_told_and_asked_has_words(locale):
    found = tellings(program_of(GAME).game, locale)
    assert {one.sort for one in found} == {"log", "questions"}
    assert [(one.id, one.missing) for one in found if one.missing or not one.text] == []
    assert [one.text for one in found if one.sort == "log" and rough(one.text)] == []
    assert [(one.id, one.text) for one in found if faults(locale, one.text)] == []


def test_every_decision_is_among_the_questions():
    program = program_of(GAME)
    asked = {key.partition(".")[0] for key in question_keys(program)}
    cards = set(program.game.entities)
    assert {one.owner for one in decisions(program).values()} - cards - {"perform-gives"} <= asked


@pytest.mark.slow
@pytest.mark.parametrize("locale", LOCALES)
def test_every_question_of_a_game_is_a_whole_one(locale):
    """Asked in words of its own, with choices that differ and fit on a line."""
    questions, seen = Questions(program_of(GAME)), set()
    for seed in range(4):
        for session in played(seed + 40, 2 + seed, stops=1):
            key = questions.key(session) if session.to_move else ""
            if key and key not in seen:
                seen.add(key)
                seat = session.to_move[0]
                question = questions.question(Sight.of(words(locale), session, seat), session, seat)
                assert re.match(r"[^\[\]]+[.?](?: \[[^\]]+\])?(?: \([^)]+\))?$", question.text), question.text
                labels = [one.label for one in question.choices]
                assert len(set(labels)) == len(labels)
                assert max(map(len, labels)) < 110
    assert len(seen) > 45


# ---------------------------------------------------------------- in so many words


def golden(locale):
    return yaml.safe_load((Path(__file__).parent / "golden" / f"log-{locale}.yaml").read_text("utf-8"))


@pytest.mark.parametrize("locale", LOCALES)
def test_the_log_of_a_game_in_so_many_words(locale):
    for piece in golden(locale):
        *_, session = played(piece["seed"], piece["players"])
        told = lines_of(locale, session, piece["seat"])
        at = piece["from"]
        assert told[at : at + len(piece["says"])] == piece["says"]


def test_several_things_are_told_as_one():
    *_, session = played(1, 3)
    told = lines_of("pl", session, 0)
    assert any(re.fullmatch(r"\D+ umieszcza [2-4] stronników w regionie \D+\.", line) for line in told)
    assert "Na stole pojawia się 11 kart herbatki." in told


def test_what_a_seat_may_not_know_is_only_counted():
    *_, session = played(1, 3)
    mine, theirs = lines_of("pl", session, 0), lines_of("pl", session, 1)
    first = Sight.of(words("pl"), session, 0).player(0)
    assert any(re.match(rf"{first} dobiera zadania „.+” i „.+”\.", line) for line in mine)
    assert f"{first} dobiera 2 zadania." in theirs
    assert not any(re.match(rf"{first} dobiera zadania? „", line) for line in theirs)


def test_a_quiet_fact_is_told_only_to_those_who_want_everything():
    *_, session = played(1, 2)
    sight = Sight.of(words("pl"), session, None)
    some = list(Teller(program_of(GAME)).lines(sight, session.state, session.log))
    every = list(Teller(program_of(GAME), ids=True).lines(sight, session.state, session.log))
    assert len(every) > 2 * len(some)
    assert any("liczba przekutych żetonów" in line for line in every) or any("los: teraz" in line for line in every)
    assert not any("los: teraz" in line for line in some)


def test_the_log_goes_on_where_it_was():
    """Told from one decision to the next, the log has the sentences of the whole, but for what the whole tells together."""
    session, chance = Session(program_of(GAME), 5, 3), random.Random(5)
    teller, told, at = Teller(program_of(GAME)), [], 0
    for _ in range(60):
        seat = session.to_move[0]
        session.answer(seat, *random_answer(session, seat, chance))
        told += teller.lines(Sight.of(words("pl"), session, None), session.state, session.log, at)
        at = len(session.log)
    whole = list(Teller(program_of(GAME)).lines(Sight.of(words("pl"), session, None), session.state, session.log))
    alone = [line for line in whole if re.search("siada|dochodzi|bierze kartę herbatki|wyrzuca", line)]
    assert alone == [line for line in told if re.search("siada|dochodzi|bierze kartę herbatki|wyrzuca", line)]


def test_news_are_wrapped_and_not_cut(tmp_path):
    session = Session(program_of(GAME), 3, 2)
    one = Table(session, ("person", "person"), "uk", tmp_path / "game.json", Notes("1", "1", "1", "1", "журнал"))
    one.play()
    shown = [line for line in one.screen.lines if str(tmp_path) not in line]
    assert max(map(len, shown)) <= 80
    assert not any(line.endswith("…") for line in shown if line.startswith("У цій грі"))
