"""Packs that need others: in any order, in versions that will do, without circles, each with an id of its own."""

import shutil
from itertools import permutations
from pathlib import Path

import pytest
from click.testing import CliRunner
from hostile_packs import BIRDS, NAMES, PACK
from test_hostile_packs import POND, folder

from wwrules import reports
from wwrules.cli import main
from wwrules.load.game import load_game
from wwrules.load.needs import in_order_of_needs
from wwrules.packs.archive import write_archive
from wwrules.packs.needed import missing_needs
from wwrules.versions import within

PACKS = {  # the marsh has a bird that mentions one of the reeds, which need the lake
    "marsh": ("coot", "reed-bed/snipe", 'needs: {reed-bed: ">=1.0.0 <2.0.0", pond: "1.1.0"}\n'),
    "reed-bed": ("snipe", "lake/grebe", 'needs: {lake: ">=1.0.0"}\n'),
    "lake": ("grebe", "swan", ""),
}


def files(pack: str, needs: str | None = None) -> dict[str, bytes]:
    bird, other, usual = PACKS[pack]
    first = PACK.replace("id: marsh", f"id: {pack}") + (usual if needs is None else needs)
    names = NAMES.replace("coot", bird).replace("Łyska", f"Ptak {bird[0]}")
    birds = BIRDS.replace("  coot:", f"  {bird}:").replace("[[swan]]", f"[[{other}]]")
    made = {"pack.yaml": first, "cards/birds.yaml": birds, "words/pl/lexicon.yaml": names}
    return {place: text.encode() for place, text in made.items()}


def told(*packs: dict[str, bytes]) -> list[str]:
    return [reports.line(one) for one in load_game(POND, [folder(one) for one in packs])[1]]


@pytest.mark.parametrize("order", list(permutations(PACKS)), ids=" ".join)
def test_packs_are_added_after_those_they_need(order):
    game, found = load_game(POND, [folder(files(pack)) for pack in order])
    assert found == []
    assert list(game.packs) == ["lake", "reed-bed", "marsh"]


@pytest.mark.parametrize(
    ("needs", "line"),
    [
        (
            'needs: {reed-bad: "1.0.0"}\n',
            "10:9: error: the pack 'reed-bad', which is needed, is not there; did you mean 'reed-bed'?",
        ),
        ('needs: {reed-bed: ">1.0.0"}\n', "10:20: error: 'reed-bed' is there in version '1.0.0', but '>1.0.0' is needed"),
        (
            'needs: {reed-bed: "1.0.0", pond: "<1.1.0"}\n',
            "10:35: error: 'pond' is there in version '1.1.0', but '<1.1.0' is needed",
        ),
        ("", "birds.yaml:9:30: error: this belongs to the pack 'reed-bed', which stands under no 'needs'"),
    ],
)
def test_a_need_that_is_not_met_is_a_fault_at_its_place(needs, line):
    first, *_ = [one for one in told(files("marsh", needs), files("reed-bed"), files("lake")) if line in one]
    assert first.endswith("[unmet-need]")


def test_a_circle_is_told_once():
    circle = files("lake", 'needs: {marsh: "1.0.0"}\n')
    assert told(files("marsh"), files("reed-bed"), circle) == [
        "marsh/pack.yaml:10:9: error: 'lake' leads back to itself: lake → marsh → reed-bed → lake [circle]"
    ]
    alone = files("lake", 'needs: {lake: "1.0.0"}\n')
    assert told(alone) == ["marsh/pack.yaml:10:9: error: 'lake' leads back to itself: lake → lake [circle]"]


def test_a_pack_has_an_id_of_its_own():
    of_the_game = files("lake") | {"pack.yaml": PACK.replace("id: marsh", "id: pond").encode()}
    assert told(of_the_game)[0].startswith("marsh/pack.yaml:2:5: error: 'pond' is already defined in ")
    game, found = load_game(POND, [folder(files("lake")), folder(files("lake"))])
    assert [reports.line(one) for one in found] == [
        "marsh/pack.yaml:2:5: error: 'lake' is already defined in marsh/pack.yaml, line 2 [duplicate-id]"
    ]
    assert list(game.packs) == ["lake"]


