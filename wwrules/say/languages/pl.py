"""Polish euphony: w or we, z or ze, by how the next word begins (a number by how it is read)."""

from __future__ import annotations

import re

_NUMBERS = {"0": "z", "1": "j", "2": "dw", "3": "trz", "4": "czt", "5": "p", "6": "sz", "7": "s", "8": "o", "9": "dz"}
_NOT_A_VOWEL = "[^aąeęioóuy]"
_TAKES_VOWEL = {
    "w": re.compile(rf"[wf]{_NOT_A_VOWEL}"),
    # a hissing sound and another consonant; sz, si and the like are one sound
    "z": re.compile(rf"wsz|mn|(?!sz[aąeęioóuy])[szśźż]{_NOT_A_VOWEL}"),
}


def euphony(text: str) -> str:
    """Choose the form of each preposition."""
    return re.sub(r"\b([WwZz])e? (?=(\w+))", _chosen, text)


def _chosen(found: re.Match[str]) -> str:
    preposition, word = found[1], found[2]
    sound = _NUMBERS[word[0]] if word.isdigit() else word.lower()
    return f"{preposition}{'e' * bool(_TAKES_VOWEL[preposition.lower()].match(sound))} "
