"""What pages show of what is played, worked out ahead of them and side by side: chances, and examples in each language."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from typing import Any

from markupsafe import Markup

from wwrules.memory import nothing_is_garbage
from wwrules.model import Game
from wwrules.publish.addresses import pages_of
from wwrules.publish.book import Book
from wwrules.publish.engine import charts_of
from wwrules.publish.pages.examples import painted, shares, warm_up
from wwrules.publish.pages.odds import chances, keep_chances
from wwrules.publish.render import load_templates
from wwrules.publish.side_by_side import Crew, Taken, crew, hands
from wwrules.publish.strips.kept import recall_strips, remember_strips


class Preparation:
    """Work for some games that is under way, and what becomes of it."""

    def __init__(self, helpers: Crew) -> None:
        self._helpers = helpers
        self._books: list[Book] = []
        self._painting: list[Book] = []  # whose examples are being painted
        self._takers: list[Callable[[Any], object]] = []  # of what comes of each piece of work

    @nothing_is_garbage()
    def begin(self, game: Game, locales: Sequence[str] = ()) -> list[Book]:
        """Begin with a game in some of its languages or all of them, if that has not begun; gives its books."""
        wanted = [one for one in game.header.locales if not locales or one in locales]
        known = {book.locale: book for book in self._books if book.game is game}
        books = [Book(game, one) for one in wanted if one not in known]
        if books:
            self._work_out(game, books)
        self._books += books
        return [book for book in self._books if book.game is game and book.locale in wanted]

    def try_to_begin(self, game: Game, locales: Sequence[str]) -> None:
        """The same for a game that nobody has checked: what it fails at is told by the check, or when it is begun again."""
        with suppress(Exception):
            self.begin(game, locales)

    def _work_out(self, game: Game, books: list[Book]) -> None:
        shown = {spec.shows for spec in pages_of(game).values()}
        if "odds" in shown:
            self._start(partial(chances, game), partial(keep_chances, game))
        if "examples" in shown:
            self._paint(game, books)

    def _paint(self, game: Game, books: list[Book]) -> None:
        """Begin with the examples, in those languages in which they were not kept."""
        for book in books:
            book.strips = recall_strips(book)
        left = [book for book in books if not book.strips]
        if left:
            warm_up(left)
            examples = Taken(shares(game))
            for _ in range(hands()):
                self._start(partial(painted, left, examples), partial(_keep_strips, left))
            self._painting += left

    def _start(self, work: Callable[[], Any], taker: Callable[[Any], object]) -> None:
        self._helpers.start(work)
        self._takers.append(taker)

    @nothing_is_garbage()
    def finish(self) -> None:
        """Wait for all of it; meanwhile make what all languages have in common."""
        load_templates()
        for game in {book.game.header.id: book.game for book in self._books}.values():
            if any(spec.shows == "charts" for spec in pages_of(game).values()):
                charts_of(game)
        for taker, found in zip(self._takers, self._helpers.finish(), strict=True):
            taker(found)
        for book in self._painting:
            remember_strips(book)


def _keep_strips(books: list[Book], found: list[dict[str, Markup]]) -> None:
    for book, strips in zip(books, found, strict=True):
        book.strips |= strips


@contextmanager
def preparation() -> Iterator[Preparation]:
    """Something to prepare with; whatever happens, nothing is under way afterwards."""
    with crew() as helpers:
        yield Preparation(helpers)
