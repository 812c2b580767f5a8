"""Positions as JSON values: whole positions, and positions with only palettes and a canvas.

docs/reference/notation.md describes the format. Unknown fields are refused, so that a misspelt
field is not taken for a missing one.
"""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from red7.core.cards import ALL, EMPTY, Card, CardSet, Color, card_set
from red7.core.editions import DEFAULT_EDITION, EDITIONS, Edition, Rules
from red7.core.match import PLAYERS
from red7.core.position import MatchScore, Position
from red7.core.rules import rule_in_force
from red7.core.strengths import strengths
from red7.notation.cards import card_name, card_names, parse_card
from red7.notation.errors import BadText
from red7.notation.json_text import Json

SWITCHES = ("draw", "scoring", "actions")


class Palettes(NamedTuple):
    """The palettes and canvas of a position: enough to decide who leads, in the default edition."""

    palettes: tuple[CardSet, ...]
    out: tuple[bool, ...]
    canvas: tuple[Card, ...]

    @property
    def color(self) -> Color:
        """The color whose rule is in force."""
        return rule_in_force(self.canvas, DEFAULT_EDITION)


def position_json(position: Position) -> dict[str, Json]:
    """Return a position between turns as a JSON value, without its score piles and history."""
    return {
        "rules": rules_json(position.rules),
        "players": [
            {
                "hand": [*card_names(position.hands[seat])],
                "palette": [*card_names(position.palettes[seat])],
                "out": position.out[seat],
                "known": [*card_names(position.known[seat])],
            }
            for seat in range(len(position.hands))
        ],
        "canvas": [*map(card_name, position.canvas)],
        "deck": [*map(card_name, position.deck)],
        "turn": position.mover,
        "known_top": position.known_top,
        "scores": [*position.score.points],
    }


def rules_json(rules: Rules) -> dict[str, Json]:
    """Return rules as a JSON value."""
    return {
        "edition": rules.edition.name,
        "draw": rules.draw,
        "scoring": rules.scoring,
        "actions": rules.actions,
    }


def parse_position(value: Json) -> Position:
    """Return the whole position of a JSON value. Raise `BadText` if it is not valid."""
    fields = _object(value, "a position")
    return _position(fields, _players(fields))


def parse_table(value: Json) -> Position | Palettes:
    """Return the position of a JSON value, or its `Palettes` if it has only those and a canvas.

    Raise `BadText` if the value is not valid.
    """
    fields = _object(value, "a position")
    players = _players(fields)
    alone = not (fields.keys() - {"players", "canvas"}) and not any(
        player.keys() - {"palette", "out"} for player in players
    )
    return _palettes(fields, players) if alone else _position(fields, players)


def _palettes(fields: Mapping[str, Json], players: list[dict[str, Json]]) -> Palettes:
    seen = _Cards()
    palettes = tuple(
        seen.set_of(_field(player, "palette", who), f"{who}'s palette")
        for who, player in _named(players)
    )
    out = tuple(_flag(player, "out", who) for who, player in _named(players))
    return Palettes(palettes, out, seen.list_of(_field(fields, "canvas", _IT), "the canvas"))


def _position(fields: Mapping[str, Json], players: list[dict[str, Json]]) -> Position:
    _refuse_unknown(fields, _FIELDS, _IT)
    for who, player in _named(players):
        _refuse_unknown(player, _PLAYER_FIELDS, who)
    rules = _rules(fields.get("rules", {}))
    palettes, out, canvas = _palettes(fields, players)
    seen = _Cards()
    for palette in palettes:
        seen.all |= palette
    seen.all |= card_set(canvas)
    hands = tuple(
        seen.set_of(_field(player, "hand", who), f"{who}'s hand") for who, player in _named(players)
    )
    deck = seen.list_of(_field(fields, "deck", _IT), "the deck")
    known = tuple(_known(player, who, hands[n]) for n, (who, player) in enumerate(_named(players)))
    return Position(
        rules=rules,
        mover=_turn(_field(fields, "turn", _IT), out),
        hands=hands,
        palettes=palettes,
        strengths=tuple(map(strengths, palettes)),
        out=out,
        canvas=canvas,
        deck=deck,
        known_top=_known_top(fields.get("known_top", 0), len(deck)),
        known=known,
        score=MatchScore(
            (EMPTY,) * len(players),
            _scores(fields.get("scores", [0] * len(players)), len(players)),
            ALL & ~seen.all,
        ),
    )


