"""The lesson of Property: a match for two, with its texts in ``locales/*/property-rules.ftl``.

Its scenes are towns as they come up in play. The next cards of the stock are fixed, so that both players hold
the cards the steps need; later draws are random.
"""

from __future__ import annotations

from collections.abc import Callable

from games.cards import cards, is_red
from games.chance import Chance
from games.kit.lesson import Lesson, Step
from games.property.begin import deal
from games.property.moves import Buy, Play
from games.property.state import DECK, WORTH, State, purchase_cards

_YOU, _RIVAL = 0, 1
_SEATS = 2
_MONEY = 300
"""The dollars that both players have together."""


def _scene(
    town: str, money: int, round: int, hand: str, rival: str, drawn: str, spent: str = ""
) -> Callable[[Chance], State]:
    """Build your turn in *town* with *money* and a *hand*; *drawn* are the next cards of the stock.

    The town is written in rows, the top one first: ``a`` is yours, ``b`` your rival's, a capital letter is
    mortgaged. You also hold the purchase cards that your rival has *spent*.
    """

    def scene(chance: Chance) -> State:
        state, _ = deal(_SEATS, {}, chance)
        state.first = state.turn = _YOU
        state.round = round
        state.money = [money, _MONEY - money]
        yours, theirs = purchase_cards(_SEATS)[0]
        paid = cards(spent)
        state.purchase = [
            sorted([*yours, *paid], key=WORTH.__getitem__, reverse=True),
            [each for each in theirs if each not in paid],
        ]
        signs = "".join(reversed(town.split()))
        state.lands = [_mask(signs.lower(), letter) for letter in "ab"]
        state.mortgaged = _mask(signs, "A") | _mask(signs, "B")
        held = [cards(hand), cards(rival)]
        state.reds = [sorted(filter(is_red, each)) for each in held]
        state.blacks = [sorted(card for card in each if not is_red(card)) for each in held]
        planned = cards(drawn)
        rest = [each for each in DECK if each not in (*planned, *held[_YOU], *held[_RIVAL])]
        chance.shuffle(rest)
        state.draw = [*rest, *reversed(planned)]
        return state

    return scene


def _mask(signs: str, letter: str) -> int:
    return sum(1 << cell for cell, sign in enumerate(signs) if sign == letter)


def _play(pair: str, column: int, row: int) -> Play:
    red, black = cards(pair)
    return Play(red, black, column, row)


def _reply(pair: str, column: int, row: int) -> tuple[tuple[int, Play]]:
    return ((_RIVAL, _play(pair, column, row)),)


_FIRST = _scene("........ " * 8, 150, 1, "3♦ 5♣", "6♥ 2♣", "4♥ 8♥ 5♠ 6♦ 3♠")

_SPENT = "K♥ Q♥ Q♠"

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
    _SPENT,
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
    _SPENT,
)

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
    "7♥ 2♦ 6♠",
    "5♥ 5♣",
    "",
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
        Step("cell", _play("3♦ 5♣", 3, 5), _reply("6♥ 2♣", 6, 2)),
        Step("group", _play("4♥ 5♠", 4, 5), _reply("6♦ 3♠", 6, 3)),
        Step("wild", _play("9♥ 4♣", 2, 4), _reply("3♥ 3♠", 3, 3), _LATER),
        Step("rent", _play("5♥ 3♣", 5, 3), _reply("6♦ 4♠", 6, 4)),
        Step("pay", _play("6♦ 2♣", 6, 2), scene=_CROSSING),
        Step("buy", Buy(tuple(cards("K♣ J♣"))), _reply("3♦ 3♣", 3, 3)),
        Step("own", _play("2♥ 6♠", 2, 6), _reply("5♥ A♠", 5, 1)),
        Step("careful", _play("2♦ 6♠", 2, 6), scene=_TIGHT),
        Step("ending", _play("8♦ 3♣", 8, 3), _reply("3♥ 3♠", 3, 3), _ENDING),
        Step("over"),
    ),
)
