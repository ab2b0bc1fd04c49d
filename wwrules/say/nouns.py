"""Noun phrases: determiner, number, qualities, noun and what is said about it, in one case, with everything agreeing.

Order of words: each/any/this · number · other · my own/your · qualities · noun · owner · relatives.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Protocol

from fluent.runtime.types import FluentType

from wwrules.compile.effect_tree import Count, Name, NounList, NounPhrase, Number, PhraseUse, Pronoun, Quality, Value
from wwrules.say.finish import CLAUSE, clause, clitic
from wwrules.say.grammar import CASES, Agreement, Language
from wwrules.say.lexicon import Lexicon, Noun
from wwrules.say.mentions import Mentions
from wwrules.say.missing import CannotSayError

_POSSESSIVE = ("your", "their")


@dataclass(frozen=True, slots=True)
class Frame:
    """Where a phrase stands: whose clause it is, and whether a lone 1 is said (draw 1 card) or not (when you play a card)."""

    subject: str = "you"  # you, they, nobody: who does it, so that what is theirs is “own”
    says_one: bool = True
    any: str = "any"  # the word for `any`: a free choice (any), in a question (some), where nothing is (no); or none
    each: str = "each"  # the word for `each`; behind “more than” some languages have another
    before: str = ""  # the subject of the clause before, in a row of conditions: same, other


@dataclass(frozen=True, slots=True)
class Said(FluentType):
    """What fills a role, on its way through Fluent."""

    value: Value
    frame: Frame

    def of_nobody(self) -> Said:
        """Where a language makes something else the subject of the clause: nothing is “own” there."""
        return replace(self, frame=replace(self.frame, subject="nobody"))

    def of_subject(self) -> Said:
        """Where an effect need not say that a piece belongs to whoever acts, and a reader would ask: “your own”."""
        one = self.value
        if not isinstance(one, NounPhrase) or one.determiner or one.part or one.owner is not None:
            return self
        return replace(self, value=replace(one, determiner={"you": "your", "they": "their"}.get(self.frame.subject, "")))

    def format(self, _locale: Any) -> str:
        """Without a function nobody knows which case is wanted."""
        raise CannotSayError("pattern", type(self.value).__name__, "needs a function: NP, AGR, OF, PLACE or COUNT")


class Phrases(Protocol):
    """Who says amounts and relatives: they are patterns of the game."""

    def phrase(self, use: PhraseUse, frame: Frame, **more: Any) -> str:
        """Say a phrase with its roles."""

    def says_noun(self, use: PhraseUse) -> bool:
        """Tell whether a relative says the noun itself: “as many chips as …”."""

    def says_whose(self, use: PhraseUse) -> bool:
        """Tell whether a relative only says that something is yours, and the language has “your” for it."""

    def stands_apart(self, use: PhraseUse) -> bool:
        """Tell whether a relative can stand elsewhere in the clause: “you have on this shore 2 birds”."""

    def join(self, word: str, items: list[str]) -> str:
        """Join with `and` or `or`."""


class NounPhrases:
    """Says whatever can fill a role."""

    def __init__(self, language: Language, lexicon: Lexicon, phrases: Phrases) -> None:
        self.language, self.lexicon, self._phrases = language, lexicon, phrases
        self.mentions = Mentions()

    # ------------------------------------------------------------ any value

    def say(self, said: Said, case: str, *, number: str = "", after_preposition: bool = False, stressed: bool = False) -> str:
        """Say a value in a case."""
        if case not in CASES:
            raise CannotSayError("pattern", case, "no such case")
        # nothing inside a subject belongs to the subject
        frame = replace(said.frame, subject="nobody") if case == "nom" else said.frame
        match said.value:
            case NounPhrase() as one if self._is_mentioned(one):
                return self._mentioned(one, case, after_preposition)
            case NounPhrase() as one:
                return self._noun_phrase(one, frame, case, number)
            case Pronoun() as one:
                returns = frame.before == "other" and one.word in self.language.pronouns.get("returns", ())
                return self._pronoun(one, case, after_preposition, stressed or returns)
            case NounList() as one:
                return self._list(one, frame, case, after_preposition)
            case PhraseUse() as one:
                return self._phrases.phrase(one, frame, case=case)
            case Name() as one:
                return self.lexicon.noun(one.id).form(case, "sg")
            case Number() as one:
                return self.number(one)
            case Quality():
                raise CannotSayError("pattern", "AGR", "a quality agrees with something")

    def _list(self, one: NounList, frame: Frame, case: str, after_preposition: bool) -> str:
        """Items joined; the number before the first governs those that have none: 5 róż lub istot."""
        texts = []
        count: Count | None = None
        for item in one.items:
            if isinstance(item, NounPhrase):
                count = item.count or count
                governs = item.plural and not item.determiner
                texts.append(self._noun_phrase(item, frame, case, "", count if governs else None))
            else:
                texts.append(self.say(Said(item, frame), case, after_preposition=after_preposition))
        return self._phrases.join(one.word, texts)

    def agreement(self, said: Said) -> Agreement:
        """What a word takes from a value: gender and number."""
        match said.value:
            case NounPhrase() as one:
                noun = self.lexicon.noun(one.head)
                number = "sg" if one.determiner == "each-of" else self._number_of(one, noun, "nom")[0]
                return self.lexicon.agreement(noun, number)
            case Pronoun(word="it" | "them") as one if one.refers:
                return self.lexicon.agreement(self.lexicon.noun(one.refers), "pl" if one.word == "them" else "sg")
            case Name() as one:
                return self.lexicon.agreement(self.lexicon.noun(one.id), "sg")
            case NounList() as one:
                first = self.agreement(Said(one.items[0], said.frame))
                return first._replace(number="pl") if one.word == "and" else first
        raise CannotSayError("word", type(said.value).__name__.lower(), "gender")

    def verb_number(self, said: Said) -> str:
        """Number of the verb that goes with a subject; a number that governs a genitive takes the singular."""
        one = said.value
        if isinstance(one, NounPhrase) and one.count is not None and one.determiner != "each-of":
            noun = self.lexicon.noun(one.head)
            number, case = self.language.counted(one.count.numbers[-1], noun.gender, "nom")
            return "sg" if case != "nom" else number
        return self.agreement(said).number

    def number(self, number: Number, prep: str = "") -> str:
        """A bare number, without its sign: the verb says it. A preposition stands behind the bound: “at least by 4”."""
        return self._count(replace(number.count, numbers=tuple(abs(one) for one in number.count.numbers)), prep)

    # ------------------------------------------------------------ a noun with its words

    def _noun_phrase(self, one: NounPhrase, frame: Frame, case: str, number: str, count: Count | None = None) -> str:
        around = next((use for use in one.where if self._phrases.says_noun(use)), None)
        if around is not None:
            rest = replace(one, where=tuple(use for use in one.where if use is not around))
            return self._phrases.phrase(around, frame, noun=Said(rest, frame), case=case)
        if one.part and one.count is not None:
            return self._part(one, frame)
        if one.determiner == "each-of":
            return self._each_of(one, frame, case)
        yours = any(self._phrases.says_whose(use) for use in one.where)
        one = replace(one, where=tuple(use for use in one.where if not self._phrases.says_whose(use)))
        noun = self.lexicon.noun(one.head)
        self.mentions.knows_player |= self.lexicon.is_player(one.head)
        counted, governed = self._number_of(one, noun, case, count)
        agreement = self.lexicon.agreement(noun, number or counted)
        before, behind = self._qualities(one, agreement, governed)
        words = [
            self._determiner(one, frame, agreement, governed),
            self._said_count(one, frame),
            self._other(one, agreement, governed),
            self._your(frame, agreement, governed) if yours else self._possessive(one, frame, agreement, governed),
            *before,
            noun.form(governed, agreement.number),
        ]
        owner = "" if one.owner is None or self._is_known(one.owner) else self._of(Said(one.owner, frame))
        words = [self._definite(agreement, governed), *words] if owner and not words[0] else words
        words += sorted([*behind, owner, *self._relatives(one, frame, agreement.number)], key=_stands_off)
        return " ".join(word for word in words if word)

    def _of(self, owner: Said) -> str:
        """Of somebody: in the genitive, or behind a preposition."""
        preposition, case = self.language.governments["owner"]
        return f"{preposition} {self.say(owner, case, after_preposition=bool(preposition))}".strip()

    def _definite(self, agreement: Agreement, case: str) -> str:
        """Where a language has an article for what belongs to somebody: “the strength of this chip”."""
        return self.language.word("definite", agreement, case) if "definite" in self.language.words else ""

    def _number_of(self, one: NounPhrase, noun: Noun, case: str, count: Count | None = None) -> tuple[str, str]:
        """Number and case of the noun: those of the phrase, or what its numeral (or that of its list) governs."""
        count = one.count or count
        if count is not None and not one.part:
            return self.language.counted(count.numbers[-1], noun.gender, case)
        return ("pl" if one.plural else "sg"), case

    def _part(self, one: NounPhrase, frame: Frame) -> str:
        """2 of your chips: the whole follows in the plural."""
        assert one.count is not None  # noqa: S101 - the caller has seen to it
        whole = replace(one, count=None, part="", determiner=one.part, plural=True)
        preposition, governed = self.language.governments["part"]
        return f"{self._count(one.count)} {preposition} {self._noun_phrase(whole, frame, governed, '')}"

    def _each_of(self, one: NounPhrase, frame: Frame, case: str) -> str:
        """Each of 2 chips: the word agrees, the whole follows in the plural."""
        preposition, governed = self.language.governments["part"]
        word = self.language.word("each", self.agreement(Said(one, frame)), case)
        return f"{word} {preposition} {self._noun_phrase(replace(one, determiner=''), frame, governed, '')}"

    def _determiner(self, one: NounPhrase, frame: Frame, agreement: Agreement, case: str) -> str:
        those = "those" if "those" in self.language.words else "that"
        named = "that-player" in self.language.words and self.lexicon.is_player(one.head)
        words = {"those": those, "all-your": "all", "any": self._any(frame), "each": frame.each, "": self._some(one, frame)}
        words["that"] = "that-player" if named else "that"
        word = words.get(one.determiner, one.determiner)
        return self.language.word(word, agreement, case) if word and word not in _POSSESSIVE else ""

    def _any(self, frame: Frame) -> str:
        return frame.any if not frame.any or frame.any in self.language.words else "any"

    def _some(self, one: NounPhrase, frame: Frame) -> str:
        """An opponent, whoever it is: some languages have a word, lest it sound like the only one there is."""
        has_word = "some-player" in self.language.words and self.lexicon.is_player(one.head)
        whoever = not frame.says_one and _is_lone(one.count) and not one.owner and "other" not in one.qualities
        if has_word and whoever:
            return "some-player"
        silent = _is_lone(one.count) and (not frame.says_one or "other" in one.qualities)
        return "article" if silent and one.owner is None and "article" in self.language.words else ""

    def _possessive(self, one: NounPhrase, frame: Frame, agreement: Agreement, case: str) -> str:
        match one.determiner:
            case "your" | "all-your":
                return self._your(frame, agreement, case)
            case "their" if frame.subject == "they":
                return self.language.word("their" if "their" in self.language.words else "own", agreement, case)
            case "their":
                raise CannotSayError("word", one.determiner, "whose it is")
        if one.owner is not None and self._is_known(one.owner):
            return self._whose(self.agreement(Said(one.owner, frame)), agreement, case)
        return ""

    def _your(self, frame: Frame, agreement: Agreement, case: str) -> str:
        return self.language.word("own" if frame.subject == "you" else "your", agreement, case)

    def _is_known(self, owner: Value) -> bool:
        """Tell whether an owner was mentioned before, and the language then says “his bag” for “that player's bag”."""
        has_word = self.mentions.knows_player and self.language.pronouns.get("owner") == "possessive"
        return has_word and self.is_that_player(owner)

    def _is_mentioned(self, one: NounPhrase) -> bool:
        """Tell whether the language says “he” for “that player”, or “that one” where he is the subject."""
        has_word = self.mentions.knows_player and "that-player" in self.language.pronouns
        return has_word and self.is_that_player(one)

    def _mentioned(self, one: NounPhrase, case: str, after_preposition: bool) -> str:
        if case == "nom" and self.language.pronouns["that-player"] == "that":
            word = "that-one" if "that-one" in self.language.words else "that"
            return self.language.word(word, self.agreement(Said(one, Frame())), case)
        return self._pronoun(Pronoun("it", refers=one.head), case, after_preposition, stressed=True)

    def in_full(self, said: Said, case: str) -> str:
        """“that player”, in a language that says “he”, where it would not be clear who is meant."""
        return self._noun_phrase(said.value, said.frame, case, "") if isinstance(said.value, NounPhrase) else ""

    def is_that_player(self, one: Value) -> bool:
        """Tell whether a phrase means somebody who was mentioned before."""
        return isinstance(one, NounPhrase) and one == NounPhrase(one.head, "that") and self.lexicon.is_player(one.head)

    def _whose(self, owner: Agreement, owned: Agreement, case: str) -> str:
        """His, her, its, their: of an owner, agreeing with what is owned where the language has it so."""
        possessive = self.language.pronouns["possessive"][self.language.column(owner)]
        return possessive if isinstance(possessive, str) else self.language.form("possessive", possessive, owned, case)

    def _said_count(self, one: NounPhrase, frame: Frame) -> str:
        if one.count is None:
            return ""
        silent = not frame.says_one or "other" in one.qualities or one.determiner == "any"
        return "" if silent and _is_lone(one.count) else self._count(one.count)

    def _count(self, count: Count, prep: str = "") -> str:
        bound = self.language.bounds[count.bound] if count.bound else ""
        words = (bound, prep, self._phrases.join("or", [str(one) for one in count.numbers]))
        return " ".join(word for word in words if word)

    def _other(self, one: NounPhrase, agreement: Agreement, case: str) -> str:
        if "other" not in one.qualities:
            return ""
        word = "other"
        if agreement.number == "pl" and one.determiner in (*_POSSESSIVE, "all", "all-your"):
            word = "rest"
        elif self.lexicon.is_player(one.head):
            word = "other-player"
        return self.language.word(word if word in self.language.words else "other", agreement, case)

    def _qualities(self, one: NounPhrase, agreement: Agreement, case: str) -> tuple[list[str], list[str]]:
        said = [self.lexicon.quality(name, agreement, case) for name in one.qualities if name != "other"]
        return [word for word, behind in said if not behind], [word for word, behind in said if behind]

    def _relatives(self, one: NounPhrase, frame: Frame, number: str) -> list[str]:
        """What is said about the noun; what is no clause comes first, and verbs agree with the noun and not with its count."""
        head = Said(replace(one, where=(), count=None, plural=number == "pl"), frame)
        texts = [self._phrases.phrase(use, frame, head=head) for use in one.where]
        return [clause(text) for text in sorted(texts, key=_stands_off)]

    def behind(self, said: Said) -> str:
        """What is said about a noun, without the noun."""
        one = said.value
        return " ".join(self._relatives(one, said.frame, "sg")) if isinstance(one, NounPhrase) else ""

    def apart(self, said: Said) -> str:
        """What is said about a noun and can stand apart from it."""
        uses = filter(self._phrases.stands_apart, said.value.where if isinstance(said.value, NounPhrase) else ())
        return " ".join(self._phrases.phrase(use, said.frame, variant="apart") for use in uses)

    def without_apart(self, said: Said) -> Said:
        """The noun without what stands apart from it."""
        if not isinstance(said.value, NounPhrase):
            return said
        left = tuple(use for use in said.value.where if not self._phrases.stands_apart(use))
        return Said(replace(said.value, where=left), said.frame)

    def without_one(self, said: Said) -> Said:
        """The noun without a lone 1, where another number stands nearby."""
        one = said.value
        if not isinstance(one, NounPhrase) or one.part or not _is_lone(one.count):
            return said
        return Said(replace(one, count=None), said.frame)

    # ------------------------------------------------------------ what was named before

    def note(self, said: Said) -> str:
        """Remember what a pattern names, for the rest of the sentence; says nothing."""
        self.mentions.note(said.value, said.frame.subject)
        return ""

    def known(self, said: Said) -> bool:
        """Tell whether a thing was noted, or a place named last and the language has a word for “there”."""
        there = bool(self.language.named_place) and self.mentions.is_there(said.value)
        return there or self.mentions.is_known(said.value, said.frame.subject)

    def again(self, said: Said, case: str) -> str:
        """“them” or “2 of them” for what was noted; nothing where it was not."""
        one = said.value
        if not isinstance(one, NounPhrase) or not self.mentions.are_known(one, said.frame.subject):
            return ""
        them = Pronoun("them", refers=one.head)
        if one.count is None:
            return self._pronoun(them, case, after_preposition=False, stressed=True)
        preposition, governed = self.language.governments["part"]
        return f"{self._count(one.count)} {preposition} {self._pronoun(them, governed, after_preposition=True, stressed=True)}"

    # ------------------------------------------------------------ pronouns and owners

    def _pronoun(self, one: Pronoun, case: str, after_preposition: bool, stressed: bool) -> str:
        pronouns = self.language.pronouns
        if case == "nom" and one.word in pronouns["drops"] and not stressed:
            return ""
        if one.word == "you":
            return self._given(pronouns["you"][CASES.index(case)], one.word)
        if one.word not in ("it", "them"):
            raise CannotSayError("word", one.word)
        table = pronouns["after-preposition" if after_preposition else "it"]
        text = self._given(table[self._pronoun_column(one)][CASES.index(case)], one.word)
        loose = pronouns.get("clitics") and not after_preposition and case in ("gen", "dat", "acc")
        return clitic(text) if loose else text

    @staticmethod
    def _given(form: str, word: str) -> str:
        if not form:
            raise CannotSayError("word", word)
        return form

    def _pronoun_column(self, one: Pronoun) -> str:
        return self.language.column(self.agreement(Said(one, Frame())))

    def owned(self, word: str, said: Said, case: str, own: str = "", one: str = "") -> str:
        """“the strength of this chip”, “its strength”, “your strength”; `one: "unsaid"` no lone 1 behind the word."""
        if own == "no" or case == "nom":
            said = said.of_nobody()
        said = self.without_one(said) if one == "unsaid" else said
        noun = self.lexicon.noun(word)
        agreement = self.lexicon.agreement(noun, "sg")
        text = noun.form(case, agreement.number)
        if self._is_known(said.value):
            return f"{self._whose(self.agreement(said), agreement, case)} {text}"
        if not isinstance(said.value, Pronoun):
            return f"{self._definite(agreement, case)} {text} {self._of(said)}".strip()
        if said.value.word == "you":
            return f"{self.language.word('own' if said.frame.subject == 'you' else 'your', agreement, case)} {text}"
        return f"{self._whose(self.agreement(said), agreement, case)} {text}"

    def agreeing(self, word: str | Said, said: Said, case: str) -> str:
        """A word of the language (which), a quality by its id, or the qualities that fill a role, agreeing with something."""
        agreement = self.agreement(said)
        if isinstance(word, Said):
            if not isinstance(word.value, Quality):
                raise CannotSayError("pattern", "AGR", "only a quality can agree")
            return " ".join(self.lexicon.quality(name, agreement, case)[0] for name in word.value.ids)
        if word in self.language.words:
            return self.language.word(word, agreement, case)
        return self.lexicon.quality(word, agreement, case)[0]

    def placed(self, said: Said, way: str, again: str = "", one: str = "") -> str:
        """Into, in or from a place; `again: "full"` never says “there”, `one: "unsaid"` no lone 1."""
        if way not in ("into", "in", "from"):
            raise CannotSayError("pattern", way, "no such way to a place")
        heads = {
            "head": getattr(said.value, "head", ""),
            "id": getattr(said.value, "id", ""),
            "refers": getattr(said.value, "refers", ""),
        }
        head = next((one for one in heads.values() if one), "")
        if self.language.named_place and again != "full" and self.mentions.is_there(said.value):
            far = f"{way}-{getattr(said.value, 'determiner', '')}"  # some languages part here from there
            return self.language.named_place.get(far) or self.language.named_place[way]
        self.mentions.at(said.value)
        own = self.lexicon.noun(head).places if head else {}
        preposition, case = own.get(way) or self.language.governments[way]
        said = self.without_one(said) if one == "unsaid" else said
        bound, said = self.bound_of(said)
        return f"{bound} {preposition} {self.say(said, case, after_preposition=True)}".strip()

    def bound_of(self, said: Said) -> tuple[str, Said]:
        """What stands before a preposition and what behind it: “at least · on · 2 shores”."""
        one = said.value
        if not isinstance(one, NounPhrase) or one.count is None or not one.count.bound or one.determiner:
            return "", said
        bare = replace(one, count=replace(one.count, bound=""))
        return self.language.bounds[one.count.bound], Said(bare, replace(said.frame, says_one=True))

    def counted(self, said: Said, word: str | Said, case: str, prep: str = "") -> str:
        """A number with what is counted: something in another role, or a noun of the pattern's own choice."""
        if not isinstance(said.value, Number):
            raise CannotSayError("pattern", "COUNT", "only numbers are counted")
        if isinstance(word, Said):
            if not isinstance(word.value, NounPhrase):
                raise CannotSayError("pattern", "COUNT", "only nouns are counted")
            one = Said(replace(word.value, count=said.value.count), replace(word.frame, says_one=True))
            return f"{prep} {self.say(one, case)}".strip()
        noun = self.lexicon.noun(word)
        number, governed = self.language.counted(abs(said.value.count.numbers[-1]), noun.gender, case)
        return f"{self.number(said.value, prep)} {noun.form(governed, number)}"


def _stands_off(text: str) -> bool:
    """Tell whether a comma parts a text from its noun; what none parts stands nearer."""
    return text.lstrip(f"{CLAUSE} ").startswith(",")


def _is_lone(count: Count | None) -> bool:
    """Tell a 1 that may be left unsaid."""
    return count is not None and count.numbers == (1,) and not count.bound
