"""Pages of what is found by trying texts, in the shape of all such pages."""

PAGES = {
    "dead-effect": """What stands on an entry does something.

The entry is put in play in positions of games that are played by chance, where its moment comes; the same goes on with it and
without it. If nothing is different in any of them, this is told, with the reason where it is known: it is never in play at that
moment, the moment never comes in this way, it speaks of `this` and means another kind of piece, or it changes nothing.

Fails: `when this toy is played: gain 0 coins.`
Passes: `when this toy is played: gain 2 coins.`
""",
    "dead-condition": """What a condition asks for can be so, and can be otherwise.

It was looked at in positions of games, and in positions that were led towards it as far as the game goes.

Fails: `if you have 2 or more coins and if you have 1 or fewer coins: you may lose 1 coin.`
Passes: `if you have 2 or more coins: you may lose 1 coin.`
""",
}
