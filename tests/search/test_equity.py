"""Match equity: what the tables say must be what a match is."""

import gzip
from itertools import permutations, product

import numpy as np
import pytest
from equity import packed

from red7.core import ADVANCED, BASIC, Rules
from red7.core.match import TARGETS
from red7.search import equity
from red7.search.equity import chance, parse_tables, stakes, tables

GAMES = [
    (players, Rules(draw=draw, scoring=True, actions=actions))
    for players in (2, 3, 4)
    for draw in (False, True)
    for actions in (False, True)
]


@pytest.mark.parametrize(("players", "rules"), GAMES)
def test_at_the_start_all_are_alike(players: int, rules: Rules) -> None:
    assert chance(rules, *[0] * players) == pytest.approx(1 / players, abs=0.001)


@pytest.mark.parametrize(("players", "rules"), GAMES)
def test_the_chances_of_all_players_add_up_to_one(players: int, rules: Rules) -> None:
    scores = (6, 18, 0, 27)[:players]
    seats = range(players)
    total = sum(
        chance(rules, scores[seat], *(scores[other] for other in seats if other != seat))
        for seat in seats
    )
    assert total == pytest.approx(1, abs=0.01)


@pytest.mark.parametrize(("players", "rules"), GAMES)
def test_points_help_their_owner_only(players: int, rules: Rules) -> None:
    target = TARGETS[players]
    mine = [round(chance(rules, score, *[12] * (players - 1)), 6) for score in range(target)]
    theirs = [round(chance(rules, 12, score, *[12] * (players - 2)), 6) for score in range(target)]
    assert mine == sorted(mine)
    assert theirs == sorted(theirs, reverse=True)
    assert mine[-1] - mine[0] > 0.3


def test_the_others_may_sit_in_any_order() -> None:
    found = {round(chance(ADVANCED, 9, *others), 3) for others in permutations((3, 15, 24))}
    assert len(found) == 1


def test_a_round_is_about_the_match() -> None:
    table = stakes(ADVANCED, (30, 12))
    assert (len(table), len(table[0])) == (2, 2)
    assert table[0][0][10] == 1.0
    assert table[1][0][10] == 0.0
    assert table[0][0][9] == pytest.approx(chance(ADVANCED, 39, 12))
    assert table[0][1][5] == pytest.approx(chance(ADVANCED, 30, 17))
    assert table[1][1][28] == 1.0


def test_without_scoring_the_round_is_all() -> None:
    table = stakes(BASIC, (0, 0, 0))
    assert min(table[1][1]) == 1.0
    assert max(table[1][2]) == 0.0


def test_tables_are_read_as_they_were_written() -> None:
    made = {
        "2": np.array([[1, 256], [65535, 0]], dtype=np.uint16),
        "3-draw": np.arange(27, dtype=np.uint16).reshape(3, 3, 3),
    }
    found = parse_tables(gzip.decompress(packed(made)))
    assert {*found} == {*made}
    for name, table in found.items():
        assert made[name].shape == (table.side,) * made[name].ndim
        assert made[name].ravel().tolist() == table.cells.tolist()


def test_every_game_has_a_table_and_there_are_no_others() -> None:
    names = {equity.key_of(players, rules): players for players, rules in GAMES}
    assert {*tables()} == {*names}
    for name, players in names.items():
        assert len(tables()[name].cells) == tables()[name].side ** players


@pytest.mark.parametrize(("players", "rules"), GAMES)
def test_between_the_scores_of_a_table_it_is_interpolated(players: int, rules: Rules) -> None:
    """Against numpy: every corner of the cell that a score is in, by its weight."""
    step, table = equity.STEPS[players], tables()[equity.key_of(players, rules)]
    cells = np.array(table.cells).reshape((table.side,) * players) / 65535
    for scores in product((0, 7, 16, 29), repeat=players):
        below, share = np.divmod(scores, step)[0], np.mod(scores, step) / step
        expected = 0.0
        for corner in product((0, 1), repeat=players):
            weight = np.prod(np.where(corner, share, 1 - share))
            expected += weight * cells[tuple(np.minimum(below + corner, table.side - 1))]
        assert chance(rules, *scores) == pytest.approx(expected, abs=1e-12)


def test_a_file_that_breaks_off_is_refused() -> None:
    whole = gzip.decompress(packed({"2": np.zeros((2, 2), dtype=np.uint16)}))
    with pytest.raises(ValueError, match="breaks off"):
        parse_tables(whole[:-2])
