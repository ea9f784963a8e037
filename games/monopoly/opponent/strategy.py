"""A bot opponent for Monopoly: The Card Game that sees only what its seat may know.

It keeps what its best plan needs (`judging`). It trades for open cards when they help more than an average
draw, and goes out once the hand is worth it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from math import fsum
from random import Random
from typing import Final

from games.core import Offer
from games.kit.styles import NEUTRAL, Style
from games.monopoly import moves as m
from games.monopoly.cards import GO, GO_VALUE, KIND, MISTER, mask
from games.monopoly.going_out.ways import way_out
from games.monopoly.opponent.judging import MISTERS, Glimpse, Position
from games.monopoly.opponent.styled import StyledPosition
from games.monopoly.view import View

# Tuned by matches against earlier versions of this bot.
ENOUGH: Final = 600.0  # the score for which it goes out with a full draw pile; less as the pile shrinks
RIVALRY: Final = 0.5  # the weight of what rivals are given
DEEPEST: Final = 6  # the most cards of a trade pile that are considered

NONE: Final = -1
"""No card, in a trade."""


def choose(view: View, offers: list[Offer], random: Random, style: Style = NEUTRAL) -> m.Move:
    """Choose the best move it can find among *offers*; *style* decides between nearly equal ones."""
    judge = Position if style is NEUTRAL else partial(StyledPosition, style)
    return _choose(judge, view, offers, random)


def rollout(view: View, offers: list[Offer], random: Random) -> tuple[m.Move]:
    """Choose a nearly as good move with a quick estimate of the value of draws."""
    return (_choose(Glimpse, view, offers, random),)


def _choose(judge: Callable[[View], Position], view: View, offers: list[Offer], random: Random) -> m.Move:
    if view.phase in ("lay", "arrange"):
        return m.Confirm()
    position = judge(view)
    if any(offer.move == "go_out" for offer in offers) and _is_enough(view):
        return m.GoOut()
    if view.phase in ("discard", "partner"):
        return m.Discard(_discards(position, view.hand, view.due))
    if view.phase in ("close", "passing"):
        return m.PassCard(position.worst_card(mask(view.hand)))
    moves = list(weigh_moves(position, offers))
    return max(moves, key=lambda found: (found[0] + position.liking(found[2]), random.random()))[2]


def _is_enough(view: View) -> bool:
    """Whether going out now is worth more than waiting for a better hand."""
    plan = way_out(view.hand, view.size)
    if plan is None:
        return False
    kinds = [KIND[card] for card in view.hand]
    value = plan.arrangement.value + GO_VALUE * kinds.count(GO) + MISTERS[kinds.count(MISTER)]
    left = 0.5 if view.six else view.draw / 40
    return value >= ENOUGH * left


def _discards(position: Position, hand: Sequence[int], due: int) -> tuple[int, ...]:
    """The *due* cards it can best do without, the most useful ones for rivals at the bottom."""
    left, chosen = mask(hand), list[int]()
    for _ in range(due):
        chosen.append(position.worst_card(left))
        left ^= 1 << chosen[-1]
    return tuple(sorted(chosen, key=position.danger, reverse=True))


def weigh_moves(position: Position, offers: Sequence[Offer]) -> Iterator[tuple[float, int, m.Move]]:
    """Yield every reasonable move: its value, the number of its offer, and the move."""
    view = position.view
    hand, own = mask(view.hand), view.piles[position.seat]
    worst_card = position.worst_card(hand)
    for number, offer in enumerate(offers):
        match offer.move:
            case "draw":
                yield position.value_after_draw(hand), number, m.Draw()
            case "pass_turn":
                yield position.worth(hand), number, m.PassTurn()
            case "exchange":
                pile = offer.given["partner"]
                yield _trade_value(position, hand, pile, 1, own), number, m.Exchange(pile)
            case "trade":
                pile, adding = offer.given["pile"], len(offer.fields) > 1
                card, mine = (worst_card, (*own, worst_card)) if adding else (NONE, own)
                for count in offer.fields[-1].options[:DEEPEST]:
                    yield _trade_value(position, hand, pile, count, mine), number, m.Trade(pile, count, card)
            case "grow" if not offer.fields:
                # This trade adds a card of the draw pile.
                pile = offer.given["pile"]
                taken = mask(view.piles[pile][-1:])
                yield position.value_after_draw(hand | taken), number, m.Grow(pile, NONE)


def _trade_value(position: Position, hand: int, pile: int, count: int, own: Sequence[int]) -> float:
    """The value of exchanging the top *count* cards of *own* for those of *pile*."""
    given, got = own[-count:], position.view.piles[pile][-count:]
    worth = position.worth((hand | mask(got)) & ~mask(given))
    if pile in position.rivals:
        worth -= RIVALRY * fsum([position.danger(card) for card in given])
    return worth