@pytest.mark.parametrize(
    ("wanted", "line"),
    [
        ("{lake: any}", "10:15: error: 'any' is not a range of versions, as in >=1.2.0 <2.0.0 [malformed-text]"),
        ('{lake: "1.0"}', "10:16: error: '1.0' is not a range of versions"),
        ('{lake: ">=1.0.0 1.0.0"}', "10:16: error: '>=1.0.0 1.0.0' is not a range"),
        ('{../lake: "1.0.0"}', "10:9: error: '../lake' is not an id"),
        ("[lake]", "10:1: error: "),
        ("{}", "10:1: error: nothing stands here"),
    ],
)
def test_what_is_no_need_is_told(wanted, line):
    assert f"marsh/pack.yaml:{line}" in told(files("marsh", f"needs: {wanted}\n"))[0]


@pytest.mark.parametrize(
    ("version", "wanted", "fits"),
    [
        ("1.2.0", "1.2.0", True),
        ("1.2.1", "1.2.0", False),
        ("1.10.0", ">=1.9.0", True),
        ("1.9.0", ">1.9.0", False),
        ("2.0.0", ">=1.0.0 <2.0.0", False),
        ("1.99.99", ">=1.0.0 <2.0.0", True),
        ("2.0.0", ">=1.0.0 <=2.0.0", True),
    ],
)
def test_ranges_of_versions(version, wanted, fits):
    assert within(version, wanted) is fits


def test_an_unreadable_pack_keeps_its_turn():
    assert in_order_of_needs([None, None]) == [0, 1]


@pytest.fixture
def home(tmp_path: Path, monkeypatch) -> Path:
    shutil.copytree(POND, tmp_path / "content" / "pond")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def write(home: Path, pack: str) -> None:
    for place, content in files(pack).items():
        (home / pack / place).parent.mkdir(parents=True, exist_ok=True)
        (home / pack / place).write_bytes(content)


def wwrules(*words: str):
    return CliRunner().invoke(main, list(words))


def test_needed_packs_are_found_beside_a_pack_and_among_what_is_given(home):
    write(home, "marsh")
    lonely = wwrules("check", "marsh")
    assert lonely.exit_code == 1
    assert "marsh/pack.yaml:10:9: error: the pack 'reed-bed', which is needed, is not there [unmet-need]" in lonely.output
    (home / "sent").mkdir()
    for pack in ("reed-bed", "lake"):
        (home / "sent" / f"{pack}.zip").write_bytes(write_archive(files(pack), []))
    assert wwrules("check", "marsh", "sent/lake.zip", "sent/reed-bed.zip").output.startswith("clean: ")
    for pack in ("reed-bed", "lake"):
        write(home, pack)
    assert wwrules("check", "marsh").exit_code == 0
    packed = wwrules("pack", "marsh")
    assert packed.output.startswith("marsh-1.0.0.zip written")
    assert wwrules("check", "marsh-1.0.0.zip").exit_code == 0


def test_both_are_given_in_any_order(home):
    for pack in PACKS:
        write(home / "elsewhere", pack)
    for order in permutations(PACKS):
        given = [word for pack in order for word in ("--with", f"elsewhere/{pack}")]
        done = wwrules("say", "lake/grebe", *given)
        assert "lake/grebe effect pl: " in done.output, done.output


def test_whoever_names_a_pack_gets_what_it_needs_as_well(tmp_path):
    for pack in PACKS:
        for place, content in files(pack).items():
            (tmp_path / pack / place).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / pack / place).write_bytes(content)
    marsh, reeds, lake = (tmp_path / pack for pack in PACKS)
    assert missing_needs([marsh], lambda home: (home,)) == [reeds, lake]
    assert missing_needs([lake, marsh], lambda home: (home,)) == [reeds]
    assert missing_needs([marsh], lambda _: ()) == []
