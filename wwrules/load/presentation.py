"""From typed files to the model, for what stands in `presentation/`: panels, names of pieces and questions, figures."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from wwrules.diagnostics import fault
from wwrules.load.nodes import Mapping, Node, Scalar, Sequence
from wwrules.load.site_pages import add_site
from wwrules.load.strips import add_strips
from wwrules.presentation import Figure, KindWords, OddsQuestion, OddsTable, Panel, QuestionWords, Quiet, Shown, Weighed

if TYPE_CHECKING:
    from wwrules.load.builder import Builder

_TESTS = ("where", "while", "next", "first", "marks")


def add_presentation(builder: Builder) -> None:
    """Everything of one file; several files add up."""
    game, node = builder.game, builder.file.node
    builder.origin = "presentation"
    player = node.get("player")
    if isinstance(player, Scalar):
        game.presentation.player = player
    game.presentation.panels += _panels(builder)
    for name, key, entry, value in _table(builder, "called"):
        builder.mention(name, "kind", key.source)
        shows = tuple(_shown(builder, entry.get("shows"), value.get("shows", [])))
        noun, quality = _text(entry, "noun"), _text(entry, "quality")
        game.presentation.called[name] = KindWords(name, key.source, _text(entry, "name"), shows, noun, quality)
    for name, key, entry, value in _table(builder, "questions"):
        _mention_word(builder, entry.get("ask"))
        options = entry.get("options")
        places = {}
        for option, named in options.pairs() if isinstance(options, Mapping) else ():
            _mention_word(builder, named)
            places[option.text] = option.source
        words = QuestionWords(name, key.source, value.get("ask", ""), value.get("options", {}), places)
        game.presentation.questions[name] = words
    _trials(builder)
    _log(builder)
    add_site(builder)
    add_strips(builder)


def _trials(builder: Builder) -> None:
    """What simulations report, what a position is worth, and what is asked about chances."""
    shown = builder.game.presentation
    for name, key, entry, value in _table(builder, "figures"):
        builder.mention(name, "", key.source)
        parts = {"amount": _text(entry, "amount"), "times": _text(entry, "times"), "share_of": _text(entry, "of")}
        if parts["amount"] is None and parts["times"] is None:
            builder.file.found.append(fault("missing-key", key.source, key="amount"))
        elif parts["amount"] is not None and (parts["times"] or parts["share_of"]):
            builder.file.found.append(fault("unknown-key", key.source, key="times" if parts["times"] else "of"))
        else:
            shown.figures[name] = Figure(name, value["per"], key.source, **parts)
    evaluation = builder.file.node.get("evaluation")
    for number, node in enumerate(evaluation.items if isinstance(evaluation, Sequence) else ()):
        amount = _text(node, "amount")
        if str(number) not in builder.file.broken and amount is not None:
            weight = builder.file.value["evaluation"][number]["weight"]
            shown.evaluation.append(Weighed(amount, weight, _text(node, "while")))
    for name, key, entry, value in _table(builder, "odds"):
        builder.mention(name, "", key.source)
        of, answers = _text(entry, "of"), tuple(builder.items(entry.get("answers")))
        if of is not None:
            until, most = _text(entry, "until"), value.get("decisions")
            builder.mention_node(entry.get("any-order"), "zone")
            unordered = tuple(value.get("any-order", ()))
            shown.odds[name] = OddsQuestion(name, key.source, of, until, answers, most, value.get("number"), unordered)
    for name, key, entry, value in _table(builder, "odds-tables"):
        builder.mention(name, "", key.source)
        builder.mention_node(entry.get("notes"), "")
        builder.mention_node(entry.get("counts"), "")
        _odds_table(builder, name, key, entry, value)


def _odds_table(builder: Builder, name: str, key: Scalar, entry: Mapping, value: dict[str, Any]) -> None:
    """Positions beside each other; whatever names a row or a question is a mention."""
    play, rows = _text(entry, "play"), entry.get("rows")
    texts = {}
    for row, text in rows.pairs() if isinstance(rows, Mapping) else ():
        builder.mention(row.text, "", row.source)
        if isinstance(text, Scalar) and not text.refused:
            texts[row.text] = text
    if play is not None:
        builder.game.presentation.odds_tables[name] = OddsTable(
            name,
            key.source,
            value["asks"],
            tuple(value["numbers"]),
            value["players"],
            play,
            texts,
            _text(entry, "given"),
            tuple(value.get("notes", ())),
            value.get("counts", ""),
        )


def _log(builder: Builder) -> None:
    """What few want to read in the log."""
    log = builder.file.node.get("log")
    if not isinstance(log, Mapping):
        return
    shown = builder.game.presentation
    shown.quiet_facts |= {one.text for one in builder.items(log.get("facts"))}
    for one in builder.items(log.get("quiet")):
        shown.quiet[one.text] = Quiet(one.text, one.source)


def _table(builder: Builder, section: str) -> Iterator[tuple[str, Scalar, Mapping, dict[str, Any]]]:
    """The sound entries of a section."""
    table = builder.file.node.get(section)
    for name, (key, node) in table.entries.items() if isinstance(table, Mapping) else ():
        if name not in builder.file.broken and isinstance(node, Mapping):
            yield name, key, node, builder.file.value[section][name]


def _panels(builder: Builder) -> Iterator[Panel]:
    panels = builder.file.node.get("panels")
    for number, node in enumerate(panels.items if isinstance(panels, Sequence) else ()):
        if str(number) in builder.file.broken or not isinstance(node, Mapping):
            continue
        value = builder.file.value["panels"][number]
        builder.mention_node(node.get("title"), "")
        each = value.get("each", "")
        if each not in ("", "player"):
            builder.mention_node(node.get("each"), "kind")
        tests = {key: text for key in _TESTS if (text := _text(node, key)) is not None}
        show = tuple(_shown(builder, node.get("show"), value["show"]))
        place = (node.get("title") or node).source
        yield Panel(value["title"], value["widget"], show, place, each, tests, value.get("to"))


def _shown(builder: Builder, node: Node | None, values: list[dict[str, Any]]) -> Iterator[Shown]:
    for item, value in zip(node.items if isinstance(node, Sequence) else (), values, strict=True):
        text = _text(item, "value")
        _mention_word(builder, item.get("title") if isinstance(item, Mapping) else None)
        if text is not None:
            yield Shown(text, value.get("as", "kinds"), value.get("title", ""))


def _mention_word(builder: Builder, node: Node | None) -> None:
    """Note a word of the lexicon: the name of something with an id, or the label of a property."""
    is_label = isinstance(node, Scalar) and node.text.startswith("property.")
    builder.mention_node(node, "named" if is_label else "")


def _text(node: Node, key: str) -> Scalar | None:
    found = node.get(key) if isinstance(node, Mapping) else None
    return found if isinstance(found, Scalar) and not found.refused else None
