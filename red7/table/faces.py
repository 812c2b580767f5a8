"""Faces that players can choose for their seats; pages have the words and drawings for them."""

from red7.table.errors import Refused

FACES = (
    "cat",
    "fox",
    "rabbit",
    "bear",
    "owl",
    "frog",
    "fish",
    "whale",
    "snail",
    "boat",
    "teapot",
    "cactus",
)
"""The names of all faces; an empty name stands for no face.

Names are stored in logs, so none is ever taken away.
"""


def check_face(face: str) -> None:
    """Raise `Refused` if there is no such face."""
    if face and face not in FACES:
        raise Refused("unknown-face")
