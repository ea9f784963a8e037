"""The 106 cards of Monopoly Deal as `render.kit.deeds` paints them, in the reader's language."""

from __future__ import annotations

from games.deal.cards import (
    ANY,
    BIRTHDAY,
    BREAKER,
    COLOR_NAMES,
    COLORS,
    DEBT,
    DOUBLE,
    FORCED,
    GO,
    HOTEL,
    HOUSE,
    KIND,
    MONEY,
    NO,
    RENT,
    RENTS,
    SLY,
    VALUE,
    WILD,
)
from render.kit import deeds
from render.kit.deeds import Deed, Row
from render.kit.theme import Look

SIGNS = {
    BREAKER: "bolt",
    NO: "no",
    SLY: "mask",
    FORCED: "swap",
    DEBT: "bag",
    BIRTHDAY: "gift",
    DOUBLE: "×2",
    HOUSE: "house",
    HOTEL: "hotel",
    GO: "draw",
}
"""The sign of every kind of action."""

_TONES = {1: 0, 2: 1, 3: 2, 4: 3, 5: 4, 10: 5}


def tone(value: int) -> int:
    """The color of money of *value*."""
    return _TONES[value]


def color_name(color: int, look: Look) -> str:
    """What *color* is called; soft hyphens are in it where it may be broken."""
    return look.say(f"deal-picture-color-{COLOR_NAMES[color]}")


def millions(amount: int, look: Look) -> str:
    """So many millions, in short."""
    return look.say("deal-picture-sum", amount=amount)


def face(card: int, look: Look, lit: int = -1) -> deeds.Card:
    """*card* with everything that is said on it; *lit* is the row of a property's table that holds now."""
    kind, coin = KIND[card], millions(VALUE[card], look)
    if kind == MONEY:
        return deeds.Note(coin, _TONES[VALUE[card]])
    name = look.say(f"deal-picture-card-{kind}") if len(COLORS[card]) != 1 else ""
    marks = () if COLORS[card] == ANY else COLORS[card]
    if kind == RENT:
        does = look.say(f"deal-picture-does-{'rent' if marks else 'rent_one'}")
        return deeds.Rent(marks, name, does, coin)
    if not COLORS[card]:
        return deeds.Action(SIGNS[kind], name, look.say(f"deal-picture-does-{kind}"), coin)
    if not marks:
        return Deed((), name, words=look.say("deal-picture-does-wild"))
    tables = tuple(_table(color) for color in COLORS[card])
    if len(marks) == 2:
        return Deed(marks, name, tables, coin)
    return Deed(marks, color_name(marks[0], look), tables, coin, look.say("deal-picture-sum", amount=""), lit)


def lying(card: int, color: int, look: Look) -> Deed:
    """A property as it lies in a set of *color*; a wild shows which others it may have."""
    among = COLORS[card] if KIND[card] == WILD else ()
    return Deed((color,), "", fresh=("deal", card) in look.fresh, among=among)


def name(card: int, look: Look) -> str:
    """What *card* is called in a sentence."""
    if KIND[card] == MONEY:
        return millions(VALUE[card], look)
    if len(COLORS[card]) == 1:
        return plain(color_name(COLORS[card][0], look))
    called = plain(look.say(f"deal-picture-card-{KIND[card]}"))
    if not COLORS[card]:
        return called
    colors = (
        look.say("deal-picture-does-wild")
        if COLORS[card] == ANY
        else "/".join(plain(color_name(color, look)) for color in COLORS[card])
    )
    return look.say("deal-picture-alt-wild", name=called, colors=colors)


def plain(words: str) -> str:
    """*words* without soft hyphens."""
    return words.replace("\u00ad", "")


def _table(color: int) -> tuple[Row, ...]:
    return tuple(("c" * count, str(rent)) for count, rent in enumerate(RENTS[color], 1))
