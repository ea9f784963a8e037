"""A line composed of separate words and digits looks the same as one laid out as a whole."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageFilter, ImageStat

from locales import FOLDER
from locales.names import isolate
from render.kit import lettering, theme


def draw_whole(words: str) -> Image.Image:
    """Return a picture of *words* laid out as a whole."""
    glyphs, _ = theme.font(theme.MEDIUM).getmask2(words, mode="L", anchor="ls")
    picture = Image.new("L", glyphs.size)
    picture.im.paste(glyphs, (0, 0, *glyphs.size))
    return picture


@pytest.mark.parametrize(
    "words", ["9 played", "Pass a card: Clara, David", "Höhe £2,250 · jäh", f"{isolate('דוד לוי')}: 12"]
)
def test_words_stand_as_they_do_in_the_whole_line(words: str) -> None:
    together, _ = lettering.mask(words, theme.MEDIUM, False)
    assert together.width == lettering.measure(words, theme.MEDIUM)
    at_once = draw_whole(words)
    assert abs(together.width - at_once.width) <= 1
    assert together.height == at_once.height
    soft = [each.crop((0, 0, *at_once.size)).filter(ImageFilter.BoxBlur(2)) for each in (together, at_once)]
    assert ImageStat.Stat(ImageChops.difference(*soft)).mean[0] < 8


@pytest.mark.parametrize("words", ["£1,250", "$1,111", "47/71"])
def test_digits_that_are_not_kerned_are_hardly_wider(words: str) -> None:
    assert draw_whole(words).width <= lettering.measure(words, theme.MEDIUM) <= 1.07 * draw_whole(words).width


def test_nothing_can_be_written() -> None:
    assert lettering.mask("", theme.SMALL, False)[0].size == (1, 1)
    assert lettering.measure(" ", theme.SMALL) > 1


def test_words_are_wrapped_at_soft_hyphens_only_if_they_must_be() -> None:
    name, wrap, measure = "Schulden\u00adein\u00adtreiber", lettering.wrap, lettering.measure
    assert wrap(name, 300, theme.SMALL, bold=True) == ["Schuldeneintreiber"]
    assert wrap(name, 160, theme.SMALL, bold=True) == ["Schulden-", "eintreiber"]
    assert wrap(name, 100, theme.SMALL, bold=True) == []
    assert wrap("Pall Mall", 400, theme.MEDIUM) == ["Pall Mall"]
    assert wrap("King’s-Cross", 130, theme.SMALL) == ["King’s-", "Cross"]
    for room in range(100, 300, 7):
        assert all(measure(line, theme.SMALL) <= room for line in wrap(name, room, theme.SMALL))


FONTS = Path(theme.__file__).parent / "fonts"


def test_the_japanese_fonts_are_small_and_have_their_license() -> None:
    assert 500_000 < sum(path.stat().st_size for path in FONTS.glob("*.woff2")) < 1_200_000
    assert "SIL OPEN FONT LICENSE" in (FONTS / "OFL.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("bold", [False, True])
def test_every_character_of_japanese_texts_can_be_drawn(bold: bool) -> None:
    texts = "".join(path.read_text(encoding="utf-8") for path in (FOLDER / "ja").iterdir())
    used = {*re.findall(f"[{theme.JAPANESE}]", texts)}
    assert len(used) > 100
    box = _shape("\U0010ffff", bold)
    assert [each for each in sorted(used) if _shape(each, bold) == box and not each.isspace()] == []
    assert _shape("\u9fa5", bold) == box  # a rare character


def _shape(character: str, bold: bool) -> tuple[object, bytes]:
    glyph = theme.japanese_font(theme.SMALL, bold).getmask(character)
    return glyph.size, bytes(glyph)


@pytest.mark.parametrize(
    ("words", "lines"),
    [
        ("手番です。カードを引く。", ["手番で", "す。カード", "を引く。"]),
        ("これは「家賃」です", ["これは「家", "賃」です"]),
        ("あああああ、い", ["ああああ", "あ、い"]),
        ("ああああ「い」", ["ああああ", "「い」"]),
        ("1,261枚のカード", ["1,261枚の", "カード"]),
        ("A♥ 5♠を出した", ["A♥ 5♠を", "出した"]),
    ],
)
def test_japanese_is_broken_between_characters_but_not_before_punctuation(
    words: str, lines: list[str]
) -> None:
    room = 5 * theme.SMALL
    assert lettering.wrap(words, room, theme.SMALL) == lines
    assert all(lettering.measure(line, theme.SMALL) <= room for line in lines)


def test_figures_among_japanese_are_as_wide_as_elsewhere() -> None:
    figures, alone = (
        [lettering.measure(text.format(n), theme.MEDIUM) - lettering.measure(text.format(""), theme.MEDIUM)
         for n in ("12 "*9, "90 "*9)]
        for text in ("所持金{}枚", "Money {} cards")
    )  # fmt: skip
    assert figures == alone


def test_japanese_and_latin_letters_stand_on_one_line() -> None:
    (_, latin), (_, both) = (lettering.mask(words, theme.MEDIUM, False) for words in ("Anna", "Annaさん"))
    assert 0 <= both - latin < theme.MEDIUM // 3


@pytest.mark.parametrize(
    ("name", "room", "lines"),
    [
        ("レスター広場", 126, ["レスター", "広場"]),
        ("4軒目の家", 126, ["4軒目", "の家"]),
        ("リー\u00adディング鉄道", 126, ["リー", "ディング", "鉄道"]),
        ("ノース\u00adカロライナ通り", 136, ["ノース", "カロライナ", "通り"]),
        ("ホワイト\u00adホール", 300, ["ホワイトホール"]),
        ("エンジェル・イズ\u00adリントン", 134, ["エン", "ジェル", "イズ", "リントン"]),
        ("セント\u00adジェームズ通り", 180, ["セント", "ジェームズ", "通り"]),
        ("全色ワイルド", 160, ["全色", "ワイルド"]),
        ("家賃2倍", 100, ["家賃", "2倍"]),
    ],
)
def test_a_japanese_name_is_broken_where_it_is_read_best(name: str, room: int, lines: list[str]) -> None:
    assert lettering.wrap(name, room, 31, bold=True) == lines


@pytest.mark.parametrize(
    "words", ["手番にはカードを引く。チャンスとワイルドカードもある", "エンジェル・イズリントン"]
)
def test_a_word_of_katakana_is_broken_only_if_it_is_too_long(words: str) -> None:
    found = [each.span() for each in re.finditer("[ァ-ヺー]+", words)]
    for room in range(100, 420, 7):
        lines = lettering.wrap(words, room, theme.SMALL)
        ends, at = [], 0
        for line in lines[:-1]:
            at = words.index(line, at) + len(line)
            ends.append(at)
        for start, end in found:
            broken = any(start < each < end for each in ends)
            assert broken == (lettering.measure(words[start:end], theme.SMALL) > room), lines


def test_the_last_line_of_a_japanese_sentence_is_no_single_character() -> None:
    words = "Annaさんがカードを一枚だけ引いたので、Benさんの番になりました。"
    for room in range(200, 500, 10):
        lines = lettering.wrap(words, room, theme.SMALL)
        assert "".join(lines) == words
        assert len(lines[-1]) > 1
        assert all(lettering.measure(line, theme.SMALL) <= room for line in lines)
