"""A fair queue: by priority, then round robin by address, then round robin by cookie token.

A client with many requests delays only itself, and no other client. All tokens of one address
together get one turn in each round of addresses.
"""

from collections import OrderedDict, deque
from typing import Generic, TypeAlias, TypeVar

from red7.live.limits.rate_limits import QUEUE, TooManyRequests
from red7.live.limits.requester import Requester

T = TypeVar("T")

_Tokens: TypeAlias = OrderedDict[str, deque[T]]

RETRY_AFTER_S = 2.0
"""Seconds after which a client whose queue was full may try again."""


class FairQueue(Generic[T]):
    """A queue of items, by priority; clients whose items have the same priority take turns."""

    def __init__(self) -> None:
        self._by_priority: dict[int, OrderedDict[str, _Tokens[T]]] = {}
        self._count = 0

    def __len__(self) -> int:
        """Return how many items wait."""
        return self._count

    def put(self, item: T, who: Requester, priority: int = 0, most: int | None = None) -> None:
        """Add an item. Items with the lowest priority number leave the queue first.

        Raise `TooManyRequests` if the requester already has `most` items of this priority in the
        queue.
        """
        tokens = self._by_priority.setdefault(priority, OrderedDict()).setdefault(
            who.address, OrderedDict()
        )
        waiting = tokens.setdefault(who.token, deque())
        if most is not None and len(waiting) >= most:
            raise TooManyRequests(RETRY_AFTER_S, QUEUE)
        waiting.append(item)
        self._count += 1

    def pop(self) -> T:
        """Remove and return the next item. Raise `IndexError` if the queue is empty."""
        if not self._count:
            raise IndexError("nothing waits")
        priority = min(self._by_priority)
        addresses = self._by_priority[priority]
        address, tokens = next(iter(addresses.items()))
        token, waiting = next(iter(tokens.items()))
        item = waiting.popleft()
        self._count -= 1
        # This token and this address now come last.
        _to_end(tokens, token, is_empty=not waiting)
        _to_end(addresses, address, is_empty=not tokens)
        if not addresses:
            del self._by_priority[priority]
        return item

    def remove(self, item: T, who: Requester, priority: int = 0) -> None:
        """Remove an item if it is still in the queue."""
        addresses = self._by_priority.get(priority, OrderedDict())
        tokens = addresses.get(who.address, OrderedDict())
        waiting = tokens.get(who.token, deque())
        if item not in waiting:
            return
        waiting.remove(item)
        self._count -= 1
        if not waiting:
            del tokens[who.token]
        if not tokens:
            del addresses[who.address]
        if not addresses:
            del self._by_priority[priority]


def _to_end(turns: OrderedDict[str, T], name: str, *, is_empty: bool) -> None:
    if is_empty:
        del turns[name]
    else:
        turns.move_to_end(name)
