"""Fixed positions of Monopoly Deal, for the gallery, the README and the golden tests; written by hand."""

from __future__ import annotations

from games.core import Outcome
from games.deal.cards import (
    BREAKERS,
    BROWN,
    DARK_BLUE,
    GREEN,
    HOTEL_RENT,
    HOUSE_RENT,
    LIGHT_BLUE,
    ORANGE,
    PINK,
    RED,
    RENTS,
    ROWS,
    SIZE,
    STATION,
    UTILITY,
    VALUE,
    YELLOW,
)
from games.deal.moves import Forced, Lay
from games.deal.state import Action
from games.deal.texts import announce_action, card_event
from games.deal.view import Ask, Counted, Group, Last, Roll, View, Window
from render import Position
from render.samples import HARD, NAMES, analyze

_Seat = tuple[tuple[Group, ...], tuple[int, ...]]


def _group(color: int, *cards: int, house: int | None = None, hotel: int | None = None) -> Group:
    rent = RENTS[color][len(cards) - 1] + (house is not None) * HOUSE_RENT + (hotel is not None) * HOTEL_RENT
    return Group(color, cards, house, hotel, len(cards) == SIZE[color], rent)


_NOBODY: _Seat = ((), ())
_ANNA: _Seat = (
    (_group(BROWN, 20, 52), _group(RED, 31, 33, 55, house=78), _group(STATION, 42, 43, 49)),
    (1, 6, 9, 14, 84),
)
_BEN: _Seat = ((_group(LIGHT_BLUE, 22, 23), _group(GREEN, 37), _group(UTILITY, 46, 50)), (3, 10, 15, 16, 71))
_CLARA: _Seat = (
    (_group(ORANGE, 28, 53), _group(YELLOW, 34, 57), _group(DARK_BLUE, 40, 48, house=79, hotel=81)),
    (0, 7, 11, 12, 17, 18),
)
_WON: _Seat = (
    (
        _group(ORANGE, 28, 29, 53),
        _group(YELLOW, 34, 36, 57),
        _group(DARK_BLUE, 40, 48, house=79, hotel=81),
    ),
    (0, 7, 11, 12, 17, 18),
)
_DAVID: _Seat = ((_group(PINK, 25, 26, 27), _group(STATION, 44)), (2, 19))
_EMMA: _Seat = ((_group(RED, 32), _group(YELLOW, 35), _group(GREEN, 38, 39)), (4, 8, 13, 85, 94))
_RICH: _Seat = (
    (
        _group(BROWN, 21), _group(LIGHT_BLUE, 24, 51), _group(PINK, 54), _group(ORANGE, 28, 53),
        _group(RED, 32, 56), _group(YELLOW, 34, 35, 36), _group(GREEN, 38), _group(DARK_BLUE, 40, 41),
        _group(STATION, 45, 58), _group(UTILITY, 47),
    ),
    (0, 4, 5, 7, 8, 11, 12, 13, 17, 18, 85, 86, 93),
)  # fmt: skip
_FIVE = (_ANNA, _BEN, _CLARA, _DAVID, _EMMA)
_ROLLS = (
    Roll(0, (3, 6)), Roll(1, (4, 5)), Roll(2, (1, 1)), Roll(3, (2, 4)), Roll(4, (6, 1)),
    Roll(0, (2, 5)), Roll(1, (6, 4)),
)  # fmt: skip


