"""Every code has its sentence, every sentence its use, and each is given the words it needs."""

from __future__ import annotations

import ast
import re
import shutil
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

import pytest
import yaml
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor
from hypothesis import given, note, settings
from hypothesis import strategies as st
from tables import POND, TESTS, written

import wwrules
from wwrules import catalogue, reports
from wwrules.check import CODES
from wwrules.diagnostics import Diagnostic, Source, fault
from wwrules.load.reader import read
from wwrules.paths import LANGUAGES, MESSAGES
from wwrules.pipeline import check_game
from wwrules.say.message_lint import Setting, message_slips, messages_of
from wwrules.say.patterns import nodes_of

sys.path.insert(0, str(TESTS / "load"))
from trees import bend, plain
from yaml_printer import Printer

PACKAGE = Path(wwrules.__file__).parent
LOCALES = sorted(path.stem for path in MESSAGES.glob("*.ftl"))
OTHERS = [one for one in LOCALES if one != "en"]


@cache
def messages(locale: str = "en") -> dict[str, fluent.Message]:
    resource = FluentParser().parse((MESSAGES / f"{locale}.ftl").read_text("utf-8"))
    broken = [entry for entry in resource.body if isinstance(entry, fluent.Junk)]
    assert [entry.content for entry in broken] == []
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, fluent.Message)}


class Variables(Visitor):
    """The variables a message needs in any case; those in one variant only may be left out when it is not chosen."""

    def __init__(self) -> None:
        self.always: set[str] = set()
        self.every: set[str] = set()
        self.depth = 0

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802 - named by the library
        self.every.add(node.id.name)
        if self.depth == 0:
            self.always.add(node.id.name)

    def visit_Variant(self, node: fluent.Variant) -> None:  # noqa: N802
        self.depth += 1
        self.generic_visit(node)
        self.depth -= 1


def variables(message: fluent.Message) -> Variables:
    visitor = Variables()
    visitor.visit(message)
    return visitor


# ---------------------------------------------------------------- the catalogue


@cache
def sources() -> str:
    return "\n".join(
        path.read_text("utf-8") for path in sorted(PACKAGE.rglob("*")) if path.suffix in (".py", ".html", ".j2", ".md", ".xml")
    )


@pytest.mark.parametrize("code", sorted(CODES))
def test_a_code_has_a_sentence(code):
    assert code in messages()


@pytest.mark.parametrize("key", sorted(messages()))
def test_a_sentence_is_used(key):
    beginnings = re.findall(r"""f["']([a-z-]+-)\{""", sources())
    said = re.search(rf"""["']{key}["']""", sources())
    assert key in CODES or said or key.startswith(tuple(beginnings))


def test_every_sentence_that_is_asked_for_exists():
    users = [
        path.read_text("utf-8") for path in PACKAGE.rglob("*.py") if path.parent.name != "say"
    ]  # which has its own patterns
    asking = [text for text in users if "from wwrules.catalogue import" in text]
    asked = {key for text in asking for key in re.findall(r"""\b(?:sentence|_say)\(\s*["']([a-z-]+)["']""", text)}
    assert asked
    assert asked - set(messages()) == set()


def test_the_languages_are_those_that_can_be_chosen():
    assert sorted(LANGUAGES) == LOCALES


@pytest.mark.parametrize("locale", OTHERS)
def test_a_language_says_all_that_english_says_in_the_same_order(locale):
    assert list(messages(locale)) == list(messages())


@pytest.mark.parametrize("locale", OTHERS)
def test_a_message_has_the_variables_of_the_english_one(locale):
    found = {key: variables(message).every for key, message in messages(locale).items()}
    assert found == {key: variables(message).every for key, message in messages().items()}


@pytest.mark.parametrize("locale", OTHERS)
def test_a_message_tells_apart_what_the_english_one_tells_apart(locale):
    for key, message in messages().items():
        assert choices(message) - choices(messages(locale)[key]) == set(), key


def choices(message: fluent.Message) -> set[tuple[str, str]]:
    """What a message chooses by: each variable with the answers it knows; forms for numbers are those of the language."""
    selects = [one for one in nodes_of(message) if isinstance(one, fluent.SelectExpression)]
    pairs = [(one.selector.id.name, variant.key) for one in selects for variant in one.variants]
    return {(name, key.name) for name, key in pairs if isinstance(key, fluent.Identifier) and key.name not in ("one", "other")}


