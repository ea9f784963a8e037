"""The places around the counter of Monopoly: The Card Game: fanned trade piles over brass plates."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from PIL import Image, ImageDraw

from games.monopoly.cards import EDITIONS
from games.monopoly.view import View
from render.kit import theme
from render.kit.canvas import Canvas, Sprite, draw_fine
from render.kit.cards import card_height
from render.kit.frame import box
from render.kit.ground import MONOPOLY
from render.kit.heads import Head, find_leaders, head
from render.kit.lettering import fit, measure
from render.kit.seats import crown, held_cards, mark, pattern, rank
from render.kit.theme import BRASS, BRASS_SHADE, INK, LARGE, MEDIUM, SMALL, Color, Look
from render.monopoly.cards import Card, chip, find_shift, lay, turned_edge
from render.monopoly.faces import card, money

HEIGHT, PLATE = 378, 108
CROWN = 44
"""How wide the crown of whoever leads is."""
_RACK, _SHELF = 60, 14
"""The extra height of places with a rack of gold bars and bills, and how much of it is wood."""
TOP = 172
"""The width of the top card of a pile."""
_ARM = 310
"""The distance from a lower card's middle to the point below it about which it is turned."""
_UNDER = 30
"""The least part of a lower card that the next one hides, in points."""
_STEPS = {4: 9.0, 6: 6.5, 9: 4.5}
"""The degrees by which each lower card is turned, by their number: few, because turned cards are cached."""
_MOST_FANNED = max(_STEPS)
_CHIP_WIDTH, _CHIP_HEIGHT = 44, 60
_WIDE = 420
"""The least width of a plate with room for the size of the hand."""
BILL, BAR = 1000, 5000
WOOD = MONOPOLY.own[5]


class Stand(NamedTuple):
    """A trade pile, which ends on top, and its owner: *head*; *title* if it belongs to nobody (any more).

    *money* is the *score* in words; *target* ends the match. *height* is that of the picture. *bars* says
    whether the edition has gold bars, *done* whether the player has passed a card.
    """

    head: Head | None
    title: str
    score: int
    target: int
    money: str
    height: int
    bars: bool
    done: bool
    pile: tuple[Card, ...]


def stand_height(edition: int) -> int:
    """Return the height of the places of an edition."""
    return HEIGHT + (_RACK if EDITIONS[edition] == "deluxe" else 0)


def counter_of(view: View) -> Color:
    """Return the color of the counter: wood in the Deluxe edition, like its racks, and cloth in the UK's."""
    return WOOD if EDITIONS[view.edition] == "deluxe" else MONOPOLY.deep


def numbers_of_piles(view: View) -> list[int]:
    """Return the numbers of all trade piles: first those of the seats, then those that never had an owner."""
    return [*range(view.seats), *(number for number in view.ownerless if number >= view.seats)]


def build_stand(view: View, look: Look, number: int) -> Stand:
    """Build the stand of the trade pile with that *number*."""
    held = pile(view, look, number)
    if number >= view.seats:
        title = look.say("monopoly-picture-pile-free", number=number + 1)
        return Stand(None, title, 0, view.target, "", stand_height(view.edition), False, False, held)
    numbered = number in view.ownerless  # news call it by its number from now on
    return Stand(
        head=head(view, look, number, view.hand_sizes[number], leads=number in leaders(view)),
        title=look.say("monopoly-picture-pile", number=number + 1) if numbered else "",
        score=view.scores[number],
        target=view.target,
        money=money(view.scores[number], view.edition, look),
        height=stand_height(view.edition),
        bars=EDITIONS[view.edition] == "deluxe",
        done=view.phase == "passing" and view.has_passed[number],
        pile=held,
    )


def leaders(view: View) -> tuple[int, ...]:
    """Return the seats with the most money, if others have less."""
    return find_leaders(view, view.scores)


def pile(view: View, look: Look, number: int) -> tuple[Card, ...]:
    """Return the cards of a trade pile from the bottom up."""
    return tuple(card(each, view.edition, look) for each in view.piles[number])


@lru_cache(maxsize=48)
def paint_stand(stand: Stand, width: int) -> Sprite:
    """Paint *stand*."""
    lit = stand.head is not None and stand.head.lit
    if lit:
        ground = box(MONOPOLY, width, stand.height, MONOPOLY.lit, theme.GOLD, 6, 14)
    else:
        ground = box(MONOPOLY, width, stand.height, MONOPOLY.base, MONOPOLY.base, 1, 14)
    canvas = Canvas(ground.image.copy(), MONOPOLY)
    stage = stand.height - PLATE - 8
    shelf = stage - (stand.height - HEIGHT)
    canvas.put(_spot(width - 40, shelf - 36, MONOPOLY.line if lit else MONOPOLY.lit), 20, 22)
    _fan(canvas, stand, width, shelf, stage)
    if stand.bars:
        _put_treasure(canvas, stand.score, width, stage)
    if stand.done:
        canvas.put(_check(), 22, 24)
    _paint_plate(canvas, stand, width, stage)
    return Sprite(canvas.image, ground.mask, tuple(canvas.texts))


