"""The prompts of Monopoly Deal and the labels of its moves and cards, from `locales/*/deal.ftl`."""

from __future__ import annotations

from collections.abc import Mapping

from games.core import Field, Label, Offer, Text, Value, Who
from games.deal.answers.payment import least_payment, total
from games.deal.cards import (
    ANY,
    COLORS,
    HAND,
    HOTEL,
    HOTEL_RENT,
    HOUSE_RENT,
    KIND,
    MONEY,
    PROPERTY,
    RENT,
    SIZE,
    VALUE,
    WILD,
    card_emoji,
)
from games.deal.sets import add, remove
from games.deal.state import COLOR, FIRST
from games.deal.texts import CARD, COLORED, PICTURED, name_cards
from games.deal.view import Ask, Group, View, Window
from games.deal.visibility import to_groups
from games.kit.seats import OVER, WHO

NAMED = 3
"""The most cards that a button names individually."""

BREAKS = Text("deal-hint-arrange-breaks")
"""The hint that moving a card breaks a set with buildings."""

Chosen = Mapping[str, int]

NOTHING: Chosen = {}


def card_name(card: int) -> Text:
    """The name of *card*."""
    kind, colors = KIND[card], COLORS[card]
    if kind == MONEY:
        return Text("deal-card-money", {"value": VALUE[card]})
    if kind == PROPERTY:
        return Text("deal-card-property", {"color": COLORED[colors[0]]})
    if kind not in (WILD, RENT):
        return Text(f"deal-card-{kind}")
    if colors == ANY:
        return Text(f"deal-card-{kind}-any")
    return Text(f"deal-card-{kind}", {"one": COLORED[colors[0]], "other": COLORED[colors[1]]})


def numbered_card(view: View, card: int) -> Text:
    """The name of *card* with its number in the hand."""
    return Text("deal-option-hand", {"card": CARD[card], "number": view.numbers[view.hand.index(card)]})


def property_text(card: int, color: int) -> Text:
    """The property *card* as it lies on the table, as *color*."""
    if KIND[card] == PROPERTY:
        return Text("deal-thing", {"color": COLORED[color]})
    return Text("deal-thing-wild", {"card": CARD[card], "color": COLORED[color]})


# Prompts


def ask(view: View) -> Text:
    """The prompt for the seat of *view*: what to do, or who the match is waiting for."""
    if not view.phase:
        return OVER
    mine = view.seat in view.awaited
    if view.window is not None:
        return _ask_answer(view, view.window) if mine else _wait_answer(view, view.window)
    if view.phase == "discard":
        count = view.hand_sizes[view.turn] - HAND
        if mine:
            return Text("deal-ask-discard", {"count": count})
        return Text("deal-wait-discard", {"who": WHO[view.turn], "count": count})
    if mine:
        return Text("deal-ask-play", {"plays": view.plays if view.hand_sizes[view.turn] else 0})
    return Text("deal-wait-play", {"who": WHO[view.turn], "plays": view.plays})


def _ask_answer(view: View, window: Window) -> Text:
    asked = [ask for ask in window.asks if ask.answers == view.seat]
    if view.seat == window.actor:
        return Text("deal-ask-no", {"who": WHO[asked[0].seat], "count": len(asked)})
    return Text(f"deal-ask-{window.action}", _demand(view, window, asked[0]))


def _demand(view: View, window: Window, ask: Ask) -> dict[str, Value]:
    """The arguments of the text that asks one target.

    *nos* says whether the target answers a No to its own No, *all* whether the payment takes everything.
    """
    args: dict[str, Value] = {"who": WHO[window.actor], "nos": ask.nos}
    if ask.sum:
        worth = view.worth[ask.seat]
        return {
            **args,
            "sum": ask.sum,
            "amount": min(ask.sum, worth),
            "all": "yes" if worth <= ask.sum else "no",
        }
    if window.action == "breaker":
        return {**args, "color": COLORED[window.color or 0]}
    args["card"] = CARD[ask.taken[0]]
    return args if ask.given is None else {**args, "own": CARD[ask.given]}


