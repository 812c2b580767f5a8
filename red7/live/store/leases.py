"""Leases: which process lets things happen at a table by themselves, and until when.

Bots move, clocks run out, hands without a card fold and rounds are dealt where nobody asks from
outside; one process does that for a table at a time. All leases of an owner last together, so
that one short write renews them. A lease saves work, and the optimistic lock keeps the log
right: two who both believe that they have one do no harm.
"""

from collections.abc import Sequence
from typing import Protocol


class LeaseStore(Protocol):
    """The part of a store that knows leases, and what happens at tables meanwhile."""

    async def claim(self, table: str, owner: str, now: float, until: float) -> bool:
        """Have the lease of a table; False while that of another owner is in force.

        All leases of the owner last until then, if not longer.
        """

    async def release(self, table: str, owner: str) -> None:
        """Give a lease back, if the owner has it."""

    async def renew(self, owner: str, until: float) -> None:
        """Let all leases of an owner last until a time, and no longer: now, if they end."""

    async def owners(self, now: float) -> list[str]:
        """Return the owners whose time, set by `claim` or `renew`, is not over."""

    async def end_leases(self, now: float) -> None:
        """End everybody's leases: whoever had the store before is gone."""

    async def lease_end(self, table: str) -> float | None:
        """When the last lease of a table is over, or was; None if none is known."""

    async def unclaimed(self, now: float, until: float) -> list[str]:
        """The tables at which a bot is to move, or something is due up to a time, and that
        nobody has a lease of."""

    async def versions(self, tables: Sequence[str]) -> dict[str, int]:
        """The versions that some tables have come to, less those that are gone."""
