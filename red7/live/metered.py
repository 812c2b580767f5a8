"""Metered services: a store and workers that count moves, failures and durations as metrics."""

from collections.abc import Awaitable, Sequence
from time import perf_counter
from typing import Literal, TypeVar

from red7.core import Position, Turn, View
from red7.live.compute.protocol import PoolLoad, Workers
from red7.live.counters import Metrics
from red7.live.store import StorageFailed, Store
from red7.live.store.protocol import (
    Admission,
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
from red7.notation import Record
from red7.table import Deal, Play
from red7.wire.http_bodies import ReviewShape
from red7.wire.shapes import HintShape

T = TypeVar("T")


class MeteredStore:
    """A `Store` that passes all calls on to another store, and counts stored moves and failures."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self._store, self._metrics = store, metrics

    @property
    def data_id(self) -> str:
        return self._store.data_id

    async def open_table(
        self,
        entries: Sequence[Entry],
        people: Sequence[str],
        status: TableStatus,
        *,
        imported: bool,
    ) -> None:
        await self._write(self._store.open_table(entries, people, status, imported=imported))

    async def append(self, entry: Entry, status: TableStatus, people: Sequence[str] = ()) -> None:
        await self._write(self._store.append(entry, status, people))
        if isinstance(entry.command, Play | Deal):
            self._metrics.moves[entry.sender.kind.value] += 1

    async def load(self, table: str) -> StoredTable | None:
        return await self._read(self._store.load(table))

    async def admission(self, table: str, person: str) -> Admission | None:
        return await self._read(self._store.admission(table, person))

    async def since(self, table: str, version: int) -> list[Entry]:
        return await self._read(self._store.since(table, version))

    async def games_of(self, person: str) -> list[ListedGame]:
        return await self._read(self._store.games_of(person))

    async def keep_summary(self, table: str, version: int, summary: bytes) -> None:
        await self._write(self._store.keep_summary(table, version, summary))

    async def bots_to_move(self) -> list[str]:
        return await self._read(self._store.bots_to_move())

    async def due(self, until: float) -> list[Due]:
        return await self._read(self._store.due(until))

    async def listed(self, limit: int, after: LobbyTable | None = None) -> list[LobbyTable]:
        return await self._read(self._store.listed(limit, after))

    async def remove_from_list(self, person: str, table: str) -> None:
        await self._write(self._store.remove_from_list(person, table))

    async def person_of(self, digest: str) -> str | None:
        return await self._read(self._store.person_of(digest))

    async def persons_of(self, digests: Sequence[str]) -> dict[str, str]:
        return await self._read(self._store.persons_of(digests))

    async def enroll(self, digest: str, person: str) -> str:
        return await self._write(self._store.enroll(digest, person))

    async def repoint(self, digest: str, person: str, before: str = "") -> None:
        await self._write(self._store.repoint(digest, person, before))

    async def can_exchange(self, old: str, new: str, since: float) -> bool:
        return await self._read(self._store.can_exchange(old, new, since))

    async def exchange(self, old: str, new: str, now: float, since: float) -> Exchange | None:
        return await self._write(self._store.exchange(old, new, now, since))

    async def keep_handover(self, digest: str, person: str, document: bytes, until: float) -> None:
        await self._write(self._store.keep_handover(digest, person, document, until))

    async def take_handover(self, digest: str, now: float) -> bytes | None:
        return await self._write(self._store.take_handover(digest, now))

    async def note(self, name: str) -> str | None:
        return await self._read(self._store.note(name))

    async def keep_note(self, name: str, value: str, *, once: bool = False) -> str:
        return await self._write(self._store.keep_note(name, value, once=once))

    async def document(self, person: str) -> bytes | None:
        return await self._read(self._store.document(person))

    async def keep_document(self, revision: Revision) -> None:
        await self._write(self._store.keep_document(revision))

    async def game_counts(self, person: str) -> GameCounts:
        return await self._read(self._store.game_counts(person))

    async def stale(self, before: float, running_before: float, limit: int) -> list[Stale]:
        return await self._read(self._store.stale(before, running_before, limit))

    async def latest(self, limit: int) -> list[Latest]:
        return await self._read(self._store.latest(limit))

    async def prune(self, table: str, version: int, revisions: Sequence[Revision]) -> None:
        await self._write(self._store.prune(table, version, revisions))
        self._metrics.pruned += 1

    async def mentioning(self, person: str) -> list[str]:
        return await self._read(self._store.mentioning(person))

    async def rewrite(self, entries: Sequence[Entry]) -> None:
        await self._write(self._store.rewrite(entries))

    async def erase_person(self, person: str) -> None:
        await self._write(self._store.erase_person(person))

    async def close(self) -> None:
        await self._store.close()

    async def claim(self, table: str, owner: str, now: float, until: float) -> bool:
        return await self._write(self._store.claim(table, owner, now, until))

    async def release(self, table: str, owner: str) -> None:
        await self._write(self._store.release(table, owner))

    async def renew(self, owner: str, until: float) -> None:
        await self._write(self._store.renew(owner, until))

    async def owners(self, now: float) -> list[str]:
        return await self._read(self._store.owners(now))

    async def end_leases(self, now: float) -> None:
        await self._write(self._store.end_leases(now))

    async def lease_end(self, table: str) -> float | None:
        return await self._read(self._store.lease_end(table))

    async def unclaimed(self, now: float, until: float) -> list[str]:
        return await self._read(self._store.unclaimed(now, until))

    async def versions(self, tables: Sequence[str]) -> dict[str, int]:
        return await self._read(self._store.versions(tables))

    async def _read(self, work: Awaitable[T]) -> T:
        """Return the result of a call that needs no disk space; count a failure as a read."""
        return await self._counted(work, "read")

    async def _write(self, work: Awaitable[T]) -> T:
        """Return the result of a call that needs disk space; count a failure as a write."""
        return await self._counted(work, "write")

    async def _counted(self, work: Awaitable[T], kind: Literal["read", "write"]) -> T:
        try:
            found = await work
        except StorageFailed as error:
            self._metrics.storage_failed(error)
            raise
        self._metrics.failing.discard(kind)
        return found


class MeteredWorkers:
    """`Workers` that pass all jobs on, and record how long turns, hints and reviews take."""

    def __init__(self, workers: Workers, metrics: Metrics) -> None:
        self._workers, self._metrics = workers, metrics
        self.run_move, self.run_query = workers.run_move, workers.run_query
        self.run_batch, self.run_in_thread = workers.run_batch, workers.run_in_thread

    async def turn(self, bot: str, position: Position) -> Turn:
        return await self._timed(bot, self._workers.turn(bot, position))

    async def hints(self, seen: View) -> list[HintShape]:
        return await self._timed("hint", self._workers.hints(seen))

    async def review(self, record: Record) -> ReviewShape:
        return await self._timed("review", self._workers.review(record))

    def loads(self) -> dict[str, PoolLoad]:
        return self._workers.loads()

    def warm(self) -> None:
        self._workers.warm()

    async def start(self) -> None:
        await self._workers.start()

    async def close(self) -> None:
        await self._workers.close()

    async def _timed(self, name: str, work: Awaitable[T]) -> T:
        began = perf_counter()
        found = await work
        self._metrics.thought(name, perf_counter() - began)
        return found
