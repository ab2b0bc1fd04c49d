"""What is worked out once is never out of date: neither the tables of a program nor whose rules work in a position."""

from dataclasses import replace

from playing import arena, nowhere, play
from test_battles import wars

from wwrules.compile.procedures import parse_body
from wwrules.run.attributes import Attributes
from wwrules.run.session import Session
from wwrules.run.tables import tables_of
from wwrules.run.values import Thing, Zone


def test_a_rule_that_is_added_later_is_seen():
    program = arena("announce rung()")
    assert Session(program, seed=1, seats=2).state.table["leading"] == 0
    rules, found = parse_body("after rung() { leading += 1 }", nowhere)
    assert found == []
    program.adopt(rules, nowhere)
    program.standing += rules
    assert Session(program, seed=1, seats=2).state.table["leading"] == 1


def test_a_copy_of_a_program_has_tables_of_its_own():
    program = arena("announce rung()")
    other = replace(program, rule_zones=dict.fromkeys(program.rule_zones, ("hand",)))
    assert tables_of(program).zones_with_rules == {"field"}
    assert tables_of(other).zones_with_rules == {"hand"}
    assert tables_of(program) is tables_of(program) is not tables_of(other)


def test_names_mean_what_the_vocabulary_says():
    tables = tables_of(arena(""))
    named = ["shelf", "doubler", "nobody", "true", "turns", "sunny"]
    assert [tables.means(one) for one in named] == [Zone("shelf"), Thing("doubler"), None, True, "turns", "sunny"]
    assert tables.table_attributes == {"turns", "leading"}
    assert tables.zone("hand", 1) == Zone("hand", 1)
    assert tables.is_a("charm", "token")
    assert not tables.is_a("token", "charm")
    assert not tables.is_a("", "")
    assert (tables.property("doubler", "power"), tables.property("doubler", "might")) == (2, None)
    assert tables.property("north", "next") == Thing("east")


def test_whose_rules_work_is_never_out_of_date(monkeypatch):
    """Each time it is asked for, it is also looked at anew."""
    remembered, asked = Attributes.rule_holders, []

    def compared(self):
        found = list(remembered(self))
        self.forget()
        assert remembered(self) == found
        asked.append(len(found))
        return found

    monkeypatch.setattr(Attributes, "rule_holders", compared)
    for name in ("tricks", "workers"):
        for seed in range(3):
            list(play(name, seed, 3))
    list(wars("ally-set-a", 1))
    assert sum(asked) > 1_000


def test_pieces_that_are_made_or_moved_change_whose_rules_work():
    program = arena("""
      let me = first(players)
      make each charm in me.hand owned by me where it == shouter
      make 4 token in me.hand owned by me
      announce played(last(me.hand), me)
      me.secret = me.score
      move first(me.hand) to me.field
      announce played(last(me.hand), me)
      turns = me.score
      make each charm in me.field owned by me where it == shouter
      announce played(last(me.hand), me)
      leading = me.score
      move collect(t in me.field where is_a(t, charm)) to shelf
      announce played(last(me.hand), me)
    """)
    state = Session(program, seed=1, seats=2).state
    assert (state.players["secret"][0], state.table["turns"], state.table["leading"]) == (1, 3, 6)
    assert state.players["score"][0] == 7
