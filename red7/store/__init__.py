"""Where logs live: the store protocol, and a store in memory.

`red7.store.sqlite` has the one in a file, `red7.store.data_folder` the folder it lies in; they are
imported by those who have a disk.
"""

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

__all__ = [
    "Conflict",
    "Damaged",
    "Due",
    "Entry",
    "Held",
    "MemoryStore",
    "Outlook",
    "StorageFailed",
    "Store",
    "StoredTable",
]
