"""Compile the kernels ahead, with a progress bar, the first time a command needs them."""

from red7.bots.registry import is_compiled
from red7.cli.progress import Progress


def wait_for_kernels(*bots: str) -> None:
    """Have everything compiled, showing how far it is, if any of the bots needs it."""
    # Each is asked, for that loads it, and with it the kernels it needs.
    if True in [is_compiled(bot) for bot in bots]:
        have_kernels()


def have_kernels() -> None:
    """Have everything compiled that has been loaded, showing how far it is."""
    # Imported late, as the compiler's library takes its time.
    from red7.sim import is_ready, prepare

    if is_ready():
        return
    with Progress("compiling, the first time only", 0) as progress:

        def report(done: int, total: int) -> None:
            progress.step(done - progress.done, total)

        prepare(report)
