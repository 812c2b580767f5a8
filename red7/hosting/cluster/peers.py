"""The other processes that serve the same store, and who is connected to them.

Processes send each other over a bus what may be lost: that a table has changed, who is connected,
and reactions, which are stored nowhere. Each numbers its messages about its people, so that a
process that missed one can ask for all of them.

A silent process may be dead, or cut off from the bus. The store decides: a process with connected
people notes there that it is alive. While the bus is down, or a process that is alive cannot be
heard, no process can know who is absent.
"""

import asyncio
from collections import Counter, deque
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass, field
from time import monotonic
from typing import TypeAlias

import msgspec

from red7.hosting.cluster.bus.protocol import LARGEST_MESSAGE, Bus, Died, ignored
from red7.hosting.cluster.peer_messages import (
    Alive,
    Ask,
    Bye,
    Everybody,
    Here,
    PeerMessage,
    People,
    parse_messages,
)

MAX_PEERS = 1000
"""Maximum number of other processes whose messages are read."""
OUTBOX_SIZE = 10_000
"""Maximum number of messages that wait to be sent; the oldest ones are dropped."""

Hear: TypeAlias = Callable[[PeerMessage | None], None]
"""Called with the messages of other processes; with None if some may have been lost."""


@dataclass(frozen=True, slots=True)
class PeerTimes:
    """How often processes say that they are alive, and how long that is believed."""

    heartbeat_s: float = 1.0
    alive_s: float = 3.0
    """How long a process counts as alive after it has noted so in the store."""
    silent_s: float = 4.0
    """The silence on the bus after which the store is asked whether a process lives."""


@dataclass(slots=True)
class _Peer:
    number: int = -1
    tables: dict[str, People] = field(default_factory=dict)
    named: set[str] = field(default_factory=set)
    """The tables named in the parts of `Everybody` that have come so far."""
    heard: float = field(default_factory=monotonic)
    is_complete: bool = False
    """Whether all its messages about its people have come."""


class Peers:
    """What one process knows of the other ones."""

    def __init__(self, bus: Bus, owner: str, times: PeerTimes) -> None:
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
        """When the store last could not tell who lives."""

    async def open(
        self, hear: Hear, presence_changed: Callable[[str], None], died: Died = ignored
    ) -> None:
        """Start to exchange messages with the other processes."""
        self._hear, self._presence_changed = hear, presence_changed
        await self._bus.open(self._heard, died)
        self.tell(Alive(self.owner, self._number, 0))
        self.tell(Ask(self.owner))

    async def close(self) -> None:
        """Tell the other processes that this one ends."""
        await self._bus.tell(msgspec.json.encode([Bye(self.owner)]))
        await self._bus.close()

    def tell(self, message: PeerMessage) -> None:
        """Send a message to all other processes, soon. It may be lost."""
        self._outbox.append(message)
        self._waiting.set()

    async def keep_telling(self) -> None:
        """Send the messages of the outbox as they come."""
        while True:
            await self._waiting.wait()
            self._waiting.clear()
            messages, self._outbox = self._outbox, deque(maxlen=OUTBOX_SIZE)
            for piece in _pieces(messages):
                await self._bus.tell(piece)

    async def keep_alive(self) -> None:
        """Say again and again that this process is alive."""
        while True:
            if self._is_impersonated:
                self._is_impersonated = False
                self._tell_everybody()
            self.tell(Alive(self.owner, self._number, len(self._here)))
            await asyncio.sleep(self.times.heartbeat_s)

    @property
    def has_people(self) -> bool:
        """Whether any person is connected to this process."""
        return bool(self._here)

    @property
    def certain_since(self) -> float | None:
        """Return since when a person who is not known to be connected anywhere is absent for
        certain (monotonic seconds), or None while that cannot be known."""
        since, linked = self._certain_since, self._bus.linked_since
        return None if since is None or linked is None or since < linked else since

    def excuse(self) -> None:
        """Give silent processes more time, since the store could not say whether they are alive."""
        self._excused = monotonic()

    def look(self, living: Collection[str], ended: Collection[str]) -> bool:
        """Remove the processes that have ended, or are silent and not known to be alive.

        `living` and `ended` are what the store says. Return whether absence has become certain
        or uncertain.
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
        """Note whether every process that may have people is heard, so that absence is certain."""
        linked = self._bus.linked_since
        found = [self._others.get(each) for each in self._others.keys() | {*living} - {self.owner}]
        if linked is None or not all(peer and peer.heard >= max(late, linked) for peer in found):
            self._certain_since = None
        elif self.certain_since is None and all(peer and peer.is_complete for peer in found):
            self._certain_since = now

    def set_here(self, table: str, people: People) -> None:
        """Send who is connected to this process at a table, if that has changed."""
        if self._here.get(table, {}) == people:
            return
        if people:
            self._here[table] = people
        else:
            del self._here[table]
        self._number += 1
        self.tell(Here(self.owner, self._number, table, people))

    def elsewhere(self, table: str) -> Counter[str]:
        """Return the connections of each person to the other processes at a table."""
        found: Counter[str] = Counter()
        for peer in self._others.values():
            found.update(peer.tables.get(table, {}))
        return found

    def remove(self, owner: str) -> None:
        """Remove a process that has ended, with the people who were connected to it."""
        if (peer := self._others.pop(owner, None)) is not None:
            for table in peer.tables:
                self._presence_changed(table)

    def _heard(self, message: bytes) -> None:
        if not message:
            self.tell(Ask(self.owner))
            self._hear(None)
            return
        # A later release may send more than this one knows, and other programs anything.
        for each in parse_messages(message):
            if each.by == self.owner:
                self._is_impersonated |= self._is_foreign(each)
            elif isinstance(each, Here | Everybody | Alive | Ask):
                self._take(each)
            else:
                self._hear(each)

    def _is_foreign(self, message: PeerMessage) -> bool:
        """Return whether a message in this process's name is false, numbers of heartbeats aside."""
        match message:
            case Here(_, number):
                return number > self._number
            case Everybody(_, number, tables):
                return number == self._number and not tables.items() <= self._here.items()
        return False

    def _take(self, message: Here | Everybody | Alive | Ask) -> None:
        if message.by not in self._others and len(self._others) >= MAX_PEERS:
            return
        peer = self._others.setdefault(message.by, _Peer())
        peer.heard = monotonic()
        match message:
            case Here(_, number, table, people):
                # A missed one is asked for with the next heartbeat.
                if number > peer.number:
                    self._note(peer, table, people)
                if number == peer.number + 1:
                    peer.number = number
            case Everybody():
                self._take_everybody(peer, message)
            case Alive(by, number, tables):
                peer.is_complete = (number, tables) == (peer.number, len(peer.tables))
                if not peer.is_complete:
                    self.tell(Ask(self.owner, by))
            case Ask(_, whom):
                if whom in ("", self.owner):
                    self._tell_everybody()

    def _take_everybody(self, peer: _Peer, message: Everybody) -> None:
        """Note a part of the people of a process; with the last part, remove the others."""
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

    def _tell_everybody(self) -> None:
        tables = [*self._here.items()]
        for start in range(0, max(1, len(tables)), TABLES_PER_MESSAGE):
            end = start + TABLES_PER_MESSAGE
            some = dict(tables[start:end])
            self.tell(Everybody(self.owner, self._number, some, start == 0, end >= len(tables)))


TABLES_PER_MESSAGE = 10
"""Tables per `Everybody`, so that it fits into a message of the bus."""


def _pieces(messages: deque[PeerMessage]) -> Iterator[bytes]:
    """Yield messages in pieces that are not too large for the bus."""
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
