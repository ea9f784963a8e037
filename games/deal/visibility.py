"""The hidden parts of Monopoly Deal: hands, draw pile and standing orders."""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache
from random import Random
from typing import Final

from games.core import Discretion, copy
from games.deal import rounds
from games.deal.answers import payment, window
from games.deal.cards import ROWS
from games.deal.sets import find, find_facts, is_full, worth
from games.deal.state import (
    ACCEPTS,
    COLOR,
    FIRST,
    HOTEL,
    HOUSE,
    NONE,
    Action,
    Groups,
    State,
)
from games.deal.view import Ask, Counted, Group, Roll, View, Window
from games.kit.piles import Pile, known_cards, redeal_known


def view(state: State, seat: int | None) -> View:
    """Build the view of *seat*, or of a spectator if it is None."""
    seats = range(len(state.out))
    held = [] if seat is None else _number_hand(state.hands[seat], state.numbered[seat])
    limit = state.round_limit
    lying = [_arrange_groups(tuple(map(tuple, groups))) for groups in state.groups]
    values = tuple(map(payment.total, state.banks))
    waiting = awaited_mask(state)
    return View(
        seat=seat,
        options={
            "scoring": state.scoring,
            "rounds": str(state.rounds),
            "round_limit": str(limit) if limit else "none",
            "deal_breaker": "in" if state.deal_breaker else "out",
            "forced_deal_own_set": "yes" if state.own_set else "no",
        },
        groups=tuple([groups for groups, _, _ in lying]),
        banks=tuple(map(tuple, state.banks)),
        bank_values=values,
        worth=tuple([value + printed for value, (_, _, printed) in zip(values, lying, strict=True)]),
        hand=tuple([card for card, _ in held]),
        numbers=tuple([number for _, number in held]),
        hand_sizes=tuple(map(len, state.hands)),
        draw=len(state.draw),
        discard=tuple(state.discard),
        turn=state.turn,
        plays=state.plays,
        phase=_phase(state),
        awaited=tuple([each for each in seats if waiting >> each & 1]),
        window=None if state.action is None else _window(state, state.action),
        rolls=tuple([Roll(each, (one, other)) for each, one, other in state.rolls]),
        first=state.first,
        round=state.round,
        rounds=state.rounds,
        lap=state.lap,
        points=tuple(rounds.totals(state)),
        counted=tuple(map(_round_result, state.values, state.points, state.completed)),
        accepts=ACCEPTS[0 if seat is None else state.accepts[seat]],
        pays=seat is not None and bool(state.pays[seat]),
        last=state.last,
        places=tuple([places for _, places, _ in lying]),
        arranged=state.arranged,
        idle=state.idle,
        still=state.still,
        under=() if seat is None else _cards_under_draw(state, state.known_cards[seat]),
        known_cards=known_cards(state.hands, () if seat is None else state.known_cards[seat]),
        drawn=tuple([card for card, _ in held if card in state.drawn]) if seat == state.turn else (),
        out=tuple(state.out),
        outcome=rounds.outcome(state),
    )


def _cards_under_draw(state: State, known: Pile) -> tuple[tuple[int, int], ...]:
    return tuple([(place, card) for place, card in enumerate(state.draw) if card in known]) if known else ()


def _number_hand(hand: list[int], numbered: list[int]) -> list[tuple[int, int]]:
    return [(card, number) for number, card in enumerate(numbered, 1) if card in hand]


def awaited_mask(state: State) -> int:
    """The seats the match waits for, as a mask."""
    if state.over:
        return 0
    return 1 << state.turn if state.action is None else window.awaited_mask(state)


def _phase(state: State) -> str:
    if state.over:
        return ""
    if state.action is not None:
        return "answer"
    return "discard" if state.discarding else "play"


@lru_cache(4096)
def _arrange_groups(groups: tuple[tuple[int, ...], ...]) -> tuple[tuple[Group, ...], tuple[int, ...], int]:
    """The *groups* of a view, by color with full sets first; their places; and their printed value."""
    places = sorted(range(len(groups)), key=lambda place: (groups[place][COLOR], not is_full(groups[place])))
    return tuple([_group(groups[place]) for place in places]), tuple(places), worth(groups)


@lru_cache(4096)
def _group(group: tuple[int, ...]) -> Group:
    return Group(
        group[COLOR],
        group[FIRST:],
        _or_none(group[HOUSE]),
        _or_none(group[HOTEL]),
        find_facts(group).full,
        find_facts(group).rent,
    )


