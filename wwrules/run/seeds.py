"""Seeds from seeds: the same words always give the same number, on any machine and in any process."""

from __future__ import annotations

from hashlib import blake2b


def derived(seed: int, *words: object) -> int:
    """A seed that depends on another one and on some words, and looks like neither."""
    text = "\n".join(map(str, (seed, *words)))
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")
