"""Peers: the other processes that serve the same store, and who is connected to them.

They tell each other over a bus what may be lost: that a table has gone on, who is where, what
must be shown at once and is stored nowhere. Each numbers what it tells of its people, so that
whoever missed something can ask for all of it.

A process that says nothing may be dead, or cut off from the bus. The store decides: a process that
has people connected notes there that it lives. While the bus is down, or a process that lives
cannot be heard, nobody can know who is absent.
"""

import asyncio
from collections import Counter, deque
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass, field
from time import monotonic
from typing import TypeAlias

import msgspec

from red7.hosting.cluster.bus import LARGEST_HINT, Bus, Died, LocalBus, ignored
from red7.hosting.cluster.peer_messages import (
    Alive,
    Ask,
    Bye,
    Everybody,
    Here,
    Hint,
    People,
    parse_hints,
)

MOST_PEERS = 1000
"""Maximum number of other processes that are listened to."""
MOST_WAITING = 10_000
"""Hints that may wait to be told; those before them are left out."""

Hear: TypeAlias = Callable[[Hint | None], None]
"""Is given what others tell; None if something may have been lost."""


@dataclass(frozen=True, slots=True)
class PeerTimes:
    """How often processes tell each other that they live, and how long that is believed."""

    heartbeat_s: float = 1.0
    alive_s: float = 3.0
    """How long a process counts as alive after it has noted so in the store."""
    forgotten_s: float = 4.0
    """The silence on the bus after which the store is asked whether a process lives."""


USUAL_TIMES = PeerTimes()


@dataclass(slots=True)
class _Peer:
    number: int = -1
    tables: dict[str, People] = field(default_factory=dict)
    named: set[str] = field(default_factory=set)
    """The tables in those parts of everybody that have come."""
    heard: float = field(default_factory=monotonic)
    is_complete: bool = False
    """Whether all that it has told of its people has come."""


