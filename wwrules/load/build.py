"""From typed files to the model: what is done with each type of file, in the order in which it must be done."""

from __future__ import annotations

from collections.abc import Callable

from wwrules.load.builder import Builder
from wwrules.load.entries import add_entities
from wwrules.load.first_pages import add_changes, add_game, add_pack, add_renames, add_suppressions
from wwrules.load.image_files import add_image
from wwrules.load.lexicons import PROSE_SECTIONS, add_lexicon, add_patterns, add_prose, add_spelling
from wwrules.load.presentation import add_presentation
from wwrules.load.prose import add_divergences, add_examples, add_rules, add_rulings
from wwrules.load.sentences import PHRASE_SECTIONS, add_nouns, add_phrases
from wwrules.load.site_pages import TABLES as SITE_TABLES
from wwrules.load.site_pages import add_icon
from wwrules.load.strips import TABLES as STRIP_TABLES
from wwrules.load.told import add_faq, add_glossary, add_grammar, add_overrides, add_review, add_steps
from wwrules.load.vocabulary_files import add_enumerations, add_flow, add_kinds, add_records, add_totals, add_words

# In this order: the vocabulary must be known before entries are held against it, records before kinds that use them.
BUILDERS: dict[str, Callable[[Builder], None]] = {
    "game": add_game,
    "pack": add_pack,
    "enumerations": add_enumerations,
    "records": add_records,
    "kinds": add_kinds,
    "zones": add_words,
    "attributes": add_words,
    "events": add_words,
    "scopes": add_words,
    "terms": add_words,
    "totals": add_totals,
    "flow": add_flow,
    "entities": add_entities,
    "nouns": add_nouns,
    "phrases": add_phrases,
    "rules": add_rules,
    "rulings": add_rulings,
    "divergences": add_divergences,
    "examples": add_examples,
    "glossary": add_glossary,
    "faq": add_faq,
    "steps": add_steps,
    "grammar": add_grammar,
    "lexicon": add_lexicon,
    "spelling": add_spelling,
    "patterns": add_patterns,
    "prose": add_prose,
    "overrides": add_overrides,
    "review": add_review,
    "presentation": add_presentation,
    "icon": add_icon,
    "image": add_image,
    "renames": add_renames,
    "changes": add_changes,
    "suppressions": add_suppressions,
}
# the tables of a file whose entries stand for themselves: one that breaks its schema leaves the others usable
TABLES: dict[str, tuple[str, ...]] = {name: (name,) for name in BUILDERS} | {
    "lexicon": ("words", "qualities"),
    "spelling": ("accepted",),
    "flow": ("texts",),
    "prose": tuple(PROSE_SECTIONS),
    "review": ("reviewed",),
    "phrases": tuple(PHRASE_SECTIONS),
    "presentation": ("panels", "called", "questions", "figures", *SITE_TABLES, *STRIP_TABLES),
}
