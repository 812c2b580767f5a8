"""The store protocol: a log of commands for every table, the lists of games, tokens, and leases.

Logs are append-only, and several processes may append to one store. An entry's version is its
optimistic lock: of two entries with one version the store takes the first, and raises `Conflict`
for the second. The id of a command is its idempotency key, for its sender alone.
"""

from collections.abc import Sequence
from enum import StrEnum
from typing import Literal, NamedTuple, Protocol

from red7.core import Red7Error
from red7.table import Command, Sender


class Cause(StrEnum):
    """Why the store could not write or read; each cause needs something else from the operator."""

    FULL = "full"
    """The disk is full."""
    DAMAGED = "damaged"
    """The stored data cannot be read any more."""
    GONE = "gone"
    """The file or the database is gone, or was replaced by another one."""
    OTHER = "other"


class StorageFailed(Red7Error):
    """The store could not write or read, and nothing has changed."""

    code = "storage"

    def __init__(
        self, work: Literal["read", "write"], text: str, cause: Cause = Cause.OTHER
    ) -> None:
        """The text is for the operator alone: it may name machines."""
        super().__init__(f"{work}: {text}")
        self.cause, self._text = cause, text
        self.values = {"work": work, "why": cause.value}

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.values["work"], self._text, self.cause)


class Uncertain(StorageFailed):
    """The data may have been stored, and only the database's answer lost.

    A client that sends the command again with the same id learns the outcome.
    """


class Conflict(Red7Error):
    """Another process has stored this version or this command, or the table is gone."""

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
    """Seconds since 1970."""


class TableStatus(NamedTuple):
    """What a table waits for, stored beside its log so that it is known without reading the log."""

    bot_next: bool = False
    """Whether a bot is to move."""
    due: float | None = None
    """When the table acts by itself, in seconds since 1970; None for never."""
    listed: bool = False
    """Whether the lobby shows the table."""
    running: bool = False
    """Whether the match is under way, with people at the table."""
    public: bool = False
    """Whether the table is public: any person may watch it."""
    invitation: int = 1
    """The number of the valid invitation."""


class Admission(NamedTuple):
    """Whether a person may know of a table, as far as the store knows without its log."""

    is_listed: bool
    """Whether the table is in the person's list."""
    named: bool
    """Whether the person has sent a command there, or the first command names them."""
    public: bool
    """Whether the table is public: any person may watch it."""
    invitation: int
    """The number of the valid invitation."""


class StoredTable(NamedTuple):
    """Everything that is stored for a table."""

    entries: list[Entry]
    people: frozenset[str]
    """The people who have the table in their lists."""
    imported: bool
    """Whether the table was uploaded as a record, and so cannot be played on."""


class ListedGame(NamedTuple):
    """A table in a person's list."""

    table: str
    version: int
    changed: float
    """When the table last changed, in seconds since 1970."""
    summary: bytes | None = None
    """The stored summary of this version, which saves reading the log; None if there is none."""


class LobbyTable(NamedTuple):
    """A table in the lobby."""

    table: str
    changed: float
    """When the table last changed, in seconds since 1970."""


class GameCounts(NamedTuple):
    """Numbers of tables in a person's list."""

    games: int = 0
    running: int = 0
    """Those under way, with people at the table."""
    imported: int = 0
    """Those that were uploaded as records."""


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
    """The version that it replaces."""
    document: bytes


class Exchange(NamedTuple):
    """A new token in place of one that an earlier release stored."""

    person: str
    at: float
    """When the token was exchanged, in seconds since 1970."""


class Due(NamedTuple):
    """A table that acts by itself at a time."""

    table: str
    at: float
    """Seconds since 1970."""


