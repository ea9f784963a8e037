"""The park as a player sees it: the road around a low lawn, from the Start at its lower left as on the table.

The stops within reach carry the rank of the card that brings the player there.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import NamedTuple

from PIL import Image, ImageDraw

from games.cardopoly.preview import FARTHEST, Journey
from games.cardopoly.state import START
from games.cardopoly.view import View
from games.cards import RANKS
from render.cardopoly import pawns, plots
from render.cardopoly.park import LEFT
from render.cardopoly.road import EARTH, SAND, flag
from render.kit import theme
from render.kit.canvas import Box, Canvas, Sprite, draw_fine, settle
from render.kit.cards import back
from render.kit.emblems import plate
from render.kit.ground import CARDOPOLY
from render.kit.lettering import measure
from render.kit.paths import frame
from render.kit.theme import LARGE, SMALL, WIDTH, Look

STRIP = 62
"""How wide the road is."""
AWAY = 9
"""From the cards to the road."""
LAWN = 80
"""How high the lawn within the road is at least."""
_ROUND = 70
_MARK, _MARK_HEIGHT, _FLAG = 58, 54, 30
_FRONT, _BACK = 44, 38
"""How wide the front of a mark is, and the back of a card behind it."""
_STEP = 40
"""How far apart pawns at one stop are."""


@dataclass(frozen=True, slots=True)
class Lane:
    """A road of *spaces* from *top* on, around a lawn so high, within cards so high."""

    spaces: int
    top: int
    cards: int
    lawn: int

    @property
    def columns(self) -> int:
        """How many cards lie in a row."""
        return self.spaces // 2

    @property
    def pitch(self) -> int:
        """How far apart the cards of a row are."""
        return (WIDTH - 2 * LEFT + 9) // self.columns

    @property
    def card(self) -> tuple[int, int]:
        """How wide and how high a property is."""
        return self.pitch - 9, self.cards

    @property
    def road(self) -> Box:
        """The road's outer edge."""
        top = self.top + self.cards + AWAY
        return LEFT, top, WIDTH - LEFT, top + 2 * STRIP + self.lawn

    @property
    def inside(self) -> Box:
        """The lawn within the road."""
        left, top, right, low = self.road
        return left + STRIP, top + STRIP, right - STRIP, low - STRIP

    @property
    def bottom(self) -> int:
        """Where the lower row of cards ends."""
        return self.road[3] + AWAY + self.cards

    def is_above(self, space: int) -> bool:
        """Whether the card of *space* lies above the road."""
        return 0 < space % self.spaces <= self.columns

    def _column(self, space: int) -> int:
        space %= self.spaces
        return space - 1 if self.is_above(space) else (self.spaces - space) % self.spaces

    def corner(self, space: int) -> tuple[int, int]:
        """The upper left corner of the card of *space*, clockwise from the Start at the lower left."""
        return LEFT + self._column(space) * self.pitch, (
            self.top if self.is_above(space) else self.road[3] + AWAY
        )

    def stop(self, space: int) -> tuple[int, int]:
        """The middle of the stop of *space*."""
        column, above = self._column(space), self.is_above(space)
        x = LEFT + column * self.pitch + self.card[0] // 2
        if column == 0:
            x += 18
        elif column == self.columns - 1:
            x -= 10
        return x, self.road[1] + STRIP // 2 if above else self.road[3] - STRIP // 2


@lru_cache(maxsize=8)
def _stretch(spaces: int, lawn: int, here: int) -> Sprite:
    """Return the road around a lawn *lawn* high: the lowest road with its middle repeated."""
    low = _road(spaces, here)
    assert isinstance(low.mask, Image.Image)
    image, mask = (_stretch_middle(part, lawn - LAWN) for part in (low.image, low.mask))
    return Sprite(image, mask)


def _stretch_middle(picture: Image.Image, more: int) -> Image.Image:
    """Make *picture* *more* points higher by repeating its middle row."""
    width, height = picture.size
    half = height // 2
    whole = picture.resize((width, height + more), Image.Resampling.NEAREST, (0, half - 1, width, half))
    whole.paste(picture.crop((0, 0, width, half)), (0, 0))
    whole.paste(picture.crop((0, half, width, height)), (0, half + more))
    return whole


