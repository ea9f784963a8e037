"""The private picture of Monopoly Deal: the hand, what each card would bring, and the avenue below it."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from games.deal.cards import COLORS, HAND, KIND, NO, SIZE, VALUE
from games.deal.preview import Gain, find_gains
from games.deal.view import Group, View
from render.deal import faces
from render.deal.counter import EVENT, all_names, progress, put_event
from render.deal.places import (
    SETS,
    Place,
    Spots,
    cards_of,
    label_width,
    lamp_states,
    paint_place,
    place_of,
    put_points,
    storey_height,
    takes_all,
    till_height,
)
from render.deal.street import NIGHT, SMALL_LAMP_HEIGHT, SMALL_LAMP_WIDTH, STREET, lamp
from render.deal.table import HEAD, describe_turn, headline, moved_cards
from render.deal.towers import FLAG, OVER, flag_shape, flag_width
from render.kit import theme
from render.kit.canvas import Box, Canvas
from render.kit.frame import RIM, box, open_canvas
from render.kit.glyphs import chip, glyph
from render.kit.ground import DEAL
from render.kit.lettering import fit, measure
from render.kit.numbers import number
from render.kit.seats import mark, rank
from render.kit.theme import MEDIUM, SMALL, WIDTH, Look

_LEFT, _GAP, _COLUMNS = 40, 16, 4
_CAPTION = 70
CAPTION_EDGES = 66
"""The width that a caption's number and the space around it take from a column."""
_HEIGHTS = {1: 300, 2: 226, 3: 176}
"""How high cards are, by rows of them."""
_SKY = 290
_RIVALS = 484
_LINE = 62


