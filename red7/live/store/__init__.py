"""Storage of game tables: the store protocol, and a store in memory.

The stores in SQLite and PostgreSQL are in `red7.hosting`.
"""

from red7.live.store.memory import MemoryStore
from red7.live.store.protocol import (
    Admission,
    Cause,
    Conflict,
    Damaged,
    Due,
    Entry,
    Exchange,
    GameCounts,
    Latest,
    ListedGame,
    LobbyTable,
    Revision,
    Stale,
    StorageFailed,
    Store,
    StoredTable,
    TableStatus,
    Uncertain,
)

__all__ = [
    "Admission",
    "Cause",
    "Conflict",
    "Damaged",
    "Due",
    "Entry",
    "Exchange",
    "GameCounts",
    "Latest",
    "ListedGame",
    "LobbyTable",
    "MemoryStore",
    "Revision",
    "Stale",
    "StorageFailed",
    "Store",
    "StoredTable",
    "TableStatus",
    "Uncertain",
]
