"""Fair queues: by priority, in turn by address and by token, and what is taken out again."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from red7.hosting.compute.fair_queue import FairQueue
from red7.live.limits.rate_limits import TooManyRequests
from red7.live.limits.requester import Requester

ANN, BOB = Requester("here", "ann"), Requester("there", "bob")


def drained(queue: FairQueue[str]) -> list[str]:
    return [queue.pop() for _ in range(len(queue))]


def test_whoever_asks_for_much_waits_behind_themselves() -> None:
    queue: FairQueue[str] = FairQueue()
    for item in ("a1", "a2", "a3"):
        queue.put(item, ANN)
    queue.put("b1", BOB)
    assert drained(queue) == ["a1", "b1", "a2", "a3"]


def test_many_tokens_of_an_address_have_one_turn_with_others() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(3):
        queue.put(f"x{number}", Requester("there", f"token {number}"))
        queue.put(f"y{number}", Requester("there", f"token {number}"))
    for item in ("a1", "a2", "a3"):
        queue.put(item, ANN)
    assert drained(queue) == ["x0", "a1", "x1", "a2", "x2", "a3", "y0", "y1", "y2"]


def test_a_lower_priority_comes_first_whoever_asks() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.put("hint", ANN, 1)
    queue.put("another hint", BOB, 1)
    queue.put("turn", BOB, 0)
    assert drained(queue) == ["turn", "hint", "another hint"]


def test_only_so_many_may_wait_for_a_token() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.put("a1", ANN, most=2)
    queue.put("a2", ANN, most=2)
    with pytest.raises(TooManyRequests):
        queue.put("a3", ANN, most=2)
    queue.put("b1", BOB, most=2)
    queue.put("turn", ANN)
    assert len(queue) == 4


def test_what_nobody_waits_for_is_taken_out() -> None:
    queue: FairQueue[str] = FairQueue()
    for item in ("a1", "a2"):
        queue.put(item, ANN, 1)
    queue.remove("a1", ANN, 1)
    queue.remove("a1", ANN, 1)
    queue.remove("a2", BOB, 1)
    queue.remove("a2", ANN, 0)
    assert drained(queue) == ["a2"]
    with pytest.raises(IndexError):
        queue.pop()


PUT = st.tuples(st.integers(0, 2), st.sampled_from("xyz"), st.sampled_from("abc"))


@given(st.lists(PUT | st.none(), max_size=60))
def test_everything_that_was_put_comes_out_once_and_in_its_own_order(
    script: list[tuple[int, str, str] | None],
) -> None:
    queue: FairQueue[tuple[int, Requester, int]] = FairQueue()
    waiting: set[tuple[int, Requester, int]] = set()
    for number, put in enumerate(script):
        if put is not None:
            item = (put[0], Requester(put[1], put[2]), number)
            queue.put(item, item[1], item[0])
            waiting.add(item)
        elif waiting:
            popped = queue.pop()
            assert popped[0] == min(each[0] for each in waiting)
            own = [each for each in waiting if each[:2] == popped[:2]]
            assert popped == min(own, key=lambda each: each[2])
            waiting.remove(popped)
        assert len(queue) == len(waiting)
