"""A game at a table in memory, between you and bots: `red7.table` decides, nothing is shown here.

Your steps are a draft until the turn ends or a step reveals something; then the table gets them.
"""

from random import Random

from red7.bots.bot_protocol import Opponent
from red7.core import Position, Rules, Step, Turn, cards_in, finishes, play, view
from red7.notation import Record, RecordedRound, RecordedTurn, recorded_deal
from red7.notation.sentences import YOU
from red7.table import Command, Deal, Open, Play, PlayedRound, Sitter, after

YOUR_SEAT = 0
BOT_NAMES = ("Ada", "Ben", "Cleo")


class Game:
    """A match at a table whose first seat is yours."""

    def __init__(self, rules: Rules, players: int, opponent: Opponent, random: Random) -> None:
        self.opponent = opponent
        self.random = random
        bots = (Sitter(name, bot=opponent.name) for name in BOT_NAMES[: players - 1])
        self.table = after(None, Open(rules, (Sitter(YOU), *bots)))
        self.names = tuple(sitter.name for sitter in self.table.sitters)
        self.draft: Turn = ()
        """Steps of yours that can still be taken back."""
        self._deals: list[RecordedRound] = []

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
        order = cards_in(self.table.match.cards_left)
        self.random.shuffle(order)
        self._give(Deal(tuple(order), salt=""))
        self._deals.append(recorded_deal(self.committed))

    def take_bot_turn(self) -> None:
        """Let the bot to move take a whole turn, by what it may see."""
        taken = len(self.committed.history)
        while len(self.committed.history) == taken:
            seat = self.committed.turn
            seen = view(self.committed, seat)
            step = self.opponent.choose(seen, self.random, self.opponent.budget)
            self._give(Play(seat, (step,)))

    def take(self, step: Step) -> None:
        """Take a step of your turn. Raises `IllegalStep`, and then nothing has happened."""
        drafted = (*self.draft, step)
        after_it = play(self.committed, drafted)
        if finishes(step) or after_it.drew > self.committed.drew:
            self._give(Play(YOUR_SEAT, drafted))
            drafted = ()
        self.draft = drafted

    def commit(self) -> None:
        """Give your draft to the table, as far as it goes."""
        if self.draft:
            self._give(Play(YOUR_SEAT, self.draft))
            self.draft = ()

    def record(self) -> Record:
        """The game's record, with a turn that is not finished yet."""
        rounds = zip(self._deals, self.table.rounds, strict=True)
        return Record(
            self.table.rules,
            self.names,
            tuple(deal._replace(turns=_recorded_turns(played)) for deal, played in rounds),
        )

    def _give(self, command: Command) -> None:
        self.table = after(self.table, command)


def _recorded_turns(played: PlayedRound) -> tuple[RecordedTurn, ...]:
    position = played.position
    turns = [RecordedTurn(past.seat, past.steps) for past in position.history]
    if position.steps:
        turns.append(RecordedTurn(position.turn, position.steps))
    return tuple(turns)
