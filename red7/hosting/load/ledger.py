"""The ledger of a table's acknowledged moves, and its comparison with the server's log.

A ledger lists the moves at a game table that the server has acknowledged. The server's log must
have each of these moves, and no other. The log comes from the HTTP API that all clients use: the
record of a match that is over, or the replay of a match that is not.
"""

import re
from typing import NamedTuple

import msgspec

from red7.hosting.load.http_client import Address, Caller, Unreachable, ask
from red7.notation import parse_record, step_name
from red7.wire.shapes import StepName

FOLD = "--"
GONE = (404, 410)
LATER = (429, 503)
"""HTTP statuses of a server that cannot answer now."""


class Done(NamedTuple):
    """A step of the game, and the seat that took it."""

    seat: int
    step: StepName


class Verdict(NamedTuple):
    """The number of acknowledged moves that a log lacks, and of surplus steps that it has."""

    lost: int = 0
    doubled: int = 0


class Ledger:
    """The moves at one table that the server has acknowledged."""

    def __init__(self, caller: Caller, table: str) -> None:
        self.caller, self.table, self.is_over = caller, table, False
        self._moves: dict[int, list[Done]] = {}
        self._overwritten = 0
        self.pending: list[Done] = []
        """Steps that were sent but not acknowledged; the server may or may not have stored them."""

    def acknowledge(self, version: int, seat: int, steps: list[StepName]) -> None:
        """Note that the server has acknowledged a move."""
        self._overwritten += version in self._moves
        self._moves[version] = [Done(seat, step) for step in steps]

    def compared_with(self, log: list[Done]) -> Verdict:
        """Return how many acknowledged moves a log lacks, and how many surplus steps it has.

        Surplus folds are not counted, because the server folds for a player without cards.
        """
        at, lost, doubled = 0, self._overwritten, 0
        for _, move in sorted(self._moves.items()):
            found = _place(log, move, at)
            if found is None:
                lost += 1
            else:
                doubled += _unasked(log[at:found])
                at = found + len(move)
        rest = log[at:]
        if self.pending and rest[: len(self.pending)] == self.pending:
            rest = rest[len(self.pending) :]
        return Verdict(lost, doubled + _unasked(rest))


def _place(log: list[Done], move: list[Done], start: int) -> int | None:
    """Return the index of a move in a log, at or after `start`, or None if it is not there."""
    last = len(log) - len(move)
    return next((at for at in range(start, last + 1) if log[at : at + len(move)] == move), None)


def _unasked(steps: list[Done]) -> int:
    """Return the number of steps that are not folds. The server may fold for a player."""
    return sum(done.step != FOLD for done in steps)


class _Happened(msgspec.Struct):
    seat: int
    step: str


class _Frame(msgspec.Struct):
    happened: _Happened | None


class _Moment(msgspec.Struct):
    frame: _Frame


class _Replay(msgspec.Struct):
    total: int
    moments: list[_Moment]


def log_of(address: Address, ledger: Ledger) -> list[Done]:
    """Request a table's log from the server, and return its steps in order.

    Raise `OSError` if the server cannot answer now, or `Unreachable` for an unexpected answer.
    """
    path = f"/api/games/{ledger.table}"
    if ledger.is_over:
        return _recorded(_got(address, ledger.caller, f"{path}/record").decode())
    found: list[Done] = []
    start, total = 0, 1
    while start < total:
        body = (
            _got(address, ledger.caller, f"{path}/replay?start={start}")
            or b'{"total":0,"moments":[]}'
        )
        part = msgspec.json.decode(body, type=_Replay)
        total, start = part.total, start + len(part.moments)
        happened = (moment.frame.happened for moment in part.moments)
        found += [Done(each.seat, each.step) for each in happened if each is not None]
        if not part.moments:
            break
    return found


def _recorded(text: str) -> list[Done]:
    if not text:
        return []
    turns = (turn for played in parse_record(text).rounds for turn in played.turns)
    return [Done(turn.seat, step_name(step)) for turn in turns for step in turn.steps]


def _got(address: Address, caller: Caller, path: str) -> bytes:
    """Request a path and return the body of the answer, which is empty if the table is deleted.

    Raise `OSError` if the server cannot answer now, or `Unreachable` for an unexpected answer.
    """
    answer = ask(address, caller, "GET", path)
    if answer.status in GONE:
        return b""
    if answer.status in LATER:
        raise ConnectionError(_short(answer.body))
    if answer.status != 200:
        raise Unreachable(f"{path} was answered {answer.status}: {_short(answer.body)}")
    return answer.body


def _short(body: bytes) -> str:
    return re.sub(r"\s+", " ", body.decode(errors="replace"))[:200]
