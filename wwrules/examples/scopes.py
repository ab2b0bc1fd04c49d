"""Rules that could not work in a worked example because the stretch of play that they count in never began.

`once per morning` works once in each morning, and where there is no morning not at all. A procedure that an example calls by
itself, without the stretch around it, leaves such a rule out without a word; here it is told.
"""

from __future__ import annotations

from collections.abc import Iterator

from wwrules.compile import procedure_tree as tree
from wwrules.diagnostics import Diagnostic, remark
from wwrules.examples.reading import Script
from wwrules.run.scenario import Scenario


def scopes_begin(script: Script, scenario: Scenario) -> Iterator[Diagnostic]:
    """Look at what the entries wait for that an example is about: it happened, and the stretch of play did not begin."""
    log = scenario.session.log
    began = {fact["scope"] for fact in log if fact["fact"] == "began"}
    happened = {fact["event"] for fact in log if fact["fact"] == "event"}
    for entry in script.example.concerns:
        for rule in tree.parts(scenario.program.rules.get(entry, ())):
            match rule:
                case tree.Trigger(once_per=scope, pattern=pattern) | tree.Replacement(once_per=scope, pattern=pattern) if (
                    scope and scope not in began and pattern.event in happened
                ):
                    yield remark("unbegun-scope", script.play.source, subject=script.example.id, id=entry, scope=scope)
