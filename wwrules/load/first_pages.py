"""From typed files to the model, for the root of a game: its first page, and the ledgers of ids, versions, accepted faults."""

from __future__ import annotations

from collections.abc import Iterator

from wwrules.load.builder import Builder
from wwrules.load.nodes import Mapping, Node, Scalar
from wwrules.model import Change, Edition, Header, Need, Rename, SetupOption, Suppression


def header_of(builder: Builder) -> Header:
    """The first page of a game or pack."""
    value, node = builder.file.value, builder.file.node
    players = value.get("players", {"min": 1, "max": 1})
    return Header(
        id=value["id"],
        version=value["version"],
        format=value["format"],
        licence=value["licence"],
        locales=tuple(value["locales"]),
        source=node.source,
        places={key: (node.get(key) or node).source for key in node.entries},
        locale_places={item.text: item.source for item in builder.items(node.get("locales"))},
        title=value.get("title", ""),
        players=(players["min"], players["max"]),
        drafts=tuple(value.get("drafts", ())),
        game=value.get("for", ""),
        authors=tuple(value.get("authors", ())),
        name=value.get("name", ""),
        needs=tuple(_needs(node.get("needs"))),
    )


def _needs(node: Node | None) -> Iterator[Need]:
    for key, wanted in node.pairs() if isinstance(node, Mapping) else ():
        if isinstance(wanted, Scalar):
            yield Need(key.text, wanted.text, key.source, wanted.source)


def add_game(builder: Builder) -> None:
    """Editions, set-up options, and the word that names the game."""
    builder.origin = builder.file.value["id"]
    editions = builder.file.node.get("editions")
    for name, (_, node) in editions.entries.items() if isinstance(editions, Mapping) else ():
        one = builder.file.value["editions"][name]
        locale = node.get("locale") if isinstance(node, Mapping) else None
        builder.game.editions[name] = Edition(name, one["locale"], one["publisher"], one["title"], (locale or node).source)
    builder.mention_node(builder.file.node.get("title"), "")
    options = builder.file.node.get("options")
    for name, (key, node) in options.entries.items() if isinstance(options, Mapping) else ():
        assert isinstance(node, Mapping)  # noqa: S101 - the schema has seen to it
        value = builder.file.value["options"][name]
        places = {item.text: item.source for item in builder.items(node.get("values"))}
        builder.mention_node(node.get("sets"), "attribute")
        builder.mention_links(node.get("note"))
        builder.game.options[name] = SetupOption(
            id=name,
            sets=value["sets"],
            default=value["default"],
            values=tuple(value.get("values", ())),
            note=value["note"],
            source=key.source,
            default_source=(node.get("default") or node).source,
            places=places,
        )


def add_pack(builder: Builder) -> None:
    """A pack names the game it is for; which game that is was settled before."""
    builder.origin = builder.file.value["id"]


def add_renames(builder: Builder) -> None:
    """Old ids and what became of them."""
    table = builder.file.node.get("renames")
    for name, (key, node) in table.entries.items() if isinstance(table, Mapping) else ():
        if name not in builder.file.broken and isinstance(node, Mapping):
            builder.origin = name
            builder.mention_node(node.get("to"), "")
            value = builder.file.value["renames"][name]
            full = builder.own(name)
            builder.game.renames[full] = Rename(
                full, value["to"], value["since"], key.source, (node.get("since") or node).source, builder.file.pack
            )


def add_changes(builder: Builder) -> None:
    """Versions of the content, newest first."""
    for item, value in builder.listed("changes"):
        builder.mention_links(item.get("note"))
        builder.mention_node(item.get("concerns"), "")
        place = (item.get("version") or item).source
        builder.game.changes.append(Change(value["version"], value["note"], place, builder.file.pack))


def add_suppressions(builder: Builder) -> None:
    """Faults that are accepted."""
    for item, value in builder.listed("suppressions"):
        builder.mention_node(item.get("code"), "code")
        place = (item.get("code") or item).source
        accepted = Suppression(value["code"], value["at"], value["reason"], place, builder.file.pack)
        builder.game.suppressions.append(accepted)
