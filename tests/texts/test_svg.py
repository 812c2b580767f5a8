"""Pictures show every card that may be seen, once, and nothing that may not."""

import re
from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple
from xml.etree import ElementTree

import pytest
from hypothesis import given

from red7.core import (
    ADVANCED,
    CARDS,
    EXPERT,
    Position,
    View,
    cards_in,
    color_of,
    number_of,
    standings,
    unseen,
    view,
)
from red7.notation import card_name, card_names, color_name
from red7.texts.svg import WIDTH, position_svg, view_svg
from tests.builders import alike, moments, playout, position, seeds

Element = ElementTree.Element
SVG = "{http://www.w3.org/2000/svg}"
HALO = f"{SVG}rect[@class='halo']"
SYMBOLS = {
    "R": "flame",
    "O": "hexagon",
    "Y": "star",
    "G": "leaf",
    "B": "drop",
    "I": "moon",
    "V": "flower",
}
TITLES = {f"{color_name(color_of(card)).capitalize()} {number_of(card)}": card for card in CARDS}


class Box(NamedTuple):
    """An element's place in the whole picture."""

    element: Element
    x: float
    y: float
    scale: float

    @property
    def title(self) -> str:
        return self.element.findtext(f"{SVG}title", "")

    @property
    def words(self) -> list[str | None]:
        return [text.text for text in self.element.findall(f"{SVG}text")]

    @property
    def raised(self) -> bool:
        return self.element.get("class") == "card counts"

    @property
    def right(self) -> float:
        return self.x + 100 * self.scale

    @property
    def foot(self) -> float:
        return self.y + 140 * self.scale

    def overlaps(self, other: "Box") -> bool:
        beside = self.right <= other.x or other.right <= self.x
        return not (beside or self.foot <= other.y or other.foot <= self.y)


def boxes(element: Element, x: float = 0, y: float = 0, scale: float = 1) -> Iterator[Box]:
    """All elements with their places."""
    if moved := re.match(
        r"translate\((\S+) (\S+)\)(?: scale\((\S+)\))?", element.get("transform", "")
    ):
        x, y = x + scale * float(moved[1]), y + scale * float(moved[2])
        scale *= float(moved[3] or 1)
    yield Box(element, x, y, scale)
    for child in element:
        yield from boxes(child, x, y, scale)


def drawn(svg: str) -> list[Box]:
    """The cards of a picture, backs and the start card included."""
    root = ElementTree.fromstring(svg)
    return [box for box in boxes(root) if box.element.get("class", "").split()[:1] == ["card"]]


def shown(svg: str) -> list[str]:
    """The names of the open cards of a picture."""
    return sorted(card_name(TITLES[box.title]) for box in drawn(svg) if box.title in TITLES)


def backs(svg: str) -> int:
    return [box.title for box in drawn(svg)].count("face down")


def raised(svg: str) -> list[str]:
    return sorted(card_name(TITLES[box.title]) for box in drawn(svg) if box.raised)


def texts(svg: str) -> list[str]:
    root = ElementTree.fromstring(svg)
    return ["".join(text.itertext()) for text in root.iter(f"{SVG}text")]


def panels(svg: str, kind: str) -> list[str]:
    """The headings of the panels of a kind: `leads`, `out` or `in`."""
    found = ElementTree.fromstring(svg).iter(f"{SVG}g")
    return ["".join(g[1].itertext()) for g in found if g.get("class") == kind]


def description(svg: str) -> str:
    return ElementTree.fromstring(svg).findtext(f"{SVG}desc", "")


def every_card(seen: Position) -> list[str]:
    sets = [*seen.hands, *seen.palettes]
    lists = [*seen.canvas, *seen.deck]
    return sorted([*map(card_name, lists), *(name for cards in sets for name in card_names(cards))])


def open_cards(seen: View) -> list[str]:
    hidden = unseen(seen) | seen.score.aside
    return sorted(card_name(card) for card in CARDS if not hidden >> card & 1)


TWO = position("R1 | R3 R2", "O1 | O4 B5", canvas="G1 G4", deck="V1 V2")


@given(moments)
def test_a_position_shows_every_card_once(seen: Position) -> None:
    assert shown(position_svg(seen)) == every_card(seen)