_IT = "the position"
_FIELDS = {"rules", "players", "canvas", "deck", "turn", "known_top", "scores"}
_PLAYER_FIELDS = {"hand", "palette", "out", "known"}


class _Cards:
    """A reader of cards, which refuses a card that it has read before."""

    def __init__(self) -> None:
        self.all: CardSet = EMPTY

    def list_of(self, value: Json, where: str) -> tuple[Card, ...]:
        if not isinstance(value, list):
            raise BadText("wrong-type", f"{where} must be a list of cards")
        cards = []
        for name in value:
            if not isinstance(name, str):
                raise BadText("wrong-type", f"{where} must be a list of cards, as strings")
            card = parse_card(name)
            if self.all >> card & 1:
                raise BadText("duplicate-card", f"{name} is there twice, the second in {where}")
            self.all |= 1 << card
            cards.append(card)
        return tuple(cards)

    def set_of(self, value: Json, where: str) -> CardSet:
        return card_set(self.list_of(value, where))


def _object(value: Json, what: str) -> dict[str, Json]:
    if not isinstance(value, dict):
        raise BadText("wrong-type", f"{what} must be a JSON object")
    return value


def _players(fields: Mapping[str, Json]) -> list[dict[str, Json]]:
    players = _field(fields, "players", _IT)
    if not isinstance(players, list):
        raise BadText("wrong-type", "players must be a list")
    if len(players) not in PLAYERS:
        raise BadText("player-count", f"Red7 is for 2 to 4 players, not {len(players)}")
    return [_object(player, f"player {seat}") for seat, player in enumerate(players)]


def _named(players: list[dict[str, Json]]) -> Iterable[tuple[str, dict[str, Json]]]:
    return ((f"player {seat}", player) for seat, player in enumerate(players))


def _field(fields: Mapping[str, Json], name: str, where: str) -> Json:
    if name not in fields:
        raise BadText("missing-field", f"{where} has no field {name!r}")
    return fields[name]


def _refuse_unknown(fields: Mapping[str, Json], known: set[str], where: str) -> None:
    for name in fields:
        if name not in known:
            raise BadText("unknown-field", f"{where} has an unknown field {name!r:.40}")


def _flag(fields: Mapping[str, Json], name: str, where: str) -> bool:
    value = fields.get(name, False)
    if not isinstance(value, bool):
        raise BadText("wrong-type", f"{name!r} of {where} must be true or false")
    return value


def _rules(value: Json) -> Rules:
    fields = _object(value, "rules")
    _refuse_unknown(fields, {"edition", *SWITCHES}, "rules")
    draw, scoring, actions = (_flag(fields, switch, "rules") for switch in SWITCHES)
    edition = fields.get("edition", DEFAULT_EDITION.name)
    if not isinstance(edition, str):
        raise BadText("wrong-type", "'edition' of rules must be a string")
    return Rules(parse_edition(edition), draw, scoring, actions)


def parse_edition(name: str) -> Edition:
    """Return the edition with a name. Raise `BadText` if there is none."""
    if name not in EDITIONS:
        known = ", ".join(EDITIONS)
        raise BadText("unknown-edition", f"there is no edition {name!r:.40}; there are {known}")
    return EDITIONS[name]


def _is_count(value: Json) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def _turn(value: Json, out: tuple[bool, ...]) -> int:
    if not isinstance(value, int) or not _is_count(value) or value >= len(out):
        raise BadText("bad-turn", f"turn must be a seat from 0 to {len(out) - 1}")
    if out[value]:
        raise BadText("bad-turn", f"it cannot be the turn of player {value}, who is out")
    return value


def _known(player: Mapping[str, Json], who: str, hand: CardSet) -> CardSet:
    known = _Cards().set_of(player.get("known", []), f"{who}'s known cards")
    if known & ~hand:
        raise BadText("bad-value", f"{who}'s known cards must be in hand")
    return known


def _known_top(value: Json, deck: int) -> int:
    if not isinstance(value, int) or not _is_count(value) or value > deck:
        raise BadText("bad-value", f"known_top must be a number from 0 to {deck}, the deck's size")
    return value


def _scores(value: Json, players: int) -> tuple[int, ...]:
    if not isinstance(value, list) or len(value) != players or not all(map(_is_count, value)):
        raise BadText(
            "bad-value", "scores must be a list of one number, 0 or more, for each player"
        )
    return tuple(score for score in value if isinstance(score, int))
