"""The king's tax: all others give cards, mortgage if the pocket is empty, or else leave the match."""

from __future__ import annotations

from games.cardopoly.actions import announcements
from games.cardopoly.actions.bank import hand_over, has_money, pay_out
from games.cardopoly.actions.buying import mortgage
from games.cardopoly.actions.debt import check_cards
from games.cardopoly.actions.ending import is_decided, leave
from games.cardopoly.actions.turn import check_chance, finish_debt, play
from games.cardopoly.cards import name_cards
from games.cardopoly.moves import King, Tax
from games.cardopoly.state import State, partner, spaces_of
from games.cards import KING
from games.core import Chance, Event, LazyEvent
from games.kit.seats import WHO, other_seats


def check_king(state: State, seat: int, move: King) -> None:
    """Refuse a king that *seat* doesn't have."""
    check_chance(state, seat, KING)


def king(state: State, seat: int, move: King, chance: Chance, events: list[LazyEvent]) -> None:
    """Discard a king and tax the others (CP-57)."""
    card = play(state, seat, KING)
    state.discard.append(card)
    events.append(Event("cardopoly-king", {"who": WHO[seat], "card": name_cards((card,))}))
    state.after, state.phase = state.phase, "tax"
    if state.giver_chooses:
        state.givers = [each for each in payers(state) if len(state.pockets[each]) > state.king_tax]
    continue_tax(state, chance, events)


def check_give(state: State, seat: int, move: Tax) -> None:
    """Refuse cards other than those the tax asks for (CP-57)."""
    check_cards(state, seat, move.cards, state.king_tax)


def give(state: State, seat: int, move: Tax, chance: Chance, events: list[LazyEvent]) -> None:
    """Set aside the cards that *seat* gives (CP-57)."""
    state.taxed[seat] = list(move.cards)
    state.givers.remove(seat)
    continue_tax(state, chance, events)


def mortgage_instead(state: State, seat: int, space: int, chance: Chance, events: list[LazyEvent]) -> None:
    """Mortgage *space* instead of leaving the match (CP-57)."""
    mortgage(state, seat, space, chance, events)
    state.givers.remove(seat)
    continue_tax(state, chance, events)


def continue_tax(state: State, chance: Chance, events: list[LazyEvent]) -> None:
    """Take the next step once nobody has to decide anything."""
    if state.givers:
        return
    if state.phase == "tax":
        _collect(state, chance, events)
        state.phase = "mend"
    _ask_for_mortgages(state, chance, events)
    if not state.givers:
        _finish_tax(state, chance, events)


def payers(state: State) -> list[int]:
    """The taxed seats, clockwise from the player of the king."""
    around = other_seats(state.turn, len(state.out))
    return [seat for seat in around if not state.out[seat] and seat != partner(state, state.turn)]


def _collect(state: State, chance: Chance, events: list[LazyEvent]) -> None:
    for giver in payers(state):
        chosen = state.taxed[giver]
        cards = chosen or _random_cards(state.pockets[giver], state.king_tax, chance)
        events.append((announcements.announce_gift, "cardopoly-taxed", giver, state.turn, len(cards), giver))
        concerned = (state.turn,) if chosen else (giver, state.turn)
        hand_over(state, giver, state.turn, cards, events, concerned)
        state.taxed[giver].clear()


def _random_cards(pocket: list[int], count: int, chance: Chance) -> list[int]:
    """Up to *count* random cards of *pocket*."""
    left = pocket[:]
    return [left.pop(chance.randbelow(len(left))) for _ in range(min(count, len(pocket)))]


def _ask_for_mortgages(state: State, chance: Chance, events: list[LazyEvent]) -> None:
    """Let seats with an empty pocket mortgage one by one, automatically if there is no choice."""
    for giver in payers(state):
        if state.pockets[giver] or not has_money(state):
            continue
        spaces = mortgageable_spaces(state, giver)
        if len(spaces) == 1:
            mortgage(state, giver, spaces[0], chance, events)
        elif spaces:
            state.givers.append(giver)
            return


def mortgageable_spaces(state: State, seat: int) -> tuple[int, ...]:
    """The spaces of the properties that *seat* can mortgage."""
    return spaces_of(state.estates[seat] & ~state.mortgaged)


def _finish_tax(state: State, chance: Chance, events: list[LazyEvent]) -> None:
    """Remove seats with nothing left (CP-57, CP-90), draw, and resume where the king interrupted."""
    for giver in payers(state):
        if not state.pockets[giver]:
            leave(state, giver, "eliminated", events)
    if is_decided(state, events):
        return
    position = len(events)
    got = pay_out(state, state.turn, state.king_tax, chance, events)
    events.insert(position, Event("cardopoly-king-draws", {"who": WHO[state.turn], "count": got}))
    state.phase, state.after = state.after, ""
    if state.phase == "debt" and state.out[state.creditor]:
        finish_debt(state, "settled", events)
