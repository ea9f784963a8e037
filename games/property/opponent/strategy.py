"""A bot opponent for Property that sees only what its seat may know.

It values every play in dollars (`judging`): the rent it costs now, and what the groups on the board will earn
and cost in later turns. Of equal plays it makes the one that keeps more cells. It buys whatever it can:
purchase cards have no other use.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from games.core import Offer
from games.kit.styles import NEUTRAL, Style
from games.property.board import cells, factor, place_of
from games.property.moves import Buy, Move, Play
from games.property.offers import payment_ways
from games.property.opponent.judging import KEPT, Position
from games.property.opponent.styled import StyledPosition
from games.property.view import View

CENTS = 2
"""The decimals to which values are compared: less than a cent decides nothing."""


def choose(view: View, offers: list[Offer], random: Random, style: Style = NEUTRAL) -> Move:
    """Choose the most valuable of *offers* to an opponent with this *style*.

    *random* decides between those that are equal in all respects.
    """
    if view.phase == "buy":
        return Buy(payment_ways(offers[0].fields[0])[0])
    position = Position(view) if style is NEUTRAL else StyledPosition(view, style)
    *_, red, black, cell = max(_plays(position, offers, random))
    return Play(red, black, *place_of(cell))


def _plays(
    position: Position, offers: list[Offer], random: Random
) -> Iterator[tuple[float, float, float, int, int, int]]:
    """Yield every play: its value, what it keeps, a random number to break ties, its cards and its cell."""
    value, kept_cells, number = position.play_value, position.kept_cells, random.random
    for offer in offers:
        given = offer.given
        red, black = given["red"], given["black"]
        kept, times = KEPT[red] + KEPT[black], factor(red, black)
        left = {field.name: field.options for field in offer.fields}
        columns = left.get("column") or (given["column"],)
        rows = left.get("row") or (given["row"],)
        for cell in cells(columns, rows):
            yield round(value(cell, kept, times), CENTS), kept_cells(cell), number(), red, black, cell
