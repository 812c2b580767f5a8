"""Compile the kernels ahead, with a progress bar, the first time a command needs them."""

from red7.bots.registry import is_compiled
from red7.cli.output.progress import Progress
from red7.search import engines
from red7.texts import say


def wait_for_kernels(*bots: str) -> None:
    """Have everything compiled, showing how far it is, if any of the bots needs it."""
    if any(map(is_compiled, bots)):
        have_kernels()


def have_kernels() -> None:
    """Have the compiled search ready, showing how far it is, where there is a compiler."""
    if not engines.has_compiler() or engines.is_ready():
        return
    with Progress(say("terminal-compiling"), 0) as progress:

        def report(done: int, total: int) -> None:
            progress.step(done - progress.done, total)

        engines.prepare(report)
