"""One game table of a load test: all its seats, each with a WebSocket and a cookie of its own."""

import asyncio
import secrets
from random import Random
from time import perf_counter
from typing import NamedTuple

import msgspec

from red7.core import Rules
from red7.hosting.load.figures import Figures
from red7.hosting.load.http_client import Address, Caller, ask
from red7.hosting.load.ledger import Done, Ledger
from red7.hosting.load.messages import (
    Heard,
    Options,
    options_of,
    parse_heard,
    passing_version,
    turn_from,
)
from red7.hosting.load.pace import Pace
from red7.hosting.load.seat_socket import SeatSocket, connected
from red7.wire.messages import PROTOCOL
from red7.wire.serialize import rules_shape

NAMES = ("Ann", "Bob", "Cleo", "Dan")
FIRST_RETRY_S, LAST_RETRY_S = 0.05, 1.0
"""Seconds between attempts to reach the server, at first and at most."""
PING = b'{"type":"ping"}'
SETTINGS = {
    "clock": {"seconds": 0, "increment": None},
    "out_of_time": "bot",
    "help": "marks",
    "pause": 0,
    "stand_in": "random",
    "watching": True,
    "late": True,
    "public": False,
}


class _Command(NamedTuple):
    id: str
    seat: int
    text: bytes
    answer: "asyncio.Future[Heard]"


class _Next(NamedTuple):
    """What must happen next at the game table: a turn, a deal, or nothing."""

    version: int
    options: Options | None
    """The mover's options; None if a round is to be dealt or the match is over."""
    is_over: bool = False


class _Flight:
    """A move that some seats have not received yet."""

    def __init__(self, sent: float, seats: int) -> None:
        self.sent, self.missing, self.is_timed = sent, {*range(seats)}, True


