"""Sentences for people, made from the explanations."""

import json
from typing import cast

import compile_texts
import pytest
from fluent_files import TEXTS, read, variables

from red7.core import BLUE, GREEN, RED, Lead, Refusal, Why, lead, to_canvas
from red7.core.refusals import IllegalStep
from red7.notation import parse_card
from red7.notation.cards import COLOR_LETTERS, color_letter
from red7.texts import Say, lead_sentence, refusal_sentence, rule_sentence, seat_names
from red7.texts.catalogue import Catalogue, Value
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


def test_whoever_is_spoken_to_is_known_by_the_seat() -> None:
    clear, tie, close = (
        who_leads(BLUE, "R1 V2", "V3"),
        who_leads(GREEN, "R2", "V6"),
        who_leads(RED, "O6", "R6"),
    )
    assert lead_sentence(clear, NAMES, you=0) == "You lead with 2: V2, R1."
    assert lead_sentence(tie, NAMES, you=0) == "Jon leads with 1: V6; V6 is higher than your R2."
    assert lead_sentence(tie, NAMES, you=1) == "You lead with 1: V6; V6 is higher than R2 of Mia."
    assert lead_sentence(close, NAMES, you=0).endswith("R6 is nearer red than your O6.")
    assert lead_sentence(close, NAMES, you=1).endswith("R6 is nearer red than O6 of Mia.")


def test_a_refusal_says_what_stands_in_the_way() -> None:
    before = position("R1 B7 | V2", "O5 | R7", canvas="R2")
    with pytest.raises(IllegalStep) as error:
        after(before, ">B7")
    assert refusal_sentence(error.value.refusal) == ("Blue: not allowed, as you would not lead")


def test_an_owed_action_is_named() -> None:
    before = position("R5 B7 | V2", "O5 | R7", actions=True)
    with pytest.raises(IllegalStep) as error:
        after(before, "+R5 .")
    assert refusal_sentence(error.value.refusal) == (
        "first do what R5 asks: play another card to your palette"
    )


@pytest.mark.parametrize("why", Why)
def test_every_refusal_has_a_sentence_with_all_that_it_asks_for(why: Why) -> None:
    asked: dict[str, set[str]] = {}

    class Asking(Catalogue):
        def __call__(self, key: str, /, **values: Value) -> str:
            asked[key] = {*values}
            return super().__call__(key, **values)

        named = __call__

    messages = read([TEXTS / "en" / "refusals.ftl", TEXTS / "en" / "common.ftl"])
    asking = cast(Say, Asking("en", json.loads(compile_texts.compiled("en"))))
    card = parse_card("R7")
    sentence = refusal_sentence(Refusal(to_canvas(card), why, card, RED), asking)
    assert sentence == refusal_sentence(Refusal(to_canvas(card), why, card, RED))
    assert len(sentence.split()) > 3
    assert asked == {f"why-{why}": variables(f"why-{why}", messages)}


def test_names_are_shown_to_whoever_was_none_of_them() -> None:
    assert seat_names(("", "Ada", "", "You")) == ("Player 1", "Ada", "Player 3", '"You"')
    assert seat_names(("Ada", "Ada 2", "Ada", "Ada")) == ("Ada", "Ada 2", "Ada 3", "Ada 4")
