"""The workflow and the hook of a new pack are carried out: they fail when they should, and get wwrules from nowhere else."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import yaml
from click.testing import CliRunner
from hostile_packs import SOUND

from wwrules.cli import main

POND = Path(__file__).parents[1] / "games" / "pond"
COMMON = Path(__file__).parents[2] / "content" / "wonderlands-war" / "starters" / "common"
_BIRDS = "cards/birds.yaml"
FAULT = "cards/birds.yaml:11:7: error: 'gian' is not a word of this game; did you mean 'gain'? [unknown-word]"


@pytest.fixture
def marsh(tmp_path: Path) -> Path:
    """A pack in a repository beside its game, with the workflow and the hook of the starters."""
    shutil.copytree(POND, tmp_path / "pond")
    for place, text in SOUND.items():
        (tmp_path / "marsh" / place).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "marsh" / place).write_text(text, "utf-8")
    shutil.copytree(COMMON / "dot-github", tmp_path / "marsh" / ".github")
    shutil.copy(COMMON / "dot-pre-commit-config.yaml", tmp_path / "marsh" / ".pre-commit-config.yaml")
    run(tmp_path / "marsh", "git", "init", "--quiet")
    run(tmp_path / "marsh", "git", "add", ".")
    return tmp_path / "marsh"


def run(folder: Path, *words: str, **more: str) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join([*more.pop("before", "").split(), str(Path(sys.executable).parent), os.environ["PATH"]])
    around = {**os.environ, "PATH": path, "PRE_COMMIT_HOME": str(folder.parent / "hooks"), **more}
    return subprocess.run(words, cwd=folder, env=around, capture_output=True, text=True, check=False)


def spoil(pack: Path) -> None:
    (pack / _BIRDS).write_text(SOUND[_BIRDS].replace("gain", "gian"), "utf-8")


def steps() -> dict[str, str]:
    """What the workflow runs, by the names of its steps."""
    text = (COMMON / "dot-github" / "workflows" / "check.yml").read_text("utf-8")
    return {one["name"]: one["run"] for one in yaml.safe_load(text)["jobs"]["check"]["steps"] if "run" in one}


@pytest.mark.slow
def test_the_hook_lets_a_sound_pack_pass_and_stops_a_broken_one(marsh):
    done = run(marsh, "pre-commit", "run", "--all-files")
    assert done.returncode == 0, done.stdout
    spoil(marsh)
    run(marsh, "git", "add", ".")
    done = run(marsh, "pre-commit", "run", "--all-files")
    assert done.returncode == 1
    assert FAULT in done.stdout.splitlines()


def test_the_check_of_the_workflow_fails_on_a_broken_pack(marsh):
    command = ("bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", steps()["Check the pack"])
    done = run(marsh, *command)
    assert done.returncode == 0, done.stdout
    spoil(marsh)
    done = run(marsh, *command)
    assert done.returncode == 1
    assert done.stdout.startswith("::error file=cards/birds.yaml,line=11,col=7,")


def get(marsh: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    """Carry out how the workflow gets wwrules, with a pip that only tells what it was asked for."""
    (marsh.parent / "bin").mkdir(exist_ok=True)
    (marsh.parent / "bin" / "pip").write_text('#!/bin/sh\necho "pip $*"\ncat "$2/pyproject.toml"\n', "utf-8")
    (marsh.parent / "bin" / "pip").chmod(0o755)
    command = ("bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", steps()["Get wwrules"])
    return run(marsh, *command, before=str(marsh.parent / "bin"), RUNNER_TEMP=str(marsh.parent), **variables)


def test_a_workflow_that_does_not_know_where_wwrules_is_fails_and_says_so(marsh):
    done = get(marsh, WWRULES="", WWRULES_VERSION="")
    assert done.returncode == 1
    told = "nobody has said where wwrules is to be had: set the variable WWRULES to the address of its repository"
    assert done.stdout == f"::error::{told}\n"


@pytest.mark.parametrize(("version", "name"), [("", "second"), ("v1", "first")])
def test_a_workflow_gets_wwrules_from_the_repository_that_is_named(marsh, version, name):
    source = marsh.parent / "source"
    source.mkdir()
    run(source, "git", "init", "--quiet")
    for number, title in enumerate(("first", "second"), 1):
        (source / "pyproject.toml").write_text(f"name = '{title}'\n", "utf-8")
        run(source, "git", "add", ".")
        run(source, "git", "-c", "user.name=A", "-c", "user.email=a@a.example", "commit", "--quiet", "-m", title)
        run(source, "git", "tag", f"v{number}")
    done = get(marsh, WWRULES=str(source), WWRULES_VERSION=version)
    assert done.returncode == 0, done.stderr
    assert done.stdout == f"pip install {marsh.parent}/wwrules\nname = '{name}'\n"


def test_a_workflow_whose_repository_is_not_there_fails(marsh):
    assert get(marsh, WWRULES=str(marsh.parent / "nowhere"), WWRULES_VERSION="").returncode != 0


def test_no_starter_installs_by_a_name_that_anybody_could_take():
    for file in (one for one in COMMON.parent.rglob("*") if one.is_file()):
        assert not re.search(r"pip3? install (-\S+ )*[\"']?wwrules|pypi|index-url", file.read_text("utf-8")), file


def test_a_new_pack_names_its_author(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    for name, value in (("GIT_CONFIG_GLOBAL", str(tmp_path / "git")), ("GIT_CONFIG_SYSTEM", os.devnull)):
        monkeypatch.setenv(name, value)
    nobody = CliRunner().invoke(main, ["new", "quest", "A"])
    assert nobody.output.splitlines()[1:] == ["write who made the pack under 'authors' in a/pack.yaml"]
    (tmp_path / "git").write_text("[user]\n\tname = Ada Łęcka\n", "utf-8")
    assert CliRunner().invoke(main, ["new", "quest", "B"]).output.splitlines()[1:] == []
    assert CliRunner().invoke(main, ["new", "quest", "C", "--author", 'A: "B"']).exit_code == 0
    authors = [yaml.safe_load((tmp_path / one / "pack.yaml").read_text("utf-8"))["authors"] for one in "abc"]
    assert authors == [["Your name"], ["Ada Łęcka"], ['A: "B"']]


def test_packing_reminds_of_the_author(tmp_path, monkeypatch):
    shutil.copytree(POND, tmp_path / "pond")
    for place, text in SOUND.items():
        (tmp_path / "marsh" / place).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "marsh" / place).write_text(re.sub(r"authors: \[.*\]", "authors: [Your name]", text), "utf-8")
    monkeypatch.chdir(tmp_path)
    done = CliRunner().invoke(main, ["pack", "marsh"])
    assert (done.exit_code, done.stderr) == (0, "write who made the pack under 'authors' in marsh/pack.yaml\n")
