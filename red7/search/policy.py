"""The simple policy that both engines assume, and turns for movers who are not sure to stay in.

The policy is epsilon-greedy on mobility. Rollouts play by it, and the opponent model compares the
other players' turns with it.
"""

from random import Random

from red7.core import END, FOLD, Turn, View, hopes, legal_steps

EPSILON_PERCENT = 10
"""Percent of random turns in rollouts."""
OPPONENT_EPSILON = 0.2
"""Share of random turns of opponents who otherwise maximize mobility; a guess."""
RANDOM_OPPONENTS = 0.4
"""Share of opponents who always play at random; a guess."""


def last_resort(view: View, rng: Random) -> Turn:
    """Return a turn for a view in which no turn is sure to keep the mover in.

    If a draw by a 3 can save the mover, return the turn with the most saving cards; else `way_out`.
    """
    found = hopes(view)
    if found:
        most = max(hope.rescues.bit_count() for hope in found)
        return rng.choice([hope.steps for hope in found if hope.rescues.bit_count() == most])
    return way_out(view, rng)


def any_hope(view: View, rng: Random) -> Turn:
    """Return any turn whose draw by a 3 can save the mover; else `way_out`."""
    found = hopes(view)
    return rng.choice(found).steps if found else way_out(view, rng)


def way_out(view: View, rng: Random) -> Turn:
    """Return a fold at the start of a turn; later, the end of the turn or, if illegal, any step."""
    if not view.steps:
        return (FOLD,)
    legal = legal_steps(view)
    return (*view.steps, END if END in legal else rng.choice(legal))
