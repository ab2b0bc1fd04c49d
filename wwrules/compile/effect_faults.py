"""Faults of effects: from what the reader could not fit to a code, a place and the words of its sentence."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from wwrules.compile.agreement import Difference
from wwrules.compile.effect_printer import Printer
from wwrules.compile.effect_tree import Clause, Count, Node, NounPhrase, PhraseUse, Span
from wwrules.compile.english import article_of
from wwrules.compile.forms import Matcher
from wwrules.compile.mentions import Mention
from wwrules.compile.phrase_forms import Form
from wwrules.compile.phrase_printer import joined
from wwrules.compile.scanning import Word
from wwrules.compile.skeletons import Lexeme
from wwrules.compile.words import Tables
from wwrules.diagnostics import Diagnostic, Part, Source, chain, did_you_mean, excerpt, fault, listing
from wwrules.limits import BRACKETS, EFFECT, EFFECT_DIGITS, OWNERS

Place = Callable[[int, int], Source]  # where an offset of the text stands in its file, with a length


def at(place: Place, lexeme: Lexeme | Word) -> Source:
    """Where a word stands."""
    return place(lexeme.start, lexeme.end - lexeme.start)


# ---------------------------------------------------------------- letters and limits


def nothing(place: Place) -> Diagnostic:
    """An effect without a word."""
    return fault("empty-value", place(0, 1))


def in_letters(text: str, words: list[Word], place: Place) -> list[Diagnostic]:
    """What can be seen before anything is read: signs without a meaning and broken limits."""
    if len(text) > EFFECT:
        return [fault("text-too-long", place(0, 1), length=len(text), limit=EFFECT)]
    found = [fault("unknown-sign", at(place, one), text=excerpt(one.text)) for one in words if one.sort == "other"]
    depth = owners = 0
    for one in words:
        depth = 0 if one.text == "." else depth + {"(": 1, ")": -1, ":": 1}.get(one.text, 0)  # “the next time …: …” nests too
        owners = owners + 1 if one.sort == "poss" else 0 if one.sort == "sign" else owners
        if one.sort in ("number", "signed") and len(one.text.lstrip("+-")) > EFFECT_DIGITS:
            found.append(fault("number-too-large", at(place, one), text=excerpt(one.text, 20), limit=EFFECT_DIGITS))
        if depth > BRACKETS or owners > OWNERS:
            return [*found, fault("too-deep", at(place, one), limit=BRACKETS if depth > BRACKETS else OWNERS)]
    return found


# ---------------------------------------------------------------- words


def unknown_word(
    lexeme: Lexeme, tables: Tables, place: Place, types: tuple[str, ...] = (), *, noun: bool = False
) -> Diagnostic:
    """A word that no table has; what is likely meant is looked for among what fits there: the types, any noun, or any word."""
    fitting = tables.of_types(types) if types else []
    plurals = [one.plural for one in tables.nouns.values() if one.singular in fitting]
    every = (term for terms in tables.terms.values() for term in terms if not noun or term.type in ("NOUN", "NAME"))
    hint = did_you_mean(str(lexeme), [*fitting, *plurals] or [" ".join(term.words) for term in every])
    expected = Part("wanted-nouns", what=named(types, tables), nouns=listing(fitting)) if fitting and not hint else None
    return fault("unknown-word", at(place, lexeme), text=excerpt(str(lexeme)), hint=hint, expected=expected)


def unknown_verb(lexeme: Lexeme, tables: Tables, place: Place) -> Diagnostic:
    """An unknown word where a phrase begins: an action, or a thing that does something."""
    terms = [term for every in tables.terms.values() for term in every]
    verbs = [" ".join(term.words) for term in terms if term.type == "VERB"]
    nouns = [" ".join(term.words) for term in terms if term.type in ("NOUN", "NAME")]
    hint = did_you_mean(str(lexeme), verbs) or did_you_mean(str(lexeme), nouns)
    return fault("unknown-word", at(place, lexeme), text=excerpt(str(lexeme)), hint=hint)


def named(types: Iterable[str], tables: Tables) -> object:
    """Types in words: a card or a zone."""
    words = [tables.words_of(one) for one in types]
    return chain("wanted-or", [Part(f"wanted-{article_of(one)}", noun=one) for one in words])


def not_a_scope(lexeme: Lexeme, tables: Tables, place: Place) -> Diagnostic:
    """`once per` something that is no stretch of play."""
    scopes = tables.of_types(("scope",))
    return fault("not-a-scope", at(place, lexeme), text=str(lexeme), expected=listing(scopes))


def wrong_quality(lexeme: Lexeme, head: str, quality: Form, tables: Tables, place: Place) -> Diagnostic:
    """A quality with a noun that it does not describe."""
    wanted = named(quality.of, tables)
    return fault("wrong-quality", at(place, lexeme), text=str(lexeme), noun=tables.words_of(head), expected=wanted)


def unwanted_number(count: Count, phrase: NounPhrase, form: Form | None, place: Place) -> Diagnostic:
    """A number where none is wanted."""
    start, end = count.span
    state = "determiner" if phrase.determiner else "role"
    return fault(
        "unwanted-number", place(start, end - start), state=state, word=phrase.determiner, form=form.shown() if form else ""
    )


def comma_for_colon(comma: Word, place: Place) -> Diagnostic:
    """A comma where the action begins."""
    return fault("misplaced-word", place(comma.start, 1), text=comma.text, hint=":")


def missing_colon(word: Word, place: Place) -> Diagnostic:
    """An action right behind what it waits for."""
    return fault("missing-colon", at(place, word), text=word.text)


# ---------------------------------------------------------------- readings


def two_readings(one: Node, other: Node, tables: Tables, place: Place) -> Diagnostic:
    """Two equally good readings, shown with brackets."""
    words = {"one": _shown(one, tables), "two": _shown(other, tables)}
    return fault("two-readings", _span(place, one.span), state="phrase", **words)


def _shown(node: Node, tables: Tables) -> str:
    printer = Printer(tables, brackets=True)
    if isinstance(node, Clause):
        return joined(printer.clause(node))
    if isinstance(node, PhraseUse):
        return joined(printer.phrase(node))
    assert isinstance(node, NounPhrase)  # noqa: S101 - nothing else is read as a whole
    return joined(printer.value(node, counting=True))


def _span(place: Place, span: Span) -> Source:
    return place(span.start, span.end - span.start)


def unclear(span: Span, word: str, meant: list[Mention], tables: Tables, place: Place) -> Diagnostic:
    """it, them or that X, with nothing or with more than one thing that it can mean."""
    if not meant:
        return fault("nothing-mentioned", _span(place, span), text=word, noun="none")
    names = list(dict.fromkeys(_called(one, tables) for one in meant))
    state = "same" if len(names) == 1 else "it"
    return fault("two-readings", _span(place, span), state=state, text=word, one=names[0], two=names[-1])


def _called(one: Mention, tables: Tables) -> str:
    noun = tables.nouns[one.head]
    if one.plural:
        return f"those {noun.plural}"
    return f"{'this' if one.determiner == 'this' else 'that'} {noun.singular}"


def nothing_mentioned(phrase: NounPhrase, noun: str, place: Place) -> Diagnostic:
    """that X without an X before it."""
    return fault(
        "nothing-mentioned", _span(place, phrase.span), text=f"{phrase.determiner or phrase.part} {noun}".strip(), noun=noun
    )


def disagreement(other: Difference, place: Place) -> Diagnostic:
    """A word that the printer would write differently."""
    text = other.word.text
    if other.sort == "noun":
        text = f"{other.before} {text}".strip()
    return fault("disagreement", at(place, other.word), state=other.sort or "word", text=excerpt(text), say=other.say)


# ---------------------------------------------------------------- forms that do not fit


def mismatch(matcher: Matcher, place: Place, unknown: list[Lexeme], tables: Tables) -> Diagnostic:
    """The furthest place that any form reached, and what it wanted there."""
    stream, furthest = matcher.stream, max(matcher.furthest, matcher.stream.start)
    here = [one for one in unknown if stream.start <= one.number < stream.end]
    types = tuple(dict.fromkeys(name for miss in matcher.misses for name in miss.types))
    words = list(dict.fromkeys(miss.word for miss in matcher.misses if miss.word))
    form = " / ".join(dict.fromkeys(miss.form.shown() for miss in matcher.misses[:2]))
    literally = [Part("wanted-word", word=word) for word in words[:4]]
    wanted = chain("wanted-or", [*literally, *((named(types, tables),) if types else ())])
    if furthest >= stream.end:
        last = stream.lexemes[stream.end - 1]
        return fault("incomplete-phrase", place(last.end, 1), wanted=wanted or "", form=form)
    chunk = stream.chunk(furthest)
    end = chunk.end if chunk and types else furthest + 1
    if any(furthest <= one.number < end for one in here) and (types or not matcher.misses):
        return unknown_word(here[0], tables, place, types)
    if here and here[0].number == stream.start and here[0].words == stream.lexemes[stream.start].words:
        return unknown_verb(here[0], tables, place)
    if here and here[0].number != furthest:
        return unknown_word(here[0], tables, place)
    first, last = stream.lexemes[furthest], stream.lexemes[end - 1]
    text = excerpt(_text(stream.lexemes[furthest:end]))
    if not matcher.misses or furthest == stream.start:
        return fault("unknown-phrase", place(first.start, last.end - first.start), text=text)
    code = "form-mismatch" if wanted else "too-much"
    return fault(code, place(first.start, last.end - first.start), text=text, wanted=wanted, form=form)


def _text(lexemes: Iterable[Lexeme]) -> str:
    """Lexemes as the author wrote them; `another` is two."""
    spans = dict.fromkeys((one.start, str(one)) for one in lexemes)
    return " ".join(text for _, text in spans).replace(" 's", "'s").replace(" ,", ",")


def beginning(lexemes: list[Lexeme]) -> str:
    """The first words of a clause."""
    text = _text(lexemes[:3])
    return f"{text} …" if len(lexemes) > 3 else text
