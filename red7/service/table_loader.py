"""Tables as the log tells them."""

import sqlite3
from typing import NamedTuple

from red7.core import Red7Error
from red7.store.sqlite import Log, story
from red7.table import Refused, Table, fold


class Known(NamedTuple):
    """A table, and what the log says about it besides."""

    table: Table
    versions: dict[str, int]
    """By the id of the command that led to it."""
    holders: frozenset[str]
    uploaded: bool
    """Whether it came as a record, so that nobody plays it on."""
    opened: float
    """When it was opened, in seconds since 1970."""

    @property
    def is_open(self) -> bool:
        """Whether there is nothing left to hide."""
        return self.uploaded or self.table.match.is_over


async def known(log: Log, name: str) -> Known:
    """A table of the log. Raises `Refused`."""
    return await log.read(lambda connection: told(connection, name))


def told(connection: sqlite3.Connection, name: str) -> Known:
    """A table of the log. Raises `Refused`."""
    try:
        found = story(connection, name)
        if found is not None:
            return Known(fold(found.commands), *found[1:])
    except (Red7Error, sqlite3.Error, ValueError, TypeError) as error:
        # A disk that does not answer now is no damage; SQLite itself has told of that.
        if isinstance(error, sqlite3.OperationalError) and hasattr(error, "sqlite_errorcode"):
            raise
        raise Refused("damaged", f"this game cannot be read: {error}") from None
    raise Refused("unknown-table", "there is no such game here; it may have been deleted")
