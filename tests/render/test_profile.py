"""Profiles, as pictures and in words."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace

from bot.language import LOCALES
from render import gallery
from render.kit.frame import EDGE
from render.kit.ground import ground_of
from render.kit.lettering import measure
from render.kit.theme import SMALL
from render.png import encode
from render.profile import RIVALS, describe, paint

each = pytest.mark.parametrize("name", gallery.profiles())
each_language = pytest.mark.parametrize("language", LOCALES)


@each
@each_language
def test_words_are_inside_and_touch_nothing(name: str, language: str) -> None:
    canvas = paint(gallery.profiles()[name], gallery.words(language))
    assert canvas.texts
    assert not [*gallery.find_misfits(canvas)]
    assert canvas.image.height <= 1400
    assert len(encode(canvas.image)) <= 100_000


@each_language
def test_what_figures_count_keeps_away_from_their_edges(language: str) -> None:
    say = gallery.words(language)
    for what in ("matches", "wins", "longest", "puzzles", "days"):
        assert measure(say("profile-picture-label", what=what, count=2), SMALL) <= 180, what


@each
@each_language
def test_the_words_tell_what_the_picture_shows(name: str, language: str) -> None:
    shown, say = gallery.profiles()[name], gallery.words(language)
    told = describe(shown, say)
    assert len(told) <= 1024
    for curve in shown.curves:
        lines = [line for line in told.splitlines() if line.startswith(say(f"{curve.game}-name"))]
        assert lines
        counts = rf"(?<!\d){curve.matches}\D.*(?<!\d){curve.wins}(?!\d)"
        assert re.search(counts, "\n".join(lines)) or not curve.matches
        game, matches = say(f"{curve.game}-name"), len(curve.alone) - 1
        alone = curve.alone and say(
            "profile-picture-alt-alone", game=game, points=curve.alone[-1], matches=matches
        )
        assert not alone or alone in told
    for rival in shown.rivals[:RIVALS]:
        assert rival.name in told
    places = [say("profile-picture-alt-place", place=place, count=count) for place, count in shown.places]
    assert all(each in told for each in places)
    assert str(shown.solved) in told or not shown.tried


def test_a_rating_against_bots_says_that_it_is_one() -> None:
    words = [words for words, _ in paint(gallery.profiles()["full"], gallery.words("en")).texts]
    assert "against bots: 1121" in words


@pytest.mark.parametrize("tried", [0, 4])
def test_who_has_only_met_bots_reads_no_empty_counts(tried: int) -> None:
    full, say = gallery.profiles()["full"], gallery.words("en")
    curves = tuple(replace(curve, matches=0, wins=0, points=()) for curve in full.curves if curve.alone)
    shown = replace(
        full, matches=0, wins=0, streak=0, longest=0, places=(), rivals=(), tried=tried, curves=curves
    )
    canvas, told = paint(shown, say), describe(shown, say)
    words = [words for words, _ in canvas.texts]
    assert not {"match", "matches", "won", "win streak"} & set(words)
    assert ("puzzles" in " ".join(words)) is bool(tried)
    assert not re.search("Places|played|in a row: 0", told)
    assert "against bots: rating" in told
    assert not list(gallery.find_misfits(canvas))


def test_the_curves_of_four_games_lie_on_their_grounds() -> None:
    shown = gallery.profiles()["full"]
    canvas = paint(shown, gallery.words("en"))
    painted = {number for _, number in canvas.image.getcolors() or ()}
    for curve in shown.curves:
        assert canvas.colors.nearest(ground_of(curve.game).base) in painted


@each_language
def test_a_streak_that_lasts_is_below_the_longest_one(language: str) -> None:
    shown, say = gallery.profiles()["full"], gallery.words(language)
    assert shown.streak > 1
    boxes = dict(paint(shown, say).texts)
    now = boxes[say("profile-picture-now", streak=shown.streak)]
    longest = boxes[say("profile-picture-label", what="longest", count=shown.matches)]
    assert now[1] >= longest[3] - 4
    assert abs((now[0] + now[2]) - (longest[0] + longest[2])) <= 4
    over = paint(replace(shown, streak=0), say)
    assert not any(say("profile-picture-now", streak=0) == words for words, _ in over.texts)


def test_the_name_of_a_rival_ends_before_its_bar() -> None:
    shown, say = gallery.profiles()["names"], gallery.words("en")
    boxes = {words.strip("\u2068\u2069"): box for words, box in paint(shown, say).texts}
    (cut,) = (words for words in boxes if words.startswith("xXx") and words.endswith("…"))
    assert max(boxes[name][2] for name in (cut, "Bartholomäus", "Maximiliane")) <= EDGE + 420
