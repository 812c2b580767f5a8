"""The metrics of a server process, in the format of Prometheus."""

from collections.abc import Callable, Iterator, Mapping

from prometheus_client import CollectorRegistry, ProcessCollector
from prometheus_client.metrics_core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    InfoMetricFamily,
    Metric,
)
from prometheus_client.registry import Collector

from red7 import __version__
from red7.live.compute.protocol import PoolLoad
from red7.live.counters import Histogram
from red7.live.services import Services


def registry_of(
    services: Services, loads: Callable[[], Mapping[str, PoolLoad]]
) -> CollectorRegistry:
    """Return all metrics of a process: its services, worker pools, memory and file descriptors."""
    registry = CollectorRegistry()
    registry.register(_ServicesCollector(services, loads))
    ProcessCollector(registry=registry)
    return registry


class _ServicesCollector(Collector):
    """Reads the counters only when Prometheus asks, so that counting costs next to nothing."""

    def __init__(self, services: Services, loads: Callable[[], Mapping[str, PoolLoad]]) -> None:
        self._services, self._loads = services, loads

    def collect(self) -> Iterator[Metric]:
        metrics = self._services.metrics
        yield InfoMetricFamily("red7", "This program", value={"version": __version__})
        yield GaugeMetricFamily("red7_tables", "Tables in memory", len(self._services.tables))
        yield GaugeMetricFamily("red7_sockets", "Open sockets of clients", metrics.sockets)
        yield _by("red7_moves", "Stored turns and deals", "sender", metrics.moves)
        yield _histogram(
            "red7_acknowledgement_seconds",
            "From a command's arrival to its acknowledgement",
            metrics.acknowledgements,
        )
        yield _histograms(
            "red7_thinking_seconds",
            "How long bots, hints and reviews took, waiting included",
            "what",
            metrics.thoughts,
        )
        yield _by("red7_refusals", "Refused requests", "code", metrics.refusals)
        yield _by("red7_limit_refusals", "Refused by rate limits", "kind", metrics.limited)
        yield _by(
            "red7_door_refusals",
            "Refused or cut off at the door",
            "kind",
            metrics.refused_connections,
        )
        yield _by("red7_storage_errors", "Failures of the store", "work", metrics.storage_errors)
        yield CounterMetricFamily(
            "red7_failures", "Requests that met an error of the program", metrics.failures
        )
        yield CounterMetricFamily("red7_pruned_games", "Games deleted for age", metrics.pruned)
        yield _histogram("red7_event_loop_lag_seconds", "How late the loop was", metrics.lag)
        yield from self._pools()

    def _pools(self) -> Iterator[Metric]:
        loads = self._loads()
        depths = GaugeMetricFamily("red7_queue_depth", "Jobs that wait", labels=["pool"])
        for name, load in loads.items():
            depths.add_metric([name], load.waiting)
        yield depths
        replaced = {name: load.replaced for name, load in loads.items()}
        yield _by("red7_workers_replaced", "Workers that died or hung", "pool", replaced)


def _by(name: str, about: str, label: str, counts: Mapping[str, int]) -> Metric:
    family = CounterMetricFamily(name, about, labels=[label])
    for kind, count in counts.items():
        family.add_metric([kind], count)
    return family


def _histogram(name: str, about: str, found: Histogram) -> Metric:
    return HistogramMetricFamily(name, about, buckets=found.buckets(), sum_value=found.sum)


def _histograms(name: str, about: str, label: str, found: Mapping[str, Histogram]) -> Metric:
    family = HistogramMetricFamily(name, about, labels=[label])
    for kind, histogram in found.items():
        family.add_metric([kind], histogram.buckets(), histogram.sum)
    return family