def hand(view: View, look: Look) -> Canvas:
    """The hand of the view's seat."""
    seat = view.seat
    assert seat is not None
    rows = max(1, -(-len(view.hand) // _COLUMNS))
    columns = max(3, -(-len(view.hand) // rows))
    width = column_width(columns)
    event = view.outcome is None
    height, sky = _HEIGHTS[rows], _SKY if rows < 3 else _SKY - 26
    caption = _CAPTION
    if _pays(view):
        height = min(height, _HEIGHTS[2])
        caption = _CAPTION if any(_answers(view, card) for card in view.hand) else _GAP
    top = RIM + HEAD + 6 + (EVENT + 18) * event
    low = top + rows * (height + caption) + 4
    if not view.hand:
        low = top + 20
    till = till_height(WIDTH - 2 * RIM)
    canvas = open_canvas(DEAL, max(low + sky + STREET + till + RIM, 560))
    _headline(canvas, view, look)
    if event:
        put_event(canvas, view, look, (_LEFT, RIM + HEAD + 4, WIDTH - _LEFT, RIM + HEAD + 4 + EVENT))
    gains = find_gains(view)
    for place, (card, numbered) in enumerate(zip(view.hand, view.numbers, strict=True)):
        x, y = _LEFT + place % columns * (width + _GAP), top + place // columns * (height + caption)
        if len(view.hand) < columns:
            x += (columns - len(view.hand)) * (width + _GAP) // 2
        gain = gains.get(card)
        wins = (gain is not None and gain.what == "win") or _answers(view, card)
        if wins:
            canvas.stamp(
                box(DEAL, width + 16, height + 16, theme.GOLD_LIT, theme.GOLD_EDGE, 2, 20), x - 8, y - 8
            )
        elif card in view.drawn or ("deal", card) in look.fresh:
            canvas.stamp(box(DEAL, width + 12, height + 12, theme.PAPER, DEAL.shadow, 2, 18), x - 6, y - 6)
        faces.lay(canvas, faces.face_of(card, look, _reached(view, card)), width, height, x, y)
        canvas.spots["card", card] = (x, y, x + width, y + height)
        if is_numbered(view, card):
            _write_caption(canvas, view, look, card, numbered, gain, (x, y + height + 36, width), wins=wins)
    _put_avenue(canvas, view, look, low, sky, till)
    return canvas


def column_width(columns: int) -> int:
    """Return the width of a card in a hand with *columns* columns."""
    return (WIDTH - 2 * _LEFT - _GAP * (columns - 1)) // columns


def _put_avenue(canvas: Canvas, view: View, look: Look, low: int, sky: int, till: int) -> None:
    assert view.seat is not None
    width = WIDTH - 2 * RIM
    now, wanted = moved_cards(view)
    fresh = {card for game, card in look.fresh if game == "deal"}
    own = place_of(view, look, view.seat, now | fresh, wanted)
    own = own._replace(lit=False, points=own.points[-1:])  # as the rivals' points are told
    aside = _RIVALS if view.seats > 1 else 0
    sprite, spots = paint_place(own, width, sky, till, storey_height([own], sky), view.seat, aside)
    canvas.stamp(sprite, RIM, low)
    _note_own(canvas, view, own, spots, low)
    others = [seat for seat in range(view.seats) if seat != view.seat]
    most = _LINE if len(others) > 2 else 2 * _LINE - 8
    step = min(most, (sky - 12) // len(others))
    y = low + (sky - step * len(others)) // 2
    for seat in others:
        _put_rival(canvas, view, look, seat, WIDTH - RIM - _RIVALS, y, step - 6)
        y += step


def _note_own(canvas: Canvas, view: View, own: Place, spots: Spots, low: int) -> None:
    """Note where the own cards on the table are: towers by color, and by card what is in tower or bank.

    A tower reaches to the end of its flag and of the word beside its number, so that marks leave these alone.
    """
    assert view.seat is not None
    towers, notes = (
        {key: (x + RIM, y + low, right + RIM, foot + low) for key, (x, y, right, foot) in found.items()}
        for found in (spots.towers, spots.notes)
    )
    if own.towers and own.towers[-1].near:
        color = own.towers[-1].color
        x, y, right, foot = towers[color]
        end = max(x + OVER + 8 + flag_width(own.flag), right + label_width(own))
        towers[color] = (x, y, end, foot)
    for group in view.groups[view.seat]:
        canvas.spots["color", group.color] = towers[group.color]
        for card in cards_of(group):
            canvas.spots["card", card] = towers[group.color]
    for card in view.banks[view.seat]:
        if VALUE[card] in notes:
            canvas.spots["card", card] = notes[VALUE[card]]


def _put_rival(canvas: Canvas, view: View, look: Look, seat: int, x: int, y: int, height: int) -> None:
    """Paint a rival: full sets, bank, hand, a flag if one card is missing, and its sets if they fit."""
    place = place_of(view, look, seat)
    place = place._replace(points=place.points[-1:])
    near = any(tower.near for tower in place.towers)
    width = _RIVALS - 16
    fresh = {group.color for group in view.groups[seat] if is_fresh(group, look)}
    edge, line = (theme.GOLD_LIT, 4) if place.lit else (theme.PAPER, 4) if fresh else (DEAL.line, 2)
    canvas.stamp(box(DEAL, width, height, NIGHT, edge, line, min(24, height // 2 - line - 3)), x, y)
    whole = (x, y, x + width, y + height)
    canvas.spots["seat", seat] = whole
    for group in view.groups[seat]:
        canvas.spots.update((("card", card), whole) for card in cards_of(group))
    middle = y + min(height, _LINE - 6) // 2
    crowned = place.leads and not place.points
    mark(
        canvas,
        place.mark,
        x + 34,
        middle + 5 * crowned,
        bool(place.out),
        48 if crowned else 56,
        leads=crowned,
    )
    if place.out:
        canvas.text(place.out, x + 80, middle, SMALL, DEAL.muted)
        return
    low, left, right = height >= _LINE, x + 72, x + width - 78
    by_points = bool(place.points) and not low
    room = right - left - SETS * SMALL_LAMP_WIDTH - (flag_width(place.flag) + 14 if near else 0)
    words, size = fit([place.total], (MEDIUM, SMALL), min(90, room), bold=True)
    if not near or not (by_points or measure(words, size, bold=True) > room):  # the flag says it, too
        for each, state in enumerate(lamp_states(place)):
            canvas.put(
                lamp(state, SMALL_LAMP_HEIGHT),
                left + each * SMALL_LAMP_WIDTH,
                middle - SMALL_LAMP_HEIGHT // 2,
            )
        left += SETS * SMALL_LAMP_WIDTH
    if near:
        canvas.put(flag_shape(flag_width(place.flag)), left + 4, middle - FLAG // 2)
        canvas.text(place.flag, left + 18, middle, SMALL, theme.INK, bold=True)
    if by_points:
        put_points(canvas, place, right, middle, 120)
    else:
        canvas.text(words, right, middle, size, DEAL.text, bold=True, anchor="r")
    if low:
        y, end = middle + _LINE - 12, x + width - 20
        if place.points:
            end = put_points(canvas, place, end, y, 120) - 16
        sets = _put_sets(canvas, place, fresh, x + 20, y, end - x - 20)
        for group in view.groups[seat]:
            if group.color in sets:
                canvas.spots.update((("card", card), sets[group.color]) for card in cards_of(group))
    if place.rank:
        rank(canvas, place.rank, x + width - 62, middle - 25)
    else:
        _put_count(canvas, place.held, x + width - 62, middle)


def is_fresh(group: Group, look: Look) -> bool:
    """Whether a card of *group* was named in what was done to the player since they last moved."""
    return any(("deal", card) in look.fresh for card in cards_of(group))


def _put_sets(
    canvas: Canvas, place: Place, fresh: Collection[int], x: int, y: int, room: int
) -> dict[int, Box]:
    """The sets of *place* as chips, those that are not full with their tally while there is room.

    Those of the colors *fresh* are framed. Return where the chip of each color is.
    """
    towers = place.towers
    tallied = 50 * len(towers) + 56 * sum(not tower.full for tower in towers) <= room
    found: dict[int, Box] = {}
    for tower in towers[: room // 50]:
        if tower.color in fresh:
            canvas.fill((x - 4, y - 24, x + 44, y + 24), theme.PAPER)
        if tower.full:
            canvas.fill((x - 3, y - 23, x + 43, y + 23), theme.GOLD_LIT)
        canvas.put(chip(tower.color, 40, 40, 4), x, y - 20)
        found[tower.color] = (x, y - 20, x + 40, y + 20)
        x += 50
        if tallied and not tower.full:
            words = f"{len(tower.storeys)}/{tower.size}"
            x += canvas.text(words, x - 4, y, SMALL, DEAL.muted) + 8
    return found


def _put_count(canvas: Canvas, held: int, x: int, y: int) -> None:
    """Paint how many cards somebody holds: a small card and the number."""
    canvas.fill((x, y - 17, x + 24, y + 17), DEAL.muted)
    canvas.fill((x + 3, y - 14, x + 21, y + 14), DEAL.back[0])
    canvas.text(str(held), x + 32, y, SMALL, DEAL.text, bold=True)


def _reached(view: View, card: int) -> int:
    """Count the cards in the seat's largest set of the color of *card* that isn't full."""
    assert view.seat is not None
    if len(COLORS[card]) != 1:
        return 0
    (color,) = COLORS[card]
    counts = [len(group.cards) for group in view.groups[view.seat] if group.color == color and group.rent]
    return min(max(counts, default=0), SIZE[color])


def _answers(view: View, card: int) -> bool:
    """Whether *card* is a No that the seat may say now."""
    return KIND[card] == NO and view.window is not None and view.seat in view.awaited


def _pays(view: View) -> bool:
    """Whether the seat has to pay. It pays from its table, and can only say No from its hand."""
    return view.window is not None and any(
        ask.answers == view.seat and ask.sum and not ask.nos for ask in view.window.asks
    )


def is_numbered(view: View, card: int) -> bool:
    """Whether *card* of the hand shows its number. While its seat has to pay, only a No does."""
    return not _pays(view) or _answers(view, card)


# The words


def _headline(canvas: Canvas, view: View, look: Look) -> None:
    assert view.seat is not None
    badges = view.outcome.winners if view.outcome else view.awaited
    if look.guest or look.past or view.seat in view.awaited:
        badges = ()
    words = look.over_hand(view.seat, phrase_question(view, look), progress(view, look))
    headline(canvas, look, badges, words)


def phrase_question(view: View, look: Look) -> list[str]:
    """Phrase what is asked of the seat: with the other player's name, and with just their letter."""
    seat, window = view.seat, view.window
    if view.outcome:
        return [describe_turn(view, look, names) for names in all_names(look, view.seats)]
    if seat not in view.awaited:
        choices = [[name(each) for each in view.awaited] for name in (look.name, look.letter)]
        return [look.say("game-picture-wait", name=" & ".join(names)) for names in choices]
    if view.phase == "play":
        return [look.say("deal-picture-hand-play", plays=view.plays)]
    if view.phase == "discard":
        return [look.say("deal-picture-hand-discard", count=len(view.hand) - HAND)]
    assert window
    ask = next(ask for ask in window.asks if ask.answers == seat)
    other = ask.seat if seat == window.actor else window.actor
    names = (look.name(other), look.letter(other))
    if ask.nos % 2:
        return [look.say("deal-picture-hand-no", name=name) for name in names]
    id = "lose" if not ask.sum else "pay-all" if takes_all(view, ask) else "pay"
    if any(_answers(view, card) for card in view.hand):
        id += "-or-no"
    sums = {"sum": faces.millions(ask.sum, look), "worth": faces.millions(view.worth[seat], look)}
    return [look.say(f"deal-picture-hand-{id}", name=name, **sums) for name in names]


def _write_caption(
    canvas: Canvas,
    view: View,
    look: Look,
    card: int,
    place: int,
    gain: Gain | None,
    at: tuple[int, int, int],
    *,
    wins: bool,
) -> None:
    """The number of a card, and what it would bring; *at* is where, from the left, and how wide."""
    x, y, wide = at
    if wins:
        canvas.stamp(box(DEAL, wide, 58, theme.GOLD_LIT, theme.GOLD_EDGE, 3, 22), x, y - 29)
    number(canvas, place, x + 28, y, wins)
    ink = theme.INK if wins else DEAL.text
    left, room = x + 62, wide - CAPTION_EDGES
    if _answers(view, card):
        canvas.text(look.say("deal-picture-brings-answer"), left, y, SMALL, ink, bold=True)
        return
    if gain is None:
        return
    if gain.color is not None:
        canvas.put(glyph(gain.color, 40, ink), left, y - 20)
        left, room = left + 48, room - 48
    words, size, bold = fit_gain(gain, view, look, room)
    canvas.text(words, left, y, size, ink if bold else DEAL.muted, bold=bold)


def fit_gain(gain: Gain, view: View, look: Look, room: int) -> tuple[str, int, bool]:
    """Return words for *gain* that fit into *room*, their size, and whether they are bold."""
    bold = gain.what not in ("idle", "double", "no")
    return *fit(brings(gain, view, look), (36, SMALL), room, bold=bold), bold


def brings(gain: Gain, view: View, look: Look) -> Sequence[str]:
    """Describe *gain* in words, the longest first; its color stands before them."""
    sum = faces.millions(gain.amount, look)
    if gain.what == "win":
        id = "wins" if view.options["scoring"] == "sets" else "ends"
        return [look.say(f"deal-picture-brings-{id}")]
    if gain.what in ("take", "breaker") and gain.size:
        id = "could-win" if view.options["scoring"] == "sets" else "could-end"
        return [look.say(f"deal-picture-brings-{id}")]
    if gain.what == "lay":
        words = look.say("deal-picture-brings-lay", count=gain.count, size=gain.size)
        if gain.count == gain.size:
            return [look.say("deal-picture-brings-full", sum=sum), look.say("deal-picture-brings-full-short")]
        return [f"{words} · {sum}", words]
    if gain.what == "build":
        return [f"{faces.millions(gain.before, look)} → {sum}", sum]
    if gain.what in ("bank", "money", "breaker"):
        return [look.say(f"deal-picture-brings-{gain.what}", sum=sum)]
    if gain.what in ("take", "swap"):
        words = look.say(f"deal-picture-brings-{gain.what}", count=gain.count)
        return [words, look.say(f"deal-picture-brings-{gain.what}-short")]
    return [look.say(f"deal-picture-brings-{gain.what}", count=gain.count)]
