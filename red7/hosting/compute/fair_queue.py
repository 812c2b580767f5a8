"""A fair queue: by priority, then in turn by address, then in turn by token.

Whoever asks for much waits behind their own requests, not others behind them. An address that
many share, or that has many tokens, has one turn with the others.
"""

from collections import OrderedDict, deque
from typing import Generic, TypeAlias, TypeVar

from red7.live.limits.rate_limits import QUEUE, TooManyRequests
from red7.live.limits.requester import Requester

T = TypeVar("T")

_Tokens: TypeAlias = OrderedDict[str, deque[T]]

FULL_FOR = 2.0
"""Seconds after which whoever was refused for their own queue may try again."""


class FairQueue(Generic[T]):
    """Items that wait, each for somebody."""

    def __init__(self) -> None:
        self._by_priority: dict[int, OrderedDict[str, _Tokens[T]]] = {}
        self._count = 0

    def __len__(self) -> int:
        """How many wait."""
        return self._count

    def put(self, item: T, who: Requester, priority: int = 0, most: int | None = None) -> None:
        """Have an item wait, the lowest priority first. Raises `TooManyRequests`.

        Of one priority, at most `most` may wait for a token, or an address without one.
        """
        tokens = self._by_priority.setdefault(priority, OrderedDict()).setdefault(
            who.address, OrderedDict()
        )
        waiting = tokens.setdefault(who.token, deque())
        if most is not None and len(waiting) >= most:
            raise TooManyRequests(FULL_FOR, QUEUE)
        waiting.append(item)
        self._count += 1

    def pop(self) -> T:
        """The next item. Raises `IndexError` if none waits."""
        if not self._count:
            raise IndexError("nothing waits")
        priority = min(self._by_priority)
        addresses = self._by_priority[priority]
        address, tokens = next(iter(addresses.items()))
        token, waiting = next(iter(tokens.items()))
        item = waiting.popleft()
        self._count -= 1
        # Whose turn it was comes last from now on.
        _to_end(tokens, token, is_empty=not waiting)
        _to_end(addresses, address, is_empty=not tokens)
        if not addresses:
            del self._by_priority[priority]
        return item

    def remove(self, item: T, who: Requester, priority: int = 0) -> None:
        """Let an item wait no longer; nothing happens if it does not."""
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
