"""The table of Monopoly Deal in words, for those who listen to it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from games.deal.cards import ANY, COLORS, KIND, MONEY, PROPERTY, SIZE, VALUE, WILD
from games.deal.preview import find_gains
from games.deal.view import Group, Last, View, Window
from render.deal import faces
from render.deal.counter import MOVED, NOS, describe_ask, describe_last, describe_window, progress
from render.deal.hand import brings, is_numbered
from render.deal.places import find_figure, is_near, leaders, owes
from render.deal.table import describe_turn
from render.kit.heads import describe_gone, describe_leaders, with_place
from render.kit.lettering import fit_alt_text
from render.kit.sentences import add_aside, end, enlist
from render.kit.theme import GROUPS, Look


def describe(view: View, look: Look) -> str:
    """What the table shows, line by line, the most important first; for a seat with its own cards."""
    letters = [seat.letter for seat in look.seats]
    return fit_alt_text(
        lambda: _lines(view, look, look.names, short=False, gains=True),
        lambda: _lines(view, look, look.names, short=False),
        lambda: _lines(view, look, letters, short=False),
        lambda: _lines(view, look, letters, short=True),
    )


def _lines(view: View, look: Look, names: Sequence[str], *, short: bool, gains: bool = False) -> list[str]:
    """All of it, with these *names* where seats are not listed; *short* with signs for colors.

    With *gains* each card of the hand tells what it would bring.
    """
    if view.window:  # what they are asked follows, person by person
        asked = " & ".join(names[seat] for seat in view.awaited)
        lines = [look.say("deal-picture-answer-some", name=asked)]
    else:
        lines = [describe_turn(view, look, names)]
    if view.seat is not None:
        held = enlist(look.say, _held(view, look, gains=gains))
        lines.append(look.held(view.seat, "game-picture-alt-hand", held or "–"))
    if view.outcome is None:
        lines += [*_middle(view, look, names), *describe_leaders(look, names, leaders(view))]
    lines += (_seat(view, look, seat, short) for seat in range(view.seats))
    if view.outcome is None:
        lines.append(_piles(view, look))
    return lines


def _held(view: View, look: Look, *, gains: bool) -> Iterator[str]:
    """The cards of the hand with their numbers, those that are new, and what each would bring."""
    found = find_gains(view) if gains else {}
    for number, card in zip(view.numbers, view.hand, strict=True):
        words = faces.name(card, look)
        if is_numbered(view, card):
            words = f"{number} {words}"
        if card in view.drawn:
            words = add_aside(look.say, words, look.say("deal-picture-alt-new"))
        if gain := found.get(card):
            color = "" if gain.color is None else f"{faces.plain(faces.color_name(gain.color, look))} "
            words += f" → {color}{brings(gain, view, look)[0]}"
        yield words


def _piles(view: View, look: Look) -> str:
    """The round, and the piles; a window, and an empty center, need no card on top."""
    if view.window or not view.discard:
        piles = look.say("deal-picture-alt-draw", draw=view.draw)
    else:
        piles = look.say("deal-picture-alt-piles", draw=view.draw, top=faces.name(view.discard[-1], look))
    return f"{end(look.say, progress(view, look))} {piles}"


def _middle(view: View, look: Look, names: Sequence[str]) -> list[str]:
    """Describe what is asked, what happened last, or how the round began."""
    if view.window:
        return _window(view, view.window, look, names)
    if view.last:
        return [_last(view.last, look, names)]
    letters = [seat.letter for seat in look.seats]
    lines = [look.say("deal-picture-alt-first", name=names[view.first])]
    if view.rolls:
        rolls = (f"{letters[roll.seat]} {'+'.join(map(str, roll.dice))}" for roll in view.rolls)
        lines.append(look.say("deal-picture-alt-rolls", rolls=enlist(look.say, rolls)))
    return lines


def _last(last: Last, look: Look, names: Sequence[str]) -> str:
    words = describe_last(last, look, names)
    if last.other is not None and last.what != "refused":  # that names both
        words += f" → {names[last.other]}"
    said = {"lay": PROPERTY, "bank": MONEY}.get(last.what)  # the color or the sum names these already
    if cards := [card for card in last.cards[:MOVED] if KIND[card] != said]:
        words = look.say("picture-colon", name=words, words=_names(cards, look))
    return end(look.say, words)


def _window(view: View, window: Window, look: Look, names: Sequence[str]) -> list[str]:
    head = describe_window(window, look, names).rstrip(": \u00a0：")
    if window.color is not None:
        head = add_aside(look.say, head, faces.plain(faces.color_name(window.color, look)))
    asks = [describe_ask(ask, view, look, names) for ask in window.asks]
    for place, ask in enumerate(window.asks):
        if ask.nos:
            nos = look.say("deal-picture-alt-nos", count=min(ask.nos, NOS))
            asks[place] = add_aside(look.say, asks[place], nos)
    asked = look.say("picture-colon", name=head, words=enlist(look.say, asks))
    lines = [asked if asked.endswith(("?", "？")) else end(look.say, asked)]
    single = window.asks if len(window.asks) == 1 else ()
    taken = [card for ask in single for card in ask.taken]
    given = [ask.given for ask in single if ask.given is not None]
    if taken or given:
        moved = " ⇄ ".join(_names(cards[:MOVED], look) for cards in (given, taken) if cards)
        lines.append(end(look.say, moved))
    lines.append(look.say("deal-picture-alt-played", cards=_names(window.cards, look)))
    return lines


def _names(cards: Sequence[int], look: Look) -> str:
    return enlist(look.say, (faces.name(card, look) for card in cards))


def _seat(view: View, look: Look, seat: int, short: bool) -> str:
    if view.out[seat]:
        points = ""
        if view.outcome and view.options["scoring"] == "points":
            points = look.say("deal-picture-points", points=view.points[seat])
        return describe_gone(view, look, seat, points)
    full = {group.color for group in view.groups[seat] if group.full}
    sets = enlist(look.say, (_set(view, look, seat, group, short) for group in view.groups[seat]))
    parts = []
    if view.outcome:
        parts.append(look.say("deal-picture-alt-worth", worth=faces.millions(view.worth[seat], look)))
    elif len(full) == 2 and any(is_near(group, full) for group in view.groups[seat]):
        parts.append(look.say("deal-picture-to-go", count=1))
    if view.options["scoring"] == "points":
        parts.append(look.say("deal-picture-points", points=view.points[seat]))
    bank = faces.millions(view.bank_values[seat], look)
    if view.banks[seat]:
        bank = add_aside(look.say, bank, _notes(view.banks[seat]))
    parts.append(look.say("deal-picture-alt-bank", bank=bank))
    if not view.outcome:
        parts.append(look.say("deal-picture-alt-held", count=view.hand_sizes[seat]))
    parts.append(sets or look.say("deal-picture-alt-no-sets"))
    name = f"{look.seats[seat].letter} {look.names[seat]}"
    words = look.say("picture-colon", name=name, words=enlist(look.say, parts))
    return with_place(view, look, seat, end(look.say, words))


def _notes(bank: Sequence[int]) -> str:
    """What the cards of a bank are worth, the largest first."""
    counted = groupby(sorted((VALUE[card] for card in bank), reverse=True))
    counts = [(value, len(list(alike))) for value, alike in counted]
    return " ".join(faces.bill_words(value, count) for value, count in counts)


def _set(view: View, look: Look, seat: int, group: Group, short: bool) -> str:
    """Describe a set: its size, its buildings, its rent or value, and which of its cards are wild."""
    name, size = _color(group.color, look, short), SIZE[group.color]
    words = name if group.full and len(group.cards) == size else f"{name} {len(group.cards)}/{size}"
    words = look.say("deal-picture-alt-full", set=words) if group.full else words
    for building, id in ((group.house, "deal-picture-card-house"), (group.hotel, "deal-picture-card-hotel")):
        words += "" if building is None else f" + {faces.plain(look.say(id))}"
    figure = find_figure(view, seat, group)
    if figure is not None:
        sum = faces.millions(figure, look)
        id = "deal-picture-alt-value" if owes(view, seat) else "deal-picture-alt-rent"
        words += f" {sum if short and not owes(view, seat) else look.say(id, sum=sum)}"
    wild = [_wild(card, group.color, look, short) for card in group.cards if KIND[card] == WILD]
    if not wild:
        return words
    told = " ".join(wild) if short else look.say("deal-picture-alt-wilds", colors="/".join(wild))
    return add_aside(look.say, words, told)


def _wild(card: int, color: int, look: Look, short: bool) -> str:
    """List the other colors of the wild *card* in a set of *color*; a star stands for all."""
    if COLORS[card] == ANY:
        return "★"
    return "/".join(_color(each, look, short) for each in COLORS[card] if each != color)


def _color(color: int, look: Look, short: bool) -> str:
    return GROUPS[color].sign if short else faces.plain(faces.color_name(color, look))
