"""`wwrules new`: every starter of the game gives a pack that is clean, said in three languages and can be packed."""

import shutil
from pathlib import Path

import pytest
import yaml
from click.testing import CliRunner

from wwrules.cli import main
from wwrules.load.game import load_game
from wwrules.packs.starting import id_of, kinds_of_pack, start_pack
from wwrules.pipeline import check_game
from wwrules.say.report import say_game

GAME = Path(__file__).parents[2] / "content" / "wonderlands-war"
KINDS = kinds_of_pack(GAME)


def test_there_is_a_starter_for_everything_that_fans_make():
    assert KINDS == ["ally-set", "faction", "pack", "quest", "quest-pack", "tea-deck", "wonderlander"]


@pytest.mark.slow
@pytest.mark.parametrize("kinds", [("ally-set", "faction", "quest-pack", "tea-deck", "wonderlander"), ("pack",), ("quest",)])
def test_a_starter_is_clean(kinds, tmp_path):
    for kind in kinds:
        start_pack(GAME, kind, f"own-{kind}", f"Own {kind}", tmp_path / kind)
    game, found = check_game(GAME, [tmp_path / kind for kind in kinds])
    assert [one for one in found if str(tmp_path) in one.source.file] == []
    assert set(game.packs) == {f"own-{kind}" for kind in kinds}


@pytest.mark.parametrize("kind", KINDS)
def test_a_starter_says_everything_in_three_languages(kind, tmp_path):
    start_pack(GAME, kind, "mine", "Mine", tmp_path / "mine")
    game, found = load_game(GAME, [tmp_path / "mine"])
    assert found == []
    lines = [line for line in say_game(game, ("pl", "uk", "cs")) if line.id.startswith("mine/")]
    assert [line for line in lines if not line.text] == []
    assert bool(lines) == (kind != "tea-deck")


def test_name_and_id_are_put_in(tmp_path):
    start_pack(GAME, "quest", "moon-tea", 'Moon "tea": one', tmp_path / "moon")
    first = yaml.safe_load((tmp_path / "moon" / "pack.yaml").read_text("utf-8"))
    assert (first["id"], first["name"]) == ("moon-tea", 'Moon "tea": one')
    assert (tmp_path / "moon" / "README.md").read_text("utf-8").startswith('# Moon "tea": one\n')
    assert (tmp_path / "moon" / ".github" / "workflows" / "check.yml").is_file()
    assert (tmp_path / "moon" / ".pre-commit-config.yaml").is_file()
    assert not any("my-pack" in file.read_text("utf-8") for file in (tmp_path / "moon").rglob("*") if file.is_file())


@pytest.mark.parametrize(
    ("name", "found"), [("My set", "my-set"), ("  Tea & more! ", "tea-more"), ("Мій набір", ""), ("99", "")]
)
def test_an_id_is_made_from_a_name(name, found):
    assert id_of(name) == found


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["qest", "A"], "did you mean 'quest'?"),
        (["quest", "Мій набір"], "give one with --id"),
        (["quest", "A", "--id", "Not an id"], "'Not an id' is no id"),
        (["quest", "a\x1b[31m"], "a name is printable text"),
        (["quest", "pond"], "is there already"),
    ],
)
def test_wrong_use_is_told(words, said, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    shutil.copytree(Path(__file__).parents[1] / "games" / "pond", tmp_path / "pond")
    done = CliRunner().invoke(main, ["new", *words])
    assert done.exit_code == 2
    assert said in done.output
