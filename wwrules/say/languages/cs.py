"""Czech euphony: v or ve, z or ze, s or se, k or ke, by how the next word begins (a number by how it is read)."""

from __future__ import annotations

import re

_NUMBERS = {"0": "n", "1": "j", "2": "dv", "3": "tř", "4": "čt", "5": "p", "6": "š", "7": "s", "8": "o", "9": "d"}
_ALIKE = {"v": "vwf", "z": "szšž", "s": "szšž", "k": "kg"}  # a preposition takes its vowel before its like
_GROUPS = re.compile(r"hr(?:[ayu]|ou|ám|ách|ami)$|hř|dv|tř|čt|kt|vš|mn|ct")  # ze hry, but z hráčů
_HISSING_GROUPS = re.compile(r"[szšž][^aáeéěiíoóuúůyý]")


def euphony(text: str) -> str:
    """Give each preposition the vowel that it needs. One that is written stays: a name has it so."""
    return re.sub(r"\b([VvZzKkSs]) (?=(\w+))", _chosen, text)


def _chosen(found: re.Match[str]) -> str:
    preposition, word = found.groups()
    return f"{preposition}{'e' * _takes_vowel(preposition.lower(), _sound(word))} "


def _sound(word: str) -> str:
    return _NUMBERS[word[0]] if word.isdigit() else word.lower()


def _takes_vowel(preposition: str, word: str) -> bool:
    group = preposition in "vk" and _HISSING_GROUPS.match(word)
    return word[0] in _ALIKE[preposition] or bool(_GROUPS.match(word)) or bool(group)
