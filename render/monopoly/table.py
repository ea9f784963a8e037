"""The table of Monopoly: The Card Game: trade piles around the counter of a sale room."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from msgspec.structs import replace
from PIL import Image, ImageDraw

from games.core import Outcome
from games.monopoly.view import Last, LastHand, View
from render.cup import cup, throw_confetti
from render.kit import paths, theme
from render.kit.canvas import Canvas, draw_fine
from render.kit.cards import back, card_height, stack
from render.kit.frame import EDGE, HEAD, RIM, box, headline, open_canvas
from render.kit.ground import MONOPOLY
from render.kit.heads import TOP, celebrated, short_names, winners, write_headline
from render.kit.lettering import fit, measure
from render.kit.seats import GAP, lay_out_seats, mark
from render.kit.sentences import enlist
from render.kit.theme import (
    BRASS,
    BRASS_LIT,
    BRASS_SHADE,
    HEADLINE,
    MEDIUM,
    SMALL,
    WIDTH,
    Look,
)
from render.monopoly import places
from render.monopoly.cards import chip, edge, lay
from render.monopoly.faces import card, money
from render.monopoly.faces import name as card_name
from render.monopoly.sheet import lines

MIDDLE = 256
_RAIL = 10
TRADES = ("trade", "exchange", "grow")
"""The last actions by which cards changed hands."""
_HERO, _HIGHEST = 190, 1400
"""How high the plate of whoever won is, unless the picture would be higher than `_HIGHEST`."""
_SHEET = 1010
"""How high the lines of a score sheet are together, unless they need more."""
_STOCK, _LAYER = 108, 8
_SIZES, _LEAST = (116, 96, 76), 58
_PATH, _GIVER, _ACTOR = 120, 116, 76
"""How long the arrows of a trade are, and how wide whoever gave cards, or did something else."""
_FEW, _CHIP = 4, (46, 68)


def table(view: View, look: Look) -> Canvas:
    """The table as everybody sees it."""
    told = [describe_turn(view, look, names) for names in all_names(view, look)]
    if view.phase == "passing":
        told.append(look.say("monopoly-picture-ask-passing-all"))  # the badges tell who
    if view.outcome and view.last_hand:
        return _sheet(view, view.last_hand, look, told)
    height = places.stand_height(view.edition)
    counter = TOP + height + 4
    canvas = open_canvas(MONOPOLY, counter + MIDDLE + height + EDGE - 8)
    _headline(canvas, view, look, told)
    _open_counter(canvas, counter, places.counter_of(view))
    numbers = places.numbers_of_piles(view)
    spots = lay_out_seats(len(numbers), TOP, counter + MIDDLE + 4)
    for number, (x, y, width) in zip(numbers, spots, strict=True):
        stand = places.build_stand(view, look, number)
        canvas.stamp(places.paint_stand(stand, width), x, y)
    x = EDGE if view.six else _put_stock(canvas, view, counter)
    canvas.text(hands(view, look, view.number), EDGE + 4, counter + MIDDLE - 30, SMALL, MONOPOLY.muted)
    if view.last:
        _put_last(canvas, view, view.last, look, (x + 12, counter + 102))
    return canvas


def sheet(view: View, look: Look) -> Canvas:
    """The score sheet of the hand that ended last."""
    assert view.last_hand is not None
    number, target = view.last_hand.number, money(view.target, view.edition, look)
    return _sheet(
        view, view.last_hand, look, [look.say("monopoly-picture-hand-over", number=number, target=target)]
    )


def _sheet(view: View, hand: LastHand, look: Look, told: Sequence[str]) -> Canvas:
    shown = lines(view, hand, look, _SHEET)
    height = sum(line.image.height + GAP for line in shown) - GAP
    hero = min(_HERO, _HIGHEST - height - GAP - 2 * EDGE)
    y = EDGE + hero + GAP if view.outcome else TOP
    canvas = open_canvas(MONOPOLY, y + height + EDGE)
    if view.outcome:
        _celebrate(canvas, view.outcome, look, told, hero)
    else:
        headline(canvas, told)
    for line in shown:
        canvas.stamp(line, EDGE, y)
        y += line.image.height + GAP
    return canvas


def _celebrate(canvas: Canvas, outcome: Outcome, look: Look, choices: Sequence[str], height: int) -> None:
    """The plate of whoever won, so high: a cup, and what of *choices* fits, under confetti."""
    canvas.stamp(box(MONOPOLY, WIDTH - 2 * EDGE, height, BRASS, theme.GOLD_LIT, 6), EDGE, EDGE)
    canvas.put(cup(height - 16), EDGE + 16, EDGE + 7)
    x, y = EDGE + 10 + height, EDGE + height // 2
    for seat in outcome.winners:
        mark(canvas, look.seats[seat], x + 40, y, size=80)
        x += 88
    told, room = celebrated(look, outcome, choices), WIDTH - EDGE - 30 - x
    words, size = fit(told, (HEADLINE, MEDIUM, SMALL), room, bold=True)
    canvas.text(words, x + 8, y, size, theme.INK, bold=True)
    throw_confetti(canvas, (EDGE + 14, EDGE + 12, WIDTH - EDGE - 36, EDGE + height - 32), x)


def _headline(canvas: Canvas, view: View, look: Look, choices: Sequence[str]) -> None:
    """The line at the top: badges of those awaited, or of the winners; then what of *choices* fits."""
    seats = view.outcome.winners if view.outcome else view.awaited
    y, left, right = EDGE + HEAD // 2 - 8, EDGE, WIDTH - EDGE
    write_headline(canvas, look, seats, choices, y=y, left=left, right=right, centered=True)


def describe_turn(view: View, look: Look, names: Sequence[str]) -> str:
    """Say whose move it is and what is asked, or who won, with these *names* by seat."""
    if view.outcome is not None:
        won = money(view.outcome.scores[view.outcome.winners[0]], view.edition, look)
        return winners(view.outcome, look, names, won)
    name = enlist(look.say, (names[seat] for seat in view.awaited))
    return look.say(f"monopoly-picture-ask-{view.phase}", name=name, count=view.due, may=find_choice(view))


def find_choice(view: View) -> str:
    """What the player on turn may do, as far as everybody can see it: nobody knows who can go out."""
    if view.six:
        return "exchange"
    piles = (view.piles[number] for number in places.numbers_of_piles(view) if number != view.turn)
    if any(piles):
        return "draw" if view.draw else "trade"
    return "drawing" if view.draw else "passing"


def all_names(view: View, look: Look) -> list[list[str]]:
    """The names of all seats: whole, in words by letter, and the letters alone."""
    whole = [look.name(seat) for seat in range(view.seats)]
    return [whole, [look.letter(seat) for seat in range(view.seats)], [each.letter for each in look.seats]]


def hands(view: View, look: Look, number: int) -> str:
    """Say the *number* of the hand, and up to which score the match is played."""
    return look.say("monopoly-picture-hand-of", number=number, target=money(view.target, view.edition, look))


def other(view: View, last: Last) -> int | None:
    """The seat that the last action concerned besides its own."""
    if (
        last.what in TRADES
        and last.pile in range(view.seats)
        and last.pile not in (last.seat, *view.ownerless)
    ):
        return last.pile
    return None


def find_actor(last: Last) -> int | None:
    """The seat that did the last action, if it was one alone."""
    return None if last.what == "passed" else last.seat


def find_new(view: View, last: Last) -> Last:
    """The *last* action without the cards that a hand shows anyway because its player went out with them."""
    own = view.phase == "arrange" and view.seat == last.seat
    return replace(last, cards=()) if own else last


# The counter


def _open_counter(canvas: Canvas, top: int, color: theme.Color) -> None:
    """The counter of this *color* between the two rows, with its rails of brass."""
    canvas.fill((RIM - 2, top, WIDTH - RIM + 2, top + MIDDLE), color)
    for y in (top, top + MIDDLE - _RAIL):
        canvas.fill((RIM - 2, y, WIDTH - RIM + 2, y + _RAIL), MONOPOLY.shadow)
        canvas.fill((RIM - 2, y, WIDTH - RIM + 2, y + _RAIL - 3), BRASS)
        canvas.fill((RIM - 2, y, WIDTH - RIM + 2, y + 2), BRASS_LIT)


def _put_stock(canvas: Canvas, view: View, top: int) -> int:
    """The draw pile with the tag that counts it; return where it ends."""
    y = top + (MIDDLE - card_height(_STOCK)) // 2 - 14
    canvas.put(stack(MONOPOLY, _STOCK, -(-view.draw // _LAYER)), EDGE + 2, y - 12)
    canvas.put(_tag(), EDGE + 74, y + 26)
    canvas.text(str(view.draw), EDGE + 144, y + 84, MEDIUM, theme.INK, bold=True, anchor="m")
    return EDGE + 200


@cache
def _tag() -> Image.Image:
    """The tag of a lot on its string (RGBA)."""

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        def at(*points: tuple[float, float]) -> list[tuple[float, float]]:
            return [(x * fine, y * fine) for x, y in points]

        pen.line(at((4, 14), (24, 8), (38, 34)), fill=BRASS_LIT, width=3 * fine, joint="curve")
        plate = at((30, 40), (44, 24), (112, 24), (112, 92), (30, 92))
        pen.polygon(at(*((x / fine + 4, y / fine + 4) for x, y in plate)), fill=MONOPOLY.shadow)
        pen.polygon(plate, fill=theme.PAPER)
        pen.line([*plate, plate[0]], fill=theme.INK, width=3 * fine, joint="curve")
        pen.ellipse([part * fine for part in (38, 32, 48, 42)], fill=BRASS_SHADE)

    return draw_fine(118, 98, draw)


# What was done last


def _put_last(canvas: Canvas, view: View, last: Last, look: Look, start: tuple[int, int]) -> None:
    """The last action: who did it, and the cards that changed hands, along paths of gold."""
    (x, y), right = start, WIDTH - EDGE - 8
    told = look.say(f"monopoly-picture-last-{last.what}")
    if last.what in TRADES:
        names = _phrase_trade(view, last, look)
        words, size = fit(names, (MEDIUM, SMALL), right - x, bold=True)
        canvas.text(words, (x + right) // 2, y - 72, size, MONOPOLY.text, bold=True, anchor="m")
        named = "" if last.what == "grow" else _name_cards(view, last, look)
        left = max(x, EDGE + 28 + measure(hands(view, look, view.number), SMALL))
        if fits := bool(named) and measure(named, SMALL) <= right - left:
            canvas.text(named, (left + right) // 2, y + 124, SMALL, MONOPOLY.text, anchor="m")
        _put_trade(canvas, view, last, look, (x, right), y + (16 if fits else 28), 104 if fits else _SIZES[0])
    elif last.what == "draw" and not view.six:
        end = x + _PATH + 150
        paths.path(canvas, [(x + 6, y), (end - 70, y)])
        card_back = back(MONOPOLY, 84)
        canvas.put(card_back, end - 60, y - card_back.height // 2, 4)
        told = _add_name(told, last, look, right - end - 44 - _ACTOR)
        _put_deed(canvas, view, last, look, told, (end + 44, right), y)
    elif last.cards:
        _put_cards(canvas, view, last, look, told, (x, right), y)
    else:
        told = _add_name(told, last, look, right - x - _ACTOR)
        width = measure(told, MEDIUM, bold=True) + (0 if find_actor(last) is None else _ACTOR)
        _put_deed(canvas, view, last, look, told, ((x + right - width) // 2, right), y)


def _phrase_trade(view: View, last: Last, look: Look) -> list[str]:
    """Say who traded with whom or with which pile, with names in a long and in shorter forms."""
    partner = other(view, last)
    if partner is None:
        return [
            look.say("monopoly-picture-traded-pile", name=names[last.seat], number=last.pile + 1)
            for names in all_names(view, look)
        ]
    return [
        look.say("monopoly-picture-traded", name=names[last.seat], other=names[partner])
        for names in all_names(view, look)
    ]


def _add_name(told: str, last: Last, look: Look, room: int) -> str:
    """Return *told* after the name of who did it, if that is in *room*."""
    actor = find_actor(last)
    if actor is None:
        return told
    choices = [f"{name} {told}" for name in short_names(look, actor)[:2]]
    return next((words for words in choices if measure(words, MEDIUM, bold=True) <= room), told)


def _put_deed(
    canvas: Canvas, view: View, last: Last, look: Look, told: str, ends: tuple[int, int], y: int
) -> None:
    """Paint who did something, and write what."""
    left, right = ends
    actor = find_actor(last)
    if actor is not None:
        mark(canvas, look.seats[actor], left + 30, y, bool(view.out[actor]), 60)
        left += _ACTOR
    words, size = fit([told], (MEDIUM, SMALL), right - left)
    canvas.text(words, left, y, size, MONOPOLY.text, bold=True)


def _put_cards(
    canvas: Canvas, view: View, last: Last, look: Look, told: str, ends: tuple[int, int], y: int
) -> None:
    """Cards that somebody laid down, and what that was."""
    left, right = ends
    shown = (*last.cards, *last.got)
    if len(shown) <= _FEW:
        told = _add_name(told, last, look, right - left - _ACTOR - _PATH - _spread(len(shown), WIDTH))
    width = _ACTOR + measure(told, MEDIUM, bold=True)
    room = right - left - width - _PATH
    wide = _spread(len(shown), room)
    start = left + (room - wide) // 2
    _put_deed(canvas, view, last, look, told, (start, start + width), y)
    arrow = start + width + 18
    paths.path(canvas, [(arrow, y), (arrow + _PATH - 40, y)])
    first = arrow + _PATH - 24
    if len(shown) <= _FEW:
        _lay_row(canvas, view, shown, look, (first, first + wide), y)
    elif last.got:  # the reward for going out
        _lay_chips(canvas, view, last.cards, look, (first, right), y - 40)
        canvas.text("+", first - 16, y + 40, MEDIUM, MONOPOLY.text, bold=True, anchor="m")
        _lay_chips(canvas, view, last.got, look, (first + 8, right), y + 40)
    else:
        _lay_chips(canvas, view, last.cards, look, (first, right), y)


def _lay_chips(
    canvas: Canvas, view: View, held: Sequence[int], look: Look, ends: tuple[int, int], y: int
) -> None:
    """Cards as chips from the left on."""
    left, right = ends
    step = min(_CHIP[0] + 4, (right - left - _CHIP[0]) // max(1, len(held) - 1))
    for place, each in enumerate(held):
        canvas.put(chip(card(each, view.edition, look), *_CHIP), left + step * place, y - _CHIP[1] // 2)


def _put_trade(
    canvas: Canvas, view: View, last: Last, look: Look, ends: tuple[int, int], y: int, most_wide: int
) -> None:
    """Paint what each side gave: two fans that face each other, and arrows from each to the other side.

    Cards are at most *most_wide*.
    """
    left, right = ends
    most = (right - left - _PATH - 2 * _GIVER) // 2
    grown = last.what == "grow"
    wide = _spread(len(last.cards), most, most_wide), _spread(len(last.got) + grown, most, most_wide)
    left += (right - left - _PATH - 2 * _GIVER - sum(wide)) // 2
    for seat, held, room in ((last.seat, last.cards, wide[0]), (other(view, last), last.got, wide[1])):
        mine = seat == last.seat
        _put_giver(canvas, view, last, look, seat, left + (0 if mine else room) + _GIVER // 2, y)
        start = left + (_GIVER if mine else 0)
        drawn = grown and not mine
        x = _lay_row(canvas, view, held, look, (start, start + room), y, extra=drawn, most=most_wide)
        if drawn:
            words = look.say("monopoly-picture-from-draw")
            canvas.text(words, x, y + 98, SMALL, MONOPOLY.text, anchor="m")
        left += _GIVER + room
        if mine:
            paths.path(canvas, [(left + 14, y - 26), (left + _PATH - 14, y - 26)])
            paths.path(canvas, [(left + _PATH - 14, y + 26), (left + 14, y + 26)])
            left += _PATH


def _put_giver(canvas: Canvas, view: View, last: Last, look: Look, seat: int | None, x: int, y: int) -> None:
    """Paint who gave the cards of a trade, or from which pile they were taken."""
    if seat is not None:
        mark(canvas, look.seats[seat], x, y - 22, bool(view.out[seat]), 64)
        canvas.text(look.say("monopoly-picture-gave"), x, y + 38, SMALL, MONOPOLY.text, anchor="m")
        return
    words = look.say("monopoly-picture-pile", number=last.pile + 1).replace(" ", "\n").split("\n")
    for line, word in enumerate(words):
        canvas.text(word, x, y - 18 + 40 * line, SMALL, MONOPOLY.text, bold=True, anchor="m")


def _spread(count: int, room: int, most: int = _SIZES[0]) -> int:
    """Return the width of a row of *count* cards, at most *most* wide each, in *room*."""
    width = _width(count, room, most)
    return min(room, count * (width + 8) - 8)


def _width(count: int, room: int, most: int = _SIZES[0]) -> int:
    """Return a width up to *most* at which *count* cards lie side by side in *room*, or are told apart."""
    sizes = [min(width, most) for width in _SIZES]
    beside = (width for width in sizes if count * (width + 8) - 8 <= room)
    covered = (width for width in sizes if count * (width * 3 // 4) <= room)
    return next(beside, next(covered, _LEAST))


def _lay_row(
    canvas: Canvas,
    view: View,
    held: Sequence[int],
    look: Look,
    ends: tuple[int, int],
    y: int,
    *,
    extra: bool = False,
    most: int = _SIZES[0],
) -> int:
    """Lay cards in the middle of their room, each upon the last if need be; return the first one's middle.

    *extra*: the first one is another, face down.
    """
    left, right = ends
    count = len(held) + extra
    if not count:
        return (left + right) // 2
    wide = _width(count, right - left, most)
    step = min(wide + 8, (right - left - wide) // max(1, count - 1))
    x = (left + right - step * (count - 1) - wide) // 2
    top, first = y - card_height(wide) // 2, x + wide // 2
    if extra:
        canvas.put(back(MONOPOLY, wide), x, top, 3)
        x += step
    for place, each in enumerate(held):
        face = card(each, view.edition, look)
        if place < len(held) - 1 and step < wide:
            canvas.put(edge(face, wide, step), x, top, 3)
        else:
            lay(canvas, face, wide, x, top, shade=3)
        x += step
    return first


def _name_cards(view: View, last: Last, look: Look) -> str:
    """The names of the cards that each side of a trade gave."""
    sides = [
        [card_name(each, view.edition, look).rpartition(": ")[2] for each in held]
        for held in (last.cards, last.got)
    ]
    return " ↔ ".join(enlist(look.say, names) for names in sides)
