"""What happens at a table by itself, while somebody is there: clocks run out, bots fill seats,
the next round is dealt."""

import asyncio
from collections.abc import Callable
from time import monotonic, time

from red7.live.attendance import Attendance
from red7.table import Table

NEXT_ROUND = 20.0
"""Seconds after which a round is dealt by itself, while everybody is connected."""


class TableTimers:
    """One alarm, set anew whenever the table or its attendance changes."""

    def __init__(self, attendance: Attendance, ring: Callable[[], object]) -> None:
        self._attendance, self._ring = attendance, ring
        self._alarm: asyncio.TimerHandle | None = None
        self._waiting: tuple[int, float] | None = None
        """The version that waits for a deal, and since when all have been there."""

    def set(self, table: Table) -> None:
        """Wait for what is due next."""
        self.cancel()
        if (wait := self._wait(table)) is not None:
            loop = asyncio.get_running_loop()
            self._alarm = loop.call_later(max(0.0, wait), self._ring)

    def cancel(self) -> None:
        """Wait for nothing."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def deals_now(self, table: Table) -> bool:
        """Whether the next round is to be dealt by itself."""
        return self._waiting is not None and self._since(table) + NEXT_ROUND <= monotonic()

    def _wait(self, table: Table) -> float | None:
        """Seconds until something is to happen."""
        if not table.has_friends or not self._attendance.somebody(table):
            self._waiting = None
            return None
        if table.is_started and table.wants_deal and self._attendance.everybody(table):
            return self._since(table) + NEXT_ROUND - monotonic()
        self._waiting = None
        return None if table.due is None else table.due - time()

    def _since(self, table: Table) -> float:
        if self._waiting is None or self._waiting[0] != table.changed:
            self._waiting = table.changed, monotonic()
        return self._waiting[1]
