"""Everything that can be known about a game without playing it: one check per file, listed in running order.

A check yields faults and holds no wording. The docstring of its module is its page in `wwrules explain` and in the docs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from types import ModuleType

from wwrules.check import (
    amounts_are_usual,
    bodies_know_their_nouns,
    chapters_have_an_order,
    conditions_are_possible,
    differences_in_play_name_rules,
    editions_are_complete,
    effects_are_as_declared,
    effects_are_readable,
    entries_are_sorted,
    everything_is_used,
    flows_are_complete,
    forms_are_right,
    forms_are_sound,
    grammars_are_whole,
    ids_are_unique,
    kinds_can_have_entries,
    languages_are_known,
    links_are_whole,
    names_are_given,
    names_are_in_their_alphabet,
    names_are_unique,
    nothing_circles,
    numbers_agree,
    options_are_possible,
    overrides_agree,
    overrides_are_fresh,
    packs_are_not_printed,
    packs_have_their_own_names,
    packs_hide_nothing,
    pages_fit,
    pages_keep_their_names,
    paragraphs_are_told,
    patterns_fit,
    phrases_differ,
    pictures_can_be_drawn,
    properties_go_together,
    provenance_is_given,
    ranges_hold_something,
    readings_are_of_sentences,
    references_fit,
    references_resolve,
    renamed_ids_rest,
    rings_close,
    rules_are_carried_out,
    rules_stand_in_their_chapter,
    sources_are_given,
    starts_are_possible,
    steps_are_possible,
    tellings_fit,
    terms_are_consistent,
    texts_can_be_said,
    texts_fit_cards,
    totals_come_out,
    verbs_are_grouped,
    versions_agree,
    words_are_spelt,
    words_are_translated,
)
from wwrules.compile.faults import PAGES as SENTENCE_PAGES
from wwrules.compile.procedure_faults import PAGES as PROCEDURE_PAGES
from wwrules.diagnostics import Diagnostic, Severity, remark
from wwrules.examples.faults import PAGES as EXAMPLE_PAGES
from wwrules.load.faults import PAGES
from wwrules.model import Game, Suppression
from wwrules.packs.faults import PAGES as ARCHIVE_PAGES
from wwrules.proving.faults import PAGES as PROVING_PAGES
from wwrules.trying.faults import PAGES as TRYING_PAGES

CHECKS: tuple[ModuleType, ...] = (
    languages_are_known,
    grammars_are_whole,
    ids_are_unique,
    references_resolve,
    references_fit,
    links_are_whole,
    kinds_can_have_entries,
    nothing_circles,
    ranges_hold_something,
    conditions_are_possible,
    properties_go_together,
    starts_are_possible,
    options_are_possible,
    pages_fit,
    pictures_can_be_drawn,
    steps_are_possible,
    rings_close,
    provenance_is_given,
    sources_are_given,
    packs_are_not_printed,
    editions_are_complete,
    differences_in_play_name_rules,
    rules_stand_in_their_chapter,
    rules_are_carried_out,
    flows_are_complete,
    chapters_have_an_order,
    pages_keep_their_names,
    entries_are_sorted,
    names_are_given,
    names_are_unique,
    packs_have_their_own_names,
    names_are_in_their_alphabet,
    words_are_translated,
    terms_are_consistent,
    numbers_agree,
    renamed_ids_rest,
    versions_agree,
    forms_are_sound,
    bodies_know_their_nouns,
    phrases_differ,
    effects_are_readable,
    effects_are_as_declared,
    amounts_are_usual,
    patterns_fit,
    tellings_fit,
    texts_can_be_said,
    texts_fit_cards,
    overrides_are_fresh,
    overrides_agree,
    paragraphs_are_told,
    readings_are_of_sentences,
    totals_come_out,
    everything_is_used,
    verbs_are_grouped,
)

# These need dictionaries and analysers and run only when they are asked for.
WORD_CHECKS: tuple[ModuleType, ...] = (words_are_spelt, forms_are_right)

# These need to know everything: when a file cannot be read, they would complain about what it defines.
NEED_THE_WHOLE = (
    flows_are_complete,
    paragraphs_are_told,
    references_resolve,
    references_fit,
    languages_are_known,
    pages_fit,
    rings_close,
    totals_come_out,
    names_are_given,
    everything_is_used,
    verbs_are_grouped,
    forms_are_sound,
    bodies_know_their_nouns,
    phrases_differ,
    effects_are_readable,
    effects_are_as_declared,
    amounts_are_usual,
    patterns_fit,
    tellings_fit,
    overrides_are_fresh,
    overrides_agree,
    readings_are_of_sentences,
    texts_can_be_said,
    texts_fit_cards,
)

_OVERRIDES = (overrides_are_fresh, overrides_agree)
# These rely on the words being sound: a fault in vocabulary or phrases would bring one for every sentence that uses it.
NEED_SOUND_WORDS = (
    words_are_spelt,
    forms_are_sound,
    bodies_know_their_nouns,
    phrases_differ,
    effects_are_readable,
    effects_are_as_declared,
    amounts_are_usual,
    patterns_fit,
    tellings_fit,
    texts_can_be_said,
    texts_fit_cards,
    *_OVERRIDES,
)
# These look at everything at once and would only repeat, in other words, what is wrong already.
NEED_ALL_SOUND = (
    tellings_fit,
    paragraphs_are_told,
    readings_are_of_sentences,
    totals_come_out,
    everything_is_used,
    verbs_are_grouped,
)

# Faults of these change what is played (a missing rule, an entry that means another): playing would only tell what follows.
SPOIL_PLAY = (
    ids_are_unique,
    references_resolve,
    references_fit,
    kinds_can_have_entries,
    nothing_circles,
    ranges_hold_something,
    properties_go_together,
    starts_are_possible,
    rings_close,
    forms_are_sound,
    phrases_differ,
    effects_are_readable,
)

LATE_PAGES = {**EXAMPLE_PAGES, **TRYING_PAGES}  # of what is found only by playing
# what plays: gets a game and the errors that spoil it; gives what it found, and the codes that it could not look for
Late = Callable[[Game, list[Diagnostic]], tuple[list[Diagnostic], set[str]]]

# code -> its page: from the docstring of a check, or from the table of the reader's faults
CODES: dict[str, str] = {
    **PAGES,
    **SENTENCE_PAGES,
    **PROCEDURE_PAGES,
    **ARCHIVE_PAGES,
    **PROVING_PAGES,
    **LATE_PAGES,
    **{module.CODE: module.__doc__ or "" for module in (*CHECKS, *WORD_CHECKS, packs_hide_nothing)},
}


def check(
    game: Game,
    loaded: Iterable[Diagnostic] = (),
    compiled: Iterable[Diagnostic] = (),
    *,
    words: bool = False,
    late: Late = lambda *_: ([], set(LATE_PAGES)),
) -> list[Diagnostic]:
    """Run every check that can say something new; `loaded` is what was found before, `compiled` what compiling remarks.

    With `words` also those that look every word up; `late` are those that play, which come after this stage. Faults that the
    content accepts with a reason are left out, also of those that compiling found.
    """
    found: list[Diagnostic] = list(compiled)
    left_out: set[str] = set()  # codes that nobody looked for
    errors = [one for one in loaded if one.severity is Severity.ERROR]
    spoils = list(errors)
    accepted = _accepted(game)
    for module in (*CHECKS, *WORD_CHECKS):
        if (words or module not in WORD_CHECKS) and _can_tell(module, game, errors):
            run: Callable[[Game], Iterator[Diagnostic]] = module.check
            new = list(run(game))
            found += new
            wrong = [one for one in new if one.severity is Severity.ERROR and _exception(accepted, one) is None]
            errors += wrong
            spoils += wrong if module in SPOIL_PLAY else []
        else:
            left_out.add(module.CODE)
    played, unplayed = late(game, spoils)
    return _without_suppressed(game, found + played, left_out | unplayed)


def _can_tell(module: ModuleType, game: Game, errors: list[Diagnostic]) -> bool:
    """Tell whether a check would find more than consequences of what was found already."""
    if not game.whole and module in NEED_THE_WHOLE:
        return False
    if module in NEED_ALL_SOUND:
        return not errors
    in_words = any({"vocabulary", "phrases"} & {*one.source.file.split("/")[:-1]} for one in errors)
    return not (in_words and module in NEED_SOUND_WORDS)


def _accepted(game: Game) -> dict[tuple[str, str], Suppression]:
    """What the content accepts with a reason: the code, and whom it concerns."""
    accepted: dict[tuple[str, str], Suppression] = {}
    for one in game.suppressions:
        accepted.setdefault((one.code, f"{one.pack}/{one.at}" if one.pack else one.at), one)
    return accepted


def _exception(accepted: dict[tuple[str, str], Suppression], diagnostic: Diagnostic) -> Suppression | None:
    """What accepts a fault, if anything does."""
    one = accepted.get((diagnostic.code, diagnostic.subject))
    return one if one is not None and packs_hide_nothing.may_accept(one, diagnostic) else None


def _without_suppressed(game: Game, found: list[Diagnostic], left_out: set[str]) -> list[Diagnostic]:
    """Leave out accepted faults; a pack can accept only what concerns itself, and nothing that hides its texts."""
    accepted = _accepted(game)
    kept = [one for one in found if _exception(accepted, one) is None]
    matched = {accepted[key] for one in found if (key := (one.code, one.subject)) in accepted}
    refused = {accepted[key] for one in kept if (key := (one.code, one.subject)) in accepted}
    known = CODES.keys() - left_out
    unused = [one for one in game.suppressions if one not in matched and one.code in known and game.whole]
    kept += packs_hide_nothing.check(refused)
    return kept + [remark("unused-suppression", one.source, word=one.code, id=one.at) for one in unused]
