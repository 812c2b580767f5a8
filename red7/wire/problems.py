"""Errors as problems for clients: a stable code, its values, and an English sentence.

The code is that of the exception; there is no other mapping. The sentence is for programs. The web
page makes its own from the code and the values.
"""

from red7.core import IllegalStep, Red7Error
from red7.notation import step_name
from red7.texts import english, refusal_sentence
from red7.wire.http_bodies import Problem


def problem_of(error: Red7Error) -> Problem:
    """Return an error as a problem, with its code, its values and a sentence."""
    return Problem(error.code, _sentence(error), dict(error.values))


def _sentence(error: Red7Error) -> str:
    if isinstance(error, IllegalStep):
        refusal = error.refusal
        return f"{step_name(refusal.step)}: {refusal_sentence(refusal, english)}"
    key = f"problem-{error.code}"
    return english.named(key, **error.values) if english.has(key) else str(error)
