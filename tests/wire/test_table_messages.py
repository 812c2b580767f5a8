"""Whole messages about a table: they join one another, keep secrets, and stay small."""

from itertools import pairwise
from random import Random

import msgspec
import pytest
from hypothesis import given
from msgspec.json import decode

from red7.core import ADVANCED, BASIC, CARDS, Rules, Seat, view
from red7.notation import join_cards, parse_turn
from red7.table import Command, Deal, Open, Play, Table, dealt, rebuild
from red7.wire.messages import MAX_MESSAGE_BYTES, TableMessage, Update, answer_bytes
from red7.wire.options import pushed_options
from red7.wire.serialize import frame, rules_shape
from red7.wire.shapes import Frame
from red7.wire.table_messages import fitted, replayed, table_message, table_options
from tests.builders import ALL_RULES, rules_name, seeds
from tests.random_tables import few, otherwise, sitters, stories, story, tables, whole_stories
from tests.wire.update_messages import update, updates_for

OPEN = Open(ADVANCED, sitters(2))
DEAL = Deal(tuple(reversed(CARDS)), "salt")
PLAY = Play(1, parse_turn("+R6 >O6 ! ."))
BEFORE, AFTER = rebuild([OPEN, DEAL]), rebuild([OPEN, DEAL, PLAY])
TABLE = table_message("fox", AFTER, (0, 1))
UPDATE = update("fox", BEFORE, PLAY, AFTER, (0, 1))


def without_proofs(message: TableMessage | Update) -> bytes:
    """The bytes of a message but for what proves the shuffle, which hides an order of its own."""
    return answer_bytes(msgspec.structs.replace(message, shuffles=[]))


def still(shown: Frame | None) -> Frame:
    """A frame without the step that led to it."""
    assert shown is not None
    return msgspec.structs.replace(shown, happened=None)


def steps_of(commands: list[Command]) -> list[tuple[Table, Command, Table]]:
    """Every command after the opening, between the tables before and after it."""
    return [
        (before, command, then)
        for (before, then), command in zip(pairwise(tables(commands)), commands[1:], strict=True)
    ]


def test_a_table_before_its_first_deal() -> None:
    table = rebuild([Open(ADVANCED, sitters(3, 2))])
    message = table_message("fox", table, {0})
    assert (message.table, message.version, message.rules) == ("fox", 1, rules_shape(ADVANCED))
    assert (message.frame, message.told, message.options, message.shuffles) == (None, [], [], [])
    assert [sitter.mine for sitter in message.sitters] == [True, False, False]
    assert message.match.points == [0, 0, 0]


def test_a_deal_is_one_frame() -> None:
    opened, dealing = story(BASIC, 2, seed=3, most=2)
    before, then = tables([opened, dealing])
    assert then.position is not None
    message = update("fox", before, dealing, then, {0})
    assert (message.version, message.frames, message.told) == (
        2,
        [frame(then.position, 1, {0})],
        [],
    )
    assert message.frames[0].happened is None


@few
@given(stories)
def test_updates_lead_from_one_table_to_the_next(commands: list[Command]) -> None:
    mine = {0}
    latest = steps_of(commands)[-10:]
    told = table_message("fox", latest[0][0], mine).told
    for before, command, then in latest:
        message, whole = (
            update("fox", before, command, then, mine),
            table_message("fox", then, mine),
        )
        told = message.told if isinstance(command, Deal) else [*told, *message.told]
        assert message.version == whole.version == before.version + 1
        assert still(message.frames[-1]) == whole.frame
        assert told == whole.told
        assert message.options == whole.options
        assert message.match == whole.match
        assert message.shuffles == whole.shuffles
        assert message.table == whole.table == "fox"


@few
@given(stories)
def test_every_audience_gets_what_it_would_get_alone(commands: list[Command]) -> None:
    for before, command, then in steps_of(commands)[-4:]:
        seats = range(len(then.sitters))
        audiences = [(), *((seat,) for seat in seats), tuple(seats)]
        alone = [update("fox", before, command, then, mine) for mine in audiences]
        assert updates_for("fox", before, command, then, audiences) == alone


@few
@given(stories)
def test_options_are_for_the_mover_and_for_nobody_else(commands: list[Command]) -> None:
    table = rebuild(commands)
    everybody = range(len(table.sitters))
    others = {*everybody} - {table.mover}
    assert table_options(table, others) == []
    if table.mover is None or table.position is None:
        assert table_options(table, everybody) == []
    else:
        expected = [pushed_options(view(table.position, table.mover))]
        if table.auto_folds or table.bot_to_move:
            expected = []
        assert table_options(table, {table.mover}) == expected
        assert table_options(table, everybody) == expected


@few
@given(stories, seeds)
def test_what_a_client_cannot_see_reaches_no_message(commands: list[Command], seed: int) -> None:
    """Two tables that were shuffled differently, and that its seats cannot tell apart."""
    commands = under_way(commands)
    everybody = range(len(rebuild(commands).sitters))
    eyes = Random(seed).sample(everybody, Random(seed).randrange(len(everybody)))
    instead = otherwise(commands, eyes, seed)
    if instead is None:
        return
    one, two = rebuild(commands), rebuild(instead)
    assert without_proofs(table_message("fox", one, eyes)) == without_proofs(
        table_message("fox", two, eyes)
    )
    last = max(place for place, each in enumerate(commands) if isinstance(each, Deal))
    for here, there in zip(
        steps_of(commands)[last - 1 :][-4:], steps_of(instead)[last - 1 :][-4:], strict=True
    ):
        assert without_proofs(update("fox", *here, eyes)) == without_proofs(
            update("fox", *there, eyes)
        )
    assert [*map(msgspec.json.encode, replayed(one, eyes))] == [
        *map(msgspec.json.encode, replayed(two, eyes))
    ]


