"""The store protocol: an append-only log of commands for every table, and who may see it.

Several processes may append to one store. An entry's version is its optimistic lock: of two
that follow on the same version one is stored and the other meets a `Conflict`. A command's id
is an idempotency key that counts for its sender alone.
"""

from collections.abc import Sequence
from enum import StrEnum
from typing import Literal, NamedTuple, Protocol

from red7.core import Red7Error
from red7.live.store.leases import LeaseStore
from red7.table import Command, Sender


class Cause(StrEnum):
    """Why something could not be stored or read: what an operator does about it differs."""

    FULL = "full"
    """There is no room left."""
    DAMAGED = "damaged"
    """What is stored cannot be understood any longer."""
    GONE = "gone"
    """The place where it is stored was taken away, or another one stands there."""
    OTHER = "other"


class StorageFailed(Red7Error):
    """What was asked could not be stored or read, and nothing has happened."""

    code = "storage"

    def __init__(
        self, work: Literal["read", "write"], text: str, cause: Cause = Cause.OTHER
    ) -> None:
        """The text is for whoever runs the server, and for nobody else: it may name machines."""
        super().__init__(f"{work}: {text}")
        self.cause, self._text = cause, text
        self.values = {"work": work, "why": cause.value}

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.values["work"], self._text, self.cause)


class Uncertain(StorageFailed):
    """It may have been stored, and only the answer lost.

    Whoever asks again by the same id is told; whoever gives up may find it done.
    """


class Conflict(Red7Error):
    """Somebody else has stored this version or this command, or the table is gone."""

    code = "behind"


class Damaged(Red7Error):
    """What is stored of a table cannot be understood."""

    code = "damaged"

    def __init__(self, text: str, why: Literal["missing", "newer", "other"] = "other") -> None:
        super().__init__(text)
        self.values = {"why": why, "text": text}

    def __reduce__(self) -> tuple[object, ...]:
        return Damaged, (self.values["text"], self.values["why"])


class Entry(NamedTuple):
    """An accepted command with its place in a table's log, who gave it, and when."""

    table: str
    version: int
    sender: Sender
    command_id: str
    command: Command
    at: float
    """Seconds since 1970."""


class TableStatus(NamedTuple):
    """What a table waits for, noted beside its log so that nobody need read it to know."""

    bot_next: bool = False
    """Whether a bot is to move."""
    due: float | None = None
    """When something is to happen by itself, in seconds since 1970."""
    listed: bool = False
    """Whether the lobby shows it."""
    running: bool = False
    """Whether it is under way, with people at it."""
    public: bool = False
    """Whether anybody may know of it."""
    invitation: int = 1
    """The number of the invitation that is good."""


class Admission(NamedTuple):
    """What is noted of a table about who may know of it, so that nobody need read its log."""

    holds: bool
    """Whether a person has it in their list."""
    named: bool
    """Whether the person has given a command there, or is named by its first one."""
    public: bool
    invitation: int


class StoredTable(NamedTuple):
    """All that is stored of a table."""

    entries: list[Entry]
    people: frozenset[str]
    """Who has it in their list."""
    imported: bool
    """Whether it came as a record, so that nobody plays it on."""


class ListedGame(NamedTuple):
    """A table in somebody's list."""

    table: str
    version: int
    changed: float
    """When it last changed, in seconds since 1970."""
    summary: bytes | None = None
    """What was noted about this version, so that nobody need read the log to list it."""


class LobbyTable(NamedTuple):
    """A table in the lobby."""

    table: str
    changed: float
    """When it last changed, in seconds since 1970."""


class GameCounts(NamedTuple):
    """How many tables are in somebody's list."""

    games: int = 0
    running: int = 0
    """Those under way, with people at them."""
    imported: int = 0
    """Those that came as records."""


class Stale(NamedTuple):
    """A table that has not changed for long."""

    game: ListedGame
    people: frozenset[str]
    """Who has it in their list."""


class Latest(NamedTuple):
    """A table among those that have last changed."""

    table: str
    changed: float
    """When it last changed, in seconds since 1970."""
    people: int
    """How many have it in their list."""


class Revision(NamedTuple):
    """A document of a person's in place of the one before."""

    person: str
    before: bytes | None
    document: bytes


class Exchange(NamedTuple):
    """A token that has taken the place of one that an earlier release stored."""

    person: str
    at: float
    """When it did, in seconds since 1970."""


class Due(NamedTuple):
    """A table at which something is to happen by itself."""

    table: str
    at: float


