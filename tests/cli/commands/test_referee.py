"""The referee as a real process: a line in, a line out."""

import json
import subprocess
import sys
from collections.abc import Iterable
from typing import cast

import pytest

from red7.notation import Json

START: Json = {
    "rules": {"draw": True, "actions": True},
    "players": [
        {"hand": ["R1", "B7", "G5"], "palette": ["B5"]},
        {"hand": ["O2"], "palette": ["I4", "O3"]},
    ],
    "canvas": ["G2"],
    "deck": ["V7"],
    "turn": 0,
}
PALETTES: Json = {"players": [{"palette": ["R7", "O2"]}, {"palette": ["G4"]}], "canvas": ["G2"]}


def ask(lines: Iterable[bytes]) -> list[dict[str, Json]]:
    """Return the answers of a referee process to some lines."""
    done = subprocess.run(
        [sys.executable, "-m", "red7", "referee"],
        input=b"".join(lines),
        capture_output=True,
        check=True,
        timeout=60,
    )
    assert done.stderr == b""
    return [json.loads(line) for line in done.stdout.splitlines()]


def question(position: Json, *steps: str, **more: Json) -> bytes:
    return json.dumps({"position": position, "steps": [*steps], **more}).encode() + b"\n"


def code(answer: dict[str, Json]) -> str:
    error = cast("dict[str, str]", answer["error"])
    assert set(error) == {"code", "message"}
    assert len(error["message"].split()) > 2
    return error["code"]


def test_a_whole_position() -> None:
    (answer,) = ask([question(START)])
    assert answer == {
        "leader": 1,
        "standings": [
            {"seat": 0, "out": False, "count": 0, "cards": [], "best": None},
            {"seat": 1, "out": False, "count": 1, "cards": ["I4"], "best": "I4"},
        ],
        "winning": False,
        "legal": ["+B7", "+G5", "+R1", ">R1", "--"],
    }


def test_steps_already_taken() -> None:
    one, bound = ask([question(START, "+R1"), question(START, "+R1", "*I4")])
    assert one["legal"] == ["*I4", "*O3"]
    assert bound["legal"] == [">B7"]


def test_a_finished_turn_has_no_legal_steps_and_a_loser_is_out() -> None:
    folded, ended = ask([question(START, "--"), question(START, "+B7", "^B5", ".")])
    for answer in (folded, ended):
        standings = cast("list[dict[str, Json]]", answer["standings"])
        assert answer["legal"] == []
        assert answer["winning"] is False
        assert answer["leader"] == 1
        assert standings[0] == {"seat": 0, "out": True, "count": 0, "cards": [], "best": None}


def test_palettes_and_canvas_alone() -> None:
    (answer,) = ask([json.dumps({"position": PALETTES}).encode() + b"\n"])
    assert set(answer) == {"leader", "standings"}
    assert answer["leader"] == 1


def test_empty_palettes_have_no_leader() -> None:
    (answer,) = ask([question({"players": [{"palette": []}, {"palette": []}], "canvas": []})])
    assert answer["leader"] is None


def test_a_round_that_is_over_has_no_legal_steps() -> None:
    players: Json = [{"hand": ["R1"], "palette": ["R2"]}, {"hand": [], "palette": [], "out": True}]
    (answer,) = ask([question({**cast("dict[str, Json]", START), "players": players})])
    assert answer["legal"] == []
    assert answer["leader"] == 0


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        (b"nonsense\n", "not-json"),
        (b"\xff\xfe\n", "not-utf-8"),
        (b"[" * 200_000 + b"\n", "too-deep"),
        (b'{"a":' * 100_000 + b"\n", "too-deep"),
        (b"[]\n", "wrong-type"),
        (b"{}\n", "missing-field"),
        (b'{"position": {}, "position": {}}\n', "duplicate-field"),
        (question(START, hello=1), "unknown-field"),
        (b'{"position": {"players": [{"palette": []}], "canvas": []}}\n', "player-count"),
        (question(START, "jump"), "unknown-step"),
        (question(START, "+R9"), "unknown-card"),
        (question(START, "+R2"), "illegal-step"),
        (question(START, "--", "--"), "illegal-step"),
        (question(START, ">B7"), "illegal-step"),
        (question(PALETTES, "--"), "missing-field"),
        (json.dumps({"position": START, "steps": "--"}).encode() + b"\n", "wrong-type"),
        (json.dumps({"position": START, "steps": [1]}).encode() + b"\n", "wrong-type"),
        (b'"' + b"x" * 1_000_000 + b'"\n', "too-long"),
        (b"x" * 3_000_001 + b"\n", "too-long"),
        (b'{"position": "\\ud800"}\n', "wrong-type"),
    ],
)
def test_anything_wrong_is_answered_and_the_next_line_served(line: bytes, expected: str) -> None:
    bad, good = ask([line, question(START)])
    assert code(bad) == expected
    assert good["leader"] == 1


def test_blank_lines_are_skipped_and_a_last_line_needs_no_end() -> None:
    answers = ask([b"\n", b"  \r\n", question(START).strip() + b"\r\n", question(START).strip()])
    assert [answer["leader"] for answer in answers] == [1, 1]


def test_the_longest_line_that_is_served() -> None:
    padded = question(START).strip().ljust(1_000_000) + b"\n"
    served, refused = ask([padded, b" " + padded])
    assert served["leader"] == 1
    assert code(refused) == "too-long"


def test_every_answer_is_flushed_before_the_next_question_is_read() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "red7", "referee"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as referee:
        assert referee.stdin is not None
        assert referee.stdout is not None
        for _ in range(3):
            referee.stdin.write(question(START))
            referee.stdin.flush()
            assert json.loads(referee.stdout.readline())["leader"] == 1
        referee.stdin.close()
        assert referee.wait(timeout=30) == 0


def test_a_reader_that_goes_away_ends_it_quietly() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "red7", "referee"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as referee:
        assert referee.stdin is not None
        assert referee.stdout is not None
        assert referee.stderr is not None
        referee.stdout.close()
        referee.stdin.write(question(START))
        referee.stdin.close()
        assert referee.wait(timeout=30) == 0
        assert referee.stderr.read() == b""
