"""Rules, leads and refusals as English sentences, for terminals and error messages."""

from collections.abc import Sequence

from red7.core.cards import Color, cards_in, number_of
from red7.core.explain import Lead, TieBroken
from red7.core.refusals import Refusal, Why
from red7.core.steps import step_card
from red7.notation.cards import card_name, color_name
from red7.notation.steps import step_name

RULES = (
    "most cards below 4",
    "longest run of numbers",
    "most different colors",
    "most even cards",
    "most of one color",
    "most of one number",
    "the highest card",
)
"""Each color's rule in a few words, violet first."""

YOU = "You"
"""The name of whoever is spoken to."""


def rule_sentence(color: Color) -> str:
    """A color and its rule, such as `Green: most even cards`."""
    return f"{color_name(color).capitalize()}: {RULES[color]}"


def lead_sentence(lead: Lead, names: Sequence[str]) -> str:
    """Who leads and why."""
    if lead.seat is None:
        return "Nobody has a card that counts."
    cards = ", ".join(map(card_name, cards_in(lead.cards)))
    leads = "lead" if names[lead.seat] == YOU else "leads"
    sentence = f"{names[lead.seat]} {leads} with {lead.count}: {cards}"
    if lead.tie is None:
        return f"{sentence}."
    name, best = names[lead.tie.rival], card_name(lead.tie.best)
    rival = f"your {best}" if name == YOU else f"{best} of {name}"
    if lead.tie.broken is TieBroken.BY_COLOR:
        return f"{sentence}; {card_name(lead.best)} is nearer red than {rival}."
    return f"{sentence}; {card_name(lead.best)} is higher than {rival}."


def refusal_sentence(refusal: Refusal) -> str:
    """Why a step is refused."""
    step, why, cause, color = refusal.step, refusal.why, refusal.cause, refusal.color
    if why is Why.UNKNOWN:
        return "there is no such step"
    return _REFUSALS[why].format(
        step=step_name(step),
        card=card_name(step_card(step)),
        cause="" if cause is None else card_name(cause),
        owed="" if cause is None else _OWED[number_of(cause)],
        color="" if color is None else color_name(color),
    )


_OWED = {
    1: "take a card from another palette (*)",
    5: "play another card to the palette (+)",
    7: "move a card of the own palette to the deck (^) or the canvas (~)",
}

_REFUSALS = {
    Why.NOT_YOUR_TURN: "it is somebody else's turn",
    Why.FINISHED: "the turn or the round is over",
    Why.OWES: "{cause} must have its action done first: {owed}",
    Why.NOT_IN_HAND: "{card} is not in hand",
    Why.PALETTE_DONE: "no further card may go to the palette in this turn",
    Why.CANVAS_DONE: "a hand card is on the canvas; only a draw (!) or the end (.) may follow",
    Why.LOSING: "{card} would change the rule to {color}, which you would be losing",
    Why.HOPELESS: "after {step} the turn could not end in the lead, as this edition asks",
    Why.BOUND: "{cause} was played, so this turn may not end while you are losing by {color}",
    Why.NO_ACTION: "no card was just played that allows {step}",
    Why.NOT_THERE: "{card} is in no palette that it could be taken from",
    Why.FEWER_CARDS: "{card} belongs to a player with fewer palette cards than you have",
    Why.NO_DRAW: "there is no draw to take",
    Why.NOTHING_DONE: "a turn in which nothing was done is a fold (--)",
    Why.TOO_LATE: "folding (--) is a choice at the start of a turn only",
}
