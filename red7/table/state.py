"""The state of a table: its seats, its rounds, the score of its match, and its clocks."""

from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import NamedTuple

from red7.core import Card, Match, Position, Rules, Seat
from red7.table.clock import ClockState, deadline
from red7.table.senders import Sender, SenderKind
from red7.table.settings import Help, OutOfTime, Settings

MAX_NAME_CHARACTERS = 24
MAX_EVENTS = 30
FILL_AFTER_S = 30.0
"""Seconds after which bots take the free seats of a table that fills by itself."""


class Sitter(NamedTuple):
    """The player at a seat, if there is one: a person or a bot."""

    name: str
    bot: str | None = None
    """The bot at the seat; None for a person's seat or a free one."""
    person: str = ""
    """The id of the person who owns the seat; empty for a bot's seat or a free one."""
    stand_in: str | None = None
    """The bot that plays for an absent person."""
    program: bool = False
    """Whether a person's program plays the seat over the protocol."""
    invited: bool = False
    """Whether the seat is kept for its person, who has not sat down yet."""
    since: int = 0
    """The version of the table at which the person sat down."""
    face: str = ""
    """The face that the person has chosen, one of `FACES`; empty for none."""

    @property
    def is_free(self) -> bool:
        """Whether the seat belongs to no person and no bot."""
        return self.bot is None and not self.person

    @property
    def is_taken(self) -> bool:
        """Whether a bot has the seat, or a person who has sat down."""
        return not self.is_free and not self.invited

    @property
    def is_seated(self) -> bool:
        """Whether a person has sat down there, connected or not."""
        return self.bot is None and bool(self.person) and not self.invited


def seats_of(sitters: Sequence[Sitter], person: str) -> tuple[Seat, ...]:
    """Return the seats at which a person sits."""
    if not person:
        return ()
    return tuple(
        seat for seat, each in enumerate(sitters) if each.is_seated and each.person == person
    )


def is_running(sitters: Iterable[Sitter], *, is_over: bool) -> bool:
    """Return whether a game is running: a person sits at the table and the match is not over."""
    return not is_over and any(sitter.is_seated for sitter in sitters)


class Wins(NamedTuple):
    """The number of matches that a player has won at earlier tables of a series of rematches."""

    who: str
    """A person's id, or a bot's name with a number: see `evening_keys`."""
    matches: int


def evening_keys(sitters: Sequence[Sitter]) -> list[str]:
    """Return the key of each seat's player in the score of a series of rematches.

    A person's key is the id. A bot's key is its name with a number, which tells bots of one kind
    apart.
    """
    found: list[str] = []
    for each in sitters:
        same = sum(key.startswith(f"{each.bot} ") for key in found)
        found.append(f"{each.bot} {same + 1}" if each.bot else each.person)
    return found


class Origin(StrEnum):
    """How a table began; only new games count in a person's results."""

    NEW = "new"
    BRANCH = "fork"
    """The table continues from a moment of another game."""
    RECORD = "record"
    """The table shows an imported record."""


class Mover(NamedTuple):
    """The player who made a turn at a table with friends."""

    person: str
    """The id of the person who owned the seat; empty for a bot's seat."""
    name: str
    """The name at the seat."""
    bot: str | None
    """The bot that made the turn, for itself or for a person; None if the person did."""


class PlayedRound(NamedTuple):
    """A round: its shuffle, and its current position."""

    order: tuple[Card, ...]
    salt: str
    """Hashed with the order when the round is dealt, so that the order can be proved later."""
    position: Position
    movers: tuple[Mover, ...] = ()
    """The player of each finished turn; empty if all people share one device."""


class EventKind(StrEnum):
    """What has happened to a player at a table with friends."""

    JOINED = "joined"
    LEFT = "left"
    REMOVED = "removed"
    """The host has removed the player."""
    REPLACED = "replaced"
    """A bot plays for the absent player from now on."""
    RETURNED = "returned"
    """The player plays again at a seat that a bot has played."""
    TIMED_OUT = "timed-out"
    """The time for the player's turn is over."""
    HOST = "host"
    """The player is the host from now on."""


class PlayerEvent(NamedTuple):
    """Something that has happened to a player, for the players' log."""

    version: int
    """The version of the table that it led to."""
    turn: int
    """The number of turns of the round that were finished before."""
    kind: EventKind
    seat: Seat
    name: str
    """The player's name then."""
    bot: str | None = None
    """The bot that plays now in the player's place; None if none does."""


