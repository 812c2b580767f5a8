"""The options of `red7 serve` that limit connections."""

from ipaddress import ip_network

import pytest

from red7.cli.options import parser
from red7.cli.serve_options import serve_options
from red7.core import Red7Error
from red7.hosting.connections.limits import DoorLimits
from red7.live.limits.rate_limits import Rate


def door(*words: str) -> DoorLimits:
    """Return the connection limits that some options set."""
    return serve_options(parser("serve").parse_args(["serve", *words])).door


def test_nothing_set_is_as_usual() -> None:
    assert door() == DoorLimits()


def test_all_of_it_can_be_set() -> None:
    assert door(
        *("--max-sockets", "9", "--max-sockets-per-address", "8", "--head-seconds", "0.5"),
        *("--body-seconds", "7", "--hello-seconds", "6", "--max-connects-per-address", "5/50"),
        *("--max-body-bytes", "4", "--max-body-bytes-per-address", "3"),
        *("--proxy", "127.0.0.1", "--proxy", "10.0.0.0/8", "--exempt", "::1"),
    ) == DoorLimits(
        sockets=9,
        sockets_per_address=8,
        connects=Rate(5, 50),
        head_seconds=0.5,
        body_seconds=7,
        hello_seconds=6,
        body_bytes=4,
        body_bytes_per_address=3,
        proxies=(ip_network("127.0.0.1/32"), ip_network("10.0.0.0/8")),
        exempt=(ip_network("::1/128"),),
    )


@pytest.mark.parametrize(
    ("option", "text"),
    [
        ("--max-sockets", "0"),
        ("--max-sockets", "-1"),
        ("--max-body-bytes", "many"),
        ("--head-seconds", "0"),
        ("--head-seconds", "nan"),
        ("--body-seconds", "inf"),
        ("--hello-seconds", "soon"),
        ("--max-connects-per-address", "50"),
        ("--max-connects-per-address", "a/b"),
    ],
)
def test_what_is_no_number_is_refused(
    option: str, text: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        door(option, text)
    assert "is no number" in capsys.readouterr().err


@pytest.mark.parametrize("text", ["caddy", "10.0.0.1/8", ""])
def test_a_proxy_is_an_address_or_a_network(text: str) -> None:
    with pytest.raises(Red7Error, match="is no address and no network"):
        door("--proxy", text)
