"""In the pseudo-language all that a player reads is marked: nothing is said past the catalogue."""

import io
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from red7.cli.main import FOR_PROGRAMS, main
from red7.texts import catalogue, spoken_language
from tests.cli.transcripts import HERE, ROOT

GAME = ROOT / "docs/guide/game.red7"
POSITION = ROOT / "docs/pictures/position.json"
OPEN, CLOSE = "⟦⟧"
NOTATION = re.compile(r"[ROYGBIV][1-7]")
VARIABLES = ("RED7_LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
USUAL = {
    **{name: value for name, value in os.environ.items() if name not in VARIABLES},
    "PYTHONIOENCODING": "utf-8",
}
"""The environment without what asks for a language."""
YES = catalogue("pseudo")("terminal-yes").split()[0]


def red7(
    words: str, given: str = "", language: str = "pseudo", **environment: str
) -> subprocess.CompletedProcess[str]:
    """Return a command in a language, and perhaps in an environment that asks for others."""
    return subprocess.run(
        [sys.executable, "-m", "red7", *words.split()],
        input=given,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**USUAL, "RED7_LANGUAGE": language, **(environment or {"RED7_LANG": "en"})},
        check=False,
        timeout=500,  # A review on a fresh machine waits for the compiler.
    )


def test_a_language_is_asked_for_by_an_option_or_the_environment() -> None:
    shown = [red7(f"{words} show {POSITION} --seat 0", language="") for words in ("", "--lang pl")]
    assert [done.returncode for done in shown] == [0, 0]
    assert "Leinwand" not in shown[0].stdout
    assert shown[0].stdout != shown[1].stdout
    german = red7(f"show {POSITION} --seat 0 --lang=de-AT", language="").stdout
    assert "Leinwand" in german
    wrong = red7("--lang tlh show -", language="")
    assert wrong.returncode == 2
    assert "there is no language 'tlh'; there are en, fr, de" in wrong.stderr


@pytest.mark.parametrize(
    ("environment", "word"),
    [
        ({"LANG": "de_DE.UTF-8"}, "Leinwand"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "nl:pl"}, "tło"),
        ({"LANG": "de_DE.UTF-8", "RED7_LANG": "pt-PT"}, "tela"),
        ({"LANG": "C", "LANGUAGE": "pl"}, "canvas"),
    ],
)
def test_the_usual_variables_choose(environment: dict[str, str], word: str) -> None:
    shown = red7(f"show {POSITION} --seat 0", language="", **environment)
    assert (shown.returncode, shown.stderr) == (0, "")
    assert re.search(rf"\b{word}\b", shown.stdout)


def test_an_option_wins_over_every_variable() -> None:
    shown = red7(
        f"show {POSITION} --seat 0 --lang pl", language="", RED7_LANG="de", LANG="fr_FR.UTF-8"
    )
    assert "tło" in shown.stdout


@pytest.mark.parametrize(
    ("language", "words", "edition"),
    [
        ("pl", "", "pl-2021"),
        ("en", "", "v1.2"),
        ("pl", "--edition v1.2", "v1.2"),
    ],
)
def test_a_game_is_by_the_rulebook_of_the_language(
    tmp_path: Path, language: str, words: str, edition: str
) -> None:
    record = tmp_path / "game.red7"
    done = red7(
        f"--lang {language} terminal --opponent random --record {record} {words}", "q\n", ""
    )
    assert done.returncode == 0
    assert f'[Edition "{edition}"]' in record.read_text()


def unmarked(text: str) -> str:
    """Return the text outside all marks, except cards."""
    depth, outside = 0, ""
    for character in text:
        depth += (character == OPEN) - (character == CLOSE)
        assert depth >= 0, text
        outside += character if depth == 0 else ""
    assert depth == 0, text
    return NOTATION.sub("", outside)


def words_outside(text: str, *names: str) -> list[str]:
    """Return the words that stand outside all marks, but for names and cards."""
    return [word for word in re.findall(r"[^\W\d_]+", unmarked(text)) if word not in names]


