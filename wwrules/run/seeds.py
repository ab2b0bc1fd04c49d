"""Seeds from seeds: the same words always give the same number, on any machine and in any process."""

from __future__ import annotations

from hashlib import blake2b


def derived(seed: int, *words: object) -> int:
    """A seed that depends on another one and on some words, and looks like neither."""
    text = "\n".join(map(str, (seed, *words)))
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")


def mixed(seed: int, number: int) -> int:
    """The number of 64 bits that has this place in the sequence of a seed (SplitMix64): any place is found at once."""
    found = (seed + number * 0x9E3779B97F4A7C15) & _MASK
    found = ((found ^ (found >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    found = ((found ^ (found >> 27)) * 0x94D049BB133111EB) & _MASK
    return found ^ (found >> 31)


_MASK = 2**64 - 1
