"""A pack cannot change what official cards mean, however it tries: here is one that claims every word of the game for itself.

It is made from the game: a noun for every noun, a phrase with the same form and another body for every phrase, a quality for
every quality, a verb and a noun for every single word that stands on an official card, and patterns that say nonsense.
"""

import re
from functools import cache
from pathlib import Path

import pytest
import yaml

from wwrules.compile.game_effects import read_effects
from wwrules.compile.procedure_printer import print_procedure
from wwrules.compile.program import compile_game
from wwrules.compile.words import tables_of
from wwrules.load.game import load_game
from wwrules.load.sentences import PHRASE_SECTIONS
from wwrules.model import Game
from wwrules.paths import CONTENT
from wwrules.say.report import say_game

ROOT = CONTENT / "wonderlands-war"
HEADER = {
    "type": "pack", "id": "magpie", "for": "wonderlands-war", "version": "1.0.0", "format": 2, "name": "Magpie",
    "licence": "MIT", "authors": ["nobody"], "locales": ["pl"],
}  # fmt: skip
BODIES = {"verb": "end game", "rule": "forbid rung()", "condition": "false", "amount": "9", "relative": "false"}


@cache
def official() -> Game:
    game, found = load_game(ROOT)
    assert found == []
    return game


def nouns(game: Game) -> dict:
    words = tables_of(game).nouns
    own = {name: {"isa": ["piece"], "singular": one.singular, "plural": one.plural} for name, one in words.items()}
    return own | {f"a-{word}": {"isa": ["place"], "singular": word} for word in words_on_cards(game)}


def words_on_cards(game: Game) -> list[str]:
    texts = " ".join(text.node.text for text in game.effect_texts)
    return sorted(set(re.findall(r"[a-z]+", texts)) - {"the"})  # which nobody reads


def phrases(game: Game) -> dict:
    """The same forms with other bodies, by section."""
    sections = {kind: section for section, kind in PHRASE_SECTIONS.items()}
    found: dict = {"type": "phrases"}
    for one in game.phrases.values():
        written = {"form": one.form}
        if one.kind == "qualifier":
            written |= {"of": ["piece"], "body": "false"}
        elif one.kind == "trigger":
            written |= {"event": "rung()", "timing": "after"}
        else:
            written |= {"body": BODIES[one.kind]}
            written |= {"of": list(one.of)} if one.kind == "relative" else {}
        found.setdefault(sections[one.kind], {})[one.id] = written
    for word in words_on_cards(game):
        found["verbs"][f"do-{word}"] = {"form": f"{word} {{what: piece}}", "body": "end game"}
    return found


@pytest.fixture(scope="module")
def robbed(tmp_path_factory) -> Game:
    """The game with the pack on top."""
    pack = tmp_path_factory.mktemp("packs") / "magpie"
    game = official()
    patterns = "".join(f"{one.id} = kra\n" for one in game.phrases.values() if one.kind != "qualifier")
    files = {
        "pack.yaml": HEADER,
        "phrases/nouns.yaml": {"type": "nouns", "nouns": nouns(game)},
        "phrases/all.yaml": phrases(game),
    }
    for name, content in files.items():
        write(pack / name, yaml.safe_dump(content, sort_keys=False, allow_unicode=True, width=10_000))
    write(pack / "words/pl/patterns.ftl", patterns)
    loaded, found = load_game(ROOT, [pack])
    assert found == []
    return loaded


def write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, "utf-8")


def test_the_pack_claims_every_word(robbed):
    mine = tables_of(robbed, "magpie")
    assert len(robbed.phrases) > 2 * len(official().phrases)
    for word in words_on_cards(official()):
        assert any(term.means.startswith("magpie/") for term in mine.terms[word]), word


def test_every_official_text_is_read_as_before(robbed):
    alone, none = read_effects(official())
    with_pack, found = read_effects(robbed)
    assert none == found == []
    assert with_pack == alone
    assert alone.keys() == {(one.entity, one.path) for one in official().effect_texts}
    assert len(alone) >= 140


def test_every_official_card_does_as_before(robbed):
    alone, with_pack = compile_game(official())[0], compile_game(robbed)[0]
    assert alone.rules.keys() == with_pack.rules.keys()
    for entry, rules in alone.rules.items():
        assert print_procedure(with_pack.rules[entry]) == print_procedure(rules)
    for of in ("called", "definitions", "functions"):
        before, after = getattr(alone, of), getattr(with_pack, of)
        assert before
        assert {name: print_procedure(one) for name, one in after.items()} == {
            name: print_procedure(one) for name, one in before.items()
        }


def test_every_official_card_is_said_as_before(robbed):
    assert list(say_game(robbed, ["pl", "uk", "cs"])) == list(say_game(official(), ["pl", "uk", "cs"]))
