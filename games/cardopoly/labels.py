"""The prompts and the labels of moves in Cardopoly: ids of the messages in `locales/*/cardopoly.ftl`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, get_args

from games.cardopoly import moves as m
from games.cardopoly import preview
from games.cardopoly.actions.debt import FINE
from games.cardopoly.actions.ending import outcome, quick_count, quick_goal
from games.cardopoly.actions.orders import ANY, ASK, UNSET, find_limit
from games.cardopoly.cards import JOKER, RANK, SUIT, card_emoji, name_cards
from games.cardopoly.state import NOBODY, State, rent
from games.cardopoly.terms import kind_name, mortgaged_spaces, trade_args
from games.cardopoly.view import Trade, View
from games.core import Field, Label, Offer, Text, Value
from games.kit.seats import OVER, WHO
from games.offer import move_name

_KINDS: Final[dict[str, Callable[..., m.Move]]] = {move_name(kind): kind for kind in get_args(m.Move)}
"""The kinds of moves by their names in offers."""

# Prompts


def ask(view: View) -> Text:
    """The prompt for the seat of *view*: what to do, or who everybody is waiting for."""
    if not view.phase:
        return OVER
    me = view.seat in view.awaited
    if view.draft is not None:
        return ask_draft(view, view.draft.to)
    if view.trade is not None:
        return _ask_trade(view, view.trade, me)
    args: dict[str, Value] = {"who": WHO[view.turn]}
    args["space"] = name_cards((view.board[view.places[view.turn]].card,))
    if me and view.phase == "land":
        hidden = len(view.hand) < view.hand_sizes[view.turn]  # for a message that everybody reads
        args["buys"] = "yes" if hidden or preview.purchase(view).pays else "no"
    if me and view.phase == "jail":
        args["ways"] = _name_exits(view)
    if not me:  # the prompt of awaited seats doesn't depend on who has answered
        args["seats"] = len(view.awaited)
    if view.tax is not None:  # even while the player of the king owes rent
        args["count"] = view.tax.amount
    elif view.debt is not None:
        debt = view.debt
        args.update(who=WHO[debt.by], to=WHO[debt.to], count=debt.amount, what=debt.what)
    elif view.auction is not None and view.auction.leader >= 0:
        args.update(leader=WHO[view.auction.leader], count=view.auction.price)
    return Text(f"cardopoly-{'ask' if me else 'wait'}-{view.phase}", args)


def ask_draft(view: View, to: int) -> Text:
    """The heading of a trade with *to* that is put together: it may answer a proposal of theirs."""
    what = "draft" if view.trade is None else "counter"
    return Text(f"cardopoly-ask-{what}", {"to": WHO[to]})


def _name_exits(view: View) -> str:
    """Name the ways out of jail that the seat of *view* has the cards for, besides losing a turn."""
    fine, jack = (move in preview.find_exits(view) for move in ("fine", "jack"))
    return "both" if fine and jack else "fine" if fine else "jack" if jack else "none"


def _ask_trade(view: View, trade: Trade, me: bool) -> Text:
    """Say what is proposed, to the seat that has to answer if *me*."""
    terms = trade_args(trade, _cards_of(view), mortgaged_spaces(view))
    return Text(f"cardopoly-{'ask' if me else 'wait'}-trade", terms)


def _cards_of(view: View) -> tuple[int, ...]:
    return tuple([space.card for space in view.board])


# Labels of moves


def offer_label(view: View, offer: Offer) -> Label:
    """The label of a move; its hint says what the move costs and what is left afterwards."""
    make = _LABELS.get(offer.move)
    if make is not None:
        return make(view, offer)
    return Label(Text(f"cardopoly-offer-{_id(offer)}"), emoji=_EMOJIS.get(offer.move, ""))


def _id(offer: Offer) -> str:
    return offer.move.replace("_", "-")


def _label(move: str, **args: Value) -> Label:
    return Label(Text(f"cardopoly-offer-{move}", args), Text(f"cardopoly-hint-{move}", args))


def _bare(name: str, **args: Value) -> Label:
    return Label(Text(f"cardopoly-offer-{name}", args))


def _try_offer(view: View, offer: Offer) -> tuple[State, dict[str, Value]]:
    """The match after *offer* with the first of its options, and the text arguments for what it leaves."""
    chosen = {
        field.name: field.options[: field.least] if field.many else field.options[0] for field in offer.fields
    }
    state = preview.state_after(view, _KINDS[offer.move](**offer.given, **chosen))
    return state, {"left": _pocket(view, state)}


def _pocket(view: View, state: State) -> int:
    assert view.seat is not None
    return len(state.pockets[view.seat])


def _ending(state: State) -> str:
    """The suffix of a hint's id if the move decides the match."""
    return "-wins" if state.phase == "over" else ""