@lru_cache(maxsize=32)
def _road(spaces: int, here: int) -> Sprite:
    """Paint the road around the lowest lawn, with arrowheads beyond what can be reached from *here*."""
    lane = Lane(spaces, 0, 0, LAWN)
    left, top, right, low = lane.road
    width, height = right - left + 8, low - top + 8

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        def ring(inset: float, radius: float, color: theme.Color) -> None:
            box = [
                (4 + inset) * fine,
                (4 + inset) * fine,
                (width - 4 - inset) * fine - 1,
                (height - 4 - inset) * fine - 1,
            ]
            pen.rounded_rectangle(box, radius * fine, fill=color)

        ring(-4, _ROUND + 4, EARTH)
        ring(0, _ROUND, SAND)
        ring(STRIP, 16, EARTH)
        ring(STRIP + 4, 12, CARDOPOLY.lit)
        for space in range(here + FARTHEST + 1, here + lane.spaces):
            (x, y), (u, v) = lane.stop(space), lane.stop(space + 1)
            if y != v:
                continue
            x, y = (x + u) // 2 - left + 4, y - top + 4
            side = 1 if lane.is_above(space) else -1
            tip = [(x - 9 * side, y - 15), (x + 7 * side, y), (x - 9 * side, y + 15)]
            pen.line([(a * fine, b * fine) for a, b in tip], fill=EARTH, width=5 * fine, joint="curve")

    picture = draw_fine(width, height, draw)
    return settle(picture, Image.new("RGB", picture.size, CARDOPOLY.base), CARDOPOLY.palette)


def paint(canvas: Canvas, view: View, look: Look, lane: Lane, ways: tuple[Journey, ...]) -> None:
    """Paint the road, the properties, the marks and the pawns.

    The property in an auction has a golden frame, otherwise the one where the seat stands.
    """
    assert view.seat is not None
    here = _here(view)
    left, top, _, _ = lane.road
    canvas.stamp(_stretch(lane.spaces, lane.lawn, here), left - 4, top - 4)
    ruin = {way.space for way in ways if way.ruins}
    for number, space in enumerate(view.board):
        owner = look.seats[space.owner] if space.owner >= 0 else None
        x, y = lane.corner(number)
        canvas.stamp(plots.sprite(space, owner, lane.card, look.four_color, number in ruin), x, y)
        canvas.spots["space", number] = (x, y, x + lane.card[0], y + lane.card[1])
        if ("cardopoly", space.card) in look.fresh:
            canvas.put(plots.news(*lane.card), x - 8, y - 8)
    if not view.out[view.seat]:
        about = view.auction.space if view.auction else here
        x, y = lane.corner(about)
        frame(canvas, (x, y, x + lane.card[0], y + lane.card[1]))
    _stops(canvas, view, look, lane, ways)


def _here(view: View) -> int:
    """Where the seat of *view* stands; the Start if it has left."""
    assert view.seat is not None
    return START if view.out[view.seat] else view.places[view.seat]


class Stop(NamedTuple):
    """What lies at the stop of *space*: a *salary* at the Start, a card of *rank*, the pawns of *seats*."""

    space: int
    salary: str
    rank: int
    seats: list[int]

    @property
    def flagged(self) -> int:
        """How wide the flag with the salary is."""
        return _FLAG + 4 + measure(self.salary, SMALL, bold=True) + 6 if self.salary else 0

    @property
    def marked(self) -> int:
        """How wide the card is."""
        return _MARK + 4 if self.rank else 0

    @property
    def width(self) -> int:
        """The width of the whole stop."""
        return self.flagged + self.marked + (_STEP * len(self.seats) + 4 if self.seats else 0)


