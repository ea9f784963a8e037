"""The events of a match of Property."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from games.core import Cards, Event, Value
from games.kit.seats import WHO
from games.property.board import place_of
from games.property.view import LastPlay


def _add_cell(cell: int, args: dict[str, Value]) -> dict[str, Value]:
    args["column"], args["row"] = place_of(cell)
    return args


def _play_args(play: LastPlay) -> dict[str, Value]:
    args = _add_cell(play.cell, {"who": WHO[play.seat]})
    args["cards"] = Cards((play.red, play.black))
    return args


_EVENTS: Final = {what: f"property-{what}" for what in ("claim", "mortgage", "lose")}


def announce_play(play: LastPlay) -> Iterator[Event]:
    """Yield the event of a play on a cell that nobody else owns."""
    yield Event(_EVENTS[play.what], _play_args(play))


def announce_rent(play: LastPlay, rent: int, size: int) -> Iterator[Event]:
    """Yield the event that *rent* was due for a group of *size* cells."""
    assert play.owner is not None
    args = {**_play_args(play), "owner": WHO[play.owner], "amount": rent, "size": size}
    yield Event("property-rent", args, None, (play.owner,))


def announce_purchase(play: LastPlay, cards: tuple[int, ...]) -> Iterator[Event]:
    """Yield the event that a cell was bought with the purchase *cards*."""
    assert play.owner is not None
    args: dict[str, Value] = {"who": WHO[play.seat], "owner": WHO[play.owner], "price": play.amount}
    args["cards"] = Cards(cards)
    yield Event("property-buy", _add_cell(play.cell, args), None, (play.owner,))


def announce_decline(seat: int, cell: int) -> Iterator[Event]:
    """Yield the event that *seat* leaves the cell with its owner."""
    yield Event("property-decline", _add_cell(cell, {"who": WHO[seat]}))


def announce_draw(seat: int, cards: list[int]) -> Iterator[Event]:
    """Yield the events that *seat* drew *cards*; only the seat itself learns which."""
    yield Event("property-drew", {"who": WHO[seat], "count": len(cards)})
    yield Event("property-drew-you", {"cards": Cards(tuple(cards))}, (seat,))
