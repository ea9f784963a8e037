"""The table of Cardopoly as everybody sees it: a walk around the park."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from games.cardopoly.view import View
from games.core import Outcome
from render.cardopoly import middle, pawns, people, plots, road
from render.cardopoly.park import CARD, CARD_HEIGHT, LEFT, Park, park
from render.cup import cup, throw_confetti
from render.kit.canvas import Canvas
from render.kit.heads import celebrated, winners, write_headline
from render.kit.paths import frame
from render.kit.sentences import enlist
from render.kit.theme import WIDTH, Look

_HEAD = 68
"""Where the middle of the headline is."""
_CUP = 80
_BELOW = 14
_FOOT = 36


def table(view: View, look: Look) -> Canvas:
    """The table as everybody sees it."""
    plan = park(len(view.board))
    top = plan.bottom + _BELOW
    canvas = road.open_park(plan.spaces, top + people.row_height(view) + _FOOT)
    names = ([name(seat) for seat in range(view.seats)] for name in (look.name, look.letter))
    told = (describe_turn(view, look, each) for each in names)
    if view.outcome:
        _celebrate(canvas, look, view.outcome, told)
    else:
        headline(canvas, look, view.awaited, told)
    _properties(canvas, view, look, plan)
    middle.paint(canvas, view, look, plan.lawn)
    if view.last and not view.trade and view.last.what not in ("jail", "none"):
        road.walk(canvas, plan, view.last.start, view.last.space)
    _pawns(canvas, view, look, plan)
    people.paint(canvas, view, look, top)
    return canvas


def _celebrate(canvas: Canvas, look: Look, outcome: Outcome, choices: Iterable[str]) -> None:
    """Say who won, with a cup and confetti."""
    right = WIDTH - LEFT - 12
    canvas.put(cup(_CUP), right - _CUP, _HEAD - _CUP // 2)
    headline(canvas, look, outcome.winners, celebrated(look, outcome, choices), right - _CUP)
    (*_, (_, (_, _, end, _))) = canvas.texts
    throw_confetti(canvas, (LEFT, _HEAD - 36, right - _CUP - 20, _HEAD + 18), end + 10)


def describe_turn(view: View, look: Look, names: Sequence[str]) -> str:
    """Say whose move it is and what is asked, or who won, with these *names* by seat."""
    if view.outcome is not None:
        return winners(view.outcome, look, names)
    name = enlist(look.say, (names[seat] for seat in view.awaited))
    asks = "trade" if view.trade else view.phase
    return look.say(f"cardopoly-picture-ask-{asks}", name=name, count=find_amount(view))


def find_amount(view: View) -> int:
    """How many cards are asked for or offered now; 0 if none."""
    if view.auction and view.phase == "price":
        return view.auction.price
    return view.debt.amount if view.debt else 0


def headline(
    canvas: Canvas, look: Look, seats: Sequence[int], choices: Iterable[str], right: int = WIDTH - 44
) -> None:
    """The line at the top: the badges of *seats*, and the first of *choices* that fits before *right*."""
    write_headline(canvas, look, seats, choices, y=_HEAD, left=LEFT + 8, right=right - 8)


def _properties(canvas: Canvas, view: View, look: Look, plan: Park) -> None:
    """The cards around the road; that of the last move in a golden frame, unless a trade is proposed."""
    mover = view.awaited[0] if len(view.awaited) == 1 else None
    for number, space in enumerate(view.board):
        owner = look.seats[space.owner] if space.owner >= 0 else None
        ruins = mover is not None and people.ruins(view, mover, number)
        x, y = plan.corner(number)
        canvas.stamp(plots.sprite(space, owner, (CARD, CARD_HEIGHT), look.four_color, ruins), x, y)
    if view.last and not view.trade:
        x, y = plan.corner(view.last.space)
        frame(canvas, (x, y, x + CARD, y + CARD_HEIGHT))


def _pawns(canvas: Canvas, view: View, look: Look, plan: Park) -> None:
    """The pawns at their stops, and the ghost of the one that moved last; several share a platform."""
    last = None if view.trade else view.last
    came = last.start if last and last.start != last.space and not view.out[last.seat] else -1
    standing: list[list[int | None]] = [
        [seat for seat in range(view.seats) if view.places[seat] == space and not view.out[seat]]
        for space in range(plan.spaces)
    ]
    if came >= 0:
        standing[came].insert(0, None)
    groups = []
    for space, platform in plan.stand(list(map(len, standing))).items():
        if platform.way:
            pawns.put_platform(canvas, platform.box, platform.way)
        small = platform.way is not None
        groups += [(y, x, seat, small) for seat, (x, y) in zip(standing[space], platform.feet, strict=True)]
    for y, x, seat, small in sorted(groups, key=lambda group: group[0]):
        if seat is None:
            assert last
            pawns.put_ghost(canvas, look.seats[last.seat], view.aces[last.seat], (x, y), small=small)
        else:
            caged = view.lost[seat]
            pawns.put(canvas, look.seats[seat], view.aces[seat], (x, y), small=small, caged=caged)
