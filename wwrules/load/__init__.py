"""From files to a model: read YAML safely, give scalars their types, build the entries. Faults come back as values."""
