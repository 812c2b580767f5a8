"""Pictures of positions and views as SVG, for light and dark pages.

Each part is drawn from its own top left corner, and then moved to its place. The pictures have no
ids and no references, so that one page can show several.
"""

from collections.abc import Sequence
from html import escape
from string import Template
from textwrap import wrap
from typing import NamedTuple, TypeAlias

from red7.core.cards import EMPTY, Card, CardSet, Color, cards_in, color_of, number_of
from red7.core.explain import Lead, lead
from red7.core.position import Position
from red7.core.rules import Seat, counting
from red7.core.views import View
from red7.notation.cards import color_letter
from red7.notation.symbols import DRAWINGS
from red7.texts.catalogue import say
from red7.texts.sentences import lead_sentence, rule_sentence

Faces: TypeAlias = Sequence[Card | None]
"""Cards that may be seen, and None for each card that shows its back."""

WIDTH, MARGIN, GAP, PAD, LIFT = 960, 24, 16, 20, 8
INNER = WIDTH - 2 * (MARGIN + PAD)
CANVAS_CARD, DECK_CARD, SMALL_CARD = 120, 80, 28


class _Table(NamedTuple):
    """A round, with the cards of its hands and its deck that may be shown."""

    game: Position | View
    hands: Sequence[Faces]
    deck: int
    top: Sequence[Card]
    you: Seat | None

    @property
    def names(self) -> list[str]:
        """The names of the seats, made from their numbers."""
        return [say("terminal-seat", seat=seat) for seat in range(len(self.hands))]

    @property
    def lead(self) -> Lead:
        """The leader, and why that seat leads."""
        return lead(self.game.color, self.game.palettes, self.game.out)


class _Part(NamedTuple):
    """A piece of the picture, drawn from its top left corner."""

    svg: str
    height: float


def position_svg(position: Position) -> str:
    """Draw a position as SVG with every card open, including those of the deck."""
    hands = [cards_in(hand) for hand in position.hands]
    return _picture(_Table(position, hands, len(position.deck), position.deck, None))


def view_svg(view: View) -> str:
    """Draw what the seat of a view may see as SVG, with that seat in front."""
    hands = [_seen(view, seat) for seat in range(len(view.out))]
    return _picture(_Table(view, hands, view.deck, view.top, view.seat))


def _seen(view: View, seat: Seat) -> Faces:
    """Return a hand as a view shows it: the cards that it knows, then the backs of the others."""
    cards = view.hand if seat == view.seat else view.known[seat]
    return [*cards_in(cards), *[None] * (view.hand_counts[seat] - cards.bit_count())]


def _picture(table: _Table) -> str:
    """Draw the whole picture; turns go around it clockwise, from the seat in front."""
    front, seats = table.you or 0, len(table.hands)
    order = [(front + n) % seats for n in range(seats)]
    above, below = _panels(table, order[1:3]), _panels(table, [order[0], *order[3:]])
    parts = _stack([above, _middle(table), below, *_strip(table)], 2 * GAP)
    height = round(parts.height + 2 * MARGIN)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" '
        f'height="{height}" role="img" class="red7" font-family="system-ui, sans-serif">'
        f"<title>{_plain(say('picture-title', text=rule_sentence(table.game.color)))}</title>"
        f"<desc>{_plain(_description(table))}</desc>"
        f'<style>{_STYLE}</style><rect class="ground" width="{WIDTH}" height="{height}"/>'
        f"{_at(MARGIN, MARGIN, parts.svg)}</svg>\n"
    )


def _description(table: _Table) -> str:
    """Return a description of the picture, for people who cannot see it."""
    game, names = table.game, table.names
    turn = [] if game.is_over else [say("picture-to-move", name=names[game.mover])]
    outs = [say("picture-is-out", name=names[seat]) for seat, out in enumerate(game.out) if out]
    return " ".join([*_reasons(table), *turn, *outs, say("picture-in-the-deck", count=table.deck)])


def _reasons(table: _Table) -> list[str]:
    """Return a sentence about the winner, if there is one, and a sentence about the leader."""
    names, game = table.names, table.game
    won = [] if game.winner is None else [say("picture-won", name=names[game.winner])]
    return [*won, lead_sentence(table.lead, names)]


def _panels(table: _Table, seats: Sequence[Seat]) -> _Part:
    """Draw the panel of one seat, or the panels of two side by side, equally high."""
    width = (WIDTH - 2 * MARGIN - GAP * (len(seats) - 1)) / len(seats)
    bodies = [_body(table, seat, width) for seat in seats]
    height = max(body.height for body in bodies)
    drawn = ""
    for n, seat in enumerate(seats):
        drawn += _at(n * (width + GAP), 0, _panel(table, seat, bodies[n].svg, width, height))
    return _Part(drawn, height)


