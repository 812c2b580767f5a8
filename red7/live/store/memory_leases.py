"""The leases of the store in memory."""


class MemoryLeases:
    """Who has the lease of which table, and until when."""

    def __init__(self) -> None:
        self._owners: dict[str, str] = {}
        self._until: dict[str, float] = {}

    async def claim(self, table: str, owner: str, now: float, until: float) -> bool:
        """Have the lease of a table; False while that of another owner is in force."""
        if self._is_claimed(table, now) and self._owners[table] != owner:
            return False
        self._owners[table] = owner
        self._until[owner] = max(until, self._until.get(owner, until))
        return True

    async def release(self, table: str, owner: str) -> None:
        """Give a lease back, if the owner has it."""
        if self._owners.get(table) == owner:
            del self._owners[table]

    async def renew(self, owner: str, until: float) -> None:
        """Let all leases of an owner last until a time, and no longer."""
        self._until[owner] = until

    async def owners(self, now: float) -> list[str]:
        """Return the owners whose time is not over."""
        return [owner for owner, until in self._until.items() if until > now]

    async def end_leases(self, now: float) -> None:
        """End everybody's leases."""
        self._until = {owner: min(now, until) for owner, until in self._until.items()}

    async def lease_end(self, table: str) -> float | None:
        """When the last lease of a table is over, or was; None if none is known."""
        owner = self._owners.get(table)
        return None if owner is None else self._until[owner]

    def _is_claimed(self, table: str, now: float) -> bool:
        return table in self._owners and self._until[self._owners[table]] > now
