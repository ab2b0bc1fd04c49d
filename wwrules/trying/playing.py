"""A position that goes on by itself: answers and chance come from a seed, the same for the same questions.

Two runs of the same position give the same answers to the same questions, whatever else is asked in between; so whatever is
different between them is different for a reason.
"""

from __future__ import annotations

import random
from collections import Counter

from wwrules.compile.program import Program
from wwrules.run.interpret import DEEDS, FRAMES, FUEL, Fact, Machine
from wwrules.run.state import Question, State
from wwrules.run.values import Value

_FUEL = FUEL // 4  # steps between two decisions: what takes more is told by whoever plays it
_STEPS = 6_000  # between two looks at whether it is enough


class Playing(Machine):
    """An interpreter that answers for everybody."""

    def __init__(self, program: Program, state: State, seed: int) -> None:
        super().__init__(program, state, [])
        self.seed, self.fuel = seed, _FUEL
        self.asked: Counter[str] = Counter()  # how often the same question was asked
        self.decisions = 0
        self.questions: list[tuple[object, ...]] = []  # who was asked, and what there was to choose

    def deeds(self) -> list[tuple[object, ...]]:
        """What is different now, fact by fact, whoever did it."""
        return [_plain(fact) for fact in self.log if fact["fact"] in DEEDS]

    def step(self) -> bool:
        """Go on by one step; False when the game is over."""
        state = self.state
        if state.over or not state.calls:
            return False
        if state.request is not None:
            self.decide()
            return True
        call = state.calls[-1]
        if not call.frames:
            self.finish(call, None)
            return True
        frame = call.frames[-1]
        node = self.program.nodes[frame.node]
        self.spend(node)
        FRAMES[frame.sort](self, call, frame, node)
        return True

    def go_on(self, depth: int, decisions: int) -> None:
        """Go on until no more than so many calls are under way, or so much was decided."""
        limit = self.decisions + decisions
        for _ in range(_STEPS):
            if len(self.state.calls) <= depth or self.decisions >= limit or not self.step():
                return

    def decide(self) -> None:
        """Answer for everybody who is asked."""
        request = self.state.request
        assert request is not None  # noqa: S101 - whoever calls has looked
        self.decisions += 1
        answers = dict(request.answers)
        for seat, question in request.questions.items():
            self.questions.append((seat, question.options, question.least, question.most))
            if seat not in answers:
                answers[seat] = self._answer(request.node, seat, question)
        self.state.request = None
        self.state.calls[-1].frames[-1].data["answer"] = dict(sorted(answers.items()))
        self.fuel = _FUEL

    def _answer(self, node: int, seat: int, question: Question) -> tuple[Value, ...]:
        asked = f"{self.seed} {node} {seat} {question.options}"
        self.asked[asked] += 1
        chance = random.Random(f"{asked} {self.asked[asked]}")  # noqa: S311 - nothing is secret here
        count = chance.randint(question.least, min(question.most, len(question.options)))
        return tuple(chance.sample(question.options, count))


def _plain(fact: Fact) -> tuple[object, ...]:
    return tuple((key, value) for key, value in fact.items() if key not in ("rule", "card", "by"))
