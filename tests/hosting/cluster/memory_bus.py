"""A bus between coordinators in the process of a test."""

from red7.hosting.cluster.bus.protocol import Died, Hear, ignored


class MemoryBus:
    """A bus between several who are in this very process, each with one of its own."""

    def __init__(self, others: "list[MemoryBus]") -> None:
        """The list has all who hear each other; messages are lost while `is_cut_off`."""
        self.is_cut_off = False
        self._others = others
        self._hear: Hear = _ignore
        others.append(self)

    @property
    def linked_since(self) -> float | None:
        """Return None while cut off."""
        return None if self.is_cut_off else 0.0

    async def open(self, hear: Hear, died: Died = ignored) -> None:
        """Begin to hear."""
        self._hear = hear

    async def tell(self, message: bytes) -> None:
        """Send a hint to everybody else."""
        for other in self._others:
            if other is not self and not self.is_cut_off and not other.is_cut_off:
                other._hear(message)

    async def close(self) -> None:
        """Hear and tell no longer."""
        self._others.remove(self)


def _ignore(message: bytes) -> None:
    """Hear nothing."""
