"""The results of matches, as pictures and in words."""

from __future__ import annotations

import re

import msgspec
import pytest
from msgspec.structs import replace

import games
from bot.language import LOCALES
from render import gallery
from render.kit import theme
from render.kit.ground import ground_of
from render.kit.lettering import LONGEST
from render.png import encode
from render.result import describe, find_best_moves, paint, story

each = pytest.mark.parametrize("name", gallery.ends())
each_language = pytest.mark.parametrize("language", LOCALES)


@each
@each_language
def test_words_are_inside_and_touch_nothing(name: str, language: str) -> None:
    assert not [*gallery.find_misfits(paint(*gallery.ends(language)[name]))]


@each
@each_language
@pytest.mark.parametrize("key", ["cardopoly", "deal"])
def test_what_decided_between_equal_scores_is_below_them_and_in_words(
    name: str, language: str, key: str
) -> None:
    result, look = gallery.ends(language)[name]
    score = look.say(f"{key}-score", score=11, scoring="sets")
    rows = [
        replace(row, score=score, tiebreak=look.say(f"{key}-tiebreak", figure=40 - number))
        for number, row in enumerate(result.rows)
    ]
    result = replace(result, rows=tuple(rows))
    canvas, told = paint(result, look), describe(result, look)
    assert not [*gallery.find_misfits(canvas)]
    drawn = "".join(words for words, _ in canvas.texts).replace(" ", "")
    assert all(row.tiebreak.replace(" ", "") in drawn for row in rows if row.seat not in result.winners)
    assert all(re.search(rf"{score}\W+{re.escape(row.tiebreak)}", told) for row in rows)


@each
def test_picture_is_small_and_repeats_exactly(name: str) -> None:
    first, second = (paint(*gallery.ends()[name]).image for _ in range(2))
    assert first.tobytes() == second.tobytes()
    assert len(encode(first)) <= 100_000
    assert first.width == theme.WIDTH
    assert first.height <= 1400


@each
@each_language
def test_the_words_tell_what_the_picture_shows(name: str, language: str) -> None:
    result, look = gallery.ends(language)[name]
    told = describe(result, look)
    for row in result.rows:
        assert look.say("result-text-row", place=row.place, name=look.name(row.seat), score=row.score) in told
    for moment in result.moments:
        assert moment in story(result, look)
        assert moment in told
    for gain, move in find_best_moves(result.figures):
        assert gain <= 0 or look.say("result-picture-gain", gain=gain, move=move) in told
    if not result.figures:
        assert result.unit not in told
    elif story(result, look) in told:
        most = max(figure for standing in result.figures for figure in standing)
        assert str(most) in re.sub(r"(?<=\d)\D(?=\d{3})", "", told)
    else:
        assert result.unit in told


@each
@each_language
def test_the_words_fit_into_an_alternative_text(name: str, language: str) -> None:
    result, look = gallery.ends(language)[name]
    assert len(describe(result, look)) <= LONGEST


def test_every_seat_has_its_mark_at_its_place_and_on_its_line() -> None:
    result, look = gallery.ends()["six"]
    texts = paint(result, look).texts
    for seat in range(6):
        marks = [box for words, box in texts if words == theme.SEATS[seat].letter]
        assert len(marks) == 3, "its place, its line, the end of its line"
    winner = result.winners[0]
    ends = {words: box[1] for words, box in texts if len(words) == 1 and words.isalpha() and box[0] > 900}
    assert min(ends, key=lambda letter: ends[letter]) == theme.SEATS[winner].letter


@pytest.mark.parametrize("name", ["two", "four", "six"])
def test_best_moves_are_called_so_once(name: str) -> None:
    texts = [words for words, _ in paint(*gallery.ends()[name]).texts]
    assert sum(words.startswith("Biggest gain") for words in texts) == 1


