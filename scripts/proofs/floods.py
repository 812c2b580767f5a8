"""How honest players fare beside floods: their rate and waiting times, before and beside each.

`python scripts/proofs/floods.py [--seconds S] [--addresses N] [--class] [--json] [KIND ...]`
"""

import argparse
import asyncio
import json
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tests.hosting.flood_clients import FLOODS, PUBLIC_TABLES
from tests.hosting.games import public_tables
from tests.hosting.honest_players import CLASS, FAST, Beside, Crowd, beside_flood
from tests.hosting.server_process import start


async def proved(
    url: str, kinds: list[str], seconds: float, after: float, addresses: int, crowd: Crowd
) -> list[Beside]:
    """Measure honest players beside floods of several kinds, one after the other."""
    return [
        await beside_flood(url, kind, seconds, after=after, addresses=addresses, crowd=crowd)
        for kind in kinds
    ]


def main() -> None:
    """Measure, and print the results."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kinds", nargs="*", metavar="KIND", help=f"of {', '.join(FLOODS)}")
    parser.add_argument("--seconds", type=float, default=15.0, help="of each measurement")
    parser.add_argument(
        "--after", type=float, default=10.0, help="seconds of flood before, to use up all bursts"
    )
    parser.add_argument(
        "--addresses", type=int, default=1, help="that a flood comes from; 0: the players' own"
    )
    parser.add_argument("--class", action="store_true", dest="is_class", help=CLASS.name)
    parser.add_argument("--json", action="store_true", help="print a list of objects")
    parser.add_argument("--url", help="a server that runs already; else one is started")
    given = parser.parse_args()
    kinds = given.kinds or [*FLOODS]
    if unknown := set(kinds) - set(FLOODS):
        parser.error(f"no such flood: {', '.join(sorted(unknown))}")
    crowd = CLASS if given.is_class else FAST
    asked = kinds, given.seconds, given.after, given.addresses, crowd
    measured = asyncio.run(proved(given.url, *asked)) if given.url else []
    if not given.url:
        with tempfile.TemporaryDirectory() as folder:
            asyncio.run(public_tables(Path(folder) / "data", PUBLIC_TABLES))
            server = start(Path(folder) / "data")
            try:
                measured = asyncio.run(proved(server.url, *asked))
            finally:
                server.end()
            print(server.errors.read_text(), end="", file=sys.stderr)
    found = [each.as_json() for each in measured]
    if given.json:
        print(json.dumps(found))
        return
    print("flood              share  moves/s (without)  p99 ms (without)")
    for each in found:
        print(
            f"{each['flood']:18} {each['share']:5.0%}  "
            f"{each['moves_per_second']:7.1f} ({each['moves_per_second_without']:7.1f})  "
            f"{each['ack_p99_ms']:6.0f} ({each['ack_p99_ms_without']:7.0f})"
            f"  {' '.join(each['turned_away'])}"
        )


if __name__ == "__main__":
    main()
