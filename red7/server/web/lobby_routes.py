"""Requests that begin something: the lobby, my games, new ones, records."""

import asyncio
from importlib.metadata import version

from starlette.requests import Request
from starlette.responses import Response

from red7.bots import BOTS
from red7.core import EDITIONS, PRESETS
from red7.notation import BadText, Record, parse_record
from red7.server.web.http_responses import answer, asked, body_of
from red7.service import new_games
from red7.service.new_games import Opening
from red7.service.services import House
from red7.table import Refused
from red7.wire.http_bodies import BotShape, Lobby, Made, NewGame, PresetShape
from red7.wire.serialize import rules_shape

RELEASE = version("red7")
LARGEST_RECORD = 1_000_000
LOBBY = Lobby(
    release=RELEASE,
    bots=[BotShape(bot.name, bot.about) for bot in BOTS.values()],
    presets=[PresetShape(name, rules_shape(rules)) for name, rules in PRESETS.items()],
    editions=[*EDITIONS],
)


async def lobby(house: House, request: Request, holder: str) -> Response:
    """What a new game can be made of."""
    house.lanes.warm()
    return answer(LOBBY)


async def my_games(house: House, request: Request, holder: str) -> Response:
    """The games of whoever asks."""
    return answer(await house.listing.of(holder))


async def new_game(house: House, request: Request, holder: str) -> Response:
    """Start a game."""
    return await made(house, new_games.new_game(await asked(request, NewGame), holder))


async def upload(house: House, request: Request, holder: str) -> Response:
    """Take a record, as a game that can be replayed."""
    text = _text(await body_of(request, LARGEST_RECORD))
    # Playing a long match through takes a while.
    return await made(house, await asyncio.to_thread(_uploaded, text, holder))


async def made(house: House, opening: Opening) -> Response:
    """Open a table, and tell its name."""
    return answer(Made(await house.tables.open(opening)), 201)


def _text(data: bytes) -> str:
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadText("not-utf-8", "this is not a UTF-8 text") from None


def _uploaded(text: str, holder: str) -> Opening:
    rounds = sum(line.lstrip().startswith("Round ") for line in text.splitlines())
    if rounds > new_games.MOST_ROUNDS:
        raise Refused("too-large", f"a record of {rounds} rounds is longer than any match")
    record: Record = parse_record(text)
    return new_games.uploaded(record, holder)
