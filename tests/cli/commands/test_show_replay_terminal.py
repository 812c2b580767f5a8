"""`show`, `replay` and `terminal` as real processes."""

import json
import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from red7.core import ADVANCED
from red7.notation import parse_record, position_json, record_text, turn_name
from tests.builders import dealt, playout
from tests.notation.test_records import random_record


def red7(*arguments: str, given: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "red7", *arguments],
        input=given,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        timeout=60,
    )


def complaint(done: subprocess.CompletedProcess[str]) -> str:
    """Return the one sentence on standard error of a command that was refused."""
    assert (done.returncode, done.stdout) == (2, "")
    assert "Traceback" not in done.stderr
    (line,) = done.stderr.splitlines()
    return line


@pytest.fixture
def position_file(tmp_path: Path) -> str:
    file = tmp_path / "position.json"
    file.write_text(json.dumps(position_json(playout(ADVANCED, 3, 4)[3])))
    return str(file)


@pytest.fixture
def record_file(tmp_path: Path) -> str:
    file = tmp_path / "game.red7"
    file.write_text(record_text(random_record(ADVANCED, 3, 4, most=99)))
    return str(file)


def test_show_prints_the_table_with_every_hand_open(position_file: str) -> None:
    done = red7("show", position_file)
    assert done.returncode == 0
    assert done.stdout.count(" hand ") == 3
    assert re.search(r"leads with|Nobody", done.stdout)


def test_show_for_a_seat_hides_the_other_hands(position_file: str) -> None:
    done = red7("show", position_file, "--seat", "1")
    position = json.loads(Path(position_file).read_text())
    for seat, player in enumerate(position["players"]):
        assert (" ".join(player["hand"]) in re.sub(" +", " ", done.stdout)) == (seat == 1)


def test_show_reads_standard_input_and_takes_steps() -> None:
    position = position_json(dealt(ADVANCED, 2, 1))
    question = json.dumps({"position": position, "steps": ["--"]})
    assert "out" in red7("show", given=question).stdout


def test_show_palettes_alone() -> None:
    question = '{"players": [{"palette": ["R7"], "out": true}, {"palette": ["O2"]}], "canvas": []}'
    shown = red7("show", given=question).stdout
    assert "Seat 1 leads with 1: O2" in shown


@pytest.mark.parametrize("seat", [(), ("--seat", "0")])
def test_show_draws_a_picture(position_file: str, tmp_path: Path, seat: tuple[str, ...]) -> None:
    file = tmp_path / "position.svg"
    assert red7("show", position_file, *seat, "--svg", str(file)).returncode == 0
    assert ElementTree.parse(file).getroot().tag.endswith("svg")
    assert red7("show", position_file, *seat, "--svg", "-").stdout == file.read_text()


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ("", "this is not JSON"),
        ("{", "this is not JSON"),
        ('{"players": []}', "2 to 4 players"),
        (
            '{"position": {"players": [{"palette": ["R7"]}, {"palette": ["R7"]}], "canvas": []}}',
            "R7",
        ),
        ('{"position": {}, "step": []}', "unknown field 'step'"),
    ],
)
def test_show_refuses_bad_input_with_one_sentence(given: str, reason: str) -> None:
    assert reason in complaint(red7("show", given=given))


def test_show_refuses_a_seat_that_is_not_there(position_file: str) -> None:
    assert "there is no seat 3" in complaint(red7("show", position_file, "--seat", "3"))


def test_show_refuses_a_picture_of_palettes_alone() -> None:
    given = '{"players": [{"palette": []}, {"palette": []}], "canvas": []}'
    assert "needs a whole position" in complaint(red7("show", "--svg", "-", given=given))


def test_show_refuses_an_illegal_step() -> None:
    question = json.dumps({"position": position_json(dealt(ADVANCED, 2, 1)), "steps": ["."]})
    assert ". is illegal" in complaint(red7("show", given=question))


