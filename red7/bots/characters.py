"""What is told of each opponent, weakest first; said here so that nothing need be loaded for it."""

from typing import NamedTuple


class Character(NamedTuple):
    """What is told of an opponent."""

    about: str
    """How it plays, in a sentence."""
    compiled: bool = False
    """Whether it plays on the compiled engine."""


CHARACTERS = {
    "random": Character("Takes any turn that keeps it in, all equally likely."),
    "thrifty": Character("Spends as few cards as it can, and low ones first."),
    "planner": Character("Leaves itself as many turns as it can for the next time round."),
    "sampler": Character(
        "Tries its turns in worlds that it cannot tell from the real one, and knows when to fold.",
        compiled=True,
    ),
    "scout": Character(
        "Thinks several turns ahead, judges hands by how they were played, and folds in time.",
        compiled=True,
    ),
}
