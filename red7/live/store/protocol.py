"""The store protocol: logs of commands, lists of games, people's tokens and documents, leases.

Logs are append-only, and several processes may append to one store. The version of an entry is an
optimistic lock: the store accepts one entry with each version, and raises `Conflict` for another
one. The id of a command is its idempotency key: the store accepts each id once per sender at a
table.
"""

from collections.abc import Sequence
from enum import StrEnum
from typing import Literal, NamedTuple, Protocol

from red7.core import Red7Error
from red7.table import Command, Sender


class Cause(StrEnum):
    """Why the store could not read or write.

    Each cause needs a different action by the operator.
    """

    FULL = "full"
    """The disk is full."""
    DAMAGED = "damaged"
    """The stored data cannot be read any more."""
    GONE = "gone"
    """The file or the database is gone, or was replaced by another one."""
    OTHER = "other"


class StorageFailed(Red7Error):
    """The store could not read or write, and nothing has changed."""

    code = "storage"

    def __init__(
        self, work: Literal["read", "write"], text: str, cause: Cause = Cause.OTHER
    ) -> None:
        """Create the error. Its text is for the operator alone, since it may name machines."""
        super().__init__(f"{work}: {text}")
        self.cause, self._text = cause, text
        self.values = {"work": work, "why": cause.value}

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.values["work"], self._text, self.cause)


class Uncertain(StorageFailed):
    """The database's answer was lost, so the data may or may not have been stored.

    A client that sends the command again with the same id learns the outcome.
    """


class Conflict(Red7Error):
    """The write was refused, because the stored data is not as the caller expected.

    For example, another process has stored this version or this command, or the table is gone.
    """

    code = "behind"


class Damaged(Red7Error):
    """The stored log of a table cannot be read."""

    code = "damaged"

    def __init__(self, text: str, why: Literal["missing", "newer", "other"] = "other") -> None:
        super().__init__(text)
        self.values = {"why": why, "text": text}

    def __reduce__(self) -> tuple[object, ...]:
        return Damaged, (self.values["text"], self.values["why"])


class Entry(NamedTuple):
    """An accepted command with its place in a table's log, its sender, and its time."""

    table: str
    version: int
    sender: Sender
    command_id: str
    command: Command
    at: float
    """When the command was given, in seconds since 1970."""


class TableStatus(NamedTuple):
    """The status of a table, stored beside its log so that the log need not be read."""

    bot_next: bool = False
    """Whether a bot is to move, or the table folds for a player."""
    due: float | None = None
    """When the table next acts by itself, in seconds since 1970; None for never."""
    listed: bool = False
    """Whether the lobby shows the table."""
    running: bool = False
    """Whether a person sits at the table and the match is not over."""
    public: bool = False
    """Whether the table is public: any person may watch it."""
    invitation: int = 1
    """The number of the table's valid invitation."""


class Admission(NamedTuple):
    """The facts that decide whether a person may see a table, known without reading its log."""

    is_listed: bool
    """Whether the table is in the person's list."""
    named: bool
    """Whether the log's first command names the person, or the person has sent a command."""
    public: bool
    """Whether the table is public: any person may watch it."""
    invitation: int
    """The number of the table's valid invitation."""


class StoredTable(NamedTuple):
    """Everything that is stored about a table."""

    entries: list[Entry]
    people: frozenset[str]
    """The people who have the table in their lists."""
    imported: bool
    """Whether the table was uploaded as a record, and so cannot be played on."""


class ListedGame(NamedTuple):
    """A table in a person's list of games."""

    table: str
    version: int
    changed: float
    """When the table last changed, in seconds since 1970."""
    summary: bytes | None = None
    """The summary of the table at this version, which saves reading the log; None without one."""


class LobbyTable(NamedTuple):
    """A table in the lobby."""

    table: str
    changed: float
    """When the table last changed, in seconds since 1970."""


class GameCounts(NamedTuple):
    """The numbers of tables in a person's list: all, running, and imported."""

    games: int = 0
    running: int = 0
    """Tables at which a person sits and whose match is not over."""
    imported: int = 0
    """Tables that were uploaded as records."""


