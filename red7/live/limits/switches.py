"""Switches: what an operator offers, and what not. Games that have begun go on whatever is off."""

from typing import NamedTuple

from red7.bots import BOTS
from red7.table import Refused, Table
from red7.table.new_games import check_bot
from red7.table.settings import Settings


class Switches(NamedTuple):
    """What there is here."""

    lobby: bool = True
    """Tables that everybody can find."""
    watching: bool = True
    """Spectators."""
    uploads: bool = True
    """Records from elsewhere."""
    bots: tuple[str, ...] = tuple(BOTS)
    """Those that are offered, weakest first."""

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


EVERYTHING = Switches()
"""What there is where nobody has switched anything off."""
