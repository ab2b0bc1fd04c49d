"""Which part of an effect asks somebody: the statement that asks, back to the words on the card.

Lowering keeps the order of the text, so the choices of a text and those of its tree are the same row of things: `may` and
`either` one after the other, nouns that are left open by the role they fill, and what bodies of phrases let somebody choose.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from wwrules.compile import effect_tree as effect
from wwrules.compile import procedure_tree as tree
from wwrules.compile.decisions import Decision
from wwrules.compile.game_effects import read_effects
from wwrules.compile.program import Program

_CHOSEN = re.compile(r"\bchoose (\w+) from\b")
_KNOWN = ("this", "that", "those", "each", "all", "all-your", "no")  # what is said so is not picked
_ROLE = re.compile(r"(.+)-\d+")


@dataclass(frozen=True, slots=True)
class Asking:
    """A part of an effect that asks: its entry and the property, what sort of part it is, and the part itself.

    sort: may, either, instead (a sentence), role (a noun that is left open), phrase (`name` of what its body chooses).
    """

    entry: str
    path: str
    sort: str
    part: effect.Node
    name: str = ""


def askings(program: Program) -> dict[int, Asking]:
    """Number of each statement or rule of an effect that asks -> the part of the effect."""
    found: dict[int, Asking] = {}
    for (entry, path), node in read_effects(program.game)[0].items():
        if isinstance(node, effect.Effect):
            lowered = program.called.get((entry, path)) or program.rules.get(entry, ())
            found |= dict(_of_effect(program, entry, path, node, lowered))
    return found


def _of_effect(program: Program, entry: str, path: str, node: effect.Effect, lowered: object) -> Iterator[tuple[int, Asking]]:
    rows: dict[str, list[tuple[str, effect.Node]]] = {}
    for row, sort, part in _asking_parts(program, node):
        rows.setdefault(row, []).append((sort, part))
    seen: dict[str, int] = {}
    for statement in tree.parts(lowered):
        row, name = _row(statement)
        if row not in rows:
            continue
        at = seen[row] = seen.get(row, -1) + 1
        sort, part = rows[row][min(at, len(rows[row]) - 1)]
        yield program.number(statement), Asking(entry, path, sort, part, name)


def _row(statement: tree.Node) -> tuple[str, str]:
    """The row of things that a statement belongs to, and the name it chooses."""
    match statement:
        case tree.ChooseOne():
            return "way", ""
        case tree.Replacement(optional=True):
            return "instead", ""
        case tree.Choose(name=name):
            role = _ROLE.fullmatch(name)
            return (f"role {role[1]}", name) if role else (f"body {name}", name)
    return "", ""


def _asking_parts(program: Program, node: effect.Effect) -> Iterator[tuple[str, str, effect.Node]]:
    """The row, the sort and the part of everything in a tree that may ask."""
    for sentence in node.sentences:
        if any(guard.word == "may-instead" for guard in sentence.guards):
            yield "instead", "instead", sentence
    inside = {id(one.step) for one in effect.parts(node) if isinstance(one, effect.May)}
    for one in effect.parts(node):
        match one:
            case effect.May(step=step):
                yield "way", "either" if isinstance(step, effect.Either) else "may", one
            case effect.Either() if id(one) not in inside:
                yield "way", "either", one
            case effect.Clause(agent=agent, verb=verb):
                for name, value in (("who", agent), *verb.roles):
                    if value is not None and _is_open(value):
                        yield f"role {name}", "role", value
                for chosen in _CHOSEN.findall(program.game.phrases[verb.phrase].body or ""):
                    yield f"body {chosen.replace('_', '-')}", "phrase", verb


def _is_open(value: effect.Value) -> bool:
    """Tell whether somebody may have to pick what fills a role."""
    first = value.items[0] if isinstance(value, effect.NounList) else value
    return isinstance(first, effect.NounPhrase) and first.determiner not in _KNOWN


def message_of(decision: Decision | None, asking: Asking | None) -> str:
    """The message that asks: of the phrase, or of the definition."""
    if asking is not None and isinstance(asking.part, effect.PhraseUse):
        return f"{asking.part.phrase.rpartition('/')[2]}.{asking.name}"
    return decision.key if decision is not None else ""
