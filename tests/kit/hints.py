"""What labels, hints and warnings announce, and how to see whether it came about: by id of the message."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from games.cardopoly import moves as cardopoly
from games.core import AnyGame, Luck, Text
from games.property.board import cell_at, group, lands_of
from tests.kit.matches import cards_in

Args = dict[str, Any]


@dataclass
class Made:
    """A move that was made: what its seat saw *before* and sees *then*, and the state it led to."""

    game: AnyGame
    seat: int
    move: Any
    before: Any
    then: Any
    state: Any

    @property
    def wins(self) -> bool:
        """Return whether the seat has won."""
        outcome = self.game.outcome(self.state)
        return outcome is not None and self.seat in outcome.winners

    def go_on(self, while_: Callable[[Any], bool]) -> Any:
        """Let the others answer like the strategy while *while_* holds; returns what the seat sees then."""
        state, random = self.game.copy(self.state), Random(1)
        while while_(state) and (waiting := self.game.waiting_for(state)):
            seat = min(waiting)
            move = self.game.sample(self.game.offers(state, seat), random)
            self.game.apply(state, seat, move, Luck(random))
        return self.game.view(state, self.seat)


# Cardopoly


def _taxed(made: Made) -> Any:
    return made.go_on(lambda state: state.phase in ("tax", "mend"))


def _left(made: Made, args: Args) -> bool:
    return bool(len(made.then.hand) == args["left"])


def _bought(made: Made, args: Args) -> bool:
    space = made.then.board[made.before.places[made.before.turn]]
    return (
        (space.owner, space.rent) == (made.seat, args["rent"])
        and made.then.outcome is None
        and _left(made, args)
    )


def _expanded(made: Made, args: Args) -> bool:
    rents = [view.board[made.move.space].rent for view in (made.before, made.then)]
    return rents == [args["rent"], args["more"]] and _left(made, args)


def _mortgaged(made: Made, args: Args) -> bool:
    return len(made.then.hand) - len(made.before.hand) == args["count"] and _left(made, args)


def _sold(made: Made, args: Args) -> bool:
    then = made.go_on(lambda state: state.phase in ("win", "bill"))
    return then.outcome is None and len(then.hand) == args["left"]


def _lost(made: Made, args: Args) -> bool:
    then = made.go_on(lambda state: state.phase in ("win", "bill"))
    return then.outcome is not None and args["who"].seat in then.outcome.winners


def _paid(made: Made, args: Args) -> bool:
    paid = len(made.before.hand) - len(made.then.hand)
    sizes = [view.hand_sizes[args["to"].seat] for view in (made.before, made.then)]
    return paid == args["count"] and sizes[1] - sizes[0] == paid and _left(made, args)


def _ruined(made: Made, args: Args) -> bool:
    return bool(made.then.out[made.seat] == "eliminated" and len(made.before.hand) == args["count"])


def _landed(what: str) -> Callable[[Made, Args], bool]:
    def check(made: Made, args: Args) -> bool:
        if not isinstance(made.move, cardopoly.Queen):
            return True  # it tells how things are
        earned = len(made.then.hand) - len(made.before.hand)
        owed = made.then.debt.amount if made.then.debt else 0
        told = args["rent"] if what == "rent" else 0
        return (made.then.last.what, earned, owed) == (what, args["salary"], told)

    return check


def _collected(made: Made, args: Args) -> bool:
    return bool(len(_taxed(made).hand) == args["left"])


def _conquered(made: Made, args: Args) -> bool:
    outcome = _taxed(made).outcome
    return outcome is not None and made.seat in outcome.winners


def _would_leave(made: Made, args: Args) -> bool:
    """A bid that leads at its own price, the purchase, and the bill."""
    state, random = made.game.copy(made.state), Random(1)
    state.phase, state.leader, state.price = "win", made.seat, made.move.amount
    while state.phase in ("win", "bill"):
        move = made.game.sample(made.game.offers(state, made.seat), random)
        made.game.apply(state, made.seat, move, Luck(random))
    return bool(len(state.pockets[made.seat]) == args["left"] or state.phase == "over")


def _made_deal(made: Made, args: Args) -> bool:
    return made.then.outcome is None and _left(made, args)


def _deal_decides(made: Made, args: Args) -> bool:
    return made.then.outcome is not None and args["winner"].seat in made.then.outcome.winners


def _wins(made: Made, args: Args) -> bool:
    return made.wins


CARDOPOLY = {
    "hint-buy": _bought,
    "hint-buy-wins": _wins,
    "hint-expand": _expanded,
    "hint-mortgage": _mortgaged,
    "hint-unmortgage": lambda made, args: made.then.outcome is None and _left(made, args),
    "hint-unmortgage-wins": _wins,
    "hint-sell": _sold,
    "hint-sell-wins": _lost,
    "hint-pay": _paid,
    "hint-pay-all": _ruined,
    "hint-fine": _left,
    "hint-king": _collected,
    "hint-king-wins": _conquered,
    "hint-tax": _collected,
    "hint-amount": _would_leave,
    "hint-accept": _made_deal,
    "hint-accept-wins": _deal_decides,
    **{f"hint-space-{what}": _landed(what) for what in ("free", "own", "partner", "mortgaged", "rent")},
}


# Property


def _cell(made: Made) -> int:
    return cell_at(made.move.column, made.move.row)


def _claimed(made: Made, args: Args) -> bool:
    cell = _cell(made)
    land = lands_of(made.then.owners, made.then.seats)[made.seat]
    return bool(made.then.owners[cell] == made.seat and group(land, 1 << cell).bit_count() == args["size"])


def _rented(made: Made, args: Args) -> bool:
    seats = made.seat, args["owner"].seat
    change = [made.then.money[seat] - made.before.money[seat] for seat in seats]
    return change == [-args["amount"], args["amount"]] and not made.then.out[made.seat]


def _for_sale(made: Made, args: Args) -> bool:
    return _rented(made, args) and (made.then.phase, made.then.price) == ("buy", args["price"])


PROPERTY = {
    "hint-claim": _claimed,
    "hint-mortgage": lambda made, args: made.then.mortgaged[_cell(made)],
    "hint-lose": lambda made, args: made.then.owners[_cell(made)] < 0,
    "hint-rent": lambda made, args: _rented(made, args) and made.then.phase != "buy",
    "hint-rent-sale": _for_sale,
    "hint-bankrupt": lambda made, args: made.then.out[made.seat] == "bankrupt",
}


# Monopoly Deal


def _banked(made: Made, args: Args) -> bool:
    values = [view.bank_values[made.seat] for view in (made.before, made.then)]
    return bool(values[1] - values[0] == args["value"])


def _asked(made: Made) -> list[int]:
    """What everybody is asked for by the action; nothing for who had nothing."""
    return [ask.sum for ask in made.then.window.asks] if made.then.window else []


def _charges(amount: int) -> Callable[[Made, Args], bool]:
    return lambda made, args: all(asked in (0, amount) for asked in _asked(made))


def _rents(made: Made, args: Args) -> bool:
    return _charges(args["amount"])(made, args)


def _rents_of(made: Made, args: Args) -> bool:
    return _charges(args["amount"] << made.move.doubles)(made, args)


def _built(made: Made, args: Args) -> bool:
    return args["amount"] in [each.rent for each in made.then.groups[made.seat]]


def _lies(made: Made, args: Args) -> bool:
    """Of a property that was laid or moved, with how many it lies."""
    if not hasattr(made.move, "color"):
        return True  # others have to answer first
    groups = [each for each in made.then.groups[made.seat] if made.move.card in each.cards]
    return [(len(each.cards), each.color) for each in groups] == [(args["count"], made.move.color)]


def _breaks(made: Made, args: Args) -> bool:
    values = [view.bank_values[made.seat] for view in (made.before, made.then)]
    return bool(values[1] > values[0])


def _in_front(view: Any, seat: int) -> set[int]:
    """The cards that lie in front of *seat*."""
    found = set(view.banks[seat])
    for each in view.groups[seat]:
        found.update((*each.cards, each.house, each.hotel))
    return found


def _gives(made: Made, args: Args) -> bool:
    """The named cards go from the seat to who asked for them."""
    return set(args["cards"].cards) <= _in_front(made.then, made.before.window.actor)


def _pays(made: Made, args: Args) -> bool:
    return bool(made.before.worth[made.seat] - made.then.worth[made.seat] == args["amount"])


DEAL = {
    "offer-bank": _banked,
    "offer-lay": _lies,
    "offer-birthday": _charges(2),
    "offer-debt": _charges(5),
    "offer-rent": _rents,
    "offer-rent_one": _rents,
    "offer-build": _built,
    "offer-accept-pay": _pays,
    "offer-accept-pay-named": lambda made, args: _pays(made, args) and _gives(made, args),
    "offer-accept-pay-many": _pays,
    "hint-amount": _rents_of,
    "hint-color": _lies,
    "hint-arrange-breaks": _breaks,
}


# Monopoly: The Card Game


def _swapped(made: Made, args: Args) -> bool:
    """The *given* cards lie where the *got* ones lay."""
    last, count = made.then.last, max(made.game.cards(made.state)) + 1
    if last.what == "deal":
        return True  # the hand is over
    moved = {"given": last.cards, "got": last.got}
    # An edition may call its cards by higher numbers.
    told = {name: [card % count for card in cards_in(args[name])] for name in moved if name in args}
    return all(
        set(cards) <= set(moved[name])
        if isinstance(args[name], Text)
        else sorted(moved[name]) == sorted(cards)
        for name, cards in told.items()
    )


def _laid_down(made: Made, args: Args) -> bool:
    """The hand counts what was announced, and the prize for most Mr. Monopoly cards besides."""
    sheet = made.then.last_hand
    if made.before.phase == "lay":
        return True  # the reward comes first
    result = next(each for each in sheet.results if each.seat == made.seat)
    return bool(
        sheet.number == made.before.number and result.total - result.misters == args["amount"].args["amount"]
    )


def _would_count(made: Made, args: Args) -> bool:
    """The Chance bound like that, the proposal brings what was announced."""
    (confirm,) = [offer for offer in made.game.offers(made.state, made.seat) if offer.move == "confirm"]
    return bool(made.game.offer_label(made.then, confirm).text.args["amount"] == args["amount"])


MONOPOLY = {
    "offer-confirm": _laid_down,
    "hint-target": _would_count,
    "offer-exchange": _swapped,
    "hint-trade-swap": _swapped,
    "hint-grow-swap": _swapped,
}


def _in_round(check: Callable[[Made, Args], bool]) -> Callable[[Made, Args], bool]:
    """*check*, unless the move ended the round: then all that lay there is dealt anew."""
    return lambda made, args: made.then.round != made.before.round or check(made, args)


CHECKS: dict[str, dict[str, Callable[[Made, Args], bool]]] = {
    key: {f"{key}-{id}": check for id, check in checks.items()}
    for key, checks in (
        ("cardopoly", CARDOPOLY),
        ("property", PROPERTY),
        ("deal", {id: _in_round(check) for id, check in DEAL.items()}),
        ("monopoly", MONOPOLY),
    )
}
