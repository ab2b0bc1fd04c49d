"""What to think of a pack: a word that rests on who wins, kept by a maintainer, and shown while the pack is the same."""

from pathlib import Path
from shutil import copytree

import pytest
from click.testing import CliRunner
from running import GAMES, program_of

from wwrules import reports
from wwrules.cli import main
from wwrules.load.folders import folder_at
from wwrules.packs.archive import read_archive
from wwrules.packs.packing import packed
from wwrules.packs.verdicts import fingerprint_of, read_verdicts, write_verdict
from wwrules.pipeline import check_game
from wwrules.publish.book import Book
from wwrules.publish.pages.about import about_pages
from wwrules.publish.render import page_html
from wwrules.trials import command
from wwrules.trials.balance import BEYOND, FEW, SAME, WITHIN, Comparing, Shift
from wwrules.trials.judging import entry_of, judged, judgement
from wwrules.trials.plans import Plan, Variant
from wwrules.trials.records import Played
from wwrules.trials.tallies import Estimate

FIRST_PAGE = """type: pack
id: marsh
version: "1.0.0"
format: 2
for: {game}
name: Marsh
licence: MIT
authors: [Somebody]
locales: [{locale}]
"""
ENTRY = {
    "version": "1.0.0",
    "fingerprint": "0" * 32,
    "players": 2,
    "games": 40,
    "seed": "-5",
    "bots": ["random", "montecarlo:20"],
    "rests-on": {"about": "seat", "whom": "1", "shift": "-0.5", "low": "-1.0", "high": "0.0"},
    "verdict": "balanced",
}


def shift(value: float, half: float, verdict: str = SAME, games: int = 400) -> Shift:
    return Shift(("seat", "1"), 0.5 + value, 0.5, Estimate(value, value - half, value + half, games), 0.5, 0.5, verdict, None)


@pytest.mark.parametrize(
    ("word", "shifts"),
    [
        ("balanced", [shift(0.03, 0.06), shift(-0.02, 0.07)]),
        ("balanced", [shift(0.03, 0.01, BEYOND)]),  # sure, and little
        ("open", [shift(0.03, 0.06), shift(-0.04, 0.07)]),  # may be more than a tenth of the games
        ("open", [shift(0.0, 0.0, games=29)]),
        ("open", [shift(0.0, 0.0), shift(0.0, 0.05, FEW)]),
        ("unbalanced", [shift(0.0, 0.01), shift(-0.2, 0.05, BEYOND)]),
        ("open", [shift(0.2, 0.05, WITHIN)]),  # as others of its sort do
        ("unbalanced", [shift(0.16, 0.05, BEYOND)]),
        ("open", [shift(0.0, 0.01)] * 19 + [shift(0.16, 0.05, BEYOND)]),  # one of twenty stands out by chance
    ],
)
def test_a_word_rests_on_what_is_sure(word, shifts):
    assert judged(shifts)[0] == word


def test_the_shift_that_decides_is_told():
    much, little, wide = shift(0.3, 0.1, BEYOND), shift(0.01, 0.02), shift(0.02, 0.09)
    assert judged([little, much, wide]) == ("unbalanced", much)
    assert judged([little, wide]) == ("open", wide)


def compared(more: int, games: int = 30) -> Comparing:
    """A pack with two cards, of which one brings so many points to the one who uses it, whoever wins."""
    comparing = Comparing(Plan(games, 2, 1, variants=(Variant("with"), Variant("without"))), program_of("pig"))
    comparing.own = ["marsh/heron", "marsh/reed"]
    for number in range(games):
        for variant in (0, 1):
            points = [20 + number % 7, 19 + number % 5]
            luck = number % 2
            used = {"marsh/heron": [0, 0], "marsh/reed": [1, 1]}
            if not variant:
                points[luck] += more
                used["marsh/heron"][luck] = 1
            winners = [max((0, 1), key=lambda seat, points=points: points[seat])] if variant else [luck]
            comparing.add(Played(variant, number, number, winners, points, 9, [], {}, used, {}, {}))
    return comparing


def test_a_pack_that_moves_what_players_reach_is_unbalanced_by_the_card_that_does_it():
    word, decides, entry = judgement(compared(500))
    assert (word, decides.key, entry) == ("unbalanced", ("score",), "marsh/heron")
    kept = entry_of(compared(500), "1.0.0", "0" * 32)
    assert kept["rests-on"] == {"about": "score", "whom": "marsh/heron", "shift": "250.0", "low": "250.0", "high": "250.0"}
    assert [one["entry"] for one in compared(500).data()["brings"]] == ["marsh/heron", "marsh/reed"]


def test_a_few_points_more_do_not_make_a_pack_unbalanced():
    assert judgement(compared(1)).decides.key != ("score",)
    assert judgement(compared(500, games=8)).word == "open"


def test_a_verdict_by_what_players_reach_can_be_kept(tmp_path):
    file = tmp_path / "verdicts.yaml"
    assert write_verdict(file, "marsh", entry_of(compared(500), "1.0.0", "0" * 32)) == []
    assert read_verdicts(file)[1] == []


# ---------------------------------------------------------------- the file


def test_a_verdict_takes_the_place_of_the_earlier_one_and_others_stay(tmp_path):
    file = tmp_path / "verdicts.yaml"
    for pack, word in (("marsh", "open"), ("bog", "balanced"), ("marsh", "unbalanced")):
        assert write_verdict(file, pack, {**ENTRY, "verdict": word}) == []
    known, found = read_verdicts(file)
    assert (found, list(known)) == ([], ["bog", "marsh"])
    assert known == {"bog": ENTRY, "marsh": {**ENTRY, "verdict": "unbalanced"}}
    assert [one.name for one in tmp_path.iterdir()] == ["verdicts.yaml"]


