"""Every code that the server tells has its sentence, with just the values that come along."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent_files import files_of, read, variables

from red7.core import IllegalStep, Red7Error
from red7.live.compute.protocol import WorkFailed
from red7.live.limits.rate_limits import TooManyRequests
from red7.live.store import Cause, Conflict, Damaged, StorageFailed
from red7.notation import parse_record
from red7.notation.record_parser import BadRecord
from red7.texts import catalogue
from red7.wire.messages import BadMessage, parse_request
from red7.wire.problems import problem_of

PACKAGE = Path(__file__).parents[2] / "red7"
PROBLEMS = {
    key.removeprefix("problem-"): key
    for key in read([file for file in files_of("en") if file.stem == "refusals"])
    if key.startswith("problem-")
}
READERS = {"bad-record", "not-utf-8"}
"""Codes of what is wrong with a text; a page shows these, others are for programs."""


def refused() -> Iterator[tuple[str, frozenset[str]]]:
    """Codes and values of whatever is refused, as the sources have them."""
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(
                    func=ast.Name(id="Refused"),
                    args=[ast.Constant(value=str(code))],
                    keywords=given,
                ):
                    yield code, frozenset(each.arg for each in given if each.arg)


FOUND = sorted({*refused()}, key=lambda found: (found[0], sorted(found[1])))
BY_STATUS = {"unknown-address", "unknown-method"}
"""Told by their HTTP status, with the address."""


@pytest.mark.parametrize(("code", "values"), FOUND)
def test_a_refusal_has_its_sentence_and_what_that_needs(code: str, values: frozenset[str]) -> None:
    messages = read([file for file in files_of("en") if file.stem == "refusals"])
    assert variables(PROBLEMS[code], messages) <= values
    assert catalogue("en").has(PROBLEMS[code])


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (StorageFailed("write", "x", Cause.FULL), "It could not be stored: the disk is full."),
        (StorageFailed("write", "x", Cause.DAMAGED), "The file with the games is damaged. Whoever"),
        (StorageFailed("read", "x", Cause.DAMAGED), "The file with the games is damaged. Whoever"),
        (StorageFailed("write", "x", Cause.GONE), "The file with the games was moved away or"),
        (StorageFailed("write", "locked"), "It could not be stored now. Try again in a moment."),
        (
            StorageFailed("read", "no answer"),
            "The games cannot be read now. Try again in a moment.",
        ),
        (Damaged("gap", "missing"), "This game cannot be read: a part of it is missing."),
        (Damaged("2 > 1", "newer"), "This game was played with a newer Red7"),
        (Damaged("no such card"), "This game cannot be read: no such card"),
        (Conflict("later"), "The table has gone on meanwhile."),
        (WorkFailed("oops"), "Something went wrong here; it has been noted."),
        (Red7Error("a sentence of its own"), "a sentence of its own"),
    ],
)
def test_an_error_has_its_sentence(error: Red7Error, sentence: str) -> None:
    problem = problem_of(error)
    assert problem.message.startswith(sentence)
    assert problem.code == error.code


def test_a_message_and_a_record_that_are_not_understood_have_theirs() -> None:
    with pytest.raises(BadMessage) as misunderstood:
        parse_request("?" * 5000)
    assert problem_of(misunderstood.value).message.startswith("This is not understood: JSON")
    with pytest.raises(BadRecord) as unreadable:
        parse_record("?")
    assert problem_of(unreadable.value).message.startswith("Line 1 of this record cannot be read: ")


def test_no_sentence_is_about_a_code_that_nothing_has() -> None:
    errors = {error.code for error in (StorageFailed, Damaged, Conflict, WorkFailed, BadMessage)}
    known = {code for code, _ in FOUND} | errors | READERS | BY_STATUS
    known |= {IllegalStep.code, TooManyRequests(1.0, "list").code}
    assert set(PROBLEMS) == known
