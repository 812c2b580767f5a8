"""Players who go to another server of the same games when one does not answer."""

import asyncio
from contextlib import AsyncExitStack, suppress

from red7.hosting.http.token_cookie import new_token
from tests.hosting.games import ADVANCED
from tests.hosting.reconnecting_client import GONE, Meeting, ReconnectingFriend, ReconnectingPlayer
from tests.hosting.socket_clients import guest_of


class MovingPlayer(ReconnectingPlayer):
    """Plays on and on, at whichever server answers."""

    urls: list[str]

    async def play(self) -> None:
        """Play until it is enough."""
        token, turn = new_token(), self.random.randrange(len(self.urls))
        async with AsyncExitStack() as stack:
            guests = [await stack.enter_async_context(guest_of(url, token)) for url in self.urls]
            while not self.leaving:
                # What cannot be stored now is refused, and asked for again.
                with suppress(*GONE, AssertionError):
                    await self._sit(guests[turn % len(guests)])
                turn += 1
                await asyncio.sleep(0.1)


class MovingFriend(MovingPlayer, ReconnectingFriend):
    """The same, with a companion."""


def moving_players(urls: list[str], alone: int, pairs: int) -> list[ReconnectingPlayer]:
    """People alone with bots, and pairs with a bot and clocks; each begins somewhere else.

    One more stays at the last server, whatever it can do.
    """
    news, found = asyncio.Event(), list[MovingPlayer]()
    for seed in range(alone):
        found.append(MovingPlayer(urls[0], ("random", "random"), ADVANCED, news, seed))
    for pair in range(pairs):
        meeting = Meeting()
        for is_host in (True, False):
            seed = 100 + 2 * pair + is_host
            given = meeting, urls[0], ("random",), ADVANCED, news, seed
            found.append(MovingFriend(*given, is_host=is_host))
    for player in found:
        player.urls = urls
    loyal = MovingPlayer(urls[-1], ("random",), ADVANCED, news, 1000)
    loyal.urls = urls[-1:]
    return [*found, loyal]
