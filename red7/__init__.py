"""Red7: an exact rules library, a referee and a table."""
