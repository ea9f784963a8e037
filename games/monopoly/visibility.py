"""The hidden parts of Monopoly: The Card Game: hands, passed cards and the draw pile."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from functools import lru_cache
from random import Random
from typing import Final

from games.core import Discretion, copy
from games.kit.piles import bits, redeal_known
from games.monopoly import rules
from games.monopoly.cards import CARDS, EDITIONS, KIND, PROPERTY, mask
from games.monopoly.going_out.groups import Arrangement, cards_of
from games.monopoly.state import (
    ARRANGE,
    DISCARD,
    LAY,
    PARTNER,
    PHASE_NAMES,
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
        public_cards=tuple(map(_cards, state.public_cards)),
        piles=tuple(map(tuple, piles)),
        ownerless=tuple([pile for pile in range(len(piles)) if piles[pile] and not is_owned(state, pile)]),
        draw=len(state.draw),
        number=state.number,
        size=state.size,
        six=state.six,
        dealer=state.dealer,
        turn=state.turn,
        phase=PHASE_NAMES[phase],
        awaited=tuple(sorted(rules.waiting_for(state))),
        due=excess(state, awaited) if phase in (DISCARD, PARTNER, LAY) else 0,
        partner=state.partner if state.partner >= 0 else None,
        has_passed=tuple([card >= 0 for card in state.passed_cards]),
        passed_card=None if seat is None or state.passed_cards[seat] < 0 else state.passed_cards[seat],
        bound=state.bound if phase == ARRANGE or (phase == LAY and seat == state.turn) else (),
        arrangement=state.arrangement,
        reward=state.reward,
        last=state.last,
        last_hand=state.last_hand,
        idle=tuple(state.idle),
        changes=state.changes if phase == ARRANGE else 0,
        free=state.free if phase == ARRANGE else (),
        private_cards=_find_private_cards(state, seat),
        removed=()
        if seat is None
        else tuple([card for card in state.removed if state.private_knowledge[seat] >> card & 1]),
        outcome=rules.outcome(state),
    )


@lru_cache(maxsize=4096)
def _cards(mask: int) -> tuple[int, ...]:
    return tuple(bits(mask))


def _find_private_cards(state: State, seat: int | None) -> tuple[tuple[int, ...], ...]:
    """The cards of the other hands that only *seat* knows."""
    private = 0 if seat is None else state.private_knowledge[seat]
    if not private:
        return ((),) * len(state.out)
    return tuple(
        [
            () if place == seat else tuple([card for card in hand if (private & ~public) >> card & 1])
            for place, (hand, public) in enumerate(zip(state.hands, state.public_cards, strict=True))
        ]
    )


def fingerprint(view: View) -> Hashable:
    """Return the position without its history. Cards of one kind other than properties are equal."""
    return (
        (view.phase, view.turn, view.awaited, view.out, view.outcome, view.scores, view.number, view.idle),
        (view.hand_sizes, view.draw, view.due, view.partner, view.has_passed, view.changes),
        (_canonical(view.hand), _canonical(view.removed), _canonical(view.reward), _canonical(view.free)),
        None if view.passed_card is None else _FIRST[view.passed_card],
        tuple(map(_canonical, view.public_cards)),
        tuple(map(_canonical, view.private_cards)),
        tuple([tuple([_FIRST[card] for card in pile]) for pile in view.piles]),
        tuple(sorted([(_FIRST[card], target) for card, target in view.bound])),
        view.arrangement and _fingerprint_of(view.arrangement),
    )


def _fingerprint_of(arrangement: Arrangement) -> Hashable:
    return tuple([(group.color, _canonical(cards_of(group))) for group in arrangement.groups])


def _canonical(cards: Iterable[int]) -> tuple[int, ...]:
    """The *cards* in a fixed order, each replaced by the first card equal to it."""
    return tuple(sorted([_FIRST[card] for card in cards]))


_FIRST: Final = tuple([card if KIND[card] == PROPERTY else KIND.index(KIND[card]) for card in range(CARDS)])


def discretion(state: State, seat: int) -> Discretion:
    """Arranging is public; all other choices depend on the hand."""
    return "open" if state.phase == ARRANGE else "own"


def permute_hidden(state: State, seat: int | None, random: Random) -> State:
    """Deal everything hidden from *seat* again, giving a state that *seat* can't tell from *state*."""
    other = copy(state)
    private = 0 if seat is None else state.private_knowledge[seat]
    hidden = [place for place in range(len(state.hands)) if place != seat]
    kept = [
        [card for card in state.hands[place] if (state.public_cards[place] | private) >> card & 1]
        for place in hidden
    ]
    fixed = [card for card in state.removed if private >> card & 1]
    facedown = [place for place in hidden if state.passed_cards[place] >= 0]
    cards = other.draw + [card for card in other.removed if card not in fixed]
    cards += [state.passed_cards[place] for place in facedown]
    for place, known in zip(hidden, kept, strict=True):
        cards += [card for card in state.hands[place] if card not in known]
    random.shuffle(cards)
    for place, known in zip(hidden, kept, strict=True):
        other.hands[place] = sorted(
            [*known, *(cards.pop() for _ in range(len(state.hands[place]) - len(known)))]
        )
    for place in facedown:
        other.passed_cards[place] = cards.pop()
    other.removed = [card if card in fixed else cards.pop() for card in state.removed]
    other.draw = cards
    other.private_knowledge = _deal_private_knowledge(state, other, seat, random)
    return other


def _deal_private_knowledge(state: State, other: State, seat: int | None, random: Random) -> list[int]:
    """The further cards known to each seat in *other*, a state that *seat* can't tell from *state*."""
    before, after = [*state.hands, state.removed], [*other.hands, other.removed]
    knowledge = redeal_known(
        [[*bits(cards)] for cards in state.private_knowledge], before, after, seat, random
    )
    passed = [1 << card if card >= 0 else 0 for card in other.passed_cards]
    return [mask(cards) | own for cards, own in zip(knowledge, passed, strict=True)]
