"""Random trees of effects from the words of a game: one sentence each, without pronouns, nothing that the tree cannot mean."""

from __future__ import annotations

import random

from wwrules.compile import effect_tree as tree
from wwrules.compile.noun_phrases import grammatical_number
from wwrules.compile.phrase_forms import Form, FormRole
from wwrules.compile.words import Tables

DETERMINERS = ("", "", "", "this", "your", "each", "any", "any", "all", "no", "all-your")
BOUNDS = ("", "", "", "", "up-to", "at-least", "at-most", "exactly", "or-more", "or-fewer")


class Trees:
    """Grows trees; the same seed gives the same trees."""

    def __init__(self, tables: Tables, seed: int) -> None:
        self.tables = tables
        self.random = random.Random(seed)
        self.nouns = sorted(tables.nouns)
        self.names = sorted(tables.names)

    def effect(self) -> tree.Effect:
        return tree.Effect((tree.Sentence(tuple(self.guards()), self.steps(self.random.choice((0, 1, 1, 2)))),))

    def condition(self) -> tree.Condition:
        many = self.random.choice((1, 1, 1, 2, 3))
        word = self.random.choice(("and", "or")) if many > 1 else "and"
        return tree.Condition(tuple(self.phrase(self.form("condition"), 2) for _ in range(many)), word)

    # ------------------------------------------------------------ the skeleton

    def guards(self):
        chance = self.random.random()
        if chance < 0.3:
            return
        if chance < 0.4:
            yield tree.Guard("once-per", scope=self.noun_of(("scope",)))
        if chance < 0.8:
            form = self.form("trigger")
            usual = "when" if form.begins_with_role else "at"
            yield tree.Guard(self.random.choice((usual, usual, "before", "after")), self.phrase(form, 2))
            if self.random.random() < 0.2:
                yield tree.Guard(self.random.choice(("instead", "may-instead")))
        if chance > 0.65 and "condition" in self.tables.by_kind:
            yield tree.Guard(self.random.choice(("if", "if", "unless", "while")), None, self.condition())

    def steps(self, depth: int) -> tree.Steps:
        many = self.random.choice((1, 1, 1, 2, 3)) if depth else 1
        later = None
        if depth and self.random.random() < 0.05:
            trigger = self.phrase(self.form("trigger", lambda form: form.begins_with_role), 1)
            later = tree.NextTime(trigger, self.steps(depth - 1))
        return tree.Steps(tuple(self.step(depth) for _ in range(many)), later)

    def step(self, depth: int) -> tree.Step:
        chance = self.random.random()
        if depth and chance < 0.12:
            return tree.May(self.step(depth - 1))
        if depth and chance < 0.24:
            options = tuple(dict.fromkeys(self.steps(depth - 1) for _ in range(self.random.choice((2, 2, 3)))))
            return tree.Either(options) if len(options) > 1 else self.clause()
        if depth and chance < 0.32 and "condition" in self.tables.by_kind:
            return tree.StepIf(self.step(depth - 1), self.condition(), self.random.random() < 0.3)
        if depth and chance < 0.36:
            several = self.steps(depth - 1)
            return several if len(several.items) > 1 or several.later else several.items[0]
        return self.clause()

    def clause(self) -> tree.Clause:
        form = self.random.choice([*self.tables.by_kind["verb"], *self.tables.by_kind.get("rule", ())])
        agent = None
        if form.kind == "verb" and not form.begins_with_role and self.random.random() < 0.2:
            agent = self.value(FormRole("agent", ("player",), "player"), 1)
        per = None
        if form.kind == "verb" and self.random.random() < 0.15:
            per = self.noun_phrase(self.random.choice(self.nouns), 1, determiner="each", counted=False)
        return tree.Clause(self.phrase(form, 2), agent, per)

    # ------------------------------------------------------------ phrases

    def form(self, kind: str, allowed=lambda _: True) -> Form:
        return self.random.choice([form for form in self.tables.by_kind[kind] if allowed(form)])

    def phrase(self, form: Form, depth: int) -> tree.PhraseUse:
        roles = [one for one in form.elements if isinstance(one, FormRole)]
        values: list[tuple[str, tree.Value]] = []
        for role in roles:
            values.append((role.name, self.value(role, depth, values[0][1] if values else None)))
        return tree.PhraseUse(form.id, form.kind, tuple(values))

    def value(self, role: FormRole, depth: int, first: tree.Value | None = None) -> tree.Value:
        kind = self.random.choice(role.types)
        if kind == "quality":
            return self.quality(first)
        if kind == "number":
            if depth and "amount" in self.tables.by_kind and self.random.random() < 0.3:
                return self.phrase(self.form("amount"), depth - 1)
            if self.random.random() < 0.3:
                return tree.Number(tree.Count((self.random.randint(-3, 9),)), signed=True)
            return tree.Number(self.count())
        if kind == "player" and self.random.random() < 0.5:
            return tree.Pronoun("you")
        if self.random.random() < 0.08:
            many = self.random.choice((2, 2, 3))
            items = tuple(self.noun_phrase(self.noun_of(role.types), 0, counted=role.counted) for _ in range(many))
            return tree.NounList(self.random.choice(("and", "or")), items)
        names = [name for name in self.names if self.tables.is_a(name, role.types)]
        if names and self.random.random() < 0.1:
            return tree.Name(self.random.choice(names))
        return self.noun_phrase(self.noun_of((kind,)), depth, counted=role.counted)

    def quality(self, subject: tree.Value | None) -> tree.Quality:
        head = subject.head if isinstance(subject, tree.NounPhrase) else subject.id if isinstance(subject, tree.Name) else ""
        fitting = [one for one in self.qualities(head) if one != "other"]
        return tree.Quality((self.random.choice(fitting or sorted(self.tables.qualities)),))

    def qualities(self, head: str) -> list[str]:
        return [name for name, form in sorted(self.tables.qualities.items()) if self.tables.comparable(head, form.of)] + [
            "other"
        ]

    def noun_of(self, types: tuple[str, ...]) -> str:
        return self.random.choice([name for name in self.nouns if self.tables.is_a(name, types)])

    def count(self) -> tree.Count:
        numbers = tuple(sorted(self.random.sample(range(13), self.random.choice((1, 1, 1, 1, 2, 3)))))
        return tree.Count(numbers, self.random.choice(BOUNDS))

    def noun_phrase(self, head: str, depth: int, *, determiner: str | None = None, counted: bool = True) -> tree.NounPhrase:
        if determiner is None:
            determiner = self.random.choice(DETERMINERS)
        count, part, owner = None, "", None
        if determiner in ("", "any", "your", "all") and self.random.random() < 0.6:
            count = self.count() if counted else tree.Count((1,))
        if count is not None and not determiner and self.random.random() < 0.15:
            part = "your"
        if not determiner and count is None and self.random.random() < 0.15:
            owner = self.noun_phrase("player", 0, determiner=self.random.choice(("each", "any")))
        chosen = tuple(self.random.sample(self.qualities(head), 1)) if self.random.random() < 0.3 else ()
        where: list[tree.PhraseUse] = []
        relatives = [form for form in self.tables.by_kind.get("relative", ()) if self.tables.comparable(head, form.of)]
        while depth and relatives and self.random.random() < 0.25:
            where.append(self.phrase(self.random.choice(relatives), depth - 1))
        noun = self.tables.nouns[head]
        decided = grammatical_number(determiner, count, bool(part))
        plural = self.random.random() < 0.3 and noun.singular != noun.plural if decided is None else decided
        return tree.NounPhrase(head, determiner, count, part, owner, chosen, tuple(where), plural)
