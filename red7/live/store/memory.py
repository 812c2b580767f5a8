"""A store in memory, for tests and for Python in the browser."""

import secrets
from collections.abc import Sequence
from typing import NamedTuple

from red7.live.store.log_text import command_text
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
    """The version of the table that the summary describes, and the summary; None without one."""

    def listed_game(self, table: str) -> ListedGame:
        """Return the game table as it stands in a person's list of games."""
        version, (noted, note) = len(self.stored.entries), self.summary or (0, b"")
        return ListedGame(table, version, self.changed, note if noted == version else None)


class MemoryStore:
    """A `Store` in memory: its data lives only as long as the object."""

    def __init__(self) -> None:
        self.legacy: set[str] = set()
        """Digests of tokens that count as stored by an earlier release; tests fill this set."""
        self._exchanges: dict[str, Exchange] = {}
        self._data_id = secrets.token_hex(16)
        self._tables: dict[str, _Kept] = {}
        self._persons: dict[str, str] = {}
        self._documents: dict[str, bytes] = {}
        self._handovers: dict[str, tuple[str, bytes, float]] = {}
        self._notes: dict[str, str] = {}
        self._owners: dict[str, str] = {}
        """The owner of each game table's lease."""
        self._until: dict[str, float] = {}
        """When the leases of each owner end, in seconds since 1970."""

    @property
    def data_id(self) -> str:
        return self._data_id

    async def open_table(
        self,
        entries: Sequence[Entry],
        people: Sequence[str],
        status: TableStatus,
        *,
        imported: bool,
    ) -> None:
        table = entries[0].table
        if table in self._tables:
            raise Conflict("there is a table of this name already")
        stored = StoredTable([*entries], frozenset(people), imported)
        self._tables[table] = _Kept(stored, status, entries[-1].at)

    async def append(self, entry: Entry, status: TableStatus, people: Sequence[str] = ()) -> None:
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
        kept = self._tables.get(table)
        return None if kept is None else kept.stored

    async def admission(self, table: str, person: str) -> Admission | None:
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
        kept = self._tables.get(table)
        return [] if kept is None else kept.stored.entries[version:]

    async def versions(self, tables: Sequence[str]) -> dict[str, int]:
        found = {name: self._tables.get(name) for name in tables}
        return {name: len(kept.stored.entries) for name, kept in found.items() if kept is not None}

    async def unclaimed(self, now: float, until: float) -> list[str]:
        waiting = {*await self.bots_to_move(), *(due.table for due in await self.due(until))}
        return sorted(table for table in waiting if not self._is_claimed(table, now))

    async def games_of(self, person: str) -> list[ListedGame]:
        found = [
            kept.listed_game(table)
            for table, kept in self._tables.items()
            if person in kept.stored.people
        ]
        return sorted(found, key=lambda held: (-held.changed, held.table))

    async def keep_summary(self, table: str, version: int, summary: bytes) -> None:
        if (kept := self._tables.get(table)) is not None:
            self._tables[table] = kept._replace(summary=(version, summary))

    async def bots_to_move(self) -> list[str]:
        return sorted(table for table, kept in self._tables.items() if kept.status.bot_next)

    async def due(self, until: float) -> list[Due]:
        times = ((table, kept.status.due) for table, kept in self._tables.items())
        found = [Due(table, at) for table, at in times if at is not None and at <= until]
        return sorted(found, key=lambda due: (due.at, due.table))

    async def listed(self, limit: int, after: LobbyTable | None = None) -> list[LobbyTable]:
        found = [(-kept.changed, name) for name, kept in self._tables.items() if kept.status.listed]
        later = [
            each for each in sorted(found) if after is None or each > (-after.changed, after.table)
        ]
        return [LobbyTable(name, -changed) for changed, name in later[:limit]]

    async def remove_from_list(self, person: str, table: str) -> None:
        if (kept := self._tables.get(table)) is None:
            return
        people = kept.stored.people - {person}
        self._tables[table] = kept._replace(stored=kept.stored._replace(people=people))
        if not people:
            del self._tables[table]
            self._owners.pop(table, None)

    async def person_of(self, digest: str) -> str | None:
        return self._persons.get(digest)

    async def persons_of(self, digests: Sequence[str]) -> dict[str, str]:
        return {each: self._persons[each] for each in digests if each in self._persons}

    async def enroll(self, digest: str, person: str) -> str:
        return self._persons.setdefault(digest, person)

    async def repoint(self, digest: str, person: str, before: str = "") -> None:
        if before and self._persons.get(before) != person:
            raise Conflict("the person has moved meanwhile")
        self._remove_handovers(person)
        others = {token: whom for token, whom in self._persons.items() if whom != person}
        self._persons = {**others, digest: person}
        self.legacy &= others.keys() - {digest}

    async def can_exchange(self, old: str, new: str, since: float) -> bool:
        return old in self.legacy or self._exchange_after(new, since) is not None

    async def exchange(self, old: str, new: str, now: float, since: float) -> Exchange | None:
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
        self._handovers[digest] = person, document, until

    async def take_handover(self, digest: str, now: float) -> bytes | None:
        _, document, until = self._handovers.pop(digest, ("", b"", 0.0))
        return document if now < until else None

    async def note(self, name: str) -> str | None:
        return self._notes.get(name)

    async def keep_note(self, name: str, value: str, *, once: bool = False) -> str:
        if not once or name not in self._notes:
            self._notes[name] = value
        return self._notes[name]

    async def document(self, person: str) -> bytes | None:
        return self._documents.get(person)

    async def keep_document(self, revision: Revision) -> None:
        self._check_documents([revision])
        self._documents[revision.person] = revision.document

    def _check_documents(self, revisions: Sequence[Revision]) -> None:
        if any(self._documents.get(each.person) != each.before for each in revisions):
            raise Conflict("the document is another one by now")

    async def game_counts(self, person: str) -> GameCounts:
        held = [kept for kept in self._tables.values() if person in kept.stored.people]
        running = sum(kept.status.running for kept in held)
        return GameCounts(len(held), running, sum(kept.stored.imported for kept in held))

    async def stale(self, before: float, running_before: float, limit: int) -> list[Stale]:
        found = [
            (kept.changed, name, kept)
            for name, kept in self._tables.items()
            if kept.changed < (running_before if kept.status.running else before)
        ]
        oldest = sorted(found, key=lambda each: each[:2])[:limit]
        return [Stale(kept.listed_game(name), kept.stored.people) for _, name, kept in oldest]

    async def latest(self, limit: int) -> list[Latest]:
        found = [(kept.changed, name, kept.stored.people) for name, kept in self._tables.items()]
        last = sorted(found, key=lambda each: each[:2], reverse=True)[:limit]
        return [Latest(name, changed, len(people)) for changed, name, people in last]

    async def prune(self, table: str, version: int, revisions: Sequence[Revision]) -> None:
        kept = self._tables.get(table)
        if kept is None or len(kept.stored.entries) != version:
            raise Conflict("the table has gone on meanwhile")
        self._check_documents(revisions)
        del self._tables[table]
        self._owners.pop(table, None)
        self._documents |= {each.person: each.document for each in revisions}

    async def mentioning(self, person: str) -> list[str]:
        return sorted(
            name
            for name, kept in self._tables.items()
            if any(
                entry.sender.name == person or person.encode() in command_text(entry.command)
                for entry in kept.stored.entries
            )
        )

    async def rewrite(self, entries: Sequence[Entry]) -> None:
        kept = self._tables.get(entries[0].table)
        if kept is None or len(kept.stored.entries) != len(entries):
            raise Conflict("the table has gone on meanwhile")
        stored = kept.stored._replace(entries=[*entries])
        self._tables[entries[0].table] = kept._replace(stored=stored, summary=None)

    async def erase_person(self, person: str) -> None:
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

    async def claim(self, table: str, owner: str, now: float, until: float) -> bool:
        if self._is_claimed(table, now) and self._owners[table] != owner:
            return False
        self._owners[table] = owner
        self._until[owner] = max(until, self._until.get(owner, until))
        return True

    async def release(self, table: str, owner: str) -> None:
        if self._owners.get(table) == owner:
            del self._owners[table]

    async def renew(self, owner: str, until: float) -> None:
        self._until[owner] = until

    async def owners(self, now: float) -> list[str]:
        return [owner for owner, until in self._until.items() if until > now]

    async def end_leases(self, now: float) -> None:
        self._until = {owner: min(now, until) for owner, until in self._until.items()}

    async def lease_end(self, table: str) -> float | None:
        owner = self._owners.get(table)
        return None if owner is None else self._until[owner]

    def _is_claimed(self, table: str, now: float) -> bool:
        return table in self._owners and self._until[self._owners[table]] > now

    async def close(self) -> None:
        self._tables.clear()
