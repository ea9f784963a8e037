"""The bot opponent's evaluation of the table, and of changes to it, for a seat.

It measures how far a seat is from three full sets: the cards its three nearest colors need, weighted by how
rare they are. Progress counts more the nearer the seat is, so a rival about to win weighs most. Rents and
money to pay with are added; in matches with points, so is everything in front of a seat.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import exp, fsum

from games.deal.answers.payment import total, transfer, wealth
from games.deal.cards import ANY, COLORS, JOKER, LAID, NOS, SIZE, VALUE
from games.deal.sets import add, find, find_facts, group_with, is_full, remove, swap
from games.deal.state import COLOR, FIRST, NONE, POINTS, Group, State
from games.deal.view import View
from games.deal.visibility import to_groups

# Tuned by matches between slightly varied values; in millions unless stated otherwise.
GOAL = 110.0  # three full sets, as they come near …
STEEPNESS = 0.32  # … and how steeply each missing card lowers that
FOURTH = 0.12  # the weight of the fourth nearest color relative to the three nearest
FOOTHOLD = 0.29  # extra missing cards of a color that has no card yet
LONE = 0.76  # missing cards of a group of any-color wilds alone
HELD = 0.8  # a needed card in the hand relative to one on the table
SECURE = 4.4  # a full set, which can't be stolen from
RENTS = 0.89  # a million of rent
CUSHION = 10.0  # unlimited money …
CUSHIONED = 9.0  # … and the amount that is worth two thirds of it
WON = 1000.0  # winning the round on this turn …
AHEAD = 600.0  # … and on the next one
PLACE = 22.0  # a match point
EACH = 1.5  # a million on the table if points are counted
RIVALRY = 0.7  # the weight of a loss to one of several rivals
SCARCE, COMMON = 1.1, 0.56  # a needed card counts COMMON + SCARCE / cards left …
FEWEST = 0.4  # … where the cards left are at least this

_CUSHION = [CUSHION * exp(-money / CUSHIONED) for money in range(sum(VALUE) + 1)]
"""The value of having this much money."""
_PART = [1 / len(colors) if laid else 0.0 for colors, laid in zip(COLORS, LAID, strict=True)]
"""The share of a card that a property counts for each of its colors."""
_SERVING = [
    fsum(part for part, colors in zip(_PART, COLORS, strict=True) if color in colors) for color in ANY
]
"""The sum of these shares for every color."""


class Position:
    """The table as the seat of *view* sees it, and the value of changes to it for that seat."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.view = view
        self.seat = view.seat
        self.counts = view.options["scoring"] == "points"
        self.state = _visible_state(view)
        self.wanted = self._needed_weights()
        self.unheld = [FOOTHOLD + wanted * size for wanted, size in zip(self.wanted, SIZE, strict=True)]
        self.wants: dict[Group, tuple[int, float, int]] = {}
        held = [0.0] * len(ANY)
        for card in view.hand:
            for color in COLORS[card]:
                held[color] += _PART[card]
        self.held, self.holds = held, self._holds(held)
        seats = range(view.seats)
        self.weights = [-RIVALRY if view.seats > 2 else -1.0 for _ in seats]
        self.weights[self.seat] = 1.0
        self.reach = self._reach(self.seat)
        self.laid = [self._rate_properties(seat, self.reach if seat == self.seat else None) for seat in seats]
        self.scores = [
            0.0 if view.out[seat] else self._score(seat, laid) for seat, laid in enumerate(self.laid)
        ]
        self.banked: dict[int, float] = {}
        self.kept: dict[int, float] = {}
        self.paid: dict[tuple[int, int, tuple[int, ...]], float] = {}
        self.taken: dict[tuple[int, int, int, int | None], float] = {}
        self.refusal_chances = self._refusal_chances()

    def _needed_weights(self) -> list[float]:
        """Compute the weight of a needed card by color; the more cards of it are in full sets, the higher."""
        left = list(_SERVING)
        for groups in self.state.groups:
            for group in groups:
                if is_full(group):
                    for card in group[FIRST:]:
                        for color in COLORS[card]:
                            left[color] -= _PART[card]
        return [COMMON + SCARCE / max(number, FEWEST) for number in left]

    def _holds(self, held: list[float]) -> list[tuple[int, float]]:
        """Convert the cards *held* for each color to shares of what the color needs."""
        return [(color, self.wanted[color] * cards) for color, cards in enumerate(held) if cards]

    def _hand_without(self, card: int) -> list[tuple[int, float]]:
        """Compute the shares of their needs that colors have in the hand without *card*."""
        held = self.held[:]
        for color in COLORS[card]:
            held[color] -= _PART[card]
        return self._holds(held)

    def _refusal_chances(self) -> list[float]:
        """Estimate the probability that each seat holds a Just Say No."""
        view = self.view
        hidden = len(NOS.difference(view.hand, view.discard, *view.banks))
        places = view.draw + sum(view.hand_sizes) - len(view.hand)
        share = hidden / max(places, 1)
        return [1 - (1 - share) ** size for size in view.hand_sizes]

    def _reach(self, seat: int) -> tuple[list[float], int]:
        """Return the needs of every color in front of *seat*, and the total rent."""
        far, charged, known = self.unheld[:], 0, self.wants
        for group in self.state.groups[seat]:
            color, wants, charge = known.get(group) or self._group_needs(group)
            if wants < far[color]:
                far[color] = wants
            charged += charge
        return far, charged

    def _group_needs(self, group: Group) -> tuple[int, float, int]:
        """Return the color of *group*, its needs and its rent; cached per position."""
        found = find_facts(group)
        wants = self.wanted[found.color] * found.missing if found.missing or found.full else LONE
        self.wants[group] = found.color, wants, found.rent
        return self.wants[group]

    def _rate_properties(
        self, seat: int, reach: tuple[list[float], int] | None = None
    ) -> tuple[float, float]:
        """Score the properties of *seat*; return that, and the value of the goal (0 once it is reached)."""
        far, charged = reach or self._reach(seat)
        if seat == self.seat:
            far = far[:]
            for color, holds in self.holds:
                wants = far[color]
                far[color] = wants - HELD * (holds if holds < wants else wants)
        far.sort()
        distance = far[0] + far[1] + far[2]
        near = GOAL * exp(-STEEPNESS * (distance + FOURTH * far[3])) if distance else 0.0
        return SECURE * far.count(0.0) + RENTS * charged, near

    def _score(self, seat: int, laid: tuple[float, float]) -> float:
        """The score of *seat* with its money and what it has *laid*."""
        brings, near = laid
        score = brings - _CUSHION[total(self.state.banks[seat])]
        if self.counts:
            score += EACH * wealth(self.state, seat)
        return score + (near or self._end(seat))

    def _end(self, seat: int) -> float:
        """The value of three full sets."""
        if not self.counts:
            return WON if seat == self.view.turn else AHEAD
        own = wealth(self.state, seat)
        better = sum(not out and wealth(self.state, other) > own for other, out in enumerate(self.view.out))
        mean = sum(POINTS[: self.view.seats]) / self.view.seats
        return GOAL / 2 + PLACE * (POINTS[better] - mean)

    def wins(self) -> bool:
        """Whether three full sets, with all it could lay, would put the seat in first place."""
        if not self.counts:
            return True
        laid = total([card for card in self.view.hand if LAID[card]])
        return self.view.worth[self.seat] + laid >= max(self.view.worth)

    def gain(self, seats: Sequence[int], change: Callable[[State], object], money: bool = False) -> float:
        """The gain of the seat from *change*, which changes the cards in front of *seats*.

        With *money*, it changes only banks.
        """
        state, gain = self.state, 0.0
        groups, banks = state.groups, state.banks
        state.groups, state.banks = groups[:], banks[:]
        for seat in seats:
            state.banks[seat] = banks[seat][:]
            if not money:
                state.groups[seat] = groups[seat][:]
        change(state)
        for seat in seats:
            laid = self.laid[seat] if money else self._rate_properties(seat)
            gain += self.weights[seat] * (self._score(seat, laid) - self.scores[seat])
        state.groups, state.banks = groups, banks
        return gain

    def gain_of_banking(self, card: int) -> float:
        """The gain from banking *card*."""
        value = VALUE[card]
        if value not in self.banked:
            seat = self.seat
            self.banked[value] = self.gain((seat,), lambda state: state.banks[seat].append(card), money=True)
        return self.banked[value]

    def gain_of_laying(self, card: int, color: int) -> float:
        """The gain from laying *card* as *color* compared with not having *card*."""
        holds, self.holds = self.holds, self._hand_without(card)
        gain = self.gain((self.seat,), lambda state: add(state.groups[self.seat], card, color))
        self.holds = holds
        return gain + self.value_in_hand(card)

    def value_in_hand(self, card: int) -> float:
        """The value of keeping the property *card* in the hand."""
        if card not in self.kept:
            holds, self.holds = self.holds, self._hand_without(card)
            left = self._score(self.seat, self._rate_properties(self.seat, self.reach))
            self.holds = holds
            self.kept[card] = self.scores[self.seat] - left
        return self.kept[card]

    def gain_of_payment(self, payer: int, receiver: int, cards: tuple[int, ...]) -> float:
        """The gain for the seat if *payer* pays with *cards*."""
        key = payer, receiver, cards
        if key not in self.paid:
            bank = self.state.banks[payer]
            money = all(card in bank for card in cards)
            self.paid[key] = self.gain(
                (payer, receiver), lambda state: transfer(state, payer, receiver, cards, []), money
            )
        return self.paid[key]

    def gain_of_taking(self, taker: int, loser: int, taken: int, given: int | None) -> float:
        """The gain for the seat if *taker* takes a property, in exchange for *given* if any."""

        def change(state: State, color: int) -> None:
            if given is not None:
                _hand_over(state, taker, loser, given)
            _hand_over(state, loser, taker, taken, color)

        key = taker, loser, taken, given
        if key not in self.taken:
            as_it_lies = self.group_of(loser, taken)[COLOR]
            self.taken[key] = max(
                self.gain((taker, loser), lambda state, color=color: change(state, color))  # type: ignore[misc]
                for color in self._colors(taker, taken, as_it_lies)
            )
        return self.taken[key]

    def _colors(self, taker: int, card: int, color: int) -> Iterable[int]:
        """The colors that *card*, which lies as *color*, may have soon if the seat is its *taker*."""
        if taker != self.seat:
            return (color,)
        if JOKER[card]:
            return {color, *(group[COLOR] for group in self.state.groups[taker])}
        return COLORS[card]

    def gain_of_breaking(self, taker: int, loser: int, first: int) -> float:
        """The gain for the seat if *taker* takes the full set that contains the card *first*."""

        def change(state: State) -> None:
            group = find(state.groups[loser], first)
            assert group is not None
            state.groups[loser].remove(group)
            state.groups[taker].append(group)

        return self.gain((taker, loser), change)

    def gain_of_moving(self, card: int, color: int) -> float:
        """The gain from moving the seat's own property *card* to *color*."""
        seat = self.seat
        return self.gain((seat,), lambda state: _hand_over(state, seat, seat, card, color))

    def gain_of_freeing(self, card: int, other: int, color: int) -> float:
        """The gain from replacing *card* of a full set by the extra *other* and moving it to *color*."""
        seat = self.seat

        def change(state: State) -> None:
            swap(state.groups[seat], card, other)
            _hand_over(state, seat, seat, card, color)

        return self.gain((seat,), change)

    def group_of(self, seat: int, card: int) -> Group:
        """The group of *seat* that contains *card*."""
        return group_with(self.state.groups[seat], card)

    def owner(self, card: int) -> int:
        """The owner of the property *card*."""
        return next(seat for seat, groups in enumerate(self.state.groups) if find(groups, card))


def _hand_over(state: State, giver: int, receiver: int, card: int, color: int = NONE) -> None:
    lay_as = group_with(state.groups[giver], card)[COLOR] if color == NONE else color
    state.banks[giver] += remove(state.groups[giver], card)
    add(state.groups[receiver], card, lay_as)


def _visible_state(view: View) -> State:
    """The table as a state of the rules; everything else is left empty."""
    return State(
        scoring=view.options["scoring"],
        rounds=view.rounds,
        round_limit=0,
        deal_breaker=False,
        own_set=False,
        hands=[],
        banks=list(map(list, view.banks)),
        groups=list(map(to_groups, view.groups)),
        draw=[],
        discard=[],
        out=list(view.out),
        leavers=[],
        accepts=[],
        pays=[],
        rolls=[],
        values=[],
        points=[],
        completed=[],
        turn=view.turn,
    )
