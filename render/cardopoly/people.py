"""The players of Cardopoly along the foot of the park: their cards, properties, and what threatens them."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache, partial
from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw

from games.cardopoly.actions.ending import QUICK, QUICK_TEAMS
from games.cardopoly.state import NOBODY
from games.cardopoly.view import View
from render.cardopoly.pawns import bars
from render.cardopoly.plots import face
from render.cardopoly.road import SALARY, SAND, flag
from render.kit import theme
from render.kit.canvas import Canvas, Sprite, draw_fine
from render.kit.cards import back, letter
from render.kit.emblems import plate
from render.kit.frame import box
from render.kit.ground import CARDOPOLY
from render.kit.heads import Head, find_leaders, head
from render.kit.lettering import fit, measure
from render.kit.numbers import count
from render.kit.seats import crown, disc, mark, rank
from render.kit.theme import LARGE, MEDIUM, SMALL, WIDTH, Color, Look

EDGE, GAP = 36, 12
HEIGHT = 228
"""How high a place is; …"""
QUICK_HEIGHT = 264
"""… and in Quick Play, where it has a row of houses."""
CHANCES = 8
"""So many cards of a chance pocket are shown, the latest ones; the others are a number."""
REACH = 10
"""How far a card can bring a pawn."""

SIGN = 36
"""How wide the question mark before chance cards is."""
_CARD, _SEEN = 40, 20
"""How wide a card is, and how much of it is seen below others at least."""
_CROWN = 42
_BACK, _BESIDE = 34, 24
"""How wide the card backs behind the number of a pocket are, and what of them is seen beside it."""


class Person(NamedTuple):
    """What a player has.

    *cards* are in the pocket. *risks* say, in a long and a short form, how high a rent within reach is that
    would take the whole pocket. *owned* are the properties that count, *goal* how many win. *ahead* says
    that nobody has more.
    """

    head: Head
    cards: int
    risks: tuple[str, ...]
    chance: tuple[int, ...]
    unshown: int
    owned: int
    goal: int
    score: str
    ahead: str
    jailed: bool
    salary: int


def build_person(view: View, look: Look, seat: int) -> Person:
    """The player of *seat*."""
    chance, unshown = chances(view, seat)
    leads = seat in leaders(view)
    return Person(
        head=head(view, look, seat, leads=leads and not view.teams),
        cards=view.hand_sizes[seat],
        risks=phrase_risks(view, look, seat),
        chance=() if view.out[seat] else chance,
        unshown=unshown,
        owned=count_owned(view, seat),
        goal=goal(view),
        score=look.say("cardopoly-picture-score", count=count_owned(view, seat), goal=goal(view))
        if view.quick
        else "",
        ahead=look.say("cardopoly-picture-ahead") if leads else "",
        jailed=view.lost[seat] and not view.out[seat],
        salary=0 if view.out[seat] else view.salaries[seat],
    )


def goal(view: View) -> int:
    """How many properties win Quick Play; 0 where none do."""
    return (QUICK_TEAMS if view.teams else QUICK) if view.quick else 0


def score(view: View, look: Look, seat: int) -> str:
    """How near *seat* is to winning Quick Play, in words."""
    if not view.quick:
        return ""
    return look.say("cardopoly-picture-score", count=count_owned(view, seat), goal=goal(view))


def count_owned(view: View, seat: int) -> int:
    """The unmortgaged properties of *seat*; in Quick Play with those of its partner."""
    seats = {seat, partner(view, seat)} - {NOBODY} if view.quick else {seat}
    return sum(space.owner in seats and not space.mortgaged for space in view.board)


def leaders(view: View) -> tuple[int, ...]:
    """The seats ahead by the count that ends a match: unmortgaged properties, then cards (CP-92, CP-95).

    Before anybody owns a property, nobody leads.
    """
    seats = range(view.seats)
    teams = [{seat, partner(view, seat)} - {NOBODY} for seat in seats]
    owned = [sum(space.owner in team and not space.mortgaged for space in view.board) for team in teams]
    cards = [sum(view.hand_sizes[each] for each in team) for team in teams]
    return find_leaders(view, list(zip(owned, cards, strict=True))) if any(owned) else ()


def partner(view: View, seat: int) -> int:
    """The partner of *seat* in Team Play, or nobody."""
    return (seat + 2) % 4 if view.teams else NOBODY


def chances(view: View, seat: int) -> tuple[tuple[int, ...], int]:
    """The cards of the chance pocket of *seat* that are shown, and how many others there are."""
    held = view.chance[seat]
    return held[-CHANCES:], max(0, len(held) - CHANCES)


def charges(view: View, seat: int, number: int) -> int:
    """The rent that *seat* would owe at the space *number*; 0 if none."""
    space = view.board[number]
    free = space.mortgaged or space.owner in (NOBODY, seat, partner(view, seat))
    return 0 if free else space.rent


def ruins(view: View, seat: int, number: int) -> bool:
    """Whether the rent at the space *number* would take the whole pocket of *seat* if it walked there now."""
    rent, here = charges(view, seat, number), view.places[seat]
    salary = view.salaries[seat] if number <= here else 0
    return bool(rent) and view.hand_sizes[seat] + salary <= rent


def _reach(view: View, seat: int) -> list[int]:
    """The spaces that the next card of *seat* can lead to."""
    return [(view.places[seat] + steps) % len(view.board) for steps in range(1, REACH + 1)]


def find_risk(view: View, seat: int) -> tuple[int, int]:
    """The highest rent that the next card of *seat* could lead to, if it takes the whole pocket, and whose.

    Otherwise that is 0, and nobody's.
    """
    ruinous = [number for number in _reach(view, seat) if ruins(view, seat, number)]
    if not ruinous:
        return 0, NOBODY
    most = max(ruinous, key=partial(charges, view, seat))
    return charges(view, seat, most), view.board[most].owner


def phrase_risks(view: View, look: Look, seat: int) -> tuple[str, ...]:
    """Say in a long and a short form what could take the whole pocket of *seat*; nothing if nothing can."""
    debt = view.debt
    if view.out[seat] or view.outcome:
        return ()
    if debt and debt.by == seat and debt.amount >= view.hand_sizes[seat]:
        what, most, to = "owes", debt.amount, debt.to
    else:
        what, (most, to) = "risk", find_risk(view, seat)
    if not most:
        return ()
    return (
        look.say(f"cardopoly-picture-{what}", count=most, to=look.seats[to].letter),
        look.say(f"cardopoly-picture-{what}-brief", count=most),
    )


def order(view: View) -> list[list[int]]:
    """The seats from left to right, partners side by side."""
    if view.teams:
        return [[0, 2], [1, 3]]
    return [[seat] for seat in range(view.seats)]


def row_height(view: View) -> int:
    """How high the places are."""
    return QUICK_HEIGHT if view.quick else HEIGHT


def paint(canvas: Canvas, view: View, look: Look, top: int) -> None:
    """Paint everybody from *top* on."""
    height, room = row_height(view), WIDTH - 2 * EDGE
    teams = order(view)
    width = (room - GAP * (view.seats - 1)) // view.seats
    x, cards = EDGE, any(view.chance[seat] for seat in range(view.seats) if not view.out[seat])
    for team in teams:
        if len(team) > 1:
            both = box(CARDOPOLY, 2 * width + GAP + 12, height + 12, CARDOPOLY.line, CARDOPOLY.deep, 3, 22)
            canvas.stamp(both, x - 6, top - 6)
        for seat in team:
            person = build_person(view, look, seat)
            canvas.stamp(sprite(person, (width, height), look.four_color, cards), x, top)
            x += width + GAP
        if len(team) > 1 and team[0] in leaders(view):  # one crown for both
            canvas.put(crown(_CROWN), x - width - GAP - GAP // 2 - _CROWN // 2, top + 24)


@lru_cache(maxsize=128)
def sprite(person: Person, size: tuple[int, int], four_color: bool, cards: bool) -> Sprite:
    """The picture of *person* in that *size*; with *cards*, it has room for chance cards."""
    width, height = size
    lit, out = person.head.lit, bool(person.head.out)
    fill = CARDOPOLY.lit if lit else CARDOPOLY.raised
    edge, line = (theme.GOLD, 6) if lit else (CARDOPOLY.deep, 3)
    tray = box(CARDOPOLY, width, height, fill, edge, line)
    canvas = Canvas(tray.image.copy(), CARDOPOLY)
    ink = CARDOPOLY.muted if out else CARDOPOLY.text
    rows: list[tuple[int, Callable[[int], None]]] = [(56, lambda y: _name(canvas, person, width, y, ink))]
    if out:
        rows.append((44, lambda y: _out(canvas, person, width, y, ink)))
    else:
        wide = width > 400
        if person.goal:
            rows.append((40, lambda y: _houses(canvas, person, width, y)))
        rows.append((60, lambda y: _figures(canvas, person, width, y, ink, four_color, wide)))
        rows.append((36, lambda y: _standing(canvas, person, width, y, ink)))
        if (cards or (person.risks and _is_below(person))) and not wide:
            rows.append((58, lambda y: _risk_and_cards(canvas, person, (18, width - 18), y, four_color, ink)))
    spare = (height - sum(high for high, _ in rows)) // (len(rows) + 1)
    spare = min(spare, 18)
    y = (height - sum(high for high, _ in rows) - spare * (len(rows) - 1)) // 2
    for high, draw in rows:
        draw(y + high // 2)
        y += high + spare
    return Sprite(canvas.image, tray.mask, tuple(canvas.texts))


def _name(canvas: Canvas, person: Person, width: int, y: int, ink: Color) -> None:
    if person.head.leads:  # the crown stands above a smaller mark
        mark(canvas, person.head.mark, 44, y + 13, size=42)
        canvas.put(crown(_CROWN), 44 - _CROWN // 2, y - 31)
    else:
        mark(canvas, person.head.mark, 44, y, bool(person.head.out))
    right = width - 16
    if person.head.place:
        rank(canvas, person.head.place, right - 50, y - 25)
        right -= 60
    elif person.jailed:
        canvas.put(bars(44, 44), right - 44, y - 22)
        right -= 54
    name, size = fit(person.head.names, (MEDIUM, SMALL), right - 82, bold=True)
    if measure(name, size, bold=True) <= right - 82:  # if not, the badge tells who it is
        canvas.text(name, 82, y, size, ink, bold=True)


def _out(canvas: Canvas, person: Person, width: int, y: int, ink: Color) -> None:
    words, size = fit([person.head.out], (MEDIUM, SMALL), width - 36)
    canvas.text(words, 20, y, size, ink)


def measure_pocket(cards: int, size: int) -> int:
    """How wide the number of *cards* in a pocket is, in type of that *size*."""
    return _BESIDE + max(size + 22, measure(str(cards), size, bold=True) + 28)


def put_pocket(canvas: Canvas, cards: int, left: int, y: int, *, size: int, alarm: bool = False) -> int:
    """Paint the number of *cards* in a pocket before card backs, red as an *alarm*; return the width."""
    width = measure_pocket(cards, size)
    canvas.put(_backs(), left - 6, y - _backs().height // 2)
    count(canvas, str(cards), left + (_BESIDE + width) // 2, y, size=size, alarm=alarm)
    return width


@cache
def _backs() -> Image.Image:
    """Two card backs, fanned to the left (RGBA)."""
    card = back(CARDOPOLY, _BACK)
    picture = Image.new("RGBA", (_BACK * 2, card.height * 3 // 2))
    for turn, x in ((24, 0), (8, 10)):
        turned = card.rotate(turn, Image.Resampling.BICUBIC, expand=True)
        picture.alpha_composite(turned, (x, (picture.height - turned.height) // 2))
    return picture


@cache
def home(size: int, fill: Color, edge: Color) -> Image.Image:
    """A small house (RGBA)."""

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        unit = size * fine / 40
        points = [(1, 20), (20, 3), (39, 20), (34, 20), (34, 37), (6, 37), (6, 20)]
        line = [(x * unit, y * unit) for x, y in points]
        pen.polygon(line, fill=fill)
        pen.line([*line, line[0], line[1]], fill=edge, width=3 * fine, joint="curve")

    return draw_fine(size, size, draw)


def _houses(canvas: Canvas, person: Person, width: int, y: int) -> None:
    """A house for each property that wins Quick Play: those that are owned are filled."""
    seat = person.head.mark
    step = min(42, (width - 36 - 38) // (person.goal - 1))
    for place in range(person.goal):
        there = place < person.owned
        fill = seat.color if there else CARDOPOLY.deep
        edge = theme.PAPER if there else CARDOPOLY.line
        canvas.put(home(38, fill, edge), 18 + step * place, y - 19)


def _figures(
    canvas: Canvas, person: Person, width: int, y: int, ink: Color, four_color: bool, wide: bool
) -> None:
    """Paint the numbers of properties and cards, and a full set; if *wide*, the chance cards too."""
    x, right = 18, width - 18
    pocket = measure_pocket(person.cards, MEDIUM)
    put_pocket(canvas, person.cards, right - pocket, y, size=MEDIUM, alarm=bool(person.risks))
    right -= pocket + 16
    if person.goal:
        words, size = fit([person.score], (LARGE, MEDIUM, SMALL), right - x, bold=True)
        near, tone = person.owned >= person.goal - 1, ink
        if near:
            golden = plate(measure(words, size, bold=True) + 20, 58, 10, theme.GOLD, theme.GOLD_EDGE)
            canvas.put(golden, x - 4, y - 29)
            x, tone = x + 6, theme.INK
        x += canvas.text(words, x, y, size, tone, bold=True) + 16
    else:
        canvas.put(home(44, person.head.mark.color, theme.PAPER), x, y - 24)
        x += 50 + canvas.text(str(person.owned), x + 50, y, LARGE, ink, bold=True) + 10
    if wide:
        _risk_and_cards(canvas, person, (x + 12, right), y, four_color, ink)


def _standing(canvas: Canvas, person: Person, width: int, y: int, ink: Color) -> None:
    """Say who is ahead, and the salary of a full set; if there is neither, that the pocket is at risk."""
    x, right = 18, width - 18
    if person.ahead:
        right -= canvas.text(person.ahead, right, y, SMALL, theme.GOLD_LIT, bold=True, anchor="r") + 12
    elif person.risks and not _is_below(person):
        risk, size = fit(person.risks, (SMALL,), right - x)
        right -= canvas.text(risk, right, y, size, ink, anchor="r") + 12
    words = f"+{person.salary}"
    if person.salary > SALARY and x + 36 + measure(words, SMALL, bold=True) <= right:
        canvas.put(flag(32, ink), x, y - 17)
        canvas.text(words, x + 36, y, SMALL, ink, bold=True)


def _is_below(person: Person) -> bool:
    """Whether a risk of *person* is said beside the chance cards, since other words need its place."""
    return bool(person.ahead) or person.salary > SALARY


def _risk_and_cards(
    canvas: Canvas, person: Person, between: tuple[int, int], y: int, four_color: bool, ink: Color
) -> None:
    """Say at the right end if the pocket is at risk, unless it's said above or chance cards need the room."""
    left, right = between
    cards = len(person.chance)
    needed = _CARD + _SEEN * (cards - 1) if cards else 0
    room = right - left - needed - (10 if needed else 0)
    if person.risks and _is_below(person) and not person.unshown:
        risk, size = fit(person.risks, (SMALL,), room)
        if (wide := measure(risk, size)) <= room:
            canvas.text(risk, right, y, size, ink, anchor="r")
            right -= wide + 10
    _cards(canvas, person, (left, right), y, four_color, ink)


