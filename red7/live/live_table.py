"""A live table: a table in memory that clients watch, or at which a bot is to move.

Every change goes through `commit`, one at a time: decide, store, acknowledge, apply, show. The
store's optimistic lock lets several processes change one table. A process that is behind reads the
commands that it has missed, and shows them.
"""

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from time import time
from typing import Self, TypeAlias, TypeVar

from red7.bots import BOTS
from red7.core import Red7Error, Seat
from red7.live.attendance import Attendance
from red7.live.autopilot import RETRY_S, Autopilot
from red7.live.capabilities import Capabilities
from red7.live.compute.protocol import Workers, WorkFailed
from red7.live.compute.table_jobs import RoundChange
from red7.live.coordination import Coordinator, LogRewritten, Reacted, TableChanged
from red7.live.games.game_summary import packed_summary, summary_of
from red7.live.limits.move_queue import MoveQueue
from red7.live.limits.quotas import Quotas
from red7.live.limits.requester import NOBODY, requester
from red7.live.live_settings import OfferSettings
from red7.live.loaded_table import LoadedTable, load_table
from red7.live.shuffling import shuffled
from red7.live.store import Conflict, Entry, GameCounts, StorageFailed, Store, TableStatus
from red7.live.watchers import Watcher, Watchers
from red7.table import (
    Command,
    Deal,
    DealRound,
    Decision,
    Open,
    Play,
    PlayTurn,
    Refused,
    Request,
    Sender,
    SenderKind,
    Table,
    authorize,
    decide,
    decision_of,
    seating,
    senders,
)
from red7.table.decide_seats import decide_seating
from red7.table.reactions import REACTIONS
from red7.table.seating import SeatingCommand, seated
from red7.wire.seating import clocks_message
from red7.wire.seating_messages import Reaction

T = TypeVar("T")

GONE = Refused("unknown-table")
LAST_REWRITTEN = "last-rewritten"
"""The name of the store's note whose value changes whenever a log is rewritten."""
MOST_STEPS = 30
"""Maximum number of missed commands to show one by one; beyond it, show the whole table."""
ONE_RUNNING = GameCounts(games=1, running=1, imported=0)
"""What one running table adds to the game counts of a player who sits down."""

Acknowledge: TypeAlias = Callable[[int], None]
"""A callback that tells the sender the version at which its command was stored."""


def ignore(version: int) -> None:
    """Do nothing: no client waits for the acknowledgement."""


def status_of(table: Table) -> TableStatus:
    """Return the status of a table, which the store keeps beside the table's log."""
    bot_next = table.bot_to_move is not None or table.auto_folds
    settings = table.settings
    listed = settings is not None and settings.public and not table.match.is_over
    public = settings is not None and settings.public
    return TableStatus(bot_next, table.due, listed, table.is_running, public, table.invitation)


@dataclass(frozen=True, slots=True)
class TableDependencies:
    """The services and settings that all live tables of a process share."""

    store: Store
    workers: Workers
    capabilities: Capabilities
    coordinator: Coordinator
    quotas: Quotas
    moves: MoveQueue
    offer: OfferSettings


