"""Seats of a table with friends: what commands do, and who may give them."""

from collections.abc import Iterable

import pytest

from red7.core import ADVANCED, BASIC, CARDS, FOLD
from red7.core.match import RoundResult
from red7.table import (
    Deal,
    Open,
    Play,
    Refused,
    Sender,
    Settings,
    Sitter,
    Table,
    apply_command,
    dealt,
    rebuild,
    senders,
)
from red7.table.decide_seats import decide_seating
from red7.table.decide_turns import DealRound, PlayTurn, authorize, check_version
from red7.table.new_games import friends_rematch, new_friends_table
from red7.table.seating import (
    Configure,
    LetBotPlay,
    MoveSeats,
    NameRematch,
    PassHost,
    Remove,
    RemoveFreeSeats,
    Rename,
    SeatBot,
    SeatingCommand,
    Sit,
    Stand,
    TakeBack,
    evening_of,
    wins_at,
)
from red7.table.settings import Clock, Help
from red7.table.state import MAX_EVENTS, Mover
from red7.wire.serialize import finished_turns
from red7.wire.shapes import MoverShape

ANN, BOB, CLEO = "ann", "bob", "cleo"
BOTS = ("random", "planner")
DEAL = Deal(tuple(CARDS), "salt")


def opened(seats: int = 3) -> Table:
    """A table at which Ann is the host."""
    return new_friends_table(ADVANCED, Settings(), seats, "Ann", ANN, BOTS).table


def does(
    table: Table, who: str, command: SeatingCommand, *, away: float = 0.0, now: float = 100.0
) -> Table:
    """The table after somebody's command. Raises `Refused`."""
    by = senders.person(who)
    decided = decide_seating(table, by, command, now, away=away, bots=BOTS)
    return apply_command(table, decided, by, now)


def sat(table: Table, *people: str) -> Table:
    for person in people:
        seat = next(seat for seat, each in enumerate(table.sitters) if each.is_free)
        table = does(table, person, Sit(seat, person.title(), person))
    return table


def begun(seats: int = 3, people: Iterable[str] = (BOB, CLEO)) -> Table:
    return apply_command(sat(opened(seats), *people), DEAL)


def refusal(table: Table, who: str, command: SeatingCommand, away: float = 0.0) -> str:
    with pytest.raises(Refused) as refused:
        does(table, who, command, away=away)
    return refused.value.code


def test_a_table_is_opened_with_free_seats_and_its_host() -> None:
    table = opened(4)
    assert [each.name for each in table.sitters] == ["Ann", "", "", ""]
    assert [each.is_free for each in table.sitters] == [False, True, True, True]
    assert (table.host, table.people, table.is_started) == (ANN, (ANN,), False)
    with pytest.raises(Refused, match="free-seats"):
        apply_command(table, DEAL)
    with pytest.raises(Refused, match="player-count"):
        opened(5)


def test_one_seat_a_person_and_one_person_a_seat() -> None:
    table = sat(opened(), BOB)
    assert table.seats_of(BOB) == (1,)
    assert refusal(table, BOB, Sit(2, "Bob", BOB)) == "already-seated"
    assert refusal(table, CLEO, Sit(1, "Cleo", CLEO)) == "seat-taken"
    assert refusal(table, CLEO, Sit(3, "Cleo", CLEO)) == "unknown-seat"
    # Nobody sits down as somebody else.
    assert refusal(table, CLEO, Sit(2, "Bob", BOB)) == "removed"


def test_standing_up_frees_a_seat_and_later_gives_it_to_a_bot() -> None:
    table = sat(opened(), BOB)
    assert does(table, BOB, Stand(1)).sitters[1].is_free
    assert refusal(table, CLEO, Stand(1)) == "not-your-seat"
    left = does(begun(), BOB, Stand(1))
    assert (left.sitters[1].bot, left.sitters[1].name) == ("planner", "Bob")
    assert left.seats_of(BOB) == ()


def test_the_host_is_whoever_has_sat_longest_once_the_host_is_gone() -> None:
    table = does(begun(), ANN, Stand(0))
    assert table.host == BOB
    assert does(table, BOB, Stand(1)).host == CLEO


def test_the_chair_is_passed_on_or_taken_from_who_is_away() -> None:
    table = begun()
    assert does(table, ANN, PassHost(CLEO)).host == CLEO
    assert refusal(table, BOB, PassHost(BOB)) == "not-away"
    assert does(table, BOB, PassHost(BOB), away=30.0).host == BOB
    # Not for somebody else, nor by somebody who does not sit there.
    assert refusal(table, BOB, PassHost(CLEO), away=99.0) == "not-host"
    assert refusal(table, "dan", PassHost(BOB), away=99.0) == "not-host"
    assert refusal(table, ANN, PassHost("dan")) == "no-person"


