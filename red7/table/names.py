"""Names of players: which are accepted, in any script, and how their characters are counted.

What people take for one character is a grapheme cluster (UAX #29): a letter with its marks, a flag,
the emoji of a family. The segmentation here follows the standard, except for scripts with prepended
marks.
"""

from collections.abc import Iterator
from unicodedata import category, combining, normalize

from red7.table.errors import Refused
from red7.table.state import MAX_NAME_CHARACTERS

MAX_NAME_BYTES = 200
"""Maximum bytes of a name in UTF-8, however few characters these are."""
_ZWJ = "\u200d"
_JOINERS = {_ZWJ, "\u200c"}
_OVERRIDES = {*map(chr, range(0x202A, 0x202F)), *map(chr, range(0x2066, 0x206A))}
"""Characters that change the direction of a text, and so of the texts beside it."""
_VIRAMA = 9
"""The combining class of viramas, which remove the vowel of a consonant."""


def clean_name(name: str) -> str:
    """Return a name as it is stored, with its spaces tidied.

    Raise `Refused` for a name that is too long, has a control character, changes the direction of a
    text, or shows nothing. An empty name, that of an unnamed player, stays empty.
    """
    checked = _checked(name)
    if _cut(checked) != checked:
        raise Refused("bad-name", why="long")
    return checked


def cut_name(name: str) -> str:
    """Return a name, cut if it is too long. Raise `Refused` like `clean_name` for other faults."""
    return _cut(_checked(name))


def _checked(name: str) -> str:
    seen = (letter for letter in normalize("NFC", name) if not _is_idle(letter))
    spaced = " ".join("".join(seen).split())
    if not spaced:
        return ""
    if any(letter in _OVERRIDES or category(letter) in _HIDDEN for letter in spaced):
        raise Refused("bad-name", why="hidden")
    if not any(map(_shows, spaced)):
        raise Refused("bad-name", why="nothing")
    return spaced


def _is_idle(letter: str) -> bool:
    """Return whether a character has no effect, such as a soft hyphen or a zero-width space."""
    return category(letter) == "Cf" and not (
        letter in _JOINERS or letter in _OVERRIDES or letter in _MARKS or _is_modifier(letter)
    )


_MARKS = {"\u200e", "\u200f", "\u061c"}
"""Directional marks, which do not change the direction of the texts beside them."""
_HIDDEN = {"Cc", "Cs", "Co", "Cn", "Zl", "Zp"}


def _shows(letter: str) -> bool:
    """Return whether a character is visible by itself."""
    return category(letter)[0] in "LNPS" and letter not in _BLANKS


_BLANKS = {"\u3164", "\uffa0", "\u115f", "\u1160", "\u2800"}
"""Characters with the category of a letter or symbol that are drawn as blanks."""


def _cut(name: str) -> str:
    """Return as many whole grapheme clusters of a name as fit into the limits."""
    found, size = "", 0
    for count, cluster in enumerate(clusters(name), start=1):
        size += len(cluster.encode())
        if count > MAX_NAME_CHARACTERS or size > MAX_NAME_BYTES:
            break
        found += cluster
    return found.rstrip()


def clusters(text: str) -> Iterator[str]:
    """Yield the grapheme clusters of a text, which people take for its characters."""
    cluster = ""
    for letter in text:
        if cluster and not _continues(cluster, letter):
            yield cluster
            cluster = ""
        cluster += letter
    if cluster:
        yield cluster


def _continues(cluster: str, letter: str) -> bool:
    """Return whether a character belongs to the grapheme cluster before it."""
    last = cluster[-1]
    if category(letter) in ("Mn", "Me", "Mc") or letter in _JOINERS or _is_modifier(letter):
        return True
    if last == _ZWJ:
        return _is_pictograph(letter) and _is_pictograph(cluster[0])
    if _is_flag_half(last) and _is_flag_half(letter):
        return len(cluster) % 2 == 1
    if combining(last) == _VIRAMA:
        return _forms_conjuncts(cluster[0]) and _forms_conjuncts(letter)
    return _hangul(last) + _hangul(letter) in _SYLLABLES


def _is_modifier(letter: str) -> bool:
    """Return whether a character is a skin tone, or a tag of a region's flag."""
    return "\U0001f3fb" <= letter <= "\U0001f3ff" or "\U000e0020" <= letter <= "\U000e007f"


def _is_pictograph(letter: str) -> bool:
    is_picture = category(letter) in ("So", "Sm") or letter >= "\U0001f000"
    return is_picture and not _is_flag_half(letter)


def _forms_conjuncts(letter: str) -> bool:
    """Return whether a letter's script is an Indic one in which a virama joins consonants."""
    return category(letter) == "Lo" and ord(letter) & ~0x7F in _CONJUNCTS


_CONJUNCTS = {0x900, 0x980, 0xA80, 0xB00, 0xC00, 0xD00}
"""Start of the blocks of Devanagari, Bengali, Gujarati, Oriya, Telugu and Malayalam."""


def _is_flag_half(letter: str) -> bool:
    return "\U0001f1e6" <= letter <= "\U0001f1ff"


def _hangul(letter: str) -> str:
    """Return the class of a character in Korean syllables.

    L, V and T are parts of a syllable: a leading consonant, a vowel, a trailing consonant. S is a
    whole syllable to which a trailing consonant can be added, F one that has it already; `-` is any
    other character.
    """
    if "\u1100" <= letter <= "\u115f":
        return "L"
    if "\u1160" <= letter <= "\u11a7":
        return "V"
    if "\u11a8" <= letter <= "\u11ff":
        return "T"
    if "\uac00" <= letter <= "\ud7a3":
        return "F" if (ord(letter) - 0xAC00) % 28 else "S"
    return "-"


_SYLLABLES = {"LL", "LV", "LS", "LF", "VV", "VT", "ST", "SV", "FT", "TT"}
