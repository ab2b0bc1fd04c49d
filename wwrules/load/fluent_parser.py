"""Fluent, read by the library's own parser, letter by letter no longer: where it takes one letter after the other, these take
what belongs together. The trees are the same.
"""

from __future__ import annotations

import re
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.errors import ParseError
from fluent.syntax.parser import with_span
from fluent.syntax.stream import FluentParserStream

_NAME = re.compile(r"[a-zA-Z][a-zA-Z0-9_-]*")
_TEXT = re.compile(r"[^{}\n]*")
_STRING = re.compile(r'"([^"\\\n]*)"')
_INLINE, _BLANK = re.compile(" *"), re.compile("[ \n]*")
_BLANK_LINES = re.compile(r"(?: *\n)*(?: *\Z)?")
_BLANKS = (" ", "\n")


def parse_fluent(text: str) -> ast.Resource:
    """The messages of a text; line ends must be unified."""
    if "\r" in text:
        return FluentParser().parse(text)
    return _Parser().parse_stream(_Stream(text))


class _Stream(FluentParserStream):
    """A text and a place in it."""

    def __init__(self, string: str) -> None:
        super().__init__(string)
        self.length = len(string)

    @property
    def current_char(self) -> str | None:
        return self.string[self.index] if self.index < self.length else None

    @property
    def current_peek(self) -> str | None:
        place = self.index + self.peek_offset
        return self.string[place] if place < self.length else None

    def get(self, offset: int) -> str | None:
        return self.string[offset] if offset < self.length else None

    char_at = get

    def next(self) -> str | None:
        self.peek_offset = 0
        self.index += 1
        return self.string[self.index] if self.index < self.length else None

    def peek(self) -> str | None:
        self.peek_offset += 1
        return self.current_peek

    def matched(self, pattern: re.Pattern[str]) -> str:
        """Go behind what begins here."""
        found = pattern.match(self.string, self.index)
        if found is None:
            return ""
        self.peek_offset, self.index = 0, found.end()
        return found.group()

    def peek_blank_inline(self) -> str:
        return self._peeked(_INLINE) if self.current_peek == " " else ""

    def peek_blank(self) -> None:
        if self.current_peek in _BLANKS:
            self._peeked(_BLANK)

    def skip_blank(self) -> None:
        if self.peek_offset or self.current_char in _BLANKS:
            super().skip_blank()

    def peek_blank_block(self) -> str:
        return "\n" * self._peeked(_BLANK_LINES).count("\n") if self.current_peek in _BLANKS else ""

    def _peeked(self, pattern: re.Pattern[str]) -> str:
        found = pattern.match(self.string, self.index + self.peek_offset)
        blank = found.group() if found else ""
        self.peek_offset += len(blank)
        return blank


class _Parser(FluentParser):
    """The parser, but for what is taken in one go."""

    def parse_stream(self, stream: _Stream) -> ast.Resource:
        """As `parse`, from a stream of ours."""
        stream.skip_blank_block()
        entries: list[Any] = []
        comment: ast.Comment | None = None
        while stream.current_char:
            entry = self.get_entry_or_junk(stream)
            blank = stream.skip_blank_block()
            if isinstance(entry, ast.Comment) and not blank and stream.current_char:
                comment = entry  # it belongs to the message behind it, if that is one
                continue
            if comment is not None:
                if isinstance(entry, ast.Message | ast.Term):
                    entry.comment = comment
                    entry.span.start = comment.span.start  # type: ignore[union-attr]
                else:
                    entries.append(comment)
                comment = None
            entries.append(entry)
        found = ast.Resource(entries)
        found.add_span(0, stream.index)
        return found

    @with_span
    def get_identifier(self, ps: Any) -> ast.Identifier:
        name = ps.matched(_NAME)
        if not name:
            raise ParseError("E0004", "a-zA-Z")
        return ast.Identifier(name)

    @with_span
    def get_text_element(self, ps: Any) -> ast.TextElement:
        return ast.TextElement(ps.matched(_TEXT))

    @with_span
    def get_string(self, ps: Any) -> ast.StringLiteral:
        plain = ps.matched(_STRING)
        return ast.StringLiteral(plain[1:-1]) if plain else super().get_string(ps)
