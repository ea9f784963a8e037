"""Positions of Monopoly: The Card Game for tests: hands written as ``"yellow*3 h1 token chance"``."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

from games.core import Event, Luck
from games.monopoly import GAME
from games.monopoly.cards import CARDS, CHANCES, GOES, HOTELS, HOUSES, MEMBERS, MISTERS, TOKENS
from games.monopoly.state import State

COLORS = (
    "brown",
    "lightblue",
    "pink",
    "orange",
    "red",
    "yellow",
    "green",
    "darkblue",
    "station",
    "utility",
)
KINDS = {
    **dict(zip(COLORS, MEMBERS, strict=True)),
    **{f"h{level + 1}": HOUSES[level] for level in range(4)},
    "hotel": HOTELS,
    "token": TOKENS,
    "chance": CHANCES,
    "go": GOES,
    "mr": MISTERS,
}


class Pack:
    """The 60 cards, from which cards are taken by name."""

    def __init__(self) -> None:
        self.left = list(range(CARDS))

    def take(self, text: str) -> list[int]:
        """Take the next cards of *text*, such as ``yellow*2 h1``."""
        taken = []
        for word in text.split():
            kind, _, count = word.partition("*")
            found = [card for card in self.left if card in KINDS[kind]][: int(count or 1)]
            assert len(found) == int(count or 1), f"there is no {word} left"
            self.left = [card for card in self.left if card not in found]
            taken += found
        return taken


def position(
    *hands: str,
    piles: tuple[str, ...] = (),
    draw: str | None = None,
    turn: int = 0,
    fill: bool = False,
    **options: str,
) -> State:
    """Build a position with a seat for each of *hands*, in which seat *turn* moves.

    *piles* are the trade piles, the last card on top. The first card of *draw* is drawn first. Other cards
    are out of play or, with *fill*, below those of *draw*.
    """
    state, _ = GAME.deal(len(hands), options, Luck(Random(3)))
    pack = Pack()
    state.hands = [sorted(pack.take(text)) for text in hands]
    state.piles = [pack.take(text) for text in (*piles, *[""] * (len(state.piles) - len(piles)))]
    state.draw = pack.take(draw or "")[::-1]
    if fill:
        state.draw[:0] = pack.left
        pack.left = []
    state.removed = pack.left
    state.turn = turn
    state.dealer = (turn - 1) % len(hands)
    return state


HANDS = (
    "yellow*3 go*4 token*2",
    "lightblue*2 pink orange red darkblue mr*2 h1",
    "green*2 pink orange red mr*2 h2 h3",
    "brown station*3 h1*2 h2 h3 h4",
    "brown darkblue utility h1 h2 token*4",
    "lightblue pink orange red green h1 h2 hotel station",
)
PILES = ("h3", "utility", "chance", "h4", "hotel", "chance")


def six_players(turn: int = 0) -> State:
    """Return a position of six players in which seat *turn* moves; seat 0 could go out."""
    state = position(*HANDS, piles=PILES, turn=turn)
    state.size, state.six = 9, True
    return state


def act(state: State, seat: int, move: Any, seed: int = 1) -> list[Event]:
    """Let *seat* make *move*."""
    return GAME.apply(state, seat, move, Luck(Random(seed)))


def names(state: State, seat: int) -> list[str]:
    """Return the names of the moves open to *seat*."""
    return [offer.move for offer in GAME.offers(state, seat)]


def ids(events: list[Event]) -> list[str]:
    """Return the ids of *events* without the game's name."""
    return [event.id.removeprefix("monopoly-") for event in events]


def kinds(cards: Iterable[int]) -> list[str]:
    """Return *cards* in the notation of `position`."""
    return [next(word for word, members in KINDS.items() if card in members) for card in cards]
