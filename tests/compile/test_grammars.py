"""Tables of grammars are kept in the user's cache: a parser that was kept reads and refuses what the made one does."""

from pathlib import Path

import lark
import pytest
from lark.lexer import Lexer

from wwrules.caches import home
from wwrules.compile import grammars, procedures, skeletons
from wwrules.load.game import load_game

TESTS = Path(__file__).parents[1]
SMALL = 'start: "a" NAME?\nNAME: /[b-z]+/\n%ignore " "\n'


@pytest.fixture(autouse=True)
def cache(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))


def test_a_parser_that_was_kept_is_the_parser_that_was_made(monkeypatch):
    grammar = Path(procedures.__file__).with_name("procedures.lark").read_text("utf-8")
    starts, options = ["start", "body", "expression"], {"propagate_positions": True, "maybe_placeholders": True}
    made, kept = (grammars.parser_of(grammar, starts, **options) for _ in range(2))
    assert kept.source_path == "<deserialized>" != made.source_path
    game, _ = load_game(TESTS / "games" / "brooms")
    for text in (one.text for one in game.flow_texts):
        assert made.parse(text, start="start") == kept.parse(text, start="start")
    for broken in ("let = 3", "move x to", "choose x from", "if x { } else else", "x = §"):
        found = []
        for parser in (made, kept):
            monkeypatch.setattr(procedures, "_parser", lambda parser=parser: parser)
            procedures._read.cache_clear()
            found.append(procedures.parse_body(broken, lambda offset, _: offset)[1])
        assert repr(found[0]) == repr(found[1]) != "[]"


def test_the_grammar_of_effects_has_no_conflicts():
    class NoLexer(Lexer):
        def __init__(self, conf):
            pass

        def lex(self, lexer_state, parser_state):
            raise NotImplementedError

    grammar = Path(skeletons.__file__).with_name("effects.lark").read_text("utf-8")
    lark.Lark(grammar, parser="lalr", lexer=NoLexer, strict=True, start=["effect", "condition"], maybe_placeholders=False)


@pytest.mark.parametrize("damage", [lambda _: b"", lambda data: data[:-9], lambda data: data + b"!"])
def test_what_is_damaged_is_made_again(damage):
    grammars.parser_of(SMALL, ["start"])
    (file,) = home("grammars").iterdir()
    file.write_bytes(damage(file.read_bytes()))
    assert grammars.parser_of(SMALL, ["start"]).source_path != "<deserialized>"
    assert grammars.parser_of(SMALL, ["start"]).source_path == "<deserialized>"


def test_another_grammar_is_another_key():
    grammars.parser_of(SMALL, ["start"])
    other = grammars.parser_of(SMALL.replace("b-z", "b-d"), ["start"])
    with pytest.raises(lark.UnexpectedInput):
        other.parse("a z")
