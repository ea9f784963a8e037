"""Player names, with or without characters that our font lacks."""

from __future__ import annotations

import unicodedata

import pytest
from PIL import ImageChops, ImageOps, ImageStat

import games
import render
from locales.names import BOT, choose_letters, clean, isolate
from render import Position, gallery
from render.kit import theme
from render.kit.frame import open_canvas
from render.kit.ground import HOUSE
from render.kit.heads import short_names
from render.kit.lettering import measure
from render.kit.theme import MEDIUM, PAPER, SEATS, Look, showable
from render.moments import Moments
from render.property.describe import describe
from render.property.positions import positions
from render.property.table import table as paint_table


@pytest.mark.parametrize("name", ["Anna", "Ольга", "محمد", "Ελένη", "დავითი", "สมชาย", "דוד", "Zoë O’Brien"])
def test_names_in_many_scripts_are_shown(name: str) -> None:
    assert showable(name) == name


@pytest.mark.parametrize(
    ("name", "kept"), [("🦊 Anna 🦊", "Anna"), ("Ben\u200b\u202e", "Ben"), ("𝓑𝓮𝓷", "Ben")]
)
def test_ornaments_are_left_out(name: str, kept: str) -> None:
    assert showable(name) == kept


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("Anna\u202e\u2066\u200f", "Anna"),
        ("A\u200bn\u2060n\ufeffa\u00ad", "Anna"),
        ("A\u200d\u200cnna\ufe0f", "Anna"),
        ("\u3164\u115f\u2800\u034f", ""),
        ("Anna\u2028\u0085\tBen", "Anna Ben"),
        ("Z\u0335\u0336\u0337\u0338\u0338a", "Z\u0335\u0336\u0337a"),
        ("\u0301Anna", "Anna"),
        ("e\u0301", "é"),
        ("👩\u200d🚀 ❤\ufe0f", "👩\u200d🚀 ❤\ufe0f"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("E\U000e0065nd\ud83d", "End"),
    ],
)
def test_nothing_that_cannot_be_seen_is_in_a_name(name: str, kept: str) -> None:
    assert clean(name) == kept
    assert clean(kept) == kept


def test_a_name_from_right_to_left_keeps_its_place_on_a_picture() -> None:
    """The text after the name stays to its right."""
    ends = []
    for name in (isolate("محمد"), "Anna"):
        canvas = open_canvas(HOUSE, 100)
        width = canvas.text(f"{name}: 12 points, 3 wins", 0, 50, MEDIUM, PAPER)
        ends.append(canvas.image.crop((width - measure("12 points, 3 wins", MEDIUM), 0, width, 100)))
    mine, other = (ImageOps.autocontrast(end.convert("L").point(lambda v: 255 * (v > 160))) for end in ends)
    assert ImageStat.Stat(ImageChops.difference(mine, other)).mean[0] < 8


@pytest.mark.parametrize("name", ["김민수", "🦊🦊", "", "   "])
def test_a_name_that_cannot_be_shown_is_never_boxes(name: str, look: Look) -> None:
    assert showable(name) == ""
    assert Look(look.say, (name,)).name(0) == "Seat A"


def positions_of(key: str) -> dict[str, Position]:
    """Return the gallery's positions of the game *key*."""
    return {name: position for game, name, position in gallery.positions() if game == key}


def words_on(name: str) -> list[str]:
    """Return the words on the gallery's table called *name*."""
    position = positions()[name]
    return [words for words, _ in paint_table(position.view, gallery.look(position)).texts]


def test_names_are_whole_or_replaced_but_never_cropped() -> None:
    assert {"Ольга", isolate("محمد"), "Bartholomäus"} <= set(words_on("names-3"))
    six = words_on("names-6")
    assert {"Ольга", isolate("محمد"), "Maximiliane", "Seat C", "Seat X"} <= set(six)
    assert not any("…" in words for words in six)
    assert "Seat C: play a red and a black card" in six


@pytest.mark.parametrize("table", ["cardopoly-names-4", "monopoly-names-4"])
def test_as_much_of_a_name_as_fits_is_kept_where_there_is_little_room(table: str) -> None:
    key, _, name = table.partition("-")
    words = [words for words, _ in gallery.canvas(key, positions_of(key)[name]).texts]
    assert [each for each in words if each.startswith("Barthol")] != []
    assert "Seat B" not in words
    assert "Seat C" in words  # none of the name's characters can be drawn


