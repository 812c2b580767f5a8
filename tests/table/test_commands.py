"""A table is folded from its commands: opening, dealing, playing, and what is refused."""

import pickle
from functools import reduce
from itertools import pairwise

import pytest
from hypothesis import given

from red7.core import (
    ADVANCED,
    BASIC,
    CARDS,
    FOLD,
    BadDeal,
    IllegalStep,
    Match,
    Refusal,
    RoundResult,
    Why,
    cards_in,
    deal,
    play,
)
from red7.core.steps import finishes
from red7.notation import parse_cards, parse_step, parse_turn
from red7.table import Command, Deal, Open, Play, Refused, Sitter, Table, apply_command, rebuild
from red7.table.state import MAX_NAME_CHARACTERS
from tests.random_tables import few, sitters, stories, story, tables, whole_stories

OPEN = Open(BASIC, (Sitter("Mia", None, "t0"), Sitter("Jon", "planner")))
ORDER = tuple(
    parse_cards(
        "R7 Y7 G7 B7 I7 V7 R6 B2 I2 V2 G1 B1 I1 V1 R1 O7 O1 Y1 O6 Y6 G6 B6 I6 V6 R5 O5 Y5 G5 B5 I5"
        " V5 R4 O4 Y4 G4 B4 I4 V4 R3 O3 Y3 G3 B3 I3 V3 R2 O2 Y2 G2"
    )
)
DEAL = Deal(ORDER, "salt")


def refused(table: Table | None, command: Command) -> str:
    """The code with which a table refuses a command."""
    with pytest.raises(Refused) as refusal:
        apply_command(table, command)
    assert str(refusal.value)
    return refusal.value.code


def test_a_table_that_was_opened_waits_for_its_first_deal() -> None:
    table = rebuild([OPEN])
    assert table == Table(1, BASIC, OPEN.sitters, Match(BASIC, 2))
    assert table.wants_deal
    assert table.position is None
    assert table.mover is None


def test_a_deal_begins_a_round_and_left_of_the_best_palette_moves() -> None:
    table = rebuild([OPEN, DEAL])
    assert table.version == 2
    assert table.position == deal(Match(BASIC, 2), ORDER)
    assert table.rounds[0][:2] == (ORDER, "salt")
    assert table.mover == 0
    assert not table.wants_deal


def test_a_turn_may_come_in_one_command_or_in_several() -> None:
    whole = rebuild([OPEN, DEAL, Play(0, parse_turn("+R7 >B7 ."))])
    parts = [Play(0, (step,)) for step in parse_turn("+R7 >B7 .")]
    assert rebuild([OPEN, DEAL, *parts]) == whole._replace(version=5, changed=5)
    assert whole.mover == 1
    begun = rebuild([OPEN, DEAL, *parts[:2]])
    assert begun.position is not None
    assert begun.position.steps == parse_turn("+R7 >B7")
    assert begun.mover == 0


def test_a_basic_match_is_over_after_a_round() -> None:
    table = rebuild([OPEN, DEAL, Play(0, parse_turn("+R7 .")), Play(1, (FOLD,))])
    assert table.match.results == (RoundResult(0, 0),)
    assert table.match.winners == (0,)
    assert table.mover is None
    assert not table.wants_deal
    assert table.position is not None
    assert table.position.is_over


def test_a_scoring_match_goes_on_with_the_cards_that_are_left() -> None:
    opened = OPEN._replace(rules=ADVANCED)
    commands: list[Command] = [opened, DEAL, Play(0, parse_turn("+R7 .")), Play(1, (FOLD,))]
    table = rebuild(commands)
    assert table.match.points == (7, 0)
    assert table.wants_deal
    left = Deal(tuple(cards_in(table.match.cards_left)), "pepper")
    assert len(left.order) == 48
    dealt = apply_command(table, left)
    assert (len(dealt.rounds), dealt.match) == (2, table.match)
    assert dealt.position is not None
    assert dealt.position.score.points == (7, 0)


def test_a_table_opens_once_and_before_anything_else() -> None:
    assert refused(rebuild([OPEN]), OPEN) == "already-open"
    assert refused(None, DEAL) == "unknown-table"
    assert refused(None, Play(0, (FOLD,))) == "unknown-table"
    with pytest.raises(Refused) as refusal:
        rebuild([])
    assert refusal.value.code == "unknown-table"


@pytest.mark.parametrize("players", [0, 1, 5])
def test_red7_is_for_two_to_four(players: int) -> None:
    assert refused(None, Open(BASIC, (Sitter("Mia"),) * players)) == "player-count"


def test_who_has_given_no_name_has_an_empty_one() -> None:
    table = apply_command(None, Open(BASIC, (Sitter("Jon"), Sitter(""))))
    assert [sitter.name for sitter in table.sitters] == ["Jon", ""]


@pytest.mark.parametrize("name", ["M", "Mia from 4", "李雷", "Zoë", "M" * MAX_NAME_CHARACTERS])
def test_names_of_all_kinds_are_welcome(name: str) -> None:
    assert rebuild([Open(BASIC, (Sitter("Jon"), Sitter(name)))]).sitters[1].name == name


