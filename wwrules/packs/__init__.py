"""What strangers send: packs as archives, read under limits, written with the same bytes each time."""
