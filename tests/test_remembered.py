"""A verdict is remembered by what was looked at: unchanged content is not checked twice, and nothing stale is ever told."""

import json
import shutil

import pytest
from click.testing import CliRunner
from tables import POND

from wwrules import pipeline, remembered
from wwrules.caches import keep, read_kept
from wwrules.cli import main
from wwrules.diagnostics import Part, Source, fault


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    shutil.copytree(POND, tmp_path / "content" / "pond")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def times(monkeypatch):
    """How often games were really checked."""
    done = []
    real = pipeline.check_paths
    monkeypatch.setattr(pipeline, "check_paths", lambda *paths, **how: done.append(paths) or real(*paths, **how))
    return done


def check(*words):
    result = CliRunner().invoke(main, ["check", "--format", "json", *words])
    return {key: value for key, value in json.loads(result.output).items() if key != "timing"}, result.exit_code


def edit(folder, old, new):
    file = folder / "content/pond/rules/feeding.yaml"
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new), "utf-8")


def test_what_has_not_changed_is_not_checked_again(folder, times):
    assert check() == check() == check()
    assert len(times) == 1


def test_a_fault_is_remembered_as_it_was_told(folder, times):
    edit(folder, "see: [feeding.end]", "see: [feeding.edn]")
    first, code = check()
    assert (first, code) == check()
    assert code == 1
    assert first["faults"]
    assert len(times) == 1


def test_a_change_anywhere_is_seen(folder, times):
    assert check()[1] == 0
    edit(folder, "see: [feeding.end]", "see: [feeding.edn]")
    assert check()[1] == 1
    edit(folder, "see: [feeding.edn]", "see: [feeding.end]")
    assert check()[1] == 0
    (folder / "content/pond/stray.txt").write_text("?", "utf-8")
    assert check()[1] == 1
    assert len(times) == 3


def test_a_change_of_wwrules_is_seen(folder, times, monkeypatch):
    check()
    monkeypatch.setattr(remembered, "__version__", "another")
    check()
    assert len(times) == 2


def test_it_can_be_asked_anew(folder, times):
    check()
    check("--fresh")
    assert len(times) == 2


@pytest.mark.parametrize("broken", ["", "{", "[]", '{"found": [{}]}', '{"found": 1, "counts": 2, "lacking": 3, "whole": 4}'])
def test_a_broken_memory_is_made_again(folder, times, broken):
    right = check()
    (file,) = (folder / "cache/wwrules/checked").iterdir()
    file.write_text(broken, "utf-8")
    assert check() == right
    assert len(times) == 2


def plant(file):
    """A verdict that praises whatever it is about, as somebody else would write it: whole, with its digest."""
    praise = {"found": [], "counts": dict.fromkeys(("games", "files", "entities", "rules", "references", "names"), 1)}
    keep(file, json.dumps({**praise, "lacking": {}, "whole": True}).encode(), 32)


@pytest.mark.parametrize(("place", "mode"), [("file", 0o666), ("folder", 0o777), ("link", 0o600)])
def test_a_verdict_that_others_can_have_written_is_not_believed(folder, times, place, mode):
    edit(folder, "see: [feeding.end]", "see: [feeding.edn]")
    right = check()
    (file,) = (folder / "cache/wwrules/checked").iterdir()
    plant(file)
    if place == "link":
        file.replace(folder / "elsewhere.json")
        file.symlink_to(folder / "elsewhere.json")
    else:
        (file if place == "file" else file.parent).chmod(mode)
    assert check() == right
    assert len(times) == 2


def test_a_folder_cannot_bring_its_verdict_along(folder, times):
    check()
    shutil.move(folder / "cache", folder / "content" / ".wwrules")
    check()
    assert len(times) == 2


def test_single_files_are_always_checked(folder, times):
    check("content/pond/game.yaml")
    check("content/pond/game.yaml")
    assert len(times) == 2


def test_only_so_many_are_kept(folder, monkeypatch):
    monkeypatch.setattr(remembered, "_KEPT", 2)
    for number in range(4):
        (folder / "content/pond/README.md").write_text(str(number), "utf-8")
        check()
    assert len(list((folder / "cache/wwrules/checked").iterdir())) == 2


def test_a_place_that_cannot_be_written_is_no_fault(folder, monkeypatch):
    (folder / "cache").write_text("a file, not a folder", "utf-8")
    assert check()[1] == 0


def test_parts_of_sentences_survive(tmp_path):
    one = fault("wrong-value", Source("a.yaml", 1, 2, 3), wanted=Part("a-list", of=Part("a-number")), found="x", number=3)
    verdict = remembered.Verdict([one], {"games": 1}, {}, whole=True)
    remembered.remember(tmp_path / "x.json", verdict)
    again = remembered._verdict(json.loads(read_kept(tmp_path / "x.json")))
    assert repr(again) == repr(verdict)
