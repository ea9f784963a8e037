"""What Monopoly Deal asks and how it calls its moves and cards: messages in `locales/*/deal.ftl`."""

from __future__ import annotations

from games.core import Field, Label, Offer, Text, Value, Who
from games.deal.answers.payment import least, total
from games.deal.cards import (
    ANY,
    COLOURS,
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
)
from games.deal.texts import CARD, COLOURED, named
from games.deal.view import Ask, Group, View, Window
from games.deal.visibility import lists
from games.kit.seats import WHO
from games.kit.texts import OVER

NAMED = 3
"""How many cards a hint names one by one."""


def card_name(card: int) -> Text:
    """How *card* is called."""
    kind, colours = KIND[card], COLOURS[card]
    if kind == MONEY:
        return Text("deal-card-money", {"value": VALUE[card]})
    if kind == PROPERTY:
        return Text("deal-card-property", {"colour": COLOURED[colours[0]]})
    if kind not in (WILD, RENT):
        return Text(f"deal-card-{kind}")
    if colours == ANY:
        return Text(f"deal-card-{kind}-any")
    return Text(f"deal-card-{kind}", {"one": COLOURED[colours[0]], "other": COLOURED[colours[1]]})


# What is asked


def ask(view: View) -> Text:
    """What the seat of *view* is to do, or whom everybody waits for."""
    if not view.asked:
        return OVER
    mine = view.seat in view.awaited
    if view.window is not None:
        return _ask_answer(view, view.window) if mine else _wait_answer(view, view.window)
    if view.asked == "discard":
        count = view.hand_sizes[view.turn] - HAND
        if mine:
            return Text("deal-ask-discard", {"count": count})
        return Text("deal-wait-discard", {"who": WHO[view.turn], "count": count})
    if mine:
        return Text("deal-ask-play", {"plays": view.plays})
    return Text("deal-wait-play", {"who": WHO[view.turn], "plays": view.plays})


def _ask_answer(view: View, window: Window) -> Text:
    asked = [ask for ask in window.asks if ask.answers == view.seat]
    if view.seat == window.actor:
        return Text("deal-ask-no", {"who": WHO[asked[0].seat], "count": len(asked)})
    return Text(f"deal-ask-{window.action}", _demand(view, window, asked[0]))


def _demand(view: View, window: Window, ask: Ask) -> dict[str, Value]:
    """What is asked of one target; *nos* tells of a No to its No, *all* whether it takes all they have."""
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
        return {**args, "colour": COLOURED[window.colour or 0]}
    args["card"] = CARD[ask.taken[0]]
    return args if ask.given is None else {**args, "own": CARD[ask.given]}


def _wait_answer(view: View, window: Window) -> Text:
    args: dict[str, Value] = {"who": WHO[view.awaited[0]], "count": len(view.awaited)}
    return Text("deal-wait-answer", {**args, "action": Text(f"deal-action-{window.action}")})


# How moves are called


def offer_label(view: View, offer: Offer) -> Label:
    """What the move does, with its card; the hint says what comes of it."""
    given = offer.given
    if offer.move in ("pay", "accept", "refuse"):
        return _answer_label(view, offer)
    if offer.move == "advance":
        return _advance_label(view, given)
    if offer.move == "end":
        return Label(Text("deal-offer-end"), Text("deal-hint-end", {"plays": view.plays}))
    if offer.move == "discard":
        count = offer.fields[0].least
        return Label(Text("deal-offer-discard", {"count": count}), Text("deal-hint-discard"))
    if offer.move in ("arrange", "exchange", "shift"):
        return _arrange_label(view, offer)
    card = given["card"]
    args: dict[str, Value] = {"card": CARD[card], "number": view.numbers[view.hand.index(card)]}
    if KIND[card] == WILD and "colour" in given:
        args["colour"] = COLOURED[given["colour"]]
        return Label(Text("deal-offer-lay-as", args), _hint(view, offer))
    return Label(Text(f"deal-offer-{offer.move}", args), _hint(view, offer))


def _answer_label(view: View, offer: Offer) -> Label:
    window = view.window
    assert window is not None
    if offer.move == "pay":
        return Label(Text("deal-offer-pay", {"need": offer.fields[0].need}), Text("deal-hint-pay"))
    target = offer.given["target"]
    ask = next(ask for ask in window.asks if ask.seat == target)
    args: dict[str, Value] = {"who": WHO[target]}
    if view.seat == window.actor:
        return Label(Text(f"deal-offer-{offer.move}-no", args), Text(f"deal-hint-{offer.move}-no", args))
    if offer.move == "refuse":
        return Label(Text("deal-offer-refuse"), Text("deal-hint-refuse", {"who": WHO[window.actor]}))
    if not ask.sum:
        demand = _demand(view, window, ask)
        return Label(Text("deal-offer-accept"), Text(f"deal-hint-accept-{window.action}", demand))
    cards = least(view.banks[target], lists(view.groups[target]), ask.sum)
    label = Text("deal-offer-accept-pay", {"amount": total(cards)})
    if len(cards) > NAMED:
        return Label(label, Text("deal-hint-least-many", {"count": len(cards)}))
    return Label(label, Text("deal-hint-least", {"cards": named(cards)}))


