"""What a client says, and what is done about it."""

import asyncio

from red7.core import IllegalStep, Red7Error, Seat, Turn, View, preview, view
from red7.notation import BadText, parse_step, refusal_sentence, step_name
from red7.server.web.connection import BAD_PROTOCOL, FAILED, Client, Leave
from red7.server.web.lobby_routes import RELEASE
from red7.service.live_table import Decide, LiveTable
from red7.service.new_games import shuffled
from red7.service.services import House
from red7.store import StorageFailed
from red7.table import Command, Play, Refused, Table
from red7.wire.messages import (
    PROTOCOL,
    Accepted,
    BadMessage,
    Explore,
    Failure,
    Hello,
    HintRequest,
    Hints,
    NextRequest,
    Options,
    Ping,
    PlayRequest,
    Pong,
    Refusing,
    Watch,
    Welcome,
    parse_request,
)
from red7.wire.options import options
from red7.wire.serialize import refusal_shape
from red7.wire.shapes import StepName

LONGEST_ID = 64
LONGEST_TOLD = 300
"""Characters of what is wrong with a message, which may be a large part of it."""
MOST_HINTS = 4
"""So many hints may a client wait for at a time."""


async def hear_out(house: House, client: Client, text: str) -> None:
    """Do what a message asks for; whatever is wrong with it is said. Raises `Leave`."""
    try:
        request = parse_request(text)
        if not client.welcome and not isinstance(request, Hello):
            raise BadMessage("the first message must be a hello")
        match request:
            case Hello(protocol):
                _greet(client, protocol)
            case Watch(table):
                await _watch(house, client, table)
            case PlayRequest() | NextRequest():
                await _carry_out(house, client, request)
            case Explore():
                await _explore(house, client, request)
            case HintRequest():
                await _hint(house, client, request)
            case Ping():
                client.say(Pong())
    except BadMessage as error:
        reason = f"this message is not understood: {error!s:.{LONGEST_TOLD}}"
        client.say(Failure("malformed", reason))
    except Red7Error as error:
        client.say(Failure(*_told(error)))


def _greet(client: Client, protocol: int) -> None:
    if protocol != PROTOCOL:
        reason = f"this server speaks protocol {PROTOCOL}, not {protocol}; reload the page"
        client.say(Failure("protocol", reason))
        raise Leave(BAD_PROTOCOL, reason)
    client.welcome = True
    client.say(Welcome(PROTOCOL, RELEASE))


async def _watch(house: House, client: Client, name: str) -> None:
    await stop_watching(client)
    try:
        live = await client.watching.enter_async_context(house.tables.at(name, client.holder))
    except StorageFailed as error:
        # Whoever watches nothing would wait for ever; who is sent away comes again.
        client.say(Failure(*_told(error)))
        raise Leave(FAILED, "the games cannot be read now; come again") from None
    client.watched = live
    live.watch(client)
    live.wake()


async def stop_watching(client: Client) -> None:
    """Let go of the table that a client watches."""
    if client.watched is not None:
        client.watched.leave(client)
        client.watched = None
        await client.watching.aclose()


async def _carry_out(house: House, client: Client, request: PlayRequest | NextRequest) -> None:
    """Have a command stored and acknowledged, or refused."""
    if not 0 < len(request.id) <= LONGEST_ID:
        reason = f"an id has 1 to {LONGEST_ID} characters"
        client.say(Refusing(request.id[:LONGEST_ID], "bad-id", reason))
        return
    try:
        if isinstance(request, PlayRequest):
            decide = _play(client, request)
        else:
            decide = _next(client, request)
        async with house.tables.at(request.table, client.holder) as live:
            await live.carry_out(
                request.id, decide, lambda version: client.say(Accepted(request.id, version))
            )
    except IllegalStep as error:
        code, message = _told(error)
        client.say(Refusing(request.id, code, message, refusal_shape(error.refusal)))
    except Red7Error as error:
        client.say(Refusing(request.id, *_told(error)))


def _play(client: Client, request: PlayRequest) -> Decide:
    def decide(table: Table) -> Command:
        _check_version(table, request.version)
        _check_seat(table, client, request.seat)
        steps = _steps(request.steps)
        if table.mover == request.seat and table.position is not None:
            # By what is known: a refusal must not tell what would be drawn.
            preview(view(table.position, request.seat), steps)
        return Play(request.seat, steps)

    return decide


def _next(client: Client, request: NextRequest) -> Decide:
    def decide(table: Table) -> Command:
        _check_version(table, request.version)
        if not table.seats_of(client.holder):
            raise Refused("not-your-seat", "no seat at this table is yours")
        if not table.wants_deal:
            raise Refused("no-deal", "there is no round to deal now")
        return shuffled(table.match)

    return decide


async def _explore(house: House, client: Client, request: Explore) -> None:
    async with house.tables.at(request.table, client.holder) as live:
        seen = _seen(client, live, request.version, request.seat)
        using = None if request.using is None else parse_step(request.using)
        found = options(seen, _steps(request.steps), request.skip, using)
        client.say(Options(request.table, request.version, found, request.using))


async def _hint(house: House, client: Client, request: HintRequest) -> None:
    async with house.tables.at(request.table, client.holder) as live:
        seen = _seen(client, live, request.version, request.seat)
    if len(client.hinting) >= MOST_HINTS:
        raise Refused("busy", "there are hints on the way already")

    async def think() -> None:
        try:
            found = await house.lanes.hints(seen)
            client.say(Hints(request.table, request.version, request.seat, found))
        except Red7Error as error:
            client.say(Failure(*_told(error)))

    task = asyncio.create_task(think())
    client.hinting.add(task)
    task.add_done_callback(client.hinting.discard)


def _seen(client: Client, live: LiveTable, version: int, seat: Seat) -> View:
    """The view of a client's seat that is to move. Raises `Refused`."""
    table = live.table
    _check_version(table, version)
    _check_seat(table, client, seat)
    if table.mover != seat or table.position is None:
        raise Refused("not-your-turn", "it is not the turn of this seat")
    return view(table.position, seat)


def _check_version(table: Table, version: int) -> None:
    if version != table.version:
        raise Refused("behind", f"the table is at version {table.version}, not {version}")


def _check_seat(table: Table, client: Client, seat: Seat) -> None:
    if seat not in table.seats_of(client.holder):
        raise Refused("not-your-seat", "this seat is not yours")


def _steps(names: list[StepName]) -> Turn:
    return tuple(map(parse_step, names))


def _told(error: Red7Error) -> tuple[str, str]:
    """A stable code for an error, and a sentence."""
    match error:
        case IllegalStep(refusal=refusal):
            return "illegal", f"{step_name(refusal.step)}: {refusal_sentence(refusal)}"
        case Refused() | BadText():
            return error.code, str(error)
        case StorageFailed():
            return "storage", str(error)
    return "failed", str(error)
