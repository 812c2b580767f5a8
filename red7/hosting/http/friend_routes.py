"""HTTP routes of tables with friends: to open and find them, and to change devices."""

from starlette.requests import Request
from starlette.responses import Response

from red7.hosting.http.qr_codes import LONGEST_QR, qr_svg
from red7.hosting.http.responses import NOT_KEPT, answer, asked, made
from red7.live.services import Services
from red7.table import Refused
from red7.wire.http_bodies import NewFriendsTable, QrText, Secret, Transfer


async def tables(services: Services, request: Request, digest: str) -> Response:
    """The tables that their hosts have made public."""
    after = request.query_params.get("after", "")
    return answer(await services.friend_tables.listed(after))


async def new_table(services: Services, request: Request, digest: str) -> Response:
    """Open a table for friends."""
    wish = await asked(request, NewFriendsTable)
    return made(await services.friend_tables.open(wish, digest))


async def anywhere(services: Services, request: Request, digest: str) -> Response:
    """Sit down where somebody waits."""
    wish = await asked(request, NewFriendsTable)
    return made(await services.friend_tables.sit_anywhere(wish, digest))


async def hand_over_seats(services: Services, request: Request, digest: str) -> Response:
    """A secret that moves seats of mine to another device."""
    name: str = request.path_params["name"]
    wish = await asked(request, Transfer)
    return answer(Secret(await services.friend_tables.hand_over_seats(name, wish, digest)))


async def hand_over_person(services: Services, request: Request, digest: str) -> Response:
    """A secret that moves all that is mine to another device."""
    return answer(Secret(await services.friend_tables.hand_over_person(digest)))


async def take(services: Services, request: Request, digest: str) -> Response:
    """Have at this device what a secret moves."""
    secret = (await asked(request, Secret)).secret
    return answer(await services.friend_tables.take(secret, digest))


async def qr_code(services: Services, request: Request, digest: str) -> Response:
    """A text as a QR code; in a body, for addresses are logged, and links have secrets."""
    text = (await asked(request, QrText)).text
    if not 0 < len(text) <= LONGEST_QR:
        raise Refused("malformed", text=f"a text of 1 to {LONGEST_QR} characters")
    drawn = await services.workers.run_query(qr_svg, text)
    return Response(drawn, headers=NOT_KEPT, media_type="image/svg+xml")
