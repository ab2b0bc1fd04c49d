"""Packs of people who do not know each other stand side by side, and none stands in the way of the game."""

import random
import re
import shutil
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hostile_packs import SOUND
from test_hostile_packs import POND, folder

from wwrules.compile.program import Program
from wwrules.diagnostics import Severity
from wwrules.packs.starting import start_pack
from wwrules.pipeline import check_game
from wwrules.play.sight import Words
from wwrules.publish.book import Book
from wwrules.publish.pages import pages_in
from wwrules.publish.render import page_html
from wwrules.reports import text
from wwrules.run.session import Session
from wwrules.run.values import Thing
from wwrules.trials.answers import random_answer

GAME = Path(__file__).parents[2] / "content" / "wonderlands-war"
_RULES = "type: rules\nchapter: feeding\norder: 10\nrules:\n  feeding.late: {note: Late., status: inferred, concerns: [coot]}\n"
_PROSE = "type: prose\nrules:\n  feeding.late: Spóźniony ptak je ostatni.\n"
_SOUND = {**SOUND, "rules/feeding.yaml": _RULES, "words/pl/prose/feeding.yaml": _PROSE}
MARSH = folder({place: content.encode() for place, content in _SOUND.items()})


def another(name: str):
    """The same pack by somebody else."""
    first = _SOUND["pack.yaml"].replace("id: marsh", f"id: {name}").replace("name: Marsh", f"name: {name.capitalize()}")
    return folder({place: content.encode() for place, content in {**_SOUND, "pack.yaml": first}.items()})._replace(name=name)


@cache
def with_starters() -> tuple[Program, list]:
    """The game with each of two starters, twice."""
    with TemporaryDirectory() as home:
        packs = [Path(home) / f"{who}-{kind}" for who in ("my", "your") for kind in ("ally-set", "faction")]
        for pack in packs:
            start_pack(GAME, pack.name.partition("-")[2], pack.name, pack.name.capitalize(), pack)
        game, found = check_game(GAME, packs)
    return game.compiled[0], found


@pytest.mark.slow
def test_starters_stand_together():
    program, found = with_starters()
    assert list(text(one for one in found if one.severity is Severity.ERROR)) == []
    assert list(program.game.packs) == ["my-ally-set", "my-faction", "your-ally-set", "your-faction"]


@pytest.mark.slow
def test_factions_of_packs_are_chosen_and_played():
    program, _ = with_starters()
    session, chance = Session(program, 5, 3, {"ally-set-in-use": Thing("your-ally-set/my-set")}), random.Random(5)
    wanted = [Thing("your-faction/my-faction"), Thing("alice"), Thing("my-faction/my-faction")]
    for seat, faction in enumerate(wanted):
        assert {*wanted[seat:]} <= {*session.choices(seat)[0]}
        session.answer(seat, faction)
    while session.to_move:
        session.answer(session.to_move[0], *random_answer(session, session.to_move[0], chance))
    assert session.is_over
    words = Words(program, "pl")
    assert [words.entry(one.id) for one in wanted] == ["Nowa Frakcja (Your-faction)", "Alicja", "Nowa Frakcja (My-faction)"]


def test_names_ids_and_chapters_of_packs_are_their_own():
    game, found = check_game(POND, [MARSH, another("fen")])
    assert list(text(found)) == []
    assert [one.id for one in game.chapters] == ["feeding", "sleeping", "marsh/feeding", "fen/feeding"]


def test_pages_show_both_with_the_name_of_their_pack():
    game, _ = check_game(POND, [MARSH, another("fen")])
    book = Book(game, "pl")
    pages = {page.path: page for page in pages_in(book)}
    for pack, name in (("fen", "Fen birds"), ("marsh", "Marsh birds")):
        card = page_html(book, pages[f"bird/{pack}.coot"])
        assert "Łyska" in card
        assert name in card
        assert name in page_html(book, pages[f"rules/{pack}.feeding"])
    numbers = {path: page.title.partition(".")[0] for path, page in pages.items() if path.startswith("rules/")}
    assert numbers == {"rules/feeding": "1", "rules/sleeping": "2", "rules/fen.feeding": "3", "rules/marsh.feeding": "4"}


def test_a_pack_does_not_stand_in_the_way_of_the_game(tmp_path):
    """The game gets a bird of the same id and name as the pack's, and a chapter at the same place."""
    pond = Path(shutil.copytree(POND, tmp_path / "pond"))
    edit(
        pond / "cards/birds.yaml",
        r"\n  duck:",
        "\n  coot: {provenance: {status: stand-in}, count: 1, colour: grey, home: reeds, intent: Dives.}\n  duck:",
    )
    edit(pond / "vocabulary/totals.yaml", "equals: 13", "equals: 14")
    edit(pond / "vocabulary/totals.yaml", "equals: 10", "equals: 11")
    edit(pond / "words/pl/lexicon/all.yaml", r"\n  crumb:", "\n  coot: {name: Łyska, gender: f, origin: own}\n  crumb:")
    edit(pond / "words/cs/lexicon/all.yaml", r"\n  crumb:", "\n  coot: {name: Lyska, gender: f, origin: own}\n  crumb:")
    game, found = check_game(pond, [MARSH])
    birds, lexicon = (str(pond / place) for place in ("cards/birds.yaml", "words/pl/lexicon/all.yaml"))
    assert [line.replace(birds, "pond/birds.yaml").replace(lexicon, "pond/names.yaml") for line in text(found)] == [
        "marsh/cards/birds.yaml:5:3: warning: 'coot' is an id of the game too, in pond/birds.yaml, line 4; "
        "in this pack it means the pack's own [same-as-official]",
        "marsh/words/pl/lexicon.yaml:3:16: warning: 'Łyska' is also the name of the official 'coot'; "
        "only the name of the pack tells the two apart [same-as-official]",
    ]
    assert not [one for one in found if one.severity is Severity.ERROR]
    assert (game.entities["marsh/coot"].properties["count"], game.entities["coot"].properties["count"]) == (3, 1)


def edit(file: Path, old: str, new: str) -> None:
    changed, number = re.subn(old, new, file.read_text("utf-8"), count=1)
    assert number == 1
    file.write_text(changed, "utf-8")
