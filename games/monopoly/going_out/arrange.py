"""Arranging the hand after the reward: the best arrangement, and the player's changes (MC-40, MC-41)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import combinations
from random import Random
from typing import Final

from msgspec.structs import replace

from games.core import Chance, Field, IllegalMove, LazyEvent, Offer
from games.monopoly.cards import BUILDABLE, CHANCES, COLOR, GO, HOTEL, KIND, MISTER, PROPERTY, TOKEN
from games.monopoly.ending import settle
from games.monopoly.going_out.groups import (
    Arrangement,
    Bound,
    Group,
    are_rivals,
    best_after,
    cards_of,
    count_alike,
)
from games.monopoly.moves import KINDS, Bind, Confirm
from games.monopoly.state import State
from games.offer import Opening, build_draw, only_move, sample_count

CHANGES: Final = 20
"""The most changes to tokens or houses; no arrangement needs that many."""

_CONFIRM: Final = only_move(Confirm())


def targets_of(arrangement: Arrangement) -> Bound:
    """The target of each Chance card in *arrangement*."""
    found = []
    for group in arrangement.groups:
        places = [(card, PROPERTY) for card in group.chances]
        places += [(card, level) for level, card in enumerate(group.houses, 1)]
        places += [(group.hotel, HOTEL), *((card, TOKEN) for card in group.tokens)]
        found += [(card, 10 * group.color + kind) for card, kind in places if card in CHANCES]
    return tuple(found)


def candidates(hand: Iterable[int]) -> list[int]:
    """All targets that a Chance card might have beside *hand*, legal or not."""
    colors = sorted({COLOR[card] for card in hand if COLOR[card] >= 0})
    return [
        10 * color + kind
        for color in colors
        for kind in range(PROPERTY, TOKEN + 1)
        if color in BUILDABLE or kind in (PROPERTY, TOKEN)
    ]


def free_after(bound: Bound, reward: Sequence[int]) -> tuple[int, ...]:
    """The Chance cards that are free to choose: those of the *reward*, and those it may replace (MC-41)."""
    return tuple(
        [card for card in reward if card in CHANCES]
        + [card for card, target in bound if count_alike(target, reward)]
    )


def openings(state: State, seat: int) -> list[Opening]:
    """The possible changes to the proposed arrangement; accepting it comes first (MC-40)."""
    found: list[Opening] = [_CONFIRM, *((_random_target, card, _bind_offer) for card in state.free)]
    if state.arrangement is None or state.changes >= CHANGES:
        return found
    groups = state.arrangement.groups
    found += [(_random_token, (group, groups), _token_offer) for group in groups]
    found += [(_random_swap, pair, _houses_offer) for pair in combinations(groups, 2)]
    return found


def _bind_offer(state: State, seat: int, card: int) -> Offer | None:
    hand = state.hands[seat]
    targets = tuple([place for place in candidates(hand) if _rebind(state, seat, card, place)])
    return Offer("bind", {"card": card}, (Field("target", targets),)) if targets else None


def _random_target(state: State, seat: int, random: Random, card: int) -> Bind | None:
    """A random target of `_bind_offer`, or None."""
    return random_bind(random, state.hands[seat], card, lambda target: _rebind(state, seat, card, target))


def random_bind(
    random: Random, hand: Iterable[int], card: int, will_do: Callable[[int], object]
) -> Bind | None:
    """Bind the Chance *card* to a random one of its `candidates` that *will_do* accepts, if there is one."""
    targets = candidates(hand)
    binds = (Bind(card, target) for target in sample_count(targets, len(targets), random) if will_do(target))
    return next(binds, None)


def _token_offer(state: State, seat: int, among: tuple[Group, tuple[Group, ...]]) -> Offer | None:
    group, groups = among
    others = tuple([other.color for other in groups if other is not group])
    if not others or not _loose_tokens(state, group):
        return None
    return Offer("token", {"source": group.color}, (Field("color", others),))


def _houses_offer(state: State, seat: int, pair: tuple[Group, Group]) -> Offer | None:
    one, other = pair
    if _swap_buildings(state, one, other) is None:
        return None
    return Offer("houses", {"first": one.color, "second": other.color})


_random_token, _random_swap = build_draw(_token_offer, KINDS), build_draw(_houses_offer, KINDS)


def _loose_tokens(state: State, group: Group) -> list[int]:
    """The tokens of *group* that may be moved: all except bound Chance cards."""
    bound = dict(state.bound)
    return [card for card in group.tokens if card not in bound]


def _swap_buildings(state: State, one: Group, other: Group) -> tuple[Group, Group] | None:
    """Both groups with their buildings above the highest bound Chance swapped; None if impossible."""
    bound = dict(state.bound)
    piles = [list(group.houses) + [group.hotel] * (group.hotel >= 0) for group in (one, other)]
    floor = max((level for pile in piles for level, card in enumerate(pile, 1) if card in bound), default=0)
    first, second = piles
    if min(len(first), len(second)) < floor or len(first) == len(second):
        return None
    if one.color not in BUILDABLE or other.color not in BUILDABLE:
        return None
    first, second = first[:floor] + second[floor:], second[:floor] + first[floor:]
    return _build_group(one, first), _build_group(other, second)


def _build_group(group: Group, pile: list[int]) -> Group:
    return replace(group, houses=tuple(pile[:4]), hotel=pile[4] if len(pile) > 4 else -1)


def _rebind(
    state: State, seat: int, card: int, target: int
) -> tuple[Bound, tuple[int, ...], Arrangement] | None:
    """The arrangement in which *card* stands for *target*; None if that isn't legal."""
    old = dict(state.bound)
    free = tuple(other for other in state.free if other != card)
    if card in old and target != old[card]:
        if target % 10 == PROPERTY:
            return None
        free = tuple(
            other
            for other in free
            if other not in old
            or not are_rivals(old[other], old[card])
            or count_alike(old[other], state.reward) > 1
        )
    bound = (*(pair for pair in state.bound if pair[0] != card), (card, target))
    best = best_after(state.hands[seat], bound, free, state.reward)
    return None if best is None else (bound, free, best)


