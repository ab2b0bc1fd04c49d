"""Playing: a program and a state, run step by step between decisions. Bots, terminal and tests use `session.py` only."""
