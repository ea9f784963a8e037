"""Fixed positions of Cardopoly, for the gallery, the README and the golden tests; written by hand."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from games import cards
from games.cardopoly.actions.announcements import announce_purchase
from games.cardopoly.cards import JOKERS, ORDER, RANK
from games.cardopoly.moves import Buy
from games.cardopoly.state import sets_of
from games.cardopoly.view import AuctionView, Debt, LastMove, Promise, Space, TaxView, Trade, View
from games.core import Outcome
from render import Position
from render.samples import HARD, NAMES, analyze

_RANKS = {"a": 1, "t": 10, "j": 11, "q": 12, "k": 13}
_OPTIONS = {
    "play": "standard",
    "teams": "no",
    "suits": "random",
    "king_tax": "1",
    "tax_choice": "random",
    "round_limit": "40",
}
_BOARD = "7h 2c 9d 4s 5h 8c 3d 6s 2h 9c 5d 8s 4h 3c 7d 6h"
_QUICK = "7h 2c 9d 4s 5h 8c 3d 6s 2h 9c 5d 8s"
_ACES = "as ah ad ac"


def _cards(text: str) -> tuple[int, ...]:
    """Cards written as ``7h kc``; a second one that looks alike is of the other deck; ``*`` are jokers."""
    found: list[int] = []
    for word in text.split():
        if word == "*":
            found.append(next(joker for joker in JOKERS if joker not in found))
            continue
        card = cards.card(_RANKS.get(word[0]) or int(word[0]), "cdhs".index(word[1]))
        found.append(card if card not in found else card + 52)
    return tuple(found)


def _board(text: str, owned: str) -> tuple[Space, ...]:
    """The ring *text*, its owners as ``3a+2 5B``: space, seat's letter (large: mortgaged), expansions."""
    spaces = [Space(card, -1, (), False, RANK[card]) for card in _cards(text)]
    for word in owned.split():
        deed, _, more = word.partition("+")
        number, letter = int(deed[:-1]), deed[-1]
        seat, suit = "abcd".index(letter.lower()), "shdc"["abcd".index(letter.lower())]
        count = 1 + int(more or 0)
        claims = _cards(" ".join(f"{2 + (number + extra) % 8}{suit}" for extra in range(count)))
        rent = 0 if letter.isupper() else RANK[spaces[number].card] + count - 1
        spaces[number] = Space(spaces[number].card, seat, claims, letter.isupper(), rent)
    return tuple(spaces)


def _view(
    owned: str = "",
    seats: int = 4,
    *,
    board: str = _BOARD,
    hand: str = "",
    seat: int | None = None,
    options: dict[str, str] | None = None,
    **more: Any,
) -> View:
    held = tuple(sorted(_cards(hand), key=ORDER.__getitem__))
    quick = (options or {}).get("play") == "quick"
    start = more.get("round", 1 if not owned else 12) == 1
    sizes = [6 if quick else 8] * seats if start else [8, 6, 11, 9][:seats]
    if seat is not None:
        sizes[seat] = len(held)
    view = View(
        seat=seat,
        options=_OPTIONS | (options or {}),
        turn=0,
        first=0,
        round=1,
        phase="open",
        awaited=(0,),
        board=_board(board, owned),
        aces=_cards(_ACES)[:seats],
        places=(0,) * seats,
        hand=held,
        hand_sizes=tuple(sizes),
        chance=((),) * seats,
        draw=0,
        discard=0,
        top=-1,
        lost=(False,) * seats,
        salaries=(),
        promises=(),
        debt=None,
        auction=None,
        tax=None,
        trade=None,
        draft=None,
        proposals=3,
        partner=-1,
        free=(),
        last=None,
        out=("",) * seats,
        outcome=None,
        known_cards=((),) * seats,
    )
    view = _tell_apart(replace(view, **more))
    aces = tuple(-1 if out else ace for ace, out in zip(view.aces, view.out, strict=True))
    held_by = tuple(0 if out else size for size, out in zip(view.hand_sizes, view.out, strict=True))
    tokens = sum(ace >= 0 for ace in aces) + len(view.free)
    lying = sum(1 + len(space.claims) for space in view.board) + sum(map(len, view.chance))
    rest = 108 - tokens - lying - sum(held_by)
    sets = sets_of(tuple(space.card for space in view.board))
    complete = {view.board[first].owner for first, *others in sets if _same_owner(view, first, others)}
    return replace(
        view,
        aces=aces,
        hand_sizes=held_by,
        draw=rest - view.discard,
        salaries=tuple(5 if seat in complete else 3 for seat in range(seats)),
    )


