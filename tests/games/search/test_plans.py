"""Plans for a turn: when they end, and which of them have the same result."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from games import load
from games.core import Luck
from games.search.plans import Plan, list_moves

DEAL = load("deal")


def turns() -> Iterator[Plan]:
    """Yield an empty plan at the start of each turn of a match."""
    state, _ = DEAL.deal(3, {}, Luck(Random(4)))
    random, luck, turn = Random(4), Luck(Random(5)), None
    while waiting := DEAL.waiting_for(state):
        seat = min(waiting)
        if seat == state.turn != turn:
            yield Plan.begin(DEAL, DEAL.copy(state), seat)
        turn = state.turn
        offers = DEAL.offers(state, seat)
        DEAL.apply(state, seat, DEAL.choose(DEAL.view(state, seat), offers, random), luck)


def test_a_plan_is_over_when_the_turn_is_or_somebody_is_asked_or_cards_are_seen() -> None:
    over: dict[str, set[bool]] = {}
    for begun in turns():
        for offer in begun.offers:
            for move in list_moves(DEAL, offer):
                over.setdefault(offer.move, set()).add(begun.extend(move).over)
    assert over["go"] == over["sly"] == {True}
    assert over["lay"] == over["bank"] == {False}  # two plays are left
    assert over["end"] == {False, True}  # a player with too many cards has to discard first


def test_the_same_in_another_order_comes_to_the_same_and_ends_are_found_once() -> None:
    begun = next(plan for plan in turns() if sum(offer.move == "bank" for offer in plan.offers) > 1)
    one, other = [DEAL.fill(offer, {}) for offer in begun.offers if offer.move == "bank"][:2]
    assert (
        begun.extend(one).extend(other).fingerprint
        == begun.extend(other).extend(one).fingerprint
        != begun.extend(one).fingerprint
    )
    assert begun.extend(one).extend(other).view != begun.extend(other).extend(one).view
    ends = begun.find_ends(8, lambda state: 0.0)
    assert len({plan.fingerprint for plan in ends}) == len(ends) > 8
    for plan in ends:
        again = begun
        for move in plan.moves:
            assert not again.over
            again = again.extend(move)
        assert again.over and again.fingerprint == plan.fingerprint
