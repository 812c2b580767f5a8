"""Dispatch: carries out the messages of a client and answers them, over any transport."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from time import perf_counter
from typing import Protocol

from red7 import __version__
from red7.core import IllegalStep, Red7Error, Turn
from red7.live.compute.protocol import WorkFailed
from red7.live.compute.table_jobs import Exploration, options_bytes
from red7.live.limits.flood_guard import FloodGuard, is_command
from red7.live.limits.rate_limits import Kind, TooManyRequests
from red7.live.limits.requester import Requester
from red7.live.live_table import Acknowledge, LiveTable
from red7.live.seating_commands import seating_command
from red7.live.services import Services
from red7.live.store import StorageFailed, Uncertain
from red7.notation import parse_step
from red7.table import DealRound, PlayTurn, Refused, Request, senders
from red7.table.decide_turns import seen_at
from red7.table.settings import Help
from red7.wire.close_codes import CloseCode
from red7.wire.messages import (
    PROTOCOL,
    Accepted,
    Answer,
    BadMessage,
    ErrorMessage,
    Explore,
    Hello,
    HintRequest,
    Hints,
    NextRequest,
    Ping,
    PlayRequest,
    Pong,
    RefusedMessage,
    Watch,
    Welcome,
    answer_bytes,
    parse_request,
)
from red7.wire.messages import Request as ClientRequest
from red7.wire.problems import problem_of
from red7.wire.seating_messages import ReactRequest, SeatingRequest, SitRequest
from red7.wire.serialize import refusal_shape
from red7.wire.shapes import StepName

MAX_COMMAND_ID_CHARACTERS = 64


class CloseConnection(Exception):
    """Raised to end a client's connection, with a close code and a reason."""

    def __init__(self, code: CloseCode, reason: str) -> None:
        super().__init__(reason)
        self.code, self.reason = code, reason


class ConnectionCheck(Protocol):
    """The transport's check whether a client is still connected."""

    @property
    def silent_s(self) -> float:
        """The seconds since something was last received from the client."""

    def switch(self, *, is_on: bool) -> None:
        """Check the connection again and again from now on, or stop doing so."""

    def expect(self, within_s: int) -> None:
        """Expect the client's next ping within some seconds; 0 means that it may take its time."""


class NoCheck:
    """The check of a connection that cannot be lost."""

    silent_s = 0.0

    def switch(self, *, is_on: bool) -> None:
        """Do nothing."""

    def expect(self, within_s: int) -> None:
        """Do nothing."""


