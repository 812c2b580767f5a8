"""A live table: every change to it passes through here, one at a time.

The order of work is decide, store, acknowledge, show. The store's optimistic lock lets other
processes change the same table; whoever is behind then reads it anew and shows it to all.
"""

import asyncio
import secrets
from collections.abc import Callable, Iterable
from logging import getLogger
from time import time
from typing import Protocol, TypeAlias

from red7.core import Red7Error
from red7.service.table_jobs import Audience, CarriedOut, carry_out, packed, plain, table_bytes
from red7.service.table_loader import LoadedTable, load_table
from red7.service.workers import Workers, WorkFailed
from red7.store import Conflict, Entry, Outlook, StorageFailed, Store
from red7.table import PlayTurn, Refused, Request, Sender, Table, authorize, senders
from red7.table.commands import gone_on
from red7.table.decide import check_version
from red7.wire.messages import ErrorMessage, answer_bytes
from red7.wire.problems import problem_of

GONE = Refused("unknown-table")
RETRY = 1.0
"""Seconds after which a bot tries again that could not think, or not store its move."""

Acknowledge: TypeAlias = Callable[[int], None]
"""Tells whoever asked that the command is stored, and as which version."""


class Watcher(Protocol):
    """Somebody to whom a table is shown."""

    @property
    def person(self) -> str:
        """The id of the person; empty for somebody who has no seat anywhere."""

    def show(self, message: bytes) -> None:
        """Send a message, without waiting."""


def outlook_of(table: Table) -> Outlook:
    """What a table waits for."""
    return Outlook(bot_next=table.bot_to_move is not None)


