"""The real game's site in a real browser: every kind of page in every language, theme and size rotated, and all that moves."""

from __future__ import annotations

import gzip
import itertools
import json
import os
import time
from collections import defaultdict

import pytest
import yaml
from axe_playwright_python.sync_playwright import Axe
from browser import launched, served, watching
from links import anchors, broken
from tables import TESTS

from wwrules.load.game import load_game
from wwrules.paths import CONTENT
from wwrules.publish.site import build_site

pytestmark = pytest.mark.slow
SOAK = int(os.environ.get("WWRULES_SOAK", "1"))
GAME = "wonderlands-war"
LOCALES = ("pl", "uk", "cs")
KINDS = {
    "home": "index", "rules": "rules", "chapter": "rules/battle", "entry": "ally-card/rose-a", "tea": "tea-card/tea-ii-19",
    "board": "faction-board/alice-board", "quest": "quest/quest-broken-watch", "gallery": "allies", "symbols": "symbols",
    "glossary": "glossary", "set-up": "set-up", "faq": "faq", "rulings": "rulings", "editions": "editions",
    "examples": "examples", "odds": "odds", "about": "about", "search": "search", "faction": "faction/alice",
    "charts": "charts", "turns": "turns", "changes": "changes", "phrases": "phrases",
}  # fmt: skip
LOOKS = list(itertools.product(("phone", "desktop"), (False, True)))
PAGES = list(itertools.product(KINDS, LOCALES))
ROTATED = [(*page, *LOOKS[number % 4]) for number, page in enumerate(PAGES)]
SEEN = ROTATED if SOAK == 1 else [(*page, *look) for page, look in itertools.product(PAGES, LOOKS)]
QUERIES = yaml.safe_load((TESTS / "publish" / "cases" / "search.yaml").read_text("utf-8"))
# of what is in order no more is told than that: describing thousands of sound elements takes longer than looking at them
BARRIERS = {"runOnly": ["wcag2a", "wcag2aa", "wcag21aa", "best-practice"], "resultTypes": ["violations"]}


@pytest.fixture(scope="module")
def folder(tmp_path_factory, worker_id):
    """The site, built once: of several processes the first builds, the others wait for the finished folder to appear."""
    base = tmp_path_factory.getbasetemp()
    root = base if worker_id == "master" else base.parent
    out = root / "site-for-browsers"
    try:
        (root / "site-is-being-built").mkdir()
    except FileExistsError:
        for _ in range(6000):
            if out.exists():
                return out
            time.sleep(0.1)
        pytest.fail("nobody finished the site")
    game, found = load_game(CONTENT / GAME)
    assert found == []
    build_site([game], out, LOCALES)
    return out


@pytest.fixture(scope="module")
def site(folder):
    with served(folder) as base:
        yield base


@pytest.fixture(scope="module")
def browser():
    with launched() as one:
        yield one


@pytest.mark.parametrize(("kind", "locale", "size", "dark"), SEEN)
def test_a_page_is_sound(site, browser, kind, locale, size, dark):
    """No error, nothing from elsewhere, no scrolling sideways, no serious barrier, and one main heading."""
    with watching(browser, site, size=size, dark=dark) as one:
        page = one.open(f"{locale}/{GAME}/{KINDS[kind]}.html")
        assert page.locator("html").get_attribute("lang") == locale
        assert page.locator("main h1").count() == 1
        assert page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") <= 0
        found = Axe().run(page, options=BARRIERS).response["violations"]
        serious = [
            (rule["id"], [node["target"] for node in rule["nodes"]][:3])
            for rule in found
            if rule["impact"] in ("serious", "critical")
        ]
        assert serious == []
        assert one.wrong == []


def test_every_link_of_the_whole_site_leads_somewhere_and_anchors_are_the_same_in_all_languages(folder):
    known = anchors(folder)
    assert broken(folder, known) == []
    found = defaultdict(list)
    for page, names in known.items():
        assert len(set(names)) == len(names), page
        locale, _, rest = page.relative_to(folder).as_posix().partition("/")
        if locale in LOCALES:
            found[rest].append(sorted(name for name in names if not name.startswith("letter-")))  # alphabets differ
    assert [page for page, ids in found.items() if len(ids) != len(LOCALES) or any(one != ids[0] for one in ids)] == []


def search(page, words):
    """What the search box finds, as addresses from the home of the game."""
    page.keyboard.press("Control+k")
    box = page.locator("dialog.find input")
    box.fill(words)
    page.wait_for_function("() => document.querySelector('dialog.find .results').children.length")
    found = page.eval_on_selector_all(
        "dialog.find [role=option]", "links => links.map(link => new URL(link.href).pathname + new URL(link.href).hash)"
    )
    page.keyboard.press("Escape")
    return [one.partition(f"/{GAME}/")[2] for one in found]


