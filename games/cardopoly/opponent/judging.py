"""The bot opponent's evaluation of Cardopoly from its seat's view; the unit is a pocket card.

The value of a property comes from its future rent, its step toward a complete set, and its part in the count
that may decide the match. A card is worth more if it can claim or pay for something still available. Pocket
cards are worth less the more there are, and very much if the rents ahead could take them all.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import atan, fsum
from typing import Final

from games.cardopoly.actions.buying import MORTGAGE
from games.cardopoly.actions.ending import QUICK, QUICK_TEAMS
from games.cardopoly.cards import FITS, PAYS, RANK, SUIT
from games.cardopoly.state import NOBODY, RESERVE
from games.cardopoly.view import View
from games.cards import JACK, KING
from games.kit.seats import active_seats
from games.kit.styles import NEUTRAL, Style

# Tuned by matches against other versions of this bot; the second of two values is for a single rival.
HORIZON = 10, 12  # future turns that count
RIVALRY = 0.8, 1.3  # the cost of a card in a rival's pocket
PARTNER = 0.7  # the value of a card in the partner's pocket
CLAIM = 2.5  # the extra value of a claim card …
CLAIMS = 3  # … if there are at most this many
PAY = 0.12  # the extra value of a card per unowned property it could pay for …
RELEASE = 0.5, 0.2  # … and per own mortgaged one
COUNT = 6.0  # one more property when properties are counted
SALARY = 0.6  # cards that a complete set earns per turn
DENIAL = 0.25  # the share of a property's value to a rival gained by taking it
PLENTY = 12.0  # pocket cards with which another one is worth half
RUIN = 40.0  # elimination
SHORT = 2.5  # having to mortgage
LATER = 0.5  # the weight of dangers more than one draw away
WIN: Final = 1000.0

STEPS: Final = range(1, 11)
"""The numbers of steps that a draw can move a token (CP-11)."""


class Position:
    """The view of a seat, and the value of things to it, which may have a *style*, and to others."""

    def __init__(self, view: View, style: Style = NEUTRAL) -> None:
        self.view = view
        self.style = style
        self.me = me = -1 if view.seat is None else view.seat
        self.size = len(view.board)
        self.others = [seat for seat in active_seats(view.out) if seat != me]
        self.rivals = [seat for seat in self.others if seat != view.partner]
        self.only = len(self.rivals) == 1
        self.suits = [SUIT[ace] if ace != NOBODY else -1 for ace in view.aces]
        self.bank = max(0, view.draw + view.discard - RESERVE)
        limit = view.options["round_limit"]
        self.rounds = 99 if limit == "none" else int(limit) - view.round + 1
        self.turns = min(HORIZON[self.only], self.rounds)
        self.free = [space for space, place in enumerate(view.board) if place.owner == NOBODY]
        self.cards = len(view.hand)
        self._goal = QUICK_TEAMS if view.teams else QUICK
        self.rents = [self._rent_to_pay(space) for space in range(self.size)]
        mine = [place for place in view.board if place.owner == me]
        self.unmortgaged = sum(not place.mortgaged for place in mine)
        self._to_free = sum([1 << place.card for place in mine if place.mortgaged])
        self._to_buy = sum([1 << view.board[space].card for space in self.free])
        self._claims = sum([SUIT[card] == self.suits[me] for card in view.hand])
        self.ranks = [RANK[card] for card in view.chance[me]]
        self.vowed = sum(promise.number for promise in view.promises if promise.by == me)
        self.weights = self._weights()
        self._bonuses: dict[tuple[int, int], float] = {}
        self._worths: dict[tuple[int, int, bool], float] = {}
        self._owners: dict[int, list[list[int]]] = {}
        self._visits: dict[tuple[int, int], float] = {}
        self._comforts: dict[tuple[int, int, int], float] = {}

    def _rent_to_pay(self, space: int) -> int:
        place = self.view.board[space]
        return place.rent if place.owner in self.rivals else 0

    def _weights(self) -> list[float]:
        """The weight of a card for each seat: lowest for the strongest rival, positive for a partner."""
        view, weights = self.view, [0.0] * len(self.view.out)
        strength = {seat: float(view.hand_sizes[seat] + 2) for seat in self.rivals}
        for place in view.board:
            if place.owner in strength:
                strength[place.owner] += 2 + place.rent
        total = fsum(value**2 for value in strength.values())
        for seat, value in strength.items():
            weights[seat] = RIVALRY[self.only] * value**2 / total
        if view.partner >= 0:
            weights[view.partner] = -PARTNER
        return weights

    # Cards

    def bonus(self, card: int, seat: int) -> float:
        """The extra value of *card* to *seat*."""
        found = self._bonuses.get((card, seat))
        if found is None:
            worth = 0.0
            if SUIT[card] == self.suits[seat]:
                worth = CLAIM * min(1.0, 0.2 + len(self.free) / 4)
                if seat == self.me:
                    worth *= min(1.0, CLAIMS / max(1, self._claims))
            worth += PAY * (PAYS[card] & self._to_buy).bit_count()
            if seat == self.me:
                worth += RELEASE[self.only] * (PAYS[card] & self._to_free).bit_count()
            self._bonuses[card, seat] = found = worth
        return found

    def cost(self, card: int, to: int = NOBODY) -> float:
        """The extra cost of giving *card* to seat *to*, or of discarding it."""
        helped = self.bonus(card, to) * self.weights[to] if to >= 0 else 0.0
        return self.bonus(card, self.me) + helped

    def cheapest(self, cards: Iterable[int], count: int, to: int = NOBODY) -> tuple[int, ...]:
        """The *count* of *cards* that cost least to give to seat *to*, or to discard."""
        return tuple(sorted(cards, key=lambda card: (self.cost(card, to), card))[:count])

    def cheapest_pair(self, space: int) -> tuple[int, int] | None:
        """The cheapest claim and pay card to buy the property at *space* (CP-30), or None."""
        pocket, fits = self.view.hand, FITS[self.view.board[space].card]
        pays = self.cheapest([card for card in pocket if fits[card]], 2)
        claims = self.cheapest([card for card in pocket if SUIT[card] == self.suits[self.me]], 2)
        pairs = [(claim, pay) for claim in claims for pay in pays if claim != pay]
        return min(pairs, key=lambda pair: self.cost(pair[0]) + self.cost(pair[1])) if pairs else None

    # The pocket

    def danger(self, cards: int, place: int, more: int = 0) -> float:
        """The probability that the rent after the next draw takes all *cards*, even after mortgaging."""
        if JACK in self.ranks:
            return 0.0
        last = cards + more + self.help()
        return sum(self._cards_left(last, place, step) <= 0 for step in STEPS) / len(STEPS)

    def _cards_left(self, cards: int, place: int, step: int) -> int:
        """The number of *cards* left after a draw that moves the token by *step*."""
        target = place + step
        salary = min(self.bank, self.view.salaries[self.me]) if target >= self.size else 0
        return cards + salary - self.rents[target % self.size]

    def help(self) -> int:
        """The number of cards that its own mortgages and kings could still bring."""
        kings = self.ranks.count(KING) * len(self.rivals)
        return min(self.bank, MORTGAGE * self.unmortgaged) + kings

    def can_pay(self, amount: int) -> bool:
        """Whether the pocket survives a debt of *amount*, with the help of mortgages and kings."""
        return self.cards + self.help() > amount

    def comfort(self, cards: int, place: int | None = None, more: int = 0) -> float:
        """The value of a pocket of *cards* cards with the token at *place*.

        *more* is the number of cards that mortgages of newly acquired properties could bring.
        """
        if place is None:
            place = self.view.places[self.me]
        key = cards, place, more
        found = self._comforts.get(key)
        if found is None:
            self._comforts[key] = found = self._comfort(cards, place, more)
        return found

    def _comfort(self, cards: int, place: int, more: int) -> float:
        cards -= self.vowed
        worth = PLENTY * atan(cards / PLENTY)
        last = cards + more + self.help()
        ruined = short = 0
        for step in STEPS:
            rent = self.rents[(place + step) % self.size]
            if rent:
                ruined += self._cards_left(last, place, step) <= 0
                short += self._cards_left(cards, place, step) <= 0
        later = sum(rent >= last for rent in self.rents) / self.size
        soon = 0.0 if JACK in self.ranks else (RUIN * ruined + SHORT * short) / len(STEPS)
        return worth - soon - RUIN * LATER * later

    def change(self, cards: int, more: int = 0) -> float:
        """The value of getting *cards* cards, or of losing them if negative."""
        return self.comfort(self.cards + cards, more=more) - self.comfort(self.cards)

    # Properties

    def rent(self, space: int) -> int:
        """The rent of the property at *space*, ignoring its mortgage."""
        place = self.view.board[space]
        return RANK[place.card] + max(0, len(place.claims) - 1)

    def visits(self, space: int, owner: int, soon: bool = True) -> float:
        """The expected visits of the rivals of *owner* to *space*, weighted by their loss.

        Without *soon*, the present places of their tokens are ignored.
        """
        key = space if soon else NOBODY, owner
        found = self._visits.get(key)
        if found is None:
            found, view = 0.0, self.view
            mate = (owner + 2) % 4 if view.teams else NOBODY
            for seat in active_seats(view.out):
                if seat in (owner, mate):
                    continue
                times = self.turns / self.size
                if soon:
                    near = (space - view.places[seat] - 1) % self.size < len(STEPS) and not view.lost[seat]
                    times += near / len(STEPS) - 1 / self.size
                found += times * (1 + (self.weights[seat] if owner == self.me else 0.0))
            self._visits[key] = found
        return found

    def worth(self, space: int, seat: int, soon: bool = True) -> float:
        """The value of the property at *space* to *seat*, which doesn't own it or is about to lose it."""
        found = self._worths.get((space, seat, soon))
        if found is None:
            found = self.free_worth(space, seat, soon)
            if self.view.board[space].mortgaged:
                found = max(0.3, found - self._counts(space, seat) - MORTGAGE - 1)
            self._worths[space, seat, soon] = found
        return found

    def free_worth(self, space: int, seat: int, soon: bool = True) -> float:
        """The value that the property at *space* would have for *seat* without its mortgage."""
        earned = self.rent(space) * self.visits(space, seat, soon)
        return earned + self._step_to_set(space, seat) + self._counts(space, seat)

    def value_at_count(self, worth: float) -> float:
        """The present value of *worth* at the end of the match: less, the more rounds are left (CP-92)."""
        return worth / (1 + self.rounds / 6)

    def _counts(self, space: int, seat: int) -> float:
        """The value of one more property for the count that ends a match (CP-92, CP-94)."""
        worth = self.value_at_count(COUNT)
        if self.view.quick:
            place = self.view.board[space]
            held = self._counted_properties(seat) + (place.owner != seat or place.mortgaged)
            if held >= self._goal:
                return WIN
            worth += 2 * COUNT * held / self._goal
        return worth

    def _counted_properties(self, seat: int) -> int:
        """The number of properties that count for *seat* in Quick Play."""
        team = (seat, (seat + 2) % 4) if self.view.teams else (seat,)
        return sum([place.owner in team and not place.mortgaged for place in self.view.board])

    def wins_quick(self, seat: int, more: int) -> bool:
        """Whether *more* further properties win Quick Play for *seat* (CP-94, CP-96)."""
        return self.view.quick and self._counted_properties(seat) + more >= self._goal

    def last_rival(self, debtor: int) -> bool:
        """Whether the match would end without *debtor* (CP-91, CP-95)."""
        view = self.view
        mate = (debtor + 2) % 4 if view.teams else NOBODY
        left = [seat for seat in active_seats(view.out) if seat != debtor]
        return len(left) == 1 or (view.teams and mate not in left)

    def _step_to_set(self, space: int, seat: int) -> float:
        """The value of *space* to *seat* as a step toward a complete set (CP-21)."""
        best = 0.0
        for owners in self._fellows(space):
            if owners and not any(owner not in (seat, NOBODY) for owner in owners):
                held, whole = owners.count(seat), len(owners) + 1
                best = max(best, ((held + 1) ** 2 - held**2) / whole**2)
        if not best or (self.view.salaries[seat] > 3 and self.view.board[space].owner != seat):
            return 0.0
        return best * SALARY * self.turns

    def _fellows(self, space: int) -> list[list[int]]:
        """The owners of the other properties with the suit of *space*, and of those with its rank."""
        found = self._owners.get(space)
        if found is None:
            board = self.view.board
            card = board[space].card
            self._owners[space] = found = [
                [
                    place.owner
                    for number, place in enumerate(board)
                    if kind[place.card] == kind[card] and number != space
                ]
                for kind in (SUIT, RANK)
            ]
        return found

    def denial(self, space: int) -> float:
        """The value of keeping the property at *space* from rivals."""
        return DENIAL * fsum(self.weights[seat] * min(20.0, self.worth(space, seat)) for seat in self.rivals)

    def gain(self, space: int) -> float:
        """The value of taking the unowned property at *space*, before its price."""
        return self.worth(space, self.me) + self.denial(space)
