"""HTTP routes of one game: to delete, repeat, branch, replay, review and download it."""

from starlette.requests import Request
from starlette.responses import Response

from red7.hosting.http.responses import NOT_KEPT, answer, asked, json_answer, made
from red7.live.services import Services
from red7.table import Refused
from red7.wire.http_bodies import Branch, RematchWish


async def delete(services: Services, request: Request, digest: str) -> Response:
    """Take a game from the list of mine."""
    await services.game_requests.remove_from_list(_name(request), digest)
    return Response(status_code=204, headers=NOT_KEPT)


async def rematch(services: Services, request: Request, digest: str) -> Response:
    """Start the same game once more, or sit down for it where friends play."""
    wish = await asked(request, RematchWish, RematchWish())
    name = _name(request)
    if await services.game_requests.is_networked(name, digest):
        return made(await services.friend_tables.rematch(name, digest, shift=wish.shift))
    return made(await services.game_requests.rematch(name, digest))


async def branch(services: Services, request: Request, digest: str) -> Response:
    """Play on from a moment of a game."""
    wish = await asked(request, Branch)
    return made(await services.game_requests.branch(_name(request), wish, digest))


async def replay(services: Services, request: Request, digest: str) -> Response:
    """A part of a game's replay."""
    start, seat = _number(request, "start") or 0, _number(request, "seat")
    is_open = _number(request, "open") == 1
    return json_answer(
        await services.game_requests.replay(
            _name(request), digest, is_open=is_open, seat=seat, start=start
        )
    )


async def review(services: Services, request: Request, digest: str) -> Response:
    """What the turns of a game gave away."""
    return answer(await services.game_requests.review(_name(request), digest))


async def record(services: Services, request: Request, digest: str) -> Response:
    """A game as text, to keep."""
    name = _name(request)
    return Response(
        await services.game_requests.record(name, digest),
        headers={
            "content-disposition": f'attachment; filename="red7-{name}.red7"',
            **NOT_KEPT,
        },
        media_type="text/plain; charset=utf-8",
    )


def _name(request: Request) -> str:
    name: str = request.path_params["name"]
    return name


def _number(request: Request, name: str) -> int | None:
    """A whole number of the query, if it is there. Raises `Refused`."""
    text = request.query_params.get(name)
    if text is None:
        return None
    if not (text.isascii() and text.isdigit() and len(text) <= 6):
        raise Refused("malformed", text=f"{name} must be a whole number")
    return int(text)
