"""The options of a match, read."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from games.core import Setting


def chosen(settings: Iterable[Setting], options: Mapping[str, str]) -> dict[str, str]:
    """The value of each of *settings*: that of *options*, or its default if they name none that exists.

    >>> settings = [Setting("rounds", ("1", "2")), Setting("quick", ("no", "yes"))]
    >>> chosen(settings, {"quick": "yes", "rounds": "9", "dropped": "yes"})
    {'rounds': '1', 'quick': 'yes'}
    """
    found = {setting.name: (options.get(setting.name), setting.values) for setting in settings}
    return {name: value if value in values else values[0] for name, (value, values) in found.items()}


def limit(value: str) -> int:
    """A limit written as a number, or ``none``: 0.

    >>> limit("40"), limit("none")
    (40, 0)
    """
    return 0 if value == "none" else int(value)
