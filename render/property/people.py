"""Who somebody is: a badge that fits on any ground, and names from the longest to the shortest."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from games.property.view import View
from locales.names import isolate
from render.kit import theme
from render.kit.canvas import Canvas, Sprite
from render.kit.ground import PROPERTY
from render.kit.seats import disc, medal, robot_head
from render.kit.theme import MEDIUM, SMALL, Look, Seat, showable
from render.property.roofs import hard


def names_of(look: Look, seat: int) -> tuple[str, str, str]:
    """The whole name of *seat*, its first word, and the seat by its letter."""
    first = next(iter(showable(look.names[seat]).split()), "")
    letter = look.letter(seat)
    return look.name(seat), isolate(first) or letter, letter


def phrase_goal(view: View, look: Look, seat: int) -> tuple[str, str]:
    """The goal of a short match, and how much of it *seat* lacks, in words."""
    missing = max(0, view.goal - view.money[seat])
    return (
        look.say("property-picture-goal", amount=view.goal),
        look.say("property-picture-to-go", amount=missing),
    )


@lru_cache(maxsize=96)
def badge(seat: Seat, side: int) -> Sprite:
    """The badge of *seat*: its pattern around its letter, in a dark ring."""
    sprite = hard(ringed(seat.pattern, side, seat.bot), theme.INK)
    canvas = Canvas(sprite.image, PROPERTY)
    size = SMALL if side < 60 else MEDIUM
    canvas.text(seat.letter, side // 2, side // 2, size, seat.ink, bold=True, anchor="m")
    return Sprite(canvas.image, sprite.mask, tuple(canvas.texts))


@lru_cache(maxsize=48)
def ringed(number: int, side: int, bot: bool = False) -> Image.Image:
    """The ground of a badge (RGBA): a seat's medal in a dark ring."""
    ring = (robot_head if bot else disc)(side, theme.INK, theme.INK).copy()
    ring.alpha_composite(medal(number, side - 6, bot=bot), (3, 3))
    return ring


def phrase_round(view: View, look: Look) -> str:
    """Name the current round, and the last one if there is a limit."""
    limit = view.options["round_limit"]
    if limit == "none":
        return look.say("property-picture-round", round=view.round)
    return look.say("property-picture-round-of", round=view.round, limit=int(limit))
