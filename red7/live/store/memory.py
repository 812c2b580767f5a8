"""A store in memory, for tests and for pages that keep nothing: gone with its process."""

import secrets
from collections.abc import Sequence
from typing import NamedTuple

from red7.live.store.log_text import command_text
from red7.live.store.memory_leases import MemoryLeases
from red7.live.store.protocol import (
    Admission,
    Conflict,
    Due,
    Entry,
    Exchange,
    GameCounts,
    Latest,
    ListedGame,
    LobbyTable,
    Revision,
    Stale,
    StoredTable,
    TableStatus,
)
from red7.table import senders


class _Kept(NamedTuple):
    stored: StoredTable
    status: TableStatus
    changed: float
    summary: tuple[int, bytes] | None = None
    """The version that was summed up, and what was noted."""

    def listed_game(self, table: str) -> ListedGame:
        """How a list has it."""
        version, (noted, note) = len(self.stored.entries), self.summary or (0, b"")
        return ListedGame(table, version, self.changed, note if noted == version else None)


class MemoryStore(MemoryLeases):
    """A `Store` that lasts as long as the object."""

    def __init__(self) -> None:
        super().__init__()
        self.legacy: set[str] = set()
        """Digests of tokens that count as stored by an earlier release."""
        self._exchanges: dict[str, Exchange] = {}
        self._data_id = secrets.token_hex(16)
        self._tables: dict[str, _Kept] = {}
        self._persons: dict[str, str] = {}
        self._documents: dict[str, bytes] = {}
        self._handovers: dict[str, tuple[str, bytes, float]] = {}
        self._notes: dict[str, str] = {}

    @property
    def data_id(self) -> str:
        """What tells this store from all others, for good."""
        return self._data_id

    async def open_table(
        self,
        entries: Sequence[Entry],
        people: Sequence[str],
        status: TableStatus,
        *,
        imported: bool,
    ) -> None:
        """Store a new table with its first commands, all or nothing. Raises `Conflict`."""
        table = entries[0].table
        if table in self._tables:
            raise Conflict("there is a table of this name already")
        stored = StoredTable([*entries], frozenset(people), imported)
        self._tables[table] = _Kept(stored, status, entries[-1].at)

    async def append(self, entry: Entry, status: TableStatus, people: Sequence[str] = ()) -> None:
        """Store a command, and add the table to the lists of some people. Raises `Conflict`."""
        if (kept := self._tables.get(entry.table)) is None:
            raise Conflict("the table is gone")
        entries = kept.stored.entries
        keys = {(each.sender, each.command_id) for each in entries}
        if entry.version != len(entries) + 1 or (entry.sender, entry.command_id) in keys:
            raise Conflict("the table has gone on meanwhile")
        held = kept.stored.people.union(people)
        stored = kept.stored._replace(entries=[*entries, entry], people=held)
        self._tables[entry.table] = _Kept(stored, status, entry.at)

    async def load(self, table: str) -> StoredTable | None:
        """All that is stored of a table; None if there is no such."""
        kept = self._tables.get(table)
        return None if kept is None else kept.stored

    async def admission(self, table: str, person: str) -> Admission | None:
        """What is noted of a table about a person, who may be nobody."""
        if (kept := self._tables.get(table)) is None:
            return None
        entries = kept.stored.entries
        named = bool(person) and (
            person.encode() in command_text(entries[0].command)
            or senders.person(person) in {entry.sender for entry in entries}
        )
        status = kept.status
        return Admission(person in kept.stored.people, named, status.public, status.invitation)

    async def since(self, table: str, version: int) -> list[Entry]:
        """The entries of a table after a version."""
        kept = self._tables.get(table)
        return [] if kept is None else kept.stored.entries[version:]

    async def versions(self, tables: Sequence[str]) -> dict[str, int]:
        """The versions that some tables have come to, less those that are gone."""
        found = {name: self._tables.get(name) for name in tables}
        return {name: len(kept.stored.entries) for name, kept in found.items() if kept is not None}

    async def unclaimed(self, now: float, until: float) -> list[str]:
        """The tables at which something is to happen by itself, and nobody has a lease of."""
        waiting = {*await self.bots_to_move(), *(due.table for due in await self.due(until))}
        return sorted(table for table in waiting if not self._is_claimed(table, now))

    async def held_by(self, person: str) -> list[ListedGame]:
        """The tables in somebody's list, the last changed first."""
        found = [
            kept.listed_game(table)
            for table, kept in self._tables.items()
            if person in kept.stored.people
        ]
        return sorted(found, key=lambda held: (-held.changed, held.table))

    async def keep_summary(self, table: str, version: int, summary: bytes) -> None:
        """Note something about a version of a table, in place of what was noted before."""
        if (kept := self._tables.get(table)) is not None:
            self._tables[table] = kept._replace(summary=(version, summary))

    async def bots_to_move(self) -> list[str]:
        """The tables at which a bot is to move."""
        return sorted(table for table, kept in self._tables.items() if kept.status.bot_next)

    async def due(self, until: float) -> list[Due]:
        """The tables at which something is due up to a time, the earliest first."""
        times = ((table, kept.status.due) for table, kept in self._tables.items())
        found = [Due(table, at) for table, at in times if at is not None and at <= until]
        return sorted(found, key=lambda due: (due.at, due.table))

    async def listed(self, limit: int, after: LobbyTable | None = None) -> list[LobbyTable]:
        """The tables that the lobby shows, the last changed first, after one of them."""
        found = [(-kept.changed, name) for name, kept in self._tables.items() if kept.status.listed]
        later = [
            each for each in sorted(found) if after is None or each > (-after.changed, after.table)
        ]
        return [LobbyTable(name, -changed) for changed, name in later[:limit]]

    async def remove_from_list(self, person: str, table: str) -> None:
        """Take a table from somebody's list; one that is in nobody's is removed."""
        if (kept := self._tables.get(table)) is None:
            return
        people = kept.stored.people - {person}
        self._tables[table] = kept._replace(stored=kept.stored._replace(people=people))
        if not people:
            del self._tables[table]
            self._owners.pop(table, None)

    async def person_of(self, digest: str) -> str | None:
        """The person that a token, given by its digest, points to."""
        return self._persons.get(digest)

    async def persons_of(self, digests: Sequence[str]) -> dict[str, str]:
        """The persons that some tokens point to, less those that point to nobody."""
        return {each: self._persons[each] for each in digests if each in self._persons}

    async def enroll(self, digest: str, person: str) -> str:
        """Let a token that points to nobody point to a person; gives whom it points to now."""
        return self._persons.setdefault(digest, person)

    async def repoint(self, digest: str, person: str, before: str = "") -> None:
        """Let a token, and no other, point to a person. Raises `Conflict`."""
        if before and self._persons.get(before) != person:
            raise Conflict("the person has moved meanwhile")
        self._remove_handovers(person)
        others = {token: whom for token, whom in self._persons.items() if whom != person}
        self._persons = {**others, digest: person}
        self.legacy &= others.keys() - {digest}

    async def can_exchange(self, old: str, new: str, since: float) -> bool:
        """Return whether `exchange` would find something."""
        return old in self.legacy or self._exchange_after(new, since) is not None

    async def exchange(self, old: str, new: str, now: float, since: float) -> Exchange | None:
        """Put a token in the place of one that an earlier release stored."""
        if old in self.legacy:
            self.legacy.discard(old)
            person = self._persons[old]
            await self.repoint(new, person)
            self._exchanges[new] = Exchange(person, now)
        return self._exchange_after(new, since)

    def _exchange_after(self, new: str, since: float) -> Exchange | None:
        found = self._exchanges.get(new)
        is_good = found is not None and found.at > since and self._persons.get(new) == found.person
        return found if is_good else None

    async def keep_handover(self, digest: str, person: str, document: bytes, until: float) -> None:
        """Keep what a secret, given by its digest, moves of a person's until a time."""
        self._handovers[digest] = person, document, until

    async def take_handover(self, digest: str, now: float) -> bytes | None:
        """What a secret moves: to the first who asks, and in time."""
        _, document, until = self._handovers.pop(digest, ("", b"", 0.0))
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

    async def keep_document(self, revision: Revision) -> None:
        """Keep a small document for a person. Raises `Conflict` if another one was there."""
        self._check_documents([revision])
        self._documents[revision.person] = revision.document

    def _check_documents(self, revisions: Sequence[Revision]) -> None:
        if any(self._documents.get(each.person) != each.before for each in revisions):
            raise Conflict("the document is another one by now")

    async def game_counts(self, person: str) -> GameCounts:
        """How many tables are in somebody's list."""
        held = [kept for kept in self._tables.values() if person in kept.stored.people]
        running = sum(kept.status.running for kept in held)
        return GameCounts(len(held), running, sum(kept.stored.imported for kept in held))

    async def stale(self, before: float, running_before: float, limit: int) -> list[Stale]:
        """Tables that have not changed since a time, those under way since another."""
        found = [
            (kept.changed, name, kept)
            for name, kept in self._tables.items()
            if kept.changed < (running_before if kept.status.running else before)
        ]
        oldest = sorted(found, key=lambda each: each[:2])[:limit]
        return [Stale(kept.listed_game(name), kept.stored.people) for _, name, kept in oldest]

    async def latest(self, limit: int) -> list[Latest]:
        """The tables that have last changed, whoever has them; the very last first."""
        found = [(kept.changed, name, kept.stored.people) for name, kept in self._tables.items()]
        last = sorted(found, key=lambda each: each[:2], reverse=True)[:limit]
        return [Latest(name, changed, len(people)) for changed, name, people in last]

    async def prune(self, table: str, version: int, revisions: Sequence[Revision]) -> None:
        """Remove a table whoever has it, and keep documents of people. Raises `Conflict`."""
        kept = self._tables.get(table)
        if kept is None or len(kept.stored.entries) != version:
            raise Conflict("the table has gone on meanwhile")
        self._check_documents(revisions)
        del self._tables[table]
        self._owners.pop(table, None)
        self._documents |= {each.person: each.document for each in revisions}

    async def mentioning(self, person: str) -> list[str]:
        """The tables that somebody has had anything to do with."""
        return sorted(
            name
            for name, kept in self._tables.items()
            if any(
                entry.sender.name == person or person.encode() in command_text(entry.command)
                for entry in kept.stored.entries
            )
        )

    async def rewrite(self, entries: Sequence[Entry]) -> None:
        """Put a log in the place of a table's, of the same length. Raises `Conflict`."""
        kept = self._tables.get(entries[0].table)
        if kept is None or len(kept.stored.entries) != len(entries):
            raise Conflict("the table has gone on meanwhile")
        stored = kept.stored._replace(entries=[*entries])
        self._tables[entries[0].table] = kept._replace(stored=stored, summary=None)

    async def erase_person(self, person: str) -> None:
        """Remove all that a person has; a table that is in nobody's list is removed."""
        for name in [name for name, kept in self._tables.items() if person in kept.stored.people]:
            await self.remove_from_list(person, name)
        self._documents.pop(person, None)
        self._persons = {token: whom for token, whom in self._persons.items() if whom != person}
        self.legacy &= self._persons.keys()
        self._remove_handovers(person)

    def _remove_handovers(self, person: str) -> None:
        self._handovers = {
            digest: moving for digest, moving in self._handovers.items() if moving[0] != person
        }

    async def close(self) -> None:
        """Let go of everything."""
        self._tables.clear()
