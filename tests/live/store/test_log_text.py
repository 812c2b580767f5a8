"""Commands as the log keeps them."""

from typing import get_args

import msgspec
import pytest
from hypothesis import given

from red7.core import BASIC, EXPERT, FOLD
from red7.live.store.log_text import command_text, parse_command
from red7.notation import BadText, parse_cards, parse_turn
from red7.table import Command, Deal, Open, Origin, Play, Settings, Sitter, rebuild, seating
from tests.random_tables import few, whole_stories

OPEN = (
    b'{"do":"open","rules":{"edition":"v1.2","draw":false,"scoring":false,"actions":false},'
    b'"sitters":[{"name":"Mia","person":"t0"},{"name":"Jon","bot":"planner"}]}'
)


SETTINGS = b'[[0,null],"bot","marks",30,"planner",true,true,false,false,""]'
STORED: list[tuple[Command, bytes]] = [
    (Open(BASIC, (Sitter("Mia", None, "t0"), Sitter("Jon", "planner"))), OPEN),
    (
        Open(BASIC, (Sitter(""), Sitter("Jon", "planner")), Origin.BRANCH),
        OPEN[: OPEN.index(b'"sitters"')]
        + b'"sitters":[{"name":""},{"name":"Jon","bot":"planner"}],"origin":"fork"}',
    ),
    (
        Open(BASIC, (Sitter("Mia", None, "t0", face="cat"), Sitter("Jon", "planner"))),
        OPEN.replace(b'"t0"', b'"t0","face":"cat"'),
    ),
    (
        Deal(tuple(parse_cards("R7 V1")), "salt"),
        b'{"do":"deal","order":["R7","V1"],"salt":"salt"}',
    ),
    (
        Play(1, parse_turn("+R1 *V7 >B3 ! .")),
        b'{"do":"play","seat":1,"steps":["+R1","*V7",">B3","!","."]}',
    ),
    (Play(0, parse_turn("+R7 ^G4 .")), b'{"do":"play","seat":0,"steps":["+R7","^G4","."]}'),
    (Play(0, parse_turn("+R7 ~G4")), b'{"do":"play","seat":0,"steps":["+R7","~G4"]}'),
    (Play(3, (FOLD,)), b'{"do":"play","seat":3,"steps":["--"]}'),
    (
        Open(BASIC, (Sitter("Mia", None, "t0"), Sitter("Jon", "planner")), settings=Settings()),
        OPEN[:-1] + b',"settings":' + SETTINGS + b"}",
    ),
    (
        seating.Configure(BASIC, Settings(), 3),
        b'{"do":"configure","rules":{"edition":"v1.2","draw":false,"scoring":false,'
        b'"actions":false},"settings":' + SETTINGS + b',"seats":3}',
    ),
    (
        seating.Configure(BASIC, Settings(spectators_react=False), 3),
        b'{"do":"configure","rules":{"edition":"v1.2","draw":false,"scoring":false,'
        b'"actions":false},"settings":' + SETTINGS[:-1] + b',false],"seats":3}',
    ),
    (seating.Sit(1, "Jo", "t1"), b'{"do":"sit","values":[1,"Jo","t1",false]}'),
    (
        seating.Sit(1, "Jo", "t1", face="owl"),
        b'{"do":"sit","values":[1,"Jo","t1",false,"owl"]}',
    ),
    (seating.Stand(1), b'{"do":"stand","values":[1]}'),
    (seating.Remove(1), b'{"do":"remove","values":[1]}'),
    (seating.Rename(1, "Joe"), b'{"do":"rename","values":[1,"Joe"]}'),
    (seating.Rename(1, "Joe", "fox"), b'{"do":"rename","values":[1,"Joe","fox"]}'),
    (seating.Rename(1, "Joe", ""), b'{"do":"rename","values":[1,"Joe",""]}'),
    (seating.SeatBot(2, None), b'{"do":"seat-bot","values":[2,null]}'),
    (seating.PassHost("t1"), b'{"do":"host","values":["t1"]}'),
    (seating.LetBotPlay(1), b'{"do":"let-bot-play","values":[1]}'),
    (seating.TakeBack(1), b'{"do":"take-back","values":[1]}'),
    (seating.MoveSeats((0, 1), "t2"), b'{"do":"move-seats","values":[[0,1],"t2"]}'),
    (seating.NameRematch("fox"), b'{"do":"rematch","values":["fox"]}'),
    (seating.TimeOut(1), b'{"do":"time-out","values":[1]}'),
    (seating.RemoveFreeSeats(), b'{"do":"remove-free-seats","values":[]}'),
    (seating.StopClocks(), b'{"do":"stop-clocks","values":[]}'),
    (seating.StartClocks(), b'{"do":"start-clocks","values":[]}'),
]


def test_every_kind_of_command_is_tried_here() -> None:
    assert {type(command) for command, _ in STORED} == {*get_args(Command)}


@pytest.mark.parametrize(("command", "text"), STORED)
def test_what_is_stored(command: Command, text: bytes) -> None:
    """Logs are kept for long: a change here needs a way to read the old ones."""
    assert command_text(command) == text
    assert parse_command(text) == command


def test_what_0_3_0_wrote_is_understood() -> None:
    """It gave seats to the digests of tokens, which have become the ids of persons."""
    command, text = STORED[0]
    assert parse_command(text.replace(b'"person"', b'"holder"')) == command


def test_what_0_7_0_wrote_is_understood() -> None:
    """Its tables with friends had no language."""
    for command, text in STORED:
        assert parse_command(text.replace(b'false,""]', b"false]")) == command


@few
@given(whole_stories)
def test_a_log_read_back_is_the_same_table(commands: list[Command]) -> None:
    texts = [*map(command_text, commands)]
    assert [*map(parse_command, texts)] == commands
    assert rebuild(map(parse_command, texts)) == rebuild(commands)
    assert all(b"\n" not in text for text in texts)


def test_names_and_salts_of_any_kind_come_back() -> None:
    for name in ("李雷", '"', "\\", "é", "🂡"):
        opened = Open(EXPERT, (Sitter(name, None, name), Sitter("b", "c")))
        assert parse_command(command_text(opened)) == opened
        assert parse_command(command_text(Deal((), name))) == Deal((), name)


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"{}",
        b"not JSON",
        b'{"do":"stand"}',
        b'{"do":"play","seat":0}',
        b'{"do":"play","seat":"0","steps":[]}',
        b'{"do":"play","seat":0,"steps":[],"more":1}',
        b'{"do":"deal","order":"R7","salt":""}',
        OPEN.replace(b'"person"', b'"owner"'),
        OPEN.replace(b'"draw":false', b'"draw":0'),
    ],
)
def test_a_damaged_log_is_noticed(text: bytes) -> None:
    with pytest.raises(msgspec.DecodeError):
        parse_command(text)


@pytest.mark.parametrize(
    "text",
    [
        b'{"do":"play","seat":0,"steps":["R7"]}',
        b'{"do":"deal","order":["R8"],"salt":""}',
        OPEN.replace(b"v1.2", b"v7"),
    ],
)
def test_a_log_with_words_that_mean_nothing_is_noticed(text: bytes) -> None:
    with pytest.raises(BadText):
        parse_command(text)
