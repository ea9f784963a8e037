"""Positions of Cardopoly for tests, in a short notation: ``"7♥ 3♣"``, ★ for a joker."""

from __future__ import annotations

from random import Random
from typing import Any

from games.cardopoly import GAME
from games.cardopoly.cards import ACES, CARDS, ORDER, SUIT, face
from games.cardopoly.moves import Draft, Draw
from games.cardopoly.state import State, set_owner
from games.cards import SUITS
from games.core import Event, Luck

RING = "2♣ 3♦ 4♥ 5♠ 6♣ 7♦ 8♥ 9♠ 3♣ 4♦ 5♥ 6♠ 7♣ 8♦ 9♥ 2♠"
"""The properties from the Start on; Quick Play has the first twelve."""

TOKENS = "♠♥♦♣"
"""The suit of each seat's ace."""


class _Deck:
    """The cards that haven't been dealt yet."""

    def __init__(self) -> None:
        self.left = list(range(CARDS))

    def take(self, text: str) -> list[int]:
        """Take the cards that *text* names, from deck A first."""
        return [self._take(each) for each in text.split()]

    def _take(self, wanted: str) -> int:
        card = next(card for card in self.left if face(card) == wanted)
        self.left.remove(card)
        return card


def position(
    *pockets: str,
    owners: dict[int, int] | None = None,
    expansions: dict[int, str] | None = None,
    mortgaged: tuple[int, ...] = (),
    places: tuple[int, ...] = (),
    chance: tuple[str, ...] = (),
    draw: str = "",
    discard: str | None = None,
    hoard: int | None = None,
    turn: int = 0,
    phase: str = "open",
    **options: str,
) -> State:
    """Build a match with a seat for each of *pockets*; seat *turn* is in *phase* of its turn.

    Every property in *owners* gets a claim card, and *expansions* lie on top of it. *draw* is the draw pile,
    the first card first; the other cards lie below, or are discarded if *discard* says what lies on top of
    the discard pile, or are in the pocket of *hoard* too.
    """
    seats = len(pockets)
    options.setdefault("round_limit", "none")
    state, _ = GAME.deal(seats, options, Luck(Random(7)))
    state.first = state.turn = turn
    state.phase = phase
    deck = _Deck()
    state.board = deck.take(RING)[: len(state.board)]
    deck.left = [card for card in range(CARDS) if card not in state.board]
    state.free = []
    state.aces = [next(ace for ace in ACES if SUITS[SUIT[ace]] == suit) for suit in TOKENS[:seats]]
    deck.left = [card for card in deck.left if card not in state.aces]
    state.pockets = [deck.take(text) for text in pockets]
    state.chances = [deck.take(text) for text in (*chance, *("",) * seats)[:seats]]
    state.places = [*places, *(0,) * seats][:seats]
    top = deck.take(draw)
    below = deck.take(discard or "")
    for space, text in (expansions or {}).items():
        state.claims[space] = deck.take(text)
    for space, owner in (owners or {}).items():
        set_owner(state, space, owner)
        claim = next(card for card in reversed(deck.left) if SUIT[card] == SUIT[state.aces[owner]])
        deck.left.remove(claim)
        state.claims[space].insert(0, claim)
    state.mortgaged = sum(1 << space for space in mortgaged)
    state.draw, state.discard = top[::-1], below
    if hoard is not None:
        state.pockets[hoard] += deck.left
    elif discard is None:
        state.draw = [*deck.left, *state.draw]
    else:
        state.discard = [*deck.left, *below]
    for pocket in state.pockets:
        pocket.sort(key=ORDER.__getitem__)
    assert sorted(GAME.cards(state)) == list(range(CARDS))
    return state


def act(state: State, move: Any, seat: int | None = None, random: int = 3) -> list[Event]:
    """Make *move* for *seat*, by default the first awaited one."""
    seat = min(GAME.waiting_for(state)) if seat is None else seat
    return GAME.apply(state, seat, move, Luck(Random(random)))


def card(state: State, seat: int, wanted: str, number: int = 0) -> int:
    """Return the *number*-th card with that face in the pocket of *seat*."""
    return [each for each in state.pockets[seat] if face(each) == wanted][number]


def cards(state: State, seat: int, text: str) -> tuple[int, ...]:
    """Return distinct cards with these faces from the pocket of *seat*."""
    found: list[int] = []
    for wanted in text.split():
        found.append(next(each for each in state.pockets[seat] if face(each) == wanted and each not in found))
    return tuple(found)


def faces(pile: list[int] | tuple[int, ...]) -> str:
    """Return the faces of the cards of a pile."""
    return " ".join(map(face, pile))


def ids(events: list[Event]) -> list[str]:
    """Return the ids of the events that everybody sees."""
    return [event.id.removeprefix("cardopoly-") for event in events if event.seats is None]


def moves(state: State, seat: int | None = None) -> set[str]:
    """Return the names of the moves open to *seat*, by default the first awaited one."""
    seat = min(GAME.waiting_for(state)) if seat is None else seat
    return {offer.move for offer in GAME.offers(state, seat)}


def offer(state: State, move: str, seat: int | None = None, **given: int) -> Any:
    """Return the only offer of *move* whose fields *given* are fixed."""
    seat = min(GAME.waiting_for(state)) if seat is None else seat
    (found,) = [
        each
        for each in GAME.offers(state, seat)
        if each.move == move and all(each.given.get(name) == value for name, value in given.items())
    ]
    return found


SIX = "2♦ 4♣ 5♦ 6♥ 8♦ 9♦"
FOUR = ("2♦ 3♦", "3♣ 4♥", "5♥ 6♥", "8♣ 9♣")


def owe_rent(*pockets: str, owners: dict[int, int] | None = None, **more: Any) -> State:
    """Let seat 0 land on 5♠ (space 3), which is seat 1's unless *owners* says otherwise."""
    state = position(*pockets, owners={3: 1} if owners is None else owners, draw="3♥", **more)
    act(state, Draw())
    return state


def quick_position(*pockets: str, **more: Any) -> State:
    """Return a position of Quick Play."""
    return position(*pockets, play="quick", **more)


def team_position(*pockets: str, **more: Any) -> State:
    """Return a position of Team Play."""
    return position(*pockets, teams="yes", **more)


def take_cards(state: State, text: str) -> list[int]:
    """Take cards out of the draw pile and return them."""
    found = []
    for wanted in text.split():
        found.append(next(each for each in state.draw if face(each) == wanted))
        state.draw.remove(found[-1])
    return found


RICH = "3♦ 2♥ 4♥ 5♣ 6♣ 8♣"
DIAMONDS = "2♦ 4♦ 5♦ 6♦ 8♦ 9♣"


def landed_position(*pockets: str, **more: Any) -> State:
    """Return a position in which seat 0 (♠) has landed on the free 7♦ (space 5)."""
    return position(*pockets, places=(5,), phase="land", **more)


def draft(
    to: int,
    take: tuple[int, ...] = (),
    number: int = 0,
    kind: int = 0,
    spaces: tuple[int, ...] = (),
    cards: tuple[int, ...] = (),
    gives: int = 0,
    gives_in: int = 1,
    asks: int = 0,
    asks_in: int = 1,
) -> Draft:
    """Return the draft of a trade with these parts and no others."""
    return Draft(to, take, number, kind, spaces, cards, gives, gives_in, asks, asks_in)
