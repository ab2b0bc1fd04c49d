"""Strips of worked examples: what they show is what the session holds, in every language alike."""

import re
from html import unescape
from pathlib import Path

import pytest
from tables import official

from wwrules.compile.program import compile_game
from wwrules.load.game import load_game
from wwrules.publish.book import Book
from wwrules.publish.pages.examples import example_page, example_title
from wwrules.publish.render import page_html, strip_html
from wwrules.publish.strips.drawing import Painter
from wwrules.publish.strips.playing import play
from wwrules.publish.strips.rows import rows, strip_of
from wwrules.run.scenario import DifferenceError
from wwrules.run.values import Player

GAMES = Path(__file__).parents[1] / "games"
LOCALES = ("pl", "uk", "cs")
SHOWN = ("sword-of-hope-mends", "battle-with-a-bust", "alice-comes-to-the-head", "help-the-locals-for-one-war")


def pig():
    game, _ = load_game(GAMES / "pig")
    program, found = compile_game(game)
    assert found == []
    return game, program


def test_a_step_has_its_answers_and_its_facts():
    game, program = pig()
    start, first, second = play(program, game.examples["a-turn"])
    assert (start.number, start.answers, start.session.state.table["at-stake"]) == (0, (), 4)
    assert [(one.seat, one.chosen) for one in first.answers] == [(0, ("roll",))]
    assert first.answers[0].session.state.table["at-stake"] == 4  # the game when it was asked
    assert first.session.state.table["at-stake"] == 7
    assert second.session.state.players["points"][0] == 7
    told = [fact for fact in first.session.log[first.since :] if fact["fact"] == "rolled"]
    assert [fact["value"] for fact in told] == [3]
    rolled = [fact["value"] for fact in start.session.log[start.since :] if fact["fact"] == "rolled"]
    assert rolled == [4]


def test_rows_are_what_the_example_expects():
    game, program = pig()
    example = game.examples["a-turn"]
    found = rows(program, example, play(program, example))
    assert [(one.title, one.of, one.values, one.expected) for one in found] == [
        ("points", Player(0), (0, 0, 7), frozenset({2})),
        ("at-stake", None, (4, 7, 7), frozenset({1})),
    ]


def test_an_example_that_comes_out_otherwise_is_not_drawn():
    game, program = pig()
    example = game.examples["a-turn"]
    steps = ({**example.steps[0], "expect": ["at_stake == 8"]}, *example.steps[1:])
    broken = type(example)(**{name: getattr(example, name) for name in example.__slots__} | {"steps": steps})
    with pytest.raises(DifferenceError, match="step 1 of 'a-turn': 'at_stake == 8' does not hold; it is 7"):
        play(program, broken)


# ---------------------------------------------------------------- a real game


@pytest.fixture(scope="module")
def game():
    return official()


@pytest.fixture(scope="module")
def books(game):
    return {locale: Book(game, locale) for locale in LOCALES}


@pytest.fixture(scope="module")
def strips(books, game):
    return {locale: {name: Painter(book).strip(game.examples[name]) for name in SHOWN} for locale, book in books.items()}


def _shape(strip):
    """What does not depend on the language."""
    columns = [(len(one["answers"]), len(one["told"]) > 0, one["note"] is not None) for one in strip["columns"]]
    cells = [
        [
            [(len(cell["tokens"]), cell["checked"], cell["change"], cell["number"] and cell["text"]) for cell in row["cells"]]
            for row in group["rows"]
        ]
        for group in strip["groups"]
    ]
    return columns, cells


@pytest.mark.slow
@pytest.mark.parametrize("locale", LOCALES)
def test_notes_are_told_in_the_language_and_say_who_is_who(strips, books, locale):
    notes = [one["note"] for strip in strips[locale].values() for one in strip["columns"] if one["note"] is not None]
    assert notes
    assert {one.lang for one in notes} == {locale}
    second, _ = strips[locale]["sword-of-hope-mends"]["players"]
    assert second == (books[locale].words.say("play-player", seat=2).capitalize(), books[locale].plain_text("players.ben"))


@pytest.mark.slow
@pytest.mark.parametrize("name", SHOWN)
def test_every_language_shows_the_same(strips, name):
    assert _shape(strips["pl"][name]) == _shape(strips["uk"][name]) == _shape(strips["cs"][name])


@pytest.mark.slow
def test_numbers_are_those_of_the_session(strips, books, game):
    """The strength of each fighter after each step, taken straight from the positions."""
    example = game.examples["battle-with-a-bust"]
    painter = Painter(books["pl"])
    moments, _ = strip_of(painter.program, example)
    word = books["pl"].title("battle-strength")
    shown = [
        [cell["text"] for cell in row["cells"]]
        for group in strips["pl"]["battle-with-a-bust"]["groups"]
        for row in group["rows"]
        if row["label"] == word
    ]
    held = []
    for seat in range(len(example.players)):
        strengths = [one.session.state.players["battle-strength"][seat] for one in moments]
        fought = [any(scope.name == "battle" for scope in one.session.state.calls) for one in moments]
        held.append([str(value) if running else "–" for value, running in zip(strengths, fought, strict=True)])
    assert shown == [one for one in held if any(text not in ("0", "–") for text in one)]


@pytest.mark.slow
def test_tokens_are_those_that_lie_there(strips, game):
    group = strips["pl"]["sword-of-hope-mends"]["groups"][0]
    counts = [len(cell["tokens"]) for cell in group["rows"][0]["cells"]]
    assert counts == [1, 2, 3, 0]
    assert [cell["tokens"][-1].count("token new") for cell in group["rows"][0]["cells"][:3]] == [0, 1, 1]
    assert [re.findall(r"<b[^>]*>(\d+)</b>", cell["tokens"][-1]) for cell in group["rows"][0]["cells"][:3]] == [
        ["1"],
        ["3"],
        ["3"],
    ]


@pytest.mark.slow
def test_what_is_expected_is_ticked(strips, game):
    """Each simple expectation of the file is a tick in the column of its step."""
    steps = game.examples["sword-of-hope-mends"].steps
    written = [len(step.get("expect", ())) for step in steps]
    cells = [
        [cell["checked"] for cell in row["cells"]]
        for group in strips["cs"]["sword-of-hope-mends"]["groups"]
        for row in group["rows"]
    ]
    assert [sum(row[at] for row in cells) for at in range(len(steps))] == written


@pytest.mark.slow
def test_every_word_of_a_page_is_of_its_language(books, game):
    """A sixth of the examples, so that it does not take long; all of them are played in tests/run."""
    book = books["uk"]
    spec = next(one for one in book.pages.values() if one.shows == "examples")
    painter = Painter(book)
    for example in list(game.examples.values())[::6]:
        page = example_page(book, spec, strip_html(book, painter.strip(example)), example, {"before": None, "after": None})
        assert book.addresses[example.id] == page.address == f"examples/{example.id}.html"
        html = re.sub(r'<(\w+)[^>]* lang="en".*?</\1>', "", page_html(book, page), flags=re.DOTALL)
        words = re.findall(r"[A-Za-z]{4,}", unescape(re.sub(r"<[^>]+>", " ", html)))
        assert words == [], page.path


def test_no_two_examples_have_one_title(books, game):
    for book in books.values():
        titles = [example_title(book, one) for one in game.examples.values()]
        assert len(set(titles)) == len(titles)
