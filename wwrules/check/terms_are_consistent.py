"""Terms are consistent: what prose writes for a link is a form of the name of what it links.

`[[swan|łabędzia]]` needs `łabędzia` among the forms of `swan` in the lexicon of that language, or under `also`, where a verb
or a shorter name stands that is said for it. So every page calls a thing by the same name. Quotation marks and capitals do not
count; links to rules, rulings and examples say what they like.

Fails: `Każdy gracz karmi rano jednego [[heron|bociana]];`
Passes: `Każdy gracz karmi rano jednego [[heron|ptaka]];`
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from wwrules.diagnostics import Diagnostic, did_you_mean, excerpt, fault
from wwrules.load.builder import LINK
from wwrules.model import Game, Name

CODE = "strange-term"
_QUOTES = re.compile("[„”“«»‚‘’\"'\u00ad]")  # and soft hyphens


def check(game: Game) -> Iterator[Diagnostic]:
    """Look at every link in the prose of every language."""
    for locale, texts in sorted(game.texts.items()):
        names = game.names.get(locale, {})
        known: dict[str, dict[str, str]] = {}
        for text in texts.values():
            for link in LINK.finditer(text.node.text if text.node else text.text):
                said, name = link.group(2), names.get(link.group(1))
                if said is None or name is None:
                    continue
                forms = known.get(name.id) or known.setdefault(name.id, _forms(name))
                if _plain(said[1:]) not in forms and text.node is not None:
                    hint = forms.get(did_you_mean(_plain(said[1:]), forms) or "")
                    place = text.node.place(link.start(2) + 1, len(said) - 1)
                    words = {"text": excerpt(said[1:]), "id": name.id, "name": name.text, "locale": locale, "hint": hint}
                    yield fault(CODE, place, subject=f"{locale}/{text.id}", **words)


def _forms(name: Name) -> dict[str, str]:
    """Everything that may be said for a name, as it is compared and as it is written."""
    forms = (form for both in name.forms.values() for form in both)
    short = [name.short[0]] if name.short else []
    return {_plain(form): form for form in (name.text, *forms, *name.also, *short)}


def _plain(text: str) -> str:
    return " ".join(_QUOTES.sub("", text).split()).casefold()