class LiveTable:
    """A table that is watched, or at which a bot is thinking."""

    def __init__(
        self,
        name: str,
        loaded: LoadedTable,
        store: Store,
        workers: Workers,
        idle: Callable[["LiveTable"], None],
    ) -> None:
        self.name, self.loaded, self.users = name, loaded, 0
        self._store, self._workers, self._idle = store, workers, idle
        self._watchers: dict[Watcher, Audience] = {}
        self._one_at_a_time = asyncio.Lock()
        self._thinking: asyncio.Task[None] | None = None
        self._last_packed: tuple[Table | None, bytes] = None, b""
        self._carrying: set[asyncio.Task[None]] = set()
        self._gone = False

    def __enter__(self) -> "LiveTable":
        """Use it: it is not let go of meanwhile."""
        self.users += 1
        return self

    def __exit__(self, *raised: object) -> None:
        self.users -= 1
        self._idle(self)

    @property
    def table(self) -> Table:
        """The table as it now is."""
        return self.loaded.table

    async def watch(self, watcher: Watcher) -> None:
        """Show the table to somebody from now on. Raises `WorkFailed` or `Refused`."""
        # What is shown first must fit what is shown next.
        async with self._one_at_a_time:
            audience = self.table.seats_of(watcher.person)
            messages = await self._whole([audience])
            # It may have been deleted meanwhile.
            if self._gone:
                raise GONE
            self._watchers[watcher] = audience
            watcher.show(messages[audience])

    def leave(self, watcher: Watcher) -> None:
        """Show it no longer."""
        self._watchers.pop(watcher, None)

    async def carry_out(
        self, sender: Sender, command_id: str, request: Request, acknowledge: Acknowledge
    ) -> None:
        """Decide, store, acknowledge, show. Raises `Red7Error`, and then nothing has happened.

        The id is an idempotency key of its sender: what has been stored before is acknowledged
        once more, and not done again.
        """
        # Whoever asked may go away meanwhile; what is stored must be shown all the same.
        answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        asked = sender, command_id, request, acknowledge
        task = asyncio.create_task(self._answer(answer, *asked))
        self.users += 1
        self._carrying.add(task)
        task.add_done_callback(self._carried)
        await answer

    def _carried(self, task: "asyncio.Task[None]") -> None:
        self._carrying.discard(task)
        self.users -= 1
        self._idle(self)

    async def _answer(
        self,
        answer: "asyncio.Future[None]",
        sender: Sender,
        command_id: str,
        request: Request,
        acknowledge: Acknowledge,
    ) -> None:
        """Carry out a request to its end, and tell whoever still waits for that."""
        try:
            await self._carry_out(sender, command_id, request, acknowledge)
        except Exception as error:
            if not answer.done():
                answer.set_exception(error)
        else:
            if not answer.done():
                answer.set_result(None)

    async def _carry_out(
        self, sender: Sender, command_id: str, request: Request, acknowledge: Acknowledge
    ) -> None:
        async with self._one_at_a_time:
            authorize(self.table, sender, request)
            key = sender, command_id
            if (version := self.loaded.versions.get(key)) is not None:
                acknowledge(version)
                return
            if request.version > self.table.version:
                # The log was gone on with by somebody else.
                await self._catch_up()
            check_version(self.table, request.version)
            audiences, at = tuple(dict.fromkeys(self._watchers.values())), time()
            parts = await self._workers.run(
                carry_out, self.name, self._packed(), *plain(sender, request), at, audiences
            )
            done = CarriedOut(*parts)
            command = done.command(request)
            after = gone_on(self.table, command, done.position)
            entry = Entry(self.name, after.version, sender, command_id, command, at)
            outlook = outlook_of(after)
            try:
                await self.keep(entry, outlook, acknowledge)
            except Conflict:
                await self._catch_up()
                if (version := self.loaded.versions.get(key)) is not None:
                    acknowledge(version)
                    return
                raise Refused("behind", version=after.version) from None
            self.loaded.versions[key] = after.version
            self.loaded = self.loaded._replace(table=after)
            self._last_packed = after, done.packed_table
            self._show(dict(zip(audiences, done.updates, strict=True)))
        if outlook.bot_next:
            self.wake()

    async def keep(self, entry: Entry, outlook: Outlook, acknowledge: Acknowledge) -> None:
        """Store a command, and only then acknowledge it: what is acknowledged is never lost."""
        await self._store.append(entry, outlook)
        acknowledge(entry.version)

    async def _catch_up(self) -> None:
        """Take the table as the log has it, and show it to everybody anew. Raises `Red7Error`."""
        self.loaded = await load_table(self._store, self._workers, self.name)
        self._show(await self._whole(self._watchers.values()))
        self.wake()

    def _packed(self) -> bytes:
        """The table as it travels to the worker, who may have packed it already."""
        table, data = self._last_packed
        return data if table is self.table else packed(self.table.without_history())

    async def _whole(self, audiences: Iterable[Audience]) -> dict[Audience, bytes]:
        """The whole table for each of some audiences."""
        table = self._packed()
        return {
            audience: await self._workers.run(table_bytes, self.name, table, audience)
            for audience in dict.fromkeys(audiences)
        }

    def _show(self, messages: dict[Audience, bytes]) -> None:
        """Show everybody who is still there the message of their audience."""
        for watcher, audience in self._watchers.items():
            watcher.show(messages[audience])

    def wake(self) -> None:
        """Let a bot think if it is to move."""
        if self._gone:
            return
        if (self._thinking is None or self._thinking.done()) and self.table.bot_to_move:
            self.users += 1
            self._thinking = asyncio.create_task(self._think())
            # It may be cancelled before it has begun.
            self._thinking.add_done_callback(self._thought)

    async def _think(self) -> None:
        while not self._gone and (bot := self.table.bot_to_move):
            try:
                await self._take_turn(bot)
            except WorkFailed as failure:
                getLogger("red7").warning("no bot could move: %s", failure)
                # Where nobody can think, the table waits until somebody looks at it.
                if not self._watchers:
                    return
                await asyncio.sleep(RETRY)

    def _thought(self, task: "asyncio.Task[None]") -> None:
        if not task.cancelled() and (error := task.exception()) is not None:
            getLogger("red7").error("a bot cannot go on: %r", error)
        if self._thinking is task:
            self._thinking = None
        self.users -= 1
        self._idle(self)

    async def _take_turn(self, bot: str) -> None:
        version, position = self.table.version, self.table.position
        assert position is not None
        try:
            steps = await self._workers.turn(bot, position)
        except Red7Error:
            # Better a poor turn than a table that is stuck.
            steps = await self._workers.turn("random", position)
        request = PlayTurn(version, position.turn, steps)
        try:
            await self.carry_out(
                senders.bot(bot), secrets.token_hex(8), request, lambda version: None
            )
        except (Refused, StorageFailed) as error:
            self._gone = error.code == GONE.code
            await asyncio.sleep(0 if self._gone else RETRY)

    def stop(self) -> None:
        """Think no longer."""
        if self._thinking is not None:
            self._thinking.cancel()

    def end(self) -> None:
        """Think no longer, and tell everybody that the table is gone."""
        self._gone = True
        self.stop()
        for watcher in self._watchers:
            problem = problem_of(GONE)
            watcher.show(answer_bytes(ErrorMessage(problem.code, problem.message)))
