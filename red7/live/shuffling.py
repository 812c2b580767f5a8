"""Shuffles by a cryptographic generator, which nobody can foresee."""

import secrets

from red7.core import Match, cards_in
from red7.table import Deal


def shuffled(match: Match) -> Deal:
    """A deal of the next round, with the salt of its commitment."""
    order = cards_in(match.cards_left)
    secrets.SystemRandom().shuffle(order)
    return Deal(tuple(order), secrets.token_hex(32))
