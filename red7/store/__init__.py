"""Where logs live: the store protocol, a store in memory and one in a SQLite file."""

from red7.store.data_folder import DataFolder, FolderTaken
from red7.store.memory import MemoryStore
from red7.store.protocol import (
    Conflict,
    Damaged,
    Due,
    Entry,
    Held,
    Outlook,
    StorageFailed,
    Store,
    StoredTable,
)
from red7.store.sqlite import SqliteStore

__all__ = [
    "Conflict",
    "Damaged",
    "DataFolder",
    "Due",
    "Entry",
    "FolderTaken",
    "Held",
    "MemoryStore",
    "Outlook",
    "SqliteStore",
    "StorageFailed",
    "Store",
    "StoredTable",
]
