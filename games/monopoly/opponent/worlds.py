"""The states of a match of Monopoly: The Card Game that are consistent with a view."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from games.core import copy
from games.monopoly.cards import CARDS, mask
from games.monopoly.state import ASKED, PASSING, State
from games.monopoly.view import View


def worlds(view: View, random: Random) -> Iterator[State]:
    """Endless random states consistent with *view*.

    Each deals hands, passed cards, the draw pile and removed cards again. Cards whose places the seat knows
    stay there.
    """
    known = _known(view)
    hidden = [seat for seat, size in enumerate(view.hand_sizes) if size and seat != view.seat]
    facedown = [seat for seat, passed in enumerate(view.passed) if passed and seat != view.seat]
    seen = {card for place in (*known.hands, *known.piles, known.passed, view.removed) for card in place}
    cards = [card for card in range(CARDS) if card not in seen]
    while True:
        world = copy(known)
        left = cards[:]
        random.shuffle(left)
        for seat in hidden:
            hand = world.hands[seat]
            hand += [left.pop() for _ in range(view.hand_sizes[seat] - len(hand))]
            hand.sort()
        for seat in facedown:
            world.passed[seat] = left.pop()
        world.draw, world.removed = left[: view.draw], [*view.removed, *left[view.draw :]]
        yield world


def _known(view: View) -> State:
    """The public part of the match, with the seat's own cards."""
    phase = ASKED.index(view.phase)
    passed = [-1 if phase == PASSING and not out else -2 for out in view.out]
    if view.seat is not None and view.given is not None:
        passed[view.seat] = view.given
    return State(
        edition=view.edition,
        option=view.options["target"],
        target=view.target,
        scores=list(view.scores),
        out=list(view.out),
        gone=[seat for seat, out in enumerate(view.out) if out],
        hands=[
            list(view.hand) if seat == view.seat else [*view.known[seat], *view.told[seat]]
            for seat in range(view.seats)
        ],
        piles=list(map(list, view.piles)),
        known=list(map(mask, view.known)),
        idle=list(view.idle),
        passed=passed,
        draw=[],
        removed=[],
        number=view.number,
        dealer=view.dealer,
        turn=view.turn,
        phase=phase,
        size=view.size,
        six=view.six,
        partner=-1 if view.partner is None else view.partner,
        changes=view.changes,
        bound=view.bound,
        free=view.free,
        reward=view.reward,
        laid=view.laid,
        told=[_told(view) if seat == view.seat else 0 for seat in range(view.seats)],
        last=view.last,
        last_hand=view.last_hand,
    )


def _told(view: View) -> int:
    """The cards whose places only the seat knows, including the card it passed."""
    passed = () if view.given is None else (view.given,)
    return mask([card for cards in (*view.told, view.removed, passed) for card in cards])
