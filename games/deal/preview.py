"""Previews what the cards of a hand would bring.

Moves are tried on a match that the seat can't tell from the real one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random

import msgspec

from games.core import Luck, Offer, copy
from games.deal import moves as m
from games.deal.answers.payment import total, wealth
from games.deal.cards import DOUBLE, KIND, MONEY, NO, SIZE
from games.deal.opponent.worlds import worlds
from games.deal.rules import apply
from games.deal.sets import find, find_facts, full_colors
from games.deal.state import COLOR, FIRST, State
from games.deal.turns.offers import offers
from games.deal.turns.turn import SETS
from games.deal.view import View


class Gain(msgspec.Struct, frozen=True):
    """The gain that a card would bring if nobody says no.

    *what* is ``win`` (the round ends at once), ``lay``, ``bank``, ``money`` (others pay), ``take``, ``swap``,
    ``breaker``, ``build``, ``go``, ``no`` (an answer to others), ``double`` (goes with a rent) or ``idle``
    (can only be banked). *color* is that of the set it changes, which then has *count* of *size* cards and
    charges *amount* instead of *before*. For ``take`` and ``swap``, *count* is the number of cards to choose
    from; a ``take`` or ``breaker`` with the *size* 1 would win unless it is refused. For ``bank`` and
    ``money``, *amount* is in millions.
    """

    what: str
    color: int | None = None
    count: int = 0
    size: int = 0
    amount: int = 0
    before: int = 0


def find_gains(view: View) -> dict[int, Gain]:
    """Find what each card of the hand would bring, if its seat may play now."""
    if view.phase != "play" or not view.plays or view.seat not in view.awaited:
        return {}
    assert view.seat == view.turn
    world = next(worlds(view, Random(0)))
    found: dict[int, list[Offer]] = {card: [] for card in view.hand}
    for offer in offers(world, view.seat):
        if offer.given.get("card") in found and offer.move not in ("arrange", "exchange", "shift"):
            found[offer.given["card"]].append(offer)
    return {card: _gain(world, view, card, each) for card, each in found.items()}


def _gain(world: State, view: View, card: int, offers: list[Offer]) -> Gain:
    played = [offer for offer in offers if offer.move != "bank"]
    if KIND[card] == MONEY:
        return _bank(world, view, card)
    if KIND[card] in (NO, DOUBLE):
        return Gain("no" if KIND[card] == NO else "double")
    if not played:
        return Gain("idle")
    if played[0].move == "lay":
        return _lay(world, view, card, [color for offer in played for color in _options(offer, "color")])
    return _TRIED[played[0].move](world, view, played[0])


def _try(world: State, seat: int, move: m.AnyMove) -> State:
    """The match after *move* if everybody accepts it."""
    state = copy(world)
    chance = Luck(Random(0))
    rounds = state.round
    apply(state, seat, move, chance)
    while state.action is not None and state.round == rounds and not state.over:
        target = state.action.settled.index("")
        apply(state, target, m.Accept(target), chance)
    return state


def _wins(world: State, state: State, seat: int) -> bool:
    return len(state.completed) > len(world.completed) and state.completed[-1] == seat


def _bank(world: State, view: View, card: int) -> Gain:
    assert view.seat is not None
    state = _try(world, view.seat, m.Bank(card))
    ended = len(state.completed) > len(world.completed)  # by the next seat: the table is empty now
    bank = [*world.banks[view.seat], card] if ended else state.banks[view.seat]
    return Gain("bank", amount=total(bank))


def _lay(world: State, view: View, card: int, colors: list[int]) -> Gain:
    """The gain in the one of *colors* that would win, or else that would complete most of a set."""
    seat = view.turn
    best: tuple[float, Gain] | None = None
    for color in colors:
        state = _try(world, seat, m.Lay(card, color))
        if _wins(world, state, seat):
            return Gain("win", color)
        group = find(state.groups[seat], card)
        if group is None:
            continue
        facts, count = find_facts(group), len(group) - FIRST
        gain = Gain("lay", color, count, SIZE[color], facts.rent)
        worth = (count / SIZE[color]) + facts.rent / 100
        if best is None or worth > best[0]:
            best = worth, gain
    return best[1] if best else Gain("idle")


def _build(world: State, view: View, offer: Offer) -> Gain:
    """The gain on the site whose rent would be the highest."""
    seat, found = view.turn, []
    for site in _options(offer, "on"):
        before = find(world.groups[seat], site)
        after = find(_try(world, seat, m.Build(offer.given["card"], site)).groups[seat], site)
        if before and after:
            found.append(
                Gain("build", before[COLOR], amount=find_facts(after).rent, before=find_facts(before).rent)
            )
    return max(found, key=lambda gain: gain.amount, default=Gain("idle"))


def _collect(world: State, view: View, moves: Iterable[m.AnyMove]) -> Gain:
    """The highest payment that one of *moves* would collect."""
    seat = view.turn
    most = max(_wealth_after(world, _try(world, seat, move), seat) for move in moves)
    return Gain("money", amount=most - wealth(world, seat))


def _wealth_after(world: State, state: State, seat: int) -> int:
    """The wealth of *seat* in *state*, or what was counted if the round of *world* has ended."""
    return state.values[-1][seat] if len(state.values) > len(world.values) else wealth(state, seat)


def _birthday(world: State, view: View, offer: Offer) -> Gain:
    return _collect(world, view, [m.Birthday(offer.given["card"])])


def _debt(world: State, view: View, offer: Offer) -> Gain:
    return _collect(
        world, view, [m.Debt(offer.given["card"], target) for target in _options(offer, "target")]
    )


def _rent(world: State, view: View, offer: Offer) -> Gain:
    card, color = offer.given["card"], _dearest(view, offer)
    return _collect(world, view, [m.Rent(card, color, 0)])


def _rent_one(world: State, view: View, offer: Offer) -> Gain:
    card, color = offer.given["card"], _dearest(view, offer)
    targets = _options(offer, "target")
    return _collect(world, view, [m.RentOne(card, color, 0, target) for target in targets])


def _dearest(view: View, offer: Offer) -> int:
    rents = {group.color: 0 for group in view.groups[view.turn]}
    for group in view.groups[view.turn]:
        rents[group.color] = max(rents[group.color], group.rent)
    return max(_options(offer, "color"), key=lambda color: rents.get(color, 0))


def _sly(world: State, view: View, offer: Offer) -> Gain:
    """The gain of a theft: one that would win, or else the number of cards to choose from."""
    seat, taken = view.turn, view.distinct(_options(offer, "taken"))
    if full_colors(world.groups[seat]) == SETS - 1:
        for card in taken:
            color = next(group.color for groups in view.groups for group in groups if card in group.cards)
            if _wins(world, _try(world, seat, m.Sly(offer.given["card"], card)), seat):
                return Gain("take", color, count=1, size=1)
    return Gain("take", count=len(taken))


def _forced(world: State, view: View, offer: Offer) -> Gain:
    return Gain("swap", count=len(view.distinct(_options(offer, "taken"))))


def _breaker(world: State, view: View, offer: Offer) -> Gain:
    """The gain of taking a set: one that would win, or else the most valuable."""
    seat, found = view.turn, []
    for taken in _options(offer, "taken"):
        group = next(group for groups in view.groups for group in groups if taken in group.cards)
        if _wins(world, _try(world, seat, m.Breaker(offer.given["card"], taken)), seat):
            return Gain("breaker", group.color, count=1, size=1, amount=group.rent)
        found.append(Gain("breaker", group.color, amount=group.rent))
    return max(found, key=lambda gain: gain.amount)


def _go(world: State, view: View, offer: Offer) -> Gain:
    return Gain("go", count=2)


def _options(offer: Offer, name: str) -> tuple[int, ...]:
    """The options of the field *name*: just one if it is decided."""
    if name in offer.given:
        return (offer.given[name],)
    return next(field.options for field in offer.fields if field.name == name)


_TRIED: dict[str, Callable[[State, View, Offer], Gain]] = {
    "build": _build,
    "birthday": _birthday,
    "debt": _debt,
    "rent": _rent,
    "rent_one": _rent_one,
    "sly": _sly,
    "forced": _forced,
    "breaker": _breaker,
    "go": _go,
}
