"""A bot opponent for Monopoly Deal that sees only what its seat may know.

It compares the value of each play on the table (`games.deal.opponent.judging`) with the value of the card in
the hand, and makes the best play. A play that a Just Say No may stop counts less, in proportion to that risk.
It spends its own Just Say No if accepting would cost more than the card is worth later.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from math import fsum, inf
from random import Random
from typing import NamedTuple

from games.core import Field, Offer
from games.deal import moves as m
from games.deal.answers.payment import least_payment
from games.deal.cards import (
    BIRTHDAY,
    BREAKER,
    COLORS,
    DEBT,
    DOUBLE,
    FORCED,
    GO,
    HAND,
    HOTEL,
    HOUSE,
    KIND,
    LAID,
    NO,
    RENT,
    SLY,
    VALUE,
)
from games.deal.opponent.finish import plan, thefts
from games.deal.opponent.judging import Position
from games.deal.sets import build, is_full, recolor
from games.deal.state import State
from games.deal.turns.plays import DEBTS, GIFT
from games.deal.view import Ask, View, Window
from games.kit.styles import NEUTRAL, Style

# Tuned by matches between slightly varied values; in the units of `games.deal.opponent.judging`.
KEPT = {NO: 7.2, BREAKER: 12.0, SLY: 4.0, FORCED: 4.6, DEBT: 2.3, BIRTHDAY: 1.4, DOUBLE: 2.1, GO: 2.3}
"""The value of keeping each action in the hand."""
KEPT_RENT = 0.42  # … and a rent card, per million it could charge
LATER = 0.65  # a play made in a later turn relative to one made now
DRAWN = 2.8  # a drawn card
EMPTY = 2.2  # an empty hand, which draws five cards
TRIED = 4  # the number of cards tried for either side of a swap
LEAST = 0.05  # the least gain worth a rearrangement

# What a full liking adds, in the same units; small enough to cost less than three points of a match.
BUILT = 0.5  # a house or hotel on a set …
HELD_BACK = 1.7  # … and one in the hand instead of in the bank
BANKED = 1.2  # a card in the bank
TAKEN = 1.2  # a property taken or a sum charged

FREE, DRAWING, LAYING, STEALING, CHARGING, BANKING = range(6)
"""The best order for plays that will all be made."""


class Play(NamedTuple):
    """A *move* that spends *cards*, its gain on the table, and its place in the order."""

    gain: float
    move: m.Move
    cards: tuple[int, ...]
    order: int


STYLES = frozenset(("builder", "miser", "thief"))
"""The styles it knows: who builds, who banks, and who steals and charges. Swaps are too few for a trader."""


def choose(view: View, offers: list[Offer], random: Random, style: Style = NEUTRAL) -> m.Move:
    """Choose the best move it can find among *offers*.

    *style* decides between nearly equal ones, and *random* between equal ones.
    """
    position = Position(view)
    if view.window is not None:
        answers = _answers(position, view.window, offers)
        return max(answers, key=lambda answer: (answer[0], random.random()))[1]
    hand = _Hand(position)
    if view.phase == "discard":
        return m.Discard(hand.least_useful(offers[0].fields[0].least))
    if finishing := _finish(position, offers):
        return finishing
    plays = _Plays(position).all(offers)
    if style is not NEUTRAL:
        plays = (play._replace(gain=play.gain + _liking(style, play.move)) for play in plays)
    best = _worthwhile(view, hand, plays, random)
    return best[0].move if best else m.End()


def _liking(style: Style, move: m.Move) -> float:
    """What *style* adds to the value of a play with *move*."""
    if isinstance(move, m.Bank):
        return style.saving * BANKED - style.building * HELD_BACK * (KIND[move.card] in (HOUSE, HOTEL))
    if isinstance(move, m.Build):
        return style.building * BUILT
    taking = isinstance(move, m.Sly | m.Breaker | m.Rent | m.RentOne | m.Debt | m.Birthday)
    return style.taking * TAKEN if taking else 0.0


def rollout(view: View, offers: list[Offer], random: Random) -> Sequence[m.Move]:
    """Choose the moves for the rest of the turn at once, up to the next draw."""
    if view.window is not None or view.phase == "discard":
        return (choose(view, offers, random),)
    position = Position(view)
    if finishing := _finish(position, offers):
        return (finishing,)
    plays = _worthwhile(view, _Hand(position), _Plays(position).all(offers), random)
    moves = []
    for play in plays:
        moves.append(play.move)
        if play.order not in (LAYING, BANKING):
            return moves
    return *moves, m.End()


def is_waste(offer: Offer) -> bool:
    """Whether *offer* banks a Pass Go: it brings two cards for the same play."""
    return offer.move == "bank" and KIND[offer.given["card"]] == GO


def _finish(position: Position, offers: list[Offer]) -> m.Move | None:
    """The next step to three full sets in this turn, if they are within reach and wanted."""
    if not position.wins():
        return None
    view = position.view
    steps = plan(position.state.groups[position.seat], view.hand, view.plays)
    if steps is None:
        return _last_theft(position, offers)
    for card, color in steps:
        for offer in offers:
            if offer.given.get("card") == card and color in _options(offer, "color"):
                if offer.move == "lay":
                    return m.Lay(card, color)
                if offer.move == "arrange":
                    return m.Arrange(card, color)
    return None


def _last_theft(position: Position, offers: list[Offer]) -> m.Move | None:
    """A theft that puts three full sets within reach, from the seat least likely to refuse it."""
    view = position.view
    mine = position.state.groups[position.seat]
    found = list[tuple[float, m.Move]]()
    for offer in offers:
        if offer.move in ("sly", "forced"):
            card, takes = offer.given["card"], view.distinct(_options(offer, "taken"))
            gives = view.distinct(_options(offer, "own")) or (None,)
            for taken, own in thefts(mine, view.hand, view.plays, takes, gives):
                armed = position.refusal_chances[position.owner(taken)]
                found.append((armed, m.Sly(card, taken) if own is None else m.Forced(card, own, taken)))
    return min(found, key=lambda each: each[0])[1] if found else None


def _worthwhile(view: View, hand: _Hand, plays: Iterable[Play], random: Random) -> list[Play]:
    """The most valuable *plays* that the turn allows, in the best order."""
    worthwhile = []
    for play in plays:
        gain = play.gain - hand.loss(play.cards)
        if gain > (0 if play.cards else LEAST):
            worthwhile.append((gain / max(len(play.cards), 1), random.random(), play))
    worthwhile.sort(reverse=True)
    left, spent, chosen = view.plays, set[int](), []
    for _, _, play in worthwhile:
        if len(play.cards) <= left and spent.isdisjoint(play.cards):
            left -= len(play.cards)
            spent.update(play.cards)
            chosen.append(play)
    return sorted(chosen, key=lambda play: play.order)


class _Hand:
    """The value of cards while they stay in the hand."""

    def __init__(self, position: Position) -> None:
        self.position = position
        view = position.view
        limit = view.options["round_limit"]
        last = limit != "none" and view.lap >= int(limit)
        self.kept = {card: 0.0 if last else self._kept(card) for card in view.hand}
        self.whole = self._worth(view.hand)
        self.lost: dict[tuple[int, ...], float] = {(): 0.0}

    def _kept(self, card: int) -> float:
        kind, position = KIND[card], self.position
        if LAID[card]:
            return position.value_in_hand(card)
        kept = max(LATER * position.gain_of_banking(card), KEPT.get(kind, 0.0))
        if kind != RENT:
            return kept
        mine = position.view.groups[position.seat]
        return max(
            kept, KEPT_RENT * max([group.rent for group in mine if group.color in COLORS[card]] or [0])
        )

    def _worth(self, cards: Iterable[int]) -> float:
        """The total value of *cards*, limited by the size of a hand at the end of the turn."""
        kept = sorted([self.kept[card] for card in cards], reverse=True)[:HAND]
        return fsum(kept) if kept else EMPTY

    def loss(self, cards: tuple[int, ...]) -> float:
        """The value that the hand loses with *cards*."""
        if cards not in self.lost:
            self.lost[cards] = self.whole - self._worth([card for card in self.kept if card not in cards])
        return self.lost[cards]

    def least_useful(self, count: int) -> tuple[int, ...]:
        """The *count* least useful cards."""
        return tuple(sorted(self.kept, key=self._use)[:count])

    def _use(self, card: int) -> float:
        laid = [self.position.gain_of_laying(card, color) for color in COLORS[card]] if LAID[card] else [0.0]
        return max(self.kept[card], LATER * max(laid))


class _Plays:
    """The plays of a turn and what they gain on the table: one method per move."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.view = position.view
        self.seat = position.seat
        self.rivals = [seat for seat, out in enumerate(self.view.out) if seat != self.seat and not out]
        self.doubles = tuple([card for card in self.view.hand if KIND[card] == DOUBLE])

    def all(self, offers: list[Offer]) -> Iterator[Play]:
        """All plays of *offers*, without the plainly inferior ones."""
        for offer in offers:
            if offer.move != "end":
                yield from getattr(self, offer.move)(offer)

    def bank(self, offer: Offer) -> Iterator[Play]:
        """Bank money, or an action for money."""
        card = offer.given["card"]
        yield Play(self.position.gain_of_banking(card), m.Bank(card), (card,), BANKING)

    def lay(self, offer: Offer) -> Iterator[Play]:
        """Lay a property as any of its colors."""
        card = offer.given["card"]
        for color in _options(offer, "color"):
            yield Play(self.position.gain_of_laying(card, color), m.Lay(card, color), (card,), LAYING)

    def go(self, offer: Offer) -> Iterator[Play]:
        """Draw two more cards."""
        card = offer.given["card"]
        yield Play(2 * DRAWN, m.Go(card), (card,), DRAWING)

    def build(self, offer: Offer) -> Iterator[Play]:
        """Put a house or hotel on any set."""
        card = offer.given["card"]
        for on in _options(offer, "on"):

            def change(state: State, on: int = on) -> None:
                build(state.groups[self.seat], self.position.group_of(self.seat, on), card)

            yield Play(self.position.gain((self.seat,), change), m.Build(card, on), (card,), LAYING)

    def birthday(self, offer: Offer) -> Iterator[Play]:
        """Collect 2M from everybody."""
        card = offer.given["card"]
        gain = fsum(self._charge_gain(target, GIFT) for target in self.rivals)
        yield Play(gain, m.Birthday(card), (card,), CHARGING)

    def debt(self, offer: Offer) -> Iterator[Play]:
        """Collect 5M from one seat."""
        card = offer.given["card"]
        for target in _options(offer, "target"):
            yield Play(self._charge_gain(target, DEBTS), m.Debt(card, target), (card,), CHARGING)

    def rent(self, offer: Offer) -> Iterator[Play]:
        """Charge everybody the highest rent, with any number of doubles."""
        card = offer.given["card"]
        rent, color = self._highest(offer)
        for doubles in _options(offer, "doubles"):
            gain = fsum(self._charge_gain(target, rent << doubles) for target in self.rivals)
            yield Play(gain, m.Rent(card, color, doubles), (card, *self.doubles[:doubles]), CHARGING)

    def rent_one(self, offer: Offer) -> Iterator[Play]:
        """Charge one seat the highest rent, with any number of doubles."""
        card = offer.given["card"]
        rent, color = self._highest(offer)
        for doubles, target in product(_options(offer, "doubles"), _options(offer, "target")):
            gain = self._charge_gain(target, rent << doubles)
            move = m.RentOne(card, color, doubles, target)
            yield Play(gain, move, (card, *self.doubles[:doubles]), CHARGING)

    def _highest(self, offer: Offer) -> tuple[int, int]:
        """The highest rent that can be charged, and its color."""
        colors = _options(offer, "color")
        return max(
            (group.rent, group.color) for group in self.view.groups[self.seat] if group.color in colors
        )

    def _charge_gain(self, target: int, owed: int) -> float:
        """The gain from charging *target* what is *owed*, if it pays the least that fits."""
        state = self.position.state
        cards = least_payment(state.banks[target], state.groups[target], owed)
        return self._discount_refusal(target, self.position.gain_of_payment(target, self.seat, cards))

    def _discount_refusal(self, target: int, gain: float) -> float:
        return gain * (1 - self.position.refusal_chances[target])

    def sly(self, offer: Offer) -> Iterator[Play]:
        """Take any property that can be taken."""
        card = offer.given["card"]
        for taken in self.view.distinct(_options(offer, "taken")):
            yield Play(self._take_gain(taken, None), m.Sly(card, taken), (card,), STEALING)

    def forced(self, offer: Offer) -> Iterator[Play]:
        """Swap any of the least needed properties for any of the most wanted ones."""
        card = offer.given["card"]
        rival = self.rivals[0]
        owns = {
            own: self.position.gain_of_taking(rival, self.seat, own, None)
            for own in self.view.distinct(_options(offer, "own"))
        }
        takes = {
            taken: self._take_gain(taken, None) for taken in self.view.distinct(_options(offer, "taken"))
        }
        for own, taken in product(_top(owns), _top(takes)):
            yield Play(self._take_gain(taken, own), m.Forced(card, own, taken), (card,), STEALING)

    def _take_gain(self, taken: int, given: int | None) -> float:
        """The gain from taking a property, in exchange for *given* if any."""
        owner = self.position.owner(taken)
        return self._discount_refusal(owner, self.position.gain_of_taking(self.seat, owner, taken, given))

    def breaker(self, offer: Offer) -> Iterator[Play]:
        """Take any full set."""
        card = offer.given["card"]
        for first in _options(offer, "taken"):
            owner = self.position.owner(first)
            gain = self._discount_refusal(owner, self.position.gain_of_breaking(self.seat, owner, first))
            yield Play(gain, m.Breaker(card, first), (card,), STEALING)

    def arrange(self, offer: Offer) -> Iterator[Play]:
        """Move a wild to another color."""
        card = offer.given["card"]
        for color in _options(offer, "color"):
            yield Play(self.position.gain_of_moving(card, color), m.Arrange(card, color), (), FREE)

    def exchange(self, offer: Offer) -> Iterator[Play]:
        """Free a wild from a full set for another color; swaps between two sets gain nothing."""
        other = offer.given["other"]
        if is_full(self.position.group_of(self.seat, other)):
            return
        for card in self.view.distinct(_options(offer, "card")):
            gain = max(self.position.gain_of_freeing(card, other, color) for color in COLORS[card])
            yield Play(gain, m.Exchange(card, other), (), FREE)

    def shift(self, offer: Offer) -> Iterator[Play]:
        """Move a full set of wilds to another color."""
        card, color = offer.given["card"], offer.given["color"]

        def change(state: State) -> None:
            recolor(state.groups[self.seat], self.position.group_of(self.seat, card), color)

        yield Play(self.position.gain((self.seat,), change), m.Shift(card, color), (), FREE)


