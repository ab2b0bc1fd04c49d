"""Every code has a page, and its two snippets are true: the one that passes stands in a small game, the other breaks it."""

import re
import shutil
from pathlib import Path

import pytest

from wwrules.check import CODES, WORD_CHECKS
from wwrules.packs.faults import PAGES as ARCHIVE_PAGES
from wwrules.pages import page
from wwrules.pipeline import check_game
from wwrules.proving.faults import PAGES as PROVING_PAGES

GAMES = Path(__file__).parents[1] / "games"
HOMES = (GAMES / "pond", GAMES / "arena", GAMES / "choir", GAMES / "fair")  # where the snippets stand
POND = HOMES[0]
NOT_SHOWN = {
    "unexpected-file",
    "not-a-file",
    "too-many-files",
    "too-many-entries",
    "printed-in-pack",
    "same-as-official",
    "hidden-fault",
    "misdeclared",
    "missing-file",
    "unreadable-file",
    "not-playable",
    "unknown-game",
    "not-an-image",
    "unmet-need",
    "unused-suppression",
    "runaway",
    "unbegun-scope",
    "note-to-reread",
    "too-many-decisions",
    "too-many-pieces",
    "too-many-facts",
    *ARCHIVE_PAGES,
    *PROVING_PAGES,
}


WITH_WORDS = {module.CODE for module in WORD_CHECKS}  # found only where every word is looked up
SHOWN = [pytest.param(code, marks=pytest.mark.slow) if code in WITH_WORDS else code for code in sorted(set(CODES) - NOT_SHOWN)]


def test_the_pond_is_clean():
    _, found = check_game(POND)
    assert found == []


@pytest.mark.parametrize("code", sorted(CODES))
def test_a_page_has_a_sentence_and_a_reason(code):
    title, text, fails, passes = page(CODES[code])
    assert title.endswith(".")
    assert bool(fails) == bool(passes) == (code not in NOT_SHOWN)
    assert text or fails


@pytest.mark.parametrize("code", SHOWN)
def test_the_snippet_that_fails_brings_the_code(code, tmp_path):
    _, _, fails, passes = page(CODES[code])
    home = next((game for game in HOMES if _places(game, passes)), None)
    assert home, f"no game has {passes!r}"
    root = shutil.copytree(home, tmp_path / home.name)
    assert code not in {one.code for one in check_game(root, words=code in WITH_WORDS)[1]}
    file, indent = _places(root, passes)[0]
    text = file.read_text("utf-8")
    changed = _written(text.replace(_indented(passes, indent), _indented(fails, indent), 1))
    assert changed != text.encode()
    file.write_bytes(changed)
    assert code in {one.code for one in check_game(root, words=code in WITH_WORDS)[1]}


def _places(game: Path, snippet: str) -> list[tuple[Path, int]]:
    files = sorted((*game.rglob("*.yaml"), *game.rglob("*.ftl"), *game.rglob("*.svg")))
    return [(file, indent) for file in files for indent in range(0, 12, 2) if _has(file, snippet, indent)]


def _has(file: Path, snippet: str, indent: int) -> bool:
    """Tell whether the snippet stands there as whole lines, or (one line) anywhere in a line."""
    text = file.read_text("utf-8")
    if "\n" not in snippet:
        return indent == 0 and snippet in text
    return f"\n{_indented(snippet, indent)}\n" in f"\n{text}"


def _indented(snippet: str, indent: int) -> str:
    return "\n".join(f"{' ' * indent}{line}" for line in snippet.split("\n")) if "\n" in snippet or indent else snippet


def _written(text: str) -> bytes:
    """Write out {40 × x} and {byte FF}."""
    long = re.sub(r"\{(\d+) × ([^}]+)\}", lambda found: found[2] * int(found[1]), text)
    parts = re.split(r"\{byte ([0-9A-F]{2})\}", long)
    return b"".join(bytes.fromhex(part) if number % 2 else part.encode() for number, part in enumerate(parts))
