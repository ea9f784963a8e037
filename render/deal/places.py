"""A player's part of the avenue: the skyline of their sets, lamps for the full ones, and the till."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from functools import lru_cache
from typing import NamedTuple

from games.deal.cards import SIZE, VALUE
from games.deal.view import Ask, Group, View
from render.deal.faces import bill_words, millions, put_bill, put_edge
from render.deal.street import (
    LAMP_HEIGHT,
    LAMP_WIDTH,
    NIGHT,
    PALE,
    SMALL_LAMP_HEIGHT,
    SMALL_LAMP_WIDTH,
    STREET,
    burst,
    glow,
    hollow,
    lamp,
    road,
    sky,
)
from render.deal.towers import (
    FLAG,
    OVER,
    PLINTH,
    STOREY,
    Tower,
    flag_shape,
    flag_width,
    tower_of,
    tower_sprite,
)
from render.kit import theme
from render.kit.canvas import Box, Canvas, Sprite
from render.kit.ground import DEAL
from render.kit.heads import find_leaders
from render.kit.lettering import fit, measure
from render.kit.seats import crown, held_cards, mark, rank
from render.kit.theme import LARGE, MEDIUM, SMALL, Look, Seat

SETS = 3
"""Full sets of different colors that end a round."""
MARGIN, ALLEY = 24, 26
"""Free on the left and right of a till, and of the towers above it: paths run there."""
WIDE, NARROW = 800, 420
"""From this width on a till has one line; below the other it may need three."""
_TWO_LINES = 150
"""Tills higher than this have three lines."""
_BILL, _BILL_HEIGHT = 44, 56
_TOWER = 62
"""How much room a tower should have at least, with the gap beside it."""
_WIDEST = 200
"""How wide a tower is at most."""
_LABEL = 20
"""How much room there is around the word that says what the numbers under the towers are."""
_NARROWEST = 80
"""Where towers of a narrow place would be narrower beside the word for rents, that is left out."""
_NAME = 380
"""How much room a name may claim, with the badge and the hand beside it."""
_ROOMY = 112
"""How much room there is for each tower where tall lamps stand beside them."""
_SLIM = 62
"""Where towers beside a flag would be slimmer than this, it flies above the last one instead."""
_HEAD = 18
"""How much room the head of a path that leads to the hand needs beside it."""
_CROWN = 46
"""How wide the crown beside points is."""
_STEP = 6
"""Towers grow in steps of so many points, so that one of a size is drawn once for many pictures."""


class Place(NamedTuple):
    """What a place shows. *names* of its player from the longest to the shortest; *held* is the hand's size.

    *rank* is the place reached, 0 before the end. *lit*: the match waits for the seat, or it has won. *notes*
    are the values in the bank with how many there are, the largest first; those of the value *paid* moved
    just now. *full* counts the full sets of different colors. *pointed*: a path leads to the bank.
    *gave* are the values of notes that just left it, *played*: a card just left the hand, *drew*:
    a path leads there. *leads* as found
    by `leaders`: a crown says so beside the points where these decide, else on the badge. *due*: everything
    in the bank is asked for. *label* says what the numbers under the towers are: values where the player is
    *owing*, else rents. *sets* is the word beside the lamps.
    """

    mark: Seat
    names: tuple[str, ...]
    held: int
    rank: int
    lit: bool
    out: str
    total: str
    notes: tuple[tuple[int, int], ...]
    paid: tuple[int, ...]
    points: tuple[str, ...]
    full: int
    towers: tuple[Tower, ...]
    flag: str
    unit: str
    pointed: bool
    gave: tuple[int, ...]
    played: bool
    drew: bool
    leads: bool
    due: bool
    label: str
    owing: bool
    sets: str


class Spots(NamedTuple):
    """Where things are in the picture of a place: the hand, the bank, towers by color, notes by value."""

    hand: tuple[int, int]
    bank: tuple[int, int]
    towers: dict[int, Box]
    notes: dict[int, Box]
    pavement: int


def place_of(
    view: View,
    look: Look,
    seat: int,
    now: Collection[int] = (),
    wanted: Collection[int] = (),
    pointed: bool = False,
    gave: Collection[int] = (),
    played: bool = False,
    drew: bool = False,
) -> Place:
    """The place of *seat*, in which the cards *now* moved or are *wanted*.

    *pointed*: a path leads to its bank, *gave* are cards that just left it, *played*: one left the hand,
    *drew*: a path leads there.
    """
    over, out, name = view.outcome, view.out[seat], look.name(seat)
    points: tuple[str, ...] = ()
    if view.options["scoring"] == "points":
        ids = ("deal-picture-points", "deal-picture-points-short")
        points = tuple(look.say(id, points=view.points[seat]) for id in ids)
    elif over and not out:
        points = (look.say("deal-picture-alt-worth", worth=millions(view.worth[seat], look)),)
    groups = () if out else view.groups[seat]
    full = {group.color for group in groups if group.full}
    ending = over is None and len(full) == SETS - 1
    towers = [
        tower_of(
            group,
            look,
            now,
            wanted,
            figure=find_figure(view, seat, group),
            near=ending and is_near(group, full),
        )
        for group in groups
    ]
    owing = owes(view, seat)
    values = Counter(VALUE[card] for card in view.banks[seat])
    return Place(
        mark=look.seats[seat],
        names=(name, shorten(name, look.letter(seat)), look.letter(seat), ""),
        held=view.hand_sizes[seat],
        rank=over.place(seat) if over else 0,
        lit=seat in over.winners if over else seat in view.awaited,
        out=look.say(f"picture-{out}") if out else "",
        total=millions(view.bank_values[seat], look),
        notes=tuple(sorted(values.items(), reverse=True)),
        paid=tuple(sorted({VALUE[card] for card in view.banks[seat] if card in now})),
        points=points,
        full=min(SETS, len(full)),
        towers=tuple(
            sorted(towers, key=lambda tower: (tower.near, not tower.full, tower.missing, tower.color))
        ),
        flag=look.say("deal-picture-to-go", count=1),
        unit=look.say("deal-picture-unit"),
        pointed=pointed,
        gave=tuple(sorted((VALUE[card] for card in gave), reverse=True)),
        played=played,
        drew=drew,
        leads=seat in leaders(view),
        due=owes_all(view, seat),
        label=look.say("deal-picture-values" if owing else "deal-picture-rents"),
        owing=owing,
        sets=look.say("deal-picture-sets"),
    )


def leaders(view: View) -> tuple[int, ...]:
    """The seats with the most points or, in a match for sets, those that would win if it ended now."""
    if view.options["scoring"] == "points":
        return find_leaders(view, view.points)
    sets = [len({group.color for group in groups if group.full}) for groups in view.groups]
    return find_leaders(view, list(zip(sets, view.worth, strict=True)))


def takes_all(view: View, ask: Ask) -> bool:
    """Whether the target of *ask* has to pay more than there is in front of them, unless a No stands."""
    return not ask.settled and ask.nos % 2 == 0 and view.worth[ask.seat] < ask.sum


def owes(view: View, seat: int) -> bool:
    """Whether *seat* is asked for a payment that isn't settled."""
    return view.window is not None and any(
        ask.seat == seat and ask.sum and not ask.settled for ask in view.window.asks
    )


