"""`red7 review` as a real process, and how its page and its graph look."""

import io
import json
from pathlib import Path

import pytest

from red7.analysis.luck_and_skill import Point
from red7.analysis.review_json import review_json
from red7.analysis.reviews import Review, review
from red7.cli.output.chance_graph import BLOCKS, PLAIN, graph
from red7.cli.output.review_page import WIDE, Page
from red7.cli.output.screen import Screen
from red7.core import ADVANCED, BASIC, EXPERT, Rules
from red7.notation import Record, parse_record, record_text
from red7.search.budget import Budget
from tests.builders import rules_name
from tests.cli.commands.interrupted_command import interrupted
from tests.cli.commands.test_show_replay_terminal import complaint, red7
from tests.cli.conftest import Refuses
from tests.notation.test_records import random_record

pytestmark = pytest.mark.slow

GAME = Path(__file__).parents[3] / "docs/guide/game.red7"
FEW = Budget(playouts=20)


def page(record: Record, found: Review, encoding: str = "utf-8") -> list[str]:
    """Return the lines of a review on a stream of some encoding."""
    screen = Screen(io.TextIOWrapper(io.BytesIO(), encoding=encoding))
    return list(Page(screen, record, found).lines())


def test_a_review_has_every_turn_and_the_sums() -> None:
    done = red7("review", str(GAME), "--playouts", "50")
    assert (done.returncode, done.stderr) == (0, "")
    record = parse_record(GAME.read_text())
    lines = done.stdout.splitlines()
    for number, played in enumerate(record.rounds, start=1):
        at = next(at for at, line in enumerate(lines) if line.startswith(f"Round {number}"))
        for turn, line in enumerate(lines[at + 1 :][: len(played.turns)], start=1):
            assert line.startswith(f"{turn:3}  {record.names[played.turns[turn - 1].seat]}")
    assert any(line.startswith("100%|") for line in lines)
    assert any("urning point" in line for line in lines)
    assert lines[-3].split() == ["best", "good", "doubtful", "mistake", "blunder"]


def test_json_is_one_object() -> None:
    done = red7("review", str(GAME), "--playouts", "50", "--json", "--seed", "3")
    assert (done.returncode, done.stderr) == (0, "")
    found = json.loads(done.stdout)
    assert [*found] == ["rules", "winners", "players", "turning_point", "turns", "chances"]
    for player in found["players"]:
        gained = player["received"] - player["given"] + player["luck"]
        assert player["end"] - player["start"] == pytest.approx(gained)
        assert player["luck"] == pytest.approx(player["deals"] + player["draws"])
        assert [*player["classes"]] == ["best", "good", "doubtful", "mistake", "blunder"]
    first = found["turns"][0]
    assert [*first] == [
        *("round", "turn", "seat", "steps", "before", "after", "given", "class", "better")
    ]
    assert [*found["chances"][0]] == ["round", "turn", "chances"]


def test_a_review_does_not_depend_on_the_number_of_processes() -> None:
    record = parse_record(GAME.read_text())
    alone = json.loads(json.dumps(review_json(record, review(record, FEW, 5))))
    spread = red7("review", str(GAME), "--playouts", "20", "--seed", "5", "--json").stdout
    assert json.loads(spread) == alone


def test_a_time_for_each_turn_can_be_given() -> None:
    done = red7("review", "-", "--budget-ms", "2", given=GAME.read_text())
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("rules", [BASIC, ADVANCED, EXPERT], ids=rules_name)
def test_a_page_fits_the_screen(rules: Rules, players: int) -> None:
    record = random_record(rules, players, 6, most=4)
    lines = page(record, review(record, Budget(playouts=1)))
    assert max(map(len, lines)) <= WIDE
    assert not any("\x1b" in line for line in lines)


def test_a_stream_without_blocks_gets_plain_characters() -> None:
    record = random_record(ADVANCED, 2, 6, most=1)
    found = review(record, FEW)
    assert any(BLOCKS[-1] in line for line in page(record, found))
    for encoding in ("ascii", "latin-1"):
        assert "".join(page(record, found, encoding)).isascii()


def test_a_game_that_breaks_off_has_a_page() -> None:
    whole = random_record(ADVANCED, 3, 6, most=1)
    (played,) = whole.rounds
    record = whole._replace(rounds=(played._replace(turns=played.turns[:2]),))
    lines = page(record, review(record, FEW))
    assert "The match is not finished." in lines
    assert "There is no turning point: nobody has won alone." in lines


