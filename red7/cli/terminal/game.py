"""A game between one player and bots, at a table in memory, without input and output.

The player's steps stay a draft until the turn ends or a step draws a card; then the table gets
them. `red7.table` decides what is legal.
"""

from random import Random
from time import time

from red7.bots.bot_protocol import Bot
from red7.core import FOLD, Match, Position, Rules, Step, Turn, cards_in, finishes, play, view
from red7.notation import Record
from red7.table import (
    Deal,
    DealRound,
    Open,
    PlayTurn,
    Request,
    Sender,
    Sitter,
    apply_command,
    decide,
    record_of,
    senders,
)
from red7.texts import say

YOUR_SEAT = 0
PLAYER = senders.person("you")


def bot_names() -> tuple[str, str, str]:
    """Return the names of the bots that play against the player."""
    return say("terminal-bot-first"), say("terminal-bot-second"), say("terminal-bot-third")


class Game:
    """A match at a table whose first seat is the player."""

    def __init__(self, rules: Rules, players: int, opponent: Bot, random: Random) -> None:
        self.opponent = opponent
        self.random = random
        bots = (Sitter(name, bot=opponent.name) for name in bot_names()[: players - 1])
        self.table = apply_command(None, Open(rules, (Sitter("", person=PLAYER.name), *bots)))
        self.draft: Turn = ()
        """The player's steps that can still be taken back."""

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all seats, for display."""
        return (say("terminal-you"), *(sitter.name for sitter in self.table.sitters[1:]))

    @property
    def committed(self) -> Position:
        """The position at the table, without the drafted steps."""
        position = self.table.position
        assert position is not None, "a round has been dealt"
        return position

    @property
    def position(self) -> Position:
        """The position after the drafted steps."""
        return play(self.committed, self.draft)

    def deal(self) -> None:
        """Shuffle and deal the next round."""
        self._ask(PLAYER, DealRound(self.table.version))

    def fold_for_empty_hand(self) -> None:
        """Let the table fold for a seat that has no card left."""
        self._play(senders.TABLE, (FOLD,))

    def take_bot_turn(self) -> None:
        """Let the bot to move take a whole turn; the bot sees only its own view."""
        taken = len(self.committed.history)
        while len(self.committed.history) == taken:
            seen = view(self.committed, self.committed.mover)
            step = self.opponent.choose(seen, self.random, self.opponent.budget)
            self._play(senders.bot(self.opponent.name), (step,))

    def take(self, step: Step) -> None:
        """Take a step of the player's turn. Raise `IllegalStep`, and then change nothing."""
        drafted = (*self.draft, step)
        after_it = play(self.committed, drafted)
        if finishes(step) or after_it.drew > self.committed.drew:
            self._play(PLAYER, drafted)
            drafted = ()
        self.draft = drafted

    def commit(self) -> None:
        """Hand the drafted steps to the table, although the turn is unfinished."""
        if self.draft:
            self._play(PLAYER, self.draft)
            self.draft = ()

    def record(self) -> Record:
        """Return the game's record, including an unfinished turn."""
        return record_of(self.table, opened=0)._replace(tags=())

    def _play(self, sender: Sender, steps: Turn) -> None:
        self._ask(sender, PlayTurn(self.table.version, self.committed.mover, steps))

    def _ask(self, sender: Sender, request: Request) -> None:
        """Apply a request to the table, if the table accepts it."""
        self.table = decide(self.table, sender, request, time(), self._shuffled).table

    def _shuffled(self, match: Match) -> Deal:
        order = cards_in(match.cards_left)
        self.random.shuffle(order)
        return Deal(tuple(order), salt="")
