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
    """The last move of a token: whose, by which cards, from where to where, and what came of it.

    *cards* were drawn one after the other, the one that moved the token last; or it is the queen played.
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

    The first claim card is the purchase's, every other one an expansion. A mortgaged one charges nothing, its
    *rent* is 0 then; an unowned one shows what it would charge.
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

    *answered* are the seats that have bid or passed, *bid* is what the seat of the view bid (0: it passed,
    None: not yet, or a spectator). When all have, *leader* would get it for *price* cards; -1 and 0 before.
    *sold* tells that the auctioneer has accepted that.
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

    With *mortgage* they have nothing left and choose which property to mortgage instead. *given* are the
    cards that the seat of the view has laid ready. *after* is what the king interrupted, as `View.asked` has
    it.
    """

    by: int
    amount: int
    awaited: tuple[int, ...]
    mortgage: bool
    given: tuple[int, ...]
    after: str = "open"


class Proposal(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A trade put together or proposed: what seat *by* gives seat *to*, and what it asks for.

    *take* are the properties asked for, *number* the pocket cards asked for, of a *kind* (`cards.KINDS`).
    *spaces* are the properties given, *cards* the pocket cards. *gives* and *asks* are cards promised by
    either side, due on the promiser's *gives_in*-th or *asks_in*-th next turn; 0: no promise. *settles*: the
    debt to *to* ends by it.
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
    """A proposal, or the draft of one, as somebody sees it.

    *count* pocket cards are given; *cards* are these by name for both sides, and empty for everybody else.
    *flaw* is the id of the message that says why it cannot be sent (draft; for *by*) or accepted (for *to*);
    empty if it can be, and for everybody else.
    """

    count: int = 0
    flaw: str = ""


class View(BaseView, kw_only=True):
    """Cardopoly as a seat sees it.

    Lists by seat: *aces* (the token's card; -1: not chosen yet or out), *places* (the token's space; a seat
    out has no token), *chance* (the cards of the public chance pocket), *hand_sizes* (pocket cards), *lost*
    (sits in jail: its next turn is skipped), *salaries* (cards it gets at the Start: 5 with a complete set),
    *out* (``eliminated``, ``resigned`` or nothing). *board* has 16 or 12 spaces clockwise from the Start.

    *hand* is the seat's own pocket, by suit and rank, jokers last. *draw* and *discard* are sizes, *top* the
    uppermost discarded card (-1: none, or nobody saw it), *discarded* all those that were shown, the last on
    top. *dry* is a mask of the seats that found nothing to draw since a card was last drawn for a turn.

    *asked* says what goes on in the turn:

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

    While *trade* is open, only its other side is awaited, whatever else is asked. *draft* is the trade that
    the seat of the view puts together; nobody else sees it. *proposals* tells how many the turn has left,
    *counters* how many counter-offers there were, *edits* how often a draft was changed since, told only to
    who is awaited.
    *partner* is the seat's partner in Team Play (-1: none). *last* is the last move of a token.
    *known* are the cards that the seat knows in other pockets, by their holders: it gave them, or was shown
    them. *buried* are those it knows among the discards that nobody was shown.
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
    known: tuple[tuple[int, ...], ...] = ()
    buried: tuple[int, ...] = ()

    @property
    def teams(self) -> bool:
        """Whether partners sit opposite each other (CP-95)."""
        return self.options["teams"] == "yes"

    @property
    def quick(self) -> bool:
        """Whether it is Quick Play (CP-94)."""
        return self.options["play"] == "quick"