def under_way(commands: list[Command]) -> list[Command]:
    """A story up to a moment at which hands are hidden: once a round is over, they lie open."""
    position = rebuild(commands).position
    return under_way(commands[:-1]) if position is not None and position.is_over else commands


def test_there_are_tables_that_look_the_same_and_are_not() -> None:
    told_apart = 0
    for seed in range(20):
        commands = story(ALL_RULES[2 * seed + 1], 3, seed, most=12)
        instead = otherwise(commands, {0}, seed)
        assert instead is not None
        told_apart += rebuild(commands) != rebuild(instead)
    assert told_apart == 20


@few
@given(stories)
def test_no_message_has_a_salt_a_token_or_the_order_before_the_round_is_over(
    commands: list[Command],
) -> None:
    for before, command, then in steps_of(commands)[-4:]:
        for message in (
            answer_bytes(table_message("fox", then, {0})),
            answer_bytes(update("fox", before, command, then, {0})),
        ):
            for played in then.rounds:
                if played.position.is_over:
                    continue
                assert played.salt.encode() not in message
                assert join_cards(played.order).replace(" ", '","').encode() not in message
            assert b'"t0"' not in message


@few
@given(whole_stories)
def test_the_shuffles_of_a_finished_match_are_opened(commands: list[Command]) -> None:
    table = rebuild(commands)
    message = table_message("fox", table, ())
    assert message.match.over
    assert [shuffle.salt for shuffle in message.shuffles] == [each.salt for each in table.rounds]


@few
@given(stories)
def test_a_replay_shows_every_step_of_every_round(commands: list[Command]) -> None:
    table = rebuild(commands)
    shown = replayed(table, {1})
    expected: list[tuple[Seat | None, int]] = []
    for number, played in enumerate(table.rounds, start=1):
        expected.append((None, number))
        expected += ((past.seat, number) for past in played.position.history for _ in past.steps)
        expected += ((played.position.mover, number) for _ in played.position.steps)
    assert [
        (each.happened.seat if each.happened else None, each.round) for _, each in shown
    ] == expected
    assert all(finished == each.round - 1 for finished, each in shown)
    assert table.position is not None
    assert still(shown[-1][1]) == frame(table.position, len(table.rounds), {1})


@few
@given(stories)
def test_a_replay_is_what_was_shown_while_it_was_played(commands: list[Command]) -> None:
    live = [
        each
        for before, command, then in steps_of(commands)
        for each in update("fox", before, command, then, {0}).frames
    ]
    assert [each for _, each in replayed(rebuild(commands), {0})] == live


def test_an_open_replay_shows_all_hands() -> None:
    table = rebuild(story(ADVANCED, 3, seed=2))
    for _, shown in replayed(table, range(3)):
        for seat in shown.seats:
            assert seat.hand is not None
            assert len(seat.hand) == seat.size


def test_nothing_is_replayed_before_the_first_deal() -> None:
    assert replayed(rebuild([Open(BASIC, sitters(2))]), ()) == []


@few
@given(stories)
def test_a_round_as_it_was_dealt(commands: list[Command]) -> None:
    table = rebuild(commands)
    for number in range(1, len(table.rounds) + 1):
        start = dealt(table, number)
        assert start.history == ()
        assert start.score == table.rounds[number - 1].position.score


@pytest.mark.parametrize("rules", ALL_RULES[6::16] + ALL_RULES[7::16], ids=rules_name)
def test_no_message_is_too_large(rules: Rules) -> None:
    """To a client that holds all seats, in whole matches and with the longest names."""
    for players, seed in ((2, 1), (4, 2)):
        name, everybody = "x" * 40, range(players)
        for before, command, then in steps_of(story(rules, players, seed))[::8]:
            message = update(name, before, command, then, everybody)
            whole = table_message(name, then, everybody)
            assert max(len(answer_bytes(message)), len(answer_bytes(whole))) <= MAX_MESSAGE_BYTES


def test_what_fits_is_sent_as_it_is() -> None:
    assert len(UPDATE.frames) > 1
    for message in (TABLE, UPDATE):
        assert message.options
        assert fitted(message) == answer_bytes(message)


def test_the_way_it_came_goes_first() -> None:
    cut = decode(fitted(UPDATE, len(answer_bytes(UPDATE)) - 1), type=Update)
    assert cut.frames == UPDATE.frames[-1:]
    assert cut.told == UPDATE.told
    assert cut.options == UPDATE.options


def test_then_the_options() -> None:
    cut = decode(fitted(UPDATE, 100), type=Update)
    assert (cut.frames, cut.told, cut.options) == (UPDATE.frames[-1:], UPDATE.told, [])
    whole = decode(fitted(TABLE, 100), type=TableMessage)
    assert whole.options == []
    assert whole.frame == TABLE.frame


def test_a_table_without_options_is_not_cut() -> None:
    watched = table_message("fox", AFTER, ())
    assert decode(fitted(watched, 100), type=TableMessage) == watched
