"""Nobody is ever sent a card they may not know: every byte of whole games is searched for one."""

import asyncio
import json
import re
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from red7.core import (
    ADVANCED,
    ALL,
    BASIC,
    EDITIONS,
    EMPTY,
    EXPERT,
    CardSet,
    Position,
    Rules,
    Seat,
    apply,
    card_set,
)
from red7.hosting.http.token_cookie import new_token
from red7.live.compute.table_jobs import packed, table_bytes
from red7.live.shuffling import shuffled
from red7.notation import parse_card
from red7.table import Command, Open, Play, Sitter, Table, apply_command, rebuild
from tests.builders import rules_name
from tests.hosting.games import commands_of, opened, told
from tests.hosting.random_matches import played
from tests.hosting.server_process import Served, serving
from tests.hosting.socket_clients import Guest, Message, Talk, guest_of

CARD = re.compile("[ROYGBIV][1-7]")


class Game(NamedTuple):
    """A game to be watched: which token has which seat, and the bots that follow."""

    rules: Rules
    holders: tuple[int, ...]
    bots: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        holders = "".join(map(str, self.holders))
        return f"{rules_name(self.rules)}-{holders}-{'-'.join(self.bots)}"


GAMES = [
    Game(BASIC, (0, 1)),
    Game(BASIC, (0, 1, 2, 3)),
    Game(ADVANCED, (0, 1, 2)),
    Game(ADVANCED, (0, 1, 0), ("thrifty",)),
    Game(EXPERT, (0, 1, 2, 3)),
    Game(EXPERT, (0, 1), ("planner", "random")),
    Game(EXPERT._replace(edition=EDITIONS["pl-2021"]), (0, 1, 2)),
    Game(EXPERT._replace(edition=EDITIONS["v1.3"]), (0, 1, 2)),
    Game(EXPERT._replace(edition=EDITIONS["v1.3"]), (0, 1)),
]


class Knowledge(NamedTuple):
    """What a seat may know after a version: of the round under way, and of all rounds."""

    round: CardSet
    match: CardSet


def open_to(position: Position, seat: Seat) -> CardSet:
    """The cards that lie open to a seat: told from the position, not from any view of it."""
    seen = position.hands[seat] | position.score.aside | card_set(position.canvas)
    for cards in (*position.palettes, *position.known):
        seen |= cards
    return seen | card_set(position.deck[: position.known_top])


def moments(before: Table, command: Command, now: Table) -> Iterator[Position]:
    """The positions that a command leads through."""
    if isinstance(command, Play) and before.position is not None:
        position = before.position
        for step in command.steps:
            yield (position := apply(position, step))
    else:
        assert now.position is not None
        yield now.position


def knowledge(commands: Sequence[Command], seats: Sequence[Seat]) -> dict[int, Knowledge]:
    """For each version, what somebody at some seats may know."""
    tables = told(commands)
    found = {version: Knowledge(EMPTY, EMPTY) for version in (0, 1)}
    for (before, now), command in zip(pairwise(tables), commands[1:], strict=True):
        last = found[before.version]
        seen = EMPTY if len(now.rounds) > len(before.rounds) else last.round
        for position in moments(before, command, now):
            for seat in seats:
                seen |= open_to(position, seat)
        found[now.version] = Knowledge(seen, last.match | seen)
        if now.position is not None and now.position.is_over:
            # All hands lie open then, and the shuffle with the whole deck.
            found[now.version] = Knowledge(ALL, ALL)
    return found


def leaks(heard: Sequence[tuple[int, str]], known: dict[int, Knowledge]) -> list[str]:
    """The messages that name a card which may not be known."""
    return [
        text
        for version, text in heard
        if card_set(map(parse_card, CARD.findall(without_opened(text, known[version]))))
        & ~(known[version].match if '"moments":' in text else known[version].round)
    ]


def without_opened(text: str, known: Knowledge) -> str:
    """A message less the shuffles of rounds that are over: that under way must still be closed."""
    message = json.loads(text)
    if isinstance(message, dict) and (shuffles := message.get("shuffles")):
        message["shuffles"] = shuffles[-1:] if known.round != ALL else []
    return json.dumps(message)


async def pry(talk: Talk, table: str, message: Message, random: Random) -> None:
    """Ask for everything that can be asked for in the middle of a game."""
    options = message["options"][0]
    where = {"table": table, "version": message["version"], "seat": options["seat"]}
    for choice in options["choices"][:3]:
        if choice["refusal"] is None and choice["step"] not in (".", "--"):
            await talk.ask("explore", "options", **where, steps=[choice["step"]])
    if random.random() < 0.1:
        await talk.guest.get(f"/api/games/{table}/replay?start={random.randrange(40)}")
        await talk.guest.get("/api/games")
    if random.random() < 0.02:
        await talk.ask("hint", "hints", **where)


class Seated(NamedTuple):
    """A game at a table, and the tokens of its holders."""

    table: str
    tokens: list[str]


class Room(NamedTuple):
    """A server with a table for every game."""

    server: Served
    data: Path
    seated: dict[Game, Seated]


async def seat(data: Path, game: Game) -> Seated:
    tokens = [new_token() for _ in set(game.holders)]
    seats = [tokens[holder] for holder in game.holders]
    return Seated(await opened(data, game.rules, seats, game.bots), tokens)


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Room]:
    data = tmp_path_factory.mktemp("secrecy") / "data"
    seated = {game: asyncio.run(seat(data, game)) for game in GAMES}
    with serving(data) as server:
        yield Room(server, data, seated)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_no_byte_tells_a_card_that_its_reader_may_not_know(game: Game, room: Room) -> None:
    table, tokens = room.seated[game]

    async def run() -> list[Guest]:
        async with AsyncExitStack() as stack:
            coming = [guest_of(room.server.url, token) for token in tokens]
            guests = [await stack.enter_async_context(guest) for guest in coming]
            plays = (play_along(guest, table, number) for number, guest in enumerate(guests))
            await asyncio.gather(*plays)
            return guests

    guests = asyncio.run(run())
    commands = commands_of(room.data, table)
    for holder, guest in enumerate(guests):
        mine = [seat for seat, one in enumerate(game.holders) if one == holder]
        assert leaks(guest.heard, knowledge(commands, mine)) == []
        assert sum(len(CARD.findall(text)) for _, text in guest.heard) > 100


async def play_along(guest: Guest, table: str, number: int) -> None:
    random = Random(number)

    async def also(talk: Talk, message: Message) -> None:
        await pry(talk, table, message, random)

    async with guest.talking() as talk:
        await played(talk, table, random, also, deals=number == 0)


def test_a_leak_would_be_found() -> None:
    """What one seat is sent, another may not read; nor one's own hand before it was dealt."""
    first = Open(ADVANCED, (Sitter("Ann", None, "a"), Sitter("Bob", None, "b")))
    commands: list[Command] = [first, shuffled(apply_command(None, first).match)]
    texts = [table_bytes("fox", packed(rebuild(commands)), (seat,)).decode() for seat in (0, 1)]
    for seat in (0, 1):
        known = knowledge(commands, [seat])
        assert leaks([(2, texts[seat])], known) == []
        assert leaks([(2, texts[1 - seat])], known) == [texts[1 - seat]]
        assert leaks([(1, texts[seat])], known) == [texts[seat]]
