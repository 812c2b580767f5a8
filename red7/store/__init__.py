"""Where logs live: the store protocol, and a store in memory.

`red7.store.sqlite` has the one in a file, `red7.store.data_folder` the folder it lies in; they are
imported by those who have a disk.
"""

from red7.store.bus import Bus, LocalBus
from red7.store.memory import MemoryStore
from red7.store.protocol import (
    Admission,
    Cause,
    Conflict,
    Damaged,
    Due,
    Entry,
    Exchange,
    Held,
    Holdings,
    Latest,
    Listed,
    Outlook,
    Revision,
    Stale,
    StorageFailed,
    Store,
    StoredTable,
    Uncertain,
)

__all__ = [
    "Admission",
    "Bus",
    "Cause",
    "Conflict",
    "Damaged",
    "Due",
    "Entry",
    "Exchange",
    "Held",
    "Holdings",
    "Latest",
    "Listed",
    "LocalBus",
    "MemoryStore",
    "Outlook",
    "Revision",
    "Stale",
    "StorageFailed",
    "Store",
    "StoredTable",
    "Uncertain",
]
