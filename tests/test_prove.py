"""The page about reliability: figures as they were seen, and what fell short is said."""

import pytest
from prove import PAGE, PROOFS, TEMPLATE, Row, flood_row, page

from tests.hosting.flood_clients import FLOODS, MIXED, MOVES

HELD = Row("this", "≥ 1", "2", "2 seen", holds=True, reaches=True)
SHORT = Row("that", "≥ 5", "", "3 seen", holds=False)
LEFT = Row("those", "≥ 5", "", "not installed", holds=None)
FLOOD = {
    "flood": "moves-40",
    "addresses": 1,
    "players": "honest players",
    "share": 0.97,
    "ack_p99_ms": 12.0,
    "ack_p99_ms_without": 10.0,
    "turned_away": [],
}


def test_a_page_has_every_figure_against_its_must_and_goal() -> None:
    text = page([HELD, HELD._replace(reaches=False)], "nothing else")
    assert "| this | ≥ 1 | 2 | 2 seen | goal |" in text
    assert "| this | ≥ 1 | 2 | 2 seen | holds |" in text
    assert "Every requirement was met." in text
    assert "{{" not in text


def test_what_fell_short_or_was_left_out_is_said() -> None:
    text = page([HELD, SHORT, LEFT], "a load average of 9")
    assert "| that | ≥ 5 | - | 3 seen | **falls short** |" in text
    assert "Falls short: that." in text
    assert "Not tried here: those." in text
    assert "a load average of 9" in text


def test_one_kind_of_flood_from_one_address_must_hardly_be_felt() -> None:
    assert flood_row(FLOOD).verdict == "goal"
    assert flood_row({**FLOOD, "share": 0.85}).verdict == "holds"
    for felt in ({"share": 0.79}, {"ack_p99_ms": 31.0}, {"turned_away": ["ConnectionClosed"]}):
        assert flood_row({**FLOOD, **felt}).verdict == "**falls short**"


@pytest.mark.parametrize("heavy", [{"addresses": 50}, {"addresses": 0}, {"flood": MIXED}])
def test_heavier_floods_may_slow_honest_players_down_but_not_send_them_away(
    heavy: dict[str, object],
) -> None:
    slow = {**FLOOD, **heavy, "share": 0.5, "ack_p99_ms": 99.0}
    assert flood_row(slow).verdict == "holds"
    assert flood_row({**slow, "share": 0.6}).verdict == "goal"
    turned_away = flood_row({**slow, "turned_away": ["a", "b"]})
    assert turned_away.verdict == "**falls short**"
    assert "2 times refused or disconnected" in turned_away.seen


def test_the_page_in_the_guide_is_of_this_template() -> None:
    text = PAGE.read_text(encoding="utf-8")
    for part in TEMPLATE.read_text(encoding="utf-8").split("\n\n"):
        if "{{" not in part:
            assert part.strip() in text
    for kind in FLOODS:
        assert f"beside a flood: {kind} |" in text
        assert f"beside a flood from 50 addresses: {kind} |" in text
    for kind in MOVES:
        assert f"moves of a class of thirty beside a flood from their own address: {kind} |" in text
    assert len([line for line in text.splitlines() if line.startswith("| ")]) > len(PROOFS)
