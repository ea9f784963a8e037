"""What one seat may know of a match of Monopoly: The Card Game.

Cards are the numbers of `games.monopoly.cards`, whatever the edition.
"""

from __future__ import annotations

import msgspec

from games.kit.view import BaseView
from games.monopoly.going_out.groups import Arrangement, Group


class Last(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """What everybody saw last.

    *what* is ``draw``; ``trade`` (*cards* given for *got*, with the trade pile number *pile*); ``grow`` (the
    same, with a card of the draw pile besides what was *got*); ``exchange`` (trade cards, 5 and 6 players);
    ``discard`` (*cards*, the last on top); ``pass`` (a turn); ``out`` (*cards* laid down, *got* as reward);
    ``passed`` (everybody took up a card passed), ``resign`` or ``deal`` (a new hand).
    """

    seat: int
    what: str
    pile: int = -1
    cards: tuple[int, ...] = ()
    got: tuple[int, ...] = ()


class Result(msgspec.Struct, frozen=True, array_like=True):
    """A hand laid down and what it brought.

    *cards* are all its cards; *groups* how the full groups are arranged; *misters* and *goes* the money for
    Mr. Monopoly and GO cards; *void* says that a Chance card made it worthless (MC-53): then *total* is 0.
    """

    seat: int
    cards: tuple[int, ...]
    groups: tuple[Group, ...]
    misters: int
    goes: int
    void: bool
    total: int


class LastHand(msgspec.Struct, frozen=True, array_like=True):
    """The score sheet of a hand that is over.

    *number* counts hands from 1; *out* is the seat that went out, -1 if the hand ended undecided; *reward*
    the cards it took as reward, used or not; *results* one line for each seat that was still in.
    """

    number: int
    out: int
    reward: tuple[int, ...]
    results: tuple[Result, ...]


class View(BaseView, kw_only=True):
    """Monopoly: The Card Game as *seat* sees it; by seat where it is a tuple.

    *edition* is a number of `cards.EDITIONS`; *target* the money that ends the match. *hand* is the seat's
    own; *known* are the cards of each hand that everybody knows: traded openly and still there, or all once
    it lies on the table. *piles* are the trade piles from the bottom up: pile p is that of seat p, and those
    of *ownerless* are nobody's; *draw* is the draw pile's size. *number* counts the hands from 1, *size* is
    how many cards a hand may hold at the end of a turn, *six* whether it is played by the rules for 5 and 6.

    *asked* is what the *awaited* have to do: ``turn`` (draw, trade or exchange, go out, pass); ``discard``
    (*due* cards onto one's own trade pile) and, of the *partner* of an exchange, ``partner`` (the same);
    ``lay`` (go out, but choose the *due* discards and what each Chance stands for; *bound*, seen by that seat
    only, are the Chance cards bound so far and their targets, 10 × color + kind); ``arrange`` (*laid* is on
    the table, with what fits of the *reward*: change it or confirm); ``close`` (the seat on turn passes its
    card or goes out); ``passing`` (one card each to the left: *passed* tells who has; *given* is the seat's
    own card). *turn* is the seat whose turn it is, whoever is awaited.

    *last* is the last action, *last_hand* the score sheet of the hand before; *out* tells how a seat left:
    ``resigned`` or nothing. *idle* counts the turns of each seat as `State` does; *changes* those made to
    what is *laid*, and *free* are the Chance cards in it that may still get another target. *told* are the
    cards of each other hand that this seat alone knows, because it passed them; *removed* are those out of
    play that it knows.
    """

    edition: int
    target: int
    scores: tuple[int, ...]
    hand: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    known: tuple[tuple[int, ...], ...]
    piles: tuple[tuple[int, ...], ...]
    ownerless: tuple[int, ...]
    draw: int
    number: int
    size: int
    six: bool
    dealer: int
    due: int
    partner: int | None
    passed: tuple[bool, ...]
    given: int | None
    bound: tuple[tuple[int, int], ...]
    laid: Arrangement | None
    reward: tuple[int, ...]
    last: Last | None
    last_hand: LastHand | None
    idle: tuple[int, ...] = ()
    changes: int = 0
    free: tuple[int, ...] = ()
    told: tuple[tuple[int, ...], ...] = ()
    removed: tuple[int, ...] = ()