def bind(state: State, seat: int, card: int, target: int) -> list[LazyEvent]:
    """Bind a free Chance card to *target* (MC-40, MC-41)."""
    known = card in state.free and target in candidates(state.hands[seat])
    found = _rebind(state, seat, card, target) if known else None
    if found is None:
        raise IllegalMove("monopoly-target")
    state.bound, state.free, state.arrangement = found
    return []


def move_token(state: State, source: int, color: int) -> list[LazyEvent]:
    """Move a token to another group (MC-33, MC-40)."""
    groups = _groups(state)
    if source == color or source not in groups or color not in groups:
        raise IllegalMove("monopoly-cannot-move")
    loose = _loose_tokens(state, groups[source])
    if not loose:
        raise IllegalMove("monopoly-cannot-move")
    card = loose[0]
    left = tuple(other for other in groups[source].tokens if other != card)
    groups[source] = replace(groups[source], tokens=left)
    groups[color] = replace(groups[color], tokens=(*groups[color].tokens, card))
    _change(state, groups)
    return []


def swap_houses(state: State, first: int, second: int) -> list[LazyEvent]:
    """Swap the buildings of two groups (MC-31, MC-40)."""
    groups = _groups(state)
    if first >= second or first not in groups or second not in groups:
        raise IllegalMove("monopoly-cannot-move")
    swapped = _swap_buildings(state, groups[first], groups[second])
    if swapped is None:
        raise IllegalMove("monopoly-cannot-move")
    groups[first], groups[second] = swapped
    _change(state, groups)
    return []


def _groups(state: State) -> dict[int, Group]:
    if state.arrangement is None or state.changes >= CHANGES:
        raise IllegalMove("monopoly-enough-changes")
    return {group.color: group for group in state.arrangement.groups}


def _change(state: State, groups: dict[int, Group]) -> None:
    state.arrangement = Arrangement(tuple(groups.values()), sum(group.value for group in groups.values()))
    state.changes += 1


def confirm(state: State, seat: int, chance: Chance) -> list[LazyEvent]:
    """Accept the arrangement: unused cards leave play, and the hand ends (MC-40, MC-42)."""
    events: list[LazyEvent] = []
    used = {
        card for group in (state.arrangement.groups if state.arrangement else ()) for card in cards_of(group)
    }
    hand = state.hands[seat]
    state.hands[seat] = [card for card in hand if card in used or KIND[card] in (GO, MISTER)]
    state.removed += [card for card in hand if card not in state.hands[seat]]
    settle(state, seat, chance, events)
    return events
