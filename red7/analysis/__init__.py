"""Analysis: hints for the player to move, and reviews of whole games."""
