"""The states of a match of Monopoly: The Card Game that are consistent with a view."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from games.core import copy
from games.monopoly.cards import CARDS, mask
from games.monopoly.state import PASSING, PHASE_NAMES, State
from games.monopoly.view import View


def worlds(view: View, random: Random) -> Iterator[State]:
    """Endless random states consistent with *view*.

    Each deals hands, passed cards, the draw pile and removed cards again. Cards whose places the seat knows
    stay there.
    """
    base = _visible_state(view)
    hidden = [seat for seat, size in enumerate(view.hand_sizes) if size and seat != view.seat]
    facedown = [seat for seat, passed in enumerate(view.has_passed) if passed and seat != view.seat]
    seen = {card for place in (*base.hands, *base.piles, base.passed_cards, view.removed) for card in place}
    cards = [card for card in range(CARDS) if card not in seen]
    while True:
        world = copy(base)
        left = cards[:]
        random.shuffle(left)
        for seat in hidden:
            hand = world.hands[seat]
            hand += [left.pop() for _ in range(view.hand_sizes[seat] - len(hand))]
            hand.sort()
        for seat in facedown:
            world.passed_cards[seat] = left.pop()
        world.draw, world.removed = left[: view.draw], [*view.removed, *left[view.draw :]]
        yield world


def _visible_state(view: View) -> State:
    """The part of the match that the seat sees: everything public, and its own cards."""
    phase = PHASE_NAMES.index(view.phase)
    passed = [-1 if phase == PASSING and not out else -2 for out in view.out]
    if view.seat is not None and view.passed_card is not None:
        passed[view.seat] = view.passed_card
    return State(
        edition=view.edition,
        option=view.options["target"],
        target=view.target,
        scores=list(view.scores),
        out=list(view.out),
        leavers=[seat for seat, out in enumerate(view.out) if out],
        hands=[
            list(view.hand) if seat == view.seat else [*view.public_cards[seat], *view.private_cards[seat]]
            for seat in range(view.seats)
        ],
        piles=list(map(list, view.piles)),
        public_cards=list(map(mask, view.public_cards)),
        idle=list(view.idle),
        passed_cards=passed,
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
        arrangement=view.arrangement,
        private_knowledge=[
            _private_knowledge(view) if seat == view.seat else 0 for seat in range(view.seats)
        ],
        last=view.last,
        last_hand=view.last_hand,
    )


def _private_knowledge(view: View) -> int:
    """The cards whose places only the seat knows, including the card it passed."""
    passed = () if view.passed_card is None else (view.passed_card,)
    return mask([card for cards in (*view.private_cards, view.removed, passed) for card in cards])
