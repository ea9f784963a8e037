"""Positions of Monopoly Deal for tests, written as people write them.

What lies in front of a seat is ``"bank: 5M 2M | red: red red/yellow house | brown: any"``; a hand is ``"no
5M"``. Cards go by the names of `NAMES`, each time the next of them that is not used yet.
"""

from __future__ import annotations

from random import Random
from typing import Any

from games.core import Event, Luck, Offer
from games.deal import GAME
from games.deal.cards import ANY, COLOUR_NAMES, COLOURS, KIND, MONEY, RENT, VALUE
from games.deal.sets import FILLED
from games.deal.state import COLOUR, FIRST, HOTEL, HOUSE, NONE, State


def name(card: int) -> str:
    """How *card* is called in tests."""
    kind, colours = KIND[card], COLOURS[card]
    if kind == MONEY:
        return f"{VALUE[card]}M"
    parts = ["any"] if colours == ANY else [COLOUR_NAMES[colour] for colour in colours]
    return "/".join(["rent", *parts] if kind == RENT else parts) or kind


NAMES: dict[str, list[int]] = {}
for _card in range(len(KIND)):
    NAMES.setdefault(name(_card), []).append(_card)


def colour(text: str) -> int:
    """The colour called *text*."""
    return COLOUR_NAMES.index(text)


class Box:
    """The cards that are not used yet."""

    def __init__(self) -> None:
        self.left = {key: cards[:] for key, cards in NAMES.items()}

    def take(self, text: str) -> list[int]:
        """The next cards called so."""
        return [self.left[each].pop(0) for each in text.split()]


def position(
    *fronts: str,
    hands: tuple[str, ...] = (),
    turn: int = 0,
    plays: int = 3,
    draw: str | None = None,
    discard: str = "",
    **options: str,
) -> State:
    """A match of as many seats as there are *fronts*, the seat *turn* to play.

    *draw* is the whole draw pile, the first to be drawn first, and the other cards left over lie on the
    discard pile then; else the draw pile has all cards left. Who has no hand given holds one Pass Go.
    """
    seats = len(fronts)
    options.setdefault("deal_breaker", "in")
    state, _ = GAME.deal(seats, options, Luck(Random(7)))
    box = Box()
    state.first = state.turn = turn
    state.plays = plays
    state.hands = [sorted(box.take(hands[seat] if seat < len(hands) else "go")) for seat in range(seats)]
    state.numbered = [hand[:] for hand in state.hands]
    state.banks, state.groups = [[] for _ in fronts], [[] for _ in fronts]
    for seat, front in enumerate(fronts):
        for part in filter(None, map(str.strip, front.split("|"))):
            what, _, cards = part.partition(":")
            if what == "bank":
                state.banks[seat] = box.take(cards)
            else:
                state.groups[seat].append(_group(what, box.take(cards)))
    state.discard = box.take(discard)
    top = box.take(draw or "")
    rest = [card for cards in box.left.values() for card in cards]
    if options["deal_breaker"] == "out":
        rest = [card for card in rest if KIND[card] != "breaker"]
    if draw is None:
        state.draw = rest
    else:
        state.draw, state.discard = top[::-1], state.discard + rest
    return state


def _group(what: str, cards: list[int]) -> list[int]:
    group = [colour(what), NONE, NONE]
    for card in cards:
        if KIND[card] == "house":
            group[HOUSE] = card
        elif KIND[card] == "hotel":
            group[HOTEL] = card
        else:
            group.append(card)
    assert len(group) <= FILLED[group[COLOUR]]
    return group


def make(state: State, seat: int, kind: str, **choice: Any) -> list[Event]:
    """Let *seat* make the offered move *kind* as chosen; cards, colours and lists of cards go by their names.

    Where several cards are called so, any of them is meant; where nothing is chosen, the first option.
    """
    for offer in (*GAME.offers(state, seat), *GAME.anytime(state, seat)):
        if offer.move == kind and (answers := _answers(offer, choice)) is not None:
            return GAME.apply(state, seat, GAME.fill(offer, answers), Luck(Random(3)))
    raise AssertionError(f"{kind} {choice} is not offered: {show(state, seat)}")


def _answers(offer: Offer, choice: dict[str, Any]) -> dict[str, tuple[int, ...]] | None:
    given = {key: (value,) for key, value in offer.given.items()}
    for key, wanted in choice.items():
        if key in given and not _is(key, given[key][0], wanted):
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
            fits = [option for option in field.options if _is(field.name, option, wanted)]
            if not fits:
                return None
            answers[field.name] = (fits[0],)
    return answers if choice.keys() <= given.keys() | answers.keys() else None


def _is(key: str, value: int, wanted: Any) -> bool:
    if isinstance(wanted, int):
        return value == wanted
    return (COLOUR_NAMES[value] if key == "colour" else name(value)) == wanted


def show(state: State, seat: int) -> list[str]:
    """The moves offered to *seat*, for people."""
    return [offer.move for offer in GAME.offers(state, seat)]


def open_to(state: State, seat: int, kind: str) -> bool:
    """Whether some move *kind* is offered to *seat*."""
    return kind in show(state, seat)


def front(state: State, seat: int) -> dict[str, str]:
    """The properties of *seat* by colour, the groups of one colour separated by commas."""
    found: dict[str, list[str]] = {}
    for group in state.groups[seat]:
        cards = [card for card in group[FIRST:] + group[HOUSE:FIRST] if card != NONE]
        found.setdefault(COLOUR_NAMES[group[COLOUR]], []).append(" ".join(map(name, cards)))
    return {key: ", ".join(groups) for key, groups in found.items()}


def bank(state: State, seat: int) -> str:
    """The bank of *seat*, the dearest card first."""
    return " ".join(map(name, sorted(state.banks[seat], key=lambda card: (-VALUE[card], card))))


def hand(state: State, seat: int) -> str:
    """The hand of *seat*."""
    return " ".join(map(name, state.hands[seat]))


def waiting(state: State) -> list[int]:
    """The seats that are awaited."""
    return sorted(GAME.waiting_for(state))


def ids(events: list[Event]) -> list[str]:
    """What happened, without whom to."""
    return [event.id.removeprefix("deal-") for event in events]
