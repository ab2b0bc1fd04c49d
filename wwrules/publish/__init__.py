"""From a checked game to a site: plain pages per entry and language, and the documentation, built by MkDocs."""
