"""What a match of Monopoly Deal is: its state and its options."""

from __future__ import annotations

import msgspec

from games.core import Setting
from games.deal.cards import BIT
from games.deal.view import Last
from games.kit.piles import Pile

SETTINGS = (
    Setting("scoring", ("sets", "points")),
    Setting("rounds", tuple(map(str, range(1, 9)))),
    Setting("deal_breaker", ("out", "in")),
    Setting("forced_deal_own_set", ("no", "yes")),
    Setting("round_limit", ("none", "15", "30")),
)
"""The options of MD-06, MD-16, MD-34 and MD-42."""

ACCEPTS = ("ask", "unarmed", "always")
"""What a seat's standing order about actions against it may be (see `games.deal.answers.orders`)."""

POINTS = (10, 7, 5, 3, 1)
"""The points of the places of a round (MD-41)."""

NONE = -1
"""No card, no color, no seat."""

COLOR, HOUSE, HOTEL, FIRST = range(4)
"""The places in a group: its color, its house and hotel or `NONE`, then its cards."""

Group = tuple[int, ...]
Groups = list[Group]


class Action(msgspec.Struct, array_like=True, gc=False):
    """An action of the seat on turn that waits for answers.

    *kind* is as in `games.deal.view.Window`; *cards* were played for it; *owed* is asked of every target;
    *taken* is the property wanted, or the first of the set; *own* is swapped for it. By seat: *nos* counts
    the Just Say Nos, and *settled* is as in `games.deal.view.Ask`, with ``-`` where it is not aimed at.
    """

    kind: str
    cards: list[int]
    nos: list[int]
    settled: list[str]
    owed: int = 0
    color: int = NONE
    taken: int = NONE
    own: int = NONE


class State(msgspec.Struct, array_like=True, gc=False):
    """A match of Monopoly Deal, by seat where it has a list.

    A seat's *groups* are tuples: color, house, hotel (cards or `NONE`), then the properties. The tops of the
    piles *draw* and *discard* are their ends. *plays* are left in the turn; with *discarding* only the cut to
    seven is. *arranged* counts what was arranged since the last play; *idle* the turns without a play since
    both piles are out; *still* those since one in which somebody banked, laid or built (-1 during it); *lap*
    the times around the table. *rolls* are seat and dice; *values*, *points* and *completed* (a seat or
    `NONE`) tell of the rounds that are finished. *gone* are the seats that resigned, in that order.

    *numbered* are the hands as they were when the turn began, and then what was drawn since: the place of a
    card there is its number, so that none shifts in a turn. *drawn* are the cards that the seat on turn has
    drawn in it.

    *wilds* are those among the groups of every seat, as masks (`games.deal.cards.BIT`). *known* are, by seat,
    the cards it has put under the draw pile, there or in the hand of who drew them (`games.kit.piles`).
    """

    scoring: str
    rounds: int
    round_limit: int
    deal_breaker: bool
    own_set: bool
    hands: list[Pile]
    banks: list[Pile]
    groups: list[Groups]
    draw: Pile
    discard: Pile
    out: list[str]
    gone: list[int]
    accepts: list[int]
    pays: list[int]
    rolls: list[list[int]]
    values: list[list[int]]
    points: list[list[int]]
    completed: list[int]
    first: int = 0
    turn: int = 0
    plays: int = 0
    discarding: bool = False
    arranged: int = 0
    idle: int = 0
    lap: int = 1
    round: int = 1
    over: bool = False
    action: Action | None = None
    last: Last | None = None
    still: int = 0
    numbered: list[Pile] = []
    wilds: list[int] = []
    known: list[Pile] = []
    drawn: Pile = []

    def __post_init__(self) -> None:
        if not self.numbered:  # as in a match that was stored before cards kept their numbers
            self.numbered = [hand[:] for hand in self.hands]
        if not self.wilds:  # as in one that was stored before they were kept
            self.wilds = list(map(wilds, self.groups))
        if not self.known:
            self.known = [[] for _ in self.out]


def wilds(groups: Groups) -> int:
    """The wilds among *groups*, as a mask."""
    return sum([BIT[card] for group in groups for card in group[FIRST:]])


def pass_wild(state: State, card: int, giver: int, receiver: int) -> None:
    """Note that *card*, if it is a wild, went from the groups of *giver* to those of *receiver*."""
    if bit := BIT[card]:
        state.wilds[giver] &= ~bit
        state.wilds[receiver] |= bit


def cards(state: State) -> list[int]:
    """Every card of the match, wherever it lies."""
    laid = [card for groups in state.groups for group in groups for card in group[HOUSE:] if card != NONE]
    held = [card for pile in state.hands + state.banks for card in pile]
    return [*state.draw, *state.discard, *held, *laid]
