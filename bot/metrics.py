"""The Prometheus metrics of this process.

Events are counted where they happen. Gauges are set at scrape time (`bot.monitor`). No label names a person,
a server or a match, and each has few values.
"""

from __future__ import annotations

from typing import NamedTuple

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, disable_created_metrics
from prometheus_client.process_collector import ProcessCollector

from bot.version import VERSION

LATE = 3.0
"""Seconds that Discord waits for an answer to an interaction."""

REGISTRY = CollectorRegistry()
"""All metrics, and those of the process: processor time, memory, open files."""


class Queue(NamedTuple):
    """The length of a queue, and the seconds that its oldest item has waited."""

    length: int = 0
    oldest: float = 0.0


disable_created_metrics()  # type: ignore[no-untyped-call]  # else each has another one beside it
ProcessCollector(registry=REGISTRY)

# Events

ANSWERS = Histogram(
    "freehold_answer_seconds",
    "Seconds from an interaction to when Discord had the first answer; late ones count as 3 s.",
    ["kind"],  # command, click, window, completion
    buckets=(0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 0.8, 1.5, LATE),
    registry=REGISTRY,
)
LATE_ANSWERS = Counter(
    "freehold_late_answers",
    "Interactions that Discord gave up: people read that the application did not respond.",
    ["kind"],
    registry=REGISTRY,
)
REQUESTS = Counter(
    "freehold_requests",
    "Requests to Discord's API that were answered, by the status of the answer; 0 if none came.",
    ["method", "route", "status"],
    registry=REGISTRY,
)
REQUEST_SECONDS = Histogram(
    "freehold_request_seconds",
    "How long Discord's API takes to answer.",
    buckets=(0.05, 0.1, 0.2, 0.4, 0.8, 1.5, 3.0, 6.0, 15.0),
    registry=REGISTRY,
)
RATE_LIMITED = Counter(
    "freehold_rate_limited",
    "Requests that Discord refused for being too many (status 429).",
    ["scope"],  # user, shared, global
    registry=REGISTRY,
)
MOVES = Counter(
    "freehold_moves",
    "Moves that were stored, by who chose them.",
    ["game", "by"],  # person, house
    registry=REGISTRY,
)
ENDED = Counter(
    "freehold_matches_ended",
    "Matches that are over, and tables that were closed before.",
    ["game", "status"],  # over, cancelled
    registry=REGISTRY,
)
WAITS = Counter(
    "freehold_waits",
    "People who began to wait for a table, and how their waits ended.",
    ["outcome"],  # begun, seated, bots, left, expired
    registry=REGISTRY,
)
WAITED = Histogram(
    "freehold_waited_hours",
    "Hours that people waited who got a table, by pace.",
    ["pace"],  # live, other
    buckets=(0.005, 0.02, 0.1, 0.2, 0.5, 1.0, 6.0, 24.0, 72.0),
    registry=REGISTRY,
)
PICTURES = Histogram(
    "freehold_picture_seconds",
    "Seconds to make a picture, including waiting; cached ones do not count.",
    ["kind"],  # table, hand, end, chances, sheet, score, sample
    buckets=(0.02, 0.05, 0.1, 0.2, 0.4, 0.8, 1.5, 3.0, 10.0),
    registry=REGISTRY,
)
COMMITS = Histogram(
    "freehold_commit_seconds",
    "How long a transaction takes, from its first statement to the disk, even if it fails.",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2.0, 10.0),
    registry=REGISTRY,
)
CHANGES = Counter("freehold_changes", "Changes that were stored in these transactions.", registry=REGISTRY)
FAILED_COMMITS = Counter("freehold_failed_commits", "Transactions that failed.", registry=REGISTRY)
DEADLINES = Histogram(
    "freehold_deadline_late_seconds",
    "How long after somebody's time was up the house began to move for them.",
    buckets=(1.0, 2.0, 5.0, 15.0, 60.0, 300.0, 3600.0),
    registry=REGISTRY,
)
SEARCHES = Counter(
    "freehold_searches",
    "Tasks for search workers, by how they ended.",
    ["outcome"],  # found, late, failed
    registry=REGISTRY,
)
LAG = Histogram(
    "freehold_loop_lag_seconds",
    "Seconds by which the event loop is late.",
    buckets=(0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 3.0),
    registry=REGISTRY,
)
LOGGED = Counter("freehold_log_lines", "Lines of the log.", ["level"], registry=REGISTRY)

for counter, values in (
    (LATE_ANSWERS, ("command", "click", "window", "completion")),
    (RATE_LIMITED, ("user", "shared", "global")),
    (SEARCHES, ("found", "late", "failed")),
    (WAITS, ("begun", "seated", "bots", "left", "expired")),
    (WAITED, ("live", "other")),
    (LOGGED, ("warning", "error")),
):
    for value in values:
        counter.labels(value)  # 0 from the start: Prometheus does not count a first value as an increase

# Gauges, set at scrape time

QUEUED = Gauge(
    "freehold_waiting",
    "The lengths of queues: requests by priority, writes, surfaces, messages, searches, pictures.",
    ["queue"],
    registry=REGISTRY,
)
OLDEST = Gauge(
    "freehold_waiting_seconds",
    "Seconds that the oldest item of a queue has waited.",
    ["queue"],
    registry=REGISTRY,
)
MATCHES = Gauge(
    "freehold_matches",
    "Lobbies and running matches on the shards of this process.",
    ["game", "status"],  # lobby, running
    registry=REGISTRY,
)
PEOPLE_WAITING = Gauge(
    "freehold_people_waiting",
    "People who wait for a table on the shards of this process.",
    ["place"],  # here, everywhere
    registry=REGISTRY,
)
SHARDS = Gauge("freehold_shards", "How many shards there are in all processes together.", registry=REGISTRY)
CONNECTED = Gauge(
    "freehold_shard_connected",
    "Whether a shard that this process runs is connected to Discord, and was heard on lately.",
    ["shard"],
    registry=REGISTRY,
)
HEALTHY = Gauge(
    "freehold_component_healthy",
    "Whether a component of this process is healthy.",
    ["component"],
    registry=REGISTRY,
)
JOURNAL = Gauge(
    "freehold_journal_bytes",
    "How large SQLite's write-ahead log is; 0 with PostgreSQL.",
    registry=REGISTRY,
)
FAILING = Gauge(
    "freehold_failing",
    "Things that can't be brought up to date for a reason that may never pass; the log says why.",
    registry=REGISTRY,
)
Gauge("freehold_version", "The version of Freehold.", ["version"], registry=REGISTRY).labels(VERSION).set(1)
