"""What a pack tells about itself: its examples, rules and links mean its own entries by their short ids."""

import shutil
from functools import cache

import pytest
from click.testing import CliRunner
from hostile_packs import PACK, SOUND
from test_hostile_packs import POND, folder

from wwrules.cli import main
from wwrules.compile.program import compile_game
from wwrules.load.game import load_game
from wwrules.packs.archive import write_archive
from wwrules.publish.book import Book
from wwrules.publish.engine import program_without_others
from wwrules.publish.pages.about import about_pages
from wwrules.publish.pages.entries import entry_page
from wwrules.publish.pages.examples import examples_pages
from wwrules.publish.pages.galleries import gallery_pages
from wwrules.publish.pages.rules import rules_pages
from wwrules.publish.render import page_html
from wwrules.publish.strips.playing import play
from wwrules.run.scenario import DifferenceError

BROOMS = POND.parent / "brooms"
WITCHES = {
    "pack.yaml": PACK.replace("for: pond", "for: brooms").replace("[pl]", "[en]"),
    "cards/roles.yaml": """type: entities
kind: role
provenance: {status: stand-in}
entities:
  bog-gatherer:
    brave: take 2 purple potions.
    cowardly: take 1 purple potion.
""",
    "examples.yaml": """type: examples
examples:
  out-of-the-bog:
    note: The [[bog-gatherer]] of Ann takes two potions.
    concerns: [bog-gatherer]
    players: [ann, ben]
    given: |
      do restock()
      for each p in players { make each role in p.spread owned by p where it == bog_gatherer }
    play: do action(ann, first(ann.spread), brave)
    steps:
      - note: Only the [[bog-gatherer]] does that.
        expect: [size(ann.spread) == 1, size(ben.spread) == 1]
""",
}


@cache
def witches(old: str = "", new: str = ""):
    files = {place: text.replace(old, new) if place == "examples.yaml" else text for place, text in WITCHES.items()}
    game, found = load_game(BROOMS, [folder(files)])
    assert found == []
    return game


def test_an_example_plays_with_entries_of_its_pack_by_their_short_ids():
    game = witches()
    example = game.examples["marsh/out-of-the-bog"]
    program, found = compile_game(game)
    assert [one for one in found if "marsh" in one.source.file] == []
    assert len(play(program, example)) == 1
    assert example.pack == "marsh"


def test_an_example_that_is_not_so_is_told():
    game = witches("it == bog_gatherer", "it == frog_gatherer")
    program, _ = compile_game(game)
    with pytest.raises(DifferenceError, match="does not hold"):
        play(program, game.examples["marsh/out-of-the-bog"])


def test_examples_name_their_entries_in_full_once_they_are_loaded():
    example = witches().examples["marsh/out-of-the-bog"]
    assert example.concerns == ("marsh/bog-gatherer",)
    assert example.note == "The [[marsh/bog-gatherer]] of Ann takes two potions."
    assert example.step_notes == {1: "Only the [[marsh/bog-gatherer]] does that."}


MORE = {
    "pack.yaml": PACK.replace("MIT", "CC0-1.0"),
    "rules/marsh.yaml": """type: rules
chapter: marsh
order: 50
rules:
  marsh.start: {note: 'The [[coot]] and the [[swan|other]] wait.', status: inferred, concerns: [coot, swan], see: [marsh.end]}
  marsh.end: {note: It ends., status: inferred, concerns: [coot]}
""",
    "words/pl/prose/marsh.yaml": "type: prose\nrules:\n  marsh.start: '[[coot|Łyska]] i [[swan]] czekają.'\n",
}


@pytest.fixture(scope="module")
def book() -> Book:
    game, found = load_game(POND, [folder({**SOUND, **MORE})])
    assert found == []
    return Book(game, "pl")


def html(book: Book, pages) -> str:
    return "".join(page_html(book, page) for page in pages)


def test_rules_of_a_pack_lead_to_its_entries(book):
    rule = book.game.rules["marsh/marsh.start"]
    assert (rule.concerns, rule.see) == (("marsh/coot", "swan"), ("marsh/marsh.end",))
    shown = html(book, rules_pages(book, book.pages["rules"]))
    assert '<a class="ref" href="../bird/marsh.coot.html">Łyska</a>' in shown
    assert "[[" not in shown
    assert "czekają" in page_html(book, entry_page(book, book.game.entities["marsh/coot"]))


def test_a_pack_is_called_by_its_name_and_said_to_be_unofficial(book):
    shown = page_html(book, entry_page(book, book.game.entities["marsh/coot"]))
    assert '<span class="badge pack">z\N{NO-BREAK SPACE}dodatku Marsh birds, nieoficjalne</span>' in shown
    assert "nieoficjalne" not in page_html(book, entry_page(book, book.game.entities["heron"]))
    gallery = html(book, gallery_pages(book, book.pages["birds"]))
    assert gallery.count("Marsh birds") == gallery.count("nieoficjalne") == 1
    about = html(book, about_pages(book, book.pages["about"]))
    assert '<strong>Marsh birds</strong> 1.0.0 · Somebody · <span class="whole">CC0-1.0</span>' in about
    for badge in ("nieoficjalne", "sprawdzone", "polski"):
        assert f'<span class="badge">{badge}</span>' in about


def test_an_example_of_a_pack_is_marked_where_it_is_listed_and_shown():
    book = Book(witches(), "en")
    for page in examples_pages(book, next(one for one in book.pages.values() if one.shows == "examples")):
        marks = page_html(book, page).count('<span class="badge pack">from the pack Marsh birds, unofficial</span>')
        assert marks == (page.path in ("examples", "examples/marsh.out-of-the-bog")), page.path


def test_a_pack_is_played_with_what_it_needs():
    base = {"pack.yaml": PACK.replace("id: marsh", "id: lake")}
    more = {**SOUND, "pack.yaml": PACK + 'needs: {lake: "1.0.0"}\n'}
    other = {"pack.yaml": PACK.replace("id: marsh", "id: other")}
    game, _ = load_game(POND, [folder(base), folder(more), folder(other)])
    assert "marsh/coot" in program_without_others(game, "marsh").game.entities
    assert "marsh/coot" not in program_without_others(game, "lake").game.entities


def test_a_pack_whose_example_is_not_true_is_neither_packed_nor_valid(tmp_path, monkeypatch):
    shutil.copytree(BROOMS, tmp_path / "content" / "brooms")
    monkeypatch.chdir(tmp_path)
    for verdict, number in (("valid", 1), ("faults", 7)):
        files = {
            place: text.replace("size(ann.spread) == 1", f"size(ann.spread) == {number}") for place, text in WITCHES.items()
        }
        files["words/en/lexicon.yaml"] = "type: lexicon\nwords:\n  bog-gatherer: {name: bog gatherer, origin: own}\n"
        for place, text in files.items():
            (tmp_path / "marsh" / place).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / "marsh" / place).write_text(text, "utf-8")
        (tmp_path / verdict).mkdir()
        (tmp_path / verdict / "marsh.zip").write_bytes(write_archive({key: one.encode() for key, one in files.items()}, []))
        judged = CliRunner().invoke(main, ["inbox", verdict])
        assert judged.stdout.split()[:2] == ["marsh.zip", verdict], judged.stdout
        packed = CliRunner().invoke(main, ["pack", "marsh", "--out", f"{verdict}.zip"])
        assert (judged.exit_code, packed.exit_code) == (verdict != "valid", verdict != "valid")
        assert (tmp_path / f"{verdict}.zip").is_file() == (verdict == "valid")
    assert "examples.yaml:13:18: error: " in packed.stderr
