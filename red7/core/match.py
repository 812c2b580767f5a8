"""Matches: rounds dealt from the cards not yet scored, until a seat reaches the target.

Without the scoring switch a match is one round.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from red7.core.cards import ALL, BIT, CARDS, EMPTY, Card, CardSet, card_set, cards_in, points
from red7.core.editions import Rules
from red7.core.errors import Red7Error
from red7.core.position import MatchScore, Position, start
from red7.core.rules import Seat, counting

PLAYERS = range(2, 5)
HAND_SIZE = 7
DEALT_EACH = HAND_SIZE + 1
TARGETS = {2: 40, 3: 35, 4: 30}


class BadDeal(Red7Error):
    """A round cannot be dealt from the given cards, or at all."""


class RoundResult(NamedTuple):
    """The result of a round: the winner, and the cards that scored."""

    winner: Seat
    cards: CardSet


class Match(NamedTuple):
    """A match between rounds."""

    rules: Rules
    players: int
    results: tuple[RoundResult, ...] = ()

    @property
    def piles(self) -> tuple[CardSet, ...]:
        """The cards that each seat has scored."""
        piles = [EMPTY] * self.players
        for winner, cards in self.results:
            piles[winner] |= cards
        return tuple(piles)

    @property
    def points(self) -> tuple[int, ...]:
        """The points of each seat."""
        return tuple(points(pile) for pile in self.piles)

    @property
    def cards_left(self) -> CardSet:
        """The cards that no seat has scored yet; the next round is dealt from these."""
        return ALL & ~sum(self.piles)

    @property
    def target(self) -> int:
        """The points that win the match."""
        return TARGETS[self.players]

    @property
    def is_over(self) -> bool:
        """Whether the match has been won, or too few cards are left for another round."""
        if not self.results or not self.rules.scoring:
            return bool(self.results)
        piles = self.piles
        left = len(CARDS) - sum(piles).bit_count()
        return left < DEALT_EACH * self.players or max(map(points, piles)) >= self.target

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats that have won; none while the match runs.

        Several seats share the win if they are tied when the cards run out.
        """
        if not self.is_over:
            return ()
        if not self.rules.scoring:
            return (self.results[0].winner,)
        best = max(self.points)
        return tuple(seat for seat, score in enumerate(self.points) if score == best)


def deal(match: Match, order: Sequence[Card]) -> Position:
    """Return a new round, dealt from the cards left in the order that the caller has shuffled.

    Each seat in turn gets seven cards for its hand, then each seat gets one card for its palette.
    The rest is the deck, top first. Raise `BadDeal` if the match is over, or if these are not all
    cards left, each once.
    """
    if match.players not in PLAYERS:
        raise BadDeal("Red7 is for 2 to 4 players")
    if match.is_over:
        raise BadDeal("the match is over")
    players, piles = match.players, match.piles
    left = ALL & ~sum(piles)
    if len(order) != left.bit_count() or set(order) != _members(left):
        raise BadDeal("a deal needs every card that has not been scored, once")
    hands = [card_set(order[HAND_SIZE * seat : HAND_SIZE * (seat + 1)]) for seat in range(players)]
    palettes = [BIT[card] for card in order[HAND_SIZE * players : DEALT_EACH * players]]
    score = MatchScore(piles, tuple(map(points, piles)), ALL & ~left)
    return start(match.rules, hands, palettes, order[DEALT_EACH * players :], score)


@lru_cache(maxsize=64)
def _members(cards: CardSet) -> frozenset[Card]:
    """Return the cards of a set as a frozen set, to compare a shuffle with."""
    return frozenset(cards_in(cards))


def scored(position: Position) -> CardSet:
    """Return the winner's cards that count at the end of a round, under the rule in force."""
    return counting(position.color, position.palettes[position.mover])


def winners_after(rules: Rules, score: MatchScore, result: RoundResult) -> tuple[Seat, ...]:
    """Return the seats that win the match if the round under way has this result.

    Return no seat if the match goes on. `score` is that of the round's position or view.
    """
    earlier = (RoundResult(seat, pile) for seat, pile in enumerate(score.piles) if rules.scoring)
    return Match(rules, len(score.piles), (*earlier, result)).winners


def with_result(match: Match, position: Position) -> Match:
    """Return the match with the result of a round. Raise `Red7Error` if the round is not over."""
    if position.winner is None:
        raise Red7Error("the round is not over")
    result = RoundResult(position.winner, scored(position) if match.rules.scoring else EMPTY)
    return match._replace(results=(*match.results, result))
