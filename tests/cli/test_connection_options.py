"""The options of `red7 serve` that limit connections."""

from ipaddress import ip_network

import pytest

from red7.cli.options import parser
from red7.cli.setting_sources import serve_settings
from red7.hosting.server_settings import ConnectionSettings
from red7.live.limits.rate_limits import Rate


def connections(*words: str) -> ConnectionSettings:
    """Return the connection settings that some options set."""
    return serve_settings(parser("serve").parse_args(["serve", *words])).connections


def test_nothing_set_is_as_usual() -> None:
    assert connections() == ConnectionSettings()


def test_all_of_it_can_be_set() -> None:
    assert connections(
        *("--max-sockets", "9", "--max-sockets-per-address", "8", "--head-seconds", "0.5"),
        *("--body-seconds", "7", "--hello-seconds", "6", "--max-connects-per-address", "5/50"),
        *("--max-body-bytes", "4", "--max-body-bytes-per-address", "3"),
        *("--proxy", "127.0.0.1", "--proxy", "10.0.0.0/8", "--exempt", "::1"),
    ) == ConnectionSettings(
        max_sockets=9,
        max_sockets_per_address=8,
        max_connects_per_address=Rate(5, 50),
        head_s=0.5,
        body_s=7,
        hello_s=6,
        max_body_bytes=4,
        max_body_bytes_per_address=3,
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
        connections(option, text)
    assert "is no number" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("caddy", "is no address and no network"),
        ("10.0.0.1/8", "is no address and no network"),
        ("", "is no address and no network"),
    ],
)
def test_a_proxy_is_an_address_or_a_network(
    text: str, reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        connections("--proxy", text)
    assert reason in capsys.readouterr().err