def _stops(canvas: Canvas, view: View, look: Look, lane: Lane, ways: tuple[Journey, ...]) -> None:
    """Paint what lies at each stop."""
    assert view.seat is not None
    here, spaces = _here(view), lane.spaces
    stops = []
    for number in (*range(1, spaces), START):
        seats = [seat for seat in range(view.seats) if view.places[seat] == number and not view.out[seat]]
        seats.sort(key=lambda seat: seat != view.seat)
        salary = f"+{view.salaries[view.seat]}" if number == START else ""
        ahead = (number - here) % spaces
        stops.append(Stop(number, salary, ahead if ahead <= len(ways) else 0, seats))
    for row in (stops[: lane.columns], stops[: lane.columns - 1 : -1]):
        for stop, left in zip(row, place_stops(lane, row), strict=True):
            ruins = bool(stop.rank) and ways[stop.rank - 1].ruins
            if stop.salary:
                _put_tab(canvas, lane, stop, left)
            _stop(canvas, view, look, stop, ruins, (left, lane.stop(stop.space)[1]))


def place_stops(lane: Lane, row: list[Stop]) -> list[int]:
    """Return the left edge of each stop in *row*: centered if possible, but no stop covers the next."""
    places, free = [], LEFT + 10
    for stop in row:
        places.append(max(free, lane.stop(stop.space)[0] - stop.width // 2))
        free = places[-1] + stop.width
    free = WIDTH - LEFT - 10
    for place in reversed(range(len(row))):
        places[place] = min(places[place], free - row[place].width)
        free = places[place]
    return places


def _stop(canvas: Canvas, view: View, look: Look, stop: Stop, ruins: bool, at: tuple[int, int]) -> None:
    """Paint what lies at a stop, from *at* on; the card is red if it *ruins* the player."""
    x, y = at
    if stop.salary:
        canvas.put(flag(_FLAG), x, y - _FLAG // 2 - 2)
        canvas.text(stop.salary, x + _FLAG + 4, y, SMALL, theme.INK, bold=True)
    x += stop.flagged
    if stop.rank:
        _mark(canvas, stop.rank, ruins, x, y)
    x += stop.marked + pawns.SMALL_WIDTH // 2
    for place, seat in enumerate(stop.seats):
        foot = x + place * _STEP, y + STRIP // 2 + 2
        if seat == view.seat:
            mine = plate(_STEP + 6, STRIP - 4, 14, theme.GOLD, theme.GOLD_EDGE)
            left, top = foot[0] - mine.width // 2, y - mine.height // 2
            canvas.put(mine, left, top)
            canvas.spots["draw", 0] = (left, top, left + mine.width, top + mine.height)
        pawns.put(canvas, look.seats[seat], view.aces[seat], foot, small=True, caged=view.lost[seat])


def _put_tab(canvas: Canvas, lane: Lane, stop: Stop, left: int) -> None:
    """Paint the tab that ties the flag of the Start to its card."""
    _, top, _, low = lane.road
    y = lane.stop(stop.space)[1]
    start, end = (top - AWAY - 4, y + 24) if lane.is_above(stop.space) else (y - 24, low + AWAY + 4)
    tab = plate(stop.flagged + 4, end - start, 9, theme.PAPER, EARTH)
    canvas.put(tab, left - 6, start)


def _mark(canvas: Canvas, rank: int, ruins: bool, x: int, y: int) -> None:
    """Paint the card that leads to a stop as if just drawn, red if the rent there takes the whole pocket."""
    behind = _drawn()
    canvas.put(behind, x, y - behind.height // 2)
    left = x + _MARK - _FRONT
    canvas.put(_plate(ruins), left, y - _MARK_HEIGHT // 2)
    size, ink = (LARGE, SMALL)[rank == FARTHEST], theme.PAPER if ruins else theme.INK
    canvas.text(RANKS[rank - 1], left + _FRONT // 2, y, size, ink, bold=True, anchor="m")


@cache
def _drawn() -> Image.Image:
    """The tilted back of a card (RGBA), to be put behind a card that was just drawn."""
    return back(CARDOPOLY, _BACK).rotate(12, Image.Resampling.BICUBIC, expand=True)


@lru_cache(maxsize=2)
def _plate(ruins: bool) -> Image.Image:
    """A small card for a rank (RGBA)."""

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        whole = (0, 0, _FRONT * fine - 1, _MARK_HEIGHT * fine - 1)
        fill = theme.RED if ruins else theme.PAPER
        pen.rounded_rectangle(whole, 7 * fine, fill=fill, outline=theme.INK, width=2 * fine)

    return draw_fine(_FRONT, _MARK_HEIGHT, draw)
