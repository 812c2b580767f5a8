"""A game at a table in memory, between you and bots: `red7.table` decides, nothing is shown here.

Your steps are a draft until the turn ends or a step reveals something; then the table gets them.
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
    """How the bots are called that play against you."""
    return say("terminal-bot-first"), say("terminal-bot-second"), say("terminal-bot-third")


class Game:
    """A match at a table whose first seat is yours."""

    def __init__(self, rules: Rules, players: int, opponent: Bot, random: Random) -> None:
        self.opponent = opponent
        self.random = random
        bots = (Sitter(name, bot=opponent.name) for name in bot_names()[: players - 1])
        self.table = apply_command(None, Open(rules, (Sitter("", person=PLAYER.name), *bots)))
        self.draft: Turn = ()
        """Steps of yours that can still be taken back."""

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all seats, as a column has them."""
        return (say("terminal-you"), *(sitter.name for sitter in self.table.sitters[1:]))

    @property
    def committed(self) -> Position:
        """The round as the table has it."""
        position = self.table.position
        assert position is not None, "a round has been dealt"
        return position

    @property
    def position(self) -> Position:
        """The round after your draft."""
        return play(self.committed, self.draft)

    def deal(self) -> None:
        """Shuffle and deal the next round."""
        self._ask(PLAYER, DealRound(self.table.version))

    def fold_for_empty_hand(self) -> None:
        """Have the table fold for whoever has no card left to play."""
        self._play(senders.TABLE, (FOLD,))

    def take_bot_turn(self) -> None:
        """Let the bot to move take a whole turn, by what it may see."""
        taken = len(self.committed.history)
        while len(self.committed.history) == taken:
            seen = view(self.committed, self.committed.mover)
            step = self.opponent.choose(seen, self.random, self.opponent.budget)
            self._play(senders.bot(self.opponent.name), (step,))

    def take(self, step: Step) -> None:
        """Take a step of your turn. Raises `IllegalStep`, and then nothing has happened."""
        drafted = (*self.draft, step)
        after_it = play(self.committed, drafted)
        if finishes(step) or after_it.drew > self.committed.drew:
            self._play(PLAYER, drafted)
            drafted = ()
        self.draft = drafted

    def commit(self) -> None:
        """Give your draft to the table, as far as it goes."""
        if self.draft:
            self._play(PLAYER, self.draft)
            self.draft = ()

    def record(self) -> Record:
        """The game's record, with a turn that is not finished yet."""
        return record_of(self.table, opened=0)._replace(tags=())

    def _play(self, sender: Sender, steps: Turn) -> None:
        self._ask(sender, PlayTurn(self.table.version, self.committed.mover, steps))

    def _ask(self, sender: Sender, request: Request) -> None:
        """Have the table decide about a request."""
        self.table = decide(self.table, sender, request, time(), self._shuffled).table

    def _shuffled(self, match: Match) -> Deal:
        order = cards_in(match.cards_left)
        self.random.shuffle(order)
        return Deal(tuple(order), salt="")
