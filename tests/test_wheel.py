"""The wheel is complete: installed far from the source tree, it checks the games that it carries."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
pytestmark = pytest.mark.slow


def run(*command: object, cwd: Path, **environment: str) -> str:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL_ENV", "COV"))}
    done = subprocess.run(
        list(map(str, command)), cwd=cwd, env={**kept, **environment}, capture_output=True, text=True, check=False, timeout=900
    )
    assert done.returncode == 0, f"{command}\n{done.stdout[-3000:]}\n{done.stderr[-3000:]}"
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dist")
    run(sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", folder, ROOT, cwd=folder)
    return next(folder.glob("*.whl"))


@pytest.fixture(scope="module")
def home(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment of its own with the pinned requirements and the wheel, as `pip install` would make it."""
    folder = tmp_path_factory.mktemp("installed") / "venv"
    run(sys.executable, "-m", "venv", folder, cwd=folder.parent)
    pip = [folder / "bin" / "python", "-m", "pip", "install", "-q", "--disable-pip-version-check"]
    run(*pip, "--require-hashes", "-r", ROOT / ".ci" / "requirements.txt", cwd=folder.parent)
    run(*pip, "--no-deps", wheel, cwd=folder.parent)
    return folder


@pytest.fixture
def nowhere(tmp_path: Path) -> Path:
    """An empty folder to stand in."""
    (tmp_path / "nowhere").mkdir()
    return tmp_path / "nowhere"


def test_the_wheel_holds_every_file_of_the_games_and_the_schemas(wheel):
    held = set(zipfile.ZipFile(wheel).namelist())
    wanted = {
        f"wwrules/data/{path.relative_to(ROOT).as_posix()}"
        for folder in ("content", "schemas")
        for path in (ROOT / folder).rglob("*")
        if path.is_file()
    }
    assert wanted - held == set()
    package = {path.relative_to(ROOT).as_posix() for path in (ROOT / "wwrules").rglob("*") if path.is_file()}
    assert {name for name in package if "__pycache__" not in name} - held == set()
    assert not [name for name in held if name.startswith(("tests/", "docs/", ".ci/"))]


def test_the_installed_command_finds_its_games_clean(home, nowhere):
    said = run(home / "bin" / "wwrules", "check", cwd=nowhere)
    assert re.fullmatch(r"clean: \d+ games?, [\d,]+ files, .* checked in [0-9.]+ s\n", said)
    assert list(nowhere.iterdir()) == []


def test_the_installed_command_explains(home, nowhere):
    assert run(home / "bin" / "wwrules", "explain", "unknown-key", cwd=nowhere).startswith("unknown-key\n\n")


def test_the_files_that_are_checked_lie_in_the_environment(home, nowhere):
    program = (
        "import json, wwrules\n"
        "from wwrules.paths import CONTENT, SCHEMAS, MESSAGES\n"
        "from wwrules.pipeline import check_paths\n"
        "files = [file for game in check_paths([CONTENT]).games for file in game.files]\n"
        "print(json.dumps([wwrules.__file__, str(CONTENT), str(SCHEMAS), str(MESSAGES), *files]))\n"
    )
    files = json.loads(run(home / "bin" / "python", "-c", program, cwd=nowhere))
    assert len(files) > 100
    assert [file for file in files if not Path(file).is_relative_to(home.resolve())] == []
