"""The legal moves of a turn; offers that don't depend on the position are built once."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from games.core import Field, Offer
from games.deal import cards
from games.deal.answers import window
from games.deal.moves import (
    Bank,
    Birthday,
    Breaker,
    Build,
    Debt,
    End,
    Forced,
    Go,
    Lay,
    Move,
    Rent,
    RentOne,
    Sly,
)
from games.deal.state import State
from games.deal.turns import arranging, plays, turn
from games.offer import Opening, list_offers, move_name, only_move

Options = tuple[tuple[int, ...], ...]
"""The options of every field of a move except the card."""

Play = tuple[type[Any], int, Callable[[State, int, int], Options | None]]
"""A kind of move, its card, and a function for its options, or for None if the move isn't legal."""


def offers(state: State, seat: int) -> list[Offer]:
    """The moves open to *seat*; none if the match isn't waiting for it."""
    if state.action is not None:
        return list_offers(window.openings(state, seat), state, seat)
    if seat != state.turn or state.over:
        return []
    if state.discarding:
        return [turn.cut_offer(state)]
    found: list[Opening] = []
    if state.plays:
        for card in state.hands[seat]:
            found += _OPENINGS[card]
    return [*list_offers(found, state, seat), *[offer for offer, _ in arranging.find_ways(state)], _END]


def random_move(state: State, seat: int, random: Random) -> Move:
    """A random open move of *seat*, for which the match waits.

    Each card of the hand has two chances, each wild on the table has one, and so does the end of the turn. A
    draw that gives no legal move is repeated.
    """
    if state.action is not None:
        return window.random_answer(state, seat, random)
    if state.discarding:
        return turn.random_cut(state, random)
    hand, chance = state.hands[seat], random.random
    held = 2 * len(hand) if state.plays else 0
    count = held + state.wilds[seat].bit_count() + 1
    while True:
        place = int(chance() * count) - held
        if not place:
            return _ENDED
        if place < 0:
            move: Any = _PLAYS[hand[place >> 1]][place & 1]
            if type(move) is tuple:
                move = _random_play(state, seat, random, move)
            if move is not None:
                return move  # type: ignore[no-any-return]
        elif turn.movable_wilds(state):
            return arranging.random_move(state, place - 1, random)


def _random_play(state: State, seat: int, random: Random, play: Play) -> Any:
    kind, card, choices = play
    options = choices(state, seat, card)
    if options is None:
        return None
    chance = random.random
    return kind(card, *[each[int(chance() * len(each))] for each in options])


def _offer(state: State, seat: int, play: Play) -> Offer | None:
    """The offer to play a card; a field with a single option is already decided."""
    kind, card, choices = play
    options = choices(state, seat, card)
    if options is None:
        return None
    given, left = {"card": card}, []
    for name, values in zip(kind.__struct_fields__[1:], options, strict=True):
        if len(values) == 1:
            given[name] = values[0]
        else:
            left.append(Field(name, values))
    return Offer(move_name(kind), given, tuple(left))


# Options by kind of card


def _birthday(state: State, seat: int, card: int) -> Options | None:
    return () if plays.targets(state, seat) else None


def _debt(state: State, seat: int, card: int) -> Options | None:
    targets = plays.targets(state, seat)
    return (targets,) if targets else None


def _rent(state: State, seat: int, card: int) -> Options | None:
    charging = plays.chargeable_colors(state, seat)
    colors = tuple([color for color in cards.COLORS[card] if color in charging])
    if not colors or not (targets := plays.targets(state, seat)):
        return None
    doubles = _DOUBLES[len(plays.usable_doubles(state, seat))]
    return (colors, doubles, targets) if cards.COLORS[card] == cards.ANY else (colors, doubles)


_DOUBLES: Final = tuple(tuple(range(most + 1)) for most in range(len(cards.DOUBLES) + 1))


def _go(state: State, seat: int, card: int) -> Options | None:
    return () if state.draw or state.discard else None


def _sly(state: State, seat: int, card: int) -> Options | None:
    loose = plays.loose_properties(state, seat)
    return (loose,) if loose else None


def _forced(state: State, seat: int, card: int) -> Options | None:
    own = plays.swappable_properties(state, seat)
    loose = plays.loose_properties(state, seat) if own else ()
    return (own, loose) if loose else None


def _breaker(state: State, seat: int, card: int) -> Options | None:
    sets = plays.breakable_sets(state, seat)
    return (sets,) if sets else None


def _build(state: State, seat: int, card: int) -> Options | None:
    sites = plays.building_sites(state, seat, cards.KIND[card])
    return (sites,) if sites else None


def _any_color(state: State, seat: int, card: int) -> Options:
    return (cards.ANY,)


_ACTIONS: Final[dict[str, tuple[type[Any], Any]]] = {
    cards.BIRTHDAY: (Birthday, _birthday),
    cards.DEBT: (Debt, _debt),
    cards.RENT: (Rent, _rent),
    cards.GO: (Go, _go),
    cards.SLY: (Sly, _sly),
    cards.FORCED: (Forced, _forced),
    cards.BREAKER: (Breaker, _breaker),
    cards.HOUSE: (Build, _build),
    cards.HOTEL: (Build, _build),
}


def _plays(card: int) -> tuple[Bank | Lay | Play | None, Bank | Lay | Play | None]:
    """The possible plays of *card* from the hand; at most two."""
    colors, kind = cards.COLORS[card], cards.KIND[card]
    if cards.LAID[card]:
        if colors == cards.ANY:
            return (Lay, card, _any_color), None
        first, *other = [Lay(card, color) for color in colors]
        return first, other[0] if other else None
    if kind not in _ACTIONS:
        return Bank(card), None
    action, choices = _ACTIONS[kind]
    return Bank(card), (RentOne if kind == cards.RENT and colors == cards.ANY else action, card, choices)


_PLAYS: Final = tuple(_plays(card) for card in range(len(cards.KIND)))
_OPENINGS: Final[tuple[list[Opening], ...]] = tuple(
    [
        (_random_play, play, _offer) if isinstance(play, tuple) else only_move(play)
        for play in both
        if play is not None
    ]
    for both in _PLAYS
)

_ENDED: Final = End()
_END: Final = Offer("end")
