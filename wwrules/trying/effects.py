"""Whether a rule of an entry ever does anything: in positions of its moment it is put in play, and the same goes on without it.

If what is moved, set or made is the same with and without it in every position, it does nothing.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

from wwrules.compile import procedure_tree as tree
from wwrules.run.interpret import RunawayError
from wwrules.run.state import duplicate
from wwrules.trying.habits import Habits
from wwrules.trying.mutation import Mutation, Topics, topics
from wwrules.trying.placing import Placed, placed
from wwrules.trying.positions import moment_of
from wwrules.trying.watching import Sight, Watched

POSITIONS = 40  # in which it must have been in play before it is called idle
_MADE_UP = 90  # positions that are changed by chance
_SHORT, _LONG, _STANDING = 12, 25, 3  # decisions that are waited for
Acting = tree.Trigger | tree.Replacement


@dataclass(slots=True)
class Tried:
    """What came of trying a rule."""

    sight: Sight
    changed: bool = False
    runs: int = 0  # positions in which the entry was put in play
    played: int = 0  # of these, positions of games as they were
    alive_in_play: int = 0  # of these, those in which all it stands under held


Conditions = tuple[tree.Expression, ...]


def single_rules(rules: tuple[tree.Rule, ...], under: Conditions = ()) -> Iterator[tuple[tree.Rule, Conditions]]:
    """Rules without those that only hold others, with the conditions that they stand under."""
    for rule in rules:
        if isinstance(rule, tree.ConditionalRules):
            yield from single_rules(rule.rules, (*under, rule.condition))
        else:
            yield rule, under


def try_rule(habits: Habits, entry: str, rule: tree.Rule, under: Conditions) -> Tried:
    """Try a rule until it changes something, or there are no positions left."""
    tried = Tried(Sight(rule))
    chance = random.Random(f"{entry} {type(rule).__name__}")  # noqa: S311 - nothing is secret here
    moments = moments_of(habits, rule)
    positions = [(moment, one) for moment in moments for one in habits.positions.of(moment)]
    if len(moments) > 1:
        chance.shuffle(positions)
        positions = positions[:POSITIONS]
    about = topics(habits.program, [rule, *under])
    made_up = [chance.choice(positions) for _ in range(_MADE_UP if positions else 0)]
    for number, (moment, position) in enumerate([*positions, *made_up]):
        as_it_is = number < len(positions)
        for put in placed(habits, position, moment, entry, chance):
            if not as_it_is:
                put = _changed(habits, put, moment, about, chance)  # noqa: PLW2901
            _try_in(habits, tried, position.name, put, as_it_was=as_it_is and position.game >= 0)
            if tried.changed:
                return tried
    return tried


def _changed(habits: Habits, put: Placed, moment: str, about: Topics, chance: random.Random) -> Placed:
    """A position that was changed by chance in what the rule is about."""
    mutation = Mutation(habits, put.state, moment, about, chance, put.state.owners[put.piece], put.piece)
    mutation.change()
    return mutation.about(put)


def moments_of(habits: Habits, rule: tree.Rule) -> list[str]:
    """When a rule can come into play: at its event, or whenever anything happens."""
    if isinstance(rule, Acting):
        words = [one.id for one in rule.pattern.arguments if isinstance(one, tree.Name)]
        known = habits.positions.at
        exact = [moment_of(rule.pattern.event, [str(word)]) for word in words]
        return [one for one in exact if one in known] or [
            one for one in known if one.split(" ")[0] == rule.pattern.event and not exact_word(habits, words)
        ]
    return list(habits.positions.at)


def exact_word(habits: Habits, words: list[str]) -> bool:
    """Tell whether one of the words is a stretch of play: then no other one will do."""
    return any(word in habits.program.game.words and habits.program.game.words[word].sort == "scope" for word in words)


def _try_in(habits: Habits, tried: Tried, name: str, put: Placed, *, as_it_was: bool) -> None:
    """Go on with and without the rule, and see whether it makes a difference."""
    tried.runs += 1
    tried.played += as_it_was
    sight = tried.sight
    alive = sight.alive
    baseline = put._replace(state=duplicate(put.state))
    try:
        run = _begun(habits, sight, name, put, without=False)
        tried.alive_in_play += as_it_was and sight.alive > alive
        if not run.worked:
            return
        other = _begun(habits, sight, name, baseline, without=True)
        tried.changed = run.deeds() != other.deeds()
        if not tried.changed and len(run.state.grants) != len(other.state.grants):
            for one in (run, other):
                one.go_on(0, _LONG)
            tried.changed = run.deeds() != other.deeds()
    except RunawayError:
        tried.changed = True  # something happened, and what is wrong with it is told elsewhere


def _begun(habits: Habits, sight: Sight, name: str, put: Placed, *, without: bool) -> Watched:
    run = Watched(habits.program, put.state, put.piece, sight, without=without)
    depth = len(put.state.calls)
    if name in habits.program.definitions:
        run.begin(name, list(put.arguments), "", habits.program.definitions[name])
    if isinstance(sight.rule, Acting):
        run.go_on(depth, _SHORT)
    else:
        run.go_on(0, _STANDING)
    return run
