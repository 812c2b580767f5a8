"""Forks: the commands of a game up to one of its moments, for others to go on from there."""

from collections.abc import Iterator

from red7.table.commands import Command, Deal, Open, Play
from red7.table.errors import Refused
from red7.table.state import Sitter, Table


def commands_to(
    table: Table, sitters: tuple[Sitter, ...], round_number: int, turn: int
) -> Iterator[Command]:
    """The commands that bring others to the start of a turn. Raises `Refused`.

    Rounds count from 1; turn 0 is the deal, turn n what is left by the nth turn.
    """
    if not 1 <= round_number <= len(table.rounds):
        raise Refused("unknown-moment", round=round_number, turn=turn)
    *earlier, last = table.rounds[:round_number]
    if not 0 <= turn <= len(last.position.history):
        raise Refused("unknown-moment", round=round_number, turn=turn)
    yield Open(table.rules, sitters)
    for played in earlier:
        yield Deal(played.order, played.salt)
        yield from (Play(past.seat, past.steps) for past in played.position.history)
    yield Deal(last.order, last.salt)
    yield from (Play(past.seat, past.steps) for past in last.position.history[:turn])
