"""The site of a small game: every page in every language, links and anchors that lead somewhere, content that cannot act."""

import json
import re
import shutil
import subprocess
import sys
from collections import defaultdict
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

from wwrules.pipeline import check_game
from wwrules.publish.site import build_site
from wwrules.publish.verbs import verbs_of

pytestmark = pytest.mark.slow
POND = Path(__file__).parents[1] / "games" / "pond"
HOSTILE = "<script>alert(1)</script> [x](javascript:alert(1)) {% 7*7 %} <img src=x onerror=alert(1)>"
DIFFERENCE = """
divergences:
  first-feeder:
    readings: {first: zaczyna najmłodszy, second: zaczyna najstarszy}
    decision: Najmłodszy nie umie czekać.
changes:
  "1.0.0": Pierwsza wersja, [[swan|Łabędź]] był gęsią.
"""
ADDRESS = "https://pond.example/rules"
PAGES = {
    "index", "rules", "rules/feeding", "rules/sleeping", "birds", "shores", "glossary", "set-up", "faq", "rulings", "editions",
    "changes", "about", "search", "bird/duck", "bird/heron", "bird/raven", "bird/swan", "shore/meadow", "shore/reeds",
    "shore/stones",
}  # fmt: skip


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    folder = tmp_path_factory.mktemp("site")
    root = shutil.copytree(POND, folder / "pond")
    with (root / "words" / "pl" / "prose" / "beside.yaml").open("a", encoding="utf-8") as file:
        file.write(DIFFERENCE)
    deck = root / "cards" / "birds.yaml"
    deck.write_text(deck.read_text("utf-8").replace("Steals one [[crumb]].", f"'Steals one [[crumb]]. {HOSTILE}'"), "utf-8")
    game, found = check_game(root)
    assert found == []
    build_site([game], folder / "out", game.header.locales, ADDRESS)
    return folder / "out"


class _Parsed(HTMLParser):
    def __init__(self, page: Path):
        super().__init__()
        self.links, self.scripts, self.tags, self.attributes, self.ids = [], [], set(), set(), []
        self.feed(page.read_text("utf-8"))

    def handle_starttag(self, tag, attrs):
        self.tags.add(tag)
        self.attributes |= {name for name, _ in attrs}
        given = dict(attrs)
        self.links += [given[name] for name in ("href", "src") if name in given]
        self.ids += [given["id"]] if "id" in given else []
        if tag == "script":
            self.scripts.append(given)


@pytest.fixture(scope="module")
def parsed(site):
    return {page: _Parsed(page) for page in sorted(site.rglob("*.html"))}


def test_every_page_is_there_in_every_language(site):
    for locale, name in (("pl", "Kaczka"), ("cs", "Kachna")):
        home = site / locale / "pond"
        assert {file.relative_to(home).with_suffix("").as_posix() for file in home.rglob("*.html")} == PAGES
        page = (home / "bird" / "duck.html").read_text("utf-8")
        assert f"<h1>{name}</h1>" in page
        assert f'<html lang="{locale}"' in page


def test_changes_are_told_in_the_language_and_else_in_english(site):
    polish, czech = ((site / locale / "pond" / "changes.html").read_text("utf-8") for locale in ("pl", "cs"))
    assert '<dt>1.0.0</dt><dd>Pierwsza wersja, <a class="ref" href="bird/swan.html">Łabędź</a> był gęsią.</dd>' in polish
    assert '<dt>1.1.0</dt><dd lang="en">The goose' in polish
    assert '<dt>1.0.0</dt><dd lang="en">First version.</dd>' in czech


def test_birds_are_found_by_what_they_do(site):
    """Verbs come from the effects, in the order of their groups; the raven both feeds and pays."""
    page = (site / "pl" / "pond" / "birds.html").read_text("utf-8")
    facet = page.partition('<fieldset data-facet="verb"><legend>Co robi</legend>')[2].partition("</fieldset>")[0]
    values = re.findall(r'data-value="(\w+)" data-state="any">([^<]+) <span class="count">(\d)', facet)
    assert values == [("feeding", "Ptak", "2"), ("crumbs", "Okruszek", "3"), ("nesting", "Gniazdo", "1")]
    assert re.findall(r'data-verb="([^"]+)"', page) == ["nesting", "crumbs", "feeding crumbs", "feeding crumbs"]


def test_what_is_in_no_group_is_something_else():
    game, _ = check_game(POND)
    of_birds = replace(game.presentation.verbs["crumbs"], of=("bird",))
    game.presentation.verbs |= {"crumbs": of_birds}
    game.said = None
    assert verbs_of(game) == {"duck": ("nesting",), "heron": ("other",), "raven": ("feeding",), "swan": ("feeding",)}


def test_anchors_are_the_same_in_every_language(parsed, site):
    found = defaultdict(list)
    for page, one in parsed.items():
        locale, _, rest = page.relative_to(site).as_posix().partition("/")
        if locale in ("pl", "cs"):
            kept = [name for name in one.ids if not name.startswith(("i-", "letter-"))]  # alphabets differ
            found[rest].append(sorted(kept) if rest.endswith(("glossary.html", "search.html")) else kept)
    assert all(len(ids) == 2 and ids[0] == ids[1] for ids in found.values())


def test_no_anchor_stands_twice_on_a_page(parsed):
    for page, one in parsed.items():
        assert len(set(one.ids)) == len(one.ids), page


def test_the_language_switch_keeps_the_page(site):
    page = (site / "pl" / "pond" / "bird" / "duck.html").read_text("utf-8")
    assert re.search(r'<a href="\.\./\.\./\.\./cs/pond/bird/duck\.html" lang="cs" hreflang="cs"', page)
    assert f'<link rel="alternate" hreflang="cs" href="{ADDRESS}/cs/pond/bird/duck.html">' in page


