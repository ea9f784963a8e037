"""Every picture has a valid size, legible words and allowed colors, and is reproducible."""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from bot.language import LOCALES
from games import keys, load
from render import gallery, painter, sheet
from render.kit import palette, theme
from render.kit.canvas import Canvas
from render.kit.cards import back
from render.kit.ground import CARDOPOLY, DEAL, HOUSE, MONOPOLY, PROPERTY, Ground
from render.png import encode
from render.samples import HARD, NAMES
from tests.kit.matches import MATCHES, Course
from tests.kit.played import collect_states

GROUNDS = (HOUSE, PROPERTY, DEAL, CARDOPOLY, MONOPOLY)
each_game = pytest.mark.parametrize("key", keys())
LANGUAGES = tuple(LOCALES)
each_language = pytest.mark.parametrize("language", LOCALES)


def look_of(seats: int, language: str = "en", names: tuple[str, ...] = NAMES) -> theme.Look:
    """Return the look of a table with that many *seats*."""
    return theme.Look(gallery.words(language), names[:seats])


def test_picture_is_the_same_each_time_and_from_several_threads() -> None:
    wanted = [(key, position) for key, _, position in gallery.positions()]
    alone = [gallery.picture(*each).tobytes() for each in wanted]
    with ThreadPoolExecutor(4) as pool:
        together = list(pool.map(lambda each: gallery.picture(*each).tobytes(), wanted))
    assert together == alone


