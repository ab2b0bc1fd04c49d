"""`wwrules fmt` changes the words of effects and nothing else."""

import shutil
import subprocess
import sys
from pathlib import Path

POND = Path(__file__).parent / "games" / "pond"


def fmt(*arguments, cwd):
    run = subprocess.run(
        [sys.executable, "-m", "wwrules", "fmt", *arguments], cwd=cwd, capture_output=True, text=True, check=False
    )
    return run.returncode, run.stdout


def test_what_is_canonical_stays_to_the_byte(tmp_path):
    shutil.copytree(POND, tmp_path / "pond")
    assert fmt("pond", cwd=tmp_path) == (0, "every effect is in its canonical words\n")
    for file in POND.rglob("*.yaml"):
        assert (tmp_path / "pond" / file.relative_to(POND)).read_bytes() == file.read_bytes()


def test_other_words_become_canonical_and_the_rest_is_kept(tmp_path):
    shutil.copytree(POND, tmp_path / "pond")
    deck = tmp_path / "pond" / "cards" / "birds.yaml"
    before = deck.read_text("utf-8")
    changed = before.replace("gain 2 crumbs", "gain the 2 crumbs", 1).replace(
        "kind: bird\n", "kind: bird  # the only ones\n", 1
    )
    assert changed.count("gain the 2 crumbs") == 1
    deck.write_text(changed, "utf-8")
    assert fmt("--check", "pond", cwd=tmp_path) == (1, "pond/cards/birds.yaml\n1 file with effects in other words\n")
    assert deck.read_text("utf-8") == changed
    assert fmt("pond", cwd=tmp_path)[0] == 0
    assert "kind: bird  # the only ones\n" in deck.read_text("utf-8")
    assert "gain 2 crumbs" in deck.read_text("utf-8")
    assert fmt("--check", "pond", cwd=tmp_path)[0] == 0
