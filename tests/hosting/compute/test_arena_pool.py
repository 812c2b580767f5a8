"""Tasks in worker processes: results in order, and no worker that outlives its work."""

import os
import time
from multiprocessing import active_children

import pytest

from red7.core import Red7Error
from red7.hosting.compute.arena_pool import TASKS_AHEAD, spread
from red7.live.compute.protocol import WorkFailed


def square(number: int) -> int:
    return number * number


def reciprocal(number: int) -> float:
    return 1 / number


def process_of(task: int) -> int:
    return os.getpid()


def note_set_up() -> None:
    os.environ["RED7_TEST_SET_UP"] = "done"


def set_up_seen(task: int) -> str | None:
    return os.environ.get("RED7_TEST_SET_UP")


def test_results_come_in_order_however_many() -> None:
    many = range(3 * TASKS_AHEAD)
    assert list(spread(square, many, 2)) == [number * number for number in many]


def test_one_process_is_this_one() -> None:
    assert list(spread(process_of, range(3), 1)) == [os.getpid()] * 3
    assert list(spread(process_of, range(1), 8)) == [os.getpid()]
    assert list(spread(process_of, [], 8)) == []


def test_every_process_sets_itself_up() -> None:
    assert set(spread(set_up_seen, range(6), 2, note_set_up)) == {"done"}
    assert "RED7_TEST_SET_UP" not in os.environ


def test_a_killed_worker_is_noticed() -> None:
    with pytest.raises(Red7Error, match="a worker process was killed"):
        list(spread(os._exit, [9, 9], 2))
    assert not active_children()


def test_what_goes_wrong_in_a_task_is_raised_here() -> None:
    with pytest.raises(WorkFailed, match="ZeroDivisionError"):
        list(spread(reciprocal, [1, 0, 2], 2))
    assert not active_children()


def test_workers_end_at_once_when_nobody_asks_any_more() -> None:
    results = spread(time.sleep, [0, *[60] * 8], 2)
    next(results)
    start = time.monotonic()
    results.close()
    assert time.monotonic() - start < 20
    assert not active_children()
