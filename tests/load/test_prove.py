"""The page about reliability: figures as they were seen, and what fell short is said."""

from prove import PAGE, PROOFS, TEMPLATE, Row, page

from tests.server.floods import FLOODS

HELD = Row("this", "≥ 1", "2", "2 seen", holds=True, reaches=True)
SHORT = Row("that", "≥ 5", "", "3 seen", holds=False)
LEFT = Row("those", "≥ 5", "", "not installed", holds=None)


def test_a_page_has_every_figure_against_its_must_and_goal() -> None:
    text = page([HELD, HELD._replace(reaches=False)], "nothing else")
    assert "| this | ≥ 1 | 2 | 2 seen | goal |" in text
    assert "| this | ≥ 1 | 2 | 2 seen | holds |" in text
    assert "Nothing fell short" in text
    assert "{{" not in text


def test_what_fell_short_or_was_left_out_is_said() -> None:
    text = page([HELD, SHORT, LEFT], "a load average of 9")
    assert "| that | ≥ 5 | - | 3 seen | **falls short** |" in text
    assert "Falls short: that." in text
    assert "Not tried here: those." in text
    assert "a load average of 9" in text


def test_the_page_in_the_guide_is_of_this_template() -> None:
    text = PAGE.read_text(encoding="utf-8")
    for part in TEMPLATE.read_text(encoding="utf-8").split("\n\n"):
        if "{{" not in part:
            assert part.strip() in text
    for kind in FLOODS:
        assert f"beside a flood: {kind} |" in text
    assert len([line for line in text.splitlines() if line.startswith("| ")]) > len(PROOFS)
