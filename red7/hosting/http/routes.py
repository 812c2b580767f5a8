"""The HTTP API: every route, its rate limit and its handler.

Every handler is given the digest of the token in the client's cookie, which identifies the person
who sends the request. The server also has a WebSocket at `app.SOCKET_PATH`, and the pages in
`site`.
"""

from collections.abc import Awaitable, Callable

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from red7 import __version__
from red7.hosting.http.qr_codes import MAX_QR_CHARACTERS, qr_svg
from red7.hosting.http.rate_limiting import Handler, rate_limited, requester_of
from red7.hosting.http.responses import (
    NO_STORE,
    created_response,
    json_bytes_response,
    json_response,
    parse_body,
    read_body,
)
from red7.hosting.http.token_cookie import (
    digest_of,
    give_token,
    new_token,
    remove_token,
    token_of,
)
from red7.hosting.server_settings import ConnectionSettings
from red7.live.games.game_offer import lobby_of
from red7.live.games.list_pages import MOST, Wanted
from red7.live.limits.rate_limits import Kind
from red7.live.services import Services
from red7.notation import BadText
from red7.table import Refused
from red7.wire.http_bodies import (
    Branch,
    NewFriendsTable,
    NewGame,
    QrText,
    RematchWish,
    Secret,
    Transfer,
)
from red7.wire.messages import MAX_ERROR_TEXT

MAX_RECORD_BYTES = 1_000_000
"""Maximum bytes of an uploaded record."""


async def lobby(services: Services, request: Request, digest: str) -> Response:
    """Return the bots, rules and features that the server offers for new games."""
    services.workers.warm()
    return json_response(lobby_of(services.settings.offer))


async def my_games(services: Services, request: Request, digest: str) -> Response:
    """Return one page of the requesting person's list of games, as JSON."""
    return json_response(await services.game_requests.list(digest, _wanted_games(request)))


def _wanted_games(request: Request) -> Wanted:
    """Parse the query of a request for a list of games. Raise `Refused` if it is invalid."""
    query = {
        name: request.query_params[name]
        for name in Wanted.__struct_fields__
        if name in request.query_params
    }
    try:
        wanted = msgspec.convert(query, Wanted, strict=False)
    except msgspec.ValidationError as error:
        raise Refused("malformed", text=str(error)[:MAX_ERROR_TEXT]) from None
    if not 0 < wanted.limit <= MOST:
        raise Refused("malformed", text=f"limit must be 1 to {MOST}")
    return wanted


async def my_results(services: Services, request: Request, digest: str) -> Response:
    """Return the results of the requesting person's matches."""
    return json_response(await services.game_requests.results(digest))


async def delete_me(services: Services, request: Request, digest: str) -> Response:
    """Delete all data about the requesting person, and the cookie in the browser."""
    await services.person_deletion.delete(digest)
    response = Response(status_code=204, headers=NO_STORE)
    remove_token(response, request, services.store.data_id)
    return response


async def new_game(services: Services, request: Request, digest: str) -> Response:
    """Start a game that is played on one device, and return its name."""
    return created_response(
        await services.game_requests.start(await parse_body(request, NewGame), digest)
    )


async def import_record(services: Services, request: Request, digest: str) -> Response:
    """Store the uploaded record of a game for replays, and return the name of the new game."""
    services.settings.offer.check_imports()
    body = await read_body(request, MAX_RECORD_BYTES)
    try:
        text = body.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadText("not-utf-8", "this is not a UTF-8 text") from None
    return created_response(await services.game_requests.import_record(text, digest))


async def public_tables(services: Services, request: Request, digest: str) -> Response:
    """Return one page of the list of public game tables, as JSON."""
    after = request.query_params.get("after", "")
    return json_response(await services.friend_tables.listed(after))


async def new_table(services: Services, request: Request, digest: str) -> Response:
    """Open a game table whose players use devices of their own, and return its name."""
    wish = await parse_body(request, NewFriendsTable)
    return created_response(await services.friend_tables.open(wish, digest))


async def sit_anywhere(services: Services, request: Request, digest: str) -> Response:
    """Seat the requesting person at a public game table that waits for players.

    If there is none, open one. Return the name of the table.
    """
    wish = await parse_body(request, NewFriendsTable)
    return created_response(await services.friend_tables.sit_anywhere(wish, digest))


async def hand_over_seats(services: Services, request: Request, digest: str) -> Response:
    """Return a secret that lets another device take over seats of the requesting person."""
    wish = await parse_body(request, Transfer)
    secret = await services.friend_tables.hand_over_seats(_table_of(request), wish, digest)
    return json_response(Secret(secret))


async def hand_over_person(services: Services, request: Request, digest: str) -> Response:
    """Return a secret that lets another device take over all that the requesting person has."""
    return json_response(Secret(await services.friend_tables.hand_over_person(digest)))


async def take_over(services: Services, request: Request, digest: str) -> Response:
    """Move seats, or all that a person has, to the requesting device; return what was moved.

    The body of the request is a secret from `hand_over_seats` or `hand_over_person`.
    """
    secret = (await parse_body(request, Secret)).secret
    return json_response(await services.friend_tables.take(secret, digest))