def _view(
    seats: tuple[_Seat, ...],
    *,
    seat: int | None = None,
    hand: tuple[int, ...] = (),
    turn: int = 0,
    plays: int = 2,
    phase: str = "play",
    window: Window | None = None,
    last: Last | None = None,
    discard: tuple[int, ...] = (),
    draw: int | None = None,
    rounds: int = 1,
    round: int = 1,
    lap: int = 4,
    points: tuple[int, ...] = (),
    counted: tuple[Counted, ...] = (),
    out: dict[int, str] | None = None,
    outcome: Outcome | None = None,
    limit: str = "none",
    breakers: bool = False,
) -> View:
    """The view of *seat*; *draw* cards are to draw, and the others that lie nowhere are discarded."""
    count, begins = len(seats), not any(groups or bank for groups, bank in seats)
    held = [7 if number == turn else 5 for number in range(count)] if begins else [5, 3, 7, 4, 2]
    if phase == "discard":
        held[turn] = 9
    sizes = [0 if number in (out or {}) else held[number] for number in range(count)]
    if seat is not None:
        sizes[seat] = len(hand)
    banks = tuple(bank for _, bank in seats)
    laid = {
        card for groups, _ in seats for group in groups for card in (*group.cards, group.house, group.hotel)
    }
    seen = laid.union(hand, discard, *banks, () if breakers else BREAKERS)
    left = [card for card in range(len(ROWS)) if card not in seen]
    hidden = sum(size for each, size in enumerate(sizes) if each != seat)
    if draw is None:
        draw = len(left) - hidden
    discard = (*left[draw + hidden :], *discard)
    values = tuple(sum(VALUE[card] for card in bank) for bank in banks)
    worth = tuple(
        value
        + sum(VALUE[card] for group in groups for card in (*group.cards, group.house, group.hotel) if card)
        for value, (groups, _) in zip(values, seats, strict=True)
    )
    awaited = {ask.answers for ask in window.asks} - {None} if window else {turn}
    return View(
        seat=seat,
        options={
            "scoring": "points" if points else "sets",
            "rounds": str(rounds),
            "round_limit": limit,
            "deal_breaker": "in" if breakers else "out",
            "forced_deal_own_set": "no",
        },
        groups=tuple(groups for groups, _ in seats),
        banks=banks,
        bank_values=values,
        worth=worth,
        hand=hand,
        numbers=tuple(range(1, len(hand) + 1)),
        hand_sizes=tuple(sizes),
        draw=draw,
        discard=discard,
        turn=turn,
        plays=plays,
        phase="" if outcome else "answer" if window else phase,
        awaited=() if outcome else tuple(sorted(each for each in awaited if each is not None)),
        window=window,
        rolls=tuple(roll for roll in _ROLLS if roll.seat < count),
        first=1,
        round=round,
        rounds=rounds,
        lap=lap,
        points=points or (0,) * count,
        counted=counted,
        accepts="ask",
        pays=False,
        last=last,
        out=tuple((out or {}).get(number, "") for number in range(count)),
        outcome=outcome,
        places=tuple(tuple(range(len(groups))) for groups, _ in seats),
        known_cards=((),) * count,
    )


def _ask(
    seat: int, sum: int = 0, *, taken: tuple[int, ...] = (), given: int | None = None, nos: int = 0,
    answers: int | None = None, settled: str = "",
) -> Ask:  # fmt: skip
    return Ask(seat, sum, taken, given, nos, answers, settled)


