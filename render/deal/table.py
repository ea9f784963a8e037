"""The table of Monopoly Deal: two rows of the avenue, the counter between them, the path of the last move."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import pairwise
from typing import NamedTuple

from games.deal.cards import HAND, LAID, VALUE
from games.deal.view import View
from render.deal import counter
from render.deal.counter import CARD_X, PILE_X, TRACKS, all_names, describe_answers, paint_counter
from render.deal.paths import Point, draw_path
from render.deal.places import (
    WIDE,
    Spots,
    needed_width,
    owes_all,
    paint_place,
    place_of,
    points_room,
    storey_height,
    till_height,
)
from render.deal.street import STREET
from render.kit.canvas import Canvas
from render.kit.frame import RIM, open_canvas
from render.kit.ground import DEAL
from render.kit.heads import write_headline
from render.kit.lettering import measure
from render.kit.theme import SMALL, WIDTH, Look

HEAD = 76
_ALLEY = 6
_SKY = {2: 356, 3: 350, 4: 344, 5: 316}
"""The height of the sky, by the number of seats."""
_HIGHEST = 1400
"""How high a table is at most."""
_EMPTY = 96
"""The height of the sky over a street without houses."""
_LANE, _ROAD = 18, 23
"""The distance of paths from the sides of a place, clear of its frame, and below the edge of its pavement."""


class Lot(NamedTuple):
    """The position of a seat's place in the picture, and of things in it."""

    x: int
    y: int
    width: int
    low: int
    upper: bool
    spots: Spots

    def lane(self, left: bool) -> int:
        """The x of vertical paths along one of its sides."""
        return self.x + (_LANE if left else self.width - _LANE)

    @property
    def road(self) -> int:
        """The y of paths along its street."""
        return self.y + self.spots.pavement + _ROAD


