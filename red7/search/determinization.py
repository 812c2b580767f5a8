"""Determinization: a position that a seat cannot tell from the real one, dealt at random.

Both engines also weight such positions by how well they explain the other players' turns: see the
modules `determinization` of `pure_python` and `compiled`.
"""

from random import Random

from red7.core import CardSet, Position, View, card_set, cards_in, unseen


def determinize(view: View, rng: Random) -> Position:
    """Return a position, dealt at random, that the view's seat cannot tell from the real one."""
    pool = cards_in(unseen(view))
    rng.shuffle(pool)
    hands: list[CardSet] = []
    for seat, (known, count) in enumerate(zip(view.known, view.hand_counts, strict=True)):
        mine = view.hand if seat == view.seat else known
        missing = 0 if seat == view.seat else count - known.bit_count()
        hands.append(mine | card_set(pool.pop() for _ in range(missing)))
    return Position(
        rules=view.rules,
        mover=view.mover,
        hands=tuple(hands),
        palettes=view.palettes,
        strengths=view.strengths,
        out=view.out,
        canvas=view.canvas,
        deck=(*view.top, *pool),
        known_top=len(view.top),
        known=view.known,
        score=view.score,
        steps=view.steps,
        drew=view.drew,
        history=view.history,
    )
