"""Trees of nodes as plain data, and made-up data to print: what the random tests of the reader share."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from random import Random

from hypothesis import strategies as st
from yaml_printer import Data

from wwrules.load.characters import FORBIDDEN, decode
from wwrules.load.nodes import Mapping, Node, Scalar, Sequence


def plain(node: Node) -> Data:
    """Give what a tree says, without places."""
    match node:
        case Scalar():
            return node.text
        case Sequence():
            return [plain(item) for item in node.items]
        case Mapping():
            return {key: plain(value) for key, (_, value) in node.entries.items()}
    raise AssertionError(node)


def scalars(node: Node) -> Iterator[Scalar]:
    """Give every scalar of a tree, keys too, in the order of the file."""
    match node:
        case Scalar():
            yield node
        case Sequence():
            for item in node.items:
                yield from scalars(item)
        case Mapping():
            for key, value in node.pairs():
                yield key
                yield from scalars(value)


def allowed(text: str) -> str:
    """Leave out what no file may hold, and compose the letters."""
    return unicodedata.normalize("NFC", FORBIDDEN.sub("", text))


def is_clean(text: str) -> bool:
    """Tell whether a text mixes no alphabets."""
    return decode("text", text.encode())[1] == []


TEXTS = st.one_of(
    st.text("ab1 \n\t'\"\\:#-,[]{}|>&*!%", max_size=20),
    st.text(max_size=20).map(allowed),
    st.from_regex(r"[a-zżě]{1,8}([ \n]{1,3}[a-zě'7-]{1,8}){0,6}", fullmatch=True),
    st.from_regex(r"[а-яїґ]{1,8}([ \n\t]{1,3}[а-яї'7-]{1,8}){0,6}", fullmatch=True).map(allowed),
).filter(is_clean)
KEYS = TEXTS.map(lambda text: text[:20])
DATA = st.recursive(
    TEXTS,
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(KEYS, inner, max_size=4)),
    max_leaves=8,
)
PRINTERS = st.integers(0, 2**32).map(Random)  # one number instead of a draw per letter


# ---------------------------------------------------------------- damage

_WORDS = ("", "-1", "0", "7", "1000001", "9" * 16, "true", "maybe", "Bad_Id", "x" * 2001)
ODD = st.one_of(
    st.sampled_from(_WORDS),
    st.sampled_from([(), ("a",)]).map(list),
    st.sampled_from([(), ("a",)]).map(lambda keys: dict.fromkeys(keys, "b")),
)


def bend(tree: Data, data: st.DataObject) -> None:
    """Change one thing somewhere below: a value, a key, or whether it is there at all."""
    here: Data = tree
    while isinstance(here, dict | list) and here:
        keys = list(here) if isinstance(here, dict) else list(range(len(here)))
        key = data.draw(st.sampled_from(keys))
        below = here[key]
        if not isinstance(below, dict | list) or not below or data.draw(st.integers(0, 3)) == 0:
            change = data.draw(st.sampled_from(["replace", "remove", "add", "rename"]))
            if change == "replace" or not isinstance(here, dict):
                here[key] = data.draw(ODD)
            elif change == "add":
                here[data.draw(st.sampled_from(["notes", "min", "extra", "Ą", "type", "1"]))] = data.draw(ODD)
            else:
                value = here.pop(key)
                if change == "rename":
                    here[data.draw(st.sampled_from(["swan", "Swan", "to", "note", f"{key}s"]))] = value
            return
        here = below
