"""Compilation of the kernels with a progress bar, before a command needs them."""

from red7.bots.registry import is_compiled
from red7.cli.output.progress import Progress
from red7.search import engines
from red7.texts import say


def wait_for_kernels(*bots: str) -> None:
    """Compile the kernels with a progress bar, if any of the bots needs them."""
    if any(map(is_compiled, bots)):
        have_kernels()


def have_kernels() -> None:
    """Compile the kernels with a progress bar, if there is a compiler and they are not ready."""
    if not engines.has_compiler() or engines.is_ready():
        return
    with Progress(say("terminal-compiling"), 0) as progress:

        def report(done: int, total: int) -> None:
            progress.step(done - progress.done, total)

        engines.prepare(report)
