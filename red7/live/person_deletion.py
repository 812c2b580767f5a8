"""Deletion of a person: all of the person's games, results, tokens and names.

The names are also removed from games that other people keep.
"""

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
    """Deletes everything that the store knows about a person.

    An interrupted deletion can be requested again, because the token is deleted last.
    """

    def __init__(self, store: Store, people: People, tables: TableRegistry) -> None:
        self._store, self._people, self._tables = store, people, tables
        self._one_at_a_time = asyncio.Lock()

    async def delete(self, digest: str) -> None:
        """Delete everything about the person that a token points to.

        Do nothing if the token points to no person. Raise `StorageFailed` if the store cannot be
        used.
        """
        person = await self._people.person_of(digest)
        if not person:
            return
        # Refuse new games: one opened at this moment would be left without an owner.
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
        # This reads all logs, so only one deletion does it at a time.
        async with self._one_at_a_time:
            mentioned = await self._store.mentioning(person)
        for table in mentioned:
            await self._rewrite(table, person)
        await self._store.erase_person(person)
        await self._people.announce_deletion(person)

    async def _rewrite(self, table: str, person: str) -> None:
        """Remove a person's id and names from the log of a game that other people keep.

        Do nothing if the game is gone or its log cannot be read.
        """
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
                # The table is gone, or its log cannot be read.
                return


def anonymous(entries: list[Entry], person: str, stranger: str) -> list[Entry]:
    """Return the entries of a log without a person's names, and with another id for the person.

    `stranger` is this id, to which no token points. Raise `Red7Error` if the log cannot be applied.
    """
    log = [LoggedCommand(each.command, each.sender, each.at) for each in entries]
    return [
        entry._replace(command=given.command, sender=given.by)
        for entry, given in zip(entries, without_person(log, person, stranger), strict=True)
    ]
