"""What went wrong, as every protocol tells it: a stable code, and a sentence in English.

The code is that of the exception: there is no other mapping.
"""

from red7.core import IllegalStep, Red7Error
from red7.notation import step_name
from red7.texts import english, refusal_sentence
from red7.wire.http_bodies import Problem


def problem_of(error: Red7Error) -> Problem:
    """The code of an error, and a sentence."""
    if isinstance(error, IllegalStep):
        refusal = error.refusal
        why = refusal_sentence(refusal, english)
        return Problem(error.code, f"{step_name(refusal.step)}: {why}")
    return Problem(error.code, str(error))
