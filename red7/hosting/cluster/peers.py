"""The other server processes of a cluster, and the people connected to them.

The processes tell each other over a bus that a table has changed, which people are connected, and
which reactions were sent. Messages may be lost. A process numbers its messages about connected
people, so that another process that missed one can ask for the whole list.

A process that sends nothing may be dead, or cut off from the bus. The store tells which: a process
with connected people regularly notes there that it is alive. While the bus is down, or a process is
alive but cut off, the others do not know for certain which people are absent.
"""

import asyncio
from collections import Counter, deque
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass, field
from time import monotonic
from typing import TypeAlias

import msgspec

from red7.hosting.cluster.bus.protocol import LARGEST_MESSAGE, Bus, Died, ignored
from red7.hosting.cluster.heartbeats import HeartbeatTimes
from red7.hosting.cluster.peer_messages import (
    Alive,
    AllPeople,
    Ask,
    Bye,
    Here,
    PeerMessage,
    People,
    parse_messages,
)

MAX_PEERS = 1000
"""Maximum number of other processes whose messages are read."""
OUTBOX_SIZE = 10_000
"""Maximum number of messages that wait to be sent; beyond it, the oldest ones are dropped."""

Hear: TypeAlias = Callable[[PeerMessage | None], None]
"""Called with each message of another process, or with None if messages may have been lost."""


@dataclass(slots=True)
class _Peer:
    number: int = -1
    tables: dict[str, People] = field(default_factory=dict)
    named: set[str] = field(default_factory=set)
    """The tables in those parts of the `AllPeople` list that have arrived so far."""
    heard: float = field(default_factory=monotonic)
    is_complete: bool = False
    """Whether all messages of the process about its people have arrived."""


