"""What `deploy/` runs is what this program understands: every command in it is parsed as given."""

import configparser
import json
import re
import shlex
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from red7.cli.options import parser
from red7.cli.setting_sources import serve_settings

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"
PAGE = ROOT / "docs" / "how-to" / "host-it.md"


def commands_of_units() -> Iterator[list[str]]:
    for path in sorted(DEPLOY.glob("*.service")):
        for line in path.read_text().splitlines():
            name, _, command = line.partition("=")
            if name == "ExecStart":
                yield words_of_red7(command.replace("%%", "%"))


def words_of_red7(command: str) -> list[str]:
    """What a shell's line gives to red7."""
    words = shlex.split(command)
    if words[:2] == ["/bin/sh", "-c"]:
        words = shlex.split(words[2])
    place = next(place for place, word in enumerate(words) if Path(word).name == "red7")
    return words[place + 1 :]


def lists(path: Path, pattern: str) -> list[list[str]]:
    """The lists of words in a file, with what stands for a variable replaced."""
    found = re.findall(rf"^\s*{pattern}\s*(\[.*\])$", path.read_text(), flags=re.M)
    plain = [re.sub(r"\$\{[^}]*\}", "red7.example.org", each) for each in found]
    return [json.loads(each) for each in plain]


def commands_of_containers() -> Iterator[list[str]]:
    yield from lists(DEPLOY / "Containerfile", "CMD")
    for words in lists(DEPLOY / "compose.yaml", "command:"):
        if words[0] != "valkey-server":
            yield words


def commands_of_the_page() -> Iterator[list[str]]:
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        if re.match(r"    (sudo )?(/opt/red7/bin/)?red7 ", line):
            yield words_of_red7(line.partition(" #")[0])


COMMANDS = [*commands_of_units(), *commands_of_containers(), *commands_of_the_page()]


def test_there_are_commands() -> None:
    assert len([*commands_of_units()]) == 2
    assert [words[0] for words in commands_of_containers()] == ["serve", "serve", "think"]
    assert len([*commands_of_the_page()]) > 5


@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
def test_every_command_is_understood(
    words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("red7.toml").write_text("")
    arguments = parser(words[0]).parse_args(words)
    assert arguments.command == words[0]
    if words[0] == "serve":
        serve_settings(arguments)


@pytest.mark.parametrize(
    "words", [["serve", "--no-such-option"], ["backup"], ["serve", "--metrics", "9777"]]
)
def test_a_wrong_command_would_be_found(words: list[str]) -> None:
    with pytest.raises(SystemExit):
        parser(words[0]).parse_args(words)


@pytest.mark.parametrize("path", sorted(DEPLOY.glob("red7*.*")), ids=lambda path: path.name)
def test_units_are_well_formed(path: Path) -> None:
    unit = configparser.RawConfigParser(strict=False)
    unit.read(path)
    assert unit.has_option("Unit", "Description")
    if path.suffix == ".service":
        for name in ("DynamicUser", "NoNewPrivileges", "PrivateTmp"):
            assert unit.get("Service", name) == "yes"
        assert unit.get("Service", "ProtectSystem") == "strict"


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
@pytest.mark.parametrize("name", ["red7.service", "red7-backup.service"])
def test_units_have_few_rights(name: str) -> None:
    done = subprocess.run(
        ["systemd-analyze", "security", "--offline=true", str(DEPLOY / name)],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    found = re.search(r"exposure level for \S+: ([0-9.]+)", done.stdout)
    if found is None:
        pytest.skip("this systemd-analyze does not look at files")
    assert float(found[1]) < 2.0


def test_containers_have_no_rights_and_what_they_mount_is_there() -> None:
    text = (DEPLOY / "compose.yaml").read_text()
    assert text.count("read_only: true") == 2
    assert "privileged" not in text
    assert "no-new-privileges:true" in text
    for mounted in re.findall(r'"\./([^:"]+):', text):
        assert (DEPLOY / mounted).exists()
    variables = set(re.findall(r"\$\{(\w+)", text))
    given = re.findall(r"^(\w+)=", (DEPLOY / "example.env").read_text(), flags=re.M)
    assert variables == {*given}
    container = (DEPLOY / "Containerfile").read_text()
    assert re.search(r"^USER red7$", container, flags=re.M)
    stages = set(re.findall(r" AS (\S+)$", container, flags=re.M))
    assert set(re.findall(r"target: (\S+)", text)) <= stages
    assert set(re.findall(r"--from=(\S+)", container)) <= stages


def test_the_bus_asks_for_the_password_that_servers_have() -> None:
    commands = lists(DEPLOY / "compose.yaml", "command:")
    (bus,) = [words for words in commands if words[0] == "valkey-server"]
    password = bus[bus.index("--requirepass") + 1]
    addresses = [words[words.index("--bus") + 1] for words in commands if "--bus" in words]
    assert addresses == [f"redis://:{password}@bus:6379"] * 2
    for variable in re.findall(
        r"\$\{RED7_BUS_PASSWORD[^}]*\}", (DEPLOY / "compose.yaml").read_text()
    ):
        # Compose refuses to start without one.
        assert ":?" in variable


def test_the_proxy_knows_the_workers_and_where_they_tell_that_they_are_ready() -> None:
    proxy = (DEPLOY / "Caddyfile").read_text()
    services = re.findall(r"^  ([\w-]+):$", (DEPLOY / "compose.yaml").read_text(), flags=re.M)
    (words,) = [words for words in commands_of_containers() if "--no-think" in words]
    settings = serve_settings(parser("serve").parse_args(words))
    for name, port in re.findall(r"([\w-]+):(\d+)", re.search(r"reverse_proxy (.*) \{", proxy)[1]):  # type: ignore[index]
        assert name in services
        assert int(port) == settings.listen.port
    assert settings.metrics.address is not None
    assert f"health_port {settings.metrics.address.port}" in proxy
    assert "health_uri /readyz" in proxy
