"""Lines of the log, and how many of them there are."""

import json
import logging
from collections.abc import Iterator

import pytest

from red7.hosting.operations import metrics_log
from red7.hosting.operations.logs import JsonLines, PlainLines, RepetitionFilter
from red7.hosting.operations.metrics_log import MetricsLogger
from red7.hosting.server_settings import DatabaseSettings
from red7.live.compute.inline import InlineWorkers
from red7.live.compute.protocol import PoolLoad
from red7.live.limits.rate_limits import TooManyRequests
from red7.live.services import Services
from red7.live.store import Cause, MemoryStore, StorageFailed


def record(message: str, *given: object, name: str = "red7", **values: object) -> logging.LogRecord:
    made = logging.LogRecord(name, logging.ERROR, "", 1, message, given, None)
    made.created = 0.0
    if values:
        made.values = values
    return made


def test_an_event_has_values_by_name() -> None:
    line = record("refused", code="rate", count=3, text="two words")
    assert json.loads(JsonLines().format(line)) == {
        "time": "1970-01-01T00:00:00.000+00:00",
        "level": "error",
        "event": "refused",
        "code": "rate",
        "count": 3,
        "text": "two words",
    }
    assert PlainLines().format(line) == (
        '1970-01-01T00:00:00.000+00:00 error refused code=rate count=3 text="two words"'
    )


def test_of_an_error_only_its_kind_is_told_and_where_it_was_met() -> None:
    line = record("a client could not be answered")
    try:
        raise KeyError("R7 is in the hand of c0ffee")
    except KeyError as error:
        line.exc_info = KeyError, error, error.__traceback__
    for form in (JsonLines(), PlainLines()):
        text = form.format(line)
        assert "KeyError" in text
        assert "test_logs.py:" in text
        assert "R7" not in text
        assert "c0ffee" not in text


def test_of_what_others_log_the_first_line_is_told() -> None:
    line = record("Task exception was never retrieved\nfuture: <Task R7>", name="asyncio")
    assert json.loads(JsonLines().format(line))["logger"] == "asyncio"
    assert "R7" not in PlainLines().format(line)


def test_the_password_of_a_database_is_not_told() -> None:
    line = record("started", database="postgresql://red7:secret@db/red7", more=["a://b:secret@c"])
    for form in (JsonLines(), PlainLines()):
        assert "secret" not in form.format(line)
        assert "postgresql://red7:***@db/red7" in form.format(line)


@pytest.mark.parametrize(
    ("address", "told"),
    [
        (
            "postgresql://db/red7?user=me&password=secret",
            "postgresql://db/red7?user=me&password=***",
        ),
        ("redis://db?password=secret&db=1", "redis://db?password=***&db=1"),
        ("postgresql://db/red7?sslPassword=secret", "postgresql://db/red7?sslPassword=***"),
        ("postgresql://me:sec/ret@secret@db/red7", "postgresql://me:***@db/red7"),
    ],
)
def test_no_password_is_told_wherever_it_stands_in_an_address(address: str, told: str) -> None:
    values = json.loads(JsonLines().format(record(f"lost {address}", addresses=[address])))
    assert (values["event"], values["addresses"]) == (f"lost {told}", [told])


def test_a_server_tells_of_databases_by_their_place_alone() -> None:
    database = DatabaseSettings(
        "postgresql://me:secret@db/red7?password=secret", "redis://b?password=s"
    )
    assert database.shown() == DatabaseSettings("postgresql://db/red7", "redis://b")
    assert DatabaseSettings().shown() == DatabaseSettings()


def test_a_line_is_not_repeated_at_once() -> None:
    repetition = RepetitionFilter()
    kept = [repetition.filter(record("Invalid HTTP request received.")) for _ in range(100)]
    assert kept == [True] + [False] * 99
    assert repetition.filter(record("something else"))
    assert all(repetition.filter(record("refused", code="rate")) for _ in range(3))


class Kept(logging.Handler):
    """What was told."""

    def __init__(self) -> None:
        super().__init__()
        self.told: list[tuple[str, dict[str, object]]] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.told.append((record.getMessage(), getattr(record, "values", {})))


@pytest.fixture
def kept() -> Iterator[Kept]:
    handler, logger = Kept(), logging.getLogger("red7")
    level = logger.level
    logger.addHandler(handler)
    logger.setLevel(logging.INFO)
    yield handler
    logger.removeHandler(handler)
    logger.setLevel(level)


def test_a_flood_of_refusals_is_a_line_a_kind(kept: Kept) -> None:
    services = Services(MemoryStore(), InlineWorkers())
    loads = {"deep": PoolLoad(0, 0)}
    looking = MetricsLogger(services, lambda: loads)
    services.metrics.refusals.update(rate=1000, host=2)
    looking.log_changes()
    assert kept.told == [
        ("refused", {"count": 1000, "code": "rate"}),
        ("refused", {"count": 2, "code": "host"}),
    ]
    services.metrics.refusals["rate"] += 500
    looking.log_changes()
    assert len(kept.told) == 2
    looking.log_changes(is_last=True)
    assert kept.told[2:] == [("refused", {"count": 500, "code": "rate"})]


def test_refusals_by_a_rate_limit_name_its_kind(kept: Kept) -> None:
    services = Services(MemoryStore(), InlineWorkers())
    looking = MetricsLogger(services, dict)
    for kind in ("explore", "list", "list"):
        services.metrics.refused(TooManyRequests(1.0, kind))
    looking.log_changes()
    assert kept.told == [
        ("refused", {"count": 1, "code": "too-many-requests", "kind": "explore"}),
        ("refused", {"count": 2, "code": "too-many-requests", "kind": "list"}),
    ]


def test_a_full_disk_and_workers_that_were_replaced_are_told(kept: Kept) -> None:
    services = Services(MemoryStore(), InlineWorkers())
    loads = {"deep": PoolLoad(metrics_log.QUEUE_WARNING_JOBS + 1, 2)}
    looking = MetricsLogger(services, lambda: loads)
    services.metrics.storage_failed(StorageFailed("write", "no room", Cause.FULL))
    looking.log_changes()
    assert [event for event, _ in kept.told] == ["disk-full", "workers-replaced", "workers-slow"]
    services.metrics.failing.clear()
    looking.log_changes()
    assert kept.told[3:] == [("storage-works-again", {})]


def test_descriptors_are_counted() -> None:
    used, most = metrics_log.descriptors()
    assert 0 <= used < most
