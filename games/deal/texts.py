"""Parts of the texts of Monopoly Deal, and the events that several rules cause."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import cache
from typing import Final

from games.core import Cards, Event, Text, Value
from games.deal.cards import COLOR_NAMES, ROWS
from games.deal.state import NONE, Action
from games.kit.seats import WHO

COLORED: Final = tuple(Text(f"deal-color-{name}") for name in COLOR_NAMES)
"""The text of every color."""

PICTURED: Final = tuple(f"deal-{name}" for name in COLOR_NAMES)
"""The emoji key of every color."""

CARD: Final = tuple(Cards((card,), "deal") for card in range(len(ROWS)))
"""The text of every card."""


def name_cards(cards: Iterable[int]) -> Cards:
    """*cards* as an argument of texts."""
    return Cards(tuple(cards), "deal")


def make_event(id: str, seat: int, concerns: Collection[int] = (), **args: Value) -> Event:
    """Build the event *id* of *seat*, which *concerns* these seats."""
    return Event(id, {"who": WHO[seat], **args}, None, tuple(sorted(concerns)) if concerns else ())


@cache
def card_event(id: str, seat: int, card: int, color: int | None = None) -> Event:
    """The event *id* of *seat* with *card*, as *color* if given; cached because it is frequent."""
    return (
        make_event(id, seat, card=CARD[card])
        if color is None
        else make_event(id, seat, card=CARD[card], color=COLORED[color])
    )


@cache
def count_event(id: str, seat: int, count: int) -> Event:
    """The event *id* of *seat* with *count* cards."""
    return make_event(id, seat, count=count)


def card_events(id: str, seat: int, card: int, color: int | None = None) -> Iterator[Event]:
    """Yield `card_event`, to be used as a lazy event (`games.core.LazyEvent`)."""
    yield card_event(id, seat, card, color)


def announce_action(id: str, seat: int, action: Action, asked: tuple[int, ...]) -> Iterator[Event]:
    """Yield the event that *seat* played *action* against the seats in *asked*."""
    args: dict[str, Value] = {} if id in _OF_ALL else {"other": WHO[asked[0]]}
    if action.kind == "rent":
        args["cards"] = name_cards(action.cards)
    else:
        args["card"] = CARD[action.cards[0]]
    if action.color != NONE:
        args["color"] = COLORED[action.color]
    elif action.taken != NONE:
        args["taken"] = CARD[action.taken]
    if action.own != NONE:
        args["own"] = CARD[action.own]
    if action.owed:
        args["amount"] = action.owed
    yield make_event(id, seat, asked, **args)


_OF_ALL: Final = frozenset({"deal-birthday", "deal-rent"})
"""The actions that ask everybody."""


def announce_draw(seat: int, cards: Sequence[int]) -> Iterator[Event]:
    """Yield the events that *seat* drew *cards*; only the seat itself learns which."""
    yield count_event("deal-drew", seat, len(cards))
    yield Event("deal-drew-you", {"cards": name_cards(cards)}, (seat,))


def announce_discard(seat: int, cards: tuple[int, ...]) -> Iterator[Event]:
    """Yield the events that *seat* discarded *cards* down to seven; only the seat itself learns which."""
    yield make_event("deal-discard", seat, count=len(cards))
    yield Event("deal-discard-you", {"cards": name_cards(cards)}, (seat,))


def announce_payment(
    seat: int, to: int, cards: tuple[int, ...], amount: int, concerns: tuple[int, ...]
) -> Iterator[Event]:
    """Yield the event that *seat* paid *amount* millions with *cards*."""
    yield make_event("deal-paid", seat, concerns, other=WHO[to], cards=name_cards(cards), amount=amount)


def announce_nothing(seat: int, actor: int) -> Iterator[Event]:
    """Yield the event that *seat* has nothing to pay with."""
    yield make_event("deal-nothing", seat, (actor,))


def announce_taking(actor: int, seat: int, cards: tuple[int, ...], own: int) -> Iterator[Event]:
    """Yield the event that *actor* took *cards* from *seat*, in exchange for *own* unless that is -1."""
    if own < 0:
        yield make_event("deal-taken", actor, (seat,), other=WHO[seat], cards=name_cards(cards))
    else:
        yield make_event("deal-swapped", actor, (seat,), other=WHO[seat], card=CARD[cards[0]], own=CARD[own])


def freed_buildings_event(seat: int, cards: Iterable[int]) -> Event:
    """The event that the buildings *cards* of a broken set went to the bank of *seat* (MD-36)."""
    return make_event("deal-freed", seat, cards=name_cards(cards))
