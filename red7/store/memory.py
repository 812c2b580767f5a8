"""A store in memory, for tests and for pages that keep nothing: gone with its process."""

import secrets
from collections.abc import Sequence
from typing import NamedTuple

from red7.store.protocol import Conflict, Due, Entry, Held, Outlook, StoredTable


class _Kept(NamedTuple):
    stored: StoredTable
    outlook: Outlook
    changed: float
    summary: tuple[int, bytes] | None = None
    """The version that was summed up, and what was noted."""


class MemoryStore:
    """A `Store` that lasts as long as the object."""

    def __init__(self) -> None:
        self._data_id = secrets.token_hex(16)
        self._tables: dict[str, _Kept] = {}
        self._persons: dict[str, str] = {}
        self._documents: dict[str, bytes] = {}
        self._transfers: dict[str, tuple[bytes, float]] = {}
        self._notes: dict[str, str] = {}

    @property
    def data_id(self) -> str:
        """What tells this store from all others, for good."""
        return self._data_id

    async def open_table(
        self, entries: Sequence[Entry], people: Sequence[str], outlook: Outlook, *, imported: bool
    ) -> None:
        """Store a new table with its first commands, all or nothing. Raises `Conflict`."""
        table = entries[0].table
        if table in self._tables:
            raise Conflict("there is a table of this name already")
        stored = StoredTable([*entries], frozenset(people), imported)
        self._tables[table] = _Kept(stored, outlook, entries[-1].at)

    async def append(self, entry: Entry, outlook: Outlook, people: Sequence[str] = ()) -> None:
        """Store a command, and add the table to the lists of some people. Raises `Conflict`."""
        if (kept := self._tables.get(entry.table)) is None:
            raise Conflict("the table is gone")
        entries = kept.stored.entries
        keys = {(each.sender, each.command_id) for each in entries}
        if entry.version != len(entries) + 1 or (entry.sender, entry.command_id) in keys:
            raise Conflict("the table has gone on meanwhile")
        held = kept.stored.people.union(people)
        stored = kept.stored._replace(entries=[*entries, entry], people=held)
        self._tables[entry.table] = _Kept(stored, outlook, entry.at)

    async def load(self, table: str) -> StoredTable | None:
        """All that is stored of a table; None if there is no such."""
        kept = self._tables.get(table)
        return None if kept is None else kept.stored

    async def held_by(self, person: str) -> list[Held]:
        """The tables in somebody's list, the last changed first."""
        found = [
            Held(table, version, kept.changed, note if noted == version else None)
            for table, kept in self._tables.items()
            if person in kept.stored.people
            for version, (noted, note) in [(len(kept.stored.entries), kept.summary or (0, b""))]
        ]
        return sorted(found, key=lambda held: (-held.changed, held.table))

    async def keep_summary(self, table: str, version: int, summary: bytes) -> None:
        """Note something about a version of a table, in place of what was noted before."""
        if (kept := self._tables.get(table)) is not None:
            self._tables[table] = kept._replace(summary=(version, summary))

    async def bots_to_move(self) -> list[str]:
        """The tables at which a bot is to move."""
        return sorted(table for table, kept in self._tables.items() if kept.outlook.bot_next)

    async def due(self, until: float) -> list[Due]:
        """The tables at which something is due up to a time, the earliest first."""
        times = ((table, kept.outlook.due) for table, kept in self._tables.items())
        found = [Due(table, at) for table, at in times if at is not None and at <= until]
        return sorted(found, key=lambda due: (due.at, due.table))

    async def listed(self) -> list[str]:
        """The tables that the lobby shows, the last changed first."""
        found = [
            (-kept.changed, name) for name, kept in self._tables.items() if kept.outlook.listed
        ]
        return [name for _, name in sorted(found)]

    async def forget(self, person: str, table: str) -> None:
        """Take a table from somebody's list; one that is in nobody's is removed."""
        if (kept := self._tables.get(table)) is None:
            return
        people = kept.stored.people - {person}
        self._tables[table] = kept._replace(stored=kept.stored._replace(people=people))
        if not people:
            del self._tables[table]

    async def person_of(self, digest: str) -> str | None:
        """The person that a token, given by its digest, points to."""
        return self._persons.get(digest)

    async def enroll(self, digest: str, person: str) -> str:
        """Let a token that points to nobody point to a person; gives whom it points to now."""
        return self._persons.setdefault(digest, person)

    async def repoint(self, digest: str, person: str) -> None:
        """Let a token, and no other, point to a person."""
        others = {token: whom for token, whom in self._persons.items() if whom != person}
        self._persons = {**others, digest: person}

    async def keep_transfer(self, digest: str, document: bytes, until: float) -> None:
        """Keep what a secret, given by its digest, moves to another device until a time."""
        self._transfers[digest] = document, until

    async def take_transfer(self, digest: str, now: float) -> bytes | None:
        """What a secret moves: to the first who asks, and in time."""
        document, until = self._transfers.pop(digest, (b"", 0.0))
        return document if now < until else None

    async def note(self, name: str) -> str | None:
        """What was noted of the whole store under a name."""
        return self._notes.get(name)

    async def keep_note(self, name: str, value: str, *, once: bool = False) -> str:
        """Note something under a name; `once` keeps what is there. Gives what now stands."""
        if not once or name not in self._notes:
            self._notes[name] = value
        return self._notes[name]

    async def document(self, person: str) -> bytes | None:
        """The small document that is kept for a person."""
        return self._documents.get(person)

    async def keep_document(self, person: str, document: bytes) -> None:
        """Keep a small document for a person, in place of the one before."""
        self._documents[person] = document

    async def close(self) -> None:
        """Let go of everything."""
        self._tables.clear()
