"""Planned plays: what a waiting seat wants to play when its turn comes (PR-24).

A plan has up to two plays. When the turn comes, the first one that still fits is made for the player; a plan
that no longer fits is dropped. Only the seat itself sees its plan, and whether it fits depends on public
facts. So neither an immediate play nor a wait reveals anything about a hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from games.core import Event, IllegalMove, InvalidMove, LazyEvent, Offer
from games.property.board import NAMES, NOBODY, cell_at, is_wild, owner_of, place_of, rent_of
from games.property.moves import DropPlan, Plan, Play
from games.property.offers import build_pair_offer
from games.property.state import State
from games.property.view import PlannedPlay

_DROP = Offer("drop_plan")


def offers(state: State, seat: int) -> list[Offer]:
    """The plays that *seat* may plan while it waits.

    They depend only on its own cards and plan, so no move of another seat changes them.
    """
    if state.over or state.out[seat] or seat == state.turn:
        return []
    return list(_list_offers(tuple(state.reds[seat]), tuple(state.blacks[seat]), seat in state.plans))


def _has_choice(reds: Sequence[int], blacks: Sequence[int]) -> bool:
    """Whether a hand with these cards allows more than one play."""
    return len(reds) * len(blacks) > 1 or is_wild(reds[0]) or is_wild(blacks[0])


@lru_cache(1024)
def _list_offers(reds: tuple[int, ...], blacks: tuple[int, ...], planned: bool) -> tuple[Offer, ...]:
    if planned and not _has_choice(reds, blacks):
        return (_DROP,)
    found = [
        build_pair_offer("plan", red, black, NAMES[red], NAMES[black], otherwise=otherwise)
        for otherwise in range(1 + planned)
        for red in reds
        for black in blacks
    ]
    return (*found, _DROP) if planned else tuple(found)


def check_plan(state: State, seat: int, move: Plan | DropPlan) -> None:
    """Refuse to plan a play that the cards of *seat* can't make.

    Raises:
        InvalidMove: there is no such choice.
        IllegalMove: the cards can't make it, it is the seat's turn, or there is no plan to change or to drop.
    """
    if seat == state.turn:
        raise IllegalMove("property-plan-late")
    if seat not in state.plans and (isinstance(move, DropPlan) or move.otherwise):
        raise IllegalMove("property-no-plan")
    if isinstance(move, Plan):
        if move.otherwise not in (0, 1):
            raise InvalidMove("field-not-offered")
        if move.red not in state.reds[seat] or move.black not in state.blacks[seat]:
            raise IllegalMove("property-not-in-hand")
        if move.column not in NAMES[move.red] or move.row not in NAMES[move.black]:
            raise IllegalMove("property-not-named")
        if seat in state.plans and not _has_choice(state.reds[seat], state.blacks[seat]):
            raise IllegalMove("property-plan-only")


def make_plan(state: State, seat: int, move: Plan | DropPlan) -> LazyEvent:
    """Store or drop the plan of *seat*.

    The event says nothing about the board, so it stays the same if another seat's last move is undone.
    """
    if isinstance(move, DropPlan):
        del state.plans[seat]
        return Event("property-plan-dropped", {}, (seat,))
    play = _plan(state, seat, move)
    state.plans[seat] = [state.plans[seat][0], play] if move.otherwise else [play]
    return Event("property-planned", {"column": move.column, "row": move.row}, (seat,))


def _plan(state: State, seat: int, move: Plan) -> PlannedPlay:
    """Build the play that *move* plans, with its present meaning."""
    cell = cell_at(move.column, move.row)
    owner = owner_of(state.lands, 1 << cell)
    rent = 0 if owner in (NOBODY, seat) else rent_of(state.lands[owner], cell, move.red, move.black)
    return PlannedPlay(move.red, move.black, cell, owner, rent, bool(state.mortgaged >> cell & 1))


def _fits(state: State, seat: int, play: PlannedPlay) -> bool:
    """Whether *play* means the same as when *seat* planned it, or costs less rent.

    A play that would bankrupt its player never fits.
    """
    owner = owner_of(state.lands, 1 << play.cell)
    if owner == NOBODY:
        return True
    if owner != play.owner:
        return False
    if owner == seat:
        return bool(state.mortgaged >> play.cell & 1) == play.mortgaged
    rent = rent_of(state.lands[owner], play.cell, play.red, play.black)
    return rent <= min(play.rent, state.money[seat])


def drop_orders(state: State, seat: int) -> None:
    """Drop the plan of *seat*."""
    state.plans.pop(seat, None)


def planned_move(state: State, seat: int) -> Play | None:
    """The play that *seat*, whose turn it is, has planned; None if none fits."""
    if seat != state.turn or state.price or state.over:
        return None
    for play in state.plans.get(seat, ()):
        if _fits(state, seat, play):
            return Play(play.red, play.black, *place_of(play.cell))
    return None


def begin_turn(state: State, events: list[LazyEvent]) -> None:
    """Drop the plan of the seat whose turn begins if none of its plays fits any more, and tell the seat."""
    seat = state.turn
    if seat in state.plans and planned_move(state, seat) is None:
        column, row = place_of(state.plans.pop(seat)[0].cell)
        events.append(Event("property-plan-lapsed", {"column": column, "row": row}, (seat,), (seat,)))
