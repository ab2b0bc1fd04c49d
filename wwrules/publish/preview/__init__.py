"""A live preview: the page that is looked at, made anew when a file changes, with what is wrong above it."""
