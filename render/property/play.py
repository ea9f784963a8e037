"""The last play in a line: who played which cards, and what came of it."""

from __future__ import annotations

from functools import cache

from PIL import Image, ImageDraw

from games import cards
from games.property.board import factor, place_of
from games.property.view import LastPlay, View
from render.kit import theme
from render.kit.canvas import Box, Canvas, Sprite, draw_fine
from render.kit.cards import card_height, face, find_color, pip, stack
from render.kit.ground import PROPERTY
from render.kit.lettering import fit, measure
from render.kit.numbers import count
from render.kit.theme import HEADLINE, LARGE, MEDIUM, SMALL, Look
from render.property import signs
from render.property.people import badge, names_of
from render.property.plan import blocks, empty_lot
from render.property.roofs import BLUE

_CARD = 124
"""How wide cards are."""
_BADGE = 92
_OVER = 32
"""How much wider than its arrow the words for a result may be."""
_PILE, _SMALL_PILE = 104, 72
"""How wide the pile is, and how wide above the goal of a short match."""
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
    column, row = place_of(last.cell)
    streets = look.say("property-option-row", number=row), look.say("property-option-column", number=column)
    step = max(_CARD + 12, *(measure(words, SMALL) + 12 for words in streets))
    x, y = left + 140, top + 8
    for card, words in zip((last.black, last.red), streets, strict=True):
        canvas.put(face(card, _CARD, look.four_color), x, y, shade=6)
        low = y + card_height(_CARD) + 24
        canvas.text(words, x + _CARD // 2, low, SMALL, canvas.ground.text, anchor="m")
        x += step
    x += 6
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
        if (due := _find_due(view, last)) > last.amount:
            words = look.say("property-picture-paid", paid=words, due=look.say("picture-money", money=due))
    elif last.what == "buy":
        words = look.say("property-picture-price", price=last.amount)
    else:
        words = look.say(f"property-picture-last-{last.what}", amount=0)
    words, size = fit([words], (HEADLINE, LARGE, MEDIUM, SMALL), room + _OVER, bold=True)
    canvas.text(words, x + 5, middle - 58, size, canvas.ground.text, bold=True, anchor="m")
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


def _find_due(view: View, last: LastPlay) -> int:
    """Return the rent that was due for the *last* play, or 0 if its owner's block is no longer there."""
    size = (
        len(block.cells)
        for block in blocks(view)
        if (last.owner, True) == (block.seat, last.cell in block.cells)
    )
    return factor(last.red, last.black) * next(size, 0)


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
    left, top, _, _ = box
    x, y = left + 60, top + 8
    middle = y + card_height(_CARD) // 2
    suits = {"row": (cards.SPADES, cards.CLUBS), "column": (cards.HEARTS, cards.DIAMONDS)}
    names = [look.say(f"property-option-{street}", number="1–8") for street in suits]
    step = max(_CARD + 16, sum(measure(words, SMALL) for words in names) // 2 + 16)
    for pair, words in zip(suits.values(), names, strict=True):
        canvas.put(_blank_card(pair, look.four_color), x, y, shade=6)
        low = y + card_height(_CARD) + 24
        canvas.text(words, x + _CARD // 2, low, SMALL, canvas.ground.text, anchor="m")
        x += step
    arrow = signs.arrow(180, theme.BRASS, theme.BRASS_SHADE)
    canvas.stamp(arrow, x, middle - 24)
    lot = _free_lot()
    canvas.stamp(lot, x + 210, middle - lot.image.height // 2)


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

    While somebody may buy a cell, what purchase cards are worth stands there too. *x* is the middle of all.
    """
    wide, low = _PILE, middle
    if has_words_below(view):
        wide = _SMALL_PILE if view.goal else _PILE
        middle -= 52 if view.goal else 20
        low = middle + card_height(wide) // 2 + 36
    if view.phase == "buy" and view.outcome is None:
        _worths(canvas, x, low)
        low += 42
    if has_words_below(view) and view.goal:
        _goal(canvas, view, look, x, low)
    pile = stack(PROPERTY, wide, min(4, -(-view.draw // 8)))
    left = x - 140
    canvas.put(pile, left, middle - pile.height // 2)
    count(canvas, str(view.draw), left + 18 + wide // 2, middle, size=MEDIUM if wide == _PILE else SMALL)
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


def _goal(canvas: Canvas, view: View, look: Look, x: int, middle: int) -> None:
    """Write what ends a short match, and below it, if nobody may buy a cell, what the richest still lack."""
    ink = canvas.ground.text
    words, size = fit(
        [look.say("property-picture-goal-ends", amount=view.goal)], (MEDIUM, SMALL), _GOAL, bold=True
    )
    canvas.text(words, x, middle, size, ink, bold=True, anchor="m")
    if view.phase == "buy":
        return
    most = max(view.money)
    richest = [seat for seat, money in enumerate(view.money) if money == most]
    lacks = look.say("property-picture-to-go", amount=max(0, view.goal - most))
    named = zip(*((*names_of(look, seat)[:2], look.seats[seat].letter) for seat in richest), strict=True)
    choices = [look.say("picture-colon", name=" & ".join(names), words=lacks) for names in named]
    words, size = fit([*choices, lacks], (SMALL,), _GOAL)
    canvas.text(words, x, middle + 44, size, ink, anchor="m")


def _worths(canvas: Canvas, x: int, middle: int) -> None:
    """Write how many units each purchase card is worth around *x*; a joker is a star."""
    words, end, ink = "K=4  Q=2  J=", "=1", canvas.ground.text
    width = measure(words, SMALL, bold=True) + 34 + measure(end, SMALL, bold=True)
    left = x - width // 2
    left += canvas.text(words, left, middle, SMALL, ink, bold=True) + 3
    canvas.put(pip(-1, 28, ink), left, middle - 14)
    canvas.text(end, left + 31, middle, SMALL, ink, bold=True)
