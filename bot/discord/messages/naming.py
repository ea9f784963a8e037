"""Moves in words: the labels of the taps that lead to them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from bot.language import Language
from games.core import AnyGame, Offer, Text
from games.kit.moves import find_ways
from games.kit.panel import Fill, Make, Panel

DEEP = 6
"""How many steps of a panel are searched for a move."""


def name_move(
    game: AnyGame, view: Any, offers: Sequence[Offer], move: Any, say: Language
) -> tuple[Make, str] | None:
    """Find the offer that makes *move* and join the labels of the taps for it; None if no offer makes it.

    Choices that are made in a modal are named too.
    """
    ways = [Make(number, chosen) for number, chosen in find_ways(offers, move).items()]
    if not ways:
        return None
    way, labels, open_fields = ways[0], None, 0
    for labels_there, make in _ways(game.panel(view, list(offers)), ways, DEEP):
        left = len(offers[make.offer].fields) - len(make.chosen)
        if labels is None or left < open_fields:
            labels, open_fields, made = labels_there, left, make
        if not left:
            break
    offer = offers[way.offer]
    if labels is None:
        labels, made = [game.offer_label(view, offer).text], Make(way.offer)
    names = [say(label).removesuffix(" …") for label in labels]
    for field in offer.fields:
        if field.name not in made.chosen and way.chosen[field.name]:
            options = (game.option_label(view, offer, field, each).text for each in way.chosen[field.name])
            names.append(say.join(map(say, options)))
    return way, " › ".join(names)


def _ways(panel: Panel, ways: Sequence[Make], deep: int) -> Iterator[tuple[list[Text], Make]]:
    """Yield the labels of the taps that lead from *panel* to one of *ways*, and what the last tap makes."""
    steps = []
    for tap in panel.taps:
        if not isinstance(tap.leads_to, Make):
            steps.append(tap)
        elif _is_possible(tap.leads_to, ways):
            yield [tap.label.text], tap.leads_to
    if isinstance(panel.select, Fill) and _is_possible(panel.select.make, ways):
        yield [panel.select.name], panel.select.make
    if deep:
        for tap in steps:
            assert not isinstance(tap.leads_to, Make)
            for texts, make in _ways(tap.leads_to(), ways, deep - 1):
                yield [tap.label.text, *texts], make


def _is_possible(make: Make, ways: Sequence[Make]) -> bool:
    return any(
        make.offer == way.offer
        and all(set(options) == set(way.chosen[name]) for name, options in make.chosen.items())
        for way in ways
    )
