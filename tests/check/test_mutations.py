"""Every way to break content is caught where it is: small edits of a game in `mutations/`, each with its code and place.

An entry names the edit and the one fault it must bring; `⟦…⟧` marks the word that the fault must point at and is taken out
before the file is written. `odd_but_valid/` holds edits that look strange and must bring no fault at all. The keys:

    breaks, allows    what the edit does, in words
    in                the file to edit, from the folder of the game (or pack); a new one if it does not exist
    replace, with     a text that stands once in it, and what takes its place; `every` instead of `replace`: wherever it stands
    text              or the whole file
    delete, move      or a file that goes, files that get another name
    link, pipe        or a link to elsewhere, a named pipe
    and               further edits of the same case
    code              the fault, at the mark; `also` lists the codes that must come with it, where one fault brings others
    at                where the mark is when it stands in no edit: an excerpt by file, or a file whose first letter is meant
    message           the whole sentence
    as-game           the folder is checked as a game although it does not look like one
    spare-files       how many more files there may be than there are; the real limit would take seconds to reach

In edits `{40 × x}` is x forty times and `{byte FF}` a raw byte, as on the pages of the faults.
"""

from __future__ import annotations

import os
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

from wwrules import reports
from wwrules.catalogue import describe
from wwrules.check import CODES
from wwrules.diagnostics import Diagnostic, Severity
from wwrules.examples.faults import PAGES as EXAMPLE_PAGES
from wwrules.load import files, folders, game, reader, shapes
from wwrules.load.nodes import Mapping, Node
from wwrules.packs.faults import PAGES as ARCHIVE_PAGES
from wwrules.pipeline import check_game, check_paths
from wwrules.proving.faults import PAGES as PROVING_PAGES
from wwrules.trying.faults import PAGES as TRYING_PAGES

SOAK = int(os.environ.get("WWRULES_SOAK", "1"))
HERE = Path(__file__).parent
SMALL = ("pond", "arena", "choir")
REAL = "wonderlands-war"
GAMES = {name: HERE.parent / "games" / name for name in SMALL} | {REAL: HERE.parents[1] / "content" / REAL}
WARNINGS = {
    "unsorted-entries", "unused-definition", "unused-suppression", "unknown-reading", "endless-growth", "hidden-zone",
    "maybe-nothing", "misdeclared", "never-fires", "never-met", "never-offered", "same-as-official", "ungrouped-verb",
    "unusual-amount",
}  # fmt: skip
ENOUGH = 180
MARKED = re.compile("⟦(.*?)⟧", re.DOTALL)
EDIT_KEYS = ("in", "replace", "every", "with", "text", "delete", "move", "link", "pipe", "and", "spare-files")


@dataclass(frozen=True)
class Case:
    """One entry of a file, with what the file says for all of its entries: the game, files beside it, what is checked."""

    file: str
    entry: dict[str, Any]
    game: str = "pond"
    beside: dict[str, str] = field(default_factory=dict)
    checked: str = "pond"
    words: bool = False  # whether every word is looked up, which takes the tools and their time

    @property
    def title(self) -> str:
        return self.entry.get("breaks") or self.entry["allows"]

    def __str__(self) -> str:
        return f"{self.file}: {self.title}"


def cases(folder: str) -> Iterator[Case]:
    for path in sorted((HERE / folder).glob("*.yaml")):
        written = yaml.safe_load(path.read_text("utf-8"))
        shared = written if isinstance(written, dict) else {"cases": written}
        if "like" in shared:
            shared = yaml.safe_load((path.parent / shared["like"]).read_text("utf-8")) | shared
        game = shared.get("game", "pond")
        for entry in shared["cases"]:
            checked, words = shared.get("check", game), shared.get("words", False)
            yield Case(path.stem, entry, game, shared.get("beside", {}), checked, words)


EVERY_MUTATION = tuple(cases("mutations"))
MUTATIONS = [case for case in EVERY_MUTATION if case.game in SMALL and not case.words]
WORD_MUTATIONS = [case for case in EVERY_MUTATION if case.words]
REAL_MUTATIONS = [case for case in EVERY_MUTATION if case.game == REAL][:: 1 if SOAK > 1 else 4]  # seconds each
ODD_BUT_VALID = tuple(cases("odd_but_valid"))


@cache
def files_of(game: str) -> dict[str, str]:
    root = GAMES[game]
    paths = sorted(path for path in root.rglob("*") if path.is_file())
    return {f"{game}/{path.relative_to(root).as_posix()}": path.read_text("utf-8") for path in paths}


# ---------------------------------------------------------------- edits


