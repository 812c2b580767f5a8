"""Guests of services in this very process: the same words as over a socket, without one.

So a test can play many games in a second, look into the store, and change the code underneath.
"""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import httpx

from red7.hosting.http.app import application
from red7.hosting.http.token_cookie import cookie_name, digest_of, new_token
from red7.live.compute.inline import InlineWorkers
from red7.live.dispatch import ClientSession
from red7.live.live_settings import DEFAULTS, LiveSettings
from red7.live.services import Services
from red7.live.store import MemoryStore, Store
from red7.wire.messages import MAX_MESSAGE_BYTES, PROTOCOL
from tests.hosting.socket_clients import PATIENCE, Message


class LocalTalk:
    """What a client says to a session, and hears from it."""

    def __init__(self, services: Services, guest: "LocalGuest") -> None:
        self.guest = guest
        self._heard: asyncio.Queue[bytes] = asyncio.Queue()
        self._session = ClientSession(services, guest.holder, self._take)

    def _take(self, data: bytes) -> None:
        assert len(data) <= MAX_MESSAGE_BYTES
        self.guest.sent.append(data.decode())
        self._heard.put_nowait(data)

    async def say(self, kind: str, **fields: object) -> None:
        await self._session.hear(json.dumps({"type": kind, **fields}))

    async def hear(self) -> Message:
        """The next message."""
        async with asyncio.timeout(PATIENCE):
            message: Message = json.loads(await self._heard.get())
        return message

    async def hear_of(self, *kinds: str) -> Message:
        """The next message of one of some kinds."""
        while (message := await self.hear())["type"] not in kinds:
            pass
        return message

    async def ask(self, kind: str, *kinds: str, **fields: object) -> Message:
        """The answer of one of some kinds to a message."""
        await self.say(kind, **fields)
        return await self.hear_of(*kinds)

    def close(self) -> None:
        self._session.close()


class LocalGuest:
    """Somebody with a token; all that they were ever sent, in its order."""

    def __init__(self, services: Services, token: str = "") -> None:
        self.services, self.token = services, token or new_token()
        self.holder = digest_of(self.token)
        self.sent: list[str] = []
        cookie = f"{cookie_name(services.store.data_id)}={self.token}"
        self.http = httpx.AsyncClient(
            transport=httpx.ASGITransport(application(services, frozenset())),
            base_url="http://localhost",
            headers={"cookie": cookie},
        )

    async def get(self, path: str) -> Message:
        answer = await self.http.get(path)
        self.sent.append(answer.text)
        assert answer.is_success, answer.text
        found: Message = answer.json()
        return found

    async def post(self, path: str, body: object = None) -> Message:
        answer = await self.http.post(path, json=body)
        self.sent.append(answer.text)
        assert answer.is_success, answer.text
        found: Message = answer.json()
        return found

    async def talk(self) -> LocalTalk:
        """A client on which the hello has been said."""
        talk = LocalTalk(self.services, self)
        await talk.say("hello", protocol=PROTOCOL)
        await talk.hear()
        return talk


@asynccontextmanager
async def local_services(
    settings: LiveSettings = DEFAULTS, store: Store | None = None
) -> AsyncIterator[Services]:
    """Services over a store in memory, everything done at once."""
    services = Services(store or MemoryStore(), InlineWorkers(), settings=settings)
    await services.open()
    yield services
    await services.close()
