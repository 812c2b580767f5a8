"""Jobs for a table: what travels to another process comes back as it was."""

import msgspec
from hypothesis import given

from red7.core import Position
from red7.live.compute.table_jobs import CarriedOut, carry_out, packed, plain
from red7.table import Command, DealRound, Open, Play, PlayTurn, Table, after, fold, senders
from tests.tables import few, whole_stories


@few
@given(whole_stories)
def test_a_table_travels_as_it_is(commands: list[Command]) -> None:
    table = fold(commands)
    again = msgspec.msgpack.decode(packed(table), type=Table)
    assert again == table
    assert repr(again) == repr(table)
    assert table.position is not None
    position = msgspec.msgpack.decode(packed(table.position), type=Position)
    assert repr(position) == repr(table.position)


@few
@given(whole_stories)
def test_without_its_history_a_table_goes_on_alike(commands: list[Command]) -> None:
    """All but the turns of earlier rounds is there, and those stay small."""
    for count in range(2, len(commands), 7):
        table = fold(commands[:count])
        bare = table.without_history()
        assert bare._replace(rounds=table.rounds) == table
        assert bare.rounds[-1] == table.rounds[-1]
        assert all(not played.position.history for played in bare.rounds[:-1])


@few
@given(whole_stories)
def test_what_comes_back_is_the_table_after_the_command(commands: list[Command]) -> None:
    first = commands[0]
    assert isinstance(first, Open)
    for count in range(1, len(commands), 7):
        before, next_one = fold(commands[:count]), commands[count]
        seat = next_one.seat if isinstance(next_one, Play) else 0
        sitter = first.sitters[seat]
        sender = senders.bot(sitter.bot) if sitter.bot else senders.person(sitter.person)
        request = (
            PlayTurn(before.version, seat, next_one.steps)
            if isinstance(next_one, Play)
            else DealRound(before.version)
        )
        given = packed(before.without_history()), *plain(sender, request)
        done = CarriedOut(*carry_out("a table", *given, 0.0, ()))
        command = done.command(request)
        assert isinstance(command, type(next_one))
        table = after(before, command)
        assert done.position == table.position
        assert done.packed_table == packed(table.without_history())
