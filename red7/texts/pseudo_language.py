"""A pseudo-language for development: longer, accented, so that what is no message stands out."""

PSEUDO = "pseudo"
_ACCENTS = str.maketrans("aeiouycnszAEIOUYCNSZ", "áéíóúýçñšžÁÉÍÓÚÝÇÑŠŽ")


def pseudo(text: str) -> str:
    """A text, accented, with every vowel twice."""
    longer = "".join(letter * 2 if letter in "aeiou" else letter for letter in text)
    return longer.translate(_ACCENTS)
