"""The autopilot of a table: bots' turns, clocks, deals, automatic folds and free seats.

The table's coordinator decides which process runs the autopilot. The autopilot's commands are
checked and stored in the same way as the requests of players.
"""

import asyncio
import secrets
from collections.abc import Callable
from contextlib import suppress
from logging import getLogger
from time import monotonic, time
from typing import TYPE_CHECKING

from red7.core import FOLD, Red7Error, Turn
from red7.live.attendance import Attendance
from red7.live.compute.protocol import Workers, WorkFailed
from red7.live.coordination import Coordinator
from red7.live.store import StorageFailed
from red7.table import DealRound, PlayTurn, Refused, Sender, Table, seating, senders
from red7.table.seating import SeatingCommand

if TYPE_CHECKING:
    from red7.live.live_table import LiveTable

RETRY_S = 1.0
"""Seconds before the table retries something that could not be computed or stored."""
NEXT_ROUND_S = 20.0
"""Seconds for which all players must be connected before the next round is dealt."""


class Alarm:
    """A timer for the next automatic event at a table, such as a deal or a time-out.

    It is set again whenever the table or its attendance changes.
    """

    def __init__(self, attendance: Attendance, ring: Callable[[], object]) -> None:
        self._attendance, self._ring = attendance, ring
        self._timer: asyncio.TimerHandle | None = None
        self._waiting: tuple[int, float] | None = None
        """The version of the table that waits for a deal, and since when it waits.

        The deal waits for a time in which all players are connected. Its start is in seconds of the
        monotonic clock.
        """

    def set(self, table: Table) -> None:
        """Set the timer for the next automatic event at the table, if there is one."""
        self.cancel()
        if (wait_s := self._wait_s(table)) is not None:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(max(0.0, wait_s), self._ring)

    def cancel(self) -> None:
        """Cancel the timer."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def deals_now(self, table: Table) -> bool:
        """Return whether the table must deal the next round now."""
        return self._waiting is not None and self._since(table) + NEXT_ROUND_S <= monotonic()

    def _wait_s(self, table: Table) -> float | None:
        """Return the seconds until the next automatic event; None if there is none."""
        if not table.is_networked or not self._attendance.is_any_here(table):
            self._waiting = None
            return None
        if table.is_started and table.wants_deal and self._attendance.are_all_here(table):
            return self._since(table) + NEXT_ROUND_S - monotonic()
        self._waiting = None
        return None if table.due is None else table.due - time()

    def _since(self, table: Table) -> float:
        if self._waiting is None or self._waiting[0] != table.changed:
            self._waiting = table.changed, monotonic()
        return self._waiting[1]


class Autopilot:
    """Runs the bots, clocks, deals and automatic folds of one table."""

    def __init__(self, live: "LiveTable", workers: Workers, coordinator: Coordinator) -> None:
        self._live, self._workers, self._coordinator = live, workers, coordinator
        self._alarm = Alarm(live.attendance, lambda: live.spawn(self._ring()))
        self._bots: asyncio.Task[None] | None = None
        self.is_stopped = False

    def stop(self) -> None:
        """Stop the bots and the timer, and start neither of them again."""
        self.is_stopped = True
        self._alarm.cancel()
        if self._bots is not None:
            self._bots.cancel()

    def look(self) -> None:
        """Start the clocks, the timer and the bots, as far as the table needs them.

        Call this when another process that ran them may have ended.
        """
        if not self.is_stopped:
            self.tend_clocks()
            self.set_alarm()
            self.wake()

    def set_alarm(self) -> None:
        """Set the timer for the next automatic event at the table."""
        if not self.is_stopped:
            self._alarm.set(self._live.table)

    def wake(self) -> None:
        """Start to play for the seat to move, if a bot plays it or the table must fold for it.

        The table folds for a player without cards. If the settings say so, it also folds for a
        player whose time is over.
        """
        table = self._live.table
        if self.is_stopped or not (table.auto_folds or table.bot_to_move):
            return
        if self._bots is None or self._bots.done():
            self._bots = self._live.spawn(self._run_bots())

    async def _run_bots(self) -> None:
        live = self._live
        while not self.is_stopped:
            try:
                if not await self._coordinator.hold(live.name):
                    # Another process holds the table and runs its bots.
                    return
                if live.table.auto_folds:
                    await self._play(senders.TABLE, live.table, (FOLD,))
                elif bot := live.table.bot_to_move:
                    await self._play_bot(bot)
                else:
                    return
            except StorageFailed:
                await asyncio.sleep(RETRY_S)
            except WorkFailed as failure:
                # Log only the text before the colon: the rest may quote a card.
                why = str(failure).partition(":")[0]
                getLogger("red7").warning("no bot could move: %s", why)
                # Stop if no client watches: the next client to watch starts the bots again.
                if not live.watchers:
                    return
                await asyncio.sleep(RETRY_S)
            except Exception:
                getLogger("red7").exception("a bot cannot go on")
                return

    async def _play_bot(self, bot: str) -> None:
        table, position = self._live.table, self._live.table.position
        assert position is not None
        try:
            steps = await self._workers.turn(bot, position)
        except Red7Error:
            # A poor turn is better than a table that is stuck.
            steps = await self._workers.turn("random", position)
        await self._play(senders.bot(bot), table, steps)

    async def _play(self, sender: Sender, seen: Table, steps: Turn) -> None:
        """Play a turn for the seat to move; `seen` is the table for which the turn was chosen."""
        assert seen.mover is not None
        request = PlayTurn(seen.version, seen.mover, steps)
        try:
            await self._live.play(sender, secrets.token_hex(8), request)
        except StorageFailed:
            await asyncio.sleep(RETRY_S)
        except Refused as error:
            if error.code == "unknown-table":
                self._live.mark_gone()
            else:
                await asyncio.sleep(0 if error.code == "behind" else RETRY_S)

    def tend_clocks(self) -> None:
        """Run the clocks while a player is connected, and stop them otherwise."""
        live, table = self._live, self._live.table
        has_clocks = table.settings is not None and table.settings.clock.seconds
        if self.is_stopped or not has_clocks or table.mover is None:
            return
        is_here = live.attendance.is_any_here(table)
        if is_here and table.clock.stopped:
            live.spawn(self._seat(seating.StartClocks()))
        elif not is_here and not table.clock.stopped:
            live.spawn(self._seat(seating.StopClocks()))
        elif is_here:
            # If this process dies, its lease tells the next process how long the clocks ran.
            live.spawn(self._hold())

    async def _hold(self) -> None:
        with suppress(StorageFailed):
            await self._coordinator.hold(self._live.name)

    async def stop_clocks(self, at: float) -> None:
        """Stop the players' clocks as of a time in the past, in seconds since 1970.

        Call this after a crash: `at` is the time when the clocks were last known to run.
        """
        table = self._live.table
        if table.mover is not None and table.clock.since is not None:
            await self._seat(seating.StopClocks(), at)

    async def _ring(self) -> None:
        """Do what the timer was set for, then set the timer again."""
        if self.is_stopped:
            return
        table = self._live.table
        with suppress(Refused, StorageFailed, WorkFailed):
            if not await self._coordinator.hold(self._live.name):
                # Another process holds the table. Look again later, in case it is killed.
                pass
            elif table.due is not None and time() >= table.due:
                await self._do_what_is_due(table)
            elif self._alarm.deals_now(table):
                await self.deal()
        if self._live.table is table:
            # Nothing has changed: wait, so that the timer does not ring again at once.
            await asyncio.sleep(RETRY_S)
        self.set_alarm()

    async def _do_what_is_due(self, table: Table) -> None:
        if table.mover is not None:
            await self._seat(seating.TimeOut(table.mover))
            return
        for seat, sitter in enumerate(table.sitters):
            if sitter.is_free or sitter.invited:
                await self._seat(seating.SeatBot(seat, table.settings_or_default.stand_in))
        await self.deal()

    async def deal(self) -> None:
        """Deal the next round.

        Raise `Refused`, `StorageFailed` or `WorkFailed` if the round cannot be dealt.
        """
        request = DealRound(self._live.table.version)
        await self._live.play(senders.TABLE, secrets.token_hex(8), request)

    async def _seat(self, command: SeatingCommand, at: float | None = None) -> None:
        """Carry out a command about seats or clocks, if this process holds the table.

        Do nothing if the command is refused or cannot be stored. `at` is the time of the command in
        seconds since 1970; None means now.
        """
        with suppress(Refused, StorageFailed):
            if await self._coordinator.hold(self._live.name):
                await self._live.seat_now(senders.TABLE, secrets.token_hex(8), command, at=at)
