"""Peers: the other processes that serve the same store, and who is connected to them.

They tell each other over a bus what may be lost: that a table has gone on, who is where, what
must be shown at once and is stored nowhere. Each numbers what it tells of its people, so that
whoever missed something can ask for all of it.
"""

import asyncio
from collections import Counter, deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from time import monotonic
from typing import TypeAlias

import msgspec

from red7.service.hints_to_peers import Alive, Ask, Bye, Died, Everybody, Here, Hint, People
from red7.store.bus import LARGEST_HINT, Bus, LocalBus

HEARTBEAT = 1.0
FORGOTTEN = 4.0
"""Seconds after which a process that was not heard of is taken for gone."""
MOST_WAITING = 10_000
"""Hints that may wait to be told; those before them are left out."""

Hear: TypeAlias = Callable[[Hint | None], None]
"""Is given what others tell; None if something may have been lost."""

_hints = msgspec.json.Decoder(list[Hint])


@dataclass(slots=True)
class _Peer:
    number: int = -1
    tables: dict[str, People] = field(default_factory=dict)
    named: set[str] = field(default_factory=set)
    """The tables in those parts of everybody that have come."""
    heard: float = field(default_factory=monotonic)


class Peers:
    """What one process knows of the others."""

    def __init__(self, bus: Bus, owner: str) -> None:
        self.owner, self.is_alone = owner, isinstance(bus, LocalBus)
        self._bus = bus
        self._here: dict[str, People] = {}
        self._number = 0
        self._others: dict[str, _Peer] = {}
        self._outbox: deque[Hint] = deque(maxlen=MOST_WAITING)
        self._waiting = asyncio.Event()
        self._hear: Hear = lambda hint: None
        self._presence_changed: Callable[[str], None] = lambda table: None

    async def open(self, hear: Hear, presence_changed: Callable[[str], None]) -> None:
        """Begin to hear of the others."""
        self._hear, self._presence_changed = hear, presence_changed
        await self._bus.open(self._heard)
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
        """Tell again and again that this process lives, and forget those that do not."""
        while True:
            self.tell(Alive(self.owner, self._number, len(self._here)))
            await asyncio.sleep(HEARTBEAT)
            late = monotonic() - FORGOTTEN
            for owner in [each for each, peer in self._others.items() if peer.heard < late]:
                self.forget(owner)

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
        try:
            hints = _hints.decode(message)
        except ValueError:
            # A later release may say more than this one understands, and others anything.
            return
        for hint in hints:
            if hint.by != self.owner:
                self._take(hint)

    def _take(self, hint: Hint) -> None:
        if isinstance(hint, Bye | Died):
            self.forget(hint.by)
            self._hear(hint)
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
                if (number, tables) != (peer.number, len(peer.tables)):
                    self.tell(Ask(self.owner, by))
            case Ask(_, whom):
                if whom in ("", self.owner):
                    self._tell_everybody()
            case _:
                self._hear(hint)

    def _take_everybody(self, peer: _Peer, hint: Everybody) -> None:
        """Note a part of all who are connected to a process; with the last, who is not any more."""
        peer.named = {*hint.tables} | (set() if hint.is_first else peer.named)
        for table, people in hint.tables.items():
            self._note(peer, table, people)
        if hint.is_last:
            for table in [*peer.tables.keys() - peer.named]:
                self._note(peer, table, {})
            peer.number = hint.number

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
