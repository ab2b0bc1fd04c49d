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
    "entries": Limit(6_000, "entries, rules and other things with an id in one pack"),
    "faults": Limit(100, "faults of one sort shown for one file"),
    "effect": Limit(2_000, "letters in one effect or condition"),
    "brackets": Limit(20, "levels of brackets in one effect"),
    "effect-levels": Limit(120, "levels of what one effect does, such as alternatives behind each other"),
    "owners": Limit(4, "owners of owners in one noun phrase"),
    "effect-digits": Limit(4, "digits in one number of an effect"),
    "decisions": Limit(10_000, "decisions in one game"),
    "pieces": Limit(50_000, "pieces and waiting rules in one game"),
    "facts": Limit(200_000, "facts in the log of one game"),
    "path": Limit(200, "letters in the path of a file in an archive"),
    "archive-bytes": Limit(20_000_000, "bytes in one archive"),
    "archive-files": Limit(500, "files in one archive"),
    "archive-ratio": Limit(50, "times that an archive may grow when it is unpacked"),
    "unpacked-bytes": Limit(50_000_000, "bytes in one archive when it is unpacked"),
    "image-pixels": Limit(4_000_000, "points of colour in one picture"),
    "images": Limit(100, "pictures in one pack"),
}

FILE_BYTES, DEPTH, NODES, SCALAR, TEXT, DIGITS, NUMBER, ID, FILES, *_ = (limit.number for limit in LIMITS.values())
ENTRIES, FAULTS = LIMITS["entries"].number, LIMITS["faults"].number
EFFECT_LEVELS = LIMITS["effect-levels"].number
DECISIONS, PIECES, FACTS = (LIMITS[name].number for name in ("decisions", "pieces", "facts"))
EFFECT, BRACKETS, OWNERS, EFFECT_DIGITS = (LIMITS[name].number for name in ("effect", "brackets", "owners", "effect-digits"))
