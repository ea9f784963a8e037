"""The REST API: authorization, rate limits, injected faults and a log of requests, for all routes.

The handlers are in `sandbox.api.routes`. Each is a plain function from a `Call` to the JSON of the answer.
"""

from __future__ import annotations

import logging
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable
from email.utils import formatdate
from typing import Any, NamedTuple

import msgspec
from aiohttp import web

from sandbox.api import uploads
from sandbox.api.checks.form import Form
from sandbox.api.rates import Rates, TooMany
from sandbox.api.uploads import File
from sandbox.model.errors import KNOWN, ApiError, not_imitated
from sandbox.model.records import Guild, Json
from sandbox.model.world import World

log = logging.getLogger("sandbox")

PREFIX = "/api/v10"
UNCOUNTED = ("/interactions/", "/webhooks/")
VIA = {"Via": "1.1 sandbox"}  # discord.py treats a 429 without this header as a ban
REMEMBERED = 5000

Answer = Json | list[Json] | None


class Call(NamedTuple):
    """A request: the ids in its path, its query, its JSON and its files."""

    path: dict[str, str]
    query: dict[str, str]
    body: Any
    files: dict[int, File]

    def id(self, name: str) -> int:
        """An id in the path."""
        value = self.path[name]
        if not value.isdigit():
            form = Form()
            form.wrong((name,), "NUMBER_TYPE_COERCE", f'Value "{value}" is not snowflake.')
            form.close()
        return int(value)


class Route(NamedTuple):
    """The handler of a method and path; *status* is that of a successful answer."""

    method: str
    path: str
    handler: Callable[[Call], Answer]
    status: int = 200


class Handlers(ABC):
    """Base class for the handlers of related routes, which work on *world*."""

    def __init__(self, world: World) -> None:
        self._world = world

    @abstractmethod
    def routes(self) -> list[Route]:
        """The routes that these handlers answer."""

    def _guild(self, call: Call) -> Guild:
        """The guild in the path of *call*.

        Raises:
            ApiError: 10004 if there is none, or the bot isn't in it.
        """
        guild = self._world.guild(call.id("guild_id"))
        if not self._world.has_bot(guild.id):
            raise ApiError(10004)
        return guild


class Request(NamedTuple):
    """A request that was answered, as recorded for tests and the page."""

    method: str
    route: str
    path: str
    body: Any
    files: tuple[str, ...]
    status: int
    answer: Answer
    at: float


class Fault(msgspec.Struct):
    """An injected failure of the next *count* requests that match *method*, *route* and part of the *path*.

    With *after*, the request takes effect before it fails, as if the answer were lost on the way. *code* is
    one of Discord's error codes, which determines the status if it is known.
    """

    count: int
    status: int = 500
    method: str = ""
    route: str = ""
    after: bool = False
    retry_after: float = 0.05
    code: int = 0
    path: str = ""


class Rest:
    """Answers all requests of the bot. `requests` holds the last ones; `fail` adds to `faults`."""

    def __init__(self, world: World, rates: Rates) -> None:
        self.requests: deque[Request] = deque(maxlen=REMEMBERED)
        self.faults: list[Fault] = []
        self._world = world
        self._rates = rates
        self._encode = msgspec.json.Encoder().encode

    def fail(
        self,
        count: int = 1,
        status: int = 500,
        method: str = "",
        route: str = "",
        *,
        after: bool = False,
        code: int = 0,
        path: str = "",
    ) -> None:
        """Answer the next *count* matching requests with *status* (429: try again soon); see `Fault`."""
        self.faults.append(Fault(count, status, method, route, after, code=code, path=path))

    def add(self, app: web.Application, routes: list[Route]) -> None:
        """Register *routes* with *app*."""
        for route in routes:
            app.router.add_route(route.method, PREFIX + route.path, self._answering(route))

    def add_rest(self, app: web.Application) -> None:
        """Make *app* answer all other paths with the error that they aren't imitated."""

        def unknown(call: Call) -> Answer:
            raise not_imitated(f"this route: {call.path['tail']}")

        handler = self._answering(Route("*", "/{tail}", unknown))
        app.router.add_route("*", "/api/{tail:.*}", handler)

    def _answering(self, route: Route) -> Callable[[web.Request], Any]:
        async def answer(request: web.Request) -> web.Response:
            body: Any = None
            files: dict[int, File] = {}
            headers = {**VIA, "Date": formatdate(self._world.now(), usegmt=True)}
            result: Answer
            try:
                self._authorize(request, route)
                fault = self._fault(request.method, route, request.path)
                bucket = self._rates.take(request.method, route.path, _major(request))
                if bucket is not None:
                    headers |= bucket.headers
                body, files = await uploads.read(request)
                if fault is not None and not fault.after:
                    raise _failure(fault)
                call = Call(dict(request.match_info), dict(request.query), body, files)
                result = route.handler(call)
                status = 204 if result is None else route.status
                if fault is not None:
                    raise _failure(fault)
            except ApiError as error:
                status, result = error.status, error.body
                if isinstance(error, TooMany):
                    headers |= error.headers
                self._log(request, error)
            except Exception:
                log.exception("%s %s failed in the sandbox itself", request.method, request.path)
                status, result = 500, {"message": "The sandbox failed; see its log", "code": 0}
            names = tuple(file.name for file in files.values())
            self.requests.append(
                Request(
                    request.method, route.path, request.path, body, names, status, result, self._world.now()
                )
            )
            if result is None:
                return web.Response(status=status, headers=headers)
            return web.Response(
                status=status, body=self._encode(result), content_type="application/json", headers=headers
            )

        return answer

    def _authorize(self, request: web.Request, route: Route) -> None:
        if route.path.startswith(UNCOUNTED):
            return
        if request.headers.get("Authorization") != f"Bot {self._world.token}":
            raise ApiError(0, "401: Unauthorized", status=401)

    def _fault(self, method: str, route: Route, path: str) -> Fault | None:
        for fault in self.faults:
            fits = fault.method in ("", method) and fault.route in ("", route.path)
            if fits and fault.path in path:
                fault.count -= 1
                if not fault.count:
                    self.faults.remove(fault)
                return fault
        return None

    def _log(self, request: web.Request, error: ApiError) -> None:
        level = logging.DEBUG if error.status == 429 else logging.INFO
        if error.status == 404 and not error.code:
            level = logging.WARNING
        log.log(level, "%s %s: %s", request.method, request.path, error)


def _failure(fault: Fault) -> ApiError:
    if fault.status == 429:
        return TooMany(fault.retry_after, None)
    if fault.code in KNOWN:
        return ApiError(fault.code)
    return ApiError(fault.code, f"{fault.status}: as the sandbox was told to answer", status=fault.status)


def _major(request: web.Request) -> str:
    path = request.match_info
    for name in ("channel_id", "guild_id", "webhook_token"):
        if name in path:
            return path[name]
    return ""
