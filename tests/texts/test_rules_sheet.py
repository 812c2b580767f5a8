"""The rules' sheet: examples that core agrees with, and what every printed edition says."""

import pytest
from rules_sheet import EXAMPLES, POINTS, TIES, Example

from red7.core import COLORS, EDITIONS, PRESETS, Edition, cards_in, leader
from red7.core.cards import RED
from red7.core.editions import DEFAULT_EDITION
from red7.core.explain import TieBroken
from red7.notation import card_names, parse_cards
from red7.texts.languages import HOME_EDITIONS, LANGUAGES

YOU, OTHER = 0, 1
MEANT = {
    "R": ("B7", "R6", YOU),
    "O": ("G3 V3", "R7", YOU),
    "Y": ("B5 B2 B1", "Y6 Y4", YOU),
    "G": ("B2", "I6 V4", OTHER),
    "B": ("R7 O4", "G3 B2 V1", OTHER),
    "I": ("Y5 B4 R3", "I7 G6", YOU),
    "V": ("V2", "B3 G1", OTHER),
}
"""What counts in each palette, best first, and who leads: by hand, from the printed rules."""
POINT = {point.field: point for point in POINTS}


def said(field: str) -> dict[str, bool | None]:
    return {name: POINT[field].answer(edition) for name, edition in EDITIONS.items()}


def test_there_is_an_example_of_every_rule_from_red_to_violet() -> None:
    assert [example.color for example in EXAMPLES] == [*COLORS[::-1]]


@pytest.mark.parametrize(("example", "meant"), [*zip(EXAMPLES, MEANT.values(), strict=True)])
def test_an_example_shows_what_it_is_meant_to(
    example: Example, meant: tuple[str, str, int]
) -> None:
    mine, theirs, seat = meant
    assert [" ".join(card_names(cards)) for cards in example.counts] == [mine, theirs]
    assert example.lead.seat == seat == leader(example.color, example.sets, [False, False])
    assert example.lead.cards == example.counts[seat]


@pytest.mark.parametrize("example", EXAMPLES + TIES)
def test_no_card_is_in_an_example_twice(example: Example) -> None:
    cards = parse_cards(" ".join(example.palettes))
    assert len({*cards}) == len(cards) == sum(len([*cards_in(each)]) for each in example.sets)


def test_only_the_examples_of_red_and_of_ties_are_ties() -> None:
    assert [example.color for example in EXAMPLES if example.lead.tie] == [RED]
    assert [example.lead.tie and example.lead.tie.broken for example in TIES] == [
        TieBroken.BY_NUMBER,
        TieBroken.BY_COLOR,
    ]


def test_every_field_in_which_editions_differ_is_a_point() -> None:
    assert {*POINT} == {*Edition._fields} - {"name", "start_color"}


def test_points_say_what_the_table_of_the_rules_says() -> None:
    draw = {"v1.2": False, "v1.2-fr": True, "v1.2-it": False, "pl-2021": True, "v1.3": False}
    takes = {"v1.2": False, "v1.2-fr": False, "v1.2-it": True, "pl-2021": None, "v1.3": None}
    assert said("compulsory_draw") == draw
    assert said("hopeless_one_takes") == takes


def test_others_say_the_opposite_of_an_edition() -> None:
    french, polish = EDITIONS["v1.2-fr"], EDITIONS["pl-2021"]
    assert POINT["compulsory_draw"].others(french) == ["v1.2", "v1.2-it", "v1.3"]
    assert POINT["hopeless_one_takes"].others(french) == ["v1.2-it"]
    assert POINT["hopeless_one_takes"].others(polish) == []


def test_a_point_is_for_the_presets_that_play_with_its_switches() -> None:
    assert [*POINT["losing_canvas"].presets] == [*PRESETS]
    assert [*POINT["compulsory_draw"].presets] == ["advanced", "expert"]
    assert [*POINT["seven_draws"].presets] == ["expert"]


def test_a_language_has_an_edition_of_its_own_or_the_usual_one() -> None:
    assert {*HOME_EDITIONS} <= {*LANGUAGES}
    assert {*HOME_EDITIONS.values(), DEFAULT_EDITION.name} == {*EDITIONS}
