"""Films: a whole match as an animated picture."""

from __future__ import annotations

from io import BytesIO

from PIL import Image, ImageSequence

from bot.domain import turns
from bot.service.films import Films
from bot.service.pictures import Pictures
from render.kit.ground import DEAL
from tests.kit.house import ANNA, House


async def test_a_film_has_one_size_although_its_first_tables_are_lower(house: House) -> None:
    """The streets of Monopoly Deal are lower as long as nobody has a house. A film must not jump."""
    match = await house.begin(game="deal")
    for _ in range(40):
        match = await house.move(match)
    match = await house.matches.change(match.id, turns.resign, next(house.interactions), ANNA.user_id)
    pictures = Pictures(1)
    films = Films(pictures)
    told: list[tuple[int, int]] = []
    try:
        log = await house.matches.entries(match.id)
        made = await films.make(match, log, "en", lambda done, all: told.append((done, all)))
    finally:
        await films.close()
        await pictures.close()
    film = Image.open(BytesIO(made.data))
    shown = [each.convert("RGBA") for each in ImageSequence.Iterator(film)]
    edges = {each.crop((600, film.height - 6, 601, film.height - 5)).tobytes()[:3] for each in shown}
    assert len(shown) > 20
    assert len(edges) == 1
    assert tuple(edges.pop()) in DEAL.frame  # the lower edge of the frame, from the first picture on
    assert told[-1][0] == told[-1][1]
    assert [done for done, _ in told] == sorted(done for done, _ in told)
