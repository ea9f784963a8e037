"""The steps for every phase of a turn; what most players want now is green."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from msgspec.structs import replace

from games.cardopoly.cards import FITS, SUIT, name_cards
from games.cardopoly.moves import Sell
from games.cardopoly.opponent import strategy
from games.cardopoly.panels import trade
from games.cardopoly.panels.parts import Chosen, OpenMoves, card_uses
from games.cardopoly.state import NOBODY
from games.cardopoly.view import View
from games.core import AnyGame, Offer, Text, Value
from games.kit.panel import Make, Panel, Tap, Tone, pick
from games.texts import Label


def panel(game: AnyGame, view: View, offers: list[Offer]) -> Panel:
    """Build the steps that lead the seat of *view* to each of *offers*."""
    moves = OpenMoves(game, view, offers)
    if view.draft is not None:
        return trade.draft_panel(moves, view.draft)
    if view.trade is not None and view.seat in view.awaited:
        return trade.answer_panel(moves, view.trade)
    if view.trade is not None and moves.numbers_of("withdraw"):
        return trade.proposal_panel(moves, lambda: _turn(moves))
    return _PHASES[view.phase](moves) if view.seat in view.awaited else moves.panel(())


# Turns


def _turn(moves: OpenMoves) -> Panel:
    return _PHASES[moves.view.phase](moves)


def _open(moves: OpenMoves) -> Panel:
    return moves.panel(
        [*moves.taps("draw", tone="best"), *trade.begin_taps(moves)], _secondary_taps(moves), "first"
    )


def _close(moves: OpenMoves) -> Panel:
    return moves.panel([*moves.taps("end", tone="best"), *trade.begin_taps(moves)], _secondary_taps(moves))


def _secondary_taps(moves: OpenMoves) -> list[Tap]:
    """The secondary actions: chance cards, then properties one by one, mortgages last."""
    entries = moves.taps("king", "queen")
    spaces: dict[int, list[int]] = {}
    for number in moves.numbers_of("expand"):
        spaces.setdefault(moves.offers[number].given["space"], []).append(number)
    entries += [_expand(moves, space, numbers) for space, numbers in spaces.items()]
    entries += [_unmortgage(moves, number) for number in moves.numbers_of("unmortgage")]
    return [*entries, *moves.taps("mortgage")]


def _expand(moves: OpenMoves, space: int, numbers: list[int]) -> Tap:
    place = moves.view.board[space]
    args: dict[str, Value] = {"space": name_cards((place.card,)), "rent": place.rent, "more": place.rent + 1}
    name = Text("cardopoly-panel-expand", args)
    pairs = moves.purchase_taps(numbers)
    if len(pairs) == 1 and isinstance(pairs[0].leads_to, Make):
        only = pairs[0].label
        return replace(pairs[0], label=Label(Text("cardopoly-panel-expand-only", only.text.args), only.hint))
    label = Label(name, Text("cardopoly-panel-expand-hint", args))
    if len(pairs) == 1:
        return replace(pairs[0], label=label)
    return Tap(label, lambda: Panel(name, select=pick(Text("cardopoly-select-pair"), pairs)))


def _unmortgage(moves: OpenMoves, number: int) -> Tap:
    label, payments = moves.label(number), moves.payment_taps([number], NOBODY, "best")
    if len(payments) == 1:
        args = {**label.text.args, **payments[0].label.text.args}
        name = Label(Text("cardopoly-panel-unmortgage-only", args), label.hint)
        return Tap(name, payments[0].leads_to)
    lines = (label.hint,) if label.hint else ()
    return Tap(label, lambda: Panel(label.text, lines, buttons=(*payments,)))


# Unowned properties


def _land(moves: OpenMoves) -> Panel:
    buttons, entries, line = _purchase_taps(moves)
    lines = [line, None if buttons else Text("cardopoly-line-auction")]
    return moves.panel([*buttons, *moves.taps("auction", "leave")], entries, "others", lines=lines)


def _win(moves: OpenMoves) -> Panel:
    buttons, entries, line = _purchase_taps(moves)
    return moves.panel(buttons, entries, "others", lines=[line])


def _purchase_taps(moves: OpenMoves) -> tuple[list[Tap], list[Tap], Text | None]:
    """The purchase with the least missed cards, all other purchases, and a line about them."""
    view, numbers = moves.view, moves.numbers_of("buy")
    pairs: dict[tuple[int, int], int] = {}
    for number in numbers:
        offer = moves.offers[number]
        claim = offer.given["claim"]
        pays = offer.fields[0].options if offer.fields else (offer.given["pay"],)
        pairs.update({(claim, pay): number for pay in pays})
    if not pairs:
        return [], [], _explain_lack(view)
    claim, pay = best = min(pairs, key=lambda pair: (card_uses(view, pair[1]), card_uses(view, pair[0])))
    proposed = moves.offers[pairs[best]]
    label = Label(
        Text("cardopoly-offer-buy", {"claim": name_cards((claim,)), "pay": name_cards((pay,))}),
        emoji="act-pay",
    )
    chosen: Chosen = {"pay": (pay,)} if proposed.fields else {}
    rest = [
        replace(tap, label=replace(tap.label, hint=None))  # the line above has it already
        for number, tap in zip(numbers, moves.purchase_taps(numbers), strict=True)
        if proposed.fields or number != pairs[best]
    ]
    hint = moves.label(pairs[best]).hint
    return [moves.tap(pairs[best], "best", label, chosen)], rest, hint


def _explain_lack(view: View) -> Text:
    """The reason why the property can't be bought: too few cards, no claim card or no pay card."""
    seat = view.seat
    assert seat is not None
    card = view.board[view.places[view.turn]].card
    suit = SUIT[view.aces[seat]]
    if not any(SUIT[each] == suit for each in view.hand):
        return Text("cardopoly-lacks-claim", {"suit": suit})
    if not any(FITS[card][each] for each in view.hand):
        return Text("cardopoly-lacks-pay", {"space": name_cards((card,))})
    few = len(view.hand) <= (3 if view.phase == "bid" else 2)
    return Text(f"cardopoly-lacks-cards-{view.phase}" if few else "cardopoly-lacks-pair")


