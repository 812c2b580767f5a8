"""A pool of worker processes: tasks spread over all cores, results in order."""

from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from queue import SimpleQueue
from typing import TypeVar

from red7.core import Red7Error
from red7.hosting.compute.worker_process import WorkerDied, WorkerProcess, cores

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
        yield from _in_order(threads, done, tasks, AHEAD * count)
    except WorkerDied:
        raise Red7Error("a worker process was killed before it had finished") from None
    finally:
        # Whatever they are doing: nobody waits for it any longer.
        for worker in crew:
            worker.stop()
        threads.shutdown(cancel_futures=True)


def _in_order(
    threads: ThreadPoolExecutor,
    work: Callable[[Task], Result],
    tasks: Sequence[Task],
    most: int,
) -> Iterator[Result]:
    """The results in the order of the tasks, of which at most so many are handed out."""
    waiting: deque[Future[Result]] = deque()
    for task in tasks:
        if len(waiting) == most:
            yield waiting.popleft().result()
        waiting.append(threads.submit(work, task))
    while waiting:
        yield waiting.popleft().result()
