"""A store that counts: which of its methods need disk space, and what fails."""

import asyncio
from collections.abc import Awaitable, Callable
from inspect import getmembers, iscoroutinefunction, signature
from typing import cast

import pytest

from red7.live.counters import Metrics
from red7.live.metered import MeteredStore
from red7.live.store import Cause, Entry, MemoryStore, StorageFailed, Store
from red7.table import Play, senders

READS = {
    *("load", "games_of", "bots_to_move", "due", "listed", "person_of", "note", "document"),
    *("since", "versions", "game_counts", "stale", "mentioning", "unclaimed", "lease_end"),
    *("persons_of", "latest", "owners", "can_exchange", "admission"),
}
WRITES = {
    *(
        "open_table",
        "append",
        "keep_summary",
        "remove_from_list",
        "enroll",
        "repoint",
        "keep_handover",
    ),
    *(
        "keep_handover",
        "take_handover",
        "keep_note",
        "keep_document",
        "prune",
        "rewrite",
        "erase_person",
    ),
    *("claim", "release", "renew", "end_leases", "exchange"),
}
METHODS = {name for name, _ in getmembers(Store, iscoroutinefunction)} - {"close"}


class Recording:
    """A store all of whose methods succeed, and are noted."""

    def __init__(self) -> None:
        self.called: list[str] = []

    def __getattr__(self, name: str) -> Callable[..., Awaitable[None]]:
        async def method(*given: object, **named: object) -> None:
            self.called.append(name)

        return method


@pytest.mark.parametrize("name", sorted(METHODS))
def test_every_method_of_a_store_is_passed_on_and_known_to_read_or_to_write(name: str) -> None:
    metrics, inner = Metrics(), Recording()
    metrics.failing = {"read", "write"}
    method = getattr(MeteredStore(cast(Store, inner), metrics), name)
    entry = Entry("table", 1, senders.TABLE, "id", Play(0, ()), 0.0)
    named = dict.fromkeys(signature(method).parameters, entry)
    asyncio.run(method(**named))
    assert inner.called == [name]
    assert metrics.failing == ({"write"} if name in READS else {"read"})
    assert (name in READS) != (name in WRITES)


class Full(MemoryStore):
    """Can read, and has no room."""

    async def keep_note(self, name: str, value: str, *, once: bool = False) -> str:
        raise StorageFailed("write", "no room", Cause.FULL) from OSError(28, "no room")


def test_what_can_be_read_does_not_hide_that_nothing_can_be_stored() -> None:
    async def run() -> None:
        metrics = Metrics()
        store = MeteredStore(Full(), metrics)
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
