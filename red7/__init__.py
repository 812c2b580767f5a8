"""The Red7 card game: a rules library, bots, a referee, and a server for tables."""

__version__ = "0.12.0"
