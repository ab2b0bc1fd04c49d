"""Whether a rule of an entry ever does anything: in positions of its moment it is put in play, and the same goes on without it.

If what is moved, set or made is the same with and without it in every position, it does nothing.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice

from wwrules.compile import procedure_tree as tree
from wwrules.run.interpret import RunawayError
from wwrules.run.state import duplicate
from wwrules.trying.habits import SEEN, Habits
from wwrules.trying.climbing import Wanted, climb
from wwrules.trying.mutation import Mutation, topics
from wwrules.trying.placing import Placed, placed
from wwrules.trying.positions import Position, moment_of
from wwrules.trying.watching import Sight, Watched

POSITIONS = 40  # in which it must have been in play before it is called idle
_MADE_UP, _FAILED = 40, 14  # positions that are led towards what is asked for; those in which it was not reached
_PLACES = 3  # where an entry is put in one position
_WORKED, _WAITED = 15, 24  # positions of play in which it worked are enough; those in which a promise is waited for
_SHORT, _LONG, _STANDING = 12, 15, 3  # decisions that are waited for
Acting = tree.Trigger | tree.Replacement


@dataclass(slots=True)
class Tried:
    """What came of trying a rule."""

    sight: Sight
    conditions: tuple[tree.Expression, ...]
    changed: bool = False
    runs: int = 0  # positions in which the entry was put in play
    played: int = 0  # of these, positions of games as they were
    worked: int = 0  # positions in which it worked
    waited: int = 0  # and in which it was waited for what it had promised

    @property
    def is_sound(self) -> bool:
        """Whether it changed something, and every condition of its own has held."""
        return self.changed and not self.unheld()

    def unheld(self) -> list[tree.Expression]:
        """Conditions of its own that never held."""
        return [one for one in self.conditions if True not in self.sight.outcomes.get(id(one), ())]


def own_conditions(rule: tree.Rule) -> tuple[tree.Expression, ...]:
    """What a rule asks before it does anything, as `if` and `otherwise, if`."""
    first = rule.block.statements[:1] if isinstance(rule, Acting) else ()
    return tuple(condition for one in first if isinstance(one, tree.If) for condition, _ in one.branches)


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
    tried = Tried(Sight(rule), own_conditions(rule))
    chance = random.Random(f"{entry} {type(rule).__name__}")  # noqa: S311 - nothing is secret here
    moments = moments_of(habits, rule)
    positions = [(moment, one) for moment in moments for one in habits.positions.of(moment)]
    if len(moments) > 1:
        chance.shuffle(positions)
        positions = positions[:POSITIONS]
    for moment, position in positions:
        if tried.worked >= _WORKED:
            break  # it was seen often enough in positions like these
        for put in islice(placed(habits, position, moment, entry, chance), _PLACES):
            _try_in(habits, tried, position.name, put, as_it_was=position.game >= 0)
            if tried.is_sound:
                return tried
    if not is_out_of_play(tried):
        _make_up(habits, tried, entry, under, positions, chance)
    return tried


def _make_up(
    habits: Habits, tried: Tried, entry: str, under: Conditions, positions: list[tuple[str, Position]], chance: random.Random
) -> None:
    """Try a rule in positions that are led towards what it asks for, as far as they can be."""
    rule, failed = tried.sight.rule, 0
    about = topics(habits.program, [rule, *under])
    for _ in range(_MADE_UP if positions else 0):
        moment, position = chance.choice(positions)
        ways = list(islice(placed(habits, position, moment, entry, chance), _PLACES))
        if not ways:
            continue
        wanted = Wanted(moment, position.name, rule, under, tuple(tried.unheld()[:1]), about)
        put, lacking = climb(habits, wanted, _shaken(habits, wanted, chance.choice(ways), chance), chance)
        _try_in(habits, tried, position.name, put, as_it_was=False)
        failed += lacking > 0
        if tried.is_sound or tried.worked >= POSITIONS or failed >= _FAILED:
            return


def is_out_of_play(tried: Tried) -> bool:
    """Tell whether the rules of the entry never worked at the moment in question, in positions of games as they were."""
    return isinstance(tried.sight.rule, Acting) and tried.played >= SEEN and not tried.sight.living


def _shaken(habits: Habits, wanted: Wanted, put: Placed, chance: random.Random) -> Placed:
    """A position that was changed by chance in what the rule is about."""
    mutation = Mutation(habits, put.state, wanted.moment, wanted.about, chance, put.state.owners[put.piece], put.piece)
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
    baseline = put._replace(state=duplicate(put.state))
    try:
        run = _begun(habits, sight, name, put, without=False)
        tried.worked += run.worked
        if not run.worked or tried.changed:
            return
        other = _begun(habits, sight, name, baseline, without=True)
        tried.changed = run.deeds() != other.deeds()
        if not tried.changed and len(run.state.grants) != len(other.state.grants) and tried.waited < _WAITED:
            tried.waited += 1
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
