"""The opponents by name. A new one is a file of its own and a line in `BOTS`."""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from random import Random

from red7.bots.bot_protocol import Bot, Contestant, Player, seated
from red7.core import Red7Error
from red7.search.budget import Budget


class Ladder(Mapping[str, Bot]):
    """Opponents by name, weakest first, each loaded when it is first asked for.

    Those that search load the compiler's library, which takes its time.
    """

    def __init__(self, **places: str) -> None:
        self._places = places

    def __getitem__(self, name: str) -> Bot:
        return _loaded(self._places[name])

    def __iter__(self) -> Iterator[str]:
        return iter(self._places)

    def __len__(self) -> int:
        return len(self._places)


@cache
def _loaded(place: str) -> Bot:
    module, _, name = place.partition(":")
    found: Bot = getattr(import_module(module), name)
    return found


BOTS = Ladder(
    random="red7.bots.random_bot:RANDOM",
    thrifty="red7.bots.thrifty:THRIFTY",
    planner="red7.bots.planner:PLANNER",
    sampler="red7.bots.sampler:SAMPLER",
    scout="red7.bots.scout:SCOUT",
)
"""The ladder, weakest first."""

ORACLE = "oracle"


class UnknownBot(Red7Error):
    """A name that no bot has."""


def bot_named(name: str) -> Bot:
    """The bot of a name. Raises `UnknownBot`."""
    if name not in BOTS:
        raise UnknownBot(f"there is no bot {name!r:.40}; there are {', '.join(BOTS)}")
    return BOTS[name]


def contestant(name: str) -> Contestant:
    """Whoever enters the arena under a name: a bot or the oracle. Raises `UnknownBot`."""
    if name in BOTS:
        return seated(BOTS[name])
    if name == ORACLE:
        return _oracle
    raise UnknownBot(f"there is no bot {name!r:.40}; there are {', '.join([*BOTS, ORACLE])}")


def _oracle(rng: Random, budget: Budget | None) -> Player:
    """No opponent for people, for it is shown all cards."""
    from red7.bots.oracle import oracle

    return oracle(rng, budget)


def is_compiled(name: str) -> bool:
    """Whether whoever has a name, and is loaded by this, plays on the compiled engine."""
    if name == ORACLE:
        import_module("red7.bots.oracle")
        return True
    return bot_named(name).compiled
