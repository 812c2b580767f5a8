"""A seated table: commands about its seats, and what happens at it by itself.

The order of work is decide, store, acknowledge, show, as for the game.
"""

import asyncio
import secrets
from abc import abstractmethod
from contextlib import suppress
from functools import cached_property
from time import time

from red7.bots import BOTS
from red7.core import Seat
from red7.hosting.cluster.peer_messages import Reacted
from red7.live.compute.protocol import WorkFailed
from red7.live.compute.table_jobs import Audience
from red7.live.store import Conflict, Entry, Holdings, StorageFailed
from red7.live.table_timers import TableTimers
from red7.live.watched_table import Acknowledge, WatchedTable, Watcher, outlook_of
from red7.table import DealRound, Refused, Request, Sender, Table, seating, senders
from red7.table.authority import decide_seating
from red7.table.reactions import REACTIONS
from red7.table.seating import SeatingCommand, seated
from red7.wire.seating import clocks_message
from red7.wire.seating_messages import Reaction

ONE_RUNNING = Holdings(games=1, running=1, imported=0)
"""What a table is in the list of whoever sits down there."""
RETRY = 1.0
"""Seconds after which the table tries again what it could not do."""


class SeatedTable(WatchedTable):
    """A table whose people come and go."""

    _resting = False
    """Whether nothing is to happen by itself any longer."""

    @cached_property
    def _timers(self) -> TableTimers:
        return TableTimers(self.attendance, lambda: self._spawn(self._ring()))

    @abstractmethod
    async def carry_out(
        self, sender: Sender, command_id: str, request: Request, acknowledge: Acknowledge
    ) -> bool:
        """Carry out a command of the game; gives whether it was not known yet."""

    def _attended(self) -> None:
        """Somebody has come or gone: all are told, and clocks stand still while nobody is here."""
        table = self.table
        if self._gone or self._resting or not table.has_friends:
            return
        self._peers.set_here(self.name, self.attendance.own(table))
        self._tell(self.attendance.presence(self.name, table))
        self._timers.set(table)
        self._tend_clocks()

    def _tend_clocks(self) -> None:
        """Clocks run while somebody is here; whoever lets them run has the lease of the table."""
        table = self.table
        if table.settings is None or not table.settings.clock.seconds or table.mover is None:
            return
        is_here = self.attendance.somebody(table)
        if is_here and table.clock.stopped:
            self._spawn(self._by_itself(seating.StartClocks()))
        elif not is_here and not table.clock.stopped:
            self._spawn(self._by_itself(seating.StopClocks()))
        elif is_here:
            self._spawn(self._claim())

    async def _claim(self) -> None:
        with suppress(StorageFailed):
            await self._leases.hold(self.name)

    def elsewhere_changed(self) -> None:
        """Somebody has come to another process, or left it."""
        if self.attendance.set_elsewhere(self._peers.elsewhere(self.name)):
            self._attended()

    def show_presence(self) -> None:
        """Show everybody who is connected, and for how long the others have not been."""
        if self.table.has_friends and not self._gone and not self._resting:
            self._tell(self.attendance.presence(self.name, self.table))

    def look(self) -> None:
        """Do what is to happen by itself, in case whoever had the lease does not any longer."""
        if not self._gone and not self._resting:
            self._tend_clocks()
            self._timers.set(self.table)
            self.wake()

    async def _by_itself(self, command: SeatingCommand, at: float | None = None) -> None:
        """Let the table itself give a command, if that is this process's to do."""
        with suppress(Refused, StorageFailed):
            if await self._leases.hold(self.name):
                await self._seat(senders.TABLE, secrets.token_hex(8), command, _nobody, at)

    async def stop_clocks(self, at: float) -> None:
        """Let the clocks stand still from a time on at which nobody was there any longer."""
        if self.table.mover is not None and self.table.clock.since is not None:
            await self._by_itself(seating.StopClocks(), at)

    def react(self, person: str, reaction: str) -> None:
        """Show everybody a reaction of somebody who sits here. Raises `Refused`."""
        seat = self._show_reaction(person, reaction)
        self._peers.tell(Reacted(self._peers.owner, self.name, seat, reaction))

    def hear_reaction(self, seat: Seat, reaction: str) -> None:
        """Show a reaction that another process has told of, if it could have been said here."""
        if seat < len(self.table.sitters):
            with suppress(Refused):
                self._show_reaction(self.table.sitters[seat].person, reaction)

    def _show_reaction(self, person: str, reaction: str) -> Seat:
        """Show a reaction to everybody who is connected here; gives its seat. Raises `Refused`."""
        seats = self.table.seats_of(person)
        if not seats or not self.table.has_friends:
            raise Refused("not-your-seat")
        if reaction not in REACTIONS:
            raise Refused("unknown-reaction")
        self.attendance.count_reaction(person)
        self._tell(Reaction(self.name, seats[0], reaction))
        return seats[0]

    async def _ring(self) -> None:
        """Do what is due by itself."""
        if self._gone or self._resting:
            return
        table = self.table
        with suppress(Refused, StorageFailed, WorkFailed):
            if not await self._leases.hold(self.name):
                # Whoever has the lease does it, unless they die first.
                pass
            elif table.due is not None and time() >= table.due:
                await self._do_what_is_due(table)
            elif self._timers.deals_now(table):
                await self._deal()
        if self.table is table:
            # It could not be done now, or not yet.
            await asyncio.sleep(RETRY)
        if not self._resting:
            self._timers.set(self.table)

    async def _do_what_is_due(self, table: Table) -> None:
        if table.mover is not None:
            await self._by_itself(seating.TimeOut(table.mover))
            return
        for seat, sitter in enumerate(table.sitters):
            if sitter.is_free or sitter.invited:
                await self._by_itself(seating.SeatBot(seat, table.settings_or_default.stand_in))
        await self._deal()

    async def _deal(self) -> None:
        request = DealRound(self.table.version)
        await self.carry_out(senders.TABLE, secrets.token_hex(8), request, lambda version: None)

    async def _remove_free_seats(self, sender: Sender) -> None:
        """Remove the seats that nobody has taken, where the host starts the game."""
        if self.table.has_friends and not self.table.is_started and self.table.has_untaken_seats:
            start = seating.RemoveFreeSeats()
            await self._decide_seat(sender, secrets.token_hex(8), start, _nobody, None)

    async def seat(
        self, sender: Sender, command_id: str, command: SeatingCommand, acknowledge: Acknowledge
    ) -> None:
        """Change who sits where: decide, store, acknowledge, show. Raises like `carry_out`."""
        work = self._seat_within_quota(sender, command_id, command, acknowledge)
        # Whoever asked may go away meanwhile.
        await asyncio.shield(self._spawn(work))

    async def _seat_within_quota(
        self, sender: Sender, command_id: str, command: SeatingCommand, acknowledge: Acknowledge
    ) -> None:
        newcomers = (each for each in _newcomers(command) if each not in self.loaded.people)
        async with self._quotas.room(next(newcomers, None), ONE_RUNNING):
            await self._seat(sender, command_id, command, acknowledge)

    async def _seat(
        self,
        sender: Sender,
        command_id: str,
        command: SeatingCommand,
        acknowledge: Acknowledge,
        at: float | None = None,
    ) -> None:
        asked = sender, command_id, command, acknowledge, at
        async with self._one_at_a_time:
            is_new = await self._in_step(lambda: self._decide_seat(*asked))
        if not is_new:
            return
        self._timers.set(self.table)
        table = self.table
        if table.previous and not table.is_started and all(each.is_taken for each in table.sitters):
            # Everybody has come to the rematch.
            with suppress(Refused, StorageFailed, WorkFailed):
                await self._deal()
        self.wake()

    async def _decide_seat(
        self,
        sender: Sender,
        command_id: str,
        command: SeatingCommand,
        acknowledge: Acknowledge,
        at: float | None,
    ) -> bool:
        """Decide, store, acknowledge and show a command; gives whether it was not known yet."""
        key = sender, command_id
        while (version := self.loaded.versions.get(key)) is None:
            now = time() if at is None else at
            away = self.attendance.away(_person_of(self.table, command))
            # The table itself keeps to what was agreed on.
            bots = BOTS if sender == senders.TABLE else self._switches.bots
            accepted = decide_seating(self.table, sender, command, now, away=away, bots=bots)
            if isinstance(accepted, seating.Configure):
                settings = self._switches.agreed(accepted.settings, self.table.settings)
                accepted = accepted._replace(settings=settings)
            after = seated(self.table, accepted, now)
            entry = Entry(self.name, after.version, sender, command_id, accepted, now)
            try:
                await self.keep(entry, outlook_of(after), acknowledge, _newcomers(accepted))
            except Conflict:
                await self._catch_up()
                continue
            await self._take_seating(entry, accepted, after)
            return True
        acknowledge(version)
        return False

    async def _take_seating(self, entry: Entry, command: SeatingCommand, after: Table) -> None:
        """Go on to the table after a command about seats that is stored, and show it."""
        before = self.table
        self.loaded.versions[entry.sender, entry.command_id] = entry.version
        held = self.loaded.people.union(_newcomers(command))
        self.loaded = self.loaded._replace(table=after, people=held)
        await self._show_seating(before, command)

    async def _show_seating(self, before: Table, command: SeatingCommand) -> None:
        """Show everybody the seats; the whole table to those who now see it otherwise."""
        self._end_watching()
        people = {watcher.person for watcher in self._watchers}
        messages = {person: self._seating(person) for person in people}
        others: dict[Watcher, Audience] = {}
        for watcher, was in [*self._watchers.items()]:
            watcher.show(messages[watcher.person])
            audience = self._audience(watcher.person)
            self._watchers[watcher] = audience
            is_back = isinstance(command, seating.TakeBack) and command.seat in (audience or ())
            if audience is not None and (audience != was or is_back):
                others[watcher] = audience
        with suppress(WorkFailed):
            shown = await self._whole(others.values())
            for watcher, audience in others.items():
                watcher.show(shown[audience])
        if before.people != self.table.people:
            self._peers.set_here(self.name, self.attendance.own(self.table))
            self._tell(self.attendance.presence(self.name, self.table))

    def _show_round_change(self, *, command_is_deal: bool) -> None:
        """What a turn or a deal changes beside the game: the clocks, and that it has begun."""
        table = self.table
        if not table.has_friends:
            return
        self._timers.set(table)
        # Seats that change with the round: the first deal, and the last turn.
        if (command_is_deal and len(table.rounds) == 1) or table.match.is_over:
            self._tend_clocks()
            for watcher in self._watchers:
                watcher.show(self._seating(watcher.person))
        elif (clocks := clocks_message(self.name, table, time())) is not None:
            self._tell(clocks)


def _nobody(version: int) -> None:
    """Nobody waits for an acknowledgement."""


def _person_of(table: Table, command: SeatingCommand) -> str:
    """Whom a command is about that others give only while somebody is away."""
    match command:
        case seating.LetBotPlay(seat) if seat in range(len(table.sitters)):
            return table.sitters[seat].person
        case seating.PassHost():
            return table.host
    return ""


def _newcomers(command: SeatingCommand) -> tuple[str, ...]:
    """Who has the table in their list from now on."""
    match command:
        case seating.Sit(_, _, person) | seating.MoveSeats(_, person):
            return (person,)
    return ()
