"""The watchers of a table: which clients may see it, and which messages each of them receives."""

from collections.abc import Iterable, Iterator
from time import time
from typing import Protocol

from red7.live.capabilities import Capabilities
from red7.live.compute.protocol import Workers
from red7.live.compute.table_jobs import (
    Audience,
    RoundChange,
    packed,
    table_bytes,
    update_bytes,
)
from red7.live.loaded_table import LoadedTable
from red7.table import Refused, Table, seating
from red7.table.seating import SeatingCommand
from red7.table.watching import may_watch, watching_ended
from red7.wire.messages import Answer, ErrorMessage, answer_bytes
from red7.wire.problems import problem_of
from red7.wire.seating import seating_message


class Watcher(Protocol):
    """A client to which a table is shown."""

    @property
    def person(self) -> str:
        """The id of the client's person; empty if the client has no seat at any table."""

    @property
    def key(self) -> str:
        """The secret of the link that the client used; empty if it used none."""

    def show(self, message: bytes) -> None:
        """Send a message to the client, without waiting."""

    @property
    def silent_s(self) -> float:
        """The seconds since something was last received from the client; 0 if it said goodbye."""

    def stop_watching(self, why: Refused) -> None:
        """Tell the client why it may no longer watch, and leave the table."""

    def check_connection(self, *, is_on: bool) -> None:
        """Check again and again whether the client is still connected, or stop doing so."""


class Watchers:
    """The clients that watch one table, each with the seats whose hands it may see."""

    def __init__(self, name: str, workers: Workers, capabilities: Capabilities) -> None:
        self._name, self._workers, self._capabilities = name, workers, capabilities
        self._audiences: dict[Watcher, Audience | None] = {}
        """The seats whose hands each client may see.

        None stands for a client that may see the list of seats, but nothing of the game.
        """

    def __len__(self) -> int:
        return len(self._audiences)

    def __iter__(self) -> Iterator[Watcher]:
        return iter([*self._audiences])

    def may_watch(self, loaded: LoadedTable, person: str, key: str) -> bool:
        """Return whether a client may see the table or learn that it exists.

        A client may see the table if its person has a seat or has the table in their list, if the
        client used a valid link, or if the table is public. A person whom the host has removed may
        not see the table before the match is over.
        """
        has_it = person in loaded.people
        has_link = bool(key) and self._capabilities.opens("watch", self._name, loaded.table, key)
        return may_watch(loaded.table, person, has_it=has_it, has_link=has_link)

    async def first_messages(self, loaded: LoadedTable, person: str) -> list[bytes]:
        """Return the messages that show the table to a client that begins to watch.

        Raise `WorkFailed` if they cannot be computed.
        """
        audience = _audience(loaded, person)
        messages = [self._seats(loaded.table, person)] if loaded.table.is_networked else []
        if audience is not None:
            messages.append((await self._whole(loaded.table, [audience]))[audience])
        return messages

    def add(self, watcher: Watcher, loaded: LoadedTable) -> None:
        """Add a client, and show it all changes of the table from now on."""
        self._audiences[watcher] = _audience(loaded, watcher.person)
        watcher.check_connection(is_on=_has_company(loaded.table, watcher.person))

    def remove(self, watcher: Watcher) -> bool:
        """Remove a client, and show it nothing more; return whether it was watching."""
        if watcher not in self._audiences:
            return False
        del self._audiences[watcher]
        watcher.check_connection(is_on=False)
        return True

    def tell(self, answer: Answer) -> None:
        """Send the same message to all clients."""
        message = answer_bytes(answer)
        for watcher in self:
            watcher.show(message)

    def refuse(self, why: Refused) -> None:
        """Send all clients an error: the reason why they can no longer see the table."""
        problem = problem_of(why)
        self.tell(ErrorMessage(problem.code, problem.message))

    def show_seats(self, table: Table) -> None:
        """Send each client the seats, as its person may see them."""
        for watcher in self:
            watcher.show(self._seats(table, watcher.person))
            watcher.check_connection(is_on=_has_company(table, watcher.person))

    async def show_round(self, change: RoundChange) -> None:
        """Send each client what a turn or a deal has changed.

        Raise `WorkFailed` if the messages cannot be computed.
        """
        audiences = tuple(
            dict.fromkeys(each for each in self._audiences.values() if each is not None)
        )
        if not audiences:
            return
        data = packed(change._replace(table=change.table.without_history()))
        messages = await self._workers.run_move(update_bytes, self._name, data, audiences)
        self._send(dict(zip(audiences, messages, strict=True)))

    async def show_seating(self, command: SeatingCommand, loaded: LoadedTable) -> None:
        """Send all clients the seats after a command has changed them.

        Also send the whole table to clients that now see other hands, and to a player who takes
        back a seat from a bot. Stop showing the table to clients that may no longer watch. Raise
        `WorkFailed` if the messages cannot be computed.
        """
        self.end_watching(loaded)
        self.show_seats(loaded.table)
        changed: dict[Watcher, Audience] = {}
        for watcher in self:
            was, audience = self._audiences[watcher], _audience(loaded, watcher.person)
            self._audiences[watcher] = audience
            is_back = isinstance(command, seating.TakeBack) and command.seat in (audience or ())
            if audience is not None and (audience != was or is_back):
                changed[watcher] = audience
        messages = await self._whole(loaded.table, changed.values())
        for watcher, audience in changed.items():
            watcher.show(messages[audience])

    async def show_table(self, loaded: LoadedTable) -> None:
        """Send all clients the seats and the whole table.

        Raise `WorkFailed` if the messages cannot be computed.
        """
        self.end_watching(loaded)
        for watcher in self:
            self._audiences[watcher] = _audience(loaded, watcher.person)
        if loaded.table.is_networked:
            self.show_seats(loaded.table)
        audiences = (each for each in self._audiences.values() if each is not None)
        self._send(await self._whole(loaded.table, audiences))

    def end_watching(self, loaded: LoadedTable) -> None:
        """Stop showing the table to clients that may no longer watch, and tell them why."""
        for watcher in self:
            if not self.may_watch(loaded, watcher.person, watcher.key):
                watcher.stop_watching(watching_ended(loaded.table, watcher.person))

    def _seats(self, table: Table, person: str) -> bytes:
        """Return the message about the seats, as a person may see them."""
        links = self._capabilities.links(self._name, table)
        following = self._capabilities.rematch_links(table)
        return answer_bytes(seating_message(self._name, table, person, links, time(), following))

    async def _whole(self, table: Table, audiences: Iterable[Audience]) -> dict[Audience, bytes]:
        """Return the message that shows the whole table, for each combination of visible hands."""
        data = packed(table.without_history())
        return {
            audience: await self._workers.run_query(table_bytes, self._name, data, audience)
            for audience in dict.fromkeys(audiences)
        }

    def _send(self, messages: dict[Audience, bytes]) -> None:
        """Send each client the message for the hands that it may see, if there is one."""
        for watcher, audience in [*self._audiences.items()]:
            if audience in messages:
                watcher.show(messages[audience])


def _has_company(table: Table, person: str) -> bool:
    """Return whether a person sits at a table where another person waits for them."""
    return table.is_networked and len(table.people) > 1 and person in table.people


def _audience(loaded: LoadedTable, person: str) -> Audience | None:
    """Return the seats whose hands a person may see, or None.

    An empty tuple means that the person may see the game, but no hands. None means that the person
    may not see the game.
    """
    table = loaded.table
    seats = table.seats_of(person)
    if seats or table.settings is None or table.settings.watching:
        return seats
    return () if person in loaded.people and person not in table.removed else None
