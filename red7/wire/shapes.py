"""The shapes that messages are made of: what a seat is shown, as plain data.

Cards are names such as `R7`, steps such as `+R7`, colors letters, seats numbers from 0.
The web client's types are generated from these, docstrings included.
"""

from enum import StrEnum
from typing import Annotated, TypeAlias

import msgspec

from red7.table.settings import Help, OutOfTime

CardName = str
StepName = str
ColorLetter = str
Number: TypeAlias = Annotated[int, msgspec.Meta(ge=0, lt=2**31)]
"""A number that a client sends: a seat, a version, how many."""
Language: TypeAlias = Annotated[str, msgspec.Meta(max_length=16)]
"""A language that a client names."""
ProblemValues: TypeAlias = dict[str, str | int]
"""What a sentence about a code is given, by names."""


class Shape(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Data of a message: unknown fields are refused."""


class Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """A message: a JSON object with a `type`; unknown fields are refused."""


class RulesShape(Shape, frozen=True):
    """The rules of a game."""

    edition: str
    draw: bool
    scoring: bool
    actions: bool


class TieBrokenBy(StrEnum):
    """What decided between equally many cards that count."""

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
    """None while nobody has a card that counts."""
    cards: list[CardName]
    """The leader's cards that count."""
    best: CardName | None
    tie: TieShape | None


class SeatShape(Shape, frozen=True):
    """A seat as a client sees it."""

    hand: list[CardName] | None
    """None where the client may not see it."""
    size: int
    """How many cards are in hand."""
    known: list[CardName]
    """Hand cards that everybody knows."""
    palette: list[CardName]
    counts: list[CardName]
    """The palette cards that count under the rule in force; none for a seat that is out."""
    worth: int
    """What those would score, in points."""
    out: bool
    points: int
    """What earlier rounds scored."""
    pile: list[CardName]
    """The cards that earlier rounds scored."""


class HappenedShape(Shape, frozen=True):
    """The step that led to a frame."""

    seat: int
    step: StepName
    drew: int
    """How many cards it drew."""
    out: bool
    """Whether it put its player out."""


class Frame(Shape, frozen=True):
    """A round at one moment, as a client sees it."""

    round: int
    turn: int
    """How many turns of the round are finished."""
    steps: list[StepName]
    """The turn under way."""
    mover: int
    """The seat to move; once the round is over, its winner."""
    over: bool
    color: ColorLetter
    """The rule in force."""
    canvas: list[CardName]
    """Bottom first; empty while the red start shows."""
    deck: int
    top: list[CardName]
    """The cards that everybody saw go on top of the deck, top first."""
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
    """The card played earlier in the turn that stands in the way."""
    color: ColorLetter | None
    """The rule under which the mover would be losing."""


class RescueShape(Shape, frozen=True):
    """Unseen cards that would save the mover: how many of a color."""

    color: ColorLetter
    count: int


class OutcomeShape(Shape, frozen=True):
    """What the table would be if a turn stopped at some step."""

    stays: bool
    """Whether the mover would stay in."""
    lead: LeadShape
    counts: list[list[CardName]]
    """For every seat, its cards that count."""
    drew: int
    """How many cards the turn has drawn by then."""
    may_draw: bool
    """Whether a draw is offered at this point."""
    winner: int | None
    """Who wins the round by it; None if it goes on."""
    scores: list[CardName]
    """The cards that the winner would take."""
    worth: int
    """Their points."""
    match_winners: list[int]
    """Who wins the match by it; nobody if it goes on."""
    rescues: list[RescueShape]
    """What would have to be drawn by a mover who is losing here."""
    unseen: int
    """How many cards the mover cannot see."""


class ChoiceShape(Shape, frozen=True):
    """A step that the mover could think of."""

    step: StepName
    refusal: RefusalShape | None
    """None if it may be taken."""
    outcome: OutcomeShape | None
    """What the turn comes to with it; None where it is refused, or the table does not help."""
    ways: int
    """How many complete turns that keep the mover in go on with it."""
    uses: int
    """How many take it now or later in the turn, also where it may not be taken yet."""
    reveals: bool
    """Whether it draws a card that the mover does not know yet, so that there is no way back."""
    finish: list[StepName] | None
    """The steps that end the turn right after it; None if it may not end there."""
    owes: CardName | None
    """The odd card that it plays, where its action must follow."""


class TurnShape(Shape, frozen=True):
    """A complete turn that keeps the mover in, and what it leads to."""

    steps: list[StepName]
    outcome: OutcomeShape


class OptionsShape(Shape, frozen=True):
    """What the mover could do after the beginning of a turn."""

    seat: int
    steps: list[StepName]
    """The beginning."""
    choices: list[ChoiceShape]
    ways: int
    """How many complete turns that keep the mover in go on from there."""
    turns: list[TurnShape]
    """The first of them."""
    hope: list[StepName] | None
    """Where no turn is certain: the steps that could draw what saves the mover."""
    rescues: list[RescueShape]
    """What would have to be drawn then."""
    owed: CardName | None
    """The odd card just played whose action comes next."""
    targets: list[CardName]
    """The palette cards that this action may choose."""
    finish: list[StepName] | None
    """The steps that end the turn as it is; None if it may not end there."""


class FinishedTurnShape(Shape, frozen=True, omit_defaults=True):
    """A finished turn in the log: what was done, and how the table then stood."""

    round: int
    turn: int
    """The number of the turn in its round, from 1."""
    seat: int
    steps: list[StepName]
    drew: int
    out: bool
    lead: LeadShape
    counts: list[int]
    """For every seat, how many cards counted; the mover's as it was before it went out."""
    out_cards: list[CardName] = []
    """The mover's cards that counted when it went out; none after any other turn, or a fold."""


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
    """The points that win; None where nothing is scored."""
    over: bool
    winners: list[int]


class SitterShape(Shape, frozen=True, omit_defaults=True):
    """Who sits at a seat."""

    name: str
    bot: str | None
    mine: bool
    """Whether the seat belongs to this client."""
    stand_in: str | None = None
    """The bot that plays for a person who is away."""
    program: bool = False
    """Whether a program plays it over the protocol."""
    free: bool = False
    """Whether nobody has it."""
    invited: bool = False
    """Whether it is kept for somebody who has not sat down yet."""


class ClockShape(Shape, frozen=True):
    """How long players may think."""

    seconds: Number
    """For each turn, or in the bank; 0 is no clock."""
    increment: Number | None = None
    """With a bank: what each turn adds to it. None: so many seconds a turn."""


class SettingsShape(Shape, frozen=True):
    """What a table with friends has agreed on, besides the rules of the game."""

    clock: ClockShape
    out_of_time: OutOfTime
    help: Help
    pause: Number
    """Seconds after which a bot may be asked to play for somebody who is away."""
    stand_in: str
    """The bot that plays for others: those away, out of time, or gone for good."""
    watching: bool
    """Whether others may watch."""
    late: bool
    """Whether a late friend may take a bot's seat."""
    public: bool
    """Whether the lobby shows it."""
    fills: bool = False
    """Whether bots take the free seats by themselves when nobody comes for a while."""
    language: Language = ""
    """The language of whoever has opened the table, such as `pt-BR`, where that is known."""


class LinksShape(Shape, frozen=True):
    """The secrets of a table's links, which stand in their fragments."""

    invitation: str
    """To sit down."""
    spectator: str
    """To watch."""


class ShuffleShape(Shape, frozen=True):
    """The proof of a round's shuffle."""

    commitment: str
    """SHA-256 of the salt, a space, and the cards as dealt with spaces between."""
    salt: str | None
    """Opened when the round is over."""
    order: list[CardName] | None


class ReasonShape(Shape, frozen=True):
    """What speaks for a turn, or against it."""

    replies: float
    """How many turns would keep the next player in, on average."""
    no_reply: float
    """The share of hands that leave the next player none."""
    keeps_open: float
    """How many turns would keep the mover in next time round."""
    cards: int
    """How many cards it leaves in hand."""
    wins: list[ColorLetter]
    """The rules that the mover would win as it leaves the palettes."""
    draws: int
    rescues: list[RescueShape]
    conceding: float | None
    """For a fold: how much better it is for the match than the best turn that stays in."""


class HintShape(Shape, frozen=True):
    """A turn worth playing."""

    steps: list[StepName]
    """The whole turn; it stops short where all hangs on a draw."""
    round: float
    """The chance to win the round."""
    match: list[float]
    """Every seat's chance to win the match."""
    reason: ReasonShape
