"""Sentences of a game in the terminal: turns, outlook, errors."""

from collections.abc import Sequence

from red7.cli.terminal.game import YOUR_SEAT
from red7.core import IllegalStep, PastTurn, Position, View, hopes, out_reason, turns
from red7.notation import BadText, step_name, turn_name
from red7.texts import lead_sentence, person, refusal_sentence, rule_sentence, say


def turn_sentence(past: PastTurn, names: Sequence[str]) -> str:
    """Return a line about a turn that was played."""
    who, name, steps = person(past.seat, YOUR_SEAT), names[past.seat], turn_name(past.steps)
    if past.drew:
        return say(
            "terminal-turn-draws-out" if past.out else "terminal-turn-draws",
            who=who,
            name=name,
            typed=steps,
        )
    return say(
        "terminal-turn-out" if past.out else "terminal-turn", who=who, name=name, typed=steps
    )


def out_lines(after: Position, names: Sequence[str]) -> list[str]:
    """Return two lines about why the last turn put its player out; none if the player stayed in."""
    reason = out_reason(after)
    if reason is None:
        return []
    lead = reason.lead
    return [f"  {rule_sentence(lead.color)}", f"  {lead_sentence(lead, names, YOUR_SEAT)}"]


def outlook(seen: View) -> str:
    """Return a line about how many turns would keep the player in."""
    count = len(turns(seen))
    if count:
        return say("terminal-ways", count=count)
    if seen.steps:
        return say("terminal-no-way-on")
    chances = hopes(seen)
    if chances:
        best = max(chances, key=lambda hope: hope.rescues.bit_count())
        rescues = best.rescues.bit_count()
        return say("terminal-hope", typed=turn_name(best.steps), count=rescues)
    return say("terminal-lost")


def error_sentence(error: BadText | IllegalStep) -> str:
    """Return a line about what cannot be done, and why not."""
    if isinstance(error, IllegalStep):
        step, why = step_name(error.refusal.step), refusal_sentence(error.refusal)
        return say("terminal-refused", typed=step, text=why)
    return say("terminal-cannot", text=str(error))
