"""What a server would tell somebody who has played for long: results, and a list of games."""

from typing import Any
from urllib.parse import parse_qs, urlsplit

KINDS = ("wrong-card", "wrong-rule", "held-back", "spent-too-much", "folded-early", "stayed-late")
RESULTS: dict[str, Any] = {
    "matches": 40,
    "wins": 18,
    "against": [
        {"bot": "random", "preset": "basic", "matches": 16, "wins": 12},
        {"bot": "planner", "preset": "advanced", "matches": 24, "wins": 6},
        {"bot": "scout", "preset": None, "matches": 4, "wins": 0},
    ],
    "streak": 2,
    "longest": 5,
    "best": {"table": "0" * 16, "points": 52, "lead": 17},
    "reviews": [
        {
            "table": f"{number:016x}",
            "at": 1_790_000_000.0 + number * 86_400,
            "turns": 12,
            "given": 0.5 - number / 100,
            "kinds": {kind: (place + 1) / 100 for place, kind in enumerate(KINDS)},
        }
        for number in range(30)
    ],
    "friends": {
        **{"matches": 12, "wins": 5},
        "players": [
            {"players": 2, "matches": 8, "wins": 4},
            {"players": 4, "matches": 4, "wins": 1},
        ],
        "people": [
            {"name": "Zoë", "matches": 9, "wins": 4},
            {"name": "", "matches": 2, "wins": 0},
        ],
    },
}


def games(count: int, address: str = "") -> dict[str, Any]:
    """A page of finished matches, every third of them won, and each fourth branched off; which
    one, and of which of them, is in the address."""
    asked = {name: value for name, (value,) in parse_qs(urlsplit(address).query).items()}
    wanted = [number for number in range(count) if _fits(number, asked)]
    left = [number for number in wanted if number > int(asked.get("after", -1))]
    shown = left[: int(asked.get("limit", 100))]
    return {
        **{"games": [_game(number) for number in shown], "unreadable": []},
        **{"more": str(shown[-1]) if len(left) > len(shown) else None},
        **{"count": len(wanted), "total": count},
        "choices": {
            "opponents": ["planner", "random", "sampler", "scout", "thrifty"],
            **{"presets": ["advanced"], "origins": ["new", "fork"]},
        },
    }


def _fits(number: int, asked: dict[str, str]) -> bool:
    result, origin = "won" if number % 3 == 0 else "lost", "fork" if number % 4 == 0 else "new"
    return (
        asked.get("state") != "running"
        and asked.get("result", result) == result
        and asked.get("origin", origin) == origin
    )


def _game(number: int) -> dict[str, Any]:
    bots = [None, ("random", "planner", "scout")[number % 3], "thrifty", "sampler"]
    return {
        "table": f"{number:016x}",
        "rules": {"edition": "v1.2", "draw": True, "scoring": True, "actions": False},
        "sitters": [
            {"name": f"P{seat}", "bot": bot, "mine": seat == 0} for seat, bot in enumerate(bots)
        ],
        "match": {
            **{"rounds": [], "points": [30, 12, 5, 9], "target": 30, "over": True},
            "winners": [0 if number % 3 == 0 else 1],
        },
        **{"round": 4, "turn": 9, "mover": None, "changed": 1_790_000_000.0 - number * 3_600},
        **{"uploaded": False, "origin": "fork" if number % 4 == 0 else "new"},
        **{"preset": "advanced", "until": None},
    }
