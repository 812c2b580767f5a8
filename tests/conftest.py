"""Every run draws the same examples, and as many as `RED7_EXAMPLES` asks for."""

import os

from hypothesis import HealthCheck, settings

settings.register_profile(
    "red7",
    derandomize=True,
    deadline=None,
    database=None,
    max_examples=int(os.environ.get("RED7_EXAMPLES", "60")),
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("red7")