def _tell_apart(view: View) -> View:
    """Return *view* with no card in two places: a duplicate becomes one of the second deck, or the next rank.

    The card drawn last is the top of the discards.
    """
    used: set[int] = set()

    def take(card: int) -> int:
        if card < 0:
            return card
        suit, first = divmod(card % 52, 13)
        suited = (suit * 13 + (first + step) % 13 + deck for step in range(13) for deck in (0, 52))
        found = next(each for each in (JOKERS if card in JOKERS else suited) if each not in used)
        used.add(found)
        return found

    board = [take(space.card) for space in view.board]
    aces, free = tuple(map(take, view.aces)), tuple(map(take, view.free))
    chance = tuple(tuple(map(take, held)) for held in view.chance)
    last, top = view.last, view.top
    if last:
        courts = {card % 52: card for held in chance for card in held}
        top = take(last.cards[-1])
        last = replace(last, cards=(*(courts.get(card, card) for card in last.cards[:-1]), top))
    elif top >= 0:
        top = take(top)
    hand = tuple(sorted(map(take, view.hand), key=ORDER.__getitem__))
    trade, known = view.trade, list(view.known_cards)
    if trade and trade.cards:  # the trade has shown them to the other side
        trade = replace(trade, cards=tuple(map(take, trade.cards)))
        known[trade.by] = tuple(sorted(trade.cards, key=ORDER.__getitem__))
    spaces = [
        replace(space, card=card, claims=tuple(map(take, space.claims)))
        for space, card in zip(view.board, board, strict=True)
    ]
    return replace(
        view,
        board=tuple(spaces),
        aces=aces,
        free=free,
        chance=chance,
        hand=hand,
        last=last,
        top=top,
        discarded=(top,) * (top >= 0),
        trade=trade,
        known_cards=tuple(known),
    )


def _same_owner(view: View, first: int, others: list[int]) -> bool:
    """Whether the properties at these spaces belong to one player."""
    return all(view.board[space].owner == view.board[first].owner for space in others)


_MIDDLE = "1a 3b+1 4a 6c 8d+2 9a 11b 13C 14d 2B"
_LATE = "0a 1a+3 2b 3b+1 4a 5d 7B 8d+2 9a 11b 12d 13A 14d 15b+4"
_RENT = LastMove(1, _cards("kh 7s"), 4, 11, "own")
_CHANCE = (_cards("jh"), (), _cards("qs kc jd"), _cards("qd"))
_TAXED: dict[str, Any] = {"top": _cards("kc")[0], "chance": (*_CHANCE[:2], _cards("qs jd"), _CHANCE[3])}


