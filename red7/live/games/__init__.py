"""A person's games: lists, results, replays, new games, and tables with friends."""