class LiveTable:
    """A table in memory, with its watchers, its attendance and its autopilot."""

    def __init__(
        self,
        name: str,
        loaded: LoadedTable,
        shared: TableDependencies,
        release: Callable[["LiveTable"], None],
    ) -> None:
        """Create a live table from a loaded one.

        The table calls `release` when no task and no client uses it any more.
        """
        self.name, self.users, self._release = name, 0, release
        self._store, self._workers, self._offer = shared.store, shared.workers, shared.offer
        self._capabilities, self._coordinator = shared.capabilities, shared.coordinator
        self._quotas, self._moves = shared.quotas, shared.moves
        self.loaded = self._as_offered(loaded)
        self.attendance = Attendance(lambda: self._coordinator.certain_since)
        self.attendance.set_elsewhere(self._coordinator.elsewhere(name))
        self.watchers = Watchers(name, self._workers, self._capabilities)
        self.autopilot = Autopilot(self, self._workers, self._coordinator)
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[object]] = set()
        self.is_gone = False
        """Whether the table was deleted."""

    def __enter__(self) -> Self:
        """Keep the table in memory until the context exits."""
        self.users += 1
        return self

    def __exit__(self, *raised: object) -> None:
        self.users -= 1
        self._release(self)

    @property
    def table(self) -> Table:
        """The current state of the table."""
        return self.loaded.table

    def spawn(self, work: Coroutine[object, object, T]) -> "asyncio.Task[T]":
        """Start a task that continues even if the client that asked for it disconnects.

        The table stays in memory until the task ends.
        """
        task = asyncio.create_task(work)
        self.users += 1
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: "asyncio.Task[object]") -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            # Mark the error as retrieved. The client that asked knows it, if still connected.
            task.exception()
        self.users -= 1
        self._release(self)

    # Access: who may watch and sit down.

    def admits(self, person: str, key: str = "") -> bool:
        """Return whether a person may see the table or learn that it exists.

        `key` is the secret of the link that the person's client used; it is empty without a link.
        """
        return not self.is_gone and self.watchers.may_watch(self.loaded, person, key)

    def check_may_sit(self, person: str, key: str) -> None:
        """Raise `Refused` if a person may not sit down at the table.

        A person may sit down if the table is public or in the person's list of games, or if a seat
        is kept for the person. Otherwise `key` must be the secret of an invitation.
        """
        settings = self.table.settings
        is_public = settings is not None and settings.public
        is_invited = any(each.invited and each.person == person for each in self.table.sitters)
        if is_public or is_invited or person in self.loaded.people:
            return
        if not self._capabilities.opens("sit", self.name, self.table, key):
            raise Refused("no-invitation")

    async def watch(self, watcher: Watcher) -> None:
        """Show the table to a client now, and after every change.

        Raise `Refused` if the client may not see the table, or `WorkFailed` if the first messages
        cannot be computed.
        """
        # The lock keeps commands from changing the table before the watcher is added.
        async with self._lock:
            messages = await self.watchers.first_messages(self.loaded, watcher.person)
            # The table may have been deleted meanwhile.
            if not self.admits(watcher.person, watcher.key):
                raise GONE
            self.watchers.add(watcher, self.loaded)
            for message in messages:
                watcher.show(message)
        self.attendance.come(watcher.person)
        self._attendance_changed()

    def leave(self, watcher: Watcher) -> None:
        """Stop showing the table to a client."""
        if self.watchers.remove(watcher):
            self.attendance.leave(watcher.person, watcher.silent_s)
            self._attendance_changed()

    # Commands.

    async def play(
        self, sender: Sender, command_id: str, request: Request, acknowledge: Acknowledge = ignore
    ) -> bool:
        """Play a turn or deal a round; return whether the command is new.

        `command_id` is the idempotency key of a command for its sender: a command that is already
        stored is acknowledged again, but not carried out again. Raise `Red7Error` if the request is
        refused, so that nothing is stored, or if the store fails. After the error `Uncertain`, the
        command may or may not be stored.
        """
        # Even if the client disconnects, a stored command must be shown to the others.
        return await asyncio.shield(
            self.spawn(self._play(sender, command_id, request, acknowledge))
        )

    async def _play(
        self, sender: Sender, command_id: str, request: Request, acknowledge: Acknowledge
    ) -> bool:
        async with self._turn_of(sender):
            if request.version > self.table.version:
                # The client has seen a command that another process has stored.
                await self._catch_up()
            if isinstance(request, DealRound) and sender != senders.TABLE:
                await self._remove_free_seats(sender)
            is_new = await self.commit(sender, command_id, request, acknowledge)
        if is_new and self.table.match.is_over:
            await self._store_summary()
        if is_new:
            self.autopilot.wake()
        return is_new

    async def seat(
        self,
        sender: Sender,
        command_id: str,
        command: SeatingCommand,
        acknowledge: Acknowledge = ignore,
    ) -> None:
        """Carry out a command about seats, within the game quota of a player who sits down.

        Raise `Red7Error` if the command is refused or the store fails. After the error `Uncertain`,
        the command may or may not be stored.
        """

        async def work() -> None:
            people = (each for each in newcomers(command) if each not in self.loaded.people)
            async with self._quotas.reserve(next(people, None), ONE_RUNNING):
                await self.seat_now(sender, command_id, command, acknowledge)

        # Even if the client disconnects, a stored command must be shown to the others.
        await asyncio.shield(self.spawn(work()))

    async def seat_now(
        self,
        sender: Sender,
        command_id: str,
        command: SeatingCommand,
        acknowledge: Acknowledge = ignore,
        at: float | None = None,
    ) -> None:
        """Carry out a command about seats or clocks, without a quota.

        `at` is the time of the command in seconds since 1970; None means now. Raise `Red7Error` if
        the command is refused or the store fails. After the error `Uncertain`, the command may or
        may not be stored.
        """
        async with self._lock:
            is_new = await self.commit(sender, command_id, command, acknowledge, at)
        if not is_new:
            return
        self.autopilot.set_alarm()
        table = self.table
        if table.previous and not table.is_started and all(each.is_taken for each in table.sitters):
            # All players have come to the rematch.
            with suppress(Refused, StorageFailed, WorkFailed):
                await self.autopilot.deal()
        self.autopilot.wake()

    async def commit(
        self,
        sender: Sender,
        command_id: str,
        request: Request | SeatingCommand,
        acknowledge: Acknowledge,
        at: float | None = None,
    ) -> bool:
        """Decide a request, store its command, acknowledge it, apply it, and show the result.

        Return False if a command with this id is already stored: it is then only acknowledged. The
        caller must hold the table's lock. `at` is the time of the command in seconds since 1970;
        None means now. Raise `Red7Error` if the request is refused or the store fails. After the
        error `Uncertain`, the command may or may not be stored.
        """
        while (decision := await self._decided(sender, command_id, request, at)) is not None:
            version = decision.table.version
            entry = Entry(self.name, version, sender, command_id, decision.command, decision.at)
            try:
                await self.append(entry, status_of(decision.table), acknowledge)
            except Conflict:
                # Another process has stored a command first.
                if not await self._catch_up():
                    raise Refused("behind", version=version) from None
            else:
                await self._apply_and_show(entry, decision)
                return True
        acknowledge(self.loaded.versions[sender, command_id])
        return False

    async def _decided(
        self,
        sender: Sender,
        command_id: str,
        request: Request | SeatingCommand,
        at: float | None,
    ) -> Decision | None:
        """Return the decision about a request, or None if its command is already stored.

        After a refusal, catch up with the commands of other processes and decide again. Raise
        `Red7Error` if the request is still refused.
        """
        while True:
            try:
                return self._decide(sender, command_id, request, time() if at is None else at)
            except Refused:
                # A command that another process has stored may allow the request.
                if self._coordinator.is_alone or not await self._catch_up():
                    raise

    def _decide(
        self, sender: Sender, command_id: str, request: Request | SeatingCommand, at: float
    ) -> Decision | None:
        if isinstance(request, PlayTurn | DealRound):
            # Authorize first, so that a stranger does not learn whether an id is known.
            authorize(self.table, sender, request)
        if (sender, command_id) in self.loaded.versions:
            return None
        if isinstance(request, PlayTurn | DealRound):
            return decide(self.table, sender, request, at, shuffled)
        # The table itself seats the bot of its settings, even if it is no longer on offer.
        bots = BOTS if sender == senders.TABLE else self._offer.bots
        away = self.attendance.away(_person_of(self.table, request))
        command = decide_seating(self.table, sender, request, at, away=away, bots=bots)
        if isinstance(command, seating.Configure):
            settings = self._offer.agreed(command.settings, self.table.settings)
            command = command._replace(settings=settings)
        return Decision(command, sender, at, seated(self.table, command, at))

    async def append(self, entry: Entry, status: TableStatus, acknowledge: Acknowledge) -> None:
        """Store a command, and only then acknowledge it: an acknowledged command is never lost.

        Raise `Conflict` if another process has stored this version first, or `StorageFailed` if the
        store cannot be used.
        """
        await self._store.append(entry, status, newcomers(entry.command))
        acknowledge(entry.version)
        self._coordinator.publish(TableChanged(self.name, entry.version))

    async def _apply_and_show(self, entry: Entry, decision: Decision) -> None:
        """Apply a stored command to the table, and show all clients what has changed."""
        before, table, command = self.table, decision.table, entry.command
        self.loaded.versions[entry.sender, entry.command_id] = entry.version
        people = self.loaded.people.union(newcomers(command))
        self.loaded = self.loaded._replace(table=table, people=people)
        try:
            if isinstance(command, Play):
                change = RoundChange(before.position, command.steps, decision.positions, table)
                await self.watchers.show_round(change)
                self._show_round_change(is_deal=False)
            elif isinstance(command, Deal):
                await self.watchers.show_round(RoundChange(None, (), decision.positions, table))
                self._show_round_change(is_deal=True)
            elif not isinstance(command, Open):
                await self.watchers.show_seating(command, self.loaded)
                if before.people != table.people:
                    self._coordinator.set_here(self.name, self.attendance.own(table))
                    self.watchers.tell(self.attendance.presence(self.name, table))
        except WorkFailed:
            # The command is stored, so the clients must still see it.
            self.spawn(self._show_later())

    @asynccontextmanager
    async def _turn_of(self, sender: Sender) -> AsyncIterator[None]:
        """Wait for the sender's turn in the move queue, then hold the lock in the `with` block."""
        # Commands of bots and of the table itself do not wait in the queue of an address.
        who = requester.get() if sender.kind is SenderKind.PERSON else NOBODY
        while True:
            async with self._moves.turn_of(who):
                if not self._lock.locked():
                    async with self._lock:
                        yield
                        return
            # A move that waits for its table must not delay moves at other tables.
            async with self._lock:
                pass

    async def _remove_free_seats(self, sender: Sender) -> None:
        """Remove the seats that no player has taken, if the game has not started."""
        table = self.table
        if table.is_networked and not table.is_started and table.has_untaken_seats:
            await self.commit(sender, secrets.token_hex(8), seating.RemoveFreeSeats(), ignore)

    async def _show_later(self) -> None:
        """Show the whole table to all clients; retry until a worker can compute the messages."""
        while self.watchers and not self.is_gone:
            await asyncio.sleep(RETRY_S)
            async with self._lock:
                with suppress(WorkFailed):
                    await self.watchers.show_table(self.loaded)
                    return

    def _show_round_change(self, *, is_deal: bool) -> None:
        """Show the clocks after a turn or a deal, or all seats if the match began or ended."""
        table = self.table
        if not table.is_networked:
            return
        self.autopilot.set_alarm()
        # The first deal and the last turn of a match change the seats, too.
        if (is_deal and len(table.rounds) == 1) or table.match.is_over:
            self.autopilot.tend_clocks()
            self.watchers.show_seats(table)
        elif (clocks := clocks_message(self.name, table, time())) is not None:
            self.watchers.tell(clocks)

    async def _store_summary(self) -> None:
        """Store a summary of the finished match, for lists of games and for results."""
        note = packed_summary(summary_of(self.loaded))
        with suppress(StorageFailed):
            await self._store.keep_summary(self.name, self.table.version, note)

    # Attendance and reactions.

    def _attendance_changed(self) -> None:
        """Tell clients and other processes which people are connected now.

        Also start the clocks, or stop them if no player is connected.
        """
        table = self.table
        if self.autopilot.is_stopped or not table.is_networked:
            return
        self._coordinator.set_here(self.name, self.attendance.own(table))
        self.show_presence()
        self.autopilot.set_alarm()
        self.autopilot.tend_clocks()

    def elsewhere_changed(self) -> None:
        """Update who is connected to other processes, and tell the clients if that has changed."""
        if self.attendance.set_elsewhere(self._coordinator.elsewhere(self.name)):
            self._attendance_changed()

    def show_presence(self) -> None:
        """Tell all clients which players are connected.

        Also tell them how long the other players have been absent.
        """
        if self.table.is_networked and not self.autopilot.is_stopped:
            self.watchers.tell(self.attendance.presence(self.name, self.table))

    def react(self, person: str, reaction: str) -> None:
        """Show a reaction of a player or a spectator to all clients, in every process.

        Raise `Refused` if the reaction is unknown, if there were too many, or if the settings do
        not let spectators react.
        """
        seats = self.table.seats_of(person)
        seat = seats[0] if seats else None
        self._show_reaction(seat, reaction)
        self._coordinator.publish(Reacted(self.name, seat, reaction))

    def show_reaction(self, seat: Seat | None, reaction: str) -> None:
        """Show a reaction that came to another process, if this one accepts it, too."""
        with suppress(Refused):
            self._show_reaction(seat, reaction)

    def _show_reaction(self, seat: Seat | None, reaction: str) -> None:
        sitters, settings = self.table.sitters, self.table.settings
        if settings is None:
            raise Refused("one-device")
        if seat is not None and not (seat < len(sitters) and sitters[seat].is_seated):
            raise Refused("not-your-seat")
        if seat is None and not (settings.watching and settings.spectators_react):
            raise Refused("spectators-quiet")
        if reaction not in REACTIONS:
            raise Refused("unknown-reaction")
        self.attendance.count_reaction("" if seat is None else sitters[seat].person)
        self.watchers.tell(Reaction(self.name, seat, reaction))

    # Changes by other processes.

    async def follow(self, version: int = 0) -> None:
        """Catch up with the commands that other processes have stored.

        Do nothing if the table already has this version; 0 means that the latest version is
        unknown. Ignore errors: the table then stays as it is.
        """
        if self.is_gone or 0 < version <= self.table.version:
            return
        with suppress(Red7Error):
            async with self._lock:
                if not 0 < version <= self.table.version:
                    await self._catch_up()

    async def _catch_up(self) -> bool:
        """Apply and show the commands that this process has missed; return whether it missed any.

        Raise `Red7Error` if the commands cannot be read or applied.
        """
        before = self.table.version
        entries = await self._store.since(self.name, before)
        if not entries or len(entries) > MOST_STEPS:
            if (await self._store.versions([self.name])).get(self.name) != before:
                await self._load_anew()
        else:
            for entry in entries:
                decision = decision_of(self.table, entry.command, entry.sender, entry.at)
                await self._apply_and_show(entry, decision)
        if self.table.version == before:
            return False
        self.autopilot.set_alarm()
        self.autopilot.wake()
        return True

    async def _load_anew(self) -> None:
        """Load the whole table from the store, and show it to all clients.

        Raise `Red7Error` if the table cannot be loaded or shown.
        """
        self.loaded = self._as_offered(await load_table(self._store, self._workers, self.name))
        await self.watchers.show_table(self.loaded)

    def _as_offered(self, loaded: LoadedTable) -> LoadedTable:
        """Return a loaded table, but closed to spectators if the server's settings allow none."""
        return loaded._replace(table=self._offer.as_offered(loaded.table))

    async def rewrite(self, changed: Callable[[list[Entry]], Awaitable[list[Entry]]]) -> None:
        """Replace the log by another one of the same length, and show the changed table.

        `changed` receives the stored entries and returns the new ones. Raise `Red7Error` if the log
        cannot be read or replaced.
        """
        async with self._lock:
            stored = await self._store.load(self.name)
            if stored is None:
                raise GONE
            await self._store.rewrite(await changed(stored.entries))
            # A process that misses the event below finds out by this note.
            await self._store.keep_note(LAST_REWRITTEN, secrets.token_hex(8))
            await self._load_anew()
        self._coordinator.publish(LogRewritten(self.name))

    async def show_rewritten(self) -> None:
        """Load and show the table again, because another process has rewritten its log."""
        async with self._lock:
            with suppress(Red7Error):
                await self._load_anew()
        if self.table.match.is_over and not self.is_gone:
            # The earlier summary may contain names that the new log does not.
            await self._store_summary()

    # Deletion.

    def mark_gone(self) -> None:
        """Mark the table as deleted: from now on it admits no client and runs nothing."""
        self.is_gone = self.autopilot.is_stopped = True

    def end(self) -> None:
        """Stop the table, and tell all clients that it was deleted."""
        self.mark_gone()
        self.autopilot.stop()
        self.watchers.refuse(GONE)


def _person_of(table: Table, command: SeatingCommand) -> str:
    """Return the person whose absence a command depends on; empty for most commands.

    A bot may replace a person, and another player may become host, only after such an absence.
    """
    match command:
        case seating.LetBotPlay(seat) if seat in range(len(table.sitters)):
            return table.sitters[seat].person
        case seating.PassHost():
            return table.host
    return ""


def newcomers(command: Command) -> tuple[str, ...]:
    """Return the people to whose lists of games a command adds the table."""
    match command:
        case seating.Sit(_, _, person) | seating.MoveSeats(_, person):
            return (person,)
    return ()
