"""Shapes that messages are made of: what a client is shown of a table, as plain data.

Cards are names such as `R7`, steps are names such as `+R7`, colors are letters, and seats are
numbers from 0. The web client's types are generated from these classes, docstrings included.
"""

from enum import StrEnum
from typing import Annotated, TypeAlias

import msgspec

from red7.table.settings import Help, OutOfTime
from red7.table.state import EventKind

CardName = str
StepName = str
ColorLetter = str
Number: TypeAlias = Annotated[int, msgspec.Meta(ge=0, lt=2**31)]
"""A number that a client sends: a seat, a version or a count."""
Language: TypeAlias = Annotated[str, msgspec.Meta(max_length=16)]
"""A language that a client names."""
ProblemValues: TypeAlias = dict[str, str | int]
"""Values for a sentence about a code, by name."""


class Shape(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Data of a message, which refuses unknown fields."""


class Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """A message: a JSON object with a `type`, which refuses unknown fields."""


class RulesShape(Shape, frozen=True):
    """The rules of a game."""

    edition: str
    draw: bool
    scoring: bool
    actions: bool


class TieBrokenBy(StrEnum):
    """What broke a tie between equal numbers of cards that count."""

    NUMBER = "number"
    COLOR = "color"


class TieShape(Shape, frozen=True):
    """The leader's closest rival, who has as many cards that count."""

    rival: int
    best: CardName
    broken: TieBrokenBy


class LeadShape(Shape, frozen=True):
    """Who leads under a rule, and why."""

    color: ColorLetter
    seat: int | None
    """The leader; None while no player has a card that counts."""
    cards: list[CardName]
    """The leader's cards that count."""
    best: CardName | None
    tie: TieShape | None


class SeatShape(Shape, frozen=True):
    """A seat as a client sees it."""

    hand: list[CardName] | None
    """The cards in hand; None if the client may not see them."""
    size: int
    """The number of cards in hand."""
    known: list[CardName]
    """The cards in hand that all players know."""
    palette: list[CardName]
    counts: list[CardName]
    """The palette cards that count under the rule in force; none for a seat that is out."""
    worth: int
    """The points that these cards would score."""
    out: bool
    points: int
    """The points of earlier rounds."""
    pile: list[CardName]
    """The cards that scored in earlier rounds."""


class HappenedShape(Shape, frozen=True):
    """The step that led to a frame."""

    seat: int
    step: StepName
    drew: int
    """The number of cards that the step drew."""
    out: bool
    """Whether the step put its player out."""


class Frame(Shape, frozen=True):
    """A round at one moment, as a client sees it."""

    round: int
    turn: int
    """How many turns of the round are finished."""
    steps: list[StepName]
    """The steps of the current turn."""
    mover: int
    """The seat to move; once the round is over, its winner."""
    over: bool
    color: ColorLetter
    """The rule in force."""
    canvas: list[CardName]
    """The canvas cards, bottom first; empty while the red start shows."""
    deck: int
    top: list[CardName]
    """The cards that all players saw go on top of the deck, top first."""
    seats: list[SeatShape]
    lead: LeadShape
    happened: HappenedShape | None
    """None right after the deal."""


class RefusalShape(Shape, frozen=True):
    """Why a step may not be taken."""

    step: StepName
    why: str
    """A stable code."""
    cause: CardName | None
    """The card played earlier in the turn that is the reason."""
    color: ColorLetter | None
    """The rule under which the mover would be losing."""


class RescueShape(Shape, frozen=True):
    """The number of unseen cards of one color that would save the mover."""

    color: ColorLetter
    count: int


class OutcomeShape(Shape, frozen=True):
    """The table as it would be if the turn stopped at some step."""

    stays: bool
    """Whether the mover would stay in."""
    lead: LeadShape
    counts: list[list[CardName]]
    """For every seat, its cards that count."""
    drew: int
    """The number of cards that the turn has drawn by then."""
    may_draw: bool
    """Whether a draw is offered at this point."""
    winner: int | None
    """The seat that would win the round; None if the round would go on."""
    scores: list[CardName]
    """The cards that the winner would take."""
    worth: int
    """The points of these cards."""
    match_winners: list[int]
    """The seats that would win the match; empty if it would go on."""
    rescues: list[RescueShape]
    """The cards of which a mover who is losing here would have to draw one."""
    unseen: int
    """The number of cards that the mover cannot see."""


class ChoiceShape(Shape, frozen=True):
    """A step that the mover could consider."""

    step: StepName
    refusal: RefusalShape | None
    """Why the step may not be taken; None if it may."""
    outcome: OutcomeShape | None
    """The table after it; None if the step is refused, or if the table's `help` is `none`."""
    ways: int
    """The number of complete turns that continue with it and keep the mover in."""
    uses: int
    """The number of complete turns that take it now or later, even if it may not be taken yet."""
    reveals: bool
    """Whether it draws a card that the mover does not know yet, so that it cannot be undone."""
    finish: list[StepName] | None
    """The steps that end the turn right after it; None if it may not end there."""
    owes: CardName | None
    """The odd card that it plays, if its action must follow."""


class TurnShape(Shape, frozen=True):
    """A complete turn that keeps the mover in, with the table after it."""

    steps: list[StepName]
    outcome: OutcomeShape


class OptionsShape(Shape, frozen=True):
    """The mover's possible turns after the beginning of a turn."""

    seat: int
    steps: list[StepName]
    """The steps of this beginning."""
    choices: list[ChoiceShape]
    ways: int
    """The number of complete turns that continue from there and keep the mover in."""
    turns: list[TurnShape]
    """The first of these turns."""
    hope: list[StepName] | None
    """If no turn is certain: the steps that could draw a card that saves the mover."""
    rescues: list[RescueShape]
    """The cards of which one would have to be drawn then."""
    owed: CardName | None
    """The odd card just played whose action comes next."""
    targets: list[CardName]
    """The palette cards that this action may choose."""
    finish: list[StepName] | None
    """The steps that end the turn as it is; None if it may not end there."""


class MoverShape(Shape, frozen=True, omit_defaults=True):
    """The player of a finished turn, if it is another one than sits at the seat now."""

    name: str = ""
    """The name at the seat at that time; empty for a bot's own seat."""
    bot: str | None = None
    """The bot that made the turn; None if the person did."""


class FinishedTurnShape(Shape, frozen=True, omit_defaults=True):
    """A finished turn, with the state of the table after it."""

    round: int
    turn: int
    """The number of the turn in its round, from 1."""
    seat: int
    steps: list[StepName]
    drew: int
    out: bool
    lead: LeadShape
    counts: list[int]
    """For every seat, the number of cards that counted; the mover's as before it went out."""
    out_cards: list[CardName] = []
    """The mover's cards that counted when it went out; none after any other turn, or a fold."""
    by: MoverShape | None = None
    """Who made the turn; None for the player who sits there now."""


class PlayerEventShape(Shape, frozen=True, omit_defaults=True):
    """Something that has happened to a player at a table with friends."""

    version: int
    """The version of the table that it led to."""
    turn: int
    """The number of turns of the round that were finished before."""
    kind: EventKind
    seat: int
    name: str
    """The player's name then."""
    bot: str | None = None
    """The bot that plays now in the player's place; None if none does."""


class ResultShape(Shape, frozen=True):
    """A round that is over."""

    winner: int
    cards: list[CardName]
    """The cards that scored."""
    points: int


class MatchShape(Shape, frozen=True):
    """The score sheet."""

    rounds: list[ResultShape]
    points: list[int]
    target: int | None
    """The points that win the match; None without scoring."""
    over: bool
    winners: list[int]


class SitterShape(Shape, frozen=True, omit_defaults=True):
    """The player at a seat."""

    name: str
    bot: str | None
    mine: bool
    """Whether the seat belongs to this client."""
    stand_in: str | None = None
    """The bot that plays for a person who is away."""
    program: bool = False
    """Whether a program plays the seat over the protocol."""
    free: bool = False
    """Whether the seat is free."""
    invited: bool = False
    """Whether the seat is kept for a person who has not sat down yet."""
    left: bool = False
    """Whether the bot has the seat of a person who has left; the name is still the person's."""
    face: str = ""
    """The face that its player has chosen, one of the faces of the lobby; empty for none."""


class ClockShape(Shape, frozen=True):
    """How long players may think."""

    seconds: Number
    """Seconds for each turn, or in the bank; 0 means no clock."""
    increment: Number | None = None
    """With a bank: seconds that each turn adds to it; None: `seconds` is for each turn."""


class SettingsShape(Shape, frozen=True):
    """The settings of a table with friends, besides the rules of the game."""

    clock: ClockShape
    out_of_time: OutOfTime
    help: Help
    pause: Number
    """Seconds after which players may let a bot play for an absent player."""
    stand_in: str
    """The bot that plays for players who are away, out of time, or gone for good."""
    watching: bool
    """Whether spectators may watch."""
    late: bool
    """Whether a late friend may take a bot's seat."""
    public: bool
    """Whether the lobby shows the table."""
    fills: bool = False
    """Whether bots take the free seats by themselves if no player comes for a while."""
    language: Language = ""
    """The language of the person who opened the table, such as `pt-BR`; empty if unknown."""
    spectators_react: bool = True
    """Whether spectators may send reactions."""


class LinksShape(Shape, frozen=True):
    """The secrets of a table's links, which are the fragments of these links."""

    invitation: str
    """The secret that lets a person sit down."""
    spectator: str
    """The secret that lets a person watch."""


class ShuffleShape(Shape, frozen=True):
    """The proof of a round's shuffle."""

    commitment: str
    """SHA-256 of the salt, a space, and the cards as dealt with spaces between."""
    salt: str | None
    """The salt, shown when the round is over."""
    order: list[CardName] | None


class ReasonShape(Shape, frozen=True):
    """The reasons for a turn, or against it."""

    replies: float
    """The number of turns that would keep the next player in, on average."""
    no_reply: float
    """The share of hands with which the next player has no such turn."""
    keeps_open: float
    """The number of turns that would keep the mover in next time."""
    cards: int
    """The number of cards that the turn leaves in hand."""
    wins: list[ColorLetter]
    """The rules that the mover would win as it leaves the palettes."""
    draws: int
    rescues: list[RescueShape]
    conceding: float | None
    """For a fold: how much better it is for the match than the best turn that stays in."""


class HintShape(Shape, frozen=True):
    """A turn worth playing."""

    steps: list[StepName]
    """The whole turn; if it depends on a draw, the steps up to the draw."""
    round: float
    """The chance to win the round."""
    match: list[float]
    """Every seat's chance to win the match."""
    reason: ReasonShape
