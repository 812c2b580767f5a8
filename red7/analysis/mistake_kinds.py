"""What kind of mistake a turn was: how it differs from the better one."""

from enum import StrEnum

from red7.core import FOLD, Color, Turn, color_of
from red7.core.steps import CANVAS, PALETTE, SHIFT, kind_of, step_card


class MistakeKind(StrEnum):
    """How a turn differs from a better one; the first that fits."""

    FOLDED_EARLY = "folded-early"
    """There was a turn worth playing."""
    STAYED_LATE = "stayed-late"
    """Folding would have been better."""
    WRONG_RULE = "wrong-rule"
    """The better turn ends under another rule."""
    SPENT_TOO_MUCH = "spent-too-much"
    """Fewer cards would have done."""
    HELD_BACK = "held-back"
    """It wanted more cards."""
    WRONG_CARD = "wrong-card"
    """As many cards and the same rule, but other cards."""


def mistake_kind(steps: Turn, better: Turn) -> MistakeKind:
    """How a turn differs from a better one."""
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
    """The color that a turn brings to the canvas; None if it leaves the rule alone."""
    put = [step_card(step) for step in turn if kind_of(step) in (CANVAS, SHIFT)]
    return color_of(put[-1]) if put else None


def _cards(turn: Turn) -> int:
    """How many hand cards a turn spends."""
    return sum(kind_of(step) in (PALETTE, CANVAS) for step in turn)
