"""YAML as authors might write it: data in, a file in mixed styles out, with the place of every letter of every text.

The reader is held against it in two ways: it must give the same data back, and `Scalar.place` must name the noted places.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from random import Random

from wwrules.load.scalars import is_not_text, is_null, read_differently

Data = str | list["Data"] | dict[str, "Data"]
Place = tuple[int, int]  # line and column, from 1
Span = tuple[Place, Place]  # first and last place that is right for a letter; they differ only at line breaks
Style = Callable[[str, int | None], list[Span]]

_PLAIN = re.compile(r"[^\s\-?:,\[\]{}#&*!|>'\"%@`=~<.][^\t\n]*")
_IN_FLOW = re.compile(r"[,\[\]{}]|:$|:(?=\S)")
_SHORT = {"\n": "n", "\t": "t", '"': '"', "\\": "\\", "/": "/", " ": " ", "\u00a0": "_"}


class Printer:
    """Writes one document. `texts` holds every text, keys too, in the order of the file, with the spans of its letters."""

    def __init__(self, random: Random, *, plainly: bool = False) -> None:
        self.random = random
        self.plainly = plainly  # quotes only where there is no other way
        self.page = ""
        self.texts: list[tuple[str, list[Span]]] = []

    def document(self, data: Data) -> str:
        """Print a whole file."""
        self._remarks()
        if isinstance(data, str):
            self._text(data, -1, flow=False)
            self.page += "\n"
        else:
            self._block(data, 0, -1)
        return self.page

    # ------------------------------------------------------------ collections

    def _block(self, data: Data, indent: int, parent: int) -> None:
        """A value that begins on a line of its own, or behind its key if it is a text or in brackets."""
        if isinstance(data, str):
            self.page += " "
            self._text(data, parent, flow=False)
            self.page += "\n"
        elif not data or self._chance(3):
            self.page += " "
            self._flow(data, max(parent, 0))
            self.page += "\n"
        else:
            self.page += "" if not self.page or self.page.endswith("\n") else "\n"
            for key in data:
                self._remarks()
                self.page += " " * indent
                if isinstance(data, dict):
                    self._key(str(key), flow=False)
                    self.page += ":"
                    value = data[key]
                else:
                    self.page += "-"
                    value = key
                self._block(value, indent + self.random.randint(1, 4), indent)

    def _flow(self, data: Data, parent: int) -> None:
        if isinstance(data, str):
            self._text(data, parent, flow=True)
            return
        self.page += "{" if isinstance(data, dict) else "["
        for number, key in enumerate(data):
            self.page += ", " if number else ""
            self.page += "\n" + " " * (parent + 3) if self._chance(8) else ""
            if isinstance(data, dict):
                self._key(str(key), flow=True)
                self.page += ": "
                self._flow(data[key], parent)
            else:
                self._flow(key, parent)
        self.page += "}" if isinstance(data, dict) else "]"

    def _remarks(self) -> None:
        if self._chance(6):
            self.page += "# a remark: with 'signs', ž and ї\n"  # at the margin, so that no block takes it for its own

    # ------------------------------------------------------------ texts

    def _key(self, text: str, *, flow: bool) -> None:
        styles: list[Style] = [self._single, self._double]
        if is_plain(text, flow=flow) and "\n" not in text and not is_not_text(text):
            styles = self._with_plain(styles)
        if "\n" in text:
            styles.remove(self._single)
        self._note(text, self.random.choice(styles)(text, None))

    def _text(self, text: str, parent: int, *, flow: bool) -> None:
        styles: list[Style] = [self._single, self._double]
        if re.search(r"[ \t]\n|\n[ \t]", text):
            styles.remove(self._single)  # blanks beside a line break are lost there
        if text and not flow:
            styles.append(self._literal)
        if is_plain(text, flow=flow):
            styles = self._with_plain(styles)
        self._note(text, self.random.choice(styles)(text, parent))

    def _with_plain(self, styles: list[Style]) -> list[Style]:
        return [self._plain] if self.plainly else [*styles, self._plain]

    def _note(self, text: str, spans: list[Span]) -> None:
        self.texts.append((text, spans))

    def _plain(self, text: str, parent: int | None) -> list[Span]:
        return self._folded(text, parent, lambda letter, _: letter, edges=False)

    def _single(self, text: str, parent: int | None) -> list[Span]:
        self.page += "'"
        spans = self._folded(text, parent, lambda letter, _: "''" if letter == "'" else letter, edges=True)
        self.page += "'"
        return spans

    def _double(self, text: str, parent: int | None) -> list[Span]:
        self.page += '"'
        spans = self._folded(text, parent, self._escaped, edges=True, escapes=True)
        self.page += '"'
        return spans

    def _escaped(self, letter: str, after: str) -> str:
        """Write a letter of a double-quoted text: as an escape where it must be one, and now and then for fun."""
        follows_escape = len(after) > 1 and unicodedata.combining(letter)  # `\x0a` and an accent would make an á
        must = letter in '"\\\n\t' or follows_escape
        if not must and not self._chance(8):
            return letter
        forms = [f"\\U{ord(letter):08X}"]
        forms += [f"\\u{ord(letter):04x}"] if ord(letter) <= 0xFFFF else []
        forms += [f"\\x{ord(letter):02X}"] if ord(letter) <= 0xFF else []
        forms += [f"\\{_SHORT[letter]}"] if letter in _SHORT else []
        return self.random.choice(forms)

    def _folded(
        self, text: str, parent: int | None, write: Callable[[str, str], str], *, edges: bool, escapes: bool = False
    ) -> list[Span]:
        """Print letter by letter; some blanks and all line breaks become ends of lines (in a key nothing does)."""
        spans: list[Span] = []
        last = ""
        number = 0
        while number < len(text):
            run = re.compile(r"\n+| ").match(text, number)
            if run and parent is not None and self._may_break(text, run, edges=edges, escapes=escapes):
                spans += self._line_end(run.group(), parent, joined=escapes and run.group() != " " and self._chance(3))
                number, last = run.end(), ""
                continue
            if escapes and parent is not None and text[number] not in " \t" and self._chance(40):
                self.page += "\\\n" + " " * (parent + 2)  # a line joined to the next, without a blank
                last = ""
            last = write(text[number], last)
            spans.append((self._here(), self._here()))
            self.page += last
            number += 1
        return spans

    def _may_break(self, text: str, run: re.Match[str], *, edges: bool, escapes: bool) -> bool:
        before, after = text[: run.start()][-1:], text[run.end() :][:1]
        is_inside = before not in ("", " ", "\t") and after not in ("", " ", "\t", "\n")
        if run.group() == " ":
            # in plain text a line must not begin with what would look like something else
            return is_inside and before != "\n" and self._chance(6) and (edges or is_plain(text[run.end() :], flow=True))
        if not escapes:
            return True
        return is_inside and self._chance(2)

    def _line_end(self, run: str, parent: int, *, joined: bool) -> list[Span]:
        """A blank becomes one end of line, n line breaks become n + 1, the first of them perhaps written with a backslash."""
        start = self._here()
        self.page += "\\" if joined else " " * self.random.randint(0, 2)
        for _ in range(len(run) if run != " " else 0):
            self.page += "\n" + " " * self.random.choice([0, 0, 1])
        self.page += "\n" + " " * (parent + self.random.randint(2, 5))
        return [(start, self._here())] * len(run)

    def _literal(self, text: str, parent: int | None) -> list[Span]:
        base, step = max(parent or 0, 0), self.random.randint(1, 5)
        first = next((line for line in text.split("\n") if line), "")
        needs_indicator = first[:1] in (" ", "\t") or not text.strip("\n")
        indicator = str(step) if needs_indicator or self._chance(3) else ""
        chomping = "-" if not text.endswith("\n") else "" if re.search(r"[^\n]\n\Z", text) else "+"
        marks = [indicator, chomping] if self._chance(2) else [chomping, indicator]
        self.page += "|" + "".join(marks) + self.random.choice(["", " ", "  # remark"])
        spans: list[Span] = []
        for line in text.removesuffix("\n").split("\n"):
            self.page += "\n" + (" " * (base + step) if line else "")
            number, column = self._here()
            spans += [((number, column + one), (number, column + one)) for one in range(len(line))]
            spans.append(((number, column + len(line)), (number, base + step + len(line) + 1)))  # the end of its line
            self.page += line
        return spans[: len(text)]

    def _here(self) -> Place:
        return self.page.count("\n") + 1, len(self.page) - self.page.rfind("\n")

    def _chance(self, one_in: int) -> bool:
        return self.random.randrange(one_in) == 0


def is_plain(text: str, *, flow: bool) -> bool:
    """Tell whether a text can stand without quotes (some that could are left out)."""
    return bool(
        all(_PLAIN.fullmatch(line) and line == line.strip() for line in text.split("\n") if line)
        and _PLAIN.match(text)
        and not text.endswith("\n")
        and not re.search(r":(\s|$)|\s#", text)
        and not (flow and _IN_FLOW.search(text))
        and not read_differently(text)
        and not is_null(text)
    )
