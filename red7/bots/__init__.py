"""Bots: opponents that choose a step from a view, a random generator and a budget."""

from red7.bots.bot_protocol import Bot, Choose, by_turns
from red7.bots.registry import BOTS, UnknownBot, bot_named
from red7.search.budget import Budget

__all__ = ["BOTS", "Bot", "Budget", "Choose", "UnknownBot", "bot_named", "by_turns"]
