"""Forms are sound: a form is words and roles, with at least one word of its own and no word of the language itself.

Words such as `if`, `then`, `or` and `you` shape every sentence, so no form may hold them. A role is written `{what: bird}` and
is not called like a word of the procedures.

Fails: `form: "feed {what: bird} at {place: shore}"`
Passes: `form: "feed {what: bird} on {place: shore}"`
"""

from __future__ import annotations

from collections.abc import Iterator

from wwrules.compile.core_words import CORE
from wwrules.compile.phrase_forms import FormPart, parts_of, procedure_keywords
from wwrules.compile.words import CORE_TYPES, Tables, tables_of
from wwrules.diagnostics import Diagnostic, Source, did_you_mean, fault
from wwrules.load.nodes import Mapping, Scalar, Sequence
from wwrules.model import Game, Noun, Phrase

CODE = "malformed-form"
_DETERMINERS = frozenset(word for word, (kind, _) in CORE.items() if kind == "DET" and " " not in word)
_FORBIDDEN = frozenset(word for word in CORE if " " not in word) - _DETERMINERS - {"other"}
_PAIRS = frozenset(tuple(words.split()) for words in CORE if words.count(" ") == 1 and not words.startswith("of "))


def check(game: Game) -> Iterator[Diagnostic]:
    """Look at the form, the roles and the types of every phrase, and at the types of every noun."""
    tables = {pack: tables_of(game, pack) for pack in ("", *game.packs)}
    for phrase in game.phrases.values():
        yield from _form(phrase, tables[phrase.pack])
        yield from _types(phrase, phrase.node, ("of",), tables[phrase.pack])
        if phrase.yields and phrase.kind != "relative":
            yield from _types(phrase, phrase.node, ("yields",), tables[phrase.pack])
    for noun in game.nouns.values():
        if noun.node is not None:
            yield from _types(noun, noun.node, ("isa",), tables[noun.pack])


def _form(phrase: Phrase, tables: Tables) -> Iterator[Diagnostic]:
    node = phrase.node.get("form")
    if not isinstance(node, Scalar):  # a qualifier is its id
        return
    parts = list(parts_of(phrase.form))
    for number, part in enumerate(parts):
        state = _state(parts, number, tables)
        if state:
            source = node.place(part.start, len(part.text))
            yield fault(CODE, source, subject=phrase.id, text=part.role or part.text, state=state)
        for name, offset in part.types:
            if name not in tables.resolve:
                yield _unknown_type(name, node.place(offset, len(name)), tables, phrase.id)
    if not any(part.word not in ("", "the") for part in parts):
        yield fault(CODE, node.source, subject=phrase.id, text=phrase.form, state="empty")
    roles = [part.role for part in parts if part.role]
    modes = phrase.node.get("roles")
    for key, _ in modes.pairs() if isinstance(modes, Mapping) else ():
        if key.text not in roles:
            hint = did_you_mean(key.text, roles)
            yield fault("unknown-role", key.source, subject=phrase.id, text=key.text, hint=hint, expected=", ".join(roles))


def _state(parts: list[FormPart], number: int, tables: Tables) -> str:
    """What is wrong with a part of a form, if anything."""
    part, following = parts[number], parts[number + 1] if number + 1 < len(parts) else None
    if part.bad:
        return "sign"
    if part.role:
        earlier = any(one.role == part.role for one in parts[:number])
        return "twice" if earlier else "keyword" if part.role in procedure_keywords() else ""
    if part.word in _FORBIDDEN or (following is not None and (part.word, following.word) in _PAIRS):
        return "core"
    if part.word in _DETERMINERS:
        nouns = tables.terms.get(following.word, ()) if following is not None else ()
        return "" if any(term.type in ("NOUN", "QUAL") for term in nouns) else "determiner"
    return ""


def _types(one: Phrase | Noun, node: Mapping, keys: tuple[str, ...], tables: Tables) -> Iterator[Diagnostic]:
    for key in keys:
        held = node.get(key)
        for item in held.items if isinstance(held, Sequence) else (held,):
            if isinstance(item, Scalar) and item.text not in tables.resolve:
                yield _unknown_type(item.text, item.source, tables, one.id)


def _unknown_type(name: str, source: Source, tables: Tables, subject: str) -> Diagnostic:
    known = [one for one in tables.resolve if one not in CORE_TYPES] + list(CORE_TYPES)
    return fault("unknown-type", source, subject=subject, text=name, hint=did_you_mean(name, known))
