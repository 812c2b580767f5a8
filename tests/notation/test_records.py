"""Game records: written, read back, and checked against the rules."""

import pickle
import re
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from red7.core import ADVANCED, CARDS, Match, PastTurn, Rules, cards_in, deal, with_result
from red7.notation import (
    BadRecord,
    BadText,
    Record,
    RecordedRound,
    RecordedTurn,
    parse_record,
    record_text,
    recorded_deal,
    replay,
    result_of,
)
from tests.builders import any_rules, player_counts, random_turn, seeds

SHORT = """\
[Red7 "1"]
[Edition "v1.2"]
[Switches "draw"]
[Seat0 "Mia"]
[Seat1 "Jon \\"the\\" Red \\\\ 7"]
[Result "0"]
[Event "Kitchen table"]

Round 1 {a short one}
hand 0: R7 Y7 G7 B7 I7 V7 R6
hand 1: B2 I2 V2 G1 B1 I1 V1
palettes: O7 R1
deck: O1 Y1
1. 1: -- {no way}
"""


def recorded(past: PastTurn) -> RecordedTurn:
    return RecordedTurn(past.seat, past.steps)


def random_record(rules: Rules, players: int, seed: int, most: int = 3) -> Record:
    """A match of random turns, at most so many rounds of it."""
    random = Random(seed)
    match = Match(rules, players)
    rounds: list[RecordedRound] = []
    while not match.is_over and len(rounds) < most:
        order = cards_in(match.cards_left)
        random.shuffle(order)
        position = deal(match, order)
        played = recorded_deal(position)
        while not position.is_over:
            position = random_turn(position, random)
        rounds.append(played._replace(turns=tuple(map(recorded, position.history))))
        match = with_result(match, position)
    names = ("Ann", "Bob", "Cy", "Di")[:players]
    return Record(rules, names, tuple(rounds), (("Date", "2026-11-15"),))


records = st.builds(random_record, any_rules, player_counts, seeds)


@given(records)
def test_records_round_trip(record: Record) -> None:
    text = record_text(record)
    assert parse_record(text) == record
    assert record_text(parse_record(text)) == text


@given(records)
def test_a_replay_shows_every_deal_and_every_turn(record: Record) -> None:
    moments = list(replay(record))
    assert len(moments) == sum(1 + len(played.turns) for played in record.rounds)
    assert [moment.position.history[-1].steps for moment in moments if moment.turn_number] == [
        turn.steps for played in record.rounds for turn in played.turns
    ]


def test_whole_matches_have_a_result() -> None:
    record = random_record(ADVANCED, 2, 5, most=99)
    match = result_of(record)
    assert match.is_over
    assert f'[Result "{match.winners[0]}"]' in record_text(record)


def complete(text: str) -> str:
    """A text in which the deck has all the cards that are nowhere else."""
    left = [name for name in all_names() if f" {name}" not in text]
    return text.replace("deck: O1 Y1", "deck: " + " ".join(["O1", "Y1", *left]))


def all_names() -> list[str]:
    return [f"{letter}{number}" for letter in "ROYGBIV" for number in range(7, 0, -1)]


def test_a_text_round_trips_to_the_letter() -> None:
    text = complete(SHORT)
    record = parse_record(text)
    assert record_text(record) == text
    assert record.names == ("Mia", 'Jon "the" Red \\ 7')
    assert record.tags == (("Event", "Kitchen table"),)
    assert record.rounds[0].comment == "a short one"
    assert record.rounds[0].turns[0].comment == "no way"


def test_windows_line_ends_and_wider_spaces_are_accepted() -> None:
    text = complete(SHORT)
    assert parse_record(text.replace("\n", "\r\n")) == parse_record(text)
    wider = text.replace("\n\n", "\n \n\n").replace("O1 Y1", "O1   Y1")
    assert parse_record(wider) == parse_record(text)


def test_the_last_turn_may_be_unfinished() -> None:
    text = complete(SHORT).replace("1. 1: --", "1. 1: +G1").replace('[Result "0"]', '[Result "*"]')
    record = parse_record(text)
    assert not result_of(record).is_over
    assert record_text(record) == text


def test_a_result_may_be_left_out() -> None:
    text = complete(SHORT)
    assert parse_record(text.replace('[Result "0"]\n', "")) == parse_record(text)


def test_a_record_without_rounds_is_a_match_that_has_not_begun() -> None:
    record = Record(ADVANCED, ("A", "B"))
    assert parse_record(record_text(record)) == record


