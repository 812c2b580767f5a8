"""What is taken of Fluent, and that the rest fails loudly."""

import pytest
from fluent_files import BadCatalogue, Call, Message, Select, Variable, parsed, variables


def test_a_message_is_texts_and_values() -> None:
    assert parsed("greeting = Hello, { $name }!") == {
        "greeting": ("Hello, ", Variable("name"), "!")
    }


def test_terms_are_resolved_with_their_arguments() -> None:
    text = """
-palette = { $case ->
    [gen] palety
   *[nom] paleta
}
to = do { -palette(case: "gen") }
is = { -palette }
"""
    assert parsed(text) == {"to": ("do palety",), "is": ("paleta",)}


def test_selectors_keep_their_order_and_their_default() -> None:
    text = "deck = { $count ->\n    [0] none\n   *[other] { NUMBER($count) }\n}"
    variants = ((0.0, ("none",)), ("other", (Call("NUMBER", "count", {}),)))
    assert parsed(text) == {"deck": (Select("count", variants, 1),)}


def test_a_message_needs_what_those_inside_it_need() -> None:
    found = parsed("rule = { $color } rules\nstory = { $name } changes it: { rule }.")
    assert found["story"][2] == Message("rule")
    assert variables("story", found) == {"color", "name"}


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("broken = { $name", "near"),
        ("attribute = text\n    .title = more", "no attributes"),
        ("call = { SHOUT($name) }", "must be one of"),
        ("call = { NUMBER(3) }", "of one variable"),
        ("term = { -nowhere }", "no term"),
        ("-of = of { $name }\nterm = { -of }", "not given"),
        ("part = { message.title }", "not part of our subset"),
        ("select = { NUMBER($count) ->\n    *[other] x\n}", "selector must be a variable"),
    ],
)
def test_what_is_not_in_the_subset_fails_with_a_sentence(text: str, complaint: str) -> None:
    with pytest.raises(BadCatalogue, match=complaint):
        parsed(text)


def test_a_message_that_is_not_there_or_inside_itself_is_found() -> None:
    with pytest.raises(BadCatalogue, match="no message lost"):
        variables("here", parsed("here = { lost }"))
    with pytest.raises(BadCatalogue, match="inside itself"):
        variables("one", parsed("one = { two }\ntwo = { one }"))
