"""A game or pack is proved by playing: nothing is lost, every question has an answer, nobody is told what they may not know."""
