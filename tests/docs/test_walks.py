"""The pages cannot rot: what they tell an author to do is done here, on a copy of the content, and what they show is compared.

The convention needs no explaining to a reader: a `yaml` block that opens with the name of a file as a comment edits that
file; a `console` block holds commands after `$` and what they print; `…` stands for whatever is left out. An entry in an edit
takes the place of the entry of that id, or is added where the ids sort it; with a line `# …` only the lines shown are changed.
Blocks of other languages are there to be read. All pages are looked through for links, paths and commands.
"""

import json
import re
import shlex
import shutil
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import pytest
from ready import look_at, wwrules

from wwrules.cli import main
from wwrules.load.files import PLACES
from wwrules.load.shapes import schemas

ROOT = Path(__file__).parents[2]
GAME = ROOT / "content" / "wonderlands-war"
GENERATED = ("site/", ".venv/", ".wwrules/", "docs/authors/faults/")
WITH_MISTAKES = ("add-a-card", "change-a-number", "examples", "fan-pack", "faults", "provenance", "translate")
TAUGHT = ["README.md", *(f"docs/authors/{name}.md" for name in WITH_MISTAKES)]

PAGES = sorted(
    path.relative_to(ROOT).as_posix()
    for path in (*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"))
    if not path.relative_to(ROOT).as_posix().startswith(GENERATED)
)
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
REST = "# …"
TRIED = re.compile(
    r"^[\d,]+ texts? tried, which took .*\n", re.MULTILINE
)  # depends on what was tried before, and on the machine


def text_of(page: str) -> str:
    return (ROOT / page).read_text("utf-8")


WALKS = [page for page in PAGES if "\n```console\n" in text_of(page)]


# ---------------------------------------------------------------- following a page


@pytest.fixture(scope="module")
def game_as_it_is() -> None:
    look_at(ROOT / "content")


@pytest.mark.slow
@pytest.mark.usefixtures("game_as_it_is")
@pytest.mark.parametrize("page", WALKS)
def test_a_page_does_what_it_says(page, tmp_path):
    shutil.copytree(ROOT / "content", tmp_path / "content")
    for language, block in FENCE.findall(text_of(page)):
        if language in ("yaml", "ftl") and re.match(r"# [a-z-]+/", block):
            edit(tmp_path, block)
        elif language == "console":
            for command, shown in commands_of(block):
                printed, failed = run(command, tmp_path)
                assert matches(shown, printed), f"{page} shows\n{shown}\nbut `{command}` prints\n{printed}"
                assert failed == (": error: " in printed)


# Walks that end with `make site` or speak of what it shows: the pages that the reader looks at, and what they find there.
CARDS = "site/pl/wonderlands-war"
LOOKED_AT = {
    "README.md": {f"{CARDS}/wonderlander-card/caterpillar.html": "siła 2"},
    "docs/authors/change-a-number.md": {
        f"{CARDS}/wonderlander-card/caterpillar.html": "siła 2",
        f"{CARDS}/ally-card/flamingo-d.html": "a ten otrzymuje 2 odłamki",
        f"{CARDS}/examples/flamingo-d-chooses-an-opponent.html": "size(ben.shard_pile) == 2",
    },
    "docs/authors/add-a-card.md": {
        f"{CARDS}/wonderlander-card/cook.html": "Na koniec bitwy, jeśli wygrywasz, każdy przeciwnik otrzymuje 1 odłamek",
        f"{CARDS}/examples/cook-throws-pepper.html": "Kucharka",
    },
    "docs/authors/provenance.md": {f"{CARDS}/wonderlander-card/dormouse.html": "Przykład bitwy 2; karta Suseł"},
}


def test_every_walk_to_the_site_is_looked_at():
    ends = re.compile(r"^make site$|`make site` again|After `make site`", re.MULTILINE)
    built = {page for page in WALKS if ends.search(text_of(page))}
    assert built == set(LOOKED_AT)


@pytest.mark.slow
@pytest.mark.usefixtures("game_as_it_is")
def test_the_site_shows_what_the_walks_say(tmp_path):
    """One site for all of them: their edits are about different cards. `make site` in one language."""
    shutil.copytree(ROOT / "content", tmp_path / "content")
    for page in LOOKED_AT:
        for language, block in FENCE.findall(text_of(page)):
            if language == "yaml" and re.match(r"# [a-z-]+/", block):
                edit(tmp_path, block)
    for command in ("accept", "site --locale pl"):
        done = wwrules(*command.split(), cwd=tmp_path)
        assert done.returncode == 0, done.stdout + done.stderr
    for looks in LOOKED_AT.values():
        for address, seen in looks.items():
            assert seen in visible((tmp_path / address).read_text("utf-8")), address


def visible(html: str) -> str:
    """What a reader sees of a page: no tags, and blanks of every kind and number as one."""
    text = re.sub(r"<(style|script).*?</\1>", " ", html, flags=re.DOTALL)
    return re.sub(r"[\s\xa0\u2060]+", " ", unescape(re.sub(r"<[^>]+>", " ", text)))


@pytest.mark.parametrize("page", TAUGHT)
def test_a_walk_shows_a_mistake_and_ends_clean(page):
    verdicts = re.findall(r"^(clean|\d+ errors?, \d+ warnings?):", text_of(page), re.MULTILINE)
    assert verdicts[-1] == "clean"
    assert len(verdicts) > 1 or page == "README.md"


def commands_of(block: str) -> Iterator[tuple[str, str]]:
    for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
        command, _, shown = part.partition("\n")
        yield command, shown


def run(command: str, folder: Path) -> tuple[str, bool]:
    program, *words = shlex.split(command)
    assert program == ".venv/bin/wwrules", f"`{command}`: only wwrules is run; show other commands in a `sh` block"
    done = wwrules(*words, cwd=folder)
    return TRIED.sub("", done.stdout + done.stderr), done.returncode != 0


def matches(shown: str, printed: str) -> bool:
    return re.fullmatch("".join(map(pattern_of, shown.splitlines())), printed) is not None


def pattern_of(line: str) -> str:
    if line == "…":
        return r"(?:.*\n)*"
    without_seconds = re.sub(r"\d+\.\d+ s$", "… s", line)
    return re.escape(without_seconds).replace("…", ".*") + r"\n"


# ---------------------------------------------------------------- editing a file as a reader would


def edit(folder: Path, block: str) -> None:
    name, _, body = block.removeprefix("# ").partition("\n")
    file = folder / name
    if not file.exists():
        file.parent.mkdir(exist_ok=True)
        file.write_text(body, "utf-8")
        return
    lines = file.read_text("utf-8").splitlines()
    if file.suffix == ".ftl":
        file.write_text("\n".join(with_message(lines, body.splitlines())) + "\n", "utf-8")
        return
    for entry in entries_of(body.splitlines()):
        lines = with_entry(lines, entry)
    file.write_text("\n".join(lines) + "\n", "utf-8")


def indent_of(line: str) -> int:
    return len(line) - len(line.lstrip())


def entries_of(lines: list[str]) -> list[list[str]]:
    """Split lines into what stands at their smallest indentation, each with what is below it."""
    entries: list[list[str]] = []
    for line in lines:
        if indent_of(line) == indent_of(lines[0]):
            entries.append([line])
        else:
            entries[-1].append(line)
    return entries


def with_message(lines: list[str], message: list[str]) -> list[str]:
    """Replace the message of the same id, or put it at the end."""
    key = message[0].partition(" ")[0]
    start = next((number for number, line in enumerate(lines) if line.startswith(f"{key} =")), len(lines))
    end = next((number for number in range(start + 1, len(lines)) if not lines[number].startswith(" ")), len(lines))
    return [*lines[:start], *message, *lines[end:]]


def key_of(line: str) -> str:
    return line.strip().partition(":")[0]


def with_entry(lines: list[str], entry: list[str]) -> list[str]:
    """Replace the entry of the same id, or put the new one before the first that sorts after it."""
    indent = indent_of(entry[0])
    heads = [number for number, line in enumerate(lines) if indent_of(line) == indent and re.match(r" *[a-z]", line)]
    same = next((number for number in heads if key_of(lines[number]) == key_of(entry[0])), None)
    if same is None:
        place = next(number for number in heads if key_of(lines[number]) > key_of(entry[0]))
        return [*lines[:place], *entry, *lines[place:]]
    end = next((number for number in range(same + 1, len(lines)) if indent_of(lines[number]) <= indent), len(lines))
    return [*lines[:same], *merged(lines[same:end], entry), *lines[end:]]


def merged(old: list[str], new: list[str]) -> list[str]:
    """Give the new lines; or, where they leave out the rest, the old ones with these changed."""
    if not any(line.strip() == REST for line in new):
        return new
    shown = {key_of(part[0]): part for part in entries_of(new[1:]) if part[0].strip() != REST}
    kept = [shown.pop(key_of(part[0]), part) for part in entries_of(old[1:])]
    assert not shown, f"no lines to change: {shown}"
    return [new[0], *(line for part in kept for line in part)]


def test_edits_replace_add_and_change():
    old = ["words:", "  ant:", "    legs: 6", "    size: 1", "  fly: {legs: 6}"]
    assert with_entry(old, ["  fly: {legs: 4}"])[-1] == "  fly: {legs: 4}"
    assert with_entry(old, ["  bee: {legs: 6}"])[3:] == ["    size: 1", "  bee: {legs: 6}", "  fly: {legs: 6}"]
    assert with_entry(old, ["  ant:", "    size: 2", "    # …"])[1:4] == ["  ant:", "    legs: 6", "    size: 2"]


# ---------------------------------------------------------------- links, paths, commands


def prose_of(page: str) -> str:
    return FENCE.sub("", text_of(page))


def code_of(page: str) -> list[str]:
    blocks = [block for language, block in FENCE.findall(text_of(page)) if language != "procedure"]
    return re.findall(r"`([^`\n]+)`", prose_of(page)) + blocks


@pytest.mark.parametrize("page", PAGES)
def test_links_lead_somewhere(page):
    for target in re.findall(r"\]\(([^)]+)\)", re.sub(r"`[^`\n]+`", "", prose_of(page))):
        file, _, anchor = target.partition("#")
        if not file.startswith(("https:", "http:", "mailto:")):
            found = (ROOT / page).parent / file if file else ROOT / page
            assert found.is_file(), f"{page}: {target}"
            assert not anchor or anchor in anchors_of(found), f"{page}: {target}"


def anchors_of(file: Path) -> set[str]:
    headings = re.findall(r"^#+ (.+)$", file.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading).strip().lower().replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES)
