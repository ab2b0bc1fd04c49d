"""`wwrules inbox`: every archive gets its verdict, whatever the others do, and nothing is judged twice."""

import hashlib
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from contextlib import chdir
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from hostile_archives import PACK, archives, sound
from test_needs import PACKS
from test_needs import files as files_of

from wwrules import __version__
from wwrules.cli import main
from wwrules.packs.archive import write_archive
from wwrules.packs.cell import run_in_cell
from wwrules.packs.inbox import unjudged

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
    (home / "content" / "packs" / "marsh").mkdir(parents=True)
    (home / "content" / "packs" / "marsh" / "pack.yaml").write_bytes(PACK)
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
    twin = next(line.split(maxsplit=4) for line in done.stdout.splitlines() if line.startswith("twin.zip"))
    assert twin[:4] == ["twin.zip", "valid", "marsh", "1.0.0"]
    assert twin[4] == "a pack of this id is published already, version 1.0.0; the same pack and version as sound.zip"
    assert found["twin.zip"]["published"] == "1.0.0"
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


def test_an_archive_is_judged_again_when_its_game_has_changed(home, monkeypatch):
    send(home, "a", "lake", 'needs: {pond: ">=1.1.0"}\n')
    assert inbox_here(home, monkeypatch).exit_code == 0
    game = home / "content" / "pond" / "game.yaml"
    game.write_text(game.read_text("utf-8").replace('version: "1.1.0"', 'version: "1.0.0"'), "utf-8")
    done = inbox_here(home, monkeypatch)
    assert done.exit_code == 1
    assert [one["code"] for one in verdicts(home)["a.zip"]["faults"]] == ["unmet-need"]


@pytest.mark.parametrize(
    ("reason", "told"),
    [
        ("time", "judging it took too long; '--again' judges it once more"),
        ("memory", "judging it needs too much memory"),
        ("output", "judging it has too much to say"),
        ("crash", "judging it broke off; 'wwrules check' of this file shows where"),
    ],
)
def test_what_could_not_be_judged_says_why_and_where(reason, told):
    verdict = unjudged(Path("inbox/a.zip"), reason)
    (fault,) = verdict["faults"]
    assert (verdict["verdict"], verdict["errors"]) == (reason, 1)
    assert (fault["file"], fault["line"], fault["column"]) == ("inbox/a.zip", 1, 1)
    assert (fault["code"], fault["message"]) == ("archive-unjudged", told)


@pytest.mark.parametrize(
    ("locale", "verdict", "told"),
    [
        ("pl", "odrzucone", "oceniono 1 archiwum, poprawne: 0; oceny są w inbox/verdicts.json"),
        ("uk", "відхилено", "оцінено 1 архів, придатних: 0; висновки у inbox/verdicts.json"),
        ("cs", "odmítnut", "posouzen 1 archiv, platné: 0; závěry jsou v inbox/verdicts.json"),
    ],
)
def test_verdicts_are_told_in_the_language_that_is_spoken(home, monkeypatch, locale, verdict, told):
    """Also those that were given in another one before."""
    (home / "inbox" / "wrong.zip").write_bytes(b"")
    assert "refused" in inbox_here(home, monkeypatch).output
    monkeypatch.setenv("WWRULES_LOCALE", locale)
    first, last = inbox_here(home, monkeypatch).output.splitlines()
    assert first.split()[:2] == ["wrong.zip", verdict]
    assert "not one ZIP archive" not in first
    assert last == told


def send(home: Path, name: str, pack: str, needs: str | None = None, version: str = "1.0.0", more: str = "") -> None:
    files = files_of(pack, needs)
    files["pack.yaml"] = files["pack.yaml"].replace(b'"1.0.0"', f'"{version}"'.encode(), 1) + more.encode()
    (home / "inbox" / f"{name}.zip").write_bytes(write_archive(files, []))


def inbox_here(home: Path, monkeypatch) -> Result:
    """In this process, which has everything loaded."""
    monkeypatch.chdir(home)
    return CliRunner().invoke(main, ["inbox", "inbox"])


