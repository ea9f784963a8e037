"""What the game asks and what it calls its moves, as ids of the messages in `locales/*/monopoly.ftl`."""

from __future__ import annotations

from collections.abc import Sequence

from games.core import Cards, Field, Label, Offer, Text, Value
from games.kit.seats import WHO
from games.kit.texts import OVER
from games.monopoly.cards import (
    COLOUR,
    COLOUR_NAMES,
    EDITIONS,
    GO,
    GO_VALUE,
    HOTEL,
    KIND,
    PROPERTY,
    SIZES,
    named,
)
from games.monopoly.cards import money as in_currency
from games.monopoly.going_out.groups import Arrangement
from games.monopoly.going_out.ways import way_out
from games.monopoly.turns import pile_name
from games.monopoly.view import View

FEW = 2
"""How many cards a hint names."""


def ask(view: View) -> Text:
    """What the seat of *view* is to do, or whom everybody waits for."""
    asked = view.asked
    if not asked:
        return OVER
    if view.seat in view.awaited:
        args: dict[str, Value] = {"edition": EDITIONS[view.edition], "count": view.due}
        if asked == "turn":
            kind = "six" if view.six else "turn" if view.draw else "dry"
            return Text(f"monopoly-ask-{kind}", args)
        if asked == "arrange" and view.laid:
            args["amount"] = money(view, _worth(view.hand, view.laid))
        return Text(f"monopoly-ask-{'discard' if asked == 'partner' else asked}", args)
    if asked == "passing":
        return Text("monopoly-wait-passing", {"count": len(view.awaited)})
    return Text(f"monopoly-wait-{'discard' if asked == 'partner' else asked}", {"who": WHO[view.awaited[0]]})


def money(view: View, amount: int) -> Text:
    """*amount* in the currency of the edition."""
    return in_currency(amount, view.edition)


def _named(view: View, cards: Sequence[int]) -> Cards:
    return named(cards, view.edition)


def colour_name(view: View, colour: int) -> Text:
    """What a group is called."""
    return Text(f"monopoly-colour-{EDITIONS[view.edition]}-{COLOUR_NAMES[colour]}")


def _pile(view: View, pile: int) -> Value:
    return pile_name(pile, pile not in view.ownerless)


def offer_label(view: View, offer: Offer) -> Label:
    """The move and, where something changes hands, the cards on top."""
    move, given = offer.move, offer.given
    args: dict[str, Value] = {"edition": EDITIONS[view.edition], "count": view.due}
    text, hint = f"monopoly-offer-{move}", f"monopoly-hint-{move}"
    if move in ("trade", "grow"):
        args |= {"other": _pile(view, given["pile"]), "top": _few(view, view.piles[given["pile"]])}
        if "card" not in given:
            return Label(Text(f"{text}-adding", args), Text(f"{hint}-adding", args))
        if move == "grow":
            args["got"] = _named(view, view.piles[given["pile"]][-1:])
    elif move == "exchange":
        args["other"] = WHO[given["partner"]]
        args |= _swap(view, given["partner"], 1, -1)
    elif move in ("go_out", "confirm"):
        args |= _lays(view)
        if args.get("discards"):
            hint += "-discards"
    elif move == "bind":
        args["cards"] = _named(view, (given["card"],))
    elif move == "token":
        args["group"] = colour_name(view, given["source"])
    elif move == "houses":
        args |= {
            "group": colour_name(view, given["first"]),
            "other": colour_name(view, given["second"]),
        }
    return Label(Text(text, args), Text(hint, args))


def warning(view: View, offer: Offer, chosen: dict[str, tuple[int, ...]]) -> Label | None:
    """The cards that change hands by a trade (MC-21 to MC-23)."""
    if not offer.grave:
        return None
    given = {**offer.given, **{field.name: chosen[field.name][0] for field in offer.fields}}
    pile = given["pile"]
    args: dict[str, Value] = {"other": _pile(view, pile), "edition": EDITIONS[view.edition]}
    args |= _swap(view, pile, given.get("count", 2), given["card"])
    if offer.move == "grow":
        args["got"] = _named(view, view.piles[pile][-1:])
    return Label(Text(f"monopoly-warn-{offer.move}", args), Text(f"monopoly-hint-{offer.move}-swap", args))


def _swap(view: View, pile: int, count: int, card: int) -> dict[str, Value]:
    """What the seat on turn gives and gets by a trade of *count* cards with *card* laid on its pile first."""
    own = view.piles[view.turn] + ((card,) if card >= 0 else ())
    return {"given": _named(view, own[-count:]), "got": _named(view, view.piles[pile][-count:])}


def _lays(view: View) -> dict[str, Value]:
    """What going out or confirming brings before the reward, and what is discarded with it."""
    if view.laid is not None:
        return {"amount": money(view, _worth(view.hand, view.laid))}
    plan = way_out(view.hand, view.size, view.bound)
    if plan is None:
        return {}
    found: dict[str, Value] = {"amount": money(view, _worth(view.hand, plan.laid, plan.discards))}
    if plan.discards:
        found["discards"] = _few(view, plan.discards)
    return found


def _worth(hand: Sequence[int], laid: Arrangement, discards: Sequence[int] = ()) -> int:
    """What a hand is worth that is laid down like that, but for the prize for most Mr. Monopoly cards."""
    return laid.value + GO_VALUE * sum(KIND[card] == GO and card not in discards for card in hand)


def _few(view: View, cards: Sequence[int]) -> Text:
    """The uppermost of *cards*, for a hint: it has to be short."""
    shown = cards[: -FEW - 1 : -1]
    return Text("monopoly-few", {"cards": _named(view, shown), "more": len(cards) - len(shown)})


def option_label(view: View, offer: Offer, field: Field, option: int) -> Label:
    """A card of the hand, a number of cards and which they are, a group, or what a Chance may stand for."""
    if field.name == "count":
        return _count_label(view, offer, option)
    if field.name == "target":
        colour, kind = divmod(option, 10)
        what = (
            "property"
            if kind == PROPERTY
            else "house"
            if kind < HOTEL
            else "hotel"
            if kind == HOTEL
            else "token"
        )
        stands: dict[str, Value] = {"group": colour_name(view, colour), "number": kind}
        return Label(Text(f"monopoly-target-{what}", stands))
    if field.name == "colour":
        return Label(colour_name(view, option))
    number = view.hand.index(option) + 1
    card = Text("monopoly-option-card", {"number": number, "card": _named(view, (option,))})
    colour = COLOUR[option]
    if colour < 0:
        return Label(card)
    held = sum(COLOUR[other] == colour for other in view.hand)
    args: dict[str, Value] = {"group": colour_name(view, colour), "count": held, "size": SIZES[colour]}
    return Label(card, Text("monopoly-hint-property", args))


def _count_label(view: View, offer: Offer, count: int) -> Label:
    """A number of cards, and what one gets for them."""
    args: dict[str, Value] = {"count": count}
    pile = offer.given["pile"]
    args["got"] = _few(view, view.piles[pile][-count:])
    return Label(Text("monopoly-option-count", args), Text("monopoly-hint-swap", args))
