"""The table of Monopoly Deal in words, for those who listen to it."""

from __future__ import annotations

from games.deal.cards import SIZE
from games.deal.view import Group, View, Window
from render.deal import faces
from render.deal.middle import asking, progress, said
from render.deal.table import asked
from render.kit.theme import Look

LONGEST = 1024
"""The most characters an alternative text may have."""


def describe(view: View, look: Look) -> str:
    """What the table shows, line by line, the most important first; for a seat with its own cards."""
    whole = _lines(view, look, short=False)
    return whole if len(whole) <= LONGEST else _lines(view, look, short=True)


def _lines(view: View, look: Look, *, short: bool) -> str:
    """All of it; *short* with the letters of colours instead of their names."""
    lines = [asked(view, look, look.names)]
    if view.seat is not None:
        numbered = zip(view.numbers, view.hand, strict=True)
        held = ", ".join(f"{number} {faces.name(card, look)}" for number, card in numbered)
        lines.append(look.held(view.seat, "game-picture-alt-hand", held or "–"))
    if view.window:
        lines += _window(view.window, look)
    elif view.last:
        lines.append(said(view.last, look, look.names[view.last.seat]) + ".")
    elif view.rolls:
        rolls = ", ".join(f"{look.seats[roll.seat].letter} {sum(roll.dice)}" for roll in view.rolls)
        lines.append(look.say("deal-picture-alt-rolls", rolls=rolls))
    lines += (_seat(view, look, seat, short) for seat in range(view.seats))
    piles = look.say("deal-picture-alt-piles", draw=view.draw, discard=len(view.discard))
    lines.append(f"{progress(view, look)}. {piles}")
    return "\n".join(lines)


def _window(window: Window, look: Look) -> list[str]:
    head, asks = asking(window, look, look.names)
    lines = [f"{head}: " + ", ".join(asks) + "."]
    taken = [
        card for ask in window.asks for card in (*ask.taken, *(() if ask.given is None else (ask.given,)))
    ]
    if taken:
        lines.append(", ".join(faces.name(card, look) for card in taken) + ".")
    return lines


def _seat(view: View, look: Look, seat: int, short: bool) -> str:
    args: dict[str, str | int] = {"letter": look.seats[seat].letter, "name": look.names[seat]}
    if view.out[seat]:
        return look.say("game-picture-alt-out", **args, out=look.say(f"picture-{view.out[seat]}"))
    sets = ", ".join(_set(group, look, short) for group in view.groups[seat])
    args["sets"] = sets or look.say("deal-picture-alt-no-sets")
    points = look.say("deal-picture-points", points=view.points[seat])
    scored = view.options["scoring"] == "points"
    if view.outcome and scored:
        worth = faces.millions(view.worth[seat], look)
        return look.say("deal-picture-alt-end", **args, bank=worth, points=points)
    args |= {"bank": faces.millions(view.bank_values[seat], look), "hand": view.hand_sizes[seat]}
    if scored:
        return look.say("deal-picture-alt-points", **args, points=points)
    return look.say("deal-picture-alt-seat", **args)


def _set(group: Group, look: Look, short: bool) -> str:
    _, letter = faces.mark(group.colour, look)
    name = letter if short and letter else faces.plain(faces.colour_name(group.colour, look))
    if not group.full:
        return f"{name} {len(group.cards)}/{SIZE[group.colour]}"
    for built, id in ((group.hotel, "deal-picture-alt-hotel"), (group.house, "deal-picture-alt-house")):
        if built is not None:
            return look.say(id, set=name)
    return look.say("deal-picture-alt-full", set=name)
