"""Leaf evaluation: what a position is worth to every seat. The one seam of both searches.

A rollout stands here, its end looked up in the equity table. Whatever fills in `values`, such
as an equity table for positions or a net, may take its place.
"""

from red7.search.compiled.rollout import rollout
from red7.search.compiled.workspace import ROUND, Workspace
from red7.sim.array_types import Words
from red7.sim.jit import inlined, kernel
from red7.sim.row_layout import COLOR, MOVER, PALETTE_CARDS, PLAYERS
from red7.sim.scoring import counting, points


@inlined
def points_won(rows: Words, base: int) -> int:
    """What the winner of a round that is over scores."""
    return points(counting(rows[base + COLOR], rows[base + PALETTE_CARDS + rows[base + MOVER]]))


@kernel
def evaluate(work: Workspace, leaf: int) -> None:
    """Write to `values` what the row at `leaf`, the start of a turn, is worth to every seat.

    The row is used up by it: a rollout leaves it at the end of the round.
    """
    rows, values, stakes = work.rows, work.values, work.stakes
    rollout(rows, leaf, work.endings, work.groups, work.steps)
    winner, scored = rows[leaf + MOVER], points_won(rows, leaf)
    for seat in range(rows[leaf + PLAYERS]):
        values[seat] = stakes[seat, winner, scored]
        values[ROUND + seat] = winner == seat
