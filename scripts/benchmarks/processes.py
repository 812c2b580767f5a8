"""Benchmark of two processes at once against one, for the compiled engine and for C."""

from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from statistics import median

from benchmarks.rounds import SETTINGS, Engine, in_c, play_rounds
from benchmarks.slices import rate

ENGINES = ("red7", "C")


def work(orders: Connection, library: Path | None) -> None:
    """Measure the engine of each number received, and send its rate, until None is received."""
    engines = [Engine("red7", play_rounds)]
    if library is not None:
        engines.append(in_c("C", library))
    contests = [engine.turns_of(SETTINGS[0]) for engine in engines]
    for contest in contests:
        contest(0)
    while (number := orders.recv()) is not None:
        orders.send(rate(contests[number], 1))


def report(engines: list[Engine], slices: int) -> None:
    """Measure, and print how many times as much two processes do as one."""
    library = engines[1].library if len(engines) > 1 else None
    context = get_context("spawn")
    ends = [context.Pipe() for _ in range(2)]
    crew = [context.Process(target=work, args=(theirs, library)) for _, theirs in ends]
    workers = [ours for ours, _ in ends]
    for process in crew:
        process.start()
    numbers = range(1 if library is None else 2)
    scales = [[scale(workers, number) for number in numbers] for _ in range(slices)]
    for worker in workers:
        worker.send(None)
    for process in crew:
        process.join()
    for number in numbers:
        times = median(each[number] for each in scales)
        print(f"  {ENGINES[number]:22}{times:6.2f} times as many turns a second as one")
    if library is not None:
        compared = median(ours / theirs for ours, theirs in scales)
        print(f"  {'red7 against C':22}{compared:6.2f}")


def scale(workers: list[Connection], number: int) -> float:
    """Return how many times as fast all workers are at once as one is alone."""
    alone = sum(rates(workers[:1], number))
    return sum(rates(workers, number)) / alone


def rates(workers: list[Connection], number: int) -> list[float]:
    """Return the turns per second of each worker, when all work at once."""
    for worker in workers:
        worker.send(number)
    return [worker.recv() for worker in workers]
