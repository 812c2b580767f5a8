"""Keys and values of all messages of the catalogue.

Generated from red7/texts/en/*.ftl by `make types`. Do not edit.
"""
# fmt: off

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, Protocol, TypeAlias, overload

Person: TypeAlias = Literal["you", "other"]
"""Whether a sentence speaks to the player or about them."""


class Say(Protocol):
    """A function that returns a message of the catalogue, in one language."""

    @overload
    def __call__(
        self,
        key: Literal[
            "bot-random", "bot-random-text", "bot-thrifty", "bot-thrifty-text", "bot-planner",
            "bot-planner-text", "bot-sampler", "bot-sampler-text", "bot-scout", "bot-scout-text",
            "number-decimal", "number-group", "review-quality-best", "review-quality-good",
            "review-quality-doubtful", "review-quality-mistake", "review-quality-blunder",
            "link-preview-page-title", "link-preview-page-text", "link-preview-invitation-title",
            "link-preview-invitation-text", "link-preview-picture", "picture-face-down",
            "picture-start", "picture-you", "picture-out", "picture-turn", "picture-wins",
            "picture-deck-empty", "why-unknown", "why-not-your-turn", "why-finished",
            "why-not-in-hand", "why-palette-done", "why-canvas-done", "why-hopeless",
            "why-no-action", "why-not-there", "why-fewer-cards", "why-no-draw", "why-nothing-done",
            "why-too-late", "problem-not-your-seat", "problem-not-your-turn", "problem-behind",
            "problem-illegal", "problem-no-deal", "problem-no-steps", "problem-unknown-table",
            "problem-already-open", "problem-no-player", "problem-over", "problem-not-over",
            "problem-uploaded", "problem-no-turns", "problem-one-device", "problem-no-person",
            "problem-started", "problem-seat-taken", "problem-seats-taken", "problem-free-seats",
            "problem-removed", "problem-was-removed", "problem-watching-ended",
            "problem-no-invitation", "problem-already-seated", "problem-held-another",
            "problem-match-over", "problem-not-started", "problem-not-host", "problem-stand-in",
            "problem-no-stand-in", "problem-timed-out", "problem-not-due", "problem-rematch-named",
            "problem-unknown-reaction", "problem-unknown-face", "problem-too-fast",
            "problem-spectators-quiet", "problem-no-hints", "problem-no-lobby",
            "problem-no-uploads", "problem-transfer-over", "problem-already-here", "problem-moved",
            "problem-deleted", "problem-has-games", "problem-busy", "problem-no-token",
            "problem-not-utf-8", "problem-bad-host", "problem-origin", "problem-unfinished",
            "problem-crowded", "problem-failed", "terminal-you", "terminal-bot-first",
            "terminal-bot-second", "terminal-bot-third", "terminal-lead-nobody",
            "terminal-canvas-start", "terminal-out", "terminal-your-hand", "terminal-hand",
            "terminal-match-unfinished", "terminal-welcome", "terminal-prompt",
            "terminal-may-draw", "terminal-no-way-on", "terminal-lost", "terminal-taken-back",
            "terminal-taken-back-to-draw", "terminal-nothing-follows", "terminal-could-draw",
            "terminal-would-stay", "terminal-would-be-out", "terminal-really", "terminal-yes",
            "terminal-leave", "terminal-help", "terminal-replay-out", "terminal-no-whole-position",
            "terminal-reviewing", "terminal-turning-nobody", "terminal-column-start",
            "terminal-column-own", "terminal-column-others", "terminal-column-deals",
            "terminal-column-draws", "terminal-column-end", "terminal-compiling",
            "terminal-remaining", "terminal-here-only", "terminal-running", "terminal-kept-yours",
            "terminal-kept-all", "terminal-no-browser", "terminal-browser-closed"
        ],
        /,
    ) -> str: ...
    @overload
    def __call__(
        self,
        key: Literal[
            "terminal-lead-by-number", "terminal-lead-by-color"
        ],
        /, *, best: str, card: str, count: float, leader: Person, name: str, opponent: str, rival:
        Person, row: str,
    ) -> str: ...
    @overload
    def __call__(
        self,
        key: Literal[
            "why-bound"
        ],
        /, *, cause: str,
    ) -> str: ...
    @overload
    def __call__(
        self,
        key: Literal[
            "why-owes"
        ],
        /, *, cause: str, number: float,
    ) -> str: ...
    @overload
    def __call__(
        self,
        key: Literal[
            "color-name", "rule", "rule-named", "why-losing"
        ],
        /, *, color: str,
    ) -> str: ...
    @overload
    def __call__(
        self,
        key: Literal[
            "card-name"
        ],
        /, *, color: str, number: float,
    ) -> str: ...
    @overload
    def __call__(
        self,
        key: Literal[
            "site-not-built"
        ],
        /, *, command: str,
    ) -> str: ...
    @overload
    def __call__(
        self,
        key: Literal[
            "picture-in-the-deck", "picture-points", "picture-you-and-points", "picture-leads",
            "picture-has", "picture-palette", "picture-hand", "picture-under", "picture-deck-open",
            "picture-deck-known", "picture-deck", "problem-player-count", "problem-not-away",
            "problem-too-many-requests", "terminal-deck", "terminal-held", "terminal-points",
            "terminal-ways", "terminal-more"
        ],
        /, *, count: float,
    ) -> str: ...
    @overload
    def __call__(
        self,
        key: Literal[
            "terminal-lead"
        ],
        /, *, count: float, leader: Person, name: str, row: str,
    ) -> str: ...
    @overload
    def __call__(
        self,
        key: Literal[
            "terminal-round-scored"
        ],
        /, *, count: float, name: str, row: str, who: Person,
    ) -> str: ...
    @overload
    def __call__(
        self,
        key: Literal[
            "terminal-round-scored-nothing", "terminal-score"
        ],
        /, *, count: float, name: str, who: Person,
    ) -> str: ...
    @overload
    def __call__(
        self,
        key: Literal[
            "terminal-verify-many"
        ],
        /, *, count: float, rounds: float,
    ) -> str: ...
    @overload
    def __call__(
        self,
        key: Literal[
            "terminal-deck-known", "terminal-held-known"
        ],
        /, *, count: float, row: str,
    ) -> str: ...
    @overload
    def __call__(
        self,
        key: Literal[
            "terminal-no-seat"
        ],
        /, *, count: float, seat: float,
    ) -> str: ...
    @overload
    def __call__(
        self,
        key: Literal[
            "terminal-hope"
        ],
        /, *, count: float, typed: str,
    ) -> str: ...
    @overload
    def __call__(
        self,
        key: Literal[
            "terminal-recorded", "terminal-record-exists", "terminal-review-empty",
            "terminal-folder-silent", "terminal-folder-taken", "terminal-file-foreign",
            "terminal-file-newer"
        ],
        /, *, file: str,
    ) -> str: ...
    @overload
    def __call__(
        self,
        key: Literal[
            "terminal-file-unreadable", "terminal-file-unusable", "terminal-file-damaged",
            "terminal-file-no-folder"
        ],
        /, *, file: str, text: str,
    ) -> str: ...
    @overload
    def __call__(
        self,
        key: Literal[
            "terminal-folder-served"
        ],
        /, *, file: str, url: str,
    ) -> str: ...
    @overload
    def __call__(
        self,
        key: Literal[
            "list-two", "list-middle", "list-end", "terminal-preview"
        ],
        /, *, first: str, next: str,
    ) -> str: ...
    @overload
    def __call__(
        self,
        key: Literal[
            "problem-bad-record"
        ],
        /, *, line: float, round: float, text: str, turn: float,
    ) -> str: ...
    @overload
    def __call__(
        self,
        key: Literal[
            "problem-bad-clock", "problem-bad-pause", "problem-bad-id"
        ],
        /, *, most: float,
    ) -> str: ...
    @overload
    def __call__(
        self,
        key: Literal[
            "problem-too-large", "problem-quota"
        ],
        /, *, most: float, what: str,
    ) -> str: ...
    @overload
    def __call__(
        self,
        key: Literal[
            "terminal-turning-turn"
        ],
        /, *, mover: str, name: str, round: float, turn: float, typed: str,
    ) -> str: ...
    @overload
    def __call__(
        self,
        key: Literal[
            "picture-to-move", "picture-is-out", "picture-won", "terminal-name-quoted",
            "terminal-name-cut", "terminal-graph", "terminal-turning-never"
        ],
        /, *, name: str,
    ) -> str: ...
    @overload
    def __call__(
        self,
        key: Literal[
            "player-again"
        ],
        /, *, name: str, number: float,
    ) -> str: ...
    @overload
    def __call__(
        self,
        key: Literal[
            "terminal-replay-round", "terminal-turning-deal"
        ],
        /, *, name: str, round: float,
    ) -> str: ...
    @overload
    def __call__(
        self,
        key: Literal[
            "terminal-replay-turn"
        ],
        /, *, name: str, round: float, turn: float, typed: str,
    ) -> str: ...
    @overload
    def __call__(
        self,
        key: Literal[
            "terminal-round-begins"
        ],
        /, *, name: str, round: float, who: Person,
    ) -> str: ...
    @overload
    def __call__(
        self,
        key: Literal[
            "terminal-turn", "terminal-turn-draws", "terminal-turn-out", "terminal-turn-draws-out"
        ],
        /, *, name: str, typed: str, who: Person,
    ) -> str: ...
    @overload
    def __call__(
        self,
        key: Literal[
            "terminal-round-won", "terminal-match-won"
        ],
        /, *, name: str, who: Person,
    ) -> str: ...
    @overload
    def __call__(
        self,
        key: Literal[
            "problem-unknown-bot"
        ],
        /, *, names: str, text: str,
    ) -> str: ...
    @overload
    def __call__(
        self,
        key: Literal[
            "terminal-match-shared"
        ],
        /, *, names: str, who: Person,
    ) -> str: ...
    @overload
    def __call__(
        self,
        key: Literal[
            "player-unnamed", "terminal-amount", "terminal-gain", "terminal-loss"
        ],
        /, *, number: float,
    ) -> str: ...
    @overload
    def __call__(
        self,
        key: Literal[
            "problem-protocol"
        ],
        /, *, ours: float, yours: float,
    ) -> str: ...
    @overload
    def __call__(
        self,
        key: Literal[
            "terminal-replay-keys"
        ],
        /, *, page: float, pages: float,
    ) -> str: ...
    @overload
    def __call__(
        self,
        key: Literal[
            "terminal-review-round"
        ],
        /, *, round: float,
    ) -> str: ...
    @overload
    def __call__(
        self,
        key: Literal[
            "terminal-verify-round"
        ],
        /, *, round: float, state: str,
    ) -> str: ...
    @overload
    def __call__(
        self,
        key: Literal[
            "problem-unknown-moment"
        ],
        /, *, round: float, turn: float,
    ) -> str: ...
    @overload
    def __call__(
        self,
        key: Literal[
            "terminal-canvas"
        ],
        /, *, row: str,
    ) -> str: ...
    @overload
    def __call__(
        self,
        key: Literal[
            "problem-unknown-seat", "terminal-seat"
        ],
        /, *, seat: float,
    ) -> str: ...
    @overload
    def __call__(
        self,
        key: Literal[
            "terminal-share"
        ],
        /, *, share: float,
    ) -> str: ...
    @overload
    def __call__(
        self,
        key: Literal[
            "terminal-verify-sum"
        ],
        /, *, state: str,
    ) -> str: ...
    @overload
    def __call__(
        self,
        key: Literal[
            "number-percent", "picture-title", "problem-malformed", "problem-host",
            "problem-unknown-address", "problem-unknown-method", "terminal-cannot",
            "terminal-would-be-out-as"
        ],
        /, *, text: str,
    ) -> str: ...
    @overload
    def __call__(
        self,
        key: Literal[
            "terminal-refused"
        ],
        /, *, text: str, typed: str,
    ) -> str: ...
    @overload
    def __call__(
        self,
        key: Literal[
            "problem-damaged"
        ],
        /, *, text: str, why: str,
    ) -> str: ...
    @overload
    def __call__(
        self,
        key: Literal[
            "terminal-so-far", "terminal-review-better"
        ],
        /, *, typed: str,
    ) -> str: ...
    @overload
    def __call__(
        self,
        key: Literal[
            "terminal-at", "terminal-at-here"
        ],
        /, *, url: str,
    ) -> str: ...
    @overload
    def __call__(
        self,
        key: Literal[
            "problem-bad-name"
        ],
        /, *, why: str,
    ) -> str: ...
    @overload
    def __call__(
        self,
        key: Literal[
            "problem-storage"
        ],
        /, *, why: str, work: str,
    ) -> str: ...
    def named(self, key: str, /, **values: str | float | Sequence[str]) -> str:
        """Return a message whose key is made at run time."""

    def has(self, key: str) -> bool:
        """Return whether the catalogue has a message."""

    def list_of(self, words: Sequence[str]) -> str:
        """Return words as a list in the language: "a, b and c"."""

    def row_of(self, words: Sequence[str]) -> str:
        """Return words as a list with the same separator between all of them."""
