"""What one seat may know of a match of Monopoly Deal."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from games.deal.cards import COLORS, VALUE
from games.kit.view import BaseView


class Group(msgspec.Struct, frozen=True):
    """Properties of one *color* lying together: a full set, or the beginning of one.

    *cards* are the properties and wilds, the oldest first; *house* and *hotel* the building cards on them;
    *full* tells whether they are a full set; *rent* is what they charge now, in millions, undoubled and with
    the buildings (0 if there are only any-color wilds).
    """

    color: int
    cards: tuple[int, ...]
    house: int | None
    hotel: int | None
    full: bool
    rent: int


class Roll(msgspec.Struct, frozen=True):
    """The two dice of *seat* for who begins. When the highest tie, those seats roll again, further down."""

    seat: int
    dice: tuple[int, int]


class Ask(msgspec.Struct, frozen=True):
    """What an action wants of the target *seat*, and how far they are.

    *sum* is what they owe in millions (0 if nothing is to be paid); *taken* are the cards that are being
    taken: one property, or for a Deal Breaker the properties and buildings of the set; *given* is the card
    the actor swaps for it in a Forced Deal. *nos* are the Just Say Nos played so far, back and forth: if it
    is odd, the target's No stands, otherwise the action does. *answers* is the seat that decides now: the
    target, or the actor about the target's No; None when it is settled. Then *settled* tells how: ``paid``,
    ``taken``, ``refused`` (the No stood) or ``nothing`` (had nothing to pay with, and was not asked).
    """

    seat: int
    sum: int
    taken: tuple[int, ...]
    given: int | None
    nos: int
    answers: int | None
    settled: str


class Window(msgspec.Struct, frozen=True):
    """An action that waits for answers: the last thing played, by *actor* (always the seat on turn).

    *action* is ``rent``, ``birthday``, ``debt``, ``sly``, ``forced`` or ``breaker``; *cards* are what was
    played for it, the action first, then any Double the Rent; *color* is that of a rent; *asks* has an entry
    for every target, those already settled included.
    """

    actor: int
    action: str
    cards: tuple[int, ...]
    color: int | None
    asks: tuple[Ask, ...]


class Last(msgspec.Struct, frozen=True, gc=False):
    """What everybody saw last, for the picture.

    *what* is ``bank``, ``lay``, ``go``, ``build``, ``arrange``, ``rent``, ``birthday``, ``debt``, ``sly``,
    ``forced``, ``breaker`` (these by the seat on turn), ``paid``, ``taken``, ``refused`` (by the target, when
    it is settled), ``no`` (a Just Say No by *seat* against *other*) or ``end`` (the turn is over).

    *cards* are the cards that moved, *other* the other seat concerned (None: nobody or everybody), *color*
    the color laid, moved to, built on or charged, and *amount* the millions asked for or paid.
    """

    seat: int
    what: str
    cards: tuple[int, ...] = ()
    other: int | None = None
    color: int | None = None
    amount: int = 0


class Counted(msgspec.Struct, frozen=True):
    """A finished round (MD-41), by seat: the *values* of what lay in front, and the *points* it gave.

    *completed* is the seat that completed three sets; None if it ended otherwise (MD-16).
    """

    values: tuple[int, ...]
    points: tuple[int, ...]
    completed: int | None


class View(BaseView, kw_only=True):
    """Monopoly Deal as *seat* sees it. Cards and colors as in `games.deal.cards`.

    By seat: *groups* (the properties, by color), *banks* (the cards, the latest last) and *bank_values*;
    *worth* is the printed value of everything in front, as counted at the end; *points* so far. *draw* is the
    size of the draw pile, *discard* the discard pile, its top last.

    *asked* is ``play`` or ``discard`` (the seat on *turn*) or ``answer`` (whoever *window* says). *plays* are
    left in the turn. *last* is what everybody saw last. *numbers* are those of the cards in the *hand*, the
    lowest first; none changes in a turn.

    *round* of *rounds* is being played, begun by *first*, as *rolls* decided; *lap* is how many times play
    has come round the table in it, from 1. *counted* are the rounds finished. *accepts* (``ask``, ``unarmed``
    or ``always``) and *pays* are the seat's own standing orders (see `games.deal.answers.orders`).

    *places* say of every one of the *groups* how many of its seat's came to lie before it. *arranged*, *idle*
    and *still* count what ends a turn or a round (see `games.deal.state.State`).

    The seat knows the cards that it has put under the draw pile: *under* are those still there, each with its
    place from the bottom; *known* are those drawn since, by who holds them. *drawn* are the cards in its hand
    that it has drawn in its turn.
    """

    groups: tuple[tuple[Group, ...], ...]
    banks: tuple[tuple[int, ...], ...]
    bank_values: tuple[int, ...]
    worth: tuple[int, ...]
    hand: tuple[int, ...]
    numbers: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    draw: int
    discard: tuple[int, ...]
    plays: int
    window: Window | None
    rolls: tuple[Roll, ...]
    first: int
    round: int
    rounds: int
    lap: int
    points: tuple[int, ...]
    counted: tuple[Counted, ...]
    accepts: str
    pays: bool
    last: Last | None
    places: tuple[tuple[int, ...], ...] = ()
    arranged: int = 0
    idle: int = 0
    still: int = 0
    under: tuple[tuple[int, int], ...] = ()
    known: tuple[tuple[int, ...], ...] = ()
    drawn: tuple[int, ...] = ()

    def different(self, cards: Iterable[int]) -> list[int]:
        """*cards* that lie on the table, but of those alike in one group only the first."""
        lying = {card: group for groups in self.groups for group in groups for card in group.cards}
        found: dict[tuple[Group, int, tuple[int, ...]], int] = {}
        for card in cards:
            found.setdefault((lying[card], VALUE[card], COLORS[card]), card)
        return list(found.values())
