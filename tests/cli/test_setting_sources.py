"""Settings from options, the environment and a TOML file: precedence, and what is refused."""

import argparse
from pathlib import Path

import pytest

from red7.cli.main import main
from red7.cli.setting_sources import (
    DEFAULTS,
    SETTINGS,
    BadSetting,
    add_setting_options,
    read_settings,
    shown_default,
)
from red7.hosting.connections.addresses import parse_network
from red7.hosting.server_settings import MonitorAddress, ServerSettings
from red7.live.limits.rate_limits import Kind, Rate


@pytest.fixture
def toml(tmp_path: Path) -> Path:
    return tmp_path / "red7.toml"


def settings(*words: str, **environment: str) -> ServerSettings:
    """Return the settings of a command line and of environment variables."""
    command = argparse.ArgumentParser()
    add_setting_options(command, SETTINGS)
    return read_settings(command.parse_args(words), environment)


def test_without_any_source_settings_have_their_defaults() -> None:
    assert settings() == DEFAULTS


def test_an_option_is_stronger_than_a_variable_and_a_variable_stronger_than_the_file(
    toml: Path,
) -> None:
    toml.write_text("[quotas]\nmax_games = 1\nmax_running = 1\nmax_uploads = 1\n")
    found = settings(
        "--config",
        str(toml),
        "--most-games",
        "3",
        RED7_QUOTAS_MAX_GAMES="2",
        RED7_QUOTAS_MAX_RUNNING="2",
    )
    assert (found.quotas.max_games, found.quotas.max_running, found.quotas.max_uploads) == (3, 2, 1)


def test_a_variable_names_the_file_and_the_option_another_one(toml: Path, tmp_path: Path) -> None:
    toml.write_text("[listen]\nport = 1000\n")
    other = tmp_path / "other.toml"
    other.write_text("[listen]\nport = 2000\n")
    assert settings(RED7_CONFIG=str(toml)).listen.port == 1000
    assert settings("--config", str(other), RED7_CONFIG=str(toml)).listen.port == 2000


def test_a_file_sets_values_of_every_kind(toml: Path) -> None:
    toml.write_text(
        """
        [listen]
        names = ["Red7.Example.org", "red7.example.net"]
        [offer]
        lobby = false
        bots = ["scout", "random"]
        [retention]
        keep_days = 0.5
        [connections]
        head_s = 4
        max_connects_per_address = "5/10"
        proxies = ["10.0.0.0/8"]
        [rates]
        per_person = { hint = "1/20", new-game = "2/3" }
        [log]
        form = "json"
        [metrics]
        address = "127.0.0.1:9777"
        """
    )
    found = settings("--config", str(toml))
    assert found.listen.names == {"red7.example.org", "red7.example.net"}
    assert not found.offer.lobby
    assert found.offer.bots == ("random", "scout")
    assert found.retention.keep_days == 0.5
    assert found.connections.head_s == 4.0
    assert found.connections.max_connects_per_address == Rate(5, 10)
    assert found.connections.proxies == (parse_network("10.0.0.0/8"),)
    assert found.rates.per_person[Kind.HINT] == Rate(1, 20)
    assert found.rates.per_person[Kind.NEW_GAME] == Rate(2, 3)
    assert found.rates.per_person[Kind.COMMAND] == DEFAULTS.rates.per_person[Kind.COMMAND]
    assert found.log.form == "json"
    assert found.metrics.address == MonitorAddress("127.0.0.1", 9777)


def test_a_variable_has_commas_between_values() -> None:
    found = settings(RED7_OFFER_BOTS="random,planner", RED7_RATES_PER_PERSON="hint=1/2,qr=3/4")
    assert found.offer.bots == ("random", "planner")
    assert found.rates.per_person[Kind.HINT] == Rate(1, 2)
    assert found.rates.per_person[Kind.QR] == Rate(3, 4)


def test_rates_of_all_sources_add_up(toml: Path) -> None:
    toml.write_text('[rates]\nper_person = { hint = "1/1", qr = "1/1", page = "1/1" }\n')
    found = settings(
        "--config", str(toml), "--limit", "hint=3/3", RED7_RATES_PER_PERSON="hint=2/2,qr=2/2"
    )
    kinds = (Kind.HINT, Kind.QR, Kind.PAGE)
    assert [found.rates.per_person[kind].burst for kind in kinds] == [3, 2, 1]


