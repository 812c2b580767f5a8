"""Jobs for a table: what travels to another process comes back as it was."""

import msgspec
from hypothesis import given

from red7.live.compute.table_jobs import RoundChange, packed, table_bytes, update_bytes
from red7.table import (
    Command,
    Deal,
    Open,
    Play,
    Table,
    apply_command,
    decision_of,
    rebuild,
    senders,
)
from tests.random_tables import few, whole_stories


@few
@given(whole_stories)
def test_a_table_travels_as_it_is(commands: list[Command]) -> None:
    table = rebuild(commands)
    again = msgspec.msgpack.decode(packed(table), type=Table)
    assert again == table
    assert repr(again) == repr(table)
    assert table.position is not None
    change = RoundChange(table.position, (), (table.position,), table)
    assert repr(msgspec.msgpack.decode(packed(change), type=RoundChange)) == repr(change)


@few
@given(whole_stories)
def test_without_its_history_a_table_goes_on_alike(commands: list[Command]) -> None:
    """All but the turns of earlier rounds is there, and those stay small."""
    for count in range(2, len(commands), 7):
        table = rebuild(commands[:count])
        bare = table.without_history()
        assert bare._replace(rounds=table.rounds) == table
        assert bare.rounds[-1] == table.rounds[-1]
        assert all(not played.position.history for played in bare.rounds[:-1])


@few
@given(whole_stories)
def test_the_messages_about_a_command_are_those_of_the_table_after_it(
    commands: list[Command],
) -> None:
    first = commands[0]
    assert isinstance(first, Open)
    audiences = [(), (0,), tuple(range(len(first.sitters)))]
    for count in range(1, len(commands), 7):
        before, command = rebuild(commands[:count]), commands[count]
        assert isinstance(command, Play | Deal)
        decision = decision_of(before, command, senders.TABLE, 0.0)
        table = decision.table
        assert table == apply_command(before, command)
        change = RoundChange(None, (), decision.positions, table.without_history())
        if isinstance(command, Play):
            change = change._replace(before=before.position, steps=command.steps)
        made = update_bytes("fox", packed(change), audiences)
        for audience, message in zip(audiences, made, strict=True):
            update = msgspec.json.decode(message)
            whole = msgspec.json.decode(table_bytes("fox", packed(table), audience))
            assert update["version"] == whole["version"]
            assert without_event(update["frames"][-1]) == without_event(whole["frame"])
            assert update["options"] == whole["options"]
            assert update["match"] == whole["match"]


def without_event(frame: dict[str, object]) -> dict[str, object]:
    """Return a frame without what happened just before it."""
    return {name: value for name, value in frame.items() if name != "happened"}
