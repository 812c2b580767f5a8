"""Every store, one after the other."""

from tests.store.stores import with_stores

__all__ = ["with_stores"]
