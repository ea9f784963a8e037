"""The hidden parts of Cardopoly: pockets, the draw pile, bids, drafts, named cards of trades."""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache
from random import Random

from msgspec.structs import replace

from games.cardopoly.actions import ending, trade
from games.cardopoly.actions.auction import LEFT, UNANSWERED
from games.cardopoly.actions.bank import salary_of
from games.cardopoly.actions.laying import has_pair
from games.cardopoly.cards import ORDER
from games.cardopoly.state import NOBODY, PROPOSALS, State, charge, partner
from games.cardopoly.terms import to_trade
from games.cardopoly.view import AuctionView, Debt, Proposal, Space, TaxView, Trade, View
from games.cardopoly.waiting import waiting_for
from games.core import Discretion, copy
from games.kit.piles import Pile, known_cards, redeal_known

ATTEMPTS = 60
"""The most attempts to deal hidden pockets so that every bidder can buy."""


def view(state: State, seat: int | None) -> View:
    """Build the view of *seat*, or of a spectator if it is None."""
    waiting = waiting_for(state)
    return View(
        seat=seat,
        options=_options(state),
        turn=state.turn,
        first=state.first,
        round=state.round,
        awaited=tuple(sorted(waiting)),
        phase="" if state.phase == "over" else state.phase,
        board=tuple(
            [
                _space(card, owner, tuple(claims), state.mortgaged >> space & 1 == 1)
                for space, (card, owner, claims) in enumerate(
                    zip(state.board, state.owners, state.claims, strict=True)
                )
            ]
        ),
        aces=tuple(state.aces),
        places=tuple(state.places),
        hand=() if seat is None else tuple(state.pockets[seat]),
        hand_sizes=tuple(map(len, state.pockets)),
        chance=tuple(map(tuple, state.chances)),
        draw=len(state.draw),
        discard=len(state.discard),
        top=_top(state),
        discarded=tuple([card for card in state.discard if card not in state.unseen]),
        dry=state.dry,
        lost=tuple(state.lost),
        salaries=tuple([salary_of(state, each) for each in range(len(state.out))]),
        promises=tuple(state.promises),
        debt=_debt(state),
        auction=_auction(state, seat),
        tax=_tax(state, seat),
        trade=_trade(state, seat),
        draft=_draft(state, seat),
        proposals=PROPOSALS - state.proposals,
        counters=state.counters,
        edits=state.edits if seat in waiting else 0,
        partner=NOBODY if seat is None else partner(state, seat),
        free=tuple(state.free),
        last=state.last,
        known_cards=known_cards(state.pockets, () if seat is None else state.known_cards[seat]),
        known_discards=() if seat is None else _known_discards(state, state.known_cards[seat]),
        orders=() if seat is None else tuple(state.orders[seat]),
        out=tuple(state.out),
        outcome=ending.outcome(state),
    )


def fingerprint(view: View) -> Hashable:
    """Return the position and the phase, without the history and the order of the discards."""
    tax, proposals = view.tax, [each and _normalize(each) for each in (view.trade, view.draft)]
    return (
        (view.phase, view.turn, view.round, view.awaited, view.out, view.outcome, view.draw, view.dry),
        (view.aces, view.salaries, view.counters, view.edits, view.orders),
        (_faces(view.hand), view.hand_sizes, view.places, view.lost, tuple(map(_faces, view.chance))),
        tuple([(each.owner, each.mortgaged, _faces(each.claims)) for each in view.board]),
        (view.promises, view.debt, view.auction, tuple(proposals), view.proposals),
        tax and replace(tax, given=_faces(tax.given)),
        _faces(view.discarded),
    )


def _normalize(trade: Trade) -> Trade:
    """The *trade* with properties and cards in a fixed order, whichever deck the cards are from."""
    take, spaces = (tuple(sorted(part)) for part in (trade.take, trade.spaces))
    return replace(trade, take=take, spaces=spaces, cards=_faces(trade.cards))


