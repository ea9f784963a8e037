"""The private picture of Cardopoly: what lies ahead of a player, what the others have, and the own pocket."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from games.cardopoly.cards import RANK
from games.cardopoly.preview import Journey, Purchase, journeys, purchase
from games.cardopoly.state import COUNTERS, EDITS
from games.cardopoly.view import View
from games.cards import JACK
from render.cardopoly import grid, people
from render.cardopoly import lane as roads
from render.cardopoly.middle import LAST, paint_last, paint_steps, rounds
from render.cardopoly.park import LEFT, TOP
from render.cardopoly.pawns import bars
from render.cardopoly.plots import face
from render.cardopoly.road import SALARY, flag
from render.cardopoly.stake import exits, paint_stake, stake_height
from render.cardopoly.table import describe_turn, find_amount, headline
from render.cardopoly.trades import rule
from render.kit import theme
from render.kit.canvas import Canvas
from render.kit.cards import card_height, halo
from render.kit.emblems import plate
from render.kit.frame import box, open_canvas
from render.kit.ground import CARDOPOLY
from render.kit.lettering import fit, measure
from render.kit.numbers import number
from render.kit.seats import crown, mark
from render.kit.signs import sign
from render.kit.theme import LARGE, MEDIUM, SMALL, WIDTH, Color, Look

_ROOM = WIDTH - 2 * LEFT
TALLEST = 1092
"""How high the picture may be for a phone, as long as there is a way."""
_HEAD = 68
_WHOLE, _OVERLAPPING = 8, 122
"""Up to so many cards lie side by side; more overlap, and are at most that wide."""
_LEAST = 54
"""The minimum distance of two cards in a row: the circles around their numbers must not touch."""
_MOST = 36
"""With more cards than this, equal-looking ones share a tile of a grid."""
_LOW_ROAD = 116
"""How high the cards along the road are above a grid."""
_NUMBERS, _NUMBER = 62, 34
"""What numbers take below their cards, and what of it if they lie on them."""
_OTHERS = 70
_BETWEEN = 14
_SIGN = 44
"""How wide a sign beside the number of a card is."""
_CARD = 42
_SLIM = 36
"""How wide the cards of a walk are where the line is low."""
_MARK, _HOME = 56, 36
"""How wide the badge of another player is, and the house before the number of properties."""


Row = list[tuple[int, int]]
"""Cards with their number in the pocket."""


class Layout(NamedTuple):
    """How the picture is divided: the road, the pocket's rows, how wide its cards are and how far apart."""

    lane: roads.Lane
    rows: list[Row]
    width: int
    step: int

    @property
    def full(self) -> bool:
        """Whether numbers and signs lie on the cards, as there is no room below them."""
        return len(self.rows) > 1

    @property
    def line(self) -> int:
        """How high a row of the pocket is."""
        return card_height(self.width) + (_NUMBER if self.full else _NUMBERS)

    @property
    def height(self) -> int:
        """The height of the picture."""
        return self.lane.bottom + _BETWEEN + 14 + self.line * len(self.rows) + 34

    @property
    def seen(self) -> int:
        """The visible width of a card in points."""
        return min(self.step, self.width) * card_height(self.width)


def hand(view: View, look: Look) -> Canvas:
    """The hand of the view's seat, below the road."""
    assert view.seat is not None
    here = view.aces[view.seat] >= 0 and not view.out[view.seat] and not view.outcome
    ways = journeys(view) if here else ()
    buys = purchase(view)
    shown = view.draft is not None
    at_stake = _stake_height(view)
    last = view.last if not view.trade and not shown else None
    line = LAST if last else 0
    lane, layout, high = _divide(view, _OTHERS + at_stake + line)
    if line and lane.bottom + high > TALLEST - 62:  # on a full picture, the walk stands beside what is asked
        line = 0
        lane, layout, high = _divide(view, _OTHERS + at_stake)
    tray = lane.bottom + _BETWEEN
    low = tray + 14 + high
    canvas = open_canvas(CARDOPOLY, (low if high else lane.bottom) + 34)
    _head(canvas, view, look, ways)
    roads.paint(canvas, view, look, lane, ways)
    left, top, right, _ = lane.inside
    _others(canvas, view, look, (left, top, right))
    if last and line:
        paint_last(canvas, view, last, look, (left + 20, top + _OTHERS, right - 24))
    if at_stake:
        _stake(canvas, view, look, buys, (left + 12, top + _OTHERS + line, right - 12), beside=not line)
    if high:
        bed = box(CARDOPOLY, _ROOM + 16, low - tray, CARDOPOLY.raised, CARDOPOLY.deep, 2, 22)
        canvas.stamp(bed, LEFT - 8, tray)
    signs = _signs(view, look, buys)
    if layout:
        for line, row in enumerate(layout.rows):
            _row(canvas, look, signs, row, layout, tray + 14 + line * layout.line)
    else:
        grid.paint(canvas, view.hand, look, signs, tray + 14)
    return canvas


