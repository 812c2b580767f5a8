"""Hints: the best few turns of a view, with their chances and reasons as data.

Hints use nothing but the view. The client turns the fields into sentences.
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
"""Maximum number of hopes to try when no turn is sure to keep the mover in."""
LOOKS = 40
"""Number of determinizations in which the replies to a turn are counted."""


class Reason(NamedTuple):
    """The reasons for and against a turn."""

    replies: float
    """Mean number of turns that keep the next player in, over the hands that player may hold."""
    no_reply: float
    """Share of those hands with no such turn."""
    keeps_open: float
    """Mean number of turns that keep the mover in next time, if nothing else changes."""
    cards: int
    """Cards left in hand, including drawn cards."""
    wins: tuple[Color, ...]
    """Colors whose rules the mover would win with the palettes after the turn."""
    draws: int
    """Number of cards that the turn draws."""
    rescues: CardSet
    """Unseen cards that would save the mover, if the turn depends on a draw; else empty."""
    conceding: float | None
    """For a fold, its chance to win the match minus that of the best other turn."""


class Hint(NamedTuple):
    """A turn worth playing, with its chances and reasons."""

    turn: Turn
    """The whole turn, including the steps taken so far; it ends early if it depends on a draw."""
    round: float
    """The mover's chance to win the round."""
    match: tuple[float, ...]
    """Every seat's chance to win the match; without scoring, the round."""
    worlds: int
    """Number of determinizations in which the turn was tried."""
    reason: Reason


def hint(
    view: View, budget: Budget, rng: Random | None = None, most: int = MOST_HINTS
) -> list[Hint]:
    """Return the best few turns of a view's seat, best first; none if the seat is not to move."""
    if draft_of(view) is None:
        return []
    rng = Random(0) if rng is None else rng
    found = options(view, rng, budget)
    worlds = [determinize(view, rng) for _ in range(LOOKS)]
    return [Hint(*one, _reason(view, one, found, worlds)) for one in _distinct(view, found)[:most]]


def options(view: View, rng: Random, budget: Budget, also: Sequence[Turn] = ()) -> list[Estimate]:
    """Return the turns of a view's seat with their estimates, best first.

    If no turn is sure to keep the seat in, `hopes` and `way_out` are tried. Turns in `also` are
    tried in any case.
    """
    if not turns(view):
        found = sorted(hopes(view), key=lambda hope: -hope.rescues.bit_count())[:MOST_HOPES]
        also = (*also, *(hope.steps for hope in found), way_out(view, rng))
    return estimates(view, rng, budget, also=also)


def _distinct(view: View, found: Sequence[Estimate]) -> list[Estimate]:
    """Return the estimates without turns that have the same effect as a better one."""
    return list({_effect(view, one.turn): one for one in reversed(found)}.values())[::-1]


def _effect(view: View, turn: Turn) -> tuple[object, ...]:
    """Return the effect of a turn, regardless of the order in which it plays cards."""
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
    """Return the reasons for and against a turn, from its outcomes in some determinizations."""
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
    """Return the number of replies in each determinization in which the round goes on."""
    return (_turns_of(end, end.mover) for end in ends if not end.is_over)


def _turns_of(position: Position, seat: int) -> int:
    """Return how many turns would keep a seat in if it were to move."""
    return len(turns(view(position._replace(mover=seat), seat)))


def _rules_won(position: Position, seat: int) -> tuple[Color, ...]:
    """Return the colors whose rules a seat would win, red first."""
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
    """Return the unseen cards that would save the mover if a turn draws one of them."""
    return next((hope.rescues for hope in hopes(seen) if hope.steps == turn), EMPTY)


def _conceding(seen: View, one: Estimate, found: Sequence[Estimate]) -> float | None:
    """Return a fold's chance to win the match minus that of the best other turn."""
    others = [other.match[seen.mover] for other in found if other.turn != one.turn]
    return one.match[seen.mover] - max(others) if one.turn == (FOLD,) and others else None
