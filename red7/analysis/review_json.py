"""A review as plain data: numbers, texts, lists and dicts, for programs and for messages.

Chances are fractions of 1; seats are numbered from 0. `red7 review --json` prints a review in this
form, and the live protocol's messages contain parts of it.
"""

from typing import TypedDict

from red7.analysis.luck_and_skill import Account, Point, ReviewedTurn
from red7.analysis.reviews import Review
from red7.core import Seat
from red7.notation import Json, Record, result_of, rules_json, turn_name

TurnJson = TypedDict(
    "TurnJson",
    {
        "round": int,
        "turn": int,
        "seat": int,
        "steps": str,
        "before": list[float],
        "after": list[float],
        "given": float,
        "class": str,
        "better": str | None,
    },
)
"""A turn and its quality. Functional syntax, because `class` is a Python keyword."""


class PointJson(TypedDict):
    """Every seat's chance after a turn; turn 0 is the deal."""

    round: int
    turn: int
    chances: list[float]


class AccountJson(TypedDict):
    """How a seat's chance changed from the start of a game to its end."""

    start: float
    end: float
    given: float
    received: float
    deals: float
    draws: float


class PlayerJson(AccountJson):
    """A player's account, and the number of the player's turns in each class."""

    name: str
    luck: float
    classes: dict[str, int]


class MomentJson(TypedDict):
    """The place of a turn in a game."""

    round: int
    turn: int


class ReviewJson(TypedDict):
    """The review of a game."""

    rules: Json
    winners: list[Seat]
    players: list[PlayerJson]
    turning_point: MomentJson | None
    turns: list[TurnJson]
    chances: list[PointJson]


def review_json(record: Record, found: Review) -> ReviewJson:
    """Return a whole review."""
    turning = found.turning_point
    return {
        "rules": rules_json(record.rules),
        "winners": [*result_of(record).winners],
        "players": [_player_json(found, seat, name) for seat, name in enumerate(record.names)],
        "turning_point": turning and {"round": turning.round, "turn": turning.turn_number},
        "turns": [*map(turn_json, found.turns)],
        "chances": [*map(point_json, found.points)],
    }


def turn_json(turn: ReviewedTurn) -> TurnJson:
    """Return a turn with its steps as text."""
    return {
        "round": turn.round,
        "turn": turn.turn_number,
        "seat": turn.seat,
        "steps": turn_name(turn.steps),
        "before": [*turn.before],
        "after": [*turn.after],
        "given": turn.given,
        "class": turn.quality.value,
        "better": None if turn.better is None else turn_name(turn.better),
    }


def point_json(point: Point) -> PointJson:
    """Return a point of the graph of chances."""
    return {"round": point.round, "turn": point.turn_number, "chances": [*point.chances]}


def account_json(account: Account) -> AccountJson:
    """Return the account of a seat."""
    return {
        "start": account.start,
        "end": account.end,
        "given": account.given,
        "received": account.received,
        "deals": account.deals,
        "draws": account.draws,
    }


def _player_json(found: Review, seat: Seat, name: str) -> PlayerJson:
    account = found.accounts[seat]
    classes = {quality.value: count for quality, count in found.counts(seat).items()}
    return {"name": name, **account_json(account), "luck": account.luck, "classes": classes}
