"""A player's place at the table of Monopoly: The Card Game: mark, name, score, hand, trade pile."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from PIL import Image, ImageDraw

from games.monopoly.cards import EDITIONS
from games.monopoly.view import View
from render.kit import theme
from render.kit.canvas import Canvas, Sprite, draw_fine
from render.kit.cards import height
from render.kit.deeds import Card, lay
from render.kit.ground import MONOPOLY
from render.kit.heads import Head, head, open_place, write_name
from render.kit.theme import MEDIUM, Look
from render.monopoly.faces import card, money

HEIGHT = 330
TOP, SMALL_CARD = 160, 64
BILL, BAR = 1000, 5000


class Place(NamedTuple):
    """What a player has: the score, also as *money* in words; the *pile* ends on top.

    *bars* tells whether the edition has gold bars, *done* whether the player has passed a card.
    """

    head: Head
    score: int
    money: str
    bars: bool
    done: bool
    pile: tuple[Card, ...]


def of(view: View, look: Look, seat: int) -> Place:
    """The place of *seat*."""
    return Place(
        head=head(view, look, seat, view.hand_sizes[seat]),
        score=view.scores[seat],
        money=money(view.scores[seat], view.edition, look),
        bars=EDITIONS[view.edition] == "deluxe",
        done=view.asked == "passing" and view.passed[seat],
        pile=() if view.out[seat] else pile(view, look, seat),
    )


def pile(view: View, look: Look, number: int) -> tuple[Card, ...]:
    """The cards of a trade pile from the bottom up."""
    return tuple(card(each, view.edition, look) for each in view.piles[number])


@lru_cache(maxsize=48)
def sprite(place: Place, width: int) -> Sprite:
    """The picture of *place*."""
    canvas, shape = open_place(MONOPOLY, place.head, width, HEIGHT)
    write_name(canvas, place.head, width - 90, 172)
    out = bool(place.head.out)
    canvas.text(place.money, 22, 112, MEDIUM, MONOPOLY.muted if out else theme.BRASS_LIT, bold=True)
    if out:
        return Sprite(canvas.image, shape, tuple(canvas.texts))
    if place.bars:
        treasure = _treasure(place.score, (width - TOP - 60) // 46)
        canvas.put(treasure, 22, 140)
    if place.done:
        canvas.put(_check(), 22, 146)
    fan(canvas, place.pile, (22, 200 if place.bars else 150), width - 18, HEIGHT - 18)
    return Sprite(canvas.image, shape, tuple(canvas.texts))


def fan(canvas: Canvas, held: tuple[Card, ...], least: tuple[int, int], right: int, bottom: int) -> None:
    """A trade pile: the top card large in the lower right corner, those below it small on its left.

    Nothing is left of, or above, *least*.
    """
    if not held:
        return
    left, top = least
    x = right - TOP
    lay(canvas, held[-1], TOP, x, bottom - height(TOP), shade=4)
    step, down = SMALL_CARD + 4, height(SMALL_CARD) + 4
    across = (x - 12 - left) // step
    rows = max(1, (bottom - top) // down)
    shown = held[:-1][-across * rows :]
    for place, each in enumerate(reversed(shown)):
        row, column = divmod(place, across)
        lay(canvas, each, SMALL_CARD, x - 12 - step * (column + 1), bottom - down * (row + 1) + 4, shade=2)


@lru_cache(maxsize=64)
def _treasure(score: int, most: int) -> Image.Image:
    """Gold bars and bills (RGBA), at most *most* of them (MC-62)."""
    bars, bills = _bills(score)
    pieces = [_bar()] * min(bars, most) + [_bill()] * min(bills, max(0, most - bars))
    picture = Image.new("RGBA", (46 * max(1, len(pieces)), 40))
    for place, piece in enumerate(pieces):
        picture.alpha_composite(piece, (46 * place, 40 - piece.height))
    return picture


def _bills(score: int) -> tuple[int, int]:
    """Gold bars and bills of a score: the first five bills become a bar, later ones stay bills (MC-62).

    >>> _bills(4900), _bills(5000), _bills(10200)
    ((0, 4), (1, 0), (1, 5))
    """
    bills = score // BILL
    bars = int(bills * BILL >= BAR)
    return bars, bills - bars * BAR // BILL


@cache
def _bar() -> Image.Image:
    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        at = [(x * fine, y * fine) for x, y in ((8, 4), (34, 4), (41, 30), (1, 30))]
        pen.polygon(at, fill=theme.BRASS, outline=theme.BRASS_SHADE, width=2 * fine)
        top = [(x * fine, y * fine) for x, y in ((8, 4), (34, 4), (36, 12), (6, 12))]
        pen.polygon(top, fill=theme.BRASS_LIT, outline=theme.BRASS_SHADE, width=fine)

    return draw_fine(42, 32, draw)


@cache
def _bill() -> Image.Image:
    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        box = (0, 0, 41 * fine, 25 * fine)
        pen.rounded_rectangle(box, 3 * fine, fill=theme.PAPER, outline=theme.GREEN, width=3 * fine)
        pen.ellipse((14 * fine, 6 * fine, 28 * fine, 20 * fine), fill=theme.GREEN)

    return draw_fine(42, 26, draw)


@cache
def _check() -> Image.Image:
    """The sign of somebody who has passed a card (RGBA)."""

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        pen.ellipse((0, 0, 47 * fine, 47 * fine), fill=theme.GREEN, outline=theme.PAPER_LIT, width=3 * fine)
        tick = [(x * fine, y * fine) for x, y in ((13, 25), (21, 33), (35, 15))]
        pen.line(tick, fill=theme.PAPER_LIT, width=6 * fine, joint="curve")

    return draw_fine(48, 48, draw)
