"""`wwrules inbox`: every archive gets its verdict, whatever the others do, and nothing is judged twice."""

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest
from hostile_archives import PACK, archives, sound

from wwrules.packs.archive import write_archive
from wwrules.packs.cell import run_in_cell

GAMES = Path(__file__).parents[1] / "games"


def fill_memory() -> list[bytes]:
    return [bytes(100_000_000) for _ in range(100)]


def crash() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def wait() -> None:
    time.sleep(60)


def fail() -> None:
    raise ValueError("a defect")


def write_a_file() -> None:
    Path("never.txt").write_text("x" * 10_000, "utf-8")


@pytest.mark.parametrize(
    ("work", "reason"),
    [(wait, "time"), (fill_memory, "memory"), (crash, "crash"), (fail, "crash"), (lambda: "x" * 3_000_000, "output")],
)
def test_work_that_goes_wrong_ends_in_its_cell(work, reason):
    assert run_in_cell(work, seconds=1) == (None, reason)


def test_a_cell_gives_back_data():
    assert run_in_cell(lambda: {"a": [1, None, "ż"]}) == ({"a": [1, None, "ż"]}, "")


def test_nothing_is_written_from_a_cell(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert run_in_cell(write_a_file).reason == "crash"
    assert not (tmp_path / "never.txt").exists() or (tmp_path / "never.txt").stat().st_size == 0


def test_nobody_is_reached_from_a_cell_where_the_system_can_forbid_it():
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]

        def call() -> str:
            user = os.getuid()
            try:
                socket.create_connection(("127.0.0.1", port), timeout=0.5).close()
            except OSError:
                return "refused"
            return f"reached by {user}"

        found = run_in_cell(call).value
    if found != "refused":
        pytest.skip("this system lets nobody have a network of their own")


@pytest.fixture
def home(tmp_path: Path) -> Path:
    shutil.copytree(GAMES / "pond", tmp_path / "content" / "pond")
    (tmp_path / "inbox").mkdir()
    return tmp_path


def inbox(home: Path, *more: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "wwrules.cli", "inbox", "inbox", *more]
    return subprocess.run(command, cwd=home, capture_output=True, text=True, check=False)


def verdicts(home: Path) -> dict[str, dict[str, object]]:
    return {one["file"]: one for one in json.loads((home / "inbox" / "verdicts.json").read_text("utf-8"))["verdicts"]}


def test_each_archive_has_its_verdict(home):
    (home / "inbox" / "sound.zip").write_bytes(sound())
    (home / "inbox" / "twin.zip").write_bytes(write_archive({"pack.yaml": PACK}, []))
    (home / "inbox" / "wrong.zip").write_bytes(write_archive({"pack.yaml": PACK + b"more: 1\n"}, []))
    for number, one in enumerate(list(archives())[::9]):
        (home / "inbox" / f"hostile-{number}.zip").write_bytes(one.make())
    done = inbox(home)
    assert (done.returncode, done.stderr) == (1, "")
    found = verdicts(home)
    assert [found[name]["verdict"] for name in ("sound.zip", "twin.zip", "wrong.zip")] == ["valid", "valid", "faults"]
    assert found["twin.zip"]["same-pack-as"] == ["sound.zip"]
    assert found["wrong.zip"]["faults"][0]["message"].startswith("unknown key 'more'; expected authors")
    assert {one["verdict"] for name, one in found.items() if name.startswith("hostile")} == {"refused"}
    assert "sound.zip                        valid        marsh 1.0.0\n" in done.stdout
    assert done.stdout.endswith(f"{len(found)} archives judged, 2 valid; verdicts in inbox/verdicts.json\n")


def test_a_process_that_is_killed_goes_on_where_it_was(home):
    for number in range(12):
        (home / "inbox" / f"sound-{number:02}.zip").write_bytes(sound())
    command = [sys.executable, "-m", "wwrules.cli", "inbox", "inbox"]
    with subprocess.Popen(command, cwd=home, stdout=subprocess.PIPE) as running:
        for _ in range(3):
            running.stdout.readline()
        running.kill()
    before = verdicts(home)
    assert 3 <= len(before) <= 12
    assert inbox(home).returncode == 0
    after = verdicts(home)
    assert len(after) == 12
    assert {name: one["timing"] for name, one in before.items()} == {name: after[name]["timing"] for name in before}


def test_a_changed_archive_is_judged_again(home):
    (home / "inbox" / "sound.zip").write_bytes(sound())
    inbox(home)
    (home / "inbox" / "sound.zip").write_bytes(b"")
    inbox(home)
    assert verdicts(home)["sound.zip"]["verdict"] == "refused"


def test_an_empty_folder_is_wrong_use(home):
    assert inbox(home).returncode == 2
