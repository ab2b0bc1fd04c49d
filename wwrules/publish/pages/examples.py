"""Worked examples: a page that lists them by the chapter they belong to, and a page for each with its strip.

Each of them is played when the site is built, so a strip shows what the engine did.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any

from markupsafe import Markup

from wwrules.model import Example, Game
from wwrules.presentation import PageSpec
from wwrules.publish.book import Book
from wwrules.publish.page_model import HOME, Block, Finding, Page
from wwrules.publish.pages.parts import any_english, crumb, example_values, rule_link, title_of
from wwrules.publish.render import strip_html
from wwrules.publish.strips.drawing import Painter
from wwrules.publish.values import chip

_NAMES = 2  # how many things name an example
_KEPT = 16  # painters


Paint = Callable[[Book, Example], Markup]


def examples_pages(book: Book, spec: PageSpec, only: str = "", paint: Paint | None = None) -> Iterator[Page]:
    """One page that lists all of them, and the examples; or only the one at some path. Others may paint the strips."""
    groups: dict[str, list[Example]] = {}
    for one in book.game.examples.values():
        chapter = next((book.game.rules[rule].chapter for rule in one.rules if rule in book.game.rules), "")
        groups.setdefault(chapter, []).append(one)
    order = [*book.chapters, ""]
    listed = sorted(groups.items(), key=lambda pair: order.index(pair[0]))
    if only in ("", spec.id):
        yield _list_page(book, spec, listed)
    for _, ones in listed:
        for number, one in enumerate(ones):
            if only not in ("", book.addresses[one.id].removesuffix(".html")):
                continue
            around = {
                "before": _neighbour(book, ones[number - 1]) if number else None,
                "after": _neighbour(book, ones[number + 1]) if number + 1 < len(ones) else None,
            }
            yield example_page(book, spec, (paint or strip_of_example)(book, one), one, around)


@lru_cache(_KEPT)
def _painter(book: Book, pack: str) -> Painter:
    """Who paints the examples of the game, or of a pack, in one language."""
    return Painter(book, pack)


def strip_of_example(book: Book, example: Example) -> Markup:
    """The strip of an example, unless it has been painted already."""
    return book.strips.get(example.id) or _strip(book, example)


def _strip(book: Book, example: Example) -> Markup:
    return strip_html(book, _painter(book, _pack(example.id)).strip(example))


def warm_up(books: Iterable[Book]) -> None:
    """Make what is needed to paint in every language, before the work is shared out."""
    for book in books:
        _painter(book, "").learn()


def shares(game: Game) -> list[list[Example]]:
    """The examples in small shares; those of a pack come first and stay together, for its program is made anew."""
    packs: dict[str, list[Example]] = {}
    for one in game.examples.values():
        packs.setdefault(_pack(one.id), []).append(one)
    alone = packs.pop("", [])
    return [*packs.values(), *([one] for one in alone)]


def painted(books: Sequence[Book], some: Iterable[list[Example]]) -> list[dict[str, Markup]]:
    """Shares of the examples, each played once and told in every language; by example, for each book."""
    found: list[dict[str, Markup]] = [{} for _ in books]
    for share in some:
        for strips, book in zip(found, books, strict=True):
            strips |= {one.id: _strip(book, one) for one in share}
    return found


def _pack(example: str) -> str:
    """The pack that an example comes from."""
    return example.rpartition("/")[0]


def _list_page(book: Book, spec: PageSpec, listed: list[tuple[str, list[Example]]]) -> Page:
    titled = [
        (
            chapter or "others",
            book.chapter_title(chapter) if chapter else book.say("site-others"),
            [{**example_values(book, one), "title": example_title(book, one)} for one in ones],
        )
        for chapter, ones in listed
    ]
    english = any_english(one["told"] for _, _, ones in titled for one in ones)
    title = title_of(book, spec)
    lead = book.say("site-examples-lead", count=len(book.game.examples))
    block = Block("all-examples", {"groups": titled, "english": english})
    finding = Finding("pages", f"{spec.id}.html", title)
    return Page(spec.id, "examples", title, (block,), spec.id, lead, findings=(finding,))


def example_title(book: Book, example: Example) -> str:
    """What an example is called: the first things that it is about, and what tells it from others that are about the same."""
    return _titles(book)[example.id]


@lru_cache(_KEPT)
def _titles(book: Book) -> dict[str, str]:
    names = {one.id: _names(book, one) for one in book.game.examples.values()}
    titles = {one: ", ".join(found[:_NAMES]) or book.say("site-page-examples") for one, found in names.items()}
    for alike in _alike(titles):
        shared = Counter(name for one in alike for name in names[one])
        for one in alike:
            own = next((name for name in names[one] if shared[name] == 1), "")
            titles[one] += f", {own}" if own else ""
    for alike in _alike(titles):
        titles |= {one: f"{titles[one]} · {number}" for number, one in enumerate(alike, 1)}
    return titles


def _names(book: Book, example: Example) -> list[str]:
    """Everything that an example is about, as far as it has a name."""
    known = book.game.names.get(book.locale, {})
    entities = book.game.entities
    named = (one for one in example.concerns if one in entities or one in known)
    return list(dict.fromkeys(book.label(entities[one]) if one in entities else book.title(one) for one in named))


def _alike(titles: dict[str, str]) -> list[list[str]]:
    """Those that have one title, in their order."""
    found: dict[str, list[str]] = {}
    for one, title in titles.items():
        found.setdefault(title, []).append(one)
    return [some for some in found.values() if len(some) > 1]


def _neighbour(book: Book, example: Example) -> dict[str, Any]:
    return {"address": HOME + book.addresses[example.id], "title": example_title(book, example), "number": ""}


def example_page(book: Book, spec: PageSpec, strip: Markup, example: Example, around: dict[str, Any]) -> Page:
    """The page of one example."""
    told, title = book.told(f"{example.id}.note", example.note), example_title(book, example)
    mark = Markup(' lang="{}"').format(told.lang) if told.lang != book.locale else Markup()
    rules = [(rule_link(book, one), book.paragraph(one), book.maker(one)) for one in example.rules if one in book.game.rules]
    blocks = [
        Block("of-pack", {"maker": book.maker(example.id)}),
        Block("strip", {"strip": strip, "written": _written(example), "concerns": _concerned(book, example)}),
        Block("rule-list", {"rules": rules}, book.say("site-rules-about"), "rules"),
        Block("around", around),
    ]
    address = book.addresses[example.id]
    name, maker = f"{title_of(book, spec)}: {title}", book.maker(example.id)
    finding = Finding("pages", address, name, _found_by(book, example), (example.id,), maker=maker)
    return Page(
        address.removesuffix(".html"),
        "example",
        title,
        tuple(blocks),
        spec.id,
        Markup("<span{}>{}</span>").format(mark, told.text),
        crumbs=(crumb(book, spec),),
        findings=(finding,),
    )


def _found_by(book: Book, example: Example) -> str:
    """What is told about it and about its steps, as far as the language tells it."""
    keys = (f"{example.id}.note", *(f"{example.id}.steps.{number}" for number in example.step_notes))
    return " ".join(filter(None, map(book.plain_text, keys)))


def _concerned(book: Book, example: Example) -> list[Markup]:
    """Links to what it is about; a difference between editions goes by what such are called."""
    known = {**book.game.entities, **book.game.names.get(book.locale, {})}
    links = [chip(book, one) for one in example.concerns if one in known and one in book.addresses]
    differences = [one for one in example.concerns if one in book.game.divergences and one in book.addresses]
    return [*links, *(book.link(one, book.say("site-page-editions")) for one in differences)]


def _written(example: Example) -> str:
    """The example as an author writes it."""
    parts = [f"given:\n{_indented(example.given)}", f"play: {example.play.strip()}"]
    for number, step in enumerate(example.steps, 1):
        said = [f"{key}: {_plain(value)}" for key, value in step.items() if key != "note"]
        parts.append(f"step {number}:\n{_indented(chr(10).join(said))}" if said else f"step {number}")
    return "\n".join(parts)


def _plain(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key} = {one}" for key, one in value.items())
    return "; ".join(map(str, value)) if isinstance(value, list) else str(value)


def _indented(text: str) -> str:
    return "\n".join(f"  {line}" for line in text.strip().splitlines())