@pytest.mark.parametrize("locale", LOCALES)
def test_messages_are_sound_by_themselves(locale):
    file = MESSAGES / f"{locale}.ftl"
    slips = message_slips(messages_of([(file.name, file.read_text("utf-8"))]), Setting(locale, frozenset()))
    assert list(slips) == []


@pytest.mark.parametrize("locale", OTHERS)
def test_no_language_repeats_another(locale):
    """A text that is the same in two languages is a translation that was forgotten."""
    for other in LOCALES:
        if other != locale:
            same = {key for key in messages(locale) if letters(locale, key) == letters(other, key) != ""}
            assert same - THE_SAME.keys() == set(), other


THE_SAME = {  # messages that are the same in two languages, and why
    "play-nothing": "Polish and Czech have the word in common",
    "site-chart-effects": "Polish and Czech have the word in common",
    "report-effects": "Polish and Czech have the word in common",
    "simulate-bot": "a loan word",
    "simulate-role": "a loan word",
    "simulate-worked": "Polish and Czech have the word in common",
    "site-data": "English and Czech have the word in common",
    "site-example-step": "Polish and Czech have the word in common",
    "site-menu": "a loan word",
    "site-page-gallery": "Polish and Czech have the word in common",
    "site-set-up-table": "Polish and Czech have the words in common",
    "type-nothing": "Polish and Czech have the word in common",
    "type-record": "Polish and Czech have the word in common",
}


def letters(locale: str, key: str) -> str:
    """What a message says, without what is filled in."""
    parts = [one.value for one in nodes_of(messages(locale)[key]) if isinstance(one, fluent.TextElement)]
    return "".join(letter for letter in "".join(parts) if letter.isalpha())


@pytest.mark.parametrize("code", sorted(CODES))
def test_a_sentence_is_lower_case_and_ends_without_a_full_stop(code):
    for locale in LOCALES:
        written_down = [part.value for part in messages(locale)[code].value.elements if isinstance(part, fluent.TextElement)]
        assert not "".join(written_down).endswith("."), locale
        first = written_down[0] if written_down else ""
        assert not (first[:1].isupper() and first[1:2].islower()), locale


QUOTES = {"pl": "„”", "uk": "«»", "cs": "„“"}


@pytest.mark.parametrize("locale", OTHERS)
def test_quotes_are_those_of_the_language_and_are_closed(locale):
    for key in messages(locale):
        text = shown(locale, key)
        assert set(re.findall("[\"'„”“«»‘]", text)) <= set(QUOTES[locale]), key
        opening, closing = QUOTES[locale]
        assert re.fullmatch(f"([^{opening}{closing}]|{opening}[^{opening}{closing}]*{closing})*", text), key


def shown(locale: str, key: str) -> str:
    """What is written down in a message, every variant after the other, with … for what is filled in."""
    parts = (one for one in nodes_of(messages(locale)[key]) if isinstance(one, fluent.TextElement | fluent.Placeable))
    return "".join(one.value if isinstance(one, fluent.TextElement) else "…" for one in parts)


def test_a_missing_sentence_or_word_is_a_defect():
    with pytest.raises(catalogue.MissingSentenceError):
        catalogue.sentence("no-such-sentence")
    with pytest.raises(catalogue.MissingSentenceError):
        catalogue.describe(fault("unknown-key", Source("x.yaml", 1, 1)))


def test_hint_goes_before_expectation():
    both = fault("unknown-key", Source("x.yaml", 1, 1), key="a", hint="b", expected="b, c")
    assert catalogue.describe(both) == "unknown key 'a'; did you mean 'b'?"
    one = fault("unknown-key", Source("x.yaml", 1, 1), key="a", hint=None, expected="b, c")
    assert catalogue.describe(one) == "unknown key 'a'; expected b, c"


def test_places_are_numbers_without_commas():
    twice = fault("duplicate-key", Source("x.yaml", 2345, 1), key="a", line=1234)
    assert reports.line(twice) == "x.yaml:2345:1: error: duplicate key 'a' (first on line 1234) [duplicate-key]"