def test_every_link_leads_to_a_file_and_to_an_anchor_in_it(parsed):
    for page, one in parsed.items():
        for link in one.links:
            if link.startswith(ADDRESS) or page.name == "404.html":
                continue
            assert not re.match(r"[a-z]+:|//", link), (page, link)
            target, _, anchor = link.partition("#")
            file = (page.parent / target).resolve() if target else page
            assert file.is_file(), (page, link)
            if anchor and file.suffix == ".html":
                assert anchor in parsed[file].ids, (page, link)


def test_content_is_shown_and_never_acts(site, parsed):
    page = site / "pl" / "pond" / "bird" / "raven.html"
    assert "&lt;script&gt;alert(1)&lt;/script&gt; [x](javascript:alert(1)) {% 7*7 %}" in page.read_text("utf-8").replace(
        "\xa0", " "
    )
    one, other = parsed[page], parsed[site / "pl" / "pond" / "bird" / "duck.html"]
    assert one.scripts == other.scripts
    assert "img" not in one.tags
    assert not any(name.startswith("on") for name in one.attributes)


def test_data_holds_to_its_schema(site):
    home = site / "cs" / "pond"
    schema = json.loads((home / "data" / "schema.json").read_text("utf-8"))
    Draft202012Validator.check_schema(schema)
    everything = json.loads((home / "data" / "all.json").read_text("utf-8"))
    Draft202012Validator(schema).validate(everything)
    duck = json.loads((home / "bird" / "duck.json").read_text("utf-8"))
    assert duck in everything["entries"]
    assert (duck["name"], duck["properties"]["home"], duck["status"]) == ("Kachna", "reeds", "printed")
    assert (home / duck["page"]).is_file()


def test_a_difference_is_told_in_the_language_of_the_page_or_marked_as_english(site):
    polish, czech = ((site / locale / "pond" / "editions.html").read_text("utf-8") for locale in ("pl", "cs"))
    assert "Najmłodszy nie umie czekać." in polish
    assert "The youngest cannot wait." not in polish
    assert re.search(r'lang="en"[^>]*>[^<]*Each language keeps its own\.', polish)
    assert re.search(r'lang="en"[^>]*>[^<]*The youngest cannot wait\.', czech)
    data = {locale: json.loads((site / locale / "pond" / "data" / "all.json").read_text("utf-8")) for locale in ("pl", "cs")}
    told = {locale: {one["id"]: one["decision"] for one in some["differences"]} for locale, some in data.items()}
    assert told == {
        "pl": {"first-feeder": "Najmłodszy nie umie czekać.", "title": ""},
        "cs": {"first-feeder": "", "title": ""},
    }
    assert "Najmłodszy nie umie czekać." in (site / "pl" / "pond" / "search-data.js").read_text("utf-8")


def test_the_map_names_every_page_with_its_languages(site):
    text = (site / "sitemap.xml").read_text("utf-8")
    assert f"<loc>{ADDRESS}/pl/pond/bird/swan.html</loc>" in text
    assert f'hreflang="cs" href="{ADDRESS}/cs/pond/bird/swan.html"' in text
    assert text.count("<loc>") == 2 * (len(PAGES - {"search"}) + 1)  # and the list of games


def test_the_worker_knows_the_files_of_its_language(site):
    worker = (site / "pl" / "sw.js").read_text("utf-8")
    named = [name for line in re.findall(r"^const [A-Z]+ = (\[.*\]);$", worker, re.MULTILINE) for name in json.loads(line)]
    assert "pond/bird/duck.html" in named
    assert all((site / "pl" / name).is_file() for name in named)


def test_the_same_content_builds_the_same_bytes(site, tmp_path):
    game, _ = check_game(site.parent / "pond")
    again = tmp_path / "again"
    build_site([game], again, game.header.locales, ADDRESS)
    first = {file.relative_to(site): file.read_bytes() for file in sorted(site.rglob("*")) if file.is_file()}
    assert first == {file.relative_to(again): file.read_bytes() for file in sorted(again.rglob("*")) if file.is_file()}


def test_properdocs_builds_the_same_pages_from_the_same_input(site, tmp_path):
    """In a process of its own: what is imported from MkDocs there comes from its successor."""
    under = (
        "import sys, properdocs.replacement\n"
        "from pathlib import Path\n"
        "from wwrules.pipeline import check_game\n"
        "from wwrules.publish import mkdocs_build, site\n"
        "assert mkdocs_build.build.__module__.startswith('properdocs')\n"
        "game, _ = check_game(Path(sys.argv[1]))\n"
        "site.build_site([game], Path(sys.argv[2]), game.header.locales, sys.argv[3])\n"
    )
    out = tmp_path / "out"
    subprocess.run([sys.executable, "-c", under, site.parent / "pond", out, ADDRESS], check=True)
    built = {place: sorted(one for one in place.rglob("*") if one.is_file()) for place in (site, out)}
    assert [one.relative_to(out) for one in built[out]] == [one.relative_to(site) for one in built[site]]
    assert [one for one in built[out] if one.read_bytes() != (site / one.relative_to(out)).read_bytes()] == []


def test_an_old_site_is_replaced_whole(site, tmp_path):
    out = tmp_path / "out"
    out.mkdir()
    (out / "old.html").write_text("old")
    game, _ = check_game(POND)
    build_site([game], out, ["pl"])
    assert not (out / "old.html").exists()
    assert (out / "index.html").exists()
    assert not (out / "sitemap.xml").exists()
    assert sorted(one.name for one in tmp_path.iterdir()) == ["out"]