@pytest.mark.parametrize("names", ["abc", "cba", "bca"])
def test_archives_that_need_each_other_are_judged_together(home, monkeypatch, names):
    for name, pack in zip(names, PACKS, strict=True):
        send(home, name, pack)
    done = inbox_here(home, monkeypatch)
    assert done.exit_code == 0
    marsh, reeds, lake = (verdicts(home)[f"{name}.zip"] for name in names)
    assert [one["verdict"] for one in (marsh, reeds, lake)] == ["valid"] * 3
    assert [list(one["needed"]) for one in (marsh, reeds, lake)] == [
        sorted(f"{one}.zip" for one in names[1:]),
        [f"{names[2]}.zip"],
        [],
    ]


def test_what_is_missing_is_told_and_comes_later(home, monkeypatch):
    send(home, "a", "marsh")
    send(home, "c", "lake")
    done = inbox_here(home, monkeypatch)
    assert "a.zip                            faults       marsh 1.0.0" in done.output
    assert "the pack 'reed-bed', which is needed, is not there" in done.output
    assert [verdicts(home)[name]["verdict"] for name in ("a.zip", "c.zip")] == ["faults", "valid"]
    assert verdicts(home)["a.zip"]["missing"] == ["reed-bed"]
    before = verdicts(home)["c.zip"]["timing"]
    send(home, "b", "reed-bed")
    assert inbox_here(home, monkeypatch).exit_code == 0
    assert verdicts(home)["a.zip"]["missing"] == []
    assert verdicts(home)["c.zip"]["timing"] == before


def test_a_pack_waits_for_what_it_needs_to_be_valid(home, monkeypatch):
    for name, pack in zip("abc", PACKS, strict=True):
        send(home, name, pack, more="more: 1\n" if pack == "lake" else "")
    for _ in range(2):  # the second time from what was written down
        done = inbox_here(home, monkeypatch)
        found = verdicts(home)
        assert [found[f"{name}.zip"]["verdict"] for name in "abc"] == ["unmet", "unmet", "faults"]
        assert [found[f"{name}.zip"]["unmet"] for name in "abc"] == [["c.zip"], ["c.zip"], []]
        assert "a.zip                            waits        marsh 1.0.0" in done.output
        assert "needs what is in c.zip, which is not valid" in done.output
    send(home, "c", "lake")
    assert inbox_here(home, monkeypatch).exit_code == 0


def test_the_newest_version_that_will_do_is_taken(home, monkeypatch):
    send(home, "a", "marsh", 'needs: {reed-bed: ">=1.1.0 <2.0.0"}\n')
    for name, version in (("b", "1.0.0"), ("c", "1.9.0"), ("d", "1.10.0"), ("e", "2.0.0")):
        send(home, name, "reed-bed", "", version)
    inbox_here(home, monkeypatch)
    assert list(verdicts(home)["a.zip"]["needed"]) == ["d.zip"]


def test_a_circle_makes_nobody_wait_for_ever(home, monkeypatch):
    send(home, "a", "marsh", 'needs: {lake: "1.0.0"}\n')
    send(home, "b", "lake", 'needs: {marsh: "1.0.0"}\n')
    inbox_here(home, monkeypatch)
    assert {one["verdict"] for one in verdicts(home).values()} <= {"faults", "unmet"}


FORGED = {
    "errors": 0,
    "warnings": 0,
    "faults": [],
    "missing": [],
    "unmet": [],
    "needed": {},
    "look": {},
    "timing": {"seconds": 0},
}


def forged(home: Path) -> str:
    """A file of verdicts as a stranger would put it beside a broken archive."""
    mark = hashlib.sha256((home / "inbox" / "broken.zip").read_bytes()).hexdigest()
    about = {"file": "broken.zip", "sha256": mark, "wwrules": __version__, "locale": "en", "verdict": "valid"}
    return json.dumps({"verdicts": [{**FORGED, **about}]})