def _cards(
    canvas: Canvas, person: Person, between: tuple[int, int], y: int, four_color: bool, ink: Color
) -> None:
    """The chance pocket, its cards as close together as there is room."""
    left, right = between
    if person.unshown:
        more = f"+{person.unshown}"
        left += canvas.text(more, left, y, SMALL, ink, bold=True) + 8
    if not person.chance:
        return
    spare = right - left - _CARD - (_CARD + 4) * (len(person.chance) - 1)
    if spare >= SIGN + 6:
        canvas.put(chance_sign(), left, y - SIGN // 2)
        left += SIGN + 6
    step = min(_CARD + 4, (right - left - _CARD) // max(1, len(person.chance) - 1))
    for place, card in enumerate(person.chance):
        canvas.put(chance(card, _CARD, four_color), left + place * step, y - _CARD * 7 // 10)


@lru_cache(maxsize=64)
def chance(card: int, width: int, four_color: bool) -> Image.Image:
    """A *card* of a chance pocket (RGBA): of the color of sand, so that it isn't taken for a pocket card."""
    piece = face(card, width, four_color)
    tone = Image.new("RGB", piece.image.size, SAND)
    tinted = ImageChops.multiply(piece.image.convert("RGB"), tone)
    tinted.putalpha(piece.mask or piece.image.getchannel("A"))
    return tinted


@cache
def chance_sign() -> Image.Image:
    """The question mark before the cards of a chance pocket (RGBA)."""
    picture = disc(SIGN, SAND, theme.INK).copy()
    letter(picture, "?", SMALL, SIGN / 2, SIGN / 2, theme.INK)
    return picture
