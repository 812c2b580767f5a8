"""People: whom a token points to, known by a random id that their seats belong to."""

import secrets
from collections import OrderedDict
from collections.abc import Callable
from typing import Protocol
from weakref import WeakSet

from red7.service.data_limits import DELETED
from red7.store import Store
from red7.table import Refused

MOST_CACHED = 10_000
MOVED = Refused("moved")
LAST_MOVED = "last-moved"
"""The note that is another whenever a person has moved to another device."""


class Bearer(Protocol):
    """Somebody with a token, who must hear of it when the token points to nobody any more."""

    async def forget_person(self, why: Refused) -> None:
        """Be nobody from now on, for a reason."""


class People:
    """The persons of a store, by the digests of their tokens."""

    def __init__(
        self, store: Store, tell_moved: Callable[[str, bool], None] = lambda *moved: None
    ) -> None:
        """Other processes are told who has moved, and whether they were deleted."""
        self._store, self._tell_moved = store, tell_moved
        self._last_moved: str | None = None
        self._cached: OrderedDict[str, str] = OrderedDict()
        self._bearers: dict[str, WeakSet[Bearer]] = {}

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
        await self._store.keep_note(LAST_MOVED, secrets.token_hex(8))
        await self.moved(person)
        self._noted(digest, person)
        self._tell_moved(person, False)

    async def forgotten(self, person: str) -> None:
        """A person is no more: nobody is it any longer, at other processes neither."""
        await self._store.keep_note(LAST_MOVED, secrets.token_hex(8))
        await self.moved(person, deleted=True)
        self._tell_moved(person, True)

    async def moved(self, person: str, *, deleted: bool = False) -> None:
        """A person has moved, or is no more: nobody who is connected here is it any longer."""
        for other in [token for token, whom in self._cached.items() if whom == person]:
            del self._cached[other]
        for bearer in [*self._bearers.pop(person, ())]:
            await bearer.forget_person(DELETED if deleted else MOVED)

    async def find_moved(self) -> None:
        """Notice if anybody has moved, whoever may have been told of it. Raises `StorageFailed`."""
        last = await self._store.note(LAST_MOVED)
        if last == self._last_moved:
            return
        self._last_moved = last
        known = {**self._cached}
        pointed = await self._store.persons_of([*known])
        moved = {person for digest, person in known.items() if pointed.get(digest) != person}
        for person in moved:
            await self.moved(person)

    def bear(self, person: str, bearer: Bearer) -> None:
        """Note that somebody is connected as a person."""
        self._bearers.setdefault(person, WeakSet()).add(bearer)

    def lay_down(self, person: str, bearer: Bearer) -> None:
        """They are not any longer."""
        if (known := self._bearers.get(person)) is not None:
            known.discard(bearer)
            if not known:
                del self._bearers[person]

    def _noted(self, digest: str, person: str) -> str:
        self._cached[digest] = person
        if len(self._cached) > MOST_CACHED:
            self._cached.popitem(last=False)
        return person
