"""Reactions that players can show each other; pages have the words and drawings for them."""

REACTIONS = (
    "hello",
    "thanks",
    "well-played",
    "lucky",
    "oops",
    "hurry",
    "thinking",
    "wow",
    "laugh",
    "sad",
    "one-more",
    "good-game",
)
