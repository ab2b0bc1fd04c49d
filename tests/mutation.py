"""How well tests guard the code that strangers' bytes meet: small changes are made to it, and the tests must notice each.

`python tests/mutation.py [MODULE …] [--every N]` runs the tests of a module with one change at a time, each in a process of its
own, and lists what nobody noticed. Nothing is written: a changed module is only ever in memory.
"""

from __future__ import annotations

import argparse
import ast
import importlib.util
import os
import signal
import sys
import time
from collections.abc import Callable, Iterator
from importlib.abc import Loader, MetaPathFinder
from pathlib import Path
from typing import NamedTuple

import hypothesis  # noqa: F401 - what takes long to import and is not ours is there before processes are split
import jsonschema  # noqa: F401
import pytest
import yaml  # noqa: F401

ROOT = Path(__file__).parents[1]
_READER = "(gives or allowed or limits) and not hostile"
TESTS = {  # quick ones that start no program of their own: such a one would not be changed
    "wwrules.load.reader": ("tests/load/test_reader.py", "tests/packs/test_limits.py", "-k", _READER),
    "wwrules.packs.archive": ("tests/packs/test_archives.py", "tests/packs/test_limits.py"),
    "wwrules.packs.cell": ("tests/packs/test_cell.py", "tests/packs/test_inbox.py", "-k", "cell"),
    "wwrules.limits": ("tests/packs/test_limits.py",),
    "wwrules.load.image_files": ("tests/packs/test_pictures.py", "-k", "picture"),
}
_PAIRS = "Lt LtE, Gt GtE, Eq NotEq, In NotIn, Is IsNot, And Or, Add Sub, Mult FloorDiv, BitAnd BitOr, RShift LShift"
_OTHER = {getattr(ast, a): getattr(ast, b) for one in _PAIRS.split(", ") for a, b in (one.split(), one.split()[::-1])}
_PASSED = 42  # nobody else ends with it
_DONE = ast.Expr | ast.Assign | ast.AugAssign


class Change(NamedTuple):
    line: int
    what: str
    make: Callable[[], None]


def changes(tree: ast.Module) -> Iterator[Change]:
    """Every change that can be made to a module, each to be made alone."""
    skipped = {id(part) for one in ast.walk(tree) for part in _not_run(one)}
    for node in ast.walk(tree):
        if id(node) not in skipped:
            yield from _other_operators(node)
            yield from _other_values(node)
            yield from _less(node, skipped)


def _other_operators(node: ast.AST) -> Iterator[Change]:
    for name in ("op", "ops"):
        found = getattr(node, name, None)
        every = found if isinstance(found, list) else [found]
        for place, one in enumerate(every):
            if type(one) in _OTHER:
                new = _OTHER[type(one)]()
                value = [*every[:place], new, *every[place + 1 :]] if isinstance(found, list) else new
                yield _set(node, name, value, f"{type(one).__name__} → {type(new).__name__}")


def _other_values(node: ast.AST) -> Iterator[Change]:
    if isinstance(node, ast.Constant) and isinstance(node.value, bool | int | str | bytes):
        yield _set(node, "value", _another(node.value), f"{node.value!r:.40} → {_another(node.value)!r:.40}")
    if isinstance(node, ast.If | ast.IfExp | ast.While):
        yield _set(node, "test", ast.UnaryOp(ast.Not(), node.test), "the other branch")
    if isinstance(node, ast.Return) and node.value is not None:
        yield _set(node, "value", ast.Constant(None), "gives nothing")


def _less(node: ast.AST, skipped: set[int]) -> Iterator[Change]:
    """Statements that are left out; what a module or class begins with is left alone."""
    for name in ("body", "orelse"):
        block = getattr(node, name, None)
        for place, one in enumerate(block if isinstance(block, list) else ()):
            if isinstance(one, _DONE) and not isinstance(node, ast.Module | ast.ClassDef) and id(one.value) not in skipped:
                left = [*block[:place], ast.Pass(), *block[place + 1 :]]
                yield _set(node, name, left, f"without: {ast.unparse(one):.60}", one.lineno)


def _another(value: object) -> object:
    if isinstance(value, bool):
        return not value
    return value + 1 if isinstance(value, int) else value + ("x" if isinstance(value, str) else b"x")


def _set(node: ast.AST, name: str, value: object, what: str, line: int = 0) -> Change:
    return Change(line or getattr(node, "lineno", 0), what, lambda: setattr(node, name, value))


def _not_run(node: ast.AST) -> Iterator[ast.AST]:
    """Parts that do nothing when they are changed: docstrings and types."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        yield node.value
    for name in ("annotation", "returns"):
        part = getattr(node, name, None)
        yield from ast.walk(part) if isinstance(part, ast.AST) else ()


class Changed(MetaPathFinder, Loader):
    """Gives a module its changed code when it is imported."""

    def __init__(self, module: str, file: Path, tree: ast.Module) -> None:
        self.module, self.file = module, file
        self.code = compile(ast.fix_missing_locations(tree), str(file), "exec")

    def find_spec(self, name, *_):
        return importlib.util.spec_from_file_location(name, self.file, loader=self) if name == self.module else None

    def exec_module(self, module) -> None:
        exec(self.code, module.__dict__)


def noticed(module: str, number: int, seconds: float) -> bool:
    """Run the tests of a module with one change, or with none for number -1; what takes too long is noticed too."""
    file = ROOT / f"{module.replace('.', '/')}.py"
    child = os.fork()
    if child == 0:
        os.setsid()
        silence = os.open(os.devnull, os.O_RDWR)
        for stream in (1, 2):
            os.dup2(silence, stream)
        try:
            tree = ast.parse(file.read_text("utf-8"))
            if number >= 0:
                list(changes(tree))[number].make()
            sys.meta_path.insert(0, Changed(module, file, tree))
            status = pytest.main(["-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-W", "ignore", *TESTS[module]])
        finally:
            os._exit(_PASSED if locals().get("status") == 0 else 1)
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            return os.waitstatus_to_exitcode(status) != _PASSED
        time.sleep(0.02)
    os.killpg(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return True


def main() -> None:
    """Measure some modules and say how many changes were noticed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("modules", nargs="*", default=list(TESTS))
    parser.add_argument("--every", type=int, default=1, help="only every so many changes")
    given = parser.parse_args()
    os.chdir(ROOT)
    for module in given.modules:
        listed = list(changes(ast.parse((ROOT / f"{module.replace('.', '/')}.py").read_text("utf-8"))))
        start = time.monotonic()
        if noticed(module, -1, 300):
            sys.exit(f"{module}: its tests fail as it is")
        limit = 10 + 4 * (time.monotonic() - start)
        tried = range(0, len(listed), given.every)
        left = 0
        for number in tried:
            if not noticed(module, number, limit):
                left += 1
                print(f"  {module}:{listed[number].line}: {listed[number].what}", flush=True)  # noqa: T201
        share = 1 - left / len(tried)
        print(f"{module}: {len(tried) - left} of {len(tried)} changes noticed, {share:.0%}", flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
