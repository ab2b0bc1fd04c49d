"""For the tests of playing: the command in a real process, and a screen that remembers what it showed."""

import os
import subprocess
import sys
from functools import cache
from pathlib import Path

from wwrules.compile.program import Program
from wwrules.paths import CONTENT
from wwrules.play.games import load_program
from wwrules.play.screen import Screen
from wwrules.play.table import Table
from wwrules.run.session import Session

GAMES = Path(__file__).parents[1] / "games"
ENVIRONMENT = {
    **os.environ, "COLUMNS": "80", "LINES": "24", "LC_ALL": "C.UTF-8", "PYTHONUTF8": "1",
}  # fmt: skip


@cache
def program_of(name: str) -> Program:
    root = GAMES / name
    program, found = load_program(root if root.is_dir() else CONTENT / name)
    assert found == []
    assert program is not None
    return program


def wwrules(*arguments: object, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the command with some lines in its pipe; people never see a traceback."""
    done = subprocess.run(
        command(*arguments),
        input=typed,
        env=ENVIRONMENT | environment,
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )
    assert "Traceback" not in done.stdout + done.stderr, done.stderr
    return done


def command(*arguments: object) -> list[str]:
    return [sys.executable, "-m", "wwrules", *map(str, arguments)]


class Notes(Screen):
    """Types what it is given and remembers what it was shown; what was taken from the screen is gone."""

    def __init__(self, *typed: str, interactive: bool = False) -> None:
        super().__init__(interactive=interactive)
        self.width, self.height = 80, 24
        self.typed, self.lines, self.forgotten = list(typed), [], []

    def show(self, *lines: str) -> None:
        self.lines += lines

    def page(self, lines) -> None:
        self.lines += lines

    def read(self, prompt: str) -> str | None:
        self.lines.append(prompt)
        return self.typed.pop(0) if self.typed else None

    def forget(self) -> None:
        self.forgotten.append(self.lines)
        self.lines = []

    @property
    def text(self) -> str:
        return "\n".join(self.lines)


def table(name: str, screen: Notes, folder: Path, *players: str, seed: int = 1) -> Table:
    session = Session(program_of(name), seed, len(players))
    return Table(session, players, program_of(name).game.header.locales[0], folder / "game.json", screen)
