"""Names of players: letters of any script, joiners and emoji sequences, counted as people count.

What people take for one character is a grapheme cluster (UAX #29): a letter with its marks, a flag,
a family. The segmentation here is that of the standard, but for scripts with prepended marks.
"""

from collections.abc import Iterator
from unicodedata import category, combining, normalize

from red7.table.errors import Refused
from red7.table.state import MAX_NAME_CHARACTERS

MAX_NAME_BYTES = 200
"""So many bytes of UTF-8 has a name at most, however few characters that are."""
_ZWJ = "\u200d"
_JOINERS = {_ZWJ, "\u200c"}
_OVERRIDES = {*map(chr, range(0x202A, 0x202F)), *map(chr, range(0x2066, 0x206A))}
"""What changes the direction of a text, and so of all that stands beside it."""
_VIRAMA = 9
"""The combining class of what kills a vowel."""


def clean_name(name: str) -> str:
    """Return a name as it is kept, with its spaces put in order.

    Raise `Refused` for one that is too long, has a control character, changes the direction of a
    text, or shows nothing. An empty name is nobody's, and stays empty.
    """
    checked = _checked(name)
    if _cut(checked) != checked:
        raise Refused("bad-name", why="long")
    return checked


def cut_name(name: str) -> str:
    """Return as much of a name as fits. Raise `Refused` like `clean_name` for any other fault."""
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
    """Whether a character neither shows nor changes anything: a soft hyphen, a zero-width space."""
    return category(letter) == "Cf" and not (
        letter in _JOINERS or letter in _OVERRIDES or letter in _MARKS or _is_modifier(letter)
    )


_MARKS = {"\u200e", "\u200f", "\u061c"}
"""Of a direction, where a text has none: these change nothing beside it."""
_HIDDEN = {"Cc", "Cs", "Co", "Cn", "Zl", "Zp"}


def _shows(letter: str) -> bool:
    """Whether a character is seen by itself."""
    return category(letter)[0] in "LNPS" and letter not in _BLANKS


_BLANKS = {"\u3164", "\uffa0", "\u115f", "\u1160", "\u2800"}
"""Letters and a symbol by their category, but drawn as nothing."""


def _cut(name: str) -> str:
    """As many whole clusters of a name as fit."""
    found, size = "", 0
    for count, cluster in enumerate(clusters(name), start=1):
        size += len(cluster.encode())
        if count > MAX_NAME_CHARACTERS or size > MAX_NAME_BYTES:
            break
        found += cluster
    return found.rstrip()


def clusters(text: str) -> Iterator[str]:
    """What people take for the characters of a text."""
    cluster = ""
    for letter in text:
        if cluster and not _continues(cluster, letter):
            yield cluster
            cluster = ""
        cluster += letter
    if cluster:
        yield cluster


def _continues(cluster: str, letter: str) -> bool:
    """Whether a character belongs to the cluster before it."""
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
    """A skin tone, or a tag of a flag's region."""
    return "\U0001f3fb" <= letter <= "\U0001f3ff" or "\U000e0020" <= letter <= "\U000e007f"


def _is_pictograph(letter: str) -> bool:
    is_picture = category(letter) in ("So", "Sm") or letter >= "\U0001f000"
    return is_picture and not _is_flag_half(letter)


def _forms_conjuncts(letter: str) -> bool:
    """A letter of an Indic script whose consonants join where a virama stands."""
    return category(letter) == "Lo" and ord(letter) & ~0x7F in _CONJUNCTS


_CONJUNCTS = {0x900, 0x980, 0xA80, 0xB00, 0xC00, 0xD00}
"""Where the letters of Devanagari, Bengali, Gujarati, Oriya, Telugu and Malayalam begin."""


def _is_flag_half(letter: str) -> bool:
    return "\U0001f1e6" <= letter <= "\U0001f1ff"


def _hangul(letter: str) -> str:
    """L, V or T for a part of a Korean syllable; S and F for one that could go on, or not."""
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