def test_paths_that_are_named_exist(page):
    for words in re.findall(r"`([^`\n]+)`", prose_of(page)):
        if looks_like_a_path(words):
            pattern = re.sub(r"<\w+>", "*", words).strip("/")
            packages = [one for one in (ROOT / "wwrules").rglob("*") if one.is_dir()]
            bases = (ROOT, GAME, GAME / "words" / "pl", (ROOT / page).parent, ROOT / "wwrules", *packages)
            assert any(found for base in bases for found in base.glob(pattern)), f"{page}: {words}"


def looks_like_a_path(words: str) -> bool:
    may_be_missing = any(re.fullmatch(pattern, words) for pattern, _ in PLACES) and "/" not in words
    return (
        re.fullmatch(r"[\w.*<>/-]+", words) is not None
        and ("/" in words or words.endswith((".yaml", ".md", ".py", ".json", ".toml", ".ftl")))
        and not words.startswith(GENERATED)
        and not words.endswith((".html", ".json", ".js"))  # addresses of the site
        and not may_be_missing
    )


def test_every_command_is_explained():
    said = {found for page in PAGES for code in code_of(page) for found in re.findall(r"\bwwrules ([a-z]+)", code)}
    assert set(main.commands) <= said


@pytest.mark.parametrize("page", PAGES)
def test_commands_that_are_named_exist(page):
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    for code in code_of(page):
        assert set(re.findall(r"^make ([a-z]+)", code, re.MULTILINE)) <= targets, f"{page}: {code}"
        assert set(re.findall(r"(?:^|bin/)wwrules ([a-z]+)", code)) <= set(main.commands), f"{page}: {code}"


# ---------------------------------------------------------------- the editor


def editor_settings() -> dict[str, object]:
    return json.loads((ROOT / ".vscode" / "settings.json").read_text("utf-8"))


def test_the_editor_knows_the_schema_of_every_file():
    found: dict[Path, list[str]] = {}
    for schema, patterns in editor_settings()["yaml.schemas"].items():
        file_type = re.fullmatch(r"\./\.wwrules/schemas/wonderlands-war/(\w+)\.schema\.json", schema)[1]
        assert file_type in schemas()
        for file in {file for pattern in patterns for file in ROOT.glob(pattern)}:
            found.setdefault(file, []).append(file_type)
    for file in (one for one in GAME.rglob("*.yaml") if "starters" not in one.parts):
        written = re.search(r"^type: (\w+)$", file.read_text("utf-8"), re.MULTILINE)[1]
        assert found.get(file) == [written], file


@pytest.mark.parametrize("setting", [*editor_settings(), *editor_settings()["[yaml]"]])
def test_every_setting_is_explained(setting):
    assert f"`{setting}`" in text_of("docs/authors/editor.md")
