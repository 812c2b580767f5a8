"""Deleting everything about somebody: games, results, tokens, and their names where others have
a game, too."""

import asyncio
import secrets
from contextlib import suppress

from red7.core import Red7Error
from red7.live.people import People
from red7.live.registry import TableRegistry
from red7.live.store import Conflict, Damaged, Entry, StorageFailed, Store
from red7.table import LoggedCommand, Refused
from red7.table.anonymous import without_person


class PersonDeletion:
    """What whoever asks to be forgotten sets off. It may be asked for again if it was cut short:
    the token goes last."""

    def __init__(self, store: Store, people: People, tables: TableRegistry) -> None:
        self._store, self._people, self._tables = store, people, tables
        self._one_at_a_time = asyncio.Lock()

    async def delete(self, digest: str) -> None:
        """Delete all that is known about whoever has a token. Raises `StorageFailed`."""
        person = await self._people.person_of(digest)
        if not person:
            return
        # What is being opened by them at this moment would else stay, and be nobody's.
        await self._tables.quotas.close(person)
        try:
            await self._delete(person)
        except BaseException:
            self._tables.quotas.reopen(person)
            raise

    async def _delete(self, person: str) -> None:
        for held in await self._store.games_of(person):
            with suppress(Refused):
                await self._tables.remove_from_list(held.table, person, for_good=True)
        # All logs are read for it: whoever comes meanwhile waits for their turn.
        async with self._one_at_a_time:
            mentioned = await self._store.mentioning(person)
        for table in mentioned:
            await self._rewrite(table, person)
        await self._store.erase_person(person)
        await self._people.forgotten(person)

    async def _rewrite(self, table: str, person: str) -> None:
        """Take somebody out of the log of a game that others have."""
        workers, stranger = self._tables.workers, secrets.token_hex(16)

        async def changed(entries: list[Entry]) -> list[Entry]:
            return await workers.run_batch(anonymous, entries, person, stranger)

        while True:
            try:
                with await self._tables.at(table) as live:
                    await live.rewrite(changed)
                    return
            except Conflict:
                continue
            except StorageFailed:
                raise
            except (Refused, Damaged, Red7Error):
                # It is gone, or nobody can read it.
                return


def anonymous(entries: list[Entry], person: str, stranger: str) -> list[Entry]:
    """A log in which a stranger has played instead of a person. Raises `Red7Error`."""
    log = [LoggedCommand(each.command, each.sender, each.at) for each in entries]
    return [
        entry._replace(command=given.command, sender=given.by)
        for entry, given in zip(entries, without_person(log, person, stranger), strict=True)
    ]
