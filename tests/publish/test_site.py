"""The plain site: every entry has its page in every language, links lead somewhere, and content cannot act on the page."""

import re
import shutil
from html.parser import HTMLParser
from pathlib import Path

import pytest

from wwrules.pipeline import check_game
from wwrules.publish.site import build_site

pytestmark = pytest.mark.slow
POND = Path(__file__).parents[1] / "games" / "pond"
HOSTILE = "<script>alert(1)</script> [x](javascript:alert(1)) {{ 7*7 }} <img src=x onerror=alert(1)>"


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    folder = tmp_path_factory.mktemp("site")
    root = shutil.copytree(POND, folder / "pond")
    deck = root / "cards" / "birds.yaml"
    deck.write_text(deck.read_text("utf-8").replace("Steals one [[crumb]].", f"'Steals one [[crumb]]. {HOSTILE}'"), "utf-8")
    game, found = check_game(root)
    assert found == []
    build_site([game], folder / "out", game.header.locales)
    return folder / "out"


class _Links(HTMLParser):
    def __init__(self):
        super().__init__()
        self.links, self.tags, self.attributes = [], set(), set()

    def handle_starttag(self, tag, attrs):
        self.tags.add(tag)
        self.attributes |= {name for name, _ in attrs}
        self.links += [value for name, value in attrs if name in ("href", "src")]


def _parsed(page: Path) -> _Links:
    parser = _Links()
    parser.feed(page.read_text("utf-8"))
    return parser


def test_every_entry_has_a_page_in_every_language(site):
    for locale, name in (("pl", "Kaczka"), ("cs", "Kachna")):
        page = (site / locale / "pond" / "duck.html").read_text("utf-8")
        assert f"<h1>{name}</h1>" in page
        assert f'<html lang="{locale}">' in page
        assert {file.stem for file in (site / locale / "pond").glob("*.html")} == {
            "index", "duck", "heron", "raven", "swan", "meadow", "reeds", "stones",
        }  # fmt: skip


def test_the_language_switch_keeps_the_page(site):
    assert '<a href="../../cs/pond/duck.html" lang="cs">' in (site / "pl" / "pond" / "duck.html").read_text("utf-8")


def test_every_link_leads_to_a_file(site):
    for page in site.rglob("*.html"):
        for link in _parsed(page).links:
            target = link.partition("#")[0]
            assert not re.match(r"[a-z]+:|//", target), (page, link)
            if target and page.name != "404.html":
                assert (page.parent / target).exists(), (page, link)


def test_content_is_shown_and_never_acts(site):
    page = site / "pl" / "pond" / "raven.html"
    assert "&lt;script&gt;alert(1)&lt;/script&gt; [x](javascript:alert(1)) {{ 7*7 }}" in page.read_text("utf-8")
    parsed = _parsed(page)
    assert "script" not in parsed.tags
    assert "img" not in parsed.tags
    assert not any(name.startswith("on") for name in parsed.attributes)


def test_the_same_content_builds_the_same_bytes(site, tmp_path):
    game, _ = check_game(site.parent / "pond")
    build_site([game], tmp_path / "again", game.header.locales)
    first = {file.relative_to(site): file.read_bytes() for file in sorted(site.rglob("*")) if file.is_file()}
    again = tmp_path / "again"
    assert first == {file.relative_to(again): file.read_bytes() for file in sorted(again.rglob("*")) if file.is_file()}


def test_an_old_site_is_replaced_whole(site, tmp_path):
    out = tmp_path / "out"
    out.mkdir()
    (out / "old.html").write_text("old")
    game, _ = check_game(POND)
    build_site([game], out, ["pl"])
    assert not (out / "old.html").exists()
    assert (out / "index.html").exists()
    assert sorted(one.name for one in tmp_path.iterdir()) == ["out"]