_RENT = Window(
    0, "rent", (97, 76), RED, (_ask(1, 18, answers=1), _ask(2, 18, answers=2), _ask(3, 18, answers=3))
)
_MIXED = Window(
    2, "birthday", (73,), None,
    (
        _ask(0, 2, settled="paid"), _ask(1, 2, nos=1, answers=2), _ask(3, 2, nos=2, answers=3),
        _ask(4, 2, settled="nothing"),
    ),
)  # fmt: skip
_DEBT = Window(1, "debt", (70,), None, (_ask(0, 5, answers=0),))
_COLLECTED = Window(0, "debt", (70,), None, (_ask(1, 5, answers=1),))
_SLY = Window(1, "sly", (64,), None, (_ask(2, taken=(34,), answers=2),))
_FORCED = Window(3, "forced", (67,), None, (_ask(0, taken=(42,), given=44, nos=1, answers=3),))
_AGAINST = Window(1, "sly", (64,), None, (_ask(2, taken=(34,), nos=2, answers=2),))
_BREAKER = Window(1, "breaker", (59,), None, (_ask(0, taken=(78, 31, 33, 55), answers=0),))
_COUNTED = (Counted((31, 24, 18, 9), (10, 7, 5, 3), 0), Counted((12, 31, 24, 24), (3, 10, 7, 7), 1))
_SEVEN = tuple(
    Counted(values, points, completed)
    for values, points, completed in (
        ((31, 18, 24, 9, 12), (10, 5, 7, 1, 3), 0),
        ((12, 31, 24, 24, 8), (3, 10, 7, 7, 1), 1),
        ((44, 11, 0, 16, 20), (10, 3, 1, 5, 7), 0),
        ((41, 11, 3, 0, 20), (10, 5, 3, 3, 7), 0),
        ((40, 13, 8, 5, 0), (10, 7, 5, 3, 1), 0),
        ((38, 13, 8, 25, 0), (10, 5, 3, 7, 1), None),
        ((49, 10, 22, 6, 0), (10, 5, 7, 3, 1), 0),
    )
)
_POINTS = (13, 17, 12, 10)
_DISCARD = (87, 97, 61, 70)


def _tables() -> dict[str, View]:
    four, three = _FIVE[:4], _FIVE[:3]
    return {
        "start-2": _view((_NOBODY,) * 2, turn=1, plays=3, lap=1),
        "start-5": _view((_NOBODY,) * 5, turn=1, plays=3, lap=1, limit="30"),
        "middle-2": _view(_FIVE[:2], last=Last(0, "lay", (43,), None, STATION), discard=_DISCARD, plays=1),
        "middle-3": _view(three, turn=1, last=Last(1, "bank", (71,)), discard=(83,), limit="15"),
        "middle-4": _view(
            four, turn=2, last=Last(3, "paid", (7, 12, 34), 2, None, 8), discard=(87, 105), points=_POINTS,
            rounds=4, round=3, counted=_COUNTED,
        ),
        "middle-5": _view(_FIVE, turn=4, plays=3, last=Last(3, "end"), discard=_DISCARD, draw=17),
        "sets-2": _view(
            (_RICH, _ANNA), turn=1, plays=0, draw=0, last=Last(1, "build", (78,), None, RED)
        ),
        "sets-5": _view(
            (_ANNA, _BEN, _RICH, _NOBODY, _DAVID), turn=2, last=Last(2, "go", (83,)), discard=(83,)
        ),
        "rent-4": _view(four, plays=1, window=_RENT, discard=(87, 97, 76)),
        "birthday-5": _view((*_FIVE[:4], _NOBODY), turn=2, window=_MIXED, discard=(61, 62, 63, 73)),
        "payment-2": _view(_FIVE[:2], turn=1, window=_DEBT, discard=(87, 70), plays=0),
        "sly-3": _view(three, turn=1, window=_SLY, discard=(64,)),
        "no-3": _view(three, turn=1, window=_AGAINST, discard=(61, 62, 64)),
        "refused-3": _view(three, turn=1, last=Last(2, "refused", (), 1), discard=(61, 64)),
        "poor-2": _view(
            (_BEN, ((_group(PINK, 25),), (19,))), window=_COLLECTED, discard=(87, 70), plays=1
        ),
        "forced-4": _view(four, turn=3, window=_FORCED, discard=(67, 61)),
        "breaker-3": _view(three, turn=1, window=_BREAKER, discard=(59,), breakers=True),
        "discard-3": _view(three, turn=2, plays=0, phase="discard", last=Last(2, "go", (83,)), discard=(83,)),
        "round-4": _view(
            (_NOBODY,) * 4, turn=1, plays=3, points=_POINTS, rounds=4, round=3, lap=1,
            counted=_COUNTED,
        ),
        "sheet-4": _view(
            (_NOBODY,) * 4, turn=1, plays=3, points=_POINTS, rounds=4, round=3, lap=1,
            counted=_COUNTED,
        ),
        "sheet-5": _view(
            (_NOBODY,) * 5, turn=1, plays=3, points=(63, 40, 33, 29, 21), rounds=8, round=8, lap=1,
            counted=_SEVEN, out={4: "resigned"},
        ),
        "sheet-2": _view(
            (_NOBODY,) * 2, turn=1, plays=3, points=(10, 7), rounds=2, round=2, lap=1,
            counted=(Counted((24, 9), (10, 7), 1),),
        ),
        "end-4": _view(
            (_ANNA, _BEN, _WON, _DAVID), turn=2, points=(20, 22, 22, 13), rounds=3, round=3, discard=_DISCARD,
            counted=(*_COUNTED, Counted((34, 21, 46, 14), (7, 5, 10, 3), 2)),
            outcome=Outcome(((1, 2), (0,), (3,)), (20, 22, 22, 13)),
        ),
        "end-3": _view(
            (_ANNA, _NOBODY, _WON), turn=2, discard=_DISCARD, out={1: "resigned"},
            outcome=Outcome(((2,), (0,), (1,)), (2, 0, 3)),
        ),
    }  # fmt: skip


