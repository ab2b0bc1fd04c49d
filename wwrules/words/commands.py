"""`wwrules words`: proposals for lexicons."""

from __future__ import annotations

from collections.abc import Iterator

import click

from wwrules.paths import LANGUAGES, wanted_paths


@click.group()
def words() -> None:
    """Words of the languages: forms for a lexicon."""


@words.command()
@click.argument("term")
@click.option("--locale", "locales", multiple=True, help="Only these languages; all whose tools know the word if not given.")
@click.option("--id", "entry", default="new-word", show_default=True, help="What the word names, where TERM is no id itself.")
@click.option("--gender", default="", help="Its gender as lexicons name it, where the word could have several.")
@click.option("--paradigm", default="", help="The noun that it declines like, where the language names one.")
def scaffold(term: str, locales: tuple[str, ...], entry: str, gender: str, paradigm: str) -> None:
    """Propose all forms of TERM as entries of a lexicon: a word in its basic form, or an id that has names already.

    What is printed is a guess until somebody who speaks the language has read it.
    """
    from wwrules.catalogue import sentence  # noqa: PLC0415 - so that --help is instant
    from wwrules.words.scaffold import as_yaml, propose  # noqa: PLC0415
    from wwrules.words.tools import tools  # noqa: PLC0415

    found = False
    for locale, name, key, known_gender in _wanted(term, locales, entry):
        one = propose(name, locale, key, gender or known_gender, paradigm)
        if one is not None:
            found = True
            click.echo(f"# words/{locale}/lexicon\nwords:")
            click.echo("\n".join(as_yaml(one, sentence("scaffold-unreviewed", LANGUAGES[0]))))
        elif locales or key == term:
            for lack in tools(locale).lacks:
                click.echo(sentence("words-lacking", **lack._asdict()), err=True)
            click.echo(sentence("scaffold-unknown", word=name, locale=locale), err=True)
    if not found:
        raise click.UsageError(sentence("scaffold-nothing", word=term))


def _wanted(term: str, locales: tuple[str, ...], entry: str) -> Iterator[tuple[str, str, str, str]]:
    """Language, name, id and gender of what is to be declined: the names of an id, or the word itself."""
    from wwrules.load.game import load_game  # noqa: PLC0415
    from wwrules.load.roots import roots_at  # noqa: PLC0415
    from wwrules.words.tools import ANALYSED, tools  # noqa: PLC0415

    games = [load_game(root)[0] for path in wanted_paths(()) for root in roots_at(path)]
    names = [
        (locale, some[term])
        for game in games
        for locale, some in (game.names.items() if game else ())
        if term in some and locale in (locales or (locale,))
    ]
    if names:
        yield from ((locale, name.text, term, name.gender) for locale, name in names)
    else:
        knows = (one for one in ANALYSED if all(map(tools(one).knows, term.split())))
        yield from ((locale, term, entry, "") for locale in locales or knows)
