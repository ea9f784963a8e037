"""Positions of Monopoly Deal for tests, in the notation of `games.deal.lessons`, and moves in them."""

from __future__ import annotations

from random import Random
from typing import Any

from games.core import Event, Luck, Offer
from games.deal import GAME
from games.deal.cards import COLOR_NAMES, KIND, VALUE
from games.deal.lessons import NAMES as NAMES
from games.deal.lessons import Box
from games.deal.lessons import name as name
from games.deal.state import COLOR, FIRST, HOUSE, NONE, State, wilds


def color(text: str) -> int:
    """Return the color called *text*."""
    return COLOR_NAMES.index(text)


def position(
    *fronts: str,
    hands: tuple[str, ...] = (),
    turn: int = 0,
    plays: int = 3,
    draw: str | None = None,
    discard: str = "",
    **options: str,
) -> State:
    """Build a match with a seat for each of *fronts*, in which seat *turn* plays.

    *draw* is the whole draw pile, the next card first, and all other cards are on the
    discard pile; by default, it has all other cards. A seat without one of *hands* holds one Pass Go.
    """
    seats = len(fronts)
    options.setdefault("deal_breaker", "in")
    state, _ = GAME.deal(seats, options, Luck(Random(7)))
    box = Box()
    state.first = state.turn = turn
    state.plays = plays
    state.hands = [sorted(box.take(hands[seat] if seat < len(hands) else "go")) for seat in range(seats)]
    state.numbered = [hand[:] for hand in state.hands]
    state.drawn = []
    state.banks, state.groups = box.fronts(fronts)
    state.wilds = list(map(wilds, state.groups))
    state.discard = box.take(discard)
    top = box.take(draw or "")
    rest = box.left
    if options["deal_breaker"] == "out":
        rest = [card for card in rest if KIND[card] != "breaker"]
    if draw is None:
        state.draw = rest
    else:
        state.draw, state.discard = top[::-1], state.discard + rest
    return state


def make(state: State, seat: int, kind: str, **choice: Any) -> list[Event]:
    """Make a move of *kind* for *seat*; cards, colors and lists of cards are chosen by name.

    A name stands for any card of that name. A field without a choice gets its first option.
    """
    for offer in (*GAME.offers(state, seat), *GAME.anytime_offers(state, seat)):
        if offer.move == kind and (answers := _answers(offer, choice)) is not None:
            return GAME.apply(state, seat, GAME.fill(offer, answers), Luck(Random(3)))
    raise AssertionError(f"{kind} {choice} is not offered: {show(state, seat)}")


def open_debt(front: str, sum_: int = 5) -> State:
    """Return a match in which seat 1, with *front*, owes seat 0 a *sum_* of 5 or 2 million."""
    kind = {5: "debt", 2: "birthday"}[sum_]
    state = position("", front, hands=(f"{kind} double", "go"))
    make(state, 0, kind)
    return state


def _answers(offer: Offer, choice: dict[str, Any]) -> dict[str, tuple[int, ...]] | None:
    given = {key: (value,) for key, value in offer.given.items()}
    for key, wanted in choice.items():
        if key in given and not _is_wanted(key, given[key][0], wanted):
            return None
    answers: dict[str, tuple[int, ...]] = {}
    for field in offer.fields:
        if field.many:
            left = list(field.options)
            chosen = []
            for each in choice[field.name].split():
                found = next((card for card in left if name(card) == each), None)
                if found is None:
                    return None
                left.remove(found)
                chosen.append(found)
            answers[field.name] = tuple(chosen)
        else:
            wanted = choice.get(field.name, field.options[0])
            fits = [option for option in field.options if _is_wanted(field.name, option, wanted)]
            if not fits:
                return None
            answers[field.name] = (fits[0],)
    return answers if choice.keys() <= given.keys() | answers.keys() else None


def _is_wanted(key: str, value: int, wanted: Any) -> bool:
    if isinstance(wanted, int):
        return value == wanted
    return bool((COLOR_NAMES[value] if key == "color" else name(value)) == wanted)


def show(state: State, seat: int) -> list[str]:
    """Return the moves offered to *seat*, in words."""
    return [offer.move for offer in GAME.offers(state, seat)]


def open_offers(state: State, seat: int, kind: str) -> bool:
    """Whether *seat* is offered a move of this *kind*."""
    return kind in show(state, seat)


def front(state: State, seat: int) -> dict[str, str]:
    """Return the properties of *seat* by color, the groups of one color separated by commas."""
    found: dict[str, list[str]] = {}
    for group in state.groups[seat]:
        cards = [card for card in group[FIRST:] + group[HOUSE:FIRST] if card != NONE]
        found.setdefault(COLOR_NAMES[group[COLOR]], []).append(" ".join(map(name, cards)))
    return {key: ", ".join(groups) for key, groups in found.items()}


def bank(state: State, seat: int) -> str:
    """Return the bank of *seat*, the most valuable card first."""
    return " ".join(map(name, sorted(state.banks[seat], key=lambda card: (-VALUE[card], card))))


def hand(state: State, seat: int) -> str:
    """Return the hand of *seat*."""
    return " ".join(map(name, state.hands[seat]))


def awaited_seats(state: State) -> list[int]:
    """Return the awaited seats."""
    return sorted(GAME.waiting_for(state))


def ids(events: list[Event]) -> list[str]:
    """Return the ids of the events."""
    return [event.id.removeprefix("deal-") for event in events]
