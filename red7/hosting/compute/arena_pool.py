"""Computing tasks on all cores, with results in order: for matches between bots, and reviews."""

from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from queue import SimpleQueue
from typing import TypeVar

from red7.core import Red7Error
from red7.hosting.compute.worker_process import WorkerDied, WorkerProcess, cores

Task = TypeVar("Task")
Result = TypeVar("Result")

TASKS_AHEAD = 64
"""Maximum tasks per process that are submitted before the oldest result is fetched."""


def _nothing() -> None:
    """Do nothing: the default set-up."""


def spread(
    work: Callable[[Task], Result],
    tasks: Sequence[Task],
    processes: int | None = None,
    set_up: Callable[[], None] = _nothing,
) -> Generator[Result, None, None]:
    """Compute tasks in worker processes, and yield their results in the order of the tasks.

    Each process calls `set_up` first. There is one process for each core by default; with
    `processes=1` the calling process computes all tasks. When the caller closes the generator or is
    interrupted, the worker processes end at once. Raise `Red7Error` if a worker process is killed.
    """
    count = min(cores() if processes is None else processes, len(tasks))
    if count <= 1:
        set_up()
        yield from map(work, tasks)
        return
    crew = [WorkerProcess(set_up) for _ in range(count)]
    free: SimpleQueue[WorkerProcess] = SimpleQueue()
    for worker in crew:
        free.put(worker)

    def done(task: Task) -> Result:
        worker = free.get()
        try:
            return worker.do(work, task)
        finally:
            free.put(worker)

    threads = ThreadPoolExecutor(count)
    try:
        yield from _in_order(threads, done, tasks, TASKS_AHEAD * count)
    except WorkerDied:
        raise Red7Error("a worker process was killed before it had finished") from None
    finally:
        # End the processes without waiting for results, which are not wanted any more.
        for worker in crew:
            worker.stop()
        threads.shutdown(cancel_futures=True)


def _in_order(
    threads: ThreadPoolExecutor,
    work: Callable[[Task], Result],
    tasks: Sequence[Task],
    most: int,
) -> Iterator[Result]:
    """Yield results in the order of the tasks, with at most `most` tasks under way."""
    waiting: deque[Future[Result]] = deque()
    for task in tasks:
        if len(waiting) == most:
            yield waiting.popleft().result()
        waiting.append(threads.submit(work, task))
    while waiting:
        yield waiting.popleft().result()
