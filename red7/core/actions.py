"""Steps and actions: what each step does, and what follows when a 1, 3, 5 or 7 is played.

A 1 takes a card of another palette away, a 3 draws at once, a 5 makes its player play another
card, and a 7 moves a card of its player's own palette.
"""

from red7.core.advanced_draw import is_draw_due
from red7.core.cards import ALL, OF_COLOR, OF_NUMBER, Card, CardSet, Number, cards_in, number_of
from red7.core.draft import Draft
from red7.core.steps import (
    BURY,
    CANVAS,
    PALETTE,
    SHIFT,
    TAKE,
    Kind,
    Step,
    bury,
    kind_and_card,
    kind_of,
    shift,
    step_card,
    take,
    to_palette,
)

ONES, THREES, FIVES, SEVENS = OF_NUMBER[0], OF_NUMBER[2], OF_NUMBER[4], OF_NUMBER[6]
WITHOUT_ACTION: CardSet = ALL & ~(ONES | THREES | FIVES | SEVENS)
ONES_AND_SEVENS: CardSet = ONES | SEVENS
"""The cards that some editions let a player play only if the turn can end winning."""


def take_step(draft: Draft, step: Step) -> None:
    """Take a legal step that does not finish the turn; only `legality` checks steps."""
    kind, card = kind_and_card(step)
    draft.steps += (step,)
    if kind == PALETTE:
        draft.hand_to_palette(card)
        if draft.rules.actions and THREES >> card & 1:
            draft.draw()
        return
    if kind == CANVAS:
        draft.hand_to_canvas(card)
    elif kind == TAKE:
        draft.rival_to_deck(card)
    elif kind == BURY:
        draft.palette_to_deck(card)
    elif kind == SHIFT:
        draft.palette_to_canvas(card)
    else:
        draft.draw()
    if draft.rules.edition.compulsory_draw and is_draw_due(draft):
        draft.draw()


def after_step(draft: Draft, step: Step) -> Draft:
    """Return a copy of a draft in which a step has been taken."""
    draft = draft.copy()
    take_step(draft, step)
    return draft


def just_played(draft: Draft) -> Number | None:
    """Return the number of the card just played to the palette.

    Return None if the last step was of another kind, or actions are off.
    """
    if not draft.rules.actions or not draft.steps or kind_of(draft.steps[-1]) != PALETTE:
        return None
    return number_of(step_card(draft.steps[-1]))


def owed_kinds(draft: Draft) -> tuple[Kind, ...]:
    """Return the kinds of step that the odd card just played demands next.

    Return no kinds if the card has no such action, or its player cannot carry it out.
    """
    if not draft.rules.actions:
        return ()
    match just_played(draft):
        case 1 if any(may_take(draft, card) for card in cards_in(in_reach(draft))):
            return (TAKE,)
        case 5 if any(may_play(draft, card) for card in cards_in(draft.hand)):
            return (PALETTE,)
        case 7:
            return (BURY, SHIFT)
    return ()


def owed_card(draft: Draft) -> Card | None:
    """Return the odd card just played whose action must come next, or None."""
    return step_card(draft.steps[-1]) if owed_kinds(draft) else None


def in_reach(draft: Draft) -> CardSet:
    """Return the cards in reach of a 1: palettes of rivals with no fewer cards than the mover's."""
    size = draft.palette.bit_count()
    return sum([rival for rival in draft.rivals if rival.bit_count() >= size])


def may_play(draft: Draft, card: Card) -> bool:
    """Return whether a hand card may go to the palette: any card but some 1s and 7s."""
    rules = draft.rules
    if not (rules.actions and rules.edition.hopeless_banned and ONES_AND_SEVENS >> card & 1):
        return True
    played = after_step(draft, to_palette(card))
    if SEVENS >> card & 1:
        cards = cards_in(played.palette)
        return any(may_bury(played, other) or may_shift(played, other) for other in cards)
    return can_end_winning(played) or TAKE in owed_kinds(played)


def may_take(draft: Draft, card: Card) -> bool:
    """Return whether the 1 just played may take a card within its reach."""
    if draft.rules.edition.hopeless_one_takes:
        return True
    return can_end_winning(after_step(draft, take(card)))


def may_bury(draft: Draft, card: Card) -> bool:
    """Return whether the 7 just played may put a palette card on the deck."""
    if not draft.rules.edition.hopeless_banned:
        return True
    return can_end_winning(after_step(draft, bury(card)))


def may_shift(draft: Draft, card: Card) -> bool:
    """Return whether the 7 just played may put a palette card on the canvas."""
    shifted = after_step(draft, shift(card))
    if draft.rules.edition.seven_wins_at_once:
        return shifted.wins(shifted.color)
    return can_end_winning(shifted)


def is_bound(draft: Draft) -> bool:
    """Return whether the mover must end the turn winning because of a 1 or 7 used in it."""
    edition = draft.rules.edition
    if not draft.rules.actions or edition.hopeless_one_takes:
        return False
    if edition.hopeless_banned:
        plays = [step_card(step) for step in draft.steps if kind_of(step) == PALETTE]
        return any(ONES_AND_SEVENS >> card & 1 for card in plays)
    return any(kind_of(step) == TAKE for step in draft.steps)


def can_end_winning(draft: Draft) -> bool:
    """Return whether the turn can end in the lead, now or by one hand card on the canvas."""
    return bool(draft.reach() & (draft.hand | OF_COLOR[draft.color]))
