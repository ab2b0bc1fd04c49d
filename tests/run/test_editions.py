"""Where the printed editions play differently, the choice of a reading is felt; where it is not, a reason is written down."""

from pathlib import Path

import pytest
import yaml
from test_examples import WONDERLAND, program_of

from wwrules.run.scenario import DifferenceError, Scenario

TABLE = yaml.safe_load((Path(__file__).parent / "editions.yaml").read_text("utf-8"))
READINGS = WONDERLAND.enumerations["reading"].values
SWITCHED = {name: row for name, row in TABLE.items() if isinstance(row, dict)}


def comes_out(name: str, reading: str) -> bool:
    """Whether an example comes out as written where another reading is played."""
    example = WONDERLAND.examples[name]
    names = {player: seat for seat, player in enumerate(example.players)}
    given = f"{example.given}\nedition = {reading}"
    scenario = Scenario(program_of("wonderlands-war"), len(names), given, example.play, names)
    try:
        list(scenario.run(list(example.steps)))
    except DifferenceError:
        return False
    return True


def test_every_difference_in_play_is_switched_or_explained():
    assert list(TABLE) == sorted(one.id for one in WONDERLAND.divergences.values() if one.matters == "play")
    assert all(isinstance(row, str) and row.endswith(".") for name, row in TABLE.items() if name not in SWITCHED)


@pytest.mark.parametrize("divergence", SWITCHED)
def test_every_reading_has_its_example(divergence):
    readings = [reading for some in SWITCHED[divergence].values() for reading in some]
    assert sorted(readings) == sorted(READINGS)
    assert len(SWITCHED[divergence]) > 1


@pytest.mark.parametrize(("divergence", "name"), [(one, name) for one, row in SWITCHED.items() for name in row])
def test_an_example_comes_out_under_its_readings_only(divergence, name):
    assert divergence in WONDERLAND.examples[name].concerns
    assert [reading for reading in READINGS if comes_out(name, reading)] == SWITCHED[divergence][name]
