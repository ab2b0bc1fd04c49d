"""Phrases: everything that effects can say, for those who make cards of their own; each has its place to link to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from markupsafe import Markup

from wwrules.compile.effect_tree import NounPhrase, PhraseUse, Quality, parts
from wwrules.compile.game_effects import read_effects
from wwrules.model import Game, Phrase
from wwrules.presentation import PageSpec
from wwrules.publish.book import Book
from wwrules.publish.page_model import HOME, Block, Finding, Page, slug
from wwrules.publish.pages.examples import example_title
from wwrules.publish.pages.parts import page_showing, title_of
from wwrules.say.lines import once

_KINDS = ("verb", "rule", "condition", "trigger", "amount", "relative", "qualifier")


def phrases_pages(book: Book, spec: PageSpec) -> Iterator[Page]:
    """One page with all of them, by what they can stand for."""
    kinds = [(kind, [one for one in book.game.phrases.values() if one.kind == kind]) for kind in _KINDS]
    blocks = [
        Block(
            "phrases", {"phrases": [_values(book, one) for one in found]}, book.say(f"site-phrases-{kind}"), f"phrases-{kind}"
        )
        for kind, found in kinds
        if found
    ]
    title = title_of(book, spec)
    finding = Finding("pages", f"{spec.id}.html", title, words=tuple(book.game.phrases))
    yield Page(spec.id, "phrases", title, tuple(blocks), spec.id, book.say("site-phrases-lead"), findings=(finding,))


def phrase_links(book: Book, entity: str, path: str) -> list[Markup]:
    """Links to the phrases that an effect uses; none where the game shows no page of them."""
    page = page_showing(book, "phrases")
    link = Markup('<a href="{}{}.html#{}"><code lang="en">{}</code></a>')
    return [link.format(HOME, page.id, slug(one), one) for one in _used(book.game).get((entity, path), ())] if page else []


def _values(book: Book, phrase: Phrase) -> dict[str, Any]:
    example = book.game.examples.get(phrase.example)
    users = dict.fromkeys(entity for (entity, _), used in _used(book.game).items() if phrase.id in used)
    return {
        "id": phrase.id,
        "anchor": slug(phrase.id),
        "maker": book.pack_name(phrase.pack),
        "form": phrase.form,
        "of": ", ".join(phrase.of),
        "note": book.prose(phrase.note),
        "example": book.link(example.id, example_title(book, example)) if example else "",
        "users": [book.link(one) for one in users],
    }


def _used(game: Game) -> dict[tuple[str, str], tuple[str, ...]]:
    """The phrases of every effect and condition, in the order of the text; looked for once for each game."""
    found: dict[tuple[str, str], tuple[str, ...]] = once(game, ("phrases used",), lambda: _look(game))
    return found


def _look(game: Game) -> dict[tuple[str, str], tuple[str, ...]]:
    return {
        key: tuple(dict.fromkeys(name for node in parts(tree) for name in _named(node) if name in game.phrases))
        for key, tree in read_effects(game)[0].items()
    }


def _named(node: object) -> tuple[str, ...]:
    match node:
        case PhraseUse(phrase=phrase):
            return (phrase,)
        case NounPhrase(qualities=qualities) | Quality(ids=qualities):
            return qualities
    return ()
