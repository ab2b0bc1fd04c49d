"""Where everything stands on the site: an address from the home of the game for every id, the same in all languages."""

from __future__ import annotations

from collections.abc import Iterator

from wwrules.model import Game
from wwrules.presentation import PageSpec
from wwrules.publish.page_model import slug

_WORDS = ("kind", "zone", "attribute", "event", "scope", "term", "value")
_TELLING = ("rule", "ruling", "divergence", "entity", "faq", "glossary")  # sorts of what tells something about a word
_ON_A_PAGE = {"ruling": "rulings", "divergence": "editions"}  # sort -> what the page shows


def pages_of(game: Game) -> dict[str, PageSpec]:
    """The pages that a game declares, or the usual ones for a game that declares none; without those that would be empty."""
    declared = game.presentation.pages or {one.id: one for one in _usual(game)}
    return {name: page for name, page in declared.items() if _has_something(game, page)}


def _usual(game: Game) -> Iterator[PageSpec]:
    source = game.header.source
    yield PageSpec("rules", "rules", source, head=True)
    with_entries = dict.fromkeys(entity.kind for entity in game.entities.values())
    for kind in with_entries:
        yield PageSpec(f"all-{kind}", "gallery", source, title=kind, kinds=(kind,), facets=("provenance",), head=True)
    for name in ("glossary", "set-up", "faq", "rulings", "examples", "editions", "changes", "packs", "about"):
        yield PageSpec(name, name, source, head=name == "glossary")


def _has_something(game: Game, page: PageSpec) -> bool:
    held = {
        "rules": game.rules,
        "rulings": game.rulings,
        "editions": game.divergences,
        "examples": game.examples,
        "changes": game.changes,
        "charts": game.presentation.charts,
        "turns": game.presentation.charts,
        "packs": game.packs,
        "odds": game.presentation.odds_tables,
        "phrases": game.phrases,
        "faq": game.told.faq,
        "set-up": game.told.steps,
    }
    return bool(held.get(page.shows, True))


def addresses_of(game: Game, pages: dict[str, PageSpec]) -> dict[str, str]:
    """The address of every id that can be linked to."""
    first = {page.shows: name for name, page in reversed(pages.items())}
    found = dict(_words(game, first.get("glossary", "")))
    found |= {entity.id: f"{entity.kind}/{slug(entity.id)}.html" for entity in game.entities.values()}
    if "rules" in first:
        found |= {rule.id: f"{first['rules']}/{slug(rule.chapter)}.html#{slug(rule.id)}" for rule in game.rules.values()}
    for name, (one, *_) in game.definitions.items():
        page = first.get(_ON_A_PAGE.get(one.sort, ""))
        if page:
            found[name] = f"{page}.html#{slug(name)}"
    if "examples" in first:
        found |= {name: f"{first['examples']}/{slug(name)}.html" for name in game.examples}
    return found


def _words(game: Game, page: str) -> Iterator[tuple[str, str]]:
    """Words of the vocabulary that a reader can look up: those of the glossary, and those that rules or entries speak of."""
    speaking = (reference for reference in game.references if _tells(game, reference.origin))
    met = {found.id for reference in speaking if (found := game.find(reference)) is not None}
    for name, (one, *_) in game.definitions.items():
        if page and one.sort in _WORDS and (name in met or name in game.told.glossary):
            yield name, f"{page}.html#{slug(name)}"


def _tells(game: Game, origin: str) -> bool:
    return any(one.sort in _TELLING for one in game.definitions.get(origin, ()))
