"""What `fits` lets through quickly, the library lets through too: every file of the games, bent in random ways."""

import copy
import os
import random
from pathlib import Path

import pytest

from wwrules.load.fits import fits
from wwrules.load.reader import read
from wwrules.load.shapes import schemas, typed
from wwrules.load.violations import Validator

GAMES = Path(__file__).parents[1] / "games"
TRIES = 60 * int(os.environ.get("WWRULES_SOAK", "1"))
ODD = ["", "x", "Id", "a-b", "a\n", "true", 0, -1, 10**9, True, False, [], {}, ["x"], {"x": 1}, "x" * 3000]


def files():
    for file in sorted(GAMES.glob("*/**/*.yaml")):
        node, found = read(file.name, file.read_bytes())
        assert found == []
        file_type = node.get("type").text
        yield pytest.param(node, schemas()[file_type], id=file.relative_to(GAMES).as_posix())


def places(value, path=()):
    yield path
    pairs = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in pairs:
        yield from places(inner, (*path, key))


def bent(value, chance):
    """A copy in which one value is another, gone, or has a neighbour."""
    value = copy.deepcopy(value)
    path = chance.choice([one for one in places(value) if one])
    holder = value
    for step in path[:-1]:
        holder = holder[step]
    match chance.randrange(3):
        case 0:
            holder[path[-1]] = chance.choice(ODD)
        case 1:
            del holder[path[-1]]
        case _ if isinstance(holder, dict):
            holder[str(chance.choice(ODD))] = chance.choice(ODD)
        case _:
            holder.append(chance.choice(ODD))
    return value


@pytest.mark.parametrize(("node", "schema"), list(files()))
def test_nothing_fits_that_the_library_refuses(node, schema):
    quick, library = fits(schema), Validator(schema)
    value = typed(node, schema, schema)
    assert library.is_valid(value)
    assert quick(value)  # sound files never need the library
    chance = random.Random(repr(value)[:200])
    refused = 0
    for _ in range(TRIES):
        other = bent(value, chance)
        if quick(other):
            assert library.is_valid(other), other
        else:
            refused += 1
    assert refused
