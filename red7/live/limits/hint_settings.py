"""Hint settings: how long the server searches for a hint, and how many a client may wait for.

How often a client may ask is a rate limit of `Kind.HINT`.
"""

from dataclasses import dataclass

from red7.live.limits.setting import count, milliseconds, setting


@dataclass(frozen=True, slots=True)
class HintSettings:
    """How long the server searches for a hint, and how many a client may wait for."""

    budget_ms: float = setting(400.0, "milliseconds to search for a hint", milliseconds)
    max_pending_per_client: int = setting(4, "hints that a client may wait for at a time", count)
