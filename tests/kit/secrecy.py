"""What the events of a move reveal although the views of the match hide it."""

from __future__ import annotations

from random import Random
from typing import Any

from games.core import AnyGame, Event, Luck
from tests.kit.matches import cards_in, find_hidden


class _Shuffling(Luck):
    """A source of chance that remembers which cards it shuffled."""

    def __init__(self, random: Random) -> None:
        super().__init__(random)
        self.shuffled: set[int] = set()

    def shuffle(self, cards: list[int]) -> None:
        self.shuffled.update(cards)
        super().shuffle(cards)


def find_leaks(game: AnyGame, before: Any, mover: int, move: Any, random: Random) -> set[int]:
    """Find the cards that the events of *move* name to somebody whose views before and after it hide them.

    The mover knows the cards it chose. Others may be told of one only if it was shuffled into the draw pile
    after everybody saw it. Events that end a hand may name cards that are dealt again.
    """
    if not game.cards(before):
        return set()
    chance, after = _Shuffling(random), game.copy(before)
    events = game.apply(after, mover, move, chance)
    if any(event.id.endswith("-dealt-you") for event in events):
        return set()
    chosen = {value for name in move.__struct_fields__ for value in _numbers(getattr(move, name))}
    leaks: set[int] = set()
    for seat in (None, *range(game.view(before, None).seats)):
        # A seat knows what it gave away, though not its new place in a hand.
        if (
            named := _find_named_cards(game, before, events, seat)
            - (chosen & chance.shuffled, chosen)[seat == mover]
        ):
            leaks |= named & find_hidden(game, after, seat, random) & find_hidden(game, before, seat, random)
    return leaks


def _find_named_cards(game: AnyGame, state: Any, events: list[Event], seat: int | None) -> set[int]:
    """Find the cards that *events* name to *seat*. An edition may use higher numbers for its cards."""
    count = max(game.cards(state)) + 1
    values = [value for event in _find_visible(events, seat) for value in event.args.values()]
    return {card % count for value in values for card in cards_in(value)}


def _numbers(value: int | tuple[int, ...]) -> tuple[int, ...]:
    return value if isinstance(value, tuple) else (value,)


def find_told_apart(
    game: AnyGame, before: Any, mover: int, moves: tuple[Any, Any], seed: float
) -> set[int | None]:
    """Find seats other than *mover* with equal views after both *moves*, but different events.

    Events may still list what was chosen in the order of choosing.
    """
    if _without_order(moves[0]) == _without_order(moves[1]):
        return set()
    after, other = game.copy(before), game.copy(before)
    events = game.apply(after, mover, moves[0], Luck(Random(seed)))
    others = game.apply(other, mover, moves[1], Luck(Random(seed)))
    return {
        seat
        for seat in (None, *range(game.view(before, None).seats))
        if seat != mover
        and game.view(after, seat) == game.view(other, seat)
        and _find_visible(events, seat) != _find_visible(others, seat)
    }


def _find_visible(events: list[Event], seat: int | None) -> list[Event]:
    return [event for event in events if event.is_visible_to(seat)]


def _without_order(move: Any) -> tuple[Any, ...]:
    values = [getattr(move, name) for name in move.__struct_fields__]
    return type(move), *(sorted(_numbers(value)) for value in values)