def test_a_word_outside_is_found() -> None:
    assert words_outside("⟦Ráúnd ⟦1⟧⟧: R7 begins, Ada", "Ada") == ["begins"]


@pytest.mark.parametrize("rules", ["", "--preset advanced --players 3", "--preset expert"])
def test_a_game_in_the_terminal(rules: str) -> None:
    turn = f"?\nt\nh\nh .\n!\n+R8\n. .\ns\n--\nn\nu\n--\n{YES}\n"
    done = red7(f"terminal --seed 7 {rules}", given=turn * 40 + "q\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert words_outside(done.stdout) == []


@pytest.mark.parametrize("name", ["basic-2p", "expert-4p", "switches-2p"])
def test_a_game_that_is_played_well(name: str) -> None:
    rules = {"expert-4p": "--preset expert --players 4 --edition v1.3 --seed 5"}
    given = (HERE / f"{name}.input").read_text().replace("\ny\n", f"\n{YES}\n")
    done = red7(f"terminal {rules.get(name, '--seed 7')}", given=given)
    assert (done.returncode, done.stderr) == (0, "")
    assert words_outside(done.stdout) == []


@pytest.mark.parametrize("words", ["", "--seat 1"])
def test_a_replay(words: str) -> None:
    done = red7(f"replay {GAME} {words}")
    assert words_outside(done.stdout, "planner", "random") == []
    done = red7(f"replay {HERE}/switches-2p.red7 {words}")
    assert words_outside(done.stdout, "Ada") == []


@pytest.mark.parametrize("words", ["", "--seat 2"])
def test_a_position(words: str) -> None:
    assert words_outside(red7(f"show {POSITION} {words}").stdout) == []
    done = red7("show", given='{"players": [{"palette": ["R7"]}, {"palette": []}], "canvas": []}')
    assert words_outside(done.stdout) == []


@pytest.mark.parametrize("words", ["", "--seat 2"])
def test_a_picture(words: str) -> None:
    drawn = red7(f"show {POSITION} {words} --svg -").stdout
    shown = re.sub(r"<style>.*?</style>|<[^>]*>", " ", drawn)
    assert len(re.findall(OPEN, shown)) > 20
    # On the faces of cards are letters.
    assert words_outside(shown, *"ROYGBIV") == []


def test_a_review() -> None:
    done = red7(f"review {GAME} --playouts 1")
    assert (done.returncode, done.stderr) == (0, "")
    assert words_outside(done.stdout, "planner", "random") == []


def test_what_is_wrong_with_what_was_asked_for() -> None:
    done = red7(f"show {POSITION} --seat 9")
    assert words_outside(done.stderr, "red", "show") == []
    done = red7(f"terminal --record {GAME}")
    assert words_outside(done.stderr, "red", "terminal") == []


def test_programs_get_english() -> None:
    question = f'{{"position": {POSITION.read_text()}, "steps": ["."]}}'.replace("\n", " ")
    done = red7("referee", given=question)
    assert ". is illegal: a turn without a card is a fold" in done.stdout
    helps = [red7("--help", language="", LANG=lang).stdout for lang in ("de_DE.UTF-8", "C")]
    assert helps[0] == helps[1] != ""


def test_commands_for_programs_leave_the_language_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RED7_LANG", "pl")
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO()))
    assert main(["referee"]) == 0
    assert spoken_language() == "en"
    assert {"referee", "arena", "ladder", "simulate"} < FOR_PROGRAMS


def test_a_language_that_is_not_there() -> None:
    done = red7("terminal", language="xx")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("red7 terminal: the texts in 'xx' are not compiled")


def test_a_record_of_0_4_0_is_read_as_before_and_addresses_no_player(tmp_path: Path) -> None:
    old = tmp_path / "old.red7"
    text = (HERE / "switches-2p.red7").read_text()
    old.write_text(text.replace('[Seat0 ""]', '[Seat0 "You"]'))
    shown = red7(f"replay {old}", language="en").stdout
    assert 'Round 1: "You" begins.' in shown
    assert '"You" leads with' in shown
    assert not re.search(r"\bYou\b(?!\")", shown)
