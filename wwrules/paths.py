"""Where the games and schemas are: in the source tree beside the package, or inside the installed wheel."""

import os
from collections.abc import Iterable
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent
_INSTALLED = _PACKAGE / "data"
_HOME = _INSTALLED if _INSTALLED.is_dir() else _PACKAGE.parent

CONTENT = _HOME / "content"
SCHEMAS = _HOME / "schemas"
DOCS = _HOME / "docs"
MKDOCS = _HOME / "mkdocs.yml"
MESSAGES = _PACKAGE / "messages"
LANGUAGES = ("en", "pl", "uk", "cs")  # of the messages
SPOKEN = "WWRULES_LOCALE"  # the variable of the environment that names one of them, as `pl` or `pl_PL.UTF-8`
_FIRST_PAGES = ("pack.yaml", "game.yaml")
TEMPLATES = _PACKAGE / "publish" / "templates"


def wanted_language() -> str:
    """The language that the environment asks for; '' if none, or none that there is."""
    wanted = os.environ.get(SPOKEN, "").strip()[:2].lower()
    return wanted if wanted in LANGUAGES else ""


def spoken() -> str:
    """The language of messages where nobody asks for another one."""
    return wanted_language() or LANGUAGES[0]


def wanted_paths(paths: Iterable[Path]) -> list[Path]:
    """What to work on: what is named, else ./content, else the content in the package."""
    here = Path.cwd() / "content"
    return list(paths) or [here if here.is_dir() else CONTENT]


def paths_or_pack(paths: Iterable[Path]) -> list[Path]:
    """What to look at: what is named, else the pack in whose folder somebody stands, else as above; also from inside of it."""
    named, here = list(paths), Path.cwd()
    if named or (here / "content").is_dir():
        return named or ([Path()] if Path("pack.yaml").is_file() else wanted_paths(()))
    around = next((one for one in (here, *here.parents) if any((one / name).is_file() for name in _FIRST_PAGES)), here)
    return [Path(os.path.relpath(around))] if (around / "pack.yaml").is_file() else wanted_paths(())


def shown(path: Path) -> str:
    """Name a file as the user would: relative to where they stand, if it is below."""
    absolute = Path(os.path.abspath(path))  # noqa: PTH100 - not resolve(): a link is named where it stands
    here = Path.cwd()
    named = absolute.relative_to(here) if absolute.is_relative_to(here) else absolute
    return legible(named.as_posix())


def legible(path: str) -> str:
    """A path without bytes that are no letters, which would break every report."""
    return os.fsencode(path).decode("utf-8", "replace")