def find_figure(view: View, seat: int, group: Group) -> int | None:
    """Return the millions to show with *group* of *seat*: its rent, unless somebody has to pay.

    Payments are counted in card values, so then it is what the group is worth, and None for all others. It is
    None for everybody once the match is over, too.
    """
    if view.outcome:
        return None
    if owes(view, seat):
        return sum(VALUE[card] for card in cards_of(group))
    if any(owes(view, each) for each in range(view.seats)):
        return None
    return group.rent


def cards_of(group: Group) -> list[int]:
    """The cards of *group* with its buildings."""
    return [*group.cards, *(card for card in (group.house, group.hotel) if card is not None)]


def owes_all(view: View, seat: int) -> bool:
    """Whether everything of value in front of *seat* is asked for."""
    return view.window is not None and any(
        ask.seat == seat and takes_all(view, ask) for ask in view.window.asks
    )


def shorten(name: str, letter: str) -> str:
    """The first word of *name*, unless it stands for the *letter* of a seat or has marks of direction."""
    return name if name == letter or "\u2068" in name else name.split()[0]


def is_near(group: Group, full: Collection[int]) -> bool:
    """Whether one more card makes *group* the last missing set, beside those of the colors *full*."""
    return group.color not in full and len(group.cards) == SIZE[group.color] - 1


