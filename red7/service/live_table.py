"""A table in memory: every change to it passes through here, one at a time."""

import asyncio
import secrets
from collections.abc import Callable
from logging import getLogger
from typing import Protocol, TypeAlias

from red7.core import Red7Error, Seat
from red7.server.workers import Lanes, ThoughtFailed
from red7.service.table_loader import Known, known
from red7.store import Behind, Entry, Log, StorageFailed
from red7.table import Command, Play, Refused, Table, after
from red7.wire.messages import Failure, answer_bytes
from red7.wire.size_limit import table_bytes, update_bytes

RETRY = 1.0
"""Seconds after which a bot tries again that could not think, or not store its move."""

Decide: TypeAlias = Callable[[Table], Command]
"""Makes a command for a table as it now is. Raises `Red7Error`."""
Acknowledge: TypeAlias = Callable[[int], None]
"""Tells whoever asked that the command is stored, and as which version."""


class Watcher(Protocol):
    """Somebody to whom a table is shown."""

    @property
    def holder(self) -> str:
        """The digest of its token."""

    def show(self, message: bytes) -> None:
        """Send a message, without waiting."""


def bot_to_move(table: Table) -> str | None:
    """The bot at the seat to move, if there is one."""
    return None if table.mover is None else table.sitters[table.mover].bot


class LiveTable:
    """A table that is watched, or at which a bot is thinking."""

    def __init__(
        self, name: str, known: Known, log: Log, lanes: Lanes, idle: Callable[["LiveTable"], None]
    ) -> None:
        self.name, self.known, self.users = name, known, 0
        self._log, self._lanes, self._idle = log, lanes, idle
        self._watchers: set[Watcher] = set()
        self._one_at_a_time = asyncio.Lock()
        self._thinking: asyncio.Task[None] | None = None
        self._carrying: set[asyncio.Task[None]] = set()

    @property
    def table(self) -> Table:
        """The table as it now is."""
        return self.known.table

    def watch(self, watcher: Watcher) -> None:
        """Show the table to somebody from now on."""
        self._watchers.add(watcher)
        self._show_whole(watcher)

    def leave(self, watcher: Watcher) -> None:
        """Show it no longer."""
        self._watchers.discard(watcher)

    async def carry_out(self, command_id: str, decide: Decide, acknowledge: Acknowledge) -> None:
        """Decide, store, acknowledge, show. Raises `Red7Error`, and then nothing has happened.

        A command that has been stored before is acknowledged once more, and not done again.
        """
        task = asyncio.create_task(self._carry_out(command_id, decide, acknowledge))
        self.users += 1
        self._carrying.add(task)
        task.add_done_callback(self._carried)
        # Whoever asked may go away meanwhile; what is stored must be shown all the same.
        await asyncio.shield(task)

    def _carried(self, task: "asyncio.Task[None]") -> None:
        self._carrying.discard(task)
        self.users -= 1
        self._idle(self)

    async def _carry_out(self, command_id: str, decide: Decide, acknowledge: Acknowledge) -> None:
        async with self._one_at_a_time:
            if (version := self.known.versions.get(command_id)) is not None:
                acknowledge(version)
                return
            before = self.table
            command = decide(before)
            now = after(before, command)
            entry = Entry(self.name, now.version, command_id, command)
            try:
                await self.keep(entry, now, acknowledge)
            except Behind:
                await self._catch_up()
                raise Refused("behind", "the table has gone on meanwhile") from None
            self.known.versions[command_id] = now.version
            self.known = self.known._replace(table=now)
            self._show(before, command)
        self.wake()

    async def keep(self, entry: Entry, now: Table, acknowledge: Acknowledge) -> None:
        """Store a command, and only then acknowledge it: what is acknowledged is never lost."""
        await self._log.append(entry, bot_next=bot_to_move(now) is not None)
        acknowledge(entry.version)

    async def _catch_up(self) -> None:
        """Take the table as the log has it, and show it to everybody anew. Raises `Refused`."""
        self.known = await known(self._log, self.name)
        for watcher in self._watchers:
            self._show_whole(watcher)
        self.wake()

    def _show_whole(self, watcher: Watcher) -> None:
        watcher.show(table_bytes(self.name, self.table, self.table.seats_of(watcher.holder)))

    def _show(self, before: Table, command: Command) -> None:
        """Show everybody what a command has changed."""
        made: dict[tuple[Seat, ...], bytes] = {}
        for watcher in self._watchers:
            mine = self.table.seats_of(watcher.holder)
            if mine not in made:
                made[mine] = update_bytes(self.name, before, command, self.table, mine)
            watcher.show(made[mine])

    def wake(self) -> None:
        """Let a bot think if it is to move."""
        if (self._thinking is None or self._thinking.done()) and bot_to_move(self.table):
            self.users += 1
            self._thinking = asyncio.create_task(self._think())
            # It may be cancelled before it has begun.
            self._thinking.add_done_callback(self._thought)

    async def _think(self) -> None:
        while bot := bot_to_move(self.table):
            try:
                await self._take_turn(bot)
            except ThoughtFailed as failure:
                getLogger("uvicorn.error").warning("no bot could move: %s", failure)
                # Where nobody can think, the table waits until somebody looks at it.
                if not self._watchers:
                    return
                await asyncio.sleep(RETRY)

    def _thought(self, task: "asyncio.Task[None]") -> None:
        if self._thinking is task:
            self._thinking = None
        self.users -= 1
        self._idle(self)

    async def _take_turn(self, bot: str) -> None:
        position = self.table.position
        assert position is not None
        try:
            steps = await self._lanes.turn(bot, position)
        except Red7Error:
            # Better a poor turn than a table that is stuck.
            steps = await self._lanes.turn("random", position)
        play = Play(position.turn, steps)
        try:
            await self.carry_out(secrets.token_hex(8), lambda table: play, lambda version: None)
        except (Refused, StorageFailed):
            await asyncio.sleep(RETRY)

    def end(self, reason: Failure | None = None) -> None:
        """Think no longer, and tell everybody why if there is something to tell."""
        if self._thinking is not None:
            self._thinking.cancel()
        if reason is not None:
            for watcher in self._watchers:
                watcher.show(answer_bytes(reason))
