"""From typed files to the model, for how the site shows a game: pages, chapters, verbs, entries, charts, icons and hues."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from wwrules.diagnostics import Source
from wwrules.load.nodes import Mapping, Node, Scalar, Sequence
from wwrules.presentation import ChapterSpec, ChartSpec, EntrySpec, Hue, Icon, PageSpec, VerbGroup

if TYPE_CHECKING:
    from wwrules.load.builder import Builder

TABLES = ("pages", "chapters", "verbs", "entries", "charts", "icons", "hues")


def add_site(builder: Builder) -> None:
    """Everything that one file says about the site; several files add up."""
    shown = builder.game.presentation
    for name, key, node, value in _table(builder, "pages"):
        _mention_title(builder, node)
        builder.mention_node(node.get("kinds") if isinstance(node, Mapping) else None, "kind")
        shown.pages[name] = PageSpec(name, source=key.source, places=_places(node), **_listed(value))
    for name, key, node, value in _table(builder, "chapters"):
        _mention_title(builder, node)
        shown.chapters[name] = ChapterSpec(name, source=key.source, places=_places(node), **value)
    for name, key, node, value in _table(builder, "verbs"):
        _mention_title(builder, node)
        shown.verbs[name] = VerbGroup(name, source=key.source, places=_places(node), **_listed(value))
    for name, key, node, value in _table(builder, "entries"):
        builder.mention(name, "kind", key.source)
        shown.entries[name] = EntrySpec(name, source=key.source, places=_places(node), **_listed(value))
    for name, key, node, value in _table(builder, "charts"):
        _mention_title(builder, node)
        rules = node.get("rules") if isinstance(node, Mapping) else None
        places = _places(node)
        for step, paragraphs in rules.pairs() if isinstance(rules, Mapping) else ():
            builder.mention_node(paragraphs, "rule")
            places[f"rules.{step.text}"] = step.source
        listed = {**_listed(value), "rules": _listed(value.get("rules", {}))}
        shown.charts[name] = ChartSpec(name, source=key.source, places=places, **listed)
    for name, key, node, value in _table(builder, "icons"):
        builder.mention(name, "", key.source)
        shown.icon_names[name] = (value, node.source)
    for name, key, _, value in _table(builder, "hues"):
        builder.mention(name, "", key.source)
        shown.hues[name] = Hue(name, value["light"], value["dark"], key.source)


def add_icon(builder: Builder) -> None:
    """A drawing, by the name of its file."""
    name = builder.file.place.rpartition("/")[2].removesuffix(".svg")
    builder.game.presentation.icons[name] = Icon(name, builder.file.value["shapes"], builder.file.node.source)


def _table(builder: Builder, section: str) -> Iterator[tuple[str, Scalar, Node, Any]]:
    table = builder.file.node.get(section)
    for name, (key, node) in table.entries.items() if isinstance(table, Mapping) else ():
        if name not in builder.file.broken:
            yield name, key, node, builder.file.value[section][name]


def _mention_title(builder: Builder, node: Node) -> None:
    builder.mention_node(node.get("title") if isinstance(node, Mapping) else None, "")


def _listed(value: dict[str, Any]) -> dict[str, Any]:
    return {key: tuple(one) if isinstance(one, list) else one for key, one in value.items()}


def _places(node: Node) -> dict[str, Source]:
    """Where each word stands: `icon`, or `facets.2` for the third of a list."""
    places: dict[str, Source] = {}
    for key, value in node.pairs() if isinstance(node, Mapping) else ():
        places[key.text] = value.source
        for number, item in enumerate(value.items if isinstance(value, Sequence) else ()):
            places[f"{key.text}.{number}"] = item.source
    return places
