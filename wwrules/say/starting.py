"""A new language of a game to start from: files that are valid as they stand, with everything that is missing named in them.

No other language is copied in the place of what is missing. English, where the game has it, stands beside it in comments.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import babel

from wwrules.check.names_are_given import needed_names
from wwrules.load.pattern_files import parsed
from wwrules.model import Game
from wwrules.say.grammar import CASES, LANGUAGES, language
from wwrules.say.grammar_lint import categories
from wwrules.say.lint import nouns, qualities
from wwrules.say.patterns import patterns_of, variables_of

SOURCE = "en"
_NOTHING = '""'
_GENDERS = {"m-pers": "m", "m-anim": "m", "m-inan": "m", "f": "f", "neut": "neut"}
_WORDS = ("all", "any", "each", '"no"', "other", "own", "that", "this", "which", "your")
_COLUMNS = ("m", "f", "neut", "pl")
_BOUNDS = ("up-to", "at-least", "or-more", "at-most", "or-fewer", "exactly")


class WrongLocaleError(ValueError):
    """No such language can be started; `key` names the sentence that says why."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


def start_locale(game: Game, root: Path, locale: str) -> dict[Path, str]:
    """The files of a new language with their text, and the first page of the game with the language among its drafts."""
    if locale in game.spoken or (root / "words" / locale).exists():
        raise WrongLocaleError("new-locale-exists")
    if not re.fullmatch(r"[a-z]{2}", locale) or not _is_language(locale):
        raise WrongLocaleError("new-locale-unknown")
    home = root / "words" / locale
    files = {
        root / "game.yaml": _with_draft((root / "game.yaml").read_text("utf-8"), locale),
        home / "lexicon" / "all.yaml": "\n".join(_lexicon(game)) + "\n",
        home / "patterns.ftl": "\n".join(_patterns(game)) + "\n",
    }
    if language(locale) is None:
        files[home / "grammar.yaml"] = "\n".join(_grammar(locale)) + "\n"
        files[home / "constructs.ftl"] = "\n".join(_constructs()) + "\n"
    return files


def _is_language(locale: str) -> bool:
    try:
        return bool(babel.Locale.parse(locale).english_name)
    except babel.UnknownLocaleError:
        return False


def _with_draft(text: str, locale: str) -> str:
    """The first page with one more language that has begun."""
    if re.search(r"^drafts: \[", text, re.MULTILINE):
        return re.sub(r"^drafts: \[([^\]]*)\]", rf"drafts: [\1, {locale}]", text, count=1, flags=re.MULTILINE)
    return re.sub(r"^(locales: .*)$", rf"\1\ndrafts: [{locale}]", text, count=1, flags=re.MULTILINE)


# ---------------------------------------------------------------- words


def _lexicon(game: Game) -> Iterator[str]:
    """Every word that is needed as a comment: with forms where sentences use it."""
    english = game.names.get(SOURCE, {})
    spoken = {*nouns(game), *game.quality_words.get(SOURCE, {})}
    yield "type: lexicon"
    yield "# Delete {} and the # before a word as soon as you have it. `forms` go from nom to loc, singular and plural;"
    yield "# a word that does not decline gives its `plural` instead. `origin: printed` where a printed edition has it."
    yield "words: {}"
    for name in sorted(needed_names(game)):
        said = english[name].text if name in english else name.replace("-", " ").replace(".", " ")
        forms = f", forms: {_flow((case, '[ , ]') for case in CASES)}" if name in spoken or name in english else ""
        yield f"#  {name}: {{name: , gender: , origin: own{forms}}}  # {said}"
    yield "# qualities:"
    for one in sorted(qualities(game), key=lambda one: one.id):
        yield f"#  {one.id}: {{stem: , paradigm: hard}}  # {one.form or one.id}"


# ---------------------------------------------------------------- patterns


def _patterns(game: Game) -> Iterator[str]:
    """A comment for every phrase: its form, and how English says it."""
    english = {key: text for one in game.patterns if (one.locale, one.pack) == (SOURCE, "") for key, text in _texts(one.text)}
    yield "# How this language says the phrases of the game: one message for each; docs/authors/translate.md has the functions."
    for one in game.phrases.values():
        if one.kind != "qualifier" and not one.pack:
            yield ""
            yield f"# {one.kind}: {one.form}"
            yield from (f"#   {line}" for line in english.get(one.id, "").splitlines())
            yield f"# {one.id} ="


def _constructs() -> Iterator[str]:
    """A comment for every construct: what it is given."""
    yield "# What belongs to the language and to no game. A text that ends with a comma is a clause of its own."
    names: dict[str, set[str]] = {}
    for file in sorted(LANGUAGES.glob("*.ftl")):
        for key, pattern in patterns_of(parsed(file.read_text("utf-8"))):
            names.setdefault(key, set()).update(variables_of(pattern))
    for key, variables in names.items():
        yield ""
        given = " ".join(f"{{ ${one} }}" for one in sorted(variables))
        yield f"# {key} = {given}".rstrip()


def _texts(text: str) -> Iterator[tuple[str, str]]:
    for key, pattern in patterns_of(parsed(text)):
        if pattern.span is not None:
            yield key, text[pattern.span.start : pattern.span.end]


# ---------------------------------------------------------------- grammar


def _grammar(locale: str) -> Iterator[str]:
    """Tables with room for every form; what is empty is missing and is counted."""
    forms = _row(_NOTHING for _ in CASES)
    table = _flow((column, forms) for column in _COLUMNS)
    genders = _GENDERS.items()
    yield "type: grammar"
    yield f"# {babel.Locale.parse(locale).english_name}. Forms stand in the order {', '.join(CASES)}; an empty one is missing."
    yield "# Keep the genders that the language has; a column may serve several. A star in the accusative means the"
    yield "# genitive for what is animate and the nominative for the rest."
    yield "columns:"
    yield f"  sg: {_flow(genders)}"
    yield f"  pl: {_flow((gender, 'pl') for gender in (*_GENDERS, 'pl'))}"
    yield "animate: {sg: [m-pers, m-anim], pl: [m-pers]}"
    yield "paradigms:"
    yield from (f"  {name}: {table}" for name in ("hard", "soft"))
    yield "# What a numeral does to its noun, by plural category; “number: pl, nom: {any: gen}” is “5 of chips”."
    yield "numerals:"
    yield from (f"  {one}: {{number: {'sg' if one == 'one' else 'pl'}}}" for one in sorted(categories(locale)))
    yield f"bounds: {_flow((one, _NOTHING) for one in _BOUNDS)}"
    yield "# Prepositions with the case behind them, as in “into: do gen”: part (2 of your chips), into, in, from."
    yield "words:"
    yield from (f"  {one}: {table}" for one in _WORDS)
    yield "pronouns:"
    yield "  drops: [you, it, them]"
    yield f"  you: {forms}"
    yield f"  it: {table}"
    yield f"  after-preposition: {table}"
    yield f"  possessive: {_flow((column, _NOTHING) for column in _COLUMNS)}"


def _row(values: Iterable[str]) -> str:
    return f"[{', '.join(values)}]"


def _flow(pairs: Iterable[tuple[str, str]]) -> str:
    return "{" + ", ".join(f"{key}: {value}" for key, value in pairs) + "}"
