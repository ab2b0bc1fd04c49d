"""Refusals: sentences whose parts do not go together, said in terms of what the author was about to write."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from lark import Tree

from wwrules.compile.chunks import Branch, leaves
from wwrules.compile.effect_faults import Place, at, beginning, mismatch, unknown_word
from wwrules.compile.effect_tree import Guard, May, Sentence, Steps, parts
from wwrules.compile.forms import Matcher
from wwrules.compile.skeletons import Lexeme, Skeleton
from wwrules.compile.words import Tables
from wwrules.diagnostics import Diagnostic, Part, chain, fault

_TRIGGERS = frozenset(("when", "before", "after", "at"))
_TESTS = ("if", "unless")
_GUARDS = frozenset(("WHEN", "BEFORE", "AFTER", "AT", "WHILE", "IF", "UNLESS", "ONCE_PER", "INSTEAD", "OTHERWISE", "IF_DO"))
_JOINING = ("AND", "OR", "COMMA")
_CLOSED_BY = {
    "COLON": Part("wanted-word", word=":"),
    "RPAR": Part("wanted-word", word=")"),
    "NOUN": Part("type-noun"),
    "VERB": Part("type-action"),
    "NUM": Part("type-number"),
    "THEN": Part("wanted-word", word="then"),
    "ELSE": Part("wanted-word", word="or"),
}


# ---------------------------------------------------------------- the skeleton


def stopped(skeleton: Skeleton, tables: Tables, place: Place) -> Diagnostic:
    """The word at which no sentence can go on, or the end where it cannot stop."""
    lexeme = skeleton.stopped
    if skeleton.unknown:
        return unknown_word(skeleton.unknown[0], tables, place)
    wanted = chain("wanted-or", [part for name, part in _CLOSED_BY.items() if name in skeleton.expected])
    if lexeme is None or lexeme.type == "DOT":
        last = skeleton.lexemes[-1]
        start = last.start if last.type == "DOT" else last.end
        return fault("unfinished-sentence", place(start, 1), expected=wanted)
    before = skeleton.lexemes[-2] if len(skeleton.lexemes) > 1 else None
    if lexeme.type == "VERB" and before is not None and before.type in ("COMMA", "AND"):
        return fault("missing-then", at(place, lexeme), text=str(lexeme))
    if lexeme.type == "VERB" and before is not None and before.type == "OR":
        return fault("missing-either", at(place, before))
    if str(lexeme) in _TESTS and before is not None and before.type == "COLON":
        return fault("lonely-guard", at(place, lexeme), state="colon", word=str(lexeme))
    return _misplaced(skeleton, lexeme, place)


def _misplaced(skeleton: Skeleton, lexeme: Lexeme, place: Place) -> Diagnostic:
    """A word that cannot stand where it does, with where it belongs or what would fit instead."""
    before = {one.type for one in skeleton.lexemes[:-1]}
    if lexeme.type in _GUARDS and "VERB" in before:
        return fault("lonely-guard", at(place, lexeme), state="first", word=str(lexeme))
    if lexeme.type == "COLON" and not before & _GUARDS:
        return fault("lonely-guard", at(place, lexeme), state="missing", word=str(lexeme))
    hint: str | None = None
    if lexeme.type in _JOINING and "AND_IF" in skeleton.expected and "VERB" not in before:
        hint = "or if" if lexeme.type == "OR" else "and if"
    expected = chain("wanted-or", [_CLOSED_BY[one] for one in ("NOUN", "VERB", "NUM") if one in skeleton.expected])
    return fault("misplaced-word", at(place, lexeme), text=str(lexeme), hint=hint, expected=expected)


def of_guard(guards: Sequence[Guard], before: Sentence | None, place: Place) -> Iterator[Diagnostic]:
    """The last guard against those before it and the sentence before it."""
    guard, others = guards[-1], guards[:-1]
    start, end = guard.span
    waits = any(one.word in _TRIGGERS for one in others)
    follows = before is not None and any(one.word in ("if", "unless") for one in before.guards)
    offered = before is not None and (any(isinstance(one, May) for one in parts(before)) or _may_instead(before))
    state = ""
    if guard.word in _TRIGGERS and waits:
        state = "second-trigger"
    elif guard.word in ("instead", "may-instead") and not waits:
        state = "instead"
    elif guard.word == "otherwise" and not (follows and not others):
        state = "otherwise"
    elif guard.word == "if-do" and not (offered and not others):
        state = "if-do"
    if state:
        length = end - start if guard.trigger is None else len(guard.word)
        yield fault("lonely-guard", place(start, length), state=state, word=guard.word.replace("-", " "))


def _may_instead(sentence: Sentence) -> bool:
    return any(one.word == "may-instead" for one in sentence.guards)


def of_options(options: Sequence[Steps], place: Place) -> Iterator[Diagnostic]:
    """Two ways to go on that are one."""
    for number, one in enumerate(options):
        if one in options[:number]:
            yield fault("same-option", place(one.span.start, one.span.end - one.span.start))


def of_open_step(before: Tree[Lexeme], following: Lexeme, place: Place) -> Iterator[Diagnostic]:
    """A step after one that leaves open where it ends."""
    inner = before.children[0] if before.data == "step_if" else before
    if isinstance(inner, Tree) and inner.data in ("may", "either"):
        yield fault("two-readings", at(place, following), state="either" if _ends_in_either(inner) else "may")


def of_open_either(step: Tree[Lexeme], word: Lexeme, place: Place) -> Iterator[Diagnostic]:
    """`if` after a choice: for the last option or for all?"""
    if _ends_in_either(step):
        yield fault("two-readings", at(place, word), state="either-if", text=str(word))


def _ends_in_either(branch: Branch) -> bool:
    if isinstance(branch, Lexeme):
        return False
    return branch.data == "either" or (branch.data == "may" and _ends_in_either(branch.children[-1]))


def mixed(lexeme: Lexeme, place: Place) -> Diagnostic:
    """`and if` beside `or if`."""
    return fault("two-readings", at(place, lexeme), state="mixed")


# ---------------------------------------------------------------- phrases of the wrong kind


def no_action(matcher: Matcher, skeleton: Skeleton, place: Place) -> Diagnostic:
    """A clause that is no action: perhaps a condition or an event."""
    stream = matcher.stream
    unknown = _unknown(matcher, skeleton)
    for kind, word in (("condition", "if"), ("trigger", "when")):
        if not unknown and _other(matcher).whole(kind):
            first, last = stream.lexemes[stream.start], stream.lexemes[stream.end - 1]
            source = place(first.start, last.end - first.start)
            return fault(
                "not-an-action", source, state=kind, text=beginning(stream.lexemes[stream.start : stream.end]), word=word
            )
    return mismatch(matcher, place, skeleton.unknown, matcher.tables)


def no_phrase(matcher: Matcher, kind: str, word: str, skeleton: Skeleton, place: Place) -> Diagnostic:
    """Something after a guard that is not what the guard wants."""
    if not _unknown(matcher, skeleton):
        wrong = _wrong_kind(matcher, kind, word, place) or (_joined(matcher, place) if kind == "condition" else None)
        if wrong is not None:
            return wrong
    return mismatch(matcher, place, skeleton.unknown, matcher.tables)


def _wrong_kind(matcher: Matcher, kind: str, word: str, place: Place) -> Diagnostic | None:
    stream = matcher.stream
    code = f"not-a-{kind}"
    every = stream.lexemes[stream.start : stream.end]
    source = place(every[0].start, every[-1].end - every[0].start)
    for other in ("condition", "trigger"):
        if _other(matcher).whole(other):  # a trigger in place of a trigger: `at` and `when` take different ones
            say = "when" if word == "at" else "at"
            return fault(code, source, state=other, text=beginning(every), word=word, form="", say=say)
    actions = _other(matcher).actions()
    if actions:
        _, verb = actions[0]
        lexeme = next((one for one in every if one.start >= verb.span.start), every[0])
        form = matcher.tables.forms[verb.phrase]
        return fault(code, at(place, lexeme), state="verb", text=str(lexeme), word=word, form=form.shown())
    return None


def _joined(matcher: Matcher, place: Place) -> Diagnostic | None:
    """Two conditions joined by a bare `and` or `or`, which were read as a list of nouns."""
    stream = matcher.stream
    for chunk in stream.chunks.values():
        if isinstance(chunk.branch, Tree) and chunk.branch.data == "np_list" and chunk.end < stream.end:
            last = chunk.branch.children[-1]
            rest = Matcher(matcher.tables, stream.part(leaves(last)[0].number, last), matcher.mentions)
            if rest.whole("condition"):
                word = next(one for one in reversed(leaves(chunk.branch)) if one.type in ("AND", "OR"))
                lexeme = stream.lexemes[chunk.end]
                return fault("join-conditions", at(place, lexeme), text=str(lexeme), word=str(word))
    return None


def no_noun_phrase(matcher: Matcher, skeleton: Skeleton, place: Place) -> Diagnostic:
    """`for each` something that is no thing."""
    unknown = _unknown(matcher, skeleton)
    if unknown:
        return unknown_word(unknown[0], matcher.tables, place, noun=True)
    stream = matcher.stream
    first, last = stream.lexemes[stream.start], stream.lexemes[stream.end - 1]
    text = beginning(stream.lexemes[stream.start : stream.end])
    return fault("not-a-thing", place(first.start, last.end - first.start), text=text)


def _unknown(matcher: Matcher, skeleton: Skeleton) -> list[Lexeme]:
    return [one for one in skeleton.unknown if matcher.stream.start <= one.number < matcher.stream.end]


def _other(matcher: Matcher) -> Matcher:
    """A fresh matcher for the same words, whose failures do not count."""
    return Matcher(matcher.tables, matcher.stream, matcher.mentions)
