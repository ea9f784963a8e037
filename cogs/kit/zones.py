"""Time zones, found by a city, or by a country's name in the person's language."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from functools import cache
from importlib.resources import files

from bot.domain.refusals import Refusal
from bot.language import Language

TIME = " · "
"""Separates a zone from the time there, in a list to choose from."""


def find_zones(typed: str, words: Language) -> list[str]:
    """Return the zones that *typed* may mean to a reader of *words*, the likeliest first.

    If nothing is typed, they are the most usual ones.
    """
    wanted = _normalize(typed)
    usual = [line.split(maxsplit=1) for line in words("zones").splitlines()]
    names = {zone: f"{zone}, {called}" for zone, called in usual}
    names |= {zone: zone for zone in _all_zones() if zone not in names} if wanted else {}
    ranks = {zone: rank for zone, name in names.items() if (rank := _rank(wanted, name)) is not None}
    return sorted(ranks, key=lambda zone: ranks[zone])


def find_zone(typed: str, words: Language) -> str:
    """Return the zone that a reader of *words* means.

    A completed value may be the name of the choice, with the time there behind the zone.

    Raises:
        Refusal: it may be none, or more than one.
    """
    typed = typed.partition(TIME)[0]
    zones = find_zones(typed, words)
    for zone in zones:
        if _normalize(typed) == _normalize(zone):
            return zone
    if len(zones) != 1:
        raise Refusal("zone-unknown")
    return zones[0]


@cache
def _all_zones() -> tuple[str, ...]:
    listed = files("tzdata").joinpath("zones").read_text(encoding="utf-8").split()
    return ("Etc/UTC", *sorted(zone for zone in listed if "/" in zone and not zone.startswith("Etc/")))


def _rank(wanted: str, name: str) -> int | None:
    """Return how well *wanted* fits a zone of that *name*, 0 being best; None if it doesn't."""
    parts = list(_split_name(_normalize(name)))
    if any(part.startswith(wanted) for part in parts):
        return 0
    return 1 if any(wanted in part for part in parts) else None


def _split_name(name: str) -> Iterator[str]:
    for each in name.split(", "):
        yield each
        yield from each.split("/")[1:]


def _normalize(name: str) -> str:
    """Return *name* for comparing, without accents and with single spaces.

    >>> _normalize("America/São_Paulo")
    'america/sao paulo'
    """
    letters = unicodedata.normalize("NFKD", name.replace("_", " ").strip().casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
