"""What a table's log must have: every move that was acknowledged, and nothing else.

The log is asked of the server, as everybody can ask: the record of a match that is over, the
replay of one that is not.
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
"""Statuses of a server that cannot answer now."""


class Done(NamedTuple):
    """A step of the game: by whom, and which."""

    seat: int
    step: StepName


class Verdict(NamedTuple):
    """What came of what was promised."""

    lost: int = 0
    doubled: int = 0


class Ledger:
    """The moves of one table as the server has promised to keep them."""

    def __init__(self, caller: Caller, table: str) -> None:
        self.caller, self.table, self.is_over = caller, table, False
        self._moves: dict[int, list[Done]] = {}
        self._overwritten = 0
        self.pending: list[Done] = []
        """The steps that may have been stored, though no answer has come."""

    def acknowledge(self, version: int, seat: int, steps: list[StepName]) -> None:
        """Note a promise."""
        self._overwritten += version in self._moves
        self._moves[version] = [Done(seat, step) for step in steps]

    def compared_with(self, log: list[Done]) -> Verdict:
        """What is lost or doubled in a log. The table itself folds for who has no card left."""
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
    """Where a move stands in a log from a place on."""
    last = len(log) - len(move)
    return next((at for at in range(start, last + 1) if log[at : at + len(move)] == move), None)


def _unasked(steps: list[Done]) -> int:
    """How many steps are there that only a player takes."""
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
    """The steps in the server's log of a table, in order. Raises `OSError` or `Unreachable`."""
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
    """What a request is answered; nothing for a table that is gone. Raises `Unreachable`."""
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
