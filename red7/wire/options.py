"""What the mover could do, as shapes: choices, complete turns, hopes."""

from collections.abc import Iterator, Sequence
from itertools import islice

import msgspec

from red7.core import (
    EMPTY,
    PALETTE,
    Change,
    Choice,
    Choices,
    Step,
    View,
    choices,
    hopes,
    kind_of,
    points,
    preview,
    unseen,
)
from red7.notation import card_names
from red7.wire.serialize import lead_shape, refusal_shape, rescue_shapes, step_names
from red7.wire.shapes import ChoiceShape, OptionsShape, OutcomeShape, TurnShape

MOST_TURNS = 24
"""So many complete turns are listed at a time."""
ROOM = 40_000
"""Bytes that options sent without being asked for may take."""


def pushed_options(seen: View) -> list[OptionsShape]:
    """What a client is told with the view: the choices at hand and, if there is room, what follows.

    Actions lead to so many turns that what follows on a step is sent on demand.
    """
    first = choices(seen)
    found = [_shape(seen, first, MOST_TURNS)]
    if seen.rules.actions:
        return found
    room = ROOM - len(msgspec.json.encode(found))
    for choice in first.choices:
        if kind_of(choice.step) == PALETTE and not choice.refusal:
            found.append(_shape(seen, choices(seen, [choice.step]), 0))
            room -= len(msgspec.json.encode(found[-1]))
            if room < 0:
                return found[:-1]
    return found


def options(
    seen: View, steps: Sequence[Step], skip: int = 0, using: Step | None = None
) -> OptionsShape:
    """What the view's seat could do after some steps. Raises `IllegalStep`.

    The list of complete turns may be cut down to those that use a step, and begin further on.
    """
    found = choices(seen, steps)
    if using is not None:
        found = found._replace(turns=found.turns.having(using))
    return _shape(seen, found, MOST_TURNS, skip)


def _shape(seen: View, found: Choices, most: int, skip: int = 0) -> OptionsShape:
    hope = None
    if not found.turns and found.steps == seen.steps:
        hope = max(hopes(seen), key=lambda hope: hope.rescues.bit_count(), default=None)
    return OptionsShape(
        seat=seen.turn,
        steps=step_names(found.steps),
        choices=[_choice(seen, choice) for choice in found.choices],
        ways=len(found.turns),
        turns=[*_turns(seen, found, most, skip)],
        hope=None if hope is None else step_names(hope.steps),
        rescues=rescue_shapes(EMPTY if hope is None else hope.rescues),
    )


def _turns(seen: View, found: Choices, most: int, skip: int) -> Iterator[TurnShape]:
    for turn in islice(found.turns, skip, skip + most):
        outcome = _outcome(seen, preview(seen, turn[len(seen.steps) :]))
        yield TurnShape(step_names(turn), outcome)


def _choice(seen: View, choice: Choice) -> ChoiceShape:
    return ChoiceShape(
        step=step_names((choice.step,))[0],
        refusal=choice.refusal and refusal_shape(choice.refusal),
        outcome=choice.change and _outcome(seen, choice.change),
        ways=choice.ways,
        uses=choice.uses,
        reveals=choice.reveals,
        finish=None if choice.finish is None else step_names(choice.finish),
    )


def _outcome(seen: View, change: Change) -> OutcomeShape:
    return OutcomeShape(
        stays=change.stays,
        lead=lead_shape(change.after),
        counts=[card_names(standing.cards) for standing in change.standings],
        drew=change.drew,
        may_draw=change.may_draw,
        winner=change.winner,
        scores=card_names(change.scores),
        worth=points(change.scores),
        rescues=rescue_shapes(change.rescues),
        unseen=unseen(seen).bit_count(),
    )
