"""What one seat may know of a match of Cardopoly."""

from __future__ import annotations

import msgspec

from games.kit.view import BaseView


class Promise(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """*number* pocket cards that *by* owes *to* at the start of its *turns*-th next own turn (CP-63)."""

    by: int
    to: int
    number: int
    turns: int


class LastMove(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """The last move of a token: its owner, cards, start, target and result.

    *cards* were drawn one after the other, and the last one moved the token; or they are the queen played.
    *what* is ``free`` (an unowned property, not decided yet or left), ``bought``, ``auction`` (won by *owner*
    for *amount* cards), ``rent`` (*amount* cards due to *owner*), ``paid`` (*amount* cards to *owner*),
    ``jack`` (rent to *owner* skipped), ``settled`` (rent to *owner* ended by a trade, or because the owner
    left), ``own``, ``partner``, ``mortgaged`` (*owner*'s), ``jail`` or ``none`` (nothing left to draw;
    *start* is *space*).
    """

    seat: int
    cards: tuple[int, ...]
    start: int
    space: int
    what: str
    amount: int = 0
    owner: int = -1


class Space(msgspec.Struct, frozen=True):
    """A property of the ring: its *card*, *owner* (-1: none), the *claims* on it and its *rent* in cards.

    The first claim card is from the purchase, every other one is an expansion. A mortgaged property charges
    nothing, so its *rent* is 0. An unowned one has the rent it would charge.
    """

    card: int
    owner: int
    claims: tuple[int, ...]
    mortgaged: bool
    rent: int


class Debt(msgspec.Struct, frozen=True):
    """*amount* pocket cards that *by* owes *to* now, for *what*: ``rent``, ``promise`` or ``bid``."""

    by: int
    to: int
    amount: int
    what: str


class AuctionView(msgspec.Struct, frozen=True):
    """The auction of the property *space*, opened by seat *by*.

    *answered* are the seats that have bid or passed. *bid* is the bid of the view's seat (0: it passed; None:
    not yet, or a spectator). When all have answered, *leader* would get the property for *price* cards;
    before that, these are -1 and 0. *sold* says that the auctioneer has accepted the price.
    """

    space: int
    by: int
    answered: tuple[int, ...]
    bid: int | None
    leader: int
    price: int
    sold: bool


class TaxView(msgspec.Struct, frozen=True):
    """The tax of a king: seat *by* takes *amount* cards; *awaited* seats still choose what to give.

    With *mortgage*, they have no cards left and choose a property to mortgage instead. *given* are the cards
    that the view's seat has laid ready. *after* is the phase that the king interrupted, as in `View.phase`.
    """

    by: int
    amount: int
    awaited: tuple[int, ...]
    mortgage: bool
    given: tuple[int, ...]
    after: str = "open"


class Proposal(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A drafted or proposed trade: what seat *by* gives seat *to*, and what it asks for.

    *take* are the properties asked for, and *number* the number of pocket cards of a *kind* (`cards.KINDS`)
    asked for. *spaces* are the properties and *cards* the pocket cards given. *gives* and *asks* are the
    cards promised by either side, due on the promiser's *gives_in*-th or *asks_in*-th next turn; 0 is no
    promise. *settles* says that the trade settles the debt to *to*.
    """

    by: int
    to: int
    take: tuple[int, ...] = ()
    number: int = 0
    kind: int = 0
    spaces: tuple[int, ...] = ()
    cards: tuple[int, ...] = ()
    gives: int = 0
    gives_in: int = 1
    asks: int = 0
    asks_in: int = 1
    settles: bool = False


class Trade(Proposal, frozen=True, array_like=False, gc=False):
    """A proposal or a draft as a seat sees it.

    *count* is the number of pocket cards given. *cards* names them for both sides, and is empty for everybody
    else. *flaw* is the id of the message that says why a draft can't be sent (for *by*) or a proposal can't
    be accepted (for *to*); otherwise, and for everybody else, it is empty.
    """

    count: int = 0
    flaw: str = ""


class View(BaseView, kw_only=True):
    """Cardopoly as a seat sees it.

    Lists by seat are *aces* (the token's card; -1 if not chosen yet or out), *places* (the token's space; a
    seat that is out has no token), *chance* (the cards of the public chance pocket), *hand_sizes* (pocket
    cards), *lost* (in jail: the next turn is skipped), *salaries* (cards at the Start: 5 with a complete set)
    and *out* (``eliminated``, ``resigned`` or empty). *board* has 16 or 12 spaces clockwise from the Start.

    *hand* is the seat's own pocket, by suit and rank, jokers last. *draw* and *discard* are sizes. *top* is
    the top discarded card (-1 if there is none or nobody saw it), and *discarded* are all that were shown,
    the last on top. *dry* is a mask of the seats that found nothing to draw since a card was last drawn for a
    turn.

    *phase* is the phase of the turn:

    =========  =======================================================================================
    suits      all seats choose one of the *free* aces; those that still have to are awaited
    open       opening actions, then the draw or a queen
    land       the property at the token's space is unowned: buy, auction or leave
    bid        *auction*: the others bid · ``price`` the auctioneer decides · ``win`` the winner buys ·
               ``bill`` the winner pays the price (*debt*)
    debt       *debt* is to be paid
    jail       fine, jack or lost turn
    tax        *tax*: the others choose what to give · ``mend`` which property to mortgage
    close      closing actions, then the end of the turn
    =========  =======================================================================================

    While *trade* is open, only its other side is awaited, whatever the phase. *draft* is the trade that the
    view's seat is drafting; nobody else sees it. *proposals* is the number left in the turn, and *counters*
    the number of counter-offers made. *edits* counts the changes to drafts since then; only awaited seats see
    it. *partner* is the seat's partner in Team Play (-1: none). *last* is the last move of a token.

    *known_cards* are the cards that the seat knows in other pockets, by holder: it gave them or was shown
    them. *known_discards* are those it knows among the discards that nobody was shown. *orders* are the
    seat's own standing orders for auctions (`games.cardopoly.actions.orders`).
    """

    first: int
    round: int
    board: tuple[Space, ...]
    aces: tuple[int, ...]
    places: tuple[int, ...]
    hand: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    chance: tuple[tuple[int, ...], ...]
    draw: int
    discard: int
    top: int
    lost: tuple[bool, ...]
    salaries: tuple[int, ...]
    promises: tuple[Promise, ...]
    debt: Debt | None
    auction: AuctionView | None
    tax: TaxView | None
    trade: Trade | None
    draft: Trade | None
    proposals: int
    partner: int
    free: tuple[int, ...]
    last: LastMove | None
    discarded: tuple[int, ...] = ()
    dry: int = 0
    counters: int = 0
    edits: int = 0
    known_cards: tuple[tuple[int, ...], ...] = ()
    known_discards: tuple[int, ...] = ()
    orders: tuple[int, ...] = ()

    @property
    def teams(self) -> bool:
        """Whether partners sit opposite each other (CP-95)."""
        return self.options["teams"] == "yes"

    @property
    def quick(self) -> bool:
        """Whether it is Quick Play (CP-94)."""
        return self.options["play"] == "quick"
