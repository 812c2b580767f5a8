"""Rules as data: where the printed editions differ, and the three switches.

Each row of the table in docs/reference/rules.md is a field of `Edition`. The code decides by the
fields, never by an edition's name.
"""

from typing import NamedTuple

from red7.core.cards import RED, Color


class Edition(NamedTuple):
    """The rules of a printed edition where the editions differ."""

    name: str
    compulsory_draw: bool = False
    """The advanced draw must be taken."""
    seven_wins_at_once: bool = True
    """A card that a 7 puts on the canvas must leave its player winning at once."""
    seven_draws: bool = True
    """A card that a 7 puts on the canvas can earn the advanced draw."""
    hopeless_banned: bool = False
    """A 1 or 7 may be played only if the turn can end winning, and then the turn must end so."""
    hopeless_one_takes: bool = False
    """A 1 takes a card even if its player cannot end the turn winning."""
    losing_canvas: bool = False
    """A hand card may go to the canvas even if it leaves its player losing."""
    start_color: Color = RED
    """The color in force until a card lies on the canvas; all printed editions agree on it."""


EDITIONS: dict[str, Edition] = {
    edition.name: edition
    for edition in (
        Edition("v1.2"),
        Edition("v1.2-fr", compulsory_draw=True),
        Edition("v1.2-it", hopeless_one_takes=True),
        Edition(
            "pl-2021",
            compulsory_draw=True,
            seven_wins_at_once=False,
            seven_draws=False,
            hopeless_banned=True,
        ),
        Edition(
            "v1.3",
            seven_wins_at_once=False,
            seven_draws=False,
            hopeless_banned=True,
            losing_canvas=True,
        ),
    )
}

DEFAULT_EDITION = EDITIONS["v1.2"]


class Rules(NamedTuple):
    """The rules of a game: an edition and three independent switches."""

    edition: Edition = DEFAULT_EDITION
    draw: bool = False
    scoring: bool = False
    actions: bool = False


BASIC = Rules()
ADVANCED = Rules(draw=True, scoring=True)
EXPERT = Rules(draw=True, scoring=True, actions=True)

PRESETS: dict[str, Rules] = {"basic": BASIC, "advanced": ADVANCED, "expert": EXPERT}
