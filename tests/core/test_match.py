"""Dealing, scoring, and how a match ends."""

from collections.abc import Sequence
from random import Random

import pytest

from red7.core import (
    ADVANCED,
    ALL,
    BASIC,
    CARDS,
    EXPERT,
    PLAYERS,
    BadDeal,
    Card,
    Match,
    Red7Error,
    RoundResult,
    Rules,
    card_set,
    cards_in,
    deal,
    points,
    scored,
    winners_after,
    with_result,
)
from red7.notation import parse_cards
from tests.builders import after, cards, position, random_turn

ONES, TWOS = cards("R1 O1 Y1 G1 B1 I1 V1"), cards("R2 O2 Y2 G2 B2 I2 V2")


def match_with(*piles: str, players: int = 2, rules: Rules = ADVANCED) -> Match:
    """A match after one round for each pile, won by the seats in turn."""
    results = (RoundResult(seat % players, cards(pile)) for seat, pile in enumerate(piles))
    return Match(rules, players, tuple(results))


def shuffled(match: Match, seed: int = 7) -> list[Card]:
    """The cards left, in some order."""
    order = cards_in(match.cards_left)
    Random(seed).shuffle(order)
    return order


@pytest.mark.parametrize("players", PLAYERS)
def test_each_gets_seven_cards_then_one_for_the_palette(players: int) -> None:
    order = shuffled(Match(BASIC, players))
    game = deal(Match(BASIC, players), order)
    assert game.hands[0] == card_set(order[:7])
    assert game.hands[1] == card_set(order[7:14])
    assert game.palettes == tuple(1 << card for card in order[7 * players : 8 * players])
    assert list(game.deck) == order[8 * players :]
    assert game.out == (False,) * players


@pytest.mark.parametrize("players", PLAYERS)
def test_the_canvas_starts_red_and_nothing_is_known(players: int) -> None:
    game = deal(Match(EXPERT, players), CARDS)
    assert game.canvas == ()
    assert game.color == 6
    assert game.known_top == 0
    assert not any(game.known)
    assert not game.history
    assert not game.steps


@pytest.mark.parametrize(
    ("palettes", "first"), [("R7 O7 V1", 1), ("O7 R7 V1", 2), ("V1 O6 R6", 0), ("V7 R6 R5", 1)]
)
def test_left_of_the_highest_palette_card_begins(palettes: str, first: int) -> None:
    shown = parse_cards(palettes)
    rest = [card for card in CARDS if card not in shown]
    assert deal(Match(BASIC, 3), [*rest[:21], *shown, *rest[21:]]).mover == first


def test_a_later_round_is_set_up_like_the_first_from_the_cards_left() -> None:
    match = match_with("R7 O6")
    game = deal(match, shuffled(match))
    assert game.canvas == ()
    assert game.palettes.index(max(game.palettes)) != game.mover
    assert [hand.bit_count() for hand in game.hands] == [7, 7]
    assert len(game.deck) == 49 - 2 - 16
    assert game.score.aside == cards("R7 O6")
    assert game.score.points == (13, 0)


@pytest.mark.parametrize(
    "order",
    [[], CARDS[1:], [0, *CARDS], [0, 0, *CARDS[2:]], [*CARDS, 49], [-1, *CARDS[:48]]],
    ids=["none", "one missing", "one too many", "one twice", "a fiftieth", "one below the first"],
)
def test_a_deal_needs_every_card_once(order: Sequence[Card]) -> None:
    with pytest.raises(BadDeal):
        deal(Match(BASIC, 2), order)


def test_a_scored_card_is_not_dealt_again() -> None:
    with pytest.raises(BadDeal):
        deal(match_with("R7 O6"), CARDS)


def test_a_match_that_is_over_is_not_dealt() -> None:
    match = match_with("R7 O7 Y7 G7 B7 I7 V7")
    with pytest.raises(BadDeal, match="over"):
        deal(match, shuffled(match))


@pytest.mark.parametrize(
    ("canvas", "counts"),
    [
        ("", "R7"),
        ("O1", "R7 V7"),
        ("Y1", "R7 R2"),
        ("G1", "B6 R2"),
        ("B1", "R7 B6 V7"),
        ("I1", "R7 B6"),
        ("V1", "R2"),
    ],
)
def test_the_winner_takes_what_counts_under_the_rule_in_force(canvas: str, counts: str) -> None:
    game = position("G3 | O5", "G4 | R7 V7 B6 R2", canvas=canvas, scoring=True)
    over = after(game, "--")
    assert scored(over) == cards(counts)
    match = with_result(Match(ADVANCED, 2), over)
    assert match.results == (RoundResult(1, cards(counts)),)
    assert match.piles == (0, cards(counts))
    assert match.points == (0, points(cards(counts)))


