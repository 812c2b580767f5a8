"""From one position to the next: the only way a round goes on.

Deterministic, for what is drawn lies in the deck already. A refused step changes nothing.
"""

from collections.abc import Sequence

from red7.core.position import Position, draft_of, with_draft
from red7.core.refusals import IllegalStep, follow, refusal
from red7.core.steps import Step


def apply(position: Position, step: Step) -> Position:
    """The position after a step. Raises `IllegalStep`, and then nothing has happened."""
    return play(position, (step,))


def play(position: Position, steps: Sequence[Step]) -> Position:
    """The position after some steps of one turn. Raises `IllegalStep` at the first bad one."""
    if position.is_over and steps:
        raise IllegalStep(refusal(None, steps[0]))
    draft = draft_of(position)
    return with_draft(position, draft, follow(draft, steps))