def _tables() -> dict[str, View]:
    middle: dict[str, Any] = {
        "places": (14, 11, 6, 6),
        "chance": _CHANCE,
        "discard": 22,
        "top": _cards("5c")[0],
        "round": 12,
    }
    two = middle | {"places": (4, 9), "chance": _CHANCE[:2]}
    return {
        "start-2": _view(seats=2),
        "start-4": _view(),
        "suits-3": _view(seats=3, phase="suits", awaited=(0, 2), aces=(-1, 13, -1), free=_cards("as ah ac")),
        "middle-2": _view(
            "1a 3b+1 4a 8B 9a 11b 6b", 2, **two, last=LastMove(0, _cards("8d"), 12, 4, "own"), phase="close"
        ),
        "middle-4": _view(
            _MIDDLE,
            **middle,
            turn=3,
            awaited=(3,),
            last=LastMove(2, _cards("qs kc 9d"), 13, 6, "own"),
        ),
        "rent-4": _view(
            _MIDDLE,
            **middle,
            phase="debt",
            debt=Debt(0, 3, 7, "rent"),
            last=LastMove(0, _cards("3h"), 11, 14, "rent", 7, 3),
        ),
        "auction-4": _view(
            _MIDDLE,
            **(middle | {"places": (5, 11, 6, 6)}),
            phase="bid",
            awaited=(1, 3),
            auction=AuctionView(5, 0, (2,), None, -1, 0, False),
            last=LastMove(0, _cards("6d"), 15, 5, "free"),
        ),
        "price-4": _view(
            _MIDDLE,
            **(middle | {"places": (5, 11, 6, 6)}),
            phase="price",
            auction=AuctionView(5, 0, (1, 2, 3), None, 2, 4, False),
            last=LastMove(0, _cards("6d"), 15, 5, "free"),
        ),
        "trade-4": _view(
            _MIDDLE,
            **middle,
            awaited=(3,),
            trade=Trade(0, 3, take=(8,), number=2, spaces=(1, 4), gives=2, count=3),
            last=_RENT,
            promises=(Promise(2, 0, 3, 2), Promise(1, 3, 1, 1)),
        ),
        "tax-4": _view(
            _MIDDLE,
            **middle | _TAXED,
            phase="tax",
            awaited=(0, 1, 3),
            turn=2,
            tax=TaxView(2, 1, (0, 1, 3), False, ()),
        ),
        "jail-3": _view(
            "1a 3b+1 4a 6c 9a 11b 13C 2B",
            3,
            **(middle | {"places": (0, 0, 6), "chance": _CHANCE[:3], "lost": (False, True, False)}),
            phase="jail",
            last=LastMove(0, _cards("*"), 13, 0, "jail"),
        ),
        "late-4": _view(
            _LATE,
            **(middle | {"round": 33, "chance": (_cards("jh qh kd js jc qd kc"), (), (), ())}),
            last=LastMove(1, _cards("qh"), 14, 11, "own"),
            out=("", "", "eliminated", ""),
            turn=3,
            awaited=(3,),
        ),
        "quick-4": _view(
            "1a 3b 4a+1 6c 8d 9A 11b 0a",
            board=_QUICK,
            options={"play": "quick"},
            **(middle | {"places": (2, 11, 6, 6)}),
            phase="land",
            last=LastMove(0, _cards("4c"), 10, 2, "free"),
        ),
        "team-4": _view(
            _MIDDLE,
            **middle,
            options={"teams": "yes"},
            turn=3,
            awaited=(3,),
            last=LastMove(0, _cards("jh 8c"), 6, 14, "paid", 7, 3),
        ),
        "quick-team-4": _view(
            "1a 3b 4a+1 6c 8d 9A 11b 0a 5c",
            board=_QUICK,
            options={"play": "quick", "teams": "yes"},
            **(middle | {"places": (2, 11, 6, 6)}),
            phase="land",
            last=LastMove(0, _cards("4c"), 10, 2, "free"),
        ),
        "land-2": _view(
            "1a 3b+1 4a 8B 9a 11b 6b",
            2,
            **two | {"places": (5, 5)},
            last=LastMove(0, _cards("5d"), 0, 5, "free"),
            phase="land",
        ),
        "end-3": _view(
            "0b 1b 4b+1 9b 11b",
            3,
            **(middle | {"places": (0, 11, 6), "chance": ((), (), ())}),
            phase="",
            awaited=(),
            out=("eliminated", "", "resigned"),
            outcome=Outcome(((1,), (2,), (0,)), (0, 5, 0), tiebreaks=(-1, 6, -1)),
            last=LastMove(0, _cards("4c"), 0, 4, "paid", 6, 1),
        ),
        "names-4": _view(
            _MIDDLE,
            **(middle | {"places": (3, 3, 3, 3)}),
            turn=3,
            awaited=(3,),
            last=LastMove(2, _cards("kc 9d"), 10, 3, "paid", 5, 1),
        ),
        "lane-4": _view(
            _MIDDLE, **(middle | {"places": (6, 6, 6, 6)}), last=LastMove(2, _cards("kc td"), 12, 6, "own")
        ),
    }


_FIFTEEN = "ac 3c 8c tc qc 2d 7d kd 2h 5h 6h jh 4s 9s ts"
_EIGHT = "3c 8c qc 2d 7d 5h jh 9s"
_MANY = "ac 2c 2c 3c 5c 8c 9c qc 2d 4d 7d td kd ah 3h 5h 5h jh qh 2s 4s 9s 9s ts ks * "

_HEAP = f"{_MANY} * * * " + " ".join(rank + suit for suit in "cdhs" for rank in "6789tjqk")