def test_cards_are_worth_their_numbers() -> None:
    assert points(cards("R7 O6 V1")) == 14
    assert points(0) == 0
    assert points(ALL) == 7 * 28


def test_a_round_that_is_not_over_has_no_result() -> None:
    with pytest.raises(Red7Error, match="not over"):
        with_result(Match(ADVANCED, 2), position("G3 | O5", "G4 | R7"))


@pytest.mark.parametrize(
    ("players", "target", "pile", "one_more"),
    [
        (2, 40, "R7 O7 Y7 G7 B7 V4", "V1"),
        (3, 35, "R7 O7 Y7 G7 V6", "V1"),
        (4, 30, "R7 O7 Y7 G7 V1", "R1"),
    ],
)
def test_the_target_falls_with_the_number_of_players(
    players: int, target: int, pile: str, one_more: str
) -> None:
    short = match_with(pile, players=players)
    assert short.target == target
    assert short.points[0] == target - 1
    assert not short.is_over
    assert short.winners == ()
    won = match_with(f"{pile} {one_more}", players=players)
    assert won.is_over
    assert won.winners == (0,)


def test_several_rounds_add_up() -> None:
    match = match_with("R7 O7", "Y7 G7 B7", "V7 I7", "G1", "R6 O6")
    assert match.points == (40, 22)
    assert match.winners == (0,)


def test_a_match_ends_for_want_of_cards_and_the_most_points_win() -> None:
    enough = Match(ADVANCED, 4, (RoundResult(0, ONES), RoundResult(1, TWOS)))
    enough = enough._replace(results=(*enough.results, RoundResult(2, cards("R3 O3 Y3"))))
    assert enough.cards_left.bit_count() == 32
    assert not enough.is_over
    assert deal(enough, shuffled(enough)).deck == ()
    short = enough._replace(results=(*enough.results, RoundResult(3, cards("G3"))))
    assert short.is_over
    assert short.points == (7, 14, 9, 3)
    assert short.winners == (1,)


def test_equal_scores_share_a_match_that_ends_for_want_of_cards() -> None:
    results = (
        RoundResult(0, ONES | cards("R7")),
        RoundResult(2, TWOS),
        RoundResult(3, cards("R3 O3 Y3")),
    )
    match = Match(ADVANCED, 4, results)
    assert match.points == (14, 0, 14, 9)
    assert match.winners == (0, 2)


@pytest.mark.parametrize("rules", [BASIC, ADVANCED])
def test_a_round_tells_beforehand_who_wins_the_match_by_it(rules: Rules) -> None:
    match = Match(rules, 2)
    while not match.is_over:
        dealt = deal(match, shuffled(match))
        match = with_result(match, after(dealt, "--"))
        assert winners_after(rules, dealt.score, match.results[-1]) == match.winners


def test_without_scoring_a_match_is_one_round() -> None:
    match = Match(BASIC, 2)
    assert not match.is_over
    assert match.winners == ()
    won = with_result(match, after(position("G3 | O5", "G4 | R7"), "--"))
    assert won.results == (RoundResult(1, 0),)
    assert won.points == (0, 0)
    assert won.is_over
    assert won.winners == (1,)


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("rules", [ADVANCED, EXPERT], ids=["advanced", "expert"])
def test_a_match_is_played_to_its_end(rules: Rules, players: int) -> None:
    random, match = Random(players), Match(rules, players)
    while not match.is_over:
        game = deal(match, shuffled(match, random.randrange(1000)))
        assert game.score == (match.piles, match.points, sum(match.piles))
        while not game.is_over:
            game = random_turn(game, random)
        match = with_result(match, game)
        assert not match.results[-1].cards & game.score.aside
    assert sum(match.piles) ^ match.cards_left == ALL
    assert match.winners
    assert max(match.points) == match.points[match.winners[0]]


@pytest.mark.parametrize("players", [1, 5])
def test_a_match_is_for_two_to_four_players(players: int) -> None:
    with pytest.raises(BadDeal, match="2 to 4 players"):
        deal(Match(ADVANCED, players), list(CARDS))
