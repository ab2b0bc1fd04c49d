"""A worked example as its file has it: every text of it is a text that knows its place."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from wwrules.load.nodes import Mapping as MappingNode
from wwrules.load.nodes import Node, Scalar, Sequence
from wwrules.model import Example


@dataclass(frozen=True, slots=True)
class Script:
    """Everything of an example that is played."""

    example: Example
    players: tuple[Scalar, ...]
    given: Scalar
    play: Scalar
    steps: tuple[Mapping[str, Any], ...]  # draws and expect: texts; answers: who -> texts

    @property
    def names(self) -> dict[str, int]:
        """The players and their seats."""
        return {one.text: seat for seat, one in enumerate(self.players)}

    def tests(self, key: str) -> Iterator[Scalar]:
        """What all steps draw, or expect."""
        return (one for step in self.steps for one in step[key])

    def answers(self) -> Iterator[tuple[Scalar, list[Scalar]]]:
        """Who answers, and what, in all steps."""
        return (answer for step in self.steps for answer in step["answers"].items())


def script_of(example: Example) -> Script:
    """An example that was loaded from a file; the schema has seen to its shape."""
    node = example.node
    assert node is not None  # noqa: S101 - whatever is loaded has its node
    given, play = node.get("given"), node.get("play")
    assert isinstance(given, Scalar)  # noqa: S101 - as above
    assert isinstance(play, Scalar)  # noqa: S101
    return Script(example, tuple(_texts(node, "players")), given, play, tuple(map(_step, _items(node, "steps"))))


def _step(node: Node) -> Mapping[str, Any]:
    answers = node.get("answers") if isinstance(node, MappingNode) else None
    pairs = answers.pairs() if isinstance(answers, MappingNode) else ()
    return {
        "draws": list(_texts(node, "draws")),
        "answers": {who: list(_scalars(chosen)) for who, chosen in pairs},
        "expect": list(_texts(node, "expect")),
    }


def _items(node: Node, key: str) -> tuple[Node, ...]:
    found = node.get(key) if isinstance(node, MappingNode) else None
    return found.items if isinstance(found, Sequence) else ()


def _texts(node: Node, key: str) -> Iterator[Scalar]:
    return (one for one in _items(node, key) if isinstance(one, Scalar))


def _scalars(node: Node) -> Iterator[Scalar]:
    """One text, or several."""
    return (one for one in (node.items if isinstance(node, Sequence) else (node,)) if isinstance(one, Scalar))
