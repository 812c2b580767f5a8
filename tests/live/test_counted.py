"""A store that is counted: which of its works need room on the disk, and what fails."""

import asyncio
from inspect import getmembers, iscoroutinefunction

import pytest

from red7.live.counted import READS, counted_store
from red7.live.counters import Metrics
from red7.live.store import Cause, MemoryStore, StorageFailed, Store

WRITES = {
    *("open_table", "append", "keep_summary", "forget", "enroll", "repoint", "keep_transfer"),
    *("take_transfer", "keep_note", "keep_document", "prune", "rewrite", "forget_person"),
    *("claim", "release", "renew", "end_leases", "close", "exchange"),
}


def test_every_work_of_a_store_is_known_to_read_or_to_write() -> None:
    works = {name for name, _ in getmembers(Store, iscoroutinefunction)}
    assert works == READS | WRITES
    assert not READS & WRITES


class Full(MemoryStore):
    """Can read, and has no room."""

    async def keep_note(self, name: str, value: str, *, once: bool = False) -> str:
        raise StorageFailed("write", "no room", Cause.FULL) from OSError(28, "no room")


def test_what_can_be_read_does_not_hide_that_nothing_can_be_stored() -> None:
    async def run() -> None:
        metrics = Metrics()
        store = counted_store(Full(), metrics)
        with pytest.raises(StorageFailed):
            await store.keep_note("a", "b")
        assert metrics.storage_cause == ("full", "OSError")
        await store.unclaimed(0.0, 0.0)
        await store.versions([])
        assert metrics.failing == {"write"}
        await store.enroll("digest", "person")
        assert not metrics.failing
        with pytest.raises(StorageFailed):
            await store.keep_note("a", "b")
        await store.close()
        assert metrics.failing == {"write"}

    asyncio.run(run())