class Edited:
    """The files of a case while they are edited: texts that may still hold marks, and what is no ordinary file."""

    def __init__(self, case: Case) -> None:
        self.folder = case.checked
        self.texts = files_of(case.game) | case.beside
        self.links: dict[str, str] = {}
        self.pipes: list[str] = []
        self.edit(case.entry)
        if isinstance(at := case.entry.get("at"), dict):
            for name, excerpt in at.items():
                self.edit({"in": name, "replace": MARKED.sub(r"\1", excerpt), "with": excerpt})

    def name(self, place: str) -> str:
        return os.path.normpath(f"{self.folder}/{place}")

    def edit(self, entry: dict[str, Any]) -> None:
        if "in" in entry:
            self.texts[self.name(entry["in"])] = self._new_text(entry)
        if "delete" in entry:
            del self.texts[self.name(entry["delete"])]
        for place, target in entry.get("move", {}).items():
            self.texts[self.name(target)] = self.texts.pop(self.name(place))
        if "pipe" in entry:
            self.pipes.append(self.name(entry["pipe"]))
        for place, target in entry.get("link", {}).items():
            self.texts.pop(self.name(place), None)
            self.links[self.name(place)] = target
        for further in entry.get("and", ()):
            self.edit(further)

    def _new_text(self, entry: dict[str, Any]) -> str:
        if "text" in entry:
            return expand(entry["text"])
        before, old = self.texts[self.name(entry["in"])], entry.get("replace") or entry["every"]
        times = before.count(old)
        assert times == 1 or ("every" in entry and times), f"{old!r} stands {times} times in {entry['in']}"
        return before.replace(old, expand(entry["with"]))

    def mark(self) -> tuple[str, int, int, int | None] | None:
        """File, line, column and length of the marked word; no length where nothing or several lines are marked."""
        for name, text in self.texts.items():
            if found := MARKED.search(text):
                before = text[: found.start()].removeprefix("\ufeff")
                word = found.group(1)
                length = len(word) if word and "\n" not in word else None
                return name, before.count("\n") + 1, len(before) - before.rfind("\n"), length
        return None

    def wanted(self) -> dict[str, bytes | str | None]:
        """What must lie where: bytes of a file, the target of a link, nothing for a pipe."""
        texts = {name: MARKED.sub(r"\1", text).encode("utf-8", "surrogateescape") for name, text in self.texts.items()}
        return {**texts, **self.links, **dict.fromkeys(self.pipes)}


