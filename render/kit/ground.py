"""Grounds: the places that pictures show, as values. Each game has its own, the house has the café table.

A picture is opened with a ground (`render.kit.frame`). What is painted later takes its colors from
`canvas.ground`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

from PIL import ImageDraw

from render.kit import backs, theme
from render.kit.palette import MOST_OWN, SHARED, Palette, ramp
from render.kit.theme import Color, mix, rgb

Weave = Callable[[ImageDraw.ImageDraw, int, int, tuple[Color, Color]], None]


@dataclass(frozen=True, eq=False)
class Ground:
    """The look of a place. Its tones are dark enough for words in *text*, and small print in *muted*.

    On the *base* lie places of players, *raised*, or *lit* if the match waits for them; a *deep* well holds
    piles and small print. A *line* divides, a *shadow* falls hard to the lower right. The *frame* has a dark
    edge, a body and a light line. *circle* is the fill, edge and ink of the circles with numbers. The *back*
    of a card is woven of two colors. *own* are further colors that the place draws with.
    """

    name: str
    base: Color
    raised: Color
    lit: Color
    deep: Color
    line: Color
    shadow: Color
    muted: Color
    frame: tuple[Color, Color, Color]
    circle: tuple[Color, Color, Color]
    back: tuple[Color, Color]
    weave: Weave
    text: Color = theme.PAPER
    own: tuple[Color, ...] = ()

    @cached_property
    def palette(self) -> Palette:
        """The shared colors and those of this ground."""
        if self is PLAIN:
            return SHARED
        dark, body, light = self.frame
        fill, edge, ink = self.circle
        tones = [
            *(self.base, self.raised, self.lit, self.deep, self.line, self.shadow, self.muted),
            *(dark, body, light, fill, edge, ink, *self.back, *self.own),
        ]
        for under in (self.base, self.raised, self.lit, self.deep):
            tones += ramp(under, self.text, steps=3)
        for under, over in (
            *((under, self.muted) for under in (self.base, self.raised, self.lit, self.deep)),
            *((self.base, self.shadow), (self.base, self.line), (self.base, self.raised), (fill, ink)),
            *((fill, edge), (dark, body), (body, light), self.back, (self.base, theme.GOLD)),
        ):
            tones += ramp(under, over, steps=2)
        return Palette(list(dict.fromkeys(tones))[:MOST_OWN], dark)


PLAIN = Ground(
    name="plain",
    base=theme.INK,
    raised=theme.INK,
    lit=theme.INK,
    deep=theme.INK,
    line=theme.PAPER_EDGE,
    shadow=theme.NIGHT,
    muted=theme.PAPER_SHADE,
    frame=(theme.NIGHT, theme.INK, theme.PAPER_EDGE),
    circle=(theme.INK, theme.PAPER_EDGE, theme.PAPER),
    back=(theme.INK, theme.PAPER_EDGE),
    weave=backs.windows,
)
"""No place: shared colors alone, for pieces that are laid into the pictures of any game."""
PROPERTY = Ground(
    name="property",
    base=rgb("70614E"),
    raised=rgb("5E5142"),
    lit=rgb("6A5A3A"),
    deep=rgb("4C4134"),
    line=rgb("96856E"),
    shadow=rgb("3A3128"),
    muted=rgb("EDE2CE"),
    frame=(rgb("3B2814"), rgb("A98557"), rgb("CDAA78")),
    circle=(theme.GOLD, theme.GOLD_EDGE, theme.INK),
    back=(rgb("2A4A86"), rgb("9DB2D8")),
    weave=backs.contours,
    own=(
        *(rgb("F3EAD8"), rgb("E2E4DE"), rgb("24427C"), rgb("6C86B4"), rgb("DCC9A0"), rgb("F7D8CE")),
        *(mix(seat.color, theme.PAPER, 0.18) for seat in theme.SEATS),  # roofs that are lit,
        *(mix(seat.color, theme.INK, 0.14) for seat in theme.SEATS),  # and roofs in shade
    ),
)
"""The surveyor's drawing board: warm linen; the plan is cream with blue ink."""
DEAL = Ground(
    name="deal",
    base=rgb("161F3E"),
    raised=rgb("131A33"),
    lit=rgb("2B3768"),
    deep=rgb("101528"),
    line=rgb("4A5788"),
    shadow=rgb("070A16"),
    muted=rgb("AEB8DA"),
    frame=(rgb("131A33"), rgb("3A4874"), rgb("7385BC")),
    circle=(rgb("0C1024"), rgb("C3CBE8"), theme.PAPER),
    back=(rgb("26325F"), rgb("5A6BA6")),
    weave=backs.windows,
    own=(
        *(rgb("28305C"), rgb("38386A"), rgb("4A3D6E"), rgb("684873"), rgb("8A5475")),
        *(rgb("8E98B8"), rgb("CFE3D8"), rgb("5E8A72"), rgb("EEF1FA"), rgb("C3CBE8"), rgb("FFE08A")),
    ),
)
"""The avenue at dusk: evening blue, with a strip of pavement under every row of houses."""
CARDOPOLY = Ground(
    name="cardopoly",
    base=rgb("3B6A38"),
    raised=rgb("2A4F2A"),
    lit=rgb("44753E"),
    deep=rgb("234523"),
    line=rgb("5E9155"),
    shadow=rgb("183018"),
    muted=rgb("E6F2DF"),
    frame=(rgb("22140B"), rgb("5F3F24"), rgb("946A3E")),
    circle=(rgb("FFF3D6"), rgb("8A6A3A"), theme.INK),
    back=(rgb("1F4A28"), rgb("7DB468")),
    weave=backs.maze,
    own=(
        *(rgb("E5D3A6"), rgb("CDB682"), rgb("94713F"), rgb("C9DBB0"), rgb("5BA7D1"), rgb("BFE2F2")),
        *(rgb("C9CDBF"), rgb("8A9A8A"), rgb("B58A56"), rgb("7A5530"), rgb("F0B8D0"), rgb("DACDB2")),
    ),
)
"""The walk around the park: a lawn, and a path of sand."""
MONOPOLY = Ground(
    name="monopoly",
    base=rgb("6B2327"),
    raised=rgb("541A1E"),
    lit=rgb("8A363B"),
    deep=rgb("3E0F14"),
    line=rgb("96454A"),
    shadow=rgb("21070A"),
    muted=rgb("EBCBC7"),
    frame=(rgb("2A0C0E"), rgb("A98F5C"), rgb("E6D6B2")),
    circle=(rgb("2A0C10"), theme.BRASS_LIT, theme.PAPER),
    back=(rgb("6E242A"), rgb("9E4A50")),
    weave=backs.damask,
    own=(rgb("F3E7D3"), rgb("9A8255"), rgb("E9DBBB"), rgb("57412B"), rgb("B0763F"), rgb("7C4A26")),
)
"""The sale room: oxblood, with rails and plates of brass."""
HOUSE = Ground(
    name="house",
    base=rgb("1A4A46"),
    raised=rgb("0E3331"),
    lit=rgb("22605A"),
    deep=rgb("0B2A2B"),
    line=rgb("2F6A63"),
    shadow=rgb("06191A"),
    muted=rgb("C8D7D2"),
    frame=(rgb("22140B"), rgb("6A4729"), rgb("A27A4B")),
    circle=(rgb("0B2A2B"), theme.PAPER_EDGE, theme.PAPER),
    back=(rgb("123C3A"), rgb("C9B184")),
    weave=backs.deeds,
    own=tuple(tone for game in (PROPERTY, DEAL, CARDOPOLY, MONOPOLY) for tone in (game.base, game.frame[1])),
)
"""The café table: league, profile, help and puzzles, and every game without a place of its own."""

_GROUNDS = {ground.name: ground for ground in (PROPERTY, DEAL, CARDOPOLY, MONOPOLY)}


def ground_of(game: str) -> Ground:
    """The ground of *game*, or the house's ground if it has none."""
    return _GROUNDS.get(game, HOUSE)
