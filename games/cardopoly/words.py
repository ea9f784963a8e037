"""What Cardopoly asks and how it calls its moves, as ids of the messages in `locales/*/cardopoly.ftl`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from games.cardopoly.bank import named
from games.cardopoly.buying import MORTGAGE
from games.cardopoly.cards import JOKER, RANK, SUIT
from games.cardopoly.debt import FINE
from games.cardopoly.ending import QUICK, QUICK_TEAMS
from games.cardopoly.state import RESERVE, WHO
from games.cardopoly.terms import kind_name, sentence
from games.cardopoly.view import View
from games.core import Field, Label, Offer, Text, Value, Who

# What is asked


def ask(view: View) -> Text:
    """What the seat of *view* is to do, or whom everybody waits for."""
    me = view.seat in view.awaited
    if view.trade is not None:
        return _ask_trade(view, me)
    if view.draft is not None:
        terms = sentence(view.draft, _cards_of(view))
        flaw = view.draft.flaw
        return Text("cardopoly-ask-draft", {**terms, "flaw": Text(flaw) if flaw else ""})
    args: dict[str, Value] = {"who": WHO[view.turn]}
    args["space"] = named((view.board[view.places[view.turn]].card,))
    if not me:  # who is asked is asked the same, however many others have answered
        args["seats"] = len(view.awaited)
    if view.debt is not None:
        debt = view.debt
        args.update(who=WHO[debt.by], to=WHO[debt.to], count=debt.amount, what=debt.what)
    elif view.auction is not None and view.auction.leader >= 0:
        args.update(leader=WHO[view.auction.leader], count=view.auction.price)
    elif view.tax is not None:
        args["count"] = view.tax.amount
    return Text(f"cardopoly-{'ask' if me else 'wait'}-{view.phase}", args)


def _ask_trade(view: View, me: bool) -> Text:
    trade = view.trade
    assert trade is not None
    terms = sentence(trade, _cards_of(view))
    if me:
        return Text("cardopoly-ask-trade", {**terms, "flaw": Text(trade.flaw) if trade.flaw else ""})
    return Text("cardopoly-wait-trade", terms)


def _cards_of(view: View) -> tuple[int, ...]:
    return tuple([space.card for space in view.board])


# How moves are called


def offer_label(view: View, offer: Offer) -> Label:
    """The move by name; the hint tells what it costs and what is left after it."""
    make = _LABELS.get(offer.move)
    if make is not None:
        return make(view, offer)
    return Label(Text(f"cardopoly-offer-{_id(offer)}"), Text(f"cardopoly-hint-{_id(offer)}"))


def _id(offer: Offer) -> str:
    return offer.move.replace("_", "-")


def _label(move: str, **args: Value) -> Label:
    return Label(Text(f"cardopoly-offer-{move}", args), Text(f"cardopoly-hint-{move}", args))


def _pocket(view: View) -> int:
    return len(view.pocket)


def _buy(view: View, offer: Offer) -> Label:
    space = view.board[view.places[view.turn]]
    args: dict[str, Value] = {
        "space": named((space.card,)),
        "claim": named((offer.given["claim"],)),
        "rent": space.rent,
        "left": _pocket(view) - 2,
    }
    if "pay" not in offer.given:
        return _label("buy-choose", **args)
    args["pay"] = named((offer.given["pay"],))
    return Label(Text("cardopoly-offer-buy", args), Text(f"cardopoly-hint-{_wins(view)}", args))


def _wins(view: View) -> str:
    """Whether one property more wins Quick Play (CP-94)."""
    if not view.quick:
        return "buy"
    mine = (view.seat, view.partner)
    count = sum(space.owner in mine and not space.mortgaged for space in view.board)
    return "buy-wins" if count + 1 >= (QUICK_TEAMS if view.teams else QUICK) else "buy"


def _expand(view: View, offer: Offer) -> Label:
    space = view.board[offer.given["space"]]
    args: dict[str, Value] = {
        "space": named((space.card,)),
        "claim": named((offer.given["claim"],)),
        "rent": space.rent,
        "more": space.rent + 1,
        "left": _pocket(view) - 2,
    }
    if "pay" not in offer.given:
        return _label("expand-choose", **args)
    return _label("expand", pay=named((offer.given["pay"],)), **args)


def _mortgage(view: View, offer: Offer) -> Label:
    space = view.board[offer.given["space"]]
    got = _from_bank(view, MORTGAGE)
    return _label("mortgage", space=named((space.card,)), count=got, left=_pocket(view) + got)


def _from_bank(view: View, count: int) -> int:
    """Cards that the bank can still pay out of *count* (CP-14)."""
    return max(0, min(count, view.draw + view.discard - RESERVE))


def _unmortgage(view: View, offer: Offer) -> Label:
    space = view.board[offer.given["space"]]
    return _label("unmortgage", space=named((space.card,)), left=_pocket(view) - MORTGAGE)


def _bid(view: View, offer: Offer) -> Label:
    space = view.board[view.places[view.turn]]
    return _label("bid", space=named((space.card,)), most=offer.fields[0].options[-1])


def _price(view: View, offer: Offer) -> Label:
    auction = view.auction
    assert auction is not None
    args: dict[str, Value] = {
        "who": WHO[auction.leader],
        "count": auction.price,
        "left": _pocket(view) + auction.price,
    }
    return _label(_id(offer), **args)


def _pay(view: View, offer: Offer) -> Label:
    debt = view.debt
    assert debt is not None
    left = _pocket(view) - debt.amount
    return _label(_id(offer), to=WHO[debt.to], count=min(debt.amount, _pocket(view)), left=left)


def _jack(view: View, offer: Offer) -> Label:
    return _label("jack-jail" if view.phase == "jail" else "jack-rent")


def _king(view: View, offer: Offer) -> Label:
    others = [seat for seat, out in enumerate(view.out) if not out and seat not in (view.seat, view.partner)]
    tax = int(view.options["king_tax"])
    got = sum(min(tax, view.pocket_sizes[seat]) for seat in others) + _from_bank(view, tax)
    return _label("king", count=tax, left=_pocket(view) + got)


def _tax(view: View, offer: Offer) -> Label:
    tax = view.tax
    assert tax is not None
    return _label("tax", to=WHO[tax.by], count=tax.amount, left=_pocket(view) - tax.amount)


def _fine(view: View, offer: Offer) -> Label:
    return _label("fine", count=FINE, left=_pocket(view) - FINE)


def _ask(view: View, offer: Offer) -> Label:
    return _label("ask-again" if view.draft else "ask", to=WHO[offer.given["to"]], count=view.proposals)


def _propose(view: View, offer: Offer) -> Label:
    draft = view.draft
    assert draft is not None
    return _label("propose-settle" if offer.given["settles"] else "propose", to=WHO[draft.to])


def _accept(view: View, offer: Offer) -> Label:
    trade = view.trade
    assert trade is not None
    left = _pocket(view) - trade.number + trade.count
    return _label(_id(offer), who=WHO[trade.by], count=trade.number, left=left)


def _share(view: View, offer: Offer) -> Label:
    return _label("share", to=Who(view.partner))


_LABELS: Final[dict[str, Callable[[View, Offer], Label]]] = {
    "buy": _buy,
    "expand": _expand,
    "mortgage": _mortgage,
    "unmortgage": _unmortgage,
    "bid": _bid,
    "sell": _price,
    "keep": _price,
    "pay": _pay,
    "pay_all": _pay,
    "jack": _jack,
    "king": _king,
    "tax": _tax,
    "fine": _fine,
    "ask": _ask,
    "propose": _propose,
    "accept": _accept,
    "accept_giving": _accept,
    "share": _share,
}


# How options are called


def option_label(view: View, offer: Offer, field: Field, option: int) -> Label:
    """A card, a property or a number, and what is to be known of it."""
    name = field.name
    if name in ("cards", "pay"):
        number = view.pocket.index(option) + 1
        text = Text("cardopoly-option-card", {"number": number, "card": named((option,))})
        return Label(text, _card_hint(view, option))
    if name in ("space", "take", "spaces"):
        text = Text("cardopoly-option-space", {"card": named((view.board[option].card,))})
        return Label(text, _space_hint(view, option, moving=name == "space"))
    if name == "amount":
        left = _pocket(view) - option - 2
        return Label(
            Text("cardopoly-option-number", {"count": option}),
            Text("cardopoly-hint-amount", {"left": left}),
        )
    if name == "kind":
        return Label(kind_name(option))
    if name == "suit":
        return Label(Text("cardopoly-option-suit", {"suit": option}))
    if name.endswith("_in"):
        return Label(Text("cardopoly-option-turns", {"count": option}))
    return Label(Text("cardopoly-option-number", {"count": option}))


def _card_hint(view: View, card: int) -> Text | None:
    """Whose claim card it is: worth keeping, or helping who gets it."""
    if RANK[card] == JOKER:
        return Text("cardopoly-hint-joker")
    mine = view.seat is not None and SUIT[card] == SUIT[view.aces[view.seat]]
    other = view.debt.to if view.debt else view.tax.by if view.tax else -1
    if mine:
        return Text("cardopoly-hint-own-claim")
    if other >= 0 and SUIT[card] == SUIT[view.aces[other]]:
        return Text("cardopoly-hint-their-claim", {"who": WHO[other]})
    return None


def _space_hint(view: View, number: int, moving: bool) -> Text:
    """Whose a property is and what it charges; for a move also whether it passes the Start."""
    space = view.board[number]
    args: dict[str, Value] = {"rent": space.rent, "owner": WHO[max(0, space.owner)]}
    passes = moving and view.seat is not None and number < view.places[view.seat]
    args["salary"] = _from_bank(view, view.salaries[view.seat]) if passes and view.seat is not None else 0
    if space.owner < 0:
        what = "free"
    elif space.mortgaged:
        what = "mortgaged"
    elif space.owner == view.seat:
        what = "own"
    elif moving and space.owner == view.partner:
        what = "partner"
    else:
        what = "rent"
    return Text(f"cardopoly-hint-space-{what}", args)
