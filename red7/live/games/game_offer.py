"""The offer for new games: the bots, rules and features that the lobby shows."""

from red7 import __version__
from red7.core import EDITIONS, PLAYERS, PRESETS
from red7.core.match import TARGETS
from red7.live.live_settings import OfferSettings
from red7.table import MAX_NAME_CHARACTERS
from red7.table.faces import FACES
from red7.table.reactions import REACTIONS
from red7.texts import english
from red7.wire.http_bodies import BotShape, Lobby, PresetShape
from red7.wire.serialize import rules_shape


def lobby_of(offer: OfferSettings) -> Lobby:
    """Return the bots, rules and features that this server offers for new games."""
    return Lobby(
        release=__version__,
        bots=[BotShape(name, english.named(f"bot-{name}-text")) for name in offer.bots],
        presets=[PresetShape(name, rules_shape(rules)) for name, rules in PRESETS.items()],
        editions=[*EDITIONS],
        players=[*PLAYERS],
        targets=[TARGETS[players] for players in PLAYERS],
        longest_name=MAX_NAME_CHARACTERS,
        reactions=[*REACTIONS],
        lobby=offer.lobby,
        watching=offer.watching,
        uploads=offer.uploads,
        faces=[*FACES],
    )
