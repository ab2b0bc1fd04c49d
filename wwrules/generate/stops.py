"""Which texts may stop for a decision: those that ask, and those that call something or make something happen that may ask."""

from __future__ import annotations

from wwrules.compile import procedure_tree as tree
from wwrules.compile.program import Program
from wwrules.generate.statements import own_statements
from wwrules.run.tables import tables_of, topic_of

_ASKING = tree.Choose | tree.ChooseOne | tree.Together | tree.EndGame


class Stops:
    """Definitions that may stop, found by looking again until nothing new is found."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.topics = tables_of(program).topics
        self.rules: dict[tuple[str, str], list[tree.Rule]] = {}
        for node in program.nodes:
            if isinstance(node, tree.Rule) and (topic := topic_of(node)) is not None:
                self.rules.setdefault((topic[0], str(topic[1])), []).append(node)
        self.names: set[str] = set()
        self._blocks: dict[int, bool] = {}
        self.checks = False
        size = -1
        while size != len(self.names) + self.checks:
            size = len(self.names) + self.checks
            self.names |= {str(name) for name, one in program.definitions.items() if self._definition(one)}
            self.checks = any(self._now(one.block) for one in program.checks)

    def _definition(self, one: tree.Definition) -> bool:
        if self._now(one.block):
            return True
        return one.sort == "event" and (self.checks or any(self.stage(stage, one) for stage in ("instead", "before", "after")))

    def stage(self, stage: str, event: tree.Definition) -> bool:
        """Tell whether a stage of an event may stop: a rule may ask, or which of several comes first may be asked."""
        rules = self.rules.get((stage, str(event.name)), [])
        if any(self.rule(one) for one in rules):
            return True
        standing = {id(one) for one in self.program.standing}
        others = [one for one in rules if id(one) not in standing]
        if stage == "instead":
            return len(rules) > 1 or bool(others)
        return self.program.owner_chooses and bool(others)

    def rule(self, rule: tree.Rule) -> bool:
        """Tell whether a rule may stop."""
        return isinstance(rule, tree.Trigger | tree.Replacement) and (rule.optional or self._now(rule.block))

    def _now(self, block: tree.Block) -> bool:
        return any(isinstance(one, _ASKING) or self._calls(one) for one in own_statements(block))

    def _calls(self, one: tree.Statement) -> bool:
        name = one.procedure if isinstance(one, tree.Do) else one.event if isinstance(one, tree.Announce) else None
        return name is not None and str(name) in self.names

    def block(self, block: tree.Block) -> bool:
        """Tell whether anything in a block may stop."""
        if id(block) not in self._blocks:
            self._blocks[id(block)] = self._now(block)
        return self._blocks[id(block)]


def is_nested_deep(program: Program, rules: dict[tuple[str, str], list[tree.Rule]], limit: int) -> bool:
    """Tell whether calls can be nested more than so deep, or without end."""
    depths: dict[int, int] = {}
    open_: set[int] = set()

    def depth(node: tree.Definition | tree.Rule | tree.StandingCheck) -> int:
        if id(node) in open_:
            return limit + 1
        if id(node) not in depths:
            open_.add(id(node))
            depths[id(node)] = min(limit + 1, 1 + max((depth(one) for one in below(node)), default=0))
            open_.discard(id(node))
        return depths[id(node)]

    def below(node: tree.Definition | tree.Rule | tree.StandingCheck) -> list[tree.Definition | tree.Rule | tree.StandingCheck]:
        found: list[tree.Definition | tree.Rule | tree.StandingCheck] = []
        block = getattr(node, "block", None)
        for one in own_statements(block):
            name = one.procedure if isinstance(one, tree.Do) else one.event if isinstance(one, tree.Announce) else None
            if name in program.definitions:
                found.append(program.definitions[name])
        if isinstance(node, tree.Definition) and node.sort == "event":
            found += program.checks
            for stage in ("instead", "before", "after"):
                found += rules.get((stage, str(node.name)), [])
        return found

    return any(depth(one) > limit for one in program.definitions.values())