@lru_cache(maxsize=16)
def _spot(width: int, height: int, color: Color) -> Image.Image:
    """Paint the light on the counter around a pile (RGBA)."""
    return draw_fine(
        width, height, lambda pen, fine: pen.ellipse((0, 0, width * fine, height * fine), fill=color)
    )


def _fan(canvas: Canvas, stand: Stand, width: int, stage: int, low: int) -> None:
    """Paint the top card above *stage*, and each lower one turned a little farther left, down to *low*.

    Long piles are painted as chips.
    """
    if not stand.pile:
        return
    *lower, top = stand.pile
    height = card_height(TOP)
    y = stage - height - 10
    if len(lower) > _MOST_FANNED:
        _lay_chips(canvas, lower, (18, 24), (width - TOP - 44, stage - 16))
        lay(canvas, top, TOP, width - TOP - 26, y, shade=6)
        return
    step = next(degrees for most, degrees in _STEPS.items() if len(lower) <= most)
    reach = round((_ARM + height / 2) * step / 57.3)
    spread = reach * len(lower)
    x = min(width - 26 - TOP, (width - TOP + spread) // 2)
    if not spread and stand.head and width < _WIDE:
        x = width - TOP - 26
    center_x, center_y = x + TOP / 2, y + height / 2
    wide = min(TOP, reach + _UNDER)
    with canvas.soft((8, 8, width - 8, low)):
        for place in range(len(lower), 0, -1):
            drawing = turned_edge(lower[-place], TOP, wide, reach, step * place)
            left, down = find_shift(step * place, _ARM, (wide - TOP) / 2)
            start = round(center_x + left - drawing.width / 2)
            seen = drawing.crop((0, 0, min(drawing.width, x + 12 - start), drawing.height))
            canvas.put(seen, start, round(center_y + down - drawing.height / 2))
        lay(canvas, top, TOP, x, y, shade=6)


def _lay_chips(canvas: Canvas, held: list[Card], start: tuple[int, int], end: tuple[int, int]) -> None:
    """Paint cards as chips, the topmost first, in as many rows as fit."""
    (left, top), (right, low) = start, end
    rows = (low - top) // (_CHIP_HEIGHT + 5)
    across = -(-len(held) // rows)
    step = min(_CHIP_WIDTH + 5, (right - left - _CHIP_WIDTH) // max(1, across - 1))
    with canvas.soft((left - 4, top - 4, right + 4, low + 4)):
        for place, each in enumerate(reversed(held)):
            row, column = divmod(place, across)
            x = right - _CHIP_WIDTH - step * column
            canvas.put(chip(each, _CHIP_WIDTH, _CHIP_HEIGHT), x, top + row * (_CHIP_HEIGHT + 5))


def _paint_plate(canvas: Canvas, stand: Stand, width: int, top: int) -> None:
    """Paint the brass plate: badge, name, hand, score, and a bar that ends at the target."""
    under = MONOPOLY.lit if stand.head and stand.head.lit else MONOPOLY.base
    inset = 10
    wide = width - 2 * inset
    canvas.fill((inset + 6, top + 6, inset + wide + 6, top + PLATE + 2), MONOPOLY.shadow)
    out = bool(stand.head and stand.head.out)
    fill = MONOPOLY.raised if out or not stand.head else BRASS
    canvas.stamp(box(MONOPOLY, wide, PLATE - 4, fill, BRASS_SHADE, 3, 8, under), inset, top)
    middle = top + 34
    if stand.head is None:
        words, size = fit([stand.title], (MEDIUM, SMALL), wide - 30, bold=True)
        canvas.text(words, width // 2, top + PLATE // 2 - 2, size, MONOPOLY.text, bold=True, anchor="m")
        return
    ink = MONOPOLY.muted if out else INK
    mark(canvas, stand.head.mark, inset + 42, middle, out, 52)
    right = width - inset - 16
    size = LARGE if wide > _WIDE - 40 else MEDIUM
    canvas.text(stand.money, right, middle, size, ink, bold=True, anchor="r")
    room = right - measure(stand.money, size, bold=True) - 14 - (inset + 78)
    if stand.head.leads and width < _WIDE:
        canvas.put(crown(CROWN), inset + 42 - CROWN // 2, middle - 48)
    elif stand.head.leads:  # beside the money by which it leads
        room -= CROWN + 4
        canvas.put(crown(CROWN), inset + 82 + room + 6, middle - CROWN * 9 // 32)
    if stand.head.place:
        rank(canvas, stand.head.place, width - 76, 20)
    elif stand.head.held is not None and not out:
        if width >= _WIDE:
            room -= 62
            held_cards(canvas, stand.head.held, inset + 78 + room + 4, middle - 32)
        else:
            held_cards(canvas, stand.head.held, 26, top - 80)
    name, size = fit(stand.head.names, (MEDIUM, SMALL), room, bold=True)
    if measure(name, size, bold=True) <= room:  # if not, the badge tells who it is
        canvas.text(name, inset + 78, middle, size, ink, bold=True)
    if out:
        words = " · ".join(filter(None, (stand.head.out, stand.title)))
        canvas.text(words, inset + 18, top + 80, SMALL, ink)
    else:
        paint_bar(canvas, stand, inset + 16, top + 68, wide - 32, 26)


def paint_bar(canvas: Canvas, stand: Stand, x: int, y: int, width: int, height: int) -> None:
    """Paint the score of *stand* as a bar in tenths of the target, framed in gold once it is reached."""
    assert stand.head is not None
    if stand.score >= stand.target:
        canvas.fill((x - 6, y - 6, x + width + 6, y + height + 6), theme.GOLD_EDGE)
        canvas.fill((x - 4, y - 4, x + width + 4, y + height + 4), theme.GOLD_LIT)
    canvas.fill((x, y, x + width, y + height), INK)
    canvas.fill((x + 2, y + 2, x + width - 2, y + height - 2), _DARK)
    full = min(width - 4, (width - 4) * stand.score // stand.target)
    if full > 0:
        canvas.stamp(_filled(stand.head.mark.pattern, full, height - 4), x + 2, y + 2)
    for tenth in range(1, 10):
        at = x + width * tenth // 10
        canvas.fill((at, y, at + 2, y + height), INK)


_DARK = MONOPOLY.own[3]


@lru_cache(maxsize=64)
def _filled(number: int, width: int, height: int) -> Sprite:
    """Paint a piece of a bar in the pattern of a seat."""
    tile = pattern(number, 36, 12)
    picture = Image.new("RGB", (width, height))
    for x in range(0, width, 36):
        picture.paste(tile, (x, 0))
    return Sprite(MONOPOLY.palette.index(picture))


def _put_treasure(canvas: Canvas, score: int, width: int, low: int) -> None:
    """Paint the wooden rack that ends at *low*, with the gold bars and bills of a score, counted (MC-62)."""
    top, left, right = low - _SHELF, 12, width - 12
    canvas.fill((left, top, right, low), WOOD)
    canvas.fill((left, top, right, top + 4), MONOPOLY.own[4])
    bars, bills = _bills(score)
    counted = [(f"{count}×", piece) for count, piece in ((bars, _bar()), (bills, _bill())) if count]
    wide = sum(measure(words, SMALL, bold=True) + 6 + piece.width + 18 for words, piece in counted)
    canvas.fill((right - wide, top - 46, right, top), WOOD)
    x = right - wide + 10
    for words, piece in counted:
        x += canvas.text(words, x, top - 22, SMALL, MONOPOLY.text, bold=True) + 6
        canvas.put(piece, x, top - 2 - piece.height)
        x += piece.width + 18


def _bills(score: int) -> tuple[int, int]:
    """Return the gold bars and bills of a score: only the first five bills become a bar (MC-62).

    >>> _bills(4900), _bills(5000), _bills(10200)
    ((0, 4), (1, 0), (1, 5))
    """
    bills = score // BILL
    bars = int(bills * BILL >= BAR)
    return bars, bills - bars * BAR // BILL


@cache
def _bar() -> Image.Image:
    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        at = [(x * fine, y * fine) for x, y in ((12, 4), (52, 4), (63, 38), (1, 38))]
        pen.polygon(at, fill=theme.GOLD, outline=theme.GOLD_EDGE, width=2 * fine)
        top = [(x * fine, y * fine) for x, y in ((12, 4), (52, 4), (55, 15), (9, 15))]
        pen.polygon(top, fill=theme.PAPER, outline=theme.GOLD_EDGE, width=fine)

    return draw_fine(64, 40, draw)


@cache
def _bill() -> Image.Image:
    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        box = (0, 0, 67 * fine, 37 * fine)
        pen.rounded_rectangle(box, 4 * fine, fill=theme.PAPER, outline=theme.GREEN, width=4 * fine)
        pen.ellipse((23 * fine, 8 * fine, 45 * fine, 30 * fine), fill=theme.GREEN)

    return draw_fine(68, 38, draw)


@cache
def _check() -> Image.Image:
    """Paint the sign of a player who has passed a card (RGBA)."""

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        pen.ellipse((0, 0, 47 * fine, 47 * fine), fill=theme.GREEN, outline=theme.PAPER_LIT, width=3 * fine)
        tick = [(x * fine, y * fine) for x, y in ((13, 25), (21, 33), (35, 15))]
        pen.line(tick, fill=theme.PAPER_LIT, width=6 * fine, joint="curve")

    return draw_fine(48, 48, draw)
