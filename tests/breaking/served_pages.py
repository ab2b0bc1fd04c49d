"""What `wwrules serve` shows, without the waiting: the content is read and checked, and every page is asked for once."""

import sys
from pathlib import Path

from wwrules import reports
from wwrules.play.games import NoGameError, find_game
from wwrules.publish.preview.content import Edited
from wwrules.publish.preview.server import Preview

try:
    root = find_game([Path(sys.argv[1])])
except NoGameError as error:
    print(f"Error: not one game: {error.known}", file=sys.stderr)  # noqa: T201
    sys.exit(2)
edited = Edited(root, ())
edited.look()
if edited.game is None:
    for line in reports.text(edited.faults):
        print(line)  # noqa: T201
    sys.exit(1)
with Preview(edited, 0) as preview:
    locale = edited.game.header.locales[0]
    home = f"/{locale}/{edited.game.header.id}"
    book = edited.book(locale)
    entries = [book.addresses[name] for name in book.game.entities]
    shown = [f"{spec}.html" for spec in book.pages]
    for place in ("index.html", "search.html", "search-data.js", *shown, *entries):
        status, _, body = preview.answer(f"{home}/{place}")
        assert status in {200, 302, 404}, (place, status)
    edited.check()
    preview.answer(f"{home}/index.html")
for line in reports.text(edited.faults):
    print(line)  # noqa: T201
sys.exit(1 if any(one.severity == "error" for one in edited.faults) else 0)
