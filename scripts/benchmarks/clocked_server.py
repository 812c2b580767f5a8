"""The `red7` command for benchmarks: prints its processor time for each line of standard input.

An answer is two numbers of seconds: the processor time of the event loop's thread, and that of all
threads of the server and its worker processes.
"""

import sys
import time
from multiprocessing import active_children
from threading import Thread, main_thread

from red7.cli.main import main


def clock_of(process: int) -> int:
    """Return Linux's number of the clock of another process's processor time."""
    return ~process << 3 | 2


def answer() -> None:
    """Answer each line of standard input until it ends."""
    ident = main_thread().ident
    assert ident is not None
    loop, workers = time.pthread_getcpuclockid(ident), list[int]()
    for _ in sys.stdin:
        # Looked up once, because this takes longer than many a move.
        workers = workers or [clock_of(each.pid) for each in active_children() if each.pid]
        spent = time.process_time() + sum(map(time.clock_gettime, workers))
        print(f"{time.clock_gettime(loop)} {spent}", flush=True)


if __name__ == "__main__":
    Thread(target=answer, daemon=True).start()
    sys.exit(main())
