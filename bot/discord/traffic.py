"""Counts requests to Discord and interactions from it, and keeps Discord's time."""

from __future__ import annotations

import asyncio
import re
from contextlib import suppress
from email.utils import parsedate_to_datetime
from math import inf
from types import SimpleNamespace

import aiohttp
import discord

from bot import metrics
from bot.cluster.time import elapsed

KINDS = {
    discord.InteractionType.application_command: "command",
    discord.InteractionType.component: "click",
    discord.InteractionType.modal_submit: "window",
    discord.InteractionType.autocomplete: "completion",
}
"""The names of the kinds of interactions in metrics."""

CALLBACK = "/interactions/{id}/{token}/callback"
UNKNOWN = 404
"""The status with which Discord refuses an answer to an interaction that is too old."""

_BASE = re.compile(r".*?/v\d+(?=/)")
_WORD = re.compile(r"[a-z-]+|@me")


def route_of(path: str) -> str:
    """Return the route of a *path* of Discord's API, without ids and secrets.

    >>> route_of("/api/v10/channels/1234/messages/5678")
    '/channels/{id}/messages/{id}'
    >>> route_of("/api/v10/webhooks/1234/aW50ZXJhY3Rpb24/messages/@original")
    '/webhooks/{id}/{token}/messages/{id}'
    """
    base = _BASE.match(path)
    if base is None:
        return "gateway"
    _, place, *parts = path[base.end() :].split("/")
    named = [part if _WORD.fullmatch(part) else "{id}" for part in parts]
    if place in ("interactions", "webhooks") and len(named) > 1:
        named[:2] = "{id}", "{token}"
    return "/".join(["", place, *named])


class Traffic:
    """Counts the requests made with `trace`, and interactions until they are answered."""

    def __init__(self) -> None:
        self.trace = aiohttp.TraceConfig()
        self.trace.on_request_start.append(self._begin)
        self.trace.on_request_end.append(self._end)
        self.trace.on_request_exception.append(self._fail)
        self._open: dict[str, tuple[str, float]] = {}
        self._began = -inf

    def time(self) -> float:
        """Return Discord's time in unix seconds: its last answer's date, plus what has elapsed since.

        It doesn't depend on this machine's clock. Before the first answer it is -inf.
        """
        return self._began + elapsed()

    def count_interaction(self, interaction: discord.Interaction) -> None:
        """Start measuring how long the answer to *interaction* takes."""
        loop, id = asyncio.get_running_loop(), str(interaction.id)
        self._open[id] = KINDS.get(interaction.type, "other"), loop.time()
        loop.call_later(metrics.LATE, self._count_answer, id, True)

    def _count_answer(self, id: str, late: bool = False) -> None:
        if found := self._open.pop(id, None):
            kind, since = found
            metrics.ANSWERS.labels(kind).observe(asyncio.get_running_loop().time() - since)
            if late:
                metrics.LATE_ANSWERS.labels(kind).inc()

    async def _begin(self, _: object, request: SimpleNamespace, __: object) -> None:
        request.began = asyncio.get_running_loop().time()

    async def _end(self, _: object, request: SimpleNamespace, ended: aiohttp.TraceRequestEndParams) -> None:
        status = ended.response.status
        with suppress(ValueError):  # the answer has no valid date
            self._began = (
                parsedate_to_datetime(ended.response.headers.get("Date", "")).timestamp() - elapsed()
            )
        called = self._count(ended.method, ended.url.path, status)
        metrics.REQUEST_SECONDS.observe(asyncio.get_running_loop().time() - request.began)
        if status == 429:
            metrics.RATE_LIMITED.labels(ended.response.headers.get("X-RateLimit-Scope", "user")).inc()
        elif called == CALLBACK:
            self._count_answer(ended.url.path.split("/")[-3], status == UNKNOWN)

    async def _fail(self, _: object, __: object, failed: aiohttp.TraceRequestExceptionParams) -> None:
        self._count(failed.method, failed.url.path, 0)

    def _count(self, method: str, path: str, status: int) -> str:
        called = route_of(path)
        metrics.REQUESTS.labels(method, called, str(status)).inc()
        return called
