"""A game as the stages pass it on: frozen entries that remember where they were written.

Ids of official content stand alone (`walking-stick`); those of a pack carry it before a slash (`my-pack/walking-stick`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from wwrules.diagnostics import Source
from wwrules.load.nodes import Mapping as MappingNode
from wwrules.load.nodes import Scalar
from wwrules.presentation import Presentation
from wwrules.told import Told

OURS = "ours"  # in `plays`: none of the editions, our own decision


class Definition(NamedTuple):
    """Something that has an id: what sort of thing it is and where it stands."""

    id: str
    sort: str  # kind, record, enumeration, value, zone, attribute, event, scope, term, entity, noun, rule, ruling, faq, step, …
    source: Source
    pack: str


class Reference(NamedTuple):
    """A mention of an id. `sort` says what may stand there ('' for anything with an id), `kind` narrows entities."""

    target: str
    sort: str
    source: Source
    origin: str  # id of the entry that mentions it
    pack: str
    kind: str = ""


SENTENCES = ("effect", "condition", "action")  # types of property that are written in the language of cards


@dataclass(frozen=True, slots=True)
class PropertyType:
    """What a property may hold."""

    type: str  # number, text, flag, choice, entity, kind, record, rules, effect, condition, action, list
    source: Source
    note: str = ""
    optional: bool = False
    min: int | None = None
    max: int | None = None
    enumeration: str = ""
    kind: str = ""
    record: str = ""
    of: PropertyType | None = None
    when: tuple[str, str] | None = None
    when_places: tuple[Source, Source] | None = None
    guard: str = ""
    given: str = ""
    ring: bool = False
    reaches_others: tuple[str, ...] = ()  # triggers after which an effect that is marked does something to another player


@dataclass(frozen=True, slots=True)
class Record:
    """A small shape with fields."""

    id: str
    note: str
    fields: Mapping[str, PropertyType]
    source: Source


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of piece or entry; only kinds with properties have entries."""

    id: str
    note: str
    source: Source
    isa: str = ""
    names: str = "none"
    copies: tuple[str, ...] = ()
    referred: bool = False
    properties: Mapping[str, PropertyType] | None = None
    lives_in: tuple[str, ...] = ()  # zones in which the rules of such a piece work
    rules_of: str = ""  # attribute that names the entry whose rules it has
    worded: bool = False  # whether every language must be able to say the texts of its entries


@dataclass(frozen=True, slots=True)
class Enumeration:
    """Values to choose from."""

    id: str
    note: str
    values: tuple[str, ...]
    source: Source
    said_by: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # value -> phrases by which effects say it
    unsaid_by: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # value -> what effects do not say then


@dataclass(frozen=True, slots=True)
class Word:
    """A zone, attribute, event, scope or term of the vocabulary, with its own settings."""

    id: str
    sort: str
    note: str
    source: Source
    settings: Mapping[str, object] = field(default_factory=dict)
    node: MappingNode | None = None


@dataclass(frozen=True, slots=True)
class Total:
    """A number that must come out when entries are counted."""

    id: str
    kind: str
    equals: int
    source: Source
    sum: tuple[str, ...] = ()
    by: str = ""
    where: Mapping[str, str] = field(default_factory=dict)
    only: tuple[str, ...] = ()
    without: tuple[str, ...] = ()
    differ: str = ""
    packs: bool = False


@dataclass(frozen=True, slots=True)
class Provenance:
    """Where an entry comes from."""

    status: str
    headings: Mapping[str, str]
    ours: tuple[str, ...]
    note: str
    source: Source


@dataclass(frozen=True, slots=True)
class Entity:
    """An entry of a deck: its kind, its properties with their types, its provenance."""

    id: str
    kind: str
    properties: Mapping[str, object]
    provenance: Provenance | None
    source: Source
    pack: str
    node: MappingNode
    own_provenance: bool = False


@dataclass(frozen=True, slots=True)
class Noun:
    """A noun of the sentences, or what is said about something of the vocabulary that is one by itself."""

    id: str
    isa: tuple[str, ...]
    source: Source
    pack: str
    singular: str = ""
    plural: str = ""
    unique: bool = False
    abstract: bool = False
    means: str = ""
    counts: str = ""
    among: str = ""
    this: str = ""
    note: str = ""
    node: MappingNode | None = None


