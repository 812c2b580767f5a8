"""A table at one moment: its seats, the rounds played, and the match they come to."""

from typing import NamedTuple

from red7.core import Card, Match, Position, Rules, Seat

LONGEST_NAME = 24


class Sitter(NamedTuple):
    """Whoever sits at a seat."""

    name: str
    bot: str | None = None
    """The bot that plays it; None for a person."""
    holder: str = ""
    """A digest of the token that the seat belongs to; empty for a bot."""


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

    def seats_of(self, holder: str) -> tuple[Seat, ...]:
        """The seats that belong to a holder."""
        held = enumerate(self.sitters)
        return tuple(seat for seat, sitter in held if sitter.holder == holder and not sitter.bot)
