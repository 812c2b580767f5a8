"""A table around a match, as data: who sits where, and the commands it is folded from."""

from red7.table.commands import RULES_VERSION, Command, Deal, Open, Play, after, fold
from red7.table.errors import Refused
from red7.table.fork import retold
from red7.table.state import PlayedRound, Sitter, Table

__all__ = [
    "RULES_VERSION",
    "Command",
    "Deal",
    "Open",
    "Play",
    "PlayedRound",
    "Refused",
    "Sitter",
    "Table",
    "after",
    "fold",
    "retold",
]
