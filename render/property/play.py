"""The last play in a line: who played which cards, and what came of it."""

from __future__ import annotations

from functools import cache

from PIL import Image, ImageDraw

from games import cards
from games.property.board import factor
from games.property.view import LastPlay, View
from render.kit import theme
from render.kit.canvas import Box, Canvas, Sprite, draw_fine
from render.kit.cards import card_height, face, find_color, pip, stack
from render.kit.ground import PROPERTY
from render.kit.lettering import fit, measure, wrap
from render.kit.numbers import count
from render.kit.theme import HEADLINE, LARGE, MEDIUM, SMALL, Look
from render.property import signs
from render.property.people import badge, names_of
from render.property.plan import blocks, empty_lot
from render.property.roofs import BLUE

_CARD, _LARGE, _ROOMY = 124, 148, 900
"""How wide cards are, and how wide in a line that is longer than so much."""
_BADGE = 92
_PILE = 104
_GOAL = 284
"""The width of the lines that tell what ends a short match."""


def paint_play(canvas: Canvas, view: View, look: Look, box: Box) -> None:
    """Paint the last play of *view* into *box*, or before the first one how cards call a plot."""
    if view.last is None:
        _paint_calling(canvas, look, box)
        return
    last = view.last
    left, top, right, bottom = box
    middle = (top + bottom) // 2
    _person(canvas, look, last.seat, left + 64, middle)
    width = _LARGE if right - left > _ROOMY else _CARD
    x, y = left + 140, middle - card_height(width) // 2
    for place, card in enumerate((last.black, last.red)):
        canvas.put(face(card, width, look.four_color), x + place * (width + 12), y, shade=6)
    x += 2 * width + 12 + 18
    end = right - 146
    _result(canvas, view, look, last, (x, top, end, bottom))
    target = right - 72
    if last.owner is not None:
        _person(canvas, look, last.owner, target, middle)
    else:
        paint_result(canvas, view, look, last, target, middle, 124)