class Stale(NamedTuple):
    """A table that has not changed for a long time."""

    game: ListedGame
    people: frozenset[str]
    """The people who have the table in their lists."""


class Latest(NamedTuple):
    """One of the tables that changed last."""

    table: str
    changed: float
    """When the table last changed, in seconds since 1970."""
    people: int
    """How many people have the table in their lists."""


class Revision(NamedTuple):
    """A new version of a person's document."""

    person: str
    before: bytes | None
    """The document that it replaces; None if the person has none."""
    document: bytes


class Exchange(NamedTuple):
    """The replacement of an earlier release's token by a new token."""

    person: str
    at: float
    """When the token was exchanged, in seconds since 1970."""


class Due(NamedTuple):
    """A table that acts by itself, and when it does."""

    table: str
    at: float
    """When the table acts, in seconds since 1970."""


class Store(Protocol):
    """Keeps the logs of tables, and all other data that outlives a process.

    Every method may raise `StorageFailed`. Then nothing has changed, except perhaps after its
    subclass `Uncertain`. Times are seconds since 1970. Tokens and secrets are passed as their
    digests.
    """

    @property
    def data_id(self) -> str:
        """The unique id of this store."""

    # Logs.

    async def open_table(
        self,
        entries: Sequence[Entry],
        people: Sequence[str],
        status: TableStatus,
        *,
        imported: bool,
    ) -> None:
        """Store a new table with its first commands, all or nothing.

        Also add the table to the lists of `people`. Raise `Conflict` if there is a table of this
        name.
        """

    async def append(self, entry: Entry, status: TableStatus, people: Sequence[str] = ()) -> None:
        """Store a command, and add its table to the lists of `people`.

        Raise `Conflict` if this version or this command is already stored, or if the table is gone.
        """

    async def load(self, table: str) -> StoredTable | None:
        """Return everything that is stored about a table, or None for an unknown table.

        Raise `Damaged` if the log cannot be read.
        """

    async def since(self, table: str, version: int) -> list[Entry]:
        """Return the entries of a table's log after a version.

        Raise `Damaged` if they cannot be read.
        """

    async def versions(self, tables: Sequence[str]) -> dict[str, int]:
        """Return the latest version of each table, without tables that are deleted."""

    async def rewrite(self, entries: Sequence[Entry]) -> None:
        """Replace the log of a table by another one of the same length.

        The stored summary of the table is removed. Raise `Conflict` if the log has another length
        by now.
        """

    async def mentioning(self, person: str) -> list[str]:
        """Return the tables whose logs name a person.

        This reads all logs and may take long.
        """

    # Lists of tables.

    async def admission(self, table: str, person: str) -> Admission | None:
        """Return what decides whether a person may see a table, or None for an unknown table.

        An empty person stands for a client that has no seat at any table.
        """

    async def games_of(self, person: str) -> list[ListedGame]:
        """Return the tables in a person's list, the most recently changed first."""

    async def game_counts(self, person: str) -> GameCounts:
        """Return the numbers of tables in a person's list: all, running, and imported."""

    async def remove_from_list(self, person: str, table: str) -> None:
        """Remove a table from a person's list; delete a table that is in no list any more."""

    async def keep_summary(self, table: str, version: int, summary: bytes) -> None:
        """Store the summary of a table at a version, in place of the earlier summary."""

    async def listed(self, limit: int, after: LobbyTable | None = None) -> list[LobbyTable]:
        """Return up to `limit` tables of the lobby, the most recently changed first.

        If `after` is given, return only tables that follow it in this order.
        """

    async def bots_to_move(self) -> list[str]:
        """Return the tables at which a bot is to move, or which fold for a player."""

    async def due(self, until: float) -> list[Due]:
        """Return the tables that act by themselves at or before a time, the earliest first."""

    async def latest(self, limit: int) -> list[Latest]:
        """Return up to `limit` tables, the most recently changed first.

        Tables that are in no list are included.
        """

    async def stale(self, before: float, running_before: float, limit: int) -> list[Stale]:
        """Return up to `limit` tables that have not changed for long, the longest unchanged first.

        Running tables must have last changed before `running_before`, all other tables before
        `before`.
        """

    async def prune(self, table: str, version: int, revisions: Sequence[Revision]) -> None:
        """Delete a table and store documents of people: either all of it, or nothing.

        Raise `Conflict` if the table has another version by now, or if a document has changed.
        """

    # People and their tokens.

    async def person_of(self, digest: str) -> str | None:
        """Return the person that a token points to, or None."""

    async def persons_of(self, digests: Sequence[str]) -> dict[str, str]:
        """Return the person that each token points to, without tokens that point to none."""

    async def enroll(self, digest: str, person: str) -> str:
        """Point a token to a person, unless it already points to one.

        Return the person that the token points to now.
        """

    async def repoint(self, digest: str, person: str, before: str = "") -> None:
        """Point a token, and no other one, to a person; delete the person's handovers.

        If `before` is given, raise `Conflict` unless that token still points to the person.
        """

    async def can_exchange(self, old: str, new: str, since: float) -> bool:
        """Return whether `exchange` would return an exchange, without writing anything."""

    async def exchange(self, old: str, new: str, now: float, since: float) -> Exchange | None:
        """Replace the token `old`, which an earlier release stored; return the exchange.

        The token `new` then points to the person; `old` and the person's earlier handovers become
        void. If the tokens were already exchanged after `since`, return that exchange again. Return
        None if `old` is unknown, was stored by this release, or was exchanged earlier.
        """

    async def keep_handover(self, digest: str, person: str, document: bytes, until: float) -> None:
        """Store a document that a secret hands over from a person to another device.

        The document can be taken until the time `until`.
        """

    async def take_handover(self, digest: str, now: float) -> bytes | None:
        """Return the document that a secret hands over, and delete it.

        Return None if the secret is unknown or its time is over.
        """

    async def erase_person(self, person: str) -> None:
        """Delete the tokens, handovers, document and list of a person, all or nothing.

        A table that is then in no list is deleted, too.
        """

    async def document(self, person: str) -> bytes | None:
        """Return the small document that is stored for a person, or None."""

    async def keep_document(self, revision: Revision) -> None:
        """Store a person's document.

        Raise `Conflict` if the stored document is not the one that the revision replaces.
        """

    # Leases. One process at a time has the lease of a table, and runs its bots, clocks and deals.
    # All leases of an owner end at the same time, so that one short write renews them. A lease only
    # saves work: if two processes act at one table, the optimistic lock keeps its log correct.

    async def claim(self, table: str, owner: str, now: float, until: float) -> bool:
        """Claim the lease of a table; return False if another owner has it.

        If the owner gets the lease, all of the owner's leases last at least until the time `until`.
        """

    async def release(self, table: str, owner: str) -> None:
        """Give back the lease of a table, if the owner has it."""

    async def renew(self, owner: str, until: float) -> None:
        """Set the time at which all leases of an owner end, which may be now."""

    async def owners(self, now: float) -> list[str]:
        """Return the owners whose leases have not ended."""

    async def end_leases(self, now: float) -> None:
        """End the leases of all owners, because the processes that used the store are gone."""

    async def lease_end(self, table: str) -> float | None:
        """Return when the last lease of a table ends or has ended; None if none is known."""

    async def unclaimed(self, now: float, until: float) -> list[str]:
        """Return the tables without a lease that need a process to run them.

        At such a table a bot is to move, the table folds for a player, or the table acts by itself
        at or before the time `until`.
        """

    # Notes about the whole store.

    async def note(self, name: str) -> str | None:
        """Return the note that is stored under a name, or None."""

    async def keep_note(self, name: str, value: str, *, once: bool = False) -> str:
        """Store a note under a name; return the note that is stored now.

        With `once`, do not replace a note that is already stored.
        """

    async def close(self) -> None:
        """Finish all writes, and release everything."""
