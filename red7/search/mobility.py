"""Mobility, the evaluation heuristic: how many turns would keep a player in next time round."""

from random import Random

from red7.core import BASIC, CardSet, Turn, Turns, View, card_set, cards_in, turns, unseen
from red7.core.draft import Draft
from red7.core.turn_search import Part, complete
from red7.core.views import draft_of
from red7.search.turn_outcome import TurnOutcome, outcome_of

MOST_TURNS = 40
"""How many turns it looks at; of more than that, which only actions give, a random sample."""
TRIALS, TRIALS_WITH_ACTIONS = 3, 1
"""How often it draws, in thought, what it cannot foresee."""
MOST_DRAWS = 3
"""What one turn draws at most: by a 3 or a 7, and by a hand card on the canvas."""


def ranked(view: View, rng: Random) -> list[Turn]:
    """The turns that keep the view's seat in, those with the best prospects first."""
    draft = draft_of(view)
    choices = list(turns(view))
    if draft is None or len(choices) < 2:
        return choices
    most = MOST_TURNS if view.rules.actions else len(choices)
    choices = rng.sample(choices, min(most, len(choices)))
    draws = _trial_draws(view, rng)
    return sorted(choices, key=lambda turn: -_prospects(outcome_of(draft, turn), draws))


def _trial_draws(view: View, rng: Random) -> list[list[int]]:
    """Cards that could be drawn, the same for all turns that are compared."""
    if not (view.rules.draw or view.rules.actions):
        return []
    pool = cards_in(unseen(view))
    trials = TRIALS_WITH_ACTIONS if view.rules.actions else TRIALS
    return [rng.sample(pool, min(MOST_DRAWS, len(pool))) for _ in range(trials)]


def _prospects(after: TurnOutcome, draws: list[list[int]]) -> float:
    """How many turns would keep the mover in, were it its turn again at once."""
    draft = after.draft
    if not after.unseen:
        return _count(draft, draft.hand)
    hands = [draft.hand | card_set(drawn[: after.unseen]) for drawn in draws]
    return sum(_count(draft, hand) for hand in hands) / len(hands)


def _count(draft: Draft, hand: CardSet) -> int:
    """How many turns a hand has. Actions are left out: counted in, they play no better."""
    parts: list[Part] = []
    draft.rules, draft.hand, draft.steps = BASIC, hand, ()
    complete(draft, parts)
    return len(Turns(parts))
