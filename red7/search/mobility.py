"""Mobility, the evaluation heuristic: how many turns would keep a player in next time round."""

from collections.abc import Sequence
from random import Random

from red7.core import COLORS, Card, CardSet, Turn, View, card_set, cards_in, turns, unseen
from red7.core.cards import OF_COLOR
from red7.core.draft import Draft
from red7.core.strengths import IMPROVING
from red7.core.views import draft_of
from red7.search.turn_outcome import TurnOutcome, outcome_of

MOST_TURNS = 40
"""How many turns it looks at; of more than that, which only actions give, a random sample."""
TRIALS, TRIALS_WITH_ACTIONS = 3, 1
"""How often it samples what it would draw and cannot foresee."""
MOST_DRAWS = 3
"""What one turn draws at most: by a 3 or a 7, and by a hand card on the canvas."""


def mobility(draft: Draft, hand: CardSet) -> int:
    """How many turns would keep a draft's mover in, were it its turn again with some hand.

    Actions are left out: counted in, they play no better. Those turns are a card on the
    palette, or one on the canvas, alone or after one on the palette: for each color its cards
    times those that would win its rule, less the pairs of a card with itself.
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
    """The mover's mobility after a turn that draws, of what it cannot foresee, these cards."""
    return _mobility_with(outcome_of(draft, turn), drawn)


def _mobility_with(after: TurnOutcome, drawn: Sequence[Card]) -> int:
    hand = after.draft.hand
    if after.unseen and drawn:
        hand |= card_set(drawn[: after.unseen])
    return mobility(after.draft, hand)


def ranked(view: View, rng: Random) -> list[Turn]:
    """The turns that keep the view's seat in, those that leave it the most mobility first."""
    draft = draft_of(view)
    choices = list(turns(view))
    if draft is None or len(choices) < 2:
        return choices
    most = MOST_TURNS if view.rules.actions else len(choices)
    choices = rng.sample(choices, min(most, len(choices)))
    draws = trial_draws(view, rng)
    return sorted(choices, key=lambda turn: -_mean_mobility(outcome_of(draft, turn), draws))


def trial_draws(view: View, rng: Random) -> list[list[Card]]:
    """Cards that could be drawn, the same for all turns that are compared."""
    if not (view.rules.draw or view.rules.actions):
        return []
    pool = cards_in(unseen(view))
    trials = TRIALS_WITH_ACTIONS if view.rules.actions else TRIALS
    return [rng.sample(pool, min(MOST_DRAWS, len(pool))) for _ in range(trials)]


def _mean_mobility(after: TurnOutcome, draws: list[list[Card]]) -> float:
    """The mobility after a turn, on average over what it may draw."""
    if not after.unseen:
        return mobility(after.draft, after.draft.hand)
    return sum(_mobility_with(after, drawn) for drawn in draws) / len(draws)
