"""The compiled backend: trees become Python source that runs on positions laid out for speed. The oracle says what is right."""
