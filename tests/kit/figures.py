"""The metrics of a process, as Prometheus reads them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import aiohttp
from prometheus_client.parser import text_string_to_metric_families


class Figures(Counter[tuple[str, frozenset[tuple[str, str]]]]):
    """Scraped samples by name and labels."""

    def sum_of(self, name: str, **labels: str) -> float:
        """Add up the samples of *name* that have these *labels*."""
        return sum(value for (each, of), value in self.items() if each == name and labels.items() <= of)

    def by(self, name: str, *labels: str) -> Mapping[tuple[str, ...], float]:
        """Group the samples of *name* by these *labels*, without those that are 0."""
        found: dict[tuple[str, ...], float] = {}
        for (each, of), value in self.items():
            if each == name and value:
                key = tuple(dict(of)[label] for label in labels)
                found[key] = found.get(key, 0.0) + value
        return found


def parse_samples(text: str) -> Figures:
    """Parse the samples in *text*."""
    found = Figures()
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            found[sample.name, frozenset(sample.labels.items())] = sample.value  # type: ignore[assignment]
    return found


def subtract(before: Figures, now: Figures) -> Figures:
    """Return the increase of each sample from *before* to *now*."""
    return Figures({key: value - before[key] for key, value in now.items()})


async def scrape(port: int) -> str:
    """Scrape the process that listens on *port*."""
    async with aiohttp.ClientSession() as session, session.get(_url(port, "metrics")) as answer:
        assert answer.status == 200
        return await answer.text()


async def read_health(port: int) -> tuple[int, dict[str, Any]]:
    """Read the health of the process that listens on *port*: the status and each component's problem."""
    async with aiohttp.ClientSession() as session, session.get(_url(port, "healthz")) as answer:
        return answer.status, await answer.json()


def _url(port: int, path: str) -> str:
    return f"http://127.0.0.1:{port}/{path}"
