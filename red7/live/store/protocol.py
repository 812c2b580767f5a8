"""The store protocol: logs of commands, lists of games, people's tokens and documents, leases.

Each game table has a log, with an entry for each command that the table has accepted. Several
processes may append to one store. The version of an entry is an optimistic lock: the store accepts
one entry with each version, and raises `Conflict` for a second one. The id of a command is its
idempotency key: the store accepts each id once per sender at a table.

A token is the secret in a client's cookie; it points to a person. A handover lets another device
take over seats or a person. A person's document has results and notes about reviews.
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
    """The store could not read or write. Nothing has changed, except perhaps after `Uncertain`."""

    code = "storage"

    def __init__(
        self, work: Literal["read", "write"], text: str, cause: Cause = Cause.OTHER
    ) -> None:
        """Create the error. `text` may name machines, so only the operator may read it."""
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
    """The stored log of a game table cannot be read."""

    code = "damaged"

    def __init__(self, text: str, why: Literal["missing", "newer", "other"] = "other") -> None:
        super().__init__(text)
        self.values = {"why": why, "text": text}

    def __reduce__(self) -> tuple[object, ...]:
        return Damaged, (self.values["text"], self.values["why"])


class Entry(NamedTuple):
    """An accepted command, with its place in the log of a game table, its sender, and its time."""

    table: str
    version: int
    sender: Sender
    command_id: str
    command: Command
    at: float
    """When the command was given, in seconds since 1970."""


class TableStatus(NamedTuple):
    """The status of a game table, stored beside its log so that the log need not be read."""

    bot_next: bool = False
    """Whether a bot is to move, or the server must fold for a player."""
    due: float | None = None
    """When a clock runs out or bots take the free seats, in seconds since 1970; None for never."""
    listed: bool = False
    """Whether the lobby shows the table."""
    running: bool = False
    """Whether a person sits at the table and the match is not over."""
    public: bool = False
    """Whether the table is public: any person may watch it."""
    invitation: int = 1
    """The number of the table's valid invitation; earlier ones are void."""


class Admission(NamedTuple):
    """The facts that decide whether a person may see a game table, without its whole log."""

    is_listed: bool
    """Whether the table is in the person's list of games."""
    named: bool
    """Whether the first command in the log names the person, or the person has sent a command."""
    public: bool
    """Whether the table is public: any person may watch it."""
    invitation: int
    """The number of the table's valid invitation; earlier ones are void."""


class StoredTable(NamedTuple):
    """Everything that is stored about a game table."""

    entries: list[Entry]
    people: frozenset[str]
    """The people who have the table in their lists of games."""
    imported: bool
    """Whether the table was uploaded as a record, and so cannot be played on."""


class ListedGame(NamedTuple):
    """A game table in a person's list of games."""

    table: str
    version: int
    changed: float
    """When the table last changed, in seconds since 1970."""
    summary: bytes | None = None
    """A summary of the log up to this version, or None if none is stored."""


class LobbyTable(NamedTuple):
    """A game table in the lobby."""

    table: str
    changed: float
    """When the table last changed, in seconds since 1970."""


class GameCounts(NamedTuple):
    """The numbers of game tables in a person's list: all, running, and imported."""

    games: int = 0
    running: int = 0
    """Tables at which a person sits and whose match is not over."""
    imported: int = 0
    """Tables that were uploaded as records."""


class Stale(NamedTuple):
    """A game table that has not changed for a long time."""

    game: ListedGame
    people: frozenset[str]
    """The people who have the table in their lists of games."""


class Latest(NamedTuple):
    """One of the game tables that changed last."""

    table: str
    changed: float
    """When the table last changed, in seconds since 1970."""
    people: int
    """How many people have the table in their lists of games."""


class Revision(NamedTuple):
    """A new version of the document that is stored about a person's results."""

    person: str
    before: bytes | None
    """The stored document that it replaces; None if the person has none."""
    document: bytes


class Exchange(NamedTuple):
    """The replacement of a client's token, which an earlier release stored, by a new token."""

    person: str
    at: float
    """When the token was exchanged, in seconds since 1970."""


class Due(NamedTuple):
    """A game table that acts by itself: a clock runs out, or bots take the free seats."""

    table: str
    at: float
    """When the table acts, in seconds since 1970."""


