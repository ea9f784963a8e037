"""Deeds, notes, actions and rents: the cards of the Monopoly games."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest

from render.kit import theme
from render.kit.canvas import Canvas
from render.kit.cards import height
from render.kit.deeds import Action, Card, Deed, Note, Rent, face, fan, lay, strip
from render.kit.emblems import pictograms
from render.kit.lettering import measure, wrap
from render.kit.palette import SHARED
from render.kit.signs import SIGNS, sign

_HOUSES = ("c", "h", "hh", "hhh", "hhhh", "t")
_CHART = tuple(zip(_HOUSES, ("250", "500", "750", "1,000", "1,250", "1,750"), strict=True))


def _table(*values: int) -> tuple[tuple[str, str], ...]:
    return tuple(("c" * count, str(value)) for count, value in enumerate(values, 1))


CARDS: tuple[Card, ...] = (
    *(Deed((group,), "Light blue", (_table(1, 2, 3),), "1M", unit="M") for group in range(10)),
    Deed((8,), "Station", (_table(1, 2, 3, 4),), "2M", unit="M", lit=2),
    Deed((5, 6,), "Wild", (_table(2, 4, 6), _table(2, 4, 7)), "3M"),
    Deed((9, 8,), "Joker", (_table(1, 2), _table(1, 2, 3, 4)), "2M"),
    Deed((), "Wild", words="Any color"),
    Deed((2,), "North\u00adum\u00adber\u00adland Avenue", (_CHART,), "£150"),
    *(Note(f"{number}M", tone) for tone, number in enumerate((1, 2, 3, 4, 5, 10))),
    *(Action(name, "Just Say No", "Cancel what hits you", "4M") for name in SIGNS),
    Action("×2", "Double the Rent", "Play it with a rent", "1M"),
    Action("bag", "Schul\u00adden\u00adein\u00adtrei\u00adber", "Jemand zahlt dir 5M", "3M"),
    Rent((4, 5,), "Rent", "Everyone pays", "1M"),
    Rent((8, 9,), "Miete", "Alle zahlen", "1M"),
    Rent((), "Rent", "One player pays", "3M"),
)  # fmt: skip
WIDTHS = (56, 64, 96, 110, 140, 160, 194, 236)


@pytest.mark.parametrize("group", range(10))
def test_signs_are_readable_on_every_groups_color(group: int) -> None:
    look = theme.GROUPS[group]
    assert theme.contrast(look.ink, look.color) >= 4.5


def test_groups_differ_in_color() -> None:
    assert len({SHARED.nearest(group.color) for group in theme.GROUPS}) == 10


@pytest.mark.parametrize("width", WIDTHS)
def test_all_cards_differ_by_their_strip(width: int) -> None:
    strips = {face(card, width).image.crop((0, 0, width, strip(width))).tobytes() for card in CARDS[:10]}
    assert len(strips) == 10
    others = CARDS[10:14] + CARDS[15:-4] + CARDS[-3:]
    kinds = {face(card, width).image.crop((0, 0, width, strip(width))).tobytes() for card in others}
    assert len(kinds) == len(others)


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("card", CARDS, ids=str)
def test_words_are_inside_and_touch_nothing(card: Card, width: int) -> None:
    painted = face(card, width)
    assert painted.image.size == (width, height(width))
    for words, box in painted.texts:
        assert box[0] >= 2 and box[2] <= width - 2 and box[1] >= 2 and box[3] <= height(width) - 2, words
    for (words, one), (others, other) in combinations(painted.texts, 2):
        apart = one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]
        assert apart, (words, others)


@pytest.mark.parametrize("width", [160, 194, 236])
@pytest.mark.parametrize("card", [card for card in CARDS if not isinstance(card, Note)], ids=str)
def test_names_are_whole_on_a_card_of_the_hand(card: Deed | Action | Rent, width: int) -> None:
    said = "".join(words for words, _ in face(card, width).texts).replace("-", "").replace(" ", "")
    name = card.name.replace("\u00ad", "").replace(" ", "")
    assert name in said
    assert card.coin in said
    if width == 236 and isinstance(card, (Action, Rent)):
        assert card.words.replace(" ", "") in said


@pytest.mark.parametrize("width", [160, 194, 236])
def test_tables_show_all_their_values(width: int) -> None:
    for card in CARDS:
        if isinstance(card, Deed) and "£" not in card.coin:
            said = [words.removesuffix("M") for words, _ in face(card, width).texts[bool(card.coin) :]]
            for table in card.tables:
                assert {worth for _, worth in table} <= set(said)


def test_the_row_that_holds_now_is_lit() -> None:
    plain, lit = (Deed((4,), "Red", (_table(2, 3, 6),), "3M", lit=row) for row in (-1, 1))
    assert face(plain, 236).image.tobytes() != face(lit, 236).image.tobytes()


def test_a_fan_shows_of_covered_cards_what_their_strips_show() -> None:
    canvas = Canvas(SHARED.blank(400, 900))
    held = [CARDS[4], CARDS[11], CARDS[4]]
    assert fan(canvas, held, 160, 40, 40, strip(160)) == height(160) + 2 * strip(160)
    said = [words for words, _ in canvas.texts]
    assert said.count("Light blue") == 1
    assert said[:3] == ["1M", "3M", "1M"]


def test_covered_cards_of_a_narrow_fan_show_only_colors() -> None:
    canvas = Canvas(SHARED.blank(400, 900))
    fan(canvas, [CARDS[11], CARDS[4]], 64, 40, 40, 18)
    bare, whole = (face(CARDS[4], 64, bare).image.tobytes() for bare in (True, False))
    assert bare != whole


def test_a_card_lies_where_it_is_laid() -> None:
    canvas = Canvas(SHARED.blank(400, 400))
    lay(canvas, Note("5M", 4), 160, 100, 50, shade=4)
    assert all(box[0] > 100 and box[1] > 50 for _, box in canvas.texts)
    with pytest.raises(IndexError):
        lay(canvas, Note("5M", 6), 160, 100, 50)


def test_every_sign_is_drawn_and_other_names_are_written() -> None:
    pictures = [sign(name, 60, theme.INK) for name in (*SIGNS, "×2", "?")]
    assert all(picture.size == (60, 60) and picture.getbbox() for picture in pictures)
    assert len({picture.tobytes() for picture in pictures}) == len(pictures)
    assert pictograms("cc").tobytes() != pictograms("hh").tobytes()


def test_words_are_wrapped_at_soft_hyphens_only_if_they_must_be() -> None:
    name = "Schulden\u00adein\u00adtreiber"
    assert wrap(name, 300, theme.SMALL, bold=True) == ["Schuldeneintreiber"]
    assert wrap(name, 160, theme.SMALL, bold=True) == ["Schulden-", "eintreiber"]
    assert wrap(name, 100, theme.SMALL, bold=True) == []
    assert wrap("Pall Mall", 400, theme.MEDIUM) == ["Pall Mall"]
    assert wrap("King’s-Cross", 130, theme.SMALL) == ["King’s-", "Cross"]
    for room in range(100, 300, 7):
        assert all(measure(line, theme.SMALL) <= room for line in wrap(name, room, theme.SMALL))


def test_a_card_that_is_new_is_framed_and_nothing_else_of_it_changes() -> None:
    deed = Deed((4,), "Red")
    old, new = (face(each, 120).image.convert("RGB") for each in (deed, replace(deed, fresh=True)))
    assert old.size == new.size
    edge = 9
    inside = (edge, edge, old.width - edge, old.height - edge)
    assert old.crop(inside).tobytes() == new.crop(inside).tobytes()
    assert old.tobytes() != new.tobytes()
