"""All texts that players read: one catalogue per language, and functions that make sentences."""

from red7.texts.catalogue import (
    ENGLISH,
    NoCatalogue,
    catalogue,
    english,
    say,
    speak,
    spoken_language,
)
from red7.texts.message_keys import Person, Say
from red7.texts.names import person, seat_names
from red7.texts.sentences import lead_sentence, refusal_sentence, rule_sentence

__all__ = [
    "ENGLISH",
    "NoCatalogue",
    "Person",
    "Say",
    "catalogue",
    "english",
    "lead_sentence",
    "person",
    "refusal_sentence",
    "rule_sentence",
    "say",
    "seat_names",
    "speak",
    "spoken_language",
]
