"""HTTP routes that begin something: the lobby, my games, new ones, records."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from red7.hosting.http.responses import NOT_KEPT, answer, asked, body_of, made
from red7.hosting.http.token_cookie import remove_token
from red7.live.games.game_offer import lobby_of
from red7.live.games.list_pages import MOST, Wanted
from red7.live.limits.request_sizes import LARGEST_RECORD
from red7.live.services import Services
from red7.notation import BadText
from red7.table import Refused
from red7.wire.http_bodies import NewGame
from red7.wire.messages import MAX_ERROR_TEXT


async def lobby(services: Services, request: Request, digest: str) -> Response:
    """What a new game can be made of."""
    services.workers.warm()
    return answer(lobby_of(services.settings.offer))


async def my_games(services: Services, request: Request, digest: str) -> Response:
    """The games of whoever asks."""
    return answer(await services.game_requests.list(digest, _wanted(request)))


async def delete_me(services: Services, request: Request, digest: str) -> Response:
    """Delete everything about whoever asks."""
    await services.person_deletion.delete(digest)
    response = Response(status_code=204, headers=NOT_KEPT)
    remove_token(response, request, services.store.data_id)
    return response


async def my_results(services: Services, request: Request, digest: str) -> Response:
    """What came of the matches of whoever asks."""
    return answer(await services.game_requests.results(digest))


async def new_game(services: Services, request: Request, digest: str) -> Response:
    """Start a game."""
    return made(await services.game_requests.start(await asked(request, NewGame), digest))


async def import_record(services: Services, request: Request, digest: str) -> Response:
    """Take a record, as a game that can be replayed."""
    services.settings.offer.check_imports()
    text = _text(await body_of(request, LARGEST_RECORD))
    return made(await services.game_requests.import_record(text, digest))


def _wanted(request: Request) -> Wanted:
    """Which games are asked for. Raises `Refused`."""
    asked = {
        name: request.query_params[name]
        for name in Wanted.__struct_fields__
        if name in request.query_params
    }
    try:
        wanted = msgspec.convert(asked, Wanted, strict=False)
    except msgspec.ValidationError as error:
        raise Refused("malformed", text=str(error)[:MAX_ERROR_TEXT]) from None
    if not 0 < wanted.limit <= MOST:
        raise Refused("malformed", text=f"limit must be 1 to {MOST}")
    return wanted


def _text(data: bytes) -> str:
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadText("not-utf-8", "this is not a UTF-8 text") from None
