"""Tables: seats around a match, their logs of commands, and decisions about requests.

Pure: the time and the shuffle are arguments, and the package uses no socket and no disk.
"""

from red7.table import seating, senders
from red7.table.commands import (
    RULES_VERSION,
    Command,
    Deal,
    GameCommand,
    LoggedCommand,
    Open,
    Play,
    apply_command,
    rebuild,
    rebuild_log,
)
from red7.table.decide_turns import (
    DealRound,
    Decision,
    PlayTurn,
    Request,
    Shuffle,
    authorize,
    decide,
    decision_of,
)
from red7.table.errors import Refused
from red7.table.game_record import record_of
from red7.table.new_games import (
    BranchWish,
    NewTable,
    SeatWish,
    branched,
    commands_to,
    imported,
    new_game,
    rematch,
)
from red7.table.replay import ReplayedStep, dealt, replayed_steps
from red7.table.senders import Sender, SenderKind
from red7.table.settings import Settings
from red7.table.shuffle_proof import commitment
from red7.table.state import MAX_NAME_CHARACTERS, Origin, PlayedRound, Sitter, Table

__all__ = [
    "MAX_NAME_CHARACTERS",
    "RULES_VERSION",
    "BranchWish",
    "Command",
    "Deal",
    "DealRound",
    "Decision",
    "GameCommand",
    "LoggedCommand",
    "NewTable",
    "Open",
    "Origin",
    "Play",
    "PlayTurn",
    "PlayedRound",
    "Refused",
    "ReplayedStep",
    "Request",
    "SeatWish",
    "Sender",
    "SenderKind",
    "Settings",
    "Shuffle",
    "Sitter",
    "Table",
    "apply_command",
    "authorize",
    "branched",
    "commands_to",
    "commitment",
    "dealt",
    "decide",
    "decision_of",
    "imported",
    "new_game",
    "rebuild",
    "rebuild_log",
    "record_of",
    "rematch",
    "replayed_steps",
    "seating",
    "senders",
]
