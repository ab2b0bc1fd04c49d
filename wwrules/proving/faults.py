"""Pages of the faults that random games find, in the shape of all such pages."""

PAGES = {
    "leak": """A player is told nothing that they may not know.

Found only while playing, by `wwrules test`: what is out of a player's sight is exchanged, and that player's view must stay the
same. The place is the word of the vocabulary that gives it away. Most often it is an attribute that everybody may see and that
holds a piece, or says something about one, that lies where not everybody may look: give it `seen-by: owner` or `nobody`.
""",
    "unsound-position": """Every piece lies in one place that is for it, none comes or goes by itself, values are in range.

Found only while playing, by `wwrules test`. The message says in which random game and after how many decisions; the place is
the question that was asked then, or the word that it is about. Pieces are made by `make` and by nothing else.
""",
    "wrong-question": """Whoever is asked has something to choose, and nothing twice; when nobody is asked, the game is over.

Found only while playing, by `wwrules test`. The place is the question. Who has only one way to answer need not be asked, and
who has none must not be.
""",
}
