"""`wwrules pack` and `wwrules check` of an archive, from outside."""

import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from hostile_archives import PACK as FIRST_PAGE
from hostile_archives import zipped

from wwrules.packs.archive import write_archive

GAMES = Path(__file__).parents[1] / "games"
PACK = FIRST_PAGE.decode()


def wwrules(*arguments: str | Path, cwd: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "wwrules.cli", *map(str, arguments)],
        cwd=cwd,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )


@pytest.fixture
def home(tmp_path: Path) -> Path:
    shutil.copytree(GAMES / "pond", tmp_path / "pond")
    (tmp_path / "marsh").mkdir()
    (tmp_path / "marsh" / "pack.yaml").write_text(PACK, "utf-8")
    (tmp_path / "marsh" / "README.md").write_text("# Marsh birds\n", "utf-8")
    return tmp_path


def test_a_pack_becomes_an_archive_that_is_clean(home):
    done = wwrules("pack", "marsh", cwd=home)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("marsh-1.0.0.zip written: ")
    with zipfile.ZipFile(home / "marsh-1.0.0.zip") as archive:
        assert archive.namelist() == ["README.md", "manifest.json", "pack.yaml"]
    first = (home / "marsh-1.0.0.zip").read_bytes()
    wwrules("pack", "marsh", "--out", "again.zip", cwd=home)
    assert (home / "again.zip").read_bytes() == first
    shutil.rmtree(home / "marsh")
    checked = wwrules("check", "marsh-1.0.0.zip", cwd=home)
    assert (checked.returncode, checked.stderr) == (0, "")
    assert checked.stdout.startswith("clean: 1 game")


def test_a_pack_with_faults_is_not_packed(home):
    (home / "marsh" / "pack.yaml").write_text(PACK.replace("pond", "pont"), "utf-8")
    done = wwrules("pack", "marsh", cwd=home)
    assert done.returncode == 1
    assert "marsh/pack.yaml:3:6: error: unknown game 'pont'; did you mean 'pond'? [unknown-game]" in done.stderr
    assert list(home.glob("*.zip")) == []


def test_what_is_no_pack_is_wrong_use(home):
    done = wwrules("pack", "pond", cwd=home)
    assert done.returncode == 2
    assert "there is no pack.yaml in it" in done.stderr


def test_faults_in_an_archive_name_the_file_in_it(home):
    files = {"pack.yaml": PACK.encode(), "cards/birds.yaml": b"type: entities\nkind: bird\nentities: {}\n"}
    (home / "marsh.zip").write_bytes(write_archive(files, []))
    (home / "other.zip").write_bytes(zipped(("pack.yaml", b"type: pack\n")))
    done = wwrules("check", "marsh.zip", "other.zip", cwd=home)
    assert done.returncode == 1
    assert "marsh.zip/cards/birds.yaml:3:1: error: nothing stands here" in done.stdout
    assert "other.zip:1:1: error: manifest.json is missing" in done.stdout
