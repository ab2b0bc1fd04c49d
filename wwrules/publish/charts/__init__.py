"""Flow charts of the site: words, places and drawing of what `compile.charting` found in the procedures."""
