"""People: whom a token points to, known by a random id that their seats belong to."""

import secrets
from collections import OrderedDict

from red7.store import Store

MOST_CACHED = 10_000


class People:
    """The persons of a store, by the digests of their tokens."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._cached: OrderedDict[str, str] = OrderedDict()

    async def person_of(self, digest: str) -> str:
        """The id of the person that a token points to; empty if it points to nobody yet."""
        if digest in self._cached:
            self._cached.move_to_end(digest)
            return self._cached[digest]
        person = await self._store.person_of(digest)
        return "" if person is None else self._noted(digest, person)

    async def enrolled(self, digest: str) -> str:
        """The id of the person that a token points to, made now if there is none."""
        if person := await self.person_of(digest):
            return person
        return self._noted(digest, await self._store.enroll(digest, secrets.token_hex(16)))

    async def repoint(self, digest: str, person: str) -> None:
        """Let a token, and no other, point to a person."""
        await self._store.repoint(digest, person)
        for other in [token for token, whom in self._cached.items() if whom == person]:
            del self._cached[other]
        self._noted(digest, person)

    def _noted(self, digest: str, person: str) -> str:
        self._cached[digest] = person
        if len(self._cached) > MOST_CACHED:
            self._cached.popitem(last=False)
        return person