class PlayedTable:
    """Plays one match after another with the same clients, and reconnects when the server fails."""

    def __init__(
        self,
        address: Address,
        callers: list[Caller],
        rules: Rules,
        figures: Figures,
        pace: Pace,
        seed: int,
    ) -> None:
        self._address, self._callers, self._rules = address, callers, rules
        self._figures, self._pace, self._random = figures, pace, Random(seed)
        self._sockets: list[SeatSocket | None] = [None] * len(callers)
        self._tasks: set[asyncio.Task[None]] = set()
        self._table, self._key = "", ""
        self._command: _Command | None = None
        self._next: _Next | None = None
        self._news = asyncio.Event()
        self._last = 0
        """The last version that was acknowledged."""
        self._flights: dict[int, _Flight] = {}
        self.ledgers: list[Ledger] = []
        self.leaving, self.is_ready, self.at_rest = False, False, False
        self._closed = False
        self.begin = asyncio.Event()

    async def play(self) -> None:
        """Play one match after another until the load test sets `leaving`."""
        try:
            for seat in range(len(self._callers)):
                await self._connect(seat)
            while not self.leaving:
                await self._open()
                await self._play_match()
            self.at_rest = True
        finally:
            self.close()

    def close(self) -> None:
        """Close all connections."""
        self._closed = True
        for task in self._tasks:
            task.cancel()
        for socket in self._sockets:
            if socket is not None:
                socket.close()

    def ping(self) -> None:
        """Send a ping for each seat, so that the server does not count the seat as disconnected."""
        for socket in self._sockets:
            if socket is not None:
                socket.say(PING)

    # Connections.

    async def _connect(self, seat: int) -> None:
        """Connect a seat, and retry until that succeeds."""
        wait = FIRST_RETRY_S
        while True:
            try:
                self._sockets[seat] = socket = await connected(
                    self._address,
                    self._callers[seat],
                    lambda message: self._hear(seat, message),
                    lambda socket: self._ended(seat, socket),
                )
                break
            except OSError as error:
                self._figures.problem = str(error)
                await asyncio.sleep(wait * self._random.uniform(0.5, 1))
                wait = min(wait * 2, LAST_RETRY_S)
        socket.say(msgspec.json.encode({"type": "hello", "protocol": PROTOCOL}))
        if self._table and (self._key or seat == 0):
            self._watch(seat)
        if self._command is not None and self._command.seat == seat:
            socket.say(self._command.text)

    def _ended(self, seat: int, socket: SeatSocket) -> None:
        if self._sockets[seat] is not socket:
            return
        self._sockets[seat] = None
        if self._closed:
            return
        self._figures.errors += 1
        # After it has reconnected, a seat is shown the table as it is, and not the moves it missed.
        self._flights.clear()
        self._news.set()
        task = asyncio.create_task(self._connect(seat))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _watch(self, seat: int) -> None:
        self._say(seat, type="watch", table=self._table, key=self._key)

    def _say(self, seat: int, /, **message: object) -> None:
        # A disconnected seat says what is needed after it has reconnected.
        if (socket := self._sockets[seat]) is not None:
            socket.say(msgspec.json.encode(message))

    # Messages from the server.

    def _hear(self, seat: int, message: bytes) -> None:
        if seat and (version := passing_version(message)) is not None:
            self._arrived(seat, version)
            return
        heard = parse_heard(message)
        match heard.type:
            case "accepted" | "refused":
                self._answered(heard)
            case "update" | "table" if heard.table == self._table:
                self._arrived(seat, heard.version, is_timed=heard.type == "update")
                self._look(seat, heard)
            case "options" if heard.version >= self._last and heard.table == self._table:
                self._wait_for(_Next(heard.version, options_of(heard)))
            case "seating" if heard.table == self._table and heard.links is not None:
                self._key = heard.links.invitation
                self._news.set()
            case "error":
                # A request may come too late, when the table has gone on; that is no error.
                self._figures.errors += heard.code != "behind"
                self._look_again(seat)

    def _look_again(self, seat: int) -> None:
        """Request the table's state after a pause, because a request has failed."""
        asyncio.get_running_loop().call_later(LAST_RETRY_S, self._watch, seat)

    def _arrived(self, seat: int, version: int, *, is_timed: bool = True) -> None:
        """Record that a seat has received a version of the game table.

        Once all seats have received a move, record how long that took. A move is not timed if a
        seat has missed its update. `is_timed` is False if the message shows the whole table, and so
        is no update.
        """
        for flown in [each for each in self._flights if each <= version]:
            flight = self._flights[flown]
            flight.missing.discard(seat)
            flight.is_timed = flight.is_timed and is_timed and flown == version
            if not flight.missing:
                del self._flights[flown]
                if flight.is_timed:
                    self._figures.arrive(perf_counter() - flight.sent)
                self._news.set()

    def _look(self, seat: int, heard: Heard) -> None:
        """Find out from a message what must happen next. Request whole turns if need be."""
        if heard.version < self._last:
            return
        frame = heard.last_frame
        if heard.match is not None and heard.match.over:
            self._wait_for(_Next(heard.version, None, is_over=True))
        elif frame is not None and frame.over:
            self._wait_for(_Next(heard.version, None))
        elif (options := options_of(heard)) is not None:
            if options.ways and not turn_is_known(options):
                where = {"table": self._table, "version": heard.version, "seat": seat}
                self._say(seat, type="explore", **where, steps=[])
            else:
                self._wait_for(_Next(heard.version, options))

    def _wait_for(self, following: _Next) -> None:
        self._next = following
        self._news.set()

    def _answered(self, heard: Heard) -> None:
        command = self._command
        if command is not None and command.id == heard.id and not command.answer.done():
            command.answer.set_result(heard)

    # Commands.

    async def _do(self, by: int, kind: str, /, **fields: object) -> Heard:
        """Send a command and return the answer: accepted or refused.

        The command is sent again after each reconnection until the answer comes.
        """
        number = secrets.token_hex(8)
        message = {"type": kind, "table": self._table, "id": number, **fields}
        answer = asyncio.get_running_loop().create_future()
        self._command = _Command(number, by, msgspec.json.encode(message), answer)
        if (socket := self._sockets[by]) is not None:
            socket.say(self._command.text)
        try:
            heard: Heard = await answer
        finally:
            self._command = None
        if heard.type == "refused":
            self._figures.errors += 1
        else:
            self._last = heard.version
        return heard

    async def _open(self) -> None:
        """Open a table, seat all players, and deal the first round."""
        wish = {
            "rules": rules_shape(self._rules),
            "seats": len(self._callers),
            "name": NAMES[0],
            "settings": SETTINGS,
        }
        self._table = ""
        while not self._table:
            try:
                given = self._address, self._callers[0], "POST", "/api/tables", wish
                answer = await asyncio.to_thread(ask, *given)
                if answer.status == 201:
                    self._table = str(msgspec.json.decode(answer.body)["table"])
                    break
                self._figures.errors += 1
                self._figures.problem = (
                    f"{answer.status} {answer.body[:200].decode(errors='replace')}"
                )
            except OSError as error:
                self._figures.problem = str(error)
            await asyncio.sleep(LAST_RETRY_S * self._random.uniform(0.5, 1))
        self._key, self._next, self._last = "", None, 0
        self._flights.clear()
        self.ledgers.append(Ledger(self._callers[0], self._table))
        self._watch(0)
        while not self._key:
            self._news.clear()
            await self._news.wait()
        for seat in range(1, len(self._callers)):
            self._watch(seat)
            sit = {"seat": seat, "name": NAMES[seat], "key": self._key}
            while (await self._do(seat, "sit", **sit)).type == "refused":
                await asyncio.sleep(LAST_RETRY_S)
        while (await self._do(0, "next", version=self._last or 1)).type == "refused":
            await asyncio.sleep(LAST_RETRY_S)

    async def _play_match(self) -> None:
        """Play a match to its end, or until the load test sets `leaving`."""
        ledger = self.ledgers[-1]
        while True:
            following = await self._following()
            if following.is_over:
                ledger.is_over = True
                return
            if self.leaving:
                return
            if following.options is None:
                await self._go_on(0, "next", version=following.version)
                continue
            await self._pace.turn()
            if not self.leaving:
                await self._move(ledger, following.version, following.options)

    async def _following(self) -> _Next:
        """Wait until all seats have received the last move. Return what must happen next."""
        while True:
            found = self._next
            if found is not None and found.version >= self._last and not self._flights:
                self.is_ready = True
                await self.begin.wait()
                return found
            self._news.clear()
            await self._news.wait()

    async def _move(self, ledger: Ledger, version: int, options: Options) -> None:
        seat, steps = options.seat, turn_from(options, self._random)
        sent = perf_counter()
        if None not in self._sockets:
            self._flights[version + 1] = _Flight(sent, len(self._sockets))
        ledger.pending = [Done(seat, step) for step in steps]
        if await self._go_on(seat, "play", version=version, seat=seat, steps=steps):
            self._figures.acknowledge(perf_counter() - sent)
            ledger.acknowledge(self._last, seat, steps)
        else:
            self._flights.pop(version + 1, None)
        ledger.pending = []

    async def _go_on(self, by: int, kind: str, /, **fields: object) -> bool:
        """Send a command, and return whether it was accepted.

        If it was refused, request the table's state for each seat.
        """
        self._next = None
        if (await self._do(by, kind, **fields)).type == "accepted":
            return True
        await asyncio.sleep(FIRST_RETRY_S)
        for seat in range(len(self._callers)):
            self._watch(seat)
        return False


def turn_is_known(options: Options) -> bool:
    """Return whether the options in an update include a turn that keeps the mover in the round."""
    return bool(options.turns) or any(
        choice.finish is not None and choice.outcome is not None and choice.outcome.stays
        for choice in options.choices
    )
