"""`red7 verify`: check the shuffles of a recorded game against their commitments."""

import argparse

from red7.cli.output.screen import Screen
from red7.cli.output.text_files import read_text
from red7.notation import BadText, parse_record
from red7.table.shuffle_proof import Finding, Verdict, verify
from red7.texts import say


def verify_file(arguments: argparse.Namespace) -> int:
    """Print whether each round's shuffle is proved; return 1 if any is not good, else 0."""
    record = parse_record(read_text(arguments.file))
    count, rounds = len(arguments.fingerprint), len(record.rounds)
    if count > rounds:
        raise BadText("bad-value", say("terminal-verify-many", count=count, rounds=rounds))
    found = verify(record, arguments.fingerprint)
    screen = Screen()
    for each in found:
        screen.print(say("terminal-verify-round", round=each.round, state=each.verdict.value))
        if each.fingerprint:
            screen.print(f"  {each.fingerprint}")
    screen.print("", say("terminal-verify-sum", state=_sum(found)))
    return 0 if all(each.is_good for each in found) else 1


def _sum(found: list[Finding]) -> str:
    """Return the verdict of all rounds together."""
    if not found:
        return "none"
    if not all(each.is_good for each in found):
        return "wrong"
    proved = sum(each.verdict is Verdict.PROVED for each in found)
    return "proved" if proved == len(found) else "part" if proved else "agrees"