def _panel(table: _Table, seat: Seat, body: str, width: float, height: float) -> str:
    """Draw the panel of a seat: its name and marks, then its cards."""
    kind = "out" if table.game.out[seat] else "leads" if table.lead.seat == seat else "in"
    return (
        f'<g class="{kind}"><rect class="panel" width="{width:g}" height="{height:g}" rx="14"/>'
        f'<text class="ink" x="{PAD}" y="32" font-size="17" font-weight="700">'
        f'{_plain(table.names[seat])}<tspan class="soft" dx="9" font-size="13" font-weight="400">'
        f"{_plain(_notes(table, seat))}</tspan>"
        f"</text>{_marks(table, seat, width - 15)}{body}</g>"
    )


def _notes(table: _Table, seat: Seat) -> str:
    """Return the text after a seat's name: whether the seat is yours, and its points."""
    is_yours, count = seat == table.you, table.game.score.points[seat]
    if not table.game.rules.scoring:
        return say("picture-you") if is_yours else ""
    return say("picture-you-and-points" if is_yours else "picture-points", count=count)


def _marks(table: _Table, seat: Seat, right: float) -> str:
    """Draw pills from the right: the standing of a seat, and whether it is to move or has won."""
    game, leads = table.game, table.lead.seat == seat
    count = counting(game.color, game.palettes[seat]).bit_count()
    stands = say("picture-leads" if leads else "picture-has", count=count)
    marks = [(say("picture-out") if game.out[seat] else stands, "lead" if leads else "mark")]
    if seat == game.mover:
        marks.append((say("picture-wins" if game.is_over else "picture-turn"), "turn"))
    drawn = ""
    for words, kind in marks:
        width = 26 + 7.5 * len(words)
        drawn += (
            f'<g class="{kind}" transform="translate({right - width:g} 14)"><rect height="24" '
            f'width="{width:g}" rx="12"/><text x="{width / 2:g}" y="16.5" font-size="13" '
            f'font-weight="600" text-anchor="middle">{_plain(words)}</text></g>'
        )
        right -= width + 8
    return drawn


def _body(table: _Table, seat: Seat, width: float) -> _Part:
    """Draw a seat's palette, and its hand beside it if there is room, else below it."""
    wide, inner, cards = width > WIDTH / 2, width - 2 * PAD, table.game.palettes[seat]
    raised = EMPTY if table.game.out[seat] else counting(table.game.color, cards)
    faces = [*cards_in(raised), *cards_in(cards & ~raised)]
    split = 0.58 * inner if wide else 0
    label = say("picture-palette", count=len(faces))
    palette = _row(label, faces, 58 if wide else 48, split or inner, raised)
    held = table.hands[seat]
    label = say("picture-hand", count=len(held))
    hand = _row(label, held, 44 if wide else 34, inner - split)
    below = 0 if wide else palette.height + GAP
    drawn = palette.svg + _at(split, below, hand.svg)
    return _Part(_at(PAD, 50, drawn), 50 + max(palette.height, below + hand.height) + PAD)


