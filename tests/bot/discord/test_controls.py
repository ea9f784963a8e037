from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.strategies import DataObject

from bot.discord.controls import LONGEST_ID, Control, make_unique, pack, parse, unpack
from games.core import Field, InvalidMove, Offer

controls = st.builds(
    Control,
    verb=st.from_regex(r"[a-z]{1,12}", fullmatch=True),
    match=st.integers(0, 2**53),
    version=st.integers(0, 2**31),
    argument=st.text("0123456789abcdefghijklmnopqrstuvwxyz.-/", max_size=40),
    value=st.text("0123456789abcdefghijklmnopqrstuvwxyz.-/", max_size=12),
)


@given(controls)
def test_a_control_comes_back_from_its_custom_id(control: Control) -> None:
    assert len(control.custom_id) <= LONGEST_ID
    assert parse(control.custom_id) == control


@given(st.text(max_size=150))
def test_foreign_custom_ids_are_none_of_ours(text: str) -> None:
    found = parse(text)
    assert found is None or found.custom_id == text


@pytest.mark.parametrize(
    "custom_id",
    [
        "",
        "fh:",
        "fh:1:2:do",
        "fh:1:2:DO:",
        "fh:-1:2:do:",
        "fh:1:2:do:a b",
        "fh:1:2:do:a~",
        "fh:1:2:do:٣",
        "fh:" + "9" * 13 + ":1:do:",
        "x:1:2:do:",
    ],
)
def test_malformed_custom_ids_are_none_of_ours(custom_id: str) -> None:
    assert parse(custom_id) is None


def test_too_long_is_none_of_ours() -> None:
    assert parse("fh:1:1:do:" + "x" * 91) is None


def test_a_modal_is_unique_for_each_opening() -> None:
    assert make_unique(7) != make_unique(7)
    assert make_unique(7).startswith("7.")


fields = st.lists(
    st.lists(st.integers(0, 500), min_size=1, max_size=125, unique=True), min_size=1, max_size=3
).map(
    lambda lists: tuple(Field(f"f{n}", tuple(options), most=99, many=True) for n, options in enumerate(lists))
)


@given(fields, st.data())
def test_what_was_chosen_fits_into_a_custom_id_and_comes_back(
    fields: tuple[Field, ...], data: DataObject
) -> None:
    offer = Offer("pay", fields=fields)
    chosen = {
        field.name: tuple(option for option in field.options if data.draw(st.booleans())) for field in fields
    }
    argument = pack(3, offer, chosen)
    assert len(Control("sure", 2**40, 2**30, argument).custom_id) <= LONGEST_ID
    assert unpack(offer, argument) == (chosen, {})


def test_what_is_kept_of_a_field_left_open_comes_back_with_it() -> None:
    offer = Offer("draft", fields=tuple(Field(name, (7, 8, 9), most=3, many=True) for name in "abc"))
    argument = pack(3, offer, {"a": (8, 9)}, {"b": (9,), "c": ()})
    assert argument == "3.6.4-.-"
    assert unpack(offer, argument) == ({"a": (8, 9)}, {"b": (9,)})


@pytest.mark.parametrize("argument", ["0", "0.", "0.zz", "0.1.1", "0.-1", "0.ü", "0.zz-", "0.--"])
def test_a_choice_that_does_not_fit_is_an_invalid_move(argument: str) -> None:
    with pytest.raises(InvalidMove):
        unpack(Offer("pay", fields=(Field("cards", (1, 2, 3)),)), argument)
