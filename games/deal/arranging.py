"""Rearranging one's own properties: free, on one's own turn (MD-15, MD-17).

Only useful places are offered: a two-colour wild may go to its other colour, an any-colour wild to where a
card of the colour waits for it; what is left over may change places with a different card of a full set; and
a full set of wilds may change its colour with its buildings. So that nobody arranges for ever, `LIMIT` such
moves may follow one another until the next play; a whole table of wilds needs less.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final, NamedTuple

from games.core import Event, Field, IllegalMove, Offer
from games.deal.cards import ANY, BUILDABLE, COLOURS, JOKER, KIND, SIZE, WILD
from games.deal.happened import CARD, COLOURED, freed, tell
from games.deal.sets import FILLED, Group, Groups, add, find, is_blank, is_full, remove
from games.deal.state import COLOUR, FIRST, HOUSE, NONE, Arrange, Exchange, Shift, State
from games.deal.view import Last

LIMIT = 24
"""How many rearrangements may follow one another."""


class _Facts(NamedTuple):
    """What a group allows by itself: the *moves* of its two-colour wilds, and of the whole.

    *colour* is its colour as a mask; *waiting* is that too if another card could make it grow; *jokers* are
    its any-colour wilds; *housed* tells that it is full and bears a building.
    """

    moves: tuple[Offer, ...]
    colour: int
    waiting: int
    jokers: tuple[int, ...]
    housed: bool


@lru_cache(1 << 14)
def _facts(group: tuple[int, ...], spare: bool = False) -> _Facts:
    """The facts of *group*; *spare* tells that a card left over would fill a gap in it."""
    colour = group[COLOUR]
    housed = is_full(group) and group[HOUSE] != NONE
    flips = _GRAVE_FLIPS if housed and not spare else _FLIPS
    moves = [flips[card][colour] for card in group[FIRST:] if flips[card]]
    if housed:
        moves += [Offer("shift", {"card": group[FIRST], "colour": other}) for other in _shifts(group)]
    waiting = 1 << colour if len(group) < FILLED[colour] and not is_blank(group) else 0
    jokers = tuple([card for card in group[FIRST:] if JOKER[card]])
    return _Facts(tuple(moves), 1 << colour, waiting, jokers, housed)


def offers(state: State) -> list[Offer]:
    """What the seat on turn may rearrange."""
    found: list[Offer] = []
    if state.arranged >= LIMIT:
        return found
    groups = state.groups[state.turn]
    seen = again = waiting = 0
    holding: list[_Facts] = []
    for group in groups:
        facts = _facts(tuple(group))
        moves, colour, waits, jokers, _ = facts
        again |= seen & colour
        seen |= colour
        waiting |= waits
        found += moves
        if jokers:
            holding.append(facts)
    if again:
        found = _among_several(groups)
    for facts in holding:
        if colours := _TUPLES[waiting & ~facts.colour]:
            breaks = facts.housed and not (again & facts.colour and _spare(groups, facts.colour))
            found += [_move(card, colours, breaks) for card in facts.jokers]
    return found


def is_possible(state: State) -> bool:
    """Whether the seat on turn may rearrange anything."""
    if state.arranged >= LIMIT:
        return False
    for group in state.groups[state.turn]:
        if _facts(tuple(group)).moves:
            return True
    return bool(offers(state))


def _among_several(groups: Groups) -> list[Offer]:
    """What may be moved, any-colour wilds aside, where there are several groups of a colour."""
    found: list[Offer] = []
    for group in groups:
        spare = _spare(groups, 1 << group[COLOUR])
        found += _facts(tuple(group), spare).moves
        if spare and not is_full(group):
            for card in group[FIRST:]:
                if cards := _partners(groups, group[COLOUR], card):
                    found.append(Offer("exchange", {"other": card}, (Field("card", cards),)))
    return found


def _spare(groups: Groups, colour: int) -> bool:
    """Whether of *colour*, a mask, there is a group that is not full."""
    return any(1 << group[COLOUR] == colour and not is_full(group) for group in groups)


@cache
def _move(card: int, colours: tuple[int, ...], grave: bool) -> Offer:
    if len(colours) == 1:
        return Offer("arrange", {"card": card, "colour": colours[0]}, (), grave)
    return Offer("arrange", {"card": card}, (Field("colour", colours),), grave)


def _flips(card: int, grave: bool) -> dict[int, Offer]:
    """For a two-colour wild, by the colour it has, the move to its other one."""
    if KIND[card] != WILD or JOKER[card]:
        return {}
    one, other = COLOURS[card]
    return {one: _move(card, (other,), grave), other: _move(card, (one,), grave)}


_FLIPS: Final = [_flips(card, False) for card in range(len(KIND))]
_GRAVE_FLIPS: Final = [_flips(card, True) for card in range(len(KIND))]
_TUPLES: Final = [tuple([colour for colour in ANY if mask >> colour & 1]) for mask in range(1 << len(ANY))]
"""For every mask of colours, those in it."""


def _colours(groups: Groups, card: int) -> tuple[int, ...]:
    """The colours that *card* may be moved to, or that it has."""
    if not JOKER[card]:
        return COLOURS[card]
    waiting = 0
    for group in groups:
        waiting |= _facts(tuple(group)).waiting
    return _TUPLES[waiting]


def _partners(groups: Groups, colour: int, other: int) -> tuple[int, ...]:
    """The cards of full sets of *colour* for which *other* could stand there, and which differ from it."""
    found: list[int] = []
    for group in groups:
        if group[COLOUR] == colour and is_full(group):
            cards = group[FIRST:]
            if JOKER[other] and sum([JOKER[card] for card in cards]) == len(cards) - 1:
                continue
            found += [card for card in cards if COLOURS[card] != COLOURS[other]]
    return tuple(found)


def _shifts(group: Sequence[int]) -> list[int]:
    """The other colours that the full *group*, on which a building stands, can have as a whole."""
    shared = set(COLOURS[group[FIRST]]).intersection(*[COLOURS[card] for card in group[FIRST:]])
    size = SIZE[group[COLOUR]]
    return sorted(
        colour for colour in shared if colour != group[COLOUR] and SIZE[colour] == size and BUILDABLE[colour]
    )


def arrange(state: State, seat: int, move: Arrange) -> list[Event]:
    """Move a wild to another colour; if that breaks a set, its buildings go to the bank (MD-36)."""
    groups = state.groups[seat]
    group = _group(state, seat, move.card)
    if move.colour == group[COLOUR] or move.colour not in _colours(groups, move.card):
        raise IllegalMove("deal-no-place")
    state.arranged += 1
    left = remove(groups, group, move.card)
    add(groups, move.card, move.colour)
    state.last = Last(seat, "arrange", (move.card,), None, move.colour)
    events = [tell("deal-arrange", seat, card=CARD[move.card], colour=COLOURED[move.colour])]
    if left:
        state.banks[seat] += left
        events.append(freed(seat, left))
    return events


def exchange(state: State, seat: int, move: Exchange) -> list[Event]:
    """Let an extra card and a card of a full set change places."""
    groups = state.groups[seat]
    extra = _group(state, seat, move.other)
    if is_full(extra) or move.card not in _partners(groups, extra[COLOUR], move.other):
        raise IllegalMove("deal-no-place")
    group = _group(state, seat, move.card)
    state.arranged += 1
    place, other = group.index(move.card, FIRST), extra.index(move.other, FIRST)
    group[place], extra[other] = move.other, move.card
    state.last = Last(seat, "arrange", (move.other, move.card), None, group[COLOUR])
    return [tell("deal-exchange", seat, card=CARD[move.card], other=CARD[move.other])]


def shift(state: State, seat: int, move: Shift) -> list[Event]:
    """Give a full set of wilds another colour, with its buildings."""
    group = _group(state, seat, move.card)
    first = group[FIRST] == move.card and is_full(group) and group[HOUSE] != NONE
    if not first or move.colour not in _shifts(group):
        raise IllegalMove("deal-no-place")
    state.arranged += 1
    group[COLOUR] = move.colour
    state.last = Last(seat, "arrange", tuple(group[FIRST:]), None, move.colour)
    return [tell("deal-shift", seat, colour=COLOURED[move.colour])]


def _group(state: State, seat: int, card: int) -> Group:
    if state.arranged >= LIMIT:
        raise IllegalMove("deal-arranged-enough")
    group = find(state.groups[seat], card)
    if group is None:
        raise IllegalMove("deal-not-yours")
    return group
