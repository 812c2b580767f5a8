"""Tables to open: who sits where, and what is marked from the first command on."""

from random import Random

from red7.core import BASIC
from red7.table import (
    ForkWish,
    Open,
    Origin,
    SeatWish,
    forked,
    imported,
    new_game,
    rebuild,
    record_of,
)
from tests.tables import shuffled as shuffled_for
from tests.tables import sitters, story

BOTS = ("random", "planner", "scout")


def test_a_fork_keeps_the_bots_of_its_seats() -> None:
    table = rebuild(story(BASIC, 3, seed=5))
    assert [sitter.bot for sitter in table.sitters] == [None, None, "planner"]
    made = forked(table, ForkWish(1, 0, 1, "", "scout"), "ann", BOTS)
    assert [sitter.bot for sitter in made.table.sitters] == ["scout", None, "planner"]
    assert [sitter.name for sitter in made.table.sitters] == ["Mia", "", "Zoë"]
    assert made.table.seats_of("ann") == (1,)


def test_what_did_not_begin_anew_is_marked_from_its_first_command() -> None:
    table = rebuild(story(BASIC, 2, seed=5))
    shuffle = lambda match: shuffled_for(rebuild([Open(BASIC, sitters(2))]), Random(1))  # noqa: E731
    new = new_game(BASIC, [SeatWish("Ann"), SeatWish("", "random")], "ann", BOTS, shuffle)
    fork = forked(table, ForkWish(1, 0, 0, "Ann", "random"), "ann", BOTS)
    shown = imported(record_of(table, opened=0), "ann")
    for made, origin in ((new, Origin.NEW), (fork, Origin.FORK), (shown, Origin.RECORD)):
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
