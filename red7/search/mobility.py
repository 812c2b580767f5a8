"""Mobility, the evaluation heuristic: how many turns would keep a player in at its next turn."""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from red7.core import (
    CANVAS,
    COLORS,
    END,
    Card,
    CardSet,
    Turn,
    View,
    card_set,
    cards_in,
    kind_of,
    turns,
    unseen,
)
from red7.core.actions import take_step
from red7.core.cards import OF_COLOR
from red7.core.draft import Draft
from red7.core.strengths import IMPROVING
from red7.core.views import draft_of

MOST_TURNS = 40
"""Maximum turns to compare with actions; if there are more, a random sample is compared."""
TRIALS, TRIALS_WITH_ACTIONS = 3, 1
"""Number of samples of the unknown cards that a turn draws, without actions and with them."""
MOST_DRAWS = 3
"""Maximum draws of one turn: by a 3 or a 7, and by a hand card on the canvas."""


class TurnOutcome(NamedTuple):
    """The end of a turn as far as its mover can foresee it."""

    draft: Draft
    spent: int
    """Cards that left the hand, minus cards drawn."""
    unseen: int
    """Number of drawn cards that cannot be foreseen; they are not in the draft's hand."""


def outcome_of(draft: Draft, turn: Turn) -> TurnOutcome:
    """Return the outcome of the rest of a turn, whose steps must be legal."""
    after = draft.copy()
    played = 0
    for step in turn[len(draft.steps) :]:
        if step < END:
            take_step(after, step)
            played += kind_of(step) <= CANVAS
    spent = played - (after.drew - draft.drew)
    return TurnOutcome(after, spent, draft.hand.bit_count() - spent - after.hand.bit_count())


def mobility(draft: Draft, hand: CardSet) -> int:
    """Return how many turns would keep a draft's mover in, if it moved again with a given hand.

    Actions are left out: counting them does not improve play. The turns are a card on the palette,
    or one on the canvas, alone or after one on the palette: for each color, its cards times those
    that would win its rule, minus the pairs of a card with itself.
    """
    mine, bars, palette = draft.mine, draft.bars, draft.palette
    total = 0
    for color in COLORS:
        cards = hand & OF_COLOR[color]
        if not cards and color != draft.color:
            continue
        if mine[color] > bars[color]:
            winning, pairs = hand, cards.bit_count() * hand.bit_count()
        else:
            winning = IMPROVING[color](mine, palette, hand, bars[color])
            pairs = cards.bit_count() * winning.bit_count() - (cards & winning).bit_count()
        total += pairs + (winning.bit_count() if color == draft.color else 0)
    return total


def mobility_after(draft: Draft, turn: Turn, drawn: Sequence[Card] = ()) -> int:
    """Return the mover's mobility after a turn; `drawn` stands for the cards it cannot foresee."""
    return _mobility_with(outcome_of(draft, turn), drawn)


def _mobility_with(after: TurnOutcome, drawn: Sequence[Card]) -> int:
    hand = after.draft.hand
    if after.unseen and drawn:
        hand |= card_set(drawn[: after.unseen])
    return mobility(after.draft, hand)


def ranked(view: View, rng: Random) -> list[Turn]:
    """Return the turns that keep the view's seat in, those with the most mobility first."""
    draft = draft_of(view)
    choices = list(turns(view))
    if draft is None or len(choices) < 2:
        return choices
    most = MOST_TURNS if view.rules.actions else len(choices)
    choices = rng.sample(choices, min(most, len(choices)))
    draws = trial_draws(view, rng)
    return sorted(choices, key=lambda turn: -_mean_mobility(outcome_of(draft, turn), draws))


def trial_draws(view: View, rng: Random) -> list[list[Card]]:
    """Return samples of cards to draw, the same for all turns that are compared."""
    if not (view.rules.draw or view.rules.actions):
        return []
    pool = cards_in(unseen(view))
    trials = TRIALS_WITH_ACTIONS if view.rules.actions else TRIALS
    return [rng.sample(pool, min(MOST_DRAWS, len(pool))) for _ in range(trials)]


def _mean_mobility(after: TurnOutcome, draws: list[list[Card]]) -> float:
    """Return the mobility after a turn, averaged over samples of what it draws."""
    if not after.unseen:
        return mobility(after.draft, after.draft.hand)
    return sum(_mobility_with(after, drawn) for drawn in draws) / len(draws)
