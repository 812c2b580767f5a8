"""Worlds are what a view allows, and hands that fit what was played come more often."""

from random import Random
from statistics import fmean

import pytest
from hypothesis import given

from red7.bots.planner import plan
from red7.core import BASIC, GREEN, Edition, Position, Rules, play, unseen, view
from red7.notation import parse_turn
from red7.search.budget import Budget
from red7.search.compiled.determinization import PARTICLE, information_set, sample_hands
from red7.search.compiled.opponent_model import PAST, past_turns, written
from red7.search.history import first_palettes
from red7.sim.row_layout import COLOR, DECK, MOVER, PALETTE_CARDS
from tests.builders import ALL_RULES, dealt, moments, playout, rules_name

FROM_GREEN = Rules(Edition("starts with green", start_color=GREEN), draw=True)


def worlds(at: Position, count: int = 40, seed: int = 1) -> list[list[int]]:
    """Return the hands, the careless seats and the deck of some worlds, as the mover sees it."""
    seen = view(at, at.mover)
    hands = sample_hands(seen, information_set(seen), Random(seed), [count])
    return [list(map(int, world)) for world in hands.reshape(-1, PARTICLE)]


@given(moments)
def test_a_world_is_as_the_view_says(at: Position) -> None:
    seen = view(at, at.mover)
    for *hands, _, deck in worlds(at, 5):
        assert hands[at.mover] == seen.hand
        for seat, known in enumerate(seen.known):
            assert hands[seat] & known == known
            assert hands[seat].bit_count() == seen.hand_counts[seat]
        hidden = [hand & ~known for hand, known in zip(hands, seen.known, strict=False)]
        dealt = sum(cards for seat, cards in enumerate(hidden) if seat != at.mover)
        assert dealt & deck == 0
        assert dealt | deck == unseen(seen)
        assert deck.bit_count() == seen.deck - len(seen.top)


@given(moments)
def test_what_is_known_has_a_deck_of_the_right_size(at: Position) -> None:
    seen = view(at, at.mover)
    row = information_set(seen).row
    assert int(row[DECK]).bit_count() == seen.deck - len(seen.top)


def test_the_same_seed_deals_the_same_worlds() -> None:
    at = playout(BASIC, 3, 4)[3]
    assert worlds(at, seed=1) == worlds(at, seed=1) != worlds(at, seed=2)


@pytest.mark.parametrize("rules", [*ALL_RULES, FROM_GREEN], ids=rules_name)
def test_past_turns_are_told_as_they_were(rules: Rules) -> None:
    for players in (2, 3, 4):
        positions = playout(rules, players, seed=players)
        last = positions[-2]
        seen = view(last, last.mover)
        told = past_turns(seen).reshape(-1, PAST)
        if not len(told):
            assert any(first.bit_count() != 1 for first in first_palettes(seen)) or all(
                past.out or past.seat == last.mover for past in last.history
            )
            continue
        others = [n for n, past in enumerate(last.history) if past.seat != last.mover]
        kept = [number for number in others if not last.history[number].out]
        assert [int(each[MOVER]) for each in told] == [last.history[n].seat for n in kept]
        for number, each in zip(kept, told, strict=True):
            assert each[COLOR] == positions[number].color
            for seat, palette in enumerate(positions[number].palettes):
                assert each[PALETTE_CARDS + seat] == palette


def test_palettes_are_taken_back_to_the_deal() -> None:
    for players in (2, 3, 4):
        positions = playout(BASIC, players, seed=9)
        dealt = list(positions[0].palettes)
        assert all(first_palettes(view(at, 0)) == dealt for at in positions)


def test_a_turn_is_written_as_the_list_of_turns_writes_it() -> None:
    turn = parse_turn("+O5 +R5 +G4 >B2 ! .")
    again = parse_turn("+R5 +O5 +G4 >B2 ! .")
    assert written(turn) == written(again)
    assert written(turn) != written(parse_turn("+R5 +O5 +G4 >B1 ! ."))


def test_hands_that_fit_what_was_played_come_more_often() -> None:
    """Against players who plan, weighed worlds have more of the real hand in them."""
    weighed = even = 0.0
    for seed in range(25):
        at, rng = dealt(BASIC, 2, seed), Random(seed)
        for _ in range(5):
            at = at if at.is_over else play(at, plan(view(at, at.mover), rng, Budget()))
        if not at.is_over:
            unaware = at._replace(history=())
            weighed += overlap(at, worlds(at, 600))
            even += overlap(at, worlds(unaware, 600))
    assert weighed > even * 1.03


def overlap(at: Position, found: list[list[int]]) -> float:
    """How many cards of the rival's hand the worlds have right, on average."""
    rival = 1 - at.mover
    return fmean((world[rival] & at.hands[rival]).bit_count() for world in found)