def _wait_answer(view: View, window: Window) -> Text:
    args: dict[str, Value] = {"who": WHO[view.awaited[0]], "count": len(view.awaited)}
    return Text("deal-wait-answer", {**args, "action": Text(f"deal-action-{window.action}")})


# Labels of moves


def offer_label(view: View, offer: Offer, chosen: Chosen = NOTHING) -> Label:
    """The label of *offer* with the *chosen* options: its effect, or what is left to choose."""
    given = {**offer.given, **chosen}
    if offer.move in ("accept", "refuse"):
        return _answer_label(view, offer)
    if left := [field for field in offer.fields if field.name not in chosen]:
        return _choose_label(offer, left[0])
    if offer.move in ("arrange", "exchange", "shift"):
        return _arrange_label(view, offer, given)
    if offer.move == "end":
        return Label(Text("deal-offer-end"), None, "act-end")
    if offer.move in ("bank", "go", "birthday"):
        return Label(
            Text(f"deal-offer-{offer.move}", {"value": VALUE[given["card"]]}), None, _ACTS[offer.move]
        )
    return _PLAYED[offer.move](view, given)


_ACTS = {"bank": "act-bank", "go": "act-draw", "birthday": "act-play"}


def _choose_label(offer: Offer, field: Field) -> Label:
    args: dict[str, Value] = {}
    if offer.move == "discard":
        args["count"] = field.least
    if offer.move == "pay":
        args["need"] = field.need
    return Label(Text(f"deal-choose-{offer.move}", args))


def _lay_label(view: View, given: Chosen) -> Label:
    card, color = given["card"], given["color"]
    args: dict[str, Value] = {"color": COLORED[color], "count": group_size_with(view, card, color)}
    return Label(Text("deal-offer-lay", {**args, "size": SIZE[color]}), None, PICTURED[color])


def _debt_label(view: View, given: Chosen) -> Label:
    target = given["target"]
    return Label(
        Text("deal-offer-debt", {"who": WHO[target]}), _target_hint(view, target), f"seat-{target + 1}"
    )


def _rent_label(view: View, given: Chosen) -> Label:
    color, doubles = given["color"], given["doubles"]
    args: dict[str, Value] = {"color": COLORED[color], "doubles": doubles}
    args["amount"] = rent(view, color) << doubles
    if "target" not in given:
        return Label(Text("deal-offer-rent", args), None, PICTURED[color])
    args["who"] = WHO[given["target"]]
    return Label(Text("deal-offer-rent_one", args), _target_hint(view, given["target"]), PICTURED[color])


def _sly_label(view: View, given: Chosen) -> Label:
    taken = given["taken"]
    return Label(
        Text("deal-offer-sly", _property_args(view, taken)), _taken_hint(view, taken), card_emoji(taken)
    )


def _forced_label(view: View, given: Chosen) -> Label:
    taken, own = given["taken"], given["own"]
    args = {**_property_args(view, taken), "own": CARD[own]}
    return Label(Text("deal-offer-forced", args), _taken_hint(view, taken, own), card_emoji(taken))


def _breaker_label(view: View, given: Chosen) -> Label:
    owner, group = _locate_card(view, given["taken"])
    args: dict[str, Value] = {"who": WHO[owner], "color": COLORED[group.color]}
    return Label(Text("deal-offer-breaker", args), _set_hint(group), PICTURED[group.color])


def _build_label(view: View, given: Chosen) -> Label:
    _, group = _locate_card(view, given["on"])
    more = HOTEL_RENT if KIND[given["card"]] == HOTEL else HOUSE_RENT
    args: dict[str, Value] = {"color": COLORED[group.color], "amount": group.rent + more}
    return Label(Text("deal-offer-build", args), None, PICTURED[group.color])


def _advance_label(view: View, given: Chosen) -> Label:
    return Label(orders(given["accepts"], given["pays"]))


