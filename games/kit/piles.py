"""Piles of cards, bit masks, and the knowledge of seats about face-down cards.

Where a function takes *known*, it holds, by seat, the cards whose places that seat knows for certain: cards
it gave away, was shown, or put there itself. The places aren't recorded, since the state has them. A card
that has become visible may stay in *known* until it is shuffled.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from random import Random

from games.core import Chance, Event

Pile = list[int]
"""A hand or a pile: its cards in order, the top one last."""


def reshuffle(draw: Pile, discard: Pile, chance: Chance, id: str) -> Event:
    """Shuffle *discard* into the empty *draw* pile. Returns the event with the message *id*."""
    draw += discard
    discard.clear()
    chance.shuffle(draw)
    return Event(id, {"count": len(draw)})


def forget(known: Sequence[Pile], cards: Collection[int], but: Collection[int] = ()) -> None:
    """Make all seats except *but* forget *cards*, because some of them move where those seats can't see."""
    for seat, pile in enumerate(known):
        if pile and seat not in but:
            pile[:] = [card for card in pile if card not in cards]


def known_cards(hands: Sequence[Pile], known: Collection[int]) -> tuple[tuple[int, ...], ...]:
    """The cards of each of *hands* that are in *known*.

    >>> known_cards([[1, 2], [3], [4, 5]], [5, 4, 1])
    ((1,), (), (4, 5))
    """
    if not known:
        return ((),) * len(hands)
    return tuple([tuple([card for card in hand if card in known]) for hand in hands])


def redeal_known(
    known: Sequence[Pile], before: Sequence[Pile], after: Sequence[Pile], seat: int | None, random: Random
) -> list[Pile]:
    """Deal the seats' knowledge again, after the hands *before* were dealt again as *after*.

    *seat* must not notice it: of each new hand, the others know the same number of random cards as before. Of
    the hand of *seat*, they know the same cards.
    """
    found = []
    for knower, cards in enumerate(known):
        if knower != seat:
            counts = map(len, known_cards(before, cards))
            cards = [
                card
                for place, count in enumerate(counts)
                for card in (
                    [card for card in before[place] if card in cards]
                    if place == seat
                    else random.sample(after[place], count)
                )
            ]
        found.append(cards[:])
    return found


def bits(mask: int) -> Iterator[int]:
    """The numbers in the bit mask *mask*, in rising order.

    >>> list(bits(0b1001))
    [0, 3]
    """
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low