# ---------------------------------------------------------------- the words that are given


def producers() -> Iterator[tuple[str, str, set[str]]]:
    """Every place in the package that makes a fault: where, its code, the words it gives."""
    for path in sorted(PACKAGE.rglob("*.py")):
        text = path.read_text("utf-8")
        if not re.search(r"\b(fault|remark|reading\.note)\(", text):
            continue
        tree = ast.parse(text)
        constants = {
            target.id: node.value.value
            for node in tree.body
            if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant)
            for target in node.targets
            if isinstance(target, ast.Name)
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and _makes_a_fault(node) and node.args:
                first = node.args[0]
                code = first.value if isinstance(first, ast.Constant) else constants.get(getattr(first, "id", ""))
                names = {keyword.arg for keyword in node.keywords}
                if isinstance(code, str) and None not in names:
                    yield f"{path.relative_to(PACKAGE)}:{node.lineno}", code, names


def _makes_a_fault(call: ast.Call) -> bool:
    if isinstance(call.func, ast.Name):
        return call.func.id in ("fault", "remark")
    return isinstance(call.func, ast.Attribute) and call.func.attr == "note" and getattr(call.func.value, "id", "") == "reading"


PRODUCERS = list(producers())


def test_producers_are_found():
    assert len(PRODUCERS) > 60
    assert len({code for _, code, _ in PRODUCERS}) > 50


@pytest.mark.parametrize(("place", "code", "names"), PRODUCERS, ids=[f"{place} {code}" for place, code, _ in PRODUCERS])
def test_a_fault_gives_its_sentence_the_words_it_needs(place, code, names):
    assert code in CODES, place
    for locale in LOCALES:
        missing = variables(messages(locale)[code]).always - names - set(catalogue._OPTIONAL)
        assert missing == set(), (place, locale)


TABLES = [
    yaml.safe_load((TESTS / f"load/cases/{name}.yaml").read_text("utf-8")) for name in ("hostile", "reader", "characters")
]
SHORT = [entry["file"] for table in TABLES for entry in table if not re.search(r"\{\d{4,} ×", entry["file"])]


@pytest.mark.parametrize("file", SHORT)
def test_what_the_reader_says_fits_on_a_line(file):
    for one in read("file.yaml", written(file))[1]:
        hold_the_promises(one)


@settings(max_examples=settings().max_examples // 8)
@given(st.data())
def test_whatever_a_bent_game_brings_can_be_said(tmp_path_factory, data):
    root = tmp_path_factory.getbasetemp() / "bent" / "pond"
    shutil.rmtree(root, ignore_errors=True)
    shutil.copytree(POND, root)
    for _ in range(data.draw(st.integers(1, 3))):
        path = data.draw(st.sampled_from(sorted(root.rglob("*.yaml"))))
        tree = plain(read(path.name, path.read_bytes())[0])
        bend(tree, data)
        path.write_text(Printer(Random(1), plainly=True).document(tree), "utf-8")
        note(f"{path.name}:\n{path.read_text('utf-8')}")
    _, found = check_game(root)
    for one in found:
        hold_the_promises(one)


def hold_the_promises(one: Diagnostic) -> None:
    """What holds for every line: the rules of STYLE.md for diagnostics, as far as a machine can see them."""
    for locale in LOCALES:
        line = reports.line(one, locale)
        assert one.code in CODES, line
        assert line.isprintable(), line
        assert len(line) < 600, line
        assert not catalogue.describe(one, locale).endswith((".", " ", ","))


@pytest.mark.parametrize(
    ("word", "said"),
    [
        ("\x1b[2J\x00\x9b", "\N{REPLACEMENT CHARACTER}[2J\N{REPLACEMENT CHARACTER}\N{REPLACEMENT CHARACTER}"),
        ("\ud800", "\N{REPLACEMENT CHARACTER}"),
        ("g" * 100_000, "g" * 2000 + "…"),
        ("żó\N{NO-BREAK SPACE}łw", "żó\N{NO-BREAK SPACE}łw"),
    ],
)
def test_whatever_word_is_given_can_be_shown(word, said):
    assert catalogue.sentence("play-kept", "pl", file=word) == f"gra jest zapisana w {said}"
