"""The standings of leagues, as pictures and in words."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from bot.language import LOCALES
from render import gallery
from render.kit import theme
from render.kit.ground import HOUSE
from render.png import encode
from render.standings import (
    Final,
    Round,
    Row,
    Seat,
    Sheet,
    Sign,
    Standings,
    Table,
    describe,
    name_choices,
    paint,
    rank_seats,
)
from render.standings_samples import NAMES

each = pytest.mark.parametrize("name", gallery.sheets())
each_language = pytest.mark.parametrize("language", LOCALES)


def sheet(name: str, language: str = "en") -> Sheet:
    return gallery.sheets(language)[name]


@each
@each_language
def test_words_are_inside_and_touch_nothing(name: str, language: str) -> None:
    canvas = paint(sheet(name, language), gallery.words(language))
    assert canvas.texts
    assert not [*gallery.find_misfits(canvas)]


@each
def test_picture_is_small_and_repeats_exactly(name: str) -> None:
    first, second = (encode(paint(sheet(name), gallery.words("en")).image) for _ in range(2))
    assert first == second
    assert len(first) < 200_000


@pytest.mark.parametrize("name", [name for name in gallery.sheets() if name != "alone"])
def test_picture_is_no_landscape(name: str) -> None:
    image = paint(sheet(name), gallery.words("en")).image
    assert theme.WIDTH == image.width <= image.height <= 1400


@pytest.mark.clause("MD-54")
@each
@each_language
def test_the_words_tell_what_the_picture_shows(name: str, language: str) -> None:
    shown = sheet(name, language)
    told = describe(shown, gallery.words(language))
    match shown:
        case Standings():
            for row in shown.rows:
                (line,) = [line for line in told.splitlines() if re.search(rf" {row.name}\s?[:：,]", line)]
                assert str(row.points) in line
        case Round():
            for table in shown.tables:
                (line,) = [line for line in told.splitlines() if line.startswith(table.name)]
                assert all(seat.name in line for seat in table.seats)
        case Final():
            assert shown.winner is None or shown.winner[1] in told
            assert all(re.search(rf"{place}\D+{name}", told) for place, _, name, _ in shown.podium)


def test_the_words_do_not_tell_of_rounds_to_come() -> None:
    rows = (
        Row(0, "Anna", 1, 10, (10, None, None, None)),
        Row(1, "Ben", 2, 8, (None, 5, 3, None)),
        Row(2, "Clara", 3, 0, (None,) * 4),
    )
    told = describe(Standings("Standings", rows, 0), gallery.words("en"))
    assert told.splitlines()[1:] == [
        "1. Anna: 10 points (10)",
        "2. Ben: 8 points (– + 5 + 3)",
        "3. Clara: 0 points",
    ]


def test_names_are_whole_words_if_one_fits_and_else_cut() -> None:
    for name, names in (
        ("standings", {"Anna", "Ольга", "No. 8", "David (left)"}),
        ("round-4", {"Kunigunde Feuerstein", "David", "No. 8"}),
    ):
        words = [words for words, _ in paint(sheet(name), gallery.words("en")).texts]
        plain = [each.strip("\u2068\u2069") for each in words]
        assert names <= set(plain)
        (cut,) = (each for each in plain if each.endswith("…"))
        assert cut.startswith("Donaudampf") and "No. 15" not in plain


def test_a_name_that_cannot_be_shown_is_a_number() -> None:
    say = gallery.words("en")
    assert name_choices(7, "민수", say) == ["No. 8"]
    cuts = [each.strip("\u2068\u2069") for each in name_choices(1, "Bartholomäus von Hohenzollern", say)]
    assert cuts[:3] == ["Bartholomäus von Hohenzollern", "Bartholomäus", "Bartholomäu…"]
    assert cuts[-2:] == ["Bar…", "No. 2"]


@each_language
def test_only_a_name_that_cannot_be_shown_gives_way_to_a_number(language: str) -> None:
    say = gallery.words(language)
    numbers = {say("league-picture-number", number=number) for number in range(1, 25)}
    for name in gallery.sheets():
        words = {words for words, _ in paint(sheet(name, language), say).texts}
        assert numbers & words <= {say("league-picture-number", number=8)}, "민수"


def test_nothing_is_golden_in_standings_because_nothing_is_won() -> None:
    def count_gold(name: str) -> int:
        picture = paint(sheet(name), gallery.words("en")).image.convert("RGB")
        return sum(number for number, color in picture.getcolors(1 << 16) or () if color == theme.GOLD)

    edges = 100  # of yellow badges
    assert all(count_gold(name) < edges for name in ("standings", "standings-ties", "season"))
    assert count_gold("winner") > 100 * edges


@pytest.mark.parametrize("fill", [HOUSE.base, HOUSE.raised, HOUSE.lit])
def test_small_print_can_be_read_on_every_tray(fill: theme.Color) -> None:
    assert theme.contrast(HOUSE.muted, fill) >= 4.5


def test_the_best_four_stand_apart_once_something_was_played() -> None:
    before, after = (paint(sheet(name), gallery.words("en")) for name in ("standings-begin", "standings"))

    def ground(canvas: object, place: int) -> object:
        return canvas.image.convert("RGB").getpixel((560, 42 + 66 + 52 + place * 68 + 12))  # type: ignore[attr-defined]

    assert ground(after, 0) == ground(after, 3) != ground(after, 6)
    assert ground(before, 0) == ground(before, 6)


def test_a_table_that_is_over_is_sorted_by_points_and_keeps_its_colors() -> None:
    seats = (Seat(None, "Bot"), Seat(1, "Ben", 3), Seat(0, "Anna", 7), Seat(2, "Clara", 7, best=True))
    table = Table("T", "over", seats)
    for sheet in (Round("R", (table,)), Final("F", table, (2, "Clara", None))):
        at = {words: box[1] for words, box in paint(sheet, gallery.words("en")).texts}
        names = [words for words in sorted(at, key=at.__getitem__) if words in {seat.name for seat in seats}]
        assert [name for name in names if sheet.title != name][-4:] == ["Clara", "Anna", "Ben", "Bot"]
        told = describe(sheet, gallery.words("en")).splitlines()[-1]
        assert told.endswith("Clara (7), Anna (7), Ben (3), Bot")
    assert [number for number, _ in rank_seats(seats)] == [3, 2, 1, 0]
    coming = Table("T", "coming", tuple(Seat(seat.number, seat.name) for seat in seats[1:]))
    assert [seat.name for _, seat in rank_seats(coming.seats)] == ["Ben", "Anna", "Clara"]


@each_language
def test_why_equal_points_are_apart_or_share_a_place_is_said(language: str) -> None:
    shown, say = sheet("standings-ties", language), gallery.words(language)
    assert isinstance(shown, Standings)
    words = [words for words, _ in paint(shown, say).texts]
    told = describe(shown, say).splitlines()[1:]
    reasons = [row.tie and say("league-picture-tie", tie=row.tie) for row in shown.rows]
    assert len({*reasons}) == 5
    for reason, line in zip(reasons, told, strict=True):
        assert not reason or (reason in words and line.endswith(reason))
    assert sum(words.count(reason) for reason in {*reasons} if reason) == sum(map(bool, reasons))


@each_language
def test_standings_with_ties_say_what_decides_them(language: str) -> None:
    say = gallery.words(language)
    for name, tied in (("standings-ties", True), ("standings-begin", False)):
        canvas = paint(sheet(name, language), say)
        written = "".join(words for words, _ in canvas.texts).replace(" ", "")
        assert (say("league-picture-ties").replace(" ", "") in written) == tied
        assert canvas.image.height <= 1400


def test_a_bot_at_a_table_has_neither_name_nor_points() -> None:
    seats = (Seat(None, "Bot"), *(Seat(n, NAMES[n], 7) for n in range(3)))
    canvas = paint(Round("R", (Table("T", "over", seats),)), gallery.words("en"))
    words = [words for words, _ in canvas.texts]
    assert words.count("7") == 3
    assert "Bot" in words


def test_whoever_won_stands_above_the_next_two_on_the_podium() -> None:
    places = dict(paint(gallery.sheets()["winner"], gallery.words("en")).texts)
    assert places["1"][1] < places["2"][1] < places["3"][1]
    assert places["2"][0] < places["1"][0] < places["3"][0]


def test_a_bot_has_a_mark_instead_of_a_letter() -> None:
    seats = (Seat(0, "Anna", sign=Sign(0, "A")), Seat(None, "Bot"))
    texts = [words for words, _ in paint(Final("F", Table("F", "playing", seats)), gallery.words("en")).texts]
    assert "A" in texts and "B" not in texts


@pytest.mark.parametrize("name", ["standings", "standings-live", "season"])
@each_language
def test_heads_of_columns_stand_clearly_apart(name: str, language: str) -> None:
    known = sheet(name, language)
    assert isinstance(known, Standings)
    say = gallery.words(language)
    heads = {*known.columns, say("league-picture-now"), say("league-picture-points")}
    heads |= {say("league-picture-round", round=number) for number in range(1, 5)}
    boxes = sorted(box for words, box in paint(known, say).texts if words in heads)
    assert len(boxes) > 2
    assert all(right[0] - left[2] >= 20 for left, right in pairwise(boxes))


def test_standings_say_what_the_frame_means_where_there_is_one() -> None:
    for name, said in {
        "standings": "Framed: on their way to the final",
        "season": "Framed: the podium",
    }.items():
        assert said in [words for words, _ in paint(gallery.sheets()[name], gallery.words("en")).texts]
    begin = paint(gallery.sheets()["standings-begin"], gallery.words("en"))
    assert not any(words.startswith("Framed") for words, _ in begin.texts)
