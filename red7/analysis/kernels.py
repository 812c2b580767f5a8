"""The compiled engine as bots, hints and reviews need it, for those who must not wait for it."""

from importlib import import_module

from red7.bots.registry import BOTS, is_compiled


def are_kept() -> bool:
    """Whether all of it is on disk, so that `have` takes less than a second."""
    _load()
    from red7.sim import is_kept

    return is_kept()


def have() -> None:
    """Compile it, or load it from disk."""
    _load()
    from red7.sim import prepare

    prepare()


def _load() -> None:
    """Import everything that brings kernels along."""
    import_module("red7.analysis.reviews")
    for name in BOTS:
        is_compiled(name)
