"""`red7 verify`: what a record and fingerprints prove of its shuffles."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from red7.cli.main import main
from red7.core import PRESETS
from red7.notation import record_text
from red7.table import rebuild, record_of
from tests.random_tables import story

TEXT = record_text(record_of(rebuild(story(PRESETS["advanced"], 2, 3)), 0.0))
Verified = Callable[..., tuple[int, str]]
HASHES = re.findall("SHA-256 ([0-9a-f]{64})", TEXT)


@pytest.fixture
def verified(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Verified:
    def verified(text: str, *fingerprints: str) -> tuple[int, str]:
        path = tmp_path / "game.red7"
        path.write_text(text, encoding="utf-8")
        words = [word for each in fingerprints for word in ("--fingerprint", each)]
        status = main(["verify", str(path), *words])
        said = capsys.readouterr()
        return status, " ".join((said.out + said.err).split())

    return verified


def test_a_record_agrees_with_itself_and_that_is_all(verified: Verified) -> None:
    status, said = verified(TEXT)
    assert status == 0
    assert "The record agrees with itself. That does not prove" in said
    assert all(each in said for each in HASHES)


def test_fingerprints_prove_the_rounds_in_order(verified: Verified) -> None:
    assert len(HASHES) > 1
    status, said = verified(TEXT, *HASHES)
    assert status == 0
    assert "Proved against the fingerprints that you gave" in said
    status, said = verified(TEXT, HASHES[0])
    assert status == 0
    assert "Proved for the rounds whose fingerprints you gave" in said
    status, said = verified(TEXT, *HASHES[::-1])
    assert status == 1
    assert "Round 1: WRONG. This shuffle has another fingerprint than you gave." in said


def test_a_record_that_was_changed_is_found_out(verified: Verified) -> None:
    salted = TEXT.replace("{salt salt", "{salt pepper", 1)
    status, said = verified(salted)
    assert status == 1
    assert "Round 1: WRONG. Salt and order have another fingerprint" in said
    # Two cards of the deck's bottom change places, in the deal alone.
    deck = re.findall("^deck: (.*)$", TEXT, flags=re.M)[0]
    *rest, one, two = deck.split()
    swapped = TEXT.replace(f"deck: {deck}", "deck: " + " ".join([*rest, two, one]), 1)
    status, said = verified(swapped)
    assert status == 1
    assert "Round 1: WRONG. The cards were not dealt in the order" in said


def test_a_record_without_proofs_proves_nothing(verified: Verified) -> None:
    status, said = verified(re.sub(r" \{salt.*?\}", "", TEXT))
    assert status == 1
    assert "so nothing can be checked" in said


def test_bad_fingerprints_get_a_sentence(verified: Verified) -> None:
    status, said = verified(TEXT, *HASHES * 9)
    assert status == 2
    assert "fingerprints" in said
    with pytest.raises(SystemExit):
        verified(TEXT, "abc")
