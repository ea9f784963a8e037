"""Checks, by message id, that what a label, hint or warning announces happens."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from games.cardopoly import moves as cardopoly
from games.core import AnyGame, Luck, Text
from games.property.board import cell_at, group, lands_of
from games.property.moves import Decline
from tests.kit.matches import cards_in

Args = dict[str, Any]


@dataclass
class Played:
    """A move that was played: what its seat saw *before* and sees *after* it, and the state it led to."""

    game: AnyGame
    seat: int
    move: Any
    before: Any
    after: Any
    state: Any

    @property
    def wins(self) -> bool:
        """Return whether the seat has won."""
        outcome = self.game.outcome(self.state)
        return outcome is not None and self.seat in outcome.winners

    def let_others_answer(self, while_: Callable[[Any], bool]) -> Any:
        """Make random moves for the others as long as *while_* holds; return what the seat sees then."""
        state, random = self.game.copy(self.state), Random(1)
        while while_(state) and (waiting := self.game.waiting_for(state)):
            seat = min(waiting)
            move = self.game.sample(self.game.offers(state, seat), random)
            self.game.apply(state, seat, move, Luck(random))
        return self.game.view(state, self.seat)


# Cardopoly


def _collect_tax(played: Played) -> Any:
    return played.let_others_answer(lambda state: state.phase in ("tax", "mend"))


def _leaves(played: Played, args: Args) -> bool:
    return bool(len(played.after.hand) == args["left"])


def _buys(played: Played, args: Args) -> bool:
    space = played.after.board[played.before.places[played.before.turn]]
    return (
        (space.owner, space.rent) == (played.seat, args["rent"])
        and played.after.outcome is None
        and _leaves_after_bill(played, args)
    )


def _leaves_after_bill(played: Played, args: Args) -> bool:
    state, random = played.game.copy(played.state), Random(1)
    if state.phase == "bill":
        move = played.game.sample(played.game.offers(state, played.seat), random)
        played.game.apply(state, played.seat, move, Luck(random))
    return bool(len(state.pockets[played.seat]) == args["left"])


def _expands(played: Played, args: Args) -> bool:
    rents = [view.board[played.move.space].rent for view in (played.before, played.after)]
    return rents == [args["rent"], args["more"]] and _leaves(played, args)


def _mortgages(played: Played, args: Args) -> bool:
    return len(played.after.hand) - len(played.before.hand) == args["count"] and _leaves(played, args)


def _sells(played: Played, args: Args) -> bool:
    then = played.let_others_answer(lambda state: state.phase in ("win", "bill"))
    return then.outcome is None and len(then.hand) == args["left"]


def _loses(played: Played, args: Args) -> bool:
    then = played.let_others_answer(lambda state: state.phase in ("win", "bill"))
    return then.outcome is not None and args["who"].seat in then.outcome.winners


def _pays_off(played: Played, args: Args) -> bool:
    paid = len(played.before.hand) - len(played.after.hand)
    sizes = [view.hand_sizes[args["to"].seat] for view in (played.before, played.after)]
    return paid == args["count"] and sizes[1] - sizes[0] == paid and _leaves(played, args)


def _is_ruined(played: Played, args: Args) -> bool:
    return bool(played.after.out[played.seat] == "eliminated" and len(played.before.hand) == args["count"])


def _lands_on(what: str) -> Callable[[Played, Args], bool]:
    def check(played: Played, args: Args) -> bool:
        if not isinstance(played.move, cardopoly.Queen):
            return True  # it describes the state before the move
        earned = len(played.after.hand) - len(played.before.hand)
        owed = played.after.debt.amount if played.after.debt else 0
        told = args["rent"] if what == "rent" else 0
        return (played.after.last.what, earned, owed) == (what, args["salary"], told)

    return check


def _collects(played: Played, args: Args) -> bool:
    return bool(len(_collect_tax(played).hand) == args["left"])


def _wins_by_tax(played: Played, args: Args) -> bool:
    outcome = _collect_tax(played).outcome
    return outcome is not None and played.seat in outcome.winners


def _leaves_after_bid(played: Played, args: Args) -> bool:
    """Whether the cards are left after the bid has won at its own price and the bill is paid."""
    state, random = played.game.copy(played.state), Random(1)
    state.phase, state.leader, state.price = "win", played.seat, played.move.amount
    while state.phase in ("win", "bill"):
        move = played.game.sample(played.game.offers(state, played.seat), random)
        played.game.apply(state, played.seat, move, Luck(random))
    return bool(len(state.pockets[played.seat]) == args["left"] or state.phase == "over")


def _agrees(played: Played, args: Args) -> bool:
    return played.after.outcome is None and _leaves(played, args)


def _wins_by_deal(played: Played, args: Args) -> bool:
    return played.after.outcome is not None and args["winner"].seat in played.after.outcome.winners


def _wins(played: Played, args: Args) -> bool:
    return played.wins


CARDOPOLY = {
    "hint-buy": _buys,
    "hint-buy-wins": _wins,
    "hint-expand": _expands,
    "hint-mortgage": _mortgages,
    "hint-unmortgage": lambda played, args: played.after.outcome is None and _leaves(played, args),
    "hint-unmortgage-wins": _wins,
    "hint-sell": _sells,
    "hint-sell-wins": _loses,
    "hint-pay": _pays_off,
    "hint-pay-all": _is_ruined,
    "hint-fine": _leaves,
    "hint-king": _collects,
    "hint-king-wins": _wins_by_tax,
    "hint-tax": _collects,
    "hint-amount": _leaves_after_bid,
    "hint-accept": _agrees,
    "hint-accept-wins": _wins_by_deal,
    **{f"hint-space-{what}": _lands_on(what) for what in ("free", "own", "partner", "mortgaged", "rent")},
}


# Property


def _find_cell(played: Played) -> int:
    return cell_at(played.move.column, played.move.row)


def _claims(played: Played, args: Args) -> bool:
    cell = _find_cell(played)
    land = lands_of(played.after.owners, played.after.seats)[played.seat]
    return bool(
        played.after.owners[cell] == played.seat and group(land, 1 << cell).bit_count() == args["size"]
    )


def _pays_rent(played: Played, args: Args) -> bool:
    seats = played.seat, args["owner"].seat
    change = [played.after.money[seat] - played.before.money[seat] for seat in seats]
    is_split = args["cells"] * args["each"] == args["amount"]
    return change == [-args["amount"], args["amount"]] and is_split and not played.after.out[played.seat]


def _offers_sale(played: Played, args: Args) -> bool:
    return _pays_rent(played, args) and (played.after.phase, played.after.price) == ("buy", args["price"])


def _ends_match(played: Played, args: Args) -> bool:
    then = played.game.copy(played.state)
    if played.after.phase == "buy":  # where cells count, a sale still matters before the end
        played.game.apply(then, played.seat, Decline(), Luck(Random(1)))
    reached = played.after.money[args["owner"].seat]
    return bool(then.over and reached == args["reached"] >= played.before.goal and _pays_rent(played, args))


PROPERTY = {
    "hint-claim": _claims,
    "hint-mortgage": lambda played, args: played.after.mortgaged[_find_cell(played)],
    "hint-lose": lambda played, args: played.after.owners[_find_cell(played)] < 0,
    "hint-rent": lambda played, args: _pays_rent(played, args) and played.after.phase != "buy",
    "hint-rent-sale": _offers_sale,
    "hint-ends": _ends_match,
    "hint-bankrupt": lambda played, args: played.after.out[played.seat] == "bankrupt",
}


# Monopoly Deal


def _banks(played: Played, args: Args) -> bool:
    values = [view.bank_values[played.seat] for view in (played.before, played.after)]
    return bool(values[1] - values[0] == args["value"])


def _list_demands(played: Played) -> list[int]:
    """Return the sums that the action asks for, one for each target that has anything."""
    return [ask.sum for ask in played.after.window.asks] if played.after.window else []


def _charges(amount: int) -> Callable[[Played, Args], bool]:
    return lambda played, args: all(asked in (0, amount) for asked in _list_demands(played))


def _rents(played: Played, args: Args) -> bool:
    return _charges(args["amount"])(played, args)


def _rents_of(played: Played, args: Args) -> bool:
    return _charges(args["amount"] << played.move.doubles)(played, args)


def _builds(played: Played, args: Args) -> bool:
    return args["amount"] in [each.rent for each in played.after.groups[played.seat]]


def _lies(played: Played, args: Args) -> bool:
    """Whether a property that was laid or moved lies in a group of the announced size."""
    if not hasattr(played.move, "color"):
        return True  # others have to answer first
    groups = [each for each in played.after.groups[played.seat] if played.move.card in each.cards]
    return [(len(each.cards), each.color) for each in groups] == [(args["count"], played.move.color)]


def _breaks(played: Played, args: Args) -> bool:
    values = [view.bank_values[played.seat] for view in (played.before, played.after)]
    return bool(values[1] > values[0])


def _find_laid_cards(view: Any, seat: int) -> set[int]:
    """Return the cards that lie in front of *seat*."""
    found = set(view.banks[seat])
    for each in view.groups[seat]:
        found.update((*each.cards, each.house, each.hotel))
    return found


def _gives(played: Played, args: Args) -> bool:
    """Whether the named cards went to the seat that asked for them."""
    return set(args["cards"].cards) <= _find_laid_cards(played.after, played.before.window.actor)


def _pays(played: Played, args: Args) -> bool:
    return bool(played.before.worth[played.seat] - played.after.worth[played.seat] == args["amount"])


DEAL = {
    "offer-bank": _banks,
    "offer-lay": _lies,
    "offer-birthday": _charges(2),
    "offer-debt": _charges(5),
    "offer-rent": _rents,
    "offer-rent_one": _rents,
    "offer-build": _builds,
    "offer-accept-pay": _pays,
    "offer-accept-pay-named": lambda played, args: _pays(played, args) and _gives(played, args),
    "offer-accept-pay-many": _pays,
    "hint-amount": _rents_of,
    "hint-color": _lies,
    "hint-arrange-breaks": _breaks,
}


# Monopoly: The Card Game


def _swaps(played: Played, args: Args) -> bool:
    """Whether the cards announced as given and got have changed places."""
    last, count = played.after.last, max(played.game.cards(played.state)) + 1
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


def _lays_down(played: Played, args: Args) -> bool:
    """Whether the hand scored the announced amount, not counting the prize for most Mr. Monopoly cards."""
    sheet = played.after.last_hand
    if played.before.phase == "lay":
        return True  # the reward comes first
    result = next(each for each in sheet.results if each.seat == played.seat)
    return bool(
        sheet.number == played.before.number
        and result.total - result.misters == args["amount"].args["amount"]
    )


def _counts(played: Played, args: Args) -> bool:
    """Whether going out with the Chance card in this role scores the announced amount."""
    (confirm,) = [offer for offer in played.game.offers(played.state, played.seat) if offer.move == "confirm"]
    return bool(played.game.offer_label(played.after, confirm).text.args["amount"] == args["amount"])


MONOPOLY = {
    "offer-confirm": _lays_down,
    "hint-target": _counts,
    "offer-exchange": _swaps,
    "hint-trade-swap": _swaps,
    "hint-grow-swap": _swaps,
}


def _check_within_round(check: Callable[[Played, Args], bool]) -> Callable[[Played, Args], bool]:
    """Wrap *check* so that it passes if the move ended the round, because everything is dealt again then."""
    return lambda played, args: played.after.round != played.before.round or check(played, args)


CHECKS: dict[str, dict[str, Callable[[Played, Args], bool]]] = {
    key: {f"{key}-{id}": check for id, check in checks.items()}
    for key, checks in (
        ("cardopoly", CARDOPOLY),
        ("property", PROPERTY),
        ("deal", {id: _check_within_round(check) for id, check in DEAL.items()}),
        ("monopoly", MONOPOLY),
    )
}
