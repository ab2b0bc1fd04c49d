"""The words of the language itself: the only fixed vocabulary, the same in every game and translated once.

A word is (class, meaning); classes are terminals of `effects.lark`. The meaning is the word itself or one that means the same.
"""

_CLASSES: dict[str, tuple[str, ...]] = {
    "WHEN": ("when", "whenever"),
    "BEFORE": ("before",),
    "AFTER": ("after",),
    "AT": ("at",),
    "WHILE": ("while",),
    "IF": ("if",),
    "UNLESS": ("unless",),
    "ONCE_PER": ("once per",),
    "INSTEAD": ("instead",),
    "MAY_INSTEAD": ("you may instead",),
    "OTHERWISE": ("otherwise",),
    "IF_DO": ("if you do",),
    "AND_IF": ("and if",),
    "OR_IF": ("or if",),
    "THEN": ("then",),
    "NEXT_TIME": ("next time",),  # `the` is not read
    "MAY": ("you may",),
    "EITHER": ("either",),
    "FOR_EACH": ("for each",),
    "AND": ("and",),
    "OR": ("or",),
    "DET": ("this", "that", "those", "your", "their", "each", "every", "any", "all", "no", "each of", "all your"),
    "PART": ("of your", "of those", "of their"),
    "BOUND": ("up to", "at least", "at most", "exactly"),
    "OR_MORE": ("or more",),
    "OR_FEWER": ("or fewer",),
    "NUM": ("a", "an", "another"),
    "PRONOUN": ("you", "it", "them"),
    "QUAL": ("other",),
    "POSS": ("'s", "’s"),
}
ANOTHER = "1 other"
_MEANINGS = {
    "whenever": "when", "every": "each", "a": "1", "an": "1", "another": ANOTHER, "’s": "'s", "you may instead": "may-instead",
    "if you do": "if-do", "and if": "and", "or if": "or", "of your": "your", "of those": "those", "of their": "their",
}  # fmt: skip

CORE: dict[str, tuple[str, str]] = {
    words: (name, _MEANINGS.get(words, words.replace(" ", "-"))) for name, every in _CLASSES.items() for words in every
}