class Peers:
    """What one process of a cluster knows of the other processes and the people connected there."""

    def __init__(self, bus: Bus, owner: str, times: HeartbeatTimes) -> None:
        self.owner, self.times = owner, times
        self._bus = bus
        self._here: dict[str, People] = {}
        self._number = 0
        self._is_impersonated = False
        self._others: dict[str, _Peer] = {}
        self._outbox: deque[PeerMessage] = deque(maxlen=OUTBOX_SIZE)
        self._waiting = asyncio.Event()
        self._hear: Hear = lambda message: None
        self._presence_changed: Callable[[str], None] = lambda table: None
        self._certain_since: float | None = None
        self._was_certain = False
        self._excused = 0.0
        """When the store last failed to say which processes are alive, in monotonic seconds."""

    async def open(
        self, hear: Hear, presence_changed: Callable[[str], None], died: Died = ignored
    ) -> None:
        """Start to exchange messages with the other processes."""
        self._hear, self._presence_changed = hear, presence_changed
        await self._bus.open(self._heard, died)
        self.tell(Alive(self.owner, self._number, 0))
        self.tell(Ask(self.owner))

    async def close(self) -> None:
        """Tell the other processes that this one ends, and close the bus."""
        await self._bus.tell(msgspec.json.encode([Bye(self.owner)]))
        await self._bus.close()

    def tell(self, message: PeerMessage) -> None:
        """Queue a message to all other processes. It may be lost."""
        self._outbox.append(message)
        self._waiting.set()

    async def keep_telling(self) -> None:
        """Send queued messages until cancelled."""
        while True:
            await self._waiting.wait()
            self._waiting.clear()
            messages, self._outbox = self._outbox, deque(maxlen=OUTBOX_SIZE)
            for piece in _pieces(messages):
                await self._bus.tell(piece)

    async def send_heartbeats(self) -> None:
        """Send heartbeats until cancelled."""
        while True:
            if self._is_impersonated:
                self._is_impersonated = False
                self._send_all_people()
            self.tell(Alive(self.owner, self._number, len(self._here)))
            await asyncio.sleep(self.times.interval_s)

    @property
    def has_people(self) -> bool:
        """Whether any person is connected to this process."""
        return bool(self._here)

    @property
    def certain_since(self) -> float | None:
        """The time since which the connections to all processes are known, in monotonic seconds.

        Since then, a person without a known connection is certainly absent. It is None while some
        connections may be unknown.
        """
        since, linked = self._certain_since, self._bus.linked_since
        return None if since is None or linked is None or since < linked else since

    def excuse(self) -> None:
        """Give silent processes more time, because the store could not be read."""
        self._excused = monotonic()

    def look(self, living: Collection[str], ended: Collection[str]) -> bool:
        """Remove the processes that have ended, and silent processes that are not alive.

        `living` and `ended` name the processes that are alive and those that have ended, according
        to the store. Return whether `certain_since` has just become None or stopped being None.
        """
        now = monotonic()
        late = now - self.times.silent_s
        for owner, peer in [*self._others.items()]:
            is_silent = max(peer.heard, self._excused) < late
            if owner in ended or (is_silent and owner not in living):
                self.remove(owner)
        self._note_certainty(living, now, late)
        was_certain, self._was_certain = self._was_certain, self.certain_since is not None
        return was_certain != self._was_certain

    def _note_certainty(self, living: Collection[str], now: float, late: float) -> None:
        """Update `certain_since`, which needs recent messages from all processes with people."""
        linked = self._bus.linked_since
        found = [self._others.get(each) for each in self._others.keys() | {*living} - {self.owner}]
        if linked is None or not all(peer and peer.heard >= max(late, linked) for peer in found):
            self._certain_since = None
        elif self.certain_since is None and all(peer and peer.is_complete for peer in found):
            self._certain_since = now

    def set_here(self, table: str, people: People) -> None:
        """Store who at a table is connected to this process; if that changed, tell the others."""
        if self._here.get(table, {}) == people:
            return
        if people:
            self._here[table] = people
        else:
            del self._here[table]
        self._number += 1
        self.tell(Here(self.owner, self._number, table, people))

    def elsewhere(self, table: str) -> Counter[str]:
        """Return the people at a table who are connected to other processes.

        Each person is counted once for each connection.
        """
        found: Counter[str] = Counter()
        for peer in self._others.values():
            found.update(peer.tables.get(table, {}))
        return found

    def remove(self, owner: str) -> None:
        """Remove a process that has ended, and the people who were connected to it."""
        if (peer := self._others.pop(owner, None)) is not None:
            for table in peer.tables:
                self._presence_changed(table)

    def _heard(self, message: bytes) -> None:
        if not message:
            self.tell(Ask(self.owner))
            self._hear(None)
            return
        # A later release may send unknown messages, and other programs may send anything.
        for each in parse_messages(message):
            if each.by == self.owner:
                self._is_impersonated |= self._is_foreign(each)
            elif isinstance(each, Here | AllPeople | Alive | Ask):
                self._take(each)
            else:
                self._hear(each)

    def _is_foreign(self, message: PeerMessage) -> bool:
        """Return whether a message under this process's name was sent by another program.

        Heartbeats are not checked.
        """
        match message:
            case Here(_, number):
                return number > self._number
            case AllPeople(_, number, tables):
                return number == self._number and not tables.items() <= self._here.items()
        return False

    def _take(self, message: Here | AllPeople | Alive | Ask) -> None:
        if message.by not in self._others and len(self._others) >= MAX_PEERS:
            return
        peer = self._others.setdefault(message.by, _Peer())
        peer.heard = monotonic()
        match message:
            case Here(_, number, table, people):
                # After a gap in the numbers, the next heartbeat leads to a request for all people.
                if number > peer.number:
                    self._note(peer, table, people)
                if number == peer.number + 1:
                    peer.number = number
            case AllPeople():
                self._take_all_people(peer, message)
            case Alive(by, number, tables):
                peer.is_complete = (number, tables) == (peer.number, len(peer.tables))
                if not peer.is_complete:
                    self.tell(Ask(self.owner, by))
            case Ask(_, whom):
                if whom in ("", self.owner):
                    self._send_all_people()

    def _take_all_people(self, peer: _Peer, message: AllPeople) -> None:
        """Store one part of the list of people who are connected to another process.

        After the last part, remove the tables that were in no part.
        """
        peer.named = {*message.tables} | (set() if message.is_first else peer.named)
        for table, people in message.tables.items():
            self._note(peer, table, people)
        if message.is_last:
            for table in [*peer.tables.keys() - peer.named]:
                self._note(peer, table, {})
            peer.number, peer.is_complete = message.number, True

    def _note(self, peer: _Peer, table: str, people: People) -> None:
        if peer.tables.get(table, {}) == people:
            return
        if people:
            peer.tables[table] = people
        else:
            del peer.tables[table]
        self._presence_changed(table)

    def _send_all_people(self) -> None:
        tables = [*self._here.items()]
        for start in range(0, max(1, len(tables)), TABLES_PER_MESSAGE):
            end = start + TABLES_PER_MESSAGE
            some = dict(tables[start:end])
            self.tell(AllPeople(self.owner, self._number, some, start == 0, end >= len(tables)))


TABLES_PER_MESSAGE = 10
"""Maximum tables in one `AllPeople`, so that it fits into a bus message."""


def _pieces(messages: deque[PeerMessage]) -> Iterator[bytes]:
    """Join messages into pieces that are small enough for the bus, and yield the pieces."""
    some: list[bytes] = []
    size = 2
    for message in messages:
        data = msgspec.json.encode(message)
        if some and size + len(data) + 1 > LARGEST_MESSAGE:
            yield b"[" + b",".join(some) + b"]"
            some, size = [], 2
        some.append(data)
        size += len(data) + 1
    if some:
        yield b"[" + b",".join(some) + b"]"