def test_names_that_are_none_stand_apart() -> None:
    record = random_record(BASIC, 2, 6, most=1)._replace(names=("", "You"))
    lines = page(record, review(record, FEW))
    assert "Chance to win the match, all hands open: Player 1" in lines
    assert any(
        line.strip() in ("Player 1 wins the match.", '"You" wins the match.') for line in lines
    )


def test_a_long_name_is_cut_short() -> None:
    record = random_record(BASIC, 2, 6, most=1)
    long = record._replace(names=("A" * 50, "Bo"))
    assert max(map(len, page(long, review(long, FEW)))) <= WIDE + 50


def curve(*rounds: int) -> list[Point]:
    """Return rounds with these numbers of turns; the first chance grows from 0 to 1 in each."""
    return [
        Point(number, turn, (turn / turns, 1 - turn / turns))
        for number, turns in enumerate(rounds, start=1)
        for turn in range(turns + 1)
    ]


def test_a_graph_grows_with_the_chance() -> None:
    title, *rows, numbers = graph(curve(8), ["Ann", "Bob"], None, PLAIN, str)
    assert title.endswith(": Ann")
    assert rows[0] == "100%| " + " " * 24 + "###"
    assert rows[3].startswith(" 50%|")
    assert rows[-1] == "  0%|    " + "#" * 24
    assert numbers.strip() == "1"


def test_a_graph_marks_rounds_and_the_turning_point() -> None:
    points = curve(3, 3)
    *_, numbers, mark = graph(points, ["Ann", "Bob"], points[5], PLAIN, str)
    assert numbers == "      1" + " " * 12 + "2"
    assert mark.index("^") == numbers.index("2") + 3


@pytest.mark.parametrize("rounds", [[1], [5, 9], [20] * 7, [60] * 12, [2] * 20])
@pytest.mark.parametrize("players", [2, 4])
def test_a_graph_fits_its_width(rounds: list[int], players: int) -> None:
    points = [
        point._replace(chances=(*point.chances, 0.0, 0.0)[:players]) for point in curve(*rounds)
    ]
    lines = list(graph(points, ["Ann", "Bob", "Cy", "Di"][:players], points[-1], BLOCKS, str))
    assert max(map(len, lines)) <= 80


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["nowhere.red7"], "cannot read nowhere.red7"),
        (["."], "cannot read"),
        ([], "required: file"),
        ([str(GAME), "--playouts", "0"], "--playouts: 0 is not a whole number from 1"),
        ([str(GAME), "--playouts", "many"], "--playouts: many is not a whole number"),
        ([str(GAME), "--budget-ms", "0"], "--budget-ms: 0 is not a time above 0"),
        ([str(GAME), "--budget-ms", "5", "--playouts", "5"], "not allowed with"),
        ([str(GAME), "--seed", "x"], "--seed: x is not a whole number"),
    ],
)
def test_review_refuses_in_a_sentence(words: list[str], sentence: str, refuses: Refuses) -> None:
    assert sentence in refuses("review", *words)


def test_a_record_that_breaks_the_rules_is_refused(tmp_path: Path, refuses: Refuses) -> None:
    text = GAME.read_text()
    file = tmp_path / "bad.red7"
    lines = text.splitlines()
    at = next(at for at, line in enumerate(lines) if line.startswith("1. "))
    for broken, sentence in (
        ("\n".join([*lines[:at], lines[at][:5] + "+R7 +O7 .", *lines[at + 1 :]]), "turn 1: "),
        ("Dear diary", "line 1"),
        ("", "line 1"),
        (text.replace("[Red7", "[Blue7"), "the tag Red7 is missing"),
    ):
        file.write_text(broken)
        assert sentence in refuses("review", str(file))
    file.write_bytes(b"\xff\xfe\x00")
    assert "is not a UTF-8 text" in refuses("review", str(file))


def test_a_match_without_any_turn_is_refused(tmp_path: Path, refuses: Refuses) -> None:
    record = random_record(ADVANCED, 2, 1, most=1)
    file = tmp_path / "empty.red7"
    for rounds in ((), (record.rounds[0]._replace(turns=()),)):
        file.write_text(record_text(record._replace(rounds=rounds)))
        assert "has no turn to review" in refuses("review", str(file))


def test_a_refusal_leaves_with_status_2() -> None:
    assert complaint(red7("review", "nowhere.red7")).startswith("red7 review: cannot read")


def test_an_interrupt_leaves_with_status_130() -> None:
    words = "review", str(GAME), "--budget-ms", "400"
    status, output, _ = interrupted(r"[1-9]\d*/33", *words)
    assert (status, output) == (130, "")
