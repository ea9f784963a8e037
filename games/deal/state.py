"""The state of a match of Monopoly Deal, and its settings."""

from __future__ import annotations

import msgspec

from games.core import Setting
from games.deal.cards import BIT
from games.deal.view import Last
from games.kit.piles import Pile

SETTINGS = (
    Setting("scoring", ("sets", "points")),
    Setting("rounds", tuple(map(str, range(1, 9))), only={"scoring": "points"}),
    Setting("deal_breaker", ("out", "in")),
    Setting("forced_deal_own_set", ("no", "yes")),
    Setting("round_limit", ("none", "15", "30")),
)
"""The settings of MD-06, MD-16, MD-34 and MD-42."""

ACCEPTS = ("ask", "unarmed", "always")
"""The standing orders about actions against a seat (see `games.deal.answers.orders`)."""

POINTS = (10, 7, 5, 3, 1)
"""The points for each place in a round (MD-41)."""

NONE = -1
"""No card, no color, no seat."""

COLOR, HOUSE, HOTEL, FIRST = range(4)
"""The indices in a group: its color, its house and hotel or `NONE`, then its cards."""

Group = tuple[int, ...]
Groups = list[Group]


class Action(msgspec.Struct, array_like=True, gc=False):
    """An action of the seat on turn that waits for answers.

    *kind* is as in `games.deal.view.Window`, and *cards* were played for it. *owed* is what each target has
    to pay. *taken* is the property wanted, or the first one of the set; *own* is swapped for it. By seat,
    *nos* counts the Just Say Nos, and *settled* is as in `games.deal.view.Ask`, with ``-`` for seats that
    aren't targets.
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
    """A match of Monopoly Deal; lists are by seat.

    A seat's *groups* are tuples: color, house, hotel (cards or `NONE`), then the properties. The tops of the
    piles *draw* and *discard* are their ends. *plays* are left in the turn; if *discarding*, only the cut to
    seven cards is left. *arranged* counts the rearrangements since the last play, *idle* the turns without a
    play since both piles ran out, and *lap* the times around the table. *still* counts the turns since one in
    which somebody banked, laid or built (-1 during that turn). *rolls* are seats and dice. *values*, *points*
    and *completed* (a seat or `NONE`) describe the finished rounds. *leavers* are the seats that resigned, in
    that order.

    *numbered* are the hands at the beginning of the turn, then the cards drawn since. A card's place in it is
    its number, which therefore never changes in a turn. *drawn* are the cards that the seat on turn has drawn
    in this turn.

    *wilds* are the wilds among the groups of each seat, as masks (`games.deal.cards.BIT`). *known_cards* are,
    by seat, the cards it has put under the draw pile, there or in the hand of the seat that drew them
    (`games.kit.piles`).
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
    leavers: list[int]
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
    known_cards: list[Pile] = []
    drawn: Pile = []

    def __post_init__(self) -> None:
        if not self.numbered:  # the match was stored before cards kept their numbers
            self.numbered = [hand[:] for hand in self.hands]
        if not self.wilds:  # the match was stored before the masks were kept
            self.wilds = list(map(wilds, self.groups))
        if not self.known_cards:
            self.known_cards = [[] for _ in self.out]


def wilds(groups: Groups) -> int:
    """The wilds among *groups*, as a mask."""
    return sum([BIT[card] for group in groups for card in group[FIRST:]])


def pass_wild(state: State, card: int, giver: int, receiver: int) -> None:
    """Record that *card*, if it is a wild, moved from the groups of *giver* to those of *receiver*."""
    if bit := BIT[card]:
        state.wilds[giver] &= ~bit
        state.wilds[receiver] |= bit


def cards(state: State) -> list[int]:
    """Every card of the match, wherever it is."""
    laid = [card for groups in state.groups for group in groups for card in group[HOUSE:] if card != NONE]
    held = [card for pile in state.hands + state.banks for card in pile]
    return [*state.draw, *state.discard, *held, *laid]
