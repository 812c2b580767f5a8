"""How honest players fare beside floods: their rate and waiting times, before and beside each.

`python scripts/prove_floods.py [--seconds S] [--json] [KIND ...]`
"""

import argparse
import asyncio
import json
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.server.floods import FLOODS
from tests.server.honest_players import Beside, beside_flood
from tests.server.processes import start


async def proved(url: str, kinds: list[str], seconds: float) -> list[Beside]:
    """How honest players fare beside floods of some kinds, one after the other."""
    # What may be asked at once is used up until then.
    return [await beside_flood(url, kind, seconds, after=10.0) for kind in kinds]


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kinds", nargs="*", metavar="KIND", help=f"of {', '.join(FLOODS)}")
    parser.add_argument("--seconds", type=float, default=15.0, help="of each measurement")
    parser.add_argument("--json", action="store_true", help="print a list of objects")
    parser.add_argument("--url", help="a server that runs already; else one is started")
    given = parser.parse_args()
    kinds = given.kinds or [*FLOODS]
    if unknown := set(kinds) - set(FLOODS):
        parser.error(f"no such flood: {', '.join(sorted(unknown))}")
    measured = asyncio.run(proved(given.url, kinds, given.seconds)) if given.url else []
    if not given.url:
        with tempfile.TemporaryDirectory() as folder:
            server = start(Path(folder) / "data")
            try:
                measured = asyncio.run(proved(server.url, kinds, given.seconds))
            finally:
                server.end()
            print(server.errors.read_text(), end="", file=sys.stderr)
    found = [each.as_json() for each in measured]
    if given.json:
        print(json.dumps(found))
        return
    print("flood           share  moves/s (without)  p99 ms (without)")
    for each in found:
        print(
            f"{each['flood']:15} {each['share']:5.0%}  "
            f"{each['moves_per_second']:7.1f} ({each['moves_per_second_without']:7.1f})  "
            f"{each['ack_p99_ms']:6.0f} ({each['ack_p99_ms_without']:7.0f})"
        )


if __name__ == "__main__":
    main()