def test_who_is_removed_does_not_come_back_and_the_invitation_is_renewed() -> None:
    table = sat(opened(), BOB)
    assert refusal(table, BOB, Remove(0)) == "not-host"
    assert refusal(table, ANN, Remove(0)) == "no-person"
    removed = does(table, ANN, Remove(1))
    assert removed.sitters[1].is_free
    assert removed.invitation == table.invitation + 1
    assert refusal(removed, BOB, Sit(1, "Bob", BOB)) == "removed"
    # In the middle of a game a bot takes the seat.
    later = does(begun(), ANN, Remove(1))
    assert later.sitters[1].bot == "planner"
    assert refusal(later, BOB, Sit(1, "Bob", BOB)) == "removed"


def test_a_late_friend_takes_a_bots_seat_if_the_host_allows_it() -> None:
    table = does(begun(), BOB, Stand(1))
    assert does(table, "dan", Sit(1, "Dan", "dan")).seats_of("dan") == (1,)
    closed = does(table, ANN, Configure(ADVANCED, Settings(late=False), 3))
    assert refusal(closed, "dan", Sit(1, "Dan", "dan")) == "seat-taken"


def test_who_has_held_a_seat_in_a_round_takes_no_other_before_it_ends() -> None:
    table = does(does(begun(), BOB, Stand(1)), CLEO, Stand(2))
    assert refusal(table, BOB, Sit(2, "Bob", BOB)) == "held-another"
    assert does(table, BOB, Sit(1, "Bob", BOB)).seats_of(BOB) == (1,)
    # Who has held none may take any.
    assert does(table, "dan", Sit(2, "Dan", "dan")).seats_of("dan") == (2,)


def test_a_bot_plays_for_who_is_away_until_they_take_the_seat_back() -> None:
    table = begun()
    assert refusal(table, BOB, LetBotPlay(0), away=29.0) == "not-away"
    assert refusal(table, BOB, LetBotPlay(1), away=99.0) == "no-person"
    assert refusal(table, "dan", LetBotPlay(0), away=99.0) == "not-your-seat"
    away = does(table, BOB, LetBotPlay(0), away=30.0)
    assert away.bot_to_move == "planner"
    assert away.seats_of(ANN) == (0,)
    with pytest.raises(Refused, match="stand-in"):
        authorize(away, senders.person(ANN), PlayTurn(away.version, 0, ()))
    authorize(away, senders.bot("planner"), PlayTurn(away.version, 0, ()))
    back = does(away, ANN, TakeBack(0))
    assert back.bot_to_move is None
    authorize(back, senders.person(ANN), PlayTurn(back.version, 0, ()))
    with pytest.raises(Refused):
        authorize(back, senders.bot("planner"), PlayTurn(back.version, 0, ()))
    assert refusal(back, ANN, TakeBack(0)) == "no-stand-in"


def kinds(table: Table) -> list[tuple[str, str, str | None]]:
    return [(event.kind.value, event.name, event.bot) for event in table.events]


def test_what_happens_to_people_is_told_until_the_next_deal() -> None:
    waiting = does(sat(opened(), BOB, CLEO), CLEO, Stand(2))
    assert kinds(waiting) == [
        ("joined", "Bob", None),
        ("joined", "Cleo", None),
        ("left", "Cleo", None),
    ]
    table = begun()
    assert table.events == ()
    table = does(table, ANN, LetBotPlay(1), away=60)
    table = does(table, BOB, TakeBack(1))
    table = does(table, ANN, Remove(2))
    table = does(table, "dan", Sit(2, "Dan", "dan"))
    table = does(table, ANN, Stand(0))
    assert kinds(table) == [
        ("replaced", "Bob", "planner"),
        ("returned", "Bob", None),
        ("removed", "Cleo", "planner"),
        ("joined", "Dan", None),
        ("left", "Ann", "planner"),
        ("host", "Bob", None),
    ]
    versions = [event.version for event in table.events]
    assert versions == sorted(versions)
    assert versions[-1] == table.version
    for number in range(MAX_EVENTS):
        table = does(table, BOB, Rename(1, f"Bob {number}"))
        table = does(table, "dan", LetBotPlay(1), away=60)
        table = does(table, BOB, TakeBack(1))
    assert len(table.events) == MAX_EVENTS
    assert table.events[-1].name == f"Bob {MAX_EVENTS - 1}"


