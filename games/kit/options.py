"""The options of a match, read."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from games.core import Setting


def chosen(settings: Iterable[Setting], options: Mapping[str, str]) -> dict[str, str]:
    """The value of each of *settings*: that of *options*, or its default.

    >>> chosen([Setting("rounds", ("1", "2")), Setting("quick", ("no", "yes"))], {"quick": "yes"})
    {'rounds': '1', 'quick': 'yes'}
    """
    return {setting.name: options.get(setting.name, setting.values[0]) for setting in settings}


def limit(value: str) -> int:
    """A limit written as a number, or ``none``: 0.

    >>> limit("40"), limit("none")
    (40, 0)
    """
    return 0 if value == "none" else int(value)
