"""The way of a fan as the page tells it, with nothing but the wheel in a clean environment: to the archive and the report.

`test_walks.py` goes it with the source tree; here every command of the page is run as it stands, but for those that wait for
somebody: the preview is asked for a page instead, and bots sit at the table.
"""

import json
import os
import re
import shlex
import subprocess
import time
import urllib.request
from pathlib import Path

import pytest
from test_walks import FENCE, commands_of, edit, matches, text_of
from test_wheel import home, wheel  # noqa: F401 - fixtures

pytestmark = pytest.mark.skipif(os.environ.get("WWRULES_SOAK", "1") == "1", reason="the whole walk is gone by `make soak`")
PAGE = "docs/authors/fan-pack.md"
KEPT = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL_ENV", "WWRULES"))}


class Fan:
    """Somebody in a folder of their own, who has installed wwrules."""

    def __init__(self, program: Path, folder: Path) -> None:
        self.program, self.folder = program, folder

    def run(self, command: str) -> tuple[str, int]:
        _, *words = shlex.split(command, comments=True)
        whole = [str(self.program), *words]
        done = subprocess.run(
            whole, cwd=self.folder, env=KEPT, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False, timeout=900
        )
        return done.stdout + done.stderr, done.returncode

    def look_at(self, command: str) -> str:
        """The first page of the preview."""
        _, *words = shlex.split(command, comments=True)
        whole = [str(self.program), *words, "--port", "0"]
        with subprocess.Popen(whole, cwd=self.folder, env=KEPT, stdout=subprocess.PIPE, text=True) as serving:
            try:
                address = next(found[0] for line in serving.stdout if (found := re.search(r"http://[\w.:]+/\S*", line)))
                with urllib.request.urlopen(address, timeout=60) as page:
                    return str(page.read().decode())
            finally:
                serving.terminate()


def test_a_fan_goes_the_whole_way(home, tmp_path, capsys):  # noqa: F811
    fan, start, taken = Fan(home / "bin" / "wwrules", tmp_path), time.monotonic(), {}
    for language, block in FENCE.findall(text_of(PAGE)):
        if language == "yaml" and re.match(r"# [a-z-]+/", block):
            edit(tmp_path, block)
        for command, shown in commands_of(block) if language == "console" else ():
            printed, code = fan.run(command)
            assert matches(shown, printed), f"`{command}` prints\n{printed}"
            assert (code != 0) == (": error: " in printed)
        for command in block.splitlines() if language == "sh" else ():
            begun = time.monotonic()
            follow(fan, command)
            taken[command.split("  ")[0]] = time.monotonic() - begun
    report = (tmp_path / "report.html").read_text("utf-8")
    assert re.search(r'class="verdict">.*(zrównoważony|balanced|збалансований|vyvážený)', report)
    assert "https://" not in re.sub(r"https://www\.w3\.org/\S+", "", report)
    with capsys.disabled():
        print(f"\nthe whole walk: {time.monotonic() - start:.0f} s")  # noqa: T201
        for command, seconds in taken.items():
            print(f"  {seconds:6.1f} s {command}")  # noqa: T201


def follow(fan: Fan, command: str) -> None:
    """Do what a block to be read says."""
    match shlex.split(command, comments=True):
        case ["wwrules", "serve", *_]:
            assert "<html" in fan.look_at(command)
        case ["wwrules", "play", *_]:
            printed, code = fan.run(f"{command.partition('#')[0]} --seat bot --seat bot --seed 1")
            assert code == 0, printed[-2000:]
        case ["wwrules", "print", *_]:
            printed, code = fan.run(command)  # what draws on paper comes with an extra
            assert code == 0 or "wwrules[print]" in printed or "'print'" in printed, printed
        case ["wwrules", "inbox", *_]:
            (fan.folder / "folder-of-archives").mkdir()
            (fan.folder / "moonlight-0.1.0.zip").rename(fan.folder / "folder-of-archives" / "moonlight-0.1.0.zip")
            printed, code = fan.run(command)
            assert (code, printed.count(" valid ")) == (0, 1), printed
            assert json.loads((fan.folder / "folder-of-archives" / "verdicts.json").read_text("utf-8"))["verdicts"]
        case ["wwrules", *_]:
            printed, code = fan.run(command)
            assert code == 0, printed