def test_a_file_of_verdicts_in_the_folder_is_not_believed(home, monkeypatch):
    (home / "inbox" / "broken.zip").write_bytes(write_archive({"pack.yaml": PACK + b"more: 1\n"}, []))
    for text in (forged(home), "{", "[]", '{"verdicts": [1]}', '{"verdicts": [{"file": "broken.zip"}]}', "[" * 5000):
        (home / "inbox" / "verdicts.json").write_text(text, "utf-8")
        done = inbox_here(home, monkeypatch)
        assert done.exit_code == 1
        assert verdicts(home)["broken.zip"]["verdict"] == "faults"
        assert done.output.endswith("1 archive judged, 0 valid; verdicts in inbox/verdicts.json\n")


def test_a_folder_in_the_place_of_the_verdicts_is_told(home, monkeypatch):
    (home / "inbox" / "sound.zip").write_bytes(sound())
    (home / "inbox" / "verdicts.json").mkdir()
    done = inbox_here(home, monkeypatch)
    assert done.exit_code == 2
    assert "'inbox/verdicts.json' cannot be written: Is a directory" in done.output


def test_an_empty_folder_is_wrong_use(home):
    assert inbox(home).returncode == 2


def together(home: Path, **packs: dict[str, bytes]) -> tuple[int, list[str]]:
    """What is said about archives beside their rows."""
    for name, files in packs.items():
        (home / "inbox" / f"{name.replace('_', '-')}.zip").write_bytes(write_archive(files, []))
    with chdir(home):
        done, again = (CliRunner().invoke(main, ["inbox", "inbox"]) for _ in range(2))
    assert again.stdout == done.stdout
    rows = {f"{name.replace('_', '-')}.zip  " for name in packs}
    return done.exit_code, [line for line in done.stdout.splitlines()[:-1] if not any(line.startswith(one) for one in rows)]


def older(files: dict[str, bytes], version: str) -> dict[str, bytes]:
    return {**files, "pack.yaml": files["pack.yaml"].replace(b"1.0.0", version.encode(), 1)}


def test_valid_archives_are_judged_together(home):
    packs = {name.replace("-", "_"): files_of(name) for name in PACKS}
    assert together(home, **packs) == (0, [])
    assert json.loads((home / "inbox" / "verdicts.json").read_text("utf-8"))["collisions"] == []


def test_a_newer_version_that_others_cannot_stand_beside_is_told(home):
    packs = {name.replace("-", "_"): files_of(name) for name in PACKS}
    assert together(home, **packs, reed_two=older(files_of("reed-bed"), "2.0.0")) == (
        1,
        [
            "marsh.zip cannot be published beside reed-two.zip: inbox/marsh.zip/pack.yaml:10:20: 'reed-bed' is there in "
            "version '2.0.0', but '>=1.0.0 <2.0.0' is needed; have the range in 'needs' changed, or publish another version"
        ],
    )


def test_two_packs_of_one_id_are_told(home):
    lake = files_of("lake")
    other = {**lake, "cards/birds.yaml": lake["cards/birds.yaml"].replace(b"count: 3", b"count: 4")}
    assert together(home, lake=lake, another=other, twin=other) == (
        1,
        [
            "lake.zip cannot be published beside another.zip: both are 'lake' in the same version; "
            "publish one of them, or give one another id"
        ],
    )


def test_the_same_pack_twice_and_packs_with_the_same_names_can_stand_together(home):
    lake = files_of("lake")
    pool = {**lake, "pack.yaml": lake["pack.yaml"].replace(b"id: lake", b"id: pool")}
    assert together(home, lake=lake, twin=lake, pool=pool) == (0, [])


def test_what_is_published_already_stands_beside_archives(home):
    for place, content in files_of("reed-bed").items():
        (home / "content" / "packs" / "reed-bed" / place).parent.mkdir(parents=True, exist_ok=True)
        (home / "content" / "packs" / "reed-bed" / place).write_bytes(content)
    assert together(home, lake=files_of("lake"), marsh=files_of("marsh")) == (0, [])