@dataclass(frozen=True, slots=True)
class Phrase:
    """Something that sentences can say: its words with roles, and what it does in the language of procedures."""

    id: str
    kind: str  # verb, rule, condition, amount, trigger, relative, qualifier
    form: str
    source: Source
    pack: str
    node: MappingNode
    modes: Mapping[str, str] = field(default_factory=dict)
    body: str = ""
    event: str = ""
    timing: str = ""
    of: tuple[str, ...] = ()
    yields: str = ""
    lasts: str = ""
    needs: str = ""
    fixed: frozenset[str] = frozenset()
    example: str = ""
    note: str = ""


@dataclass(frozen=True, slots=True)
class Rule:
    """A paragraph of the rules."""

    id: str
    chapter: str
    order: int
    note: str
    status: str
    headings: Mapping[str, str]
    concerns: tuple[str, ...]
    see: tuple[str, ...]
    carried_out_by: tuple[Scalar, ...]  # texts of the flow and entries with an effect
    informative: str  # why nothing carries it out
    source: Source


@dataclass(frozen=True, slots=True)
class Chapter:
    """A file of rules."""

    id: str
    order: int
    source: Source
    order_source: Source
    pack: str = ""


@dataclass(frozen=True, slots=True)
class Ruling:
    """A decision where the books are silent."""

    id: str
    question: str
    answer: str
    why: str
    rules: tuple[str, ...]
    concerns: tuple[str, ...]
    source: Source


@dataclass(frozen=True, slots=True)
class Example:
    """A worked example: a position, what is played, and the steps with what must hold."""

    id: str
    note: str
    players: tuple[str, ...]
    given: str
    play: str
    steps: tuple[Mapping[str, Any], ...]
    rules: tuple[str, ...]
    concerns: tuple[str, ...]
    source: Source
    node: MappingNode | None = field(default=None, repr=False)  # as it was read: each of its texts knows its place

    @property
    def pack(self) -> str:
        """Whose it is; nobody's where it is official."""
        return self.id.rpartition("/")[0]

    @property
    def step_notes(self) -> dict[int, str]:
        """What is said about its steps, by their number; most say nothing."""
        return {number: one["note"] for number, one in enumerate(self.steps, 1) if one.get("note")}


@dataclass(frozen=True, slots=True)
class Divergence:
    """A place where the printed editions differ, and what we play."""

    id: str
    kind: str
    matters: str
    readings: Mapping[str, str]
    plays: str
    decision: str
    rules: tuple[str, ...]
    concerns: tuple[str, ...]
    source: Source


@dataclass(frozen=True, slots=True)
class Name:
    """A word of a lexicon: what something is called in one language, and how the word declines."""

    id: str
    locale: str
    text: str
    origin: str
    gender: str
    source: Source
    name_source: Source
    forms: Mapping[str, tuple[str, str]] = field(default_factory=dict)  # case -> singular, plural
    short: tuple[str, str] | None = None  # an abbreviation that never changes, and its gender
    places: Mapping[str, str] = field(default_factory=dict)  # into, in, from -> preposition and case, where not the usual
    also: tuple[str, ...] = ()  # what prose may say for it: a verb, a shorter name
    paradigm: str = ""  # the noun it declines like
    node: MappingNode | None = None


@dataclass(frozen=True, slots=True)
class QualityWord:
    """How a quality is said in one language: an adjective by its stem, words behind the noun that never change, or both."""

    id: str
    locale: str
    source: Source
    stem: str = ""
    paradigm: str = ""
    persons: str = ""
    after: str = ""
    node: MappingNode | None = None


class AcceptedWord(NamedTuple):
    """A word that is right although no dictionary has it: the group it belongs to says why."""

    word: str
    group: str
    source: Source


@dataclass(frozen=True, slots=True)
class Patterns:
    """A file of Fluent messages: how one language says the phrases of a game or pack, or what its players read."""

    locale: str
    pack: str
    source: Source
    text: str
    sort: str = "patterns"  # or log, questions, names


