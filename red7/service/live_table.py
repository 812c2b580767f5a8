"""A live table: every change to it passes through here, one at a time.

The order of work is decide, store, acknowledge, show. The store's optimistic lock lets other
processes change the same table; whoever is behind then reads it anew and shows it to all.
"""

import asyncio
import secrets
from collections.abc import Callable, Iterable
from contextlib import suppress
from logging import getLogger
from time import time
from typing import Protocol, TypeAlias

from red7.core import FOLD, Red7Error, Turn
from red7.service.game_summary import packed_summary, summary_of
from red7.service.table_jobs import Audience, carry_out, packed, plain, table_bytes
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
    return Outlook(bot_next=table.bot_to_move is not None or table.folds_itself)


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
        self._watchers: set[Watcher] = set()
        self._one_at_a_time = asyncio.Lock()
        self._thinking: asyncio.Task[None] | None = None
        self._carrying: set[asyncio.Task[None]] = set()
        self._gone = False

    @property
    def table(self) -> Table:
        """The table as it now is."""
        return self.loaded.table

    async def watch(self, watcher: Watcher) -> None:
        """Show the table to somebody from now on. Raises `WorkFailed` or `Refused`."""
        # What is shown first must fit what is shown next.
        async with self._one_at_a_time:
            messages = await self._whole([watcher])
            # It may have been deleted meanwhile.
            if self._gone:
                raise GONE
            self._watchers.add(watcher)
            watcher.show(messages[watcher])

    def leave(self, watcher: Watcher) -> None:
        """Show it no longer."""
        self._watchers.discard(watcher)

    async def carry_out(
        self, sender: Sender, command_id: str, request: Request, acknowledge: Acknowledge
    ) -> None:
        """Decide, store, acknowledge, show. Raises `Red7Error`, and then nothing has happened.

        The id is an idempotency key of its sender: what has been stored before is acknowledged
        once more, and not done again.
        """
        task = asyncio.create_task(self._carry_out(sender, command_id, request, acknowledge))
        self.users += 1
        self._carrying.add(task)
        task.add_done_callback(self._carried)
        # Whoever asked may go away meanwhile; what is stored must be shown all the same.
        await asyncio.shield(task)

    def _carried(self, task: "asyncio.Task[None]") -> None:
        # Whoever asked was told what went wrong; if they have gone, nobody is.
        if not task.cancelled():
            task.exception()
        self._carrying.discard(task)
        self.users -= 1
        self._idle(self)

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
            watching, at = self._audiences(self._watchers), time()
            audiences = tuple(dict.fromkeys(watching.values()))
            done = await self._workers.run(
                *(carry_out, self.name, packed(self.table.without_history())),
                *(*plain(sender, request), at, audiences),
            )
            after = gone_on(self.table, done.command, done.position)
            entry = Entry(self.name, after.version, sender, command_id, done.command, at)
            try:
                await self.keep(entry, outlook_of(after), acknowledge)
            except Conflict:
                await self._catch_up()
                if (version := self.loaded.versions.get(key)) is not None:
                    acknowledge(version)
                    return
                raise Refused("behind", version=after.version) from None
            self.loaded.versions[key] = after.version
            self.loaded = self.loaded._replace(table=after)
            self._show(watching, dict(zip(audiences, done.updates, strict=True)))
        if after.match.is_over:
            await self._sum_up()
        self.wake()

    async def _sum_up(self) -> None:
        """Note how a match has ended, for lists and results."""
        note = packed_summary(summary_of(self.loaded))
        with suppress(StorageFailed):
            await self._store.keep_summary(self.name, self.table.version, note)

    async def keep(self, entry: Entry, outlook: Outlook, acknowledge: Acknowledge) -> None:
        """Store a command, and only then acknowledge it: what is acknowledged is never lost."""
        await self._store.append(entry, outlook)
        acknowledge(entry.version)

    async def _catch_up(self) -> None:
        """Take the table as the log has it, and show it to everybody anew. Raises `Red7Error`."""
        self.loaded = await load_table(self._store, self._workers, self.name)
        messages = await self._whole(self._watchers)
        for watcher in self._watchers & messages.keys():
            watcher.show(messages[watcher])
        self.wake()

    def _audiences(self, watchers: Iterable[Watcher]) -> dict[Watcher, Audience]:
        """What each of some watchers may see."""
        return {watcher: self.table.seats_of(watcher.person) for watcher in watchers}

    async def _whole(self, watchers: Iterable[Watcher]) -> dict[Watcher, bytes]:
        """The whole table for each of some watchers."""
        watching, table = self._audiences(watchers), packed(self.table.without_history())
        messages = {
            audience: await self._workers.run(table_bytes, self.name, table, audience)
            for audience in dict.fromkeys(watching.values())
        }
        return {watcher: messages[audience] for watcher, audience in watching.items()}

    def _show(self, watching: dict[Watcher, Audience], messages: dict[Audience, bytes]) -> None:
        """Show everybody who is still there what a command has changed."""
        for watcher in self._watchers:
            watcher.show(messages[watching[watcher]])

    def wake(self) -> None:
        """Let a bot think if it is to move, and fold for whoever has no card left."""
        if self._gone:
            return
        goes_on = self.table.folds_itself or self.table.bot_to_move
        if (self._thinking is None or self._thinking.done()) and goes_on:
            self.users += 1
            self._thinking = asyncio.create_task(self._think())
            # It may be cancelled before it has begun.
            self._thinking.add_done_callback(self._thought)

    async def _think(self) -> None:
        while not self._gone:
            try:
                if self.table.folds_itself:
                    await self._go_on(senders.TABLE, (FOLD,))
                elif bot := self.table.bot_to_move:
                    await self._take_turn(bot)
                else:
                    return
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
        position = self.table.position
        assert position is not None
        try:
            steps = await self._workers.turn(bot, position)
        except Red7Error:
            # Better a poor turn than a table that is stuck.
            steps = await self._workers.turn("random", position)
        await self._go_on(senders.bot(bot), steps)

    async def _go_on(self, sender: Sender, steps: Turn) -> None:
        """Take steps for whoever is to move, where nobody asks for them from outside."""
        assert self.table.mover is not None
        request = PlayTurn(self.table.version, self.table.mover, steps)
        try:
            await self.carry_out(sender, secrets.token_hex(8), request, lambda version: None)
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
