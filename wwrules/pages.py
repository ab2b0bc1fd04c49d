"""The page of a fault in its parts: title, explanation, a snippet that fails and its cure.

Pages are docstrings (see `check/__init__.py`), so that code, `wwrules explain` and the site say the same.
"""

from __future__ import annotations

import re
from textwrap import dedent
from typing import NamedTuple

_SNIPPETS = re.compile(
    r"^Fails:(?P<fails>(?: `[^\n]*`\n)|\n(?:    [^\n]*\n)+)Passes:(?P<passes>(?: `[^\n]*`)|\n(?:    [^\n]*\n?)+)", re.MULTILINE
)


class Page(NamedTuple):
    """What must hold, why, and an example of both; snippets are empty where a text cannot show it."""

    title: str
    text: str
    fails: str
    passes: str


def page(written: str) -> Page:
    """Take a page apart."""
    title, _, rest = written.strip().partition("\n")
    snippets = _SNIPPETS.search(rest)
    if snippets is None:
        return Page(title, rest.strip(), "", "")
    return Page(title, rest[: snippets.start()].strip(), _bare(snippets["fails"]), _bare(snippets["passes"]))


def _bare(snippet: str) -> str:
    if snippet.startswith("\n"):
        return dedent(snippet).strip("\n")
    return snippet.strip().removeprefix("`").removesuffix("`")
