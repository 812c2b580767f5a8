"""The tables in memory: each is read from the log when it is first asked for, and let go again."""

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from red7.server.workers import Lanes
from red7.service.live_table import LiveTable, bot_to_move
from red7.service.new_games import Opening
from red7.service.table_loader import known
from red7.store import Entry, Log, StorageFailed
from red7.store.sqlite import where_bots_are_next
from red7.table import Refused
from red7.wire.messages import Failure

GONE = Failure("unknown-table", "this game has been deleted")


class Tables:
    """All tables of a log."""

    def __init__(self, log: Log, lanes: Lanes) -> None:
        self.log, self.lanes = log, lanes
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[None]] = {}

    def __len__(self) -> int:
        """How many of them are in memory."""
        return len(self._live)

    @asynccontextmanager
    async def at(self, name: str, holder: str | None = None) -> AsyncIterator[LiveTable]:
        """A table, in memory at least as long as this lasts. Raises `Refused`.

        With a holder, one that they do not hold is unknown.
        """
        live = await self._found(name)
        live.users += 1
        try:
            if holder is not None and holder not in live.known.holders:
                raise Refused("unknown-table", "there is no such game here")
            yield live
        finally:
            live.users -= 1
            self._let_go(live)

    async def _found(self, name: str) -> LiveTable:
        while (live := self._live.get(name)) is None:
            if name not in self._loading:
                self._loading[name] = asyncio.create_task(self._load(name))
            loading = self._loading[name]
            try:
                await asyncio.shield(loading)
            except asyncio.CancelledError:
                loading.add_done_callback(lambda _: self._drop_unused(name))
                raise
        return live

    def _drop_unused(self, name: str) -> None:
        if name in self._live:
            self._let_go(self._live[name])

    async def _load(self, name: str) -> None:
        try:
            found = await known(self.log, name)
            self._live[name] = LiveTable(name, found, self.log, self.lanes, self._let_go)
        finally:
            del self._loading[name]

    def _let_go(self, live: LiveTable) -> None:
        if not live.users and self._live.get(live.name) is live:
            del self._live[live.name]

    async def open(self, opening: Opening) -> str:
        """Store a new table, and let its bots play; gives its name. Raises `StorageFailed`."""
        name, uploaded = opening.name, opening.uploaded
        entries = [
            # An id that no client could think of, too.
            Entry(name, version, secrets.token_hex(8), command)
            for version, command in enumerate(opening.commands, start=1)
        ]
        bot_next = not uploaded and bot_to_move(opening.table) is not None
        await self.log.open_table(entries, opening.holders, uploaded=uploaded, bot_next=bot_next)
        if bot_next:
            await self._wake(name)
        return name

    async def resume(self) -> None:
        """Let the bots play on wherever they are to move."""
        for name in await self.log.read(where_bots_are_next):
            # One table that cannot be read is no reason to leave the others alone.
            with suppress(Refused, StorageFailed):
                await self._wake(name)

    async def _wake(self, name: str) -> None:
        async with self.at(name) as live:
            live.wake()

    async def forget(self, name: str, holder: str) -> None:
        """Take a table from its holder. Raises `Refused` or `StorageFailed`."""
        try:
            async with self.at(name, holder) as live:
                await self.log.forget(holder, name)
                live.known = live.known._replace(holders=live.known.holders - {holder})
                if not live.known.holders:
                    live.end(GONE)
        except Refused as refused:
            if refused.code != "damaged":
                raise
            await self.log.forget(holder, name)

    def stop(self) -> None:
        """Let no bot play on."""
        for live in [*self._live.values()]:
            live.end()
