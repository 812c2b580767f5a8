"""Messages that would be too large are cut down, and say nothing wrong."""

from msgspec.json import decode

from red7.core import ADVANCED, CARDS
from red7.notation import parse_turn
from red7.table import Deal, Open, Play, rebuild
from red7.wire.messages import TableMessage, Update, answer_bytes
from red7.wire.size_limit import fitted
from red7.wire.table_messages import table_message
from tests.tables import sitters
from tests.wire.messages_of import update

OPEN = Open(ADVANCED, sitters(2))
DEAL = Deal(tuple(reversed(CARDS)), "salt")
PLAY = Play(1, parse_turn("+R6 >O6 ! ."))
BEFORE, AFTER = rebuild([OPEN, DEAL]), rebuild([OPEN, DEAL, PLAY])
TABLE = table_message("fox", AFTER, (0, 1))
UPDATE = update("fox", BEFORE, PLAY, AFTER, (0, 1))


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