def test_everybody_has_a_best_move_in_the_picture_and_in_words() -> None:
    result, look = gallery.ends()["four"]
    texts = [words for words, _ in paint(result, look).texts]
    told = describe(result, look)
    for row in result.rows:
        gain, move = find_best_moves(result.figures)[row.seat]
        own = f"+{gain} in move {move}"
        assert any(own in words for words in texts)
        assert f"biggest gain {own}" in told
        assert result.figures[move][row.seat] - result.figures[move - 1][row.seat] == gain


@pytest.mark.parametrize("key", games.keys())
def test_an_end_is_painted_on_the_ground_of_its_game(key: str) -> None:
    result, look = gallery.ends()["four"]
    assert paint(msgspec.structs.replace(result, game=key), look).ground is ground_of(key)


def test_the_winner_stands_out() -> None:
    result, look = gallery.ends()["four"]
    heights = {words: box[3] - box[1] for words, box in paint(result, look).texts}
    first, second, *_ = (look.name(row.seat) for row in result.rows)
    assert heights[f"{first} wins!"] > 1.5 * heights[second]


@each_language
@pytest.mark.parametrize("name", ["gone", "team", "resigned"])
def test_how_players_left_is_beside_their_names_and_in_words(name: str, language: str) -> None:
    result, look = gallery.ends(language)[name]
    texts, told = paint(result, look).texts, describe(result, look).splitlines()
    for row in result.rows:
        told_row = look.say("result-text-row", place=row.place, name=look.name(row.seat), score=row.score)
        (line,) = [line for line in told if line.startswith(told_row)]
        assert (look.say(f"picture-{row.out}") in line) if row.out else line == told_row
    left = sorted(look.say(f"picture-{row.out}") for row in result.rows if row.out)
    assert sorted(words for words, _ in texts if words in left) == left


def test_each_winner_of_a_team_has_a_score() -> None:
    result, look = gallery.ends()["team"]
    texts = [words for words, _ in paint(result, look).texts]
    scores = {row.seat: row.score for row in result.rows if row.seat in result.winners}
    assert len({*scores.values()}) == 2
    for seat, score in scores.items():
        assert f"{look.seats[seat].letter} {score}" in texts


def test_all_who_share_a_win_have_a_best_move() -> None:
    result, look = gallery.ends()["sets"]
    written = " ".join(words for words, _ in paint(result, look).texts)
    assert len(result.winners) == 3
    for seat in result.winners:
        gain, move = find_best_moves(result.figures)[seat]
        assert f"{look.seats[seat].letter} +{gain} in move {move}" in written


def test_where_nobody_ever_gained_there_is_neither_a_chart_nor_a_best_move() -> None:
    result, look = gallery.ends()["resigned"]
    texts = [words for words, _ in paint(result, look).texts]
    assert len(result.figures) > 1
    assert result.unit not in texts and "–" not in texts
    assert not any(words.startswith("Biggest gain") for words in texts)


def test_a_winner_without_a_gain_has_no_best_move() -> None:
    result, look = gallery.ends()["two"]
    (winner,) = result.winners
    falling = [(9, 9 + step) if winner == 0 else (9 + step, 9) for step in range(20)]
    texts = [words for words, _ in paint(replace(result, figures=tuple(falling)), look).texts]
    assert sum(words.startswith("Biggest gain") for words in texts) == 1, "the head of the others' column"
    assert "Biggest gain" in texts and "–" not in texts


def test_the_scale_of_a_chart_separates_thousands_like_the_scores() -> None:
    texts = [words for words, _ in paint(*gallery.ends()["shared"]).texts]
    assert {"£11,100", "15,000", "10,000"} <= {*texts}


@pytest.mark.parametrize("name", ["four", "six", "sets", "names"])
def test_marks_at_the_ends_of_lines_are_beside_the_chart_and_not_above(name: str) -> None:
    result, look = gallery.ends()[name]
    texts = paint(result, look).texts
    (title,) = (box for words, box in texts if words == result.unit)
    letters = {look.seats[row.seat].letter for row in result.rows}
    ends = [box for words, box in texts if words in letters and box[0] > 980 and box[1] > title[1] - 60]
    assert len(ends) == len(letters)
    assert min(top for _, top, _, _ in ends) > title[3]
