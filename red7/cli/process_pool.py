"""Work spread over all cores, in processes of their own."""

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from multiprocessing import TimeoutError as Waiting
from multiprocessing import active_children, get_context
from typing import TypeVar

from red7.core import Red7Error

Task = TypeVar("Task")
Result = TypeVar("Result")

PATIENCE = 1.0
"""Seconds between two looks whether all workers are still there."""


def _nothing() -> None:
    """No set-up."""


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def spread(
    work: Callable[[Task], Result],
    tasks: Sequence[Task],
    processes: int | None = None,
    set_up: Callable[[], None] = _nothing,
) -> Iterator[Result]:
    """The results of some tasks, in their order, each as soon as those before it are there.

    Every process sets itself up first. With one process no other is started. When the caller
    stops asking, or is interrupted, the workers end at once. Raises `Red7Error` if one is killed.
    """
    count = min(cores() if processes is None else processes, len(tasks))
    if count <= 1:
        set_up()
        yield from map(work, tasks)
        return
    # Children inherit that an interrupt is ignored, from their very first moment.
    handler = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        pool = get_context("spawn").Pool(count, _begin, (set_up,))
    finally:
        signal.signal(signal.SIGINT, handler)
    with pool:
        crew = _pids()
        results = pool.imap(work, tasks)
        while True:
            try:
                yield results.next(PATIENCE)
            except StopIteration:
                return
            except Waiting:
                if _pids() != crew:
                    raise Red7Error("a worker process was killed before it had finished") from None


def _begin(set_up: Callable[[], None]) -> None:
    """Leave Ctrl-C to the process that handed out the work, and get ready for it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    set_up()


def _pids() -> set[int | None]:
    return {child.pid for child in active_children()}
