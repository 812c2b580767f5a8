"""Friends, watchers, transfers and rematches: every byte that each is sent is searched for cards.

Fuzzed games of people who go away, come back, let bots play, change devices and watch. What each
may know is told from the log: by the seats that were theirs at each version. Leaks that are put
into the code on purpose must be found.
"""

import asyncio
import json
import os
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from red7.core import ALL, EMPTY, CardSet, Position, card_set
from red7.live import watchers
from red7.live.loaded_table import LoadedTable
from red7.live.services import Services
from red7.live.store import Entry
from red7.notation import parse_card
from red7.table import Deal, Play, Table, apply_command
from red7.wire import serialize, table_messages
from tests.hosting.friend_clients import Friend, accepted, moved, new_table
from tests.hosting.games import ADVANCED, BASIC, EXPERT
from tests.hosting.test_secrecy import CARD, moments, open_to
from tests.live.in_process_clients import LocalGuest, local_services

GAMES = int(os.environ.get("RED7_SECRET_GAMES", "6"))
"""A sample; `make test-long` has a thousand."""
EDITIONS = ("v1.2", "v1.3", "pl-2021", "v1.2-it", "v1.2-fr")
MOVES = 45


class Party:
    """Friends at a table and somebody who watches, who do what people do."""

    def __init__(self, services: Services, random: Random) -> None:
        self.services, self.random = services, random
        self.guests: list[LocalGuest] = []
        self.friends: list[Friend] = []
        self.watcher: Friend

    async def come(self, table: str, key: str = "") -> Friend:
        """Somebody new."""
        guest = LocalGuest(self.services)
        self.guests.append(guest)
        friend = Friend(guest, await guest.talk(), table)  # type: ignore[arg-type]
        if table:
            await friend.watch(key)
        return friend

    async def gather(self) -> None:
        """Open a table, sit down, and have the first round dealt."""
        random = self.random
        count = random.choice([2, 2, 3, 4])
        rules = {**random.choice([BASIC, ADVANCED, EXPERT]), "edition": random.choice(EDITIONS)}
        host = await self.come("")
        wish = new_table(count, rules=rules, pause=0, stand_in="random")
        host.table = (await host.guest.post("/api/tables", wish))["table"]
        await host.watch()
        links = host.seating["links"]
        self.friends = [host]
        for seat in range(1, count):
            friend = await self.come(host.table, links["invitation"])
            await accepted(friend, "sit", seat=seat, name=f"F{seat}", key=friend.key)
            self.friends.append(friend)
        self.watcher = await self.come(host.table, links["spectator"])
        await self.begin(host.seating["version"] + count - 1)

    async def begin(self, version: int) -> None:
        done = await accepted(self.friends[0], "next", version=version)
        for friend in self.friends:
            await friend.sees(done["version"])
            while friend.now.get("version", 0) < done["version"]:
                await friend.hear()

    async def play(self) -> None:
        """Some moves, and between them what people do."""
        for _ in range(MOVES):
            if not await moved(self.friends, self.random):
                break
            if self.random.random() < 0.3:
                await self.do_something()
        for friend in [*self.friends, self.watcher]:
            await friend.talk.say("ping")
            await friend.until("pong")

    async def do_something(self) -> None:
        friend = self.random.choice(self.friends)
        match self.random.randrange(8):
            case 0:
                await friend.guest.get(f"/api/games/{friend.table}/replay?start=0")
            case 1:
                await friend.guest.get("/api/games")
                await friend.guest.get("/api/tables")
            case 2:
                await friend.do("rename", seat=friend.seats[0], name=f"N{self.random.randrange(9)}")
            case 3:
                await self.change_device(friend)
            case 4:
                await friend.talk.say("react", table=friend.table, reaction="wow")
            case 5:
                await self.be_away(friend)
            case 6:
                await self.watcher.watch(self.watcher.key)
            case 7:
                await self.open_or_close_watching()

    async def change_device(self, friend: Friend) -> None:
        """The seat goes to another device; the old one watches on, and hears no card more."""
        path = f"/api/tables/{friend.table}/transfer"
        secret = await friend.guest.post(path, {"seats": friend.seats})
        device = await self.come("")
        await device.guest.post("/api/transfers", secret)
        device.table = friend.table
        await device.watch()
        await device.until("table")
        self.friends[self.friends.index(friend)] = device

    async def be_away(self, friend: Friend) -> None:
        """A bot plays for who is away, who comes back and takes the seat."""
        other = next(each for each in self.friends if each is not friend)
        friend.talk.close()  # type: ignore[attr-defined]
        (seat,) = friend.seats
        done = await other.do("stand-in", seat=seat)
        if self.random.random() < 0.7:
            await moved([each for each in self.friends if each is not friend], self.random)
        friend.talk = await friend.guest.talk()  # type: ignore[attr-defined]
        await friend.watch()
        await friend.until("table")
        if done["type"] == "accepted":
            await friend.do("take-back", seat=seat)
            await friend.until("table")

    async def open_or_close_watching(self) -> None:
        host = next(each for each in self.friends if each.seating["host"] in each.seats)
        settings = {**host.seating["settings"], "watching": self.random.random() < 0.6}
        seats = len(host.seating["sitters"])
        await accepted(
            host, "configure", rules=host.seating["rules"], settings=settings, seats=seats
        )


