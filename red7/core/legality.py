"""What the mover may do next: whatever is refused is refused here."""

from collections.abc import Callable

from red7.core.cards import (
    OF_COLOR,
    OF_NUMBER,
    Card,
    CardSet,
    cards_in,
    color_of,
    number_of,
)
from red7.core.draft import Draft
from red7.core.steps import (
    BURY,
    CANVAS,
    DRAW,
    END,
    FOLD,
    PALETTE,
    SHIFT,
    TAKE,
    Kind,
    Step,
    bury,
    kind_of,
    shift,
    step_card,
    step_of,
    take,
    to_palette,
)

ONES_AND_SEVENS: CardSet = OF_NUMBER[0] | OF_NUMBER[6]


def is_legal(draft: Draft, step: Step) -> bool:
    """Whether a turn that is not finished may go on with a step."""
    kind, card = step >> 6, step & 63
    return (
        kind in kinds_in_question(draft)
        and candidates(draft, kind) >> card & 1 == 1
        and _CONDITIONS[kind](draft, card)
    )


def legal_next(draft: Draft) -> tuple[Step, ...]:
    """The steps that a turn that is not finished may go on with, kind by kind, best card first."""
    return tuple(
        step_of(kind, card)
        for kind in kinds_in_question(draft)
        for card in allowed_cards(draft, kind)
    )


def allowed_cards(draft: Draft, kind: Kind) -> list[Card]:
    """The cards that meet the condition of a kind of step, best first."""
    condition = _CONDITIONS[kind]
    return [card for card in cards_in(candidates(draft, kind)) if condition(draft, card)]


def kinds_in_question(draft: Draft) -> tuple[Kind, ...]:
    """The kinds of step that could be next, each under its own condition."""
    steps = draft.steps
    if not steps:
        return AT_THE_START
    last = steps[-1]
    if last >> 6 == PALETTE:
        return (draft.rules.actions and owed_kinds(draft)) or _AFTER_THE_PALETTE
    if last >> 6 == CANVAS:
        return _AFTER_THE_CANVAS
    if last == DRAW and steps[-2] >> 6 == CANVAS:
        return _AFTER_THE_DRAW
    return _AFTER_THE_PALETTE


def owed_kinds(draft: Draft) -> tuple[Kind, ...]:
    """What the odd card just played obliges its player to do; nothing where it cannot be done."""
    match number_of(step_card(draft.steps[-1])):
        case 1 if allowed_cards(draft, TAKE):
            return (TAKE,)
        case 5 if allowed_cards(draft, PALETTE):
            return (PALETTE,)
        case 7:
            return (BURY, SHIFT)
    return ()


def owed_card(draft: Draft) -> Card | None:
    """The odd card just played whose action comes next; None where nothing is owed."""
    if not draft.rules.actions or not draft.steps or kind_of(draft.steps[-1]) != PALETTE:
        return None
    return step_card(draft.steps[-1]) if owed_kinds(draft) else None


_DRAW, _END, _FOLD = map(kind_of, (DRAW, END, FOLD))
AT_THE_START = (PALETTE, CANVAS, _FOLD)
_AFTER_THE_PALETTE = (CANVAS, _DRAW, _END)
_AFTER_THE_CANVAS = (_DRAW, _END)
_AFTER_THE_DRAW = (_END,)


def candidates(draft: Draft, kind: Kind) -> CardSet:
    """The cards that lie where a kind of step takes them from; card 0 where it takes none."""
    if kind <= CANVAS:
        return draft.hand
    if kind == TAKE:
        return in_reach(draft)
    if kind <= SHIFT:
        return draft.palette
    return 1


def in_reach(draft: Draft) -> CardSet:
    """The cards of rivals that have no fewer palette cards than the mover."""
    size = draft.palette.bit_count()
    return sum(rival for rival in draft.rivals if rival.bit_count() >= size)


def may_play(draft: Draft, card: Card) -> bool:
    """Whether a hand card may go to the palette: a losing play may, some 1s and 7s may not."""
    rules = draft.rules
    if not (rules.actions and rules.edition.hopeless_banned and ONES_AND_SEVENS >> card & 1):
        return True
    played = draft.after(to_palette(card))
    if number_of(card) == 7:
        return bool(allowed_cards(played, BURY) or allowed_cards(played, SHIFT))
    return can_end_winning(played) or bool(allowed_cards(played, TAKE))


def may_change_rule(draft: Draft, card: Card) -> bool:
    """Whether a hand card may go to the canvas."""
    if draft.wins(color_of(card)):
        return True
    return draft.rules.edition.losing_canvas and not is_bound(draft)


def may_take(draft: Draft, card: Card) -> bool:
    """Whether the 1 just played may take a card within its reach."""
    if draft.rules.edition.hopeless_one_takes:
        return True
    return can_end_winning(draft.after(take(card)))


def may_bury(draft: Draft, card: Card) -> bool:
    """Whether the 7 just played may put a palette card on the deck."""
    if not draft.rules.edition.hopeless_banned:
        return True
    return can_end_winning(draft.after(bury(card)))


def may_shift(draft: Draft, card: Card) -> bool:
    """Whether the 7 just played may put a palette card on the canvas."""
    shifted = draft.after(shift(card))
    if draft.rules.edition.seven_wins_at_once:
        return shifted.wins(shifted.color)
    return can_end_winning(shifted)


def may_draw(draft: Draft, card: Card = 0) -> bool:
    """Whether the advanced draw may be taken now."""
    return not draft.rules.edition.compulsory_draw and draft.is_draw_due()


def may_end(draft: Draft, card: Card = 0) -> bool:
    """Whether the turn may be ended here; while losing, that puts the mover out."""
    return not draft.rules.actions or not is_bound(draft) or draft.wins(draft.color)


def may_fold(draft: Draft, card: Card = 0) -> bool:
    """Folding, where it is in question, is always allowed."""
    return True


_CONDITIONS: dict[Kind, Callable[[Draft, Card], bool]] = {
    PALETTE: may_play,
    CANVAS: may_change_rule,
    TAKE: may_take,
    BURY: may_bury,
    SHIFT: may_shift,
    _DRAW: may_draw,
    _END: may_end,
    _FOLD: may_fold,
}


def is_bound(draft: Draft) -> bool:
    """Whether a 1 or 7 of this turn may only be used by a player who stays in."""
    edition = draft.rules.edition
    if not draft.rules.actions or edition.hopeless_one_takes:
        return False
    if edition.hopeless_banned:
        plays = [step_card(step) for step in draft.steps if kind_of(step) == PALETTE]
        return any(ONES_AND_SEVENS >> card & 1 for card in plays)
    return any(kind_of(step) == TAKE for step in draft.steps)


def can_end_winning(draft: Draft) -> bool:
    """Whether the turn can end in the lead, now or by one hand card on the canvas."""
    return bool(draft.reach() & (draft.hand | OF_COLOR[draft.color]))
