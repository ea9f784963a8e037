"""The draw pile, the discard pile and payments to pockets."""

from __future__ import annotations

from collections.abc import Iterable

from games.cardopoly.actions import announcements
from games.cardopoly.cards import ORDER
from games.cardopoly.state import RESERVE, State, has_set
from games.core import Chance, LazyEvent
from games.kit.piles import forget, reshuffle


def take(state: State, chance: Chance, events: list[LazyEvent]) -> int:
    """Take the top card of the draw pile, rebuilt from the discards if empty (CP-14); -1 if there is none."""
    if not state.draw:
        if not state.discard:
            return -1
        forget(state.known_cards, state.discard)
        state.unseen.clear()
        events.append(reshuffle(state.draw, state.discard, chance, "cardopoly-reshuffle"))
    return state.draw.pop()


def has_money(state: State) -> bool:
    """Whether the bank still pays out: it keeps a reserve for the draws of turns (CP-14)."""
    return len(state.draw) + len(state.discard) > RESERVE


def pay_out(state: State, seat: int, count: int, chance: Chance, events: list[LazyEvent]) -> int:
    """Draw up to *count* cards into the pocket of *seat*, as far as the reserve allows; return how many."""
    draw = state.draw
    if count > (left := len(draw) + len(state.discard) - RESERVE):
        count = left
    if count <= 0:
        return 0
    if len(draw) >= count:
        drawn = draw[: -count - 1 : -1]
        del draw[-count:]
    else:
        drawn = [take(state, chance, events) for _ in range(count)]
    receive(state, seat, drawn)
    events.append((announcements.announce_draw, seat, drawn))
    return count


def salary(state: State, seat: int, chance: Chance, events: list[LazyEvent]) -> None:
    """Pay *seat* its salary at the Start (CP-20, CP-21)."""
    position = len(events)
    got = pay_out(state, seat, salary_of(state, seat), chance, events)
    events.insert(position, (announcements.announce_salary, seat, got))


def salary_of(state: State, seat: int) -> int:
    """The cards that *seat* gets at the Start: 3, or 5 with a complete set (CP-21)."""
    return 5 if has_set(state, seat) else 3


def receive(state: State, seat: int, cards: Iterable[int]) -> None:
    """Put *cards* into the pocket of *seat*."""
    pocket = state.pockets[seat]
    pocket += cards
    pocket.sort(key=ORDER.__getitem__)


def spend(state: State, seat: int, cards: Iterable[int]) -> None:
    """Discard *cards* from the pocket of *seat*."""
    pocket = state.pockets[seat]
    for card in cards:
        pocket.remove(card)
        state.discard.append(card)


def hand_over(
    state: State,
    giver: int,
    taker: int,
    cards: Iterable[int],
    events: list[LazyEvent],
    concerned: tuple[int, ...],
) -> None:
    """Move *cards* from one pocket to another; only those two seats learn which.

    It is news to those *concerned*, who neither chose the cards nor saw them before.
    """
    cards = tuple(cards)
    pocket, known = state.pockets[giver], state.known_cards
    if len(cards) < len(pocket):
        forget(known, pocket, (giver, taker))
    if known[taker]:
        known[taker] = [card for card in known[taker] if card not in cards]
    known[giver] += cards
    for card in cards:
        pocket.remove(card)
    receive(state, taker, cards)
    events.append((announcements.announce_handover, giver, taker, cards, concerned))