@dataclass(frozen=True, slots=True)
class Edition:
    """A printed edition of the rulebook."""

    id: str
    locale: str
    publisher: str
    title: str
    locale_source: Source


class Need(NamedTuple):
    """What a pack needs beside itself: the game in some version, or another pack."""

    id: str
    wanted: str  # a range of versions
    source: Source
    range_source: Source


@dataclass(frozen=True, slots=True)
class Header:
    """The first page of a game or pack."""

    id: str
    version: str
    format: int
    licence: str
    locales: tuple[str, ...]
    source: Source
    places: Mapping[str, Source]
    locale_places: Mapping[str, Source]
    title: str = ""
    players: tuple[int, int] = (1, 1)
    drafts: tuple[str, ...] = ()  # languages that have begun: nothing of them is required or published
    game: str = ""
    authors: tuple[str, ...] = ()
    name: str = ""  # of a pack; a game is named by its title
    needs: tuple[Need, ...] = ()


@dataclass(frozen=True, slots=True)
class SetupOption:
    """Something to choose before the game begins: the attribute of the game that it sets, and to what."""

    id: str
    sets: str
    default: str  # a value, or random
    values: tuple[str, ...]  # only these of the attribute's, or all
    note: str
    source: Source
    default_source: Source
    places: Mapping[str, Source] = field(default_factory=dict)  # of the values


@dataclass(frozen=True, slots=True)
class Rename:
    """An old id and what became of it."""

    old: str
    to: str
    since: str
    source: Source
    since_source: Source
    pack: str


@dataclass(frozen=True, slots=True)
class Change:
    """A version of the content."""

    version: str
    note: str
    source: Source
    pack: str

    @property
    def id(self) -> str:
        """The version, after the pack whose it is."""
        return f"{self.pack}/{self.version}" if self.pack else self.version


@dataclass(frozen=True, slots=True)
class Suppression:
    """A fault that is accepted, with its reason."""

    code: str
    at: str
    reason: str
    source: Source
    pack: str


class Text(NamedTuple):
    """Something told in one language: see `notes.py`."""

    id: str  # of the rule, step or word of the glossary; of anything else with the part of it: .question, .decision, .steps.2
    text: str
    source: Source
    node: Scalar | None = None


class EffectText(NamedTuple):
    """Sentences in the language of cards: the entry they belong to and the property (with dots inside lists and records)."""

    entity: str
    path: str
    type: str  # effect, condition, action
    node: Scalar
    pack: str


class Picture(NamedTuple):
    """A picture as a pack brought it: nobody shows or sends these bytes."""

    entity: str
    sort: str  # png, jpeg
    data: bytes
    source: Source
    pack: str


class EntryOrder(NamedTuple):
    """The ids of a table in the order of the file, where order is checked."""

    ids: tuple[tuple[str, Source], ...]


