"""Worked examples as content: read and held against the vocabulary, played, and brought up to date."""
