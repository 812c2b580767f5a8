"""Limits for each client: rate limits, the queue of moves, the flood guard, and quotas."""
