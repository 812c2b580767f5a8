"""The opponent model: how likely the other players' turns of this round were, given their hands.

The model has two kinds of players. The epsilon-greedy kind takes a turn with the most mobility,
like `planner`, or with probability epsilon any turn. The random kind always takes any turn.
"""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from red7.core import EMPTY, CardSet, PastTurn, Turn, View, card_set, cards_in, finishes, turns
from red7.core.actions import take_step
from red7.core.strengths import strengths
from red7.core.views import draft_of
from red7.search.history import first_palettes, spent_in
from red7.search.mobility import mobility_after
from red7.search.policy import OPPONENT_EPSILON, RANDOM_OPPONENTS

MOST_COMPARED = 16
"""Maximum turns to compare; if there are more, a random sample is compared."""
MOST_PAST = 4
"""Maximum turns to look at per opponent: the last turns tell most about the present hand."""


class PastChoice(NamedTuple):
    """Another player's turn, and its view at the time without the hand."""

    seen: View
    turn: Turn
    spent: CardSet
    """The hand cards that the player played in this turn and later ones."""
    drawn: int
    """The number of cards that the player drew in this turn and later ones."""


def past_choices(view: View) -> list[PastChoice]:
    """Return the turns of the other players in this round, the last ones of each.

    Return an empty list if the first palettes cannot be reconstructed.
    """
    palettes = first_palettes(view)
    if any(first.bit_count() != 1 for first in palettes):
        return []
    found: list[PastChoice] = []
    players = len(palettes)
    seen = view._replace(
        palettes=tuple(palettes),
        strengths=tuple(map(strengths, palettes)),
        out=(False,) * players,
        canvas=(),
        deck=view.deck + sum(turn.drew for turn in view.history),
        top=(),
        known=(EMPTY,) * players,
        steps=(),
        drew=0,
        history=(),
    )
    for number, past in enumerate(view.history):
        seen = seen._replace(seat=past.seat, mover=past.seat)
        if past.seat != view.seat and not past.out:
            found.append(_told(seen, view.history[number:]))
        seen = _after(seen, past, spent_in(view.history[number:], past.seat))
    return [
        choice
        for number, choice in enumerate(found)
        if sum(choice.seen.seat == later.seen.seat for later in found[number:]) <= MOST_PAST
    ]


def _told(seen: View, history: tuple[PastTurn, ...]) -> PastChoice:
    """Return the first of some turns as a past choice."""
    past = history[0]
    drawn = sum(turn.drew for turn in history if turn.seat == past.seat)
    return PastChoice(seen, past.steps, spent_in(history, past.seat), drawn)


def _after(seen: View, past: PastTurn, hand: CardSet) -> View:
    """Return the public view after a turn of a player whose hand had at least these cards."""
    seat = past.seat
    draft = draft_of(seen._replace(hand=hand))
    assert draft is not None
    for step in past.steps:
        if not finishes(step):
            take_step(draft, step)
    palettes = draft.all_palettes(seen.palettes, seen.out, seat)
    return seen._replace(
        palettes=palettes,
        strengths=tuple(map(strengths, palettes)),
        out=tuple(gone or (past.out and other == seat) for other, gone in enumerate(seen.out)),
        canvas=draft.canvas,
        deck=draft.deck,
    )


def likelihood(
    past: Sequence[PastChoice], hands: Sequence[CardSet], rng: Random
) -> tuple[float, int]:
    """Return how likely the other players' turns were with some hands, and the random seats.

    Each seat is a mixture of the two kinds, since players do not change kind in a round. Whether a
    seat is a random player is drawn from the posterior of the two kinds; the seats come as bits.
    """
    likely, random_seats = 1.0, 0
    for seat, hand in enumerate(hands):
        greedy, uniform = 1.0 - RANDOM_OPPONENTS, RANDOM_OPPONENTS
        for choice in past:
            if choice.seen.mover == seat:
                by_greedy, by_uniform = _turn_likelihood(choice, hand, rng)
                greedy *= by_greedy
                uniform *= by_uniform
        likely *= greedy + uniform
        if rng.random() * (greedy + uniform) >= greedy:
            random_seats |= 1 << seat
    return likely, random_seats


def _turn_likelihood(choice: PastChoice, hand: CardSet, rng: Random) -> tuple[float, float]:
    """Return how likely a turn was for each kind of player, if this is its hand now.

    If only a sample of the turns is compared, ties are assumed to be as frequent as in the sample.
    """
    seen = choice.seen._replace(hand=_hand_then(choice, hand, rng))
    options = list(turns(seen))
    count = len(options)
    if count == 0:
        return 1.0, 1.0
    draft = draft_of(seen)
    assert draft is not None
    compared = rng.sample(options, MOST_COMPARED) if count > MOST_COMPARED else options
    values = [mobility_after(draft, turn) for turn in compared]
    best = max(values)
    is_greedy = choice.turn in options and mobility_after(draft, choice.turn) >= best
    greedy = is_greedy / (values.count(best) * count / len(values))
    return OPPONENT_EPSILON / count + (1 - OPPONENT_EPSILON) * greedy, 1 / count


def _hand_then(choice: PastChoice, hand: CardSet, rng: Random) -> CardSet:
    """Return a hand as it was when a turn was chosen.

    It is unknown which cards of the hand were drawn since then, so random cards are removed.
    """
    if choice.drawn:
        cards = cards_in(hand)
        hand ^= card_set(rng.sample(cards, min(choice.drawn, len(cards))))
    return hand | choice.spent
