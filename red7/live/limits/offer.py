"""What a server offers: a lobby, spectators, uploads, bots. Games that have begun go on without."""

from dataclasses import dataclass

from red7.bots import BOTS
from red7.live.limits.setting import items, setting, true_or_false
from red7.table import Refused, Table
from red7.table.new_games import check_bot
from red7.table.settings import Settings


def _bots(text: str) -> tuple[str, ...]:
    """Return the named bots, weakest first. Raise `ValueError`."""
    named = {*items(text)}
    if unknown := named - {*BOTS}:
        raise ValueError(f"{min(unknown)[:40]!r} is none of {', '.join(BOTS)}")
    return tuple(name for name in BOTS if name in named)


@dataclass(frozen=True, slots=True)
class OfferSettings:
    """What players can choose; games that have begun go on, whatever is switched off."""

    lobby: bool = setting(
        True, "tables that everybody can find", true_or_false, option="--no-lobby"
    )
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
        """Raise `Refused` where there is none."""
        if not self.lobby:
            raise Refused("no-lobby")

    def check_imports(self) -> None:
        """Raise `Refused` where records are not taken."""
        if not self.uploads:
            raise Refused("no-uploads")

    def check_bots_of(self, table: Table) -> None:
        """Raise `Refused` for a table that cannot be had again, for a bot is not offered now."""
        for sitter in table.sitters:
            check_bot(sitter.bot, self.bots)

    def agreed(self, settings: Settings, before: Settings | None = None) -> Settings:
        """Settings as they can be had here. Raises `Refused`."""
        if settings.public and not (before is not None and before.public):
            self.check_lobby()
        return settings._replace(watching=settings.watching and self.watching)

    def seen(self, table: Table) -> Table:
        """A table as it goes on here: without spectators, where there are none."""
        settings = table.settings
        if self.watching or settings is None or not settings.watching:
            return table
        return table._replace(settings=settings._replace(watching=False))