def test_a_name_gets_ever_shorter_and_keeps_its_marks_and_direction() -> None:
    def say(id: str, **args: str | int) -> str:
        return f"Seat {args['letter']}"

    look = Look(say, ("Élodie von B", "محمدعلي", "민수", "Ben"))
    assert short_names(look, 0) == ("Élodie von B", "Élodie", "Élodi…", "Élod…", "Élo…", "Seat É")
    assert short_names(look, 1)[2] == isolate("محمدعل…")
    assert short_names(look, 2) == ("Seat C",)
    assert short_names(look, 3)[:-1] == ("Ben", "Ben")
    assert "z̵…" not in short_names(Look(say, ("Xyz̵̶a",)), 0)


@pytest.mark.parametrize(
    ("names", "found"),
    [
        (("Zoe", "ben", "Änne", "Ольга"), "ZBÄО"),
        (("Anna", "Anna", "Nora"), "ABN"),
        (("Anna", "Aaron", "Ron", "Ada"), "AORD"),
        (("太郎", "Anna", "🦊", "7 Dwarfs"), "BACD"),
        (("Anna", "Αντώνης"), "AΝ"),  # the Greek capital alpha looks like a Latin A
        (("", "", "", "", "", ""), "ABCDEF"),
        (("ßilly", "Iggy"), "SI"),
    ],
)
def test_letters_are_the_initials_where_these_differ(names: tuple[str, ...], found: str) -> None:
    assert "".join(choose_letters(names)) == found


def test_letters_that_are_given_stay() -> None:
    assert choose_letters(("Nina", "Anna", "Aaron"), ("", "N", "A")) == ("I", "N", "A")


def test_a_seat_has_its_own_color_and_letter_in_picture_and_words() -> None:
    view = positions()["start-2"].view
    look = Look(gallery.words("en"), ("Nora", "Ben"), marks=(3, 0))
    texts = [words for words, _ in paint_table(view, look).texts]
    assert {"N", "B"} <= set(texts) and "A" not in texts
    assert [seat.color for seat in look.seats] == [SEATS[3].color, SEATS[0].color]
    assert describe(view, look).splitlines()[1].startswith("N Nora")


@pytest.mark.parametrize("key", games.keys())
def test_the_badge_of_a_bot_is_a_robots_head_at_every_table(key: str) -> None:
    position = next(each for game, _, each in gallery.positions() if game == key and each.view.seat is None)
    view, say = position.view, gallery.words("en")
    names = position.names[: view.seats]
    people, bots = (
        render.paint(key, view, Look(say, names, bots=(bot,) * view.seats)).image for bot in (False, True)
    )
    assert ImageChops.difference(people.convert("RGB"), bots.convert("RGB")).getbbox()


def test_a_sentence_below_a_picture_has_a_robot_after_the_name_of_a_bot() -> None:
    said, plain = open_canvas(HOUSE, 300), open_canvas(HOUSE, 300)
    Moments([f"Ada\u00a0{BOT} wins."]).paint(said, 0)
    Moments(["Ada wins."]).paint(plain, 0)
    assert [words for words, _ in said.texts] == ["Ada", "wins."]
    assert said.image.tobytes() != plain.image.tobytes()
    assert Look(gallery.words("en"), ("Ada", "Ben"), bots=(True, False)).told_name(0) == f"Ada\u00a0{BOT}"


def test_no_combining_sign_comes_out_as_a_box() -> None:
    signs = [chr(code) for code in range(0x300, 0x2FFFF) if unicodedata.category(chr(code)) in ("Mn", "Me")]
    type_ = theme.font(theme.SMALL)
    plain, box = type_.getlength("Anna"), type_.getlength("\U0010ffff")
    assert len(signs) > 1_500
    drawn = 0
    for sign in signs:
        words = showable(f"A{sign}nna")
        drawn += sign in words
        assert not words or type_.getlength(words) < plain + box / 2, hex(ord(sign))
    assert 60 < drawn < len(signs) / 2
    assert showable("1\ufe0f\u20e3 Ben").replace("\ufe0f", "") == "1 Ben"