async def qr_code(services: Services, request: Request, digest: str) -> Response:
    """Return a text as a QR code.

    The text is in the body of the request, because it may contain a secret, and URLs are logged.
    """
    text = (await parse_body(request, QrText)).text
    if not 0 < len(text) <= MAX_QR_CHARACTERS:
        raise Refused("malformed", text=f"a text of 1 to {MAX_QR_CHARACTERS} characters")
    picture = await services.workers.run_query(qr_svg, text)
    return Response(picture, headers=NO_STORE, media_type="image/svg+xml")


async def delete_game(services: Services, request: Request, digest: str) -> Response:
    """Remove a game from the requesting person's list of games."""
    await services.game_requests.remove_from_list(_table_of(request), digest)
    return Response(status_code=204, headers=NO_STORE)


async def rematch(services: Services, request: Request, digest: str) -> Response:
    """Start the rematch of a game, or join it if a friend has started it; return its name."""
    wish = await parse_body(request, RematchWish, RematchWish())
    table = _table_of(request)
    if await services.game_requests.is_networked(table, digest):
        name = await services.friend_tables.rematch(table, digest, shift=wish.shift)
    else:
        name = await services.game_requests.rematch(table, digest)
    return created_response(name)


async def branch(services: Services, request: Request, digest: str) -> Response:
    """Start a game from a moment of a finished or uploaded game, and return the new game's name."""
    wish = await parse_body(request, Branch)
    return created_response(await services.game_requests.branch(_table_of(request), wish, digest))


async def replay(services: Services, request: Request, digest: str) -> Response:
    """Return a part of a game's replay."""
    start, seat = _number(request, "start") or 0, _number(request, "seat")
    is_open = _number(request, "open") == 1
    return json_bytes_response(
        await services.game_requests.replay(
            _table_of(request), digest, is_open=is_open, seat=seat, start=start
        )
    )


async def review(services: Services, request: Request, digest: str) -> Response:
    """Return the review of a game's turns."""
    return json_response(await services.game_requests.review(_table_of(request), digest))


async def record(services: Services, request: Request, digest: str) -> Response:
    """Return the record of a game as a text file."""
    table = _table_of(request)
    return Response(
        await services.game_requests.record(table, digest),
        headers={
            "content-disposition": f'attachment; filename="red7-{table}.red7"',
            **NO_STORE,
        },
        media_type="text/plain; charset=utf-8",
    )


def _table_of(request: Request) -> str:
    name: str = request.path_params["name"]
    return name


def _number(request: Request, name: str) -> int | None:
    """Return a number in the query, or None without one. Raise `Refused` if it is invalid."""
    text = request.query_params.get(name)
    if text is None:
        return None
    if not (text.isascii() and text.isdigit() and len(text) <= 6):
        raise Refused("malformed", text=f"{name} must be a whole number")
    return int(text)


API: list[tuple[str, str, Kind, Handler]] = [
    ("GET", "/lobby", Kind.LIST, lobby),
    ("GET", "/games", Kind.LIST, my_games),
    ("GET", "/results", Kind.LIST, my_results),
    ("DELETE", "/me", Kind.FORGET, delete_me),
    ("POST", "/games", Kind.NEW_GAME, new_game),
    ("POST", "/records", Kind.UPLOAD, import_record),
    ("GET", "/tables", Kind.LIST, public_tables),
    ("POST", "/tables", Kind.NEW_GAME, new_table),
    ("POST", "/tables/anywhere", Kind.NEW_GAME, sit_anywhere),
    ("POST", "/tables/{name}/transfer", Kind.TRANSFER, hand_over_seats),
    ("POST", "/transfer", Kind.TRANSFER, hand_over_person),
    ("POST", "/transfers", Kind.TRANSFER, take_over),
    ("POST", "/qr", Kind.QR, qr_code),
    ("DELETE", "/games/{name}", Kind.DELETE, delete_game),
    ("POST", "/games/{name}/rematch", Kind.NEW_GAME, rematch),
    ("POST", "/games/{name}/branch", Kind.NEW_GAME, branch),
    ("GET", "/games/{name}/replay", Kind.REPLAY, replay),
    ("GET", "/games/{name}/review", Kind.REVIEW, review),
    ("GET", "/games/{name}/record", Kind.RECORD, record),
]
"""Method, path below `/api`, kind of rate limit and handler of each route."""


def api_routes(services: Services, limits: ConnectionSettings) -> list[Route]:
    """Return the routes of the API, and `/health`, which has no rate limit of its own."""

    async def health(request: Request) -> Response:
        body = {"release": __version__, "data": services.store.data_id}
        return JSONResponse(body, headers=NO_STORE)

    routes = [Route("/health", health, methods=["GET"])]
    for method, path, kind, handler in API:
        endpoint = _endpoint(services, rate_limited(kind, handler, limits), limits)
        routes.append(Route(path, endpoint, methods=[method]))
    return routes


def _endpoint(
    services: Services, handler: Handler, limits: ConnectionSettings
) -> Callable[[Request], Awaitable[Response]]:
    """Return an endpoint that calls a handler with the digest of the client's cookie token.

    A client without a token gets a new one with the answer.
    """
    data_id = services.store.data_id

    async def endpoint(request: Request) -> Response:
        address = requester_of(request.scope, "", limits).address
        token = await token_of(request, services, address) or new_token()
        response = await handler(services, request, digest_of(token))
        give_token(response, request, data_id, token)
        return response

    return endpoint
