"""The lesson of Property: a match of two, told in ``locales/*/property-rules.ftl``.

Its scenes are towns as they come about. The next cards of the stock are planned, so that everybody has in
hand what the steps are about; what is drawn after them is chance.
"""

from __future__ import annotations

from collections.abc import Callable

from games.cards import cards, is_red
from games.chance import Chance
from games.kit.lesson import Lesson, Step
from games.property.begin import deal
from games.property.board import cell_at, group
from games.property.moves import Buy, Decline, Play
from games.property.state import DECK, State, purchase_cards
from games.property.view import LastPlay

_YOU, _RIVAL = 0, 1
_SEATS = 2
_MONEY = 300
"""What the two have together."""


def _scene(
    town: str, money: int, round: int, hand: str, rival: str, drawn: str, asked: Play | None = None
) -> Callable[[Chance], State]:
    """Your turn in *town* with *money* and a *hand*; *drawn* is what comes next from the stock.

    The town is told by its rows, the top one first: ``a`` is yours, ``b`` your rival's, large if mortgaged.
    *asked*, you have paid the rent for that play and may buy.
    """

    def made(chance: Chance) -> State:
        state, _ = deal(_SEATS, {}, chance)
        state.first = state.turn = _YOU
        state.round = round
        state.money = [money, _MONEY - money]
        state.purchase, _ = purchase_cards(_SEATS)
        signs = "".join(reversed(town.split()))
        state.lands = [_mask(signs.lower(), letter) for letter in "ab"]
        state.mortgaged = _mask(signs, "A") | _mask(signs, "B")
        held = [cards(hand), cards(rival)]
        state.reds = [sorted(filter(is_red, each)) for each in held]
        state.blacks = [sorted(card for card in each if not is_red(card)) for each in held]
        if asked:
            state.cell = cell_at(asked.column, asked.row)
            state.price = group(state.lands[_RIVAL], 1 << state.cell).bit_count()
            state.played = [asked.red, asked.black]
            state.last = LastPlay(_YOU, asked.red, asked.black, state.cell, "rent", state.price, _RIVAL)
        planned = cards(drawn)
        rest = [each for each in DECK if each not in (*planned, *held[_YOU], *held[_RIVAL], *state.played)]
        chance.shuffle(rest)
        state.draw = [*rest, *reversed(planned)]
        return state

    return made


def _mask(signs: str, letter: str) -> int:
    return sum(1 << cell for cell, sign in enumerate(signs) if sign == letter)


def _play(pair: str, column: int, row: int) -> Play:
    red, black = cards(pair)
    return Play(red, black, column, row)


def _replies(*moves: Play | Decline) -> tuple[tuple[int, Play | Decline], ...]:
    return tuple((_RIVAL, move) for move in moves)


_FIRST = _scene("........ " * 8, 150, 1, "3♦ 5♣", "6♥ 2♣", "4♥ 8♥ 5♠ 6♦ 3♠")

_LATER = _scene(
    """
    ........
    .......b
    .aa...bb
    .a....b.
    ........
    .aaa....
    ..a..b..
    .....bb.
    """,
    128,
    19,
    "9♥ 5♦ 5♥ 4♣",
    "3♥ 3♠",
    "3♣ 6♦ 4♠",
)

_CROSSING = _scene(
    """
    ........
    ......bb
    .aa..bbb
    .a....b.
    .a...b..
    .aaaab..
    ..a.abaa
    .....bba
    """,
    119,
    27,
    "6♦ 6♥ 2♣",
    "3♦ 3♣",
    "2♥ 6♠ 5♥ A♠",
)

_CORNER = _play("8♦ 7♣", 8, 7)
_TIGHT = _scene(
    """
    ........
    ......bb
    .Aa..bbb
    .a....b.
    .a...b..
    .aaaab..
    ..a.abbb
    .....bb.
    """,
    20,
    31,
    "7♥ 2♦",
    "5♥ 5♣",
    "6♠",
    _CORNER,
)

_ENDING = _scene(
    """
    ........
    ......bb
    .aa..bbb
    .a....b.
    .a...b..
    .aaaaba.
    ..a.aaaa
    .....bb.
    """,
    254,
    38,
    "7♥ 8♦ 3♣",
    "3♥ 3♠",
    "",
)

LESSON = Lesson(
    "first",
    (
        Step("goal", scene=_FIRST),
        Step("cell", _play("3♦ 5♣", 3, 5), _replies(_play("6♥ 2♣", 6, 2))),
        Step("group", _play("4♥ 5♠", 4, 5), _replies(_play("6♦ 3♠", 6, 3))),
        Step("wild", _play("9♥ 4♣", 2, 4), _replies(_play("3♥ 3♠", 3, 3), Decline()), _LATER),
        Step("rent", _play("5♥ 3♣", 5, 3), _replies(_play("6♦ 4♠", 6, 4))),
        Step("pay", _play("6♦ 2♣", 6, 2), scene=_CROSSING),
        Step("buy", Buy(tuple(cards("K♣ J♣"))), _replies(_play("3♦ 3♣", 3, 3), Decline())),
        Step("own", _play("2♥ 6♠", 2, 6), _replies(_play("5♥ A♠", 5, 1))),
        Step("decline", Decline(), _replies(_play("5♥ 5♣", 5, 5)), _TIGHT),
        Step("careful", _play("2♦ 6♠", 2, 6)),
        Step("ending", _play("8♦ 3♣", 8, 3), _replies(_play("3♥ 3♠", 3, 3)), _ENDING),
        Step("over"),
    ),
)
