"""Between the two rows of the avenue: the piles, what was played last, what is asked of whom, the podium."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import chain

from PIL import Image, ImageDraw

from games.deal.cards import KIND, MONEY, VALUE
from games.deal.view import Ask, Last, View, Window
from render.deal import faces
from render.deal.places import shorten, takes_all
from render.deal.street import (
    NIGHT,
    PALE,
    SMALL_LAMP_HEIGHT,
    SMALL_LAMP_WIDTH,
    WHITE,
    hollow,
    lamp,
)
from render.kit import theme
from render.kit.canvas import Box, Canvas, draw_fine, round_mask
from render.kit.cards import back, card_height, letter
from render.kit.dice import die
from render.kit.frame import box
from render.kit.glyphs import chip
from render.kit.ground import DEAL
from render.kit.lettering import fit, wrap
from render.kit.numbers import count
from render.kit.seats import mark, medal, rank
from render.kit.signs import sign
from render.kit.theme import LARGE, MEDIUM, SMALL, Look, Seat

HEIGHT = 256
_PILE, _CARD, _CARD_HEIGHT = 104, 184, 184
CARD_X = 258
"""Where the middle of the card is that was played."""
PILE_X = 100
TRACKS = 13, 29
"""How far from the edge paths run: solid ones, dotted ones."""
_TEXT = 404
_STEP = 22
"""How much is seen of a card that was played with another."""
_COIN_END = 62
"""From here on a card has room for small ones, down to its title."""
_OVERLAP, _STAMPED = 26, 84
"""How far a stamp reaches over its card, and how much it moves the words beside it."""
_DIE = 104
"""How large dice are at most."""
_SLOT, _SLOT_GAP = 60, 8
"""How high the box of a target is, and the gap below it."""
_GRAY = theme.mix(theme.PAPER_EDGE, theme.INK, 1 / 3)
"""The ink of a No that was canceled."""
_TILT = 5
"""By how many degrees a card lies aslant that was played alone."""
ACTIONS = ("rent", "birthday", "debt", "sly", "forced", "breaker")
MOVED, NOS = 12, 3
"""So many cards that change hands, and so many Just Say Nos, are shown at most."""


def height(view: View) -> int:
    """Return how high the counter of *view* is: more rows of answers make it higher."""
    rows = _slot_rows(view.window.asks) if view.window and len(view.window.asks) > 1 else []
    return HEIGHT + (_SLOT + _SLOT_GAP) * max(0, len(rows) - 2)


def paint_counter(canvas: Canvas, view: View, look: Look, area: Box) -> None:
    """Paint it into *area*."""
    canvas.fill(area, NIGHT)
    left, top, right, low = area
    if view.outcome:
        _paint_podium(canvas, view, look, area)
        return
    _paint_piles(canvas, view, look, (top + low - HEIGHT) // 2)
    if view.last is None and not view.window:
        canvas.text(progress(view, look), left + 14, (top + low + HEIGHT) // 2 - 34, SMALL, DEAL.muted)
        _paint_start(canvas, view, look, (left + 216, top + 14, right - 10, low - 14))
        return
    words = (_TEXT, top + 36, right - 34, low - 36)
    spare = canvas.text(progress(view, look), right - 34, top + 54, SMALL, DEAL.muted, anchor="r") + 24
    if view.window:
        _paint_window(canvas, view, view.window, look, words, spare)
    elif view.last:
        _paint_last(canvas, view.last, look, words, spare)


def progress(view: View, look: Look) -> str:
    """Which round it is, or which lap of the only one."""
    if view.rounds > 1:
        return look.say("deal-picture-round", round=view.round, rounds=view.rounds)
    limit = view.options["round_limit"]
    if limit == "none":
        return look.say("deal-picture-lap", lap=view.lap)
    return look.say("deal-picture-lap-of", lap=view.lap, limit=int(limit))


def all_names(look: Look, seats: int) -> list[list[str]]:
    """The names by seat: whole, the first words, the letters."""
    whole = [look.name(seat) for seat in range(seats)]
    letters = [look.letter(seat) for seat in range(seats)]
    return [whole, [shorten(name, letter) for name, letter in zip(whole, letters, strict=True)], letters]


def _paint_piles(canvas: Canvas, view: View, look: Look, top: int) -> None:
    y = top + 36
    layers = min(5, -(-view.draw // 16))
    x = PILE_X - _PILE // 2
    for layer in range(layers, 0, -1):
        canvas.put(back(DEAL, _PILE), x + 3 * (layer - 1), y + 3 * (layer - 1))
    if not layers:
        canvas.put(hollow(_PILE, card_height(_PILE), PALE), x, y)
    count(canvas, str(view.draw), PILE_X, y + card_height(_PILE) // 2, size=MEDIUM)
    if view.last is None and not view.window:
        return
    last = view.last
    if not view.window and last and last.what not in ACTIONS and last.what != "go":
        _put_discard(canvas, view, look, y)
        return
    cards = view.window.cards if view.window else view.discard[-1:]
    x = CARD_X - _CARD // 2
    if not cards:
        canvas.put(hollow(_CARD, _CARD_HEIGHT, PALE), x, y)
    for shift in range(_STEP * (len(cards) - 1), 0, -_STEP):
        canvas.stamp(box(DEAL, _CARD, _CARD_HEIGHT, WHITE, DEAL.shadow, 3, faces.RADIUS), x + shift, y)
    if len(cards) == 1:
        _throw(canvas, faces.face_of(cards[0], look), x, y)
    elif cards:
        faces.lay(canvas, faces.face_of(cards[0], look), _CARD, _CARD_HEIGHT, x, y)
    if view.window and len(view.window.asks) == 1:
        _put_stamps(canvas, view.window, look, y + 76)
    for number, card in enumerate(cards[1:]):
        canvas.put(
            faces.small_card(card, 58, 54),
            x + _CARD - 18 + number * _STEP,
            y + _COIN_END + 34 * number,
        )


def _throw(canvas: Canvas, face: faces.Face, x: int, y: int) -> None:
    """The card that was played, as if thrown there: a little aslant."""
    picture, shadow = _thrown(face)
    left, top = x - (picture.width - _CARD) // 2, y - (picture.height - _CARD_HEIGHT) // 2
    canvas.tint(DEAL.shadow, shadow, left + 6, top + 6)
    canvas.put(picture, left, top)
    for words, (start, high, end, low) in faces.face_sprite(face, _CARD, _CARD_HEIGHT).texts:
        canvas.texts.append((words, (x + start, y + high, x + end, y + low)))


@lru_cache(maxsize=64)
def _thrown(face: faces.Face) -> tuple[Image.Image, Image.Image]:
    """A card aslant (RGBA), and its shadow (L)."""
    flat = Canvas(DEAL.palette.blank(_CARD, _CARD_HEIGHT, DEAL.palette.nearest(NIGHT)), DEAL)
    flat.stamp(faces.face_sprite(face, _CARD, _CARD_HEIGHT), 0, 0)
    picture = flat.image.convert("RGB")
    picture.putalpha(round_mask(_CARD, _CARD_HEIGHT, faces.RADIUS))
    picture = picture.rotate(_TILT, Image.Resampling.BICUBIC, expand=True)
    return picture, picture.getchannel("A")


def _put_stamps(canvas: Canvas, window: Window, look: Look, y: int) -> None:
    """Stamp the target's No on the right edge of the card, where it hides nothing, with the badge below.

    It is canceled where the actor said No to it.
    """
    (ask,) = window.asks
    if ask.nos:
        stamp = _stamp(look.say("deal-picture-stamp"), 132, 58, 7, ask.nos % 2 == 0)
        left = CARD_X + _CARD // 2 - _OVERLAP + _STEP * (len(window.cards) - 1)
        canvas.put(stamp, left, y - stamp.height // 2)
        _put_badge(canvas, look.seats[ask.seat], 48, left + stamp.width // 2, y + 58)


def _put_discard(canvas: Canvas, view: View, look: Look, y: int) -> None:
    """The top of the discard pile, as small as the draw pile: it is not what was played last."""
    x = PILE_X + _PILE // 2 + 22
    if view.discard:
        faces.lay(canvas, faces.face_of(view.discard[-1], look), _PILE, card_height(_PILE), x, y)
    else:
        canvas.put(hollow(_PILE, card_height(_PILE), PALE), x, y)


# What is asked


def describe_window(window: Window, look: Look, names: Sequence[str], reader: int | None = None) -> str:
    """Say what *window* is about, with these *names* by seat, to the *reader* if only they are asked."""
    args: dict[str, str | int] = {"name": names[window.actor]}
    first = window.asks[0]
    if len(window.asks) == 1:
        args["other"] = names[first.seat]
    if first.sum:
        args["sum"] = faces.millions(first.sum, look)
    id = f"deal-picture-asks-{window.action}"
    if len(window.asks) == 1 and first.seat == reader and window.action != "birthday":
        return look.say(f"{id}-you", **args)
    return look.say(id + ("" if len(window.asks) == 1 or window.action == "birthday" else "-all"), **args)


def describe_ask(ask: Ask, view: View, look: Look, names: Sequence[str]) -> str:
    """Say what has become of *ask* so far, or what holds after the last No, with these *names* by seat."""
    name = names[ask.seat]
    if ask.settled:
        return look.say(f"deal-picture-ask-{ask.settled}", name=name)
    if ask.nos % 2:
        what, card = "pay" if ask.sum else "keep", "" if ask.sum else _name_taken(ask, view, look)
        return look.say("deal-picture-ask-no", name=name, what=what, card=card)
    if ask.nos:
        return look.say("deal-picture-ask-again", name=names[view.turn])
    if takes_all(view, ask):
        return look.say("deal-picture-ask-all", name=name, worth=faces.millions(view.worth[ask.seat], look))
    if ask.sum:
        return look.say("deal-picture-ask-owes", name=name, sum=faces.millions(ask.sum, look))
    return look.say("deal-picture-ask-loses", name=name)


def _name_taken(ask: Ask, view: View, look: Look) -> str:
    """Name the color of the set that the cards taken by *ask* are in."""
    (color,) = {group.color for group in view.groups[ask.seat] if set(ask.taken) & set(group.cards)}
    return faces.plain(faces.color_name(color, look))


def describe_answers(window: Window, look: Look, names: Sequence[str]) -> str:
    """Say what *window* asks of everybody who has to answer, with these *names* by seat."""
    doubted = [ask for ask in window.asks if ask.answers == window.actor]
    asked = [ask for ask in window.asks if ask.answers == ask.seat]
    said = []
    if doubted:
        other = " & ".join(names[ask.seat] for ask in doubted)
        said.append(look.say("deal-picture-answer-back", name=names[window.actor], other=other))
    if asked:
        id = "pay" if asked[0].sum else "give"
        sum = faces.millions(asked[0].sum, look)
        name = " & ".join(names[ask.seat] for ask in asked)
        said.append(look.say(f"deal-picture-answer-{id}", name=name, sum=sum))
    return " · ".join(said)


def _paint_window(canvas: Canvas, view: View, window: Window, look: Look, area: Box, spare: int) -> None:
    """Paint what is asked of whom, leaving *spare* points of the first line free."""
    left, top, right, low = area
    every = all_names(look, len(look.names))
    if len(window.asks) > 1:
        _paint_slots(canvas, view, window, look, area, spare)
        return
    (ask,) = window.asks
    left += _STEP * (len(window.cards) - 1) + (_STAMPED if ask.nos else 0)
    talking = ask.nos > 0 or takes_all(view, ask)
    y = top + (22 if talking else 34)
    words = [describe_window(window, look, names) for names in every]
    _write(canvas, words, left, y, right - left - spare, LARGE)
    things = low - 44
    if talking:
        answer = y + 56
        if ask.taken:  # the question ends with the cards it is about
            things, answer = top + 92, low - 22
        words = [describe_ask(ask, view, look, names) for names in every]
        _write(canvas, words, left, answer, right - left, MEDIUM)
    _put_things(canvas, window, left, things)


def _put_things(canvas: Canvas, window: Window, left: int, y: int) -> None:
    """Paint small pictures of what is given and taken."""
    (ask,) = window.asks
    width, height = 92, 76
    if window.action == "rent" and window.color is not None:
        canvas.put(chip(window.color, width, height), left, y - height // 2)
        return
    if ask.given is not None:
        canvas.put(faces.small_card(ask.given, width, height), left, y - height // 2)
        canvas.put(sign("swap", 48, theme.GOLD_LIT), left + width + 10, y - 24)
        left += width + 68
    cards = ask.taken[:6]
    width = width if len(cards) < 4 else 66
    for number, card in enumerate(cards):
        canvas.put(faces.small_card(card, width, height), left + number * (width + 6), y - height // 2)


def _put_answers(canvas: Canvas, ask: Ask, look: Look, left: int, y: int) -> int:
    """Paint the target's No, canceled if the other said No to it; return its end."""
    stamp = _stamp(look.say("deal-picture-stamp"), 72, 44, -5, ask.nos % 2 == 0)
    canvas.put(stamp, left, y - stamp.height // 2)
    return left + stamp.width


def _put_badge(canvas: Canvas, seat: Seat, size: int, x: int, y: int) -> None:
    """The badge of *seat* in a smaller *size*."""
    canvas.put(medal(seat.pattern, size, bot=seat.bot), x - size // 2, y - size // 2)
    canvas.text(seat.letter, x, y, SMALL, seat.ink, bold=True, anchor="m")


@cache
def _stamp(words: str, width: int, height: int, tilt: int, canceled: bool) -> Image.Image:
    """A red stamp (RGBA), or a gray one, struck out, if it was *canceled*."""
    ink, paper = (_GRAY, theme.PAPER_SHADE) if canceled else (theme.RED, theme.PAPER)

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        for inset, fill in ((0, ink), (4, paper), (8, ink), (11, paper)):
            box = (inset * fine, inset * fine, (width - inset) * fine - 1, (height - inset) * fine - 1)
            pen.rounded_rectangle(box, max(2, 10 - inset) * fine, fill=fill)

    def strike(pen: ImageDraw.ImageDraw, fine: int) -> None:
        for edge, fill in ((0, theme.PAPER_LIT), (3, theme.RED)):
            thick = height // 16 + 4 - edge
            box = (edge, height // 2 - thick, width - edge, height // 2 + thick)
            pen.rectangle([part * fine for part in box], fill=fill)

    picture = draw_fine(width, height, draw)
    letter(picture, words, min(height * 7 // 10, width * 3 // 2 // len(words)), width / 2, height / 2, ink)
    if canceled:
        picture.alpha_composite(draw_fine(width, height, strike))
    return picture.rotate(tilt, Image.Resampling.BICUBIC, expand=True)


def _paint_slots(canvas: Canvas, view: View, window: Window, look: Look, area: Box, spare: int) -> None:
    """Every target in a box of its own, with a golden edge if an answer is awaited."""
    left, top, right, _ = area
    left += _STEP * (len(window.cards) - 1)
    every = all_names(look, len(look.names))
    y = top + 18
    x = left
    if window.color is not None:
        canvas.put(chip(window.color, 60, 50), left, y - 25)
        x += 74
    _write(canvas, [describe_window(window, look, names) for names in every], x, y, right - x - spare, LARGE)
    top += 52
    right += 18
    for row in _slot_rows(window.asks):
        width = right - left if _is_debated(row[0]) else (right - left - 12) // 2
        for place, ask in enumerate(row):
            _paint_slot(canvas, view, ask, look, (left + place * (width + 12), top, width))
        top += _SLOT + _SLOT_GAP


def _is_debated(ask: Ask) -> bool:
    """Whether a No was said to *ask* that may still be answered."""
    return bool(ask.nos) and not ask.settled


def _slot_rows(asks: Sequence[Ask]) -> list[Sequence[Ask]]:
    """Lay out the boxes of *asks*: two in a row, but those that are debated get a row of their own."""
    pairs = [ask for ask in asks if not _is_debated(ask)]
    rows: list[Sequence[Ask]] = [pairs[start : start + 2] for start in range(0, len(pairs), 2)]
    return rows + [[ask] for ask in asks if _is_debated(ask)]


def _paint_slot(canvas: Canvas, view: View, ask: Ask, look: Look, at: tuple[int, int, int]) -> None:
    """Paint the box of *ask*; *at* is its left edge, its upper edge and its width."""
    x, y, width = at
    edge, line = (theme.GOLD_LIT, 4) if ask.answers is not None else (DEAL.line, 2)
    canvas.stamp(box(DEAL, width, _SLOT, DEAL.raised, edge, line, 12, NIGHT), x, y)
    middle = y + _SLOT // 2
    mark(canvas, look.seats[ask.seat], x + 38, middle)
    start, end = x + 76, x + width - 12
    if ask.nos and ask.settled != "paid":
        start = _put_answers(canvas, ask, look, x + 66, middle) + 10
    words = _phrase_slot(view, ask, look)
    said, size = fit(words, (MEDIUM, SMALL), end - start, bold=not ask.settled)
    canvas.text(said, start, middle, size, DEAL.muted if ask.settled else DEAL.text, bold=not ask.settled)


def _phrase_slot(view: View, ask: Ask, look: Look) -> list[str]:
    """Return sentences that say how *ask* ended or what its last No asks of whom, the longest first."""
    sums = {"sum": faces.millions(ask.sum, look), "worth": faces.millions(view.worth[ask.seat], look)}
    if ask.settled == "refused":
        return [look.say("deal-picture-slot-refused")]
    if not _is_debated(ask):
        return [
            look.say(f"deal-picture-slot-{'all' if takes_all(view, ask) else ask.settled or 'owes'}", **sums)
        ]
    if ask.nos % 2 == 0:
        return [look.say(f"deal-picture-slot-{id}", **sums) for id in ("again", "again-short")]
    every = [names[view.turn] for names in all_names(look, view.seats)]
    ids = [("back", name) for name in every] + [("back-short", every[-1])]
    return [look.say(f"deal-picture-slot-{id}", name=name) for id, name in ids]


# What happened last


def describe_last(last: Last, look: Look, names: Sequence[str]) -> str:
    """Say what happened last, with these *names* by seat."""
    args: dict[str, str] = {}
    if last.what == "refused":
        assert last.other is not None
        args["other"] = names[last.other]
    if last.what in ("lay", "build", "arrange", "rent", "taken"):
        assert last.color is not None
        args["color"] = faces.plain(faces.color_name(last.color, look))
    if last.what in ("bank", "paid", "rent"):
        args["sum"] = faces.millions(last.amount or sum(VALUE[card] for card in last.cards), look)
    return look.say(f"deal-picture-last-{last.what}", name=names[last.seat], **args)


def _paint_last(canvas: Canvas, last: Last, look: Look, area: Box, spare: int) -> None:
    """Paint what happened last, leaving *spare* points of the first line free."""
    left, top, right, low = area
    every = all_names(look, len(look.names))
    refused = last.what in ("no", "refused")
    shown = last.cards[:MOVED] if last.what not in (*ACTIONS, "go") else ()
    second = bool(shown) or last.other is not None or refused
    y = (top + low) // 2 - (46 if second else 0)
    mark(canvas, look.seats[last.seat], left + 30, y)
    room = right - left - 76 - (spare if second else 0)
    for size, most in ((LARGE, 1), (MEDIUM, 1), (MEDIUM, 2), (SMALL, 2)):
        fitting = [
            lines
            for names in every
            if (lines := wrap(describe_last(last, look, names), room, size, bold=True))
        ]
        lines = next((lines for lines in fitting if len(lines) <= most), [])
        if lines:
            break
    else:
        lines = [describe_last(last, look, every[-1])]
    for number, line in enumerate(lines):
        step = size * 11 // 10
        canvas.text(
            line, left + 76, y + step * number - step * (len(lines) - 1) // 2, size, DEAL.text, bold=True
        )
    if not second:
        return
    y += 84
    x = left
    if refused:
        stamp = _stamp(look.say("deal-picture-stamp"), 132, 56, 7, False)
        canvas.put(stamp, x, y - stamp.height // 2)
        x += stamp.width + 16
    width, height = (88, 78) if len(shown) < 4 else (62, 56)
    step = min(width + 8, (right - left - 140) // max(1, len(shown)))
    for card in shown:
        if KIND[card] == MONEY or (last.what in ("bank", "paid") and KIND[card] not in ("property", "wild")):
            faces.put_bill(canvas, VALUE[card], x, y - height // 2, min(width - 16, step - 4), height)
        else:
            canvas.put(faces.small_card(card, min(width, step - 2), height), x, y - height // 2)
        x += step
    if last.other is not None and last.what != "refused":
        x += 10 + canvas.text("→", x + 8, y, LARGE, theme.GOLD_LIT, bold=True)
        mark(canvas, look.seats[last.other], x + 42, y)


# The start and the end


def _paint_start(canvas: Canvas, view: View, look: Look, area: Box) -> None:
    """The dice for who begins, and where there is room, who that is in words."""
    left, top, right, low = area
    step = (right - left) // view.seats
    if low - top > HEIGHT + 60:
        words = [
            look.say("deal-picture-alt-first", name=names[view.first])
            for names in all_names(look, view.seats)
        ]
        said, size = fit(words, (LARGE, MEDIUM, SMALL), right - left, bold=True)
        canvas.text(said, (left + right) // 2, top + 34, size, DEAL.text, bold=True, anchor="m")
        top += 74
    edge = min(_DIE, (step - 32) // 2, (low - top - 88) // 2)
    high, wide = 2 * edge + 92, max(132, 2 * edge + 32)
    top = (top + low - high) // 2
    for seat in range(view.seats):
        x = left + step * seat + step // 2
        y = top + 36
        begins = seat == view.first
        if begins:
            framed = box(DEAL, wide, high, DEAL.raised, theme.GOLD_LIT, 4, 14, NIGHT)
            canvas.stamp(framed, x - wide // 2, top)
        mark(canvas, look.seats[seat], x, y)
        y += edge // 2 + 36
        for roll in view.rolls:
            if roll.seat == seat:
                for place, value in enumerate(roll.dice):
                    canvas.put(die(value, edge), x - edge - 4 + place * (edge + 8), y - edge // 2)
                y += edge + 8


def _paint_podium(canvas: Canvas, view: View, look: Look, area: Box) -> None:
    """Everybody by place on houses of different heights, the winners' with a gold roof."""
    assert view.outcome
    left, top, right, low = area
    more = low - top - HEIGHT
    step = min(250, (right - left - 30) // view.seats)
    x = (left + right - step * view.seats) // 2
    for seat in chain.from_iterable(view.outcome.places):
        place = view.outcome.place(seat)
        height = {1: 156, 2: 134, 3: 120}.get(place, 106)
        height += more * height // 156
        won = seat in view.outcome.winners
        width = step - 16
        y = low - height
        canvas.fill((x + 8, y, x + 8 + width, low), theme.GOLD_EDGE if won else DEAL.shadow)
        canvas.fill((x + 11, y + 3, x + 5 + width, low), theme.GOLD_LIT if won else DEAL.lit)
        mark(canvas, look.seats[seat], x + step // 2 + 32, y - 36, bool(view.out[seat]))
        rank(canvas, place, x + step // 2 - 60, y - 62)
        ink = theme.INK if won else DEAL.text
        out = view.out[seat]
        worth = look.say("deal-picture-alt-worth", worth=faces.millions(view.worth[seat], look))
        lines = [look.say(f"picture-{out}") if out else worth]
        top = y + 32
        if view.options["scoring"] == "sets" and not out:
            left = x + step // 2 - 3 * SMALL_LAMP_WIDTH // 2
            canvas.fill((left - 8, y + 10, left + 3 * SMALL_LAMP_WIDTH + 8, y + 66), NIGHT)
            sets = len({group.color for group in view.groups[seat] if group.full})
            for number in range(3):
                picture = lamp("on" if number < sets else "off", SMALL_LAMP_HEIGHT)
                canvas.put(picture, left + SMALL_LAMP_WIDTH * number, y + 14)
            top = y + 90
        elif view.options["scoring"] == "points":
            points = look.say("deal-picture-points", points=view.points[seat])
            lines.insert(len(lines) if out else 0, points)
        for number, words in enumerate(lines):
            sizes = (LARGE, MEDIUM, SMALL) if top + 48 * number == y + 32 else (MEDIUM, SMALL)
            words, size = fit([words], sizes, width - 10, True)
            canvas.text(words, x + step // 2, top + 48 * number, size, ink, bold=True, anchor="m")
        x += step


def _write(canvas: Canvas, choices: Sequence[str], x: int, y: int, room: int, largest: int) -> None:
    sizes = tuple(size for size in (LARGE, MEDIUM, SMALL) if size <= largest)
    words, size = fit(choices, sizes, room, bold=True)
    canvas.text(words, x, y, size, DEAL.text, bold=True)


EVENT = 84
"""How high the strip of an event is."""


def put_event(canvas: Canvas, view: View, look: Look, area: Box) -> None:
    """What is asked, or what was done last, above a hand; framed in gold if it was done to it."""
    left, top, right, low = area
    edge, thick = (theme.GOLD_LIT, 5) if _concerns(view) else (DEAL.line, 3)
    canvas.stamp(box(DEAL, right - left, low - top, NIGHT, edge, thick, 14), left, top)
    every = all_names(look, view.seats)
    window, last, y = view.window, view.last, (top + low) // 2
    if window:
        reader = None if look.guest else view.seat
        words = [describe_window(window, look, names, reader).rstrip(":： \u00a0") for names in every]
        actor, other = window.actor, window.asks[0].seat if len(window.asks) == 1 else None
        single = window.asks[0].taken if len(window.asks) == 1 else ()
        cards = list(single or window.cards)
    elif last is None:
        words = [look.say("deal-picture-alt-first", name=names[view.first]).rstrip(".。") for names in every]
        actor, other, cards = view.first, None, []
    else:
        words = [describe_last(last, look, names) for names in every]
        actor, other, cards = last.seat, last.other, list(last.cards)
    x = left + 46
    mark(canvas, look.seats[actor], x, y)
    if other is not None:
        canvas.text("→", x + 58, y, LARGE, theme.GOLD_LIT, bold=True, anchor="m")
        mark(canvas, look.seats[other], x + 116, y)
        x += 116
    x += 46
    end = right - 16
    ask = window.asks[0] if window and len(window.asks) == 1 else None
    if window and ask and ask.nos:
        end -= 110
        _put_answers(canvas, ask, look, end, y)
    for card in reversed(cards[:5]):
        end -= 62
        if KIND[card] == MONEY:
            faces.put_bill(canvas, VALUE[card], end, y - 28, 54, 56)
        else:
            canvas.put(faces.small_card(card, 58, 56), end, y - 28)
    if ask and ask.given is not None:
        end -= 110
        canvas.put(faces.small_card(ask.given, 58, 56), end, y - 28)
        canvas.put(sign("swap", 40, theme.GOLD_LIT), end + 64, y - 20)
    if ask and ask.nos:
        again = [describe_ask(ask, view, look, names) for names in every]
        _write(canvas, words, x, y - 19, end - x - 16, SMALL)
        _write(canvas, again, x, y + 19, end - x - 16, SMALL)
        return
    for size, most in ((MEDIUM, 1), (SMALL, 1), (SMALL, 2)):
        fitting = [lines for each in words if (lines := wrap(each, end - x - 16, size, bold=True))]
        lines = next((lines for lines in fitting if len(lines) <= most), [])
        if lines:
            break
    step = size * 11 // 10
    for number, line in enumerate(lines):
        canvas.text(line, x, y + step * number - step * (len(lines) - 1) // 2, size, DEAL.text, bold=True)


def _concerns(view: View) -> bool:
    """Whether the question, or the last action, is about the seat of *view*."""
    if view.window:
        return any(view.seat in (ask.seat, ask.answers) for ask in view.window.asks)
    return view.last is not None and view.last.other == view.seat