def _divide(view: View, lawn: int) -> tuple[roads.Lane, Layout | None, int]:
    """Return the road around a lawn *lawn* high, the layout of a pocket without a grid, and its height."""
    if len(view.hand) <= _MOST:
        layout = _layout(view, list(enumerate(view.hand, 1)), lawn)
        return layout.lane, layout, layout.line * len(layout.rows)
    lane = roads.Lane(len(view.board), TOP, _LOW_ROAD, max(roads.LAWN, lawn))
    return lane, None, grid.STEP * len(grid.build_rows(view.hand))


def _layout(view: View, cards: Row, lawn: int) -> Layout:
    """Find the layout that fits on a phone and shows most of each card, in as few rows as possible."""
    found: list[Layout] = []
    for lines in (1, 2):
        longest = -(-len(cards) // lines)
        rows = [cards[start : start + longest] for start in range(0, len(cards), longest or 1)]
        if fitting := _find_fitting(view, rows, longest, lawn):
            found.append(fitting)
        if longest <= _WHOLE:
            break
    weights = (1.2, 1)  # of one row and of two
    return max(
        found,
        key=lambda layout: (-max(TALLEST, layout.height), layout.seen * weights[len(layout.rows) - 1]),
    )


def _find_fitting(view: View, rows: list[Row], longest: int, lawn: int) -> Layout | None:
    """Find the largest layout of *rows* that fits on a phone, or else the smallest one."""
    found = None
    for high in (142, 130) if len(rows) < 2 else (130,):
        lane = roads.Lane(len(view.board), TOP, high, max(roads.LAWN, lawn))
        for width in (166, 150, 122, 116, 110, 104, 98, 92):
            if longest <= _WHOLE and (width + 9) * longest - 9 > _ROOM:
                continue
            if longest > _WHOLE and width > _OVERLAPPING:
                continue
            step = min(width + 10, (_ROOM - width) // max(1, longest - 1))
            if step < _LEAST:
                continue
            found = Layout(lane, rows, width, step)
            if found.height <= TALLEST:
                return found
    return found


# The line at the top


def _head(canvas: Canvas, view: View, look: Look, ways: tuple[Journey, ...]) -> None:
    """Paint what is asked of whom, and at the right what the player has."""
    seat = view.seat
    assert seat is not None
    mine = (view.outcome is None and seat in view.awaited) or look.guest
    right = WIDTH - LEFT - 8
    if not view.out[seat]:
        for card in reversed(people.chances(view, seat)[0]):
            right -= _CARD
            top = _HEAD - card_height(_CARD) // 2
            canvas.put(people.chance(card, _CARD, look.four_color), right, top)
            canvas.spots["card", card] = (right, top, right + _CARD, top + card_height(_CARD))
            right -= 6
        risks = people.phrase_risks(view, look, seat)
        if view.chance[seat] and not risks:  # these need the room
            right -= people.SIGN
            canvas.put(people.chance_sign(), right, _HEAD - people.SIGN // 2)
            right -= 10
        if view.salaries[seat] > SALARY:
            words = f"+{view.salaries[seat]}"
            right -= measure(words, MEDIUM, bold=True)
            canvas.text(words, right, _HEAD, MEDIUM, CARDOPOLY.text, bold=True)
            right -= 40
            canvas.put(flag(36, theme.PAPER), right, _HEAD - 19)
            right -= 10
        if owned := _phrase_owned(view, seat):
            right -= _homes(canvas, view, owned, right) + 10
        right -= people.measure_pocket(len(view.hand), LARGE)
        people.put_pocket(canvas, len(view.hand), right, _HEAD, size=LARGE, alarm=bool(risks))
        right -= 12
        if risks:
            asked = measure(_phrase_question(view, look), LARGE, bold=True) if mine else 0
            risk, _ = fit(risks if mine else risks[-1:], (SMALL,), right - LEFT - 88 - asked)
            right -= canvas.text(risk, right, _HEAD, SMALL, CARDOPOLY.text, bold=True, anchor="r") + 12
    if view.out[seat]:
        words = look.say(f"picture-{view.out[seat]}")
        right -= canvas.text(words, right, _HEAD, MEDIUM, CARDOPOLY.muted, anchor="r") + 16
    if not mine:
        mark(canvas, look.seats[seat], right - 28, _HEAD, bool(view.out[seat]))
        right -= 68
    if look.guest or look.past or mine:
        said = [_phrase_question(view, look)] if mine else []
        headline(canvas, look, (seat,), look.over_hand(seat, said, rounds(view, look)[0]), right)
    else:
        seats = view.outcome.winners if view.outcome else view.awaited
        names = ([name(each) for each in range(view.seats)] for name in (look.name, look.letter))
        choices = (_phrase_waiting(view, look, each) for each in names)
        headline(canvas, look, seats, choices, right)


def _phrase_waiting(view: View, look: Look, names: Sequence[str]) -> str:
    """Say whom the hand waits for, or who won, with these *names* by seat."""
    if view.outcome:
        return describe_turn(view, look, names)
    return look.say("game-picture-wait", name=" & ".join(names[seat] for seat in view.awaited))


def _phrase_owned(view: View, seat: int) -> str:
    """Say how many properties *seat* has (in Quick Play, of how many to win); empty if nobody has any."""
    if not any(space.owner >= 0 for space in view.board):
        return ""
    goal = people.goal(view)
    return f"{people.count_owned(view, seat)}/{goal}" if goal else str(people.count_owned(view, seat))


def _homes(canvas: Canvas, view: View, words: str, right: int) -> int:
    """Paint how many properties there are, on gold if one wins, crowned if they lead; return the width."""
    assert view.seat is not None
    width = measure(words, MEDIUM, bold=True) + 66
    goal = people.goal(view)
    near = goal and people.count_owned(view, view.seat) >= goal - 1
    if near:
        canvas.put(plate(width, 62, 10, theme.GOLD, theme.GOLD_EDGE), right - width, _HEAD - 31)
    leads = view.seat in people.leaders(view)
    ink = theme.INK if near else theme.GOLD_LIT if leads else CARDOPOLY.text
    canvas.text(words, right - 12, _HEAD, MEDIUM, ink, bold=True, anchor="r")
    canvas.put(people.home(36, ink, ink), right - width + 10, _HEAD - 19)
    if leads:
        canvas.put(crown(40), right - width + 8, _HEAD - 39)
    return width


def _phrase_question(view: View, look: Look) -> str:
    asks = view.phase
    if view.trade:
        may_change = view.counters < COUNTERS and view.edits < EDITS
        asks = "counter" if view.draft else "offer" if may_change else "trade"
    elif view.draft:
        asks = "draft"
    elif asks == "land" and not purchase(view).pays:
        asks = "leave"
    return look.say(f"cardopoly-picture-hand-{asks}", count=find_amount(view))


# Within the road


def _others(canvas: Canvas, view: View, look: Look, at: tuple[int, int, int]) -> None:
    """Paint what the other players have, with lines between them."""
    assert view.seat is not None
    left, top, right = at
    y = top + (_OTHERS + 12) // 2
    x, end = left + 12, right - 14
    others = [seat for seat in range(view.seats) if seat != view.seat and not view.out[seat]]
    mate = people.partner(view, view.seat)
    others.sort(key=lambda seat: seat != mate)
    held = {seat: people.chances(view, seat)[0] for seat in others}
    lower = sum(max(0, len(cards) - 1) for cards in held.values())
    owned = [_phrase_owned(view, seat) for seat in range(view.seats)]
    leaders = people.leaders(view)
    partner = measure(look.say("cardopoly-picture-partner"), SMALL)
    for style in _STYLES:
        fixed = 0
        for seat in others:
            fixed += (
                _MARK + people.measure_pocket(view.hand_sizes[seat], MEDIUM) + 2 * style.gap + style.apart
            )
            fixed += style.card + style.sign * (people.SIGN + 6) if held[seat] else 0
            fixed += _HOME + 4 + style.gap + measure(owned[seat], style.size, bold=True) if owned[seat] else 0
            fixed += partner + style.gap if seat == mate else 0
        if fixed + (style.card + 3) * lower <= end - x:
            break
    width = style.card
    step = max(10, min(width + 3, (end - x - fixed) // max(1, lower)))
    apart = style.apart + max(0, min(24, (end - x - fixed - step * lower) // max(1, len(others))))
    for place, seat in enumerate(others):
        if place:
            canvas.put(rule(2, _OTHERS - 12), x - apart // 2 - 3, y - (_OTHERS - 12) // 2)
        if seat in leaders:
            mark(canvas, look.seats[seat], x + 28, y + 7, size=48, leads=True)
        else:
            mark(canvas, look.seats[seat], x + 28, y)
        x += _MARK + style.gap
        if seat == mate:
            x += canvas.text(look.say("cardopoly-picture-partner"), x, y, SMALL, CARDOPOLY.text) + style.gap
        x += people.put_pocket(canvas, view.hand_sizes[seat], x, y, size=MEDIUM) + style.gap
        if owned[seat]:
            ink = theme.GOLD_LIT if seat in leaders else theme.PAPER
            canvas.put(people.home(_HOME, ink, theme.INK), x, y - _HOME // 2 - 2)
            x += _HOME + 4
            x += canvas.text(owned[seat], x, y, style.size, ink, bold=True) + style.gap
        if held[seat] and style.sign:
            canvas.put(people.chance_sign(), x, y - people.SIGN // 2)
            x += people.SIGN + 6
        for card in held[seat]:
            canvas.put(people.chance(card, width, look.four_color), x, y - card_height(width) // 2)
            x += step
        x += (width - step if held[seat] else 0) + apart


class _Style(NamedTuple):
    """How others are shown: a *size* of type, gaps, how wide a *card* is, and its *sign*."""

    size: int
    gap: int
    apart: int
    card: int
    sign: bool


_STYLES = (
    _Style(MEDIUM, 10, 24, 46, True),
    _Style(MEDIUM, 6, 18, 44, True),
    _Style(MEDIUM, 5, 14, 42, False),
    _Style(SMALL, 5, 12, 42, False),
    _Style(SMALL, 4, 10, 36, False),
)
"""From the largest one on: the first that fits is taken, or the last one, with cards that overlap."""


def _stake_height(view: View) -> int:
    """Return the height of what is at stake."""
    if high := stake_height(view, wide=True):
        return high + 10
    return 60 if view.phase in ("land", "jail") and view.seat in view.awaited else 0


def _stake(
    canvas: Canvas, view: View, look: Look, buys: Purchase, at: tuple[int, int, int], *, beside: bool
) -> None:
    """Paint what is being decided, and the signs of the cards that can pay and claim.

    The last walk is *beside* the signs if it has no line of its own.
    """
    assert view.seat is not None
    left, top, right = at
    if view.phase == "jail":
        _exits(canvas, view, look, (left + right) // 2, top + 28)
        return
    lands = not stake_height(view, wide=True)
    if not lands:
        paint_stake(canvas, view, look, at, wide=True)
    y = top + (28 if lands else stake_height(view, wide=True) // 2)
    if lands and not buys.pays:
        words = look.say("cardopoly-picture-cannot-buy")
        canvas.text(words, (left + right) // 2, y, SMALL, CARDOPOLY.text, anchor="m")
    elif buys.pays:
        if lands and beside and view.last:
            paint_steps(canvas, view, view.last, look, left + 8, y, _SLIM)
            lands = False
        brings = _brings(buys, look)
        signs = (("claims", look.seats[view.seat].color), ("pays", None))
        wide = sum(50 + measure(look.say(f"cardopoly-picture-{what}"), SMALL) + 30 for what, _ in signs) - 30
        wide += measure(brings, SMALL, bold=True) + 60 if brings else 0
        x = (left + right - wide) // 2 if lands else right - 18 - wide
        for what, color in signs:
            canvas.put(grid.draw_sign(color, _SIGN, theme.PAPER), x, y - _SIGN // 2)
            words = look.say(f"cardopoly-picture-{what}")
            x += 50 + canvas.text(words, x + 50, y, SMALL, CARDOPOLY.text) + 30
        if brings:
            if buys.salary and not buys.wins:
                canvas.put(flag(36, theme.PAPER), x, y - 19)
                x += 40
            canvas.text(brings, x, y, SMALL, theme.GOLD_LIT if buys.wins else CARDOPOLY.text, bold=True)


def _exits(canvas: Canvas, view: View, look: Look, middle: int, y: int) -> None:
    """Paint the open ways out of jail side by side."""
    assert view.seat is not None
    ways = exits(view, look)
    jacks = [card for card in view.chance[view.seat] if RANK[card] == JACK]
    room = 46
    x = middle - (sum(room + measure(words, SMALL, bold=True) + 40 for words in ways.values()) - 40) // 2
    for way, words in ways.items():
        if way == "jack":
            canvas.put(people.chance(jacks[0], 36, look.four_color), x, y - card_height(36) // 2)
        else:
            drawing = sign("pay", 36, theme.PAPER) if way == "fine" else bars(36, 32)
            canvas.put(drawing, x, y - drawing.height // 2)
        x += room + canvas.text(words, x + room, y, SMALL, CARDOPOLY.text, bold=True) + 40


def _brings(buys: Purchase, look: Look) -> str:
    """Describe what buying brings besides the property. This is usually empty."""
    if buys.wins:
        return look.say("cardopoly-picture-wins")
    return f"+{buys.salary}" if buys.salary else ""


# The pocket


def _row(
    canvas: Canvas,
    look: Look,
    signs: Sequence[tuple[frozenset[int], Color | None]],
    row: Row,
    layout: Layout,
    top: int,
) -> None:
    width, step = layout.width, layout.step
    height = card_height(width)
    x = (WIDTH - step * (len(row) - 1) - width) // 2 if len(row) < 9 else LEFT
    size = 38
    for place, (held, card) in enumerate(row):
        left = x + place * step
        canvas.put(face(card, width, look.four_color), left, top, shade=4)
        if ("cardopoly", card) in look.fresh:
            canvas.put(halo(width), left, top)
        seen = min(step, width)
        canvas.spots["card", card] = (
            left,
            top,
            left + (width if place == len(row) - 1 else seen),
            top + height,
        )
        below = [color for cards, color in signs if card in cards]
        beside = not layout.full and seen >= _LEAST + _SIGN * len(below)
        middle = left + seen // 2 - (_SIGN * len(below) // 2 if beside else 0)
        y = top + height + (4 if layout.full else _NUMBERS // 2 + 2)
        number(canvas, held, middle, y)
        for each, color in enumerate(below):
            picture = grid.draw_sign(color, _SIGN if beside else size, theme.PAPER if beside else theme.INK)
            if beside:
                canvas.put(picture, middle + 29 + (_SIGN + 1) * each, y - _SIGN // 2)
            else:
                canvas.put(
                    picture, middle - size // 2, y - (26 if layout.full else 40) - size - (size - 2) * each
                )


def _signs(view: View, look: Look, buys: Purchase) -> list[tuple[frozenset[int], Color | None]]:
    """Cards of the pocket that can buy the property in question, with the color of their sign.

    A house in the player's color is a claim card. Coins, which have no color, pay.
    """
    assert view.seat is not None
    return [(buys.claims, look.seats[view.seat].color), (buys.pays, None)] if buys.pays else []
