"""Attendance: which people at a table are connected, and how long the others have been absent.

Attendance is not part of the log, so a table that is not in memory has none. Other processes report
the people who are connected to them. While these reports cannot be received, no person counts as
absent.
"""

from collections import Counter, deque
from collections.abc import Callable
from time import monotonic

from red7.table import Refused, Table
from red7.wire.seating_messages import Presence

MOST_REACTIONS = 5
REACTING = 10.0
"""The seconds within which a person may send at most `MOST_REACTIONS` reactions."""
MOST_OF_SPECTATORS = 10
"""Maximum reactions of all spectators together within these seconds."""


class Attendance:
    """The connections to one table, counted by person."""

    def __init__(self, certain_since: Callable[[], float | None] = lambda: 0.0) -> None:
        """Start without any connections.

        `certain_since` returns a time of the monotonic clock, in seconds. Since this time, all
        connections to other processes are known, so a person without one is certainly absent. It
        returns None while some connections may be unknown.
        """
        self._certain_since = certain_since
        self._began = monotonic()
        self._here: Counter[str] = Counter()
        self._elsewhere: Counter[str] = Counter()
        self._left: dict[str, float] = {}
        self._reactions: dict[str, deque[float]] = {}

    def come(self, person: str) -> None:
        """Count a new connection of a person to this process."""
        self._here[person] += 1

    def leave(self, person: str, silent_s: float = 0.0) -> None:
        """Count the end of one connection of a person to this process.

        `silent_s` is the number of seconds since something was received over this connection: the
        person has been absent since then.
        """
        self._here[person] -= 1
        if self._here[person] <= 0:
            del self._here[person]
            self._left[person] = monotonic() - silent_s

    def set_elsewhere(self, people: Counter[str]) -> bool:
        """Store which people are connected to other processes; return whether that has changed.

        `people` maps each person to the number of the person's connections.
        """
        before, self._elsewhere = self._elsewhere, people
        for person in before.keys() - people.keys():
            self._left[person] = monotonic()
        return before != people

    def own(self, table: Table) -> dict[str, int]:
        """Return the number of connections to this process, by person.

        People without a seat are counted together, under the empty string.
        """
        seated, found = {*table.people}, Counter[str]()
        for person, count in self._here.items():
            found[person if person in seated else ""] += count
        return dict(found)

    def is_here(self, person: str) -> bool:
        """Return whether a person is connected to this process or to another one."""
        return person in self._here or person in self._elsewhere

    def away(self, person: str) -> float:
        """Return the seconds since a person disconnected.

        Return 0 while the person is connected, or might be connected to another process.
        """
        since = self._certain_since()
        if since is None or self.is_here(person):
            return 0.0
        return monotonic() - max(since, self._left.get(person, self._began))

    def is_any_here(self, table: Table) -> bool:
        """Return whether at least one person who sits at the table is connected."""
        return any(map(self.is_here, table.people))

    def are_all_here(self, table: Table) -> bool:
        """Return whether all people who sit at the table are connected.

        Return False if no person sits there.
        """
        return bool(table.people) and all(map(self.is_here, table.people))

    def presence(self, name: str, table: Table) -> Presence:
        """Return the message about connected and absent players, and the number of spectators."""
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
        """Count a reaction. Raise `Refused` if there were too many within a short time.

        `person` is empty for spectators, who are counted together.
        """
        times, now = self._reactions.setdefault(person, deque()), monotonic()
        while times and times[0] < now - REACTING:
            times.popleft()
        if len(times) >= (MOST_REACTIONS if person else MOST_OF_SPECTATORS):
            raise Refused("too-fast")
        times.append(now)
