"""Whether a rule of an entry ever does anything: in positions of its moment it is put in play, and the same goes on without it.

If what is moved, set or made is the same with and without it in every position, it does nothing.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import islice

from wwrules.compile import procedure_tree as tree
from wwrules.run.interpret import RunawayError
from wwrules.run.state import duplicate
from wwrules.run.values import piece_of
from wwrules.trying.climbing import HOPELESS, Wanted, climb, lacking, wanted_of
from wwrules.trying.differences import Difference, difference
from wwrules.trying.habits import SEEN, Habits
from wwrules.trying.mutation import Mutation, Topics, topics
from wwrules.trying.placing import Placed, placed
from wwrules.trying.positions import Position, moment_of
from wwrules.trying.watching import Sight, Watched

POSITIONS = 40  # in which it must have been in play before it is called idle
_MADE_UP, _FAILED = 40, 14  # positions that are led towards what is asked for; those in which it was not reached
_PLACES = 3  # where an entry is put in one position
_WORKED, _WAITED = 40, 14  # positions of play in which it worked are enough; those in which a promise is waited for
_SHORT, _LONG, _STANDING = 12, 15, 3  # decisions that are waited for
_CERTAIN = 120  # positions in which something never was so, before it is said
_OFTEN, _SHARE = 3, 4  # positions in which a passing value stayed, and of how many that worked
Acting = tree.Trigger | tree.Replacement


@dataclass(slots=True)
class Tried:
    """What came of trying a rule."""

    sight: Sight
    conditions: tuple[tree.Expression, ...]
    under: int  # how many conditions it stands under
    changed: bool = False
    runs: int = 0  # positions in which the entry was put in play
    played: int = 0  # of these, positions of games as they were
    worked: int = 0  # positions in which it worked
    about: int = 0  # positions of games in which the event was about the very piece that bears the entry
    got_through: int = 0  # positions in which a condition of its own held too
    held_in_play: int = 0  # positions of games in which it worked
    stays: int = 0  # in which a passing value stayed different for a while
    waited: int = 0  # and in which it was waited for what it had promised
    never_failed: int = 0  # positions that were led to what a condition of its own does not ask for, if it held in all of them
    never_offered: int = 0  # the same of one of the ways to choose from
    reached: list[set[int]] = field(default_factory=list)  # in each position that was led: what held of all that was asked for
    asked: list[tree.Expression] = field(default_factory=list)  # what was asked for

    @property
    def is_sound(self) -> bool:
        """Whether it changed something, and every condition of its own has held."""
        return self.changed and not self.unheld()

    @property
    def is_impossible(self) -> bool:
        """Whether what is asked for never held together, though nothing was asked of the event that never came up in play."""
        held = set().union(*self.reached) if self.reached else set()
        bound = _bound(self.sight.rule)
        unseen = [one for number, one in enumerate(self.asked) if number not in held]
        if not self.reached or len(self.asked) not in held or any(_names(one) & bound for one in unseen):
            return False
        return all(len(one) <= len(self.asked) for one in self.reached)

    def note_difference(self, found: Difference) -> None:
        """A passing value that stays is worth something only if that is often so."""
        self.stays += found is Difference.STAYS
        often = self.stays >= _OFTEN and _SHARE * self.stays >= self.worked
        self.changed |= found is Difference.REAL or often

    def note(self, wanted: Wanted, lacks: list[float]) -> None:
        """Remember what held in a position; the last of it is whether the event was the right one."""
        self.asked = [one for one, _ in wanted.conditions]
        self.reached.append({number for number, lack in enumerate(lacks) if not lack})

    def times_held(self) -> int:
        """How often any condition of its own held."""
        return sum(self.sight.times.get(id(one), 0) for one in self.conditions)

    def unheld(self) -> list[tree.Expression]:
        """Conditions of its own that never held."""
        return [one for one in self.conditions if True not in self.sight.outcomes.get(id(one), ())]


def _bound(rule: tree.Rule) -> set[str]:
    """Names that a rule gives to what its event is about."""
    return {one.name for one in rule.pattern.arguments if isinstance(one, tree.Bind)} if isinstance(rule, Acting) else set()


def _names(node: tree.Expression) -> set[str]:
    return {one.id for one in tree.parts(node) if isinstance(one, tree.Name)}


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
    tried = Tried(Sight(rule), own_conditions(rule), len(under))
    chance = random.Random(f"{entry} {type(rule).__name__}")  # noqa: S311 - nothing is secret here
    moments = moments_of(habits, rule)
    positions = [(moment, one) for moment in moments for one in habits.positions.of(moment)]
    if not isinstance(rule, Acting):
        positions = _asking(habits, tried, entry, moments, chance)
        if tried.is_sound:
            return tried
    _go_through(habits, tried, entry, under, positions, chance)
    if tried.is_sound and isinstance(rule, Acting):
        _look_closer(Leading(habits, tried, entry, under, positions, chance))
    return tried


def _go_through(
    habits: Habits, tried: Tried, entry: str, under: Conditions, positions: list[tuple[str, Position]], chance: random.Random
) -> None:
    """Try a rule in positions of play, and then in such as are made up."""
    for moment, position in positions:
        if tried.worked >= _WORKED:
            break  # it was seen often enough in positions like these
        for put in islice(placed(habits, position, moment, entry, chance), _PLACES):
            _try_in(habits, tried, position.name, put, as_it_was=position.game >= 0)
            if tried.is_sound:
                return
    if not is_out_of_play(tried):
        _make_up(habits, tried, entry, under, positions, chance)


@dataclass(slots=True)
class Leading:
    """A rule that is sound, and the positions that can be led somewhere else."""

    habits: Habits
    tried: Tried
    entry: str
    under: Conditions
    positions: list[tuple[str, Position]]
    chance: random.Random

    def never(self, wanted: tree.Expression) -> int:
        """In how many positions something never held, though they were led to it; 0: it held, or nobody knows."""
        judged = Tried(self.tried.sight, (), 0)
        play = [one for one in self.positions if one[1].game >= 0]  # an example may lack what every game has
        positions = play if len(play) >= SEEN else self.positions
        starts = _starts(self.habits, judged, self.entry, (*self.under, wanted), positions, self.chance)
        looked = 0
        for lacks, _, asked, put in sorted(starts, key=lambda one: one[0]):
            if lacks >= HOPELESS:
                return 0  # it is about what is known only later
            if not (sum(climb(self.habits, asked, put, self.chance)[1]) if lacks and looked < _MADE_UP else lacks):
                return 0
            looked += 1
        return looked if looked >= _CERTAIN else 0


def _look_closer(leading: Leading) -> None:
    """What a rule that is sound asks for can be otherwise, and every way to go on is offered at some time."""
    tried = leading.tried
    if tried.conditions and False not in tried.sight.outcomes.get(id(tried.conditions[0]), ()):
        tried.never_failed = leading.never(tree.Not(tried.conditions[0]))
    block = tried.sight.rule.block if isinstance(tried.sight.rule, Acting) else None
    for part in tree.parts(block) if block is not None else ():
        if isinstance(part, tree.Option) and part.where is not None and not tried.never_offered:
            tried.never_offered = leading.never(part.where)


def _asking(habits: Habits, tried: Tried, entry: str, moments: list[str], chance: random.Random) -> list[tuple[str, Position]]:
    """Positions of moments after which somebody asks for what a standing rule is about."""
    asking: list[str] = []
    for moment in moments:
        every = habits.positions.of(moment)
        for position in chance.sample(every, min(2, len(every))):
            before = tried.sight.in_play
            for put in islice(placed(habits, position, moment, entry, chance), 1):
                _try_in(habits, tried, position.name, put, as_it_was=position.game >= 0)
            if tried.is_sound:
                return []
            if tried.sight.in_play > before and moment not in asking:
                asking.append(moment)
    found = [(moment, one) for moment in asking for one in habits.positions.of(moment)]
    return chance.sample(found, min(len(found), POSITIONS))


def _make_up(
    habits: Habits, tried: Tried, entry: str, under: Conditions, positions: list[tuple[str, Position]], chance: random.Random
) -> None:
    """Try a rule in positions that are led towards what it asks for, as far as they can be."""
    rule, failed, tried.waited = tried.sight.rule, 0, 0
    about, inside = topics(habits.program, [rule, *under]), tuple(_inside(rule))
    reached = (tree.Tally("some_of", rule.name, rule.among, rule.where),) if isinstance(rule, tree.Modifier) else ()
    more = (*under, *tried.unheld()[:1], *inside, *reached)
    starts = sorted(_starts(habits, tried, entry, more, positions, chance), key=lambda one: one[0])[:_MADE_UP]
    for lacks, _, wanted, put in starts:
        chosen = _shaken(habits, wanted, about, put, chance) if not lacks else put
        chosen, lacks_now = climb(habits, wanted, chosen, chance)
        tried.note(wanted, lacks_now)
        _try_in(habits, tried, wanted.event, chosen, as_it_was=False)
        failed += sum(lacks_now) > 0
        if tried.is_sound or tried.worked >= 2 * POSITIONS or failed >= _FAILED:
            return


def _starts(
    habits: Habits,
    tried: Tried,
    entry: str,
    more: Conditions,
    positions: list[tuple[str, Position]],
    chance: random.Random,
) -> Iterator[tuple[float, int, Wanted, Placed]]:
    """Positions with the entry in play, and how much of what is asked for is missing there."""
    known: dict[tuple[str, str], Wanted] = {}
    for number, (moment, position) in enumerate(positions):
        key = moment, position.name
        if key not in known:
            known[key] = wanted_of(habits.program, moment, position.name, tried.sight.rule, more)
        for put in islice(placed(habits, position, moment, entry, chance), _PLACES):
            lacks = lacking(habits, known[key], put)
            tried.note(known[key], lacks)
            yield sum(lacks), number, known[key], put


def is_out_of_play(tried: Tried) -> bool:
    """Tell whether the rules of the entry never worked at the moment in question, in positions of games as they were."""
    return isinstance(tried.sight.rule, Acting) and tried.played >= SEEN // 2 and not tried.sight.living


def _inside(rule: tree.Rule) -> Iterator[tree.Expression]:
    """What must be so inside a rule for it to do anything: a way that can be taken, something to choose, go through, count."""
    for part in tree.parts(rule.block if isinstance(rule, Acting) else ()):
        if isinstance(part, tree.Option) and part.where is not None:
            yield part.where
        elif isinstance(part, tree.Choose | tree.ForEach) or (isinstance(part, tree.Tally) and part.word == "count"):
            yield tree.Tally("some_of", part.name, part.among, part.where)


def _shaken(habits: Habits, wanted: Wanted, about: Topics, put: Placed, chance: random.Random) -> Placed:
    """A position that was changed by chance in what the rule is about."""
    shaken = put._replace(state=duplicate(put.state))
    owner = put.state.owners[put.piece]
    mutation = Mutation(habits, shaken.state, wanted.moment, about, chance, owner, put.piece, put.arguments)
    mutation.change()
    changed = mutation.about(shaken)
    return changed if habits.is_like_play(wanted.moment, changed.state, changed.arguments) else put


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
    tried.about += as_it_was and piece_of(put.piece) in put.arguments
    sight = tried.sight
    baseline = put._replace(state=duplicate(put.state))
    held = tried.times_held()
    try:
        run = _begun(habits, sight, name, put, without=False)
        tried.worked += run.worked
        tried.got_through += run.worked and (not tried.conditions or tried.times_held() > held)
        tried.held_in_play += run.worked and as_it_was
        if not run.worked or tried.changed:
            return
        other = _begun(habits, sight, name, baseline, without=True)
        promised = len(run.state.grants) != len(other.state.grants)
        run.without = True  # what comes of it, and not what it does again
        tried.note_difference(difference(habits.program, run, other))
        if not tried.changed and promised and tried.waited < _WAITED:
            tried.waited += 1
            _wait_for_what_was_promised(habits, tried, run, other)
    except RunawayError:
        tried.changed |= as_it_was  # something happened, and what is wrong with it is told elsewhere


def _wait_for_what_was_promised(habits: Habits, tried: Tried, run: Watched, other: Watched) -> None:
    """Go on with both, and look now and then: what a promise changed may be over again soon."""
    for _ in range(_LONG):
        for one in (run, other):
            one.go_on(0, 1)
        tried.note_difference(difference(habits.program, run, other))
        if tried.changed or len(run.state.grants) == len(other.state.grants):
            return


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