def _hands() -> dict[str, View]:
    places: dict[str, Any] = {
        "places": (5, 11, 6, 6),
        "chance": _CHANCE,
        "discard": 22,
        "top": 3,
        "round": 12,
    }
    landed = LastMove(0, _cards("6d"), 15, 5, "free")
    paid = LastMove(3, _cards("3h"), 3, 6, "paid", 3, 2)
    return {
        "hand-8": _view(_MIDDLE, hand=_EIGHT, seat=0, **places, last=paid),
        "hand-buy": _view(_MIDDLE, hand=_EIGHT, seat=0, **places, phase="land", last=landed),
        "hand-3": _view(
            _MIDDLE,
            hand="3c 7d 9s",
            seat=0,
            **(places | {"places": (6, 11, 6, 6)}),
            phase="debt",
            debt=Debt(0, 2, 3, "rent"),
            last=LastMove(0, _cards("ad"), 5, 6, "rent", 3, 2),
        ),
        "hand-26": _view(_MIDDLE, hand=_MANY, seat=0, **places | {"discard": 9}, phase="land", last=landed),
        "hand-60": _view(
            _MIDDLE,
            hand=_HEAP,
            seat=0,
            **places | {"discard": 1},
            hand_sizes=(61, 2, 3, 1),
            phase="land",
            last=landed,
        ),
        "hand-15": _view(_MIDDLE, hand=_FIFTEEN, seat=0, **places, last=paid),
        "hand-bid": _view(
            _MIDDLE,
            hand=_EIGHT.replace("8c", "8s"),
            seat=1,
            **(places | {"places": (5, 11, 6, 6)}),
            phase="bid",
            awaited=(1, 3),
            auction=AuctionView(5, 0, (2,), None, -1, 0, False),
            last=landed,
        ),
        "hand-trade": _view(
            _MIDDLE,
            hand=_FIFTEEN,
            seat=3,
            **(places | {"places": (14, 11, 6, 6)}),
            awaited=(3,),
            trade=Trade(0, 3, (8,), 2, 3, (1, 4), _cards("kc 2h 9d"), 2, 1, 0, 1, True, 3),
            debt=Debt(0, 3, 7, "rent"),
            phase="debt",
        ),
        "hand-counter": _view(
            _MIDDLE,
            hand=_FIFTEEN,
            seat=3,
            **(places | {"places": (14, 11, 6, 6)}),
            awaited=(3,),
            trade=Trade(0, 3, (8,), 2, 3, (1,), _cards("kc 2h"), 2, 1, 0, 1, count=2),
            draft=Trade(3, 0, (1, 4), 1, 0, (8,), _cards("9s"), 0, 1, 2, 1, count=1),
            phase="close",
            last=paid,
        ),
        "hand-tax": _view(
            _MIDDLE,
            hand=_EIGHT,
            seat=0,
            **places | _TAXED,
            phase="tax",
            awaited=(0, 1, 3),
            turn=2,
            tax=TaxView(2, 1, (0, 1, 3), False, ()),
        ),
        "hand-quick": _view(
            "1a 3b 4a+1 6c 8d 9A 11b 0a",
            board=_QUICK,
            options={"play": "quick"},
            hand=_EIGHT,
            seat=0,
            **(places | {"places": (2, 11, 6, 6)}),
            phase="land",
            last=LastMove(0, _cards("4c"), 10, 2, "free"),
        ),
        "hand-team": _view(
            _MIDDLE,
            hand=_EIGHT,
            seat=0,
            **places,
            options={"teams": "yes"},
            partner=2,
            phase="close",
            last=landed,
        ),
        "hand-jail": _view(
            "1a 3b+1 4a 6c 9a 11b 13C 2B",
            3,
            hand=_EIGHT,
            seat=0,
            **(places | {"places": (0, 0, 6), "chance": _CHANCE[:3], "lost": (False, True, False)}),
            phase="jail",
            last=LastMove(0, _cards("*"), 13, 0, "jail"),
        ),
        "hand-waiting": _view(_MIDDLE, hand=_EIGHT, seat=1, **places, last=paid),
    }


def _analyzed(hand: View) -> Position:
    faces = {card % 52: card for card in hand.hand}
    eight, queen, nine = (faces[card] for card in _cards("8c qc 9s"))
    space = hand.board[hand.places[0]].card
    return analyze(
        "cardopoly",
        hand,
        *((next(announce_purchase(0, space, nine, pay, [], [])), Buy(nine, pay)) for pay in (eight, queen)),
    )


def positions() -> dict[str, Position]:
    """Every picture's name, without the game's, and what it shows."""
    found = {}
    for name, view in (_tables() | _hands()).items():
        found[name] = Position(view, HARD if name.startswith("names") else NAMES)
    found["four-color-4"] = Position(_tables()["middle-4"], NAMES, four_color=True)
    found["hand-analyzed"] = _analyzed(_hands()["hand-buy"])
    found["hand-four-colors"] = Position(_hands()["hand-26"], NAMES, four_color=True)
    return found
