"""One language each: grammar (`.yaml`), constructs (`.ftl`) and, where words change their neighbours, a small module."""
