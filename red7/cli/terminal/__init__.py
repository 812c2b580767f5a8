"""The game in the terminal, for `red7 terminal`."""
