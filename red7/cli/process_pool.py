"""A pool of worker processes: tasks spread over all cores, results in order."""

import signal
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children, get_context
from typing import TypeVar

from red7.core import Red7Error
from red7.server.workers.spawn import cores, interrupts_blocked

Task = TypeVar("Task")
Result = TypeVar("Result")

AHEAD = 64
"""Tasks handed out for each process before the first of them is done."""


def _nothing() -> None:
    """No set-up."""


def spread(
    work: Callable[[Task], Result],
    tasks: Sequence[Task],
    processes: int | None = None,
    set_up: Callable[[], None] = _nothing,
) -> Generator[Result, None, None]:
    """The results of some tasks, in their order, each as soon as those before it are there.

    Every process sets itself up first. With one process no other is started. When the caller
    stops asking, or is interrupted, the workers end at once. Raises `Red7Error` if one is killed.
    """
    count = min(cores() if processes is None else processes, len(tasks))
    if count <= 1:
        set_up()
        yield from map(work, tasks)
        return
    before = {child.pid for child in active_children()}
    pool = ProcessPoolExecutor(count, get_context("spawn"), _begin, (set_up,))
    try:
        yield from _in_order(pool, work, tasks, AHEAD * count)
    except BrokenProcessPool:
        raise Red7Error("a worker process was killed before it had finished") from None
    finally:
        # Whatever they are doing: shutting down would wait for it.
        for child in active_children():
            if child.pid not in before:
                child.kill()
        pool.shutdown(cancel_futures=True)


def _in_order(
    pool: ProcessPoolExecutor,
    work: Callable[[Task], Result],
    tasks: Sequence[Task],
    most: int,
) -> Iterator[Result]:
    """The results in the order of the tasks, of which at most so many are handed out."""
    waiting: deque[Future[Result]] = deque()
    for task in tasks:
        if len(waiting) == most:
            yield waiting.popleft().result()
        with interrupts_blocked():
            waiting.append(pool.submit(work, task))
    while waiting:
        yield waiting.popleft().result()


def _begin(set_up: Callable[[], None]) -> None:
    """Leave Ctrl-C to the process that handed out the work, and get ready for it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    set_up()
