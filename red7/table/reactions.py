"""Reactions: what players can say to each other without text. Pages have words and drawings."""

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
