"""Jobs for a table: what travels to another process comes back as it was."""

import msgspec
from hypothesis import given

from red7.core import Position
from red7.service.table_jobs import packed
from red7.table import Command, Table, fold
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
