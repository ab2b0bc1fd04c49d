"""A short word that stands for a text: the same text has the same one on any machine, a changed text has another.

Its letters are consonants, so that it needs no quotes in YAML and never spells anything.
"""

from __future__ import annotations

from hashlib import sha256

_LETTERS = str.maketrans("0123456789abcdef", "bcdfghjklmnpqrst")
LENGTH = 12


def fingerprint(text: str) -> str:
    """The word for a text; how its lines are broken does not matter."""
    return sha256(" ".join(text.split()).encode()).hexdigest()[:LENGTH].translate(_LETTERS)
