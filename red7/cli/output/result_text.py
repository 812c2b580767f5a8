"""Results of rounds and matches in words; a given seat is addressed as "you"."""

from collections.abc import Sequence

from red7.cli.output.screen import Screen
from red7.core import Match, Position, Seat, cards_in, scored
from red7.notation import join_cards
from red7.texts import Person, person, say


def round_sentence(
    match: Match, position: Position, names: Sequence[str], you: Seat | None = None
) -> str:
    """Return a sentence about who won a finished round, and what it scored.

    The match must include the result of the round.
    """
    who, name = person(position.mover, you), names[position.mover]
    if not position.rules.scoring:
        return say("terminal-round-won", who=who, name=name)
    total, row = match.points[position.mover], join_cards(cards_in(scored(position)))
    if not row:
        return say("terminal-round-scored-nothing", who=who, name=name, count=total)
    return say("terminal-round-scored", who=who, name=name, row=row, count=total)


def match_result(
    screen: Screen, match: Match, names: Sequence[str], you: Seat | None = None
) -> list[str]:
    """Return lines about how the match ended, or that it is unfinished."""
    if not match.is_over:
        return [screen.bold(say("terminal-match-unfinished"))]
    lines = [screen.bold(_winners(match, names, you))]
    return [*lines, scores(match, names, you)] if match.rules.scoring else lines


def _winners(match: Match, names: Sequence[str], you: Seat | None) -> str:
    if len(match.winners) == 1:
        (seat,) = match.winners
        return say("terminal-match-won", who=person(seat, you), name=names[seat])
    others = say.list_of([names[seat] for seat in match.winners if seat != you])
    who: Person = "you" if you in match.winners else "other"
    return say("terminal-match-shared", who=who, names=others)


def scores(match: Match, names: Sequence[str], you: Seat | None = None) -> str:
    """Return a line with the points of all seats."""
    pairs = enumerate(zip(names, match.points, strict=True))
    return say.row_of(
        [
            say("terminal-score", who=person(seat, you), name=name, count=points)
            for seat, (name, points) in pairs
        ]
    )
