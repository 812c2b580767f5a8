"""HTTP routes that begin something: the lobby, my games, new ones, records."""

from starlette.requests import Request
from starlette.responses import Response

from red7.notation import BadText
from red7.server.web.http_responses import answer, asked, body_of, made
from red7.service.limits import LARGEST_RECORD
from red7.service.lobby import LOBBY
from red7.service.services import Services
from red7.wire.http_bodies import NewGame


async def lobby(services: Services, request: Request, digest: str) -> Response:
    """What a new game can be made of."""
    services.workers.warm()
    return answer(LOBBY)


async def my_games(services: Services, request: Request, digest: str) -> Response:
    """The games of whoever asks."""
    return answer(await services.game_requests.list(digest))


async def my_results(services: Services, request: Request, digest: str) -> Response:
    """What came of the matches of whoever asks."""
    return answer(await services.game_requests.results(digest))


async def new_game(services: Services, request: Request, digest: str) -> Response:
    """Start a game."""
    return made(await services.game_requests.start(await asked(request, NewGame), digest))


async def upload(services: Services, request: Request, digest: str) -> Response:
    """Take a record, as a game that can be replayed."""
    text = _text(await body_of(request, LARGEST_RECORD))
    return made(await services.game_requests.take_record(text, digest))


def _text(data: bytes) -> str:
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadText("not-utf-8", "this is not a UTF-8 text") from None