class Store(Protocol):
    """A place for logs and all else that outlives a process.

    Every method may raise `StorageFailed`, and then nothing has changed. Times are seconds since
    1970. Tokens and secrets are passed as their digests.
    """

    @property
    def data_id(self) -> str:
        """The id of this store, which no other store has."""

    # Logs.

    async def open_table(
        self,
        entries: Sequence[Entry],
        people: Sequence[str],
        status: TableStatus,
        *,
        imported: bool,
    ) -> None:
        """Store a new table with its first commands, all or nothing. Raise `Conflict`."""

    async def append(self, entry: Entry, status: TableStatus, people: Sequence[str] = ()) -> None:
        """Store a command, and add the table to the lists of some people. Raise `Conflict`."""

    async def load(self, table: str) -> StoredTable | None:
        """Return everything stored for a table, or None. Raise `Damaged`."""

    async def since(self, table: str, version: int) -> list[Entry]:
        """Return the entries of a table after a version. Raise `Damaged`."""

    async def versions(self, tables: Sequence[str]) -> dict[str, int]:
        """Return the latest versions of some tables, without those that are deleted."""

    async def rewrite(self, entries: Sequence[Entry]) -> None:
        """Replace the log of a table by another one of the same length. Raise `Conflict`.

        The stored summary of the table is removed.
        """

    async def mentioning(self, person: str) -> list[str]:
        """Return the tables whose logs name a person. This reads all logs and may take long."""

    # Lists of tables.

    async def admission(self, table: str, person: str) -> Admission | None:
        """Return whether a person may know of a table, or None for an unknown table.

        The person may be empty, for a client that has no seat at any table.
        """

    async def games_of(self, person: str) -> list[ListedGame]:
        """Return the tables in a person's list, the last changed first."""

    async def game_counts(self, person: str) -> GameCounts:
        """Return the numbers of tables in a person's list."""

    async def remove_from_list(self, person: str, table: str) -> None:
        """Remove a table from a person's list; delete a table that is in no list any more."""

    async def keep_summary(self, table: str, version: int, summary: bytes) -> None:
        """Store the summary of a version of a table, in place of the one before."""

    async def listed(self, limit: int, after: LobbyTable | None = None) -> list[LobbyTable]:
        """Return the tables of the lobby, the last changed first, that follow after one of them."""

    async def bots_to_move(self) -> list[str]:
        """Return the tables at which a bot is to move."""

    async def due(self, until: float) -> list[Due]:
        """Return the tables that act by themselves at or before a time, the earliest first."""

    async def latest(self, limit: int) -> list[Latest]:
        """Return the tables that changed last, in anyone's list or none, the latest first."""

    async def stale(self, before: float, running_before: float, limit: int) -> list[Stale]:
        """Return tables that have not changed since a time, the longest unchanged first.

        Running tables have a time of their own.
        """

    async def prune(self, table: str, version: int, revisions: Sequence[Revision]) -> None:
        """Delete a table from all lists and store documents of people, all or nothing.

        Raise `Conflict` if the table has another version by now, or a document has changed.
        """

    # People and their tokens.

    async def person_of(self, digest: str) -> str | None:
        """Return the person that a token points to, or None."""

    async def persons_of(self, digests: Sequence[str]) -> dict[str, str]:
        """Return the persons that some tokens point to, without tokens that point to none."""

    async def enroll(self, digest: str, person: str) -> str:
        """Point a new token to a person; return the person that the token points to now."""

    async def repoint(self, digest: str, person: str, before: str = "") -> None:
        """Point a token, and no other one, to a person; their earlier handovers become void.

        Raise `Conflict` if `before` is given and does not point to the person any more.
        """

    async def can_exchange(self, old: str, new: str, since: float) -> bool:
        """Return whether `exchange` would return an exchange, without writing anything."""

    async def exchange(self, old: str, new: str, now: float, since: float) -> Exchange | None:
        """Replace a token that an earlier release stored by a new one; return the exchange.

        The old token and the earlier handovers of its person become void. Return the first exchange
        again if the same tokens were exchanged after `since`. Return None for an old token that
        this release stored, that was exchanged earlier, or that is unknown.
        """

    async def keep_handover(self, digest: str, person: str, document: bytes, until: float) -> None:
        """Store what a secret hands over from a person to another device, until a time."""

    async def take_handover(self, digest: str, now: float) -> bytes | None:
        """Return what a secret hands over, once; None if its time is over or it is unknown."""

    async def erase_person(self, person: str) -> None:
        """Delete the tokens, handovers, document and list of a person, all or nothing.

        A table that is in no list any more is deleted, too.
        """

    async def document(self, person: str) -> bytes | None:
        """Return the small document that is stored for a person, or None."""

    async def keep_document(self, revision: Revision) -> None:
        """Store a person's document. Raise `Conflict` if the one before has changed."""

    # Leases. One process at a time moves the bots, runs the clocks and deals the rounds of a table.
    # All leases of an owner end at the same time, so that one short write renews them. A lease only
    # saves work: if two processes act at one table, the optimistic lock keeps its log right.

    async def claim(self, table: str, owner: str, now: float, until: float) -> bool:
        """Take the lease of a table; return False while another owner has it.

        All leases of the owner then last until this time at least.
        """

    async def release(self, table: str, owner: str) -> None:
        """Give a lease back, if the owner has it."""

    async def renew(self, owner: str, until: float) -> None:
        """Let all leases of an owner end at a time, which may be now."""

    async def owners(self, now: float) -> list[str]:
        """Return the owners whose leases have not ended."""

    async def end_leases(self, now: float) -> None:
        """End the leases of all owners, because the processes that had the store are gone."""

    async def lease_end(self, table: str) -> float | None:
        """Return when the last lease of a table ends or has ended; None if none is known."""

    async def unclaimed(self, now: float, until: float) -> list[str]:
        """Return the tables without a lease at which a bot is to move, or that act by themselves
        at or before a time."""

    # Notes about the whole store.

    async def note(self, name: str) -> str | None:
        """Return the note of a name, or None."""

    async def keep_note(self, name: str, value: str, *, once: bool = False) -> str:
        """Store a note, with `once` only if there is none; return the note that is stored now."""

    async def close(self) -> None:
        """Finish all writes, and release everything."""