def test_a_turn_names_the_bot_that_made_it_and_a_player_who_has_left() -> None:
    table = begun(4, (BOB, CLEO, "dan"))
    first, second = table.mover, None
    assert first is not None
    table = apply_command(table, Play(first, (FOLD,)), senders.person(table.sitters[first].person))
    second = table.mover
    assert second is not None
    absent = table.sitters[second]
    table = does(table, table.sitters[first].person, LetBotPlay(second), away=60)
    table = apply_command(table, Play(second, (FOLD,)), senders.bot("planner"))
    table = does(table, table.sitters[first].person, Stand(first))
    movers = table.rounds[-1].movers
    assert movers[1] == Mover(absent.person, absent.name, "planner")
    told = finished_turns(table.rounds[-1], 1, dealt(table, 1), table.sitters)
    gone, replaced = (each.by for each in told)
    assert gone == MoverShape(movers[0].name, None)
    assert replaced == MoverShape(absent.name, "planner")
    third = table.mover
    assert third is not None
    table = apply_command(table, Play(third, (FOLD,)), senders.person(table.sitters[third].person))
    *_, last = finished_turns(table.rounds[-1], 1, dealt(table, 1), table.sitters)
    assert last.by is None


def test_a_play_is_stale_only_if_the_round_has_gone_on() -> None:
    table = begun()
    version = table.version
    renamed = does(does(table, BOB, Rename(1, "Bobby")), CLEO, Rename(2, "Cle"))
    assert renamed.version == version + 2
    check_version(renamed, version)
    with pytest.raises(Refused, match="behind"):
        check_version(renamed, version - 1)
    with pytest.raises(Refused, match="behind"):
        check_version(renamed, version + 3)


def test_the_host_seats_bots_and_changes_rules_and_seats_before_the_start() -> None:
    table = sat(opened(4), BOB)
    assert refusal(table, BOB, SeatBot(2, "random")) == "not-host"
    assert refusal(table, ANN, SeatBot(1, "random")) == "seat-taken"
    assert refusal(table, ANN, SeatBot(2, "nobody")) == "unknown-bot"
    table = does(table, ANN, SeatBot(2, "random"))
    assert does(table, ANN, SeatBot(2, None)).sitters[2].is_free
    smaller = does(table, ANN, Configure(BASIC, Settings(), 2))
    assert [each.person for each in smaller.sitters] == [ANN, BOB]
    assert (smaller.rules, smaller.match.players) == (BASIC, 2)
    assert refusal(smaller, ANN, Configure(BASIC, Settings(), 5)) == "player-count"
    started = begun()
    assert refusal(started, ANN, SeatBot(1, "random")) == "started"
    assert refusal(started, ANN, Configure(BASIC, Settings(), 3)) == "started"
    clocked = Settings(clock=Clock(60))
    assert refusal(started, ANN, Configure(ADVANCED, clocked, 3)) == "started"
    silent = does(started, ANN, Configure(ADVANCED, Settings(help=Help.NONE), 3))
    assert silent.help is Help.NONE


def test_only_the_host_starts_and_anybody_deals_after_that() -> None:
    table = sat(opened(2), BOB)
    with pytest.raises(Refused, match="not-host"):
        authorize(table, senders.person(BOB), DealRound(table.version))
    authorize(table, senders.person(ANN), DealRound(table.version))
    authorize(apply_command(table, DEAL), senders.person(BOB), DealRound(table.version))
    with pytest.raises(Refused, match="not-your-seat"):
        authorize(apply_command(table, DEAL), senders.person("dan"), DealRound(table.version))


def test_seats_go_to_another_device_once() -> None:
    table = does(begun(), BOB, MoveSeats((1,), "bob's phone"))
    assert table.seats_of("bob's phone") == (1,)
    assert table.seats_of(BOB) == ()
    assert refusal(table, BOB, MoveSeats((1,), "bob's tablet")) == "not-your-seat"
    assert refusal(table, ANN, MoveSeats((0,), CLEO)) == "already-seated"
    # The host's chair goes along.
    assert does(begun(), ANN, MoveSeats((0,), "ann's phone")).host == "ann's phone"


def test_who_shared_a_device_can_part() -> None:
    one = Sitter("Ann", None, ANN)
    shared = rebuild([Open(BASIC, (one, one._replace(name="Bob")))])
    assert shared.settings is None
    parted = does(shared, ANN, MoveSeats((1,), BOB))
    assert (parted.seats_of(ANN), parted.seats_of(BOB), parted.host) == ((0,), (1,), ANN)
    assert parted.help is Help.HINTS
    assert refusal(shared, ANN, Stand(0)) == "one-device"


