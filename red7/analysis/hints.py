"""Hints: the best few turns of a view, with their chances and the reasons as data.

Everything is worked out from the view alone. No sentence is written here: a screen makes its
own from the fields.
"""

from collections.abc import Iterator, Sequence
from random import Random
from statistics import fmean
from typing import NamedTuple

from red7.core import (
    COLORS,
    EMPTY,
    FOLD,
    CardSet,
    Color,
    Position,
    Turn,
    View,
    card_set,
    finishes,
    hopes,
    play,
    turns,
    view,
)
from red7.core.views import draft_of
from red7.search.budget import Budget, Estimate
from red7.search.determinization import determinize
from red7.search.engines import estimates
from red7.search.mobility import outcome_of
from red7.search.policy import way_out

MOST_HINTS = 3
MOST_HOPES = 8
"""How many 3s are tried where only luck can help."""
LOOKS = 40
"""In how many worlds the replies to a turn are counted."""


class Reason(NamedTuple):
    """What speaks for a turn, or against it."""

    replies: float
    """How many turns would keep the next player in, on average over the hands it may hold."""
    no_reply: float
    """The share of those hands that have no such turn."""
    keeps_open: float
    """How many turns would keep the mover in next time round, were the table as it leaves it."""
    cards: int
    """How many cards it leaves in hand, those drawn included."""
    wins: tuple[Color, ...]
    """The colors whose rule the mover would win as it leaves the palettes."""
    draws: int
    """How many cards it draws."""
    rescues: CardSet
    """The unseen cards that would save the mover, where all hangs on what is drawn."""
    conceding: float | None
    """For a fold: how much better it is for the match than the best turn that stays in."""


class Hint(NamedTuple):
    """A turn worth playing."""

    turn: Turn
    """The whole turn, steps taken so far included; it stops short where all hangs on a draw."""
    round: float
    """The chance to win the round."""
    match: tuple[float, ...]
    """Every seat's chance to win the match; where nothing is scored, the round."""
    worlds: int
    """In how many worlds the turn was tried."""
    reason: Reason


def hint(
    view: View, budget: Budget, rng: Random | None = None, most: int = MOST_HINTS
) -> list[Hint]:
    """The best few turns of a view's seat, best first; none when it is not its turn."""
    if draft_of(view) is None:
        return []
    rng = Random(0) if rng is None else rng
    found = options(view, rng, budget)
    worlds = [determinize(view, rng) for _ in range(LOOKS)]
    return [Hint(*one, _reason(view, one, found, worlds)) for one in _distinct(view, found)[:most]]


def options(view: View, rng: Random, budget: Budget, also: Sequence[Turn] = ()) -> list[Estimate]:
    """The turns of a view's seat, best first; where none keeps it in, its hopes and the way out."""
    if not turns(view):
        found = sorted(hopes(view), key=lambda hope: -hope.rescues.bit_count())[:MOST_HOPES]
        also = (*also, *(hope.steps for hope in found), way_out(view, rng))
    return estimates(view, rng, budget, also=also)


def _distinct(view: View, found: Sequence[Estimate]) -> list[Estimate]:
    """The turns without those that come to the same as a better one."""
    return list({_effect(view, one.turn): one for one in reversed(found)}.values())[::-1]


def _effect(view: View, turn: Turn) -> tuple[object, ...]:
    """What a turn leaves behind, in whatever order its cards were played."""
    draft = draft_of(view)
    assert draft is not None
    end = outcome_of(draft, turn)
    after = end.draft
    last = turn[-1] if finishes(turn[-1]) else 0
    return (
        last, after.hand, end.unseen, after.palette, after.rivals,
        card_set(after.canvas), after.color, after.top, after.deck,
    )  # fmt: skip


def _reason(
    seen: View, one: Estimate, found: Sequence[Estimate], worlds: Sequence[Position]
) -> Reason:
    """Why a turn is as good as it is: what comes of it in some worlds."""
    seat, taken = seen.mover, len(seen.steps)
    ends = [play(world, one.turn[taken:]) for world in worlds]
    first = ends[0]
    finished = finishes(one.turn[-1])
    replies = [*_replies(ends)] if finished else []
    stays = finished and not first.out[seat]
    return Reason(
        replies=fmean(replies) if replies else 0.0,
        no_reply=replies.count(0) / len(replies) if replies else 0.0,
        keeps_open=fmean(_turns_of(end, seat) for end in ends) if stays else 0.0,
        cards=first.hands[seat].bit_count(),
        wins=_rules_won(first, seat) if stays or not finished else (),
        draws=(first.history[-1].drew if finished else first.drew) - seen.drew,
        rescues=_rescues(seen, one.turn),
        conceding=_conceding(seen, one, found),
    )


def _replies(ends: Sequence[Position]) -> Iterator[int]:
    """How many turns would keep the next player in, in each world in which the round goes on."""
    return (_turns_of(end, end.mover) for end in ends if not end.is_over)


def _turns_of(position: Position, seat: int) -> int:
    """How many turns would keep a seat in, were it its turn."""
    return len(turns(view(position._replace(mover=seat), seat)))


def _rules_won(position: Position, seat: int) -> tuple[Color, ...]:
    """The colors whose rule a seat would win, red first."""
    rivals = [
        strengths
        for other, strengths in enumerate(position.strengths)
        if other != seat and not position.out[other]
    ]
    mine = position.strengths[seat]
    return tuple(
        color for color in reversed(COLORS) if all(mine[color] > rival[color] for rival in rivals)
    )


def _rescues(seen: View, turn: Turn) -> CardSet:
    """The unseen cards that a turn hopes for."""
    return next((hope.rescues for hope in hopes(seen) if hope.steps == turn), EMPTY)


def _conceding(seen: View, one: Estimate, found: Sequence[Estimate]) -> float | None:
    """By how much a fold beats whatever else there is."""
    others = [other.match[seen.mover] for other in found if other.turn != one.turn]
    return one.match[seen.mover] - max(others) if one.turn == (FOLD,) and others else None
