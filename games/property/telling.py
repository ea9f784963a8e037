"""The events of a match of Property."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from games.core import Cards, Event, Value
from games.kit.seats import WHO
from games.property.board import place_of
from games.property.view import LastPlay


def _at(cell: int, args: dict[str, Value]) -> dict[str, Value]:
    args["column"], args["row"] = place_of(cell)
    return args


def _play(play: LastPlay) -> dict[str, Value]:
    args = _at(play.cell, {"who": WHO[play.seat]})
    args["cards"] = Cards((play.red, play.black))
    return args


_EVENTS: Final = {what: f"property-{what}" for what in ("claim", "mortgage", "lose")}


def tell_play(play: LastPlay) -> Iterator[Event]:
    """Yield the event of a play on a cell that nobody else owns."""
    yield Event(_EVENTS[play.what], _play(play))


def tell_rent(play: LastPlay, rent: int, size: int) -> Iterator[Event]:
    """Yield the event that *rent* was due for a group of *size* cells."""
    assert play.owner is not None
    args = {**_play(play), "owner": WHO[play.owner], "amount": rent, "size": size}
    yield Event("property-rent", args, None, (play.owner,))


def tell_purchase(play: LastPlay, cards: tuple[int, ...]) -> Iterator[Event]:
    """Yield the event that a cell was bought with the purchase *cards*."""
    assert play.owner is not None
    args: dict[str, Value] = {"who": WHO[play.seat], "owner": WHO[play.owner], "price": play.amount}
    args["cards"] = Cards(cards)
    yield Event("property-buy", _at(play.cell, args), None, (play.owner,))


def tell_decline(seat: int, cell: int) -> Iterator[Event]:
    """Yield the event that *seat* leaves the cell with its owner."""
    yield Event("property-decline", _at(cell, {"who": WHO[seat]}))


def tell_draw(seat: int, cards: list[int]) -> Iterator[Event]:
    """Yield the events that *seat* drew *cards*; only the seat itself learns which."""
    yield Event("property-drew", {"who": WHO[seat], "count": len(cards)})
    yield Event("property-drew-you", {"cards": Cards(tuple(cards))}, (seat,))
