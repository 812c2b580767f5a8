"""Requests about one game: to delete, repeat, branch, replay, review and download it."""

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from red7.core import Seat
from red7.notation import record_text
from red7.server.web.http_responses import answer, asked
from red7.server.web.lobby_routes import made
from red7.service import new_games, replays
from red7.service.game_record import record_of
from red7.service.services import House
from red7.service.table_loader import Known
from red7.table import Refused
from red7.wire.http_bodies import Branch


async def delete(house: House, request: Request, holder: str) -> Response:
    """Take a game from the list of mine."""
    await house.tables.forget(_name(request), holder)
    return Response(status_code=204)


async def rematch(house: House, request: Request, holder: str) -> Response:
    """Start the same game once more."""
    known = await _known(house, request, holder)
    if known.uploaded:
        raise Refused("uploaded", "nobody plays this game; start a new one, or play on from a turn")
    return await made(house, new_games.rematch(known.table))


async def branch(house: House, request: Request, holder: str) -> Response:
    """Play on from a moment of a game."""
    wish = await asked(request, Branch)
    known = await _open(house, request, holder)
    return await made(house, new_games.branch(known.table, wish, holder))


async def replay(house: House, request: Request, holder: str) -> Response:
    """A part of a game's replay."""
    known = await _known(house, request, holder)
    start, seat = _number(request, "start") or 0, _number(request, "seat")
    is_open = _number(request, "open") == 1
    eyes = replays.eyes_for(known, holder, is_open=is_open, asked=seat)
    whole = replays.replay(_name(request), known, known.table.seats_of(holder), eyes)
    found = await house.replays.of(_name(request), known.table, eyes)
    return answer(replays.part(whole, found, start))


async def review(house: House, request: Request, holder: str) -> Response:
    """What the turns of a game gave away."""
    known = await _open(house, request, holder)
    if not any(played.position.history for played in known.table.rounds):
        raise Refused("no-turns", "there is no turn to review")
    return answer(await house.reviews.of(_name(request), known))


async def record(house: House, request: Request, holder: str) -> Response:
    """A game as text, to keep."""
    known = await _open(house, request, holder)
    text = await asyncio.to_thread(lambda: record_text(record_of(known)))
    disposition = f'attachment; filename="red7-{_name(request)}.red7"'
    return Response(
        text,
        headers={"content-disposition": disposition, "cache-control": "no-store"},
        media_type="text/plain; charset=utf-8",
    )


def _name(request: Request) -> str:
    name: str = request.path_params["name"]
    return name


def _number(request: Request, name: str) -> Seat | None:
    """A whole number of the query, if it is there. Raises `Refused`."""
    text = request.query_params.get(name)
    if text is None:
        return None
    if not (text.isascii() and text.isdigit() and len(text) <= 6):
        raise Refused("malformed", f"{name} must be a whole number")
    return int(text)


async def _known(house: House, request: Request, holder: str) -> Known:
    async with house.tables.at(_name(request), holder) as live:
        return live.known


async def _open(house: House, request: Request, holder: str) -> Known:
    """A game that has nothing left to hide. Raises `Refused`."""
    known = await _known(house, request, holder)
    if not known.is_open:
        raise Refused("not-over", "this can be had once the match is over")
    return known
