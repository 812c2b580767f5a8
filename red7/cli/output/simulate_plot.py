"""Statistics of random play as a plot, by matplotlib."""

import io

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator

from red7.cli.output.simulate_reports import SEATS, TURNS_MEAN, Played, percent
from red7.core.cards import COLORS, NUMBERS, card_of
from red7.notation import color_name
from red7.notation.symbols import DRAWINGS
from red7.sim.statistics import Statistics

INK, SOFT, FAINT = "#22252b", "#6b7079", "#dcdcdc"
BAR = "#8b929e"
UNTOLD = {
    "svg": ("Date", "Creator"),
    "png": ("Software",),
    "pdf": ("CreationDate", "Creator", "Producer"),
}
"""Metadata to leave out (dates and versions), so that the same numbers make the same file."""


def drawn(played: Played, kind: str) -> bytes:
    """Return the plot of one run in a format; the same statistics always make the same bytes."""
    (run,), (found,) = played.runs, played.found
    data = io.BytesIO()
    with mpl.rc_context(
        {"svg.hashsalt": "red7", "font.family": "DejaVu Sans", "font.size": 9.5, "text.color": INK}
    ):
        figure = Figure(figsize=(10, 7))
        figure.set_layout_engine("constrained", w_pad=0.18, h_pad=0.18, wspace=0.04, hspace=0.04)
        (seats, rules), (lengths, cards) = figure.subplots(2, 2)
        words = f"{run.words}; {found.rounds:,} rounds by random players, seed {played.seed}"
        figure.suptitle(words, x=0.018, ha="left", fontsize=11.5)
        _draw_seats(seats, found)
        _draw_rules(rules, found)
        _draw_lengths(lengths, found)
        _draw_cards(cards, found)
        figure.savefig(data, format=kind, dpi=160, metadata=dict.fromkeys(UNTOLD[kind]))
    return data.getvalue()


def _draw_seats(axes: Axes, found: Statistics) -> None:
    """Draw a bar for the wins of each seat, and a line at an even share."""
    shares = found.wins_from_leader[::-1]
    _draw_bars(axes, shares, [BAR] * len(shares), list(SEATS[: found.players][::-1]))
    axes.axvline(1 / found.players, color=INK, lw=0.8, ls=(0, (4, 3)), zorder=2.5)
    _title(axes, "wins by seat (dashed: an even share)")


def _draw_rules(axes: Axes, found: Statistics) -> None:
    """Draw a bar for the rounds that end under each rule, in its color, red on top."""
    shares = [found.under(color).win_share for color in COLORS]
    _draw_bars(
        axes,
        shares,
        [drawing.paint for drawing in DRAWINGS],
        [color_name(color) for color in COLORS],
    )
    _title(axes, "the rule in force when the round ends")


def _draw_bars(axes: Axes, shares: list[float], paint: list[str], names: list[str]) -> None:
    places = range(len(shares))
    axes.barh(places, shares, color=paint, height=0.68)
    # Keep bars narrow if there are few.
    spare = max(0.0, 5 - len(shares)) / 2
    axes.set_ylim(-0.6 - spare, len(shares) - 0.4 + spare)
    for place, share in zip(places, shares, strict=True):
        axes.annotate(
            percent(share),
            (share, place),
            (5, 0),
            textcoords="offset points",
            va="center",
            bbox={"facecolor": "white", "linewidth": 0, "pad": 1},
        )
    axes.set_yticks(places, names)
    axes.set_xticks([])
    axes.set_xlim(0, max(shares) * 1.16)


def _draw_lengths(axes: Axes, found: Statistics) -> None:
    """Draw a column for each length of a round."""
    shares = found.lengths
    seen = [turns for turns, share in enumerate(shares) if share > 0.0005]
    axes.bar(seen, [shares[turns] for turns in seen], color=BAR, width=0.8)
    axes.set_xlim(seen[0] - 0.8, seen[-1] + 0.8)
    axes.xaxis.set_major_locator(MaxNLocator(12, integer=True))
    axes.axvline(found.turns_mean, color=INK, lw=0.8, ls=(0, (4, 3)))
    _percents(axes)
    _title(axes, f"{TURNS_MEAN.row} (dashed: {TURNS_MEAN.text(found, 1)} on average)")


def _draw_cards(axes: Axes, found: Statistics) -> None:
    """Draw a dot for each card: how often a hand wins that is dealt the card."""
    for color in COLORS:
        shares = [found.win_share(card_of(color, number))[0] for number in NUMBERS]
        places = [number + (3 - color) * 0.09 for number in NUMBERS]
        axes.scatter(
            places, shares, s=34, color=DRAWINGS[color].paint, edgecolor=INK, linewidth=0.4
        )
    axes.axhline(1 / found.players, color=INK, lw=0.8, ls=(0, (4, 3)))
    _percents(axes)
    axes.set_xticks(NUMBERS)
    _title(axes, "wins by card in the first hand: 1 to 7, each red to violet")


def _percents(axes: Axes) -> None:
    """Label the vertical axis in whole percents, with faint lines across."""
    axes.yaxis.set_major_locator(MaxNLocator(8, steps=[1, 2, 4, 5, 10]))
    axes.yaxis.set_major_formatter(lambda share, _: percent(share, 0))
    axes.grid(axis="y", color=FAINT, lw=0.7)


def _title(axes: Axes, text: str) -> None:
    """Set a title above, and remove the frame."""
    axes.set_title(text, loc="left", fontsize=9.5, pad=9, color=SOFT)
    axes.tick_params(length=0, labelcolor=INK)
    axes.set_axisbelow(True)
    axes.spines[:].set_visible(False)
