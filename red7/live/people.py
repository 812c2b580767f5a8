"""People: whom a token points to, known by a random id that their seats belong to."""

import secrets
from collections import OrderedDict
from collections.abc import Callable
from typing import Protocol
from weakref import WeakSet

from red7.live.limits.quotas import DELETED
from red7.live.store import Store
from red7.table import Refused

MOST_CACHED = 10_000
MOVED = Refused("moved")
EXCHANGE_SECONDS = 60.0
"""Seconds in which an exchanged token is exchanged again: for requests sent at the same time."""
LAST_MOVED = "last-moved"
"""The note that is another whenever a person has moved to another device."""


class Bearer(Protocol):
    """A client with a token, which must be told when the token points to nobody any more."""

    digest: str
    """Of its token."""

    async def lose_person(self, why: Refused) -> None:
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

    async def repoint(self, digest: str, person: str, before: str = "") -> None:
        """Let a token, and no other, point to a person. Raises `Conflict` like the store."""
        await self._store.repoint(digest, person, before)
        await self._told_moved(person)
        self._noted(digest, person)

    async def _told_moved(self, person: str) -> None:
        """Tell every client whose token no longer points to a person, at other processes too."""
        await self._store.keep_note(LAST_MOVED, secrets.token_hex(8))
        await self.moved(person)
        self._tell_moved(person, False)

    async def exchange(self, old: str, new: str, now: float) -> bool:
        """Let a token take the place of one that an earlier release stored, by their digests.

        Return whether it has, now or a moment ago. Raise `StorageFailed`.
        """
        since = now - EXCHANGE_SECONDS
        # Anybody can make up tokens; those do not keep the writer busy.
        if not await self._store.can_exchange(old, new, since):
            return False
        found = await self._store.exchange(old, new, now, since)
        if found is not None and found.at == now:
            await self._told_moved(found.person)
        return found is not None

    async def forgotten(self, person: str) -> None:
        """A person is no more: nobody is it any longer, at other processes neither."""
        await self._store.keep_note(LAST_MOVED, secrets.token_hex(8))
        await self.moved(person, deleted=True)
        self._tell_moved(person, True)

    async def moved(self, person: str, *, deleted: bool = False) -> None:
        """Tell the clients here whose tokens no longer point to a person, who moved or was deleted.

        Raise `StorageFailed`. The store decides: a client may have the person's new token already.
        """
        await self._lose(await self._stale({person}), DELETED if deleted else MOVED)

    async def check_moved(self, person: str, *, deleted: bool) -> None:
        """Do the same for a person of whom another process says that they moved or were deleted.

        Raise `StorageFailed`.
        """
        if stale := await self._stale({person}):
            is_gone = deleted and not (await self._store.game_counts(person)).games
            await self._lose(stale, DELETED if is_gone else MOVED)

    async def find_moved(self) -> None:
        """Notice if anybody has moved, whoever may have been told of it. Raises `StorageFailed`."""
        last = await self._store.note(LAST_MOVED)
        if last == self._last_moved:
            return
        await self._lose(await self._stale({*self._cached.values(), *self._bearers}), MOVED)
        self._last_moved = last

    async def _stale(self, persons: set[str]) -> dict[str, str]:
        """Return the digests known here that point to some persons no longer, with these."""
        known = {digest: person for digest, person in self._cached.items() if person in persons}
        for person in persons:
            known |= {each.digest: person for each in self._bearers.get(person, ())}
        pointed = await self._store.persons_of([*known]) if known else {}
        return {digest: person for digest, person in known.items() if pointed.get(digest) != person}

    async def _lose(self, stale: dict[str, str], why: Refused) -> None:
        """Tell clients that their tokens point to a person no longer."""
        for digest, person in stale.items():
            if self._cached.get(digest) == person:
                del self._cached[digest]
            for bearer in [*self._bearers.get(person, ())]:
                if bearer.digest == digest:
                    self.lay_down(person, bearer)
                    await bearer.lose_person(why)

    def bear(self, person: str, bearer: Bearer) -> None:
        """Note that a client is connected as a person."""
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