@given(moments)
def test_a_view_shows_what_its_seat_may_see_and_backs_for_the_rest(seen: Position) -> None:
    for seat in (None, *range(len(seen.hands))):
        sight = view(seen, seat)
        svg = view_svg(sight)
        assert shown(svg) == open_cards(sight)
        known = sum(
            sight.hand.bit_count() if other == seat else cards.bit_count()
            for other, cards in enumerate(sight.known)
        )
        assert backs(svg) == sum(sight.hand_counts) - known + (sight.deck > 0)
        for card in cards_in(unseen(sight)):
            assert card_name(card) not in svg


@given(moments, seeds)
def test_a_view_is_drawn_from_nothing_that_is_hidden(seen: Position, seed: int) -> None:
    for seat in (None, *range(len(seen.hands))):
        other = alike(seen, seat, seed)
        assert view_svg(view(seen, seat)) == view_svg(view(other, seat))


@given(moments)
def test_the_cards_that_count_are_marked(seen: Position) -> None:
    stand = standings(seen.color, seen.palettes, seen.out)
    assert raised(position_svg(seen)) == sorted(
        name for standing in stand for name in card_names(standing.cards)
    )


def test_the_cards_that_count_are_raised_and_outlined() -> None:
    cards = {box.title: box for box in drawn(position_svg(TWO))}
    assert cards["Orange 4"].y == cards["Blue 5"].y - 8
    outlined = [box.title for box in cards.values() if box.element.find(HALO) is not None]
    assert sorted(outlined) == ["Orange 4", "Red 2"]


@given(moments)
def test_no_card_lies_on_another_or_leaves_the_picture(seen: Position) -> None:
    for svg in (position_svg(seen), view_svg(view(seen, 0))):
        assert_in_order(svg)


def assert_in_order(svg: str) -> None:
    height = float(ElementTree.fromstring(svg).get("height", ""))
    cards = drawn(svg)
    assert not [pair for pair in combinations(cards, 2) if pair[0].overlaps(pair[1])]
    for box in cards:
        assert 20 <= box.x < box.right <= WIDTH - 20
        assert 20 <= box.y < box.foot <= height - 20


def test_a_card_has_its_number_its_letter_and_its_symbol() -> None:
    for box in drawn(position_svg(playout(ADVANCED, 4, 1)[0])):
        if box.title in TITLES:
            letter, number = tuple(card_name(TITLES[box.title]))
            symbol = box.element.find(f"{SVG}path")
            assert symbol is not None
            assert box.words == [number, letter]
            assert symbol.get("class") == SYMBOLS[letter]


def test_each_symbol_is_drawn_its_own_way() -> None:
    paths = {
        box.element.findall(f"{SVG}path")[-1].get("d")
        for box in drawn(position_svg(playout(ADVANCED, 4, 1)[0]))
    }
    assert len(paths) == 7 + 1  # and the back