@pytest.mark.parametrize("locale", LOCALES)
def test_search_finds_every_form(site, browser, locale):
    """Inflected words, with and without accents: the right page is among the first three of its group."""
    with watching(browser, site) as one:
        page = one.open(f"{locale}/{GAME}/index.html")
        missed = {
            words: found[:4] for words, wanted in QUERIES[locale].items() if not _is_found(wanted, found := search(page, words))
        }
        assert len(QUERIES[locale]) >= 50
        assert len(missed) <= len(QUERIES[locale]) // 50, missed
        assert one.wrong == []


def _is_found(wanted: str, found: list[str]) -> bool:
    group = [one for one in found if one.partition("/")[0].partition("#")[0] == wanted.partition("/")[0].partition("#")[0]]
    return wanted in found[:3] or wanted in group[:3]


def test_numbers_and_ids_lead_to_their_paragraph(site, browser):
    with watching(browser, site) as one:
        page = one.open(f"pl/{GAME}/index.html")
        assert search(page, "battle.place")[0] == "rules/battle.html#battle.place"
        assert search(page, "14.6")[0] == "rules/battle.html#battle.place"
        assert search(page, "rose-a")[0] == "ally-card/rose-a.html"
        assert search(page, "alice")[0] == "faction/alice.html"


def test_names_in_other_languages_are_found_when_nothing_else_is(site, browser):
    with watching(browser, site) as one:
        page = one.open(f"pl/{GAME}/index.html")
        assert "faction/mad-hatter.html" in search(page, "Капелюшник")[:3]
        assert "faction/queen-of-hearts.html" in search(page, "Srdcová královna")[:3]
        assert search(page, "Alenka")[0] == "faction/alice.html"  # not what looks a little like it
        assert search(page, "xyzzyx") == []


def test_the_search_is_used_with_the_keyboard_alone(site, browser):
    with watching(browser, site) as one:
        page = one.open(f"cs/{GAME}/index.html")
        page.keyboard.press("/")
        page.keyboard.type("ruze b")
        page.wait_for_selector("dialog.find [role=option]")
        first = page.locator("dialog.find [aria-selected=true]")
        assert first.locator("mark").first.inner_text().lower().startswith("růž")
        page.keyboard.press("ArrowDown")
        page.keyboard.press("ArrowUp")
        chosen = first.get_attribute("href")
        page.keyboard.press("Enter")
        page.wait_for_url(lambda url: url.endswith(chosen.rpartition("/")[2]))
        assert page.locator("h1").inner_text() == "Růže B"


def test_facets_filter_and_are_the_address(site, browser):
    with watching(browser, site) as one:
        page = one.open(f"uk/{GAME}/allies.html")
        shown = "() => [...document.querySelectorAll('[data-item]:not([hidden])')].map(item => item.dataset.set)"
        everything = page.evaluate(shown)
        page.click("[data-facet=set] [data-value=ally-set-a]")
        assert set(page.evaluate(shown)) == {"ally-set-a"}
        page.click("[data-facet=set] [data-value=ally-set-a]")
        assert page.evaluate(shown) == [one for one in everything if one != "ally-set-a"]
        page.click("[data-facet=ally] [data-value=rose]")
        assert page.url.endswith("?set=-ally-set-a&ally=rose")
        left = page.evaluate(shown)
        again = one.open(page.url.removeprefix(one.base))
        assert again.evaluate(shown) == left
        assert 0 < len(left) < len(everything)
        again.click("[data-facets] [type=reset]")
        assert again.evaluate(shown) == everything
        assert "?" not in again.url
        assert one.wrong == []


def test_a_tap_anywhere_on_their_head_opens_the_filters_of_a_phone(site, browser):
    with watching(browser, site, size="phone") as one:
        page = one.open(f"cs/{GAME}/allies.html")
        page.locator(".facets summary").tap()  # in its middle, where the count stands
        page.click("[data-facet=verb] [data-value=points]")
        assert page.url.endswith("?verb=points")
        shown = "() => [...document.querySelectorAll('[data-item]:not([hidden])')].map(item => item.dataset.verb)"
        found = page.evaluate(shown)
        assert found
        assert all("points" in one.split() for one in found)


def test_the_language_switch_keeps_the_place(site, browser):
    with watching(browser, site) as one:
        page = one.open(f"pl/{GAME}/rules/battle.html#battle.place")
        page.click(".tools > .languages a[lang=cs]")
        page.wait_for_url("**/cs/**")
        assert page.url.endswith(f"/cs/{GAME}/rules/battle.html#battle.place")
        page.goto(page.url.replace("rules/battle.html#battle.place", "allies.html?set=ally-set-b"))
        page.click(".tools > .languages a[lang=uk]")
        page.wait_for_url("**/uk/**")
        assert page.url.endswith("allies.html?set=ally-set-b")