@pytest.mark.parametrize("command", ["show", "replay"])
def test_files_that_cannot_be_read(command: str, tmp_path: Path) -> None:
    assert "cannot read" in complaint(red7(command, str(tmp_path / "nothing")))
    assert "cannot read" in complaint(red7(command, str(tmp_path)))
    binary = tmp_path / "binary"
    binary.write_bytes(b"\xff\xff")
    assert "is not a UTF-8 text" in complaint(red7(command, str(binary)))


def test_a_picture_that_cannot_be_written(position_file: str, tmp_path: Path) -> None:
    lost = str(tmp_path / "nowhere" / "a.svg")
    assert "cannot write" in complaint(red7("show", position_file, "--svg", lost))


def test_replay_walks_through_the_whole_match(record_file: str) -> None:
    shown = red7("replay", record_file).stdout
    record = parse_record(Path(record_file).read_text())
    assert shown.count("begins.") == len(record.rounds)
    assert shown.count(", turn ") == sum(len(played.turns) for played in record.rounds)
    assert re.search(r"(wins|share) the match\.", shown)


def test_replay_from_a_seat_hides_the_other_hands(record_file: str) -> None:
    assert red7("replay", record_file, "--seat", "2").stdout.count(" hand ") < red7(
        "replay", record_file
    ).stdout.count(" hand ")
    assert "there is no seat 9" in complaint(red7("replay", record_file, "--seat", "9"))


def test_replay_shows_comments_and_an_unfinished_match(tmp_path: Path) -> None:
    record = random_record(ADVANCED, 2, 5, most=1)
    (played,) = record.rounds
    first, *_ = played.turns
    short = played._replace(turns=(first._replace(comment="bold"),), comment="in the kitchen")
    file = tmp_path / "game"
    file.write_text(record_text(record._replace(rounds=(short,))))
    shown = red7("replay", str(file)).stdout
    assert "bold" in shown
    assert "in the kitchen" in shown
    assert "not finished" in shown


def test_replay_names_line_and_turn_of_what_breaks_the_rules(record_file: str) -> None:
    file = Path(record_file)
    broken = re.sub(r"^2\. (\d): .*$", r"2. \1: >R1 >R2 .", file.read_text(), count=1, flags=re.M)
    file.write_text(broken)
    assert re.search(r"line \d+, round 1, turn 2: ", complaint(red7("replay", record_file)))


@pytest.mark.parametrize(
    "arguments",
    [
        ("terminal",),
        ("terminal", "--preset", "advanced", "--players", "3"),
        ("terminal", "--preset", "expert", "--players", "4", "--edition", "v1.3"),
        ("terminal", "--edition", "pl-2021", "--draw", "--actions", "--no-scoring"),
    ],
)
def test_play_to_the_end_by_folding(arguments: tuple[str, ...], tmp_path: Path) -> None:
    file = tmp_path / "game.red7"
    given = "?\nt\nh\n--\ny\n" * 60
    done = red7(*arguments, "--seed", "7", "--record", str(file), given=given)
    assert done.returncode == 0, done.stderr
    assert re.search(r"(wins?|share) the match", done.stdout)
    assert parse_record(file.read_text()).rounds[-1].turns


def test_a_turn_that_keeps_you_in_is_accepted_step_by_step() -> None:
    listed = red7("terminal", "--seed", "7", given="t\nq\n").stdout
    turn = re.findall(r"\+.. \.", listed)[0]
    play, end = turn.split()
    shown = red7("terminal", "--seed", "7", given=f"{play}\nu\nh {turn}\n{play}\n{end}\nq\n").stdout
    assert "So far: " + play in shown
    assert "Taken back." in shown
    assert "You would stay in." in shown
    assert f"You: {turn}" in shown


def test_what_cannot_be_done_is_said_and_nothing_is_lost() -> None:
    shown = red7("terminal", "--seed", "7", given="hello\n+R8\n.\n>\nh .\n\ns\n--\nn\nq\n").stdout
    assert shown.count("That cannot be done") == 5
    assert "You would be out." in shown
    assert "You leave the table." in shown