class Table(NamedTuple):
    """A table at one moment; its version is the number of commands that have made it."""

    version: int
    rules: Rules
    sitters: tuple[Sitter, ...]
    match: Match
    """The match, with the results of the rounds that are over."""
    rounds: tuple[PlayedRound, ...] = ()
    origin: Origin = Origin.NEW
    settings: Settings | None = None
    """The settings of a table with friends; None if all people share one device."""
    host: str = ""
    """The person who may change the table, start it and remove others."""
    opened: float = 0.0
    """When the table was opened, in seconds since 1970."""
    changed: int = 1
    """The version of the table at which its round last changed."""
    invitation: int = 1
    """The number of the valid invitation; earlier ones are void."""
    removed: tuple[str, ...] = ()
    """The ids of people whom the host has removed, and who may not sit down again."""
    seat_history: tuple[tuple[str, Seat], ...] = ()
    """The people who have held seats in the current round, each an id with a seat."""
    clock: ClockState = ClockState()
    timed_out: bool = False
    """Whether the mover's time is over, so that a bot takes this turn, or the table folds."""
    previous: str = ""
    """The name of the table that this one is a rematch of; empty if it is no rematch."""
    next: str = ""
    """The name of the table of the rematch; empty if there is none."""
    evening: tuple[Wins, ...] = ()
    """The matches won at the earlier tables of a series of rematches."""
    events: tuple[PlayerEvent, ...] = ()
    """What has happened to players since the last deal; at most `MAX_EVENTS`, the latest ones."""

    @property
    def position(self) -> Position | None:
        """The current round, or the last one; None before the first deal."""
        return self.rounds[-1].position if self.rounds else None

    @property
    def wants_deal(self) -> bool:
        """Whether a round is to be dealt next."""
        position = self.position
        return not self.match.is_over and (position is None or position.is_over)

    @property
    def mover(self) -> Seat | None:
        """The seat to move; None between rounds."""
        position = self.position
        return None if position is None or position.is_over else position.mover

    @property
    def is_started(self) -> bool:
        """Whether a round has been dealt."""
        return bool(self.rounds)

    @property
    def has_untaken_seats(self) -> bool:
        """Whether a seat is free, or kept for a person who has not sat down."""
        return not all(sitter.is_taken for sitter in self.sitters)

    @property
    def is_running(self) -> bool:
        """Whether a person sits at the table and the match is not over."""
        return is_running(self.sitters, is_over=self.match.is_over)

    @property
    def is_networked(self) -> bool:
        """Whether people play from their own devices, not all on one device."""
        return self.settings is not None

    @property
    def settings_or_default(self) -> Settings:
        """The settings of the table, or the default settings."""
        return self.settings or Settings()

    @property
    def help(self) -> Help:
        """How much the table helps its players."""
        return Help.HINTS if self.settings is None else self.settings.help

    @property
    def tells_outcomes(self) -> bool:
        """Whether players are told what their choices would lead to, not only which are legal."""
        return self.help is not Help.NONE

    @property
    def auto_folds(self) -> bool:
        """Whether the table folds for the seat to move.

        It does if the hand is empty, or if the time is over and the settings make such a turn a
        fold; but not once the turn has begun.
        """
        position, mover = self.position, self.mover
        if position is None or mover is None or position.steps:
            return False
        return not position.hands[mover] or self._folds_in_time

    @property
    def _folds_in_time(self) -> bool:
        is_fold = self.settings_or_default.out_of_time is OutOfTime.FOLD
        return self.timed_out and is_fold

    @property
    def bot_to_move(self) -> str | None:
        """The bot that plays the seat to move; None if a person does, or between rounds."""
        mover = self.mover
        return None if mover is None else self.bot_at(mover)

    def bot_at(self, seat: Seat) -> str | None:
        """Return the bot that plays a seat now: its own, a stand-in, or one for an overdue turn.

        Return None if no bot plays it.
        """
        sitter = self.sitters[seat]
        if self.timed_out and seat == self.mover and self.settings is not None:
            return sitter.bot or sitter.stand_in or self.settings.stand_in
        return sitter.bot or sitter.stand_in

    def seats_of(self, person: str) -> tuple[Seat, ...]:
        """Return the seats that belong to a person."""
        return seats_of(self.sitters, person)

    def previous_for(self, person: str) -> str | None:
        """Return the table that this one is a rematch of, if a person played there; else None."""
        played_there = any(each.who == person for each in self.evening)
        return self.previous if self.previous and played_there else None

    def next_for(self, person: str) -> str | None:
        """Return the table of the rematch, if a person may know its name; else None.

        Its players may, and spectators who may still watch. A person whom the host has removed may
        not.
        """
        if not self.next:
            return None
        may_follow = self.settings_or_default.watching and person not in self.removed
        return self.next if may_follow or self.seats_of(person) else None

    def seats_played_by(self, sender: Sender) -> tuple[Seat, ...]:
        """Return the seats at which a sender may play now."""
        match sender.kind:
            case SenderKind.PERSON:
                return tuple(seat for seat in self.seats_of(sender.name) if not self.bot_at(seat))
            case SenderKind.BOT:
                seats = range(len(self.sitters))
                return tuple(seat for seat in seats if self.bot_at(seat) == sender.name)
            case SenderKind.TABLE:
                return (self.mover,) if self.auto_folds and self.mover is not None else ()

    @property
    def people(self) -> tuple[str, ...]:
        """The ids of the people who sit at the table, in the order in which they sat down."""
        seated = sorted(
            (each for each in self.sitters if each.is_seated), key=lambda one: one.since
        )
        return tuple(dict.fromkeys(each.person for each in seated))

    @property
    def due(self) -> float | None:
        """When a clock runs out, or bots fill the table; None if neither is to come.

        The time is in seconds since 1970.
        """
        if self.mover is not None:
            return deadline(self.clock, self.mover)
        if self.settings is not None and self.settings.fills and not self.is_started:
            return self.opened + FILL_AFTER_S
        return None

    def without_history(self) -> "Table":
        """Return the table without the turns of earlier rounds.

        Nothing that follows depends on these turns. Without them the table stays small when it is
        sent to another process, however long the match is.
        """
        if len(self.rounds) < 2:
            return self
        bare = (
            played._replace(position=played.position._replace(history=()), movers=())
            for played in self.rounds[:-1]
        )
        return self._replace(rounds=(*bare, self.rounds[-1]))
