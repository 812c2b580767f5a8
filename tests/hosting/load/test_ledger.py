"""What was promised is held against what the log has."""

import pytest

from red7.hosting.load.figures import percentile
from red7.hosting.load.http_client import Caller, Unreachable, callers, parse_url
from red7.hosting.load.ledger import Done, Ledger, Verdict

ANN, BOB = [Done(0, "+R7"), Done(0, ".")], [Done(1, ">B3"), Done(1, ".")]
FOLD = Done(2, "--")


def ledger() -> Ledger:
    """Of a table at which Ann has moved, then Bob."""
    found = Ledger(Caller("", None), "table")
    found.acknowledge(6, 0, ["+R7", "."])
    found.acknowledge(7, 1, [">B3", "."])
    return found


def test_what_was_promised_is_there_whatever_the_table_folds_by_itself() -> None:
    assert ledger().compared_with([*ANN, *BOB]) == Verdict()
    assert ledger().compared_with([FOLD, *ANN, FOLD, *BOB, FOLD]) == Verdict()


def test_a_move_that_is_not_in_the_log_is_lost() -> None:
    assert ledger().compared_with([*ANN]) == Verdict(lost=1)
    assert ledger().compared_with([*BOB]) == Verdict(lost=1)
    assert ledger().compared_with([]) == Verdict(lost=2)
    assert ledger().compared_with([*ANN, BOB[0]]) == Verdict(lost=1, doubled=1)


def test_moves_in_another_order_are_not_what_was_promised() -> None:
    assert ledger().compared_with([*BOB, *ANN]).lost == 1


def test_a_move_that_nobody_asked_for_is_doubled() -> None:
    assert ledger().compared_with([*ANN, *ANN, *BOB]).doubled == 2
    assert ledger().compared_with([*ANN, *BOB, *BOB]).doubled == 2


def test_a_move_without_an_answer_may_be_there_or_not() -> None:
    pending = ledger()
    pending.pending = [Done(2, "+G4"), Done(2, ".")]
    assert pending.compared_with([*ANN, *BOB]) == Verdict()
    assert pending.compared_with([*ANN, *BOB, *pending.pending]) == Verdict()
    assert pending.compared_with([*ANN, *BOB, *pending.pending, *pending.pending]).doubled == 2


def test_two_moves_cannot_have_become_the_same_version() -> None:
    twice = ledger()
    twice.acknowledge(7, 1, [">B3", "."])
    assert twice.compared_with([*ANN, *BOB]) == Verdict(lost=1)


def test_percentiles_are_times_that_were_seen() -> None:
    assert percentile([], 0.5) is None
    assert percentile([0.003], 0.99) == 3.0
    assert percentile([each / 1000 for each in range(1, 101)], 0.5) == 50.0
    assert percentile([each / 1000 for each in range(1, 101)], 0.99) == 99.0


def test_tables_come_from_addresses_of_their_own() -> None:
    here = parse_url("http://127.0.0.1:7777")
    found = callers("name", here, 3, 2, None)
    assert [{each.source for each in group} for group in found] == [
        {"127.7.0.1"},
        {"127.7.0.2"},
        {"127.7.0.3"},
    ]
    assert len({each.cookie for group in found for each in group}) == 6
    alone = callers("name", here, 2, 2, "127.0.0.9")
    assert {each.source for group in alone for each in group} == {"127.0.0.9"}
    elsewhere = callers("name", parse_url("https://red7.example"), 1, 2, None)
    assert {each.source for each in elsewhere[0]} == {None}


@pytest.mark.parametrize(
    "url", ["127.0.0.1:7777", "ftp://127.0.0.1", "http://", "http://a:b", "http://[::1"]
)
def test_what_is_no_address_is_refused(url: str) -> None:
    with pytest.raises(Unreachable):
        parse_url(url)