def needed_width(place: Place) -> int:
    """Return how wide *place* must be for its towers and notes, or for a usual name if it has no towers."""
    notes = sum(_bill_width(value, count, place.unit, 20) for value, count in place.notes) + 50 * len(
        place.gave
    )
    name = 0 if place.towers else min(_NAME, measure(place.names[1], SMALL, bold=True) + 140)
    return 2 * MARGIN + max(236, name, _TOWER * len(place.towers), notes + 120 * bool(place.points))


def till_height(width: int) -> int:
    """Return the height of a till of *width*."""
    if width > WIDE:
        return 92
    return 188 if width < NARROW else 132


def storey_height(places: Collection[Place], height: int) -> int:
    """Return a height of storeys at which every tower of *places* fits under a sky *height* points high."""
    best = STOREY
    for place in places:
        for tower in place.towers:
            crown = tower.find_height(0)
            best = min(best, (height - 10 - crown) // tower.size)
    return best // _STEP * _STEP


@lru_cache(maxsize=64)
def paint_place(
    place: Place,
    width: int,
    sky_height: int,
    till_height: int,
    storey: int,
    seed: int,
    reserved: int = 0,
) -> tuple[Sprite, Spots]:
    """Paint *place*: the sky with its towers, the street, and the till. Also return where things are in it.

    Storeys are *storey* high. *seed* tells skylines apart. Towers leave *reserved* points free at the right.
    """
    image = DEAL.palette.blank(
        width,
        sky_height + STREET + till_height,
        DEAL.palette.nearest(DEAL.lit if place.lit else DEAL.raised),
    )
    image.paste(sky(width, sky_height, seed, not reserved), (0, 0))
    image.paste(road(width), (0, sky_height))
    canvas = Canvas(image, DEAL)
    till_top = sky_height + STREET
    lamps_in_sky, towers = _put_skyline(canvas, place, width - reserved, sky_height, storey)
    hand, bank, notes = _put_till(canvas, place, width, till_top, till_height, lamps=not lamps_in_sky)
    if place.lit:
        _frame(canvas, width, till_top + till_height)
    return Sprite(canvas.image, None, tuple(canvas.texts)), Spots(hand, bank, towers, notes, sky_height)


def _frame(canvas: Canvas, width: int, height: int) -> None:
    for inset, line, color in ((0, 8, theme.GOLD_EDGE), (1, 6, theme.GOLD_LIT)):
        right, low = width - inset, height - inset
        canvas.fill((inset, inset, right, inset + line - 2 * inset), color)
        canvas.fill((inset, low - line + 2 * inset, right, low), color)
        canvas.fill((inset, inset, inset + line - 2 * inset, low), color)
        canvas.fill((right - line + 2 * inset, inset, right, low), color)


# The skyline


def _put_skyline(
    canvas: Canvas, place: Place, width: int, height: int, storey: int
) -> tuple[bool, dict[int, Box]]:
    """Stamp the towers and, where they have room, the lamps; return whether they had, and all towers."""
    towers = place.towers
    if place.rank and place.lit:
        for x, part in ((width // 5, 0.24), (width * 11 // 20, 0.14), (width * 21 // 25, 0.3)):
            canvas.put(burst(), x - 70, int(height * part) - 70)
    lamps = 3 * (LAMP_WIDTH - 8) + 10
    label = label_width(place)
    room = width - 2 * ALLEY - label
    tall = height > LAMP_HEIGHT + 60
    roomy = tall and width >= NARROW and not place.out and len(towers) * _ROOMY + lamps <= room
    spread = room - lamps if roomy else room
    if label and not place.owing and width < NARROW and spread < _NARROWEST * len(towers):
        label, spread = 0, spread + label
    near = bool(towers) and towers[-1].near
    flag = measure(place.flag, SMALL, bold=True) + 56 if near else 0
    found: dict[int, Box] = {}
    if towers:
        body, gap = _fit_towers(len(towers), spread, 0 if roomy else flag - label)
        above = near and body < _SLIM
        if above:
            body, gap = _fit_towers(len(towers), spread, 0)
        dense = any(measure(tower.figure[0], SMALL, bold=True) + 12 > body for tower in towers)
        unit = 0
        if dense:
            unit = measure(place.unit, SMALL, bold=True) + 12
            label, spread = label + unit, spread - unit
            body, gap = _fit_towers(len(towers), spread, 0 if above else flag - label)
        x = ALLEY
        for tower in towers:
            flagged = place.flag if near and not above and tower is towers[-1] else ""
            if dense:
                tower = tower._replace(figure=tower.figure[1:])
            sprite = tower_sprite(tower, body, storey, flagged, min(OVER, gap // 2))
            canvas.stamp(sprite, x - OVER, height - sprite.image.height)
            found.setdefault(tower.color, (x, height - tower.find_height(storey), x + body, height))
            x += body + gap
        if label:
            canvas.fill((x - gap, height - PLINTH, x - gap + label, height), NIGHT)
            y = height - PLINTH // 2
            if dense:
                x += canvas.text(place.unit, x - gap + 8, y, SMALL, DEAL.text, bold=True) + 10
            if label > unit:
                canvas.text(place.label, x - gap + 8, y, SMALL, DEAL.muted)
        if above:
            banner = flag_width(place.flag)
            x, y = width - 8 - banner, max(2, height - towers[-1].find_height(storey) - FLAG - 6)
            canvas.put(flag_shape(banner), x, y)
            canvas.text(place.flag, x + 14, y + FLAG // 2, SMALL, theme.INK, bold=True)
    if roomy:
        for number, state in enumerate(lamp_states(place)):
            x = width - ALLEY - (SETS - number) * (LAMP_WIDTH - 8)
            if state == "on":
                canvas.put(glow(), x + LAMP_WIDTH // 2 - 56, height - LAMP_HEIGHT - 16)
            canvas.put(lamp(state, LAMP_HEIGHT), x, height - LAMP_HEIGHT)
        wide, low = measure(place.sets, SMALL) + 16, height - LAMP_HEIGHT - 12
        left = min(width - 8 - wide, width - ALLEY - (SETS * (LAMP_WIDTH - 8) + wide) // 2)
        canvas.fill((left, low - 40, left + wide, low), NIGHT)
        canvas.text(place.sets, left + 8, low - 20, SMALL, DEAL.muted)
    return roomy, found


def label_width(place: Place) -> int:
    """Return how much room the word needs that says what the numbers under the towers of *place* are."""
    return measure(place.label, SMALL) + _LABEL if place.towers and place.towers[0].figure[0] else 0


def _fit_towers(count: int, room: int, flag: int) -> tuple[int, int]:
    """Return a width and a distance at which *count* towers fit; the last has a flag *flag* points wide."""
    for gap in (18, 12, 8, 5, 3):
        body = min(_WIDEST, (room - gap * (count - 1)) // count)
        if flag > body:
            body = (room - flag - gap * (count - 1)) // max(1, count - 1) if count > 1 else body
            body = min(_WIDEST, body)
        if body >= 60 or gap == 3:
            break
    return (body // _STEP * _STEP if body > 48 else body), gap


def lamp_states(place: Place) -> list[str]:
    """How the three lamps of *place* are: ``on`` for every full set, ``next`` if one card is missing."""
    near = any(tower.near for tower in place.towers)
    return ["on" if number < place.full else "next" if near else "off" for number in range(SETS)]


# The till


def _put_till(
    canvas: Canvas, place: Place, width: int, top: int, height: int, *, lamps: bool
) -> tuple[tuple[int, int], tuple[int, int], dict[int, Box]]:
    """Badge, name, points, hand and bank; return where hand, bank and its notes are."""
    one_line = width > WIDE
    y = top + (height // 2 if one_line else 34)
    tone = canvas.ground.muted if place.out else canvas.ground.text
    mark(canvas, place.mark, MARGIN + 28, y, bool(place.out), leads=place.leads and not place.points)
    right = width - MARGIN - 2 - _HEAD * place.drew
    hand = (right - 24, y)
    if place.rank:
        rank(canvas, place.rank, right - 52, y - 26)
    elif not place.out:
        if place.played:
            canvas.put(hollow(44, 58, PALE), right - 72, y - 30)
        held_cards(canvas, place.held, right - 50, y - 32)
    right -= 90 if place.played else 66
    if place.out:
        right -= canvas.text(place.out, right, y, SMALL, tone, anchor="r") + 16
    third = height > _TWO_LINES
    if place.points and not place.out and not third:
        right = put_points(canvas, place, right, y, points_room(width, height)) - 20
    left = MARGIN + 66
    room = 330 if one_line else right - left
    name, size = fit(place.names, (MEDIUM, 36, SMALL), room, bold=True)
    if name:
        canvas.text(name, left, y, size, tone, bold=True)
    if place.out:
        return hand, hand, {}
    if not one_line:
        left, right, y = MARGIN + 2, width - MARGIN - 2, top + 94
    else:
        left += 340
    bank = (left, y)
    if place.pointed and not one_line:
        left += 26
    left += canvas.text(place.total, left, y, LARGE, canvas.ground.text, bold=True) + 22
    if lamps:
        right = _put_lamps(canvas, place, right, y) - 12
        least = (
            0 if third else sum(_bill_width(value, count, place.unit, 16) + 6 for value, count in place.notes)
        )
        if measure(place.sets, SMALL) + least + 54 * len(place.gave) < right - left:
            right -= canvas.text(place.sets, right, y, SMALL, canvas.ground.muted, anchor="r") + 16
    if third:
        left, right, y = MARGIN + 2, width - MARGIN - 2, top + 154
        if place.points:
            right = put_points(canvas, place, right, y, points_room(width, height)) - 20
    return hand, bank, _put_notes(canvas, place, left, y, right - left)


def points_room(width: int, height: int) -> int:
    """Return how much room the points have in a till *width* by *height*."""
    if height > _TWO_LINES:
        return width // 3
    return 180 if width < WIDE else 240


def put_points(canvas: Canvas, place: Place, right: int, y: int, room: int) -> int:
    """The points of a place, which end at *right*; return where they begin.

    Where points decide, who leads has a crown beside them: so it says by what they lead.
    """
    words, size = fit(place.points, (36, SMALL), room, bold=True)
    left = right - canvas.text(words, right, y, size, canvas.ground.text, bold=True, anchor="r")
    if place.leads:
        left -= _CROWN + 10
        canvas.put(crown(_CROWN), left, y - _CROWN * 9 // 32)
    return left


def _put_lamps(canvas: Canvas, place: Place, right: int, y: int) -> int:
    """Three small lamps that end at *right*; return where they begin."""
    left = right - SETS * SMALL_LAMP_WIDTH
    for number, state in enumerate(lamp_states(place)):
        picture = lamp(state, SMALL_LAMP_HEIGHT)
        canvas.put(picture, left + number * SMALL_LAMP_WIDTH, y - SMALL_LAMP_HEIGHT // 2)
    return left


def _put_notes(canvas: Canvas, place: Place, left: int, y: int, room: int) -> dict[int, Box]:
    """The notes of a bank with their counts, in so much *room*; return where those of a value are.

    Where even narrow ones don't fit, the unit is left out, and at last equal ones overlap instead.
    """
    for spare, gap, unit in ((25, 10, place.unit), (16, 6, place.unit), (10, 4, place.unit), (10, 4, "")):
        widths = [_bill_width(value, count, unit, spare) for value, count in place.notes]
        if sum(widths) + gap * (len(widths) - 1) <= room:
            peek = 0
            break
    else:
        widths = [_bill_width(value, 1, "", spare) for value, _ in place.notes]
        left_over = room - sum(widths) - gap * (len(widths) - 1)
        peek = max(1, min(9, left_over // sum(count - 1 for _, count in place.notes)))
    x, found, top = left, {}, y - _BILL_HEIGHT // 2
    for (value, count), width in zip(place.notes, widths, strict=True):
        if x + width > left + room:
            break
        start = x
        for _ in range(count - 1 if peek else 0):
            put_edge(canvas, x, top, width, _BILL_HEIGHT)
            x += peek
        words = bill_words(value, 1 if peek else count, unit)
        put_bill(canvas, value, x, top, width, _BILL_HEIGHT, words, now=value in place.paid)
        found[value] = (start, top, x + width, top + _BILL_HEIGHT)
        x += width + gap
    for value in place.gave:
        if x + _BILL > left + room:
            break
        canvas.put(hollow(_BILL, _BILL_HEIGHT, PALE), x, top)
        canvas.text(str(value), x + _BILL // 2, y, SMALL, canvas.ground.muted, anchor="m")
        x += _BILL + 6
    if place.due and found:
        canvas.put(hollow(x - left + 8, _BILL_HEIGHT + 12, theme.GOLD_LIT), left - 8, top - 6)
    return found


def _bill_width(value: int, count: int, unit: str, spare: int) -> int:
    """Return the width of *count* notes as one, with *spare* points beside its words."""
    return measure(bill_words(value, count, unit), SMALL, bold=True) + spare
