"""What came of a plan: the games as it was asked for, and what shifts where it is held against others."""

from __future__ import annotations

import csv
import io
from typing import Any

from wwrules.compile.program import Program
from wwrules.trials.balance import COMPARED, Comparing
from wwrules.trials.plans import Plan
from wwrules.trials.records import Played
from wwrules.trials.summaries import Summing


class Outcome:
    """Adds games up as they come."""

    def __init__(self, plan: Plan, program: Program) -> None:
        self.plan, self.program = plan, program
        self.games = 0
        self.summing = Summing(plan)
        self.comparing = Comparing(plan, program) if len(plan.variants) > 1 else None

    def add(self, played: Played) -> None:
        """One more game."""
        self.games += 1
        if played.variant == 0:
            self.summing.add(played)
        if self.comparing is not None:
            self.comparing.add(played)

    def data(self) -> dict[str, Any]:
        """Everything, as plain data."""
        found = self.summing.data()
        return found if self.comparing is None else {**found, "comparison": self.comparing.data()}

    def csv(self) -> str:
        """Every figure as a line."""
        text = io.StringIO()
        out = csv.writer(text, lineterminator="\n")
        out.writerow(["about", "whom", "of", "value", "low", "high", "games"])
        out.writerows(self.summing.rows())
        if self.comparing is not None:
            for one in self.comparing.shifts(*COMPARED):
                about, whom, of = (*one.key, "", "")[:3]
                shift = one.shift
                out.writerow([f"shift.{about}", whom, of, *(round(x, 6) for x in shift[:3]), shift.games])
        return text.getvalue()
