"""The lesson of Cardopoly: four scenes of one match, from the first card to the last rent."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from games.cardopoly import begin
from games.cardopoly import moves as m
from games.cardopoly.actions.ending import leave
from games.cardopoly.cards import CARDS, ORDER, face
from games.cardopoly.state import State, set_owner
from games.core import Chance
from games.kit.lesson import Lesson, Step

_DECK_A: Final = {face(card): card for card in range(52)}


def _a(text: str) -> list[int]:
    """The cards of deck A that *text* names, such as ``7♥ 3♣``: the ring and the tokens."""
    return [_DECK_A[each] for each in text.split()]


def _b(text: str) -> tuple[int, ...]:
    """The cards of deck B that *text* names: those in pockets, on properties or drawn in a scene."""
    return tuple(card + 52 for card in _a(text))


def _one(name: str) -> int:
    return _b(name)[0]


RING: Final = _a("4♣ 6♦ 3♠ 8♥ 5♥ 2♦ 7♣ 9♥ 3♦ 6♠ 5♠ 8♣ 2♠ 7♦ 4♥ 9♣")
TOKENS: Final = _a("A♥ A♠ A♣")


def _scene(
    *pockets: str,
    draw: str,
    places: Sequence[int] = (0, 0, 0),
    owned: Sequence[Mapping[int, str]] = (),
    mortgaged: int = 0,
    chance_card: str = "",
    phase: str = "open",
    round: int = 1,
) -> Callable[[Chance], State]:
    """Build the learner's turn in *phase*; *draw* begins with its top card.

    *owned* are the claim cards on the spaces of every seat, and *mortgaged* is a mask of spaces. Seats with
    an empty pocket are out. Cards that aren't named are further down in the draw pile.
    """

    def scene(chance: Chance) -> State:
        state, _ = begin.deal(len(pockets), {}, chance)
        state.board, state.aces, state.places = list(RING), list(TOKENS), list(places)
        state.pockets = [sorted(_b(pocket), key=ORDER.__getitem__) for pocket in pockets]
        state.chances[0] = list(_b(chance_card))
        for owner, claims in enumerate(owned):
            for space, claim in claims.items():
                set_owner(state, space, owner)
                state.claims[space] = list(_b(claim))
        state.mortgaged, state.phase, state.round = mortgaged, phase, round
        state.first = state.turn = 0
        state.draw, state.discard = list(_b(draw)[::-1]), []
        laid = {*RING, *TOKENS, *state.draw, *state.chances[0]}
        laid.update(*state.pockets, *state.claims)
        state.draw[:0] = [card for card in range(CARDS) if card not in laid]
        for seat, pocket in enumerate(pockets):
            if not pocket:
                leave(state, seat, "eliminated", [])
        return state

    return scene


_BEGINNING = _scene(
    "3♥ 10♥ J♥ Q♠ 5♦ 8♦ K♣ 10♣",
    "7♠ K♠ 10♠ 6♥ 9♦ 7♦ A♣ Q♦",
    "2♣ 9♣ Q♣ K♦ 4♠ A♦ 10♦ J♦",
    draw="4♣ 9♠ 4♥ J♠ 5♣",
)

_AUCTION = _scene(
    "K♣ 10♣ 8♦ 4♠ Q♠ 9♦ A♣",
    "7♠ K♠ 2♥ 6♥ Q♦ 7♦ 8♠ 10♦",
    "2♣ 9♣ Q♣ K♦ 3♦ A♦ J♣ 5♥",
    draw="7♥ 6♦",
    places=(13, 9, 6),
    owned=({4: "3♥", 7: "J♥", 1: "10♥"}, {9: "9♠", 10: "A♠"}, {6: "8♣"}),
    chance_card="K♥",
    phase="land",
    round=6,
)

_TRADE = _scene(
    "K♣ 10♣ 8♦ 4♠ Q♠ 9♦ A♣ 7♥ 4♥",
    "5♠ 7♠ 2♥ 6♥ J♦ 7♦ 8♠ 10♦",
    "Q♣ K♦ A♦ J♣ 9♣",
    draw="5♣ 9♥ 2♠ 6♦ 3♣",
    places=(12, 9, 6),
    owned=({4: "3♥ 5♥", 7: "J♥", 1: "10♥"}, {9: "9♠", 10: "A♠", 13: "K♠"}, {6: "8♣", 11: "2♣", 15: "6♣"}),
    chance_card="Q♥",
    phase="close",
    round=8,
)

_LAST = _scene(
    "10♣ 8♦ 4♠ Q♠ 9♦ A♣ 6♦ 4♥ K♦ 2♠",
    "7♠ 8♠ 2♥ 6♥ Q♦ 7♦",
    "",
    draw="3♦ 10♦ J♦ 3♠",
    places=(7, 0, 0),
    owned=({3: "7♥", 7: "J♥", 1: "10♥", 9: "9♠"}, {4: "3♥", 10: "A♠", 13: "K♠"}),
    mortgaged=1 << 10 | 1 << 13,
    phase="close",
    round=14,
)

FIRST = Lesson(
    "first",
    (
        Step("goal", m.Draw(), scene=_BEGINNING),
        Step("buy", m.Buy(_one("10♥"), _one("5♦"))),
        Step(
            "end",
            m.End(),
            (
                (1, m.Draw()),
                (1, m.Buy(_one("7♠"), _one("6♥"))),
                (1, m.End()),
                (2, m.Draw()),
                (2, m.Pay(_b("K♦ 4♠ A♦ 10♦ J♦"))),
                (2, m.End()),
            ),
        ),
        Step("rent", m.Draw()),
        Step("jack", m.Jack()),
        Step("auction", m.Auction(), ((1, m.Bid(5)), (2, m.Bid(3))), scene=_AUCTION),
        Step("sell", m.Sell(), ((1, m.Buy(_one("K♠"), _one("7♦"))), (1, m.Pay(_b("Q♦ 10♦ 6♥ 2♥"))))),
        Step("king", m.King()),
        Step("trade", m.Draft(1, (9,), 0, 0, (4,), (), 0, 1, 0, 1), scene=_TRADE),
        Step("propose", m.Propose(0), ((1, m.Accept()),)),
        Step("queen", m.Queen(3)),
        Step("expand", m.Expand(3, _one("4♥"), _one("8♦")), scene=_LAST),
        Step("last", m.End(), ((1, m.Draw()), (1, m.Mortgage(4)), (1, m.PayAll()))),
        Step("won"),
    ),
    seats=3,
)
