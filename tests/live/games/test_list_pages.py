"""Pages of a list: which games, in which order, and that no page repeats or leaves out one."""

from itertools import count

import pytest
from msgspec.structs import replace

from red7.core import BASIC, EXPERT
from red7.live.games.game_summary import Summary
from red7.live.games.list_pages import Wanted, page_of, parse_place
from red7.live.store import ListedGame
from red7.table import Origin, Refused, Sitter
from red7.wire.serialize import rules_shape
from red7.wire.shapes import MatchShape

ANN = "ann"
Game = tuple[ListedGame, Summary]
_numbers = count()


def game(
    table: str,
    *others: str | None,
    winners: tuple[int, ...] = (),
    preset: str | None = "basic",
    origin: Origin = Origin.NEW,
    changed: float | None = None,
) -> Game:
    """A game of Ann's against bots, or people where there is none; it is over if it has winners."""
    mine = Sitter("Ann", None, "" if origin is Origin.RECORD else ANN)
    rest = [Sitter("x", bot, "" if bot else "bob") for bot in others]
    match = MatchShape(
        target=None, points=[0] * (1 + len(rest)), rounds=[], over=bool(winners), winners=[*winners]
    )
    summary = Summary(
        rules=rules_shape(EXPERT if preset == "expert" else BASIC),
        preset=preset,
        sitters=[mine, *rest],
        match=match,
        round=1,
        turn=0,
        mover=0,
        imported=origin is Origin.RECORD,
        origin=origin,
    )
    at = float(next(_numbers)) if changed is None else changed
    return ListedGame(table, 1, at), summary


GAMES = [
    game("running", "scout"),
    game("won", "random", winners=(0,)),
    game("lost", "random", "scout", winners=(1,), preset="expert"),
    game("fork", "random", winners=(1,), preset=None, origin=Origin.BRANCH),
    game("record", None, winners=(1,), origin=Origin.RECORD),
]


@pytest.mark.parametrize(
    ("wanted", "tables"),
    [
        (Wanted(), ["running", "record", "fork", "lost", "won"]),
        (Wanted(state="running"), ["running"]),
        (Wanted(state="finished"), ["record", "fork", "lost", "won"]),
        (Wanted(opponent="scout"), ["running", "lost"]),
        (Wanted(opponent="person"), ["record"]),
        (Wanted(preset="expert"), ["lost"]),
        (Wanted(preset="own"), ["fork"]),
        (Wanted(result="won"), ["won"]),
        (Wanted(result="lost"), ["fork", "lost"]),
        (Wanted(origin="fork"), ["fork"]),
        (Wanted(origin="record"), ["record"]),
        (Wanted(result="lost", opponent="scout"), ["lost"]),
        (Wanted(opponent="nobody"), []),
    ],
)
def test_only_what_is_asked_for_is_listed(wanted: Wanted, tables: list[str]) -> None:
    page = page_of(GAMES, ANN, wanted)
    assert [held.table for held, _ in page.games] == tables
    assert (page.fitting, page.total, page.more) == (len(tables), len(GAMES), None)


def test_only_what_there_is_can_be_chosen() -> None:
    choices = page_of(GAMES, ANN, Wanted(state="running")).choices
    assert choices.opponents == ["random", "scout", "person"]
    assert choices.presets == ["basic", "expert", "own"]
    assert choices.origins == [Origin.NEW, Origin.BRANCH, Origin.RECORD]
    assert page_of(GAMES[:1], ANN, Wanted()).choices.origins == [Origin.NEW]


@pytest.mark.parametrize("limit", [1, 2, 3, 7, 20])
def test_the_pages_together_are_the_list(limit: int) -> None:
    games = [
        game(f"{number:02}", "random", winners=(0,) * (number % 3 > 0), changed=float(number // 4))
        for number in range(20)
    ]
    whole = [held.table for held, _ in page_of(games, ANN, Wanted()).games]
    found: list[str] = []
    wanted = Wanted(limit=limit)
    while True:
        page = page_of(games, ANN, wanted)
        assert page.fitting == 20
        found += [held.table for held, _ in page.games]
        if page.more is None:
            break
        wanted = replace(wanted, after=page.more)
    assert found == whole
    assert len(whole) == 20


def test_a_page_goes_on_where_a_game_was_deleted() -> None:
    games = [game(name, "random") for name in "abcdef"]
    first = page_of(games, ANN, Wanted(limit=3))
    assert first.more is not None
    left = [each for each in games if each != first.games[-1]]
    rest = page_of(left, ANN, Wanted(after=first.more))
    assert [held.table for held, _ in rest.games] == ["c", "b", "a"]


@pytest.mark.parametrize("text", ["x", "2_1.0_a", "1_one_a", "1_1.0", ""])
def test_a_place_that_no_page_has_told(text: str) -> None:
    with pytest.raises(Refused):
        parse_place(text)
