"""The lessons of Monopoly: The Card Game, one for each edition: two hands, on the way to going out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from games.core import Chance
from games.kit.lesson import Lesson, Step
from games.monopoly import begin
from games.monopoly.cards import (
    BROWN,
    CARDS,
    CHANCES,
    DARK_BLUE,
    GOES,
    GREEN,
    HOUSES,
    LIGHT_BLUE,
    MEMBERS,
    MISTERS,
    ORANGE,
    PINK,
    RED,
    STATIONS,
    TOKENS,
    UTILITIES,
    YELLOW,
)
from games.monopoly.moves import Confirm, Discard, Draw, GoOut, Trade
from games.monopoly.state import State

NONE: Final = -1
"""No card, in a trade."""

OLD_KENT, WHITECHAPEL = MEMBERS[BROWN]
ANGEL, EUSTON, PENTONVILLE = MEMBERS[LIGHT_BLUE]
PALL_MALL, WHITEHALL, NORTHUMBERLAND = MEMBERS[PINK]
BOW, MARLBOROUGH, VINE = MEMBERS[ORANGE]
STRAND, FLEET, TRAFALGAR = MEMBERS[RED]
LEICESTER, COVENTRY, PICCADILLY = MEMBERS[YELLOW]
REGENT, OXFORD, BOND = MEMBERS[GREEN]
PARK_LANE, MAYFAIR = MEMBERS[DARK_BLUE]
KINGS_CROSS, MARYLEBONE, FENCHURCH, LIVERPOOL = MEMBERS[STATIONS]
ELECTRIC, WATER = MEMBERS[UTILITIES]
FIRST, SECOND, THIRD, FOURTH = HOUSES
"""The 1st to 4th houses."""


def _hand(
    edition: str,
    hands: Sequence[Sequence[int]],
    piles: Sequence[Sequence[int]],
    draw: Sequence[int],
    number: int = 1,
    scores: Sequence[int] = (),
) -> Callable[[Chance], State]:
    """A hand under way, the learner's turn: *piles* end with the top, *draw* begins with what comes first.

    What is not named lies further down in the draw pile.
    """
    named = {card for place in (*hands, *piles, draw) for card in place}

    def scene(chance: Chance) -> State:
        state, _ = begin.deal(len(hands), {"edition": edition}, chance)
        state.hands = [sorted(hand) for hand in hands]
        state.piles = [list(pile) for pile in piles]
        state.draw = [card for card in range(CARDS) if card not in named] + list(reversed(draw))
        state.turn, state.dealer, state.number, state.last = 0, len(hands) - 1, number, None
        state.scores = list(scores) or state.scores
        return state

    return scene


_BEGINNING = _hand(
    "uk",
    hands=(
        (OXFORD, BOND, STRAND, FLEET, NORTHUMBERLAND, BOW, FIRST[0], SECOND[0], TOKENS[2], MISTERS[0]),
        (
            REGENT,
            TRAFALGAR,
            COVENTRY,
            PICCADILLY,
            MARYLEBONE,
            FENCHURCH,
            WHITECHAPEL,
            FIRST[3],
            TOKENS[3],
            GOES[2],
        ),
    ),
    piles=((WATER,), (WHITEHALL,), (ANGEL,), (OLD_KENT,)),
    draw=(PARK_LANE, MARLBOROUGH, EUSTON, FIRST[4], THIRD[0], GOES[1], FIRST[1], VINE, MISTERS[1]),
)

_LATER = _hand(
    "uk",
    hands=(
        (PARK_LANE, MAYFAIR, FIRST[2], THIRD[1], TOKENS[1], GOES[2], MISTERS[1], KINGS_CROSS, BOW, BOND),
        (
            STRAND,
            FLEET,
            TRAFALGAR,
            FIRST[0],
            TOKENS[0],
            MISTERS[2],
            COVENTRY,
            PICCADILLY,
            FENCHURCH,
            WHITEHALL,
        ),
    ),
    piles=((), (PALL_MALL, ANGEL), (WATER, MARYLEBONE), (OLD_KENT, LEICESTER)),
    draw=(EUSTON, CHANCES[0], NORTHUMBERLAND, TOKENS[3], GOES[0], PENTONVILLE, VINE, FIRST[3]),
    number=3,
    scores=(6300, 7100),
)

UK = Lesson(
    "uk",
    (
        Step("goal", Draw(), scene=_BEGINNING),
        Step("discard", Discard((BOW,)), ((1, Draw()), (1, Discard((TRAFALGAR,))))),
        Step("trade", Trade(1, 1, NONE)),
        Step("pile", Discard((NORTHUMBERLAND,)), ((1, Draw()), (1, Discard((REGENT, EUSTON))))),
        Step("two", Trade(1, 2, NONE)),
        Step(
            "full",
            Discard((EUSTON, PARK_LANE)),
            ((1, Draw()), (1, Discard((WATER, NORTHUMBERLAND, WHITECHAPEL)))),
        ),
        Step("out", GoOut()),
        Step("reward", Confirm()),
        Step("swap", Trade(2, 1, BOW), ((1, Draw()), (1, Discard((EUSTON,)))), scene=_LATER),
        Step("houses", Draw()),
        Step("chance", Discard((BOND,)), ((1, Draw()), (1, Discard((NORTHUMBERLAND,))))),
        Step("joker", GoOut()),
        Step("score", Confirm()),
        Step("end"),
    ),
    options={"edition": "uk"},
)