def leaks_of(seed: int) -> list[str]:
    """The messages of a fuzzed game, and of its rematch, that tell somebody too much."""

    async def run() -> list[str]:
        async with local_services() as services:
            party = Party(services, Random(seed))
            await party.gather()
            await party.play()
            tables = {each.table for each in party.friends}
            if party.friends[0].now["match"]["over"]:
                tables.add(await play_again(party))
            logs = {name: await services.store.load(name) for name in tables}
            found = []
            for guest in party.guests:
                person = await services.store.person_of(guest.holder) or ""
                known = {name: knowledge(log.entries, person) for name, log in logs.items() if log}
                found += leaks(guest.sent, known)
            return found

    return asyncio.run(run())


async def play_again(party: Party) -> str:
    path = f"/api/games/{party.friends[0].table}/rematch"
    for friend in party.friends:
        made = await friend.guest.post(path)
    again: str = made["table"]
    for friend in party.friends:
        friend.table, friend.now = again, {}
        await friend.watch()
        await friend.until("table")
        while friend.now.get("frame", friend) is None:
            await friend.hear()
    await party.play()
    return again


def knowledge(entries: Sequence[Entry], person: str) -> dict[int, CardSet]:
    """For each version, the cards of its round that a person may know who has watched all along."""
    table: Table | None = None
    found: dict[int, CardSet] = {}
    for entry in entries:
        before, table = table, apply_command(table, entry.command, entry.sender, entry.at)
        seen = EMPTY if before is None else found[before.version]
        if before is not None and len(table.rounds) > len(before.rounds):
            seen = EMPTY
        found[table.version] = seen | _newly_seen(before, entry, table, person)
    return found


def _newly_seen(before: Table | None, entry: Entry, now: Table, person: str) -> CardSet:
    if before is None or now.position is None:
        return EMPTY
    if now.position.is_over:
        # All hands lie open then, and the shuffle with the whole deck.
        return ALL
    seats = {*now.seats_of(person), *before.seats_of(person)}
    is_game = isinstance(entry.command, Deal | Play)
    seen = EMPTY
    for position in moments(before, entry.command, now) if is_game else (now.position,):
        seen |= open_to_all(position)
        for seat in seats:
            seen |= open_to(position, seat)
    return seen


def open_to_all(position: Position) -> CardSet:
    """The cards that lie open to everybody: told from the position, not from any view of it."""
    return open_to(position._replace(hands=(EMPTY,) * len(position.hands)), 0)


