"""`python -m wwrules`."""

from wwrules.cli import run

run()
