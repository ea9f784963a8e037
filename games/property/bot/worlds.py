"""What a view of Property leaves open: the states of a match that agree with all its seat knows."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import accumulate
from math import comb
from random import Random

from games.cards import is_red
from games.core import copy
from games.kit.options import limit
from games.property.board import CELLS, lands_of
from games.property.state import DECK, State
from games.property.view import View


def worlds(view: View, random: Random) -> Iterator[State]:
    """States without end that agree with *view*: what its seat does not see is dealt anew in each.

    The hands of the others hold both colours, as in `games.property.visibility.permute_hidden`. In what order
    seats left is not in a view: here it is that of the seats.
    """
    selling = view.cell is not None
    played = [view.last.red, view.last.black] if selling and view.last else []
    dealt = {*view.hand, *view.seen, *played}
    reds = [card for card in DECK if is_red(card) and card not in dealt]
    blacks = [card for card in DECK if not is_red(card) and card not in dealt]
    others = [seat for seat, out in enumerate(view.out) if seat != view.seat and not out]
    least = tuple([0 if selling and seat == view.turn else 1 for seat in others])
    colours = _Colours(tuple([view.hand_sizes[seat] for seat in others]), least, len(reds), len(blacks))
    known = _known(view, played)
    unseen = view.discard - len(view.seen)
    while True:
        world = copy(known)
        random.shuffle(reds)
        random.shuffle(blacks)
        red = black = 0
        for seat, (more, other) in zip(others, colours.draw(random), strict=True):
            world.reds[seat] = sorted(reds[red : red + more])
            world.blacks[seat] = sorted(blacks[black : black + other])
            red, black = red + more, black + other
        rest = reds[red:] + blacks[black:]
        random.shuffle(rest)
        world.draw, rest = rest[: view.draw], rest[view.draw :]
        world.unseen = rest[:unseen]
        world.discard += world.unseen
        world.removed += rest[unseen:]
        yield world


def _known(view: View, played: list[int]) -> State:
    """What everybody knows of the match, and the seat's own hand."""
    seats = range(view.seats)
    purchase = list(map(list, view.purchase))
    paid = {card for cards in purchase for card in cards}
    return State(
        bankruptcies=int(view.options["bankruptcies"]),
        count_property=view.options["count_property"] == "yes",
        round_limit=limit(view.options["round_limit"]),
        money=list(view.money),
        lands=list(lands_of(view.owners, view.seats)),
        purchase=purchase,
        reds=[[card for card in view.hand if is_red(card)] if seat == view.seat else [] for seat in seats],
        blacks=[
            [card for card in view.hand if not is_red(card)] if seat == view.seat else [] for seat in seats
        ],
        draw=[],
        discard=list(view.seen),
        removed=[card for card in _PURCHASE if card not in paid],
        out=list(view.out),
        gone=[seat for seat in seats if view.out[seat]],
        played=played,
        mortgaged=sum([1 << cell for cell in range(CELLS) if view.mortgaged[cell]]),
        first=view.first,
        turn=view.turn,
        round=view.round,
        cell=view.cell or 0,
        price=view.price,
        last=view.last,
        recent=list(view.since),
    )


_PURCHASE = [card for card in range(54) if card not in DECK]


class _Colours:
    """How many of its cards are red and black in each of several hands, dealt at random.

    The hands have these *sizes*, and of either colour at *least* so many cards.
    """

    def __init__(self, sizes: tuple[int, ...], least: tuple[int, ...], reds: int, blacks: int) -> None:
        self._sizes, self._least = sizes, least
        self._reds, self._blacks = reds, blacks
        self._weights = cache(self._counted)

    def draw(self, random: Random) -> list[tuple[int, int]]:
        """The reds and the blacks of each hand, as likely as they come in a deal."""
        found, reds, blacks = [], self._reds, self._blacks
        for place, (size, least) in enumerate(zip(self._sizes, self._least, strict=True)):
            weights = self._weights(place, reds, blacks)
            [red] = random.choices(range(least, size - least + 1), cum_weights=weights)
            found.append((red, size - red))
            reds, blacks = reds - red, blacks - size + red
        return found

    def _counted(self, place: int, reds: int, blacks: int) -> list[int]:
        """The ways to deal the hands from *place* on, for every number of reds there, added up."""
        size, least = self._sizes[place], self._least[place]
        ways = []
        for red in range(least, size - least + 1):
            black = size - red
            ways.append(
                comb(reds, red) * comb(blacks, black) * self._after(place, reds - red, blacks - black)
            )
        return list(accumulate(ways))

    def _after(self, place: int, reds: int, blacks: int) -> int:
        """The ways to deal the hands after *place*."""
        if reds < 0 or blacks < 0:
            return 0
        return self._weights(place + 1, reds, blacks)[-1] if place + 1 < len(self._sizes) else 1
