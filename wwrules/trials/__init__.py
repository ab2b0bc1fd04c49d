"""Bots, many games, and what came of them. All of it uses sessions and nothing else, and knows no game."""
