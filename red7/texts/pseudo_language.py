"""A pseudo-language for development: long, accented texts, so that untranslated ones stand out."""

PSEUDO = "pseudo"
_ACCENTS = str.maketrans("aeiouycnszAEIOUYCNSZ", "áéíóúýçñšžÁÉÍÓÚÝÇÑŠŽ")


def pseudo(text: str) -> str:
    """Return a text with accents, and with every lowercase vowel doubled."""
    longer = "".join(letter * 2 if letter in "aeiou" else letter for letter in text)
    return longer.translate(_ACCENTS)
