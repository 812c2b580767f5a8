"""Sentences for people, made from the explanations."""

import pytest

from red7.core import BLUE, GREEN, RED, Lead, Refusal, Why, lead, to_canvas
from red7.core.refusals import IllegalStep
from red7.notation import lead_sentence, parse_card, parse_step, refusal_sentence, rule_sentence
from red7.notation.cards import COLOR_LETTERS, color_letter
from tests.builders import after, cards, position

NAMES = ("Mia", "Jon")


def who_leads(rule: int, one: str, two: str) -> Lead:
    return lead(rule, [cards(one), cards(two)], [False, False])


def test_rules_in_words() -> None:
    assert rule_sentence(GREEN) == "Green: most even cards"
    assert [color_letter(color) for color in range(7)] == list(COLOR_LETTERS)


def test_a_clear_lead() -> None:
    sentence = lead_sentence(who_leads(GREEN, "R2 V4", "R6"), NAMES)
    assert sentence == "Mia leads with 2: V4, R2."


def test_a_lead_by_a_higher_number() -> None:
    sentence = lead_sentence(who_leads(GREEN, "R2", "V6"), NAMES)
    assert sentence == "Jon leads with 1: V6; V6 is higher than R2 of Mia."


def test_a_lead_by_a_color_nearer_red() -> None:
    sentence = lead_sentence(who_leads(RED, "O6", "R6"), NAMES)
    assert sentence == "Jon leads with 1: R6; R6 is nearer red than O6 of Mia."


def test_nobody_leads() -> None:
    assert lead_sentence(who_leads(GREEN, "R1", "V3"), NAMES) == "Nobody has a card that counts."


def test_whoever_is_spoken_to_leads_too() -> None:
    assert lead_sentence(who_leads(BLUE, "R1 V2", "V3"), ("You", "Jon")).startswith("You lead with")


def test_a_refusal_says_what_stands_in_the_way() -> None:
    before = position("R1 B7 | V2", "O5 | R7", canvas="R2")
    with pytest.raises(IllegalStep) as error:
        after(before, ">B7")
    assert refusal_sentence(error.value.refusal) == (
        "B7 would change the rule to blue, which you would be losing"
    )


def test_an_owed_action_is_named() -> None:
    before = position("R5 B7 | V2", "O5 | R7", actions=True)
    with pytest.raises(IllegalStep) as error:
        after(before, "+R5 .")
    assert refusal_sentence(error.value.refusal) == (
        "R5 must have its action done first: play another card to the palette (+)"
    )


@pytest.mark.parametrize("why", Why)
def test_every_refusal_has_a_sentence(why: Why) -> None:
    card = parse_card("R7")
    step = to_canvas(card) if why is not Why.NO_DRAW else parse_step("!")
    assert len(refusal_sentence(Refusal(step, why, card, RED)).split()) > 3
