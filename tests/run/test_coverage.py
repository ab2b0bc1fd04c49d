"""The worked examples use every effect of every card and what carries out each rule paragraph; random games most of them."""

import random

from playing import decide
from test_examples import WONDERLAND, program_of, scenario_of

from wwrules.run.coverage import unused_entries, unused_rules, watching
from wwrules.run.session import Session


def test_everything_that_cards_and_rules_say_is_used(capsys):
    program = program_of("wonderlands-war")
    start = program.start
    with watching() as in_games:
        for seats in (2, 3, 4, 5):
            play(Session(program, seats, seats, backend="oracle"), random.Random(seats))
    with watching() as in_examples:
        for example in WONDERLAND.examples.values():
            list(scenario_of("wonderlands-war", example).run(list(example.steps)))
    program.start = start
    cards = len(program.rules) + len({entry for entry, _ in program.called})
    paragraphs = len(WONDERLAND.rules)
    with capsys.disabled():
        for name, used in (("4 games", in_games), ("examples", in_examples)):
            idle, rules = len(unused_entries(program, used)), len(unused_rules(program, used))
            shown = f"effects of {cards - idle} of {cards} entries, {paragraphs - rules} of {paragraphs} rules"
            print(f"\n{name}: {shown}", end="")  # noqa: T201 - the table is meant to be seen
    assert unused_entries(program, in_examples) == []
    assert unused_rules(program, in_examples) == []


def play(session: Session, chance: random.Random) -> None:
    while session.to_move:
        decide(session, chance)
