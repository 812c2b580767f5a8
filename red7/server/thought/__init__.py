"""Bots, hints and reviews, thought out in other processes."""

from red7.server.thought.lanes import Lanes
from red7.server.thought.workers import ThoughtFailed

__all__ = ["Lanes", "ThoughtFailed"]
