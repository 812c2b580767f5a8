"""Attendance: who of a table's people is connected, and since when the others are not.

It is no part of the log: a table that nobody has in memory knows nothing of it. Other processes
tell who is connected to them. While they cannot be heard, nobody counts as away.
"""

from collections import Counter, deque
from collections.abc import Callable
from time import monotonic

from red7.table import Refused, Table
from red7.wire.seating_messages import Presence

MOST_REACTIONS = 5
REACTING = 10.0
"""So many reactions may somebody show within so many seconds."""


class Attendance:
    """The connections to a table, by person."""

    def __init__(self, certain_since: Callable[[], float | None] = lambda: 0.0) -> None:
        """`certain_since` returns since when (monotonic seconds) a person who is not known to be
        connected is absent for certain, or None while that cannot be known."""
        self._certain_since = certain_since
        self._began = monotonic()
        self._here: Counter[str] = Counter()
        self._elsewhere: Counter[str] = Counter()
        self._left: dict[str, float] = {}
        self._reactions: dict[str, deque[float]] = {}

    def come(self, person: str) -> None:
        """One more connection of a person."""
        self._here[person] += 1

    def leave(self, person: str) -> None:
        """One less."""
        self._here[person] -= 1
        if self._here[person] <= 0:
            del self._here[person]
            self._left[person] = monotonic()

    def set_elsewhere(self, people: Counter[str]) -> bool:
        """Note who is connected to other processes; gives whether that has changed."""
        before, self._elsewhere = self._elsewhere, people
        for person in before.keys() - people.keys():
            self._left[person] = monotonic()
        return before != people

    def own(self, table: Table) -> dict[str, int]:
        """Who is connected to this process, all who have no seat under the empty name."""
        seated, found = {*table.people}, Counter[str]()
        for person, count in self._here.items():
            found[person if person in seated else ""] += count
        return dict(found)

    def is_here(self, person: str) -> bool:
        """Whether a person is connected."""
        return person in self._here or person in self._elsewhere

    def away(self, person: str) -> float:
        """Return the seconds since a person disconnected: 0 while connected, or perhaps so."""
        since = self._certain_since()
        if since is None or self.is_here(person):
            return 0.0
        return monotonic() - max(since, self._left.get(person, self._began))

    def somebody(self, table: Table) -> bool:
        """Whether any of a table's people is connected."""
        return any(map(self.is_here, table.people))

    def everybody(self, table: Table) -> bool:
        """Whether all of a table's people are connected."""
        return bool(table.people) and all(map(self.is_here, table.people))

    def presence(self, name: str, table: Table) -> Presence:
        """Who is connected, as everybody is told."""
        people = [sitter.person if sitter.is_seated else None for sitter in table.sitters]
        seated = set(table.people)
        return Presence(
            name,
            [person is None or self.is_here(person) for person in people],
            [0 if person is None else int(self.away(person)) for person in people],
            sum(
                count
                for people in (self._here, self._elsewhere)
                for person, count in people.items()
                if person not in seated
            ),
        )

    def count_reaction(self, person: str) -> None:
        """Raise `Refused` for somebody who reacts too often."""
        times, now = self._reactions.setdefault(person, deque()), monotonic()
        while times and times[0] < now - REACTING:
            times.popleft()
        if len(times) >= MOST_REACTIONS:
            raise Refused("too-fast")
        times.append(now)