# Auctions


def _bid(moves: OpenMoves) -> Panel:
    view, bids = moves.view, moves.numbers_of("bid")
    if not bids:
        return moves.panel(moves.taps("no_bid", tone="best"), lines=[_explain_lack(view)])
    (number,) = bids
    offer = moves.offers[number]
    (field,) = offer.fields
    entries = [
        moves.tap(
            number, label=moves.game.option_label(view, offer, field, amount), chosen={"amount": (amount,)}
        )
        for amount in field.options
    ]
    return moves.panel(moves.taps("no_bid"), entries, "bid", lines=[Text("cardopoly-line-bid")])


def _price(moves: OpenMoves) -> Panel:
    """Build the auctioneer's step, in which green marks what the bot would do: the price may be too low."""
    (number,) = moves.numbers_of("sell")
    sells = isinstance(strategy.choose(moves.view, list(moves.offers), Random(0)), Sell)
    tones: tuple[Tone, Tone] = ("best", "plain") if sells else ("plain", "best")
    buttons = [*moves.taps("sell", tone=tones[0]), *moves.taps("keep", tone=tones[1])]
    return moves.panel(buttons, lines=[moves.label(number).hint])


# Debts


def _debt(moves: OpenMoves) -> Panel:
    view, debt = moves.view, moves.view.debt
    assert debt is not None
    jack, bargain, entries = moves.numbers_of("jack"), trade.begin_taps(moves), _secondary_taps(moves)
    if moves.numbers_of("pay"):
        skips = bool(jack) and 2 * debt.amount > len(view.hand)
        pay = moves.payment_taps(moves.numbers_of("pay"), debt.to, "plain" if skips else "best")
        skip = moves.taps("jack", tone="best" if skips else "plain")
        buttons = [*([*skip, *pay] if skips else [*pay, *skip]), *bargain]
        return moves.panel(buttons, entries, "rescue", lines=moves.hints("pay"))
    line = Text("cardopoly-panel-short", {"count": len(view.hand), "of": debt.amount})
    if bargain and not jack and not entries:
        bargain = [Tap(each.label, each.leads_to, "best") for each in bargain]
    buttons = [*moves.taps("jack", tone="best"), *bargain, *moves.taps("pay_all")]
    return moves.panel(buttons, entries, "rescue", lines=[line])


def _bill(moves: OpenMoves) -> Panel:
    debt = moves.view.debt
    assert debt is not None
    return moves.panel(moves.payment_taps(moves.numbers_of("pay"), debt.to, "best"), lines=moves.hints("pay"))


def _tax(moves: OpenMoves) -> Panel:
    tax = moves.view.tax
    assert tax is not None
    return moves.panel(moves.payment_taps(moves.numbers_of("tax"), tax.by, "best"), lines=moves.hints("tax"))


def _jail(moves: OpenMoves) -> Panel:
    jack = moves.taps("jack", tone="best")
    sit = moves.taps("sit", tone="plain" if jack else "best")
    fine = moves.payment_taps(moves.numbers_of("fine"), NOBODY)
    return moves.panel([*jack, *sit, *fine], moves.taps("mortgage"), "rescue", lines=moves.hints("fine"))


def _mend(moves: OpenMoves) -> Panel:
    return moves.panel((), moves.taps("mortgage"), "mend")


def _suits(moves: OpenMoves) -> Panel:
    """Build the step with a button for each ace; green marks the most frequent suit in the pocket."""
    view = moves.view
    (number,) = moves.numbers_of("suit")
    offer = moves.offers[number]
    (field,) = offer.fields
    held = [SUIT[card] for card in view.hand]
    most = max(field.options, key=held.count)
    return moves.panel(
        [
            moves.tap(
                number,
                "best" if suit == most else "plain",
                moves.game.option_label(view, offer, field, suit),
                {"suit": (suit,)},
            )
            for suit in field.options
        ]
    )


_PHASES: Final[dict[str, Callable[[OpenMoves], Panel]]] = {
    "suits": _suits,
    "open": _open,
    "land": _land,
    "bid": _bid,
    "price": _price,
    "win": _win,
    "bill": _bill,
    "debt": _debt,
    "jail": _jail,
    "tax": _tax,
    "mend": _mend,
    "close": _close,
}
