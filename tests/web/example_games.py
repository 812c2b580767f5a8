"""Games to begin with: a deal as a test writes it down, or a whole match at random."""

from collections.abc import Iterator
from functools import cache
from itertools import chain
from typing import TypedDict, Unpack

from playwright.sync_api import Page

from red7.core import CARDS, PRESETS
from red7.notation import card_name, record_text
from red7.table import Table, rebuild, record_of
from tests.random_tables import NAMES, story

HAND = 7


def dealt(*players: str, deck: str = "", switches: str = "", turns: tuple[str, ...] = ()) -> str:
    """The record of a round. A player is written `hand | palette`; what is left out is filled up.

    A turn is written `seat: steps`.
    """
    hands = [player.partition("|")[0].split() for player in players]
    palettes = [player.partition("|")[2].split() for player in players]
    rest = _rest({*chain(*hands, *palettes, deck.split())})
    tags = ['[Red7 "1"]', '[Edition "v1.2"]', f'[Switches "{switches}"]']
    seats = [f'[Seat{seat} "{name}"]' for seat, name in enumerate(NAMES[: len(players)])]
    full = [[*hand, *(next(rest) for _ in range(HAND - len(hand)))] for hand in hands]
    deal = [
        "Round 1",
        *(f"hand {seat}: {' '.join(hand)}" for seat, hand in enumerate(full)),
        f"palettes: {' '.join(chain(*palettes))}",
        f"deck: {' '.join([*deck.split(), *rest])}",
    ]
    played = [f"{number}. {turn}" for number, turn in enumerate(turns, 1)]
    return "\n".join([*tags, *seats, "", *deal, *played, ""])


def _rest(used: set[str]) -> Iterator[str]:
    return (name for name in map(card_name, CARDS) if name not in used)


FULL_TABLE = dealt(
    "G7 B6 Y4 V2 I2 O1 R1 | R4",
    "O2 V3 | O4",
    "R6 R2 | G4",
    "Y6 | V1",
    switches="draw scoring actions",
    turns=("1: +O2 >V3 .", "2: +R6 >R2 .", "3: --"),
)
"""Three opponents have taken a turn, one of them is out, and seat 0 is to move."""


@cache
def match(preset: str, players: int, seed: int) -> Table:
    """A match at random, played to its end."""
    return rebuild(story(PRESETS[preset], players, seed))


def record(table: Table) -> str:
    """The record of a match."""
    return record_text(record_of(table, 0.0))


def upload(page: Page, text: str) -> str:
    """Hand in a record; gives the name of its table."""
    headers = {"content-type": "text/plain; charset=utf-8"}
    answer = page.request.post("/api/records", headers=headers, data=text)
    assert answer.ok, answer.text()
    return str(answer.json()["table"])


class Moment(TypedDict, total=False):
    """Where somebody sits down, and against whom."""

    seat: int
    round: int
    turn: int
    name: str
    bot: str


def play_on(page: Page, text: str, **moment: Unpack[Moment]) -> None:
    """Sit down at a moment of a record, against bots."""
    given = {"round": 1, "turn": 0, "seat": 0, "name": "Ada", "bot": "random", **moment}
    answer = page.request.post(f"/api/games/{upload(page, text)}/branch", data=given)
    assert answer.ok, answer.text()
    page.goto(f"/table/{answer.json()['table']}")