def test_picture_is_a_small_indexed_png(picture: Any) -> None:
    data = encode(gallery.picture(*picture))
    assert len(data) <= 100_000
    with Image.open(io.BytesIO(data)) as image:
        assert (image.format, image.mode) == ("PNG", "P")
        assert image.width == theme.WIDTH <= 1400
        corners = image.convert("RGBA")
    assert corners.getpixel((0, 0))[3] == 0  # type: ignore[index]
    assert corners.getpixel((corners.width // 2, corners.height // 2))[3] == 255  # type: ignore[index]


def test_table_is_no_landscape(table: Any) -> None:
    image = gallery.picture(*table)
    assert image.height >= image.width


def check(canvas: Canvas) -> None:
    """Check that the picture has words, and that they stay inside it and don't touch anything."""
    assert canvas.texts
    assert not [*gallery.find_misfits(canvas)]


def test_words_that_do_not_fit_are_found() -> None:
    canvas = Canvas(palette.SHARED.blank(400, 100))
    canvas.text("Anna", 200, 50, theme.SMALL, theme.PAPER)
    assert not [*gallery.find_misfits(canvas)]
    for words, x in (("Clara", 210), ("Ben", 380), ("한", 60)):
        canvas.text(words, x, 50, theme.SMALL, theme.PAPER)
    assert [*gallery.find_misfits(canvas)] == [
        "'Ben' doesn't fit in the picture",
        "'한' has letters that our fonts lack (suits are drawn: `render.kit.cards.pip`)",
        "'Anna' touches 'Clara'",
    ]


def test_the_gallery_fails_if_words_do_not_fit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gallery, "LOCALES", ("en", "de"))
    monkeypatch.setattr(gallery, "pictures", lambda code: [("deal", gallery.fronts(code)["deal"])])
    gallery.main(tmp_path)
    for folder in (tmp_path, tmp_path / "de"):
        assert {path.name for path in folder.glob("*.png")} >= {"deal.png", "phone.png", "thumb.png"}
    canvas = gallery.fronts("de")["deal"]
    monkeypatch.setattr(canvas, "texts", [("Straße", (0, 30, 90, 60))])
    with pytest.raises(SystemExit, match=r"^de: deal: 'Straße' doesn't fit in the picture$") as error:
        gallery.main(tmp_path)
    assert error.value.code != 0


def test_the_gallery_explains_itself_and_paints_nothing(tmp_path: Path) -> None:
    command = (sys.executable, "-m", "render.gallery", "--help")
    path = {**os.environ, "PYTHONPATH": str(Path(gallery.__file__).parent.parent)}
    ended = subprocess.run(command, cwd=tmp_path, env=path, capture_output=True, text=True, timeout=60)
    assert (ended.returncode, [*tmp_path.iterdir()]) == (0, [])
    assert "folder" in ended.stdout


@each_language
def test_words_are_inside_and_touch_nothing(picture: Any, language: str) -> None:
    key, position, *_ = picture
    check(gallery.canvas(key, position, language))


@each_game
def test_words_of_played_matches_are_inside_and_touch_nothing(key: str) -> None:
    game = load(key)
    for number, state in enumerate(collect_states(key)):
        table = game.view(state, None)
        look = look_of(table.seats, LANGUAGES[number % len(LANGUAGES)], (NAMES, HARD)[number // 2 % 2])
        hand = game.view(state, number % table.seats)
        for canvas in (painter(key).table(table, look), painter(key).hand(hand, look)):
            assert canvas.image.width == theme.WIDTH
            assert canvas.image.height <= 1400
            check(canvas)


@pytest.mark.parametrize("key", [key for key in keys() if hasattr(painter(key), "sheet")])
def test_words_of_score_sheets_are_inside_and_touch_nothing(key: str) -> None:
    game, found = load(key), 0
    for number in range(MATCHES):
        for *_, events, after in Course(key, number).steps():
            if any(event.id in game.sheets for event in events) and game.outcome(after) is None:
                found += 1
                view = game.view(after, None)
                canvas = sheet(key, view, look_of(view.seats, LANGUAGES[found % len(LANGUAGES)], HARD))
                assert canvas is not None
                check(canvas)
    assert found > 3


@each_game
def test_a_table_is_the_same_for_all(key: str) -> None:
    """A picture depends only on the view, which contains nothing that is hidden from the seat."""
    game, table = load(key), painter(key).table
    for number, state in enumerate(collect_states(key)[::3]):
        seats = game.view(state, None).seats
        mine, look = number % seats, look_of(seats)
        one, other = (table(game.view(state, seat), look).image for seat in (None, mine))
        assert one.tobytes() == other.tobytes()


@each_game
def test_descriptions_fit_and_name_all_in_any_match(key: str) -> None:
    game, describe = load(key), painter(key).describe
    for number, state in enumerate(collect_states(key)):
        seats = game.view(state, None).seats
        for language in LOCALES:
            names = (NAMES, HARD)[number % 2]
            own, public = (
                describe(game.view(state, seat), look_of(seats, language, names))
                for seat in (number % seats, None)
            )
            assert max(len(own), len(public)) <= 1024
            assert all(name in public for name in names[:seats])


@pytest.mark.parametrize("key", ["deal", "property"])
def test_a_description_for_a_seat_adds_its_own_cards_alone(key: str) -> None:
    game, describe = load(key), painter(key).describe
    for number, state in enumerate(collect_states(key)[::4]):
        seats = game.view(state, None).seats
        own, public = (
            describe(game.view(state, seat), look_of(seats)).splitlines() for seat in (number % seats, None)
        )
        own = [re.sub(r", \$\d+ to go", "", line) for line in own]  # how far the seat is from its own goal
        assert [line for line in own if not line.startswith(("Your ", "Since your "))] == public


def test_small_type_is_refused() -> None:
    canvas = Canvas(palette.SHARED.blank(theme.WIDTH, 100))
    assert theme.SMALL / theme.WIDTH >= 38 / 1400
    canvas.text("Anna", 0, 50, theme.SMALL, theme.PAPER)
    with pytest.raises(ValueError, match="30 points"):
        canvas.text("Anna", 0, 50, 30, theme.PAPER)


def test_three_sizes_of_type() -> None:
    assert theme.SMALL < theme.MEDIUM < theme.LARGE


@pytest.mark.parametrize("seat", theme.SEATS, ids=lambda seat: seat.letter)
def test_letters_are_readable_on_every_seat_color(seat: theme.Seat) -> None:
    assert theme.contrast(seat.ink, seat.color) >= 4.5


@pytest.mark.parametrize(
    ("ink", "ground"),
    [
        (theme.INK, theme.BRASS),
        (theme.INK, theme.PAPER_EDGE),
        (theme.RED, theme.PAPER),
        (theme.BLUE, theme.PAPER),
        (theme.GREEN, theme.PAPER),
    ],
)
def test_words_are_readable_on_their_ground(ink: theme.Color, ground: theme.Color) -> None:
    assert theme.contrast(ink, ground) >= 4.5


def test_seats_differ_in_letter_color_and_pattern() -> None:
    for part in ("letter", "color", "pattern"):
        assert len({getattr(seat, part) for seat in theme.SEATS}) == 6


each_ground = pytest.mark.parametrize("ground", GROUNDS, ids=lambda ground: ground.name)


@each_ground
def test_words_are_readable_on_every_tone_of_a_ground(ground: Ground) -> None:
    for under in (ground.base, ground.raised, ground.lit, ground.deep):
        assert theme.contrast(ground.text, under) >= 4.5
        assert theme.contrast(ground.muted, under) >= 4.5
    fill, _, ink = ground.circle
    assert theme.contrast(fill, ink) >= 4.5


@each_ground
def test_a_palette_fits_an_indexed_png(ground: Ground) -> None:
    colors = ground.palette
    shared = palette.SHARED_COLORS
    assert len(shared) <= palette.MOST_SHARED
    assert len(colors.solid) - len(shared) <= palette.MOST_OWN
    assert colors.solid[: len(shared)] == shared
    assert {ground.base, ground.raised, ground.lit, ground.deep, *ground.own} <= set(colors.solid)
    assert colors.fade(0) == palette.CLEAR
    assert colors.fade(7 / 8) <= 255
    assert colors.nearest(theme.PAPER) != colors.nearest(theme.PAPER_LIT)


@each_ground
def test_backs_of_cards_differ(ground: Ground) -> None:
    others = [each for each in GROUNDS if each is not ground]
    assert all(back(ground, 96).tobytes() != back(each, 96).tobytes() for each in others)


@pytest.mark.parametrize("kind", ["gold on ink", "brass apart from gold"])
def test_gold_is_seen_and_is_not_brass(kind: str) -> None:
    if kind == "gold on ink":
        assert theme.contrast(theme.GOLD, theme.GOLD_EDGE) >= 4.5
        assert theme.contrast(theme.GOLD_LIT, theme.INK) >= 4.5
    else:
        far = sum(abs(a - b) for a, b in zip(theme.GOLD, theme.BRASS, strict=True))
        assert far > 90


@each_game
def test_painter_of_every_game_makes_all_three(key: str) -> None:
    assert all(callable(getattr(painter(key), name)) for name in ("table", "hand", "describe"))
