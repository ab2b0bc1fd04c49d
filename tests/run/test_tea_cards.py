"""Every tea card gives what it shows: what its symbols promise is reckoned from the card alone and compared."""

from collections import Counter

import pytest
from test_examples import WONDERLAND, program_of

from wwrules.run.scenario import Scenario
from wwrules.run.session import Session

CARDS = {one.id: one.properties for one in WONDERLAND.entities.values() if one.kind == "tea-card"}
HALVES = [(card, half) for card, shown in CARDS.items() for half in ("rewards", "lower") if half in shown]
NAMES = {"ann": 0, "ben": 1, "cleo": 2}
GIVEN = """
  do take_faction(ann, alice)
  do fill_supply()
  do lay_quests()
  make each wonderlander_card in wonderlander_market where it in [duchess, gryphon]
  make 1 standee in supply with figure_card = duchess
  make 1 standee in supply with figure_card = gryphon
  do gain_shards(ann, 9)
  ann.shield = broken
"""


@pytest.mark.parametrize(("card", "half"), HALVES)
def test_a_card_gives_what_it_shows(card, half):
    before, _ = resolved("", half)
    after, rolled = resolved(f"""
      make each tea_card in tea_deck where it == {card.replace("-", "_")}
      do resolve_card(ann, first(tea_deck))
    """, half)  # fmt: skip
    after.subtract(before)
    expected = reckoned(CARDS[card], half)
    expected["shards"] += rolled
    any_ally = expected.pop("any ally", 0)
    allies = sum(value for key, value in after.items() if "chip" in key) - sum(
        value for key, value in expected.items() if "chip" in key
    )
    assert allies == any_ally
    for key in {*after, *expected}:
        assert after[key] == expected[key] or (any_ally and "chip" in key and after[key] > expected[key]), key


def resolved(play: str, half: str) -> tuple[Counter[str], int]:
    """What Ann has after something was played, whatever could be taken was taken, and what was rolled."""
    scenario = Scenario(program_of("wonderlands-war"), 3, GIVEN, play, NAMES)
    scenario.prepare()
    session = Session(scenario.program, 1, 3, backend="oracle")
    while session.to_move:
        options, least, _ = session.choices(0)
        wanted = [one for one in ("lower" if half == "lower" else "upper", "roll", "do") if one in options]
        session.answer(0, *(wanted or options)[:least])
    return measured(session), sum(
        fact["value"] for fact in session.log if fact["fact"] == "rolled" and fact["value"] in range(4)
    )


def measured(session: Session) -> Counter[str]:
    state = session.state
    found: Counter[str] = Counter()
    for number, kind in enumerate(state.kinds):
        zone = state.places[number]
        mine = zone.of == 0
        match kind, zone.word:
            case "follower", "region-units":
                found["units"] += 1
            case (("ally-chip" | "forge-chip"), "bag") if mine:
                ally = state.marks["chip-ally"][number]
                found[f"{ally.id} {state.marks['chip-level'].get(number, 'weak')} chip"] += 1
            case "madness-chip", "bag" if mine:
                found["madness"] += 1
            case "shard", "shard-pile" if mine:
                found["shards"] += 1
            case "castle", "region-castles":
                found["castles"] += 1
            case "wonderlander-card", "own-wonderlanders" if mine:
                found["wonderlanders"] += 1
            case "quest", "quest-hand" if mine:
                found["quests"] += 1
            case "ability", "own-abilities":
                found["abilities"] += not state.marks["ability-locked"].get(number, True)
    found["leader"] = state.players["leader-strength"][0]
    found["shield"] = state.players["shield"][0] == "intact"
    return found


# what a symbol promises; a minus sign stands for what is taken
PROMISES = {
    "reward-units": "units",
    "reward-any-ally": "any ally",
    "reward-leader-strength": "leader",
    "reward-castle": "castles",
    "reward-ability": "abilities",
    "reward-wonderlander": "wonderlanders",
    "reward-quest-1": "quests",
    "reward-quest-2": "quests",
    "reward-shield": "shield",
    "discard-shards": "-shards",
    "discard-madness": "-madness",
}


def reckoned(shown, half: str) -> Counter[str]:
    """What the symbols of a card promise, one after the other. Forging may be left and is."""
    found = Counter({"units": shown["units"]})
    for symbol in [*shown[half], *([shown["tainted"]] if "tainted" in shown else [])]:
        count = symbol.get("count", 1)
        if symbol["reward"] == "reward-ally-chip":
            found[f"{symbol['ally']} {symbol['level']} chip"] += 1
        elif symbol["reward"] != "reward-forge":
            promise = PROMISES[symbol["reward"]]
            found[promise.lstrip("-")] += -count if promise.startswith("-") else count
    return found
