"""The opponents by name. A new one is a file of its own and a line in `BOTS`."""

from red7.bots.opponent import Contestant, Opponent, seated
from red7.bots.oracle import oracle
from red7.bots.planner import PLANNER
from red7.bots.sampler import SAMPLER
from red7.bots.scout import SCOUT
from red7.bots.thrifty import THRIFTY
from red7.bots.uniform import RANDOM
from red7.core import Red7Error

BOTS: dict[str, Opponent] = {
    bot.name: bot
    for bot in (
        RANDOM,
        THRIFTY,
        PLANNER,
        SAMPLER,
        SCOUT,
    )
}
"""The ladder, weakest first."""

BESIDE_THE_LADDER: dict[str, Contestant] = {"oracle": oracle}
"""Who may enter the arena but is no opponent for people, for it is shown all cards."""


class UnknownBot(Red7Error):
    """A name that no bot has."""


def bot_named(name: str) -> Opponent:
    """The bot of a name. Raises `UnknownBot`."""
    if name not in BOTS:
        raise UnknownBot(f"there is no bot {name!r:.40}; there are {', '.join(BOTS)}")
    return BOTS[name]


def contestant(name: str) -> Contestant:
    """Whoever enters the arena under a name. Raises `UnknownBot`."""
    if name in BOTS:
        return seated(BOTS[name])
    if name in BESIDE_THE_LADDER:
        return BESIDE_THE_LADDER[name]
    known = ", ".join([*BOTS, *BESIDE_THE_LADDER])
    raise UnknownBot(f"there is no bot {name!r:.40}; there are {known}")


def is_compiled(name: str) -> bool:
    """Whether whoever has a name plays on the compiled engine."""
    return name not in BOTS or BOTS[name].compiled
