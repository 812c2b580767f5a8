"""The state of a table at one moment: its seats, the rounds played, and the match they come to."""

from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import NamedTuple

from red7.core import Card, Match, Position, Rules, Seat
from red7.table.clock import ClockState, deadline
from red7.table.senders import Sender, SenderKind
from red7.table.settings import Help, OutOfTime, Settings

MAX_NAME_CHARACTERS = 24
FILL_AFTER_S = 30.0
"""Seconds after which bots take the free seats of a table that fills by itself."""


class Sitter(NamedTuple):
    """Whoever sits at a seat."""

    name: str
    bot: str | None = None
    """The bot that plays it; None for a person."""
    person: str = ""
    """The id of the person whom the seat belongs to; empty for a bot, and while it is free."""
    stand_in: str | None = None
    """The bot that plays for a person who is away."""
    program: bool = False
    """Whether a program plays it over the protocol, for a person."""
    invited: bool = False
    """Whether it is kept for its person, who has not sat down yet."""
    since: int = 0
    """The version of the table at which its person sat down."""

    @property
    def is_free(self) -> bool:
        """Whether nobody has it."""
        return self.bot is None and not self.person

    @property
    def is_taken(self) -> bool:
        """Whether somebody plays there: a person who has sat down, or a bot."""
        return not self.is_free and not self.invited

    @property
    def is_seated(self) -> bool:
        """Whether a person sits there, present or not."""
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
    """How many matches somebody has won at the tables before, each a rematch of the last."""

    who: str
    """A person's id, or what tells a bot from the others at the table."""
    matches: int


def evening_keys(sitters: Sequence[Sitter]) -> list[str]:
    """Whom the evening's score knows each seat as: bots of one kind are told apart."""
    found: list[str] = []
    for each in sitters:
        same = sum(key.startswith(f"{each.bot} ") for key in found)
        found.append(f"{each.bot} {same + 1}" if each.bot else each.person)
    return found


class Origin(StrEnum):
    """Where a table comes from. What did not begin here, or not anew, never counts as a result."""

    NEW = "new"
    BRANCH = "fork"
    """It goes on from a moment of another game."""
    RECORD = "record"
    """It came as a record, and shows it."""


class PlayedRound(NamedTuple):
    """A round: how it was shuffled, and how far it has come."""

    order: tuple[Card, ...]
    salt: str
    """Hashed with the order when it is dealt, so that the order can be proved later."""
    position: Position


class Table(NamedTuple):
    """A table. Its version is the number of commands that have made it."""

    version: int
    rules: Rules
    sitters: tuple[Sitter, ...]
    match: Match
    """The rounds that are over."""
    rounds: tuple[PlayedRound, ...] = ()
    origin: Origin = Origin.NEW
    settings: Settings | None = None
    """Of a table with friends; None where all people share one device."""
    host: str = ""
    """The person who may change the table, start it and remove others."""
    opened: float = 0.0
    """When it was opened, in seconds since 1970."""
    changed: int = 1
    """The version at which its round last changed."""
    invitation: int = 1
    """The number of the invitation that is good; the ones before are not any longer."""
    removed: tuple[str, ...] = ()
    """People who may not sit down again."""
    seat_history: tuple[tuple[str, Seat], ...] = ()
    """Who has held which seat in the round under way."""
    clock: ClockState = ClockState()
    timed_out: bool = False
    """Whether the mover's time is over, so that a bot takes this turn."""
    previous: str = ""
    """The table that this one is a rematch of."""
    next: str = ""
    """The table of the rematch."""
    evening: tuple[Wins, ...] = ()
    """The matches won before this one."""

    @property
    def position(self) -> Position | None:
        """The round under way, or the last one; None before the first deal."""
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
        """Whether nobody plays at some seat: it is free, or its person has not sat down."""
        return not all(sitter.is_taken for sitter in self.sitters)

    @property
    def is_running(self) -> bool:
        """Whether a person sits at the table and the match is not over."""
        return is_running(self.sitters, is_over=self.match.is_over)

    @property
    def is_networked(self) -> bool:
        """Whether people play from devices of their own; else all share one device."""
        return self.settings is not None

    @property
    def settings_or_default(self) -> Settings:
        """Its settings, or those of a new table."""
        return self.settings or Settings()

    @property
    def help(self) -> Help:
        """How much it helps."""
        return Help.HINTS if self.settings is None else self.settings.help

    @property
    def tells_outcomes(self) -> bool:
        """Whether players are told what their choices would come to, or only which are legal."""
        return self.help is not Help.NONE

    @property
    def auto_folds(self) -> bool:
        """Whether the table folds for the seat to move: no card is left, or no time."""
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
        """The bot that plays the seat to move, if one does."""
        mover = self.mover
        return None if mover is None else self.bot_at(mover)

    def bot_at(self, seat: Seat) -> str | None:
        """The bot that now plays a seat: its own, one for who is away, or one for a late turn."""
        sitter = self.sitters[seat]
        if self.timed_out and seat == self.mover and self.settings is not None:
            return sitter.bot or sitter.stand_in or self.settings.stand_in
        return sitter.bot or sitter.stand_in

    def seats_of(self, person: str) -> tuple[Seat, ...]:
        """Return the seats that belong to a person."""
        return seats_of(self.sitters, person)

    def previous_for(self, person: str) -> str | None:
        """Return the table before, for people who played there; None for all others."""
        played_there = any(each.who == person for each in self.evening)
        return self.previous if self.previous and played_there else None

    def next_for(self, person: str) -> str | None:
        """Return the table of the rematch, for people who have a seat there."""
        return self.next if self.next and self.seats_of(person) else None

    def seats_played_by(self, sender: Sender) -> tuple[Seat, ...]:
        """The seats at which a sender may play now."""
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
        """Everybody who sits at it, who sat down first first."""
        seated = sorted(
            (each for each in self.sitters if each.is_seated), key=lambda one: one.since
        )
        return tuple(dict.fromkeys(each.person for each in seated))

    @property
    def due(self) -> float | None:
        """When something is to happen by itself: a clock runs out, or bots fill the table."""
        if self.mover is not None:
            return deadline(self.clock, self.mover)
        if self.settings is not None and self.settings.fills and not self.is_started:
            return self.opened + FILL_AFTER_S
        return None

    def without_history(self) -> "Table":
        """The table less the turns of earlier rounds, on which nothing that follows depends.

        So it stays small when it is sent to another process, however long the match is.
        """
        if len(self.rounds) < 2:
            return self
        bare = (
            played._replace(position=played.position._replace(history=()))
            for played in self.rounds[:-1]
        )
        return self._replace(rounds=(*bare, self.rounds[-1]))
