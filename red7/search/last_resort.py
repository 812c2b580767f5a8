"""What is left to a bot that has no turn to stay in."""

from random import Random

from red7.core import END, FOLD, Turn, View, hopes, legal_steps


def last_resort(view: View, rng: Random) -> Turn:
    """A turn for somebody whom no turn keeps in for sure.

    A 3 that the right card would follow, the likelier the better; else the quickest way out.
    """
    found = hopes(view)
    if found:
        most = max(hope.rescues.bit_count() for hope in found)
        return rng.choice([hope.steps for hope in found if hope.rescues.bit_count() == most])
    return way_out(view, rng)


def any_hope(view: View, rng: Random) -> Turn:
    """The same, but any 3 that has a chance will do."""
    found = hopes(view)
    return rng.choice(found).steps if found else way_out(view, rng)


def way_out(view: View, rng: Random) -> Turn:
    """A fold at the start of a turn; later its end or, where that is not legal, any step."""
    if not view.steps:
        return (FOLD,)
    legal = legal_steps(view)
    return (*view.steps, END if END in legal else rng.choice(legal))
