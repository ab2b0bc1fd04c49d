"""kill -9 while a site is built or a pack is packed: afterwards the old result is there or the new one, never half of any."""

import os
import random
import signal
import sys
import time
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

import pytest
from conftest import SOAK
from hostile_packs import BIRDS, NAMES, PACK, SOUND
from test_hostile_packs import POND, folder

from wwrules.packs.packing import packed
from wwrules.pipeline import check_game
from wwrules.publish.site import build_site
from wwrules.publish.taking_place import beside, take_place
from wwrules.writing import write_whole

KILLS = 10 * min(SOAK, 10)


def killed_after(work: Callable[[], object], seconds: float) -> bool:
    """Do some work in a process of its own and kill that, with whatever it started; tell whether it had ended before."""
    sys.stdout.flush()
    child = os.fork()
    if child == 0:
        os.setsid()
        status = 1
        try:
            work()
            status = 0
        finally:
            os._exit(status)
    time.sleep(seconds)
    try:
        os.killpg(child, signal.SIGKILL)
    except ProcessLookupError:
        os.kill(child, signal.SIGKILL)  # it has hardly begun
    _, status = os.waitpid(child, 0)
    return status == 0


def fingerprint(folder: Path) -> str:
    digest = sha256()
    for file in sorted(folder.rglob("*")):
        digest.update(file.relative_to(folder).as_posix().encode() + b"\0" + (file.read_bytes() if file.is_file() else b""))
    return digest.hexdigest()


def ten_cards(intent: str):
    """The pond, which has seven entries, with three more."""
    birds, names = BIRDS.partition("entities:\n"), NAMES.partition("words:\n")
    more = {
        "pack.yaml": PACK,
        "cards/birds.yaml": "".join(birds[:2])
        + "".join(birds[2].replace("coot", f"b{k}").replace("Hides", intent) for k in "xyz"),
        "words/pl/lexicon.yaml": "".join(names[:2])
        + "".join(names[2].replace("coot", f"b{k}").replace("ska", f"ska {k}") for k in "xyz"),
    }
    game, found = check_game(POND, [folder(more)])
    assert (found, len(game.entities)) == ([], 10)
    return game


@pytest.mark.slow
def test_a_site_is_the_old_one_or_the_new_one(tmp_path, monkeypatch):
    monkeypatch.setattr("wwrules.publish.site._build_docs", lambda *_: 0)  # a site of ten cards, without the documentation
    games, out = [ten_cards("Hides"), ten_cards("Runs")], tmp_path / "site"
    whole, spent = [], 0.0
    for game in reversed(games):
        start = time.perf_counter()
        build_site([game], out, ["pl"])
        spent = time.perf_counter() - start
        whole.append(fingerprint(out))
    new, old = whole
    assert old != new
    chance, ends = random.Random(KILLS), set()
    for number in range(KILLS):
        games.reverse()
        ends.add(killed_after(lambda: build_site([games[1]], out, ["pl"]), chance.uniform(0, 1.1 * spent)))
        found = fingerprint(out)
        assert found in (old, new), number
    assert False in ends  # some were killed while they were at work
    build_site([games[1]], out, ["pl"])
    assert fingerprint(out) == new
    assert [one.name for one in tmp_path.iterdir()] == ["site"]  # what the killed ones left is swept away


def test_a_folder_takes_the_place_of_another_and_nothing_is_left(tmp_path):
    out = tmp_path / "site"
    for text in ("first", "second"):
        with beside(out) as work:
            (work / "new").mkdir()
            (work / "new" / "page").write_text(text, "utf-8")
            take_place(work / "new", out)
        assert [one.name for one in tmp_path.iterdir()] == ["site"]
        assert (out / "page").read_text("utf-8") == text


@pytest.mark.parametrize("fails", [False, True])
def test_without_an_exchange_the_old_one_comes_back(fails, tmp_path, monkeypatch):
    """Where a system cannot exchange folders there is a moment without any; whoever is killed in it leaves the old one."""
    monkeypatch.setattr("wwrules.publish.taking_place._exchanged", lambda *_: False)
    out = tmp_path / "site"
    out.mkdir()
    (out / "page").write_text("old", "utf-8")
    if fails:
        killed = tmp_path / ".site-4194305-x"  # no process has such a number
        killed.mkdir()
        out.rename(killed / "old")
        (tmp_path / f".site-{os.getpid()}-y").mkdir()  # somebody who is still at work
    with beside(out) as work:
        assert (out / "page").read_text("utf-8") == "old"
        (work / "new").mkdir()
        take_place(work / "new", out)
    assert list(out.iterdir()) == []
    assert sorted(one.name for one in tmp_path.iterdir()) == [f".site-{os.getpid()}-y"] * fails + ["site"]


def test_an_archive_is_the_old_one_or_the_new_one(tmp_path):
    (tmp_path / "marsh").mkdir()
    for place, text in SOUND.items():
        write_whole(tmp_path / "marsh" / place, text.encode())
    game, _ = check_game(POND, [tmp_path / "marsh"])
    (header,) = game.packs.values()
    (tmp_path / "marsh" / "README.md").write_text("x" * 900_000, "utf-8")
    new = packed(tmp_path / "marsh", header)
    file = tmp_path / "marsh.zip"
    file.write_bytes(b"old")

    def pack_again() -> None:
        while True:
            write_whole(file, packed(tmp_path / "marsh", header))

    chance = random.Random(KILLS)
    for _ in range(KILLS):
        killed_after(pack_again, chance.uniform(0, 0.05))
        assert file.read_bytes() in (b"old", new)
    killed_after(pack_again, 0.5)
    assert file.read_bytes() == new