class Store(Protocol):
    """Keeps the logs of game tables, and all other data that outlives a process.

    Every method may raise `StorageFailed`. Then nothing has changed, except perhaps after its
    subclass `Uncertain`. Times are seconds since 1970. Clients' tokens and other secrets are passed
    as their digests.
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
        """Store a new game table with its first commands, and add it to people's lists of games.

        Store all of it or nothing. `imported` says whether the game was uploaded as a record.
        Raise `Conflict` if there is a game table of this name already.
        """

    async def append(self, entry: Entry, status: TableStatus, people: Sequence[str] = ()) -> None:
        """Store a log entry, and add its game table to the lists of games of `people`.

        Raise `Conflict` if this version or this command is already stored, or if the game table is
        gone.
        """

    async def load(self, table: str) -> StoredTable | None:
        """Return everything that is stored about a game table, or None if there is no such table.

        Raise `Damaged` if the log cannot be read.
        """

    async def since(self, table: str, version: int) -> list[Entry]:
        """Return the log entries of a game table after a version.

        Raise `Damaged` if the log cannot be read.
        """

    async def versions(self, tables: Sequence[str]) -> dict[str, int]:
        """Return the latest versions of game tables. Leave out tables that are deleted."""

    async def rewrite(self, entries: Sequence[Entry]) -> None:
        """Replace the log of a game table by one of the same length, and delete its summary.

        This serves to remove a deleted person from the log. Raise `Conflict` if the stored log has
        another length by now.
        """

    async def mentioning(self, person: str) -> list[str]:
        """Return the game tables whose logs name a person.

        This reads all logs and may take long.
        """

    # Lists of tables.

    async def admission(self, table: str, person: str) -> Admission | None:
        """Return what decides whether a person may see a game table.

        Return None if there is no such table. `person` is empty for a client whose token points to
        no person.
        """

    async def games_of(self, person: str) -> list[ListedGame]:
        """Return the game tables in a person's list, the most recently changed first."""

    async def game_counts(self, person: str) -> GameCounts:
        """Return the numbers of game tables in a person's list: all, running, and imported."""

    async def remove_from_list(self, person: str, table: str) -> None:
        """Remove a game table from a person's list of games.

        Delete the game table if it is then in no list.
        """

    async def keep_summary(self, table: str, version: int, summary: bytes) -> None:
        """Store the summary of a game table at a version, in place of the earlier summary."""

    async def listed(self, limit: int, after: LobbyTable | None = None) -> list[LobbyTable]:
        """Return up to `limit` game tables of the lobby, the most recently changed first.

        If `after` is given, return only tables that follow it in this order.
        """

    async def bots_to_move(self) -> list[str]:
        """Return the game tables at which a bot is to move or the server must fold for a player."""

    async def due(self, until: float) -> list[Due]:
        """Return the game tables at which a clock runs out, or bots take the free seats.

        Return only those at which this happens at or before the time `until`, the earliest first.
        """

    async def latest(self, limit: int) -> list[Latest]:
        """Return up to `limit` game tables, the most recently changed first.

        Tables that are in no person's list are included.
        """

    async def stale(self, before: float, running_before: float, limit: int) -> list[Stale]:
        """Return up to `limit` game tables that have not changed for long, the oldest change first.

        Running tables must have last changed before `running_before`, all other tables before
        `before`.
        """

    async def prune(self, table: str, version: int, revisions: Sequence[Revision]) -> None:
        """Delete a game table, also from all lists of games, and replace documents of people.

        Do all of it or nothing. Raise `Conflict` if the game table has another version by now, or a
        document has changed.
        """

    # People and their tokens.

    async def person_of(self, digest: str) -> str | None:
        """Return the person that a token points to, or None if there is none."""

    async def persons_of(self, digests: Sequence[str]) -> dict[str, str]:
        """Return the person that each token points to, without tokens that point to none."""

    async def enroll(self, digest: str, person: str) -> str:
        """Point a token to a person, unless it already points to one.

        Return the person that the token points to now.
        """

    async def repoint(self, digest: str, person: str, before: str = "") -> None:
        """Make a token the only one that points to a person.

        Delete the person's handovers to other devices. If `before`, the digest of a token, is
        given, raise `Conflict` unless that token points to the person now.
        """

    async def can_exchange(self, old: str, new: str, since: float) -> bool:
        """Return whether `exchange` would return an exchange now. This only reads."""

    async def exchange(self, old: str, new: str, now: float, since: float) -> Exchange | None:
        """Replace the token `old` of an earlier release by `new`; return the exchange.

        From then on `new` points to the person; `old` and the person's handovers become void. If
        `old` is not stored, a client may have repeated its request: return the exchange that
        `new` had after the time `since`, or None if it had none.
        """

    async def keep_handover(self, digest: str, person: str, document: bytes, until: float) -> None:
        """Store a document about what a person hands over to another device.

        `digest` is the digest of a secret. The device that has the secret can take the document
        until the time `until`.
        """

    async def take_handover(self, digest: str, now: float) -> bytes | None:
        """Return the document that was stored for the secret with this digest, and delete it.

        Return None if the secret is unknown or its time is over.
        """

    async def erase_person(self, person: str) -> None:
        """Delete the tokens, handovers, document and list of games of a person, all or nothing.

        Game tables that are in no other person's list are deleted, too.
        """

    async def document(self, person: str) -> bytes | None:
        """Return the document about a person's results, or None if there is none."""

    async def keep_document(self, revision: Revision) -> None:
        """Replace the document about a person's results.

        Raise `Conflict` if the stored document is not `revision.before`.
        """

    # Leases. One process at a time has the lease of a table, and runs its bots, clocks and deals.
    # All leases of an owner end at the same time, so that one short write renews them. A lease only
    # saves work: if two processes act at one table, the optimistic lock keeps its log correct.

    async def claim(self, table: str, owner: str, now: float, until: float) -> bool:
        """Claim the lease of a game table. Return False if another owner has it.

        If the owner gets the lease, all of the owner's leases last at least until the time `until`.
        """

    async def release(self, table: str, owner: str) -> None:
        """Give back the lease of a game table, if the owner has it."""

    async def renew(self, owner: str, until: float) -> None:
        """Make all leases of an owner end at the time `until`, which may be now."""

    async def owners(self, now: float) -> list[str]:
        """Return the owners whose leases have not ended."""

    async def end_leases(self, now: float) -> None:
        """End the leases of all owners. The caller knows that their processes are gone."""

    async def lease_end(self, table: str) -> float | None:
        """Return when the last lease of a game table ends or ended; None if none is stored."""

    async def unclaimed(self, now: float, until: float) -> list[str]:
        """Return the game tables without a lease that need a process to run them.

        At such a table, a bot is to move, or the server must fold for a player, or at or before the
        time `until` a clock runs out or bots take the free seats.
        """

    # Notes about the whole store.

    async def note(self, name: str) -> str | None:
        """Return the note that is stored under a name, or None if there is none."""

    async def keep_note(self, name: str, value: str, *, once: bool = False) -> str:
        """Store a note under a name; return the note that is stored now.

        With `once`, do not replace a note that is already stored.
        """

    async def close(self) -> None:
        """Finish all writes, then close all connections and files."""