def _advance_label(view: View, given: dict[str, int]) -> Label:
    changed = "pays" if given["pays"] != view.pays else "accepts"
    what = f"{changed}-{given[changed]}"
    return Label(Text(f"deal-offer-advance-{what}"), Text(f"deal-hint-advance-{what}"))


def _arrange_label(view: View, offer: Offer) -> Label:
    given = offer.given
    grave = "yes" if offer.grave else "no"
    if offer.move == "exchange":
        where = _where(view, given["other"])
        what = "exchange-sets" if where is not None and where[1].full else "exchange"
        return Label(Text(f"deal-offer-{what}", {"card": CARD[given["other"]]}), Text(f"deal-hint-{what}"))
    args: dict[str, Value] = {"card": CARD[given["card"]]}
    if "colour" in given:
        args["colour"] = COLOURED[given["colour"]]
    if offer.move == "shift":
        return Label(Text("deal-offer-shift", args), Text("deal-hint-shift"))
    hint = Text("deal-hint-arrange", {"grave": grave})
    return Label(Text("deal-offer-arrange" if "colour" in args else "deal-offer-arrange-choose", args), hint)


def _hint(view: View, offer: Offer) -> Text:
    """What playing a card brings, as far as it is decided."""
    given, move = offer.given, offer.move
    card = given["card"]
    if move == "bank":
        return Text(f"deal-hint-bank-{'money' if KIND[card] == MONEY else 'action'}", {"value": VALUE[card]})
    if move == "lay":
        return _colour_hint(view, given["colour"]) if "colour" in given else Text("deal-hint-lay-choose")
    args: dict[str, Value] = {}
    if "target" in given:
        args["who"] = WHO[given["target"]]
    if move in ("rent", "rent_one"):
        colours = [given["colour"]] if "colour" in given else _options(offer, "colour")
        args["amount"] = max(_rent(view, colour) for colour in colours)
        args["doubles"] = max(_options(offer, "doubles"), default=0)
    if move == "build":
        args["amount"] = HOTEL_RENT if KIND[card] == HOTEL else HOUSE_RENT
    whom = "-one" if move in ("debt", "rent_one") and "target" in given else ""
    return Text(f"deal-hint-{move}{whom}", args)


def _options(offer: Offer, name: str) -> tuple[int, ...]:
    return next((field.options for field in offer.fields if field.name == name), ())


def _rent(view: View, colour: int) -> int:
    return max((group.rent for group in view.groups[view.turn] if group.colour == colour), default=0)


def _colour_hint(view: View, colour: int) -> Text:
    """How many cards of a colour the player has, and how many a set takes."""
    count = sum(len(group.cards) for group in view.groups[view.turn] if group.colour == colour)
    return Text("deal-hint-colour", {"count": count, "size": SIZE[colour]})


# How choices are called


def option_label(view: View, offer: Offer, field: Field, option: int) -> Label:
    """A colour, a player, a number of doubles, a set or a card."""
    name = field.name
    if name == "colour":
        text = Text("deal-option-colour", {"colour": COLOURED[option]})
        if offer.move in ("rent", "rent_one"):
            return Label(text, Text("deal-hint-amount", {"amount": _rent(view, option)}))
        return Label(text, _colour_hint(view, option))
    if name == "target":
        text = Text("deal-option-target", {"who": Who(option)})
        args: dict[str, Value] = {"bank": view.bank_values[option], "worth": view.worth[option]}
        return Label(text, Text("deal-hint-target", args))
    if name == "doubles":
        return Label(
            Text("deal-option-doubles", {"count": option}), Text("deal-hint-doubles", {"times": 1 << option})
        )
    if name == "on" or offer.move == "breaker":
        return _set_label(view, option)
    text = Text("deal-option-card", {"card": CARD[option]})
    where = _where(view, option)
    if option in view.hand:
        text = Text(
            "deal-option-hand", {"card": CARD[option], "number": view.numbers[view.hand.index(option)]}
        )
    if where is None:
        return Label(text, Text("deal-hint-value", {"value": VALUE[option]}))
    owner, group = where
    args = {
        "who": WHO[owner],
        "colour": COLOURED[group.colour],
        "value": VALUE[option],
        "count": len(group.cards),
        "size": SIZE[group.colour],
    }
    return Label(text, Text("deal-hint-own" if owner == view.seat else "deal-hint-theirs", args))


def _set_label(view: View, first: int) -> Label:
    where = _where(view, first)
    assert where is not None
    owner, group = where
    built = sum(building is not None for building in (group.house, group.hotel))
    text = Text("deal-option-set", {"colour": COLOURED[group.colour]})
    return Label(text, Text("deal-hint-set", {"who": WHO[owner], "amount": group.rent, "built": built}))


def _where(view: View, card: int) -> tuple[int, Group] | None:
    """Whose property *card* is, and its group; None if it is none that lies on the table."""
    for owner, groups in enumerate(view.groups):
        for group in groups:
            if card in group.cards:
                return owner, group
    return None
