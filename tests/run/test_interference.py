"""An owner who was not asked for an order did not miss anything: every order of the rules gives the same position.

Rules of many sorts are laid on charms, by twos and threes, and tried in every order on the same event.
"""

from dataclasses import replace
from itertools import combinations, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from playing import arena

from wwrules.compile import procedure_tree as tree
from wwrules.run import timeline
from wwrules.run.session import Session

DEFINE = """
  event chimed() { leading += 1 }
  after chimed() { for each p in players { p.secret += 1 } }
  check p in players where p.secret > 5 { p.secret = 0  north.bright = true }
  procedure bump(p Player) { p.secret += 1 }
  function strength(p Player) = sum(t.might for t in p.field)
"""
DO = """
  for each p in players { p.score = 5 }
  let me = first(players)
  make each charm in me.field owned by me with might = it.power
  make 3 token in me.hand owned by me with might = 1
  make 3 token in me.sack owned by me
  announce rung()
"""
TEXTS = [
    "leading = 3",
    "leading = you.score",
    "you.score += 2",
    "you.score = you.secret",
    "if turns > 1 { you.score += 1 }",
    "turns += 3",
    "turns = strength(you)",
    "this.might = 7",
    "for each t in you.hand { t.might += 1 }",
    "turns = sum(t.might for t in you.hand)",
    "move this to you.hand",
    "move collect(t in you.field where t != this) to you.hand",
    "let t = first(you.hand)  move t to shelf",
    "let t = first(you.field)  move t to shelf",
    "let t = first(you.hand)  if t and t.zone == you.hand { you.secret = 4 }",
    "let t = first(you.hand)  if t { turns = settled(t.might) }",
    "let t = first(you.hand)  if t { carry t on this }",
    "turns = size(this.carried)",
    "make 1 token in shelf owned by you",
    "turns = size(pieces(token))",
    "reveal you.sack to players",
    "announce chimed()",
    "do bump(you)",
    "north.bright = true",
    "if north.bright { leading = 9 }",
    "roll n from [1, 2, 3]  leading = n",
    "draw t from you.sack  if t { t.might = 9 }",
    "shuffle you.hand",
    "choose t from you.hand by you  if t { t.might = 5 }",
    'choose one by you { "a" { leading = 1 } "b" { leading = 2 } }',
    "together p in players decide secret from [1, 2]",
    "this.owner = next(you)",
    "end game",
    "grant you { modify might of t in you.field by plus 2 } until end of match",
    "grant you { modify might of t in you.hand by times 2 } once until end of match",
    "grant you { forbid chimed() } until end of match",
    "grant you { after chimed() { turns += 5 } } until after next chimed() until end of match",
    "grant you { instead of chimed() { north.bright = true } } once until end of match",
]
RULES = [
    *(f"after rung() {{ {text} }}" for text in TEXTS),
    "after rung() where turns == 1 { you.secret += 2 }",
    "after rung() once per match { you.secret += 2 }",
    "after rung() optionally { turns = 8 }",
    "while you.secret == 0 { after rung() { south.bright = true } }",
    "while size(you.hand) == 3 { after rung() { leading += 2 } }",
    "while strength(you) > 9 { after rung() { turns = 7 } }",
]
CHARMS = ("plain", "shouter", "thief")


def outcomes(rules, *, same_piece=False):
    """The positions after an event for which these rules wait, one for each order; None if somebody was asked for it."""
    texts = {"plain": " ".join(rules)} if same_piece else dict(zip(CHARMS, rules, strict=False))
    program = arena(DO, DEFINE, texts)
    given_rules = program.rules["plain"] if same_piece else [program.rules[charm][0] for charm in texts]
    numbers = {id(part): number for number, rule in enumerate(given_rules) for part in tree.parts(rule)}
    orders = permutations(range(len(rules)))
    return [outcome(program, lambda one, order=order: order.index(numbers.get(id(one.rule), 0))) for order in orders]


def outcome(program, place):
    """The position when the rules of each owner are taken by their place."""
    by_owner = timeline.in_order

    def in_order(machine, frame, rules):
        found = by_owner(machine, frame, rules)
        owners = list(dict.fromkeys(one.you for one in found))
        return sorted(found, key=lambda one: (owners.index(one.you), place(one)))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(timeline, "in_order", in_order)
        session = Session(program, seed=3, seats=2)
        while session.to_move:
            if session.state.request.sort == "order":
                return None
            options, least, _ = session.choices(session.to_move[0])
            session.answer(session.to_move[0], *options[-max(1, least) :])
    return replace(session.state, calls=[])  # where it was when the game ended does not matter


@pytest.mark.parametrize("same_piece", [False, True])
def test_two_rules_that_need_no_order_have_none(same_piece):
    silent = 0
    for one, other in combinations(RULES, 2):
        first, *others = outcomes([one, other], same_piece=same_piece)
        assert all(first == each for each in others), (one, other)
        silent += first is not None
    assert silent > len(RULES) * (len(RULES) - 1) / 2 / 4  # not everything is asked


@given(st.lists(st.sampled_from(RULES), min_size=3, max_size=3, unique=True))
def test_three_rules_that_need_no_order_have_none(rules):
    first, *others = outcomes(rules)
    assert all(first == each for each in others)


TWINS = DO.replace(
    "make each charm",
    "make each charm in me.field owned by me where it == plain with might = it.power\n  make each charm",
)


# Pieces that are alike take turns as they lie; who takes a piece by where it lies may take the other of the two.
@pytest.mark.parametrize("rule", [rule for rule in RULES if "first(you.field)" not in rule])
def test_the_same_rule_of_two_pieces_needs_no_order_that_is_not_asked_for(rule):
    program = arena(TWINS, DEFINE, {"plain": rule})
    first, last = (outcome(program, lambda one, way=way: way * one.this.number if one.this else 0) for way in (1, -1))
    assert first == last
