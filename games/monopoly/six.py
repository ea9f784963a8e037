"""Hands with 5 or 6 players: exchange trade cards, discard, pass a card to the left (MC-70 to MC-73)."""

from __future__ import annotations

from bisect import insort
from typing import Final

from games.core import Chance, Event, Field, IllegalMove, InvalidMove, LazyEvent, Offer, Value
from games.kit.seats import WHO, active_seats, next_seat
from games.monopoly.cards import mask, name_cards
from games.monopoly.ending import end_undecided
from games.monopoly.moves import Discard, Exchange, PassCard
from games.monopoly.state import CLOSE, DISCARD, PARTNER, PASSING, TURN, State, excess
from games.monopoly.turns import lay_on_pile
from games.monopoly.view import Last

TURNS: Final = 15
"""The turns of each seat after which the hand ends if nobody goes out (MC-70)."""

_EXCHANGE: Final = tuple(Offer("exchange", {"partner": seat}) for seat in range(6))


def offers(state: State, seat: int) -> list[Offer]:
    """The offers to exchange with each of the others (MC-71)."""
    return [_EXCHANGE[partner] for partner in active_seats(state.out) if partner != seat]


def pass_offer(state: State, seat: int) -> Offer:
    """The choice of the card to pass (MC-72)."""
    return Offer("pass_card", {}, (Field("card", tuple(state.hands[seat])),))


def exchange(state: State, seat: int, move: Exchange, chance: Chance) -> list[LazyEvent]:
    """Exchange trade cards with the partner; each takes the other's card into the hand (MC-71)."""
    partner = move.partner
    if not 0 <= partner < len(state.out) or partner == seat:
        raise InvalidMove("field-not-offered")
    if state.out[partner]:
        raise IllegalMove("monopoly-partner-out", who=WHO[partner])
    given, got = state.piles[seat].pop(), state.piles[partner].pop()
    insort(state.hands[partner], given)
    insort(state.hands[seat], got)
    state.public_cards[partner] |= 1 << given
    state.public_cards[seat] |= 1 << got
    state.phase, state.partner = DISCARD, partner
    state.last = Last(seat, "exchange", partner, (given,), (got,))
    args: dict[str, Value] = {"who": WHO[seat], "other": WHO[partner]}
    args.update(given=name_cards((given,), state.edition), got=name_cards((got,), state.edition))
    return [Event("monopoly-trade", args, concerns=(partner,))]


def discard(state: State, seat: int, move: Discard, chance: Chance) -> list[LazyEvent]:
    """Lay down the next trade card: first the player on turn, then the partner (MC-71)."""
    events = [lay_on_pile(state, seat, move.cards)]
    continue_after_discard(state)
    return events


def continue_after_discard(state: State) -> None:
    """Ask any seat that still has to discard, then the player on turn what to do next (MC-73)."""
    if excess(state, state.turn):
        return
    if excess(state, state.partner):
        state.phase = PARTNER
        return
    state.phase, state.partner = CLOSE, -1
    if state.out[state.turn]:
        begin_passing(state)


def pass_card(state: State, seat: int, move: PassCard, chance: Chance) -> list[LazyEvent]:
    """Pass a card face-down to the left; once all have passed one, take them up (MC-72)."""
    card = move.card
    if card not in state.hands[seat]:
        raise IllegalMove("monopoly-pass-not-held")
    events: list[LazyEvent] = []
    begin_passing(state)
    lay_down(state, seat, card, events)
    take_up(state, chance, events)
    return events


def begin_passing(state: State) -> None:
    """Ask everybody for a card, unless they have been asked."""
    if state.phase != PASSING:
        state.phase = PASSING
        state.passed_cards = [-2 if out else -1 for out in state.out]


def lay_down(state: State, seat: int, card: int, events: list[LazyEvent]) -> None:
    """Lay *card* face-down before *seat*."""
    hand, knowledge = state.hands[seat], state.private_knowledge
    taker = next_seat([card == -2 for card in state.passed_cards], seat)
    held, bit = mask(hand), 1 << card
    state.pending_knowledge[taker] = (state.public_cards[seat] | knowledge[taker]) & held & ~bit
    knowledge[:] = [
        cards & ~held for cards in knowledge
    ]  # to the others, any of these may be the passed card
    knowledge[seat] |= bit
    state.public_cards[seat] = 0
    hand.remove(card)
    state.passed_cards[seat] = card
    events.append(Event("monopoly-pass", {"who": WHO[seat]}))
    events.append(Event("monopoly-pass-you", {"cards": name_cards((card,), state.edition)}, (seat,)))


def take_up(state: State, chance: Chance, events: list[LazyEvent]) -> None:
    """If all have passed a card, hand each to the next seat on the left and pass the turn on.

    A card for a seat that has left in the meantime leaves play.
    """
    if -1 in state.passed_cards:
        return
    ring = [seat for seat, card in enumerate(state.passed_cards) if card >= 0]
    for giver, taker in zip(ring, ring[1:] + ring[:1], strict=True):
        card = state.passed_cards[giver]
        if state.out[taker]:
            state.removed.append(card)
        else:
            insort(state.hands[taker], card)
            state.private_knowledge[taker] |= state.pending_knowledge[taker]
            args: dict[str, Value] = {"who": WHO[giver], "cards": name_cards((card,), state.edition)}
            events.append(Event("monopoly-passed-you", args, (taker,), (taker,)))
    state.passed_cards, state.pending_knowledge = [-2] * len(state.out), [0] * len(state.out)
    state.last = Last(state.turn, "passed")
    events.append(Event("monopoly-passed"))
    end_turn(state, chance, events)


def end_turn(state: State, chance: Chance, events: list[LazyEvent]) -> None:
    """Pass the turn on, unless everybody has had all their turns (MC-70)."""
    state.idle[state.turn] += 1
    if all(idle >= TURNS or out for idle, out in zip(state.idle, state.out, strict=True)):
        end_undecided(state, chance, events)
        return
    state.turn, state.phase = next_seat(state.out, state.turn), TURN