def test_an_empty_variable_sets_nothing_and_other_variables_of_red7_are_no_settings() -> None:
    assert (
        settings(RED7_LISTEN_PORT="", RED7_LANG="de", RED7_DATABASE_PASSWORD="secret") == DEFAULTS
    )


def test_an_option_that_may_be_repeated_takes_all_its_values() -> None:
    found = settings("--proxy", "10.0.0.1", "--proxy", "10.0.0.2,10.0.0.3")
    assert len(found.connections.proxies) == 3


@pytest.mark.parametrize(
    ("environment", "said"),
    [
        ({"RED7_LISTEN_PROT": "80"}, "there is no setting RED7_LISTEN_PROT; there are RED7_LISTEN"),
        ({"RED7_LISTEN_PORT": "eighty"}, "RED7_LISTEN_PORT: eighty is not a whole number"),
        ({"RED7_OFFER_LOBBY": "maybe"}, "'maybe' is neither true nor false"),
        ({"RED7_CONNECTIONS_HEAD_S": "-1"}, "RED7_CONNECTIONS_HEAD_S: '-1'"),
        ({"RED7_HINTS_BUDGET_MS": "1e9"}, "is not a number from 1 to 5000"),
        ({"RED7_CONFIG": "no/such/file.toml"}, "cannot read no/such/file.toml"),
    ],
)
def test_a_bad_variable_gets_a_sentence(environment: dict[str, str], said: str) -> None:
    with pytest.raises(BadSetting, match=said):
        settings(**environment)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("port = 80", r"there is no section \[port\]; there are offer"),
        ("[door]\nopen = true", r"there is no section \[door\]"),
        ("[listen]\nprot = 80", r"there is no setting listen.prot; \[listen\] has host, port"),
        ("[listen]\nport = 70000", "listen.port: 70000 is not a whole number from 0 to 65535"),
        ("[listen]\nport = [80]", "listen.port has a value of a kind that no setting has"),
        ("[listen]\nport = 2026-01-01", "listen.port has a value of a kind that no setting has"),
        ("[rates]\nper_person = { dance = '1/2' }", "there is no kind 'dance'"),
        ("[listen", "is not TOML"),
        ("\x00", "is not TOML"),
    ],
)
def test_a_bad_file_gets_a_sentence(toml: Path, text: str, said: str) -> None:
    toml.write_text(text)
    with pytest.raises(BadSetting, match=said):
        settings("--config", str(toml))


def test_a_command_tells_of_a_bad_file_and_ends(
    toml: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    toml.write_text("[listen]\nport = -1\n")
    assert main(["serve", "--config", str(toml)]) == 2
    assert "listen.port: -1 is not a whole number" in capsys.readouterr().err


@pytest.mark.parametrize("key", SETTINGS)
def test_every_default_is_a_value_that_its_own_parser_takes(key: str) -> None:
    named = SETTINGS[key]
    if text := "" if named.setting.default_text else shown_default(named):
        assert named.setting.parse(text) == named.default


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--database", "postgresql://127.0.0.1:1/x", "--data", "y"], "--data or --database"),
        (["--database", "mysql://127.0.0.1:1/x"], "it is postgresql://"),
        (["--bus", "redis://127.0.0.1"], "--bus needs --database"),
        (["--database", "postgresql://127.0.0.1:1/x", "--bus", "kafka://x"], "it is redis://"),
        (["--database", "postgresql://me:secret@127.0.0.1:1/x"], "cannot use postgresql://127"),
        (["--data", "postgresql://127.0.0.1:1/x"], "with --database"),
    ],
)
def test_what_cannot_be_served_gets_a_sentence(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--host", "127.0.0.1", "--port", "0", *words]) == 2
    told = capsys.readouterr().err
    assert said in told
    assert "secret" not in told


@pytest.mark.parametrize("command", [["backup", "file"], ["restore", "file"], ["check"]])
def test_a_database_is_backed_up_and_checked_by_its_own_tools(
    command: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*command, "--data", "postgresql://127.0.0.1:1/x"]) == 2
    assert "pg_dump" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--limit", "dance=1/2"], "there is no kind 'dance'"),
        (["--limit", "request=1/2"], "request is counted by address alone"),
        (["--address-limit", "refused=1/2"], "refused is counted for each socket, not by address"),
    ],
)
def test_a_limit_that_cannot_be_gets_a_sentence(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["serve", "--host", "127.0.0.1", "--port", "0", *words])
    assert ended.value.code == 2
    assert said in capsys.readouterr().err
