"""What one seat may know of a match of Monopoly: The Card Game.

Cards are numbered as in `games.monopoly.cards`, in both editions.
"""

from __future__ import annotations

import msgspec

from games.kit.view import BaseView
from games.monopoly.going_out.groups import Arrangement, Group


class Last(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """The most recent public action.

    *what* is ``draw``; ``trade`` (*cards* given for *got*, with the trade pile number *pile*); ``grow`` (like
    ``trade``, but with a card of the draw pile besides those *got*); ``exchange`` (of trade cards, with 5 or
    6 players); ``discard`` (*cards*, the last on top); ``pass`` (a turn); ``out`` (*cards* laid down, *got*
    as reward); ``passed`` (everybody took up a passed card), ``resign`` or ``deal`` (a new hand).
    """

    seat: int
    what: str
    pile: int = -1
    cards: tuple[int, ...] = ()
    got: tuple[int, ...] = ()


class Result(msgspec.Struct, frozen=True, array_like=True):
    """The score of a hand laid down.

    *cards* are all its cards, and *groups* its full groups. *misters* and *goes* are the money for Mr.
    Monopoly and GO cards. *void* says that a Chance card made the hand worthless (MC-53); then *total* is 0.
    """

    seat: int
    cards: tuple[int, ...]
    groups: tuple[Group, ...]
    misters: int
    goes: int
    void: bool
    total: int


class LastHand(msgspec.Struct, frozen=True, array_like=True):
    """The score sheet of a finished hand.

    *number* counts hands from 1. *out* is the seat that went out, or -1 if the hand ended undecided. *reward*
    are the cards it took as reward, used or not. *results* has one entry for each active seat.
    """

    number: int
    out: int
    reward: tuple[int, ...]
    results: tuple[Result, ...]


class View(BaseView, kw_only=True):
    """Monopoly: The Card Game as *seat* sees it; tuples are by seat.

    *edition* is an index of `cards.EDITIONS`, and *target* the money that ends the match. *hand* is the
    seat's own hand. *public_cards* are the publicly known cards of each hand: traded openly and still there,
    or all once the hand is on the table. *piles* are the trade piles from the bottom up. Pile p belongs to
    seat p; those in *ownerless* belong to nobody. *draw* is the size of the draw pile. *number* counts the
    hands from 1, *size* is the most cards a hand may hold at the end of a turn, and *six* says whether the
    rules for 5 or 6 apply.

    *phase* is what the *awaited* seats have to do:

    * ``turn``: draw, trade or exchange, go out, or pass.
    * ``discard``: lay *due* cards on their own trade pile; ``partner`` if the *partner* of an exchange does.
    * ``lay``: go out, but choose the *due* discards and the target of each Chance card. *bound*, which only
      this seat sees, are the Chance cards bound so far with their targets, 10 × color + kind.
    * ``arrange``: change or confirm the *arrangement* on the table, with the cards of the *reward* that fit.
    * ``close``: the seat on turn passes its card or goes out.
    * ``passing``: pass a card to the left. *has_passed* says who has; *passed_card* is the seat's own.

    *turn* is the seat whose turn it is, whoever is awaited.

    *last* is the last action, *last_hand* the score sheet of the previous hand. *out* is how a seat left:
    ``resigned`` or empty. *idle* counts turns as in `State`. *changes* counts the changes to the
    *arrangement*, and *free* are the Chance cards in it that may still get another target. *private_cards*
    are the cards of each other hand that only this seat knows, because it passed them. *removed* are the
    cards out of play that it knows.
    """

    edition: int
    target: int
    scores: tuple[int, ...]
    hand: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    public_cards: tuple[tuple[int, ...], ...]
    piles: tuple[tuple[int, ...], ...]
    ownerless: tuple[int, ...]
    draw: int
    number: int
    size: int
    six: bool
    dealer: int
    due: int
    partner: int | None
    has_passed: tuple[bool, ...]
    passed_card: int | None
    bound: tuple[tuple[int, int], ...]
    arrangement: Arrangement | None
    reward: tuple[int, ...]
    last: Last | None
    last_hand: LastHand | None
    idle: tuple[int, ...] = ()
    changes: int = 0
    free: tuple[int, ...] = ()
    private_cards: tuple[tuple[int, ...], ...] = ()
    removed: tuple[int, ...] = ()
