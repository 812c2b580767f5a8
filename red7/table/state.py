"""The state of a table at one moment: its seats, the rounds played, and the match they come to."""

from typing import NamedTuple

from red7.core import Card, Match, Position, Rules, Seat
from red7.table.senders import Sender, SenderKind

LONGEST_NAME = 24


class Sitter(NamedTuple):
    """Whoever sits at a seat."""

    name: str
    bot: str | None = None
    """The bot that plays it; None for a person."""
    person: str = ""
    """The id of the person whom the seat belongs to; empty for a bot."""


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
        return None if position is None or position.is_over else position.turn

    @property
    def bot_to_move(self) -> str | None:
        """The bot at the seat to move, if there is one."""
        mover = self.mover
        return None if mover is None else self.sitters[mover].bot

    def seats_of(self, person: str) -> tuple[Seat, ...]:
        """The seats that belong to a person."""
        held = enumerate(self.sitters)
        return tuple(seat for seat, sitter in held if sitter.person == person and not sitter.bot)

    def seats_played_by(self, sender: Sender) -> tuple[Seat, ...]:
        """The seats at which a sender may play."""
        match sender.kind:
            case SenderKind.PERSON:
                return self.seats_of(sender.name)
            case SenderKind.BOT:
                seats = enumerate(self.sitters)
                return tuple(seat for seat, sitter in seats if sitter.bot == sender.name)
            case SenderKind.TABLE:
                return ()

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