def table(view: View, look: Look) -> Canvas:
    """Paint the table as everybody sees it, at least as high as wide.

    Where that leaves room, it goes to what there is to tell: the start, the end, or the houses.
    """
    now, wanted = moved_cards(view)
    seats = range(view.seats)
    banks = find_banks(view)
    gave, player = find_givers(view)
    drawer = view.last.seat if view.last and view.last.what == "go" and not view.outcome else None
    places = [
        place_of(
            view, look, seat, now, wanted, seat in banks, gave.get(seat, ()), seat == player, seat == drawer
        )
        for seat in seats
    ]
    empty = [seat for seat in seats if not places[seat].towers]
    rows = seat_rows([needed_width(place) for place in places], empty)
    tills = [max(till_height(width) for _, _, width in row) for row in rows]
    middle = counter.height(view)
    high = min(_SKY[view.seats], (_HIGHEST - 2 * (RIM + STREET) - HEAD - middle - sum(tills)) // 2)
    skies = [high if any(places[seat].towers for seat, _, _ in row) else _EMPTY for row in rows]
    lack = max(0, WIDTH - (2 * (RIM + STREET) + HEAD + sum(skies) + sum(tills) + middle))
    if view.outcome or (view.last is None and view.window is None):
        middle += lack
    else:
        skies[skies.index(max(skies))] += lack
    tops = [RIM + HEAD]
    tops.append(tops[0] + skies[0] + STREET + tills[0] + middle)
    room = min(points_room(width, till) for row, till in zip(rows, tills, strict=True) for _, _, width in row)
    if any(measure(words, SMALL, bold=True) > room for place in places for words in place.points[:1]):
        places = [place._replace(points=place.points[-1:]) for place in places]  # alike everywhere
    canvas = open_canvas(DEAL, tops[1] + skies[1] + STREET + tills[1] + RIM)
    _headline(canvas, view, look)
    lots: dict[int, Lot] = {}
    for upper, row, top, sky, till in zip((True, False), rows, tops, skies, tills, strict=True):
        storey = storey_height([places[seat] for seat, _, _ in row], sky)
        for seat, x, width in row:
            sprite, spots = paint_place(places[seat], width, sky, till, storey, seat)
            canvas.stamp(sprite, x, top)
            lots[seat] = Lot(x, top, width, top + sky + STREET + till, upper, spots)
    area = (RIM, tops[1] - middle, WIDTH - RIM, tops[1])
    paint_counter(canvas, view, look, area)
    _draw_paths(canvas, view, lots, area[1], area[3])
    return canvas


_UPPER = {2: (1,), 3: (1, 2), 4: (2,), 5: (3, 2)}
"""How many seats the upper row may have, by the number of seats, the usual number first."""


def seat_rows(needed: Sequence[int], empty: Collection[int] = ()) -> list[list[tuple[int, int, int]]]:
    """Return both rows, the upper one first: seat, left edge and width of each place, clockwise.

    The places of a row are equally wide, unless one needs more; *needed* has what each seat needs. Those of
    the *empty* seats are no wider than that where others can use the room. If a row is too narrow, another
    seat may go to the other row.
    """
    every = [_divide(needed, empty, upper) for upper in _UPPER[len(needed)]]
    return min(every, key=lambda rows: _lack(rows, needed))


def _lack(rows: Sequence[Sequence[tuple[int, int, int]]], needed: Sequence[int]) -> int:
    """How much width all places lack together."""
    return sum(max(0, needed[seat] - width) for row in rows for seat, _, width in row)


def _divide(needed: Sequence[int], empty: Collection[int], above: int) -> list[list[tuple[int, int, int]]]:
    """Return the rows if the upper one has so many seats *above*."""
    first, *others = range(len(needed))
    rows = []
    for row in (others[:above], [first, *reversed(others[above:])]):
        room = WIDTH - 2 * RIM - _ALLEY * (len(row) - 1)
        x, found = RIM, []
        built = [seat not in empty for seat in row]
        for seat, width in zip(row, share([needed[seat] for seat in row], room, built), strict=True):
            found.append((seat, x, width))
            x += width + _ALLEY
        rows.append(found)
    return rows


def share(needed: Sequence[int], room: int, built: Sequence[bool] = ()) -> list[int]:
    """Divide *room* into equal parts, unless some need more; then all get what they need.

    If there isn't enough, those that need most get less. Where only some have *built*, they get the rest.

    >>> share([200, 300], 600), share([200, 400], 600), share([200, 300, 800], 800)
    ([300, 300], [200, 400], [200, 300, 300])
    >>> share([200, 300], 600, [False, True])
    [200, 400]
    """
    equal = room // len(needed)
    spare = room - sum(needed)
    if any(built) and not all(built) and spare > 0:
        return [each + spare * part // sum(built) for each, part in zip(needed, built, strict=True)]
    if max(needed) <= equal:
        return [equal] * len(needed)
    if spare < 0:
        found = [0] * len(needed)
        for left, place in enumerate(sorted(range(len(needed)), key=lambda place: needed[place])):
            found[place] = min(needed[place], (room - sum(found)) // (len(needed) - left))
        return found
    return [each + spare // len(needed) for each in needed]


def moved_cards(view: View) -> tuple[frozenset[int], frozenset[int]]:
    """Return the cards that have just moved, and those that somebody wants."""
    if view.window:
        wanted = {
            card
            for seat in range(view.seats)
            if owes_all(view, seat)
            for group in view.groups[seat]
            for card in group.cards
            if VALUE[card]
        }
        ask = view.window.asks[0]
        if len(view.window.asks) == 1 and not ask.settled:
            wanted.update(ask.taken)
        return frozenset(), frozenset(wanted)
    if view.last is None or view.outcome:
        return frozenset(), frozenset()
    return frozenset(view.last.cards), frozenset()


def find_banks(view: View) -> tuple[int, ...]:
    """The seats from or to whose banks the path of the last move leads."""
    if view.outcome:
        return ()
    if view.window:
        ask = view.window.asks[0]
        return (ask.seat,) if len(view.window.asks) == 1 and ask.sum and not ask.settled else ()
    last = view.last
    if last and last.what == "bank":
        return (last.seat,)
    if last and last.what in ("paid", "taken") and last.other is not None:
        return (last.seat, last.other) if not all(LAID[card] for card in last.cards) else (last.seat,)
    return ()


def find_givers(view: View) -> tuple[dict[int, tuple[int, ...]], int | None]:
    """Find the notes that left each bank with the last move, by seat, and the seat whose hand a card left."""
    last, given = view.last, {}
    if view.outcome:
        return {}, None
    if view.window:
        return {}, view.window.actor
    if last and last.what == "paid":
        given = {last.seat: tuple(card for card in last.cards if not LAID[card])}
    from_hand = ("lay", "bank", "build", "no", *counter.ACTIONS)
    return given, last.seat if last and last.what in from_hand else None


# The headline


def _headline(canvas: Canvas, view: View, look: Look) -> None:
    """Write the headline: badges of the awaited seats, and the question."""
    shown = view.outcome.winners if view.outcome else view.awaited
    every = all_names(look, view.seats)
    choices = [describe_turn(view, look, names) for names in every]
    if view.window and len({ask.answers == ask.seat for ask in view.window.asks if not ask.settled}) > 1:
        called = (" & ".join(names[seat] for seat in view.awaited) for names in every)
        choices += [look.say("deal-picture-answer-some", name=name) for name in called]
    headline(canvas, look, shown, choices)


def headline(canvas: Canvas, look: Look, seats: Sequence[int], choices: Sequence[str]) -> None:
    """Write the line at the top: the badges of *seats*, and the first of *choices* that fits."""
    y, left, right = RIM + HEAD // 2, RIM + 20, WIDTH - RIM - 20
    write_headline(canvas, look, seats, choices, y=y, left=left, right=right, centered=True)


def describe_turn(view: View, look: Look, names: Sequence[str]) -> str:
    """Say whose move it is and what is asked, or who has won; *names* are by seat."""
    if view.outcome:
        winners = view.outcome.winners
        name = " & ".join(names[seat] for seat in winners)
        return look.say("deal-picture-won", name=name, count=len(winners))
    name = " & ".join(names[seat] for seat in view.awaited)
    if view.phase == "play":
        return look.say("deal-picture-play", name=name, plays=view.plays)
    if view.phase == "discard":
        return look.say("deal-picture-discard", name=name, count=view.hand_sizes[view.turn] - HAND)
    assert view.window
    return describe_answers(view.window, look, names)


# The path of the last move


def _draw_paths(canvas: Canvas, view: View, lots: dict[int, Lot], top: int, low: int) -> None:
    if view.outcome:
        return
    if view.window:
        _draw_wish(canvas, view, lots, top, low)
        draw_path(canvas, _to_card(lots[view.window.actor], top, low))
        return
    last = view.last
    if last is None or view.out[last.seat]:
        return
    lot = lots[last.seat]
    if last.what in ("lay", "build") and last.color in lot.spots.towers:
        x, y = _hand(lot)
        draw_path(canvas, [(x, y - 30), (x, lot.road), *_foot(lot, last.color)])
    elif last.what == "bank":
        x, y = _hand(lot)
        into = _into_bank(lot)
        if lot.width <= WIDE:
            into = [(lot.lane(left=True), lot.road), *into]
        draw_path(canvas, [(x, y - 30), (x, lot.road), *into[lot.width > WIDE :]])
    elif last.what == "go":
        draw_path(canvas, _from_pile(lot, top, low))
    elif last.what in ("rent", "birthday", "debt", "sly", "forced", "breaker"):
        draw_path(canvas, _to_card(lot, top, low))
    elif last.what in ("paid", "taken") and last.other is not None and not view.out[last.other]:
        draw_path(canvas, _between(view, lot, lots[last.other], top, low))


def _hand(lot: Lot) -> Point:
    return lot.x + lot.spots.hand[0], lot.y + lot.spots.hand[1]


def _into_bank(lot: Lot) -> list[Point]:
    """Return the path from the left of a place, or from its street, to the sum in its till."""
    x, y = lot.x + lot.spots.bank[0], lot.y + lot.spots.bank[1]
    if lot.width > WIDE:
        return [(lot.lane(left=True), lot.road), (x + 44, lot.road), (x + 44, y - 26)]
    return [(lot.lane(left=True), y), (x + 22, y)]


def _foot(lot: Lot, color: int) -> list[Point]:
    """Return the path along the street to the foot of the tower of *color*."""
    left, _, right, _ = lot.spots.towers[color]
    x = lot.x + left + (right - left) // 2
    return [(x, lot.road), (x, lot.y + lot.spots.pavement - 4)]


def _to_card(lot: Lot, top: int, low: int) -> list[Point]:
    """Return the path from a hand to the card in the middle."""
    x, y = _hand(lot)
    lane, track = lot.lane(left=False), top + TRACKS[0] if lot.upper else low - TRACKS[0]
    away = 34 + (low - top - counter.HEIGHT) // 2
    end = top + away if lot.upper else low - away - 2
    return [(x + 26, y), (lane, y), (lane, track), (CARD_X + 34, track), (CARD_X + 34, end)]


def _from_pile(lot: Lot, top: int, low: int) -> list[Point]:
    """Return the path from the pile to a hand."""
    x, y = _hand(lot)
    lane = lot.lane(left=False)
    start, track = (top + 36, top + TRACKS[0]) if lot.upper else (low - 78, low - TRACKS[0])
    return [(PILE_X, start), (PILE_X, track), (lane, track), (lane, y), (x + 22, y)]


def _draw_wish(canvas: Canvas, view: View, lots: dict[int, Lot], top: int, low: int) -> None:
    """Draw the dotted path from the card in the middle to what it wants of its only target."""
    assert view.window
    if len(view.window.asks) > 1 or view.window.asks[0].settled:
        return
    (ask,) = view.window.asks
    lot, x = lots[ask.seat], CARD_X - 34
    start, track = (top + 36, top + TRACKS[1]) if lot.upper else (low - 40, low - TRACKS[1])
    lane = lot.lane(left=abs(x - lot.lane(True)) <= abs(x - lot.lane(False)))
    color = next((group.color for group in view.groups[ask.seat] if set(ask.taken) & set(group.cards)), None)
    points = [(x, start), (x, track), (lane, track)]
    if color is not None and color in lot.spots.towers:
        points += [(lane, lot.road), *_foot(lot, color)]
    else:
        lane = lot.lane(left=True)
        points = [*points[:-1], (lane, track), *_into_bank(lot)]
    draw_path(canvas, points, wanted=True)


def _between(view: View, giver: Lot, taker: Lot, top: int, low: int) -> list[Point]:
    """Return the shortest path along streets from the till of *giver* to the card given."""
    assert view.last and view.last.other is not None
    laid = [card for card in view.last.cards if LAID[card]]
    groups = [group.color for group in view.groups[view.last.other] if set(laid) & set(group.cards)]
    into_bank = len(laid) < len(view.last.cards) or not groups
    ways = []
    for out in (True, False):
        for into in (True, False) if not into_bank else (True,):
            for cross in (None,) if giver.upper == taker.upper else _crossings(giver, taker):
                way = _way(giver, taker, out, cross, top, low)
                lane = taker.lane(left=into)
                end = top + TRACKS[0] if taker.upper else low - TRACKS[0]
                way.append((lane, end))
                if into_bank:
                    way += _into_bank(taker)
                else:
                    way += [(lane, taker.road), *_foot(taker, groups[0])]
                ways.append(way)
    return min(ways, key=_length)


def _crossings(giver: Lot, taker: Lot) -> list[int]:
    """Return where a path can cross the counter between the rows: beside the card, or at the edges."""
    lanes = [lot.lane(left) for lot in (giver, taker) for left in (True, False)]
    return [361, *(x for x in lanes if x <= RIM + _LANE or x >= WIDTH - RIM - 2 * _LANE)]


def _way(giver: Lot, taker: Lot, left: bool, cross: int | None, top: int, low: int) -> list[Point]:
    """Return the path from the place of *giver* to the row of *taker*."""
    lane = giver.lane(left)
    start, end = (top + TRACKS[0] if lot.upper else low - TRACKS[0] for lot in (giver, taker))
    x, y = giver.x + giver.spots.bank[0], giver.y + giver.spots.bank[1]
    points = [(x + 14, y), (lane, y), (lane, start)]
    if giver.width > WIDE:
        points = [(x + 44, y - 26), (x + 44, giver.road), (lane, giver.road), (lane, start)]
    elif not left:
        points = [
            (x + 14, y),
            (giver.lane(True), y),
            (giver.lane(True), giver.road),
            (lane, giver.road),
            *points[2:],
        ]
    return points if cross is None else [*points, (cross, start), (cross, end)]


def _length(way: list[Point]) -> int:
    return sum(abs(u - x) + abs(v - y) for (x, y), (u, v) in pairwise(way)) + 60 * len(way)
