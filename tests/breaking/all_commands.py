"""Every command on content that may be broken in any way, each in its own process, and what must hold of the way it ends."""

from __future__ import annotations

import re
import shutil
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from subprocess import CompletedProcess

HERE = Path(__file__).parent
if str(HERE.parent) not in sys.path:
    sys.path.insert(0, str(HERE.parent))

from breakages import broken  # noqa: E402
from ready import import_first, look_at, wwrules  # noqa: E402

SECONDS = 60  # of work: whatever takes longer is endless
PAGES = HERE / "served_pages.py"
LOCATED = re.compile(r"(?m)^\S[^\n]*?:\d+:\d+: (error|warning): .+ \[[a-z0-9-]+\]$")
NEEDED_BY_SITE = tuple(f"wwrules.publish.{name}" for name in ("site", "preparing", "search_forms", "preview.server"))
NEEDED_BY_PLAY = tuple(
    f"wwrules.{name}" for name in ("play.table", "play.replaying", "play.odds", "trials.running", "say.report")
)


@dataclass(frozen=True)
class World:
    """A folder to stand in: content/ with one game, and beside it a pack, an archive and a kept game from before it broke."""

    folder: Path
    game: str
    starter: str  # the kind of pack that `new` makes
    position: str  # an example to ask for odds from
    ask: str
    card: str  # an entry of a kind that is drawn as cards

    @property
    def content(self) -> Path:
        return self.folder / "content" / self.game

    @property
    def commands(self) -> dict[str, list[str]]:
        """Commands by the word that each is listed under, and what follows it."""
        return {
            "check": ["check"],
            "check as JSON": ["check", "--format", "json"],
            "check as SARIF": ["check", "--format", "sarif"],
            "check for GitHub": ["check", "--format", "github"],
            "check strictly": ["check", "--strict", "--locale", "uk"],
            "check a pack": ["check", "pack"],
            "explain": ["explain", "missing-name"],
            "fmt": ["fmt", "--check"],
            "inbox": ["inbox", "inbox", "--out", "verdicts.json"],
            "new": ["new", self.starter, "Zz", "--out", "new-pack"],
            "odds": ["odds", self.position, "--ask", self.ask],
            "pack": ["pack", "pack", "--out", "packed.zip"],
            "play": ["play", "--seed", "3", "--seat", "bot", "--seat", "bot"],
            "play to the end of input": ["play", "--seed", "4"],
            "play on": ["play", "--resume", "kept.json", "--save", "kept-again.json"],
            "print": ["print", self.card, "--out", "cards.pdf"],
            "replay": ["replay", "kept.json", "--all"],
            "review": ["review", "--locale", "pl"],
            "say": ["say"],
            "say as JSON": ["say", "--json", "--log", "--questions"],
            "say how far": ["say", "--report"],
            "schema": ["schema"],
            "serve": ["content"],
            "simulate": ["simulate", "--games", "2", "--jobs", "1", "--cards"],
            "simulate with a pack": ["simulate", "--games", "2", "--jobs", "1", "--with", "pack", "--json"],
            "site": ["site", "--locale", "pl", "--out", "site"],
            "test": ["test", "--games", "2"],
            "upgrade": ["upgrade", "content", "--dry-run"],
            "words": ["words", "scaffold", self.card, "--locale", "pl"],
            "accept": ["accept"],  # these two write into the game, so they come last
            "new language": ["new", "locale", "sk"],
        }

    def run(self, name: str, seconds: int = SECONDS) -> CompletedProcess[str]:
        words = self.commands[name]
        return wwrules(*words, cwd=self.folder, seconds=seconds, script=PAGES if name == "serve" else None)


FAIR = ("fair", "toy", "a-kite-costs", "coins-had", "kite")
REAL = ("wonderlands-war", "wonderlander", "caterpillar-forges-one-more", "odds-strength", "caterpillar")
MUST_WORK = ("site", "simulate", "play", "play to the end of input", "print", "schema", "serve")  # where `check` is clean


def sound_world(folder: Path, content: Path, names: tuple[str, str, str, str, str], *, to_check: bool = False) -> World:
    """A world in which nothing is broken yet; only to be checked, it has nothing but the game."""
    world = World(folder, *names)
    shutil.copytree(content, world.content)
    if to_check:
        return world
    look_at(world.folder / "content")
    import_first(*NEEDED_BY_SITE, *NEEDED_BY_PLAY)
    for words in (
        ["new", world.starter, "My pack", "--out", "pack"],
        ["pack", "pack", "--out", "inbox/my-pack.zip"],
        ["play", "--seed", "1", "--seat", "bot", "--seat", "bot", "--save", "kept.json"],
    ):
        done = wwrules(*words, cwd=folder)
        assert done.returncode == 0, (words, done.stdout, done.stderr)
    return world


def broken_world(sound: World, folder: Path, number: int, part: str = "content") -> tuple[World, str]:
    """A copy of a world in which something of the game is broken, or of the pack, and what."""
    shutil.copytree(sound.folder, folder, symlinks=True)
    world = World(folder, sound.game, sound.starter, sound.position, sound.ask, sound.card)
    return world, broken(world.content if part == "content" else folder / part, number)


@dataclass
class Ends:
    """How commands ended on some content."""

    number: int
    how: str
    codes: dict[str, int] = field(default_factory=dict)
    wrong: list[str] = field(default_factory=list)


def ends_of(world: World, number: int, how: str, names: Iterable[str] = ()) -> Ends:
    """Run commands and judge them."""
    ends = Ends(number, how)
    for name in ("check", *(one for one in names or world.commands if one != "check")):
        done = world.run(name)
        ends.codes[name] = done.returncode
        ends.wrong += [f"{name}: {problem}" for problem in problems(name, done, ends.codes["check"] == 0)]
    return ends


def problems(name: str, done: CompletedProcess[str], is_clean: bool) -> Iterator[str]:
    """What is wrong with the way a command ended."""
    told = f"{done.stdout}\n{done.stderr}"
    lines = told.strip().splitlines() or [""]
    if "Traceback (most recent call last)" in told or "defect in wwrules" in told:
        last = [line for line in lines if re.match(r"[\w.]+(Error|Exception|Exit|Interrupt)\b", line)] or lines[-1:]
        yield f"a traceback: {last[-1]}"
    elif done.returncode not in {0, 1, 2}:
        yield f"ended with {done.returncode}: {lines[-1]}"
    elif done.returncode == 1 and not is_told(name, told):
        yield f"faults without a place: {lines[-1]}"
    elif done.returncode == 2 and "Error:" not in told:
        yield f"wrong use without a word: {lines[-1]}"
    elif is_clean and name in MUST_WORK and done.returncode:
        yield f"check is clean, and this ends with {done.returncode}: {lines[-1]}"


def is_told(name: str, told: str) -> bool:
    """Whether somebody who reads it knows where to look."""
    match name:
        case "check as JSON" | "say as JSON":
            return '"line": ' in told or '"missing": [' in told
        case "check as SARIF":
            return '"startLine": ' in told
        case "check for GitHub":
            return ",line=" in told
        case "check strictly":
            return re.search(r"(?m)^\S[^\n]*?:\d+:\d+: \w+: .+ \[[a-z0-9-]+\]$", told) is not None
        case "fmt":
            return LOCATED.search(told) is not None or "content/" in told
        case "say":
            return "(missing: " in told or LOCATED.search(told) is not None
        case "inbox":
            return re.search(r"\.zip .*:\d+:\d+: ", told) is not None
    return LOCATED.search(told) is not None