def _row(label: str, faces: Faces, size: int, room: float, raised: CardSet | None = None) -> _Part:
    """Draw cards under a label, in as many lines as needed, with those that count raised."""
    gap, lift = (6, 0) if raised is None else (12, LIFT)
    each, line = int(room + gap) // (size + gap), 1.4 * size + lift + gap
    drawn = _text(0, 11, 12, "soft", label)
    for n, face in enumerate(faces):
        counts = face is not None and bool((raised or EMPTY) >> face & 1)
        y = 24 + n // each * line + (0 if counts else lift)
        drawn += _at(n % each * (size + gap), y, _card(face, counts=counts), size / 100)
    if not faces:
        drawn += _at(0, 24 + lift, _SLOT, size / 100)
    return _Part(drawn, 24 + line * max(1, -(-len(faces) // each)) - gap)


def _middle(table: _Table) -> _Part:
    """Draw the canvas, its rule, why the leader leads, and the deck."""
    canvas = table.game.canvas
    words = _words(table, INNER - CANVAS_CARD - DECK_CARD - 64)
    height = max(1.4 * CANVAS_CARD, words.height)
    card = _card(canvas[-1]) if canvas else _start(table.game.color)
    back, left = (_back(), say("picture-deck", count=table.deck))
    if not table.deck:
        back, left = _SLOT, say("picture-deck-empty")
    label = f'<g text-anchor="middle">{_text(DECK_CARD // 2, 134, 13, "soft", left)}</g>'
    drawn = (
        _at(PAD, (height - 1.4 * CANVAS_CARD) / 2, card, CANVAS_CARD / 100),
        _at(PAD + CANVAS_CARD + 28, (height - words.height) / 2, words.svg),
        _at(PAD + INNER - DECK_CARD, height / 2 - 67, _at(0, 0, back, DECK_CARD / 100) + label),
    )
    return _Part("".join(drawn), height)


def _words(table: _Table, width: float) -> _Part:
    """Draw the rule, why the leader leads, and the earlier canvas cards, latest first."""
    lines = [line for reason in _reasons(table) for line in wrap(reason, 60)]
    rule = f'<g font-weight="700">{_text(0, 26, 29, "ink", rule_sentence(table.game.color))}</g>'
    why = f'<rect class="bar" width="3" height="{24 * len(lines)}"/>'
    why += "".join(_text(15, 17 + 24 * n, 16, "ink", line) for n, line in enumerate(lines))
    parts = [_Part(rule, 32), _Part(why, 24 * len(lines))]
    if under := table.game.canvas[-2::-1]:
        label = say("picture-under", count=len(under))
        parts.append(_row(label, under, SMALL_CARD, width))
    return _stack(parts, GAP)


def _strip(table: _Table) -> list[_Part]:
    """Draw the cards of the deck that may be seen; return no part if there are none."""
    is_open = len(table.top) == table.deck
    label = say("picture-deck-open" if is_open else "picture-deck-known", count=len(table.top))
    row = _row(label, table.top, SMALL_CARD, INNER)
    return [_Part(_at(PAD, 0, row.svg), row.height)] if table.top else []


def _stack(parts: Sequence[_Part], gap: float) -> _Part:
    """Put parts below each other, with a gap between them."""
    drawn, y = "", 0.0
    for part in parts:
        drawn += _at(0, y, part.svg)
        y += part.height + gap
    return _Part(drawn, y - gap)


def _at(x: float, y: float, drawing: str, scale: float = 1) -> str:
    return f'<g transform="translate({x:g} {y:g}) scale({scale:g})">{drawing}</g>'


def _text(x: int, y: int, size: int, kind: str, words: str) -> str:
    return f'<text class="{kind}" x="{x}" y="{y}" font-size="{size}">{_plain(words)}</text>'


def _plain(words: str) -> str:
    """Escape the characters of words that would be markup."""
    return escape(words, quote=False)


def _card(face: Card | None, *, counts: bool = False) -> str:
    """Draw a card's face, or its back for None, 100 by 140 units large."""
    if face is None:
        return _back()
    color, number = color_of(face), number_of(face)
    words = f'<text x="12" y="52" font-size="54">{number}</text>'
    words += f'<text x="13" y="126" font-size="27">{color_letter(color)}</text>'
    title = say("card-name", color=color_letter(color), number=number)
    return _front(color, title, words, counts=counts)


def _front(color: Color, title: str, words: str, *, counts: bool = False) -> str:
    """Draw the front of a card in the paint of a color, with its symbol and some words."""
    drawing = DRAWINGS[color]
    halo = '<rect class="halo" x="-7" y="-7" width="114" height="154" rx="19"/>' * counts
    return (
        f'<g class="card{" counts" * counts}" fill="{drawing.small_ink}" font-weight="700">'
        f"<title>{_plain(title)}</title>{halo}<rect "
        f'class="edge" fill="{drawing.paint}" width="100" height="140" rx="13"/>{words}<path '
        f'class="{drawing.symbol}" transform="translate(43 81) scale(2)" fill-rule="evenodd" '
        f'd="{drawing.path}"/></g>'
    )


def _start(color: Color) -> str:
    """Draw what the canvas shows before a player has put a card there."""
    name = say("color-name", color=color_letter(color))
    words = f'<text x="13" y="40" font-size="36">{_plain(name)}</text>'
    return _front(color, say("picture-start"), words)


def _back() -> str:
    """Draw the back of a card."""
    return f'<g class="card back"><title>{_plain(say("picture-face-down"))}</title>{_BACK}</g>'


_BACK = (
    '<rect class="edge" fill="#3b3f4b" width="100" height="140" rx="13"/>'
    '<path d="M50 46 70 70 50 94 30 70zM12 12h76v116h-76zm3 3v110h70v-110z" '
    'fill="#fff" fill-opacity=".3"/>'
)
_SLOT = '<rect class="slot" x="2" y="2" width="96" height="136" rx="12"/>'
_THEME = Template(
    ".red7 .ground,.red7 .mark rect{fill:$ground}.red7 .panel{fill:$panel;stroke:$line}"
    ".red7 .ink,.red7 .turn rect{fill:$ink}.red7 .soft,.red7 .mark text,.red7 .out .ink{fill:$soft}"
    ".red7 .bar,.red7 .lead rect{fill:$lead}.red7 .turn text,.red7 .lead text{fill:$panel}"
    ".red7 .edge{stroke:$ink;stroke-width:2;stroke-opacity:.25}.red7 .out .card{opacity:.4}"
    ".red7 .halo,.red7 .slot{fill:none;stroke:$soft;stroke-width:4}.red7 .leads .halo{stroke:$lead}"
    ".red7 .slot{stroke:$line;stroke-dasharray:9}.red7 .leads>.panel{stroke:$lead;stroke-width:2.5}"
)
_LIGHT = _THEME.substitute(
    ground="#efece4", panel="#fbfaf6", line="#d5d0c2", ink="#23242a", soft="#66655f", lead="#1c7a4f"
)
_DARK = _THEME.substitute(
    ground="#15171c", panel="#1e2128", line="#3d424e", ink="#f0eee8", soft="#a3a19b", lead="#5fd39c"
)
_STYLE = f"{_LIGHT}@media(prefers-color-scheme:dark){{{_DARK}}}"
