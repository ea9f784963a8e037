"""The plays of a turn: banking, laying, and every action card (MD-12, MD-30 to MD-39)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from games.core import Chance, Event, IllegalMove, Value
from games.deal import sets
from games.deal.answers import payment, window
from games.deal.cards import (
    ANY,
    BIRTHDAY,
    BREAKER,
    BUILDABLE,
    COLOURS,
    DEBT,
    DOUBLES,
    FORCED,
    GO,
    HOTEL,
    HOUSE,
    JOKER,
    KIND,
    LAID,
    RENT,
    SLY,
)
from games.deal.moves import Bank, Birthday, Breaker, Build, Debt, Forced, Go, Lay, Rent, RentOne, Sly
from games.deal.sets import FILLED, add, each, facts, find, is_full
from games.deal.state import COLOUR, FIRST, NONE, Action, Group, State
from games.deal.state import HOTEL as ON_TOP
from games.deal.state import HOUSE as BELOW
from games.deal.texts import CARD, COLOURED, named, tell, tell_card
from games.deal.turns import turn
from games.deal.view import Last
from games.kit.seats import WHO, others

GIFT, DEBTS = 2, 5
"""The millions of a birthday and of a Debt Collector (MD-31)."""


# What the position allows


def targets(state: State, seat: int) -> tuple[int, ...]:
    """The others who could pay *seat* anything."""
    return tuple(
        [
            other
            for other, out in enumerate(state.out)
            if other != seat and not out and (state.banks[other] or payment.has_worth(state, other))
        ]
    )


def rents(state: State, seat: int) -> list[int]:
    """For every colour the rent of the best group of *seat*; 0 if there is none to charge (MD-25, MD-32)."""
    best = [0] * len(ANY)
    for found in each(state.groups[seat]):
        if found.rent > best[found.colour]:
            best[found.colour] = found.rent
    return best


def charging(state: State, seat: int) -> set[int]:
    """The colours of which *seat* has a rent to charge (MD-25)."""
    groups = state.groups[seat]
    return {group[COLOUR] for group in groups if not JOKER[group[FIRST]] or facts(tuple(group)).rent}


def loose(state: State, seat: int) -> tuple[int, ...]:
    """The properties of others than *seat* that are in no full set (MD-34)."""
    cards: list[int] = []
    for other, groups in enumerate(state.groups):
        if other != seat:
            cards += _loose(tuple(groups))
    return tuple(cards)


@lru_cache(512)
def _loose(groups: tuple[Group, ...]) -> list[int]:
    return [card for found in each(groups) for card in found.loose]


def own(state: State, seat: int) -> tuple[int, ...]:
    """What *seat* may give in a Forced Deal."""
    return tuple(
        [
            card
            for group in state.groups[seat]
            if state.own_set or not is_full(group)
            for card in group[FIRST:]
        ]
    )


def breakable(state: State, seat: int) -> tuple[int, ...]:
    """The first cards of the full sets of others than *seat*."""
    return tuple(
        [
            group[FIRST]
            for other, groups in enumerate(state.groups)
            if other != seat
            for group in groups
            if len(group) == FILLED[group[COLOUR]] and is_full(group)
        ]
    )


def sites(state: State, seat: int, kind: str) -> tuple[int, ...]:
    """The first cards of the sets of *seat* that a building of that *kind* may stand on (MD-36)."""
    groups = state.groups[seat]
    return tuple(
        [
            group[FIRST]
            for group in groups
            if len(group) == FILLED[group[COLOUR]] and is_full(group) and _takes(group, kind)
        ]
    )


def _takes(group: Group, kind: str) -> bool:
    if kind == HOUSE:
        return BUILDABLE[group[COLOUR]] and group[BELOW] == NONE
    return group[BELOW] != NONE and group[ON_TOP] == NONE


def doubles(state: State, seat: int) -> list[int]:
    """The cards Double the Rent that *seat* could add to a rent now (MD-33)."""
    hand = state.hands[seat]
    return [card for card in DOUBLES if card in hand][: state.plays - 1]


# What plays do


def _need(state: State, seat: int, card: int, *kinds: str) -> None:
    """Make sure that *seat* may play *card* as what it is.

    Raises:
        IllegalMove: no play is left, or it has no such card.
    """
    if not state.plays:
        raise IllegalMove("deal-no-plays")
    if card not in state.hands[seat] or (kinds and KIND[card] not in kinds):
        raise IllegalMove("deal-not-in-hand")


def _spend(state: State, seat: int, card: int) -> None:
    """Take *card* out of the hand for one play."""
    state.hands[seat].remove(card)
    state.plays -= 1
    state.arranged = 0


def _discard(state: State, seat: int, *cards: int) -> None:
    for card in cards:
        _spend(state, seat, card)
    state.discard += cards


def bank(state: State, seat: int, move: Bank, chance: Chance) -> list[Event]:
    """Bank a card: it is money for good (MD-13)."""
    card = move.card
    _need(state, seat, card)
    if LAID[card]:
        raise IllegalMove("deal-properties-are-laid")
    _spend(state, seat, card)
    state.banks[seat].append(card)
    state.still = -1
    state.last = Last(seat, "bank", (card,))
    events = [tell_card("deal-bank", seat, card)]
    turn.play_on(state, chance, events)
    return events


def lay(state: State, seat: int, move: Lay, chance: Chance) -> list[Event]:
    """Lay a property in front of oneself."""
    card, colour = move.card, move.colour
    _need(state, seat, card)
    if not LAID[card] or colour not in COLOURS[card]:
        raise IllegalMove("deal-not-its-colour")
    _spend(state, seat, card)
    add(state.groups[seat], card, colour)
    state.still = -1
    state.last = Last(seat, "lay", (card,), None, colour)
    events = [tell_card("deal-lay", seat, card, colour)]
    turn.go_on(state, chance, events)
    return events


def go(state: State, seat: int, move: Go, chance: Chance) -> list[Event]:
    """Draw two; with both piles out there is nothing to play it for (MD-30)."""
    _need(state, seat, move.card, GO)
    if not state.draw and not state.discard:
        raise IllegalMove("deal-nothing-to-draw")
    _discard(state, seat, move.card)
    state.last = Last(seat, "go", (move.card,))
    events = [tell_card("deal-go", seat, move.card)]
    drawn = turn.draw(state, seat, 2, chance, events)
    # A card that was played this turn and is drawn again has its old number.
    state.numbered[seat] += sorted(set(drawn).difference(state.numbered[seat]))
    turn.play_on(state, chance, events)
    return events


def build(state: State, seat: int, move: Build, chance: Chance) -> list[Event]:
    """Put a house or hotel on a full set (MD-36)."""
    card = move.card
    _need(state, seat, card, HOUSE, HOTEL)
    if move.on not in sites(state, seat, KIND[card]):
        raise IllegalMove("deal-no-site")
    group = find(state.groups[seat], move.on)
    assert group is not None
    _spend(state, seat, card)
    sets.build(state.groups[seat], group, card)
    state.still = -1
    state.last = Last(seat, "build", (card,), None, group[COLOUR])
    events = [tell_card("deal-build", seat, card, group[COLOUR])]
    turn.play_on(state, chance, events)
    return events


def birthday(state: State, seat: int, move: Birthday, chance: Chance) -> list[Event]:
    """Ask everybody for 2M (MD-31)."""
    _need(state, seat, move.card, BIRTHDAY)
    if not targets(state, seat):
        raise IllegalMove("deal-nobody-can-pay")
    asked = _others(state, seat)
    events = [tell("deal-birthday", seat, asked, card=CARD[move.card], amount=GIFT)]
    _act(state, seat, _action(state, "birthday", (move.card,), GIFT), asked, chance, events)
    return events


def debt(state: State, seat: int, move: Debt, chance: Chance) -> list[Event]:
    """Ask one player for 5M (MD-31)."""
    _need(state, seat, move.card, DEBT)
    if move.target not in targets(state, seat):
        raise IllegalMove("deal-cannot-pay")
    asked = (move.target,)
    events = [tell("deal-debt", seat, asked, other=WHO[move.target], card=CARD[move.card], amount=DEBTS)]
    _act(state, seat, _action(state, "debt", (move.card,), DEBTS), asked, chance, events)
    return events


def charge(state: State, seat: int, move: Rent, chance: Chance) -> list[Event]:
    """Charge everybody the rent of a colour (MD-32)."""
    _need(state, seat, move.card, RENT)
    if COLOURS[move.card] == ANY:
        raise IllegalMove("deal-choose-who-pays")
    if not targets(state, seat):
        raise IllegalMove("deal-nobody-can-pay")
    return _charge(state, seat, move, _others(state, seat), chance)


def charge_one(state: State, seat: int, move: RentOne, chance: Chance) -> list[Event]:
    """Charge one player the rent of any colour (MD-32)."""
    _need(state, seat, move.card, RENT)
    if COLOURS[move.card] != ANY:
        raise IllegalMove("deal-everybody-pays")
    if move.target not in targets(state, seat):
        raise IllegalMove("deal-cannot-pay")
    return _charge(state, seat, move, (move.target,), chance)


def _charge(
    state: State, seat: int, move: Rent | RentOne, asked: tuple[int, ...], chance: Chance
) -> list[Event]:
    """Announce a rent and its doubles, which are one action (MD-33)."""
    card, colour = move.card, move.colour
    if colour not in COLOURS[card] or not rents(state, seat)[colour]:
        raise IllegalMove("deal-no-rent")
    added = doubles(state, seat)
    if not 0 <= move.doubles <= len(added):
        raise IllegalMove("deal-no-doubles")
    cards = (card, *added[: move.doubles])
    owed = rents(state, seat)[colour] << move.doubles
    args: dict[str, Value] = {"cards": named(cards), "colour": COLOURED[colour], "amount": owed}
    if len(asked) == 1 and isinstance(move, RentOne):
        events = [tell("deal-rent-one", seat, asked, other=WHO[asked[0]], **args)]
    else:
        events = [tell("deal-rent", seat, asked, **args)]
    _act(state, seat, _action(state, "rent", cards, owed, colour), asked, chance, events)
    return events


def sly(state: State, seat: int, move: Sly, chance: Chance) -> list[Event]:
    """Take one property (MD-34)."""
    _need(state, seat, move.card, SLY)
    owner = _owner(state, seat, move.taken)
    events = [
        tell("deal-sly", seat, (owner,), other=WHO[owner], card=CARD[move.card], taken=CARD[move.taken])
    ]
    action = _action(state, "sly", (move.card,), taken=move.taken)
    _act(state, seat, action, (owner,), chance, events)
    return events


def forced(state: State, seat: int, move: Forced, chance: Chance) -> list[Event]:
    """Swap one property for another (MD-34)."""
    _need(state, seat, move.card, FORCED)
    owner = _owner(state, seat, move.taken)
    if move.own not in own(state, seat):
        raise IllegalMove("deal-not-to-give")
    args: dict[str, Value] = {
        "other": WHO[owner],
        "card": CARD[move.card],
        "taken": CARD[move.taken],
        "own": CARD[move.own],
    }
    events = [tell("deal-forced", seat, (owner,), **args)]
    action = _action(state, "forced", (move.card,), taken=move.taken, own=move.own)
    _act(state, seat, action, (owner,), chance, events)
    return events


def _owner(state: State, seat: int, taken: int) -> int:
    """Whose property *taken* is.

    Raises:
        IllegalMove: it can't be taken.
    """
    if taken not in loose(state, seat):
        raise IllegalMove("deal-not-to-take")
    return next(other for other, groups in enumerate(state.groups) if find(groups, taken) is not None)


def breaker(state: State, seat: int, move: Breaker, chance: Chance) -> list[Event]:
    """Take a full set, buildings and all (MD-35)."""
    _need(state, seat, move.card, BREAKER)
    if move.taken not in breakable(state, seat):
        raise IllegalMove("deal-no-set")
    owner, group = next(
        (other, group)
        for other, groups in enumerate(state.groups)
        if (group := find(groups, move.taken)) is not None
    )
    args: dict[str, Value] = {"other": WHO[owner], "card": CARD[move.card], "colour": COLOURED[group[COLOUR]]}
    events = [tell("deal-breaker", seat, (owner,), **args)]
    action = _action(state, "breaker", (move.card,), colour=group[COLOUR], taken=move.taken)
    _act(state, seat, action, (owner,), chance, events)
    return events


def _others(state: State, seat: int) -> tuple[int, ...]:
    """Everybody else, in the order of play."""
    return tuple([other for other in others(seat, len(state.out)) if not state.out[other]])


def _action(
    state: State,
    kind: str,
    cards: Iterable[int],
    owed: int = 0,
    colour: int = NONE,
    taken: int = NONE,
    own: int = NONE,
) -> Action:
    seats = len(state.out)
    nobody = [window.NOT_AIMED] * seats
    return Action(kind, list(cards), [0] * seats, nobody, owed, colour, taken, own)


def _act(
    state: State, seat: int, action: Action, asked: tuple[int, ...], chance: Chance, events: list[Event]
) -> None:
    """Put the cards of *action* on the discard pile and ask its targets."""
    _discard(state, seat, *action.cards)
    other = asked[0] if action.kind not in ("rent", "birthday") or len(asked) == 1 else None
    colour = action.colour if action.colour != NONE else None
    state.last = Last(seat, action.kind, tuple(action.cards), other, colour, action.owed)
    window.open_window(state, action, asked, chance, events)