def _options(offer: Offer, name: str) -> tuple[int, ...]:
    """The options of the field *name*: just one if it is decided."""
    if name in offer.given:
        return (offer.given[name],)
    return next((field.options for field in offer.fields if field.name == name), ())


def _top(gains: dict[int, float]) -> list[int]:
    return sorted(gains, key=gains.__getitem__, reverse=True)[:TRIED]


# Answers


def _answers(position: Position, window: Window, offers: list[Offer]) -> Iterator[tuple[float, m.Move]]:
    """Yield every answer with its gain."""
    seat = position.seat
    held = sum(KIND[card] == NO for card in position.view.hand)
    for offer in offers:
        if offer.move == "pay":
            cards = _payment(position, offer.fields[0], window.actor)
            yield position.gain_of_payment(seat, window.actor, cards), m.Pay(cards)
            continue
        target = offer.given["target"]
        stands = (offer.move == "refuse") == (seat == window.actor)
        ask = next(ask for ask in window.asks if ask.seat == target)
        gain = _action_gain(position, window, ask) if stands else 0.0
        if offer.move == "refuse":
            yield gain - KEPT[NO] / held, m.Refuse(target)
        else:
            yield gain, m.Accept(target)


def _action_gain(position: Position, window: Window, ask: Ask) -> float:
    """The gain if the action is carried out against the target of *ask*."""
    actor, target, state = window.actor, ask.seat, position.state
    if ask.sum:
        return position.gain_of_payment(
            target, actor, least_payment(state.banks[target], state.groups[target], ask.sum)
        )
    if window.action == "breaker":
        return position.gain_of_breaking(actor, target, next(card for card in ask.taken if LAID[card]))
    return position.gain_of_taking(actor, target, ask.taken[0], ask.given)


def _payment(position: Position, field: Field, receiver: int) -> tuple[int, ...]:
    """The payment that hurts least, if the loss of each card is counted separately."""
    best: dict[int, tuple[float, tuple[int, ...]]] = {0: (0.0, ())}
    for card in field.options:
        pain = max(-position.gain_of_payment(position.seat, receiver, (card,)), LEAST)
        for paid, (suffered, cards) in sorted(best.items(), reverse=True):
            if paid < field.need:
                more = (suffered + pain, (*cards, card))
                if more < best.get(paid + VALUE[card], (inf, ())):
                    best[paid + VALUE[card]] = more
    return min(choice for paid, choice in best.items() if paid >= field.need)[1]
