"""A person's games: lists, results, replays, and the tables they open."""
