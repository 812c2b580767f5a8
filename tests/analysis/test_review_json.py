"""Reviews as plain data: what `red7 review --json` prints, and what the live protocol is told."""

import json

from red7.analysis.review_json import review_json
from red7.analysis.reviews import Review, review
from red7.core import ADVANCED, EXPERT
from red7.live.compute.hint_and_review_shapes import review_shape
from red7.notation import Record, turn_name
from red7.search.budget import Budget
from tests.notation.test_records import random_record


def reviewed(record: Record) -> tuple[Record, Review]:
    return record, review(record, Budget(playouts=40))


def test_all_of_a_review_is_told() -> None:
    record, found = reviewed(random_record(ADVANCED, 2, 3, most=99))
    told = review_json(record, found)
    assert json.loads(json.dumps(told)) == told
    assert [turn["steps"] for turn in told["turns"]] == [
        turn_name(turn.steps) for turn in found.turns
    ]
    assert [turn["class"] for turn in told["turns"]] == [turn.quality for turn in found.turns]
    assert [turn["better"] is None for turn in told["turns"]] == [
        turn.better is None for turn in found.turns
    ]
    for player, account in zip(told["players"], found.accounts, strict=True):
        assert player["luck"] == account.deals + account.draws
        assert (player["start"], player["end"]) == (account.start, account.end)
        assert (player["given"], player["received"]) == (account.given, account.received)
    assert [*map(tuple, (point["chances"] for point in told["chances"]))] == [
        point.chances for point in found.points
    ]
    turning = found.turning_point
    expected = None if turning is None else {"round": turning.round, "turn": turning.turn_number}
    assert told["turning_point"] == expected


def test_the_protocol_tells_the_same() -> None:
    record, found = reviewed(random_record(EXPERT, 3, 5, most=2))
    told, shape = review_json(record, found), review_shape(found)
    for turn, message in zip(told["turns"], shape.turns, strict=True):
        assert " ".join(message.steps) == turn["steps"]
        assert (message.quality, message.given) == (turn["class"], turn["given"])
        assert (None if message.better is None else " ".join(message.better)) == turn["better"]
    for point, drawn in zip(told["chances"], shape.points, strict=True):
        assert (drawn.round, drawn.turn, drawn.chances) == (*point.values(),)
    for player, account in zip(told["players"], shape.accounts, strict=True):
        assert (account.deals, account.draws) == (player["deals"], player["draws"])


def test_a_game_that_breaks_off_has_no_turning_point() -> None:
    whole = random_record(ADVANCED, 2, 4, most=2)
    *before, last = whole.rounds
    record = whole._replace(rounds=(*before, last._replace(turns=last.turns[:1])))
    told = review_json(*reviewed(record))
    assert told["turning_point"] is None
    assert told["winners"] == []
