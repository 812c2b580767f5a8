"""`red7 referee`: answers JSON questions about positions, one per line of standard input."""

import argparse
import json
import sys
from collections.abc import Iterator
from typing import BinaryIO

from red7.core import (
    Color,
    IllegalStep,
    Position,
    Standing,
    Step,
    leader,
    legal_steps,
    play,
    standings,
    view,
)
from red7.notation import (
    BadText,
    Json,
    Palettes,
    card_name,
    card_names,
    parse_json,
    parse_step,
    parse_table,
    step_name,
)
from red7.texts import english, refusal_sentence

LONGEST_LINE = 1_000_000
"""Maximum bytes of a line, without the line's end."""


def referee(arguments: argparse.Namespace) -> int:
    """Answer the questions of standard input."""
    serve(sys.stdin.buffer, sys.stdout.buffer)
    return 0


def serve(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer each line that is not blank as soon as it is read, in order."""
    for line in _lines(questions):
        if line is None or line.strip():
            answers.write(json.dumps(_served(line)).encode() + b"\n")
            answers.flush()


def _lines(questions: BinaryIO) -> Iterator[bytes | None]:
    """Yield the lines of a stream; None for a line that is too long, which is not stored."""
    while line := questions.readline(LONGEST_LINE + 2):
        too_long = len(line.rstrip(b"\r\n")) > LONGEST_LINE
        while not line.endswith(b"\n") and (rest := questions.readline(LONGEST_LINE)):
            too_long, line = True, rest
        yield None if too_long else line


def _served(line: bytes | None) -> dict[str, Json]:
    try:
        if line is None:
            raise BadText("too-long", f"a line may have at most {LONGEST_LINE} bytes")
        return answer(parse_json(_decoded(line)))
    except BadText as error:
        return {"error": {"code": error.code, "message": str(error)}}


def _decoded(line: bytes) -> str:
    try:
        return line.decode()
    except UnicodeDecodeError:
        raise BadText("not-utf-8", "the line is not UTF-8") from None


def answer(question: Json) -> dict[str, Json]:
    """Return the answer to a question. Raise `BadText`."""
    position, steps = parse_question(question)
    if isinstance(position, Palettes):
        return _standing(position.color, position.palettes, position.out)
    mover = position.mover
    after = after_steps(position, steps)
    finished = len(after.history) > len(position.history)
    shown = _standing(after.color, after.palettes, after.out)
    legal = () if finished else legal_steps(view(after, mover))
    return {
        **shown,
        "winning": shown["leader"] == mover,
        "legal": [*map(step_name, legal)],
    }


def parse_question(question: Json) -> tuple[Position | Palettes, list[Step]]:
    """Return the position and the steps of a question. Raise `BadText`."""
    if not isinstance(question, dict):
        raise BadText("wrong-type", "a question must be a JSON object")
    for name in question:
        if name not in ("position", "steps"):
            raise BadText("unknown-field", f"the question has an unknown field {name!r:.40}")
    if "position" not in question:
        raise BadText("missing-field", "the question has no field 'position'")
    position = parse_table(question["position"])
    steps = _steps(question.get("steps", []))
    if steps and isinstance(position, Palettes):
        raise BadText("missing-field", "steps need a whole position, with hands, deck, turn, rules")
    return position, steps


def _steps(value: Json) -> list[Step]:
    if not isinstance(value, list):
        raise BadText("wrong-type", "steps must be a list")
    steps = []
    for text in value:
        if not isinstance(text, str):
            raise BadText("wrong-type", "a step must be a string")
        steps.append(parse_step(text))
    return steps


def after_steps(position: Position, steps: list[Step]) -> Position:
    """Return the position after some steps of one turn. Raise `BadText` if a step is illegal."""
    try:
        return play(position, steps)
    except IllegalStep as error:
        step, why = step_name(error.refusal.step), refusal_sentence(error.refusal, english)
        raise BadText("illegal-step", f"{step} is illegal: {why}") from None


def _standing(color: Color, palettes: tuple[int, ...], out: tuple[bool, ...]) -> dict[str, Json]:
    return {
        "leader": leader(color, palettes, out),
        "standings": [_standing_json(standing) for standing in standings(color, palettes, out)],
    }


def _standing_json(standing: Standing) -> dict[str, Json]:
    return {
        "seat": standing.seat,
        "out": standing.out,
        "count": standing.count,
        "cards": [*card_names(standing.cards)],
        "best": card_name(standing.best) if standing.cards else None,
    }