def test_the_theme_can_be_switched_and_stays(site, browser):
    ground = "() => getComputedStyle(document.body).backgroundColor"
    with watching(browser, site, dark=True) as one:
        page = one.open(f"pl/{GAME}/index.html")
        dark = page.evaluate(ground)
        page.click("[data-theme-switch]")
        light = page.evaluate(ground)
        assert light != dark
        assert one.open(f"pl/{GAME}/rules.html").evaluate(ground) == light


def test_links_show_what_they_lead_to(site, browser):
    """By pointer, by focus; Escape closes; on a phone the first tap shows and the second follows."""
    with watching(browser, site) as one:
        page = one.open(f"pl/{GAME}/rules/battle.html")
        link = page.locator(".rule a.ref").first
        link.hover()
        card = page.locator(".hover-card")
        card.wait_for()
        assert link.get_attribute("aria-describedby") == card.get_attribute("id")
        page.keyboard.press("Escape")
        assert card.count() == 0
        page.mouse.move(0, 0)
        page.keyboard.press("Tab")
        for _ in range(40):
            page.keyboard.press("Tab")
            if page.evaluate("() => document.activeElement.matches('main a.ref')"):
                break
        card.wait_for()
    with watching(browser, site, size="phone") as one:
        page = one.open(f"uk/{GAME}/rules/battle.html")
        link = page.locator(".rule a.ref").first
        link.tap()
        page.locator(".hover-card .go").wait_for()
        assert page.url.endswith("rules/battle.html")
        link.tap()
        page.wait_for_url("**/glossary.html#*")


def test_everything_can_be_reached_with_the_keyboard(site, browser):
    with watching(browser, site) as one:
        page = one.open(f"cs/{GAME}/index.html")
        page.keyboard.press("Tab")
        assert page.evaluate("() => document.activeElement.className") == "skip"
        page.keyboard.press("Enter")
        assert page.evaluate("() => document.activeElement.id") == "content"
        page.keyboard.press("Tab")
        assert page.evaluate("() => document.activeElement.closest('main') !== null")
        outline = page.evaluate("() => getComputedStyle(document.activeElement).outlineStyle")
        assert outline != "none"


def test_pages_read_without_scripts(site, browser):
    with watching(browser, site, scripts=False) as one:
        page = one.open(f"pl/{GAME}/allies.html")
        assert page.locator("[data-item]:visible").count() == page.locator("[data-item]").count() > 20
        assert not page.locator("[data-facets]").is_visible()
        page = one.open(f"pl/{GAME}/search.html")
        assert page.locator(".everything a").count() > 400
        page = one.open(f"pl/{GAME}/rules/battle.html")
        page.locator("details.note summary").first.click()
        assert page.locator("details.note").first.get_attribute("open") is not None
        assert one.wrong == []


def test_the_site_works_without_a_network(site, browser):
    with watching(browser, site, keeps=True) as one:
        page = one.open(f"uk/{GAME}/index.html")
        page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
        page.evaluate(
            "() => new Promise(done => { navigator.serviceWorker.addEventListener('message', () => done(true));"
            " navigator.serviceWorker.ready.then(worker => worker.active.postMessage('keep')); })"
        )
        one.context.set_offline(True)
        page.reload()
        assert page.locator("h1").is_visible()
        page.goto(f"{site}uk/{GAME}/ally-card/rose-a.html")
        assert page.locator("h1").inner_text() == "Троянди А"
        assert "ally-card/rose-a.html" in search(page, "троянд")[:8]
        page.goto(f"{site}uk/{GAME}/no-such-page.html")
        assert page.locator("h1").is_visible()


def test_a_card_page_is_light(site, browser):
    """What a first visit fetches before anybody searches, packed as servers pack it, without the fonts."""
    with watching(browser, site) as one:
        bodies = []
        one.page.on("response", lambda answer: bodies.append((answer.url, answer.body())))
        one.open(f"pl/{GAME}/ally-card/rose-a.html").wait_for_load_state("networkidle")
        sizes = {url.rpartition("/")[2]: len(gzip.compress(body, 9)) for url, body in bodies if not url.endswith(".woff2")}
        assert sum(sizes.values()) <= 30_000, json.dumps(sizes)


def test_on_paper_there_is_only_what_is_read(site, browser):
    with watching(browser, site) as one:
        page = one.open(f"pl/{GAME}/rules/battle.html")
        page.emulate_media(media="print")
        assert not page.locator(".top").is_visible()
        assert not page.locator("footer.foot").is_visible()
        assert page.locator(".paragraph").first.is_visible()
