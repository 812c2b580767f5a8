"""Messages that would be too large are cut down, and say nothing wrong."""

from msgspec.json import decode

from red7.core import ADVANCED, CARDS
from red7.notation import parse_turn
from red7.table import Deal, Open, Play, fold
from red7.wire.messages import TableMessage, Update, answer_bytes
from red7.wire.size_limit import fitted, table_bytes, update_bytes
from red7.wire.table_messages import table_message, update
from tests.tables import sitters

OPEN = Open(ADVANCED, sitters(2))
DEAL = Deal(tuple(reversed(CARDS)), "salt")
PLAY = Play(1, parse_turn("+R6 >O6 ! ."))
BEFORE, AFTER = fold([OPEN, DEAL]), fold([OPEN, DEAL, PLAY])
TABLE = table_message("fox", AFTER, (0, 1))
UPDATE = update("fox", BEFORE, PLAY, AFTER, (0, 1))


def test_what_fits_is_sent_as_it_is() -> None:
    assert len(UPDATE.frames) > 1
    assert len(TABLE.options) > 1
    assert table_bytes("fox", AFTER, (0, 1)) == answer_bytes(TABLE)
    assert update_bytes("fox", BEFORE, PLAY, AFTER, (0, 1)) == answer_bytes(UPDATE)


def test_the_lists_of_turns_and_what_follows_go_first() -> None:
    for message in (TABLE, UPDATE):
        kind = type(message)
        cut = decode(fitted(message, len(answer_bytes(message)) - 1), type=kind)
        (options,) = cut.options
        assert options.turns == []
        assert options.choices == message.options[0].choices
        assert options.ways == message.options[0].ways
    assert (
        decode(fitted(UPDATE, len(answer_bytes(UPDATE)) - 1), type=Update).frames == UPDATE.frames
    )


def test_then_the_way_it_came() -> None:
    cut = decode(fitted(UPDATE, 100), type=Update)
    assert cut.frames == UPDATE.frames[-1:]
    assert cut.told == UPDATE.told


def test_a_table_without_options_is_not_cut() -> None:
    watched = table_message("fox", AFTER, ())
    assert decode(fitted(watched, 100), type=TableMessage) == watched
