"""`red7`, whose processor time can be asked for: a line on standard input, a line on the output.

An answer has two numbers, in seconds: what the event loop's thread has used, and what all
threads of the server and of its worker processes have.
"""

import sys
import time
from multiprocessing import active_children
from threading import Thread, main_thread

from red7.cli.main import main


def clock_of(process: int) -> int:
    """The clock of another process's processor time, as Linux numbers them."""
    return ~process << 3 | 2


def answer() -> None:
    """Answer as long as anybody asks."""
    ident = main_thread().ident
    assert ident is not None
    loop, workers = time.pthread_getcpuclockid(ident), list[int]()
    for _ in sys.stdin:
        # Looked for once: looking takes longer than many a move.
        workers = workers or [clock_of(each.pid) for each in active_children() if each.pid]
        spent = time.process_time() + sum(map(time.clock_gettime, workers))
        print(f"{time.clock_gettime(loop)} {spent}", flush=True)


if __name__ == "__main__":
    Thread(target=answer, daemon=True).start()
    sys.exit(main())
