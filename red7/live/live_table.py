"""A live table: every change to it passes through here, one at a time.

The order of work is decide, store, acknowledge, show. The store's optimistic lock lets other
processes change the same table; whoever is behind then reads what is new and shows it to all.
"""

import asyncio
import secrets
from contextlib import suppress
from logging import getLogger
from time import time

from red7.core import FOLD, Red7Error, Turn
from red7.live.compute.protocol import WorkFailed
from red7.live.compute.table_jobs import CarriedOut, carry_out, plain
from red7.live.following_table import FollowingTable
from red7.live.games.game_summary import packed_summary, summary_of
from red7.live.limits.requester import NOBODY, requester
from red7.live.store import Conflict, Entry, StorageFailed
from red7.live.watched_table import GONE, Acknowledge, outlook_of
from red7.table import (
    Deal,
    DealRound,
    PlayTurn,
    Refused,
    Request,
    Sender,
    SenderKind,
    Table,
    authorize,
    senders,
)
from red7.table.commands import gone_on
from red7.table.decide import check_version
from red7.wire.messages import ErrorMessage, answer_bytes
from red7.wire.problems import problem_of

RETRY = 1.0
"""Seconds after which a bot tries again that could not think, or not store its move."""


class LiveTable(FollowingTable):
    """A table that is watched, or at which a bot is thinking."""

    _thinking: asyncio.Task[None] | None = None

    async def carry_out(
        self, sender: Sender, command_id: str, request: Request, acknowledge: Acknowledge
    ) -> bool:
        """Decide, store, acknowledge, show; gives whether it was not known yet. Raises `Red7Error`,
        and then nothing has happened.

        The id is an idempotency key of its sender: what has been stored before is acknowledged
        once more, and not done again.
        """
        # Whoever asked may go away meanwhile; what is stored must be shown all the same.
        answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        asked = sender, command_id, request, acknowledge
        self._spawn(self._answer(answer, *asked))
        return await answer

    async def _answer(
        self,
        answer: "asyncio.Future[bool]",
        sender: Sender,
        command_id: str,
        request: Request,
        acknowledge: Acknowledge,
    ) -> None:
        """Carry out a request to its end, and tell whoever still waits for that."""
        try:
            is_new = await self._carry_out(sender, command_id, request, acknowledge)
        except Exception as error:
            if not answer.done():
                answer.set_exception(error)
        else:
            if not answer.done():
                answer.set_result(is_new)

    async def _carry_out(
        self, sender: Sender, command_id: str, request: Request, acknowledge: Acknowledge
    ) -> bool:
        asked = sender, command_id, request, acknowledge
        # What the table does by itself waits for nobody.
        who = requester.get() if sender.kind is SenderKind.PERSON else NOBODY
        while True:
            async with self._moves.turn_of(who):
                if not self._one_at_a_time.locked():
                    async with self._one_at_a_time:
                        is_new = await self._in_step(lambda: self._decide_turn(*asked))
                    break
            # A move that waits for its table holds up no move at another one.
            async with self._one_at_a_time:
                pass
        if is_new and self.table.match.is_over:
            await self._sum_up()
        if is_new:
            self.wake()
        return is_new

    async def _decide_turn(
        self, sender: Sender, command_id: str, request: Request, acknowledge: Acknowledge
    ) -> bool:
        """Decide, store, acknowledge and show a turn; gives whether it was not known yet."""
        authorize(self.table, sender, request)
        key = sender, command_id
        if (version := self.loaded.versions.get(key)) is not None:
            acknowledge(version)
            return False
        if request.version > self.table.version:
            # The log was gone on with by somebody else.
            await self._catch_up()
        check_version(self.table, request.version)
        if isinstance(request, DealRound) and sender != senders.TABLE:
            await self._remove_free_seats(sender)
        audiences, at = self._audiences(), time()
        parts = await self._workers.run(
            carry_out, self.name, self._packed(), *plain(sender, request), at, audiences
        )
        done = CarriedOut(*parts)
        command = done.command(request)
        after = gone_on(self.table, command, done.position, sender, at)
        entry = Entry(self.name, after.version, sender, command_id, command, at)
        try:
            await self.keep(entry, outlook_of(after), acknowledge)
        except Conflict:
            if not await self._catch_up():
                raise Refused("behind", version=after.version) from None
            # It may be known now, or nothing but seats has changed.
            return await self._decide_turn(sender, command_id, request, acknowledge)
        self.loaded.versions[key] = after.version
        self.loaded = self.loaded._replace(table=after)
        self._last_packed = after, done.packed_table
        self._show(dict(zip(audiences, done.updates, strict=True)))
        self._show_round_change(command_is_deal=isinstance(command, Deal))
        return True

    async def _sum_up(self) -> None:
        """Note how a match has ended, for lists and results."""
        note = packed_summary(summary_of(self.loaded))
        with suppress(StorageFailed):
            await self._store.keep_summary(self.name, self.table.version, note)

    async def show_rewritten(self) -> None:
        """Show the log that another process has put in the place of this one."""
        await super().show_rewritten()
        if self.table.match.is_over and not self._gone:
            # What was noted before may have names that are gone from the log.
            await self._sum_up()

    def wake(self) -> None:
        """Let a bot think if it is to move, and fold for whoever has no card left."""
        if self._gone or self._resting:
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
                if not await self._leases.hold(self.name):
                    # Another process does it; if that dies, somebody will notice.
                    return
                if self.table.folds_itself:
                    await self._go_on(senders.TABLE, self.table, (FOLD,))
                elif bot := self.table.bot_to_move:
                    await self._take_turn(bot)
                else:
                    return
            except StorageFailed:
                await asyncio.sleep(RETRY)
            except WorkFailed as failure:
                # Only its beginning: what follows may quote a card.
                why = str(failure).partition(":")[0]
                getLogger("red7").warning("no bot could move: %s", why)
                # Where nobody can think, the table waits until somebody looks at it.
                if not self._watchers:
                    return
                await asyncio.sleep(RETRY)

    def _thought(self, task: "asyncio.Task[None]") -> None:
        if not task.cancelled() and (error := task.exception()) is not None:
            getLogger("red7").error("a bot cannot go on", exc_info=error)
        if self._thinking is task:
            self._thinking = None
        self.users -= 1
        self._idle(self)

    async def _take_turn(self, bot: str) -> None:
        table, position = self.table, self.table.position
        assert position is not None
        try:
            steps = await self._workers.turn(bot, position)
        except Red7Error:
            # Better a poor turn than a table that is stuck.
            steps = await self._workers.turn("random", position)
        await self._go_on(senders.bot(bot), table, steps)

    async def _go_on(self, sender: Sender, seen: Table, steps: Turn) -> None:
        """Take steps for whoever was to move, where nobody asks for them from outside."""
        assert seen.mover is not None
        request = PlayTurn(seen.version, seen.mover, steps)
        try:
            await self.carry_out(sender, secrets.token_hex(8), request, lambda version: None)
        except (Refused, StorageFailed) as error:
            self._gone = error.code == GONE.code
            await asyncio.sleep(0 if error.code in (GONE.code, "behind") else RETRY)

    def stop(self) -> None:
        """Think no longer, and let nothing happen by itself."""
        self._resting = True
        self._timers.cancel()
        if self._thinking is not None:
            self._thinking.cancel()

    def end(self) -> None:
        """Think no longer, and tell everybody that the table is gone."""
        self._gone = True
        self.stop()
        for watcher in self._watchers:
            problem = problem_of(GONE)
            watcher.show(answer_bytes(ErrorMessage(problem.code, problem.message)))
