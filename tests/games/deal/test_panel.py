"""The panels of Monopoly Deal, as players read them."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest
from hypothesis import given

from bot.language import LOCALES, Language, language_of
from games.deal import GAME
from games.deal.answers.orders import ALWAYS
from games.deal.state import State
from games.deal.view import View
from games.kit.panel import Fill, Make, Panel, Pick
from tests.games.deal.positions import NAMES, make, position
from tests.kit.matches import SEEDS, examples
from tests.kit.matches import steps as moves
from tests.kit.narrow import narrow, not_none

PEOPLE = ("Anna", "Ben", "Clara", "David", "Emma")
SAY = language_of("en").with_seats(PEOPLE)
A, B, C = "🔵 Anna", "🔶 Ben", "🟩 Clara"
ADVANCE = "Answers in advance"


def first_step(state: State, seat: int = 0) -> Panel:
    """Return the first step of *seat*."""
    return GAME.panel(GAME.view(state, seat), GAME.open_offers(state, seat))


def read_step(step: Panel, say: Language = SAY) -> dict[str, str]:
    """Return what can be tapped in *step*: select entries with their hints, buttons with their tones."""
    select = step.select
    entries = () if select is None or isinstance(select, Fill) else select.entries
    found = {say(tap.label.text): say(tap.label.hint) if tap.label.hint else "" for tap in entries}
    return found | {say(tap.label.text): tap.tone for tap in step.buttons}


def follow_taps(step: Panel, *names: str) -> Make | Panel:
    """Return the step after these taps, given by their labels."""
    for name in names:
        called = [(SAY(tap.label.text), tap.leads_to) for tap in step.taps]
        then = next(then for words, then in called if name in (words, words.partition(" · ")[2]))
        if isinstance(then, Make):
            return then
        step = then()
    return step


def make_move(state: State, seat: int, *names: str) -> Any:
    """Return the move that these taps lead to."""
    offers = GAME.open_offers(state, seat)
    then = follow_taps(first_step(state, seat), *names)
    answers = {
        field.name: narrow(Make, then).chosen[field.name] for field in offers[narrow(Make, then).offer].fields
    }
    return GAME.fill(offers[narrow(Make, then).offer], answers)


def find_uses(card: str, front: str = "", *fronts: str) -> dict[str, str]:
    """Return what a player can do with *card*, with hints that say where it would lie."""
    found = read_step(first_step(position(front, *(fronts or ("",)), hands=(card,))))
    return {name.removeprefix("1 · "): hint for name, hint in found.items() if name.startswith("1 · ")}


def list_plays(state: State, number: int) -> list[str]:
    """Return the entries of the select that play card *number* of the hand."""
    numbered = [name.split(" · ") for name in read_step(first_step(state)) if " · " in name]
    return [name for place, name in numbered if place == str(number)]


WASTES = "{}: once it’s in the bank, it’s money for good"


def test_a_turn_begins_with_the_plays_by_the_numbers_of_the_picture() -> None:
    state = position("red: red red", "bank: 5M", hands=("red/yellow rent/red/yellow 4M no red double", "go"))
    step = first_step(state)
    assert (step.question, step.lines) == (None, ())
    assert read_step(step) == {
        "1 · Bank it: 4M": "",
        "2 · Lay it as red: 3 of 3": "",
        "3 · Lay it as red: 3 of 3": "red/yellow wild",
        "3 · Lay it as yellow: 1 of 3": "red/yellow wild",
        "6 · Charge everybody 3M for red": "red/yellow rent",
        "6 · Charge everybody 6M for red, doubled": "red/yellow rent",
        "4 · Bank it: 4M": WASTES.format("Just Say No"),
        "5 · Bank it: 1M": WASTES.format("Double the Rent"),
        "6 · Bank it: 1M": WASTES.format("red/yellow rent"),
        "End turn": "plain",
        ADVANCE: "plain",
    }
    make(state, 0, "bank", card="4M")
    assert next(iter(read_step(first_step(state)))) == "2 · Lay it as red: 3 of 3"


def test_every_play_of_a_list_is_one_tap() -> None:
    state = position("red: red red", "bank: 5M", hands=("red/yellow rent/red/yellow 4M no red double", "go"))
    select = narrow(Pick, first_step(state).select)
    assert all(isinstance(entry.leads_to, Make) for entry in select.entries)
    assert make_move(state, 0, "Bank it: 4M").__struct_config__.tag == "bank"


@pytest.mark.parametrize(
    ("card", "fronts", "expected"),
    [
        ("4M", ("",), {"Bank it: 4M": ""}),
        ("red", ("red: red",), {"Lay it as red: 2 of 3": ""}),
        ("pink", ("pink: pink any pink",), {"Lay it as pink: 1 of 3": ""}),
        (
            "red/yellow",
            ("yellow: yellow",),
            {"Lay it as red: 1 of 3": "red/yellow wild", "Lay it as yellow: 2 of 3": "red/yellow wild"},
        ),
        ("no", ("",), {"Bank it: 4M": WASTES.format("Just Say No")}),
        ("go", ("",), {"Draw 2 cards": "Pass Go", "Bank it: 1M": WASTES.format("Pass Go")}),
        (
            "birthday",
            ("", "bank: 1M"),
            {
                "Collect 2M from everybody": "It’s My Birthday",
                "Bank it: 2M": WASTES.format("It’s My Birthday"),
            },
        ),
        ("birthday", ("", ""), {"Bank it: 2M": WASTES.format("It’s My Birthday")}),
        (
            "debt",
            ("", "bank: 1M", "bank: 2M | red: red"),
            {
                f"Collect 5M from {B}": "Debt Collector: 1M in the bank, 1M in all",
                f"Collect 5M from {C}": "Debt Collector: 2M in the bank, 5M in all",
                "Bank it: 3M": WASTES.format("Debt Collector"),
            },
        ),
        (
            "sly",
            ("red: red red", "red: any | yellow: red/yellow"),
            {
                f"Take {B}’s any-color wild in red, 1 of 3, worth nothing": "Sly Deal: 3 of 3 for you",
                f"Take {B}’s red/yellow wild in yellow, 1 of 3, worth 3M": "Sly Deal: 1 of 3 for you",
                "Bank it: 3M": WASTES.format("Sly Deal"),
            },
        ),
        (
            "breaker",
            ("", "brown: brown brown", "pink: pink pink pink house"),
            {
                f"Take {B}’s brown set": "Deal Breaker: 2M rent",
                f"Take {C}’s pink set": "Deal Breaker: 7M rent, with a house",
                "Bank it: 5M": WASTES.format("Deal Breaker"),
            },
        ),
        (
            "forced",
            ("pink: pink", "red: red", "green: green"),
            {
                f"Your pink property for {B}’s red, 1 of 3": "Forced Deal: 1 of 3 for you",
                f"Your pink property for {C}’s green, 1 of 3": "Forced Deal: 1 of 3 for you",
                "Bank it: 3M": WASTES.format("Forced Deal"),
            },
        ),
        (
            "rent/pink/orange",
            ("pink: pink | orange: orange orange", "bank: 1M"),
            {
                "Charge everybody 3M for orange": "pink/orange rent",
                "Charge everybody 1M for pink": "pink/orange rent",
                "Bank it: 1M": WASTES.format("pink/orange rent"),
            },
        ),
        ("rent/pink/orange", ("pink: pink", ""), {"Bank it: 1M": WASTES.format("pink/orange rent")}),
        (
            "rent/any",
            ("pink: pink pink", "bank: 1M"),
            {
                f"Charge {B} 2M for pink": "any-color rent: 1M in the bank, 1M in all",
                "Bank it: 3M": WASTES.format("any-color rent"),
            },
        ),
        (
            "house",
            ("red: red red red", ""),
            {"Build on red: 9M rent": "House", "Bank it: 3M": WASTES.format("House")},
        ),
        ("hotel", ("red: red red red", ""), {"Bank it: 4M": WASTES.format("Hotel")}),
    ],
)
def test_a_card_is_laid_or_played_first_and_banked_last(
    card: str, fronts: tuple[str, ...], expected: dict[str, str]
) -> None:
    front, *others = fronts
    assert find_uses(card, front, *others) == expected


def test_what_can_be_done_in_too_many_ways_has_a_step_of_its_own() -> None:
    theirs = "bank: 1M | pink: pink | orange: orange | yellow: yellow"
    state = position("red: red", *[theirs] * 2, hands=("sly any red/yellow rent/red/yellow", "no", "no"))
    assert read_step(first_step(state))["2 · any-color wild"] == "Goes with any color; it’s worth nothing"
    assert len(list_plays(state, 3)) == 7
    asked = narrow(Panel, follow_taps(first_step(state), "any-color wild"))
    assert SAY(not_none(asked.question)) == "2 · any-color wild: what do you do with it?"
    assert len(asked.taps) == 10


def test_a_wild_of_any_color_is_laid_where_most_of_a_set_lies_first() -> None:
    found = list(find_uses("any", "brown: brown | red: red red"))
    assert found[:3] == ["Lay it as brown: 2 of 2", "Lay it as red: 3 of 3", "Lay it as dark blue: 1 of 2"]
    assert len(found) == 10


def test_of_cards_alike_that_lie_together_one_is_enough() -> None:
    state = position("pink: pink pink", "red: red red | red: red/yellow", hands=("sly forced",))
    taken = [f"Take {B}’s red, 2 of 3, worth 3M", f"Take {B}’s red/yellow wild in red, 1 of 3, worth 3M"]
    assert list_plays(state, 1) == [*taken, "Bank it: 3M"]
    assert len(list_plays(state, 2)) == 3


def test_a_rent_tells_what_is_owed_with_its_doubles() -> None:
    state = position("pink: pink pink", "bank: 1M", "bank: 4M", hands=("rent/pink/orange double double",))
    assert list_plays(state, 3) == [
        "Charge everybody 2M for pink",
        "Charge everybody 4M for pink, doubled",
        "Charge everybody 8M for pink, doubled twice",
        "Bank it: 1M",
    ]
    move = make_move(state, 0, "Charge everybody 8M for pink, doubled twice")
    assert move.doubles == 2


def test_a_rent_from_one_names_color_doubles_and_who_at_once() -> None:
    state = position("pink: pink | red: red", "bank: 1M", "bank: 4M", hands=("rent/any double",))
    assert len(list_plays(state, 2)) == 2 * 2 * 2 + 1
    found = read_step(first_step(state))
    assert found[f"2 · Charge {C} 4M for red, doubled"] == "any-color rent: 4M in the bank, 4M in all"
    move = make_move(state, 0, f"Charge {C} 4M for red, doubled")
    assert (move.doubles, move.target) == (1, 2)


def test_a_swap_of_too_many_pairs_is_chosen_in_two_steps() -> None:
    mine = ["red", "brown", "station", "utility", "green"]
    theirs = "pink: pink | orange: orange | yellow: yellow | light_blue: light_blue | red: red"
    for more in ("", " | dark_blue: dark_blue"):
        front = " | ".join(f"{color}: {color}" for color in mine)
        state = position(front, f"bank: 1M | {theirs}{more}", hands=("forced",))
        step = follow_taps(first_step(state), "Forced Deal")
        assert isinstance(narrow(Panel, step).taps[0].leads_to, Make) == (not more)
    taken = f"Take {B}’s pink, 1 of 3, worth 2M"
    step = follow_taps(narrow(Panel, step), taken)
    assert (
        SAY(not_none(narrow(Panel, step).question)),
        SAY(narrow(Pick, narrow(Panel, step).select).name),
    ) == (taken, "What do you give?")
    assert f"Your brown property for {B}’s pink, 1 of 3" in read_step(narrow(Panel, step))


def test_to_end_the_turn_is_green_when_nothing_useful_is_left() -> None:
    def tone(hand: str, **more: Any) -> str:
        return read_step(
            first_step(position("red: red red red/yellow", "bank: 1M", hands=(hand, "go"), **more))
        )["End turn"]

    assert tone("no double") == "best"
    assert tone("no 1M") == "plain"
    assert tone("no birthday") == "plain"
    assert tone("1M birthday", plays=0) == "best"
    assert tone("no no no double double hotel hotel") == "best"
    assert tone("no no no double double hotel hotel breaker") == "plain"


def test_what_can_be_rearranged_has_a_step_of_its_own() -> None:
    state = position("red: red red red/yellow house | brown: any | red: red", "", hands=("no", "go"))
    assert list(read_step(first_step(state)))[-3:] == ["End turn", "Rearrange", ADVANCE]
    step = follow_taps(first_step(state), "Rearrange")
    found = read_step(narrow(Panel, step))
    assert found["red/yellow wild to yellow"] == "1 of 3 for you"
    assert found["any-color wild to utility"] == "1 of 2 for you"
    assert found["red property into the full set, for red/yellow wild"]
    assert len(found) == 11
    state = position("red: red red red/yellow house", "", hands=("go", "go"), plays=0)
    assert list(read_step(first_step(state))) == ["End turn", "red/yellow wild to yellow", ADVANCE]
    breaks = "**red/yellow wild to yellow** – The set breaks: what is built on it goes to your bank."
    assert [SAY(line) for line in first_step(state).lines] == [f"-# {breaks}"]
    state = position("red: red/yellow", "", hands=("go", "go"), plays=0)
    assert list(read_step(first_step(state))) == ["End turn", "red/yellow wild to yellow", ADVANCE]


def test_a_cut_is_one_select_of_the_hand() -> None:
    state = position("", "", hands=("1M 1M 1M 2M 2M 2M 3M 4M 4M", "go"), plays=0)
    assert list(read_step(first_step(state))) == ["End turn", ADVANCE]
    make(state, 0, "end")
    step = first_step(state)
    assert isinstance(step.select, Fill)
    assert list(read_step(step)) == [ADVANCE]


@pytest.mark.parametrize(
    ("front", "card", "held", "expected"),
    [
        ("bank: 2M 3M", "birthday", "go", {"Pay 2M": "best", "Pay another way": "plain"}),
        ("bank: 2M 1M", "birthday", "go", {"Pay 2M": "best"}),
        ("bank: 1M 1M", "birthday", "no", {"Pay 2M: 1M, 1M": "best", "Just say no!": "plain"}),
        ("bank: 10M", "birthday", "no", {"Pay 10M": "plain", "Just say no!": "best"}),
        ("bank: 5M", "debt", "no", {"Pay 5M": "best", "Just say no!": "plain"}),
        ("bank: 10M", "debt", "no", {"Pay 10M": "plain", "Just say no!": "best"}),
        ("red: red", "sly", "go", {"Let it go": "best"}),
        ("red: red", "sly", "no", {"Let it go": "best", "Just say no!": "plain"}),
        ("red: red red red", "breaker", "no", {"Let it go": "plain", "Just say no!": "best"}),
    ],
)
def test_an_answer_is_one_tap(front: str, card: str, held: str, expected: dict[str, str]) -> None:
    state = position("", front, hands=(f"{card} 1M", held))
    make(state, 0, card)
    assert read_step(first_step(state, 1)) == {**expected, ADVANCE: "plain"}


def test_what_is_paid_too_much_is_told() -> None:
    state = position("", "bank: 4M | red: red", hands=("debt birthday", "go"))
    asked = GAME.copy(state)
    make(asked, 0, "birthday")
    told = [SAY(line) for line in first_step(asked, 1).lines]
    assert told == ["Nobody gives change: my suggestion is 2M too much."]
    state.banks[1].append(NAMES["1M"][0])
    make(state, 0, "debt")
    assert first_step(state, 1).lines == ()


def test_to_pay_otherwise_is_a_select_of_all_one_has() -> None:
    state = position("", "bank: 2M 3M 4M | red: red", hands=("debt 1M", "go"))
    make(state, 0, "debt")
    step = follow_taps(first_step(state, 1), "Pay another way")
    assert SAY(not_none(narrow(Panel, step).question)) == "How do you pay 5M?"
    assert isinstance(narrow(Panel, step).select, Fill)
    state.banks[1] = list(range(20))
    state.groups[1] = [
        (0, -1, -1, 20, 21),
        *((color, -1, -1, *NAMES["any"][:0], 22 + color) for color in range(4)),
    ]
    (tap,) = (tap for tap in first_step(state, 1).taps if SAY(tap.label.text) == "Pay another way")
    assert isinstance(tap.leads_to, Make)


def test_the_actor_answers_every_no() -> None:
    state = position("", "bank: 1M", "bank: 1M", hands=("birthday no 1M", "no 1M", "no 1M"))
    make(state, 0, "birthday")
    make(state, 1, "refuse")
    yes, no = f"Accept {B}’s No", f"Say no to {B}’s No"
    assert read_step(first_step(state)) == {yes: "best", no: "plain", ADVANCE: "plain"}
    make(state, 2, "refuse")
    found = read_step(first_step(state))
    assert list(found) == [yes, no, f"Accept {C}’s No", f"Say no to {C}’s No", ADVANCE]
    assert found[no] == f"It costs your Just Say No. {B} may answer with another."


@pytest.mark.clause("MD-38")
def test_answers_in_advance_stand_as_they_are_and_are_changed_in_one_window() -> None:
    state = position("", "red: red", hands=("1M", "go"))
    state.accepts[1], state.pays[1] = ALWAYS, 1
    step = first_step(state, 1)
    assert [SAY(line) for line in step.lines] == ["I accept and pay for you."]
    (tap,) = step.taps
    offer = GAME.open_offers(state, 1)[narrow(Make, tap.leads_to).offer]
    assert (narrow(Make, tap.leads_to).chosen, narrow(Make, tap.leads_to).preset) == (
        {},
        {"accepts": (ALWAYS,), "pays": (1,)},
    )
    assert [field.name for field in offer.fields] == ["accepts", "pays"]
    assert narrow(Make, tap.leads_to).preset.keys() == {field.name for field in offer.fields}


@pytest.mark.parametrize("language", LOCALES)
@given(seed=SEEDS)
@examples(6)
def test_no_step_says_anything_twice(language: str, seed: int) -> None:
    say = language_of(language).with_seats(PEOPLE, "label")

    def check(view: View, step: Panel, depth: int) -> None:
        select = [step.select.name] if step.select else []
        entries = step.taps[: len(step.taps) - len(step.buttons)]
        once = [
            step.question or GAME.ask(view),
            *step.lines,
            *select,
            *(tap.label.text for tap in step.buttons),
        ]
        words, named = [say(text).strip() for text in once], {say(tap.label.text) for tap in entries}
        assert len(set(words)) == len(words)
        assert not named.intersection(words)
        assert all(len(text) <= 100 for text in named)
        assert all(len(say(tap.label.text)) <= 80 for tap in step.buttons)
        for tap in step.taps:
            assert tap.label.hint is None or 0 < len(say(tap.label.hint)) <= 100
            if depth and not isinstance(tap.leads_to, Make):
                check(view, tap.leads_to(), depth - 1)

    for _, _, _, _, state in islice(moves("deal", (4, {"deal_breaker": "in"}), seed, sense=0.7), 0, 120, 5):
        for seat in GAME.active(state):
            if offers := GAME.open_offers(state, seat):
                view = GAME.view(state, seat)
                check(view, GAME.panel(view, offers), 2)


def test_an_ordinary_move_takes_two_taps_and_the_rarest_six() -> None:
    def measure_depth(step: Panel) -> int:
        return 1 + max(
            (0 if isinstance(tap.leads_to, Make) else measure_depth(tap.leads_to()) for tap in step.taps),
            default=0,
        )

    for seed in range(3):
        for *_, state in islice(moves("deal", (5, {"deal_breaker": "in"}), seed, sense=0.8), 0, 200, 7):
            for seat in GAME.waiting_for(state):
                assert measure_depth(first_step(state, seat)) <= 6


@pytest.mark.parametrize(("cards", "title"), [(8, "Put 1 card back"), (9, "Put 2 cards back")])
def test_the_select_says_how_many_cards_go_back(cards: int, title: str) -> None:
    state = position("", "", hands=("1M 1M 1M 2M 2M 2M 3M 3M 4M"[: 3 * cards - 1], "go"), plays=1)
    make(state, 0, "end")
    select = first_step(state).select
    assert isinstance(select, Fill)
    assert SAY(select.name) == title
