"""A bot opponent for Property that sees only what its seat may know.

It weighs every play in dollars (`judging`): the rent it costs now, and what the groups on the board will
bring and cost over the turns to come.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random

from games.core import Field, Offer
from games.property.bot.judging import Position
from games.property.moves import Buy, Decline, Move, Play
from games.property.payments import ways
from games.property.state import WORTH
from games.property.view import View


def choose(view: View, offers: list[Offer], random: Random) -> Move:
    """The best of *offers*, as far as it can tell; among equals *random* decides."""
    position = Position(view)
    if view.asked == "buy":
        return _buy(position, offers[0].fields[0])
    return max(_plays(offers), key=lambda play: (position.play_value(play), random.random()))


def _plays(offers: list[Offer]) -> Iterator[Play]:
    for offer in offers:
        given = offer.given
        red, black = given["red"], given["black"]
        left = {field.name: field.options for field in offer.fields}
        columns = left.get("column") or (given["column"],)
        rows = left.get("row") or (given["row"],)
        for column, row in product(columns, rows):
            yield Play(red, black, column, row)


def _buy(position: Position, payment: Field) -> Move:
    cell, cards = position.view.cell, ways(payment)[0]
    worthwhile = cell is not None and position.sale(cell, sum(WORTH[card] for card in cards)) > 0
    return Buy(cards) if worthwhile else Decline()
