"""Clocks: what the fold of a log makes of its times."""

import pytest

from red7.core import ADVANCED
from red7.notation import parse_turn
from red7.table import LoggedCommand, Play, Refused, Settings, Table, rebuild_log, senders
from red7.table.clock import TURN_LAG_S
from red7.table.commands import Command
from red7.table.decide_seats import decide_seating
from red7.table.new_games import new_friends_table
from red7.table.seating import LetBotPlay, Sit, Stand, StartClocks, StopClocks, TakeBack, TimeOut
from red7.table.settings import Clock, OutOfTime
from tests.table.test_commands import DEAL

ANN, BOB = senders.person("ann"), senders.person("bob")
BANK = Settings(clock=Clock(60, 5))
FIRST = parse_turn("+R7 .")


def table_of(settings: Settings, *log: tuple[Command, senders.Sender, float]) -> Table:
    """Two people at a table that was opened at 100; what came after."""
    opening = new_friends_table(ADVANCED, settings, 2, "Ann", "ann", ("planner",)).commands[0]
    first = [LoggedCommand(opening, ANN, 100.0), LoggedCommand(Sit(1, "Bob", "bob"), BOB, 100.0)]
    return rebuild_log([*first, *(LoggedCommand(*each) for each in log)])


def test_the_movers_clock_runs_from_the_deal_on() -> None:
    table = table_of(BANK, (DEAL, ANN, 200.0))
    assert (table.clock.left, table.clock.since) == ((60.0, 60.0), 200.0)
    assert table.due == 260.0 + TURN_LAG_S


def test_a_turn_uses_time_but_for_a_second_and_adds_the_increment() -> None:
    table = table_of(BANK, (DEAL, ANN, 200.0), (Play(0, FIRST), ANN, 211.0))
    assert table.clock.left == (60.0 - 10.0 + 5.0, 60.0)
    # The other's begins when the turn can have been seen.
    assert table.clock.since is not None
    assert 211.0 < table.clock.since < 213.0


def test_a_turn_clock_is_full_again_with_every_turn() -> None:
    table = table_of(Settings(clock=Clock(30)), (DEAL, ANN, 200.0), (Play(0, FIRST), ANN, 225.0))
    assert table.clock.left == (30.0, 30.0)


def test_part_of_a_turn_leaves_the_clock_running() -> None:
    table = table_of(BANK, (DEAL, ANN, 200.0), (Play(0, FIRST[:1]), ANN, 205.0))
    assert table.clock.since == 200.0
    assert table.mover == 0


def test_bots_are_shown_slowly_and_nobody_pays_for_that() -> None:
    table = table_of(
        BANK,
        (DEAL, ANN, 200.0),
        (LetBotPlay(0), BOB, 240.0),
        (Play(0, FIRST), senders.bot("planner"), 240.1),
    )
    assert table.clock.since is not None
    assert table.clock.since - 240.1 > 2.0


def test_clocks_stand_still_while_nobody_is_there() -> None:
    table = table_of(BANK, (DEAL, ANN, 200.0), (StopClocks(), senders.TABLE, 210.0))
    assert (table.clock.left[0], table.due) == (50.0, None)
    again = table_of(
        BANK,
        (DEAL, ANN, 200.0),
        (StopClocks(), senders.TABLE, 210.0),
        (StartClocks(), senders.TABLE, 5000.0),
    )
    assert again.due == 5000.0 + 50.0 + TURN_LAG_S


def test_a_clock_that_runs_out_gives_the_turn_to_a_bot() -> None:
    table = table_of(BANK, (DEAL, ANN, 200.0))
    out = TimeOut(0)
    with pytest.raises(Refused, match="not-due"):
        decide_seating(table, senders.TABLE, out, 260.9)
    with pytest.raises(Refused):
        decide_seating(table, ANN, out, 261.0)
    assert decide_seating(table, senders.TABLE, out, 261.0) == out
    after = table_of(BANK, (DEAL, ANN, 200.0), (out, senders.TABLE, 261.0))
    assert (after.bot_to_move, after.auto_folds, after.clock.left[0]) == ("planner", False, 0.0)
    played = table_of(
        BANK,
        (DEAL, ANN, 200.0),
        (out, senders.TABLE, 261.0),
        (Play(0, FIRST), senders.bot("planner"), 261.1),
    )
    # Next time it is the player's turn again.
    assert not played.timed_out
    assert played.clock.left[0] == 5.0


def test_a_clock_that_runs_out_folds_but_not_in_the_middle_of_a_turn() -> None:
    folding = BANK._replace(out_of_time=OutOfTime.FOLD)
    table = table_of(folding, (DEAL, ANN, 200.0), (TimeOut(0), senders.TABLE, 261.0))
    assert table.auto_folds
    midway = table_of(
        folding,
        (DEAL, ANN, 200.0),
        (Play(0, FIRST[:1]), ANN, 205.0),
        (TimeOut(0), senders.TABLE, 261.0),
    )
    assert not midway.auto_folds
    assert midway.bot_to_move == "planner"


def test_no_clock_runs_for_who_is_away_and_it_runs_again_with_the_seat() -> None:
    table = table_of(BANK, (DEAL, ANN, 200.0), (LetBotPlay(0), BOB, 240.0))
    assert table.due is None
    back = table_of(
        BANK, (DEAL, ANN, 200.0), (LetBotPlay(0), BOB, 240.0), (TakeBack(0), ANN, 300.0)
    )
    assert back.due == 300.0 + 20.0 + TURN_LAG_S
    gone = table_of(BANK, (DEAL, ANN, 200.0), (Stand(0), ANN, 240.0))
    assert (gone.due, gone.bot_to_move) == (None, "planner")


def test_without_a_clock_nothing_is_ever_due() -> None:
    table = table_of(Settings(), (DEAL, ANN, 200.0), (Play(0, FIRST), ANN, 999.0))
    assert table.due is None


def test_a_table_that_fills_by_itself_is_due_half_a_minute_after_it_was_opened() -> None:
    assert table_of(Settings(fills=True)).due == 130.0