class Store(LeaseStore, Protocol):
    """Where logs live. Every method may raise `StorageFailed`, and then nothing has happened."""

    @property
    def data_id(self) -> str:
        """What tells this store from all others, for good."""

    async def open_table(
        self,
        entries: Sequence[Entry],
        people: Sequence[str],
        status: TableStatus,
        *,
        imported: bool,
    ) -> None:
        """Store a new table with its first commands, all or nothing. Raises `Conflict`."""

    async def append(self, entry: Entry, status: TableStatus, people: Sequence[str] = ()) -> None:
        """Store a command, and add the table to the lists of some people. Raises `Conflict`."""

    async def load(self, table: str) -> StoredTable | None:
        """All that is stored of a table; None if there is no such. Raises `Damaged`."""

    async def admission(self, table: str, person: str) -> Admission | None:
        """What is noted of a table about a person, who may be nobody; None if there is no such."""

    async def since(self, table: str, version: int) -> list[Entry]:
        """The entries of a table after a version. Raises `Damaged`."""

    async def held_by(self, person: str) -> list[ListedGame]:
        """The tables in somebody's list, the last changed first."""

    async def keep_summary(self, table: str, version: int, summary: bytes) -> None:
        """Note something about a version of a table, in place of what was noted before."""

    async def bots_to_move(self) -> list[str]:
        """The tables at which a bot is to move."""

    async def due(self, until: float) -> list[Due]:
        """The tables at which something is due up to a time, the earliest first."""

    async def listed(self, limit: int, after: LobbyTable | None = None) -> list[LobbyTable]:
        """The tables that the lobby shows, the last changed first, after one of them."""

    async def remove_from_list(self, person: str, table: str) -> None:
        """Take a table from somebody's list; one that is in nobody's is removed."""

    async def person_of(self, digest: str) -> str | None:
        """The person that a token, given by its digest, points to."""

    async def persons_of(self, digests: Sequence[str]) -> dict[str, str]:
        """The persons that some tokens point to, less those that point to nobody."""

    async def enroll(self, digest: str, person: str) -> str:
        """Let a token that points to nobody point to a person; gives whom it points to now."""

    async def repoint(self, digest: str, person: str, before: str = "") -> None:
        """Let a token, and no other, point to a person, whose earlier transfers are void then.

        Raise `Conflict` if `before` is given and does not point to the person any more.
        """

    async def can_exchange(self, old: str, new: str, since: float) -> bool:
        """Return whether `exchange` would find something, without writing anything."""

    async def exchange(self, old: str, new: str, now: float, since: float) -> Exchange | None:
        """Put a token in the place of one that an earlier release stored; return the exchange.

        The old token is void then, and so are the secrets of transfers of its person. Return the
        first exchange again if the same tokens were exchanged after `since`, and None for an old
        token that this release stored, that was exchanged before, or that nobody stored.
        """

    async def keep_handover(self, digest: str, person: str, document: bytes, until: float) -> None:
        """Keep what a secret, given by its digest, moves of a person's until a time."""

    async def take_handover(self, digest: str, now: float) -> bytes | None:
        """What a secret moves: to the first who asks, and in time."""

    async def note(self, name: str) -> str | None:
        """What was noted of the whole store under a name."""

    async def keep_note(self, name: str, value: str, *, once: bool = False) -> str:
        """Note something under a name; `once` keeps what is there. Gives what now stands."""

    async def document(self, person: str) -> bytes | None:
        """The small document that is kept for a person."""

    async def keep_document(self, revision: Revision) -> None:
        """Keep a small document for a person. Raises `Conflict` if another one was there."""

    async def game_counts(self, person: str) -> GameCounts:
        """How many tables are in somebody's list."""

    async def stale(self, before: float, running_before: float, limit: int) -> list[Stale]:
        """Tables that have not changed since a time, those under way since another: some, the
        longest unchanged first."""

    async def latest(self, limit: int) -> list[Latest]:
        """The tables that have last changed, whoever has them; the very last first."""

    async def prune(self, table: str, version: int, revisions: Sequence[Revision]) -> None:
        """Remove a table whoever has it, and keep documents of people, all or nothing.

        Raises `Conflict` if it has another version by now, or a document was another before.
        """

    async def mentioning(self, person: str) -> list[str]:
        """The tables that somebody has had anything to do with. It may take long."""

    async def rewrite(self, entries: Sequence[Entry]) -> None:
        """Put a log in the place of a table's, of the same length. Raises `Conflict`.

        What was noted about the table is removed.
        """

    async def erase_person(self, person: str) -> None:
        """Remove tokens, transfers, the document and the list of a person, all or nothing;
        a table that is in nobody's list is removed."""

    async def close(self) -> None:
        """Store what has come in, and let go of everything."""
