"""The most frequent events of a match of Monopoly: The Card Game, in either *edition*."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from games.core import Event, Text, Value
from games.kit.seats import WHO
from games.monopoly.cards import money, name_cards
from games.monopoly.view import Result

_NUMBERED: Final = tuple(Text("monopoly-pile", {"number": pile + 1}) for pile in range(6))

Cards = tuple[int, ...]


def pile_name(pile: int, owned: bool) -> Value:
    """The owner of a trade pile, or its number if nobody owns it."""
    return WHO[pile] if owned else _NUMBERED[pile]


def announce_draw(seat: int, card: int, edition: int) -> Iterator[Event]:
    """Yield the events that *seat* drew a card; only the seat itself learns which."""
    yield Event("monopoly-draw", {"who": WHO[seat]})
    yield Event("monopoly-draw-you", {"cards": name_cards((card,), edition)}, (seat,))


def announce_trade(
    seat: int, pile: int, owned: bool, given: Cards, got: Cards, edition: int
) -> Iterator[Event]:
    """Yield the event that *seat* exchanged cards with a pile."""
    args = _exchange_args(seat, pile_name(pile, owned), given, got, edition)
    yield Event("monopoly-trade", args, None, (pile,) if owned else ())


def announce_grow(seat: int, pile: int, given: Cards, got: Cards, card: int, edition: int) -> Iterator[Event]:
    """Yield the events that *seat* took a card of an ownerless pile, and one of the draw pile."""
    yield Event("monopoly-grow", _exchange_args(seat, pile_name(pile, False), given, got, edition))
    yield Event("monopoly-draw-you", {"cards": name_cards((card,), edition)}, (seat,))


def _exchange_args(seat: int, other: Value, given: Cards, got: Cards, edition: int) -> dict[str, Value]:
    return {
        "who": WHO[seat],
        "other": other,
        "given": name_cards(given, edition),
        "got": name_cards(got, edition),
    }


def announce_discard(seat: int, cards: Cards, edition: int) -> Iterator[Event]:
    """Yield the event that *seat* laid *cards* on its trade pile."""
    yield Event("monopoly-discard", {"who": WHO[seat], "cards": name_cards(cards, edition)})


def announce_score(result: Result, is_out: bool, edition: int) -> Iterator[Event]:
    """Yield the event with the score of a seat's hand; *is_out* if the seat went out with it."""
    args: dict[str, Value] = {"who": WHO[result.seat], "amount": money(result.total, edition)}
    id = "monopoly-result-void" if result.void else "monopoly-result"
    yield Event(id, args, concerns=() if is_out else (result.seat,))


def announce_deal(
    number: int, dealer: int, first: int, hands: tuple[tuple[int, Cards], ...], edition: int
) -> Iterator[Event]:
    """Yield the events that hand *number* was dealt, and privately to each seat, its cards."""
    yield Event("monopoly-deal", {"number": number, "who": WHO[dealer], "next": WHO[first]})
    for seat, cards in hands:
        yield Event("monopoly-dealt-you", {"cards": name_cards(cards, edition)}, (seat,))
