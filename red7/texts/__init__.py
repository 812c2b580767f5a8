"""Every word that a player reads: one catalogue a language, and what makes sentences of it."""

from red7.texts.catalogue import ENGLISH, NoCatalogue, catalogue, english, say, speak
from red7.texts.message_keys import Person, Say

__all__ = ["ENGLISH", "NoCatalogue", "Person", "Say", "catalogue", "english", "say", "speak"]