def test_a_rematch_keeps_seats_for_all_and_the_score_of_the_evening() -> None:
    table = begun(2, (BOB,))
    assert refusal(table, ANN, NameRematch("next")) == "not-over"
    over = table._replace(match=table.match._replace(results=(RoundResult(1, 2**49 - 1),)))
    assert over.match.is_over
    assert refusal(over, "dan", NameRematch("next")) == "not-your-seat"
    named = does(over, BOB, NameRematch("next"))
    assert refusal(named, ANN, NameRematch("other")) == "rematch-named"
    again = friends_rematch("before", over, BOB, shift=True).table
    assert [each.name for each in again.sitters] == ["Bob", "Ann"]
    assert [each.invited for each in again.sitters] == [False, True]
    assert (again.previous, again.host) == ("before", BOB)
    assert wins_at(again) == [1, 0]
    assert refusal(again, CLEO, Sit(1, "Cleo", CLEO)) == "seat-taken"
    both = does(again, ANN, Sit(1, "Ann", ANN))
    assert apply_command(both, DEAL).is_started
    assert evening_of(over) == ((ANN, 0), (BOB, 1))


def test_a_face_is_chosen_with_a_seat_changed_with_the_name_and_kept_otherwise() -> None:
    table = new_friends_table(ADVANCED, Settings(), 3, "Ann", ANN, BOTS, "cat").table
    table = does(table, BOB, Sit(1, "Bob", BOB, face="owl"))
    assert [each.face for each in table.sitters] == ["cat", "owl", ""]
    assert does(table, BOB, Rename(1, "Bobby")).sitters[1].face == "owl"
    assert does(table, BOB, Rename(1, "Bob", "fox")).sitters[1].face == "fox"
    assert does(table, BOB, Rename(1, "Bob", "")).sitters[1].face == ""
    assert does(table, BOB, MoveSeats((1,), "bob's phone")).sitters[1].face == "owl"
    # Whoever leaves takes it along.
    left = does(apply_command(sat(table, CLEO), DEAL), BOB, Stand(1))
    assert (left.sitters[1].bot, left.sitters[1].face) == ("planner", "")
    again = friends_rematch("before", table, BOB, shift=True).table
    assert [(each.face, each.invited) for each in again.sitters[:2]] == [("owl", False), ("", True)]


def test_only_faces_that_there_are_can_be_chosen() -> None:
    table = sat(opened(), BOB)
    assert refusal(table, CLEO, Sit(2, "Cleo", CLEO, face="unicorn")) == "unknown-face"
    assert refusal(table, BOB, Rename(1, "Bob", "unicorn")) == "unknown-face"
    with pytest.raises(Refused, match="unknown-face"):
        new_friends_table(ADVANCED, Settings(), 2, "Ann", ANN, BOTS, "unicorn")


@pytest.mark.parametrize("sender", [senders.bot("random"), senders.TABLE])
def test_nobody_but_people_sits_down(sender: Sender) -> None:
    with pytest.raises(Refused):
        decide_seating(opened(), sender, Sit(1, "Bot", sender.name), 0.0, bots=BOTS)


@pytest.mark.parametrize(("seats", "target"), [((2,), 40), ((1, 3), 35), ((1, 2, 3), 30)])
def test_a_game_starts_with_the_seats_that_are_taken(seats: tuple[int, ...], target: int) -> None:
    table = opened(4)._replace(settings=Settings(clock=Clock(60, 5)))
    for seat in seats:
        table = does(table, f"person {seat}", Sit(seat, f"Friend {seat}", f"person {seat}"))
    table = does(table, ANN, RemoveFreeSeats())
    assert [each.name for each in table.sitters] == ["Ann", *(f"Friend {seat}" for seat in seats)]
    assert table.match.target == target
    assert len(table.clock.left) == len(table.sitters)
    assert apply_command(table, DEAL).mover is not None


def test_only_the_host_starts_and_only_with_two_or_more() -> None:
    table = opened(4)
    with pytest.raises(Refused, match="free-seats"):
        does(table, ANN, RemoveFreeSeats())
    table = does(table, BOB, Sit(3, "Bob", BOB))
    with pytest.raises(Refused, match="not-host"):
        does(table, BOB, RemoveFreeSeats())
    with pytest.raises(Refused, match="started"):
        does(apply_command(does(table, ANN, RemoveFreeSeats()), DEAL), ANN, RemoveFreeSeats())


def test_a_bot_and_its_host_are_enough_and_invited_people_are_not_waited_for() -> None:
    table = does(does(opened(4), ANN, SeatBot(2, "random")), BOB, Sit(1, "Bob", BOB))
    assert [each.bot for each in does(table, ANN, RemoveFreeSeats()).sitters] == [
        None,
        None,
        "random",
    ]
    played = apply_command(does(table, ANN, RemoveFreeSeats()), DEAL)
    again = friends_rematch("before", played, ANN, shift=False).table
    assert [each.invited for each in again.sitters] == [False, True, False]
    assert [each.bot for each in does(again, ANN, RemoveFreeSeats()).sitters] == [None, "random"]