@pytest.mark.parametrize("text", ["", "- 1\n", "type: verdicts\nverdicts: {marsh: {verdict: lovely}}\n", "type: [\n"])
def test_a_file_with_faults_is_told_and_left_as_it_is(tmp_path, text):
    file = tmp_path / "verdicts.yaml"
    file.write_text(text, "utf-8")
    assert write_verdict(file, "marsh", ENTRY) != []
    assert file.read_text("utf-8") == text
    assert read_verdicts(file)[0] == {}


# ---------------------------------------------------------------- from games to the page


def home_of(tmp_path: Path, game: str, locale: str) -> Path:
    """A folder of games with one game and, beside it, one pack that changes nothing."""
    copytree(GAMES / game, tmp_path / game)
    pack = tmp_path / "packs" / "marsh"
    pack.mkdir(parents=True)
    (pack / "pack.yaml").write_text(FIRST_PAGE.format(game=game, locale=locale), "utf-8")
    return pack


def about(root: Path, pack: Path, locale: str) -> str:
    game, found = check_game(root, [pack])
    assert [reports.line(one) for one in found if one.severity == "error"] == []
    book = Book(game, locale)
    return "".join(page_html(book, page) for page in about_pages(book, book.pages["about"]))


@pytest.mark.parametrize(("games", "word"), [(20, "open"), (40, "balanced")])
def test_games_become_a_verdict(tmp_path, games, word):
    pack = home_of(tmp_path, "pig", "en")
    file = pack.parent / "verdicts.yaml"
    line = ["simulate", str(tmp_path / "pig"), "--games", str(games), "--with", str(pack), "--verdict", str(file)]
    done = CliRunner().invoke(main, line)
    assert done.exit_code == 0, done.output
    kept = read_verdicts(file)[0]["marsh"]
    assert (kept["games"], kept["players"], kept["bots"], kept["verdict"]) == (games, 2, ["random", "random"], word)
    assert kept["rests-on"] == {"about": "seat", "whom": "1", "shift": "0.0", "low": "0.0", "high": "0.0"}
    assert check_game(tmp_path / "pig", [pack])[0].verdicts == {"marsh": word}


def test_without_a_number_enough_games_are_played_and_the_terminal_tells_the_verdict(tmp_path, monkeypatch):
    monkeypatch.setattr(command, "_TO_WEIGH", 80)
    pack, page = home_of(tmp_path, "pig", "en"), tmp_path / "page.html"
    done = CliRunner().invoke(main, ["simulate", str(tmp_path / "pig"), "--with", str(pack), "--report", str(page)])
    told = "Balanced: no chance to win has shifted by more than 10 points in a hundred."
    assert told in done.output
    assert done.output.endswith(f"The page is in {page}.\n")
    assert told in page.read_text("utf-8")


@pytest.mark.parametrize("words", [[], ["--with", "{}", "--with", "{}"], ["--with", "{}", "--compare", "rounds=1"]])
def test_a_verdict_is_about_one_pack(tmp_path, words):
    file = tmp_path / "verdicts.yaml"
    given = [one.format(GAMES / "tea-pack") for one in words]
    done = CliRunner().invoke(main, ["simulate", str(GAMES / "pig"), "--verdict", str(file), *given])
    assert done.exit_code == 2
    assert "a verdict is about one pack" in done.output
    assert not file.exists()


def test_the_page_shows_a_verdict_while_the_pack_is_the_same(tmp_path):
    pack = home_of(tmp_path, "pond", "pl")
    root, file = tmp_path / "pond", pack.parent / "verdicts.yaml"
    assert "zrównoważone" not in about(root, pack, "pl")
    fresh = {**ENTRY, "fingerprint": fingerprint_of(folder_at(pack))}
    write_verdict(pack / "verdicts.yaml", "marsh", fresh)  # what it says about itself
    assert check_game(root, [pack])[0].verdicts == {}
    (pack / "verdicts.yaml").unlink()
    for word, badge in (("balanced", "zrównoważone"), ("unbalanced", "niezrównoważone"), ("open", None)):
        write_verdict(file, "marsh", {**fresh, "verdict": word})
        shown = about(root, pack, "pl")
        assert (f'<span class="badge">{badge}</span>' in shown) if badge else ("zrównoważone" not in shown)
    write_verdict(file, "marsh", fresh)
    with (pack / "pack.yaml").open("a", encoding="utf-8") as first_page:
        first_page.write("# another line\n")
    assert "zrównoważone" not in about(root, pack, "pl")


def test_a_verdict_on_one_pack_is_none_on_another_with_its_name(tmp_path):
    pack = home_of(tmp_path, "pond", "pl")
    write_verdict(pack.parent / "verdicts.yaml", "bog", {**ENTRY, "fingerprint": fingerprint_of(folder_at(pack))})
    assert "zrównoważone" not in about(tmp_path / "pond", pack, "pl")


def test_faults_in_the_file_are_told_by_the_check(tmp_path):
    pack = home_of(tmp_path, "pond", "pl")
    write_verdict(pack.parent / "verdicts.yaml", "marsh", {**ENTRY, "verdict": "lovely"})
    _, found = check_game(tmp_path / "pond", [pack])
    assert [one.code for one in found if one.source.file.endswith("verdicts.yaml")] == ["unknown-value"]


def test_an_archive_has_the_fingerprint_of_its_folder(tmp_path):
    pack = home_of(tmp_path, "pond", "pl")
    (pack / "README.md").write_text("More.\n", "utf-8")
    header = check_game(tmp_path / "pond", [pack])[0].packs["marsh"]
    archive = tmp_path / "marsh.zip"
    archive.write_bytes(packed(pack, header))
    assert fingerprint_of(read_archive(archive)[0]) == fingerprint_of(folder_at(pack))
