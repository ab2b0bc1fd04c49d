"""A rulebook that runs: load a game's content, check it, publish it. `pipeline.py` shows the flow."""

__version__ = "0.1.0"
