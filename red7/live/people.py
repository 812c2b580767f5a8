"""People: which person each client's token points to, and which clients must learn of changes.

A person owns seats and games, and is known by a random id. A token is the secret in a client's
cookie, and points to at most one person; the store has only its digest. When a person moves to
another device, the token of that device points to the person, and the earlier token to no person.
"""

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
"""Seconds in which the exchange of a token can be repeated.

A browser may send several requests with the old token at the same time.
"""
LAST_MOVED = "last-moved"
"""Name of a note in the store; its value changes if a person changes devices or is deleted."""


class Bearer(Protocol):
    """A client with a token, which must be told when the token no longer points to its person."""

    digest: str
    """The digest of the client's token."""

    async def lose_person(self, why: Refused) -> None:
        """Stop acting for the person, and tell the client why."""


class People:
    """The people of a store, found by the digests of their tokens."""

    def __init__(
        self, store: Store, tell_moved: Callable[[str, bool], None] = lambda *moved: None
    ) -> None:
        """Look up people in a store.

        `tell_moved` is called to tell other processes that a person changed devices or was deleted.
        Its arguments are the person's id, and whether the person was deleted.
        """
        self._store, self._tell_moved = store, tell_moved
        self._last_moved: str | None = None
        self._cached: OrderedDict[str, str] = OrderedDict()
        self._bearers: dict[str, WeakSet[Bearer]] = {}

    async def person_of(self, digest: str) -> str:
        """Return the id of the person that a token points to; an empty string if there is none."""
        if digest in self._cached:
            self._cached.move_to_end(digest)
            return self._cached[digest]
        person = await self._store.person_of(digest)
        return "" if person is None else self._noted(digest, person)

    async def enrolled(self, digest: str) -> str:
        """Return the id of the person that a token points to. Create a person if there is none."""
        if person := await self.person_of(digest):
            return person
        return self._noted(digest, await self._store.enroll(digest, secrets.token_hex(16)))

    async def repoint(self, digest: str, person: str, before: str = "") -> None:
        """Point a token to a person, in place of the person's earlier tokens.

        Tell clients with an earlier token that it no longer points to the person. If `before` is
        given, raise `Conflict` unless that token still points to the person. Both tokens are given
        as digests. Raise `StorageFailed` if the store cannot be used.
        """
        await self._store.repoint(digest, person, before)
        await self._announce_move(person)
        self._noted(digest, person)

    async def _announce_move(self, person: str) -> None:
        """Tell clients in all processes whose tokens no longer point to a person.

        Call this when another token points to the person. Raise `StorageFailed` if the store cannot
        be used.
        """
        await self._store.keep_note(LAST_MOVED, secrets.token_hex(8))
        await self.drop_stale_tokens(person)
        self._tell_moved(person, False)

    async def exchange(self, old: str, new: str, now: float) -> bool:
        """Replace an earlier release's token by a new one; return whether this succeeded.

        Return True again if the same tokens were exchanged in the last `EXCHANGE_SECONDS`. Both
        tokens are given as digests. Raise `StorageFailed` if the store cannot be used.
        """
        since = now - EXCHANGE_SECONDS
        # Clients can make up tokens: reading is enough to refuse one, without a write.
        if not await self._store.can_exchange(old, new, since):
            return False
        found = await self._store.exchange(old, new, now, since)
        if found is not None and found.at == now:
            await self._announce_move(found.person)
        return found is not None

    async def announce_deletion(self, person: str) -> None:
        """Tell every client of a person, in all processes, that the person was deleted.

        Raise `StorageFailed` if the store cannot be used.
        """
        await self._store.keep_note(LAST_MOVED, secrets.token_hex(8))
        await self.drop_stale_tokens(person, deleted=True)
        self._tell_moved(person, True)

    async def drop_stale_tokens(self, person: str, *, deleted: bool = False) -> None:
        """Tell clients of this process whose tokens no longer point to a person.

        With `deleted`, tell them that the person was deleted, otherwise that the person has moved
        to another device. The store is asked for each token, because a client may already have the
        person's new token. Raise `StorageFailed` if the store cannot be read.
        """
        await self._lose(await self._stale({person}), DELETED if deleted else MOVED)

    async def check_moved(self, person: str, *, deleted: bool) -> None:
        """Check the report of another process that a person changed devices, or was deleted.

        Tell clients of this process if their tokens no longer point to the person. Tell them of a
        deletion only if the person has no games left, otherwise of a move to another device. Raise
        `StorageFailed` if the store cannot be read.
        """
        if stale := await self._stale({person}):
            is_gone = deleted and not (await self._store.game_counts(person)).games
            await self._lose(stale, DELETED if is_gone else MOVED)

    async def find_moved(self) -> None:
        """Find people who changed devices or were deleted, and tell clients with their old tokens.

        Messages from other processes about them may have been lost. Raise `StorageFailed` if the
        store cannot be read.
        """
        last = await self._store.note(LAST_MOVED)
        if last == self._last_moved:
            return
        await self._lose(await self._stale({*self._cached.values(), *self._bearers}), MOVED)
        self._last_moved = last

    async def _stale(self, persons: set[str]) -> dict[str, str]:
        """Return the tokens of people in memory that no longer point to them, each with its person.

        The tokens are given as digests. Check only the tokens of `persons`.
        """
        known = {digest: person for digest, person in self._cached.items() if person in persons}
        for person in persons:
            known |= {each.digest: person for each in self._bearers.get(person, ())}
        pointed = await self._store.persons_of([*known]) if known else {}
        return {digest: person for digest, person in known.items() if pointed.get(digest) != person}

    async def _lose(self, stale: dict[str, str], why: Refused) -> None:
        """Tell the clients with stale tokens why these no longer point to a person."""
        for digest, person in stale.items():
            if self._cached.get(digest) == person:
                del self._cached[digest]
            for bearer in [*self._bearers.get(person, ())]:
                if bearer.digest == digest:
                    self.unregister(person, bearer)
                    await bearer.lose_person(why)

    def register(self, person: str, bearer: Bearer) -> None:
        """Register a client whose token points to a person."""
        self._bearers.setdefault(person, WeakSet()).add(bearer)

    def unregister(self, person: str, bearer: Bearer) -> None:
        """Unregister a client whose token pointed to a person."""
        if (known := self._bearers.get(person)) is not None:
            known.discard(bearer)
            if not known:
                del self._bearers[person]

    def _noted(self, digest: str, person: str) -> str:
        self._cached[digest] = person
        if len(self._cached) > MOST_CACHED:
            self._cached.popitem(last=False)
        return person
