"""How rounds and matches ended, in words."""

from collections.abc import Sequence

from red7.cli.screen import Screen
from red7.core import Match, Position, cards_in, scored
from red7.notation import join_cards
from red7.notation.sentences import YOU


def round_sentence(match: Match, position: Position, names: Sequence[str]) -> str:
    """Who won a round that is over, and what it scored; the match has its result already."""
    name = names[position.turn]
    wins, scores = ("win", "score") if name == YOU else ("wins", "scores")
    if not position.rules.scoring:
        return f"{name} {wins} the round."
    cards = join_cards(cards_in(scored(position))) or "nothing"
    total = match.points[position.turn]
    return f"{name} {wins} the round and {scores} {cards}: {total} points now."


def match_result(screen: Screen, match: Match, names: Sequence[str]) -> list[str]:
    """How the match ended, or that it goes on."""
    if not match.is_over:
        return [screen.bold("The match is not finished.")]
    winners = " and ".join(names[seat] for seat in match.winners)
    verb = "share" if len(match.winners) > 1 else "win" if winners == YOU else "wins"
    lines = [screen.bold(f"{winners} {verb} the match.")]
    if match.rules.scoring:
        pairs = zip(names, match.points, strict=True)
        lines.append(", ".join(f"{name} {points}" for name, points in pairs))
    return lines
