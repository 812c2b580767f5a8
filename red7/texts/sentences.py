"""Rules, leads and refusals as sentences, for terminals, pictures and error messages."""

from collections.abc import Sequence

from red7.core.cards import Color, number_of
from red7.core.explain import Lead, TieBroken
from red7.core.refusals import Refusal, Why
from red7.core.rules import Seat
from red7.notation.cards import card_name, card_names, color_letter
from red7.texts.catalogue import say as _said
from red7.texts.message_keys import Say
from red7.texts.names import person


def rule_sentence(color: Color) -> str:
    """Return a sentence with a color and its rule, such as `Green: most even cards`."""
    return _said("rule-named", color=color_letter(color))


def lead_sentence(lead: Lead, names: Sequence[str], you: Seat | None = None) -> str:
    """Return a sentence that says who leads and why; it addresses the player of the seat `you`."""
    if lead.seat is None:
        return _said("terminal-lead-nobody")
    leader, name = person(lead.seat, you), names[lead.seat]
    count, row = lead.count, _said.row_of(card_names(lead.cards))
    if lead.tie is None:
        return _said("terminal-lead", leader=leader, name=name, count=count, row=row)
    by_color = lead.tie.broken is TieBroken.BY_COLOR
    return _said(
        "terminal-lead-by-color" if by_color else "terminal-lead-by-number",
        leader=leader,
        name=name,
        count=count,
        row=row,
        best=card_name(lead.best),
        card=card_name(lead.tie.best),
        rival=person(lead.tie.rival, you),
        opponent=names[lead.tie.rival],
    )


def refusal_sentence(refusal: Refusal, say: Say = _said) -> str:
    """Return a sentence that says why a step is refused, in the language of `say`."""
    match refusal:
        case Refusal(why=Why.OWES, cause=int(cause)):
            return say("why-owes", cause=card_name(cause), number=number_of(cause))
        case Refusal(why=Why.BOUND, cause=int(cause)):
            return say("why-bound", cause=card_name(cause))
        case Refusal(why=Why.LOSING, color=int(color)):
            return say("why-losing", color=color_letter(color))
    return say.named(f"why-{refusal.why}")
