"""Bodies of HTTP requests and answers: games to start, list, replay and review."""

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
    """The choices for a new game, and the features of this server."""

    release: str
    bots: list[BotShape]
    """The opponents, weakest first."""
    presets: list[PresetShape]
    editions: list[str]
    players: list[int]
    """The possible numbers of players."""
    targets: list[int]
    """The points that win a match with scoring, for each of these numbers of players."""
    longest_name: int
    """The maximum number of characters of a name."""
    reactions: list[str]
    """The reactions that players can show."""
    lobby: bool
    """Whether tables can be public."""
    watching: bool
    """Whether spectators may watch tables."""
    uploads: bool
    """Whether records can be uploaded."""
    faces: list[str] = msgspec.field(default_factory=list)
    """The faces that players can choose."""


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
    """The bot that plays the seats of other people; bots keep theirs."""


class NewFriendsTable(Shape, frozen=True):
    """A new table with friends, or the request to sit down at any public table."""

    rules: RulesShape
    settings: SettingsShape
    seats: Number
    name: str
    """The name of the person who opens it."""
    face: str = ""
    """The face of this person; empty for none."""


class PublicTable(Shape, frozen=True):
    """A table in the lobby."""

    table: str
    rules: RulesShape
    preset: str | None
    settings: SettingsShape
    sitters: list[SitterShape]
    free: int
    """The number of free seats."""
    started: bool
    attended: bool
    """Whether at least one of its players is connected."""


class PublicTables(Shape, frozen=True):
    """A page of the tables that their hosts have made public, the last changed first."""

    tables: list[PublicTable]
    """The tables of the page; tables with players who wait come first."""
    more: str | None
    """The value of `after` for the next page; None on the last page."""


class RematchWish(Shape, frozen=True):
    """The seats of a rematch."""

    shift: bool = True
    """Whether all players move on by one seat."""


class Transfer(Shape, frozen=True):
    """Seats of the client to move to another device."""

    seats: list[Number]


class Secret(Shape, frozen=True):
    """A secret that moves seats, or everything, to the device that sends it, once."""

    secret: str


class Moved(Shape, frozen=True):
    """What was moved to this device."""

    table: str | None
    """The table of the seats; None if everything was moved."""


class QrText(Shape, frozen=True):
    """A text to draw as a QR code."""

    text: str


class Made(Shape, frozen=True):
    """A new table."""

    table: str


class GameShape(Shape, frozen=True):
    """A game in the client's list."""

    table: str
    rules: RulesShape
    sitters: list[SitterShape]
    match: MatchShape
    round: int
    turn: int
    mover: int | None
    changed: float
    """When the game last changed, in seconds since 1970."""
    uploaded: bool
    """Whether it is an uploaded record, which cannot be played on."""
    origin: Origin
    """How the game began."""
    preset: str | None
    """The name of the rules, whatever the edition; None for a custom mix."""
    until: float | None = None
    """When the game is deleted unless it changes, in seconds since 1970; None if kept forever."""


class Problem(Shape, frozen=True):
    """Why a request was refused."""

    code: str
    """The stable code of the error, from which clients make the sentence that a player reads."""
    message: str
    """An English sentence, for programs."""
    values: ProblemValues = msgspec.field(default_factory=dict)
    """Values for a sentence about the code."""


class Unreadable(Shape, frozen=True):
    """A game that is stored but cannot be shown."""

    table: str
    reason: str
    """An English sentence, for programs."""
    problem: Problem


class GameChoices(Shape, frozen=True):
    """The values by which the client's games can be filtered."""

    opponents: list[str]
    """Names of bots, and `person` if there are games with people."""
    presets: list[str]
    """Names of rules, and `own` for custom mixes."""
    origins: list[Origin]


class Games(Shape, frozen=True):
    """A page of the client's games: running ones, then finished ones, each last changed first."""

    games: list[GameShape]
    unreadable: list[Unreadable]
    """Games that cannot be shown; on the first page only."""
    more: str | None
    """The value of `after` for the next page; None on the last page."""
    count: int
    """The number of games that match the filters, on all pages."""
    total: int
    """The number of all games."""
    choices: GameChoices


class Moment(Shape, frozen=True):
    """A frame of a replay, with the score sheet at that moment."""

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
    """The seat whose view is shown; None with all hands open."""
    total: int
    """The number of all frames."""
    start: int
    """The number of the first frame of this part."""
    preset: str | None
    """The name of the rules, whatever the edition; None for a custom mix."""
    moments: list[Moment]


class ReviewedTurnShape(Shape, frozen=True):
    """A turn and its quality."""

    round: int
    turn: int
    seat: int
    steps: list[StepName]
    quality: str
    given: float
    """The part of the chance to win that the turn gave away."""
    better: list[StepName] | None
    kind: str | None
    """The kind of mistake; None without a better turn."""


class PointShape(Shape, frozen=True):
    """The chances after a turn; turn 0 is the deal."""

    round: int
    turn: int
    chances: list[float]


class AccountShape(Shape, frozen=True):
    """The account of a seat's chance to win, from its start to its end."""

    start: float
    end: float
    given: float
    received: float
    deals: float
    draws: float


class ReviewShape(Shape, frozen=True):
    """The review of a game."""

    turns: list[ReviewedTurnShape]
    points: list[PointShape]
    accounts: list[AccountShape]
    turning: PointShape | None


class AgainstShape(Shape, frozen=True):
    """The results against one bot with one preset of the rules."""

    bot: str
    preset: str | None
    """None for a custom mix."""
    matches: int
    wins: int


class BestMatchShape(Shape, frozen=True):
    """The match that the person won with the largest lead."""

    table: str | None
    """The name of the table; None if it has been deleted."""
    points: int
    lead: int
    """The number of points ahead of the next player."""


class ReviewNoteShape(Shape, frozen=True):
    """The summary of a reviewed match, about the client's own turns."""

    table: str
    at: float
    """When the match began, in seconds since 1970."""
    turns: int
    """The number of the client's turns."""
    given: float
    """The total chance to win the match that these turns gave away."""
    kinds: dict[str, float]
    """The chance given away, by the kind of mistake."""


class ByPlayersShape(Shape, frozen=True):
    """The results of matches with friends, with one number of players."""

    players: int
    """The number of seats, with those of bots."""
    matches: int
    wins: int


class FriendShape(Shape, frozen=True):
    """The results of matches with a person whom the client has met in several."""

    name: str
    """The name that the person gave last; empty if the person never gave one."""
    matches: int
    wins: int
    """The number of these matches that the client won."""


class WithFriendsShape(Shape, frozen=True):
    """The client's results with friends: new games with one own seat and another person's."""

    matches: int
    wins: int
    players: list[ByPlayersShape]
    """Results by the number of players, fewest first."""
    people: list[FriendShape]
    """Results by person, most matches first, from the games that are not deleted."""


class Results(Shape, frozen=True):
    """The client's results on this server: new games with one own seat and bots at all others."""

    matches: int
    wins: int
    against: list[AgainstShape]
    """Results by bot and rules, weakest bot first; a match against two bots counts for both."""
    streak: int
    """The number of matches won in a row up to now."""
    longest: int
    """The largest number of matches ever won in a row."""
    best: BestMatchShape | None
    """The best match; None while no match for points was won."""
    reviews: list[ReviewNoteShape]
    """Summaries of the reviewed matches, earliest first."""
    friends: WithFriendsShape = msgspec.field(
        default_factory=lambda: WithFriendsShape(0, 0, [], [])
    )
    """Results of the matches with friends, which count nowhere else."""
