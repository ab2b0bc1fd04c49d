"""Pictures of packs: drawn anew or refused, whatever the file is; shown on page and card, sent without what they hide."""

import io
import shutil
import zipfile
from pathlib import Path

import pytest
from click.testing import CliRunner
from hostile_packs import SOUND
from hostile_pictures import SECRET, picture, pictures
from PIL import Image
from test_hostile_packs import POND, folder

from wwrules import reports
from wwrules.check import pictures_can_be_drawn
from wwrules.cli import main
from wwrules.load.game import load_game
from wwrules.packs.pictures import redrawn
from wwrules.pipeline import check_game
from wwrules.publish.book import Book
from wwrules.publish.cards.face import card_of
from wwrules.publish.pages.entries import entry_page
from wwrules.publish.pictures import picture_of
from wwrules.publish.render import page_html

HOSTILE = list(pictures())
WHY = {
    "sort": "picture, although its name says so [not-an-image]",
    "size": "points large; at most 4,000,000 points in all [not-an-image]",
    "broken": "the picture cannot be drawn: it is cut off or damaged [not-an-image]",
    "large": "[file-too-large]",
}


def told(files: dict[str, bytes]) -> list[str]:
    game, found = load_game(POND, [folder({**SOUND, **files})])
    return [reports.line(one) for one in (*found, *pictures_can_be_drawn.check(game))]


@pytest.mark.parametrize("hostile", HOSTILE, ids=lambda one: one.what.replace(" ", "-"))
def test_a_picture_is_refused_or_drawn_without_what_it_hides(hostile):
    place, data = f"images/{hostile.name}", hostile.make()
    found = told({place: data})
    if hostile.state:
        (line,) = found
        assert line.startswith(f"marsh/{place}:1:1: error: ")
        assert line.endswith(WHY[hostile.state])
    else:
        assert found == []
        sort = "png" if hostile.name.endswith("png") else "jpeg"
        drawn = redrawn(sort, data)
        assert SECRET not in drawn
        with Image.open(io.BytesIO(drawn)) as shown:
            shown.load()
            assert shown.format == sort.upper()
            assert set(shown.info) <= {"jfif", "jfif_version", "jfif_unit", "jfif_density"}


@pytest.mark.parametrize("mode", ["1", "L", "LA", "P", "RGB", "RGBA", "I;16"])
def test_every_sort_of_colour_is_drawn(mode):
    stream = io.BytesIO()
    Image.new("L", (5, 4), 200).convert(mode).save(stream, "PNG")
    with Image.open(io.BytesIO(redrawn("png", stream.getvalue()))) as shown:
        assert (shown.size, shown.mode) == ((5, 4), "RGBA" if mode in ("LA", "RGBA") else "RGB")


def test_a_large_one_becomes_small_and_always_the_same():
    data = picture("JPEG", (1600, 1200))
    first = redrawn("jpeg", data)
    redrawn.cache_clear()
    assert redrawn("jpeg", data) == first
    with Image.open(io.BytesIO(first)) as shown:
        assert shown.size == (640, 480)


@pytest.mark.parametrize("place", ["images/Coot.png", "images/coot.svg", "cards/coot.png", "images/in/coot.png"])
def test_a_picture_has_its_place(place):
    (line,) = told({place: picture()})
    assert line.startswith(f"marsh/{place}:1:1: error: '{place}' has no place")


def test_an_entry_has_one_picture():
    assert told({"images/coot.png": picture(), "images/coot.jpg": picture("JPEG")}) == [
        "marsh/images/coot.png:1:1: error: 'marsh/coot' is already defined in marsh/images/coot.jpg, line 1 [duplicate-id]"
    ]


def test_a_picture_is_of_an_entry_of_its_own_pack():
    _, found = check_game(POND, [folder({**SOUND, "images/swan.png": picture()})])
    (line,) = [reports.line(one) for one in found if "images" in one.source.file]
    assert line.startswith("marsh/images/swan.png:1:1: error: unknown entity 'marsh/swan'")


def test_there_are_not_too_many():
    many = {f"images/c{number}.png": picture() for number in range(101)}
    assert [line for line in told(many) if "too-many-files" in line] == [
        "marsh/images/c99.png:1:1: error: more than 100 files [too-many-files]"
    ]


def test_a_picture_is_shown_on_its_card_and_its_page_only():
    game, _ = load_game(POND, [folder({**SOUND, "images/coot.png": picture()})])
    book, coot, swan = Book(game, "pl"), game.entities["marsh/coot"], game.entities["swan"]
    shown = picture_of(game, coot)
    assert shown.startswith("data:image/png;base64,")
    assert f'<image href="{shown}"' in card_of(book, coot).svg
    assert "card-emblem" not in card_of(book, coot).svg
    assert "<image" not in card_of(book, swan).svg
    assert page_html(book, entry_page(book, coot)).count(shown) == 1
    assert "data:image" not in page_html(book, entry_page(book, swan))


def test_only_what_was_drawn_anew_is_sent(tmp_path: Path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    shutil.copytree(POND, tmp_path / "pond")
    hidden = {"images/coot.png": picture() + SECRET, "images/marsh.md": b""}
    for place, content in {**SOUND, **hidden}.items():
        (tmp_path / "marsh" / place).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "marsh" / place).write_bytes(content if isinstance(content, bytes) else content.encode())
    (tmp_path / "marsh" / "images" / "marsh.md").unlink()
    done = CliRunner().invoke(main, ["pack", "marsh"])
    assert done.exit_code == 0, done.output
    data = (tmp_path / "marsh-1.0.0.zip").read_bytes()
    assert SECRET not in data
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        assert archive.read("images/coot.png") == redrawn("png", picture() + SECRET)
    CliRunner().invoke(main, ["pack", "marsh", "--out", "again.zip"])
    assert (tmp_path / "again.zip").read_bytes() == data
    assert CliRunner().invoke(main, ["check", "marsh-1.0.0.zip"]).exit_code == 0
    (tmp_path / "marsh" / "images" / "coot.png").write_bytes(picture()[:60])
    refused = CliRunner().invoke(main, ["pack", "marsh"])
    assert (refused.exit_code, "[not-an-image]" in refused.output) == (1, True)