def _person(canvas: Canvas, look: Look, seat: int, x: int, middle: int) -> None:
    """The badge of *seat* with the name below it."""
    sprite = badge(look.seats[seat], _BADGE)
    canvas.stamp(sprite, x - _BADGE // 2, middle - _BADGE // 2 - 22)
    words, size = fit(names_of(look, seat), (SMALL,), 140)
    canvas.text(words, x, middle + _BADGE // 2 + 6, size, canvas.ground.text, anchor="m")


def _result(canvas: Canvas, view: View, look: Look, last: LastPlay, box: Box) -> None:
    """Paint the result of the *last* play on a gold arrow."""
    left, top, right, bottom = box
    x, middle, room = (left + right) // 2, (top + bottom) // 2, right - left
    arrow = signs.arrow(room)
    canvas.stamp(arrow, left, middle - arrow.image.height // 2)
    if last.what == "rent":
        words = look.say("picture-money", money=last.amount)
    elif last.what == "buy":
        words = look.say("property-picture-price", price=last.amount)
    else:
        words = look.say(f"property-picture-last-{last.what}", amount=0)
    words, size = fit([words], (HEADLINE, LARGE, MEDIUM, SMALL), room)
    canvas.text(words, x, middle - 58, size, canvas.ground.text, bold=True, anchor="m")
    if last.what == "rent" and not view.out[last.seat]:
        _sum(canvas, last, x, middle + 56, look.four_color)
    elif last.what == "buy":
        house = signs.house(look.seats[last.seat].pattern, 60)
        canvas.stamp(house, x - 30, middle + 34)
    elif view.out[last.seat]:
        canvas.text(
            look.say(f"picture-{view.out[last.seat]}"),
            x,
            middle + 56,
            MEDIUM,
            canvas.ground.text,
            bold=True,
            anchor="m",
        )


def _sum(canvas: Canvas, last: LastPlay, x: int, middle: int, four_color: bool) -> None:
    """Paint how the rent is computed: the size of the block, and what the suits multiply it by."""
    times = factor(last.red, last.black)
    size = last.amount // times
    suits = [
        card for card, by in ((last.black, factor(0, last.black)), (last.red, factor(last.red, 0))) if by > 1
    ]
    words = f"{size} × {times}" if times > 1 else f"{size}"
    width = 44 + measure(words, SMALL, bold=True) + 10 + len(suits) * 40
    left = x - width // 2
    canvas.put(signs.plain_house(36, canvas.ground.text), left, middle - 16)
    left += 46 + canvas.text(words, left + 46, middle, SMALL, canvas.ground.text, bold=True) + 8
    for card in suits:
        canvas.put(signs.suit_on_paper(cards.suit(card), 36, four_color), left, middle - 19)
        left += 40


def paint_result(
    canvas: Canvas, view: View, look: Look, play: LastPlay, x: int, middle: int, width: int
) -> None:
    """What became of the plot of *play*: a house with the size of its block, a fenced lot, or a lost one."""
    pattern = look.seats[play.seat].pattern
    if play.what in ("mortgage", "lose"):
        sprite = signs.lot(pattern, width, play.what == "lose")
        canvas.stamp(sprite, x - width // 2, middle - sprite.image.height // 2)
        return
    sprite = signs.house(pattern, width)
    size = next(
        (len(block.cells) for block in blocks(view) if play.cell in block.cells and block.seat == play.seat),
        0,
    )
    down = 0 if not size else width // 4
    canvas.stamp(sprite, x - width // 2, middle - sprite.image.height // 2 - down)
    if size:
        canvas.text(
            str(size),
            x,
            middle + sprite.image.height // 2 + 6,
            LARGE if width > 80 else MEDIUM,
            canvas.ground.text,
            bold=True,
            anchor="m",
        )


def _paint_calling(canvas: Canvas, look: Look, box: Box) -> None:
    """Show how cards call a plot: a black one its row, a red one its column."""
    left, top, _, bottom = box
    middle = (top + bottom) // 2
    x = left + 60
    for suits in ((cards.SPADES, cards.CLUBS), (cards.HEARTS, cards.DIAMONDS)):
        canvas.put(_blank_card(suits, look.four_color), x, middle - card_height(_CARD) // 2, shade=6)
        x += _CARD + 16
    arrow = signs.arrow(180, theme.BRASS, theme.BRASS_SHADE)
    canvas.stamp(arrow, x + 16, middle - 24)
    lot = _free_lot()
    canvas.stamp(lot, x + 230, middle - lot.image.height // 2)


@cache
def _free_lot() -> Sprite:
    """A lot that waits for its first owner."""
    pitch = 150
    canvas = Canvas(empty_lot(pitch).copy(), PROPERTY)
    canvas.text("?", pitch // 2, pitch // 2, HEADLINE, BLUE, bold=True, anchor="m")
    return Sprite(canvas.image, None, tuple(canvas.texts))


@cache
def _blank_card(suits: tuple[int, int], four_color: bool) -> Image.Image:
    """A card (RGBA) that has only the two suits of one color."""
    height = card_height(_CARD)

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        box = (0, 0, _CARD * fine - 1, height * fine - 1)
        pen.rounded_rectangle(box, 9 * fine, fill=theme.PAPER, outline=theme.PAPER_EDGE, width=2 * fine)

    picture = draw_fine(_CARD, height, draw)
    for place, suit in enumerate(suits):
        sign = pip(suit, 56, find_color(cards.card(2, suit), four_color))
        picture.alpha_composite(sign, ((_CARD - 56) // 2, height // 2 - 66 + place * 76))
    return picture


def has_words_below(view: View) -> bool:
    """Whether words stand below the piles: what cards are worth, or what ends a short match."""
    return view.outcome is None and (view.phase == "buy" or view.goal > 0)


def paint_piles(canvas: Canvas, view: View, look: Look, x: int, middle: int) -> None:
    """The draw pile with its count, and beside it the round; below them what ends a short match.

    While somebody may buy a cell, that is shorter, and what purchase cards are worth goes before it.
    *x* is the middle of all.
    """
    if view.phase == "buy":
        middle -= 40 if view.goal else 20
        _worths(canvas, x, middle + 98)
        if view.goal:
            goal = look.say("property-picture-goal", amount=view.goal)
            canvas.text(goal, x, middle + 136, SMALL, canvas.ground.text, anchor="m")
    elif has_words_below(view):
        words = look.say("property-picture-goal-ends", amount=view.goal)
        lines = wrap(words, _GOAL, SMALL)
        middle -= 20 * len(lines)
        for number, line in enumerate(lines):
            y = middle + 96 + 40 * number
            canvas.text(line, x, y, SMALL, canvas.ground.text, anchor="m")
    pile = stack(PROPERTY, _PILE, min(4, -(-view.draw // 8)))
    left = x - 140
    canvas.put(pile, left, middle - pile.height // 2)
    count(canvas, str(view.draw), left + 18 + _PILE // 2, middle, size=MEDIUM)
    limit = view.options["round_limit"]
    canvas.text(
        look.say("property-picture-round-word"), x + 74, middle - 30, SMALL, canvas.ground.text, anchor="m"
    )
    words = str(view.round) if limit == "none" else f"{view.round}/{limit}"
    canvas.text(
        words,
        x + 74,
        middle + 22,
        LARGE if len(words) < 4 else MEDIUM,
        canvas.ground.text,
        bold=True,
        anchor="m",
    )


def _worths(canvas: Canvas, x: int, middle: int) -> None:
    """Write how many units each purchase card is worth around *x*; a joker is a star."""
    words, end, ink = "K=4  Q=2  J=", "=1", canvas.ground.text
    width = measure(words, SMALL, bold=True) + 34 + measure(end, SMALL, bold=True)
    left = x - width // 2
    left += canvas.text(words, left, middle, SMALL, ink, bold=True) + 3
    canvas.put(pip(-1, 28, ink), left, middle - 14)
    canvas.text(end, left + 31, middle, SMALL, ink, bold=True)
