"""Shuffling with a cryptographic random generator, so that no deal can be predicted."""

import secrets

from red7.core import Match, cards_in
from red7.table import Deal


def shuffled(match: Match) -> Deal:
    """Return a deal of the next round: the shuffled cards, and a random salt.

    Players are shown the hash of both before the round, as a commitment to this order.
    """
    order = cards_in(match.cards_left)
    secrets.SystemRandom().shuffle(order)
    return Deal(tuple(order), secrets.token_hex(32))