def _faces(cards: tuple[int, ...]) -> tuple[int, ...]:
    """The faces of *cards*, sorted, whichever deck they are from."""
    return tuple(sorted([ORDER[card] // 10 for card in cards]))


def _known_discards(state: State, known: Pile) -> tuple[int, ...]:
    return tuple([card for card in state.unseen if card in known]) if known else ()


def _top(state: State) -> int:
    top = state.discard[-1] if state.discard else NOBODY
    return NOBODY if top in state.unseen else top


def _options(state: State) -> dict[str, str]:
    return {
        "play": "quick" if state.quick else "standard",
        "teams": "yes" if state.teams else "no",
        "suits": "chosen" if state.chosen_suits else "random",
        "king_tax": str(state.king_tax),
        "tax_choice": "giver" if state.giver_chooses else "random",
        "round_limit": str(state.round_limit) if state.round_limit else "none",
    }


@lru_cache(maxsize=4096)
def _space(card: int, owner: int, claims: tuple[int, ...], mortgaged: bool) -> Space:
    return Space(card, owner, claims, mortgaged, 0 if mortgaged else charge(card, len(claims)))


def _debt(state: State) -> Debt | None:
    if state.phase == "bill":
        return Debt(state.leader, state.turn, state.price, "bid")
    if state.creditor == NOBODY:
        return None
    return Debt(state.turn, state.creditor, state.amount, "promise" if state.promised else "rent")


def _auction(state: State, seat: int | None) -> AuctionView | None:
    if not state.bids:
        return None
    bid = None if seat is None or state.bids[seat] == UNANSWERED else state.bids[seat]
    answered = [
        other
        for other, amount in enumerate(state.bids)
        if amount != UNANSWERED and other != state.turn and not state.out[other]
    ]
    return AuctionView(
        state.places[state.turn],
        state.turn,
        tuple(answered),
        bid,
        state.leader,
        state.price,
        state.phase in ("win", "bill"),
    )


def _tax(state: State, seat: int | None) -> TaxView | None:
    if state.phase not in ("tax", "mend"):
        return None
    given = () if seat is None else tuple(state.taxed[seat])
    mends = state.phase == "mend"
    return TaxView(state.turn, state.king_tax, tuple(state.givers), mends, given, state.after)


def _trade(state: State, seat: int | None) -> Trade | None:
    proposal = state.proposal
    if proposal is None:
        return None
    flaw = trade.flaw_for_partner(state, proposal) if seat == proposal.to else ""
    return to_trade(proposal, seat in (proposal.by, proposal.to), flaw)


def _draft(state: State, seat: int | None) -> Trade | None:
    draft = state.draft
    if draft is None or seat != draft.by:
        return None
    return to_trade(draft, True, trade.flaw(state, draft))


def discretion(state: State, seat: int) -> Discretion:
    """Keep it secret whether a pocket has the cards for a bid, unless it is too small for any (CP-71)."""
    if state.proposal is not None:
        return "own"
    if state.phase == "bid":
        return "secret" if len(state.pockets[seat]) > LEFT else "open"
    return "open" if state.phase in _PUBLIC else "own"


_PUBLIC = frozenset({"suits", "jail", "bill", "mend"})
"""The phases in which everybody sees which answers are possible."""


def gathering(view: View) -> str | None:
    """The key of the auction until it is paid, or of the tax until everybody has given."""
    if view.auction is not None:
        return f"auction {view.round} {view.turn} {view.auction.space}"
    if view.tax is not None:
        return f"tax {view.round} {view.turn} {view.top}"
    return None


def permute_hidden(state: State, seat: int | None, random: Random) -> State:
    """Deal all cards hidden from *seat* again, giving a state that *seat* can't tell from *state*.

    Cards it knows in other pockets stay there, and bidders can still buy. The other seats get no standing
    orders.
    """
    for attempt in range(ATTEMPTS + 1):
        kept = _bidders(state, seat) if attempt == ATTEMPTS else []
        other = _deal_again(state, seat, kept, random)
        if all(has_pair(other, bidder, state.places[state.turn]) for bidder in _bidders(state, seat)):
            break
    return other


def _bidders(state: State, seat: int | None) -> list[int]:
    """The seats other than *seat* that need a claim and a pay card for what they bid."""
    if state.phase in ("bid", "price", "win"):
        return [each for each, bid in enumerate(state.bids) if bid > 0 and each != seat]
    return []


def _deal_again(state: State, seat: int | None, kept: list[int], random: Random) -> State:
    other = copy(state)
    other.orders = [orders if each == seat else [] for each, orders in enumerate(other.orders)]
    known = () if seat is None else state.known_cards[seat]
    hidden = [each for each in range(len(state.out)) if each != seat and each not in kept]
    cards = state.draw + [card for card in state.unseen if card not in known]
    cards += [card for each in hidden for card in state.pockets[each] if card not in known]
    random.shuffle(cards)
    for each in hidden:
        stay = [card for card in state.pockets[each] if card in known]
        fresh = [cards.pop() for _ in range(len(state.pockets[each]) - len(stay))]
        other.pockets[each] = sorted(stay + fresh, key=ORDER.__getitem__)
        other.taxed[each] = random.sample(other.pockets[each], len(state.taxed[each]))
    bury(other, [card if card in known else cards.pop() for card in state.unseen])
    other.draw = cards
    if state.draft is not None and state.draft.by in hidden:
        other.draft = _replace_cards(state.draft, other, random)
    if state.proposal is not None and state.proposal.by in hidden and seat != state.proposal.to:
        other.proposal = _replace_cards(state.proposal, other, random)
    other.known_cards = redeal_known(state.known_cards, state.pockets, other.pockets, seat, random)
    if other.proposal is not None:
        shown = other.known_cards[other.proposal.to]
        shown += [card for card in other.proposal.cards if card not in shown]
    return other


def bury(state: State, cards: list[int]) -> None:
    """Put *cards* in the places of the discards that nobody saw."""
    instead = dict(zip(state.unseen, cards, strict=True))
    state.discard = [instead.get(card, card) for card in state.discard]
    state.unseen = cards


def _replace_cards(proposal: Proposal, other: State, random: Random) -> Proposal:
    """The *proposal* with the same number of other cards, or fewer if a draft names cards passed on since."""
    pocket = other.pockets[proposal.by]
    count = min(len(proposal.cards), len(pocket))
    return replace(proposal, cards=tuple(random.sample(pocket, count)))