def leaks(sent: Sequence[str], known: dict[str, dict[int, CardSet]]) -> list[str]:
    """The messages that name a card which may not be known when they are sent."""
    found: list[str] = []
    versions = dict.fromkeys(known, 0)
    for text in sent:
        message = json.loads(text)
        if not isinstance(message, dict) or message.get("table") not in known:
            # Lists and the like never name a card of a game under way.
            if CARD.search(without_piles(message)) and "games" not in message:
                found.append(text)
            continue
        if "moments" in message:
            if replay_leaks(message, known[message["table"]]):
                found.append(text)
            continue
        # Answers name the version that was asked about; the client knew more by then.
        table = message["table"]
        versions[table] = max(versions[table], message.get("version", 0))
        may = known[table].get(versions[table], EMPTY)
        cards = card_set(map(parse_card, CARD.findall(without_opened(message, may))))
        if cards & ~may:
            found.append(text)
    return found


def replay_leaks(replay: dict[str, Any], known: dict[int, CardSet]) -> bool:
    """Whether a replay of a round under way has a card that was not known all through the round."""
    frames = [moment["frame"] for moment in replay["moments"]]
    last = frames[-1]["round"] if frames else 0
    shown = [frame for frame in frames if frame["round"] == last]
    is_whole = replay["start"] + len(frames) == replay["total"]
    if not shown or not is_whole or any(frame["over"] for frame in shown):
        return False
    cards = card_set(map(parse_card, CARD.findall(json.dumps(shown))))
    return not any(cards & ~may == EMPTY for may in known.values() if may != ALL)


def without_opened(message: dict[str, object], may: CardSet) -> str:
    """A message less the shuffles of rounds that are over, and secrets, which are no cards."""
    left = {name: value for name, value in message.items() if name not in ("links", "secret", "id")}
    shuffles = left.get("shuffles")
    if isinstance(shuffles, list):
        left["shuffles"] = shuffles[-1:] if may != ALL else []
    return json.dumps(left)


def without_piles(message: object) -> str:
    if not isinstance(message, dict):
        return json.dumps(message)
    return json.dumps(
        {key: value for key, value in message.items() if key not in ("secret", "games")}
    )


@pytest.mark.parametrize("seed", range(GAMES))
def test_no_byte_tells_friends_or_watchers_what_they_may_not_know(seed: int) -> None:
    found = leaks_of(seed)
    assert found == [], found[0][:1500]


def everything_open(position: Position, eyes: object) -> list[CardSet | None]:
    return [*position.hands]


_options = table_messages.table_options
_shuffles = serialize.shuffle_shapes


def options_for_all(table: Table, mine: object) -> object:
    return _options(table, range(len(table.sitters)))


def shuffles_opened(table: Table) -> object:
    return [
        replace(shape, order=serialize._names(played.order))
        for shape, played in zip(_shuffles(table), table.rounds, strict=True)
    ]


def audience_of_all(loaded: LoadedTable, person: str) -> tuple[int, ...]:
    return tuple(range(len(loaded.table.sitters)))


def watchers_sit_at_the_first_seat(loaded: LoadedTable, person: str) -> tuple[int, ...]:
    return loaded.table.seats_of(person) or (0,)


def deck_tops(position: Position, *given: object) -> object:
    shown = _spectators(position, *given)  # type: ignore[arg-type]
    return replace(shown, top=serialize._names(position.deck[:1]))


_spectators = serialize.spectators_frame

LEAKS: dict[str, tuple[object, str, Callable[..., object]]] = {
    "all hands": (serialize, "open_hands", everything_open),
    "options": (table_messages, "table_options", options_for_all),
    "shuffles": (table_messages, "shuffle_shapes", shuffles_opened),
    "audience": (watchers, "_audience", audience_of_all),
    "watchers": (watchers, "_audience", watchers_sit_at_the_first_seat),
    "the deck's top": (table_messages, "spectators_frame", deck_tops),
}


@pytest.mark.parametrize("name", LEAKS)
def test_a_leak_in_the_code_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    where, what, leak = LEAKS[name]
    monkeypatch.setattr(where, what, leak)
    assert any(leaks_of(seed) for seed in range(3))
