"""A film shows every picture exactly, however its frames are encoded."""

from __future__ import annotations

from io import BytesIO
from random import Random

import pytest
from PIL import Image, ImageSequence

import games
import render
from bot.language import language_of
from bot.service.films import FRAMES
from games.core import Luck
from render.film import Frame, enlarge, frame, reel
from render.kit import theme
from render.kit.frame import RIM, open_canvas
from render.kit.ground import HOUSE
from render.kit.theme import Look


def table(height: int, *cards: tuple[int, int]) -> Image.Image:
    canvas = open_canvas(HOUSE, height)
    for x, y in cards:
        canvas.fill((x, y, x + 101, y + 141), theme.PAPER)
        canvas.text("Anna", x, y + 70, theme.SMALL, theme.INK)
    return canvas.image


PICTURES = [
    table(400),
    table(400, (101, 57)),
    table(400, (101, 57)),
    table(400, (101, 57), (700, 120)),
    table(400, (700, 121)),
    table(400, (30, 30)),
]


def frames(pictures: list[Image.Image]) -> list[Frame | None]:
    return [frame(each, last) for each, last in zip(pictures, [None, *pictures], strict=False)]


def test_it_shows_every_picture_as_it_is() -> None:
    film = Image.open(BytesIO(reel(frames(PICTURES), [1000, 300, 200, 400, 500, 4000])))
    shown = [(each.convert("RGBA").copy(), each.info["duration"]) for each in ImageSequence.Iterator(film)]
    assert film.size == (theme.WIDTH, 400)
    assert film.info["loop"] == 0
    assert [time for _, time in shown] == [1000, 500, 400, 500, 4000]
    for (seen, _), meant in zip(shown, [PICTURES[0], *PICTURES[2:]], strict=True):
        whole = HOUSE.palette.blank(*film.size)
        whole.paste(meant, (0, 0))
        ground = Image.new("RGBA", film.size)  # transparent pixels may have any color
        same = [Image.alpha_composite(ground, each) for each in (seen, whole.convert("RGBA"))]
        assert same[0] == same[1]


@pytest.mark.parametrize("key", games.keys())
def test_a_lower_picture_is_enlarged_by_its_ground_alone(key: str) -> None:
    """The content is centered, and the frame is drawn around all of it."""
    state, _ = games.load(key).deal(2, {}, Luck(Random(1)))
    names = ("Anna", "Ben")
    look = Look(language_of("en").with_seats(names, "picture"), names)
    canvas = render.paint(key, games.load(key).view(state, None), look)
    height = canvas.image.height + 60
    large, empty = enlarge(canvas, height), open_canvas(canvas.ground, height).image
    assert large.size == empty.size
    for rows in ((0, RIM), (height - RIM, height)):
        box = (0, rows[0], theme.WIDTH, rows[1])
        assert large.crop(box).tobytes() == empty.crop(box).tobytes()
    inside = (RIM, RIM + 40, theme.WIDTH - RIM, canvas.image.height - RIM - 40)
    moved = (inside[0], inside[1] + 30, inside[2], inside[3] + 30)
    assert large.crop(moved).tobytes() == canvas.image.crop(inside).tobytes()
    assert enlarge(canvas, 0) is canvas.image


def test_a_frame_is_no_larger_than_what_changes() -> None:
    _, second, third, *_ = frames(PICTURES)
    assert second
    assert third is None
    assert (second.x, second.y) == (100, 56)
    assert (second.width, second.height) == (102, 142)
    assert len(second.data) < 2000


def test_a_film_of_a_long_match_has_room_in_four_megabytes() -> None:
    """Uses the maximum number of frames, and the game and seats whose pictures change most."""
    game, random = games.load("property"), Random(1)
    chance = Luck(random)
    state, _ = game.deal(5, {}, chance)
    names = ("Anna", "Ben", "Clara", "David", "Emma")
    look = Look(language_of("en").with_seats(names, "picture"), names)
    shown = []
    for move in range(100):
        seat = min(game.waiting_for(state))
        chosen = game.choose(game.view(state, seat), game.offers(state, seat), random)
        game.apply(state, seat, chosen, chance)
        if move >= 88:
            shown.append(render.paint("property", game.view(state, None), look).image)
    sizes = [len(each.data) for each in frames(shown)[1:] if each]
    assert sum(sizes) / len(sizes) * FRAMES < 4_000_000
