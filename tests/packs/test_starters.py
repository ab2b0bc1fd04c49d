"""`wwrules new`: every starter of the game gives a pack that is clean, said in three languages and can be packed."""

import shutil
from pathlib import Path

import pytest
import yaml
from click.testing import CliRunner
from hostile_packs import SOUND
from jsonschema import Draft202012Validator
from referencing import Registry

from wwrules.cli import main
from wwrules.editor import editor_schemas
from wwrules.load.game import load_game
from wwrules.packs.needed import ids_at
from wwrules.packs.starting import id_of, kinds_of_pack, start_pack
from wwrules.paths import CONTENT, paths_or_pack
from wwrules.pipeline import check_game
from wwrules.say.report import say_game
from wwrules.say.selection import say_selected

GAME = Path(__file__).parents[2] / "content" / "wonderlands-war"
POND = Path(__file__).parents[1] / "games" / "pond"
_BIRDS = "cards/birds.yaml"
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


def test_editors_and_sentences_know_a_pack_by_its_id(tmp_path):
    shore = "type: entities\nkind: shore\nprovenance: {status: stand-in}\nentities:\n  dunes: {next: meadow, shady: false}\n"
    for place, content in {
        **SOUND,
        _BIRDS: SOUND[_BIRDS].replace("home: reeds", "home: dunes"),
        "cards/shores.yaml": shore,
    }.items():
        (tmp_path / "marsh" / place).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "marsh" / place).write_text(content, "utf-8")
    game, _ = load_game(POND, [tmp_path / "marsh"])
    schema = Draft202012Validator(dict(editor_schemas(game, "marsh"))["entities"], registry=Registry())
    birds = yaml.safe_load((tmp_path / "marsh" / _BIRDS).read_text("utf-8"))
    assert [one.message for one in schema.iter_errors(birds)] == []
    assert {line.id for line in say_selected(game, ("pl",), ids_at([tmp_path / "marsh"]))} == {"marsh/coot"}


def test_without_a_path_the_pack_is_meant_in_which_somebody_stands(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert paths_or_pack(()) == [CONTENT]
    (tmp_path / "pack.yaml").write_text("type: pack\n", "utf-8")
    assert paths_or_pack(()) == [Path()]
    assert paths_or_pack([GAME]) == [GAME]


def test_a_set_is_played_as_its_readme_says(tmp_path):
    start_pack(GAME, "ally-set", "mine", "Mine", tmp_path / "mine")
    assert "`wwrules play --with . --option ally-set=mine/my-set`" in (tmp_path / "mine" / "README.md").read_text("utf-8")


def test_name_and_id_are_put_in(tmp_path):
    start_pack(GAME, "quest", "moon-tea", 'Moon "tea": one', tmp_path / "moon")
    first = yaml.safe_load((tmp_path / "moon" / "pack.yaml").read_text("utf-8"))
    assert (first["id"], first["name"]) == ("moon-tea", 'Moon "tea": one')
    assert (tmp_path / "moon" / "README.md").read_text("utf-8").startswith('# Moon "tea": one\n')
    assert (tmp_path / "moon" / ".github" / "workflows" / "check.yml").is_file()
    assert (tmp_path / "moon" / ".pre-commit-config.yaml").is_file()
    assert not any("my-pack" in file.read_text("utf-8") for file in (tmp_path / "moon").rglob("*") if file.is_file())


@pytest.mark.parametrize(
    ("name", "found"),
    [
        ("My set", "my-set"),
        ("  Tea & more! ", "tea-more"),
        ("Księżycowy łów", "ksiezycowy-low"),
        ("Žluťoučký kůň", "zlutoucky-kun"),
        ("Об’єднані вояки", "obiednani-voiaky"),
        ("月", ""),
        ("99", ""),
    ],
)
def test_an_id_is_made_from_a_name(name, found):
    assert id_of(name) == found


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["qest", "A"], "did you mean 'quest'?"),
        (["quest", "月"], "give one with --id"),
        (["quest", "A", "--id", "Not an id"], "'Not an id' is no id"),
        (["quest", "a\x1b[31m"], "a name is printable text"),
        (["quest", "pond"], "is there already"),
    ],
)
def test_wrong_use_is_told(words, said, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    shutil.copytree(POND, tmp_path / "pond")
    done = CliRunner().invoke(main, ["new", *words])
    assert done.exit_code == 2
    assert said in done.output
