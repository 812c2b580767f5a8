"""Settings of live tables: hints, rate limits, quotas, retention, and the features on offer.

A server adds the settings in `red7.hosting.server_settings`. The settings that players choose for a
table are in `red7.table.settings`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from red7.bots import BOTS
from red7.live.limits.rate_limits import LIMITS, UNLIMITED, Kind, Limit, Rate, parse_limit
from red7.live.setting_fields import (
    count,
    count_or_unlimited,
    days,
    items,
    number,
    setting,
    true_or_false,
)
from red7.table import Refused, Table
from red7.table.new_games import check_bot
from red7.table.settings import Settings

DAY_S = 24 * 60 * 60.0


def _bots(text: str) -> tuple[str, ...]:
    """Return the bots that a text names, weakest first.

    Raise `ValueError` if a bot does not exist.
    """
    named = {*items(text)}
    if unknown := named - {*BOTS}:
        raise ValueError(f"{min(unknown)[:40]!r} is none of {', '.join(BOTS)}")
    return tuple(name for name in BOTS if name in named)


@dataclass(frozen=True, slots=True)
class OfferSettings:
    """Features that players can use; games that have begun go on, whatever is switched off."""

    lobby: bool = setting(True, "public tables in the lobby", true_or_false, option="--no-lobby")
    watching: bool = setting(
        True,
        "spectators at tables: people without a seat",
        true_or_false,
        option="--no-watching",
    )
    uploads: bool = setting(True, "uploads of game records", true_or_false, option="--no-uploads")
    bots: tuple[str, ...] = setting(
        tuple(BOTS), "the opponents, weakest first", _bots, option="--bots", metavar="NAME,NAME"
    )

    def check_lobby(self) -> None:
        """Raise `Refused` if this server has no lobby of public tables."""
        if not self.lobby:
            raise Refused("no-lobby")

    def check_imports(self) -> None:
        """Raise `Refused` if this server accepts no uploads of game records."""
        if not self.uploads:
            raise Refused("no-uploads")

    def check_bots_of(self, table: Table) -> None:
        """Raise `Refused` if this server does not offer a bot that plays at a table.

        Such a table gets no rematch.
        """
        for sitter in table.sitters:
            check_bot(sitter.bot, self.bots)

    def agreed(self, settings: Settings, before: Settings | None = None) -> Settings:
        """Return a table's new settings, without spectators if this server allows none.

        Pass the table's earlier settings, if it has any, as `before`. Raise `Refused` if the table
        becomes public and the server has no lobby.
        """
        if settings.public and not (before is not None and before.public):
            self.check_lobby()
        return settings._replace(watching=settings.watching and self.watching)

    def as_offered(self, table: Table) -> Table:
        """Return a table, closed to spectators if this server allows none."""
        settings = table.settings
        if self.watching or settings is None or not settings.watching:
            return table
        return table._replace(settings=settings._replace(watching=False))


def _person_rates(text: str) -> dict[Kind, Rate]:
    for kind in (found := dict(map(parse_limit, items(text)))):
        if LIMITS[kind].token == UNLIMITED:
            raise ValueError(f"{kind} is counted by address alone")
    return found


def _address_rates(text: str) -> dict[Kind, Rate]:
    for kind in (found := dict(map(parse_limit, items(text)))):
        if LIMITS[kind].address == UNLIMITED:
            raise ValueError(f"{kind} is counted for each socket, not by address")
    return found


@dataclass(frozen=True, slots=True)
class RateSettings:
    """Rate limits by kind of request: how many each second, and how many at once.

    The defaults are in `red7.live.limits.rate_limits`. A kind that is not in a mapping has no
    limit.
    """

    per_person: Mapping[Kind, Rate] = setting(
        {kind: limit.token for kind, limit in LIMITS.items()},
        f"requests of a person, by kind: {', '.join(Kind)}",
        _person_rates,
        option="--limit",
        metavar="KIND=RATE/BURST",
    )
    per_address: Mapping[Kind, Rate] = setting(
        {kind: limit.address for kind, limit in LIMITS.items()},
        "requests of all clients of an address, by kind",
        _address_rates,
        option="--address-limit",
        metavar="KIND=RATE/BURST",
    )

    @property
    def limits(self) -> dict[Kind, Limit]:
        """The limits of each kind of request, per person and per address.

        Kinds without any limit are left out.
        """
        kinds = {*self.per_person, *self.per_address}
        token, address = self.per_person, self.per_address
        return {
            kind: Limit(token.get(kind, UNLIMITED), address.get(kind, UNLIMITED)) for kind in kinds
        }


@dataclass(frozen=True, slots=True)
class QuotaSettings:
    """Maximum games in the list of a person; 0 stands for no limit."""

    max_games: int = setting(
        5000, "games in the list of a person", count_or_unlimited, option="--most-games"
    )
    max_running: int = setting(
        500, "games under way in the list of a person", count_or_unlimited, option="--most-running"
    )
    max_uploads: int = setting(
        500, "uploaded records in the list of a person", count_or_unlimited, option="--most-uploads"
    )


@dataclass(frozen=True, slots=True)
class RetentionSettings:
    """How long games are kept."""

    keep_days: float = setting(
        0.0,
        "days without a change after which a game is deleted, twice as many for a game under way"
        " with people at it; its result stays",
        days,
        option="--keep",
        metavar="DAYS",
        default_text="0: games are kept forever",
    )

    def keep_seconds(self, *, running: bool) -> float:
        """Return how many seconds a game is kept after its last change; 0 means forever.

        A running game is kept twice as long as any other game.
        """
        return self.keep_days * DAY_S * (2 if running else 1)

    def lasts_until(self, changed: float, *, running: bool) -> float | None:
        """Return when a game will be deleted, or None if it is kept forever.

        `changed` is when the game last changed. Both times are in seconds since 1970.
        """
        if not self.keep_days:
            return None
        return changed + self.keep_seconds(running=running)


@dataclass(frozen=True, slots=True)
class HintSettings:
    """How long a hint is searched for, and how many hints may be pending.

    Two other throttles are not set here. The rate limit `hint` in `RateSettings` says how often a
    person or an address may ask for a hint. If searches of several clients wait for a process, the
    clients take turns.
    """

    budget_ms: float = setting(400.0, "milliseconds to search for a hint", number(1, 5_000))
    """Even the maximum is shorter than the time after which a search process counts as hung."""
    max_pending_per_client: int = setting(4, "hints that a client may wait for at a time", count)
    max_pending_searches: int = setting(
        16, "hints and reviews of a person that may wait for a process, each", count
    )


@dataclass(frozen=True, slots=True)
class LiveSettings:
    """The settings of live tables, by feature; a server adds its own in a subclass."""

    offer: OfferSettings = field(default_factory=OfferSettings)
    rates: RateSettings = field(default_factory=RateSettings)
    quotas: QuotaSettings = field(default_factory=QuotaSettings)
    retention: RetentionSettings = field(default_factory=RetentionSettings)
    hints: HintSettings = field(default_factory=HintSettings)


DEFAULTS = LiveSettings()
