"""The options of `red7 serve` about rate limits: how fast one may ask for what."""

import argparse

from red7.live.limits.rate_limits import UNLIMITED, USUAL, Kind, Rate, RateLimits, parse_limit


def add_rate_limit_options(serves: argparse.ArgumentParser) -> None:
    """How fast one may ask for what."""
    group = serves.add_argument_group(
        "rate limits", f"of each kind of request: {', '.join(Kind)}; see docs/how-to/host-it.md"
    )
    for name, parse, whom in (
        ("limit", _limit, "a person"),
        ("address-limit", _address_limit, "all of an address together"),
    ):
        group.add_argument(
            f"--{name}",
            action="append",
            default=[],
            type=parse,
            metavar="KIND=RATE/BURST",
            help=f"what {whom} may ask for, a second and at once; may be repeated",
        )


def rate_limits(arguments: argparse.Namespace) -> RateLimits:
    """What a command line has set about rates."""
    limits = {**USUAL.limits}
    for kind, rate in arguments.limit:
        limits[kind] = limits[kind]._replace(token=rate)
    for kind, rate in arguments.address_limit:
        limits[kind] = limits[kind]._replace(address=rate)
    return RateLimits(limits)


def _limit(text: str) -> tuple[Kind, Rate]:
    kind, rate = _parsed_limit(text)
    if USUAL.limits[kind].token == UNLIMITED:
        raise argparse.ArgumentTypeError(f"{kind} is counted by address alone")
    return kind, rate


def _address_limit(text: str) -> tuple[Kind, Rate]:
    kind, rate = _parsed_limit(text)
    if USUAL.limits[kind].address == UNLIMITED:
        raise argparse.ArgumentTypeError(f"{kind} is counted for each socket, not by address")
    return kind, rate


def _parsed_limit(text: str) -> tuple[Kind, Rate]:
    try:
        return parse_limit(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None