_PLAYED = {
    "lay": _lay_label,
    "debt": _debt_label,
    "rent": _rent_label,
    "rent_one": _rent_label,
    "sly": _sly_label,
    "forced": _forced_label,
    "breaker": _breaker_label,
    "build": _build_label,
    "advance": _advance_label,
}


def orders(accepts: int, pays: int) -> Text:
    """The automatic answers of a seat in one sentence."""
    return Text(f"deal-orders-{accepts}", {"pays": "yes" if pays else "no"})


def _answer_label(view: View, offer: Offer) -> Label:
    window, target = view.window, offer.given["target"]
    assert window is not None
    ask = next(ask for ask in window.asks if ask.seat == target)
    if view.seat == window.actor:
        args: dict[str, Value] = {"who": WHO[target]}
        sign = "act-yes" if offer.move == "accept" else "deal-no"
        return Label(
            Text(f"deal-offer-{offer.move}-no", args), Text(f"deal-hint-{offer.move}-no", args), sign
        )
    if offer.move == "refuse":
        return Label(Text("deal-offer-refuse"), None, "deal-no")
    if not ask.sum:
        return Label(Text("deal-offer-accept"), None, "act-yes")
    cards = least_payment(view.banks[target], to_groups(view.groups[target]), ask.sum)
    paid: dict[str, Value] = {"amount": total(cards), "count": len(cards)}
    if len(cards) > NAMED:
        return Label(Text("deal-offer-accept-pay-many", paid), None, "act-pay")
    if [KIND[card] for card in cards] == [MONEY]:
        return Label(Text("deal-offer-accept-pay", paid), None, "act-pay")
    return Label(Text("deal-offer-accept-pay-named", {**paid, "cards": name_cards(cards)}), None, "act-pay")


def _arrange_label(view: View, offer: Offer, given: Chosen) -> Label:
    card = given["card"]
    args: dict[str, Value] = {"card": CARD[card]}
    if offer.move == "exchange":
        args["other"] = CARD[given["other"]]
        what = "exchange-sets" if _locate_card(view, given["other"])[1].full else "exchange"
        return Label(Text(f"deal-offer-{what}", args), Text(f"deal-hint-{what}"), card_emoji(given["other"]))
    color = given["color"]
    args["color"] = COLORED[color]
    if offer.move == "shift":
        return Label(Text("deal-offer-shift", args), Text("deal-hint-shift"), PICTURED[color])
    hint = BREAKS if remove(to_groups(view.groups[view.turn]), card) else _color_hint(view, card, color)
    return Label(Text("deal-offer-arrange", args), hint, card_emoji(card))


# Effects


def play_label(view: View, card: int, label: Label, *, wastes: bool) -> Label:
    """The label of a play of *card* in the list of plays; *wastes* says that it banks more than money."""
    args: dict[str, Value] = {"number": view.numbers[view.hand.index(card)], "play": label.text}
    return Label(Text("deal-option-play", args), _play_hint(card, label.hint, wastes), card_emoji(card))


def _play_hint(card: int, hint: Text | None, wastes: bool) -> Text | None:
    """The hint of a play: the name of *card*, unless the play itself names it, and its *hint*."""
    if KIND[card] in (MONEY, PROPERTY):
        return None
    if wastes:
        return Text("deal-hint-wastes", {"card": CARD[card]})
    if hint is None:
        return Text("deal-option-card", {"card": CARD[card]})
    return Text("deal-hint-play", {"card": CARD[card], "hint": hint})


def use_text(view: View, offer: Offer) -> Text:
    """The text that says what a card brings that can be played in many ways, as in *offer*."""
    card = offer.given["card"]
    if offer.move == "lay":
        return Text("deal-hint-wild")
    args: dict[str, Value] = {}
    if offer.move in ("rent", "rent_one"):
        args["amount"] = max(rent(view, color) for color in COLORS[card])
    if offer.move == "build":
        args["amount"] = HOTEL_RENT if KIND[card] == HOTEL else HOUSE_RENT
    return Text(f"deal-hint-{offer.move}", args)


