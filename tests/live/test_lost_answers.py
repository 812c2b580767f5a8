"""A store that does not know whether it has stored something: nobody is told that it has not."""

import asyncio
from collections.abc import Sequence

import pytest

from red7.live.compute.inline import InlineWorkers
from red7.live.dispatch import CloseConnection
from red7.live.services import Services
from red7.live.store import Entry, MemoryStore, TableStatus, Uncertain
from red7.table import rebuild
from red7.wire.close_codes import CloseCode
from tests.hosting.games import new_game
from tests.live.in_process_clients import LocalGuest


class LosingStore(MemoryStore):
    """Loses the answer to the next command, which is stored or is not."""

    stores_next: bool | None = None
    """Whether the command whose answer is lost is stored; None where none is lost."""

    async def append(self, entry: Entry, status: TableStatus, people: Sequence[str] = ()) -> None:
        stores, self.stores_next = self.stores_next, None
        if stores is not False:
            await super().append(entry, status, people)
        if stores is not None:
            raise Uncertain("write", "the connection was lost")


@pytest.mark.parametrize("is_stored", [True, False])
def test_a_command_that_may_be_stored_is_not_refused_and_done_once(is_stored: bool) -> None:
    async def run() -> None:
        store = LosingStore()
        services = Services(store, InlineWorkers())
        guest = LocalGuest(services)
        table = (await guest.post("/api/games", new_game(None)))["table"]
        stored = await store.load(table)
        assert stored is not None
        mover = rebuild(entry.command for entry in stored.entries).mover
        talk = await guest.talk()
        move = {"table": table, "id": "c-1", "version": 2, "seat": mover, "steps": ["--"]}
        store.stores_next = is_stored
        with pytest.raises(CloseConnection) as leave:
            await talk.say("play", **move)
        assert leave.value.code == CloseCode.FAILED
        assert (await talk.hear())["type"] == "error"
        talk.close()
        # Whoever comes again asks by the same id.
        again = await guest.talk()
        await again.say("play", **move)
        assert await again.hear() == {"type": "accepted", "id": "c-1", "version": 3}
        stored = await store.load(table)
        assert stored is not None
        assert [entry.command_id for entry in stored.entries[2:]] == ["c-1"]
        again.close()
        await services.close()

    asyncio.run(run())
