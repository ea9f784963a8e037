"""Draws views as pictures. Each game has a painter: the package with its name in this folder."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, Protocol, cast

from render.kit.canvas import Canvas, Spot
from render.kit.emojis import EMOJIS, Drawing
from render.kit.theme import Look

if TYPE_CHECKING:
    from render.samples import Remark


@dataclass(frozen=True, slots=True)
class Position:
    """A view to paint, with the players' names. The view of a seat makes a hand, a spectator's the table.

    *ended*: it makes the score sheet of the hand or round that ended last. *notes* stand below a hand.
    """

    view: Any
    names: tuple[str, ...]
    four_color: bool = False
    ended: bool = False
    notes: tuple[Remark, ...] = ()


class Painter(Protocol):
    """What the module of a game provides. All three are made from a view alone and repeat exactly.

    Where hands or rounds end with a score sheet (`Game.sheets`) it may have ``sheet`` besides (`sheet`), and
    where an analysis marks moves on the cards, ``find_spots`` (`find_spots`).
    """

    def table(self, view: Any, look: Look) -> Canvas:
        """The table as everybody sees it."""

    def hand(self, view: Any, look: Look) -> Canvas:
        """The private hand of the view's seat."""

    def describe(self, view: Any, look: Look) -> str:
        """What the table's picture shows, in words: for alternative texts and text tables."""


@cache
def painter(key: str) -> Painter:
    """The painter of the game called *key*."""
    return cast(Painter, importlib.import_module(f"render.{key}"))


def paint(key: str, view: Any, look: Look) -> Canvas:
    """Paint the hand of the seat of *view* in the game called *key*, or the table if it is a spectator's."""
    brush = painter(key)
    return (brush.table if view.seat is None else brush.hand)(view, look)


def sheet(key: str, view: Any, look: Look) -> Canvas | None:
    """The score sheet of the hand or round that ended last, if the game called *key* paints one."""
    brush = getattr(painter(key), "sheet", None)
    return cast(Canvas, brush(view, look)) if brush else None


def find_spots(key: str, view: Any, move: Any) -> frozenset[Spot]:
    """Find the ``spots`` of the hand of *view* that *move* involves, if the game called *key* defines any."""
    find = getattr(painter(key), "find_spots", None)
    return cast("frozenset[Spot]", find(view, move)) if find else frozenset()


def emojis(keys: Iterable[str]) -> Mapping[str, Drawing]:
    """What draws each emoji, by its key: those of all games, and those of the games called *keys*."""
    own = (f"render.{key}.emojis" for key in keys)
    modules = (importlib.import_module(name) for name in own if importlib.util.find_spec(name))
    return {**EMOJIS, **{key: draw for module in modules for key, draw in module.EMOJIS.items()}}
