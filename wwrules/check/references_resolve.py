"""References resolve: every id that is mentioned is defined.

This holds in every direction: properties that name an entry, kinds and enumerations in the vocabulary, `see` and `concerns` of
rules, editions in headings, words of the lexicons, codes in suppressions, and links inside prose. If the id was renamed, the
ledger `renames.yaml` gives the hint.

Fails: `see: [feeding.edn]`
Passes: `see: [feeding.end]`
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from wwrules.diagnostics import Diagnostic, did_you_mean, fault, listing
from wwrules.limits import FAULTS
from wwrules.model import OURS, Game, Reference

CODE = "unknown-reference"
_FEW = 16


def check(game: Game) -> Iterator[Diagnostic]:
    """Look up every reference. Hints are dear: only the first hundred unknown ones get them."""
    hints, of_examples = FAULTS, _of_examples(game)
    for reference in game.references:
        known = of_examples[reference.sort] if reference.sort in of_examples else _listed(game, reference)
        if known is not None and reference.target in known:
            continue
        if known is None and (game.find(reference) or _names_a_property(game, reference)):
            continue
        hints -= 1
        yield _unknown(game, reference, (known or _defined(game, reference)) if hints >= 0 else ())


def _listed(game: Game, reference: Reference) -> Iterable[str] | None:
    """What may stand there, for the sorts that are no definitions; None for the others."""
    match reference.sort:
        case "edition":
            return game.editions
        case "glossary":
            return game.told.listed
        case "change":
            return [one.id for one in game.changes]
        case "decision":
            return [*game.editions, OURS]
        case "property":
            kind = game.kinds.get(reference.kind)
            return kind.properties or {} if kind else [reference.target]
        case "code":
            from wwrules.check import CODES  # noqa: PLC0415 - the list of checks includes this one

            return CODES
    return None


def _of_examples(game: Game) -> dict[str, dict[str, None]]:
    """What examples have that may be mentioned: there are many of both, so they are listed once, in their order."""
    examples = game.examples.values()
    return {
        "player": dict.fromkeys(sorted({player for one in examples for player in one.players})),
        "told-step": dict.fromkeys(f"{one.id}.steps.{number}" for one in examples for number in one.step_notes),
    }


def _names_a_property(game: Game, reference: Reference) -> bool:
    """A word of a lexicon names something of its own pack (or of the game), or the label of a property."""
    if reference.sort != "named":
        return False
    found = game.find(reference._replace(sort=""))
    return found is not None or (not reference.pack and reference.target in property_words(game))


def property_words(game: Game) -> set[str]:
    """Lexicon keys of the names of properties: they are words on the page too."""
    kinds = [kind.properties for kind in game.kinds.values() if kind.properties]
    tables = (*kinds, *(one.fields for one in game.records.values()), game.loose_properties)
    return {f"property.{name}" for table in tables for name in table}


def _defined(game: Game, reference: Reference) -> list[str]:
    every = (one for found in game.definitions.values() for one in found)
    sorts = ("", "named")
    known = [
        one.id.removeprefix(f"{reference.pack}/")
        for one in every
        if reference.sort in (*sorts, one.sort) and (not one.pack or one.pack == reference.pack)
    ]
    if reference.pack and reference.target.startswith(f"{reference.pack}/"):  # only its own will do
        return [f"{reference.pack}/{one}" for one in known if f"{reference.pack}/{one}" in game.definitions]
    if reference.sort == "named" and reference.target.startswith("property."):
        return sorted(property_words(game))
    if reference.kind:
        entries = {one: game.entities.get(f"{reference.pack}/{one}") or game.entities.get(one) for one in known}
        return [one for one, entry in entries.items() if entry and game.is_a(entry.kind, reference.kind)]
    return known


def _unknown(game: Game, reference: Reference, known: Iterable[str]) -> Diagnostic:
    renamed = game.renames.get(reference.target)
    hint = renamed.to if renamed else _likely(reference.target, known)
    names = list(known)
    expected = listing(names) if not hint and 0 < len(names) <= _FEW else None
    sort = reference.kind if reference.sort == "entity" and reference.kind else reference.sort or "id"
    return fault(CODE, reference.source, subject=reference.origin, sort=sort, id=reference.target, hint=hint, expected=expected)


def _likely(target: str, known: Iterable[str]) -> str | None:
    """The known id that was probably meant; what all of them begin with does not count as alike."""
    head, dot, name = target.rpartition(".")
    same = {one.removeprefix(f"{head}."): one for one in known if dot and one.startswith(f"{head}.")}
    close = did_you_mean(name, same) if same else None
    return same[close] if close else did_you_mean(target, known)
