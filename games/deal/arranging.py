"""Rearranging one's own properties: free, on one's own turn (MD-15, MD-17).

Only useful places are offered: a two-colour wild may go to its other colour, an any-colour wild to where a
card of the colour waits for it; what is left over may change places with a different card of a full set; and
a full set of wilds may change its colour with its buildings. So that nobody arranges for ever, `LIMIT` such
moves may follow one another until the next play; a whole table of wilds needs less.
"""

from __future__ import annotations

from functools import cache

from games.core import Event, Field, IllegalMove, Offer
from games.deal.cards import BUILDABLE, COLOURS, JOKER, KIND, SIZE, WILD
from games.deal.happened import CARD, COLOURED, freed, tell
from games.deal.sets import FILLED, Group, Groups, add, is_blank, is_full, remove
from games.deal.state import COLOUR, FIRST, HOUSE, NONE, Arrange, Exchange, Shift, State
from games.deal.view import Last

LIMIT = 24
"""How many rearrangements may follow one another."""


def offers(state: State) -> list[Offer]:
    """What the seat on turn may rearrange."""
    found: list[Offer] = []
    groups = state.groups[state.turn]
    if state.arranged >= LIMIT:
        return found
    for group in groups:
        full = is_full(group)
        for card in group[FIRST:]:
            if KIND[card] == WILD and (colours := _colours(groups, group, card)):
                breaks = full and group[HOUSE] != NONE and not _spare(groups, group)
                found.append(_arrange(card, colours, breaks))
            if not full and (cards := _partners(groups, group[COLOUR], card)):
                found.append(Offer("exchange", {"other": card}, (Field("card", cards),)))
        if full and group[HOUSE] != NONE:
            found += [Offer("shift", {"card": group[FIRST], "colour": colour}) for colour in _shifts(group)]
    return found


@cache
def _arrange(card: int, colours: tuple[int, ...], grave: bool) -> Offer:
    if len(colours) == 1:
        return Offer("arrange", {"card": card, "colour": colours[0]}, (), grave)
    return Offer("arrange", {"card": card}, (Field("colour", colours),), grave)


def _colours(groups: Groups, group: Group, card: int) -> tuple[int, ...]:
    """Where the wild *card*, which lies in *group*, may go."""
    here = group[COLOUR]
    if not JOKER[card]:
        return tuple([colour for colour in COLOURS[card] if colour != here])
    waiting = [
        other[COLOUR]
        for other in groups
        if other[COLOUR] != here and len(other) < FILLED[other[COLOUR]] and not is_blank(other)
    ]
    return tuple(sorted(set(waiting)))


def _spare(groups: Groups, group: Group) -> bool:
    """Whether a card that is left over would fill the gap if one left the full *group*."""
    return any(other[COLOUR] == group[COLOUR] and not is_full(other) for other in groups)


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


def _shifts(group: Group) -> list[int]:
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
    if KIND[move.card] != WILD or move.colour not in _colours(groups, group, move.card):
        raise IllegalMove("deal-no-place")
    state.arranged += 1
    left = remove(groups, move.card)
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
    for group in state.groups[seat]:
        if card in group[FIRST:]:
            return group
    raise IllegalMove("deal-not-yours")
