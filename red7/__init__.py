"""Red7: an exact rules library, a referee and a table."""

__version__ = "0.11.0"