def group_size_with(view: View, card: int, color: int, without: int | None = None) -> int:
    """The size of the group after the player on turn lays *card* as *color* and gives *without* away."""
    groups = to_groups(view.groups[view.turn])
    if without is not None:
        remove(groups, without)
    add(groups, card, color)
    return next(len(group) for group in groups if group[COLOR] == color and card in group[FIRST:]) - FIRST


def rent(view: View, color: int) -> int:
    """The rent the player on turn may charge for *color*."""
    return max((group.rent for group in view.groups[view.turn] if group.color == color), default=0)


def _color_hint(view: View, card: int, color: int, without: int | None = None) -> Text:
    count = group_size_with(view, card, color, without)
    return Text("deal-hint-color", {"count": count, "size": SIZE[color]})


def _target_hint(view: View, seat: int) -> Text:
    return Text("deal-hint-target", {"bank": view.bank_values[seat], "worth": view.worth[seat]})


def _property_args(view: View, card: int) -> dict[str, Value]:
    """The text arguments of a property *card* on the table."""
    owner, group = _locate_card(view, card)
    return {
        "who": WHO[owner],
        "thing": property_text(card, group.color),
        "count": len(group.cards),
        "size": SIZE[group.color],
        "value": VALUE[card],
    }


def _taken_hint(view: View, taken: int, given: int | None = None) -> Text:
    return _color_hint(view, taken, _locate_card(view, taken)[1].color, given)


def _set_hint(group: Group) -> Text:
    built = sum(building is not None for building in (group.house, group.hotel))
    return Text("deal-hint-set", {"amount": group.rent, "built": built})


# Labels of options


def option_label(view: View, offer: Offer, field: Field, option: int) -> Label:
    """The label of an option: a color, a player, a number of doubles, a set, a card or a standing order."""
    name = field.name
    if name in ("accepts", "pays"):
        return Label(Text(f"deal-option-{name}-{option}"), Text(f"deal-hint-{name}-{option}"))
    if name == "color":
        text = Text("deal-option-color", {"color": COLORED[option]})
        if offer.move in ("rent", "rent_one"):
            hint = Text("deal-hint-amount", {"amount": rent(view, option)})
        else:
            hint = _color_hint(view, offer.given["card"], option)
        return Label(text, hint, PICTURED[option])
    if name == "target":
        return Label(
            Text("deal-option-target", {"who": Who(option)}), _target_hint(view, option), f"seat-{option + 1}"
        )
    if name == "doubles":
        hint = Text("deal-hint-doubles", {"times": 1 << option})
        return Label(Text("deal-option-doubles", {"count": option}), hint)
    if name == "on" or offer.move == "breaker":
        owner, group = _locate_card(view, option)
        text = Text("deal-option-set", {"color": COLORED[group.color], "who": WHO[owner]})
        return Label(text, _set_hint(group), PICTURED[group.color])
    return _card_label(view, option)


def _card_label(view: View, card: int) -> Label:
    """The label of a card in the hand, in the seat's own bank, or on the table."""
    # The name of money is its value.
    hint = None if KIND[card] == MONEY else Text("deal-hint-value", {"value": VALUE[card]})
    if card in view.hand:
        return Label(numbered_card(view, card), hint, card_emoji(card))
    place = _find_card(view, card)
    if place is None:
        return Label(Text("deal-option-card", {"card": CARD[card]}), hint, card_emoji(card))
    if place[0] == view.seat:
        args = _property_args(view, card)
        return Label(Text("deal-option-own", args), Text("deal-hint-own", args), card_emoji(card))
    return Label(
        Text("deal-offer-sly", _property_args(view, card)), _taken_hint(view, card), card_emoji(card)
    )


def _find_card(view: View, card: int) -> tuple[int, Group] | None:
    """The owner and the group of *card*; None if it isn't on the table."""
    for owner, groups in enumerate(view.groups):
        for group in groups:
            if card in group.cards:
                return owner, group
    return None


def _locate_card(view: View, card: int) -> tuple[int, Group]:
    """The owner and the group of *card*, which is on the table."""
    place = _find_card(view, card)
    assert place is not None
    return place