def _buy(view: View, offer: Offer) -> Label:
    space = view.places[view.turn]
    state, args = _try_offer(view, offer)
    args.update(space=_card(view, space), claim=name_cards((offer.given["claim"],)), rent=rent(state, space))
    if state.phase == "bill":  # the price of the auction is paid next
        args["left"] = _pocket(view, state) - state.price
    return _laying_label("buy", view, offer, args, _ending(state))


def _laying_label(move: str, view: View, offer: Offer, args: dict[str, Value], ending: str = "") -> Label:
    """The label of *offer* with its claim card, and with its pay card if there is only one."""
    pays = offer.fields[0].options if offer.fields else (offer.given["pay"],)
    choose = "" if len(pays) == 1 else "-choose"
    if not choose:
        args["pay"] = name_cards(pays)
    return Label(
        Text(f"cardopoly-offer-{move}{choose}", args),
        Text(f"cardopoly-hint-{move}{ending}", args),
        card_emoji(offer.given["claim"]),
    )


def _card(view: View, space: int) -> Value:
    return name_cards((view.board[space].card,))


def _expand(view: View, offer: Offer) -> Label:
    space = offer.given["space"]
    state, args = _try_offer(view, offer)
    args.update(
        space=_card(view, space),
        claim=name_cards((offer.given["claim"],)),
        rent=view.board[space].rent,
        more=rent(state, space),
    )
    return _laying_label("expand", view, offer, args)


def _mortgage(view: View, offer: Offer) -> Label:
    state, args = _try_offer(view, offer)
    got = _pocket(view, state) - len(view.hand)
    args.update(space=_card(view, offer.given["space"]), count=got)
    if not view.quick:
        return _label("mortgage", quick="no", **args)
    assert view.seat is not None
    return _label("mortgage", quick="yes", own=quick_count(state, view.seat), goal=quick_goal(state), **args)


def _unmortgage(view: View, offer: Offer) -> Label:
    state, args = _try_offer(view, offer)
    args["space"] = _card(view, offer.given["space"])
    hint = Text(f"cardopoly-hint-unmortgage{_ending(state)}", args)
    return Label(Text("cardopoly-offer-unmortgage", args), hint)


def _bid(view: View, offer: Offer) -> Label:
    return _bare("bid", space=_card(view, view.places[view.turn]))


def _sell(view: View, offer: Offer) -> Label:
    auction = view.auction
    assert auction is not None
    state = preview.state_after_sale(view)
    args: dict[str, Value] = {
        "who": WHO[auction.leader],
        "count": auction.price,
        "left": _pocket(view, state),
    }
    return Label(Text("cardopoly-offer-sell", args), Text(f"cardopoly-hint-sell{_ending(state)}", args))


def _pay(view: View, offer: Offer) -> Label:
    debt = view.debt
    assert debt is not None
    state, args = _try_offer(view, offer)
    count = len(view.hand) - _pocket(view, state)
    return _label(_id(offer), to=WHO[debt.to], count=count, **args)


def _jack(view: View, offer: Offer) -> Label:
    return _bare("jack-jail" if view.phase == "jail" else "jack-rent")


def _queen(view: View, offer: Offer) -> Label:
    return _label("queen")


def _king(view: View, offer: Offer) -> Label:
    state, args = _try_offer(view, offer)
    args["count"] = int(view.options["king_tax"])
    return Label(Text("cardopoly-offer-king"), Text(f"cardopoly-hint-king{_ending(state)}", args))


def _tax(view: View, offer: Offer) -> Label:
    tax = view.tax
    assert tax is not None
    return _label("tax", to=WHO[tax.by], count=tax.amount, **_try_offer(view, offer)[1])


def _fine(view: View, offer: Offer) -> Label:
    return _label("fine", count=FINE, **_try_offer(view, offer)[1])


def _draft(view: View, offer: Offer) -> Label:
    return _bare("draft", to=WHO[offer.given["to"]])


def _propose(view: View, offer: Offer) -> Label:
    return Label(Text(f"cardopoly-offer-propose{'-settle' * offer.given['settles']}"), emoji="act-trade")


def _accept(view: View, offer: Offer) -> Label:
    trade = view.trade
    assert trade is not None
    state, args = _try_offer(view, offer)
    over = outcome(state)
    hint = Text("cardopoly-hint-accept", args)
    if over is not None:
        hint = Text("cardopoly-hint-accept-wins", {"winner": WHO[over.winners[0]]})
    return Label(Text(f"cardopoly-offer-{_id(offer)}", {"count": trade.number}), hint, "act-yes")


def _share(view: View, offer: Offer) -> Label:
    return _label("share", to=WHO[view.partner])


_EMOJIS: Final = {
    "draw": "act-draw",
    "end": "act-end",
    "decline": "act-no",
    "no_bid": "act-no",
    "keep": "act-no",
    "drop": "act-back",
    "withdraw": "act-back",
}
_LABELS: Final[dict[str, Callable[[View, Offer], Label]]] = {
    "buy": _buy,
    "expand": _expand,
    "mortgage": _mortgage,
    "unmortgage": _unmortgage,
    "bid": _bid,
    "sell": _sell,
    "pay": _pay,
    "pay_all": _pay,
    "jack": _jack,
    "queen": _queen,
    "king": _king,
    "tax": _tax,
    "fine": _fine,
    "draft": _draft,
    "propose": _propose,
    "accept": _accept,
    "accept_giving": _accept,
    "share": _share,
}


