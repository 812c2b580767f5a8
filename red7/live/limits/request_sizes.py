"""The limits of what clients may ask for: sizes, and how much at a time.

How often they may ask is in `rate_limits`.
"""

MOST_ROUNDS = 200
"""No record of more is taken."""
LARGEST_RECORD = 1_000_000
"""Bytes."""
LARGEST_BODY = 64_000
"""Bytes of any other request."""
LONGEST_ID = 64
"""Characters of a command's id."""
MOST_HINTS = 4
"""So many hints may a client wait for at a time."""
