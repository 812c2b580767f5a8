"""A following table: what other processes have stored is taken in and shown, step by step."""

from contextlib import suppress

from red7.core import Red7Error
from red7.live.compute.table_jobs import follow, unpacked_position
from red7.live.seated_table import SeatedTable
from red7.live.store import Entry
from red7.table import Deal, Open, Play, Sender
from red7.table.commands import gone_on
from red7.table.seating import seated

MOST_STEPS = 30
"""Who is further behind is shown the whole table, and not how it has come to it."""


class FollowingTable(SeatedTable):
    """A table that goes on in other processes, too."""

    async def follow(self, version: int = 0) -> None:
        """Catch up with what others have stored, unless this version is known."""
        if self._gone or 0 < version <= self.table.version:
            return
        with suppress(Red7Error):
            async with self._one_at_a_time:
                if not 0 < version <= self.table.version:
                    await self._catch_up()

    async def _catch_up(self) -> bool:
        """Take the table as the log has it, and show it to everybody; gives whether it was behind.
        Raises `Red7Error`."""
        before = self.table.version
        entries = await self._store.since(self.name, before)
        if not entries or len(entries) > MOST_STEPS:
            await self._load_if_other(before)
        else:
            for entry in entries:
                await self._take_in(entry)
        if self.table.version == before:
            return False
        self._timers.set(self.table)
        self.wake()
        return True

    async def _load_if_other(self, version: int) -> None:
        """Load the table anew if the log has another version of it, or none."""
        if (await self._store.versions([self.name])).get(self.name) != version:
            await self._load_anew()

    async def _take_in(self, entry: Entry) -> None:
        """Take in a command that is stored, and show what has come of it."""
        command = entry.command
        if isinstance(command, Deal | Play):
            await self._take_turn_in(entry, command)
        elif not isinstance(command, Open):
            await self._take_seating(entry, command, seated(self.table, command, entry.at))

    async def _take_turn_in(self, entry: Entry, command: Deal | Play) -> None:
        audiences = self._audiences()
        position, table, updates = await self._workers.run(
            follow,
            self.name,
            self._packed(),
            _plain(entry.sender),
            (*command,),
            entry.at,
            audiences,
        )
        after = gone_on(self.table, command, unpacked_position(position), entry.sender, entry.at)
        self.loaded.versions[entry.sender, entry.command_id] = entry.version
        self.loaded = self.loaded._replace(table=after)
        self._last_packed = after, table
        self._show(dict(zip(audiences, updates, strict=True)))
        self._show_round_change(command_is_deal=isinstance(command, Deal))


def _plain(sender: Sender) -> tuple[str, str]:
    return str(sender.kind), sender.name
