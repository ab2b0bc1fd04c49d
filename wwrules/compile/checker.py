"""What the rules of names and types share: the program, its vocabulary, the faults found so far, and where a word stands."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from wwrules.compile import procedure_tree as tree
from wwrules.compile.types import ANYTHING, Type, called, fits, spoken
from wwrules.compile.vocabulary_types import Vocabulary
from wwrules.diagnostics import Diagnostic, Source, did_you_mean, fault, listing, remark

if TYPE_CHECKING:
    from wwrules.compile.program import Program

Rules = dict[type, Callable[..., Any]]  # how each statement and expression is looked at
_FEW = 12


class Checker:
    """Collects faults. `subject` is the entry or definition that is being looked at."""

    def __init__(self, program: Program, rules: Rules) -> None:
        self.program, self.game, self.rules = program, program.game, rules
        calls = {one.name: one.sort for one in program.definitions.values()}
        self.vocabulary = Vocabulary(program.game, calls)
        self.found: list[Diagnostic] = []
        self.subject = ""
        self.types: dict[int, Type] = {}  # id() of an expression -> what it is
        self.subjects = self._subjects()  # id() of a node -> entry or definition it belongs to
        self.this_kinds: dict[str, str] = {}  # entry -> kind of the pieces that have its rules
        self.locals: set[int] = set()  # id() of names that mean a local
        self._gives: dict[str, Type] = {}  # what functions give
        self._needs: dict[str, frozenset[str]] = {}

    def _subjects(self) -> dict[int, str]:
        program = self.program
        texts: list[tuple[str, object]] = [*program.definitions.items(), *program.functions.items(), *program.rules.items()]
        return {id(part): name for name, text in texts for part in tree.parts(text)}

    # ------------------------------------------------------------ faults

    def fault(self, code: str, node: tree.Node, word: str = "", **words: object) -> None:
        """Report an error at a node, or at a word of it."""
        self.found.append(fault(code, self.place(node, word), subject=self.subject, **words))

    def remark(self, code: str, node: tree.Node, word: str = "", **words: object) -> None:
        """Report a warning."""
        self.found.append(remark(code, self.place(node, word), subject=self.subject, **words))

    def unknown(self, code: str, node: tree.Node, word: str, known: Iterable[str], **words: object) -> None:
        """Report a name that is not known here, with the likely one or the few that are."""
        names = sorted({spoken(one) for one in known})
        hint = did_you_mean(spoken(word), names)
        expected = listing(names) if not hint and 0 < len(names) <= _FEW else None
        self.fault(code, node, word, name=spoken(word), hint=hint, expected=expected, **words)

    def wrong(self, node: tree.Node, found: Type, wanted: Type) -> None:
        """Report a value of a type that does not fit, unless a type may be a broken one."""
        if self.vocabulary.complete:
            self.fault("wrong-value", node, wanted=called(wanted), found=called(found))

    def fitting(self, node: tree.Node, found: Type, wanted: Type) -> None:
        """Report a value unless it fits."""
        if not fits(self.game, found, wanted):
            self.wrong(node, found, wanted)

    def distinct(self, nodes: Iterable[tree.Node], words: Iterable[str]) -> None:
        """Report a word that stands twice in a list."""
        seen: set[str] = set()
        for node, word in zip(nodes, words, strict=True):
            if word in seen:
                self.fault("repeated-name", node, word, name=spoken(word) if isinstance(word, tree.Id) else word)
            seen.add(word)

    def place(self, node: tree.Node, word: str = "") -> Source:
        """Where a node stands, or a word of it."""
        number = self.program.numbers.get(id(node))
        if number is None:
            return self.game.header.source
        if isinstance(word, tree.Id):
            return self.program.origins[number](word.start, len(word))
        return self.program.places[number]

    @contextmanager
    def quietly(self) -> Iterator[None]:
        """Look without reporting."""
        found = self.found
        self.found = []
        try:
            yield
        finally:
            self.found = found

    # ------------------------------------------------------------ functions

    def gives(self, function: tree.Function, look: Callable[[tree.Function], Type]) -> Type:
        """What a function gives; while that is being found out, anything."""
        if function.name not in self._gives:
            self._gives[function.name] = ANYTHING
            with self.quietly():
                self._gives[function.name] = look(function)
        return self._gives[function.name]

    def needs(self, function: tree.Function) -> frozenset[str]:
        """Which of `you` and `this` a function looks at, itself or by others: it has those of its caller."""
        if function.name not in self._needs:
            self._needs[function.name] = frozenset()  # while it is being found out
            parts = list(tree.parts(function.value))
            found = {part.id for part in parts if isinstance(part, tree.Name)} & {"you", "this"}
            called = {part.function for part in parts if isinstance(part, tree.Call)} & set(self.program.functions)
            found |= {need for name in called for need in self.needs(self.program.functions[name])}
            self._needs[function.name] = frozenset(found - {one.name for one in function.parameters})
        return self._needs[function.name]
