"""What seats know of cards that lie face-down: those they gave away, were shown, or laid there themselves.

*known* holds, by seat, cards whose place that seat knows for certain. Where a card lies is not noted: it is
where the state has it. A card that has come to light may stay noted until it is shuffled.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from random import Random

from games.kit.piles import Pile


def forget(known: Sequence[Pile], cards: Collection[int], but: Collection[int] = ()) -> None:
    """Let all seats *but* these forget *cards*: some of them go elsewhere, and nobody else sees which."""
    for seat, pile in enumerate(known):
        if pile and seat not in but:
            pile[:] = [card for card in pile if card not in cards]


def held(hands: Sequence[Pile], known: Collection[int]) -> tuple[tuple[int, ...], ...]:
    """Of each of *hands* the cards that are *known*.

    >>> held([[1, 2], [3], [4, 5]], [5, 4, 1])
    ((1,), (), (4, 5))
    """
    if not known:
        return ((),) * len(hands)
    return tuple([tuple([card for card in hand if card in known]) for hand in hands])


def dealt_again(
    known: Sequence[Pile], before: Sequence[Pile], after: Sequence[Pile], seat: int | None, random: Random
) -> list[Pile]:
    """What the seats know once the hands *before* were dealt again as *after*, unnoticed by *seat*.

    The others then know as many cards of each hand, whichever; of the hand of *seat* the same ones.
    """
    found = []
    for knower, cards in enumerate(known):
        if knower != seat:
            counts = map(len, held(before, cards))
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
