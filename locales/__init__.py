"""What people read: a folder of Fluent messages for each language, and how they are opened."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentNumber, FluentType

_FOLDER: Final = Path(__file__).parent

LOCALES: Final = tuple(sorted(path.parent.name for path in _FOLDER.glob("*/common.ftl")))
"""The languages there are."""


class _Money(FluentType):
    """``MONEY(amount, currency)``: the currency's sign before the amount, and a minus before both."""

    def __init__(self, amount: FluentNumber, currency: str) -> None:
        self._amount, self._currency = amount, currency

    def format(self, locale: Locale) -> str:
        digits = self._amount.format(locale)
        return f"{'−' if digits.startswith('-') else ''}{self._currency}{digits.removeprefix('-')}"


_FUNCTIONS: Final[dict[str, Any]] = {"MONEY": _Money}
"""What messages may call besides what Fluent brings."""


@cache
def bundle(locale: str) -> FluentBundle:
    """The messages of *locale*, one of `LOCALES`."""
    found = FluentBundle([locale], functions=_FUNCTIONS, use_isolating=False)
    for path in sorted((_FOLDER / locale).glob("*.ftl")):
        found.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return found
