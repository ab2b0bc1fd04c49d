"""Pages fit: what the pages of the site name is there.

A facet, a figure, a strip, a group or the path of an icon or hue names a property of the kinds that are shown; an icon is a
drawing in `presentation/icons`; a chapter that is given a title is a chapter of the rules. The facet `verb` needs groups of
verbs, and these name verbs and rules of the phrases, and nouns.

Fails: `facets: [color, verb]`
Passes: `facets: [colour, verb]`
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from wwrules.compile.effect_tree import DOING
from wwrules.compile.words import tables_of
from wwrules.diagnostics import Diagnostic, Source, did_you_mean, fault, listing
from wwrules.model import Game
from wwrules.presentation import EntrySpec, PageSpec

CODE = "page-misfit"
OF_EVERY_ENTRY = ("kind", "pack", "provenance")  # facets that need no property
VERB = "verb"  # a facet that needs groups of verbs


def check(game: Game) -> Iterator[Diagnostic]:
    """Look up every name that pages, chapters and entries mention."""
    shown = game.presentation
    for page in shown.pages.values():
        yield from _page(game, page)
    for entry in shown.entries.values():
        yield from _entry(game, entry)
    chapters = [one.id for one in game.chapters]
    for chapter in shown.chapters.values():
        yield from _named("chapter", chapter.id, chapters, chapter.source)
        yield from _icon(game, chapter.icon, chapter.places.get("icon"))
    for icon, place in shown.icon_names.values():
        yield from _icon(game, icon, place)
    yield from _verbs(game)


def _page(game: Game, page: PageSpec) -> Iterator[Diagnostic]:
    yield from _icon(game, page.icon, page.places.get("icon"))
    if not _are_known(game, page.kinds):
        return
    known = [*_properties(game, page.kinds), *OF_EVERY_ENTRY]
    facets = [*known, VERB] if game.presentation.verbs else known
    for number, name in enumerate(page.facets):
        yield from _named("property", name, facets, page.places[f"facets.{number}"])
    if page.group:
        yield from _named("property", page.group, known, page.places["group"])


def _verbs(game: Game) -> Iterator[Diagnostic]:
    groups = game.presentation.verbs.values()
    doing = [name for name, one in game.phrases.items() if one.kind in DOING]
    for group in groups:
        for number, name in enumerate(group.phrases):
            yield from _named("phrase", name, doing, group.places[f"phrases.{number}"])
        for number, name in enumerate(group.of):
            yield from _named("noun", name, tables_of(game, "").nouns, group.places[f"of.{number}"])


def _entry(game: Game, entry: EntrySpec) -> Iterator[Diagnostic]:
    if not _are_known(game, [entry.kind]):
        return
    known = _properties(game, [entry.kind])
    for key, path in (("icon", entry.icon), ("hue", entry.hue), ("group", entry.group), ("rows", entry.rows)):
        if path:
            yield from _named("property", path.partition(".")[0], known, entry.places[key])
    for key, names in (("figures", entry.figures), ("strips", entry.strips), ("label", entry.label)):
        for number, name in enumerate(names):
            yield from _named("property", name, known, entry.places[f"{key}.{number}"])


def _are_known(game: Game, kinds: Iterable[str]) -> bool:
    """Tell whether the properties of the kinds are known: all of them could be read."""
    return not game.broken_kinds and all(kind in game.kinds for kind in kinds)


def _properties(game: Game, kinds: Iterable[str]) -> list[str]:
    return [name for kind in kinds if kind in game.kinds for name in game.kinds[kind].properties or {}]


def _icon(game: Game, icon: str, place: Source | None) -> Iterator[Diagnostic]:
    if icon and place is not None:
        yield from _named("icon", icon, game.presentation.icons, place)


def _named(sort: str, name: str, known: Iterable[str], place: Source) -> Iterator[Diagnostic]:
    if name not in known:
        hint = did_you_mean(name, known)
        yield fault(
            CODE, place, subject="presentation", sort=sort, id=name, hint=hint, expected=None if hint else listing(known)
        )
