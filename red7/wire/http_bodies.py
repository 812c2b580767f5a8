"""What the pages beside the table ask for over HTTP: games to start, keep, replay and review."""

import msgspec

from red7.table import Origin
from red7.wire.shapes import (
    Frame,
    MatchShape,
    Number,
    ProblemValues,
    RulesShape,
    SettingsShape,
    Shape,
    SitterShape,
    StepName,
)


class BotShape(Shape, frozen=True):
    """An opponent."""

    name: str
    about: str


class PresetShape(Shape, frozen=True):
    """Rules with a name."""

    name: str
    rules: RulesShape


class Lobby(Shape, frozen=True):
    """What a new game can be made of."""

    release: str
    bots: list[BotShape]
    """Weakest first."""
    presets: list[PresetShape]
    editions: list[str]
    players: list[int]
    """How many can play."""
    targets: list[int]
    """The points that win a match with scoring, for each of these numbers of players."""
    longest_name: int
    """How many characters a name may have."""
    reactions: list[str]
    """What players can say to each other."""
    lobby: bool
    """Whether tables can be public."""
    watching: bool
    """Whether others may watch a table."""
    uploads: bool
    """Whether records are taken."""


class NewSeat(Shape, frozen=True):
    """A seat of a new game: a bot's, or that of a person at this device."""

    name: str
    bot: str | None = None


class NewGame(Shape, frozen=True):
    """A game to start."""

    rules: RulesShape
    seats: list[NewSeat]


class Branch(Shape, frozen=True):
    """Play on from a moment of a game that is over, against bots."""

    round: Number
    turn: Number
    seat: Number
    """The seat to take."""
    name: str
    bot: str
    """Who plays the seats of other people; bots keep theirs."""


class NewFriendsTable(Shape, frozen=True):
    """A table to which friends come, or one to sit down at anywhere."""

    rules: RulesShape
    settings: SettingsShape
    seats: Number
    name: str
    """The name of whoever opens it."""


class PublicTable(Shape, frozen=True):
    """A table in the lobby."""

    table: str
    rules: RulesShape
    preset: str | None
    settings: SettingsShape
    sitters: list[SitterShape]
    free: int
    """How many seats nobody has."""
    started: bool
    attended: bool
    """Whether anybody who sits there is connected."""


class PublicTables(Shape, frozen=True):
    """A page of the tables that their hosts have made public, the last changed first."""

    tables: list[PublicTable]
    """Those at which somebody waits first."""
    more: str | None
    """What the next page is asked for with, as `after`; None on the last."""


class RematchWish(Shape, frozen=True):
    """How a rematch is played."""

    shift: bool = True
    """Whether everybody moves on by one seat."""


class Transfer(Shape, frozen=True):
    """Seats of mine to move to another device."""

    seats: list[Number]


class Secret(Shape, frozen=True):
    """A secret that moves something to the device that it is handed in from, once."""

    secret: str


class Moved(Shape, frozen=True):
    """What was moved to this device."""

    table: str | None
    """The table of the seats; None where everything was moved."""


class QrText(Shape, frozen=True):
    """A text to draw as a QR code."""

    text: str


class Made(Shape, frozen=True):
    """A new table."""

    table: str


class GameShape(Shape, frozen=True):
    """A game in the list of mine."""

    table: str
    rules: RulesShape
    sitters: list[SitterShape]
    match: MatchShape
    round: int
    turn: int
    mover: int | None
    changed: float
    """When it last changed, in seconds since 1970."""
    uploaded: bool
    """Whether it came as a record, so that nobody plays it on."""
    origin: Origin
    """Where it comes from."""
    preset: str | None
    """The name of the rules, whatever the edition; None for a mix of one's own."""
    until: float | None = None
    """When it is deleted unless it changes, in seconds since 1970; None where games are kept."""


class Problem(Shape, frozen=True):
    """Why a request was refused."""

    code: str
    """A stable name; the sentence that a player reads is made of it."""
    message: str
    """A sentence in English, for programs."""
    values: ProblemValues = msgspec.field(default_factory=dict)
    """What a sentence about the code is given."""


class Unreadable(Shape, frozen=True):
    """A game that is stored but cannot be shown."""

    table: str
    reason: str
    """A sentence in English, for programs."""
    problem: Problem


class GameChoices(Shape, frozen=True):
    """What there is to choose from among my games."""

    opponents: list[str]
    """Bots, and `person` if there are any."""
    presets: list[str]
    """Names of rules, and `own` for a mix of one's own."""
    origins: list[Origin]


class Games(Shape, frozen=True):
    """A page of my games: running ones first, then the others, each the last changed first."""

    games: list[GameShape]
    unreadable: list[Unreadable]
    """On the first page."""
    more: str | None
    """What the next page is asked for with, as `after`; None on the last."""
    count: int
    """How many games are like what is asked for, on all pages."""
    total: int
    """How many games there are."""
    choices: GameChoices


class Moment(Shape, frozen=True):
    """A frame of a replay, and what may be said about it."""

    frame: Frame
    match: MatchShape


class Replay(Shape, frozen=True):
    """Part of a replay: as many frames as fit."""

    table: str
    rules: RulesShape
    sitters: list[SitterShape]
    over: bool
    open: bool
    """Whether all hands are shown."""
    seat: int | None
    """Whose eyes it is seen through; None with all hands open."""
    total: int
    """How many frames there are."""
    start: int
    """The number of the first one here."""
    preset: str | None
    """The name of the rules, whatever the edition; None for a mix of one's own."""
    moments: list[Moment]


class ReviewedTurnShape(Shape, frozen=True):
    """A turn and how good it was."""

    round: int
    turn: int
    seat: int
    steps: list[StepName]
    quality: str
    given: float
    """The chance that it gave away."""
    better: list[StepName] | None
    kind: str | None
    """How it differs from the better turn; None without one."""


class PointShape(Shape, frozen=True):
    """How the chances stood after a turn; turn 0 is the deal."""

    round: int
    turn: int
    chances: list[float]


class AccountShape(Shape, frozen=True):
    """How a seat's chance came from its start to its end."""

    start: float
    end: float
    given: float
    received: float
    deals: float
    draws: float


class ReviewShape(Shape, frozen=True):
    """A game, reviewed."""

    turns: list[ReviewedTurnShape]
    points: list[PointShape]
    accounts: list[AccountShape]
    turning: PointShape | None


class AgainstShape(Shape, frozen=True):
    """How matches against a bot went, with one preset of the rules."""

    bot: str
    preset: str | None
    """None for a mix of one's own."""
    matches: int
    wins: int


class BestMatchShape(Shape, frozen=True):
    """The match that was won by most points."""

    table: str | None
    """None if it is deleted by now."""
    points: int
    lead: int
    """How many more than the next player."""


class ReviewNoteShape(Shape, frozen=True):
    """What a reviewed match of mine says about my play."""

    table: str
    at: float
    """When the match began, in seconds since 1970."""
    turns: int
    """How many turns of mine there were."""
    given: float
    """The chance to win the match that they gave away, all together."""
    kinds: dict[str, float]
    """The same by the kind of mistake."""


class Results(Shape, frozen=True):
    """What came of my matches on this server: those that began here anew, with one seat mine."""

    matches: int
    wins: int
    against: list[AgainstShape]
    """Weakest bot first; a match against two bots counts for both."""
    streak: int
    """How many matches I have won in a row up to now."""
    longest: int
    """How many I ever have."""
    best: BestMatchShape | None
    """None while no match for points was won."""
    reviews: list[ReviewNoteShape]
    """Of the matches that were reviewed, the earliest first."""
