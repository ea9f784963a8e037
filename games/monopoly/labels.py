"""The prompts and move labels of Monopoly: The Card Game: ids of messages in `locales/*/monopoly.ftl`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from games.core import Cards, Field, Label, Offer, Text, Value
from games.kit.seats import OVER, WHO, next_seat
from games.monopoly.announcements import pile_name
from games.monopoly.cards import (
    CARDS,
    CHANCES,
    COLOR,
    COLOR_NAMES,
    EDITIONS,
    HOTEL,
    KIND,
    MEMBERS,
    PROPERTY,
    TOKEN,
    card_emoji,
    full_size,
    name_cards,
)
from games.monopoly.cards import money as in_currency
from games.monopoly.going_out.proposal import order_of, proposal, worth
from games.monopoly.going_out.ways import can_go_out, way_out
from games.monopoly.view import View

FEW = 2
"""The most cards that a hint names."""

_EMOJIS: Final = {
    "draw": "act-draw",
    "pass_turn": "act-end",
    "go_out": "act-lay",
    "confirm": "act-yes",
    "bind": card_emoji(CHANCES[0]),
    "houses": "house",
}
"""The emoji keys of moves that aren't about a card."""


def ask(view: View) -> Text:
    """The prompt for the seat of *view*: what to do, or who the match is waiting for."""
    phase = view.phase
    if not phase:
        return OVER
    if view.seat in view.awaited:
        return _ask(view, view.seat)
    if phase == "passing":
        return Text("monopoly-wait-passing", {"count": len(view.awaited)})
    return Text(f"monopoly-wait-{'discard' if phase == 'partner' else phase}", {"who": WHO[view.awaited[0]]})


def _ask(view: View, seat: int) -> Text:
    args: dict[str, Value] = {"edition": EDITIONS[view.edition], "count": view.due}
    match view.phase:
        case "turn":
            id = "six" if view.six else "turn" if view.draw else "dry"
        case "close" | "passing":
            id, args["left"] = "passing", WHO[_left_neighbor(view, seat)]
        case "partner":
            id = "discard"
        case id:
            pass
    if view.phase in ("turn", "close") and can_go_out(list(view.hand), view.size):
        id += "-out"
    return Text(f"monopoly-ask-{id}", args)


def _left_neighbor(view: View, seat: int) -> int:
    """The seat that gets the card that *seat* passes; it may have left since passing its own (MC-72)."""
    gone = [bool(out) and not passed for out, passed in zip(view.out, view.has_passed, strict=True)]
    return next_seat(gone, seat)


def money(view: View, amount: int) -> Text:
    """*amount* in the currency of the edition."""
    return in_currency(amount, view.edition)


def _name_cards(view: View, cards: Sequence[int]) -> Cards:
    return name_cards(cards, view.edition)


def color_name(view: View, color: int) -> Text:
    """The name of a group."""
    return Text(f"monopoly-color-{EDITIONS[view.edition]}-{COLOR_NAMES[color]}")


def pile_of(view: View, pile: int) -> Value:
    """The owner of a trade pile, or its number."""
    return pile_name(pile, pile not in view.ownerless)


def numbered_card(view: View, card: int) -> Text:
    """A card of the hand with its number."""
    number = order_of(view).index(card) + 1
    return Text("monopoly-option-card", {"number": number, "card": _name_cards(view, (card,))})


def cards_text(view: View, card: int, count: int) -> Text:
    """A short text for *count* cards including *card*, for a button."""
    return Text("monopoly-several", {"card": _name_cards(view, (card,)), "more": count - 1})


def offer_label(view: View, offer: Offer) -> Label:
    """The label of a move, with the owner of any cards that change hands."""
    move, given = offer.move, offer.given
    args: dict[str, Value] = {"edition": EDITIONS[view.edition], "count": view.due}
    text = f"monopoly-offer-{move}"
    if move in ("trade", "grow"):
        args["other"] = pile_of(view, given["pile"])
        if "card" not in given:
            text += "-adding"
    elif move == "exchange":
        args |= _trade_args(view, offer, {})
    elif move in ("go_out", "confirm"):
        args["amount"] = _amount(view)
    elif move == "bind":
        args["card"] = numbered_card(view, given["card"])
    elif move == "token":
        args["group"] = color_name(view, given["source"])
    elif move == "houses":
        args |= {
            "group": color_name(view, given["first"]),
            "other": color_name(view, given["second"]),
        }
    return Label(Text(text, args), emoji=_EMOJIS.get(move, ""))


