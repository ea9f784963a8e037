"""The state of a match of Cardopoly, and its settings."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec

from games.cardopoly.cards import RANK, SUIT
from games.cardopoly.view import LastMove, Promise, Proposal
from games.core import Setting
from games.kit.piles import Pile, bits

SETTINGS = (
    Setting("play", ("standard", "quick")),
    Setting("teams", ("no", "yes")),
    Setting("suits", ("random", "chosen")),
    Setting("king_tax", ("1", "2")),
    Setting("tax_choice", ("random", "giver")),
    Setting("round_limit", ("40", "20", "80", "none")),
)
"""The settings of CP-94, CP-95, CP-03, CP-57 and CP-92."""

SEATS: Final = 4
"""The most players."""

BOARD: Final = 16
"""The most spaces of the ring."""

NOBODY: Final = -1
START: Final = 0
RESERVE: Final = 12
"""The cards that the bank keeps for the draws of turns (CP-14)."""

PROPOSALS: Final = 3
"""The most proposals in a turn (CP-60)."""

COUNTERS: Final = 3
"""The most counter-offers in a turn (CP-60)."""

EDITS: Final = 12
"""The most changes to drafts between two proposals, so that drafting ends."""


class State(msgspec.Struct, array_like=True, gc=False):
    """A match of Cardopoly; lists are by seat or by space.

    *owners* are seats or -1. *claims* are the cards on each property, the first one from its purchase.
    *mortgaged* is a mask of spaces. *aces* are the cards of the tokens (-1 for none), and *free* the aces to
    choose from while *phase* is ``suits``. Pockets are sorted by `cards.ORDER`; the top of *draw* and
    *discard* is their end. *lost* says which seats have to skip a turn. *out* is how a seat left,
    ``eliminated`` or ``resigned``, and *leavers* lists these seats in the order they left.

    *phase* is one of those in `view.View`; *after* is the phase that a king's tax interrupts. In ``debt`` (or
    if tax interrupts it), the seat on turn owes *amount* cards to *creditor*, by promise if *promised*.
    *bids* are -1 (not answered), 0 (passed) or an amount; they determine *leader* and *price*. *givers* are
    the seats that a tax is still waiting for, and *taxed* are the cards laid ready for it. *draft*,
    *proposal* and the numbers of *proposals*, *counters* and *edits* belong to the turn; while a proposal is
    open, the draft is the counter-offer of its other side.

    *dry* is a mask of the seats that found nothing to draw since a card was last drawn for a turn.
    *champions* are the seats that won Quick Play. *unseen* are the discarded cards that nobody was shown: the
    pockets of resigned seats. *estates* are the spaces of every seat's properties, as masks; `set_owner`
    keeps them consistent with *owners*. *known_cards* are, by seat, the cards it knows in other pockets or
    among the *unseen* (`games.kit.piles`). *orders* are the standing orders of each seat for auctions, by lot
    (`games.cardopoly.actions.orders`); empty if it has none.
    """

    quick: bool
    teams: bool
    chosen_suits: bool
    king_tax: int
    giver_chooses: bool
    round_limit: int
    board: Pile
    owners: list[int]
    claims: list[Pile]
    aces: list[int]
    places: list[int]
    pockets: list[Pile]
    chances: list[Pile]
    draw: Pile
    discard: Pile
    lost: list[bool]
    out: list[str]
    leavers: list[int]
    promises: list[Promise]
    bids: list[int]
    givers: list[int]
    taxed: list[Pile]
    free: Pile
    champions: list[int]
    mortgaged: int = 0
    first: int = 0
    turn: int = 0
    round: int = 1
    phase: str = "open"
    after: str = ""
    creditor: int = NOBODY
    amount: int = 0
    promised: bool = False
    leader: int = NOBODY
    price: int = 0
    draft: Proposal | None = None
    proposal: Proposal | None = None
    proposals: int = 0
    edits: int = 0
    dry: int = 0
    last: LastMove | None = None
    counters: int = 0
    unseen: Pile = []
    estates: list[int] = []
    known_cards: list[Pile] = []
    orders: list[Pile] = []

    def __post_init__(self) -> None:
        if not self.estates:  # the match was stored before the masks were kept
            self.estates = [0] * len(self.out)
            for space, owner in enumerate(self.owners):
                set_owner(self, space, owner)
        if not self.orders:
            self.orders = [[] for _ in self.out]
        if not self.known_cards:
            self.known_cards = [[] for _ in self.out]


def set_owner(state: State, space: int, owner: int) -> None:
    """Make *owner* the owner of the property at *space*."""
    estates, bit, before = state.estates, 1 << space, state.owners[space]
    if before != NOBODY:
        estates[before] &= ~bit
    state.owners[space] = owner
    if owner != NOBODY:
        estates[owner] |= bit


def cards(state: State) -> list[int]:
    """Every card of the match, wherever it is: always the same 108 (CP-01)."""
    tokens = [ace for ace in state.aces if ace != NOBODY]
    piles = [state.board, tokens, state.free, state.draw, state.discard]
    return [card for pile in (*piles, *state.pockets, *state.chances, *state.claims) for card in pile]


def partner(state: State, seat: int) -> int:
    """The partner of *seat* in Team Play (CP-95); otherwise -1."""
    return (seat + 2) % 4 if state.teams else NOBODY


def rent(state: State, space: int) -> int:
    """The rent of the property at *space* (CP-50, CP-66)."""
    return charge(state.board[space], len(state.claims[space]))


def charge(card: int, claims: int) -> int:
    """The rent of the property *card* with *claims* claim cards: its value plus 1 for each expansion."""
    return RANK[card] + (claims - 1 if claims else 0)


_HALF: Final = 8
_LOW, _HIGH = (tuple(tuple(bits(half << shift)) for half in range(1 << _HALF)) for shift in (0, _HALF))


def spaces_of(estate: int) -> tuple[int, ...]:
    """The spaces of a mask.

    >>> spaces_of(1 << 15 | 9)
    (0, 3, 15)
    """
    return _LOW[estate & 255] + _HIGH[estate >> _HALF]


@lru_cache(maxsize=1024)
def sets_of(board: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """The spaces of every suit, and of every rank that the board has more than once (CP-21)."""
    found = []
    for kind in (SUIT, RANK):
        for value in sorted({kind[card] for card in board}):
            spaces = tuple([space for space, card in enumerate(board) if kind[card] == value])
            if len(spaces) > 1:
                found.append(spaces)
    return tuple(found)


def has_set(state: State, seat: int) -> bool:
    """Whether *seat* owns all cards of one suit or of one rank on the board (CP-21)."""
    missing = ~state.estates[seat]
    for each in _sets(tuple(state.board)):  # noqa: SIM110 - a third of the time of any()
        if not each & missing:
            return True
    return False


@lru_cache(maxsize=1024)
def _sets(board: tuple[int, ...]) -> tuple[int, ...]:
    """The result of `sets_of` as masks."""
    return tuple(sum([1 << space for space in spaces]) for spaces in sets_of(board))