class Folder:
    """A folder that goes from case to case: only what is not as in the case before is written."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.held: dict[str, bytes | str | None] = {}

    def hold(self, wanted: dict[str, bytes | str | None]) -> None:
        for name in [name for name, what in self.held.items() if wanted.get(name, self) != what]:
            (self.root / name).unlink()
            del self.held[name]
        for name in wanted.keys() - self.held.keys():
            self._put(self.root / name, wanted[name])
            self.held[name] = wanted[name]

    @staticmethod
    def _put(path: Path, what: bytes | str | None) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        if isinstance(what, bytes):
            path.write_bytes(what)
        elif isinstance(what, str):
            path.symlink_to(what)
        else:
            os.mkfifo(path)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Folder:
    return Folder(tmp_path_factory.mktemp("games"))


def expand(text: str) -> str:
    text = re.sub(r"\{(\d+) × (.+?)\}", lambda match: int(match.group(1)) * match.group(2), text)
    return re.sub(r"\{byte ([0-9A-F]{2})\}", lambda match: chr(0xDC00 + int(match.group(1), 16)), text)


def check(case: Case, edited: Edited, monkeypatch: pytest.MonkeyPatch, folder: Folder) -> list[Diagnostic]:
    folder.hold(edited.wanted())
    monkeypatch.chdir(folder.root)  # so that files are named from here
    if "spare-files" in case.entry:
        monkeypatch.setattr(files, "FILES", len(edited.texts) + case.entry["spare-files"])
    if case.entry.get("as-game"):
        return check_game(Path(case.checked))[1]
    return check_paths([Path(case.checked)], words=case.words).found


_read = cache(reader.read)
_shapes: dict[tuple[int, str], Any] = {}  # by the identity of nodes, which `_read` keeps alive


def read_once(name: str, data: bytes) -> tuple[Node | None, list[Diagnostic]]:
    node, found = _read(name, data)
    return node, list(found)


def check_file_once(node: Mapping, file_type: str) -> Any:
    key = id(node), file_type
    return _shapes.get(key) or _shapes.setdefault(key, shapes.check_file(node, file_type))


@pytest.fixture(autouse=True)
def _each_text_is_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """All files but one are the same in every case; remembering what was made of them saves most of the time."""
    monkeypatch.setattr(game, "read", read_once)
    monkeypatch.setattr(game, "check_file", check_file_once)


# ---------------------------------------------------------------- tests


def check_mutation(case: Case, monkeypatch: pytest.MonkeyPatch, folder: Folder) -> None:
    edited = Edited(case)
    at = case.entry.get("at")
    file, line, column, length = (edited.name(at), 1, 1, None) if isinstance(at, str) else edited.mark()
    found = check(case, edited, monkeypatch, folder)

    report = "\n".join(reports.text(found))
    here = [one for one in found if (one.code, *one.source[:3]) == (case.entry["code"], file, line, column)]
    assert here, f"{file}:{line}:{column}: {case.entry['code']} is not in\n{report}"
    others = Counter(one.code for one in found) - Counter([case.entry["code"]])
    assert sorted(others.elements()) == sorted(case.entry.get("also", ())), report
    if "message" in case.entry:
        assert case.entry["message"] in map(describe, here), report
    if length is not None:
        assert {one.source.length for one in here} == {length}, report
    for one in found:
        assert (one.severity is Severity.WARNING) == (one.code in WARNINGS), report
    assert len(report.splitlines()) == len(found), "a fault takes one line"


@pytest.mark.parametrize("case", MUTATIONS, ids=str)
def test_a_breakage_is_caught_where_it_is(case: Case, monkeypatch: pytest.MonkeyPatch, folder: Folder) -> None:
    check_mutation(case, monkeypatch, folder)


@pytest.mark.slow
@pytest.mark.parametrize("case", WORD_MUTATIONS, ids=str)
def test_a_wrong_word_is_caught_where_it_is(case: Case, monkeypatch: pytest.MonkeyPatch, folder: Folder) -> None:
    check_mutation(case, monkeypatch, folder)


@pytest.mark.slow
@pytest.mark.parametrize("case", REAL_MUTATIONS, ids=str)
def test_a_breakage_of_the_real_game_is_caught(case: Case, monkeypatch: pytest.MonkeyPatch, folder: Folder) -> None:
    check_mutation(case, monkeypatch, folder)


@pytest.mark.parametrize("case", ODD_BUT_VALID, ids=str)
def test_what_is_odd_but_valid_stays_clean(case: Case, monkeypatch: pytest.MonkeyPatch, folder: Folder) -> None:
    assert list(reports.text(check(case, Edited(case), monkeypatch, folder))) == []


CANNOT_BE_PROVOKED = {
    "runaway": "it is found while a game is played, by its limits: tests/run/test_session.py",
    **dict.fromkeys(("too-many-pieces", "too-many-facts"), "so are these: tests/run/test_bounds.py"),
    **dict.fromkeys(EXAMPLE_PAGES, "worked examples are broken in tests/examples/faults.yaml, and in the tests beside it"),
    **dict.fromkeys(TRYING_PAGES, "texts that do nothing are tried in tests/trying/test_texts.py"),
    **dict.fromkeys(PROVING_PAGES, "positions and views are spoilt in tests/proving/test_proving.py"),
    **dict.fromkeys(ARCHIVE_PAGES, "archives are broken in tests/packs/test_archives.py"),
    "too-many-entries": "it takes thousands of them: tests/packs/test_limits.py",
    "not-an-image": "pictures are no text: tests/packs/test_pictures.py",
    "unreadable-file": "it needs a user without rights to a file, as below",
}


def test_every_code_is_provoked() -> None:
    assert {case.entry["code"] for case in (*MUTATIONS, *WORD_MUTATIONS)} | CANNOT_BE_PROVOKED.keys() == set(CODES)


def test_a_file_that_may_not_be_read_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    original = folders.read_bytes

    def read_bytes(path: str | Path) -> bytes:
        if Path(path).name == "birds.yaml":
            raise PermissionError(13, "Permission denied")
        return original(path)

    monkeypatch.setattr(folders, "read_bytes", read_bytes)
    found = check_game(GAMES["pond"])[1]
    assert [(one.code, one.source.file.rpartition("/")[2], describe(one)) for one in found] == [
        ("unreadable-file", "birds.yaml", "the file cannot be read: Permission denied")
    ]


def test_mutations_are_many_and_different() -> None:
    assert len({(case.entry["code"], case.title) for case in MUTATIONS}) == len(MUTATIONS) >= ENOUGH
    edits = Counter(repr([case.entry.get(key) for key in EDIT_KEYS]) for case in (*MUTATIONS, *ODD_BUT_VALID))
    assert [edit for edit, times in edits.items() if times > 1] == []
