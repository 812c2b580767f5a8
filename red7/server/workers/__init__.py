"""Bots, hints and reviews, thought out in other processes."""

from red7.server.workers.pool import Lanes
from red7.server.workers.process import ThoughtFailed

__all__ = ["Lanes", "ThoughtFailed"]
