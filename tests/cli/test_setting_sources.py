"""The options of `red7 serve`: what does not go together gets a sentence."""

import pytest

from red7.cli.main import main


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