def warning(view: View, offer: Offer, chosen: dict[str, tuple[int, ...]]) -> Label | None:
    """A warning that lists the cards that a trade moves (MC-21 to MC-23)."""
    if not offer.grave:
        return None
    args = _trade_args(view, offer, chosen)
    return Label(Text(f"monopoly-warn-{offer.move}", args), Text(f"monopoly-hint-{offer.move}-swap", args))


def swap_of(
    view: View, offer: Offer, chosen: dict[str, tuple[int, ...]]
) -> tuple[int, tuple[int, ...], tuple[int, ...]]:
    """The trade of *offer* with *chosen*: the pile, the cards given and those received, the top ones last."""
    grows = offer.move == "grow"
    made = {"card": -1, "count": 2 if grows else 1, **offer.given}
    made |= {name: values[0] for name, values in chosen.items()}
    pile, count = made["partner" if offer.move == "exchange" else "pile"], made["count"]
    own = view.piles[view.turn] + ((made["card"],) if made["card"] >= 0 else ())
    return pile, own[-count:], view.piles[pile][-1 if grows else -count :]


def _trade_args(view: View, offer: Offer, chosen: dict[str, tuple[int, ...]]) -> dict[str, Value]:
    pile, given, got = swap_of(view, offer, chosen)
    return {"other": pile_of(view, pile), "given": _name_cards(view, given), "got": _name_cards(view, got)}


def _amount(view: View) -> Text:
    """The score for going out or confirming."""
    plan = proposal(view)
    return money(view, worth(view, plan) if plan else 0)


def discard_lines(view: View) -> tuple[Text, ...]:
    """A line with the cards that going out as proposed discards, if any (MC-27)."""
    plan = proposal(view)
    if plan is None or not plan.discards:
        return ()
    return (Text("monopoly-out-discards", {"discards": top_cards_text(view, plan.discards)}),)


def top_cards_text(view: View, cards: Sequence[int]) -> Text:
    """A short text for the top ones of *cards*, for a hint."""
    shown = cards[: -FEW - 1 : -1]
    return Text("monopoly-few", {"cards": _name_cards(view, shown), "more": len(cards) - len(shown)})


def option_label(view: View, offer: Offer, field: Field, option: int) -> Label:
    """The label of an option: a card, a number of named cards, a group, or a target of a Chance card."""
    if field.name == "count":
        got = top_cards_text(view, view.piles[offer.given["pile"]][-option:])
        return Label(
            Text("monopoly-option-count", {"count": option}), Text("monopoly-hint-swap", {"got": got})
        )
    if field.name == "target":
        return _target(view, offer.given["card"], option)
    if field.name == "color":
        return Label(color_name(view, option))
    return Label(numbered_card(view, option), _use(view, option), card_emoji(option))


def _use(view: View, card: int) -> Text:
    """The use of *card* in the hand, for players who choose a card to give away."""
    color = COLOR[card]
    if color < 0:
        return Text("monopoly-hint-card", {"kind": KIND[card]})
    held = sum(COLOR[other] == color for other in view.hand)
    args: dict[str, Value] = {"group": color_name(view, color), "count": held}
    return Text("monopoly-hint-property", {**args, "size": full_size(color, held)})


def target_name(view: View, target: int) -> Text:
    """The name of the card that a Chance stands for."""
    color, kind = divmod(target, 10)
    what = {PROPERTY: "property", HOTEL: "hotel", TOKEN: "token"}.get(kind, "house")
    return Text(f"monopoly-target-{what}", {"group": color_name(view, color), "number": kind})


def _target(view: View, card: int, target: int) -> Label:
    """The label of a target of the Chance *card* and, before the hand is laid down, its value."""
    color, kind = divmod(target, 10)
    plan = None if view.arrangement else way_out(view.hand, view.size, (*view.bound, (card, target)))
    hint = Text("monopoly-hint-target", {"amount": money(view, worth(view, plan))}) if plan else None
    alike = next((other for other in range(CARDS) if KIND[other] == kind != PROPERTY), MEMBERS[color][0])
    return Label(target_name(view, target), hint, card_emoji(alike))
