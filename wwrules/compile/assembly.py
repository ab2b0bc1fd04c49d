"""Joins everything of a game that runs: texts of the flow, rules and effects of entries, what the board looks at.

Faults come back beside the program; what could not be read is left out of it.
"""

from __future__ import annotations

from wwrules.compile import procedure_tree as tree
from wwrules.compile.board import read_board
from wwrules.compile.called_texts import CalledText, amount_of, called_properties, function_of, is_weighed, procedure_of
from wwrules.compile.effect_tree import Condition, Effect
from wwrules.compile.game_effects import read_effects
from wwrules.compile.lower import CannotLowerError, lower, lower_action, lower_condition
from wwrules.compile.nodes import is_deeper
from wwrules.compile.phrase_bodies import check_bodies
from wwrules.compile.places import Rest, Whole
from wwrules.compile.procedures import parse_body, parse_definitions, parse_expression
from wwrules.compile.program import Program
from wwrules.compile.program_check import check_program, check_told
from wwrules.diagnostics import Diagnostic, did_you_mean, excerpt, fault
from wwrules.limits import EFFECT_LEVELS
from wwrules.load.nodes import Scalar
from wwrules.model import EffectText, Game


def assemble(game: Game, *, checked: bool = True) -> tuple[Program, list[Diagnostic]]:
    """Parse and join everything that runs; what is part of a game that was checked need not be checked again."""
    program = Program(game)
    found: list[Diagnostic] = []
    for kind in game.kinds.values():
        program.rule_zones[kind.id] = kind.lives_in
    for text in game.flow_texts:
        nodes, faults = parse_definitions(text.text, text.place)
        found += faults
        program.adopt(nodes, text.place)
        for node in nodes:
            found += _define(program, node, text)
    for entry, scalar in game.rule_texts:
        body, faults = parse_body(scalar.text, scalar.place)
        found += faults
        if isinstance(body, tuple):
            program.adopt(body, scalar.place)
            program.rules[entry] = body
        elif body is not None:
            found.append(fault("not-a-rule", scalar.source))
    program.whole = game.whole and not found
    found += _lower_effects(program)
    found += _settings(program)
    found += read_board(program)
    return program, [*found, *check_assembled(program)] if checked else found


def check_assembled(program: Program) -> list[Diagnostic]:
    """What can be told only when everything is joined, of what is played."""
    return [*check_bodies(program), *check_program(program)]


def check_whole(program: Program) -> list[Diagnostic]:
    """The same of everything."""
    return [*check_assembled(program), *check_told(program)]


def _lower_effects(program: Program) -> list[Diagnostic]:
    """Effects of entries become rules; faults in reading them are found by a check of its own."""
    found: list[Diagnostic] = []
    trees, _ = read_effects(program.game)
    called: dict[str, list[CalledText]] = {}
    for text in program.game.effect_texts:
        effect = trees.get((text.entity, text.path))
        if effect is None:
            continue
        try:
            lowered: _Lowered | None = _lowered(program.game, text, effect)
        except CannotLowerError as error:
            place = text.node.place(error.span.start, error.span.end - error.span.start)
            found.append(fault("not-playable", place, reason=error.reason, subject=text.entity))
            continue
        except RecursionError:
            lowered = None
        if lowered is None or is_deeper(lowered, EFFECT_LEVELS):
            found.append(fault("too-deep", text.node.source, limit=EFFECT_LEVELS, subject=text.entity))
            continue
        program.adopt(lowered, Whole(text.node.source))  # spans are those of phrase bodies
        if isinstance(lowered, tuple):
            rules = _guarded(program, text.entity, text.path, lowered)
            program.rules[text.entity] = (*program.rules.get(text.entity, ()), *rules)
        else:
            called.setdefault(text.path, []).append(CalledText(text.entity, lowered))
            program.called[text.entity, text.path] = lowered
    return found + _define_called(program, called)


_Lowered = tuple[tree.Rule, ...] | tree.Expression | tree.Block


def _lowered(game: Game, text: EffectText, effect: Effect | Condition) -> _Lowered:
    if isinstance(effect, Condition):
        return lower_condition(effect, game)
    return lower_action(effect, game) if text.type == "action" else lower(effect, game)


