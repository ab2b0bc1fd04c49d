"""Where lines are shown and read: a terminal, or a pipe with a choice on each line."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterable
from io import StringIO
from typing import TextIO

import click

_SMALLEST, _WIDEST = 40, 100
_FORGET = "\x1b[H\x1b[2J\x1b[3J"  # clears the screen and what was scrolled away


class Screen:
    """Shows lines and reads what is typed. In a pipe what is read is shown too, so that the whole can be followed."""

    def __init__(self, source: TextIO | None = None, *, interactive: bool | None = None) -> None:
        self.source = source or sys.stdin or StringIO()  # a process may have been given none
        terminal = self.source.isatty() and sys.stdout is not None and sys.stdout.isatty()
        self.interactive = terminal if interactive is None else interactive
        size = shutil.get_terminal_size((80, 24))
        self.width, self.height = max(_SMALLEST, min(size.columns, _WIDEST)), max(12, size.lines)

    def show(self, *lines: str) -> None:
        """Print some lines."""
        for line in lines:
            click.echo(line)

    def page(self, lines: Iterable[str]) -> None:
        """Print any number of lines; on a terminal page by page."""
        every = list(lines)
        if self.interactive and len(every) >= self.height:
            click.echo_via_pager("\n".join(every) + "\n")
        else:
            self.show(*every)

    def read(self, prompt: str) -> str | None:
        """What is typed, or None when there is nothing more to read."""
        if self.interactive:
            try:
                return input(prompt)
            except EOFError:
                return None
        line = self.source.readline()
        if not line:
            return None
        self.show(f"{prompt}{line.rstrip()}")
        return line

    def forget(self) -> None:
        """Take what was shown from a terminal, so that the next player does not see it."""
        if self.interactive:
            click.echo(_FORGET, nl=False)
