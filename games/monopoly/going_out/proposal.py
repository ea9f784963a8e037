"""The plan by which the seat of a view would lay its hand down, or has done so (MC-26, MC-40)."""

from __future__ import annotations

from collections import Counter

from games.monopoly.cards import COLOR, GO, GO_VALUE, KIND, MISTER
from games.monopoly.going_out.groups import cards_of
from games.monopoly.going_out.ways import Plan, way_out
from games.monopoly.view import View

_MAY = ("turn", "close", "lay")
"""The phases in which a seat may go out, or is laying down."""


def proposal(view: View) -> Plan | None:
    """The plan of the seat of *view* for going out, if it may go out or has gone out."""
    if view.seat not in view.awaited:
        return None
    if view.phase in _MAY:
        return way_out(view.hand, view.size, view.bound)
    if view.phase == "arrange" and view.arrangement:
        used = {card for group in view.arrangement.groups for card in cards_of(group)}
        rest = [card for card in view.hand if card not in used and KIND[card] not in (GO, MISTER)]
        return Plan(tuple(rest), view.arrangement)
    return None


def order_of(view: View) -> tuple[int, ...]:
    """The cards of the hand in the order in which its picture shows and numbers them.

    A hand that may go out lies as *proposal* has it: groups, GO, Mr. Monopoly, then what is left over. Any
    other begins with the colors of which it has most.
    """
    plan = proposal(view)
    if plan is None:
        held = Counter(COLOR[card] for card in view.hand if COLOR[card] >= 0)
        return tuple(sorted(view.hand, key=lambda card: (-held[COLOR[card]], COLOR[card] < 0, card)))
    grouped = [card for group in plan.arrangement.groups for card in cards_of(group)]
    kept = [card for card in view.hand if card not in grouped and card not in plan.discards]
    return (*grouped, *kept, *plan.discards)


def worth(view: View, plan: Plan) -> int:
    """The score of the hand of *view* with *plan*, without the reward and Mr. Monopoly's prize."""
    goes = sum(KIND[card] == GO and card not in plan.discards for card in view.hand)
    return plan.arrangement.value + GO_VALUE * goes
