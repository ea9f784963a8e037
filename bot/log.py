"""The log of the process: one line per event, readable on a terminal, otherwise JSON.

Hands, states, seeds and tokens never get into it. Besides the event, a line holds only numbers and short
texts; of any other value only its type is written. The token and the passwords in addresses are masked
wherever they turn up.
"""

from __future__ import annotations

import logging
import re
import secrets
import sys
from typing import TextIO

import structlog
from structlog.types import EventDict, Processor, WrappedLogger

from bot import metrics

_PLAIN = (str, int, float, bool, type(None))
_TALKATIVE = ("aiosqlite", "asyncio", "discord")  # at DEBUG they log all they send and store
_INDISCREET = "discord.gateway"  # at INFO it logs the key that resumes a session
_PASSWORDS = re.compile(r"""(?<=://)([^\s/:@?#'"]*:)[^\s/?#'"]+(?=@)|([?&]password=)[^\s&#'"]+""")
_OURS = frozenset({"exc_info", "exception", "stack_info"})


def error_id() -> str:
    """A short id for an error, shown to the person it happened to and logged with it."""
    return secrets.token_hex(3)


def without_passwords(text: str) -> str:
    """*text* without the passwords of the addresses in it.

    >>> without_passwords("postgresql+asyncpg://freehold:sesame@127.0.0.1/freehold")
    'postgresql+asyncpg://freehold:…@127.0.0.1/freehold'
    """
    return _PASSWORDS.sub(lambda found: f"{found[1] or found[2]}…", text)


def configure(level: str, secret: str = "", stream: TextIO | None = None) -> None:
    """Log what is at least of *level* to *stream* (standard error), ours and that of libraries.

    *secret* is masked. Libraries log nothing below INFO, whatever the *level*.
    """
    stream = stream or sys.stderr
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        only_plain,
        _count,
    ]
    formatter = structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=shared,
        processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *_renderer(stream.isatty())],
    )
    handler = logging.StreamHandler(stream)
    handler.setFormatter(_Discreet(formatter, secret))
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for library in _TALKATIVE:
        logging.getLogger(library).setLevel(max(logging.INFO, logging.getLogger().level))
    logging.getLogger(_INDISCREET).setLevel(max(logging.WARNING, logging.getLogger().level))
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *shared,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )


def only_plain(logger: WrappedLogger, method: str, event: EventDict) -> EventDict:
    """Replace every value that is not a number or a text by the name of its type."""
    for key, value in event.items():
        if not isinstance(value, _PLAIN) and key not in _OURS and not key.startswith("_"):
            event[key] = f"<{type(value).__name__}>"
    return event


def _count(logger: WrappedLogger, method: str, event: EventDict) -> EventDict:
    metrics.LOGGED.labels(event["level"]).inc()
    return event


def _renderer(terminal: bool) -> list[Processor]:
    if terminal:
        # The default would show the local variables of every frame, and with them hands and seeds.
        plain = structlog.dev.plain_traceback
        return [structlog.dev.ConsoleRenderer(exception_formatter=plain)]
    return [structlog.processors.format_exc_info, structlog.processors.JSONRenderer(ensure_ascii=False)]


class _Discreet(logging.Formatter):
    def __init__(self, inner: logging.Formatter, secret: str) -> None:
        super().__init__()
        self._inner = inner
        self._secret = secret

    def format(self, record: logging.LogRecord) -> str:
        line = without_passwords(self._inner.format(record))
        return line.replace(self._secret, "…") if self._secret else line
