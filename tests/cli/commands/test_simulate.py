"""`simulate` as a real process: tables, JSON, pictures, refusals, interrupts."""

import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from red7.cli.main import main
from red7.cli.output.simulate_reports import REPORTS
from red7.core import EDITIONS, Rules
from red7.sim.statistics import play_rounds
from tests.cli.commands.interrupted_command import interrupted
from tests.cli.commands.test_show_replay_terminal import complaint, red7

pytestmark = pytest.mark.slow

KEYS = [
    "rounds",
    "turns_mean",
    "wins_from_leader",
    "choices_mean",
    "no_choice_share",
    "one_choice_share",
    "points_mean",
    "turns_per_second",
]


def printed(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """Return the output of `simulate`, run in this process."""
    assert main(["simulate", *words]) == 0
    output, errors = capsys.readouterr()
    assert errors == ""
    return output


@pytest.mark.parametrize("players", [2, 3, 4])
def test_json_is_one_object(capsys: pytest.CaptureFixture[str], players: int) -> None:
    words = ["--json", "--players", str(players), "--rounds", "5000", "--seed", "9", "--draw"]
    found = json.loads(printed(capsys, *words))
    expected = play_rounds(Rules(draw=True), players, 9, range(5000))
    assert list(found) == KEYS
    assert found["rounds"] == 5000
    assert found["wins_from_leader"] == expected.wins_from_leader
    assert len(found["wins_from_leader"]) == players
    for key in KEYS[1:2] + KEYS[3:7]:
        assert found[key] == getattr(expected, key)
    assert found["turns_per_second"] > 0


def test_the_table_is_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    lines = printed(capsys, "--players", "3", "--edition", "pl-2021", "--actions").splitlines()
    assert lines[:2] == [
        "3 players, edition pl-2021, actions",
        "random players, 100,000 rounds, seed 0",
    ]
    names = [re.split(r"\s{2,}", line.strip())[0] for line in lines[3:]]
    assert names[5:] == [
        "",
        *("wins, leader of the deal", "wins, moves first", "wins, moves second"),
        *("an even share", "standard error", "", "turns a second"),
    ]
    assert len({len(line) for line in lines[3:] if line}) == 1


@pytest.mark.parametrize("report", REPORTS)
def test_reports_repeat_with_the_same_seed(capsys: pytest.CaptureFixture[str], report: str) -> None:
    words = ["--report", report, "--rounds", "300", "--draw"]
    one, again, other = (printed(capsys, *words, "--seed", seed) for seed in ("1", "1", "2"))
    assert one == again
    assert one.replace("seed 1", "seed 2") != other
    assert max(map(len, one.splitlines())) <= 100


def test_editions_are_compared_row_by_row(capsys: pytest.CaptureFixture[str]) -> None:
    table = printed(capsys, "--report", "editions", "--rounds", "50", "--actions")
    assert [line.split()[0] for line in table.splitlines()[4:-1]] == list(EDITIONS)


def test_a_real_process_prints_json_only() -> None:
    done = red7("simulate", "--json", "--rounds", "100")
    assert (done.returncode, done.stderr) == (0, "")
    assert list(json.loads(done.stdout)) == KEYS


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--players", "0"], "invalid choice: 0"),
        (["--players", "5"], "invalid choice: 5"),
        (["--players", "two"], "invalid int value"),
        (["--rounds", "0"], "0 is not a whole number from 1 to"),
        (["--rounds", "-3"], "-3 is not a whole number from 1 to"),
        (["--rounds", "1e6"], "1e6 is not a whole number from 1 to"),
        (["--rounds", "9" * 5000], "... is not a whole number from 1 to"),
        (["--seed", "x"], "x is not a whole number from"),
        (["--seed", str(1 << 63)], "is not a whole number from"),
        (["--edition", "v9"], "v9"),
        (["--report", "nothing"], "invalid choice: 'nothing'"),
        (["--report", "rules", "--json"], "not allowed with"),
        (["--report", "rules", "--plot", "a.svg"], "a report has no picture"),
        (["--plot", "a.gif"], "must end in .svg, .png or .pdf"),
        (["--plot", "picture"], "must end in .svg, .png or .pdf"),
        (["--plot", "nowhere/a.svg"], "there is no folder nowhere"),
        (["--plot", "folder.svg"], "it is a folder"),
    ],
)
def test_bad_input_gets_a_sentence_and_nothing_is_written(
    words: list[str],
    sentence: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    (tmp_path / "folder.svg").mkdir()
    monkeypatch.chdir(tmp_path)
    try:
        status: object = main(["simulate", "--rounds", "1000000000", *words])
    except SystemExit as leaving:
        status = leaving.code
    output, errors = capsys.readouterr()
    assert (status, output) == (2, "")
    (line,) = errors.splitlines()
    assert sentence in line
    assert [path.name for path in tmp_path.iterdir()] == ["folder.svg"]


def test_a_refusal_leaves_with_status_2() -> None:
    line = complaint(red7("simulate", "--edition", "v9"))
    assert line.startswith("red7 simulate: ")


@pytest.mark.parametrize(
    ("ending", "start"), [("svg", b"<?xml"), ("png", b"\x89PNG"), ("PDF", b"%PDF")]
)
def test_pictures_are_drawn_by_the_ending_of_their_name(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, ending: str, start: bytes
) -> None:
    file = tmp_path / f"picture.{ending}"
    words = ["--rounds", "2000", "--players", "4", "--plot", str(file)]
    printed(capsys, *words)
    first = file.read_bytes()
    assert first.startswith(start)
    printed(capsys, *words)
    assert file.read_bytes() == first
    assert list(tmp_path.iterdir()) == [file]


def test_a_picture_names_seats_and_rules(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "picture.svg"
    printed(capsys, "--rounds", "2000", "--plot", str(file))
    text = file.read_text()
    ElementTree.fromstring(text)
    for words in ("2 players, edition v1.2, basic rules", "leader of the deal", "indigo"):
        assert f"<!-- {words}" in text


def test_the_picture_in_the_docs_is_what_its_command_draws(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file, guide = tmp_path / "picture.svg", Path(__file__).parents[3] / "docs/guide"
    printed(capsys, "--rounds", "200000", "--plot", str(file))
    drawn, kept = (
        re.findall("<!-- .* -->", path.read_text()) for path in (file, guide / "statistics.svg")
    )
    assert drawn == kept
    command = "red7 simulate --rounds 200000 --plot docs/guide/statistics.svg"
    assert f"`{command}`" in (guide / "statistics.md").read_text()


def test_one_round_is_enough_for_a_picture(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    output = printed(capsys, "--rounds", "1", "--plot", str(tmp_path / "picture.png"))
    assert "random players, one round, seed 0" in output


def interrupted_simulate(*words: str) -> tuple[int, str, str]:
    """Interrupt many rounds. Return status, output, and what the terminal showed."""
    command = "simulate", "--rounds", "100000000000", *words
    return interrupted(r"playing.* [1-9]\d{3,}/\d", *command)


def test_an_interrupt_prints_what_there_is(tmp_path: Path) -> None:
    file = tmp_path / "picture.svg"
    status, output, shown = interrupted_simulate("--plot", str(file))
    assert status == 130
    found = re.search(r"random players, ([\d,]+) rounds", output)
    assert found is not None
    assert "leader of the deal" in output
    assert f"interrupted after {found[1]} of 100,000,000,000 rounds; no picture" in shown
    assert "compiling" in shown
    assert not list(tmp_path.iterdir())


def test_an_interrupted_report_is_printed_too() -> None:
    status, output, shown = interrupted_simulate("--report", "seats")
    assert status == 130
    assert len(output.splitlines()) == 3 + 1 + 12 + 1
    assert "interrupted after " in shown
