"""The store protocol: an append-only log of commands for every table, and who may see it.

Several processes may append to one store. An entry's version is its optimistic lock: of two
that follow on the same version one is stored and the other meets a `Conflict`. A command's id
is an idempotency key that counts for its sender alone.
"""

from collections.abc import Sequence
from typing import Literal, NamedTuple, Protocol

from red7.core import Red7Error
from red7.table import Command, Sender


class StorageFailed(Red7Error):
    """What was asked could not be stored or read, and nothing has happened."""

    code = "storage"

    def __init__(self, work: Literal["read", "write"], text: str) -> None:
        super().__init__(f"{work}: {text}")
        self.values = {"work": work, "text": text}

    def __reduce__(self) -> tuple[object, ...]:
        return StorageFailed, (self.values["work"], self.values["text"])


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


class Outlook(NamedTuple):
    """What a table waits for, noted beside its log so that nobody need read it to know."""

    bot_next: bool = False
    """Whether a bot is to move."""
    due: float | None = None
    """When something is to happen by itself, in seconds since 1970."""
    listed: bool = False
    """Whether the lobby shows it."""


class StoredTable(NamedTuple):
    """All that is stored of a table."""

    entries: list[Entry]
    people: frozenset[str]
    """Who has it in their list."""
    imported: bool
    """Whether it came as a record, so that nobody plays it on."""


class Held(NamedTuple):
    """A table in somebody's list."""

    table: str
    version: int
    changed: float
    """When it last changed, in seconds since 1970."""
    summary: bytes | None = None
    """What was noted about this version, so that nobody need read the log to list it."""


class Due(NamedTuple):
    """A table at which something is to happen by itself."""

    table: str
    at: float


class Store(Protocol):
    """Where logs live. Every method may raise `StorageFailed`, and then nothing has happened."""

    @property
    def data_id(self) -> str:
        """What tells this store from all others, for good."""

    async def open_table(
        self, entries: Sequence[Entry], people: Sequence[str], outlook: Outlook, *, imported: bool
    ) -> None:
        """Store a new table with its first commands, all or nothing. Raises `Conflict`."""

    async def append(self, entry: Entry, outlook: Outlook, people: Sequence[str] = ()) -> None:
        """Store a command, and add the table to the lists of some people. Raises `Conflict`."""

    async def load(self, table: str) -> StoredTable | None:
        """All that is stored of a table; None if there is no such. Raises `Damaged`."""

    async def held_by(self, person: str) -> list[Held]:
        """The tables in somebody's list, the last changed first."""

    async def keep_summary(self, table: str, version: int, summary: bytes) -> None:
        """Note something about a version of a table, in place of what was noted before."""

    async def bots_to_move(self) -> list[str]:
        """The tables at which a bot is to move."""

    async def due(self, until: float) -> list[Due]:
        """The tables at which something is due up to a time, the earliest first."""

    async def listed(self) -> list[str]:
        """The tables that the lobby shows, the last changed first."""

    async def forget(self, person: str, table: str) -> None:
        """Take a table from somebody's list; one that is in nobody's is removed."""

    async def person_of(self, digest: str) -> str | None:
        """The person that a token, given by its digest, points to."""

    async def enroll(self, digest: str, person: str) -> str:
        """Let a token that points to nobody point to a person; gives whom it points to now."""

    async def repoint(self, digest: str, person: str) -> None:
        """Let a token, and no other, point to a person."""

    async def keep_transfer(self, digest: str, document: bytes, until: float) -> None:
        """Keep what a secret, given by its digest, moves to another device until a time."""

    async def take_transfer(self, digest: str, now: float) -> bytes | None:
        """What a secret moves: to the first who asks, and in time."""

    async def note(self, name: str) -> str | None:
        """What was noted of the whole store under a name."""

    async def keep_note(self, name: str, value: str, *, once: bool = False) -> str:
        """Note something under a name; `once` keeps what is there. Gives what now stands."""

    async def document(self, person: str) -> bytes | None:
        """The small document that is kept for a person."""

    async def keep_document(self, person: str, document: bytes) -> None:
        """Keep a small document for a person, in place of the one before."""

    async def close(self) -> None:
        """Store what has come in, and let go of everything."""
