"""The score sheet at the end of a hand: every hand laid down by groups, with its sums."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from games.monopoly.cards import GO, KIND, MISTER
from games.monopoly.going_out.groups import Arrangement, cards_of
from games.monopoly.view import LastHand, Result, View
from render.kit import theme
from render.kit.canvas import Canvas, Sprite
from render.kit.cards import card_height
from render.kit.frame import EDGE
from render.kit.ground import MONOPOLY
from render.kit.lettering import fit, measure
from render.kit.seats import GAP, crown, mark, rank, tray
from render.kit.theme import LARGE, MEDIUM, SMALL, WIDTH, Look
from render.monopoly import places
from render.monopoly.cards import Card, lay
from render.monopoly.faces import card, money, standing
from render.monopoly.faces import name as card_name

_TOP, _UNDER = 64, 46
SMALL_CARD = 64
_LEAST, _HIGHEST = 56, 1210
"""Cards are narrower than `SMALL_CARD` only where the lines would be higher together than `_HIGHEST`."""
_SIZES = (128, 96, 76)
"""How wide cards that count are, if they need not be small: few sizes are often kept from before."""
_LEFT, _BETWEEN, _ABOVE = 22, 28, 12
_HEAD = 36
_LINE, _EMPTY = 240, 72
"""No line is lower than this, unless there are too many; and how high one without cards is."""


@dataclass(frozen=True, slots=True)
class Block:
    """Cards that count together, and what for; the last block of a hand is what does not count.

    *full* are longer words for where there is room.
    """

    cards: tuple[Card, ...]
    words: str
    full: str = ""

    def width(self, card: int, step: int) -> int:
        """The width with cards *card* wide, each *step* points to the right of the last."""
        return max(card + step * (len(self.cards) - 1), measure(self.words, SMALL, bold=True))


@dataclass(frozen=True, slots=True)
class Rows:
    """Rows of blocks, of cards *card* wide, each *apart* points to the right of the last."""

    rows: list[list[Block]]
    card: int
    apart: int

    @property
    def width(self) -> int:
        """How wide the widest row is."""
        return max(
            sum(block.width(self.card, self.apart) for block in row) + _BETWEEN * (len(row) - 1)
            for row in self.rows
        )

    @property
    def fits(self) -> bool:
        """Whether no row is wider than a line has room for."""
        return self.width <= WIDTH - 2 * EDGE - 2 * _LEFT

    @property
    def step(self) -> int:
        """How far below a row the next one is."""
        return card_height(self.card) + _under(block for row in self.rows for block in row) + _ABOVE

    @property
    def height(self) -> int:
        """The height of the blocks with the words below each."""
        return len(self.rows) * self.step - _ABOVE


def _under(found: Iterable[Block]) -> int:
    """The room for the words below blocks, where any has some."""
    return _UNDER if any(block.words for block in found) else _LEFT


def lines(view: View, hand: LastHand, look: Look, height: int) -> list[Sprite]:
    """The score sheet of *hand* as a line for each player in order, with a `GAP` between them.

    Together they take *height*, or more if cards that can be read need it.
    """
    results = rank_results(view, hand)
    found = [blocks(view, result, look) for result in results]
    small, leasts = SMALL_CARD, _leasts(found, SMALL_CARD)
    if sum(leasts) > _HIGHEST + GAP:
        small, leasts = _LEAST, _leasts(found, _LEAST)
    room = max(height + GAP, sum(leasts))
    room -= room % len(found)  # so that no line is a point higher than its like
    # The small hands first: what they leave of their share is for the large ones.
    counts = [sum(len(block.cards) for block in each) for each in found]
    weights = [count + sum(counts) // len(counts) for count in counts]
    order = sorted(range(len(found)), key=counts.__getitem__)
    laid, needs = {}, {}
    for done, place in enumerate(order):
        later = order[done + 1 :]
        most = room - sum(leasts[each] for each in later)
        part = room * weights[place] // max(1, sum(weights[each] for each in order[done:]))
        share = min(most, max(leasts[place], part)) - GAP
        laid[place] = _rows(found[place], share - _TOP, small)
        needs[place] = min(share, _height(found[place], laid[place]))
        room -= needs[place] + GAP
    more = room // max(1, sum(map(bool, found)))
    return [
        _line(view, hand, result, look, laid[place], needs[place] + (more if found[place] else 0))
        for place, result in enumerate(results)
    ]


def _leasts(found: list[list[Block]], card: int) -> list[int]:
    """How much room the lines of hands take at least, with cards *card* wide."""
    return [(_TOP + card_height(card) + _under(each) if each else _EMPTY) + GAP for each in found]


def _height(found: list[Block], laid: Rows) -> int:
    """How high the line of a hand should be; a low one if nothing in it counts."""
    if not found:
        return _EMPTY
    return max(_LINE if _under(found) == _UNDER else 0, _TOP + _ABOVE + laid.height)


def rank_results(view: View, hand: LastHand) -> list[Result]:
    """The results of *hand*, the best first; at the end of the match by place."""
    over = view.outcome
    return sorted(hand.results, key=lambda each: (over.place(each.seat) if over else -each.total, each.seat))


def write_remark(result: Result, look: Look, out: bool) -> str:
    """Write a remark on *result*, if there is one; *out* means that its player went out."""
    if result.void:
        return look.say("monopoly-picture-void")
    return look.say("monopoly-picture-went-out") if out else ""


def _line(view: View, hand: LastHand, result: Result, look: Look, laid: Rows, height: int) -> Sprite:
    """The line of one player: what the hand brought, of what, as *laid*, and the score now.

    It is lit for whoever went out, and at the end of the match for whoever won, with the score in large type.
    """
    width, seat = WIDTH - 2 * EDGE, result.seat
    over, out = view.outcome, seat == hand.out
    won = bool(over) and seat in over.winners if over else False
    ground, mask, _ = tray(MONOPOLY, width, height, won if over else out)
    canvas = Canvas(ground.copy(), MONOPOLY)
    x = 14
    if over:
        rank(canvas, over.place(seat), x, _HEAD - 25)
        x += 60
    leads = seat in places.leaders(view)
    if leads:
        mark(canvas, look.seats[seat], x + 28, _HEAD + 6, size=40)
        canvas.put(crown(places.CROWN), x + 28 - places.CROWN // 2, _HEAD - 34)
    else:
        mark(canvas, look.seats[seat], x + 28, _HEAD, size=50)
    x += 66
    score = money(view.scores[seat], view.edition, look)
    gain = ("+" if result.total else "") + money(result.total, view.edition, look)
    figures = (
        ((score, LARGE, theme.GOLD_LIT if won else theme.PAPER), (gain, MEDIUM, theme.BRASS_LIT))
        if over
        else (
            (look.say("monopoly-picture-score", money=score), MEDIUM, theme.PAPER),
            (gain, LARGE, theme.BRASS_LIT),
        )
    )
    right = width - _LEFT
    for words, size, tone in figures:
        right -= canvas.text(words, right, _HEAD, size, tone, bold=True, anchor="r") + 22
    remark = write_remark(result, look, out)
    name = look.name(seat)
    room = right - 8 - x - (measure(remark, SMALL) + 24 if remark else 0)
    words, size = fit((name, name.split()[0], look.letter(seat)), (MEDIUM, SMALL), room, bold=True)
    x += canvas.text(words, x, _HEAD, size, theme.PAPER, bold=True)
    if remark:
        canvas.text(remark, x + 24, _HEAD, SMALL, theme.PAPER)
    _lay(canvas, laid, _TOP + (height - _TOP - laid.height) // 2)
    return Sprite(canvas.image, mask, tuple(canvas.texts))


def _rows(found: list[Block], height: int, small: int) -> Rows:
    """The blocks with cards as large as their values can be read, then as far apart as fits: one beside the
    other, or in two rows where *height* has room for them. The cards are *small* where nothing else fits."""
    under = _under(found)
    largest = (height - under) * 5 // 7 if under == _UNDER else small
    halves = [[found[:end], found[end:]] for end in range(1, len(found))]
    for width in (*(size for size in _SIZES if size <= largest), small):
        laid = Rows([found], width, width * 4 // 5)
        if not laid.fits and 2 * (card_height(width) + under + _ABOVE) <= height:
            laid = min(
                (Rows(rows, width, width * 4 // 5) for rows in halves),
                key=lambda each: each.width,
                default=laid,
            )
        if laid.fits:
            steps = range(width + 8, laid.apart, -2)
            break
    else:
        laid = Rows([found], small, small * 2 // 5)
        laid = laid if laid.fits else Rows([found], _LEAST, _LEAST * 2 // 5)
        steps = range(laid.card * 4 // 5, laid.apart, -2)
    wider = (Rows(laid.rows, laid.card, step) for step in steps)
    return next((each for each in wider if each.fits), laid)


def _lay(canvas: Canvas, laid: Rows, y: int) -> None:
    """Lay the blocks down from *y* on, each with its words below it."""
    for row in laid.rows:
        x = _LEFT
        for place, block in enumerate(row):
            wide = block.width(laid.card, laid.apart)
            if x + wide > canvas.image.width - _LEFT:
                return
            _fan(canvas, block.cards, laid.card, laid.apart, x, y)
            if block.words:
                more = any(each.words for each in row[place + 1 :])
                room = wide if more else canvas.image.width - _LEFT - x
                words, _ = fit((block.full, block.words), (SMALL,), room, bold=True)
                canvas.text(words, x, y + card_height(laid.card) + 21, SMALL, theme.PAPER, bold=True)
            x += wide + _BETWEEN
        y += laid.step


def _fan(canvas: Canvas, held: tuple[Card, ...], wide: int, apart: int, x: int, y: int) -> None:
    """Lay the cards of a block side by side, *apart* points from each to the next; narrow ones overlap."""
    right = x + wide + apart * (len(held) - 1)
    with canvas.soft((x - 8, y - 8, right + 8, y + card_height(wide) + 8)):
        for place, each in enumerate(held):
            shown = 1 if place < len(held) - 1 and apart < wide else 0
            lay(canvas, each, wide, x + apart * place, y, shade=2, shown=shown)


def list_counted(view: View, result: Result, look: Look) -> list[tuple[tuple[int, ...], str]]:
    """The cards of a hand as they count, and what for: its groups, GO, Mr. Monopoly; then the rest, without
    words."""
    found = [(cards_of(group), money(group.value, view.edition, look)) for group in result.groups]
    for kind, worth in ((GO, result.goes), (MISTER, result.misters)):
        if worth:
            held = tuple(each for each in result.cards if KIND[each] == kind)
            found.append((held, money(worth, view.edition, look)))
    done = {each for held, _ in found for each in held}
    if rest := tuple(each for each in result.cards if each not in done):
        found.append((rest, ""))
    return [(held, "" if result.void else words) for held, words in found]


def blocks(view: View, result: Result, look: Look) -> list[Block]:
    """The blocks of a hand as they count."""
    stands = standing(Arrangement(result.groups, 0), look)
    found = []
    for held, words in list_counted(view, result, look):
        named = words and KIND[held[0]] == MISTER  # whose sign alone doesn't say who that is
        full = f"{card_name(held[0], view.edition, look)} {words}" if named else words
        cards = tuple(stands.get(each) or card(each, view.edition, look) for each in held)
        found.append(Block(cards, words, full))
    return found
