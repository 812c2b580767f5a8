"""The mover's possible turns as shapes: choices, complete turns, and draws that could save it."""

from collections.abc import Iterator, Sequence
from itertools import islice

from msgspec.structs import replace

from red7.core import (
    BURY,
    EMPTY,
    SHIFT,
    TAKE,
    Change,
    Choice,
    Choices,
    Previews,
    RoundResult,
    Seat,
    Step,
    View,
    choices,
    hopes,
    kind_of,
    points,
    step_card,
    unseen,
    winners_after,
)
from red7.notation import card_name, card_names
from red7.wire.serialize import lead_shape, refusal_shape, rescue_shapes, step_names
from red7.wire.shapes import CardName, ChoiceShape, OptionsShape, OutcomeShape, TurnShape

MAX_LISTED_TURNS = 24
"""Maximum complete turns in one list."""
MAX_PUSHED_TURNS = 4
"""Maximum complete turns listed without a request; if there are more, none is listed."""


def pushed_options(seen: View, *, outcomes: bool = True) -> OptionsShape:
    """Return the options sent with a view: the choices at hand, and complete turns if they are few.

    The server computes what follows a step, and longer lists of turns, only for `explore`. Without
    `outcomes`, the options say only which steps are legal.
    """
    previews = Previews(seen)
    found = choices(seen, previews=previews)
    most = MAX_PUSHED_TURNS if len(found.turns) <= MAX_PUSHED_TURNS else 0
    shape = _shape(seen, previews, found, most)
    return shape if outcomes else _without_outcomes(shape)


def options(
    seen: View,
    steps: Sequence[Step],
    skip: int = 0,
    using: Step | None = None,
    most: int = MAX_LISTED_TURNS,
    *,
    outcomes: bool = True,
) -> OptionsShape:
    """Return what the view's seat could do after some steps. Raise `IllegalStep`.

    The list of complete turns leaves out the first `skip` turns, has at most `most` turns, and with
    `using` only turns that use this step. Without `outcomes`, the options say only which steps are
    legal.
    """
    previews = Previews(seen)
    found = choices(seen, steps, previews=previews)
    if using is not None:
        found = found._replace(turns=found.turns.having(using))
    shape = _shape(seen, previews, found, min(most, MAX_LISTED_TURNS), skip)
    return shape if outcomes else _without_outcomes(shape)


def _without_outcomes(shape: OptionsShape) -> OptionsShape:
    """Return options that say which steps are legal, but not what they would lead to."""
    choices = [replace(each, outcome=None, ways=0, uses=0) for each in shape.choices]
    return replace(shape, choices=choices, ways=0, turns=[], hope=None, rescues=[])


def _shape(
    seen: View, previews: Previews, found: Choices, most: int, skip: int = 0
) -> OptionsShape:
    hope = None
    if not found.turns and found.steps == seen.steps:
        hope = max(hopes(seen), key=lambda hope: hope.rescues.bit_count(), default=None)
    hidden = unseen(seen).bit_count()
    return OptionsShape(
        seat=seen.mover,
        steps=step_names(found.steps),
        choices=[_choice(seen, choice, hidden) for choice in found.choices],
        ways=len(found.turns),
        turns=[*_turns(seen, previews, found, most, skip)],
        hope=None if hope is None else step_names(hope.steps),
        rescues=rescue_shapes(EMPTY if hope is None else hope.rescues),
        owed=None if found.owed is None else card_name(found.owed),
        targets=_targets(found),
        finish=None if found.finish is None else step_names(found.finish),
    )


def _targets(found: Choices) -> list[CardName]:
    """Return the palette cards that an action may choose, each once."""
    names = (
        card_name(step_card(choice.step))
        for choice in found.choices
        if choice.refusal is None and kind_of(choice.step) in (TAKE, BURY, SHIFT)
    )
    return [*dict.fromkeys(names)]


def _turns(
    seen: View, previews: Previews, found: Choices, most: int, skip: int
) -> Iterator[TurnShape]:
    hidden = unseen(seen).bit_count()
    for turn in islice(found.turns, skip, skip + most):
        outcome = _outcome(seen, previews.of(turn[len(seen.steps) :]), hidden)
        yield TurnShape(step_names(turn), outcome)


def _choice(seen: View, choice: Choice, hidden: int) -> ChoiceShape:
    return ChoiceShape(
        step=step_names((choice.step,))[0],
        refusal=choice.refusal and refusal_shape(choice.refusal),
        outcome=choice.change and _outcome(seen, choice.change, hidden),
        ways=choice.ways,
        uses=choice.uses,
        reveals=choice.reveals,
        finish=None if choice.finish is None else step_names(choice.finish),
        owes=None if choice.owes is None else card_name(choice.owes),
    )


def _outcome(seen: View, change: Change, hidden: int) -> OutcomeShape:
    return OutcomeShape(
        stays=change.stays,
        lead=lead_shape(change.after),
        counts=[card_names(standing.cards) for standing in change.standings],
        drew=change.drew,
        may_draw=change.may_draw,
        winner=change.winner,
        scores=card_names(change.scores),
        worth=points(change.scores),
        match_winners=[*_match_winners(seen, change)],
        rescues=rescue_shapes(change.rescues),
        unseen=hidden,
    )


def _match_winners(seen: View, change: Change) -> tuple[Seat, ...]:
    if change.winner is None:
        return ()
    return winners_after(seen.rules, seen.score, RoundResult(change.winner, change.scores))
