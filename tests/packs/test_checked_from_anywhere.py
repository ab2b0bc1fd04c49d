"""A pack has the same faults wherever somebody stands and however it is named."""

import json
import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from hostile_packs import SOUND

from wwrules import pipeline
from wwrules.cli import main

POND = Path(__file__).parents[1] / "games" / "pond"
_BIRDS, _NAMES = "cards/birds.yaml", "words/pl/lexicon.yaml"
_TALL = "phrases/tall.yaml"
_UNKNOWN_WORD = (_BIRDS, 11, 7, "'gian' is not a word of this game; did you mean 'gain'?")
_UNKNOWN_KEY = (_NAMES, 3, 23, "unknown key 'gendre'; did you mean 'gender'?")
BROKEN = {**SOUND, _BIRDS: SOUND[_BIRDS].replace("gain", "gian"), _NAMES: SOUND[_NAMES].replace("gender", "gendre")}


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A pack beside its game, a link to the pack from afar, and one to a folder of it."""
    shutil.copytree(POND, tmp_path / "games" / "pond")
    write(tmp_path / "games" / "marsh", BROKEN)
    (tmp_path / "far").mkdir()
    (tmp_path / "far" / "link").symlink_to(tmp_path / "games" / "marsh")
    (tmp_path / "far" / "cards").symlink_to(tmp_path / "games" / "marsh" / "cards")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return tmp_path


def write(folder: Path, files: dict[str, str]) -> None:
    for place, text in files.items():
        (folder / place).parent.mkdir(parents=True, exist_ok=True)
        (folder / place).write_text(text, "utf-8")


def run(monkeypatch: pytest.MonkeyPatch, folder: Path, *words: str) -> Result:
    monkeypatch.chdir(folder)
    return CliRunner().invoke(main, words)


def faults(done: Result, home: Path, folder: Path) -> list[tuple[str, int, int, str]]:
    """What was told, by the place in the pack."""
    pack = (home / "games" / "marsh").resolve()
    return [
        ((folder / one["file"]).resolve().relative_to(pack).as_posix(), one["line"], one["column"], one["message"])
        for one in json.loads(done.stdout)["faults"]
    ]


WAYS = [
    ("games/marsh", ""), ("games/marsh", "."), ("games/marsh", "./"), ("games/marsh", "../marsh"),
    ("games/marsh", "HOME/games/marsh"),
    ("games", "marsh"), ("games", "./marsh/"), (".", "games/marsh"), ("games/pond", "../marsh"), ("games/marsh/cards", ".."),
    ("games/marsh/cards", ""), ("far", "link"), ("far", "link/"), ("far/link", "."), ("far/link", ""), (".", "HOME/far/link"),
    ("far", "../games/marsh"),
]  # fmt: skip


@pytest.mark.parametrize(("folder", "path"), WAYS)
def test_a_broken_pack_is_broken_from_everywhere(home, monkeypatch, folder, path):
    words = [path.replace("HOME", str(home))] if path else []
    for _ in range(2):  # a verdict that is kept is the same one
        done = run(monkeypatch, home / folder, "check", *words, "--format", "json")
        assert faults(done, home, home / folder) == [_UNKNOWN_WORD, _UNKNOWN_KEY]
        assert done.exit_code == 1


@pytest.mark.parametrize(
    ("folder", "path", "expected"),
    [
        ("games/marsh", _BIRDS, [_UNKNOWN_WORD]),
        ("games/marsh", "cards", [_UNKNOWN_WORD]),
        ("games/marsh/cards", ".", [_UNKNOWN_WORD]),
        ("games/marsh/cards", "birds.yaml", [_UNKNOWN_WORD]),
        ("games/marsh/cards", "../words", [_UNKNOWN_KEY]),
        ("games", f"marsh/{_NAMES}", [_UNKNOWN_KEY]),
        ("games", "HOME/games/marsh/words/pl/", [_UNKNOWN_KEY]),
        ("far", f"link/{_BIRDS}", [_UNKNOWN_WORD]),
        ("far", "cards", [_UNKNOWN_WORD]),
        ("far", "cards/birds.yaml", [_UNKNOWN_WORD]),
        ("far/link", "words", [_UNKNOWN_KEY]),
        ("games/marsh", "pack.yaml", []),
    ],
)
def test_a_part_of_a_pack_has_its_own_faults(home, monkeypatch, folder, path, expected):
    done = run(monkeypatch, home / folder, "check", path.replace("HOME", str(home)), "--format", "json")
    assert faults(done, home, home / folder) == expected
    assert done.exit_code == bool(expected)


@pytest.mark.parametrize("folder", ["games/marsh", "games", "far/link"])
def test_a_sound_pack_is_clean_from_everywhere(home, monkeypatch, folder):
    write(home / "games" / "marsh", SOUND)
    path = "marsh" if folder == "games" else "."
    assert run(monkeypatch, home / folder, "check", path).stdout.startswith("clean: 1 game")
    write(home / "games" / "marsh", BROKEN)
    assert run(monkeypatch, home / folder, "check", path).stdout.splitlines()[-1].startswith("2 errors, 0 warnings: 1 game")


FOLDERS = {
    "games/marsh": ["cards", "pack.yaml", "words"],
    "games": ["marsh", "pond"],
    "far": ["cards", "link"],
    "": ["far", "games"],
}


@pytest.mark.parametrize(("folder", "path"), list(zip(FOLDERS, [".", "marsh/", "link", "HOME/far/link"], strict=True)))
@pytest.mark.parametrize("words", ["pack", "simulate HOME/games/pond --with", "site HOME/games/pond --with"])
def test_no_command_takes_a_broken_pack_without_a_word(home, monkeypatch, folder, path, words):
    done = run(monkeypatch, home / folder, *f"{words} {path}".replace("HOME", str(home)).split())
    told = [f"{line}:{column}: error: {message}" for _, line, column, message in (_UNKNOWN_WORD, _UNKNOWN_KEY)]
    assert [one for one in told if one not in done.output] == []
    assert done.exit_code == 1
    assert sorted(one.name for one in (home / folder).iterdir() if one.name != "cache") == FOLDERS[folder]  # nothing is written


def test_what_a_broken_pack_says_is_told_with_its_faults(home, monkeypatch):
    done = run(monkeypatch, home / "games" / "marsh", "say", "--with", ".", "--locale", "pl")
    assert done.stdout == "marsh/coot effect pl: — (missing: effect marsh/coot)\n"
    assert done.stderr.splitlines() == [
        f"{file}:{line}:{column}: error: {message} [{code}]"
        for (file, line, column, message), code in ((_UNKNOWN_KEY, "unknown-key"), (_UNKNOWN_WORD, "unknown-word"))
    ]
    assert done.exit_code == 1


def test_a_fault_in_the_words_is_the_same_from_inside(home, monkeypatch):
    phrase = "type: phrases\nverbs:\n  puff: {form: 'puff {what: no-such-thing}', body: 'gain 1 crumb', example: none}\n"
    write(home / "games" / "marsh", {**SOUND, _TALL: phrase})
    inside = run(monkeypatch, home / "games" / "marsh", "check", ".", "--format", "json")
    outside = run(monkeypatch, home / "games", "check", "marsh", "--format", "json")
    assert faults(inside, home, home / "games" / "marsh") == faults(outside, home, home / "games") != []


def test_a_pack_that_has_not_changed_is_not_checked_again(home, monkeypatch):
    done, real, pack = [], pipeline.check_paths, home / "games" / "marsh"
    monkeypatch.setattr(pipeline, "check_paths", lambda *paths, **how: done.append(paths) or real(*paths, **how))
    write(pack, SOUND)
    assert [run(monkeypatch, home / "games", "check", "marsh").exit_code for _ in range(2)] == [0, 0]
    write(pack, {".git/index": "what is hidden is read by nobody"})
    assert run(monkeypatch, home / "games", "check", "marsh").exit_code == 0
    assert len(done) == 1
    assert [run(monkeypatch, pack, "check", *words).exit_code for words in ((), (".",), ())] == [0, 0, 0]
    assert len(done) == 2
    write(pack, BROKEN)
    assert [run(monkeypatch, pack, "check").exit_code for _ in range(2)] == [1, 1]
    write(pack, SOUND)
    assert run(monkeypatch, pack, "check").exit_code == 0
    assert len(done) == 3
    shutil.rmtree(home / "games" / "pond" / "phrases")  # what a pack is for counts as well
    assert run(monkeypatch, pack, "check").exit_code == 1
    assert len(done) == 4
