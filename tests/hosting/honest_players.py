"""Honest players beside a flood: how they fare, and how they do without it."""

import asyncio
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from time import monotonic
from typing import NamedTuple

from tests.hosting.flood_clients import BEGINS, GONE, HONEST
from tests.hosting.games import ADVANCED, turn_from
from tests.hosting.random_matches import last_frame
from tests.hosting.socket_clients import Guest, Message, Talk, guest_of

MOVES_TO_WARM_UP = 10


class Crowd(NamedTuple):
    """Honest players behind one address."""

    name: str
    players: int
    pause_s: float
    """From one move of a player to the next, half of it or half as much again."""


FAST = Crowd("honest players", 2, 0.004)
"""As fast as they can; a token may make 300 moves a second."""
CLASS = Crowd("a class of thirty", 30, 2.0)


class Honest(NamedTuple):
    """How it went for honest players."""

    seconds: float
    waits: list[float]
    """Seconds until each move was acknowledged."""
    turned_away: list[str]
    """Why each of them was refused or disconnected who was."""

    @property
    def rate(self) -> float:
        return len(self.waits) / self.seconds

    def and_then(self, later: "Honest") -> "Honest":
        return Honest(
            self.seconds + later.seconds,
            self.waits + later.waits,
            self.turned_away + later.turned_away,
        )

    def percentile(self, share: float) -> float:
        """Milliseconds in which that share of moves was acknowledged."""
        ordered = sorted(self.waits) or [float("inf")]
        return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))]


class HonestPlayers:
    """Players who move as soon as they may, each for both seats of a table, match after match."""

    def __init__(self, url: str, crowd: Crowd = FAST) -> None:
        self._url, self._crowd = url, crowd
        self._waits: list[float] = []
        self._turned_away: list[str] = []
        self._playing: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> "HonestPlayers":
        self._playing = [
            asyncio.create_task(self._play(seed)) for seed in range(self._crowd.players)
        ]
        while len(self._waits) < MOVES_TO_WARM_UP:
            await self._unless_ended(0.05)
        return self

    async def __aexit__(self, *raised: object) -> None:
        for task in self._playing:
            task.cancel()
        await asyncio.gather(*self._playing, return_exceptions=True)

    async def measured(self, seconds: float) -> Honest:
        """How it goes for them in the next seconds."""
        found = Honest(0.0, [], [])
        self._waits, self._turned_away = found.waits, found.turned_away
        began = monotonic()
        await self._unless_ended(seconds)
        took = monotonic() - began
        self._waits, self._turned_away = [], []
        return found._replace(seconds=took)

    async def _unless_ended(self, seconds: float) -> None:
        """Wait; but whoever cannot play says why."""
        done, _ = await asyncio.wait(
            self._playing, timeout=seconds, return_when=asyncio.FIRST_COMPLETED
        )
        for task in done:
            task.result()

    async def _play(self, seed: int) -> None:
        random = Random(seed)
        async with guest_of(self._url, address=HONEST) as guest:
            while True:
                try:
                    async with guest.talking() as talk:
                        await self._play_matches(guest, talk, random)
                except (*GONE, AssertionError) as why:
                    self._turned_away.append(repr(why))
                    await asyncio.sleep(1.0)

    async def _play_matches(self, guest: Guest, talk: Talk, random: Random) -> None:
        while True:
            seats = [{"name": "Ann"}, {"name": "Bob"}]
            game = await guest.post("/api/games", {"rules": ADVANCED, "seats": seats})
            await self._play_match(talk, game["table"], random)

    async def _play_match(self, talk: Talk, table: str, random: Random) -> None:
        message = await talk.ask("watch", "table", table=table)
        while not message["match"]["over"]:
            version = message["version"]
            where = {"table": table, "id": f"{version}", "version": version}
            asked = monotonic()
            if message["options"]:
                options = message["options"][0]
                steps = turn_from(options, random)
                await talk.say("play", **where, seat=options["seat"], steps=steps)
            elif last_frame(message)["over"]:
                await talk.say("next", **where)
            else:
                # The table itself folds for an empty hand.
                message = await talk.hear_of("update")
                continue
            await talk.hear_of("accepted")
            self._waits.append(monotonic() - asked)
            message = await talk.hear_of("update")
            pause = self._crowd.pause_s * random.uniform(0.5, 1.5)
            await asyncio.sleep(asked + pause - monotonic())


class Flooding(NamedTuple):
    """A process that floods a server."""

    process: "subprocess.Popen[str]"

    def wait_until_it_floods(self) -> None:
        assert self.process.stdout is not None
        assert self.process.stdout.readline() == f"{BEGINS}\n"

    @contextmanager
    def stopped(self) -> Iterator[None]:
        """Have it stand still meanwhile."""
        self.process.send_signal(signal.SIGSTOP)
        try:
            yield
        finally:
            self.process.send_signal(signal.SIGCONT)


@contextmanager
def flooding(kind: str, url: str, addresses: int = 1) -> Iterator[Flooding]:
    """A process that floods a server meanwhile, from some addresses; from that of honest players if
    they are none."""
    command = [sys.executable, "-m", "tests.hosting.flood_clients", kind, url, str(addresses)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            yield Flooding(process)
        finally:
            process.kill()


class Beside(NamedTuple):
    """How honest players fare beside a flood, and how they did without."""

    kind: str
    addresses: int
    crowd: Crowd
    without: Honest
    beside: Honest

    @property
    def share(self) -> float:
        """Their rate beside the flood, as a share of that without."""
        return self.beside.rate / self.without.rate

    def as_json(self) -> Message:
        return {
            "flood": self.kind,
            "addresses": self.addresses,
            "players": self.crowd.name,
            "share": round(self.share, 3),
            "moves_per_second": round(self.beside.rate, 1),
            "moves_per_second_without": round(self.without.rate, 1),
            "ack_p99_ms": round(self.beside.percentile(0.99), 1),
            "ack_p99_ms_without": round(self.without.percentile(0.99), 1),
            "turned_away": self.beside.turned_away,
        }


async def beside_flood(
    url: str,
    kind: str,
    seconds: float,
    *,
    after: float = 2.0,
    slices: int = 4,
    addresses: int = 1,
    crowd: Crowd = FAST,
) -> Beside:
    """How honest players fare beside a flood that has gone on for a while, and without.

    Both are measured in turn, for a machine may be busy with other things at times.
    """
    without = beside = Honest(0.0, [], [])
    async with HonestPlayers(url, crowd) as honest:
        with flooding(kind, url, addresses) as flood:
            await asyncio.to_thread(flood.wait_until_it_floods)
            await asyncio.sleep(after)
            for _ in range(slices):
                beside = beside.and_then(await honest.measured(seconds / slices))
                with flood.stopped():
                    without = without.and_then(await honest.measured(seconds / slices))
            assert flood.process.poll() is None, "the flood has ended"
    return Beside(kind, addresses, crowd, without, beside)
