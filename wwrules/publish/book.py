"""A game in one language, as pages ask for it: names, links, numbers of paragraphs, prose, icons, sentences."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from typing import Any, NamedTuple

from markupsafe import Markup, escape

from wwrules.catalogue import sentence
from wwrules.load.builder import LINK
from wwrules.model import Divergence, Entity, Example, Game, Rule, Ruling
from wwrules.play.sight import Words
from wwrules.presentation import EntrySpec, PageSpec
from wwrules.publish.addresses import addresses_of, pages_of
from wwrules.publish.engine import program_of
from wwrules.publish.page_model import HOME
from wwrules.say.report import said

Strip = dict[str, Any]  # a worked example as its template lays it out
SIGN = "◇"  # stands before the name of a pack, wherever something is marked as the pack's
_SHORT = 4  # letters of a number or sign that follows the name of a kind without a colon
# spaces that do not break: behind a word of one letter, between a number (also "I." and "1.") and what is counted, between a
# word of two letters and a number, before a dot between two names, and behind it where only a number or a sign follows
_ALONE = re.compile(
    r"(?<![^\W\d_])[^\W\d_][ \n](?=\S)|\d[ \n](?=[^\W\d_])|[\dIVX]\.[ \n](?=[a-zà-žа-їґ])"
    r"|\b[^\W\d_]{2}[ \n](?=\d)| (?=· )|· (?=\w{1,3}$)"
)


class Told(NamedTuple):
    """A text and the language it is in: that of the page, or English where there is none yet."""

    text: Markup
    lang: str


class About(NamedTuple):
    """Everything that names an id under `rules` or `concerns`."""

    rules: list[Rule]
    rulings: list[Ruling]
    differences: list[Divergence]
    examples: list[Example]


class Book:
    """One game in one language."""

    def __init__(self, game: Game, locale: str) -> None:
        self.game, self.locale = game, locale
        self.pages: dict[str, PageSpec] = pages_of(game)
        self.addresses: dict[str, str] = addresses_of(game, self.pages)
        self._names = game.names.get(locale, {})
        self._texts = game.texts.get(locale, {})
        self.strips: dict[str, Markup] = {}  # worked examples that were painted already
        self._labels: dict[str, str] = {}
        self._links: dict[tuple[str, str], Markup] = {}
        self._told: dict[str, Told] = {}
        self._said: dict[tuple[str, tuple[tuple[str, object, type], ...]], str] = {}
        self._icons: dict[tuple[str, str], Markup] = {}

    # ---------------------------------------------------------------- words

    def say(self, key: str, **words: object) -> str:
        """A sentence of the interface."""
        asked = key, tuple((name, one, type(one)) for name, one in words.items())
        if asked not in self._said:
            self._said[asked] = self.tied(sentence(key, self.locale, **words))
        return self._said[asked]

    @cached_property
    def words(self) -> Words:
        """The words of play: for what happens, what is asked, and what is shown of a position."""
        return Words(program_of(self.game), self.locale)

    def name(self, key: str) -> str:
        """What something is called; its id where it has no name, so that the gap is visible."""
        found = self._names.get(key)
        return found.text if found else key

    def title(self, key: str) -> str:
        """What something is called, as a heading."""
        return capital(self.name(key))

    def titles(self, key: str) -> str:
        """What several of something are called, as a heading; as one is, where the language has no word for several."""
        found = self._names.get(key)
        return capital(found.forms["nom"][1] if found and "nom" in found.forms else self.name(key))

    def pack_name(self, pack: str) -> str:
        """What a pack calls itself; empty for what is official."""
        return (self.game.packs[pack].name or pack) if pack in self.game.packs else pack

    def maker(self, key: str) -> str:
        """What the pack calls itself that says something, by the id of what it says; empty for what is official."""
        return self.pack_name(key.rpartition("/")[0])

    def mark(self, maker: str) -> str:
        """The mark of what a pack says, in words; empty for what is official."""
        return f"{SIGN}\N{NO-BREAK SPACE}{self.say('site-of-pack', pack=maker)}" if maker else ""

    def label(self, entity: Entity) -> str:
        """What an entry is called; entries without names go by their kind and what tells them apart."""
        if entity.id not in self._labels:
            named = self.is_named(entity)
            self._labels[entity.id] = self.title(entity.id) if named else self._nameless[entity.id]
        return self._labels[entity.id]

    def is_named(self, entity: Entity) -> bool:
        """Tell whether an entry has a name of its own."""
        return self.game.kinds[entity.kind].names != "none" or entity.id in self._names

    @cached_property
    def _nameless(self) -> dict[str, str]:
        """Labels of entries without names: kind and declared properties, and a number where those are not enough."""
        found: dict[str, str] = {}
        for kind in self.game.kinds.values():
            entries = list(self.game.of_kind(kind.id)) if kind.names == "none" else []
            alike: dict[str, list[str]] = defaultdict(list)
            for entity in entries:
                parts = (self.plain(entity, key) for key in self.entry_spec(kind.id).label)
                shown = " · ".join(part for part in parts if part)
                colon = ":" if len(shown) > _SHORT else ""
                alike[f"{self.title(kind.id)}{colon} {shown}".strip()].append(entity.id)
            for label, ids in alike.items():
                lone = len(ids) == 1
                found |= {one: label if lone else f"{label} · {number}" for number, one in enumerate(ids, 1)}
        return found

    def plain(self, entity: Entity, key: str) -> str:
        """The value of a property in words, without links."""
        one = (self.game.kinds[entity.kind].properties or {}).get(key)
        value = entity.properties.get(key)
        if one is None or value is None:
            return ""
        values = value if isinstance(value, list) else [value]
        of = one.of if one.type == "list" and one.of is not None else one
        return ", ".join(self.value_name(of.type, of.enumeration, item) for item in values)

    def value_name(self, of_type: str, enumeration: str, value: object) -> str:
        """One value in words."""
        if of_type == "choice":
            return self.name(f"{enumeration}.{value}")
        if of_type == "flag":
            return self.say("site-yes" if value else "site-no")
        if of_type == "entity" and str(value) in self.game.entities:
            return self.label(self.game.entities[str(value)])
        return self.name(str(value)) if of_type == "kind" else str(value)

    def percent(self, share: float) -> str:
        """A share in hundredths, as the language writes them; nothing that can happen is 0, nothing that can fail is 100."""
        hundredths = round(share * 100) if share in (0, 1) else min(99, max(1, round(share * 100)))
        return self.say("site-percent", number=hundredths)

    def tied(self, text: str) -> str:
        """Small words and numbers stay with what follows them: no word of one letter stands at the end of a line."""
        return _ALONE.sub(lambda match: match.group()[:-1] + "\N{NO-BREAK SPACE}", text)

    # ---------------------------------------------------------------- links and prose

    def link(self, target: str, shown: str = "") -> Markup:
        """A link to whatever has this id; plain words where it has no page."""
        found = self._links.get((target, shown))
        if found is None:
            text, address = shown or self._shown(target), self.addresses.get(target)
            linked = Markup('<a class="ref" href="{}{}">{}</a>')
            found = self._links[target, shown] = escape(text) if address is None else linked.format(HOME, address, text)
        return found

    def _shown(self, target: str) -> str:
        if target in self.game.entities:
            return self.tied(self.label(self.game.entities[target]))
        if target in self.game.rulings:
            return self.plain_text(f"{target}.question", self.game.rulings[target].question)
        return self.numbers.get(target) or self.name(target)

    def prose(self, text: str) -> Markup:
        """Text with its links, paragraphs kept together."""
        text = self.tied(text.strip())
        parts: list[Markup] = []
        end = 0
        for match in LINK.finditer(text):
            shown = (match.group(2) or "")[1:]
            parts += [escape(text[end : match.start()]), self.link(match.group(1).replace("\N{NO-BREAK SPACE}", " "), shown)]
            end = match.end()
        return Markup().join([*parts, escape(text[end:])])

    def told(self, key: str, note: str) -> Told:
        """A text in the language of the page, or the English note where there is none yet."""
        if key not in self._told:
            text = self._texts.get(key)
            self._told[key] = Told(self.prose(text.text), self.locale) if text else Told(self.prose(note), "en")
        return self._told[key]

    def paragraph(self, rule: str) -> Told:
        """A paragraph of the rules in the language of the page; another language never stands in its place."""
        if rule not in self._texts and self.locale != "en":
            return Told(escape(self.say("site-not-told")), self.locale)
        return self.told(rule, self.game.rules[rule].note)

    def plain_text(self, key: str, note: str = "") -> str:
        """The same without links, and nothing where the language has none: for search and summaries."""
        text = self._texts.get(key)
        return without_links(text.text) if text else note

    # ---------------------------------------------------------------- numbers of paragraphs

    @cached_property
    def chapters(self) -> list[str]:
        """Chapters in reading order; those of packs come last, so that a pack changes no number of an official paragraph."""
        return [one.id for one in sorted(self.game.chapters, key=lambda one: (one.pack, one.order, one.id))]

    @cached_property
    def numbers(self) -> dict[str, str]:
        """The number of every paragraph, in reading order: its chapter and its place there."""
        found: dict[str, str] = {}
        for number, chapter in enumerate(self.chapters, 1):
            rules = (rule for rule in self.game.rules.values() if rule.chapter == chapter)
            found |= {rule.id: f"{number}.{place}" for place, rule in enumerate(rules, 1)}
        return found

    def place(self, rules: Iterable[str]) -> int:
        """Where the first of some paragraphs stands in reading order; behind all others, if there is none."""
        return min((self._places[rule] for rule in rules if rule in self._places), default=len(self._places))

    @cached_property
    def _places(self) -> dict[str, int]:
        return {rule: place for place, rule in enumerate(self.numbers)}

    def chapter_title(self, chapter: str) -> str:
        """What a chapter is called."""
        spec = self.game.presentation.chapters.get(chapter)
        return self.title(spec.title) if spec else chapter.rpartition("/")[2].replace("-", " ").capitalize()

    # ---------------------------------------------------------------- icons and hues

    def entry_spec(self, kind: str) -> EntrySpec:
        """How entries of a kind are shown, as the game says or as usual."""
        return self.game.presentation.entries.get(kind) or EntrySpec(kind, self.game.header.source)

    def icon_of(self, key: str) -> str:
        """The name of the icon of a thing: its own, the one it is given, or that of its kind; empty if it has none."""
        shown = self.game.presentation
        if key in shown.icon_names:
            return shown.icon_names[key][0]
        if key in shown.icons:
            return key
        entity = self.game.entities.get(key)
        if entity is None:
            return ""
        followed = self.follow(entity, self.entry_spec(entity.kind).icon)
        return (self.icon_of(followed) if followed and followed != key else "") or self._icon_of_kind(entity.kind)

    def _icon_of_kind(self, kind: str) -> str:
        shown = self.game.presentation
        if kind in shown.icon_names:
            return shown.icon_names[kind][0]
        return kind if kind in shown.icons else ""

    def hue_of(self, entity: Entity) -> str:
        """The hue of an entry, by the id that hues are declared for; empty if it has none."""
        hues = self.game.presentation.hues
        if entity.id in hues:
            return entity.id
        followed = self.follow(entity, self.entry_spec(entity.kind).hue)
        if followed in hues:
            return followed
        return entity.kind if entity.kind in hues else ""

    def follow(self, entity: Entity, path: str) -> str:
        """The id at the end of a path of properties: an entry, or a value of an enumeration."""
        one: Entity | None = entity
        for number, key in enumerate(path.split(".") if path else (), 1):
            if one is None:
                return ""
            of = (self.game.kinds[one.kind].properties or {}).get(key)
            value = one.properties.get(key)
            if of is None or value is None or isinstance(value, list | dict):
                return ""
            if of.type == "choice":
                return f"{of.enumeration}.{value}"
            if number == len(path.split(".")):
                return str(value)
            one = self.game.entities.get(str(value))
        return ""

    def icon(self, name: str, label: str = "") -> Markup:
        """A drawing by its name; with a label it says what it shows, without one it is an ornament."""
        if (name, label) not in self._icons:
            self._icons[name, label] = self._icon(name, label)
        return self._icons[name, label]

    def _icon(self, name: str, label: str) -> Markup:
        if name not in self.game.presentation.icons:
            return Markup("")
        if not label:
            return Markup('<svg class="icon" aria-hidden="true"><use href="#i-{}"/></svg>').format(name)
        return Markup('<svg class="icon" role="img" aria-label="{0}"><title>{0}</title><use href="#i-{1}"/></svg>').format(
            label, name
        )

    # ---------------------------------------------------------------- what entries say and who speaks of what

    @cached_property
    def sentences(self) -> Mapping[str, dict[str, str]]:
        """What entries do, by entry and property."""
        found: dict[str, dict[str, str]] = defaultdict(dict)
        for line in said(self.game):
            if line.locale == self.locale and line.text:
                found[line.id][line.path] = line.text
        return found

    @cached_property
    def back_links(self) -> Mapping[str, list[str]]:
        """Entries that name an entry in their properties or effects."""
        found: dict[str, list[str]] = defaultdict(list)
        for reference in self.game.references:
            origin = self.game.entities.get(reference.origin)
            target = self.game.find(reference) if origin is not None else None
            if target is None or target.sort != "entity" or target.id == reference.origin:
                continue
            if reference.origin not in found[target.id]:
                found[target.id].append(reference.origin)
        return found

    @cached_property
    def belongings(self) -> Mapping[str, dict[str, list[Entity]]]:
        """Entries that belong to an entry, by kind: their kind is grouped by the property that names it."""
        found: dict[str, dict[str, list[Entity]]] = defaultdict(lambda: defaultdict(list))
        for spec in self.game.presentation.entries.values():
            for entity in self.game.of_kind(spec.kind) if spec.group else ():
                if owner := entity.properties.get(spec.group):
                    found[str(owner)][spec.kind].append(entity)
        return found

    def about(self, key: str) -> About:
        """What rules, rulings, differences and examples say about something."""
        return self._about[key]

    @cached_property
    def _about(self) -> Mapping[str, About]:
        found: dict[str, About] = defaultdict(lambda: About([], [], [], []))
        for rule in (self.game.rules[name] for name in self.numbers):
            for key in dict.fromkeys(rule.concerns):
                found[key].rules.append(rule)
        for ruling in self.game.rulings.values():
            for key in dict.fromkeys((*ruling.rules, *ruling.concerns)):
                found[key].rulings.append(ruling)
        for difference in self.game.divergences.values():
            for key in dict.fromkeys((*difference.rules, *difference.concerns)):
                found[key].differences.append(difference)
        for example in self.game.examples.values():
            for key in dict.fromkeys((*example.rules, *example.concerns)):
                found[key].examples.append(example)
        return found

    def forms(self, key: str) -> tuple[str, ...]:
        """Every form of a name."""
        name = self._names.get(key)
        if name is None:
            return ()
        also: Iterator[str] = iter(getattr(name, "also", ()))
        return tuple(dict.fromkeys([*(form for pair in name.forms.values() for form in pair), *also]))


def capital(text: str) -> str:
    """With a capital at the beginning."""
    return text[:1].upper() + text[1:]


def without_links(text: str) -> str:
    """Prose with the words of its links only."""
    return LINK.sub(lambda match: (match.group(2) or "")[1:] or match.group(1), text)
