"""Tables to open: who sits where, and what is marked from the first command on."""

from random import Random

import pytest
from hypothesis import given

from red7.core import BASIC, FOLD, Match, deal, play
from red7.table import (
    BranchWish,
    Command,
    Deal,
    Open,
    Origin,
    Play,
    Refused,
    SeatWish,
    Sitter,
    branched,
    commands_to,
    imported,
    new_game,
    rebuild,
    record_of,
)
from tests.random_tables import few, sitters, stories, story
from tests.random_tables import shuffled as shuffled_for

OTHERS = (Sitter("Ada", None, "t9"), Sitter("Bo", "planner"), Sitter("Cy", "planner"))
BOTS = ("random", "planner", "scout")


def test_a_branch_keeps_the_bots_of_its_seats() -> None:
    table = rebuild(story(BASIC, 3, seed=5))
    assert [sitter.bot for sitter in table.sitters] == [None, None, "planner"]
    made = branched(table, BranchWish(1, 0, 1, "", "scout"), "ann", BOTS)
    assert [sitter.bot for sitter in made.table.sitters] == ["scout", None, "planner"]
    assert [sitter.name for sitter in made.table.sitters] == ["Mia", "", "Zoë"]
    assert made.table.seats_of("ann") == (1,)


def test_what_did_not_begin_anew_is_marked_from_its_first_command() -> None:
    table = rebuild(story(BASIC, 2, seed=5))
    shuffle = lambda match: shuffled_for(rebuild([Open(BASIC, sitters(2))]), Random(1))  # noqa: E731
    new = new_game(BASIC, [SeatWish("Ann"), SeatWish("", "random")], "ann", BOTS, shuffle)
    branch = branched(table, BranchWish(1, 0, 0, "Ann", "random"), "ann", BOTS)
    shown = imported(record_of(table, opened=0), "ann")
    for made, origin in ((new, Origin.NEW), (branch, Origin.BRANCH), (shown, Origin.RECORD)):
        first = made.commands[0]
        assert isinstance(first, Open)
        assert first.origin is made.table.origin is origin


def test_a_seat_without_a_card_is_folded_for() -> None:
    found = 0
    for seed in range(30):
        commands = story(BASIC, 2, seed)
        for length in range(2, len(commands)):
            table = rebuild(commands[:length])
            if table.auto_folds:
                assert table.position is not None
                assert table.mover is not None
                assert table.position.hands[table.mover] == 0
                found += 1
            else:
                assert (
                    table.position is None
                    or table.mover is None
                    or (table.position.hands[table.mover] or table.position.steps)
                )
    assert found > 3


@few
@given(stories)
def test_every_moment_comes_out_as_it_was(commands: list[Command]) -> None:
    table = rebuild(commands)
    others = sitters(len(table.sitters), 0)
    match = Match(table.rules, len(others))
    for number, played in enumerate(table.rounds, start=1):
        position = deal(match, played.order)
        for turn in range(len(played.position.history) + 1):
            again = rebuild(commands_to(table, others, number, turn))
            assert again.position == position
            assert again.sitters == others
            assert len(again.rounds) == number
            if turn < len(played.position.history):
                position = play(position, played.position.history[turn].steps)
        match = match._replace(results=table.match.results[:number])
        assert again.match == match


@few
@given(stories)
def test_the_last_moment_is_the_table_itself_but_for_a_turn_under_way(
    commands: list[Command],
) -> None:
    table = rebuild(commands)
    *_, last = table.rounds
    again = rebuild(
        commands_to(table, table.sitters, len(table.rounds), len(last.position.history))
    )
    under_way = last.position.steps
    if under_way:
        assert again.position is not None
        assert play(again.position, under_way) == last.position
    else:
        assert again.origin is Origin.BRANCH
        same = again._replace(version=table.version, changed=table.changed, origin=Origin.NEW)
        assert same == table


def test_a_moment_is_told_in_whole_turns() -> None:
    table = rebuild(story(BASIC, 3, seed=5))
    (played,) = table.rounds
    first, second, *_ = played.position.history
    assert [*commands_to(table, OTHERS, 1, 2)] == [
        Open(BASIC, OTHERS, Origin.BRANCH),
        Deal(played.order, played.salt),
        Play(first.seat, first.steps),
        Play(second.seat, second.steps),
    ]


@pytest.mark.parametrize(("number", "turn"), [(0, 0), (2, 0), (-1, 0), (1, -1), (1, 2), (1, 99)])
def test_there_is_no_moment_beyond_the_last(number: int, turn: int) -> None:
    table = rebuild([*story(BASIC, 2, seed=5, most=2)])
    assert table.mover is not None
    table = rebuild([*commands_to(table, table.sitters, 1, 0), Play(table.mover, (FOLD,))])
    with pytest.raises(Refused) as refusal:
        rebuild(commands_to(table, table.sitters, number, turn))
    assert refusal.value.code == "unknown-moment"


def test_nothing_can_be_told_before_the_first_deal() -> None:
    table = rebuild([Open(BASIC, OTHERS)])
    with pytest.raises(Refused):
        rebuild(commands_to(table, OTHERS, 1, 0))
