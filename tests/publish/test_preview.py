"""`wwrules serve`: the edited page at once, faults in sight, and nothing but pages for whoever asks."""

import shutil
import subprocess
import sys
import urllib.error
import urllib.request
from html import unescape
from pathlib import Path
from threading import Thread

import pytest

from wwrules.publish.preview.content import Edited
from wwrules.publish.preview.server import Preview, address_of

GAMES = Path(__file__).parents[1] / "games"


@pytest.fixture
def preview(tmp_path):
    root = shutil.copytree(GAMES / "choir", tmp_path / "choir")
    edited = Edited(root, [])
    edited.look()
    server = Preview(edited, 0)
    thread = Thread(target=server.serve_forever)
    thread.start()
    yield server
    server.shutdown()
    thread.join()
    server.server_close()


def get(preview: Preview, address: str) -> tuple[int, str]:
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{preview.server_port}{address}") as answer:
            return answer.status, answer.read().decode()
    except urllib.error.HTTPError as error:
        return error.code, error.read().decode()


def edit(preview: Preview, place: str, old: str, new: str) -> None:
    file = preview.edited.root / place
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new), "utf-8")
    assert preview.edited.look()


def test_a_page_is_as_the_site_has_it(preview):
    status, page = get(preview, "/pl/choir/hymn/psalm.html")
    assert status == 200
    assert "<h1>Psalm</h1>" in page
    assert "Śpiewaj 2 pieśni." in page
    assert 'class="preview clean"' in page
    assert address_of(preview, "pl", "psalm").endswith("/pl/choir/hymn/psalm.html")


def test_an_edited_card_is_on_the_page(preview):
    version = preview.edited.version
    edit(preview, "cards/hymns.yaml", "effect: sing 2 songs.", "effect: sing 5 songs.")
    assert preview.edited.wait_for(version, 1) > version
    assert "Śpiewaj 5 pieśni." in get(preview, "/pl/choir/hymn/psalm.html")[1]
    assert get(preview, f"/@changes?{version}")[1] == str(preview.edited.version)


def test_a_broken_file_leaves_the_last_page_and_tells_why(preview):
    edit(preview, "cards/hymns.yaml", "effect: sing 2 songs.", 'effect: "sing 2 songs.')
    page = get(preview, "/cs/choir/hymn/psalm.html")[1]
    assert "<h1>Žalm</h1>" in page
    assert "cards/hymns.yaml:" in page
    assert 'class="preview clean"' not in page
    edit(preview, "cards/hymns.yaml", 'effect: "sing 2 songs.', "effect: sing 3 songs.")
    assert 'class="preview clean"' in get(preview, "/cs/choir/hymn/psalm.html")[1]


def test_what_the_checks_find_comes_behind_and_stands_at_its_card(preview):
    edit(preview, "cards/hymns.yaml", "effect: sing 2 songs.", "effect: sing 2 sogns.")
    preview.edited.check()
    page = get(preview, "/pl/choir/hymn/psalm.html")[1]
    assert '<li class="own">' in page
    assert "może chodzi o „songs”?" in unescape(page)  # in the language of the page


def test_markup_in_a_fault_is_only_text(preview):
    edit(preview, "cards/hymns.yaml", "effect: sing 2 songs.", 'effect: "sing 2 <script>alert(1)</script>."')
    preview.edited.check()
    assert "<script>alert(1)" not in get(preview, "/pl/choir/hymn/psalm.html")[1]


@pytest.mark.parametrize(
    "address",
    ["/pl/../../../etc/passwd", "/pl/%2e%2e/game.yaml", "/pl/choir/../game.yaml", "/pl/choir/nothing.html", "/pl/game.yaml"],
)
def test_nothing_but_pages_is_given_out(preview, address):
    assert get(preview, address)[0] == 404


def test_who_comes_first_is_led_to_the_game(preview):
    assert "<h1>" in get(preview, "/")[1]
    assert get(preview, "/pl/style.css")[0] == get(preview, "/pl/choir/search-data.js")[0] == 200


@pytest.mark.slow
def test_from_outside_with_a_pack(tmp_path):
    shutil.copytree(GAMES / "pond", tmp_path / "content" / "pond")
    (tmp_path / "marsh").mkdir()
    head = "type: pack\nid: marsh\nfor: pond\nversion: '1.0.0'\nformat: 2\nname: M\nlicence: MIT\nauthors: [A]\nlocales: [pl]\n"
    (tmp_path / "marsh" / "pack.yaml").write_text(head.replace("'", '"'), "utf-8")
    command = [sys.executable, "-m", "wwrules.cli", "serve", "--with", "marsh", "--port", "0"]
    with subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.PIPE, text=True) as running:
        assert running.stdout.readline() == "no faults\n"
        address = running.stdout.readline().split()[1]
        with urllib.request.urlopen(address) as answer:
            assert b"</html>" in answer.read()
        running.kill()


def test_an_example_that_does_not_hold_shows_the_difference(tmp_path):
    root = shutil.copytree(GAMES / "pig", tmp_path / "pig")
    edited = Edited(root, [])
    edited.look()
    server = Preview(edited, 0)
    assert 'class="strip' in page_of(server, "/en/pig/examples/a-turn.html")
    edit(server, "examples.yaml", "at_stake == 7", "at_stake == 8")
    edited.check()
    told = "examples.yaml:11:18: error: step 1 of 'a-turn': 'at_stake == 8' does not hold; it is 7 [example-differs]"
    page = page_of(server, "/en/pig/examples/a-turn.html")
    assert page.count(told) == 2  # above the page, and in the place of the strip
    edit(server, "examples.yaml", "do turn(ann)", "do tunr(ann)")
    told = "examples.yaml:7:14: error: unknown procedure 'tunr'; did you mean 'turn'? [unknown-definition]"
    assert told in page_of(server, "/en/pig/examples/a-turn.html")
    assert told not in page_of(server, "/en/pig/search.html")
    server.server_close()


def page_of(preview: Preview, address: str) -> str:
    status, _, body = preview.answer(address)
    assert status == 200
    return unescape(body.decode())
