"""Fixed positions of Monopoly: The Card Game, for the gallery, the README and the golden tests."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from games.core import Event, Outcome
from games.kit.seats import WHO
from games.monopoly.announcements import announce_draw, announce_trade
from games.monopoly.cards import CARDS, COLOR, KIND
from games.monopoly.going_out.groups import Arrangement, Group, cards_of
from games.monopoly.moves import Draw, GoOut, Trade
from games.monopoly.view import Last, LastHand, Result, View
from render import Position
from render.samples import HARD, NAMES, analyze

UK, DELUXE = 0, 1

_PILES = ((3, 31), (52,), (17, 29, 8), (22, 44, 0, 35))
_FIRST = tuple((held[-1],) for held in _PILES)
_LONGER = ((3, 31, 9, 40, 19), (52, 5, 26), (17, 29, 8), (22, 44, 0, 6))


def _view(
    seats: int, edition: int = UK, *, hand: tuple[int, ...] = (), seat: int | None = None, **more: Any
) -> View:
    six = seats >= 5
    size = (9 if seats == 6 else 11) if six else 10
    sizes = [size] * seats
    if seat is not None:
        sizes[seat] = len(hand)
    piles = tuple((each[-1],) for each in (*_PILES, (6,), (41,)))[:seats] if six else _PILES
    view = View(
        seat=seat,
        options={"edition": ("uk", "deluxe")[edition], "target": "edition"},
        edition=edition,
        target=7000 if six else 10000,
        scores=(0,) * seats,
        out=("",) * seats,
        hand=hand,
        hand_sizes=tuple(sizes),
        public_cards=((),) * seats,
        piles=piles,
        ownerless=() if six else tuple(range(seats, 4)),
        draw=0 if six else 27,
        number=2,
        size=size,
        six=six,
        dealer=seats - 1,
        turn=0,
        phase="turn",
        awaited=(0,),
        due=0,
        partner=None,
        has_passed=(False,) * seats,
        passed_card=None,
        bound=(),
        arrangement=None,
        reward=(),
        last=None,
        last_hand=None,
        outcome=None,
        idle=(0,) * seats,
        private_cards=((),) * seats,
    )
    view = replace(view, **more)
    last, public = view.last, list(view.public_cards)
    used: set[int] = {*view.hand, *(last.got if last else ())}
    if last and last.what == "out":
        used |= {*last.cards}
    free = tuple(tuple(_find_free(card, used) for card in pile) for pile in view.piles)
    if last and last.what in ("trade", "exchange") and last.pile not in view.ownerless:
        public[last.pile], public[last.seat] = tuple(sorted(last.cards)), tuple(sorted(last.got))
    if last and last.what == "out":
        public[last.seat] = tuple(sorted(last.cards))
    lying = sum(view.hand_sizes) + sum(map(len, free)) + sum(view.has_passed)
    return replace(view, piles=free, public_cards=tuple(public), draw=CARDS - lying)


def _find_free(card: int, used: set[int]) -> int:
    """Return *card*, or another one of its kind if it is *used*; it is used then."""
    kin = [each for each in range(CARDS) if (KIND[each], COLOR[each]) == (KIND[card], COLOR[card])]
    found: int = next(each for each in (card, *kin, *range(CARDS)) if each not in used)
    used.add(found)
    return found


_YELLOW = Group(5, (14, 15, 16), (), (28, 33, 37), -1, (44, 45))
_RED = Group(4, (11, 12, 13), (), (29, 34, 38, 40), 42, ())
_STATIONS = Group(8, (22, 23, 24), (), (), -1, (46,))
_BLUE = Group(7, (20,), (50,), (30,), -1, ())


def _result(
    seat: int,
    groups: tuple[Group, ...],
    goes: int = 0,
    misters: int = 0,
    extra: tuple[int, ...] = (),
    void: bool = False,
) -> Result:
    cards = (*extra, *(card for group in groups for card in cards_of(group)))
    total = 0 if void else sum(group.value for group in groups) + goes + misters
    return Result(seat, cards, groups, misters, goes, void, total)


_SHEET = LastHand(
    2,
    1,
    (30, 37, 45, 54, 57),
    (
        _result(0, (_STATIONS,), 200, 0, (0, 5, 17, 35, 41, 52)),
        _result(1, (_YELLOW, _BLUE), 400, 1000, (53, 54, 56, 57)),
        _result(2, (_RED,), 0, 0, (1, 51), True),
        _result(3, (), 0, 0, (3, 6, 8, 9, 18, 25, 26, 31, 36, 58)),
    ),
)
_SIX = LastHand(
    2,
    4,
    (30, 37, 45, 54, 56, 57),
    (
        _result(0, (_STATIONS,), 200, 0, (0, 5, 17, 35, 52)),
        _result(1, (), 0, 0, (3, 6, 8, 9, 18, 26, 31, 36, 58)),
        _result(2, (_RED,), 0, 0, (51,), True),
        _result(3, (), 0, 0, (1, 2, 4, 7, 10, 19, 21, 47, 59)),
        _result(4, (_YELLOW, _BLUE), 400, 1000, (53, 54, 56, 57)),
        _result(5, (), 200, 0, (25, 27, 32, 39, 41, 43, 48, 49, 55)),
    ),
)
_SCORES = (4200, 6100, 1350, 2800, 0, 500)
_LATER = (4200, 1100, 1350, 800, 6300, 500)


_TRADED: dict[str, Any] = {"hand_sizes": (10, 10, 10, 11), "last": Last(1, "trade", 3, (18,), (45,))}
"""Ben laid a card on his pile and traded it, so his turn is over; David discards in his own."""


def _tables() -> dict[str, View]:
    middle: dict[str, Any] = {"scores": _SCORES[:4], "piles": _LONGER}
    return {
        "start-2": _view(2, piles=_FIRST, draw=36, last=Last(1, "deal"), number=1),
        "start-6": _view(6, last=Last(5, "deal"), number=1),
        "middle-2": _view(
            2,
            scores=_SCORES[:2],
            piles=_LONGER,
            turn=1,
            awaited=(1,),
            last=Last(0, "trade", 2, (8,), (45,)),
        ),
        "middle-3": _view(3, DELUXE, scores=_SCORES[:3], piles=_LONGER, last=Last(2, "discard", cards=(8,))),
        "middle-4": _view(4, **middle, turn=2, awaited=(2,), **_TRADED),
        "deluxe-4": _view(
            4,
            DELUXE,
            scores=(9200, 5000, 1350, 4800),
            last=Last(0, "draw"),
            phase="discard",
            due=1,
            piles=_LONGER,
            hand_sizes=(11, 10, 10, 10),
        ),
        "passing-5": _view(
            5,
            scores=_SCORES[:5],
            phase="passing",
            awaited=(1, 3),
            has_passed=(True, False, True, False, True),
            hand_sizes=(10, 11, 10, 11, 10),
            turn=4,
            last=Last(1, "discard", 1, (52,)),
        ),
        "middle-6": _view(
            6,
            scores=_SCORES,
            turn=2,
            awaited=(2,),
            phase="discard",
            due=1,
            partner=5,
            piles=((31,), (52,), (), (35,), (6,), ()),
            hand_sizes=(9, 9, 10, 9, 9, 10),
            last=Last(2, "exchange", 5, (11,), (26,)),
        ),
        "sheet-4": _view(
            4, piles=_FIRST, last_hand=_SHEET, number=3, scores=_SCORES[:4], last=Last(1, "deal")
        ),
        "sheet-2": _view(
            2,
            DELUXE,
            last_hand=replace(_SHEET, results=_SHEET.results[:2]),
            number=3,
            scores=(1800, 6800),
            last=Last(1, "deal"),
        ),
        "sheet-6": _view(6, last_hand=_SIX, number=3, scores=_LATER, last=Last(2, "deal")),
        "end-4": _view(
            4,
            phase="",
            awaited=(),
            last_hand=_SHEET,
            scores=(4200, 11600, 1350, 2800),
            last=Last(1, "out", -1, (14, 15, 16, 20, 28, 33, 44, 50, 53, 56), (30, 37, 45, 54, 57)),
            outcome=Outcome(((1,), (0,), (3,), (2,)), (4200, 11600, 1350, 2800)),
        ),
        "resigned-4": _view(
            4, **middle, out=("", "", "resigned", ""), ownerless=(2,), last=Last(2, "resign")
        ),
        "names-6": _view(
            6,
            scores=_SCORES,
            turn=2,
            phase="passing",
            awaited=(0, 1, 2, 3, 4, 5),
            last=Last(5, "discard", 5, (41,)),
        ),
        "out-4": _view(
            4,
            scores=_SCORES[:4],
            turn=1,
            awaited=(1,),
            phase="arrange",
            arrangement=Arrangement((_YELLOW,), _YELLOW.value),
            last=Last(1, "out", -1, (14, 15, 16, 28, 33, 37, 44, 45, 52, 57), (31, 29, 5, 17, 3)),
        ),
        "piles-4": _view(
            4,
            scores=_SCORES[:4],
            piles=((*range(16, 22), *range(33, 40)), (54,), (13,), ()),
            turn=3,
            awaited=(3,),
            phase="discard",
            due=2,
            hand_sizes=(10, 13, 10, 12),
            last=Last(3, "trade", 1, (14, 15, 44), (45, 12, 46)),
        ),
        "grow-3": _view(
            3,
            scores=_SCORES[:3],
            turn=2,
            awaited=(2,),
            phase="discard",
            due=1,
            hand_sizes=(10, 10, 11),
            last=Last(2, "grow", 3, (0, 35), (45,)),
        ),
        "names-4": _view(4, **middle, turn=2, awaited=(2,), **_TRADED),
    }


_TEN = (2, 3, 7, 14, 15, 16, 28, 33, 44, 52)
_OUT = (14, 15, 16, 18, 28, 33, 37, 44, 45, 52, 57)
_CHANCES = (20, 22, 23, 28, 37, 50, 51, 52, 53, 56)
_NINE = (0, 1, 11, 12, 19, 23, 42, 50, 58)
_FIFTEEN = (2, 3, 7, 11, 12, 14, 15, 16, 22, 24, 28, 33, 44, 50, 52)


_DISCARD = Last(3, "discard", cards=(35,))
"""What the player before the first did last: the top card of the fourth of `_PILES`."""


def _hands() -> dict[str, View]:
    return {
        "hand-10": _view(4, hand=_TEN, seat=0, scores=_SCORES[:4], last=_DISCARD),
        "hand-9": _view(6, hand=_NINE, seat=2, turn=2, awaited=(2,), scores=_LATER, last=Last(1, "passed")),
        "hand-11": _view(
            4,
            DELUXE,
            hand=(*_TEN, 57),
            seat=0,
            phase="discard",
            due=1,
            hand_sizes=(11, 10, 11, 10),
            last=Last(0, "trade", 2, (12,), (57,)),
        ),
        "hand-15": _view(
            2,
            hand=_FIFTEEN,
            seat=1,
            scores=_SCORES[:2],
            phase="discard",
            due=5,
            hand_sizes=(15, 15),
            last=Last(0, "trade", 1, (2, 7, 22, 24, 33), (13, 18, 25, 34, 47)),
        ),
        "hand-out": _view(4, hand=_OUT, seat=0, last=Last(3, "trade", 0, (57,), (9,))),
        "hand-chance": _view(4, DELUXE, hand=_CHANCES, seat=0, last=_DISCARD),
        "hand-arrange": _view(
            4,
            hand=(*_YELLOW.properties, *_YELLOW.houses, *_YELLOW.tokens, 52, 57),
            seat=0,
            phase="arrange",
            arrangement=Arrangement((_YELLOW,), _YELLOW.value),
            last=Last(0, "out", -1, (14, 15, 16, 28, 33, 37, 44, 45, 52, 57), (31, 29, 5, 17, 3)),
        ),
    }


def _trade(hand: View, move: Trade) -> Event:
    """The event that the seat of *hand* makes *move*."""
    own = (*hand.piles[0], *((move.card,) if move.card >= 0 else ()))
    given, got = own[-move.count :], hand.piles[move.pile][-move.count :]
    return next(announce_trade(0, move.pile, True, given, got, hand.edition))


def positions() -> dict[str, Position]:
    """Every picture's name, without the game's, and what it shows."""
    hands = _hands()
    found = {
        name: Position(view, HARD if name.startswith("names") else NAMES, ended=name.startswith("sheet"))
        for name, view in (_tables() | hands).items()
    }
    piles = ((31, 6), (52,), (17, 37, 4), (22, 44, 0, 35))
    offered = _view(4, hand=_TEN, seat=0, scores=_SCORES[:4], piles=piles, last=_DISCARD)
    found["hand-analyzed"] = analyze(
        "monopoly",
        offered,
        (_trade(offered, Trade(1, 1, -1)), Trade(1, 1, -1)),
        (_trade(offered, Trade(2, 2, -1)), Trade(2, 2, -1)),
    )
    found["hand-analyzed-out"] = analyze(
        "monopoly",
        hands["hand-out"],
        (next(announce_draw(0, 0, 0)), Draw()),
        (Event("monopoly-laying", {"who": WHO[0]}), GoOut()),
    )
    return found