def test_play_ends_when_the_input_does_and_keeps_the_record(tmp_path: Path) -> None:
    file = tmp_path / "game.red7"
    done = red7("terminal", "--seed", "7", "--record", str(file))
    assert done.returncode == 0
    assert parse_record(file.read_text()).names == ("", "Ada")


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["terminal", "--edition", "v9"], "there is no edition 'v9'"),
        (["terminal", "--players", "5"], "invalid choice: 5"),
        (["terminal", "--players", "many"], "invalid int value"),
        (["terminal", "--preset", "fun"], "invalid choice: 'fun'"),
        (["dance"], "invalid choice: 'dance'"),
        (["replay"], "required: file"),
        (["terminal", "--record", "/"], "cannot write"),
    ],
)
def test_bad_arguments_get_one_sentence(arguments: list[str], reason: str) -> None:
    assert reason in complaint(red7(*arguments))


def test_help_names_the_commands() -> None:
    shown = red7("--help").stdout
    assert all(
        command in shown for command in ("play", "serve", "terminal", "referee", "replay", "show")
    )


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no /dev/full here")
def test_a_full_disk_gets_a_sentence(position_file: str) -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "red7", "show", position_file],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
            timeout=60,
        )
    assert done.returncode == 1
    assert done.stderr == "red7 show: cannot write: No space left on device\n"


def test_nothing_can_follow_the_end_of_a_turn() -> None:
    listed = red7("terminal", "--seed", "7", given="t\nq\n").stdout
    turn = re.findall(r"\+.. \.", listed)[0]
    shown = red7("terminal", "--seed", "7", given=f"{turn} --\nq\n").stdout
    assert "nothing can follow the end of a turn" in shown
    assert "You: " not in shown


def test_what_a_draw_has_shown_stays_taken() -> None:
    """Seed 0 deals a 3, whose draw must not be looked at for free."""
    table = red7("terminal", "--preset", "expert", "--seed", "0", given="q\n").stdout
    hand = next(line for line in table.splitlines() if "Your hand" in line)
    three = re.findall(r"\b([ROYGBIV]3)\b", hand)[0]
    shown = red7(
        "terminal",
        "--preset",
        "expert",
        "--seed",
        "0",
        given=f"+{three} >R9\n+{three} >R1 >R1\nu\nq\n",
    ).stdout
    assert f"So far: +{three}" in shown
    assert "Taken back to your draw." in shown


def test_the_record_is_kept_turn_by_turn_and_with_an_unfinished_one(tmp_path: Path) -> None:
    file = tmp_path / "game.red7"
    listed = red7("terminal", "--seed", "7", given="t\nq\n").stdout
    step = re.findall(r"(\+..) \.", listed)[0]
    red7("terminal", "--seed", "7", "--record", str(file), given=f"{step}\nq\n")
    record = parse_record(file.read_text())
    assert turn_name(record.rounds[0].turns[-1].steps) == step


def test_a_record_never_overwrites_a_file(tmp_path: Path) -> None:
    file = tmp_path / "precious"
    file.write_text("precious")
    assert "needs the name of a new file" in complaint(red7("terminal", "--record", str(file)))
    assert "needs the name of a new file" in complaint(red7("terminal", "--record", "-"))
    assert file.read_text() == "precious"


def test_a_picture_replaces_an_old_one_only_when_it_is_whole(
    position_file: str, tmp_path: Path
) -> None:
    file = tmp_path / "position.svg"
    file.write_text("old")
    (tmp_path / "position.svg.part").mkdir()
    assert "cannot write" in complaint(red7("show", position_file, "--svg", str(file)))
    assert file.read_text() == "old"


def test_the_version_is_told() -> None:
    assert re.fullmatch(r"red7 \d+\.\d+\.\d+\n", red7("--version").stdout)


def test_input_that_is_not_text_does_no_harm() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "red7", "terminal", "--seed", "7"],
        input=b"\xff\nq\n",
        capture_output=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == 0
    assert b"That cannot be done" in done.stdout
