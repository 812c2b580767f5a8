"""Kinds of mistakes: how a played turn differs from a better one."""

from enum import StrEnum

from red7.core import FOLD, Color, Turn, color_of
from red7.core.steps import CANVAS, PALETTE, SHIFT, kind_of, step_card


class MistakeKind(StrEnum):
    """How a turn differs from a better one; the first kind that applies."""

    FOLDED_EARLY = "folded-early"
    """The mover folded, but another turn was better."""
    STAYED_LATE = "stayed-late"
    """The mover stayed in, but a fold was better."""
    WRONG_RULE = "wrong-rule"
    """The better turn sets another rule."""
    SPENT_TOO_MUCH = "spent-too-much"
    """The better turn spends fewer cards."""
    HELD_BACK = "held-back"
    """The better turn spends more cards."""
    WRONG_CARD = "wrong-card"
    """The better turn spends as many cards under the same rule, but other cards."""


def mistake_kind(steps: Turn, better: Turn) -> MistakeKind:
    """Return how a turn differs from a better one."""
    if steps == (FOLD,):
        return MistakeKind.FOLDED_EARLY
    if better == (FOLD,):
        return MistakeKind.STAYED_LATE
    if _rule(steps) != _rule(better):
        return MistakeKind.WRONG_RULE
    spent, enough = _cards(steps), _cards(better)
    if spent != enough:
        return MistakeKind.SPENT_TOO_MUCH if spent > enough else MistakeKind.HELD_BACK
    return MistakeKind.WRONG_CARD


def _rule(turn: Turn) -> Color | None:
    """Return the color whose rule a turn sets; None if the turn leaves the canvas alone."""
    put = [step_card(step) for step in turn if kind_of(step) in (CANVAS, SHIFT)]
    return color_of(put[-1]) if put else None


def _cards(turn: Turn) -> int:
    """Return how many hand cards a turn spends."""
    return sum(kind_of(step) in (PALETTE, CANVAS) for step in turn)
