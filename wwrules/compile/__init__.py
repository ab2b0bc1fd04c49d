"""From text to trees: effects (what stands on cards) and procedures (how the game runs), read, typed and joined."""