def light(color: str) -> float:
    parts = [int(color[n : n + 2], 16) / 255 for n in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c < 0.04 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05


def test_every_card_is_easy_to_read() -> None:
    for box in drawn(position_svg(playout(ADVANCED, 4, 1)[0])):
        if box.title in TITLES:
            paint = box.element.findall(f"{SVG}rect")[-1].get("fill", "")
            lights = sorted([light(paint), light(box.element.get("fill", ""))])
            assert lights[1] / lights[0] >= 4.5


def test_the_canvas_the_rule_and_the_reason_are_told() -> None:
    svg = position_svg(TWO)
    biggest = max(drawn(svg), key=lambda box: box.scale)
    assert biggest.title == "Green 4"
    assert "Green: most even cards" in texts(svg)
    assert "Seat 1 leads with 1: O4; O4 is higher than R2 of Seat 0." in texts(svg)
    assert "2 in deck" in texts(svg)
    assert raised(svg) == ["O4", "R2"]


def test_the_leader_and_the_mover_are_marked() -> None:
    svg = position_svg(TWO)
    assert panels(svg, "leads") == ["Seat 1"]
    assert panels(svg, "in") == ["Seat 0"]
    assert texts(svg).count("to move") == 1
    assert {"leads with 1", "has 1"} <= set(texts(svg))


def test_it_can_be_read_aloud() -> None:
    root = ElementTree.fromstring(position_svg(TWO))
    assert root.get("role") == "img"
    assert root.findtext(f"{SVG}title") == "Red7, Green: most even cards"
    assert description(position_svg(TWO)) == (
        "Seat 1 leads with 1: O4; O4 is higher than R2 of Seat 0. "
        "Seat 0 is to move. Cards in the deck: 2."
    )


def test_an_empty_canvas_is_the_red_start() -> None:
    svg = position_svg(position("R1 | R3", "O1 | O4"))
    biggest = max(drawn(svg), key=lambda box: box.scale)
    assert (biggest.title, biggest.words) == ("Red start", ["Red"])
    assert "Red: the highest card" in texts(svg)
    assert "deck empty" in texts(svg)


def test_a_palette_or_a_hand_may_be_empty() -> None:
    svg = position_svg(position("| R3", "O1 |", deck="V1"))
    assert {"Palette · 0", "Hand · 0"} <= set(texts(svg))
    slots = [
        box for box in boxes(ElementTree.fromstring(svg)) if box.element.get("class") == "slot"
    ]
    assert len(slots) == 2


def test_nobody_leads_without_a_card_that_counts() -> None:
    svg = position_svg(position("R1 | R3", "O1 | O5", canvas="G4"))
    assert panels(svg, "leads") == []
    assert raised(svg) == []
    assert "Nobody has a card that counts." in texts(svg)
    assert description(svg).startswith("Nobody has a card that counts. Seat 0 is to move.")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_round_that_is_over_names_its_winner(players: int) -> None:
    last = playout(ADVANCED, players, players)[-1]
    svg = position_svg(last)
    assert f"Seat {last.mover} wins the round." in texts(svg)
    assert texts(svg).count("wins") == 1
    assert "to move" not in svg
    assert len(panels(svg, "out")) == players - 1


def test_a_seat_that_is_out_is_subdued_and_has_nothing_that_counts() -> None:
    four = position("R1 | R3", "O1 | O4", "Y1 | Y6", "B1 | B2", canvas="G4", out=(2,))
    svg = position_svg(four)
    assert panels(svg, "out") == ["Seat 2"]
    assert raised(svg) == ["B2", "O4"]
    assert "Seat 2 is out." in description(svg)
    assert ".red7 .out .card{opacity:.4}" in svg


def test_a_view_has_its_seat_in_front_and_turns_go_clockwise() -> None:
    svg = view_svg(view(playout(EXPERT, 4, 1)[0], 2))
    places = {
        box.element[1].text: (box.x > WIDTH / 2, box.y > 400)
        for box in boxes(ElementTree.fromstring(svg))
        if box.element.get("class") in {"in", "leads"}
    }
    assert places == {
        "Seat 2": (False, True),
        "Seat 3": (False, False),
        "Seat 0": (True, False),
        "Seat 1": (True, True),
    }
    assert "Seat 2you · 0 points" in texts(svg)


def test_a_view_shows_the_cards_that_everybody_saw() -> None:
    seen = position("R1 R2 | R3", "O1 O2 | O4 | O2", deck="V1 V2 V3", known_top=1, canvas="I1")
    svg = view_svg(view(seen, 0))
    assert shown(svg) == ["I1", "O2", "O4", "R1", "R2", "R3", "V1"]
    assert backs(svg) == 2
    assert "Known on top of the deck · 1" in texts(svg)
    assert "Deck, from the top · 3" in texts(position_svg(seen))
    assert "on top" not in view_svg(view(seen._replace(known_top=0), 0))


def test_many_cards_are_wrapped() -> None:
    names = [card_name(card) for card in CARDS]
    hand, palette, canvas = names[:16], names[16:36], names[36:47]
    one = f"{' '.join(hand)} | {' '.join(palette)}"
    assert_in_order(position_svg(position(one, "| O7", canvas=" ".join(canvas))))
    assert_in_order(position_svg(position(one, "|", "|", "| O7", canvas=" ".join(canvas))))


def test_a_long_reason_is_wrapped() -> None:
    names = " ".join(f"{letter}{number}" for letter in "ROYGBIV" for number in (2, 4, 6))
    svg = position_svg(position(f"| {names}", "| R1", canvas="G1"))
    assert "leads with 21" in texts(svg)
    assert max(map(len, texts(svg))) <= 60


def test_it_follows_the_page_into_the_dark() -> None:
    style = ElementTree.fromstring(position_svg(TWO)).findtext(f"{SVG}style", "")
    day, night = style.split("@media(prefers-color-scheme:dark)")
    assert re.sub(r"#\w{6}", "", f"{{{day}}}") == re.sub(r"#\w{6}", "", night)


def test_the_same_position_is_always_the_same_picture() -> None:
    assert position_svg(TWO) == position_svg(TWO._replace())