class Peers:
    """What one process knows of the others."""

    def __init__(self, bus: Bus, owner: str, times: PeerTimes = USUAL_TIMES) -> None:
        self.owner, self.is_alone, self.times = owner, isinstance(bus, LocalBus), times
        self._bus = bus
        self._here: dict[str, People] = {}
        self._number = 0
        self._is_impersonated = False
        self._others: dict[str, _Peer] = {}
        self._outbox: deque[Hint] = deque(maxlen=MOST_WAITING)
        self._waiting = asyncio.Event()
        self._hear: Hear = lambda hint: None
        self._presence_changed: Callable[[str], None] = lambda table: None
        self._certain_since: float | None = None
        self._was_certain = False
        self._excused = 0.0
        """When the store last could not tell who lives."""

    async def open(
        self, hear: Hear, presence_changed: Callable[[str], None], died: Died = ignored
    ) -> None:
        """Begin to hear of the others."""
        self._hear, self._presence_changed = hear, presence_changed
        await self._bus.open(self._heard, died)
        self.tell(Alive(self.owner, self._number, 0))
        self.tell(Ask(self.owner))

    async def close(self) -> None:
        """Take leave of the others."""
        if not self.is_alone:
            await self._bus.tell(msgspec.json.encode([Bye(self.owner)]))
        await self._bus.close()

    def tell(self, hint: Hint) -> None:
        """Tell all others something, soon, unless it is lost."""
        if not self.is_alone:
            self._outbox.append(hint)
            self._waiting.set()

    async def keep_telling(self) -> None:
        """Tell what is to be told, as it comes."""
        while True:
            await self._waiting.wait()
            self._waiting.clear()
            hints, self._outbox = self._outbox, deque(maxlen=MOST_WAITING)
            for message in _messages(hints):
                await self._bus.tell(message)

    async def keep_alive(self) -> None:
        """Tell again and again that this process lives."""
        while True:
            if self._is_impersonated:
                self._is_impersonated = False
                self._tell_everybody()
            self.tell(Alive(self.owner, self._number, len(self._here)))
            await asyncio.sleep(self.times.heartbeat_s)

    @property
    def has_people(self) -> bool:
        """Whether anybody is connected to this process."""
        return bool(self._here)

    @property
    def certain_since(self) -> float | None:
        """Return since when a person who is not known to be connected anywhere is absent for
        certain (monotonic seconds), or None while that cannot be known."""
        if self.is_alone:
            return 0.0
        since, linked = self._certain_since, self._bus.linked_since
        return None if since is None or linked is None or since < linked else since

    def excuse(self) -> None:
        """Give silent processes more time, since the store could not tell whether they live."""
        self._excused = monotonic()

    def look(self, living: Collection[str], ended: Collection[str]) -> bool:
        """Forget the processes that have ended, or are silent and not known to live.

        `living` and `ended` are what the store knows. Return whether absence has become certain
        or uncertain.
        """
        now = monotonic()
        late = now - self.times.forgotten_s
        for owner, peer in [*self._others.items()]:
            is_silent = max(peer.heard, self._excused) < late
            if owner in ended or (is_silent and owner not in living):
                self.forget(owner)
        self._note_certainty(living, now, late)
        was_certain, self._was_certain = self._was_certain, self.certain_since is not None
        return was_certain != self._was_certain

    def _note_certainty(self, living: Collection[str], now: float, late: float) -> None:
        """Absence is certain while every process that may have people is heard."""
        linked = self._bus.linked_since
        found = [self._others.get(each) for each in self._others.keys() | {*living} - {self.owner}]
        if linked is None or not all(peer and peer.heard >= max(late, linked) for peer in found):
            self._certain_since = None
        elif self.certain_since is None and all(peer and peer.is_complete for peer in found):
            self._certain_since = now

    def set_here(self, table: str, people: People) -> None:
        """Tell who is connected to this process at a table, if that has changed."""
        if self._here.get(table, {}) == people:
            return
        if people:
            self._here[table] = people
        else:
            del self._here[table]
        self._number += 1
        self.tell(Here(self.owner, self._number, table, people))

    def elsewhere(self, table: str) -> Counter[str]:
        """Who is connected to the other processes at a table, with their connections."""
        found: Counter[str] = Counter()
        for peer in self._others.values():
            found.update(peer.tables.get(table, {}))
        return found

    def forget(self, owner: str) -> None:
        """A process is gone, and all who were connected to it."""
        if (peer := self._others.pop(owner, None)) is not None:
            for table in peer.tables:
                self._presence_changed(table)

    def _heard(self, message: bytes) -> None:
        if not message:
            self.tell(Ask(self.owner))
            self._hear(None)
            return
        # A later release may say more than this one understands, and others anything.
        for hint in parse_hints(message):
            if hint.by == self.owner:
                self._is_impersonated |= self._is_foreign(hint)
            elif isinstance(hint, Here | Everybody | Alive | Ask):
                self._take(hint)
            else:
                self._hear(hint)

    def _is_foreign(self, hint: Hint) -> bool:
        """Return whether a hint in the name of this process makes others believe what is not so,
        and the numbers of heartbeats would not tell them."""
        match hint:
            case Here(_, number):
                return number > self._number
            case Everybody(_, number, tables):
                return number == self._number and not tables.items() <= self._here.items()
        return False

    def _take(self, hint: Here | Everybody | Alive | Ask) -> None:
        if hint.by not in self._others and len(self._others) >= MOST_PEERS:
            return
        peer = self._others.setdefault(hint.by, _Peer())
        peer.heard = monotonic()
        match hint:
            case Here(_, number, table, people):
                # One that was missed is asked for with the next heartbeat.
                if number > peer.number:
                    self._note(peer, table, people)
                if number == peer.number + 1:
                    peer.number = number
            case Everybody():
                self._take_everybody(peer, hint)
            case Alive(by, number, tables):
                peer.is_complete = (number, tables) == (peer.number, len(peer.tables))
                if not peer.is_complete:
                    self.tell(Ask(self.owner, by))
            case Ask(_, whom):
                if whom in ("", self.owner):
                    self._tell_everybody()

    def _take_everybody(self, peer: _Peer, hint: Everybody) -> None:
        """Note a part of all who are connected to a process; with the last, who is not any more."""
        peer.named = {*hint.tables} | (set() if hint.is_first else peer.named)
        for table, people in hint.tables.items():
            self._note(peer, table, people)
        if hint.is_last:
            for table in [*peer.tables.keys() - peer.named]:
                self._note(peer, table, {})
            peer.number, peer.is_complete = hint.number, True

    def _note(self, peer: _Peer, table: str, people: People) -> None:
        if peer.tables.get(table, {}) == people:
            return
        if people:
            peer.tables[table] = people
        else:
            del peer.tables[table]
        self._presence_changed(table)

    def _tell_everybody(self) -> None:
        tables = [*self._here.items()]
        for start in range(0, max(1, len(tables)), TABLES_A_HINT):
            end = start + TABLES_A_HINT
            some = dict(tables[start:end])
            self.tell(Everybody(self.owner, self._number, some, start == 0, end >= len(tables)))


TABLES_A_HINT = 10
"""A hint must not be larger than a message."""


def _messages(hints: deque[Hint]) -> Iterator[bytes]:
    """Some hints as messages, none of them too large."""
    some: list[bytes] = []
    size = 2
    for hint in hints:
        data = msgspec.json.encode(hint)
        if some and size + len(data) + 1 > LARGEST_HINT:
            yield b"[" + b",".join(some) + b"]"
            some, size = [], 2
        some.append(data)
        size += len(data) + 1
    if some:
        yield b"[" + b",".join(some) + b"]"
