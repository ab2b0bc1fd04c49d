"""How much of anything content may hold. One table, printed by the documentation; nothing else knows the numbers."""

from typing import NamedTuple


class Limit(NamedTuple):
    """A number and what it bounds."""

    number: int
    what: str


LIMITS = {
    "file-bytes": Limit(1_000_000, "bytes in one file"),
    "depth": Limit(32, "levels of nesting in one file"),
    "nodes": Limit(50_000, "values in one file"),
    "scalar": Limit(5_000, "letters in one scalar"),
    "text": Limit(2_000, "letters in one note or other prose"),
    "digits": Limit(15, "digits in one number"),
    "number": Limit(1_000_000, "largest number a property may declare"),
    "id": Limit(64, "letters in one id"),
    "files": Limit(2_000, "files in one game or pack"),
}

FILE_BYTES, DEPTH, NODES, SCALAR, TEXT, DIGITS, NUMBER, ID, FILES = (limit.number for limit in LIMITS.values())
