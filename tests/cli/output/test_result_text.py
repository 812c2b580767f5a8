"""Sentences about the ends of rounds and matches, for one of the players and for a spectator."""

import io

import pytest

from red7.cli.output.result_text import match_result, round_sentence
from red7.cli.output.screen import Screen
from red7.core import ADVANCED, BASIC, CardSet, Match, Seat, with_result
from red7.core.match import RoundResult
from tests.builders import cards, playout

NAMES = ("Mia", "Jon", "Zoë")
SCREEN = Screen(io.StringIO())


def match_of(*piles: CardSet) -> Match:
    """Return a match in which each player has scored some cards."""
    results = (RoundResult(seat, pile) for seat, pile in enumerate(piles))
    return Match(ADVANCED, len(piles), tuple(results))


WON = match_of(cards("R7 O7 Y7 G7 B7"), cards("R6"), cards("R1"))
ALL_SHARE = match_of(
    *(cards(f"{a}1 {b}1 {a}2 {b}2 {a}3 {b}3 {a}4 {b}4 {a}5") for a, b in ("RO", "YG", "BI"))
)


@pytest.mark.parametrize(
    ("match", "you", "lines"),
    [
        (WON, None, ["Mia wins the match.", "Mia 35, Jon 6, Zoë 1"]),
        (WON, 0, ["You win the match.", "You 35, Jon 6, Zoë 1"]),
        (WON, 1, ["Mia wins the match.", "Mia 35, You 6, Zoë 1"]),
        (ALL_SHARE, None, ["Mia, Jon, and Zoë share the match."]),
        (ALL_SHARE, 1, ["You share the match with Mia and Zoë."]),
        (Match(ADVANCED, 3), 0, ["The match is not finished."]),
    ],
)
def test_the_end_of_a_match(match: Match, you: Seat | None, lines: list[str]) -> None:
    assert match_result(SCREEN, match, NAMES, you)[: len(lines)] == lines


def test_the_end_of_a_round() -> None:
    last = playout(BASIC, 3, 1)[-1]
    match = with_result(Match(BASIC, 3), last)
    assert round_sentence(match, last, NAMES) == f"{NAMES[last.mover]} wins the round."
    assert round_sentence(match, last, NAMES, last.mover) == "You win the round."


def test_a_round_without_a_card_that_counts_scores_nothing() -> None:
    last = playout(ADVANCED, 3, 1)[-1]
    empty = last._replace(palettes=(0, 0, 0))
    match = Match(ADVANCED, 3, (RoundResult(last.mover, cards("R1")),))
    ending = "the round and score nothing: 1 point now."
    assert round_sentence(match, empty, NAMES, last.mover) == f"You win {ending}"
