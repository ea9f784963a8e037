"""The lessons of Monopoly: The Card Game, one for each edition, each with two hands that go out."""

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

FIRST, SECOND, THIRD, FOURTH = HOUSES
"""The 1st to 4th houses."""

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

MEDITERRANEAN, BALTIC = MEMBERS[BROWN]
ORIENTAL, VERMONT, CONNECTICUT = MEMBERS[LIGHT_BLUE]
ST_CHARLES, STATES, VIRGINIA = MEMBERS[PINK]
ST_JAMES, TENNESSEE, NEW_YORK = MEMBERS[ORANGE]
KENTUCKY, INDIANA, ILLINOIS = MEMBERS[RED]
ATLANTIC, VENTNOR, MARVIN = MEMBERS[YELLOW]
PACIFIC, NORTH_CAROLINA, PENNSYLVANIA = MEMBERS[GREEN]
PARK_PLACE, BOARDWALK = MEMBERS[DARK_BLUE]
READING, PENNSYLVANIA_RAILROAD, B_AND_O, SHORT_LINE = MEMBERS[STATIONS]


def _hand(
    edition: str,
    hands: Sequence[Sequence[int]],
    piles: Sequence[Sequence[int]],
    draw: Sequence[int],
    number: int = 1,
    scores: Sequence[int] = (),
) -> Callable[[Chance], State]:
    """Build a hand in progress on the learner's turn.

    *piles* end with their top cards, *draw* begins with its top card. Cards that aren't named are further
    down in the draw pile.
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
        Step("goal", Draw(), scene=_BEGINNING, table=True),
        Step("discard", Discard((BOW,)), ((1, Draw()), (1, Discard((TRAFALGAR,))))),
        Step("trade", Trade(1, 1, NONE), table=True),
        Step("pile", Discard((NORTHUMBERLAND,)), ((1, Draw()), (1, Discard((REGENT, EUSTON)))), table=True),
        Step("two", Trade(1, 2, NONE), table=True),
        Step(
            "full",
            Discard((EUSTON, PARK_LANE)),
            ((1, Draw()), (1, Discard((WATER, NORTHUMBERLAND, WHITECHAPEL)))),
        ),
        Step("out", GoOut()),
        Step("reward", Confirm()),
        Step("swap", Trade(2, 1, BOW), ((1, Draw()), (1, Discard((EUSTON,)))), scene=_LATER, table=True),
        Step("houses", Draw(), table=True),
        Step("chance", Discard((BOND,)), ((1, Draw()), (1, Discard((NORTHUMBERLAND,))))),
        Step("joker", GoOut()),
        Step("score", Confirm()),
        Step("end"),
    ),
    options={"edition": "uk"},
)

_RAILROADS = _hand(
    "deluxe",
    hands=(
        (BALTIC, STATES, TENNESSEE, KENTUCKY, INDIANA, BOARDWALK, READING, B_AND_O, FIRST[0], TOKENS[0]),
        (
            ORIENTAL,
            ST_JAMES,
            PARK_PLACE,
            VENTNOR,
            PACIFIC,
            FIRST[1],
            THIRD[1],
            TOKENS[1],
            GOES[1],
            MISTERS[0],
        ),
        (
            ST_CHARLES,
            VIRGINIA,
            ILLINOIS,
            ATLANTIC,
            MARVIN,
            SHORT_LINE,
            FIRST[2],
            SECOND[0],
            TOKENS[2],
            GOES[2],
        ),
    ),
    piles=((ELECTRIC,), (NORTH_CAROLINA,), (VERMONT,), (CONNECTICUT,)),
    draw=(
        *(GOES[0], SECOND[2], NEW_YORK, PENNSYLVANIA),
        *(PENNSYLVANIA_RAILROAD, FIRST[3], SECOND[1], MISTERS[1], MEDITERRANEAN),
    ),
)

_TRAYS = _hand(
    "deluxe",
    hands=(
        (
            CONNECTICUT,
            VIRGINIA,
            ATLANTIC,
            VENTNOR,
            PACIFIC,
            ELECTRIC,
            FIRST[0],
            SECOND[0],
            TOKENS[1],
            MISTERS[1],
        ),
        (
            ST_CHARLES,
            FOURTH[1],
            READING,
            SHORT_LINE,
            PARK_PLACE,
            ORIENTAL,
            FIRST[1],
            SECOND[1],
            TOKENS[2],
            GOES[0],
        ),
        (
            STATES,
            ST_JAMES,
            NEW_YORK,
            PENNSYLVANIA,
            FIRST[2],
            SECOND[2],
            THIRD[0],
            TOKENS[0],
            GOES[1],
            MISTERS[0],
        ),
    ),
    piles=((TENNESSEE,), (NORTH_CAROLINA, ILLINOIS), (INDIANA, B_AND_O), (BALTIC, WATER)),
    draw=(
        *(FOURTH[0], BOARDWALK, CHANCES[0], CHANCES[1], KENTUCKY, FIRST[3]),
        *(MARVIN, GOES[2], PENNSYLVANIA_RAILROAD, THIRD[1], FIRST[4]),
    ),
    number=4,
    scores=(7400, 6100, 5200),
)

DELUXE = Lesson(
    "deluxe",
    (
        Step("goal", Draw(), scene=_RAILROADS, table=True),
        Step(
            "discard",
            Discard((BALTIC,)),
            ((1, Draw()), (1, Discard((PARK_PLACE,))), (2, Draw()), (2, Discard((ILLINOIS,)))),
        ),
        Step("trade", Trade(1, 1, NONE), table=True),
        Step(
            "forced",
            Discard((STATES,)),
            ((1, Draw()), (1, Discard((BALTIC, PACIFIC))), (2, Trade(0, 1, NONE)), (2, Discard((NEW_YORK,)))),
        ),
        Step("out", GoOut()),
        Step("reward", Confirm()),
        Step("pile", Trade(3, 1, NONE), scene=_TRAYS, table=True),
        Step(
            "utilities",
            Discard((CONNECTICUT,)),
            ((1, Draw()), (1, Discard((FOURTH[1],))), (2, Draw()), (2, Discard((BOARDWALK,)))),
        ),
        Step("fourth", Draw(), table=True),
        Step(
            "chance",
            Discard((VIRGINIA,)),
            ((1, Draw()), (1, Discard((ST_CHARLES,))), (2, Trade(1, 1, NONE)), (2, Discard((THIRD[0],)))),
        ),
        Step(
            "watch",
            Trade(2, 1, PACIFIC),
            (
                (1, Draw()),
                (1, Discard((ORIENTAL, KENTUCKY))),
                (2, Draw()),
                (2, Discard((SECOND[2], PACIFIC))),
            ),
            table=True,
        ),
        Step("joker", GoOut()),
        Step("free", Confirm()),
        Step("end"),
    ),
    seats=3,
    options={"edition": "deluxe"},
)