class ClientSession:
    """The session of one connected client: its person, and the table that it watches."""

    def __init__(
        self,
        services: Services,
        digest: str,
        send: Callable[[bytes], None],
        who: Requester | None = None,
        check: ConnectionCheck | None = None,
    ) -> None:
        self.person, self.digest = "", digest
        self._services, self._send = services, send
        self._check: ConnectionCheck = check or NoCheck()
        self._guard = FloodGuard(services.rates, who or Requester(token=digest))
        self._question: asyncio.Task[bytes] | None = None
        self._is_lost = self._welcome = False
        self._watched: LiveTable | None = None
        self.key, self._is_program = "", False
        self._hinting: set[asyncio.Task[None]] = set()

    @property
    def is_welcome(self) -> bool:
        """Whether the server has accepted the client's hello."""
        return self._welcome

    def say(self, answer: Answer) -> None:
        """Send a message to the client, without waiting."""
        self._send(answer_bytes(answer))

    def show(self, message: bytes) -> None:
        self._send(message)

    @property
    def silent_s(self) -> float:
        return self._check.silent_s

    def check_connection(self, *, is_on: bool) -> None:
        self._check.switch(is_on=is_on)

    async def hear(self, text: str) -> None:
        """Carry out a client's message, or answer with an error.

        Raise `CloseConnection` if the connection must end.
        """
        try:
            request = self._parsed(text)
            if self._is_lost and not is_command(request):
                return
            self._count(request)
            if not self._welcome and not isinstance(request, Hello):
                raise BadMessage("the first message must be a hello")
            if not self.person and not isinstance(request, Hello | Ping):
                # The token points to a person as soon as its owner has started a game.
                with self._leaving_on_failure():
                    await self._become(await self._services.people.person_of(self.digest))
            match request:
                case Hello(protocol, program):
                    self._greet(protocol)
                    self._is_program = program
                case Watch(table, key):
                    await self._watch(table, key)
                case PlayRequest() | NextRequest():
                    await self._carry_out(request)
                case ReactRequest(table, reaction):
                    with await self._services.tables.at(table, self.person, self.key) as live:
                        live.react(self.person, reaction)
                case Explore():
                    await self._explore(request)
                case HintRequest():
                    await self._hint(request)
                case Ping(within):
                    self._check.expect(within)
                    self.say(Pong())
                case _:
                    await self._seat(request)
        except TooManyRequests as error:
            if not error.is_told:
                self.fail(error)
            await self._slow_down(error)
        except Red7Error as error:
            self.fail(error)

    async def count_unread(self) -> None:
        """Count a message that was refused unread, for example because it was too large.

        Raise `CloseConnection` if the client has sent too many of them.
        """
        try:
            self._guard.count_malformed()
        except TooManyRequests as error:
            self.fail(error)
            await self._slow_down(error)

    def _parsed(self, text: str) -> ClientRequest:
        """Return the request in a client's message.

        Raise `BadMessage` if the message contains none, or `TooManyRequests` after many such
        messages.
        """
        try:
            return parse_request(text)
        except BadMessage:
            self._guard.count_malformed()
            raise

    def _count(self, request: ClientRequest) -> None:
        """Count a request. Raise `TooManyRequests` if it exceeds a rate limit.

        If the request is a command, first send the client a refusal with the command's id.
        """
        try:
            self._guard.count(request)
        except TooManyRequests as error:
            if (command_id := getattr(request, "id", None)) is not None:
                self._refuse(command_id, error)
                error.is_told = True
            raise

    async def _slow_down(self, error: TooManyRequests) -> None:
        """Delay a client that sends too many requests.

        Raise `CloseConnection` if the client continues in spite of many refusals.
        """
        if self._is_lost:
            return
        if self._guard.is_refused_too_often():
            self._services.metrics.refused(TooManyRequests(error.wait, Kind.REFUSED))
            raise CloseConnection(CloseCode.FLOODING, problem_of(error).message)
        await self._guard.pause(error)

    def lose(self) -> None:
        """Note that the client has disconnected.

        Its commands are still carried out, but its questions are not answered any more.
        """
        self._is_lost = True
        if self._question is not None:
            self._question.cancel()

    def close(self) -> None:
        """End the session: leave the table, and cancel the client's pending hints."""
        self._leave_table()
        self._services.people.unregister(self.person, self)
        for task in self._hinting:
            task.cancel()

    def fail(self, error: Red7Error) -> str:
        """Send an error message to the client, and return its text."""
        problem = problem_of(error)
        self._services.metrics.refused(error)
        self.say(ErrorMessage(problem.code, problem.message, problem.values))
        return problem.message

    def _greet(self, protocol: int) -> None:
        if protocol != PROTOCOL:
            sentence = self.fail(Refused("protocol", ours=PROTOCOL, yours=protocol))
            raise CloseConnection(CloseCode.BAD_PROTOCOL, sentence)
        self._welcome = True
        self.say(Welcome(PROTOCOL, __version__))

    async def _become(self, person: str) -> None:
        """Set the person of the client, and show the client's table again as that person sees it.

        An empty string means that the client's token belongs to no person.
        """
        if person == self.person:
            return
        watched, people = self._watched, self._services.people
        self._leave_table()
        people.unregister(self.person, self)
        self.person = person
        if person:
            people.register(person, self)
        if watched is not None:
            await self._watch(watched.name, self.key)

    async def lose_person(self, why: Refused) -> None:
        self.fail(why)
        # Without a person, the client may no longer see a table that is not public.
        with suppress(Red7Error):
            await self._become("")

    async def _watch(self, name: str, key: str) -> None:
        self._leave_table()
        self.key = key
        with self._leaving_on_failure():
            table = await self._services.tables.at(name, self.person, key)
            # `_leave_table` exits this context. An `ExitStack` would take a kilobyte.
            live = self._watched = table.__enter__()
            try:
                await live.watch(self)
            except BaseException:
                self._leave_table()
                raise
        live.autopilot.wake()

    @contextmanager
    def _leaving_on_failure(self) -> Iterator[None]:
        """Close the connection if the store or a worker fails inside the `with` block.

        The client then reconnects. If it stayed connected without a table, it would wait forever.
        """
        try:
            yield
        except (StorageFailed, WorkFailed) as error:
            raise CloseConnection(CloseCode.FAILED, self.fail(error)) from None

    def stop_watching(self, why: Refused) -> None:
        self.fail(why)
        self._leave_table()

    def _leave_table(self) -> None:
        if self._watched is not None:
            watched, self._watched = self._watched, None
            watched.leave(self)
            watched.__exit__()

    async def _carry_out(self, request: PlayRequest | NextRequest) -> None:
        """Play a turn or deal a round, and tell the client whether it was stored or refused."""
        is_new = False
        try:
            acknowledge = self._acknowledging(request.id)
            with await self._services.tables.at(request.table, self.person) as live:
                by = senders.person(self.person)
                is_new = await live.play(by, request.id, _request(request), acknowledge)
        except Red7Error as error:
            self._refuse(request.id, error)
        finally:
            self._guard.settle_move(is_new=is_new)

    def _acknowledging(self, command_id: str) -> Acknowledge:
        """Return a callback that acknowledges the command with an id to the client.

        Call this when the command arrives: the callback also records the seconds since then.
        Raise `Refused` if the id is empty or too long.
        """
        if not 0 < len(command_id) <= MAX_COMMAND_ID_CHARACTERS:
            raise Refused("bad-id", most=MAX_COMMAND_ID_CHARACTERS)
        began = perf_counter()

        def acknowledge(version: int) -> None:
            self.say(Accepted(command_id, version))
            self._services.metrics.acknowledgements.observe(perf_counter() - began)

        return acknowledge

    async def _seat(self, request: SeatingRequest) -> None:
        """Carry out a command about seats, and tell the client whether it was stored or refused."""
        try:
            acknowledge = self._acknowledging(request.id)
            key = request.key if isinstance(request, SitRequest) else ""
            with await self._services.tables.at(request.table, self.person, key) as live:
                if isinstance(request, SitRequest):
                    live.check_may_sit(self.person, key)
                    # A client that sits down needs a person, to whom the seat belongs.
                    await self._become(await self._services.people.enrolled(self.digest))
                await live.seat(
                    senders.person(self.person),
                    request.id,
                    seating_command(request, live.table, self.person, program=self._is_program),
                    acknowledge,
                )
        except Red7Error as error:
            self._refuse(request.id, error)

    def _refuse(self, command_id: str, error: Red7Error) -> None:
        if isinstance(error, Uncertain):
            # The command may be stored: the client reconnects and sends it again with its id.
            raise CloseConnection(CloseCode.FAILED, self.fail(error)) from None
        problem = problem_of(error)
        self._services.metrics.refused(error)
        refusal = refusal_shape(error.refusal) if isinstance(error, IllegalStep) else None
        command_id = command_id[:MAX_COMMAND_ID_CHARACTERS]
        self.say(RefusedMessage(command_id, problem.code, problem.message, refusal, problem.values))

    async def _explore(self, request: Explore) -> None:
        with await self._services.tables.at(request.table, self.person) as live:
            seen = seen_at(live.table, self.person, request.version, request.seat)
            told = live.table.tells_outcomes
        using = None if request.using is None else parse_step(request.using)
        asked = Exploration(_steps(request.steps), request.skip, using, request.most, told)
        work = self._services.workers.run_query(
            options_bytes, request.table, request.version, seen, asked, request.using
        )
        self._question = asyncio.create_task(work)
        try:
            self.show(await self._question)
        except asyncio.CancelledError:
            # Go on if `lose` cancelled only the question; stop if this task is cancelled, too.
            if not self._question.cancelled() or _is_being_cancelled():
                self._question.cancel()
                raise
        finally:
            self._question = None

    async def _hint(self, request: HintRequest) -> None:
        with await self._services.tables.at(request.table, self.person) as live:
            seen = seen_at(live.table, self.person, request.version, request.seat)
            if live.table.help is not Help.HINTS:
                raise Refused("no-hints")
        if len(self._hinting) >= self._services.settings.hints.max_pending_per_client:
            raise Refused("busy")

        async def think() -> None:
            try:
                found = await self._services.workers.hints(seen)
                self.say(Hints(request.table, request.version, request.seat, found))
            except Red7Error as error:
                self.fail(error)

        task = asyncio.create_task(think())
        self._hinting.add(task)
        task.add_done_callback(self._hinting.discard)


def _is_being_cancelled() -> bool:
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0


def _request(message: PlayRequest | NextRequest) -> Request:
    """Return the turn or the deal that a message asks for.

    Raise `BadText` if a step cannot be parsed.
    """
    if isinstance(message, PlayRequest):
        return PlayTurn(message.version, message.seat, _steps(message.steps))
    return DealRound(message.version)


def _steps(names: list[StepName]) -> Turn:
    return tuple(map(parse_step, names))