def _hands() -> dict[str, View]:
    three = _FIVE[:3]
    held: dict[str, tuple[int, ...]] = {
        "hand-1": (61,),
        "hand-5": (32, 45, 56, 103, 88),
        "hand-7": (32, 58, 64, 99, 5, 76, 80),
        "hand-8": (21, 47, 51, 101, 82, 67, 72, 75),
        "hand-12": (19, 24, 30, 45, 51, 58, 70, 63, 65, 98, 104, 90),
    }
    found = {
        name: _view(three, seat=0, hand=cards, last=Last(0, "go", (83,))) for name, cards in held.items()
    }
    found["hand-0"] = _view(three, seat=0, plays=0, last=Last(0, "bank", (9,)))
    found["hand-discard"] = _view(
        three,
        seat=2,
        turn=2,
        plays=0,
        phase="discard",
        hand=(5, 24, 30, 62, 66, 68, 74, 77, 100),
        last=Last(2, "go", (83,)),
        discard=(83,),
    )
    found["hand-pay"] = _view(
        _FIVE[:4], seat=3, hand=(36, 89, 96, 13), plays=1, window=_RENT, discard=(87, 97, 76)
    )
    found["hand-no"] = _view(_FIVE[:4], seat=3, turn=3, hand=(36, 62, 96), window=_FORCED, discard=(67, 61))
    found["hand-waiting"] = _view(
        three, seat=1, hand=(41, 54, 69), last=Last(1, "taken", (31,), 0, RED), discard=(64,)
    )
    found["hand-points"] = _view(
        _FIVE[:4],
        seat=3,
        turn=3,
        hand=(36, 62, 96),
        plays=1,
        last=Last(3, "bank", (19,)),
        discard=(87,),
        points=_POINTS,
        rounds=4,
        round=3,
        counted=_COUNTED,
    )
    return found


def _analyzed(hand: View) -> Position:
    own, taken = hand.groups[0][-1].cards[0], hand.groups[2][1].cards[0]
    action = Action("forced", [67], [], [], taken=taken, own=own)
    return analyze(
        "deal",
        hand,
        (next(announce_action("deal-forced", 0, action, (2,))), Forced(67, own, taken)),
        (card_event("deal-lay", 0, 51, STATION), Lay(51, STATION)),
    )


def positions() -> dict[str, Position]:
    """Every kind of picture by its name."""
    tables, hands = _tables(), _hands()
    found = {
        name: Position(view, NAMES, ended=name.startswith("sheet")) for name, view in (tables | hands).items()
    }
    found["hand-analyzed"] = _analyzed(hands["hand-8"])
    found["names-5"] = Position(tables["birthday-5"], HARD)
    found["names-3"] = Position(tables["middle-3"], HARD)
    return found
