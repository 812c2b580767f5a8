"""The settings of live tables, together."""

from dataclasses import dataclass, field

from red7.live.limits.hint_settings import HintSettings
from red7.live.limits.offer import OfferSettings
from red7.live.limits.quotas import QuotaSettings, RetentionSettings
from red7.live.limits.rate_limits import RateSettings


@dataclass(frozen=True, slots=True)
class LiveSettings:
    """The settings of live tables, by feature; a host may add its own."""

    offer: OfferSettings = field(default_factory=OfferSettings)
    rates: RateSettings = field(default_factory=RateSettings)
    quotas: QuotaSettings = field(default_factory=QuotaSettings)
    retention: RetentionSettings = field(default_factory=RetentionSettings)
    hints: HintSettings = field(default_factory=HintSettings)


DEFAULTS = LiveSettings()