def orders_lines(view: View) -> list[Text]:
    """The standing orders of the seat of *view* in a few lines.

    Orders for properties that somebody owns by now are left out.
    """
    if not view.orders:
        return []
    lines, others = [], find_limit(view.orders, ANY)
    free = {space: view.orders[space] for space, place in enumerate(view.board) if place.owner == NOBODY}
    untold = {UNSET} if others else {UNSET, ASK}
    for limit in sorted({*free.values()} - untold, reverse=True):
        cards = name_cards([view.board[space].card for space, each in free.items() if each == limit])
        lines.append(Text("cardopoly-orders", {"limit": limit, "count": limit - 1, "cards": cards}))
    if others != ASK:
        args: dict[str, Value] = {"limit": others, "count": others - 1, "others": "yes" if lines else "no"}
        lines.append(Text("cardopoly-orders-any", args))
    return lines


# Labels of options


def option_label(view: View, offer: Offer, field: Field, option: int) -> Label:
    """The label of an option: a card, a property or a number, with a hint."""
    name = field.name
    if name in ("cards", "pay"):
        number = view.hand.index(option) + 1
        text = Text("cardopoly-option-card", {"number": number, "card": name_cards((option,))})
        if offer.move == "draft":
            text = Text("cardopoly-thing-cards", {"what": text})
        return Label(text, _card_hint(view, option, _taker(view, offer)), card_emoji(option))
    if name in ("space", "take", "spaces"):
        card = view.board[option].card
        if name == "space":
            text, hint = (
                Text("cardopoly-option-space", {"card": name_cards((card,))}),
                _journey_hint(view, option),
            )
        else:
            text, hint = (
                Text(f"cardopoly-thing-{name}", {"what": name_cards((card,))}),
                _space_hint(view, option),
            )
        return Label(text, hint, card_emoji(card))
    if name == "amount":
        left = len(view.hand) - option - 2
        return Label(
            Text("cardopoly-option-amount", {"count": option}),
            Text("cardopoly-hint-amount", {"left": left}),
        )
    if name == "lot":
        if option == ANY:
            return Label(Text("cardopoly-option-lot-any"))
        card = view.board[option].card
        return Label(Text("cardopoly-option-lot", {"card": name_cards((card,))}), None, card_emoji(card))
    if name == "limit":
        return Label(Text("cardopoly-option-limit", {"limit": option, "count": option - 1}))
    if name == "kind":
        return Label(kind_name(option))
    if name == "suit":
        return Label(Text("cardopoly-option-suit", {"suit": option}))
    if name.endswith("_in"):
        return Label(Text("cardopoly-option-turns", {"count": option}))
    return Label(Text("cardopoly-option-number", {"count": option}))


def _taker(view: View, offer: Offer) -> int:
    """The seat that gets the cards chosen for *offer*; -1 if they are discarded."""
    if offer.move == "share":
        return view.partner
    if offer.move == "tax" and view.tax is not None:
        return view.tax.by
    if offer.move == "draft":
        return offer.given["to"]
    if offer.move == "accept_giving" and view.trade is not None:
        return view.trade.by
    return view.debt.to if offer.move == "pay" and view.debt is not None else NOBODY


def _card_hint(view: View, card: int, taker: int) -> Text | None:
    """A hint if *card* is a claim card of the seat, which is worth keeping, or of the *taker*."""
    if RANK[card] == JOKER:
        return Text("cardopoly-hint-joker")
    if view.seat is not None and SUIT[card] == SUIT[view.aces[view.seat]]:
        return Text("cardopoly-hint-own-claim")
    if taker != NOBODY and SUIT[card] == SUIT[view.aces[taker]]:
        return Text("cardopoly-hint-their-claim", {"who": WHO[taker]})
    return None


def _space_hint(view: View, number: int) -> Text:
    """A hint with the owner and the rent of a property."""
    space = view.board[number]
    what = "mortgaged" if space.mortgaged else "own" if space.owner == view.seat else "rent"
    return Text(f"cardopoly-hint-space-{what}", _charges(view, number, 0))


def _journey_hint(view: View, number: int) -> Text:
    """A hint on what a queen finds at a space, and on the salary on the way."""
    state = preview.state_after(view, m.Queen(number))
    assert state.last is not None
    salary = _pocket(view, state) - len(view.hand)
    return Text(f"cardopoly-hint-space-{state.last.what}", _charges(view, number, salary))


def _charges(view: View, number: int, salary: int) -> dict[str, Value]:
    space = view.board[number]
    args: dict[str, Value] = {"rent": space.rent, "salary": salary}
    return args if space.owner == NOBODY else {**args, "owner": WHO[space.owner]}
