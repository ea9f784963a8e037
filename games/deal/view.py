"""What one seat may know of a match of Monopoly Deal."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from games.deal.cards import COLORS, VALUE
from games.kit.view import BaseView


class Group(msgspec.Struct, frozen=True):
    """A group of properties of one *color*: a full set, or the beginning of one.

    *cards* are the properties and wilds, the oldest first; *house* and *hotel* are the buildings on them.
    *full* says whether they are a full set. *rent* is what they charge now in millions, with buildings but
    without doubles (0 if there are only any-color wilds).
    """

    color: int
    cards: tuple[int, ...]
    house: int | None
    hotel: int | None
    full: bool
    rent: int


class Roll(msgspec.Struct, frozen=True):
    """The two dice of *seat* that decide who goes first; tied seats roll again later in the list."""

    seat: int
    dice: tuple[int, int]


class Ask(msgspec.Struct, frozen=True):
    """The demand of an action on the target *seat*, and the progress of its answer.

    *sum* is the debt in millions (0 if no payment is due). *taken* are the cards being taken: one property,
    or for a Deal Breaker the properties and buildings of the set. *given* is the card the actor swaps in a
    Forced Deal. *nos* counts the Just Say Nos played so far, back and forth: if it is odd, the target's No
    stands, otherwise the action does. *answers* is the seat that decides now: the target, or the actor about
    the target's No. It is None when the target is settled; then *settled* is ``paid``, ``taken``, ``refused``
    (the No stood) or ``nothing`` (the target had nothing to pay with and wasn't asked).
    """

    seat: int
    sum: int
    taken: tuple[int, ...]
    given: int | None
    nos: int
    answers: int | None
    settled: str


class Window(msgspec.Struct, frozen=True):
    """An action that waits for answers, played by *actor*, who is always the seat on turn.

    *action* is ``rent``, ``birthday``, ``debt``, ``sly``, ``forced`` or ``breaker``. *cards* were played for
    it: the action first, then any Double the Rent. *color* is that of a rent. *asks* has an entry for every
    target, including those already settled.
    """

    actor: int
    action: str
    cards: tuple[int, ...]
    color: int | None
    asks: tuple[Ask, ...]


class Last(msgspec.Struct, frozen=True, gc=False):
    """The most recent public event, for the picture.

    *what* is ``bank``, ``lay``, ``go``, ``build``, ``arrange``, ``rent``, ``birthday``, ``debt``, ``sly``,
    ``forced``, ``breaker`` (these by the seat on turn), ``paid``, ``taken``, ``refused`` (by the target once
    settled), ``no`` (a Just Say No by *seat* against *other*) or ``end`` (the turn is over).

    *cards* are the cards that moved. *other* is the other seat concerned (None for nobody or everybody).
    *color* is the color laid, moved to, built on or charged. *amount* is the millions asked for or paid.
    """

    seat: int
    what: str
    cards: tuple[int, ...] = ()
    other: int | None = None
    color: int | None = None
    amount: int = 0


class Counted(msgspec.Struct, frozen=True):
    """A finished round (MD-41), by seat: the *values* of the cards on the table, and the *points* scored.

    *completed* is the seat that completed three sets; None if it ended otherwise (MD-16).
    """

    values: tuple[int, ...]
    points: tuple[int, ...]
    completed: int | None


class View(BaseView, kw_only=True):
    """Monopoly Deal as *seat* sees it; cards and colors are numbered as in `games.deal.cards`.

    By seat, there are the *groups* of properties by color, the *banks* with the latest card last, the
    *bank_values*, and the *points* so far. *worth* is the printed value of everything on the table, as scored
    at the end. *draw* is the size of the draw pile, *discard* the discard pile with its top last.

    *phase* is ``play`` or ``discard`` (for the seat on *turn*) or ``answer`` (for the seats in *window*).
    *plays* are left in the turn. *last* is the most recent public event. *numbers* are those of the cards in
    *hand*, the lowest first; they don't change in a turn.

    *round* of *rounds* is being played; *first* went first, as *rolls* decided. *lap* is the lap around the
    table in it, from 1. *counted* are the finished rounds. *accepts* (``ask``, ``unarmed`` or ``always``) and
    *pays* are the seat's own standing orders (see `games.deal.answers.orders`).

    *places* are the positions of the *groups* in the order in which each seat laid them. *arranged*, *idle*
    and *still* count toward the end of a turn or a round (see `games.deal.state.State`).

    The seat knows the cards it has put under the draw pile: *under* are those still there, each with its
    place from the bottom; *known_cards* are those drawn since, by their holders. *drawn* are the cards in its
    hand that it has drawn in this turn.
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
    known_cards: tuple[tuple[int, ...], ...] = ()
    drawn: tuple[int, ...] = ()

    def distinct(self, cards: Iterable[int]) -> list[int]:
        """The *cards* on the table without duplicates: only the first of equal cards in a group."""
        lying = {card: group for groups in self.groups for group in groups for card in group.cards}
        found: dict[tuple[Group, int, tuple[int, ...]], int] = {}
        for card in cards:
            found.setdefault((lying[card], VALUE[card], COLORS[card]), card)
        return list(found.values())