def test_nothing_is_dealt_in_the_middle_of_a_round_or_after_the_match() -> None:
    assert refused(rebuild([OPEN, DEAL]), DEAL) == "no-deal"
    over = rebuild([OPEN, DEAL, Play(0, (FOLD,))])
    assert refused(over, DEAL) == "no-deal"


@pytest.mark.parametrize("order", [(), ORDER[1:], (*ORDER[:-1], ORDER[0]), (*ORDER, 0)])
def test_a_deal_needs_every_card_once(order: tuple[int, ...]) -> None:
    with pytest.raises(BadDeal):
        rebuild([OPEN, Deal(order, "salt")])


def test_only_the_mover_plays_and_only_while_there_is_a_round() -> None:
    fold_of_one = Play(1, (FOLD,))
    assert refused(rebuild([OPEN]), fold_of_one) == "not-your-turn"
    assert refused(rebuild([OPEN, DEAL]), fold_of_one) == "not-your-turn"
    assert refused(rebuild([OPEN, DEAL]), Play(-1, (FOLD,))) == "not-your-turn"
    over = rebuild([OPEN, DEAL, Play(0, (FOLD,))])
    assert refused(over, fold_of_one) == "not-your-turn"


def test_no_steps_are_no_command() -> None:
    assert refused(rebuild([OPEN, DEAL]), Play(0, ())) == "no-steps"


@pytest.mark.parametrize(
    ("steps", "step", "why"),
    [
        (">R7", ">R7", Why.LOSING),
        ("+R7 +Y7", "+Y7", Why.PALETTE_DONE),
        ("+R7 . --", "--", Why.FINISHED),
        ("+V1", "+V1", Why.NOT_IN_HAND),
    ],
)
def test_a_step_that_the_rules_refuse_is_refused_with_all_before_it(
    steps: str, step: str, why: Why
) -> None:
    table = rebuild([OPEN, DEAL])
    with pytest.raises(IllegalStep) as illegal:
        apply_command(table, Play(0, parse_turn(steps)))
    assert illegal.value.refusal[:2] == Refusal(parse_step(step), why)[:2]
    assert table == rebuild([OPEN, DEAL])


def test_a_refusal_travels_between_processes() -> None:
    refusal = pickle.loads(pickle.dumps(Refused("player-count", count=9)))
    assert (refusal.code, refusal.values) == ("player-count", {"count": 9})
    assert str(refusal) == "player-count count=9"


def test_the_seats_of_a_holder_are_those_of_the_token() -> None:
    seats = (Sitter("A", None, "t"), Sitter("B", "planner"), Sitter("C", None, "t"), Sitter("D"))
    table = rebuild([Open(BASIC, seats)])
    assert table.seats_of("t") == (0, 2)
    assert table.seats_of("u") == ()


def test_nobody_holds_the_seat_of_a_bot() -> None:
    table = rebuild([Open(BASIC, (Sitter("A", None, "t"), Sitter("B", "planner", "t")))])
    assert table.seats_of("t") == (0,)
    assert rebuild([Open(BASIC, sitters(3, 1))]).seats_of("") == ()


@few
@given(stories)
def test_the_fold_of_a_log_is_the_table(commands: list[Command]) -> None:
    every = tables(commands)
    assert rebuild(commands) == every[-1]
    assert rebuild(iter(commands)) == reduce(apply_command, commands, None)
    for number, table in enumerate(every, start=1):
        assert table.version == number
        assert table.wants_deal + (table.mover is not None) + table.match.is_over == 1


@few
@given(stories)
def test_a_command_changes_the_last_round_only(commands: list[Command]) -> None:
    for before, then in pairwise(tables(commands)):
        assert then.sitters == before.sitters
        assert then.rounds[: len(before.rounds) - 1] == before.rounds[:-1]
        assert len(then.rounds) - len(before.rounds) in (0, 1)


@few
@given(whole_stories)
def test_a_match_is_the_sum_of_its_rounds(commands: list[Command]) -> None:
    table = rebuild(commands)
    assert table.match.is_over
    assert not table.wants_deal
    assert len(table.match.results) == len(table.rounds)
    match = Match(table.rules, len(table.sitters))
    for played, result in zip(table.rounds, table.match.results, strict=True):
        position = deal(match, played.order)
        for past in played.position.history:
            position = play(position, past.steps)
        assert position == played.position
        assert position.mover == result.winner
        match = match._replace(results=(*match.results, result))


def test_stories_have_partial_turns_and_several_rounds() -> None:
    commands = story(ADVANCED, 3, seed=1)
    deals = [command for command in commands if isinstance(command, Deal)]
    plays = [command for command in commands if isinstance(command, Play)]
    assert len(deals) > 2
    assert len(deals[-1].order) < len(deals[0].order) == len(CARDS)
    assert not all(finishes(command.steps[-1]) for command in plays)
