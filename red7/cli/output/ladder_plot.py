"""The ladder of bots as a plot: ratings with intervals, and shares of wins by pair."""

import io

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.colors import LinearSegmentedColormap, TwoSlopeNorm
from matplotlib.figure import Figure
from matplotlib.patches import Rectangle

from red7.cli.output.ladder_page import Ladder

INK, FAINT = "#22252b", "#dcdcdc"
WORSE, EVEN, BETTER = "#ed9e45", "#faf8f3", "#2f8c6d"


def drawn(ladder: Ladder) -> str:
    """Return the plot as SVG; the same ladder always makes the same text."""
    text = io.StringIO()
    with mpl.rc_context({"svg.hashsalt": "red7", "font.size": 10, "text.color": INK}):
        figure = Figure(figsize=(9.6, 1.3 + 0.5 * len(ladder.names)))
        figure.set_layout_engine("constrained", wspace=0.06, w_pad=0.12, h_pad=0.12)
        left, right = figure.subplots(1, 2)
        _draw_ratings(left, ladder)
        _draw_pairs(right, ladder)
        figure.savefig(text, format="svg", metadata={"Date": None, "Creator": None})
    return text.getvalue()


def _draw_ratings(axes: Axes, ladder: Ladder) -> None:
    """Draw a dot for each rating, on a bar for its interval."""
    for place, (value, low, high) in enumerate(ladder.ratings):
        axes.plot([low, high], [place] * 2, color=BETTER, alpha=0.35, lw=7, solid_capstyle="round")
        axes.plot(value, place, "o", color=BETTER, markersize=8)
        axes.annotate(
            f"{value:.0f}", (value, place), (0, 8), textcoords="offset points", ha="center"
        )
    _frame(axes, ladder.names, "rating, with its 95% interval")
    axes.set_ylim(-0.5, len(ladder.names) - 0.3)
    axes.margins(x=0.09)
    axes.grid(axis="x", color=FAINT, lw=0.7)
    axes.set_axisbelow(True)


def _draw_pairs(axes: Axes, ladder: Ladder) -> None:
    """Draw a square for each pair, shaded by how far its share is from even."""
    even = 1 / ladder.players
    colors = LinearSegmentedColormap.from_list("shares", [WORSE, EVEN, BETTER])
    shade = TwoSlopeNorm(even, 0, 1)
    for row, a in enumerate(ladder.names):
        for column, b in enumerate(ladder.names):
            share = ladder.share(a, b)
            if share is not None:
                corner = column - 0.48, row - 0.46
                axes.add_patch(Rectangle(corner, 0.96, 0.92, color=colors(shade(share)), lw=0))
                ink = "white" if share > even + 0.6 * (1 - even) else INK
                axes.text(column, row, f"{100 * share:.0f}", ha="center", va="center", color=ink)
    _frame(axes, ladder.names, "percent won by the row against the column")
    axes.set_xticks(range(len(ladder.names)), ladder.names)
    axes.set_xlim(-0.5, len(ladder.names) - 0.5)
    axes.set_ylim(-0.5, len(ladder.names) - 0.5)


def _frame(axes: Axes, names: list[str], title: str) -> None:
    """Set a title above, and name the bots from the bottom up, without a frame."""
    axes.set_title(title, loc="left", fontsize=10.5, pad=10)
    axes.set_yticks(range(len(names)), names)
    axes.tick_params(length=0, labelcolor=INK)
    axes.spines[:].set_visible(False)
