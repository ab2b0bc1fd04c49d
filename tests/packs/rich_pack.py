"""A pack for the pond with every sort of file that a pack may have: several birds, what is told about them, and their words."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence

from hostile_packs import BIRDS, PACK

from wwrules.fingerprints import fingerprint

EFFECT = "gain 2 crumbs."
MOODS = ("*[imp]", "[inf]", "[sg3]", "[pl3]")
_BIRD = BIRDS.partition("entities:\n")[2]


def plain(number: int) -> str:
    """A text that nobody needs to fear."""
    return f"a text about {'abcdefghij'[number % 10]}"


def rich_pack(locales: Sequence[str], birds: int = 1, text: Callable[[int], str] = plain) -> dict[str, str | bytes]:
    """The files; each bird has a rule, a ruling, a question and whatever else can be told, with texts by number."""

    def table(line: str) -> str:
        return "".join(_filled(line, number, text) for number in range(birds))

    files: dict[str, str | bytes] = {
        "pack.yaml": PACK.replace("[pl]", f"[{', '.join(locales)}]")
        .replace("Marsh birds", _quoted(text(0)[:80]))
        .replace("Somebody", _quoted(text(4)[:80]))
        .replace("MIT", _quoted(text(1)[:40])),
        "cards/birds.yaml": BIRDS.partition("entities:\n")[0]
        + "entities:\n"
        + table(_BIRD.replace("coot", "b#").replace("Hides from the [[swan]].", "@0")),
        "rules/marsh.yaml": "type: rules\nchapter: marsh\norder: 50\nrules:\n"
        + table("  marsh.r#: {note: @1, status: inferred, informative: @9, concerns: [b#, nest]}\n"),
        "rulings.yaml": "type: rulings\nrulings:\n"
        + table("  ruling-#: {question: @2, answer: @3, why: @4, concerns: [b#], rules: [marsh.r#]}\n"),
        "glossary.yaml": "type: glossary\nglossary:\n" + table("  b#: {note: @5, rules: [marsh.r#]}\n"),
        "faq.yaml": "type: faq\nfaq:\n" + table("  asked-#: {question: @6, answer: @7, rules: [marsh.r#], concerns: [b#]}\n"),
        "changes.yaml": "type: changes\nchanges:\n" + _filled('  - {version: "1.0.0", note: @2, concerns: [b0]}\n', 0, text),
        "phrases/own.yaml": 'type: phrases\nverbs:\n  hoot: {form: "hoot {what: bird}", body: let hooted = what}\n',
        "phrases/nouns.yaml": _filled("type: nouns\nnouns:\n  marsh-bird: {isa: [bird], note: @3}\n", 0, text),
        "renames.yaml": 'type: renames\nrenames:\n  old-bird: {to: b0, since: "1.0.0"}\n',
        "suppressions.yaml": "type: suppressions\nsuppressions:\n"
        + _filled("  - {code: unused-definition, at: marsh-bird, reason: @4}\n", 0, text),
    }
    for locale in locales:
        files |= {f"words/{locale}/{place}": content for place, content in _words(locale, birds, text).items()}
    return files


def _words(locale: str, birds: int, text: Callable[[int], str]) -> dict[str, str]:
    """What one language has: no text stands in another one too, and what is said by hand has the figures of its effect."""

    def own(number: int) -> str:
        return f"{locale} {text(number)}"

    def table(line: str, said: Callable[[int], str] = own) -> str:
        return "".join(_filled(line, number, said) for number in range(birds))

    def by_hand(_: int) -> str:
        return f"2 {re.sub(r'[0-9]', '', own(1))}."

    sign = fingerprint(EFFECT)
    told = {
        "rules": "  marsh.r#: @1\n",
        "rulings": "  ruling-#: {question: @2, answer: @3, why: @4}\n",
        "glossary": "  b#: @5\n",
        "faq": "  asked-#: {question: @6, answer: @7}\n",
    }
    name, signed = _quoted(text(3)[:70] + "#"), _quoted(text(5)[:80])
    moods = "".join(f"   {mood} {own(0).replace('{', '(').replace('}', ')')} {mood[-4:-1]}\n" for mood in MOODS)
    override = f"  b#: {{effect: {{text: @6, behaviour: {sign}, reason: @7}}}}\n"
    return {
        "lexicon.yaml": "type: lexicon\nwords:\n" + table(f"  b#: {{name: {name}, gender: f, origin: own}}\n"),
        "prose/marsh.yaml": "type: prose\n" + "".join(f"{section}:\n{table(line)}" for section, line in told.items()),
        "overrides.yaml": "type: overrides\noverrides:\n" + table(override, by_hand),
        "patterns.ftl": f'hoot = {{ $mood ->\n{moods}  }} {{ NP($what, case: "acc") }}\n',
        "reviewed/rules.yaml": f"type: review\nsort: rules\nsigned: [{{by: {signed}, texts: {sign}}}]\n"
        + "reviewed:\n"
        + table(f"  marsh.r#: {sign}-{sign}\n"),
        "spelling.yaml": _filled("type: spelling\naccepted:\n  birds: {reason: @8, words: [hukacz]}\n", 0, text),
    }


def _filled(line: str, number: int, text: Callable[[int], str]) -> str:
    """A line about one bird: `#` is its number, `@3` the third text from there."""
    line = line.replace("#", str(number))
    for place in range(10):
        line = line.replace(f"@{place}", _quoted(text(number + place)))
    return line


def _quoted(text: str) -> str:
    """A text as YAML writes it."""
    return json.dumps(text, ensure_ascii=False)
