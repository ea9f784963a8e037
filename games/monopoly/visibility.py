"""What is hidden in Monopoly: The Card Game, and from whom: hands, passed cards and the draw pile."""

from __future__ import annotations

from functools import lru_cache
from random import Random

from games.core import Discretion, copy
from games.kit.piles import bits, redeal_known
from games.monopoly import rules
from games.monopoly.cards import EDITIONS, mask
from games.monopoly.state import (
    ARRANGE,
    ASKED,
    DISCARD,
    LAY,
    PARTNER,
    State,
    excess,
    is_owned,
)
from games.monopoly.view import View


def view(state: State, seat: int | None) -> View:
    """Build the view of *seat*, or of a spectator if it is None."""
    phase, piles = state.phase, state.piles
    awaited = state.partner if phase == PARTNER else state.turn
    return View(
        seat=seat,
        options={"edition": EDITIONS[state.edition], "target": state.option},
        edition=state.edition,
        target=state.target,
        scores=tuple(state.scores),
        out=tuple(state.out),
        hand=() if seat is None else tuple(state.hands[seat]),
        hand_sizes=tuple(map(len, state.hands)),
        known=tuple(map(_cards, state.known)),
        piles=tuple(map(tuple, piles)),
        ownerless=tuple([pile for pile in range(len(piles)) if piles[pile] and not is_owned(state, pile)]),
        draw=len(state.draw),
        number=state.number,
        size=state.size,
        six=state.six,
        dealer=state.dealer,
        turn=state.turn,
        phase=ASKED[phase],
        awaited=tuple(sorted(rules.waiting_for(state))),
        due=excess(state, awaited) if phase in (DISCARD, PARTNER, LAY) else 0,
        partner=state.partner if state.partner >= 0 else None,
        passed=tuple([card >= 0 for card in state.passed]),
        given=None if seat is None or state.passed[seat] < 0 else state.passed[seat],
        bound=state.bound if phase == ARRANGE or (phase == LAY and seat == state.turn) else (),
        laid=state.laid,
        reward=state.reward,
        last=state.last,
        last_hand=state.last_hand,
        idle=tuple(state.idle),
        changes=state.changes if phase == ARRANGE else 0,
        free=state.free if phase == ARRANGE else (),
        told=_told(state, seat),
        removed=()
        if seat is None
        else tuple([card for card in state.removed if state.told[seat] >> card & 1]),
        outcome=rules.outcome(state),
    )


@lru_cache(maxsize=4096)
def _cards(mask: int) -> tuple[int, ...]:
    return tuple(bits(mask))


def _told(state: State, seat: int | None) -> tuple[tuple[int, ...], ...]:
    """The cards of the other hands that only *seat* knows."""
    told = 0 if seat is None else state.told[seat]
    if not told:
        return ((),) * len(state.out)
    return tuple(
        [
            () if place == seat else tuple([card for card in hand if (told & ~known) >> card & 1])
            for place, (hand, known) in enumerate(zip(state.hands, state.known, strict=True))
        ]
    )


def discretion(state: State, seat: int) -> Discretion:
    """Arranging is public; all other choices depend on the hand."""
    return "open" if state.phase == ARRANGE else "own"


def permute_hidden(state: State, seat: int | None, random: Random) -> State:
    """Deal everything hidden from *seat* again, giving a state that *seat* can't tell from *state*."""
    other = copy(state)
    told = 0 if seat is None else state.told[seat]
    hidden = [place for place in range(len(state.hands)) if place != seat]
    kept = [
        [card for card in state.hands[place] if (state.known[place] | told) >> card & 1] for place in hidden
    ]
    gone = [card for card in state.removed if told >> card & 1]
    facedown = [place for place in hidden if state.passed[place] >= 0]
    cards = other.draw + [card for card in other.removed if card not in gone]
    cards += [state.passed[place] for place in facedown]
    for place, known in zip(hidden, kept, strict=True):
        cards += [card for card in state.hands[place] if card not in known]
    random.shuffle(cards)
    for place, known in zip(hidden, kept, strict=True):
        other.hands[place] = sorted(
            [*known, *(cards.pop() for _ in range(len(state.hands[place]) - len(known)))]
        )
    for place in facedown:
        other.passed[place] = cards.pop()
    other.removed = [card if card in gone else cards.pop() for card in state.removed]
    other.draw = cards
    other.told = _told_again(state, other, seat, random)
    return other


def _told_again(state: State, other: State, seat: int | None, random: Random) -> list[int]:
    """The further cards known to each seat in *other*, a state that *seat* can't tell from *state*."""
    before, after = [*state.hands, state.removed], [*other.hands, other.removed]
    told = redeal_known([[*bits(cards)] for cards in state.told], before, after, seat, random)
    passed = [1 << card if card >= 0 else 0 for card in other.passed]
    return [mask(cards) | own for cards, own in zip(told, passed, strict=True)]
