"""Analysis: hints for the mover, reviews of whole games."""