def to_groups(groups: tuple[Group, ...]) -> Groups:
    """Convert the *groups* of a view to the form that the rules use."""
    return [
        (
            group.color,
            NONE if group.house is None else group.house,
            NONE if group.hotel is None else group.hotel,
            *group.cards,
        )
        for group in groups
    ]


def fingerprint(view: View) -> Hashable:
    """Return the position without its history: where cards are, whose turn it is and the plays left."""
    window = view.window
    return (
        (view.phase, view.turn, view.plays, view.awaited, view.round, view.out, view.outcome),
        (_canonical(view.hand), view.hand_sizes, view.draw, _canonical(view.discard)),
        tuple(map(_canonical, view.banks)),
        tuple([tuple(sorted(map(_group_fingerprint, groups))) for groups in view.groups]),
        window
        and (
            window.action,
            _canonical(window.cards),
            window.color,
            tuple([_ask_fingerprint(ask, view.groups) for ask in window.asks]),
        ),
    )


def _group_fingerprint(group: Group) -> tuple[Hashable, ...]:
    return group.color, _canonical(group.cards), group.house is not None, group.hotel is not None


def _ask_fingerprint(ask: Ask, groups: tuple[tuple[Group, ...], ...]) -> tuple[Hashable, ...]:
    """The demand and its answer; equal cards differ if they lie in different groups."""
    given = () if ask.given is None else (ask.given,)
    places = [
        _group_fingerprint(group)
        for own in groups
        for group in own
        if not {*ask.taken, *given}.isdisjoint(group.cards)
    ]
    cards = _canonical(ask.taken), _canonical(given)
    return ask.seat, ask.sum, *cards, tuple(places), ask.nos, ask.answers, ask.settled


def _canonical(cards: tuple[int, ...]) -> tuple[int, ...]:
    """The *cards* in a fixed order, each replaced by the first card equal to it."""
    return tuple(sorted([_FIRST[card] for card in cards]))


_FIRST: Final = tuple(map(ROWS.index, ROWS))


def _or_none(number: int) -> int | None:
    return None if number == NONE else number


def _window(state: State, action: Action) -> Window:
    asks = [
        _ask(state, action, target)
        for target, settled in enumerate(action.settled)
        if settled != window.NOT_AIMED
    ]
    return Window(state.turn, action.kind, tuple(action.cards), _or_none(action.color), tuple(asks))


def _ask(state: State, action: Action, target: int) -> Ask:
    settled = action.settled[target]
    taken: tuple[int, ...] = () if action.taken == NONE else (action.taken,)
    if action.kind == "breaker" and (group := find(state.groups[target], action.taken)) is not None:
        taken = tuple([card for card in group[HOUSE:] if card != NONE])
    answers = None if settled else window.deciding_seat(state, target)
    return Ask(target, action.owed, taken, _or_none(action.own), action.nos[target], answers, settled)


def _round_result(values: list[int], points: list[int], completed: int) -> Counted:
    return Counted(tuple(values), tuple(points), _or_none(completed))


def discretion(state: State, seat: int) -> Discretion:
    """Keep it secret whether a hand holds a Just Say No; whether a turn can continue is public."""
    return "secret" if state.action is not None and state.hands[seat] else "open"


def gathering(view: View) -> str | None:
    """The action that waits for answers, with all Nos so far."""
    if view.window is None:
        return None
    played = ".".join(map(str, view.window.cards))
    return f"{view.round} {view.lap} {view.turn} {view.plays} {played}"


def permute_hidden(state: State, seat: int | None, random: Random) -> State:
    """Deal other hands and the draw pile again, giving a state that *seat* can't tell from *state*.

    Cards that *seat* has put under the draw pile stay there. The other seats get no standing orders.
    """
    other = copy(state)
    known = () if seat is None else state.known_cards[seat]
    for place in range(len(state.hands)):
        if place != seat:
            other.accepts[place] = other.pays[place] = 0
    hidden = [hand for place, hand in enumerate(other.hands) if place != seat]
    cards = [card for pile in (other.draw, *hidden) for card in pile if card not in known]
    random.shuffle(cards)
    for hand in hidden:
        hand[:] = sorted([card if card in known else cards.pop() for card in hand])
    other.numbered = [
        state.numbered[place][:] if place == seat else hand[:] for place, hand in enumerate(other.hands)
    ]
    other.draw = [card if card in known else cards.pop() for card in state.draw]
    if seat != state.turn:
        other.drawn = other.hands[state.turn][: len(state.drawn)]
    places = redeal_known(state.known_cards, state.hands, other.hands, seat, random)
    for pile, before in zip(places, state.known_cards, strict=True):
        if before is not known:
            pile += [card for card, old in zip(other.draw, state.draw, strict=True) if old in before]
    other.known_cards = places
    return other
