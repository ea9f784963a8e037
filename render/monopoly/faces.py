"""The 60 cards of Monopoly: The Card Game in the words of an edition, for `render.monopoly.cards` to draw."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from games.core import Text
from games.monopoly.cards import (
    CARDS,
    CHANCE,
    COLOR,
    EDITIONS,
    GO,
    GO_VALUE,
    HOTEL,
    HOTEL_VALUE,
    KIND,
    MISTER,
    PROPERTY,
    STATIONS,
    TOKEN,
    TOKENS,
    VALUES,
    card_name,
)
from games.monopoly.going_out.arrange import targets_of
from games.monopoly.going_out.groups import Arrangement
from render.kit.theme import Look
from render.monopoly.cards import Action, Card, Deed

TOKEN_SIGNS: Final = ("ship", "car", "dog", "hat", "iron", "boot")
"""The signs of the tokens, in their order."""

SIGNS: Final = {HOTEL: "hotel", CHANCE: "?", GO: "arrow", MISTER: "medal"}
"""The signs of the other cards that do something, by kind."""


def card(number: int, edition: int, look: Look) -> Card:
    """Card *number* as the *edition* calls it."""
    return _card(number, edition, look.say)


def _card(number: int, edition: int, say: Callable[..., str]) -> Card:
    name = words(card_name(number + CARDS * edition), say)
    kind = KIND[number]
    if kind == PROPERTY:
        color = COLOR[number]
        value = "" if color == STATIONS else str(VALUES[color])
        return Deed(color, name, value=value)
    if kind < HOTEL:
        return Action("house", name, value=str(kind))
    if kind == TOKEN:
        return Action(TOKEN_SIGNS[number - TOKENS[0]], re.split("[:：]", name)[-1].strip())
    value = {HOTEL: str(HOTEL_VALUE), GO: str(GO_VALUE)}.get(kind, "")
    return Action(SIGNS[kind], name, value=value)


def standing(laid: Arrangement, look: Look) -> dict[int, Card]:
    """The Chance cards of an arrangement as what they stand for; one that stands for a token stays a
    Chance."""
    found: dict[int, Card] = {}
    for number, target in targets_of(laid):
        color, kind = divmod(target, 10)
        plain = words(card_name(number), look.say)
        if kind == PROPERTY:
            found[number] = Deed(color, plain, value="?")
        elif kind != TOKEN:
            found[number] = Action("house" if kind < HOTEL else "hotel", plain, value=f"{kind}?")
    return found


def money(amount: int, edition: int, look: Look) -> str:
    """*amount* in the currency of *edition*."""
    return look.say(f"monopoly-money-{EDITIONS[edition]}", amount=amount)


def name(number: int, edition: int, look: Look) -> str:
    """What card *number* is called."""
    return words(card_name(number + CARDS * edition), look.say).replace("\u00ad", "")


def words(text: Text, say: Callable[..., str]) -> str:
    """*text* in the reader's language."""
    args = {
        name: words(value, say) if isinstance(value, Text) else value for name, value in text.args.items()
    }
    return say(text.id, **args)
