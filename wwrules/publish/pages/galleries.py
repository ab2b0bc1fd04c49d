"""Galleries: the entries of some kinds as tiles, with facets to filter by; without scripts, a plain list."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from wwrules.model import Entity
from wwrules.presentation import PageSpec
from wwrules.publish.book import Book
from wwrules.publish.page_model import Block, Finding, Page, slug
from wwrules.publish.pages.parts import title_of
from wwrules.publish.tiles import facet_name, facet_values, tile
from wwrules.publish.verbs import OTHER

_SHORT = 3  # letters of a value that says nothing without the name of its property


def gallery_pages(book: Book, spec: PageSpec) -> Iterator[Page]:
    """One page with all entries of its kinds."""
    entries = [entity for kind in spec.kinds for entity in book.game.of_kind(kind)]
    title = title_of(book, spec)
    facets = [facet for name in spec.facets if (facet := _facet(book, name, entries))]
    block = Block("gallery", {"groups": _groups(book, spec, entries), "facets": facets, "count": len(entries)})
    finding = Finding("pages", f"{spec.id}.html", title, words=tuple(book.name(kind) for kind in spec.kinds))
    yield Page(spec.id, "gallery", title, (block,), spec.id, findings=(finding,))


def _facet(book: Book, name: str, entries: Sequence[Entity]) -> dict[str, Any] | None:
    """A facet with its values and how many entries have each; none where all entries are alike."""
    names: dict[str, str] = {}
    counts: Counter[str] = Counter()
    for entity in entries:
        values = dict(facet_values(book, entity, name))
        names |= values
        counts.update(values.keys())
    if len(names) < 2:
        return None
    declared = dict.fromkeys((*book.game.presentation.verbs, OTHER)) if name == "verb" else {}
    ordered = [key for key in declared or _in_order(names) if key in names]
    listed = [{"id": key, "name": names[key], "count": counts[key]} for key in ordered]
    return {"id": name, "name": facet_name(book, name), "values": listed}


def _in_order(values: Iterable[str]) -> list[str]:
    """Numbers by their size; everything else stays in the order of the entries."""
    return sorted(values, key=lambda value: int(value) if value.isdigit() else 0)


def _groups(book: Book, spec: PageSpec, entries: Sequence[Entity]) -> list[dict[str, Any]]:
    groups: dict[str, dict[str, Any]] = {}
    for entity in entries:
        key, title = _group(book, spec, entity)
        group = groups.setdefault(key, {"id": slug(key), "title": title, "tiles": []})
        data = [(name, " ".join(value for value, _ in facet_values(book, entity, name))) for name in spec.facets]
        group["tiles"].append({**tile(book, entity), "data": [pair for pair in data if pair[1]]})
    return list(groups.values())


def _group(book: Book, spec: PageSpec, entity: Entity) -> tuple[str, str]:
    found = facet_values(book, entity, spec.group) if spec.group else []
    if found:
        name = found[0][1]
        return f"{spec.group}-{found[0][0]}", name if len(name) > _SHORT else f"{facet_name(book, spec.group)} {name}"
    return entity.kind, book.titles(entity.kind) if len(spec.kinds) > 1 or spec.group else ""