@dataclass(slots=True)
class Game:
    """Everything a game folder (and the packs beside it) says. Filled while loading, only read afterwards."""

    header: Header
    packs: dict[str, Header] = field(default_factory=dict)
    tried: tuple[int, float] = (0, 0.0)  # texts that were tried now, and for how many seconds
    verdicts: dict[str, str] = field(default_factory=dict)  # what maintainers found out about the balance of packs
    editions: dict[str, Edition] = field(default_factory=dict)
    options: dict[str, SetupOption] = field(default_factory=dict)
    kinds: dict[str, Kind] = field(default_factory=dict)
    records: dict[str, Record] = field(default_factory=dict)
    enumerations: dict[str, Enumeration] = field(default_factory=dict)
    words: dict[str, Word] = field(default_factory=dict)
    totals: dict[str, Total] = field(default_factory=dict)
    entities: dict[str, Entity] = field(default_factory=dict)
    nouns: dict[str, Noun] = field(default_factory=dict)
    phrases: dict[str, Phrase] = field(default_factory=dict)
    extra_phrases: list[Phrase] = field(default_factory=list)
    chapters: list[Chapter] = field(default_factory=list)
    rules: dict[str, Rule] = field(default_factory=dict)
    rulings: dict[str, Ruling] = field(default_factory=dict)
    divergences: dict[str, Divergence] = field(default_factory=dict)
    examples: dict[str, Example] = field(default_factory=dict)
    names: dict[str, dict[str, Name]] = field(default_factory=dict)
    extra_names: list[Name] = field(default_factory=list)
    quality_words: dict[str, dict[str, QualityWord]] = field(default_factory=dict)  # locale -> id
    accepted_words: dict[str, dict[str, AcceptedWord]] = field(default_factory=dict)  # locale -> word
    patterns: list[Patterns] = field(default_factory=list)
    tellings: list[Patterns] = field(default_factory=list)  # for players: the log, questions, names of things
    compiled: Any = None  # the program and what compiling found, once somebody has compiled it
    presentation: Presentation = field(default_factory=Presentation)
    pictures: dict[str, Picture] = field(default_factory=dict)  # by the entry they show
    renames: dict[str, Rename] = field(default_factory=dict)
    changes: list[Change] = field(default_factory=list)
    suppressions: list[Suppression] = field(default_factory=list)
    definitions: dict[str, list[Definition]] = field(default_factory=dict)
    references: list[Reference] = field(default_factory=list)
    orders: list[EntryOrder] = field(default_factory=list)
    effect_texts: list[EffectText] = field(default_factory=list)
    read_effects: tuple[Any, Any] | None = None  # trees and faults of the effects, once they were asked for
    word_tables: dict[str, Any] = field(default_factory=dict)  # pack -> what its sentences can say, once that was asked for
    said: dict[Any, Any] | None = None  # what the languages say, once that was asked for
    prose: list[Scalar] = field(default_factory=list)
    told: Told = field(default_factory=Told)
    texts: dict[str, dict[str, Text]] = field(default_factory=dict)  # locale -> what is told in that language
    flow_texts: list[Scalar] = field(default_factory=list)  # definitions and rules in the procedure language
    flow_settings: dict[str, Scalar] = field(default_factory=dict)  # start, result, within
    player_order: list[Scalar] = field(default_factory=list)  # keys that order players
    tie_breaks: list[Scalar] = field(default_factory=list)  # keys that decide between players with the same result
    flow_words: set[str] = field(default_factory=set)  # ids that texts of the procedure language mention
    rule_texts: list[tuple[str, Scalar]] = field(default_factory=list)  # entry and the rules written on it
    files: list[str] = field(default_factory=list)
    loose_properties: set[str] = field(default_factory=set)  # names of properties of kinds that break their schema
    broken_names: set[tuple[str, str]] = field(default_factory=set)  # locale and id of words that break their schema
    broken_kinds: set[str] = field(default_factory=set)  # kinds with entries that break their schema
    whole: bool = True  # False when a file could not be read: what it defines is unknown
    fingerprint: str = ""  # of every byte it was read from, for those who keep what they make of it

    @property
    def spoken(self) -> tuple[str, ...]:
        """The languages of the game, and those that have begun."""
        return (*self.header.locales, *self.header.drafts)

    def locales_of(self, pack: str) -> tuple[str, ...]:
        """The languages in which a pack must be told: those that it claims; those of the game for what is official."""
        return self.packs[pack].locales if pack in self.packs else self.header.locales

    def find(self, reference: Reference) -> Definition | None:
        """Give what a reference means: something of its own pack first, then official content."""
        for name in (f"{reference.pack}/{reference.target}", reference.target):
            for definition in self.definitions.get(name, ()):
                if reference.sort in ("", definition.sort):
                    return definition
        return None

    def is_a(self, kind: str, general: str) -> bool:
        """Tell whether `kind` is `general` or belongs to it."""
        seen = set()
        while kind and kind not in seen:
            if kind == general:
                return True
            seen.add(kind)
            kind = self.kinds[kind].isa if kind in self.kinds else ""
        return False

    def of_kind(self, kind: str) -> Iterator[Entity]:
        """Entries of one kind, in the order of the files."""
        return (entity for entity in self.entities.values() if entity.kind == kind)
