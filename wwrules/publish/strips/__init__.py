"""Worked examples as strips: played once, and told and drawn in each language."""
