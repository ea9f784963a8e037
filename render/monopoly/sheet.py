"""The score sheet at the end of a hand: every hand laid down by groups, with its sums."""

from __future__ import annotations

from dataclasses import dataclass

from games.monopoly.cards import GO, KIND, MISTER
from games.monopoly.going_out.groups import Arrangement, cards_of
from games.monopoly.view import LastHand, Result, View
from render.kit import theme
from render.kit.canvas import Canvas, Sprite, fitting, measure
from render.kit.cards import height
from render.kit.deeds import Card, lay
from render.kit.felt import EDGE
from render.kit.seats import GAP, mark, tray
from render.kit.theme import LARGE, MEDIUM, SMALL, WIDTH, Look
from render.monopoly.faces import card, money, standing
from render.monopoly.places import SMALL_CARD

_TOP, _UNDER = 62, 42
_LEAST, _MOST = 56, 112
_BETWEEN = 28
_HEAD = 36


@dataclass(frozen=True, slots=True)
class Block:
    """Cards that count together, and what for; the last block of a hand is what does not count."""

    cards: tuple[Card, ...]
    words: str

    def width(self, card: int, step: int) -> int:
        """How wide it is with cards of that width, each so far right of the last."""
        return max(card + step * (len(self.cards) - 1), measure(self.words, SMALL, bold=True))


def tall(hand: LastHand) -> int:
    """The least height of the sheet of *hand*."""
    return len(hand.results) * (_TOP + height(SMALL_CARD) + _UNDER + GAP) - GAP


def paint(canvas: Canvas, view: View, hand: LastHand, look: Look, top: int, bottom: int) -> None:
    """Paint the score sheet of *hand* between *top* and *bottom*, the best hand first."""
    step = (bottom - top + GAP) // len(hand.results)
    for place, result in enumerate(sorted(hand.results, key=lambda each: (-each.total, each.seat))):
        canvas.stamp(_line(view, result, look, result.seat == hand.out, step - GAP), EDGE, top + step * place)


def _line(view: View, result: Result, look: Look, out: bool, tall: int) -> Sprite:
    """The line of one player: what the hand brought, of what, and the score now."""
    width = WIDTH - 2 * EDGE
    ground, mask = tray(width, tall, out)
    canvas = Canvas(ground.copy())
    mark(canvas, look.seats[result.seat], 42, _HEAD)
    right = width - 22
    total = ("+" if result.total else "") + money(result.total, view.edition, look)
    canvas.text(total, right, _HEAD, LARGE, theme.BRASS_LIT, bold=True, anchor="r")
    right -= measure(total, LARGE, bold=True) + 30
    score = look.say("monopoly-picture-score", money=money(view.scores[result.seat], view.edition, look))
    canvas.text(score, right, _HEAD, SMALL, theme.PAPER, anchor="r")
    right -= measure(score, SMALL) + 30
    note = look.say("monopoly-picture-went-out") if out else ""
    note = look.say("monopoly-picture-void") if result.void else note
    name = look.name(result.seat)
    room = right - 80 - (measure(note, SMALL) + 24 if note else 0)
    words, size = fitting((name, name.split()[0], look.letter(result.seat)), (MEDIUM, SMALL), room, bold=True)
    x = 80 + canvas.text(words, 80, _HEAD, size, theme.PAPER, bold=True)
    if note:
        canvas.text(note, x + 24, _HEAD, SMALL, theme.PAPER)
    _blocks(canvas, blocks(view, result, look), width, tall)
    return Sprite(canvas.image, mask, tuple(canvas.texts))


def _blocks(canvas: Canvas, found: list[Block], width: int, tall: int) -> None:
    """The blocks side by side, with cards as large as their values can be read, then as far apart as fits."""
    room = width - 44 - _BETWEEN * (len(found) - 1)

    def fits(card: int, step: int) -> bool:
        return sum(block.width(card, step) for block in found) <= room

    largest = min(_MOST, (tall - _TOP - _UNDER) * 5 // 7)
    # No size between: cards as small as those on the table are kept from there when a match ends.
    sizes = (*range(largest, SMALL_CARD, -4), SMALL_CARD)
    readable = (size for size in sizes if fits(size, size * 4 // 5))
    wide = next(readable, SMALL_CARD if fits(SMALL_CARD, SMALL_CARD * 2 // 5) else _LEAST)
    steps = range(wide + 8, wide * 2 // 5, -2)
    apart = next((step for step in steps if fits(wide, step)), wide * 2 // 5)
    x, y = 22, _TOP + (tall - _TOP - _UNDER - height(wide)) // 2
    for block in found:
        if x + block.width(wide, apart) > width - 22:
            return
        _fan(canvas, block.cards, wide, apart, x, y)
        if block.words:
            canvas.text(block.words, x, y + height(wide) + 24, SMALL, theme.PAPER, bold=True)
        x += block.width(wide, apart) + _BETWEEN


def _fan(canvas: Canvas, held: tuple[Card, ...], wide: int, apart: int, x: int, y: int) -> None:
    """Lay the cards of a block side by side, so far *apart*: each upon the last, if that is less than one."""
    right = x + wide + apart * (len(held) - 1)
    with canvas.soft((x - 8, y - 8, right + 8, y + height(wide) + 8)):
        for place, each in enumerate(held):
            shown = 1 if place < len(held) - 1 and apart < wide else 0
            lay(canvas, each, wide, x + apart * place, y, shade=2, shown=shown)


def blocks(view: View, result: Result, look: Look) -> list[Block]:
    """A hand as it counts: its groups, GO, Mr. Monopoly; then the rest, without words."""
    counted = [(cards_of(group), money(group.value, view.edition, look)) for group in result.groups]
    for kind, worth in ((GO, result.goes), (MISTER, result.misters)):
        if worth:
            held = tuple(each for each in result.cards if KIND[each] == kind)
            counted.append((held, money(worth, view.edition, look)))
    done = {each for held, _ in counted for each in held}
    if rest := tuple(each for each in result.cards if each not in done):
        counted.append((rest, ""))
    stands = standing(Arrangement(result.groups, 0), look)
    return [
        Block(
            tuple(stands.get(each) or card(each, view.edition, look) for each in held),
            "" if result.void else words,
        )
        for held, words in counted
    ]
