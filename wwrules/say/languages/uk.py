"""Ukrainian euphony: у or в, also in усі or втратити, і, й or та, з, із or зі, by the sounds around (numbers as read)."""

from __future__ import annotations

import re
from collections.abc import Callable

_VOWELS = tuple("аеєиіїоуюя")
_FIRST_SOUND = {"0": "н", "1": "о", "2": "д", "3": "т", "4": "ч", "5": "п", "6": "ш", "7": "с", "8": "в", "9": "д"}
_TEENS = {"10": "д", "11": "о", "12": "д"}  # the others begin like their second digit
_TEEN = re.compile(r"\d*1\d")
_ENDS_IN_VOWEL = ("2", "3", "4")
_AFTER_Y = tuple("йєїюя")
_PAUSES = tuple(",;:—.")
_BEGINS = re.compile(r"[ув](казан|мін|трат|трач|зя)")  # words that begin with у or в and mean the same
_HARD_FOR_V = re.compile(r"[вф]|льв|св|тв|хв|зв")
_HARD_FOR_Z = re.compile(r"[зсшщц][^аеєиіїоуюяь]|мн|вс|льв")


def euphony(text: str) -> str:
    """Choose the form of each little word, from left to right, so that each choice is heard by the next."""
    parts = re.split(r"([\w’'-]+)", text)  # words at odd places, what stands between them at even ones
    for place in range(1, len(parts), 2):
        choose = _choice(parts[place].lower())
        after = parts[place + 2] if place + 2 < len(parts) else ""
        if choose is not None and (after or parts[place].lower() not in _LITTLE) and not _is_a_letter(parts, place):
            chosen = choose(_heard_before(parts, place), _sound(after))
            parts[place] = chosen.capitalize() if parts[place][0].isupper() else chosen
    return "".join(parts)


def _choice(word: str) -> Callable[[str, str], str] | None:
    """What chooses the form of a word: a little one by itself, others by their first sound, if it may change."""
    begins = _BEGINS.match(word)
    return _LITTLE.get(word) or (_begun(word) if begins else None)


def _is_a_letter(parts: list[str], place: int) -> bool:
    """Whether a single capital stands inside a sentence: it names something (набір В) and is no little word."""
    return len(parts[place]) == 1 and parts[place].isupper() and place > 1 and parts[place - 1] == " "


def _heard_before(parts: list[str], place: int) -> str:
    """The last letter before a word; a full stop at the start, a comma or its like at a pause; nothing behind a quotation."""
    between = parts[place - 1]
    if place == 1 and not between:
        return "."
    if between == " " and place > 1:
        before = parts[place - 2].lower()
        return "0" if _TEEN.fullmatch(before) else before[-1]
    mark = between.strip()[-1:]
    return mark if place > 1 and between.endswith(" ") and mark in _PAUSES else ""


def _sound(word: str) -> str:
    if not word.isdigit():
        return word.lower()
    if len(word) == 2 and word[0] == "1":
        return _TEENS.get(word) or _FIRST_SOUND[word[1]]
    return "с" if len(word) == 2 and word[0] == "4" else _FIRST_SOUND[word[0]]


def _in(before: str, after: str) -> str:
    """у between consonants (є, ю, я begin with one), after a pause, and before в, ф, св, хв, тв; else в."""
    if after.startswith(_VOWELS) and not after.startswith(_AFTER_Y):
        return "в"
    return "в" if before in _VOWELS and not _HARD_FOR_V.match(after) else "у"


def _and(before: str, after: str) -> str:
    """й after a vowel (два, три, чотири), unless й or its like follows; та between і and these or before another і; else і."""
    if before == "і" and after.startswith(_AFTER_Y):
        return "та"
    if before in _VOWELS or before in _ENDS_IN_VOWEL:
        return "і" if after.startswith(_AFTER_Y) else "й"
    return "та" if before.isalpha() and after.startswith("і") else "і"


def _from(before: str, after: str) -> str:
    """зі before hard groups, із before hissing sounds and between consonants, else з."""
    if _BEGINS.match(after):
        return "з"
    if _HARD_FOR_Z.match(after):
        return "зі"
    between = before.isalnum() and before not in (*_VOWELS, *_ENDS_IN_VOWEL) and not after.startswith(_VOWELS)
    return "із" if between or after[0] in "зсцчшщж" else "з"


def _all(form: str) -> Callable[[str, str], str]:
    """всі after a vowel, усі after a consonant or a pause; in every case."""
    return lambda before, _: f"{'в' if before in _VOWELS else 'у'}{form}"


def _begun(word: str) -> Callable[[str, str], str]:
    """втратити after a vowel, утратити after a consonant, a pause and at the start; else as it was written."""
    return lambda before, _: word if not before or before.isdigit() else f"{'в' if before in _VOWELS else 'у'}{word[1:]}"


def _whole(before: str, _: str) -> str:
    """весь after a vowel, else увесь."""
    return "весь" if before in _VOWELS else "увесь"


_OF_ALL = ("сі", "сіх", "сім", "сіма", "сього", "сьому", "ся", "сю", "сієї", "сій", "сією")
_LITTLE: dict[str, Callable[[str, str], str]] = {
    "у": _in, "в": _in, "і": _and, "й": _and, "з": _from, "із": _from, "зі": _from,
    "весь": _whole, "увесь": _whole, **{f"{start}{form}": _all(form) for start in "ув" for form in _OF_ALL},
}  # fmt: skip
