"""`arena` and `ladder` as real processes, their workers and their progress bar."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from red7.cli.commands.arena import Task, play_task
from red7.cli.output.ladder_page import BEGIN, STOP, page_with
from red7.core import EXPERT
from red7.hosting.compute.arena_pool import spread
from red7.notation import BadText
from red7.search.budget import Budget
from tests.cli.commands.interrupted_command import interrupted
from tests.cli.commands.test_show_replay_terminal import complaint, red7
from tests.cli.conftest import Refuses
from tests.cli.output.test_progress import ERASE_LINE

pytestmark = pytest.mark.slow


def test_arena_prints_one_json_object() -> None:
    done = red7("arena", "thrifty", "random", "--deals", "20", "--players", "3", "--json")
    assert (done.returncode, done.stderr) == (0, "")
    found = json.loads(done.stdout)
    assert list(found) == ["a", "b", "games", "win", "low", "high", "ms_per_turn"]
    assert (found["a"], found["b"], found["games"]) == ("thrifty", "random", 60)
    assert 0 <= found["low"] < found["win"] < found["high"] <= 1
    assert list(found["ms_per_turn"]) == ["a", "b"]
    assert min(found["ms_per_turn"].values()) > 0


def test_arena_repeats_with_the_same_seed() -> None:
    def wins(seed: str) -> dict[str, object]:
        done = red7("arena", "planner", "random", "--deals", "12", "--json", "--seed", seed)
        found: dict[str, object] = json.loads(done.stdout)
        return {name: found[name] for name in ("games", "win", "low", "high")}

    assert wins("1") == wins("1") != wins("2")


def test_arena_tells_people_in_a_few_lines() -> None:
    done = red7("arena", "planner", "thrifty", "--deals", "3", "--draw", "--scoring", "--seed", "7")
    lines = done.stdout.splitlines()
    assert lines[0] == "planner against thrifty, edition v1.2, draw and scoring"
    assert re.fullmatch(
        r"wins \d+\.\d%, 95% interval \d+\.\d% to \d+\.\d%; an even share is 50%", lines[1]
    )
    assert lines[2] == "6 matches: 3 deals with planner in every seat, seed 7"
    assert re.fullmatch(r"milliseconds a turn: planner \d+\.\d\d, thrifty \d+\.\d\d", lines[3])


def test_results_do_not_depend_on_the_number_of_processes() -> None:
    tasks = [Task("planner", "random", EXPERT, 2, 5, deal, Budget(playouts=1)) for deal in range(4)]
    alone = [result[:3] for result in spread(play_task, tasks, 1)]
    assert alone == [result[:3] for result in spread(play_task, tasks, 2)]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["nobody", "random"], "no bot 'nobody'; there are random, thrifty, planner"),
        (["random", "nobody"], "no bot 'nobody'"),
        (["random"], "required: B"),
        (["random", "random", "--edition", "v9"], "no edition 'v9'; there are v1.2"),
        (["random", "random", "--players", "0"], "--players: invalid choice: 0"),
        (["random", "random", "--players", "5"], "--players: invalid choice: 5"),
        (["random", "random", "--deals", "0"], "--deals: 0 is not a whole number from 1"),
        (["random", "random", "--deals", "-3"], "--deals: -3 is not a whole number from 1"),
        (["random", "random", "--deals", "many"], "--deals: many is not a whole number"),
        (["random", "random", "--seed", "x"], "--seed: x is not a whole number"),
        (["random", "random", "--budget-ms", "-1"], "--budget-ms: -1 is not a time above 0"),
        (["random", "random", "--budget-ms", "nan"], "--budget-ms: nan is not a time above 0"),
    ],
)
def test_arena_refuses_in_a_sentence(words: list[str], sentence: str, refuses: Refuses) -> None:
    assert sentence in refuses("arena", *words)


def test_a_refusal_leaves_with_status_2() -> None:
    assert complaint(red7("arena", "nobody", "random")).startswith("red7 arena: there is no bot")


def test_an_interrupt_prints_what_there_is() -> None:
    status, output, shown = interrupted(
        r"[1-9]\d*/100000", "arena", "planner", "random", "--json", "--deals", "100000"
    )
    assert status == 130
    assert 0 < json.loads(output)["games"] < 200000
    assert "planner against random" in shown
    assert ERASE_LINE in shown[shown.rindex("left") :]


def test_the_ladder_writes_a_page_and_a_picture(tmp_path: Path) -> None:
    page = tmp_path / "bots.md"
    page.write_text(f"# Who plays\n\nHello.\n\n{BEGIN}\nyesterday\n{STOP}\n\nGood bye.\n")
    words = ["--deals", "4", "--seed", "3", "--draw", "--budget-ms", "1"]
    done = red7("ladder", *words, "--output", str(page))
    assert (done.returncode, done.stderr) == (0, "")
    text = page.read_text()
    assert text.startswith(f"# Who plays\n\nHello.\n\n{BEGIN}\n")
    assert text.endswith(f"{STOP}\n\nGood bye.\n")
    assert "yesterday" not in text
    assert "`red7 ladder --deals 4 --seed 3 --players 2 --draw --budget-ms 1`" in text
    assert re.search(r"^\| `thrifty` \| -?\d+ \| -?\d+ to -?\d+ \| \d+\.\d\d \| Saves", text, re.M)
    assert re.search(r"^\| `random` \| – \| \d+\.\d \| \d+\.\d \|", text, re.M)  # noqa: RUF001
    assert (tmp_path / "ladder.svg").read_text().startswith("<?xml")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["bots.md", "ladder.svg"]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--deals", "0"], "--deals: 0 is not a whole number from 1"),
        (["--edition", "v9"], "no edition 'v9'"),
        (["--output", "nowhere/bots.md"], "cannot write"),
        (["--output", "."], "cannot write"),
        (["--output", "half.md"], "needs both"),
    ],
)
def test_the_ladder_refuses_in_a_sentence(
    tmp_path: Path, words: list[str], sentence: str, refuses: Refuses
) -> None:
    (tmp_path / "half.md").write_text(f"{STOP}\n{BEGIN}\n")
    words = [
        str(tmp_path / word) if before == "--output" else word
        for before, word in zip(["", *words], words, strict=False)
    ]
    if "--output" not in words:
        words += ["--output", str(tmp_path / "bots.md")]
    assert sentence in refuses("ladder", *words)
    assert [path.name for path in tmp_path.iterdir()] == ["half.md"]


def test_a_page_gets_its_markers_or_keeps_them() -> None:
    made = page_with("# The bots\n", "one")
    assert made == f"# The bots\n\n{BEGIN}\none\n{STOP}\n"
    assert page_with(made, "two") == made.replace("one", "two")
    with pytest.raises(BadText, match="needs both"):
        page_with(f"{BEGIN} only", "")


@pytest.mark.parametrize(
    "module", ["main", "commands.terminal", "commands.referee", "output.progress"]
)
def test_a_game_starts_without_loading_the_compiler(module: str) -> None:
    script = f"import sys, red7.cli.{module}; print(*sys.modules)"
    loaded = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    ).stdout.split()
    assert not {"multiprocessing", "numba", "numpy", "matplotlib", "rich"} & {*loaded}