@pytest.mark.parametrize(
    ("old", "new", "line", "turn", "reason"),
    [
        ('[Red7 "1"]', '[Red7 "2"]', 1, 0, "not a record of format 1"),
        ('[Red7 "1"]\n', "", 8, 0, "tag Red7 is missing"),
        ("[Edition", "[Edition2", 9, 0, "tag Edition is missing"),
        ('"v1.2"', '"v9"', 2, 0, "there is no edition 'v9'"),
        ('"draw"', '"draw fun"', 3, 0, "'fun' is not one of draw, scoring, actions"),
        ('[Event "Kitchen table"]', "[Event]", 7, 0, "a tag looks like"),
        ("Kitchen", "\x1b[2JKitchen", 7, 0, "there is a control character in this line"),
        ("[Event", "[Edition", 7, 0, "the tag Edition is there twice"),
        ('[Seat1 "', '[Seat2 "', 9, 0, "tag Seat1 is missing"),
        ('[Seat0 "Mia"]\n', "", 8, 0, "a match has 2 to 4 seats, not 1"),
        ('[Result "0"]', '[Result "1"]', 6, 0, "the result is '0', not '1'"),
        ("Round 1", "Round " + "9" * 5000, 9, 0, "'Round 1' must stand here"),
        ("1. 1: --", "9" * 5000 + ". 1: --", 14, 1, "a turn looks like"),
        ("Round 1", "Round 2", 9, 0, "'Round 1' must stand here"),
        ("hand 0:", "hand 1:", 10, 0, "'hand 0:' and its cards must stand here"),
        ("R6", "R9", 10, 0, "'R9' is not a card"),
        ("R6", "R7", 10, 0, "'hand 0:' has a card twice"),
        (" R6", "", 10, 0, "'hand 0:' must have 7 cards, not 6"),
        ("palettes: O7 R1", "palettes: O7 V1", 13, 0, "every card that has not been scored, once"),
        ("1. 1: --", "-- 1.", 14, 1, "a turn looks like '1. 1: +R7 .'"),
        ("1. 1: --", "2. 1: --", 14, 1, "this should be turn 1, not 2"),
        ("1. 1: --", "1. 0: --", 14, 1, "it is the turn of seat 1, not of 0"),
        ("1. 1: --", "1. 1: ++", 14, 1, "'+' is not a card"),
        ("1. 1: --", "1. 1: +R7 .", 14, 1, "+R7 is refused here: not-in-hand"),
        ("1. 1: --", "1. 1: ", 14, 1, "the turn is not finished"),
        ("1. 1: -- {no way}", "1. 1: +G1\n2. 1: .", 14, 1, "the turn is not finished"),
        ("1. 1: -- {no way}", "1. 1: --\n2. 0: --", 15, 0, "the match is over"),
        ("1. 1: -- {no way}", "1. 1: -- .", 14, 1, ". is refused here: finished"),
    ],
)
def test_errors_name_line_and_turn(old: str, new: str, line: int, turn: int, reason: str) -> None:
    text = complete(SHORT)
    assert old in text
    with pytest.raises(BadRecord, match=re.escape(reason)) as error:
        parse_record(text.replace(old, new, 1))
    assert (error.value.line, error.value.turn) == (line, turn)
    assert str(error.value).startswith(f"line {line}")


def test_a_round_must_be_over_before_the_next() -> None:
    record = random_record(ADVANCED, 2, 5, most=2)
    *turns, _ = record.rounds[0].turns
    text = record_text(record)
    last = text.index(f"{len(turns) + 1}. ")
    cut = text[:last] + text[text.index("Round 2") :]
    with pytest.raises(BadRecord, match="round 1 is not over"):
        parse_record(cut)


def test_the_second_round_is_dealt_without_the_scored_cards() -> None:
    record = random_record(ADVANCED, 2, 5, most=2)
    lines = record_text(record).splitlines()
    deck = f"deck: {' '.join(all_names())}"
    at = max(number for number, line in enumerate(lines) if line.startswith("deck:"))
    with pytest.raises(BadRecord, match=r"line \d+, round 2: a deal needs every card"):
        parse_record("\n".join([*lines[:at], deck, *lines[at + 1 :]]))


def test_an_empty_text_is_no_record() -> None:
    with pytest.raises(BadRecord, match="line 1: the tag Red7 is missing"):
        parse_record("")


@pytest.mark.parametrize(
    "record",
    [
        Record(ADVANCED, ("A\nB", "C")),
        Record(ADVANCED, ("A", "B"), (), (("Event", "\r"),)),
        Record(
            ADVANCED,
            ("A", "B"),
            (recorded_deal(deal(Match(ADVANCED, 2), list(CARDS)))._replace(comment="}"),),
        ),
    ],
)
def test_what_the_format_cannot_hold_is_refused(record: Record) -> None:
    with pytest.raises(BadText, match="a record cannot hold"):
        record_text(record)


@pytest.mark.parametrize("tags", [[("My tag", "")], [("Seat9", "")], [("A", ""), ("A", "")]])
def test_further_tags_need_names_of_their_own(tags: list[tuple[str, str]]) -> None:
    with pytest.raises(BadText, match="cannot be the name of a further tag"):
        record_text(Record(ADVANCED, ("A", "B"), (), tuple(tags)))


def test_a_turn_of_the_wrong_seat_or_without_steps_is_not_written() -> None:
    record = random_record(ADVANCED, 2, 5, most=1)
    (played,) = record.rounds
    first, *_ = played.turns
    for wrong in (first._replace(seat=1 - first.seat), first._replace(steps=())):
        broken = played._replace(turns=(wrong,))
        with pytest.raises(BadText, match="round 1, turn 1"):
            record_text(record._replace(rounds=(broken,)))


def test_the_order_of_a_recorded_round_is_that_of_its_deal() -> None:
    position = deal(Match(ADVANCED, 3), list(reversed(CARDS)))
    assert isinstance(recorded_deal(position), RecordedRound)
    assert deal(Match(ADVANCED, 3), recorded_deal(position).order) == position


@pytest.mark.parametrize("error", [BadText("bad-value", "no"), BadRecord("no", 3, 1, 2)])
def test_errors_survive_the_way_to_another_process(error: BadText) -> None:
    copied = pickle.loads(pickle.dumps(error))
    assert (type(copied), str(copied), copied.code) == (type(error), str(error), error.code)