def _define_called(program: Program, called: dict[str, list[CalledText]]) -> list[Diagnostic]:
    """Conditions and actions of entries become one function or procedure for each property."""
    found: list[Diagnostic] = []
    for path, declared, kinds in called_properties(program.game):
        texts = called.get(path, [])
        node: tree.Function | tree.Definition = (
            function_of(program.game, path, kinds, texts)
            if declared.type == "condition"
            else procedure_of(program.game, path, declared, kinds, texts)
        )
        if node.name in program.functions or node.name in program.definitions:
            found.append(fault("defined-twice", declared.source, name=node.name))
        elif isinstance(node, tree.Function):
            program.functions[node.name] = node
        else:
            program.definitions[node.name] = node
        program.adopt(node, Whole(declared.source))  # texts have numbers already
        if declared.type == "condition" and is_weighed(program.game, path):
            near = amount_of(program.game, path, kinds, texts)
            program.functions[near.name] = near
            program.adopt(near, Whole(declared.source))
    return found


def _guarded(program: Program, entry: str, path: str, rules: tuple[tree.Rule, ...]) -> tuple[tree.Rule, ...]:
    """The rules of an effect, under the condition that the vocabulary declares for all effects of its kind."""
    entity = program.game.entities[entry]
    declared = (program.game.kinds[entity.kind].properties or {}).get(path)
    if declared is None or not declared.guard:
        return rules
    condition, _ = parse_expression(declared.guard, Whole(declared.source))
    if condition is None:
        return rules
    guarded = tree.ConditionalRules(condition, rules)
    program.adopt(guarded, Whole(declared.source))
    return (guarded,)


def _define(program: Program, node: tree.Node, text: Scalar) -> list[Diagnostic]:
    match node:
        case tree.Definition(name=name) | tree.Function(name=name):
            table: dict[str, tree.Definition] | dict[str, tree.Function]
            table = program.definitions if isinstance(node, tree.Definition) else program.functions
            if name in program.definitions or name in program.functions:
                start = name.start if isinstance(name, tree.Id) else node.span.start
                return [fault("defined-twice", text.place(start, len(name)), name=name)]
            table[name] = node  # type: ignore[assignment]
        case tree.StandingCheck():
            program.checks.append(node)
        case _:
            program.standing.append(node)  # type: ignore[arg-type]
    return []


def _settings(program: Program) -> list[Diagnostic]:
    """Start, result and order of resolution."""
    settings = program.game.flow_settings
    found: list[Diagnostic] = []
    start = settings.get("start")
    if start is not None:
        program.start = start.text
        if start.text in program.definitions:
            given = len(program.definitions[start.text].parameters)
            found += [fault("wrong-arguments", start.source, name=start.text, wanted=given, given=0)] if given else []
        else:
            hint = did_you_mean(start.text, program.definitions)
            found.append(fault("unknown-reference", start.source, sort="procedure", id=start.text, hint=hint))
    result = settings.get("result")
    if result is not None:
        program.result, faults = parse_expression(result.text, result.place)
        found += faults
        if program.result is not None:
            program.adopt(program.result, result.place)
    program.player_order, faults = _keys(program, program.game.player_order)
    found += faults
    program.tie_breaks, faults = _keys(program, program.game.tie_breaks)
    found += faults
    within = settings.get("within")
    program.owner_chooses = within is not None and within.text == "owner-chooses"
    return found


def _keys(program: Program, written: list[Scalar]) -> tuple[tuple[tree.Key, ...], list[Diagnostic]]:
    """Keys about a player, each with its direction."""
    keys: list[tree.Key] = []
    found: list[Diagnostic] = []
    for scalar in written:
        direction, _, rest = scalar.text.partition(" ")
        value, faults = parse_expression(rest, Rest(scalar, len(direction) + 1))
        found += faults
        if value is not None:
            key = tree.Key(direction, value)
            program.adopt(key, Rest(scalar, len(direction) + 1))
            keys.append(key)
        if direction not in ("low", "high"):
            place = scalar.place(0, len(direction))
            found.append(fault("procedure-syntax", place, text=excerpt(direction), expected="'high', 'low'"))
    return tuple(keys), found
